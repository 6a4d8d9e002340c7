//! Which file a name stood for when it was looked at.

use rustix::fs::{FileType, Stat};

/// Device and inode: what stays the same when a file is renamed and differs when it is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Identity {
    /// Device number.
    pub dev: u64,
    /// Inode number.
    pub ino: u64,
}

/// What one look at a file showed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Metadata {
    /// Device and inode.
    pub identity: Identity,
    /// Type of the file itself (links are not followed).
    pub file_type: FileType,
    /// Permission bits, `0o7777`.
    pub mode: u32,
    /// Hard links.
    pub nlink: u64,
    /// Size in bytes.
    pub size: u64,
    /// Last modification, in nanoseconds since the epoch.
    pub mtime_ns: i128,
}

impl Metadata {
    /// A regular file of mode 0600 (the bits above 0777 do not count, as in the originals) with one link.
    #[must_use]
    pub fn is_private_file(&self) -> bool {
        self.file_type == FileType::RegularFile && self.nlink == 1 && self.mode & 0o777 == 0o600
    }

    /// A directory of mode 0700.
    #[must_use]
    pub fn is_private_directory(&self) -> bool {
        self.is_directory() && self.mode & 0o777 == 0o700
    }

    /// A directory, not a link to one.
    #[must_use]
    pub fn is_directory(&self) -> bool {
        self.file_type == FileType::Directory
    }

    /// A regular file, not a link to one.
    #[must_use]
    pub fn is_file(&self) -> bool {
        self.file_type == FileType::RegularFile
    }
}

#[expect(
    clippy::unnecessary_cast,
    clippy::cast_sign_loss,
    clippy::useless_conversion,
    reason = "the fields' types differ between platforms"
)]
impl From<Stat> for Metadata {
    fn from(stat: Stat) -> Self {
        Self {
            identity: Identity { dev: stat.st_dev as u64, ino: stat.st_ino as u64 },
            file_type: FileType::from_raw_mode(stat.st_mode as _),
            mode: u32::from(stat.st_mode) & 0o7777,
            nlink: stat.st_nlink as u64,
            size: stat.st_size as u64,
            mtime_ns: i128::from(stat.st_mtime) * 1_000_000_000 + i128::from(stat.st_mtime_nsec),
        }
    }
}
