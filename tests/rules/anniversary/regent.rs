//! New Regent on the table: the stack, and the King where he never is in the classic game.

use super::{KING_CARD, bids, pass_round, regents, settled, setup};
use crate::support::{Table, legal, men, play, refused, seat};
use el_grande::rules::KingSpot::{Castillo, France};
use el_grande::rules::RegionId::{Aragon, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{
    CardId, Deal, Decision, Edition, Game, GameEvent, KingSpot, Phase, Place, Reason, RuleError,
    Setup,
};

/// A table of three before the general scoring of round 3.
pub(super) fn general() -> Table {
    let mut table = Table::new(3, CardId::Militia).regents().general_scoring();
    let stack = &mut table.position.stacks[4];
    let next = stack.face_down.remove(0);
    stack.turned_up.push(next);
    table
}

pub(super) fn to_regions(game: &mut Game) -> Vec<GameEvent> {
    let mut events = Vec::new();
    while game.phase() != Phase::Regions {
        events.extend(play(game, &[Decision::Proceed]));
    }
    events
}

#[test]
fn regent_stack_takes_the_king_cards_place_in_any_edition() {
    for edition in Edition::ALL {
        let mut setup = Setup::of_edition(edition, 4);
        setup.modules.new_regent = true;
        let mut game = Game::new(&setup, 2).expect("a sound setup");
        assert_eq!(game.face_down(KING_CARD), 10);
        settled(&mut game);
        assert_eq!(game.face_down(KING_CARD), 9);
        assert_eq!(game.face_up(KING_CARD).map(CardId::places), Some(5));
    }
}

#[test]
fn regent_shown_is_discarded_each_round_used_or_not() {
    let mut setup = setup(4);
    setup.modules.new_regent = true;
    let mut game = Game::new(&setup, 2).expect("a sound setup");
    settled(&mut game);
    let shown = game.face_up(KING_CARD).expect("a regent");
    bids(&mut game, &[13, 12, 11, 10]);
    pass_round(&mut game);
    let events = settled(&mut game);
    let (stack, card) = (KING_CARD, shown);
    assert!(events.contains(&GameEvent::CardDiscarded { stack, card }));
    assert_eq!(game.face_down(KING_CARD), 8);
}

#[test]
fn regent_used_is_discarded_too() {
    let mut setup = setup(4);
    setup.modules.new_regent = true;
    let mut deal = Deal::from_seed(&setup, 2).expect("a sound setup");
    deal.stacks[KING_CARD.index()] = regents();
    let mut game = Game::from_deal(&setup, &deal).expect("a sound deal");
    settled(&mut game);
    assert_eq!(game.face_up(KING_CARD), Some(CardId::Exile));
    bids(&mut game, &[13, 12, 11, 10]);
    let turn = [
        Decision::Recruit(0),
        Decision::Take(KING_CARD),
        Decision::Act,
        Decision::MoveKing(France),
        Decision::Done,
    ];
    play(&mut game, &turn);
    pass_round(&mut game);
    settled(&mut game);
    assert_eq!((game.round(), game.king()), (2, France));
    assert_eq!(game.face_up(KING_CARD), Some(regents()[1]));
    let left = game.position().stacks.swap_remove(KING_CARD.index());
    assert_eq!(left.face_down, regents()[2..], "it lies nowhere below");
}

/// Exile: no taboo, no King's bonus.
#[test]
fn abroad_the_king_makes_no_region_taboo_and_gives_no_bonus() {
    let table = || {
        Table::new(3, CardId::ScoreRegion)
            .regents()
            .men(Galicia, &[2, 1])
    };
    let mut game = table().king_at(France).act();
    play(&mut game, &[Decision::Score(Place::Galicia)]);
    assert_eq!(game.score(seat(0)), 4, "and no bonus");
    let mut game = table().act();
    play(&mut game, &[Decision::Score(Place::Galicia)]);
    assert_eq!(game.score(seat(0)), 6, "as he stands there");
    let mover = Table::new(3, CardId::FourOwn)
        .regents()
        .men(Galicia, &[2])
        .king_at(France)
        .act();
    let ride = crate::support::moves(0, Galicia, Aragon);
    assert!(legal(&mover).contains(&ride));
}

/// Rivalry: a sole first whose Grande is inside gets the bonus.
#[test]
fn grande_inside_brings_its_bonus_when_the_castillo_is_scored() {
    let table = || {
        Table::new(3, CardId::ScoreCastillo)
            .regents()
            .men(Place::Castillo, &[2, 1])
    };
    let scored = |table: Table| table.act().score(seat(0));
    assert_eq!(scored(table()), 5);
    assert_eq!(scored(table().grande_inside(0)), 7);
    assert_eq!(
        scored(table().grande_inside(1)),
        5,
        "only for the sole first"
    );
    // The Castillo card leaves it inside.
    let game = table().grande_inside(0).act();
    assert_eq!(game.grande(seat(0)), Some(Place::Castillo));
}

#[test]
fn grande_inside_follows_the_disc_also_without_caballeros() {
    let mut game = general()
        .grande_inside(0)
        .grande_inside(1)
        .men(Place::Castillo, &[0, 2])
        .game();
    play(
        &mut game,
        &[Seville, Granada, Aragon].map(Decision::SetDisc),
    );
    let events = to_regions(&mut game);
    let marched = |index, to| GameEvent::GrandeMarched {
        seat: seat(index),
        to,
    };
    assert!(events.contains(&marched(0, Seville)));
    assert!(events.contains(&marched(1, Granada)));
    assert_eq!(game.grande(seat(0)), Some(Place::Seville));
    assert_eq!(men(&game, Granada), [0, 2, 0]);
}

#[test]
fn grande_inside_stays_if_the_kings_region_was_set() {
    let mut game = general().grande_inside(0).men(Place::Castillo, &[2]).game();
    play(
        &mut game,
        &[Galicia, Granada, Aragon].map(Decision::SetDisc),
    );
    to_regions(&mut game);
    assert_eq!(game.grande(seat(0)), Some(Place::Castillo));
    // `DIAL-KING`: the caballeros are back at court.
    assert_eq!(game.court(seat(0)), 2);
}

/// Rebellion: no discs are set, all inside stay, and the sole first gets the King's bonus.
#[test]
fn rebellion_keeps_everyone_inside_at_general_scoring() {
    let mut game = general()
        .king_at(Castillo)
        .grande_inside(1)
        .men(Place::Castillo, &[2, 1])
        .game_in(Phase::Castillo);
    let events = to_regions(&mut game);
    assert!(events.contains(&GameEvent::CastilloHeld));
    let shown = |event: &GameEvent| matches!(event, GameEvent::DiscsShown { .. });
    assert!(!events.iter().any(shown));
    let bonus = GameEvent::Points {
        seat: seat(0),
        place: Place::Castillo,
        points: 2,
        reason: Reason::KingBonus,
        total: 7,
    };
    assert!(events.contains(&bonus));
    assert_eq!(men(&game, Place::Castillo), [2, 1, 0]);
    assert_eq!(game.grande(seat(1)), Some(Place::Castillo));
    settled(&mut game);
    assert_eq!(game.round(), 4, "and the game goes on");
}

#[test]
fn rebellion_asks_for_no_discs_after_the_round() {
    let mut table = Table::new(3, CardId::Rebellion).regents().court(&[1]);
    table.position.round = 3;
    table.position.turn_index = 2;
    let stack = &mut table.position.stacks[4];
    let next = stack.face_down.remove(0);
    stack.turned_up.push(next);
    let mut game = table.act();
    play(&mut game, &[Decision::Done]);
    assert_eq!(game.phase(), Phase::EndOfRound);
    play(&mut game, &[Decision::Proceed]);
    assert_eq!((game.phase(), game.king()), (Phase::Castillo, Castillo));
}

/// `NOW`: who moves the King first then places next to his new place.
#[test]
fn placing_after_the_king_has_gone_is_beside_his_new_place() {
    let mut game = Table::new(3, CardId::Exile).regents().court(&[5]).act();
    play(&mut game, &[Decision::MoveKing(KingSpot::Portugal)]);
    let next: Vec<Place> = legal(&game)
        .into_iter()
        .filter_map(|decision| match decision {
            Decision::Place(place) => Some(place),
            _ => None,
        })
        .collect();
    assert_eq!(
        next,
        [
            Place::Galicia,
            Place::OldCastile,
            Place::NewCastile,
            Place::Seville,
            Place::Castillo
        ]
    );
    let region = Valencia;
    assert_eq!(
        refused(&game, Decision::Place(Place::Valencia)),
        RuleError::NotNextToKing { region }
    );
}

#[test]
fn deputy_changes_places_with_any_grande_the_own_one_too() {
    let mut game = Table::new(3, CardId::Deputy)
        .regents()
        .grande(0, Seville)
        .grande(1, Aragon)
        .grande(2, Valencia)
        .act();
    assert_eq!(
        legal(&game),
        [0, 1, 2].map(|own| Decision::SwapKing(seat(own)))
    );
    play(&mut game, &[Decision::SwapKing(seat(0))]);
    assert_eq!(game.king(), KingSpot::In(Seville));
    let grandes = [0, 1, 2].map(|own| game.grande(seat(own)));
    let expected = [Place::Galicia, Place::Aragon, Place::Valencia];
    assert_eq!(grandes, expected.map(Some));
}
