//! Leases, path claims and fast-forward reconciliation for many agents in one Git repository.
//!
//! Rooms, from the ground up; an arrow goes only from a later room to an earlier one (`ARCHITECTURE.md`): [`text`], [`error`],
//! [`fs`], [`owner`], [`wait`], [`lock`], [`state`], [`lease`], [`git`], [`worktree`], [`reconcile`], [`claim`]. The core knows
//! nothing of Node; `binding` does, and decides nothing.

pub mod claim;
pub mod error;
pub mod fs;
pub mod git;
pub mod lease;
pub mod lock;
pub mod owner;
pub mod reconcile;
pub mod state;
pub mod text;
pub mod wait;
pub mod worktree;
