//! Private files and directories: identities, exclusive creation, atomic replacement. Files are the API between processes,
//! so nothing here follows a link or trusts a name twice.

mod identity;
pub mod sys;

pub use identity::{Identity, Metadata};
