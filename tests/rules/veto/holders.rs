//! Who may object, when asked, and to what: own actions and Vetoes too.

use super::{moved, pay, vetoed};
use crate::support::{Table, announced, legal, men, moves, play, refused, seat, seats};
use Decision::{Done, LetPass, NotNow, Veto};
use RegionId::{Aragon, BasqueCountry, Granada};
use el_grande::rules::{CardId, Decision, GameEvent, Phase, Place, RegionId, RuleError};

#[test]
fn veto_own_stops_the_own_action_and_keeps_what_was_received() {
    let table = Table::new(4, CardId::ScoreFives).men(BasqueCountry, &[2, 1]);
    let mut game = table.men(Aragon, &[1, 2]).veto(0).act();
    play(&mut game, &[NotNow]);
    let against = pay(Place::BasqueCountry, &[1], 2, 3);
    assert_eq!((announced(&game), game.to_act()), (against, Some(seat(0))));
    let events = play(&mut game, &[Veto]);
    assert_eq!(events[1], vetoed(0, against));
    assert_eq!(game.position().scores, [5, 0, 0, 0]);
    assert_eq!(game.vetoes().count(), 0);
}

#[test]
fn veto_veto_answers_it_both_are_gone_and_the_step_happens() {
    let mut game = Table::new(3, CardId::FourAny)
        .men(Aragon, &[4])
        .veto(1)
        .veto(2)
        .act();
    play(&mut game, &[moves(0, Aragon, Granada), Veto]);
    assert_eq!(
        (game.to_act(), men(&game, Granada)),
        (Some(seat(2)), vec![0; 3])
    );
    assert_eq!(legal(&game), [NotNow, Veto]);
    assert_eq!(
        refused(&game, LetPass),
        RuleError::NotAskedFor {
            phase: Phase::Act,
            decision: LetPass
        }
    );
    let deed = moved(0, Aragon, Granada);
    let answered = GameEvent::VetoAnswered {
        seat: seat(2),
        answered: seat(1),
    };
    let done = GameEvent::Done { by: seat(0), deed };
    assert_eq!(play(&mut game, &[Veto]), [answered, done]);
    assert_eq!(
        (game.vetoes().count(), men(&game, Granada)),
        (0, vec![1, 0, 0])
    );
    // The action goes on, and nobody is left to object.
    let events = play(&mut game, &[moves(0, Aragon, Granada), Done]);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, GameEvent::Announced { .. }))
    );
    assert_eq!(men(&game, Granada), [2, 0, 0]);
}

#[test]
fn veto_veto_left_unanswered_stands_and_the_other_is_kept() {
    let mut game = Table::new(3, CardId::FourAny)
        .men(Aragon, &[4])
        .veto(1)
        .veto(2)
        .act();
    play(&mut game, &[moves(0, Aragon, Granada), Veto]);
    let (seat2, deed) = (seat(2), moved(0, Aragon, Granada));
    let withheld = GameEvent::VetoWithheld {
        seat: seat2,
        whole_action: false,
    };
    let ended = GameEvent::ActionEnded {
        seat: seat(0),
        card: CardId::FourAny,
    };
    assert_eq!(
        play(&mut game, &[NotNow]),
        [withheld, vetoed(1, deed), ended]
    );
    assert_eq!(men(&game, Granada), [0; 3]);
    assert_eq!(game.veto_holders(), seats(&[2]));
}

#[test]
fn veto_veto_by_who_has_already_let_the_step_pass() {
    // The acting player holds one: asked first, lets it pass, and answers the other's Veto.
    let mut game = Table::new(3, CardId::FourAny)
        .men(Aragon, &[4])
        .veto(0)
        .veto(2)
        .act();
    play(&mut game, &[moves(0, Aragon, Granada), NotNow, Veto]);
    assert_eq!(
        (game.to_act(), legal(&game)),
        (Some(seat(0)), vec![NotNow, Veto])
    );
    play(&mut game, &[Veto]);
    assert_eq!(men(&game, Granada), [1, 0, 0]);
}

#[test]
fn veto_veto_nobody_answers_the_own_veto() {
    let mut game = Table::new(3, CardId::FourAny)
        .men(Aragon, &[4])
        .veto(1)
        .veto(1)
        .act();
    let events = play(&mut game, &[moves(0, Aragon, Granada), Veto]);
    assert!(events.contains(&vetoed(1, moved(0, Aragon, Granada))));
    assert_eq!(game.vetoes().count(), 1, "the other Veto is kept");
}

#[test]
fn veto_veto_of_two_the_one_that_runs_out_first_is_played() {
    let mut table = Table::new(3, CardId::FourAny)
        .men(Aragon, &[4])
        .veto(1)
        .veto(1);
    table.position.vetoes[0].rounds_left = 1;
    let mut game = table.act();
    play(&mut game, &[moves(0, Aragon, Granada), Veto]);
    let left: Vec<u8> = game.vetoes().map(|veto| veto.rounds_left).collect();
    assert_eq!(left, [2]);
}

/// Who is asked about one step, one after the other, when all let it be.
fn asked(actor: usize, holders: [usize; 2]) -> Vec<usize> {
    let table = Table::new(5, CardId::FourAny)
        .men(Aragon, &[4])
        .actor(actor);
    let mut game = table.veto(holders[0]).veto(holders[1]).act();
    play(&mut game, &[moves(0, Aragon, Granada)]);
    let mut asked = Vec::new();
    while legal(&game).contains(&Veto) {
        asked.extend(game.to_act().map(el_grande::rules::Seat::index));
        play(&mut game, &[NotNow]);
    }
    assert_eq!(men(&game, Granada), [1, 0, 0, 0, 0]);
    asked
}

#[test]
fn veto_ask_goes_clockwise_from_the_acting_player_who_comes_first() {
    assert_eq!(asked(0, [3, 1]), [1, 3]);
    assert_eq!(asked(2, [1, 3]), [3, 1]);
    assert_eq!(asked(2, [0, 1]), [0, 1]);
    assert_eq!(asked(2, [1, 2]), [2, 1]);
    assert_eq!(asked(4, [0, 4]), [4, 0]);
    assert_eq!(asked(2, [1, 1]), [1], "a holder of both is asked once");
}

#[test]
fn veto_ask_the_first_objection_stands() {
    let table = Table::new(5, CardId::FourAny).men(Aragon, &[4]).actor(2);
    let mut game = table.veto(1).veto(3).act();
    play(&mut game, &[moves(0, Aragon, Granada), Veto]);
    // The other holder may only answer it now.
    assert_eq!(
        (game.to_act(), legal(&game)),
        (Some(seat(1)), vec![NotNow, Veto])
    );
    let events = play(&mut game, &[NotNow]);
    assert!(events.contains(&vetoed(3, moved(0, Aragon, Granada))));
    assert_eq!(game.veto_holders(), seats(&[1]));
}

#[test]
fn not_now_lets_one_step_pass_and_let_pass_the_whole_action() {
    let table = || Table::new(3, CardId::FourAny).men(Aragon, &[4]).veto(2);
    let step = moves(0, Aragon, Granada);
    let withheld = |whole_action| GameEvent::VetoWithheld {
        seat: seat(2),
        whole_action,
    };
    let mut game = table().act();
    assert_eq!(play(&mut game, &[step, NotNow])[1], withheld(false));
    play(&mut game, &[step]);
    assert_eq!(game.to_act(), Some(seat(2)), "asked again");
    assert_eq!(play(&mut game, &[LetPass])[0], withheld(true));
    let events = play(&mut game, &[step, step]);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, GameEvent::Announced { .. }))
    );
    assert_eq!(men(&game, Granada), [4, 0, 0]);
    assert_eq!(game.veto_holders(), seats(&[2]), "the Veto is kept");
    assert!(
        game.turn().waived.is_empty(),
        "for the next action all is open again"
    );
}

#[test]
fn let_pass_does_not_waive_answering_a_veto() {
    let table = Table::new(4, CardId::FourAny).men(Aragon, &[4]);
    let mut game = table.veto(1).veto(2).act();
    let step = moves(0, Aragon, Granada);
    play(&mut game, &[step, LetPass, NotNow, step]);
    assert_eq!(game.to_act(), Some(seat(2)), "seat 1 has let it pass");
    play(&mut game, &[Veto]);
    assert_eq!(
        (game.to_act(), legal(&game)),
        (Some(seat(1)), vec![NotNow, Veto])
    );
    play(&mut game, &[Veto]);
    assert_eq!(men(&game, Granada), [2, 0, 0, 0]);
    assert_eq!(game.vetoes().count(), 0);
}

#[test]
fn let_pass_binds_only_who_said_it() {
    let table = Table::new(4, CardId::FourAny).men(Aragon, &[4]);
    let mut game = table.veto(1).veto(2).act();
    let step = moves(0, Aragon, Granada);
    play(&mut game, &[step, LetPass, Veto, NotNow]);
    assert_eq!(men(&game, Granada), [0; 4]);
}
