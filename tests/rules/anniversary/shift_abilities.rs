//! Power Shift: what modifiers do between recruiting and taking an action card.

use super::shift::passed_on;
use super::{into_castillo, lay_out_regents};
use crate::support::{legal, play, power, refused, seat};
use ModifierId::{
    BaggageTrain, Herald, Highwaymen, LongColumn, NightRide, Outriders, Pardon, Quartermaster,
    RoyalSeal, Spurs, Sutlers, SwiftHorses, TaxFarmer, TollGate, Vanguard, WarDrums,
};
use el_grande::rules::{
    Decision, Game, GameEvent, KingSpot, ModifierId, Phase, Place, RuleError, StackId,
};

/// Seat 0 has bid 13 with this modifier, is first, and has not recruited yet.
fn about_to_recruit(modifier: ModifierId) -> Game {
    let others = [RoyalSeal, Herald, WarDrums, SwiftHorses];
    let spare: Vec<ModifierId> = others
        .into_iter()
        .chain([Sutlers, Spurs, TollGate, Quartermaster, BaggageTrain])
        .filter(|&other| other != modifier)
        .collect();
    let mut game = passed_on([
        [spare[0], modifier, spare[1]],
        [spare[2], spare[3], spare[4]],
        [spare[5], spare[6], spare[7]],
    ]);
    let power13 = power(13);
    let bids = [
        Decision::BidWith {
            power: power13,
            modifier,
        },
        Decision::Bid(power(2)),
        Decision::Bid(power(1)),
    ];
    play(&mut game, &bids);
    assert_eq!(game.actor(), seat(0));
    game
}

/// The same after recruiting.
fn able(modifier: ModifierId) -> (Game, Vec<GameEvent>) {
    let mut game = about_to_recruit(modifier);
    let events = play(&mut game, &[Decision::Recruit(0)]);
    (game, events)
}

#[test]
fn ability_comes_after_recruiting_and_before_taking() {
    let (mut game, _) = able(Quartermaster);
    assert_eq!(game.phase(), Phase::Ability);
    let phase = Phase::Ability;
    let decision = Decision::Take(StackId::ALL[0]);
    assert_eq!(
        refused(&game, decision),
        RuleError::NotAskedFor { phase, decision }
    );
    play(&mut game, &[Decision::Done]);
    assert_eq!(game.phase(), Phase::Take, "it may be left out");
}

#[test]
fn ability_is_passed_over_where_there_is_none_or_it_can_do_nothing() {
    for modifier in [RoyalSeal, Herald, WarDrums, SwiftHorses] {
        assert_eq!(able(modifier).0.phase(), Phase::Take, "{modifier:?}");
    }
    let mut position = about_to_recruit(Outriders).position();
    position.provinces[0] += position.court[0];
    position.court[0] = 0;
    let mut game = Game::try_from(position).expect("a possible position");
    play(&mut game, &[Decision::Recruit(0)]);
    assert_eq!(game.phase(), Phase::Take, "nobody at court to ride out");
}

#[test]
fn levy_brings_more_to_court() {
    for (modifier, most) in [(Sutlers, 1), (Quartermaster, 2)] {
        let (mut game, _) = able(modifier);
        let (court, limit) = (game.court(seat(0)), most);
        assert_eq!(legal(&game).len(), usize::from(most) + 1);
        assert_eq!(
            refused(&game, Decision::Recruit(most + 1)),
            RuleError::LevyOf { limit }
        );
        assert_eq!(
            refused(&game, Decision::Recruit(0)),
            RuleError::LevyOf { limit }
        );
        let events = play(&mut game, &[Decision::Recruit(most)]);
        let seat = seat(0);
        assert_eq!(events[0], GameEvent::AbilityUsed { seat, modifier });
        assert_eq!(game.court(seat), court + most);
        assert_eq!(game.phase(), Phase::Take);
    }
}

#[test]
fn ride_moves_own_caballeros() {
    for (modifier, most) in [(Spurs, 1), (NightRide, 2)] {
        let (mut game, _) = able(modifier);
        for _ in 0..most {
            assert_eq!(game.phase(), Phase::Ability);
            let ride = legal(&game)[0];
            assert!(matches!(ride, Decision::Move { whose, .. } if whose == seat(0)));
            play(&mut game, &[ride]);
        }
        assert_eq!(game.phase(), Phase::Take);
    }
    let (game, _) = able(Spurs);
    let king = game.king().region().expect("in a region");
    let home = game.grande(seat(0)).and_then(Place::region).expect("home");
    let into_taboo = crate::support::moves(0, home, king);
    assert_eq!(
        refused(&game, into_taboo),
        RuleError::KingsRegion { region: king }
    );
}

#[test]
fn abilities_lead_nobody_into_the_castillo_in_a_rebellion() {
    let after_recruiting = |modifier, rebellion: bool| {
        let mut position = about_to_recruit(modifier).position();
        lay_out_regents(&mut position, 1);
        if rebellion {
            position.king = KingSpot::Castillo;
        }
        let mut game = Game::try_from(position).expect("a possible position");
        play(&mut game, &[Decision::Recruit(0)]);
        game
    };
    let mut lead_there = Vec::new();
    for modifier in ModifierId::ALL {
        let game = after_recruiting(modifier, true);
        assert_eq!(into_castillo(&game), [], "{modifier:?}");
        for decision in into_castillo(&after_recruiting(modifier, false)) {
            assert_eq!(refused(&game, decision), RuleError::NotIntoCastillo);
            lead_there.push(modifier);
        }
    }
    assert_eq!(lead_there, [Spurs, NightRide], "one own region each");
}

#[test]
fn outriders_are_placed_in_any_region_but_not_in_the_castillo() {
    for (modifier, most) in [(Outriders, 1), (Vanguard, 2)] {
        let (mut game, _) = able(modifier);
        assert_eq!(
            refused(&game, Decision::Place(Place::Castillo)),
            RuleError::NotIntoCastillo
        );
        let regions = legal(&game).len() - 1;
        assert_eq!(regions, 8, "all but the King's");
        let court = game.court(seat(0));
        for _ in 0..most {
            let first = legal(&game)[0];
            play(&mut game, &[first]);
        }
        assert_eq!(game.court(seat(0)), court - most);
        assert_eq!(game.phase(), Phase::Take);
    }
}

#[test]
fn trains_let_the_action_card_place_more() {
    for (modifier, more) in [(BaggageTrain, 1), (LongColumn, 2)] {
        let (mut game, _) = able(modifier);
        assert_eq!(game.phase(), Phase::Take, "there is nothing to decide");
        play(&mut game, &[Decision::Take(StackId::ALL[0])]);
        assert_eq!(game.turn().to_place, 1 + more);
        let loaded = Game::try_from(game.position());
        assert_eq!(loaded.as_ref(), Ok(&game));
    }
}

#[test]
fn tributes_are_points_at_once() {
    for (modifier, points) in [(TollGate, 1), (TaxFarmer, 3)] {
        let (game, events) = able(modifier);
        let (seat, total) = (seat(0), u16::from(points));
        assert!(events.contains(&GameEvent::Tribute {
            seat,
            points,
            total
        }));
        assert_eq!(game.score(seat), total);
        assert_eq!(game.phase(), Phase::Take);
    }
}

#[test]
fn highwaymen_send_one_of_another_colour_home() {
    let (mut game, _) = able(Highwaymen);
    let own_home = game.grande(seat(0)).and_then(Place::region).expect("home");
    let (whose, from) = (seat(0), own_home);
    assert_eq!(
        refused(&game, Decision::SendHome { whose, from }),
        RuleError::NotTheirs { whose }
    );
    let victim = legal(&game)[0];
    let Decision::SendHome { whose, from } = victim else {
        panic!("{victim:?} sends nobody home");
    };
    let provinces = game.provinces(whose);
    play(&mut game, &[victim]);
    assert_eq!(game.provinces(whose), provinces + 1);
    assert_eq!(game.caballeros(from, whose), 1);
    assert_eq!(game.phase(), Phase::Take);
}

#[test]
fn pardon_takes_a_power_card_back() {
    let (mut game, _) = able(Pardon);
    assert_eq!(
        legal(&game),
        [Decision::TakeBack(power(13)), Decision::Done]
    );
    let not_spent = power(4);
    assert_eq!(
        refused(&game, Decision::TakeBack(not_spent)),
        RuleError::NotSpent { power: not_spent }
    );
    play(&mut game, &[Decision::TakeBack(power(13))]);
    assert!(game.hand(seat(0)).contains(power(13)));
    assert_eq!(game.strength(seat(0)), Some(11), "the bid stands");
    assert_eq!(game.phase(), Phase::Take);
}

#[test]
fn abilities_are_no_special_actions_and_can_not_be_vetoed() {
    let mut position = about_to_recruit(Spurs).position();
    position.vetoes = vec![el_grande::rules::HeldVeto {
        holder: seat(1),
        rounds_left: 2,
    }];
    let mut game = Game::try_from(position).expect("a possible position");
    play(&mut game, &[Decision::Recruit(0)]);
    let ride = legal(&game)[0];
    let events = play(&mut game, &[ride]);
    let announced = |event: &GameEvent| matches!(event, GameEvent::Announced { .. });
    assert!(!events.iter().any(announced));
    assert_eq!(game.to_act(), Some(seat(0)));
}
