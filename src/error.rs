//! Every way in which an operation may end badly, and the one table of what JavaScript sees of it.
//!
//! Source of the rules: `spec/errors.md`. The JavaScript face builds its classes from [`class_table`], so that a reason
//! and its message are written once, here. No message holds a path or a caller's data, but for system errors (which take
//! Node's own form) and the time-out of a path claim (whose text the original fixes).

use std::borrow::Cow;

mod system;
pub use system::SystemError;

/// What an operation gives: its answer, or the [`Error`] that JavaScript will see.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// One row of [`class_table`]: a JavaScript error class whose instances carry a reason.
#[derive(Debug, Clone, Copy)]
pub struct ClassRow {
    /// Class name, also the `name` of its instances.
    pub name: &'static str,
    /// What precedes the upper-cased reason in `code`.
    pub prefix: &'static str,
    /// Reasons in kebab case with their messages; the first is the default.
    pub reasons: &'static [(&'static str, &'static str)],
}

macro_rules! reasons {
    ($(#[$doc:meta])* $name:ident $class:literal $prefix:literal { $($variant:ident $reason:literal $message:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum $name {
            $(#[doc = $message] #[error($message)] $variant,)+
        }
        impl $name {
            /// The row of [`class_table`] for this class.
            pub const ROW: ClassRow =
                ClassRow { name: $class, prefix: $prefix, reasons: &[$(($reason, $message),)+] };
            /// The reason as JavaScript sees it in `details.reason`.
            #[must_use]
            pub const fn reason(self) -> &'static str {
                match self { $(Self::$variant => $reason,)+ }
            }
        }
        impl From<$name> for Error {
            fn from(reason: $name) -> Self { Self::Reason($class, reason.reason()) }
        }
        impl PartialEq<$name> for Error {
            fn eq(&self, other: &$name) -> bool {
                matches!(self, Self::Reason(class, reason) if *class == $class && *reason == other.reason())
            }
        }
    };
}

reasons! {
    /// Refusals of the reservation store (`git/reservations`).
    ReservationError "ReservationError" "ERR_WORKTREE_" {
        InvalidReservation "invalid-reservation" "Worktree reservation input is invalid.",
        StateVersionConflict "state-version-conflict" "Worktree reservation state changed concurrently.",
        LeaseCollision "lease-collision" "Worktree reservation collides with an active lease.",
        StaleLease "stale-lease" "Expired worktree lease requires explicit reconciliation.",
        LeaseMismatch "lease-mismatch" "Worktree lease identity does not match.",
        UnsafeState "unsafe-state" "Worktree reservation state is unsafe.",
        StateExhausted "state-exhausted" "Worktree reservation state version is exhausted.",
        LeaseNotExpired "lease-not-expired" "Worktree lease has not expired.",
    }
}

reasons! {
    /// Refusals of leased worktrees (`git/worktrees`).
    WorktreeError "WorktreeError" "ERR_WORKTREE_" {
        InvalidInput "invalid-input" "Worktree request is invalid.",
        DirtySource "dirty-source" "Source worktree must be clean.",
        DetachedSource "detached-source" "Source worktree must have an attached branch.",
        StaleBase "stale-base" "Requested worktree base is stale or mismatched.",
        ProtectedBranch "protected-branch" "Protected branches cannot be Worker branches.",
        BranchCollision "branch-collision" "Worker branch is already reserved or present.",
        PathCollision "path-collision" "Worker worktree path is already reserved or present.",
        UnsafePath "unsafe-path" "Worker worktree path is unsafe.",
        RepositoryMismatch "repository-mismatch" "Repository identity does not match private state.",
        RepositoryChanged "repository-changed" "Repository identity or topology changed.",
        CreateFailed "create-failed" "Worker worktree creation failed safely.",
        RollbackFailed "rollback-failed" "Worker worktree rollback requires explicit reconciliation.",
        LeaseMismatch "lease-mismatch" "Worktree lease identity does not match.",
        StaleLease "stale-lease" "Expired worktree lease requires explicit reconciliation.",
        RecoveryAuthority "recovery-authority" "Stale worktree recovery authority denied.",
        RecoveryApproval "recovery-approval" "Stale worktree recovery requires human approval.",
        RecoveryFailed "recovery-failed" "Stale worktree recovery requires explicit intervention.",
    }
}

reasons! {
    /// Refusals of reconciliation (`git/reconcile`).
    ReconcileError "ReconcileError" "ERR_RECONCILE_" {
        InvalidInput "invalid-input" "Worktree reconciliation request is invalid.",
        LeaseChanged "lease-changed" "Worktree lease or topology changed during reconciliation.",
        IntegrationFailed "integration-failed" "Fast-forward integration failed safely.",
        IntegrationOutcomeUnknown "integration-outcome-unknown" "Fast-forward integration outcome requires explicit inspection.",
    }
}

reasons! {
    /// Refusals of the Git client (`git/client`).
    GitClientError "GitClientError" "ERR_GIT_" {
        GitOperationFailed "git-operation-failed" "Git operation failed safely.",
        InvalidClient "invalid-client" "Git client configuration is invalid.",
        UnsafeExecutable "unsafe-executable" "Git executable is unsafe.",
        InvalidInput "invalid-input" "Git operation input is invalid.",
        GitTimeout "git-timeout" "Git operation timed out.",
        GitOutputInvalid "git-output-invalid" "Git returned invalid or excessive output.",
        ExecutableConfig "executable-config" "Repository Git configuration may execute local code.",
        RepositoryPathUnsafe "repository-path-unsafe" "Repository contains a noncanonical or ambiguous path.",
        RepositoryUnsafe "repository-unsafe" "Git repository identity is unsafe.",
        RepositoryChanged "repository-changed" "Git repository identity changed.",
        NonFastForward "non-fast-forward" "Integration is not a fast-forward.",
    }
}

/// The classes whose instances carry a reason, for the JavaScript face.
#[must_use]
pub const fn class_table() -> [ClassRow; 4] {
    [ReservationError::ROW, WorktreeError::ROW, ReconcileError::ROW, GitClientError::ROW]
}

/// Why a lock counts as busy (`LockBusyError`, `spec/lock.md`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LockBusy {
    /// Somebody holds it.
    #[error("State lock is held by another owner")]
    Held,
    /// Somebody is between creating and writing it.
    #[error("State lock is initializing")]
    Initializing,
    /// Only the owner's host can tell whether the owner lives.
    #[error("Cannot recover a lock from another host")]
    OtherHost,
    /// The owner lives.
    #[error("State lock owner is still running")]
    StillRunning,
    /// The owner is not provably gone.
    #[error("Cannot establish that the lock owner exited")]
    Unproven,
    /// An earlier recovery left its claim file.
    #[error("Lock recovery was already claimed; manual investigation required")]
    RecoveryClaimed,
}

/// An operation's failure as JavaScript will see it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An error of one of the classes in [`class_table`]: class name and reason.
    #[error("{0}: {1}")]
    Reason(&'static str, &'static str),
    /// `LockBusyError`.
    #[error(transparent)]
    LockBusy(#[from] LockBusy),
    /// `StaleLockError`.
    #[error("Stale state lock requires an explicit recovery command")]
    StaleLock,
    /// `UnsupportedStatePlatformError`, with the platform as Node names it.
    #[error("Private orchestration state requires enforceable owner-only filesystem permissions")]
    UnsupportedPlatform(String),
    /// A `TypeError` with this message.
    #[error("{0}")]
    Type(&'static str),
    /// A plain `Error` with this message.
    #[error("{0}")]
    Plain(Cow<'static, str>),
    /// A failed system call, in Node's form.
    #[error(transparent)]
    System(#[from] SystemError),
    /// The caller's `AbortSignal` ended the wait; JavaScript rejects with the signal's reason.
    #[error("aborted")]
    Aborted,
}

impl Error {
    /// A plain JavaScript `Error` with a fixed message.
    #[must_use]
    pub const fn plain(message: &'static str) -> Self {
        Self::Plain(Cow::Borrowed(message))
    }

    /// The `errno` of a system error.
    #[must_use]
    pub fn errno(&self) -> Option<rustix::io::Errno> {
        match self {
            Self::System(error) => Some(error.errno),
            _ => None,
        }
    }

    /// Whether this is the system's "no such file or directory".
    #[must_use]
    pub fn is_not_found(&self) -> bool {
        self.errno() == Some(rustix::io::Errno::NOENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_written_once_per_class() {
        for row in class_table() {
            let mut seen = std::collections::HashSet::new();
            assert!(row.reasons.iter().all(|(reason, _)| seen.insert(*reason)), "{}", row.name);
        }
    }

    #[test]
    fn the_default_reason_of_each_class_is_the_contracts() {
        let defaults = class_table().map(|row| row.reasons[0].0);
        assert_eq!(
            defaults,
            ["invalid-reservation", "invalid-input", "invalid-input", "git-operation-failed"]
        );
    }
}
