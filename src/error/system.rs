//! Failed system calls in the form in which Node reports them: `EACCES: permission denied, lstat '/path'`.

use std::fmt;
use std::path::{Path, PathBuf};

use rustix::io::Errno;

/// A failed system call: what Node's `fs` module would have thrown for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemError {
    /// The system's error number.
    pub errno: Errno,
    /// The call as libuv names it (`lstat`, `open`, `fsync`, …), not the one that the kernel saw.
    pub syscall: &'static str,
    /// The path of the call, where Node reports one (calls on open files have none).
    pub path: Option<PathBuf>,
    /// The second path of `rename` and `link`.
    pub dest: Option<PathBuf>,
}

impl SystemError {
    /// A failed call on an open file.
    #[must_use]
    pub const fn on_handle(errno: Errno, syscall: &'static str) -> Self {
        Self { errno, syscall, path: None, dest: None }
    }

    /// A failed call on a path.
    #[must_use]
    pub fn on_path(errno: Errno, syscall: &'static str, path: &Path) -> Self {
        Self { errno, syscall, path: Some(path.to_owned()), dest: None }
    }

    /// A failed `rename` or `link`.
    #[must_use]
    pub fn on_paths(errno: Errno, syscall: &'static str, path: &Path, dest: &Path) -> Self {
        Self { errno, syscall, path: Some(path.to_owned()), dest: Some(dest.to_owned()) }
    }

    /// `error.code` in JavaScript.
    #[must_use]
    pub fn code(&self) -> String {
        libuv(self.errno).map_or_else(|| self.unknown(), |(code, _)| code.to_owned())
    }

    fn unknown(&self) -> String {
        format!("Unknown system error {}", -self.errno.raw_os_error())
    }
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match libuv(self.errno) {
            Some((code, text)) => write!(f, "{code}: {text}, {}", self.syscall)?,
            None => write!(f, "{0}: {0}, {1}", self.unknown(), self.syscall)?,
        }
        if let Some(path) = &self.path {
            write!(f, " '{}'", path.display())?;
        }
        if let Some(dest) = &self.dest {
            write!(f, " -> '{}'", dest.display())?;
        }
        Ok(())
    }
}

impl std::error::Error for SystemError {}

/// libuv's name and text of an error number (the manual page of `uv_strerror`); what it does not know Node reports by number.
fn libuv(errno: Errno) -> Option<(&'static str, &'static str)> {
    Some(match errno {
        Errno::TOOBIG => ("E2BIG", "argument list too long"),
        Errno::ACCESS => ("EACCES", "permission denied"),
        Errno::AGAIN => ("EAGAIN", "resource temporarily unavailable"),
        Errno::BADF => ("EBADF", "bad file descriptor"),
        Errno::BUSY => ("EBUSY", "resource busy or locked"),
        Errno::CANCELED => ("ECANCELED", "operation canceled"),
        Errno::EXIST => ("EEXIST", "file already exists"),
        Errno::FAULT => ("EFAULT", "bad address in system call argument"),
        Errno::FBIG => ("EFBIG", "file too large"),
        Errno::INTR => ("EINTR", "interrupted system call"),
        Errno::INVAL => ("EINVAL", "invalid argument"),
        Errno::IO => ("EIO", "i/o error"),
        Errno::ISDIR => ("EISDIR", "illegal operation on a directory"),
        Errno::LOOP => ("ELOOP", "too many symbolic links encountered"),
        Errno::MFILE => ("EMFILE", "too many open files"),
        Errno::NAMETOOLONG => ("ENAMETOOLONG", "name too long"),
        Errno::NFILE => ("ENFILE", "file table overflow"),
        Errno::NOBUFS => ("ENOBUFS", "no buffer space available"),
        Errno::NODEV => ("ENODEV", "no such device"),
        Errno::NOENT => ("ENOENT", "no such file or directory"),
        Errno::NOMEM => ("ENOMEM", "not enough memory"),
        Errno::NOSPC => ("ENOSPC", "no space left on device"),
        Errno::NOSYS => ("ENOSYS", "function not implemented"),
        Errno::NOTDIR => ("ENOTDIR", "not a directory"),
        Errno::NOTEMPTY => ("ENOTEMPTY", "directory not empty"),
        Errno::NOTSUP => ("ENOTSUP", "operation not supported on socket"),
        Errno::OVERFLOW => ("EOVERFLOW", "value too large for defined data type"),
        Errno::PERM => ("EPERM", "operation not permitted"),
        Errno::PIPE => ("EPIPE", "broken pipe"),
        Errno::RANGE => ("ERANGE", "result too large"),
        Errno::ROFS => ("EROFS", "read-only file system"),
        Errno::SPIPE => ("ESPIPE", "invalid seek"),
        Errno::SRCH => ("ESRCH", "no such process"),
        Errno::TIMEDOUT => ("ETIMEDOUT", "connection timed out"),
        Errno::TXTBSY => ("ETXTBSY", "text file is busy"),
        Errno::XDEV => ("EXDEV", "cross-device link not permitted"),
        Errno::NXIO => ("ENXIO", "no such device or address"),
        Errno::MLINK => ("EMLINK", "too many links"),
        Errno::NOTTY => ("ENOTTY", "inappropriate ioctl for device"),
        Errno::ILSEQ => ("EILSEQ", "illegal byte sequence"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_nodes_form() {
        let one = SystemError::on_path(Errno::ACCESS, "lstat", Path::new("/x"));
        assert_eq!(one.to_string(), "EACCES: permission denied, lstat '/x'");
        let two = SystemError::on_paths(Errno::XDEV, "rename", Path::new("/x"), Path::new("/y"));
        assert_eq!(two.to_string(), "EXDEV: cross-device link not permitted, rename '/x' -> '/y'");
        assert_eq!(SystemError::on_handle(Errno::IO, "fsync").to_string(), "EIO: i/o error, fsync");
    }

    #[test]
    fn what_libuv_does_not_know_is_reported_by_number() {
        let odd = SystemError::on_handle(Errno::DQUOT, "write");
        assert_eq!(odd.code(), "Unknown system error -122");
        assert_eq!(odd.to_string(), "Unknown system error -122: Unknown system error -122, write");
    }
}
