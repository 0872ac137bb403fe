//! Whatever can be loaded can be played.

use super::games::{Chance, in_random_games, repeats};
use super::mutation::mutate;
use el_grande::rules::{CABALLEROS, Game, Place, Seat, Step};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many positions of each kind are changed, how often in all, and how far they are played.
const OF_A_KIND: usize = 10;
const CHANGES: u32 = 150_000;
const DECISIONS: usize = 400;

/// Positions sorted by players, card and what is under way, so that the rare come up as often as
/// the common.
type Pool = Vec<Vec<Value>>;

fn kind(game: &Game) -> String {
    let named = |step: Step| {
        let written = format!("{step:?}");
        let end = written.find("asked").unwrap_or(written.len());
        let is_name = |c: &char| c.is_alphabetic() || *c == ' ';
        written[..end.min(40)]
            .chars()
            .filter(is_name)
            .collect::<String>()
    };
    let steps: Vec<String> = game.pending().iter().map(named).collect();
    format!("{:?} {:?} {steps:?}", game.phase(), game.turn().card)
}

/// A pool for each number of players from 2 to 5.
fn pools() -> [Pool; 4] {
    let found: [RefCell<BTreeMap<String, Vec<Game>>>; 4] = Default::default();
    in_random_games(300, |random_game, counter| {
        random_game.play(counter, |moment| {
            let mut kinds = found[moment.after.players() - 2].borrow_mut();
            let same = kinds.entry(kind(moment.after)).or_default();
            if same.len() < OF_A_KIND {
                same.push(moment.after.clone());
            }
        });
    });
    let written = |game: &Game| serde_json::to_value(game).expect("a game can be written");
    found.map(|kinds| {
        let kinds = kinds.into_inner().into_values();
        kinds
            .map(|games| games.iter().map(written).collect())
            .collect()
    })
}

fn any_position<'a>(pool: &'a Pool, rng: &mut impl Rng) -> &'a Value {
    let of_a_kind = pool.choose(rng).expect("many kinds");
    of_a_kind.choose(rng).expect("at least one of each kind")
}

fn is_sound(game: &Game) {
    for seat in game.seats() {
        let on_board: u8 = Place::ALL
            .iter()
            .map(|&place| game.caballeros(place, seat))
            .sum();
        let in_all = on_board + game.court(seat) + game.provinces(seat);
        assert_eq!(in_all, CABALLEROS, "caballeros of {seat:?}");
    }
}

/// Random decisions can be made until the game is over, seen from all seats.
fn can_be_played(mut game: Game, rng: &mut impl Rng) {
    let again = Game::try_from(game.position());
    assert_eq!(
        again.as_ref(),
        Ok(&game),
        "what was loaded can be loaded again"
    );
    let mut chance = Chance::indifferent(rng.random());
    for _ in 0..DECISIONS {
        is_sound(&game);
        if rng.random_ratio(1, 50) {
            let seat = Seat::new(rng.random_range(0..game.players()));
            let view = game.view(seat);
            assert_eq!(view.determinise(rng).view(seat), view);
        }
        let Some(decision) = chance.decide(&game) else {
            assert!(game.is_over(), "nobody can decide anything");
            return;
        };
        assert_eq!(game.to_act().is_none(), game.proceeds());
        let decides = game.to_act();
        assert!(decides.is_none_or(|seat| seat.index() < game.players()));
        if let Err(error) = game.apply(decision, &mut ()) {
            panic!("{decision:?} is listed but refused: {error}");
        }
    }
}

#[test]
fn whatever_can_be_loaded_can_be_played() {
    let pools = pools();
    let (tried, mut loaded, mut in_action) = (CHANGES * repeats(), 0, 0);
    for number in 0..tried {
        let mut rng = ChaCha8Rng::seed_from_u64(number.into());
        let pool = pools.choose(&mut rng).expect("four pools");
        let (position, other) = (any_position(pool, &mut rng), any_position(pool, &mut rng));
        let changed = mutate(position, other, &mut rng);
        let Ok(game) = serde_json::from_value::<Game>(changed.clone()) else {
            continue;
        };
        loaded += 1;
        in_action += u32::from(!game.pending().is_empty() && &changed != position);
        let outcome = catch_unwind(AssertUnwindSafe(|| can_be_played(game, &mut rng)));
        assert!(
            outcome.is_ok(),
            "not after loading this ({number}): {changed}"
        );
    }
    println!("{loaded} of {tried} changed positions could be loaded, {in_action} in an action");
    assert!(
        in_action > tried / 50,
        "too few to tell: {in_action} of {tried}"
    );
}
