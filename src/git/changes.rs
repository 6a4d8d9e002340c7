//! Which paths two commits differ in: renames and copies found by Git's rules.
