//! How long work on a pool thread may still go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Why work has to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interruption {
    /// The deadline passed.
    TimedOut,
    /// Nobody wants the answer any more.
    Cancelled,
}

/// A deadline and a flag that anybody may raise. Work that takes long asks [`Interrupt::check`] at every step that it can be
/// stopped after, and changes nothing more once it was told to stop.
#[derive(Debug, Clone, Default)]
pub struct Interrupt {
    deadline: Option<Instant>,
    cancelled: Arc<AtomicBool>,
}

impl Interrupt {
    /// One that never fires by itself.
    #[must_use]
    pub fn never() -> Self {
        Self::default()
    }

    /// One that fires after `timeout`.
    #[must_use]
    pub fn after(timeout: Duration) -> Self {
        Self { deadline: Instant::now().checked_add(timeout), cancelled: Arc::default() }
    }

    /// The same flag with a deadline of its own.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self { deadline: Instant::now().checked_add(timeout), cancelled: Arc::clone(&self.cancelled) }
    }

    /// Raises the flag, for all clones.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Release);
    }

    /// The flag itself, for libraries that poll one (gitoxide's `should_interrupt`).
    #[must_use]
    pub fn flag(&self) -> &AtomicBool {
        &self.cancelled
    }

    /// When it fires by itself.
    #[must_use]
    pub const fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Whether to go on.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), Interruption> {
        if self.cancelled.load(Ordering::Acquire) {
            Err(Interruption::Cancelled)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Err(Interruption::TimedOut)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_is_cancelled_with_its_original() {
        let one = Interrupt::after(Duration::from_secs(60));
        let other = one.with_timeout(Duration::from_secs(60));
        assert_eq!(other.check(), Ok(()));
        one.cancel();
        assert_eq!(other.check(), Err(Interruption::Cancelled));
    }

    #[test]
    fn a_deadline_fires() {
        assert_eq!(Interrupt::after(Duration::ZERO).check(), Err(Interruption::TimedOut));
    }
}
