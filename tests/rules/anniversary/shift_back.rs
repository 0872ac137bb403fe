//! Power Shift: a modifier that is taken back, and who knows which.

use super::shift::{HANDS, passed_on, with};
use super::{bids, pass_round, settled};
use crate::support::{Table, legal, play, power, refused, seat};
use ModifierId::{Herald, Pardon, Spurs};
use el_grande::rules::{CardId, Decision, Game, GameEvent, ModifierId, ModifierSet, RuleError};

/// The acting player takes the card that gives played ones back, and carries it out.
fn taking_back(game: &Game) -> Game {
    let mut position = game.position();
    position.face_up[3] = Some(CardId::PowerReturns);
    let mut game = Game::try_from(position).expect("a possible position");
    let fourth = el_grande::rules::StackId::ALL[3];
    play(
        &mut game,
        &[Decision::Recruit(0), Decision::Take(fourth), Decision::Act],
    );
    game
}

#[test]
fn shift_a_modifier_may_be_taken_back_instead() {
    let mut game = passed_on(HANDS);
    let bids = [
        with(13, Herald),
        Decision::Bid(power(2)),
        Decision::Bid(power(3)),
    ];
    play(&mut game, &bids);
    let mut game = taking_back(&game);
    let back = Decision::TakeBackModifier(Herald);
    assert!(legal(&game).contains(&back) && legal(&game).contains(&Decision::TakeBack(power(13))));
    let modifier = Spurs;
    assert_eq!(
        refused(&game, Decision::TakeBackModifier(Spurs)),
        RuleError::ModifierNotSpent { modifier }
    );
    let events = play(&mut game, &[back]);
    // It was the only one: all know which.
    let (seat, seen) = (seat(0), Some(Herald));
    assert!(events.contains(&GameEvent::ModifierTakenBack { seat, seen }));
    assert!(game.modifiers(seat).contains(Herald));
    // `BIDS-STAND`
    assert_eq!(game.strength(seat), Some(17));
    let known = game.view(crate::support::seat(1)).modifiers_of(seat);
    assert!(known.certain.contains(Herald));
}

#[test]
fn shift_a_modifier_of_an_earlier_round_may_be_taken_back() {
    let mut game = passed_on(HANDS);
    play(&mut game, &[with(13, Herald)]);
    bids(&mut game, &[2, 3]);
    pass_round(&mut game);
    settled(&mut game);
    // Seat 1 bid lowest, and so bids first.
    bids(&mut game, &[5, 4, 12]);
    let own = seat(0);
    assert_eq!((game.actor(), game.played_modifier(own)), (own, None));
    let mut game = taking_back(&game);
    let back = [
        Decision::TakeBack(power(12)),
        Decision::TakeBack(power(13)),
        Decision::TakeBackModifier(Herald),
    ];
    assert_eq!(legal(&game), back);
    play(&mut game, &[back[2], Decision::Done]);
    assert!(game.modifiers(own).contains(Herald));
    assert!(game.spent_modifiers(own).is_empty());
    // And it is played again in the next round.
    pass_round(&mut game);
    settled(&mut game);
    bids(&mut game, &[6]);
    play(&mut game, &[with(11, Herald)]);
    assert_eq!(game.strength(own), Some(15));
}

/// Seat 0 has spent Herald in the first round and Spurs in the second, and takes one of them back.
fn one_of_two_taken_back(modifier: ModifierId) -> (Game, Vec<GameEvent>) {
    let mut game = passed_on(HANDS);
    play(&mut game, &[with(13, Herald)]);
    bids(&mut game, &[2, 3]);
    pass_round(&mut game);
    settled(&mut game);
    bids(&mut game, &[5, 4]);
    play(&mut game, &[with(12, Spurs)]);
    let mut position = game.position();
    position.face_up[3] = Some(CardId::PowerReturns);
    let mut game = Game::try_from(position).expect("a possible position");
    let fourth = el_grande::rules::StackId::ALL[3];
    let ability_left_out = Decision::Done;
    play(
        &mut game,
        &[
            Decision::Recruit(0),
            ability_left_out,
            Decision::Take(fourth),
            Decision::Act,
        ],
    );
    let events = play(&mut game, &[Decision::TakeBackModifier(modifier)]);
    (game, events)
}

#[test]
fn shift_which_of_several_modifiers_came_back_stays_secret() {
    let [herald, spurs] = [Herald, Spurs].map(one_of_two_taken_back);
    // This round's too: for all the others both look the same.
    let (own, seen) = (seat(0), None);
    for (game, events) in [&herald, &spurs] {
        assert!(events.contains(&GameEvent::ModifierTakenBack { seat: own, seen }));
        let known = game.view(seat(1)).modifiers_of(own);
        assert_eq!(known.certain, ModifierSet::EMPTY);
        assert_eq!(known.doubtful, [Herald, Spurs].into_iter().collect());
        assert_eq!((known.returned, known.further), (1, 1));
        assert_eq!(game.spent_modifiers(own).len(), 1);
        // It goes into files and comes out of them.
        assert_eq!(Game::try_from(game.position()).as_ref(), Ok(game));
    }
    assert_eq!(herald.0.view(seat(1)), spurs.0.view(seat(1)));
    assert_ne!(herald.0.view(own), spurs.0.view(own));
    assert_eq!(herald.0.view(own).modifiers_of(own).certain.len(), 2);
}

#[test]
fn shift_a_modifier_played_again_ends_the_doubt() {
    let (mut game, _) = one_of_two_taken_back(Herald);
    play(&mut game, &[Decision::Done]);
    pass_round(&mut game);
    settled(&mut game);
    // General scoring or not, seat 0 bids again sooner or later.
    let mut value = 6;
    while game.to_act() != Some(seat(0)) {
        bids(&mut game, &[value]);
        value += 1;
    }
    play(&mut game, &[with(11, Herald)]);
    let own = seat(0);
    let known = game.view(seat(1)).modifiers_of(own);
    assert_eq!((known.doubtful, known.returned), (ModifierSet::EMPTY, 0));
    assert_eq!(
        game.modifiers_seen_spent(own),
        [Herald, Spurs].into_iter().collect()
    );
}

#[test]
fn shift_a_second_modifier_back_of_two_leaves_no_doubt() {
    let (game, _) = one_of_two_taken_back(Herald);
    let mut position = game.position();
    position.turn.action = el_grande::rules::Progress::Open;
    let mut game = Game::try_from(position).expect("a possible position");
    let both = [Decision::Act, Decision::TakeBackModifier(Spurs)];
    let events = play(&mut game, &both);
    let (own, seen) = (seat(0), Some(Spurs));
    assert!(events.contains(&GameEvent::ModifierTakenBack { seat: own, seen }));
    assert!(game.doubtful_modifiers(own).is_empty());
    let known = game.view(seat(1)).modifiers_of(own);
    assert_eq!(known.certain, [Herald, Spurs].into_iter().collect());
}

#[test]
fn shift_impossible_doubts_are_refused() {
    let (game, _) = one_of_two_taken_back(Herald);
    let doubts: [&[ModifierId]; 4] = [&[], &[Spurs], &[Herald], &[Herald, Spurs, Pardon]];
    for maybe in doubts {
        let mut position = game.position();
        let modifiers = position.modifiers.as_mut().expect("Power Shift");
        modifiers.maybe[0] = maybe.iter().copied().collect();
        assert!(Game::try_from(position).is_err(), "{maybe:?}");
    }
    let mut position = game.position();
    let modifiers = position.modifiers.as_mut().expect("Power Shift");
    modifiers.maybe.pop();
    assert!(Game::try_from(position).is_err(), "a list too short");
}

#[test]
fn shift_goes_with_the_classic_card_too() {
    let game = Table::new(3, CardId::PowerReturns).act();
    assert!(
        !legal(&game)
            .iter()
            .any(|decision| matches!(decision, Decision::TakeBackModifier(_)))
    );
}
