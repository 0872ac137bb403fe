//! How quick the rules are: `cargo bench --no-default-features`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use el_grande::ai::RandomPlayer;
use el_grande::rules::{Decision, Decisions, Game, Seat, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;

/// A four-player game after so many random decisions.
fn middle_game(decisions: usize) -> Game {
    let mut game = Game::new(&Setup::with_players(4), 1).expect("four players can play");
    let mut player = RandomPlayer::from_seed(1);
    game.settle(&mut ());
    for _ in 0..decisions {
        let decision = player.decide(&game).expect("the game is not over");
        game.apply(decision, &mut ())
            .expect("a listed decision is legal");
        game.settle(&mut ());
    }
    game
}

fn one_position(c: &mut Criterion) {
    let game = middle_game(120);
    c.bench_function("clone", |b| b.iter(|| black_box(&game).clone()));
    c.bench_function("set up", |b| {
        let setup = Setup::with_players(4);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        b.iter(|| Game::shuffled(&setup, &mut rng));
    });
    c.bench_function("legal", |b| {
        let mut legal = Decisions::new();
        b.iter(|| black_box(&game).legal(&mut legal));
    });
    c.bench_function("apply", |b| {
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        let decision: Decision = legal[0];
        b.iter_batched_ref(
            || game.clone(),
            |game| game.apply(decision, &mut ()),
            BatchSize::SmallInput,
        );
    });
    c.bench_function("view and determinise", |b| {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        b.iter(|| black_box(&game).view(Seat::new(0)).determinise(&mut rng));
    });
}

fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random game");
    for players in 2..=5 {
        let setup = Setup::with_players(players);
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("{players} players"), |b| {
            let mut player = RandomPlayer::from_seed(1);
            b.iter(|| {
                let mut game = Game::shuffled(&setup, player.rng()).expect("a sound setup");
                player.play_out(&mut game)
            });
        });
    }
    group.finish();
}

criterion_group!(rules, one_position, whole_games);
criterion_main!(rules);
