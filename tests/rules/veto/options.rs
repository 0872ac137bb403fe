//! The other Veto rules to choose at set-up: against whole actions only, and none.

use crate::support::{Table, announced, legal, moves, play, refused, seat, seats};
use Decision::{Act, Done, Evict, MoveGrande, MoveKing, NotNow, Score, Veto};
use RegionId::{Aragon, Galicia, Granada, OldCastile, Seville};
use el_grande::rules::{
    CardId, Decision, Deed, Game, GameEvent, KingSpot, Phase, Place, Progress, RegionId, RuleError,
    Scoreboard, StackId, VetoRule,
};

/// Three players at a table where a Veto stops whole actions, and every card can do something.
fn whole(card: CardId) -> Table {
    Table::new(3, card)
        .with_its_stack()
        .court(&[3, 4, 2])
        .men(Aragon, &[2, 2, 0])
        .men(Granada, &[0, 1, 2])
        .men(Seville, &[1])
        .men(Place::Castillo, &[1, 1])
        .veto_rule(VetoRule::WholeAction)
}

/// Cards whose taker chooses a single target, that choice, and what is then announced.
fn single_targets() -> Vec<(CardId, Decision, Deed)> {
    let (board, to) = (Scoreboard::Four, Place::Granada);
    let king = KingSpot::In(OldCastile);
    let king_moved = Deed::MoveKing {
        from: KingSpot::In(Galicia),
        to: king,
    };
    let quiet = KingSpot::In(Seville);
    let quiet_summer = Deed::MoveKing {
        from: KingSpot::In(Galicia),
        to: quiet,
    };
    let score = |place| (Score(place), Deed::ScorePlace { place });
    let (score_aragon, aragon) = score(Place::Aragon);
    let (score_castillo, castillo) = score(Place::Castillo);
    let grande = Deed::MoveGrande {
        from: Place::Catalonia,
        to: Aragon,
    };
    vec![
        (CardId::ScoreOneWithTwo, score_aragon, aragon),
        (CardId::ScoreOneWithThree, score_castillo, castillo),
        (
            CardId::MobileScoreboard,
            Decision::SetScoreboard { board, to },
            Deed::SetScoreboard {
                board,
                from: None,
                to,
            },
        ),
        (CardId::RoyalAdviser, MoveKing(king), king_moved),
        (CardId::KingTravels, MoveKing(king), king_moved),
        (
            CardId::Eviction,
            Evict(Aragon),
            Deed::Evict { from: Aragon },
        ),
        (CardId::GrandeTravels, MoveGrande(Aragon), grande),
        (CardId::ScoreRegion, score_aragon, aragon),
        (
            CardId::Exile,
            MoveKing(KingSpot::France),
            Deed::MoveKing {
                from: KingSpot::In(Galicia),
                to: KingSpot::France,
            },
        ),
        (CardId::Escort, MoveKing(king), king_moved),
        (CardId::Rivalry, MoveKing(king), king_moved),
        (CardId::SummerResidence, MoveKing(quiet), quiet_summer),
        (
            CardId::Deputy,
            Decision::SwapKing(seat(1)),
            Deed::SwapKing {
                whose: seat(1),
                king: Galicia,
                grande: RegionId::Catalonia,
            },
        ),
    ]
}

/// The game at the one moment for a Veto, and what is announced there.
fn at_the_moment(card: CardId, table: Table) -> (Game, Deed) {
    let mut game = table.act();
    let target = single_targets()
        .into_iter()
        .find(|(with_target, ..)| *with_target == card);
    let deed = match target {
        Some((_, choice, deed)) => {
            play(&mut game, &[choice]);
            deed
        }
        None => Deed::WholeAction,
    };
    (game, deed)
}

fn all_but_veto() -> impl Iterator<Item = CardId> {
    CardId::ALL.into_iter().filter(|&card| card != CardId::Veto)
}

/// Plays an action to its end, always with the first decision there is; nobody may be asked.
fn finish(game: &mut Game) {
    while game.turn().action != Progress::Finished {
        let first = legal(game)[0];
        assert!(
            !legal(game).contains(&Veto),
            "asked about {:?}",
            game.pending()
        );
        let events = play(game, &[first]);
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, GameEvent::Announced { .. }))
        );
    }
}

#[test]
fn whole_action_is_announced_with_its_single_target_if_it_has_one() {
    for card in all_but_veto() {
        let (game, deed) = at_the_moment(card, whole(card).veto(2));
        assert_eq!(announced(&game), deed, "{card:?}");
        assert_eq!(game.to_act(), Some(seat(2)), "{card:?}");
    }
}

#[test]
fn whole_action_is_stopped_whole() {
    for card in all_but_veto() {
        let mut expected = whole(card).veto(2).game().position();
        expected.turn.action = Progress::Finished;
        expected.vetoes.clear();
        let (mut game, deed) = at_the_moment(card, whole(card).veto(2));
        let events = play(&mut game, &[Veto]);
        assert_eq!(
            events[1],
            GameEvent::Vetoed { by: seat(2), deed },
            "{card:?}"
        );
        assert_eq!(game.position(), expected, "{card:?}");
        assert_eq!(refused(&game, Act), RuleError::ActionOver);
        play(&mut game, &[Decision::Place(Place::OldCastile)]);
    }
}

#[test]
fn whole_action_can_not_be_stopped_once_it_has_begun() {
    for card in all_but_veto() {
        let (mut game, _) = at_the_moment(card, whole(card).veto(2));
        play(&mut game, &[NotNow]);
        finish(&mut game);
        assert_eq!(game.veto_holders(), seats(&[2]), "{card:?}");
    }
}

#[test]
fn whole_action_of_ones_own_can_not_be_stopped() {
    for card in all_but_veto() {
        let mut game = whole(card).veto(0).game();
        let events = play(&mut game, &[Act]);
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, GameEvent::Announced { .. }))
        );
        finish(&mut game);
        // With another holder, only that one is asked.
        let (mut game, _) = at_the_moment(card, whole(card).veto(0).veto(1));
        assert_eq!(game.to_act(), Some(seat(1)), "{card:?}");
        play(&mut game, &[NotNow]);
        finish(&mut game);
    }
}

#[test]
fn whole_action_holders_are_asked_clockwise() {
    let table = Table::new(5, CardId::CourtGrows).veto_rule(VetoRule::WholeAction);
    let mut game = table.actor(2).veto(1).veto(3).act();
    assert_eq!(game.to_act(), Some(seat(3)));
    play(&mut game, &[NotNow]);
    assert_eq!(game.to_act(), Some(seat(1)));
    play(&mut game, &[NotNow]);
    assert_eq!(game.court(seat(2)), 2);
}

#[test]
fn whole_action_veto_can_not_be_vetoed() {
    let mut game = whole(CardId::CourtGrows).veto(1).veto(2).act();
    let deed = Deed::WholeAction;
    let (first, second) = (seat(1), seat(0));
    assert_eq!(
        play(&mut game, &[Veto]),
        [
            GameEvent::VetoPlayed {
                seat: first,
                against: deed
            },
            GameEvent::Vetoed { by: first, deed },
            GameEvent::ActionEnded {
                seat: second,
                card: CardId::CourtGrows
            },
        ]
    );
    assert_eq!(game.veto_holders(), seats(&[2]), "the other is kept");
}

#[test]
fn whole_action_keeping_a_veto_is_not_announced() {
    let mut game = whole(CardId::Veto).veto(2).game();
    let events = play(&mut game, &[Act]);
    assert_eq!(events[1], GameEvent::VetoKept { seat: seat(0) });
    assert_eq!(game.veto_holders(), seats(&[0, 2]));
}

#[test]
fn whole_action_needs_no_order_of_compliance() {
    let mut game = whole(CardId::CourtsEmptied).veto(2).act();
    play(&mut game, &[NotNow]);
    assert_eq!(game.position().court, [3, 0, 0]);
}

#[test]
fn whole_action_moment_returns_with_the_next_action() {
    let mut game = whole(CardId::CourtGrows).veto(2).act();
    play(&mut game, &[NotNow, Done]);
    let mut position = game.position();
    position.face_up[3] = Some(CardId::CourtGrows);
    let mut game = Game::try_from(position).expect("a possible position");
    let stack = StackId::ALL[3];
    play(
        &mut game,
        &[Decision::Recruit(0), Decision::Take(stack), Act],
    );
    assert_eq!(
        (announced(&game), game.to_act()),
        (Deed::WholeAction, Some(seat(2)))
    );
}

#[test]
fn no_veto_is_ever_held_and_so_no_action_waits() {
    let table = || {
        let table = Table::new(3, CardId::FourAny).men(Aragon, &[4]);
        table.veto_rule(VetoRule::NoVeto)
    };
    let held = Game::try_from(table().veto(1).position);
    assert!(held.is_err(), "nobody can hold one");
    let mut game = table().act();
    let deed = Deed::Move {
        whose: seat(0),
        from: Aragon,
        to: Place::Granada,
    };
    let done = GameEvent::Done { by: seat(0), deed };
    assert_eq!(play(&mut game, &[moves(0, Aragon, Granada)]), [done]);
    let (phase, decision) = (Phase::Act, Veto);
    let refusal = RuleError::NotAskedFor { phase, decision };
    assert_eq!(refused(&game, Veto), refusal);
}
