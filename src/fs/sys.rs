//! System calls that report their failures as Node does. One call each, no policy; all descriptors close on exec.

use std::os::fd::{AsFd, OwnedFd};
use std::path::{Path, PathBuf};

use rustix::fs::{AtFlags, CWD, Mode, OFlags};
use rustix::io::{Errno, retry_on_intr};

use super::Metadata;
use crate::error::SystemError;

type Result<T> = std::result::Result<T, SystemError>;

/// `lstat`: the file itself, links not followed.
///
/// # Errors
/// The system's.
pub fn lstat(path: &Path) -> Result<Metadata> {
    rustix::fs::statat(CWD, path, AtFlags::SYMLINK_NOFOLLOW)
        .map(Metadata::from)
        .map_err(|errno| SystemError::on_path(errno, "lstat", path))
}

/// `lstat`, where absence is an answer.
///
/// # Errors
/// The system's, but for `ENOENT`.
pub fn lstat_if_present(path: &Path) -> Result<Option<Metadata>> {
    match lstat(path) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if error.errno == Errno::NOENT => Ok(None),
        Err(error) => Err(error),
    }
}

/// `fstat`.
///
/// # Errors
/// The system's.
pub fn fstat(file: impl AsFd) -> Result<Metadata> {
    rustix::fs::fstat(file).map(Metadata::from).map_err(|errno| SystemError::on_handle(errno, "fstat"))
}

/// `open` with these flags; close-on-exec and, so that a FIFO in a file's place cannot hang us, non-blocking besides.
///
/// # Errors
/// The system's.
pub fn open(path: &Path, flags: OFlags, mode: Mode) -> Result<OwnedFd> {
    retry_on_intr(|| rustix::fs::open(path, flags | OFlags::CLOEXEC | OFlags::NONBLOCK, mode))
        .map_err(|errno| SystemError::on_path(errno, "open", path))
}

/// Reads from the start until the end of the file or until `limit` bytes are there.
///
/// # Errors
/// The system's.
pub fn read_up_to(file: impl AsFd, limit: usize) -> Result<Vec<u8>> {
    let mut bytes = vec![0; limit];
    let mut filled = 0;
    while filled < limit {
        match retry_on_intr(|| rustix::io::pread(&file, &mut bytes[filled..], filled as u64)) {
            Ok(0) => break,
            Ok(count) => filled += count,
            Err(errno) => return Err(SystemError::on_handle(errno, "read")),
        }
    }
    bytes.truncate(filled);
    Ok(bytes)
}

/// Writes all of `bytes`.
///
/// # Errors
/// The system's.
pub fn write_all(file: impl AsFd, mut bytes: &[u8]) -> Result<()> {
    while !bytes.is_empty() {
        match retry_on_intr(|| rustix::io::write(&file, bytes)) {
            Ok(0) => return Err(SystemError::on_handle(Errno::IO, "write")),
            Ok(count) => bytes = &bytes[count..],
            Err(errno) => return Err(SystemError::on_handle(errno, "write")),
        }
    }
    Ok(())
}

/// `fsync`. On Apple systems the drive's cache is flushed too, as durability needs there.
///
/// # Errors
/// The system's.
pub fn fsync(file: impl AsFd) -> Result<()> {
    #[cfg(target_vendor = "apple")]
    let synced = rustix::fs::fcntl_fullfsync(file);
    #[cfg(not(target_vendor = "apple"))]
    let synced = retry_on_intr(|| rustix::fs::fsync(&file));
    synced.map_err(|errno| SystemError::on_handle(errno, "fsync"))
}

/// `fchmod`.
///
/// # Errors
/// The system's.
pub fn fchmod(file: impl AsFd, mode: Mode) -> Result<()> {
    retry_on_intr(|| rustix::fs::fchmod(&file, mode)).map_err(|errno| SystemError::on_handle(errno, "fchmod"))
}

/// `rename`.
///
/// # Errors
/// The system's.
pub fn rename(from: &Path, to: &Path) -> Result<()> {
    rustix::fs::rename(from, to).map_err(|errno| SystemError::on_paths(errno, "rename", from, to))
}

/// `unlink`.
///
/// # Errors
/// The system's.
pub fn unlink(path: &Path) -> Result<()> {
    rustix::fs::unlink(path).map_err(|errno| SystemError::on_path(errno, "unlink", path))
}

/// `rmdir`.
///
/// # Errors
/// The system's.
pub fn rmdir(path: &Path) -> Result<()> {
    rustix::fs::rmdir(path).map_err(|errno| SystemError::on_path(errno, "rmdir", path))
}

/// `mkdir`.
///
/// # Errors
/// The system's.
pub fn mkdir(path: &Path, mode: Mode) -> Result<()> {
    rustix::fs::mkdir(path, mode).map_err(|errno| SystemError::on_path(errno, "mkdir", path))
}

/// `realpath`.
///
/// # Errors
/// The system's.
pub fn realpath(path: &Path) -> Result<PathBuf> {
    std::fs::canonicalize(path).map_err(|error| {
        let errno = Errno::from_io_error(&error).unwrap_or(Errno::IO);
        SystemError::on_path(errno, "realpath", path)
    })
}
