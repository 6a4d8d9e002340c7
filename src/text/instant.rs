//! Instants as JavaScript has them: milliseconds since the epoch, printed by `Date.prototype.toISOString`.

use std::fmt;

use time::{Date, Duration, Month, OffsetDateTime, Time, UtcDateTime};

/// `Number.MAX_SAFE_INTEGER`.
pub const MAX_SAFE_INTEGER: i64 = (1 << 53) - 1;
/// The farthest instant that a JavaScript date can hold, either way, in milliseconds.
const MAX_MS: i64 = 8_640_000_000_000_000;

/// The integer that a JavaScript number is, if `Number.isSafeInteger` says that it is one.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "exact within ±2^53")]
pub fn safe_integer(number: f64) -> Option<i64> {
    (number.fract() == 0.0 && number.abs() <= MAX_SAFE_INTEGER as f64).then_some(number as i64)
}

/// An instant, in milliseconds since 1970-01-01T00:00:00Z, within the range of a JavaScript date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(i64);

impl Instant {
    /// The instant at `ms` milliseconds since the epoch, if a JavaScript date can hold it.
    #[must_use]
    pub fn from_ms(ms: i64) -> Option<Self> {
        (ms.abs() <= MAX_MS).then_some(Self(ms))
    }

    /// Milliseconds since the epoch.
    #[must_use]
    pub const fn ms(self) -> i64 {
        self.0
    }

    /// `Date.now()`.
    #[must_use]
    pub fn now() -> Self {
        let since = OffsetDateTime::now_utc().unix_timestamp_nanos().div_euclid(1_000_000);
        Self(i64::try_from(since).unwrap_or(MAX_MS).clamp(-MAX_MS, MAX_MS))
    }

    /// Reads exactly the form that `toISOString` prints; all that `Date.parse` would take besides is refused, since the
    /// originals compare with the round trip.
    #[must_use]
    pub fn parse_iso(text: &str) -> Option<Self> {
        // Years 0 to 9999 have four digits; all others a sign and six.
        let (year_len, in_range): (usize, fn(i32) -> bool) = match text.as_bytes().first()? {
            b'+' => (7, |year| year > 9999),
            b'-' => (7, |year| year < 0),
            _ => (4, |_| true),
        };
        if !text.is_ascii() || text.len() != year_len + 20 {
            return None;
        }
        let (year, rest) = text.split_at(year_len);
        let digits = |at: usize, len: usize| {
            let part = &rest[at..at + len];
            part.bytes().all(|b| b.is_ascii_digit()).then(|| part.parse::<u16>().ok()).flatten()
        };
        let marks = [(0, b'-'), (3, b'-'), (6, b'T'), (9, b':'), (12, b':'), (15, b'.'), (19, b'Z')];
        if !marks.iter().all(|&(at, mark)| rest.as_bytes()[at] == mark)
            || !year.trim_start_matches(['+', '-']).bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let year: i32 = year.parse().ok().filter(|year| in_range(*year))?;
        let small = |at, len| digits(at, len).and_then(|n| u8::try_from(n).ok());
        let date = Date::from_calendar_date(year, Month::try_from(small(1, 2)?).ok()?, small(4, 2)?).ok()?;
        let time = Time::from_hms_milli(small(7, 2)?, small(10, 2)?, small(13, 2)?, digits(16, 3)?).ok()?;
        let since = UtcDateTime::new(date, time) - UtcDateTime::UNIX_EPOCH;
        Self::from_ms(i64::try_from(since.whole_milliseconds()).ok()?)
    }
}

impl fmt::Display for Instant {
    /// `new Date(ms).toISOString()`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = UtcDateTime::UNIX_EPOCH + Duration::milliseconds(self.0);
        match at.year() {
            year @ 0..=9999 => write!(f, "{year:04}")?,
            year => write!(f, "{year:+07}")?,
        }
        let (month, day) = (u8::from(at.month()), at.day());
        let (hour, minute, second, ms) = at.as_hms_milli();
        write!(f, "-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}Z")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iso_texts_are_taken_only_in_the_form_that_is_printed() {
        for good in [
            "2026-09-20T12:00:00.000Z",
            "0000-01-01T00:00:00.000Z",
            "+010000-01-01T00:00:00.000Z",
            "-000001-01-01T00:00:00.000Z",
            "+275760-09-13T00:00:00.000Z",
            "-271821-04-20T00:00:00.000Z",
        ] {
            assert_eq!(Instant::parse_iso(good).map(|i| i.to_string()).as_deref(), Some(good));
        }
        for bad in [
            "",
            "2026-09-20",
            "2026-09-20T12:00:00Z",
            "2026-09-20T12:00:00.00Z",
            "2026-09-20T12:00:00.000z",
            "2026-09-20 12:00:00.000Z",
            "2026-02-30T12:00:00.000Z",
            "2026-09-20T24:00:00.000Z",
            "2026-09-20T23:59:60.000Z",
            "+002026-09-20T12:00:00.000Z",
            "-000000-01-01T00:00:00.000Z",
            "2026-09-20T12:00:00.000Z\n",
            "+275760-09-13T00:00:00.001Z",
            "20２6-09-20T12:00:00.00Z",
            "2026-+9-20T12:00:00.000Z",
        ] {
            assert_eq!(Instant::parse_iso(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_epoch_is_zero() {
        assert_eq!(Instant::parse_iso("1970-01-01T00:00:00.000Z").unwrap().ms(), 0);
        assert_eq!(Instant::from_ms(-1).unwrap().to_string(), "1969-12-31T23:59:59.999Z");
    }

    #[test]
    fn safe_integers_are_javascripts() {
        assert_eq!(safe_integer(1.0), Some(1));
        assert_eq!(safe_integer(-0.0), Some(0));
        assert_eq!(safe_integer(9_007_199_254_740_991.0), Some(MAX_SAFE_INTEGER));
        for bad in [9_007_199_254_740_992.0, 0.5, f64::NAN, f64::INFINITY] {
            assert_eq!(safe_integer(bad), None);
        }
    }
}
