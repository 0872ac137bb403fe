//! Positions written out and read again.

use super::games::in_random_games;
use el_grande::rules::{Game, GameEvent, Position};
use rand::RngExt;

fn survives(game: &Game) {
    let written = serde_json::to_string(game).expect("a game can be written");
    match serde_json::from_str::<Game>(&written) {
        Ok(read) => assert_eq!(&read, game, "{written}"),
        Err(error) => panic!("{error}: {written}"),
    }
}

#[test]
fn positions_survive_being_written_at_every_state() {
    in_random_games(150, |random_game, counter| {
        survives(&random_game.start());
        random_game.play(counter, |moment| {
            survives(moment.after);
            for event in moment.events {
                let written = serde_json::to_string(event).expect("an event can be written");
                let read: GameEvent = serde_json::from_str(&written).expect("and read");
                assert_eq!(&read, event);
            }
        });
    });
}

/// Without the detour through text, so that many more states are looked at.
#[test]
fn positions_of_all_games_are_possible() {
    in_random_games(2000, |random_game, counter| {
        let mut rng = random_game.rng();
        random_game.play(counter, |moment| {
            let in_action = !moment.after.pending().is_empty();
            if !in_action && rng.random_ratio(3, 4) {
                return;
            }
            let position: Position = moment.after.position();
            match Game::try_from(position) {
                Ok(read) => assert_eq!(&read, moment.after),
                Err(error) => panic!("{error}: {:?}", moment.after),
            }
        });
    });
}
