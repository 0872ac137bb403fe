//! What is wrong with an exhibitor's file: told with the line, before anything opens.

use super::FairPlan;
use crate::text::Text;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::Path;

/// Why a plan can't be used, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{reason}", line.map_or_else(String::new, |line| format!("line {line}: ")))]
pub struct FairFault {
    /// None where the whole file is meant.
    pub line: Option<usize>,
    pub reason: String,
}

impl FairFault {
    pub(super) fn of_file(error: &std::io::Error) -> Self {
        Self {
            line: None,
            reason: error.to_string(),
        }
    }

    pub(super) fn of_syntax(error: &ron::error::SpannedError) -> Self {
        Self {
            line: Some(error.span.start.line),
            reason: error.code.to_string(),
        }
    }

    /// In the line in which a field is given.
    fn at(source: &str, field: &str, reason: impl Into<String>) -> Self {
        let named = |line: &str| {
            let code = line.split("//").next().unwrap_or_default();
            let mut words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.any(|word| word == field)
        };
        Self {
            line: source.lines().position(named).map(|index| index + 1),
            reason: reason.into(),
        }
    }
}

/// The longest greeting and address that have room.
const LONGEST_LINE: usize = 120;
/// More would make dots too small for a telephone a metre away.
const LONGEST_QR: usize = 200;
/// Enough for a telephone number, and not too long to be typed with a finger.
const LONGEST_CODE: usize = 12;

pub(super) fn plan(source: &str, plan: &FairPlan) -> Result<(), FairFault> {
    let fault = |field: &str, reason: String| FairFault::at(source, field, reason);
    if plan.greeting.chars().count() > LONGEST_LINE {
        let reason = format!("a greeting of more than {LONGEST_LINE} letters has no room");
        return Err(fault("greeting", reason));
    }
    if let Some(address) = &plan.address
        && (address.is_empty() || address.len() > LONGEST_LINE)
    {
        let reason = format!("an address has 1 to {LONGEST_LINE} letters");
        return Err(fault("address", reason));
    }
    if let Some(qr) = &plan.qr
        && (qr.is_empty() || qr.len() > LONGEST_QR)
    {
        let reason = format!("a telephone reads 1 to {LONGEST_QR} letters well");
        return Err(fault("qr", reason));
    }
    if plan.languages.is_empty() {
        return Err(fault("languages", "no language is offered".to_owned()));
    }
    if let Some(unknown) = plan
        .languages
        .iter()
        .find(|code| !Text::LANGUAGES.contains(&code.as_str()))
    {
        let known = Text::LANGUAGES.join(", ");
        let reason = format!("there is no text in `{unknown}`; there is: {known}");
        return Err(fault("languages", reason));
    }
    games(source, plan)?;
    let within = |field: &str, value: f32, range: RangeInclusive<f32>| {
        if range.contains(&value) {
            Ok(())
        } else {
            Err(fault(field, outside(value, range.start(), range.end())))
        }
    };
    within("speed", plan.speed, 0.5..=4.0)?;
    within("text_size", plan.text_size, 1.0..=2.0)?;
    within("playing", plan.sound.playing, 0.0..=1.0)?;
    // The same word names the times of the attract, which come first.
    within("sound", plan.sound.attract, 0.0..=1.0)?;
    let seconds = |field: &str, value: u16, least: u16, most: u16| {
        if (least..=most).contains(&value) {
            Ok(())
        } else {
            Err(fault(field, outside(value, least, most)))
        }
    };
    seconds("ask_after", plan.idle.ask_after, 5, 3600)?;
    seconds("then_leave", plan.idle.then_leave, 3, 600)?;
    seconds("hide_pointer", plan.idle.hide_pointer, 1, 3600)?;
    seconds("title", plan.attract.title, 3, 3600)?;
    seconds("demonstration", plan.attract.demonstration, 10, 3600)?;
    seconds("keep_records", plan.keep_records, 1, 10_000)?;
    seconds("restarts_an_hour", plan.restarts_an_hour, 0, 60)?;
    if let Some(code) = &plan.code {
        let digits = code.chars().all(|c| c.is_ascii_digit());
        if !digits || code.is_empty() || code.len() > LONGEST_CODE {
            let reason = format!("a code has 1 to {LONGEST_CODE} digits");
            return Err(fault("code", reason));
        }
    }
    Ok(())
}

fn games(source: &str, plan: &FairPlan) -> Result<(), FairFault> {
    let fault = |field: &str, reason: String| FairFault::at(source, field, reason);
    if plan.games.is_empty() {
        return Err(fault("games", "no game is offered".to_owned()));
    }
    if plan.games.len() > 4 {
        let reason = "more than four games have no room on one page".to_owned();
        return Err(fault("games", reason));
    }
    for game in &plan.games {
        if !matches!(game.rounds, 6 | 9) {
            let reason = format!("a game has 6 or 9 rounds, not {}", game.rounds);
            return Err(fault("rounds", reason));
        }
        if !(2..=5).contains(&game.seats) {
            return Err(fault("seats", outside(game.seats, 2, 5)));
        }
    }
    Ok(())
}

fn outside(value: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{value} is not between {least} and {most}")
}

/// What every PNG begins with.
const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];

pub(super) fn picture(source: &str, path: &Path) -> Result<(), FairFault> {
    use std::io::Read;
    let fault = |reason: String| {
        let told = format!("the picture {}: {reason}", path.display());
        Err(FairFault::at(source, "picture", told))
    };
    // The signature, the first block's head, width and height, bits of a colour.
    let mut begins = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(25).read_to_end(&mut begins));
    match read {
        Err(error) => fault(error.to_string()),
        Ok(_) if !begins.starts_with(&PNG) => fault("it is no PNG".to_owned()),
        Ok(_) if begins.get(24).is_none_or(|&bits| bits > 8) => {
            fault("save it with 8 bits a colour, not 16".to_owned())
        }
        Ok(_) => Ok(()),
    }
}
