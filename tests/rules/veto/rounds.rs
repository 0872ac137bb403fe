//! The Veto card itself: taken, kept, never against placing or recruiting, and when it is gone.

use crate::support::{Table, legal, men, pass_turn, play, refused, seat, seats};
use Decision::{Act, Done, NotNow, Proceed, Recruit, SetDisc, Take, Veto};
use RegionId::{Aragon, OldCastile};
use el_grande::rules::{
    CardId, Decision, Game, GameEvent, HeldVeto, Length, Phase, Place, RegionId, RuleError, StackId,
};

/// Ends the turn under way and plays on idly until the next round's first turn begins.
fn to_next_round(game: &mut Game) -> Vec<GameEvent> {
    let round = game.round();
    let mut events = play(game, &[Done]);
    while game.round() == round || game.phase() != Phase::Recruit {
        match game.phase() {
            Phase::Recruit => events.extend(pass_turn(game)),
            Phase::Bid => {
                let lowest = legal(game)[0];
                events.extend(play(game, &[lowest]));
            }
            Phase::Discs => events.extend(play(game, &[SetDisc(Aragon)])),
            _ => events.extend(play(game, &[Proceed])),
        }
    }
    events
}

/// In the turn that has just begun, a card that lets the court grow is taken and used.
fn act_with_court_grows(game: &mut Game) -> Vec<GameEvent> {
    let mut position = game.position();
    position.face_up[3] = Some(CardId::CourtGrows);
    *game = Game::try_from(position).expect("a possible position");
    play(game, &[Recruit(0), Take(StackId::ALL[3]), Act])
}

/// Seat 0 has just kept a Veto in this round.
fn kept(length: Length, round: u8) -> Game {
    let mut table = Table::new(3, CardId::Veto);
    table.position.rules.length = length;
    table.position.round = round;
    table.act()
}

#[test]
fn keeping_is_the_special_action_of_the_veto_and_cant_be_vetoed() {
    let card = CardId::Veto;
    let mut game = Table::new(3, card).veto(1).game();
    let seat0 = seat(0);
    assert_eq!(
        play(&mut game, &[Act]),
        [
            GameEvent::ActionBegan { seat: seat0, card },
            GameEvent::VetoKept { seat: seat0 },
            GameEvent::ActionEnded { seat: seat0, card },
        ]
    );
    let held = |index| HeldVeto {
        holder: seat(index),
        rounds_left: 2,
    };
    assert_eq!(game.vetoes().collect::<Vec<_>>(), [held(1), held(0)]);
}

#[test]
fn keeping_may_be_left_out_and_then_nobody_holds_it() {
    let mut game = Table::new(3, CardId::Veto).game();
    play(&mut game, &[Done]);
    assert_eq!(game.vetoes().count(), 0);
}

#[test]
fn expiry_is_the_end_of_the_next_round_played_also_across_a_general_scoring() {
    for (length, taken, next) in [
        (Length::NineRounds, 1, 2),
        (Length::NineRounds, 2, 3),
        (Length::NineRounds, 3, 4),
        (Length::NineRounds, 6, 7),
        (Length::NineRounds, 8, 9),
        (Length::SixRounds, 2, 3),
        (Length::SixRounds, 3, 5),
        (Length::SixRounds, 6, 8),
    ] {
        let mut game = kept(length, taken);
        let expired = GameEvent::VetoExpired { seat: seat(0) };
        let events = to_next_round(&mut game);
        assert!(!events.contains(&expired), "taken in {taken}, {length:?}");
        assert_eq!((game.round(), game.veto_holders()), (next, seats(&[0])));
        // The end of that round, up to the moment before a general scoring.
        let mut events = Vec::new();
        while game.phase() == Phase::Recruit {
            events.extend(pass_turn(&mut game));
        }
        assert!(!events.contains(&expired));
        assert_eq!(
            game.veto_holders(),
            seats(&[0]),
            "still there when turns are over"
        );
        let events = play(&mut game, &[Proceed]);
        assert!(events.contains(&expired), "taken in {taken}, {length:?}");
        assert_eq!(game.vetoes().count(), 0);
    }
}

#[test]
fn expiry_leaves_it_of_use_in_the_next_round_played() {
    for (length, taken) in [
        (Length::NineRounds, 2),
        (Length::NineRounds, 3),
        (Length::SixRounds, 3),
    ] {
        let mut game = kept(length, taken);
        to_next_round(&mut game);
        let before = game.court(game.actor());
        let events = act_with_court_grows(&mut game);
        assert!(matches!(events.last(), Some(GameEvent::Announced { .. })));
        assert_eq!(game.to_act(), Some(seat(0)));
        play(&mut game, &[Veto]);
        assert_eq!(game.court(game.actor()), before);
        assert_eq!(game.vetoes().count(), 0, "played, and so discarded");
    }
}

#[test]
fn expiry_leaves_it_of_use_in_the_round_it_was_taken() {
    let mut game = kept(Length::NineRounds, 2);
    play(&mut game, &[Done]);
    act_with_court_grows(&mut game);
    let events = play(&mut game, &[Veto]);
    assert_eq!(events.len(), 3);
    assert_eq!((game.court(seat(1)), game.vetoes().count()), (0, 0));
    let events = to_next_round(&mut game);
    assert!(!events.contains(&GameEvent::VetoExpired { seat: seat(0) }));
}

#[test]
fn expiry_counts_each_veto_by_itself() {
    let mut table = Table::new(3, CardId::CourtGrows).veto(1).veto(2);
    table.position.vetoes[0].rounds_left = 1;
    let mut game = table.game();
    let events = to_next_round(&mut game);
    assert!(events.contains(&GameEvent::VetoExpired { seat: seat(1) }));
    let (holder, rounds_left) = (seat(2), 1);
    let left = HeldVeto {
        holder,
        rounds_left,
    };
    assert_eq!(game.vetoes().collect::<Vec<_>>(), [left]);
}

#[test]
fn veto_never_stops_placing() {
    let mut game = Table::new(3, CardId::CourtGrows).court(&[4]).veto(1).game();
    let to = Place::OldCastile;
    let placed = GameEvent::Placed { seat: seat(0), to };
    for _ in 0..2 {
        assert_eq!(play(&mut game, &[Decision::Place(to)]), [placed]);
        let (phase, decision) = (Phase::Act, Veto);
        assert_eq!(
            refused(&game, Veto),
            RuleError::NotAskedFor { phase, decision }
        );
    }
    play(&mut game, &[Act, Veto]);
    assert_eq!(
        men(&game, OldCastile),
        [2, 0, 0],
        "what was placed stays placed"
    );
}

#[test]
fn veto_never_stops_recruiting_or_taking_a_card() {
    let table = Table::new(3, CardId::Veto)
        .bids(&[1, 2, 3])
        .actor(0)
        .veto(1);
    let mut table = table.recruiting();
    table.position.face_up[0] = Some(CardId::FourAny);
    let mut game = table.game();
    let (seat, count, card, stack) = (seat(0), 6, CardId::FourAny, StackId::ALL[0]);
    let recruited = GameEvent::Recruited { seat, count };
    let taken = GameEvent::CardTaken { seat, stack, card };
    assert_eq!(
        play(&mut game, &[Recruit(6), Take(stack)]),
        [recruited, taken]
    );
}

#[test]
fn veto_forces_nobody_to_act() {
    // Source 000, rule 9: it can prevent a special action, not compel one.
    let mut game = Table::new(3, CardId::CourtGrows).veto(1).game();
    let events = play(&mut game, &[Done]);
    let (seat, card) = (seat(0), CardId::CourtGrows);
    assert_eq!(events[0], GameEvent::ActionLeftOut { seat, card });
    assert_eq!(game.veto_holders(), seats(&[1]));
}

#[test]
fn veto_is_not_asked_about_once_it_is_gone() {
    let mut game = Table::new(3, CardId::CourtGrows).veto(1).act();
    play(&mut game, &[Veto, Done]);
    let events = act_with_court_grows(&mut game);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, GameEvent::Announced { .. }))
    );
    let refusal = refused(&game, NotNow);
    let (phase, decision) = (Phase::Act, NotNow);
    assert_eq!(refusal, RuleError::NotAskedFor { phase, decision });
}
