//! The Unicode algorithms that JavaScript strings offer, over Rust strings.

use std::cmp::Ordering;

use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfkc_quick};

/// `string.length`: UTF-16 code units.
#[must_use]
pub fn utf16_len(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

/// `text.normalize('NFKC')`.
#[must_use]
pub fn nfkc(text: &str) -> String {
    text.nfkc().collect()
}

/// `text.normalize('NFKC') === text`.
#[must_use]
pub fn is_nfkc(text: &str) -> bool {
    text.is_ascii()
        || match is_nfkc_quick(text.chars()) {
            IsNormalized::Yes => true,
            IsNormalized::No => false,
            IsNormalized::Maybe => text.nfkc().eq(text.chars()),
        }
}

/// `text.toLocaleLowerCase('en-US')`: Unicode's full lower-casing, final sigma included.
#[must_use]
pub fn fold(text: &str) -> String {
    text.to_lowercase()
}

/// The order of JavaScript's default sort: by UTF-16 code units, which is not the order of bytes beyond the basic plane.
#[must_use]
pub fn cmp_utf16(left: &str, right: &str) -> Ordering {
    if left.is_ascii() && right.is_ascii() {
        left.cmp(right)
    } else {
        left.encode_utf16().cmp(right.encode_utf16())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_utf16_units() {
        assert_eq!(utf16_len("a"), 1);
        assert_eq!(utf16_len("é"), 1);
        assert_eq!(utf16_len("\u{1F600}"), 2);
    }

    #[test]
    fn order_is_by_utf16_units_not_by_bytes() {
        assert_eq!(cmp_utf16("\u{1F600}", "\u{E000}"), Ordering::Less);
        assert_eq!("\u{1F600}".cmp("\u{E000}"), Ordering::Greater);
    }

    #[test]
    fn compatibility_forms_are_not_stable() {
        assert!(is_nfkc("ä") && is_nfkc("abc"));
        assert!(!is_nfkc("a\u{308}") && !is_nfkc("ﬁ") && !is_nfkc("\u{212a}"));
        assert_eq!(nfkc("ﬁ"), "fi");
    }

    #[test]
    fn folding_knows_final_sigma_and_the_dotted_i() {
        assert_eq!(fold("ΑΣ"), "ας");
        assert_eq!(fold("İ"), "i\u{307}");
        assert_eq!(fold("\u{1E9E}"), "ß");
    }
}
