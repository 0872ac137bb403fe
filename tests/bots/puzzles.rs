//! Last turns that can be won.

use el_grande::ai::BotKind;
use el_grande::puzzles::{Puzzle, PuzzleId, known, prove};

/// Few enough positions to be tried in a test.
const SMALL: usize = 5_000;

fn puzzle(id: PuzzleId) -> Puzzle {
    Puzzle::from_id(id).expect("a puzzle")
}

#[test]
fn there_are_enough_puzzles_and_each_is_another() {
    let all = known();
    assert!(all.len() >= 60, "{}", all.len());
    for (index, id) in all.iter().enumerate() {
        assert!(!all[..index].contains(id));
        let puzzle = puzzle(*id);
        assert_eq!(puzzle.game.to_act(), Some(puzzle.seat));
        assert_eq!(puzzle.game.round(), 9);
    }
}

#[test]
fn small_puzzles_are_proved_and_solved() {
    let (mut proved, mut solved) = (0, 0);
    for &id in known().iter().take(12) {
        let puzzle = puzzle(id);
        let Some(proof) = prove(&puzzle) else {
            panic!("{id:?} can't be proved");
        };
        assert!(proof.can_be_won, "{id:?}");
        if proof.states <= SMALL {
            proved += 1;
            let won = puzzle.solved_by(BotKind::Grande, 60).expect("decisions");
            solved += u32::from(won);
        }
    }
    assert!(proved >= 3 && solved + 1 >= proved, "{solved} of {proved}");
}

#[test]
fn a_turn_thrown_away_solves_nothing() {
    let id = known()[0];
    let puzzle = puzzle(id);
    let mut game = puzzle.game.clone();
    let mut legal = el_grande::rules::Decisions::new();
    // Takes the first card and does nothing with it.
    while let Some(seat) = game.to_act() {
        game.legal(&mut legal);
        let first = if seat == puzzle.seat && legal.contains(&el_grande::rules::Decision::Done) {
            el_grande::rules::Decision::Done
        } else {
            legal[0]
        };
        game.apply(first, &mut ()).expect("legal");
        game.settle(&mut ());
    }
    let alone = game.winners().len() == 1 && game.winners().contains(puzzle.seat);
    assert!(!alone, "{id:?} wins itself");
}
