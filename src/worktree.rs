//! Leased worktrees (`spec/worktrees.md`).
