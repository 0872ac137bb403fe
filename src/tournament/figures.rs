//! Win shares, margins and ratings, with 95 % intervals by bootstrap: whole deals are drawn again
//! and again from those played, because the games of one deal are not independent.

use super::DealBlock;
use crate::ai::BotSpec;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

/// Samples of the bootstrap.
const SAMPLES: usize = 1000;

/// A figure and where it may lie with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// How one entry did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EntryStanding {
    pub bot: String,
    /// Shared wins count in part.
    pub win_share: f64,
    pub low: f64,
    pub high: f64,
    /// Over the best of the others.
    pub mean_margin: f64,
    pub mean_score: f64,
    /// Relative to the average bot of this tournament; the same for all entries of a bot.
    pub elo: Interval,
    pub seconds_per_game: f64,
    pub slowest_decision: f64,
}

/// What each entry came to, in the order they were named.
pub(super) fn standings(
    entries: &[BotSpec],
    blocks: &[DealBlock],
    seed: u64,
) -> Vec<EntryStanding> {
    let all: Vec<usize> = (0..blocks.len()).collect();
    let (shares, ratings) = (
        win_shares(entries, blocks, &all),
        elos(entries, blocks, &all),
    );
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut share_samples, mut elo_samples) = (Vec::new(), Vec::new());
    for _ in 0..SAMPLES {
        let drawn: Vec<usize> = all.iter().map(|_| rng.random_range(0..all.len())).collect();
        share_samples.push(win_shares(entries, blocks, &drawn));
        elo_samples.push(elos(entries, blocks, &drawn));
    }
    let standing = |entry: usize| {
        let games = || blocks.iter().flatten().map(|game| &game[entry]);
        let count = games().count().max(1) as f64;
        let (low, high) = middle_95(&share_samples, entry);
        let (elo_low, elo_high) = middle_95(&elo_samples, entry);
        EntryStanding {
            bot: entries[entry].to_string(),
            win_share: shares[entry],
            low,
            high,
            mean_margin: games().map(|game| f64::from(game.margin)).sum::<f64>() / count,
            mean_score: games().map(|game| f64::from(game.score)).sum::<f64>() / count,
            elo: Interval {
                value: ratings[entry],
                low: elo_low,
                high: elo_high,
            },
            seconds_per_game: games().map(|game| game.thought.as_secs_f64()).sum::<f64>() / count,
            slowest_decision: games()
                .map(|game| game.slowest.as_secs_f64())
                .fold(0.0, f64::max),
        }
    };
    (0..entries.len()).map(standing).collect()
}

/// The mean of what deals came to, and where it may lie.
pub(super) fn interval(deals: &[f64], seed: u64) -> Interval {
    let mean = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>() / deals.len() as f64;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let samples: Vec<Vec<f64>> = (0..SAMPLES)
        .map(|_| {
            let drawn = &mut deals
                .iter()
                .map(|_| deals[rng.random_range(0..deals.len())]);
            vec![mean(drawn)]
        })
        .collect();
    let (low, high) = middle_95(&samples, 0);
    Interval {
        value: mean(&mut deals.iter().copied()),
        low,
        high,
    }
}

fn win_shares(entries: &[BotSpec], blocks: &[DealBlock], drawn: &[usize]) -> Vec<f64> {
    let mut sums = vec![0.0; entries.len()];
    let mut games = 0.0;
    for game in drawn.iter().flat_map(|&index| &blocks[index]) {
        games += 1.0;
        for (sum, played) in sums.iter_mut().zip(game) {
            *sum += played.share;
        }
    }
    sums.iter().map(|sum| sum / f64::max(games, 1.0)).collect()
}

/// The range that leaves out the lowest and the highest fortieth.
fn middle_95(samples: &[Vec<f64>], entry: usize) -> (f64, f64) {
    let mut values: Vec<f64> = samples.iter().map(|sample| sample[entry]).collect();
    values.sort_by(f64::total_cmp);
    let at = |quantile: f64| {
        let index = (quantile * (values.len().saturating_sub(1)) as f64).round() as usize;
        values.get(index).copied().unwrap_or(f64::NAN)
    };
    (at(0.025), at(0.975))
}

/// Ratings by Bradley and Terry: each pair at a table has played a game of two, which the higher
/// score has won.
fn elos(entries: &[BotSpec], blocks: &[DealBlock], drawn: &[usize]) -> Vec<f64> {
    let mut bots = entries.to_vec();
    bots.sort_unstable();
    bots.dedup();
    let bot_of = |entry: usize| {
        bots.iter()
            .position(|bot| *bot == entries[entry])
            .unwrap_or(0)
    };
    // A drawn game with everybody keeps ratings finite.
    let mut wins = vec![vec![0.5; bots.len()]; bots.len()];
    for game in drawn.iter().flat_map(|&index| &blocks[index]) {
        for (a, played_a) in game.iter().enumerate() {
            for (b, played_b) in game.iter().enumerate().skip(a + 1) {
                let (bot_a, bot_b) = (bot_of(a), bot_of(b));
                if bot_a == bot_b {
                    continue;
                }
                let won = match played_a.score.cmp(&played_b.score) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                wins[bot_a][bot_b] += won;
                wins[bot_b][bot_a] += 1.0 - won;
            }
        }
    }
    let strengths = bradley_terry(&wins);
    let mean = strengths.iter().map(|one| one.log10()).sum::<f64>() / strengths.len() as f64;
    (0..entries.len())
        .map(|entry| 400.0 * (strengths[bot_of(entry)].log10() - mean))
        .collect()
}

/// Strengths that make the wins most likely, by Zermelo's iteration.
fn bradley_terry(wins: &[Vec<f64>]) -> Vec<f64> {
    const STEPS: usize = 60;
    let count = wins.len();
    let mut strengths = vec![1.0; count];
    for _ in 0..STEPS {
        let previous = strengths.clone();
        for one in 0..count {
            let others = || (0..count).filter(|&other| other != one);
            let won: f64 = others().map(|other| wins[one][other]).sum();
            let met: f64 = others()
                .map(|other| {
                    let games = wins[one][other] + wins[other][one];
                    games / (previous[one] + previous[other])
                })
                .sum();
            if met > 0.0 {
                strengths[one] = won / met;
            }
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BotKind;
    use crate::tournament::EntryResult;
    use std::time::Duration;

    fn played(share: f64, score: u16) -> EntryResult {
        EntryResult {
            share,
            score,
            margin: 0,
            decisions: 1,
            thought: Duration::ZERO,
            slowest: Duration::ZERO,
            mishap: None,
        }
    }

    fn entry(kind: BotKind) -> BotSpec {
        BotSpec::Own {
            kind,
            allowance: None,
        }
    }

    #[test]
    fn three_wins_in_four_are_191_points_of_elo() {
        let entries = [entry(BotKind::Knight), entry(BotKind::Random)];
        let won = vec![played(1.0, 9), played(0.0, 3)];
        let lost = vec![played(0.0, 3), played(1.0, 9)];
        let blocks: Vec<DealBlock> = (0..100)
            .map(|index| {
                vec![
                    won.clone(),
                    if index % 2 == 0 {
                        won.clone()
                    } else {
                        lost.clone()
                    },
                ]
            })
            .collect();
        let standings = standings(&entries, &blocks, 1);
        assert!((standings[0].win_share - 0.75).abs() < 1e-9);
        let apart = standings[0].elo.value - standings[1].elo.value;
        assert!((apart - 190.8).abs() < 3.0, "{apart}");
        // Deals vary by half a win: the standard error over 100 of them is 2.5 %.
        let width = standings[0].high - standings[0].low;
        assert!((0.08..0.12).contains(&width), "{width}");
        assert!(standings[0].low < 0.75 && 0.75 < standings[0].high);
    }

    #[test]
    fn entries_of_one_bot_share_a_rating() {
        let knight = entry(BotKind::Knight);
        let entries = [knight.clone(), entry(BotKind::Random), knight];
        let game = vec![played(1.0, 9), played(0.0, 3), played(0.0, 5)];
        let elos = elos(&entries, &[vec![game]], &[0]);
        assert!((elos[0] - elos[2]).abs() < 1e-9 && elos[0] > elos[1]);
    }
}
