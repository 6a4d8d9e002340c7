//! The Git client: a hardened view of one repository (`spec/git-client.md`).

pub mod changes;
pub mod status;
