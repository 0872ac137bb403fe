//! Where the weights come from: Knights play against each other. First what positions promised is
//! compared with what came of them, which gives weights that judge well; then weights compete that
//! differ a little, which gives weights that play well. Only what wins is kept.

mod evolution;
mod fit;
mod self_play;

use super::evaluation::{Blur, Judgement, Weights, WeightsError};
use crate::rules::{MAX_PLAYERS, SetupError};
use self_play::{SelfPlay, TrialShare};

/// What is to be tuned, and with how much effort.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    pub players: usize,
    pub method: Method,
    /// Games that are learned from, in each generation.
    pub games: u64,
    pub generations: u32,
    /// Games in which new weights must prove themselves.
    pub trial_games: u64,
    pub seed: u64,
}

/// How new weights are sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By what positions led to.
    Fit,
    /// By letting weights compete. A generation is a small step; it is tried after all of them.
    Evolution,
}

/// What one generation has found.
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    pub number: u32,
    /// What one Knight with the new weights wins against Knights with those before. An equal
    /// would win one in as many as there are players.
    pub win_share: f64,
    /// What one Knight with the weights before wins against Knights with the new ones.
    pub old_share: f64,
    /// Better one way round, and worse neither way, beyond what chance could have done.
    pub kept: bool,
}

/// What has just been done.
#[derive(Clone, Copy, Debug)]
pub enum TuningProgress<'a> {
    Game,
    Generation(&'a Generation),
}

#[derive(Debug, thiserror::Error)]
pub enum TuningError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Weights(#[from] WeightsError),
    #[error("weights are for 2 to {MAX_PLAYERS} players, not {0}")]
    Players(usize),
    #[error("the weights can't be written: {0}")]
    Text(String),
}

/// Blurs around the present one that are tried.
const SHARPER_OR_SOFTER: [f32; 3] = [0.85, 1.0, 1.18];

impl Tuning {
    /// Tunes the weights in `source` for one size of table, telling of each game and generation.
    /// Returns all weights as they are to be kept.
    pub fn run(
        &self,
        source: &str,
        mut tell: impl FnMut(TuningProgress<'_>),
    ) -> Result<String, TuningError> {
        if !(2..=MAX_PLAYERS).contains(&self.players) {
            return Err(TuningError::Players(self.players));
        }
        let mut judgement = Judgement::from_ron(source)?;
        let mut weights = judgement.at_table_of(self.players).clone();
        match self.method {
            Method::Fit => {
                for number in 1..=self.generations {
                    let games = self.games(number);
                    let samples =
                        games.samples(&weights, self.games, || tell(TuningProgress::Game))?;
                    let new = best_fit(&weights, &samples, self.players);
                    weights = self.keep_winner(games, number, weights, new, &mut tell)?;
                }
            }
            Method::Evolution => {
                let mut new = weights.clone();
                for number in 1..=self.generations {
                    let games = self.games(number);
                    new = evolution::step(games, &new, self.games, || tell(TuningProgress::Game))?;
                }
                let games = self.games(self.generations + 1);
                weights = self.keep_winner(games, self.generations, weights, new, &mut tell)?;
            }
        }
        judgement.replace(self.players, weights);
        judgement
            .to_ron()
            .map_err(|error| TuningError::Text(error.to_string()))
    }
}

impl Tuning {
    /// How many games it takes in all.
    pub fn games_to_play(&self) -> u64 {
        let generations = u64::from(self.generations);
        let trials = match self.method {
            Method::Fit => generations,
            Method::Evolution => 1,
        };
        let trial = match self.players {
            // Nobody plays at such a table.
            0 => 0,
            // Both ways round.
            _ => 2 * self.games(0).trial_games(self.trial_games),
        };
        generations * self.games + trials * trial
    }

    /// Each generation plays games of its own.
    const fn games(&self, generation: u32) -> SelfPlay {
        SelfPlay {
            players: self.players,
            seed: self.seed.wrapping_add((generation as u64) << 32),
        }
    }

    /// The better of two weights, by games against each other.
    fn keep_winner(
        &self,
        games: SelfPlay,
        number: u32,
        old: Weights,
        new: Weights,
        tell: &mut impl FnMut(TuningProgress<'_>),
    ) -> Result<Weights, TuningError> {
        let mut game = || tell(TuningProgress::Game);
        let among_old = games.trial(&new, &old, self.trial_games, &mut game)?;
        let among_new = games.trial(&old, &new, self.trial_games, &mut game)?;
        let kept = proved(among_old, among_new, 1.0 / self.players as f64);
        tell(TuningProgress::Generation(&Generation {
            number,
            win_share: among_old.mean,
            old_share: among_new.mean,
            kept,
        }));
        Ok(if kept { new } else { old })
    }
}

/// Whether new weights, one among old and the other way round, are better somewhere and worse
/// nowhere.
fn proved(new_among_old: TrialShare, old_among_new: TrialShare, chance: f64) -> bool {
    let better = new_among_old.low > chance || old_among_new.high < chance;
    let worse = new_among_old.high < chance || old_among_new.low > chance;
    better && !worse
}

/// The weights, with the blur among those tried, that judge the samples best.
fn best_fit(old: &Weights, samples: &[self_play::Sample], players: usize) -> Weights {
    let mut best: Option<(Weights, f64)> = None;
    for round in SHARPER_OR_SOFTER {
        for later in SHARPER_OR_SOFTER {
            let blur = Blur {
                round: old.blur.round * round,
                later: old.blur.later * later,
            };
            let (weights, error) = fit::fit(old, blur, samples, players);
            if best.as_ref().is_none_or(|(_, least)| error < *least) {
                best = Some((weights, error));
            }
        }
    }
    best.map_or_else(|| old.clone(), |(weights, _)| weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(mean: f64, off: f64) -> TrialShare {
        TrialShare {
            mean,
            low: mean - off,
            high: mean + off,
        }
    }

    #[test]
    fn new_weights_must_be_better_one_way_and_worse_neither() {
        for (among_old, among_new, kept) in [
            (share(0.32, 0.04), share(0.20, 0.04), true),
            (share(0.32, 0.04), share(0.26, 0.04), true),
            (share(0.26, 0.04), share(0.20, 0.04), true),
            // As likely chance as not.
            (share(0.26, 0.04), share(0.24, 0.04), false),
            // It only knows what the old ones do wrong.
            (share(0.40, 0.04), share(0.31, 0.04), false),
            (share(0.18, 0.04), share(0.20, 0.04), false),
        ] {
            assert_eq!(proved(among_old, among_new, 0.25), kept, "{among_old:?}");
        }
    }
}
