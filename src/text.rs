//! What a string must be to be an id, a branch, a sha, a path, an instant. Parsed once, into a type; who holds the type need
//! not look again. Strings come from JavaScript: lengths are UTF-16 code units, the patterns are the originals' regular
//! expressions (without the `m` flag, so nothing may follow the end), and the Unicode algorithms are those of the Unicode
//! standard, as in V8.

mod branch;
mod id;
mod instant;
mod path;
mod unicode;

pub use branch::BranchName;
pub use id::{Id, LeaseId, ObjectName, RepositoryId};
pub use instant::{Instant, MAX_SAFE_INTEGER, safe_integer};
pub use path::{AbsolutePath, RepositoryPath, Scope, is_portable_absolute, is_portable_part};
pub use unicode::{cmp_utf16, fold, is_nfkc, nfkc, utf16_len};
