//! What a bot is worth beside what it wins: whether it chooses the same when it is asked again, and
//! whether what it forecasts comes true.

use super::TournamentError;
use crate::ai::{Allowance, Bot, BotSpec, NoChoice, seed_of};
use crate::rules::{Decision, Decisions, Game, Phase, PlayerView, Setup};
use serde::Serialize;

/// A bot to be examined on positions of games that others play.
#[derive(Clone, Debug)]
pub struct Examination {
    pub bot: BotSpec,
    /// Who plays the games, in all seats.
    pub company: BotSpec,
    pub setup: Setup,
    pub games: u64,
    /// One big choice in so many is asked for twice.
    pub every: u32,
    /// For bots that do not say how much they think.
    pub iterations: u32,
    pub seed: u64,
}

/// How often the same was chosen again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SelfAgreement {
    pub asked: u32,
    pub same: u32,
}

/// Forecasts at the beginning of one round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ForecastFigures {
    pub round: u8,
    pub forecasts: u32,
    /// The mean square of how far they were off.
    pub brier: f64,
    /// The same for somebody who gives every seat the same chance.
    pub constant: f64,
}

/// Forecasts of about the same height, and how many of them came true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Reliability {
    pub forecasts: u32,
    pub forecast: f64,
    pub came_true: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct ExaminationReport {
    pub bot: String,
    pub company: String,
    pub games: u64,
    pub seed: u64,
    pub bids: SelfAgreement,
    pub cards: SelfAgreement,
    pub rounds: Vec<ForecastFigures>,
    /// By tenths, from nought.
    pub reliability: Vec<Reliability>,
}

/// Rounds at the beginning of which bots are asked who will win.
const ASKED_IN: [u8; 3] = [3, 6, 9];
const BINS: usize = 10;

/// A forecast and what came of it.
#[derive(Clone, Copy, Debug)]
struct Forecast {
    round: u8,
    chance: f64,
    won: f64,
}

impl SelfAgreement {
    fn count(&mut self, same: bool) {
        self.asked += 1;
        self.same += u32::from(same);
    }

    pub fn share(self) -> f64 {
        f64::from(self.same) / f64::from(self.asked.max(1))
    }
}

impl Examination {
    /// Plays all games. `progress` hears of each.
    pub fn run(&self, mut progress: impl FnMut()) -> Result<ExaminationReport, TournamentError> {
        self.setup.check()?;
        let mut forecasts = Vec::new();
        let (mut bids, mut cards) = (SelfAgreement::default(), SelfAgreement::default());
        for index in 0..self.games {
            self.examine(index, &mut forecasts, &mut bids, &mut cards)?;
            progress();
        }
        let chance = 1.0 / self.setup.players.len() as f64;
        Ok(ExaminationReport {
            bot: self.bot.to_string(),
            company: self.company.to_string(),
            games: self.games,
            seed: self.seed,
            bids,
            cards,
            rounds: ASKED_IN
                .iter()
                .filter_map(|&round| figures(&forecasts, round, chance))
                .collect(),
            reliability: reliability(&forecasts),
        })
    }

    fn examine(
        &self,
        index: u64,
        forecasts: &mut Vec<Forecast>,
        bids: &mut SelfAgreement,
        cards: &mut SelfAgreement,
    ) -> Result<(), TournamentError> {
        let deal = seed_of(self.seed, index);
        let mut game = Game::new(&self.setup, deal)?;
        let mut seats: Vec<Box<dyn Bot>> = game
            .seats()
            .map(|seat| self.company.bot(seed_of(deal, seat.index() as u64 + 1)))
            .collect();
        let usual = Allowance::Iterations(self.iterations);
        let pace = self.company.allowance().unwrap_or(usual);
        let mut told: Vec<(usize, Forecast)> = Vec::new();
        let (mut legal, mut big_choices) = (Decisions::new(), 0);
        game.settle(&mut ());
        while let Some(seat) = game.to_act() {
            game.legal(&mut legal);
            let view = game.view(seat);
            let big = matches!(game.phase(), Phase::Bid | Phase::Take);
            if big && legal.len() > 1 {
                big_choices += 1;
                let ask = |number| seed_of(deal, u64::from(big_choices) << 8 | number);
                if big_choices % self.every == 0 {
                    let same = self.asked(&view, ask(1))? == self.asked(&view, ask(2))?;
                    let phase = game.phase();
                    if phase == Phase::Bid {
                        &mut *bids
                    } else {
                        &mut *cards
                    }
                    .count(same);
                }
                if game.phase() == Phase::Bid && ASKED_IN.contains(&game.round()) {
                    let round = game.round();
                    let forecast = self.forecast(&view, ask(3))?;
                    told.extend(forecast.map(|chance| {
                        let won = 0.0;
                        (seat.index(), Forecast { round, chance, won })
                    }));
                }
            }
            let decision = if let [only] = *legal {
                only
            } else {
                let choice = seats[seat.index()].choose(&view, &pace.budget(&game));
                choice.map_err(|reason| self.silent(reason))?.decision
            };
            game.apply(decision, &mut ()).map_err(|rule| {
                let bot = self.company.clone();
                TournamentError::Illegal { bot, rule }
            })?;
            game.settle(&mut ());
        }
        let winners = game.winners();
        forecasts.extend(told.into_iter().map(|(seat, mut forecast)| {
            if winners.contains(crate::rules::Seat::new(seat)) {
                forecast.won = 1.0 / f64::from(winners.len());
            }
            forecast
        }));
        Ok(())
    }

    fn silent(&self, reason: NoChoice) -> TournamentError {
        let bot = self.bot.clone();
        TournamentError::NoChoice { bot, reason }
    }

    fn pace(&self) -> Allowance {
        let usual = Allowance::Iterations(self.iterations);
        self.bot.allowance().unwrap_or(usual)
    }

    fn asked(&self, view: &PlayerView, seed: u64) -> Result<Decision, TournamentError> {
        let budget = self.pace().budget(view.table());
        let choice = self.bot.bot(seed).choose(view, &budget);
        Ok(choice.map_err(|reason| self.silent(reason))?.decision)
    }

    /// The chance to win that it tells the seat, if it tells any.
    fn forecast(&self, view: &PlayerView, seed: u64) -> Result<Option<f64>, TournamentError> {
        let budget = self.pace().budget(view.table());
        let advice = self.bot.bot(seed).advise(view, &budget);
        let advice = advice.map_err(|reason| self.silent(reason))?;
        Ok(advice.first().map(|best| f64::from(best.win_chance)))
    }
}

/// How good the forecasts of a round were; nothing if there were none.
fn figures(all: &[Forecast], round: u8, constant: f64) -> Option<ForecastFigures> {
    let of_round: Vec<&Forecast> = all.iter().filter(|one| one.round == round).collect();
    let count = of_round.len() as f64;
    let brier = |chance: &dyn Fn(&Forecast) -> f64| {
        let off = of_round.iter().map(|one| (chance(one) - one.won).powi(2));
        off.sum::<f64>() / count
    };
    (count > 0.0).then(|| ForecastFigures {
        round,
        forecasts: of_round.len() as u32,
        brier: brier(&|one| one.chance),
        constant: brier(&|_| constant),
    })
}

fn reliability(all: &[Forecast]) -> Vec<Reliability> {
    let mut bins = [Reliability::default(); BINS];
    for one in all {
        let bin = ((one.chance * BINS as f64) as usize).min(BINS - 1);
        bins[bin].forecasts += 1;
        bins[bin].forecast += one.chance;
        bins[bin].came_true += one.won;
    }
    for bin in &mut bins {
        bin.forecast /= f64::from(bin.forecasts.max(1));
        bin.came_true /= f64::from(bin.forecasts.max(1));
    }
    bins.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn examined(bot: &str) -> ExaminationReport {
        let examination = Examination {
            bot: bot.parse().expect("a bot"),
            company: "squire".parse().expect("a bot"),
            setup: Setup::with_players(3),
            games: 3,
            every: 1,
            iterations: 20,
            seed: 1,
        };
        examination.run(|| {}).expect("games")
    }

    #[test]
    fn chance_does_not_agree_with_itself_and_forecasts_nothing() {
        let report = examined("random");
        assert!(
            report.bids.asked >= 60 && report.bids.share() < 0.5,
            "{report:?}"
        );
        assert!(report.rounds.is_empty(), "{report:?}");
    }

    #[test]
    fn knights_forecast_for_every_seat_in_three_rounds() {
        let report = examined("knight");
        let rounds: Vec<(u8, u32)> = report
            .rounds
            .iter()
            .map(|one| (one.round, one.forecasts))
            .collect();
        assert_eq!(rounds, [(3, 9), (6, 9), (9, 9)]);
        let all: u32 = report.reliability.iter().map(|bin| bin.forecasts).sum();
        assert_eq!(all, 27);
        assert!(report.bids.same > 0 && report.cards.same > 0, "{report:?}");
    }

    #[test]
    fn who_knows_everything_has_a_brier_of_nought() {
        let told = |chance, won| Forecast {
            round: 9,
            chance,
            won,
        };
        let sure = figures(&[told(1.0, 1.0), told(0.0, 0.0)], 9, 0.5).expect("figures");
        assert!(sure.brier < 1e-9 && (sure.constant - 0.25).abs() < 1e-9);
        let wrong = figures(&[told(1.0, 0.0), told(0.0, 1.0)], 9, 0.5).expect("figures");
        assert!((wrong.brier - 1.0).abs() < 1e-9);
        assert_eq!(figures(&[], 9, 0.5), None);
    }
}
