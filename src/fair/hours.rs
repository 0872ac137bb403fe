//! Hours of the day, as a clock on the wall tells them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60;

/// Minutes since midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TimeOfDay(u16);

impl TimeOfDay {
    pub const fn new(hour: u16, minute: u16) -> Option<Self> {
        if hour < 24 && minute < 60 {
            Some(Self(hour * 60 + minute))
        } else {
            None
        }
    }

    /// What the clock on the wall says.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = since.map_or(0, |since| since.as_secs());
        let minutes = i64::try_from(seconds).unwrap_or(0) / MINUTE + offset_minutes();
        Self(u16::try_from(minutes.rem_euclid(DAY)).unwrap_or(0))
    }
}

/// The day it is here, counted since 1970.
pub(super) fn today() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    (i64::try_from(seconds).unwrap_or(0) / MINUTE + offset_minutes()).div_euclid(DAY)
}

/// How far the clock on the wall is ahead of Greenwich. The system is asked once: the standard library
/// knows no time zones, and a stand does not travel.
fn offset_minutes() -> i64 {
    static OFFSET: OnceLock<i64> = OnceLock::new();
    *OFFSET.get_or_init(|| {
        let told = std::process::Command::new("date").arg("+%z").output();
        let told = told
            .ok()
            .and_then(|told| String::from_utf8(told.stdout).ok());
        told.as_deref().and_then(offset).unwrap_or(0)
    })
}

/// `+0130` is an hour and a half.
fn offset(told: &str) -> Option<i64> {
    let number: i64 = told.trim().parse().ok()?;
    Some(number / 100 * 60 + number % 100)
}

impl FromStr for TimeOfDay {
    type Err = BadHours;

    fn from_str(written: &str) -> Result<Self, BadHours> {
        let time = || {
            let (hour, minute) = written.trim().split_once(':')?;
            Self::new(hour.parse().ok()?, minute.parse().ok()?)
        };
        time().ok_or_else(|| BadHours(written.to_owned()))
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

/// From one time of the day to another, perhaps over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OpeningHours {
    from: TimeOfDay,
    to: TimeOfDay,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("hours are written like 10:00-18:30, not `{0}`")]
pub struct BadHours(String);

impl OpeningHours {
    pub fn contains(&self, time: TimeOfDay) -> bool {
        if self.from <= self.to {
            (self.from..self.to).contains(&time)
        } else {
            time >= self.from || time < self.to
        }
    }
}

impl TryFrom<String> for OpeningHours {
    type Error = BadHours;

    fn try_from(written: String) -> Result<Self, BadHours> {
        let bad = || BadHours(written.clone());
        let (from, to) = written.split_once('-').ok_or_else(bad)?;
        Ok(Self {
            from: from.parse().map_err(|_| bad())?,
            to: to.parse().map_err(|_| bad())?,
        })
    }
}

impl From<OpeningHours> for String {
    fn from(hours: OpeningHours) -> Self {
        format!("{}-{}", hours.from, hours.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_may_go_over_midnight() {
        let hours = |written: &str| OpeningHours::try_from(written.to_owned());
        let at = |written: &str| written.parse::<TimeOfDay>().expect("a time");
        let day = hours("10:00-18:30").expect("hours");
        assert!(day.contains(at("10:00")) && day.contains(at("18:29")));
        assert!(!day.contains(at("18:30")) && !day.contains(at("09:59")));
        let night = hours("20:00 - 02:00").expect("hours");
        assert!(night.contains(at("23:59")) && night.contains(at("01:59")));
        assert!(!night.contains(at("12:00")));
        for wrong in ["", "10", "10:00", "25:00-26:00", "10:60-11:00", "ten-six"] {
            assert!(hours(wrong).is_err(), "{wrong}");
        }
        assert_eq!(String::from(day), "10:00-18:30");
    }

    #[test]
    fn half_hours_count() {
        assert_eq!(offset("+0130\n"), Some(90));
        assert_eq!(offset("-0930"), Some(-570));
        assert_eq!(offset("CET"), None);
    }
}
