//! Whether a new bot may take the place of an old one: it must play well among the old, and hold
//! its own when it is the usual company. Whoever only knows what the others do wrong does the first
//! alone.

use super::figures::interval;
use super::{DealBlock, Interval, Tournament, TournamentError};
use crate::ai::{Allowance, BotSpec};
use crate::rules::Setup;
use serde::Serialize;
use std::fmt;

/// A new bot against an old one.
#[derive(Clone, Debug)]
pub struct BotGate {
    pub old: BotSpec,
    pub new: BotSpec,
    /// What is played, by how many.
    pub setup: Setup,
    /// At each of the tables, made up to whole rotations.
    pub games: u64,
    /// What a big choice may cost a bot that does not say how much it thinks.
    pub allowance: Allowance,
    pub seed: u64,
    /// Threads to play on.
    pub jobs: usize,
}

/// How the new one sits among the old.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    OneNew,
    OneOld,
    TwoAndTwo,
}

/// What can be said of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    Better,
    Worse,
    /// Chance lies inside the interval.
    Open,
}

/// One table and what was played at it.
#[derive(Clone, Debug, Serialize)]
pub struct GateTable {
    pub company: Company,
    pub seats: Vec<String>,
    pub games: u64,
    /// What all new ones together won.
    pub new_wins: Interval,
    /// What they would win if they were no better.
    pub chance: f64,
    pub comparison: Comparison,
    /// What one seat thought in one game.
    pub new_seconds: f64,
    pub old_seconds: f64,
}

/// Whether the new one may come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GateVerdict {
    /// Better at one table at least, worse at none.
    Opens,
    /// Worse somewhere.
    Shut,
    /// Neither was shown.
    Undecided,
}

#[derive(Clone, Debug, Serialize)]
pub struct GateOutcome {
    pub old: String,
    pub new: String,
    pub players: usize,
    pub seed: u64,
    pub tables: Vec<GateTable>,
    pub verdict: GateVerdict,
}

impl BotGate {
    /// Plays at all tables. `progress` hears after every game how many are over.
    pub fn run(
        &self,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<GateOutcome, TournamentError> {
        let companies = companies(self.setup.players.len());
        let all = companies.len() as u64;
        let mut tables = Vec::with_capacity(companies.len());
        for (number, &company) in companies.iter().enumerate() {
            let number = number as u64;
            let table = self.table(company, &|done, games| {
                progress(number * games + done, all * games);
            })?;
            tables.push(table);
        }
        Ok(GateOutcome {
            old: self.old.to_string(),
            new: self.new.to_string(),
            players: self.setup.players.len(),
            seed: self.seed,
            verdict: verdict(&tables),
            tables,
        })
    }

    fn table(
        &self,
        company: Company,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<GateTable, TournamentError> {
        let players = self.setup.players.len();
        let is_new: Vec<bool> = (0..players).map(|seat| company.is_new(seat)).collect();
        let seat = |&new: &bool| {
            let bot = if new { &self.new } else { &self.old };
            bot.clone().unless_said(self.allowance)
        };
        let tournament = Tournament {
            seats: is_new.iter().map(seat).collect(),
            setup: self.setup.clone(),
            games: self.games,
            iterations: 1,
            seed: self.seed,
            jobs: self.jobs,
        };
        tournament.check()?;
        let blocks = tournament.blocks(progress)?;
        let shares: Vec<f64> = blocks.iter().map(|deal| share_of(deal, &is_new)).collect();
        let new_wins = interval(&shares, self.seed);
        let count = is_new.iter().filter(|&&new| new).count();
        let chance = count as f64 / players as f64;
        Ok(GateTable {
            company,
            seats: tournament.seats.iter().map(ToString::to_string).collect(),
            games: (blocks.len() * players) as u64,
            new_wins,
            chance,
            comparison: comparison(new_wins, chance),
            new_seconds: seconds(&blocks, &is_new, true),
            old_seconds: seconds(&blocks, &is_new, false),
        })
    }
}

/// The tables that make sense for so many.
fn companies(players: usize) -> &'static [Company] {
    match players {
        2 => &[Company::OneNew],
        4 => &[Company::OneNew, Company::OneOld, Company::TwoAndTwo],
        _ => &[Company::OneNew, Company::OneOld],
    }
}

impl Company {
    const fn is_new(self, seat: usize) -> bool {
        match self {
            Self::OneNew => seat == 0,
            Self::OneOld => seat != 0,
            Self::TwoAndTwo => seat.is_multiple_of(2),
        }
    }
}

/// What the new ones won of one deal.
fn share_of(deal: &DealBlock, is_new: &[bool]) -> f64 {
    let games = deal.iter().flat_map(|game| game.iter().zip(is_new));
    let won: f64 = games
        .filter(|(_, new)| **new)
        .map(|(played, _)| played.share)
        .sum();
    won / deal.len().max(1) as f64
}

fn seconds(blocks: &[DealBlock], is_new: &[bool], wanted: bool) -> f64 {
    let games = blocks.iter().flatten();
    let seats = games.flat_map(|game| game.iter().zip(is_new));
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for (played, _) in seats.filter(|(_, new)| **new == wanted) {
        sum += played.thought.as_secs_f64();
        count += 1.0;
    }
    sum / count.max(1.0)
}

fn comparison(wins: Interval, chance: f64) -> Comparison {
    if wins.low > chance {
        Comparison::Better
    } else if wins.high < chance {
        Comparison::Worse
    } else {
        Comparison::Open
    }
}

fn verdict(tables: &[GateTable]) -> GateVerdict {
    let any = |wanted| tables.iter().any(|table| table.comparison == wanted);
    if any(Comparison::Worse) {
        GateVerdict::Shut
    } else if any(Comparison::Better) {
        GateVerdict::Opens
    } else {
        GateVerdict::Undecided
    }
}

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::OneNew => "one new among old",
            Self::OneOld => "one old among new",
            Self::TwoAndTwo => "two and two",
        })
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Better => "better",
            Self::Worse => "worse",
            Self::Open => "open",
        })
    }
}

impl fmt::Display for GateVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Opens => "the gate opens: better at one table at least, worse at none",
            Self::Shut => "the gate stays shut: worse at one table at least",
            Self::Undecided => "undecided: neither better nor worse was shown; more games may tell",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn gate(old: &str, new: &str, players: usize) -> GateOutcome {
        let gate = BotGate {
            old: old.parse().expect("a bot"),
            new: new.parse().expect("a bot"),
            setup: Setup::with_players(players),
            games: 24,
            allowance: Allowance::Processor(Duration::from_millis(1)),
            seed: 1,
            jobs: 1,
        };
        gate.run(&|_, _| {}).expect("games")
    }

    fn comparisons(outcome: &GateOutcome) -> Vec<(Company, Comparison)> {
        let tables = outcome.tables.iter();
        tables.map(|one| (one.company, one.comparison)).collect()
    }

    #[test]
    fn the_gate_opens_for_the_better_and_stays_shut_for_the_worse() {
        let better = gate("random", "squire", 4);
        assert_eq!(
            comparisons(&better),
            [
                (Company::OneNew, Comparison::Better),
                (Company::OneOld, Comparison::Better),
                (Company::TwoAndTwo, Comparison::Better)
            ]
        );
        assert_eq!(better.verdict, GateVerdict::Opens);
        let worse = gate("squire", "random", 3);
        assert_eq!(
            comparisons(&worse),
            [
                (Company::OneNew, Comparison::Worse),
                (Company::OneOld, Comparison::Worse)
            ]
        );
        assert_eq!(worse.verdict, GateVerdict::Shut);
    }

    #[test]
    fn who_plays_himself_wins_what_chance_gives() {
        let same = gate("squire", "squire", 2);
        assert_eq!(comparisons(&same), [(Company::OneNew, Comparison::Open)]);
        assert_eq!(same.verdict, GateVerdict::Undecided);
    }

    #[test]
    fn one_table_that_is_worse_shuts_the_gate() {
        let mut tables = gate("random", "squire", 4).tables;
        tables[1].comparison = Comparison::Worse;
        assert_eq!(verdict(&tables), GateVerdict::Shut);
    }
}
