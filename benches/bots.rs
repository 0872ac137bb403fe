//! How long Grande thinks when it may use its time, against the budgets of `thinking_time`:
//! `cargo bench --no-default-features --bench bots`.

use el_grande::ai::{BotKind, Budget, RandomPlayer, thinking_time};
use el_grande::record::decide;
use el_grande::rules::{Game, Phase, Seat, Setup, Step};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Times of one kind of decision.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn print(&mut self, name: &str, budget_ms: u32) {
        self.0.sort();
        let most = self.0.last().copied().unwrap_or_default();
        let middle = self.0.get(self.0.len() / 2).copied().unwrap_or_default();
        println!(
            "{name:<22} {:>5} times, median {:>7.1} ms, longest {:>7.1} ms (budget {budget_ms} ms)",
            self.0.len(),
            middle.as_secs_f64() * 1000.0,
            most.as_secs_f64() * 1000.0
        );
    }
}

fn asks_for_veto(game: &Game) -> bool {
    let step = game.pending().top();
    matches!(step, Some(Step::Objections { .. } | Step::Answer { .. }))
}

/// Good players seldom hold a Veto: these questions come from games played at random.
fn veto_questions(wanted: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    for seed in 0.. {
        let mut player = RandomPlayer::from_seed(seed);
        let Ok(mut game) = Game::new(&Setup::with_players(4), seed) else {
            break;
        };
        game.settle(&mut ());
        while let (Some(seat), Some(decision)) = (game.to_act(), player.decide(&game)) {
            if asks_for_veto(&game) {
                let mut grande = BotKind::Grande.bot(seed);
                let begun = Instant::now();
                let budget = Budget::time(thinking_time(&game));
                if grande.choose(&game.view(seat), &budget).is_err() {
                    return times;
                }
                times.push(begun.elapsed());
            }
            if times.len() == wanted || decide(&mut game, decision, &mut ()).is_err() {
                return times;
            }
        }
    }
    times
}

/// What Grande takes in two games of four, by kind of question.
fn measure() {
    let (mut big, mut small, mut veto, mut turns) = (
        Times::default(),
        Times::default(),
        Times::default(),
        Times::default(),
    );
    let setup = Setup::with_players(4);
    let grande = Seat::new(0);
    for seed in 0..2 {
        let Ok(mut game) = Game::new(&setup, seed) else {
            return;
        };
        let mut bots = [
            BotKind::Grande.bot(seed),
            BotKind::Knight.bot(seed),
            BotKind::Knight.bot(seed),
            BotKind::Squire.bot(seed),
        ];
        game.settle(&mut ());
        let mut turn = Duration::ZERO;
        let mut round = game.round();
        while let Some(seat) = game.to_act() {
            let begun = Instant::now();
            let budget = Budget::time(thinking_time(&game));
            let Ok(choice) = bots[seat.index()].choose(&game.view(seat), &budget) else {
                return;
            };
            let spent = begun.elapsed();
            if seat == grande {
                let of_kind = match game.phase() {
                    Phase::Bid | Phase::Take => &mut big,
                    _ if asks_for_veto(&game) => &mut veto,
                    _ => &mut small,
                };
                of_kind.0.push(spent);
                turn += spent;
            }
            if decide(&mut game, choice.decision, &mut ()).is_err() {
                return;
            }
            if game.round() != round {
                round = game.round();
                turns.0.push(std::mem::take(&mut turn));
            }
        }
    }
    big.print("bid or action card", 1500);
    small.print("everything else", 300);
    veto.0.extend(veto_questions(40));
    veto.print("Veto or not", 50);
    turns.print("a whole round", 4000);
}

/// As a window does that is drawn without a graphics card.
fn keep_all_processors_busy(until: &AtomicBool, work: impl FnOnce()) {
    let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..processors {
            scope.spawn(|| {
                while !until.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        work();
        until.store(true, Ordering::Relaxed);
    });
}

fn main() {
    println!("alone:");
    measure();
    println!("while every processor is busy with something else:");
    keep_all_processors_busy(&AtomicBool::new(false), measure);
}
