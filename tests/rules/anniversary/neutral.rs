//! Two players: the neutral colour's pieces, on the board and off it.

use super::{bids, neutral_game, pass_round, settled, setup, with_neutral};
use crate::support::{legal, men, play, power, seat};
use el_grande::rules::RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, NewCastile, Seville, Valencia,
};
use el_grande::rules::{
    CABALLEROS, CardId, Decision, Game, GameEvent, NeutralRecord, Phase, Place, Position, Progress,
    Refuge, RegionId, Seat, Setup, TurnSoFar,
};

const NEUTRAL: Seat = Seat::NEUTRAL;

/// The first round has begun: neutral caballeros stand in Aragon and Seville.
fn begun() -> Game {
    let mut game = with_neutral(&[5, 9, 1], [Aragon, Seville]);
    settled(&mut game);
    game
}

/// Any position of two with a neutral colour.
fn changed(change: impl FnOnce(&mut Position, &mut NeutralRecord)) -> Game {
    let mut position = begun().position();
    let mut neutral = position.neutral.take().expect("a neutral colour");
    change(&mut position, &mut neutral);
    position.neutral = Some(neutral);
    Game::try_from(position).expect("a possible position")
}

/// The first round is about to begin.
pub(super) fn before_reveal(change: impl FnOnce(&mut Position, &mut NeutralRecord)) -> Game {
    changed(|position, neutral| {
        position.phase = Phase::Reveal;
        position.face_up = Default::default();
        for stack in &mut position.stacks {
            let mut cards = std::mem::take(&mut stack.turned_up);
            cards.append(&mut stack.face_down);
            stack.face_down = cards;
        }
        neutral.shown = 0;
        neutral.drawn = 0;
        neutral.caballeros.clear();
        neutral.supply = CABALLEROS;
        change(position, neutral);
    })
}

/// Where neutral caballeros were sent, in the order of the cards drawn, and how many.
pub(super) fn settlers(events: &[GameEvent]) -> Vec<(RegionId, u8)> {
    let sent = |event: &GameEvent| match *event {
        GameEvent::NeutralSettled { region, count } => Some((region, count)),
        _ => None,
    };
    events.iter().filter_map(sent).collect()
}

/// Seat 0 has taken this card, with the neutral colour where it was.
pub(super) fn with_card(
    card: CardId,
    change: impl FnOnce(&mut Position, &mut NeutralRecord),
) -> Game {
    changed(|position, neutral| {
        for (seat, bid) in [12, 11].into_iter().enumerate() {
            position.bids[seat] = Some(power(bid));
            position.hands[seat].retain(|&held| held != power(bid));
            position.spent[seat].cards = vec![power(bid)];
        }
        position.turn_order = vec![seat(0), seat(1)];
        position.phase = Phase::Act;
        position.turn = TurnSoFar {
            card: Some(card),
            to_place: card.places(),
            ..TurnSoFar::default()
        };
        change(position, neutral);
    })
}

#[test]
fn neutral_colour_has_pieces_and_cards_but_no_grande_home_or_court() {
    let game = with_neutral(&[5], [Aragon, Seville]);
    assert!(game.rules().neutral);
    assert_eq!(game.provinces(NEUTRAL), CABALLEROS);
    assert_eq!(game.court(NEUTRAL), 0);
    assert_eq!(game.grande(NEUTRAL), None);
    let record = game.position().neutral.expect("a neutral colour");
    assert_eq!(record.powers.len(), 13);
    assert!(record.regions.iter().all(|deck| deck.len() == 9));
    for players in 3..=5 {
        let game = Game::new(&setup(players), 1).expect("a sound setup");
        assert!(!game.rules().neutral, "only with two");
    }
    let classic = Game::new(&Setup::with_players(2), 1).expect("a sound setup");
    assert!(!classic.rules().neutral, "not in the classic edition");
}

#[test]
fn neutral_colour_settles_in_two_regions_each_round() {
    let mut game = with_neutral(&[5], [Aragon, Seville]);
    let events = settled(&mut game);
    for region in [Aragon, Seville] {
        assert!(events.contains(&GameEvent::NeutralSettled { region, count: 2 }));
        assert_eq!(game.caballeros(region, NEUTRAL), 2);
    }
    assert_eq!(game.provinces(NEUTRAL), CABALLEROS - 4);
}

/// `TABOO`
#[test]
fn neutral_colour_does_not_settle_where_the_king_is() {
    let mut game = with_neutral(&[5], [Galicia, Seville]);
    let events = settled(&mut game);
    let (region, count) = (Galicia, 0);
    assert!(events.contains(&GameEvent::NeutralSettled { region, count }));
    assert_eq!(game.caballeros(Galicia, NEUTRAL), 0);
    assert_eq!(game.caballeros(Seville, NEUTRAL), 2);
}

/// What happens when the round begins with so many left, and how many region cards were drawn.
fn begin_with(supply: u8, others_in: Place) -> (Vec<(RegionId, u8)>, u8) {
    let mut game = before_reveal(|_, neutral| {
        neutral.caballeros = [(others_in, CABALLEROS - supply)].into();
        neutral.supply = supply;
    });
    let sent = settlers(&settled(&mut game));
    for &(region, count) in &sent {
        assert_eq!(game.caballeros(region, NEUTRAL), count, "{region:?}");
    }
    let record = game.position().neutral.expect("a neutral colour");
    (sent, record.drawn)
}

#[test]
fn neutral_colour_settles_what_is_left_in_draw_order() {
    let begin = |supply| begin_with(supply, Place::Valencia);
    assert_eq!(begin(3), (vec![(Aragon, 2), (Seville, 1)], 2));
    assert_eq!(begin(1), (vec![(Aragon, 1), (Seville, 0)], 2));
    // Once all are out, no region card is drawn.
    assert_eq!(begin(0), (vec![], 0));
}

#[test]
fn neutral_caballeros_in_the_castillo_count_as_out() {
    assert_eq!(begin_with(0, Place::Castillo), (vec![], 0));
    let last = begin_with(1, Place::Castillo);
    assert_eq!(last, (vec![(Aragon, 1), (Seville, 0)], 2), "29 are out");
}

#[test]
fn neutral_colour_region_cards_are_shuffled_after_each_general_scoring() {
    let tops = [
        [Aragon, Seville],
        [Granada, NewCastile],
        [BasqueCountry, Catalonia],
    ];
    let mut game = neutral_game(&setup(2), &[5, 9, 1, 4, 6, 2, 3], tops);
    let mut events = settled(&mut game);
    let drawn = |game: &Game| game.position().neutral.map(|neutral| neutral.drawn);
    let rounds = [[13, 12], [11, 10], [8, 7], [12, 13], [10, 11], [7, 8]];
    for (round, [own, other]) in rounds.into_iter().enumerate() {
        if round % 3 == 0 {
            assert_eq!(settlers(&events), tops[round / 3].map(|region| (region, 2)));
        }
        assert_eq!(drawn(&game), Some(2 * (round as u8 % 3) + 2));
        let first = game.to_act().expect("a bidder");
        let order = if first == seat(0) {
            [own, other]
        } else {
            [other, own]
        };
        bids(&mut game, &order);
        pass_round(&mut game);
        events = settled(&mut game);
        if game.phase() == Phase::Discs {
            play(&mut game, &[Decision::SetDisc(Granada); 2]);
            events = settled(&mut game);
        }
    }
    assert_eq!(settlers(&events), tops[2].map(|region| (region, 2)));
    assert_eq!(drawn(&game), Some(2));
}

#[test]
fn neutral_colour_counts_for_majorities_and_scores_nothing() {
    let mut game = with_card(CardId::ScoreRegion, |position, neutral| {
        position.caballeros = [(Place::Aragon, vec![2, 1])].into();
        position.court = vec![0, 0];
        position.provinces = vec![28, 29];
        neutral.caballeros = [(Place::Aragon, 3)].into();
        neutral.supply = 27;
    });
    let events = play(&mut game, &[Decision::Act, Decision::Score(Place::Aragon)]);
    // Second gets the second value, third nothing: two values are in use.
    assert_eq!((game.score(seat(0)), game.score(seat(1))), (4, 0));
    let paid =
        |event: &GameEvent| matches!(event, GameEvent::Points { seat, .. } if *seat == NEUTRAL);
    assert!(!events.iter().any(paid));
}

#[test]
fn neutral_caballeros_count_for_the_majority_in_the_castillo() {
    let mut game = with_card(CardId::ScoreCastillo, |position, neutral| {
        position.caballeros = [(Place::Castillo, vec![2, 1])].into();
        position.court = vec![0, 0];
        position.provinces = vec![28, 29];
        neutral.caballeros = [(Place::Castillo, 3)].into();
        neutral.supply = 27;
    });
    let events = play(&mut game, &[Decision::Act]);
    let inside = [2, 1, 0, 0, 0, 3];
    assert!(events.contains(&GameEvent::CastilloOpened { inside }));
    // The first value is nobody's, and who is third gets nothing.
    assert_eq!((game.score(seat(0)), game.score(seat(1))), (3, 0));
}

#[test]
fn neutral_colour_ties_as_a_player_does() {
    let mut game = with_card(CardId::ScoreRegion, |position, neutral| {
        position.caballeros = [(Place::Aragon, vec![2, 1])].into();
        position.court = vec![0, 0];
        position.provinces = vec![28, 29];
        position.grandes[0] = Some(Place::Aragon);
        neutral.caballeros = [(Place::Aragon, 2)].into();
        neutral.supply = 28;
    });
    play(&mut game, &[Decision::Act, Decision::Score(Place::Aragon)]);
    // Tied for first: the second value and no bonus; who is third gets nothing.
    assert_eq!((game.score(seat(0)), game.score(seat(1))), (4, 0));
}

#[test]
fn neutral_caballeros_may_be_moved_and_sent_away() {
    let mut game = with_card(CardId::ThreeForeign, |_, _| {});
    let move_one = Decision::Move {
        whose: NEUTRAL,
        from: Aragon,
        to: Place::Castillo,
    };
    play(&mut game, &[Decision::Act, move_one]);
    assert_eq!(game.caballeros(Place::Castillo, NEUTRAL), 1);

    // "One of each opponent" takes one of its pieces.
    let mut game = with_card(CardId::OneOfEach, |_, _| {});
    let whose = NEUTRAL;
    let send = Decision::SendHome {
        whose,
        from: Seville,
    };
    play(&mut game, &[Decision::Act]);
    assert!(legal(&game).contains(&send));
    play(&mut game, &[send]);
    assert_eq!(game.provinces(NEUTRAL), CABALLEROS - 3);
    assert_eq!(
        game.turn().action,
        Progress::Begun,
        "one of the other is due"
    );
}

#[test]
fn neutral_colour_is_skipped_where_it_would_choose_or_comply() {
    for card in [CardId::SecretAll, CardId::KingRages, CardId::CourtsEmptied] {
        let mut game = with_card(card, |_, _| {});
        play(&mut game, &[Decision::Act]);
        while game.turn().action == Progress::Begun {
            assert_ne!(game.to_act(), Some(NEUTRAL));
            let first = legal(&game)[0];
            play(&mut game, &[first]);
        }
        assert_eq!(game.provinces(NEUTRAL), CABALLEROS - 4, "{card:?}");
    }
    // Nobody can be evicted from where only neutral ones stand.
    let mut game = with_card(CardId::Eviction, |_, _| {});
    play(&mut game, &[Decision::Act]);
    assert_eq!(legal(&game), [Decision::Evict(Granada)]);
}

/// `NEUTRAL-CASTILLO`
#[test]
fn neutral_castillo_pieces_return_to_the_supply_at_general_scoring() {
    let mut game = changed(|position, neutral| {
        position.round = 3;
        position.phase = Phase::Discs;
        position.face_up = Default::default();
        position.bids = vec![None, None];
        for stack in &mut position.stacks[..4] {
            let more = stack.face_down.len().min(2);
            stack.turned_up.extend(stack.face_down.drain(..more));
        }
        neutral.shown = 3;
        neutral.drawn = 6;
        neutral.caballeros = [(Place::Castillo, 3), (Place::Aragon, 2)].into();
        neutral.supply = 25;
    });
    play(
        &mut game,
        &[Decision::SetDisc(NewCastile), Decision::SetDisc(Valencia)],
    );
    let mut events = Vec::new();
    while game.phase() != Phase::Regions {
        events.extend(play(&mut game, &[Decision::Proceed]));
    }
    let (seat, count, to) = (NEUTRAL, 3, Refuge::Provinces);
    assert!(events.contains(&GameEvent::Marched { seat, count, to }));
    assert_eq!(game.provinces(NEUTRAL), 28);
    assert_eq!(men(&game, Place::Castillo), [0, 0]);
    assert_eq!(game.caballeros(Place::Castillo, NEUTRAL), 0);
}
