//! Power Shift: dealing, passing on, and bidding with modifiers.

use super::{bids, pass_round, settled, setup};
use crate::support::{Table, legal, pass_turn, play, power, refused, seat};
use el_grande::rules::{
    CardId, Deal, Decision, Game, GameEvent, MODIFIERS_DEALT, ModifierId, ModifierSet, Phase,
    RuleError, Seat,
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

const fn with(power_value: u8, modifier: ModifierId) -> Decision {
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
