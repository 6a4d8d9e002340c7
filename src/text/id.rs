//! Identifiers: nodes, owners, instances, leases, repositories, Git objects.

use std::fmt;

macro_rules! text_type {
    ($(#[$doc:meta])* $name:ident, $test:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(Box<str>);
        impl $name {
            /// The value, if `text` is one.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                let test: fn(&str) -> bool = $test;
                test(text).then(|| Self(text.into()))
            }
            /// The text as it was given.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }
    };
}
pub(super) use text_type;

text_type! {
    /// Node, owner, instance or feature-run id: `^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$`. What a caller gives is at most
    /// [`Id::MAX_LEN`] long; what a state file holds may be longer (the originals do not look).
    Id, |text| {
        text.as_bytes().first().is_some_and(u8::is_ascii_lowercase)
            && text.split('-').all(|word| {
                !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
            })
    }
}

impl Id {
    /// The most that a caller's id may measure, in UTF-16 units (an id is ASCII, so also in bytes).
    pub const MAX_LEN: usize = 64;

    /// An id as a caller gives it: no longer than [`Id::MAX_LEN`].
    #[must_use]
    pub fn parse_short(text: &str) -> Option<Self> {
        (text.len() <= Self::MAX_LEN).then(|| Self::parse(text)).flatten()
    }
}

text_type! {
    /// A version-4 UUID in either case, kept as written (`leaseId`, a lock's `ownerId`).
    LeaseId, |text| {
        text.len() == 36
            && text.bytes().enumerate().all(|(at, byte)| match at {
                8 | 13 | 18 | 23 => byte == b'-',
                14 => byte == b'4',
                19 => matches!(byte.to_ascii_lowercase(), b'8' | b'9' | b'a' | b'b'),
                _ => byte.is_ascii_hexdigit(),
            })
    }
}

impl LeaseId {
    /// A fresh random id, in lower case.
    #[must_use]
    pub fn random() -> Self {
        Self(uuid::Uuid::new_v4().hyphenated().to_string().into())
    }
}

text_type! {
    /// A Git object id: 40 (SHA-1) or 64 (SHA-256) lower-case hex digits.
    ObjectName, |text| {
        matches!(text.len(), 40 | 64) && text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'a'..=b'f'))
    }
}

text_type! {
    /// A repository id: `^[a-z0-9][a-z0-9-]{0,127}$`.
    RepositoryId, |text| {
        (1..=128).contains(&text.len())
            && !text.starts_with('-')
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_lower_case_words_joined_by_single_hyphens() {
        assert!(["a", "a1", "a-b", "a-1"].iter().all(|t| Id::parse(t).is_some()));
        assert!(
            ["", "A", "1a", "-a", "a-", "a--b", "a_b", "a\n", "ä"].iter().all(|t| Id::parse(t).is_none())
        );
        assert!(Id::parse_short(&"a".repeat(64)).is_some());
        assert!(Id::parse_short(&"a".repeat(65)).is_none() && Id::parse(&"a".repeat(65)).is_some());
    }

    #[test]
    fn lease_ids_are_version_four_in_either_case() {
        let id = "3f0c1b52-7a64-4f0e-9d0a-2b8c6d4e5f60";
        assert!(LeaseId::parse(id).is_some() && LeaseId::parse(&id.to_uppercase()).is_some());
        for bad in [id.replace("-4", "-5"), id.replace("-9", "-7"), format!("{id}\n"), id[1..].to_owned()] {
            assert!(LeaseId::parse(&bad).is_none(), "{bad}");
        }
        assert!(LeaseId::parse(LeaseId::random().as_str()).is_some());
    }

    #[test]
    fn object_names_are_lower_case_hex_of_either_length() {
        assert!(ObjectName::parse(&"a".repeat(40)).is_some() && ObjectName::parse(&"0".repeat(64)).is_some());
        for bad in ["a".repeat(39), "A".repeat(40), "g".repeat(40), "a".repeat(63)] {
            assert!(ObjectName::parse(&bad).is_none());
        }
    }
}
