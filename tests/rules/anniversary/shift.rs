//! Power Shift: dealing, passing on, and bidding with modifiers.

use super::{settled, setup};
use crate::support::{legal, pass_turn, play, power, refused, seat};
use el_grande::rules::{
    Deal, Decision, Game, GameEvent, MODIFIERS_DEALT, ModifierId, ModifierSet, Phase, RuleError,
    Seat,
};

/// These modifiers are dealt to seats 0, 1 and 2, and the first of each is passed on.
pub(super) fn dealt(hands: [[ModifierId; 3]; 3]) -> Game {
    let mut setup = setup(3);
    setup.modules.power_shift = true;
    let mut deal = Deal::from_seed(&setup, 1).expect("a sound setup");
    deal.first_bidder = seat(0);
    deal.modifiers = hands.map(Vec::from).to_vec();
    Game::from_deal(&setup, &deal).expect("a sound deal")
}

pub(super) fn passed_on(hands: [[ModifierId; 3]; 3]) -> Game {
    let mut game = dealt(hands);
    play(&mut game, &hands.map(|hand| Decision::PassOn(hand[0])));
    settled(&mut game);
    game
}

use ModifierId::{
    BaggageTrain, Herald, NightRide, Outriders, Pardon, Quartermaster, RoyalSeal, Spurs,
    SwiftHorses,
};

pub(super) const HANDS: [[ModifierId; 3]; 3] = [
    [RoyalSeal, Herald, Spurs],
    [SwiftHorses, Quartermaster, NightRide],
    [Pardon, Outriders, BaggageTrain],
];

pub(super) const fn with(power_value: u8, modifier: ModifierId) -> Decision {
    let Some(power) = el_grande::rules::Power::new(power_value) else {
        panic!("1 to 13");
    };
    Decision::BidWith { power, modifier }
}

#[test]
fn shift_has_sixteen_modifiers_and_many_abilities() {
    assert_eq!(ModifierId::ALL.len(), 16);
    let abilities: std::collections::HashSet<_> = ModifierId::ALL
        .iter()
        .filter_map(|modifier| modifier.ability())
        .map(|ability| std::mem::discriminant(&ability))
        .collect();
    assert!(abilities.len() >= 6, "{}", abilities.len());
}

#[test]
fn shift_deals_three_to_each_player() {
    for players in 2..=5 {
        let mut setup = setup(players);
        setup.modules.power_shift = true;
        let game = Game::new(&setup, 7).expect("a sound setup");
        let mut all = ModifierSet::EMPTY;
        for seat in game.seats() {
            assert_eq!(game.modifiers(seat).len() as usize, MODIFIERS_DEALT);
            all = all.or(game.modifiers(seat));
        }
        assert_eq!(all.len() as usize, MODIFIERS_DEALT * players, "all differ");
    }
}

#[test]
fn shift_all_pass_one_to_the_left_before_looking() {
    let mut game = dealt(HANDS);
    assert_eq!((game.phase(), game.to_act()), (Phase::Pass, Some(seat(0))));
    let events = play(&mut game, &[Decision::PassOn(RoyalSeal)]);
    assert_eq!(events, [GameEvent::ModifierChosen { seat: seat(0) }]);
    // It has not come yet: seat 1 chooses among its own.
    assert!(!game.modifiers(seat(1)).contains(RoyalSeal));
    let modifier = RoyalSeal;
    assert_eq!(
        refused(&game, Decision::PassOn(RoyalSeal)),
        RuleError::ModifierNotInHand { modifier }
    );
    let events = play(
        &mut game,
        &[Decision::PassOn(SwiftHorses), Decision::PassOn(Pardon)],
    );
    assert_eq!(events.last(), Some(&GameEvent::ModifiersPassed));
    assert!(game.modifiers(seat(1)).contains(RoyalSeal));
    assert!(game.modifiers(seat(2)).contains(SwiftHorses));
    assert!(game.modifiers(seat(0)).contains(Pardon));
}

#[test]
fn shift_what_is_passed_on_is_known_to_who_passed_it() {
    let game = passed_on(HANDS);
    let known = |viewer: usize, of: usize| game.view(seat(viewer)).modifiers_of(seat(of));
    assert_eq!(known(0, 1).certain, ModifierSet::only(RoyalSeal));
    assert_eq!(known(0, 1).further, 2);
    assert_eq!(known(2, 1).certain, ModifierSet::EMPTY);
    assert_eq!(known(1, 1).certain.len(), 3);
}

#[test]
fn shift_the_sum_decides_the_order_of_turns() {
    let mut game = passed_on(HANDS);
    let bids = [
        with(8, Herald),
        Decision::Bid(power(11)),
        with(10, Outriders),
    ];
    let events = play(&mut game, &bids[..1]);
    let (seat0, modifier) = (seat(0), Herald);
    assert!(events.contains(&GameEvent::ModifierPlayed {
        seat: seat0,
        modifier
    }));
    // 11 and 10 + 1 are the same.
    play(&mut game, &bids[1..2]);
    let (sum, by) = (11, seat(1));
    assert_eq!(refused(&game, bids[2]), RuleError::SumPlayed { sum, by });
    play(&mut game, &[with(9, Outriders)]);
    assert_eq!(game.turn_order(), [seat(0), seat(1), seat(2)]);
    assert_eq!(game.strength(seat(0)), Some(12));
}

#[test]
fn shift_sums_must_differ_not_cards() {
    let mut game = passed_on(HANDS);
    play(&mut game, &[with(8, Herald)]);
    // The card 8 itself is free; the sum 12 is not.
    assert!(legal(&game).contains(&Decision::Bid(power(8))));
    let (sum, by) = (12, seat(0));
    assert_eq!(
        refused(&game, Decision::Bid(power(12))),
        RuleError::SumPlayed { sum, by }
    );
}

#[test]
fn shift_recruiting_uses_the_printed_power_card() {
    let mut game = passed_on(HANDS);
    let bids = [
        with(1, Herald),
        Decision::Bid(power(3)),
        Decision::Bid(power(2)),
    ];
    play(&mut game, &bids);
    assert_eq!(game.actor(), seat(0), "1 + 4 is 5");
    assert_eq!(legal(&game).last(), Some(&Decision::Recruit(6)));
}

#[test]
fn shift_lowest_sum_bids_first() {
    let mut game = passed_on([
        [Pardon, Herald, Spurs],
        [SwiftHorses, Quartermaster, NightRide],
        [RoyalSeal, Outriders, BaggageTrain],
    ]);
    let bids = [
        Decision::Bid(power(4)),
        with(5, Pardon),
        Decision::Bid(power(7)),
    ];
    play(&mut game, &bids);
    // The lowest card is seat 0's, who bid first this round too; 5 - 2 is less.
    assert_eq!(game.turn_order(), [seat(2), seat(0), seat(1)]);
    pass_turn(&mut game);
    pass_turn(&mut game);
    play(&mut game, &[Decision::Recruit(0), Decision::Done]);
    let take = legal(&game)[0];
    play(&mut game, &[take, Decision::Done]);
    let events = settled(&mut game);
    assert!(events.contains(&GameEvent::RoundEnded {
        round: 1,
        bids_first_next: seat(1),
    }));
    assert_eq!((game.round(), game.to_act()), (2, Some(seat(1))));
}

#[test]
fn shift_only_modifiers_of_the_own_hand_are_played() {
    let game = passed_on(HANDS);
    let modifier = NightRide;
    assert_eq!(
        refused(&game, with(8, NightRide)),
        RuleError::ModifierNotInHand { modifier }
    );
    assert!(legal(&game).contains(&with(8, Spurs)));
    // Without the module there is nothing of the kind.
    let mut plain = Game::new(&setup(3), 1).expect("a sound setup");
    settled(&mut plain);
    let (phase, decision) = (Phase::Bid, with(8, Herald));
    assert_eq!(
        refused(&plain, decision),
        RuleError::NotAskedFor { phase, decision }
    );
}

#[test]
fn shift_neutral_colour_has_no_modifier_and_blocks_its_value_as_a_sum() {
    let mut setup = setup(2);
    setup.modules.power_shift = true;
    let mut deal = Deal::from_seed(&setup, 3).expect("a sound setup");
    deal.first_bidder = seat(0);
    let neutral = deal.neutral.as_mut().expect("a neutral colour");
    neutral.powers.retain(|&shown| shown != power(9));
    neutral.powers.insert(0, power(9));
    deal.modifiers = vec![HANDS[0].to_vec(), HANDS[1].to_vec()];
    let mut game = Game::from_deal(&setup, &deal).expect("a sound deal");
    play(
        &mut game,
        &[Decision::PassOn(Spurs), Decision::PassOn(NightRide)],
    );
    settled(&mut game);
    assert_eq!(game.played_modifier(Seat::NEUTRAL), None);
    let (sum, by) = (9, Seat::NEUTRAL);
    assert_eq!(
        refused(&game, with(5, Herald)),
        RuleError::SumPlayed { sum, by }
    );
}
