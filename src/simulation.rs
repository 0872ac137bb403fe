//! Many games without a screen, and what came of them.

use crate::ai::{BotSpec, RandomPlayer};
use crate::rules::{Game, Setup, SetupError};
use crate::tournament::{EntryResult, Mishaps, Tournament, TournamentError, play};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;
use std::time::{Duration, Instant};

/// What many games came to.
#[derive(Clone, Debug, Serialize)]
pub struct SimulationReport {
    pub games: u64,
    pub players: usize,
    pub seed: u64,
    /// By seat; none if all decide at random.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
    /// Of programs that did not play all games themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mishaps: Vec<Mishaps>,
    /// By seat; a shared win counts as a share.
    pub wins: Vec<f64>,
    /// By seat.
    pub scores: Vec<ScoreSpread>,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub decisions_per_game: f64,
}

/// How a seat's final scores lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ScoreSpread {
    pub least: u16,
    pub mean: f64,
    pub most: u16,
}

/// Plays `games` between random seats. The same seed gives the same games.
pub fn random_games(setup: &Setup, games: u64, seed: u64) -> Result<SimulationReport, SetupError> {
    setup.check()?;
    let mut tally = SimulationTally::new(setup.players.len());
    let start = Instant::now();
    for index in 0..games {
        // Each game has a stream of its own: game 7 is the same among 10 games and among 10,000.
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(index);
        let mut player = RandomPlayer::new(rng);
        let mut game = Game::shuffled(setup, player.rng())?;
        tally.decisions += player.play_out(&mut game);
        tally.count(&game);
    }
    Ok(tally.report(games, seed, start.elapsed()))
}

/// Plays `games` between bots that keep their seats. The same seed gives the same games.
pub fn bot_games(
    setup: &Setup,
    bots: &[BotSpec],
    iterations: u32,
    games: u64,
    seed: u64,
) -> Result<SimulationReport, TournamentError> {
    let table = Tournament {
        seats: bots.to_vec(),
        setup: setup.clone(),
        games,
        iterations,
        seed,
        jobs: 1,
    };
    table.check()?;
    let mut tally = SimulationTally::new(bots.len());
    let start = Instant::now();
    let mut failed: Vec<Vec<EntryResult>> = Vec::new();
    for index in 0..games {
        let game = play(&table, index, 0)?;
        for (seat, played) in game.iter().enumerate() {
            tally.decisions += u64::from(played.decisions);
            tally.count_seat(seat, played.share, played.score);
        }
        if game.iter().any(|played| played.mishap.is_some()) {
            failed.push(game);
        }
    }
    let mut report = tally.report(games, seed, start.elapsed());
    report.bots = bots.iter().map(ToString::to_string).collect();
    report.mishaps = Mishaps::among(failed.iter().map(Vec::as_slice));
    Ok(report)
}

struct SimulationTally {
    wins: Vec<f64>,
    sums: Vec<u64>,
    least: Vec<u16>,
    most: Vec<u16>,
    decisions: u64,
}

impl SimulationTally {
    fn new(players: usize) -> Self {
        Self {
            wins: vec![0.0; players],
            sums: vec![0; players],
            least: vec![u16::MAX; players],
            most: vec![0; players],
            decisions: 0,
        }
    }

    fn count(&mut self, game: &Game) {
        let winners = game.winners();
        for seat in game.seats() {
            let share = if winners.contains(seat) {
                1.0 / f64::from(winners.len())
            } else {
                0.0
            };
            self.count_seat(seat.index(), share, game.score(seat));
        }
    }

    fn count_seat(&mut self, seat: usize, share: f64, score: u16) {
        self.wins[seat] += share;
        self.sums[seat] += u64::from(score);
        self.least[seat] = self.least[seat].min(score);
        self.most[seat] = self.most[seat].max(score);
    }

    #[expect(clippy::cast_precision_loss, reason = "counts far below 2^52")]
    fn report(self, games: u64, seed: u64, elapsed: Duration) -> SimulationReport {
        let scores = (0..self.wins.len())
            .map(|seat| match games {
                0 => ScoreSpread::default(),
                _ => ScoreSpread {
                    least: self.least[seat],
                    mean: self.sums[seat] as f64 / games as f64,
                    most: self.most[seat],
                },
            })
            .collect();
        let seconds = elapsed.as_secs_f64().max(f64::MIN_POSITIVE);
        SimulationReport {
            games,
            players: self.wins.len(),
            seed,
            bots: Vec::new(),
            mishaps: Vec::new(),
            wins: self.wins,
            scores,
            decisions: self.decisions,
            seconds,
            games_per_second: games as f64 / seconds,
            decisions_per_second: self.decisions as f64 / seconds,
            decisions_per_game: self.decisions as f64 / games.max(1) as f64,
        }
    }
}
