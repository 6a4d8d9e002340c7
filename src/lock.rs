//! Lock files (`spec/lock.md`).
