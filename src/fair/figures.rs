//! What is counted in a day at the stand, for the exhibitor's page and as a table for a spreadsheet.

use super::hours::today;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::Path;

/// One day, counted together over restarts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DayFigures {
    /// Counted since 1970.
    day: i64,
    /// Somebody touched the screen while nobody played.
    pub visitors: u32,
    /// Games that were begun, of those how many with more than one person.
    pub games: u32,
    pub shared_games: u32,
    pub finished: u32,
    /// Left in the middle, and of those gone on with.
    pub left: u32,
    pub continued: u32,
    pub rounds: u32,
    /// In seconds.
    pub longest_game: u64,
    pub restarts: u32,
    /// Games that could not be written down.
    pub unwritten: u32,
    /// Why the last of them could not.
    pub trouble: Option<String>,
}

impl DayFigures {
    /// A day that begins now.
    pub fn of_today() -> Self {
        Self {
            day: today(),
            ..Self::default()
        }
    }

    /// Goes on with what the file tells of today; a file of yesterday, or none, is a new day.
    pub fn read(path: &Path) -> Self {
        let told = std::fs::read_to_string(path).ok();
        let known = told.and_then(|told| ron::from_str::<Self>(&told).ok());
        known
            .filter(|known| known.day == today())
            .unwrap_or_else(Self::of_today)
    }

    /// Begins anew where another day has come; whether it has.
    pub fn turn_page(&mut self) -> bool {
        let over = self.day != today();
        if over {
            *self = Self::of_today();
        }
        over
    }

    /// The old file stays until the new one is whole.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = ron::to_string(self).map_err(io::Error::other)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = path.with_extension("new");
        std::fs::write(&beside, text)?;
        std::fs::rename(beside, path)
    }

    /// What stands on the exhibitor's page, by the names of its text.
    pub fn all(&self) -> [(&'static str, u64); 10] {
        [
            ("visitors", self.visitors.into()),
            ("games", self.games.into()),
            ("shared", self.shared_games.into()),
            ("finished", self.finished.into()),
            ("left", self.left.into()),
            ("continued", self.continued.into()),
            ("rounds", self.rounds.into()),
            ("longest", self.longest_game / 60),
            ("restarts", self.restarts.into()),
            ("unwritten", self.unwritten.into()),
        ]
    }

    /// The day as `2026-11-18`.
    pub fn date(&self) -> String {
        let (year, month, day) = civil(self.day);
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// The head of the table for a spreadsheet.
    pub fn csv_head(&self) -> String {
        let names = self.all().map(|(name, _)| name).join(",");
        format!("date,{names}\n")
    }

    /// The line of this day in it.
    pub fn csv_line(&self) -> String {
        let figures = self.all().map(|(_, figure)| figure.to_string()).join(",");
        format!("{},{figures}\n", self.date())
    }

    /// Puts the day into a table of all days; a line of the same day is replaced.
    pub fn into_csv(&self, path: &Path) -> io::Result<()> {
        let head = self.csv_head();
        let known = match std::fs::read_to_string(path) {
            Ok(known) => known,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        let date = format!("{},", self.date());
        let days = known.lines().skip(1);
        let others = days.filter(|line| !line.starts_with(&date));
        let mut table = head;
        for line in others {
            table.push_str(line);
            table.push('\n');
        }
        table.push_str(&self.csv_line());
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = path.with_extension("new");
        std::fs::write(&beside, table)?;
        std::fs::rename(beside, path)
    }
}

/// Year, month and day of a day counted since 1970, by Howard Hinnant's arithmetic.
const fn civil(days: i64) -> (i64, i64, i64) {
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let of_era = z.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year + era * 400 + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(19_782), (2024, 2, 29));
        assert_eq!(civil(20_775), (2026, 11, 18));
    }

    #[test]
    fn a_day_is_kept_and_stands_once_in_the_table() {
        let folder = std::env::temp_dir().join(format!("el-grande-day-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let (file, table) = (folder.join("day.ron"), folder.join("days.csv"));
        let mut day = DayFigures::read(&file);
        day.visitors = 3;
        day.longest_game = 125;
        day.write(&file).expect("written");
        assert_eq!(DayFigures::read(&file), day);
        day.into_csv(&table).expect("written");
        day.visitors = 4;
        day.into_csv(&table).expect("written");
        let told = std::fs::read_to_string(&table).expect("read");
        assert_eq!(told.lines().count(), 2, "{told}");
        assert!(told.contains(",4,0,0,0,0,0,0,2,0,0"), "{told}");
        // What nobody can read begins a new day.
        std::fs::write(&file, "(visitors: ").expect("written");
        assert_eq!(DayFigures::read(&file), DayFigures::of_today());
        std::fs::remove_dir_all(folder).expect("cleared away");
    }

    #[test]
    fn yesterday_is_another_page() {
        let mut day = DayFigures {
            day: today() - 1,
            visitors: 9,
            ..DayFigures::default()
        };
        assert!(day.turn_page());
        assert_eq!(day, DayFigures::of_today());
        assert!(!day.turn_page());
    }
}
