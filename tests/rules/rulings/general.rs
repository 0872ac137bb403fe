//! General scoring and the end of the game.

use super::{general, not_asked_for, places_scored, score_with};
use crate::support::{legal, men, play, refused, seat, seats};
use Decision::{Proceed, SetDisc};
use Place::Castillo;
use RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia,
};
use el_grande::rules::{Decision, GameEvent, Phase, Place, Reason, Refuge, RegionId, RuleError};

#[test]
fn general_scoring_is_discs_castillo_march_and_the_regions_in_order() {
    let table = general(2).men(Castillo, &[2, 1]).men(Seville, &[0, 2]);
    let mut game = table.game();
    let events = score_with(&mut game, &[Seville, Aragon]);
    let (isabel, diego) = (seat(0), seat(1));
    let (first, second) = (Reason::Rank { position: 1 }, Reason::Rank { position: 2 });
    let points = |seat, place, points, reason, total| GameEvent::Points {
        seat,
        place,
        points,
        reason,
        total,
    };
    let began = |region: RegionId, counts| GameEvent::ScoringBegan {
        place: region.place(),
        values: region.place().printed_values(),
        counts,
    };
    let march = |seat, count, to| GameEvent::Marched {
        seat,
        count,
        to: Refuge::In(to),
    };
    let nobody = [0; 6];
    let expected = [
        GameEvent::DiscSet { seat: isabel },
        GameEvent::DiscSet { seat: diego },
        GameEvent::CastilloOpened {
            inside: [2, 1, 0, 0, 0, 0],
        },
        GameEvent::ScoringBegan {
            place: Castillo,
            values: [5, 3, 1],
            counts: [2, 1, 0, 0, 0, 0],
        },
        points(isabel, Castillo, 5, first, 5),
        points(diego, Castillo, 0, second, 0),
        GameEvent::DiscsShown {
            discs: [Some(Seville), Some(Aragon), None, None, None],
        },
        march(isabel, 2, Seville),
        march(diego, 1, Aragon),
        GameEvent::CastilloClosed,
        began(Galicia, nobody),
        began(BasqueCountry, nobody),
        began(Aragon, [0, 1, 0, 0, 0, 0]),
        points(diego, Place::Aragon, 5, first, 5),
        began(Catalonia, nobody),
        began(OldCastile, nobody),
        began(NewCastile, nobody),
        began(Seville, [2, 2, 0, 0, 0, 0]),
        points(isabel, Place::Seville, 0, Reason::Tie { position: 2 }, 5),
        points(diego, Place::Seville, 0, Reason::Tie { position: 2 }, 5),
        began(Granada, nobody),
        began(Valencia, nobody),
    ];
    assert_eq!(events, expected);
    assert_eq!(men(&game, Castillo), [0, 0], "the Castillo is empty again");
    assert_eq!((game.round(), game.phase()), (4, Phase::Reveal));
}

#[test]
fn order_general_scoring_visits_the_castillo_and_then_the_nine_regions() {
    let mut game = general(3).game();
    let events = score_with(&mut game, &[Aragon, Aragon, Aragon]);
    let mut expected = vec![Castillo];
    expected.extend(RegionId::ALL.map(RegionId::place));
    assert_eq!(places_scored(&events), expected);
}

#[test]
fn general_scoring_asks_everybody_for_a_disc() {
    let mut game = general(4).men(Castillo, &[0, 3]).game();
    let mut asked = Vec::new();
    while game.phase() == Phase::Discs {
        asked.extend(game.to_act());
        assert_eq!(legal(&game), RegionId::ALL.map(SetDisc));
        play(&mut game, &[SetDisc(Aragon)]);
    }
    assert_eq!(asked, [0, 1, 2, 3].map(seat));
    assert_eq!(
        refused(&game, SetDisc(Aragon)),
        not_asked_for(game.phase(), SetDisc(Aragon))
    );
}

#[test]
fn dial_king_sends_them_back_to_court() {
    let table = general(3)
        .men(Castillo, &[3, 2, 0])
        .men(Galicia, &[1, 0, 0]);
    let mut game = table.game();
    assert!(legal(&game).contains(&SetDisc(Galicia)), "it may be set");
    let events = score_with(&mut game, &[Galicia, Aragon, Galicia]);
    let marches: Vec<GameEvent> = events
        .into_iter()
        .filter(|event| matches!(event, GameEvent::Marched { .. }))
        .collect();
    let march = |index, count, to| GameEvent::Marched {
        seat: seat(index),
        count,
        to,
    };
    assert_eq!(
        marches,
        [march(0, 3, Refuge::Court), march(1, 2, Refuge::In(Aragon))]
    );
    assert_eq!(game.position().court, [3, 0, 0]);
    assert_eq!(
        men(&game, Galicia),
        [1, 0, 0],
        "the King's region stays as it was"
    );
    assert_eq!(men(&game, Aragon), [0, 2, 0]);
}

#[test]
fn veto_never_serves_in_general_scoring() {
    let table = general(3).men(Castillo, &[3, 2, 0]).veto(0).veto(1);
    let mut game = table.game();
    assert_eq!(
        refused(&game, Decision::Veto),
        not_asked_for(game.phase(), Decision::Veto)
    );
    let mut events = play(&mut game, &[Aragon, Aragon, Aragon].map(SetDisc));
    while game.phase() != Phase::Reveal {
        assert_eq!(legal(&game), [Proceed]);
        assert_eq!(
            refused(&game, Decision::Veto),
            not_asked_for(game.phase(), Decision::Veto)
        );
        events.extend(play(&mut game, &[Proceed]));
    }
    assert!(
        !events
            .iter()
            .any(|e| matches!(e, GameEvent::Announced { .. }))
    );
    assert_eq!(
        game.veto_holders(),
        seats(&[0, 1]),
        "and none is lost by it"
    );
}

#[test]
fn game_ends_after_the_third_general_scoring_and_most_points_win() {
    for (scores, winners) in [
        ([10, 30, 20], seats(&[1])),
        ([30, 10, 30], seats(&[0, 2])),
        ([7, 7, 7], seats(&[0, 1, 2])),
    ] {
        let mut table = general(3);
        table.position.round = 9;
        table.position.scores = scores.to_vec();
        let mut game = table.game();
        let events = score_with(&mut game, &[Aragon; 3]);
        assert_eq!(events.last(), Some(&GameEvent::GameEnded { winners }));
        assert_eq!((game.phase(), game.winners()), (Phase::Over, winners));
        assert_eq!(refused(&game, Proceed), RuleError::GameOver);
    }
}
