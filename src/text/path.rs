//! Paths: absolute ones of the host, responsibility scopes, and names inside a repository.

use std::fmt;
use std::path::{Path, PathBuf};

use super::unicode::{is_nfkc, nfkc, utf16_len};

/// An absolute POSIX path equal to its own `path.resolve`: no empty, `.` or `..` part and no trailing slash.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AbsolutePath(String);

impl AbsolutePath {
    /// The most that a caller's path may measure, in UTF-16 units.
    pub const MAX_LEN: usize = 1_024;

    /// The path, if `text` is absolute and resolved. Neither length nor forbidden characters are looked at.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let rest = text.strip_prefix('/')?;
        let resolved = rest.is_empty() || rest.split('/').all(|part| !matches!(part, "" | "." | ".."));
        resolved.then(|| Self(text.to_owned()))
    }

    /// A path that may be handed to the system: [`AbsolutePath::parse`], 2 to 1 024 units, no NUL, CR or LF.
    #[must_use]
    pub fn parse_bounded(text: &str) -> Option<Self> {
        let sound = text.len() > 1 && utf16_len(text) <= Self::MAX_LEN && !text.contains(['\0', '\r', '\n']);
        sound.then(|| Self::parse(text)).flatten()
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The path for system calls.
    #[must_use]
    pub fn as_path(&self) -> &Path {
        Path::new(&self.0)
    }
}

impl From<AbsolutePath> for PathBuf {
    fn from(path: AbsolutePath) -> Self {
        path.0.into()
    }
}

impl AsRef<Path> for AbsolutePath {
    fn as_ref(&self) -> &Path {
        self.as_path()
    }
}

impl fmt::Display for AbsolutePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A path component that every platform can hold: no Windows device name (with any extension), and no dot or space at its
/// end.
#[must_use]
pub fn is_portable_part(part: &str) -> bool {
    !part.ends_with(['.', ' ']) && !is_device_name(part)
}

fn is_device_name(part: &str) -> bool {
    let (stem, extension) = part.split_once('.').unwrap_or((part, ""));
    // The originals' `.*` stops at what JavaScript counts as a line end.
    if extension.contains(['\n', '\r', '\u{2028}', '\u{2029}']) {
        return false;
    }
    let stem = stem.to_ascii_lowercase();
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul" | "conin$" | "conout$")
        || (stem.len() == 4
            && (stem.starts_with("com") || stem.starts_with("lpt"))
            && matches!(stem.as_bytes()[3], b'1'..=b'9'))
}

/// Whether a component could be taken for `.git` by a file system that folds case or compatibility forms.
fn is_git_alias(part: &str) -> bool {
    if part.is_ascii() {
        return part.eq_ignore_ascii_case(".git");
    }
    nfkc(&part.to_uppercase().to_lowercase()) == ".git"
}

/// `spec/worktrees.md`: an absolute path that is safe as a project root or worktree on every platform: 2 to 1 024 units, its
/// own `resolve`, NFKC-stable, without NUL, CR, LF, `\` or `:`, all parts portable.
#[must_use]
pub fn is_portable_absolute(text: &str) -> Option<AbsolutePath> {
    let path = AbsolutePath::parse_bounded(text)?;
    let sound = !text.contains(['\\', ':'])
        && is_nfkc(text)
        && text.split('/').filter(|part| !part.is_empty()).all(is_portable_part);
    sound.then_some(path)
}

/// A responsibility: a file, or a directory with all below it, relative to the root of the repository (the seed's
/// `canonicalRelative`).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Scope {
    /// The canonical path, without the trailing slash that marks a directory.
    pub path: Box<str>,
    /// Whether all below the path belongs to it too.
    pub directory: bool,
}

impl Scope {
    /// The most that a scope may measure, in UTF-16 units.
    pub const MAX_LEN: usize = 500;

    /// Reads a scope; a trailing `/` marks a directory, where `allow_directory`. (Where it does not, the slash is dropped all
    /// the same, as in the seed.)
    #[must_use]
    pub fn parse(text: &str, allow_directory: bool) -> Option<Self> {
        if text.is_empty()
            || utf16_len(text) > Self::MAX_LEN
            || !is_nfkc(text)
            || text.starts_with('/')
            || text.contains(['\0', '\r', '\n', '\\', ':'])
            || text.contains("//")
        {
            return None;
        }
        let path = text.strip_suffix('/').unwrap_or(text);
        let canonical = path
            .split('/')
            .all(|part| !matches!(part, "" | "." | "..") && is_portable_part(part) && !is_git_alias(part));
        canonical.then(|| Self { path: path.into(), directory: allow_directory && text.ends_with('/') })
    }

    /// Whether `path` is this scope's own or, for a directory, below it. Case counts.
    #[must_use]
    pub fn contains(&self, path: &str) -> bool {
        match path.strip_prefix(&*self.path) {
            Some("") => true,
            Some(rest) => self.directory && rest.starts_with('/'),
            None => false,
        }
    }
}

/// A name inside a repository, as a diff or a status gives it (`spec/git-client.md`).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RepositoryPath(Box<str>);

impl RepositoryPath {
    /// The path, if it is canonical and unambiguous on every platform.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::is_safe(text).then(|| Self(text.into()))
    }

    /// Whether [`RepositoryPath::parse`] would take it.
    #[must_use]
    pub fn is_safe(text: &str) -> bool {
        !text.is_empty()
            && utf16_len(text) <= AbsolutePath::MAX_LEN
            && !text.bytes().any(|b| matches!(b, 0..=0x1f | 0x7f | b'\\' | b':'))
            && is_nfkc(text)
            && text
                .split('/')
                .all(|part| !matches!(part, "" | "." | "..") && is_portable_part(part) && !is_git_alias(part))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, owned.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absolute_paths_are_their_own_resolve() {
        assert!(["/", "/a", "/a b/é"].iter().all(|p| AbsolutePath::parse(p).is_some()));
        assert!(
            ["", "a", "//a", "/a/", "/a//b", "/a/./b", "/a/..", "./a"]
                .iter()
                .all(|p| AbsolutePath::parse(p).is_none())
        );
        assert!(AbsolutePath::parse_bounded("/").is_none() && AbsolutePath::parse_bounded("/a\n").is_none());
        assert!(AbsolutePath::parse_bounded(&format!("/{}", "a".repeat(1023))).is_some());
        assert!(AbsolutePath::parse_bounded(&format!("/{}", "a".repeat(1024))).is_none());
    }

    #[test]
    fn scopes_refuse_what_some_platform_reads_otherwise() {
        for good in ["a", "a/", "a/b/", ".a", ".gitignore", "com0", "lpt10", "console", "a\tb", "ß"] {
            assert!(Scope::parse(good, true).is_some(), "{good}");
        }
        for bad in [
            "",
            "/",
            "/a",
            "a//b",
            "./a",
            "..",
            "a.",
            "a ",
            ".git",
            "a/.GIT",
            ".g\u{131}t",
            "CON",
            "aux.",
            "COM9.log",
            "conin$",
            "prn.a.b",
            "a:b",
            "a\\b",
            "a\0",
            "ﬁ",
        ] {
            assert!(Scope::parse(bad, true).is_none(), "{bad}");
        }
        assert!(
            Scope::parse(&"a".repeat(500), true).is_some() && Scope::parse(&"a".repeat(501), true).is_none()
        );
    }

    #[test]
    fn a_directory_contains_what_is_below_it_and_a_file_only_itself() {
        let directory = Scope::parse("src/", true).unwrap();
        assert!(directory.contains("src") && directory.contains("src/a") && !directory.contains("srcx"));
        let file = Scope::parse("src", true).unwrap();
        assert!(file.contains("src") && !file.contains("src/a"));
    }

    #[test]
    fn repository_paths_refuse_control_characters_and_trailing_slashes() {
        assert!(RepositoryPath::parse("a/b c.txt").is_some());
        for bad in ["", "a/", "/a", "a\tb", "a\u{7f}", "a:b", "a/../b", "x/aux.js", ".Git/x"] {
            assert!(RepositoryPath::parse(bad).is_none(), "{bad}");
        }
    }
}
