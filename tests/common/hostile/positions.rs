//! A position is refused, or somebody can play on from it, and it can be written down again.

use el_grande::rules::{Decisions, Game};

/// Whether anything was read.
pub(crate) fn hold(bytes: &[u8]) -> bool {
    const STEPS: usize = 40;
    let Ok(mut game) = serde_json::from_slice::<Game>(bytes) else {
        return false;
    };
    let mut legal = Decisions::new();
    for step in 0..STEPS {
        let written = serde_json::to_string(&game).expect("JSON");
        let read: Game = serde_json::from_str(&written).expect("what was written is read");
        assert_eq!(read, game);
        for seat in game.seats() {
            let _ = game.view(seat);
        }
        game.legal(&mut legal);
        if legal.is_empty() {
            assert!(game.is_over());
            break;
        }
        let decision = legal[step * 7 % legal.len()];
        game.apply(decision, &mut ())
            .expect("what is legal can be done");
    }
    true
}
