//! Branch names as the contract allows them: narrower than Git's own rule (`git check-ref-format`).

use std::fmt;

use super::id::text_type;

text_type! {
    /// A branch name: 1 to 200 of `A-Za-z0-9._/-`, beginning with a letter or digit, without `..` or `//`, not ending in `/`,
    /// and without a component that ends in `.lock`. Being ASCII it is stable under NFKC.
    BranchName, |text| {
        (1..=200).contains(&text.len())
            && text.as_bytes()[0].is_ascii_alphanumeric()
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'/' | b'-'))
            && !text.contains("..")
            && !text.contains("//")
            && !text.ends_with('/')
            && !text.split('/').any(|part| part.ends_with(".lock"))
    }
}

impl BranchName {
    /// The full reference name, `refs/heads/…`.
    #[must_use]
    pub fn reference(&self) -> String {
        format!("refs/heads/{self}")
    }

    /// Whether Workers may never own it: `main`, `master`, `trunk`, `develop`, `development`, `production`, `release` and all
    /// below `release/`, in any case.
    #[must_use]
    pub fn is_protected(&self) -> bool {
        let lower = self.as_str().to_ascii_lowercase();
        matches!(
            lower.as_str(),
            "main" | "master" | "trunk" | "develop" | "development" | "production" | "release"
        ) || lower.starts_with("release/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_follow_the_contracts_pattern() {
        let longest = "a".repeat(200);
        for good in ["a", "a/b", "A/b.c_d-e", "a.locks", "HEAD", "a.", "a./b", "a/.b", &longest] {
            assert!(BranchName::parse(good).is_some(), "{good}");
        }
        let over = "a".repeat(201);
        for bad in [
            "", "/a", ".a", "-a", "a/", "a//b", "a..b", "a.lock", "a.lock/b", "a/b.lock", "a@b", "a b",
            "a\n", "ä", &over,
        ] {
            assert!(BranchName::parse(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn protection_ignores_case() {
        let protected = |name| BranchName::parse(name).unwrap().is_protected();
        assert!(protected("Main") && protected("release/1") && protected("TRUNK"));
        assert!(!protected("mainline") && !protected("agent/main") && !protected("releases/1"));
    }
}
