//! A playout touches no heap: bots play millions of them.
#![expect(
    unsafe_code,
    reason = "counting allocations means standing in for the allocator"
)]

use el_grande::ai::RandomPlayer;
use el_grande::rules::{Edition, Game, Seat, Setup};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `alloc` above, with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Allocations of this thread while `work` runs.
fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.with(Cell::get);
    work();
    ALLOCATIONS.with(Cell::get) - before
}

#[test]
fn counting_works() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1]))) > 0);
}

#[test]
fn playouts_do_not_allocate() {
    for players in 2..=5 {
        for seed in 0..50 {
            let mut game = Game::new(&Setup::with_players(players), seed).expect("a sound setup");
            let mut player = RandomPlayer::from_seed(seed);
            let mut decisions = 0;
            let count = allocations(|| decisions = player.play_out(&mut game));
            assert!(game.is_over() && decisions > 50);
            assert_eq!(count, 0, "{players} players, seed {seed}");
        }
    }
}

#[test]
fn playouts_with_every_module_do_not_allocate() {
    for players in 2..=5 {
        let mut setup = Setup::of_edition(Edition::Anniversary, players);
        setup.modules.new_regent = true;
        setup.modules.power_shift = true;
        setup.modules.alternative_cards = setup.all_alternatives();
        for seed in 0..50 {
            let mut game = Game::new(&setup, seed).expect("a sound setup");
            let mut player = RandomPlayer::from_seed(seed);
            let count = allocations(|| {
                let view = game.view(Seat::new(1));
                std::hint::black_box(view.determinise(player.rng()));
                player.play_out(&mut game);
            });
            assert!(game.is_over());
            assert_eq!(count, 0, "{players} players, seed {seed}");
        }
    }
}

#[test]
fn views_and_determinising_do_not_allocate() {
    let mut game = Game::new(&Setup::with_players(5), 1).expect("a sound setup");
    game.settle(&mut ());
    let mut player = RandomPlayer::from_seed(1);
    let count = allocations(|| {
        let view = game.view(Seat::new(2));
        std::hint::black_box(view.determinise(player.rng()));
    });
    assert_eq!(count, 0);
}
