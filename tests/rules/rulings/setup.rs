//! The board, the pieces and how a game is set up.

use crate::support::{legal, pass_turn, play};
use RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia,
};
use el_grande::rules::{
    CardId, Decision, Edition, Game, GameEvent, Length, Phase, Place, PowerSet, RegionId,
    RegionSet, Scoreboard, Seat, SeatSet, Setup, SetupError, StackId, Values, VetoRule,
};

/// `ORDER`: the regions as general scoring visits them, their values and neighbours.
const BOARD: [(RegionId, Values, &[RegionId]); 9] = [
    (Galicia, [4, 2, 0], &[BasqueCountry, OldCastile]),
    (BasqueCountry, [5, 3, 1], &[Galicia, OldCastile, Aragon]),
    (
        Aragon,
        [5, 4, 1],
        &[BasqueCountry, OldCastile, NewCastile, Valencia, Catalonia],
    ),
    (Catalonia, [4, 2, 1], &[Aragon, Valencia]),
    (
        OldCastile,
        [6, 4, 2],
        &[Galicia, BasqueCountry, Aragon, NewCastile],
    ),
    (
        NewCastile,
        [7, 4, 2],
        &[OldCastile, Aragon, Valencia, Granada, Seville],
    ),
    (Seville, [4, 3, 1], &[NewCastile, Granada]),
    (Granada, [6, 3, 1], &[Seville, NewCastile, Valencia]),
    (
        Valencia,
        [5, 3, 2],
        &[Aragon, Catalonia, NewCastile, Granada],
    ),
];

/// Enough seeds for chance to show all it can do.
const SEEDS: std::ops::Range<u64> = 0..100;

fn new_game(players: usize, seed: u64) -> Game {
    Game::new(&Setup::with_players(players), seed).expect("a sound setup")
}

/// All events of a game in which nobody does anything but bid the lowest card that is free.
fn play_idly(setup: &Setup) -> Vec<GameEvent> {
    let mut game = Game::new(setup, 7).expect("a sound setup");
    let mut events = Vec::new();
    while !game.is_over() {
        game.settle(&mut events);
        match game.phase() {
            Phase::Bid => {
                let lowest = legal(&game)[0];
                events.extend(play(&mut game, &[lowest]));
            }
            Phase::Recruit => events.extend(pass_turn(&mut game)),
            Phase::Discs => events.extend(play(&mut game, &[Decision::SetDisc(Aragon)])),
            _ => assert!(game.is_over(), "{:?}", game.phase()),
        }
    }
    events
}

#[test]
fn order_values_and_neighbours_are_those_of_the_board() {
    for ((region, values, neighbours), listed) in BOARD.into_iter().zip(RegionId::ALL) {
        assert_eq!(region, listed, "scoring order");
        assert_eq!(region.place().printed_values(), values, "{region:?}");
        assert_eq!(region.neighbours(), RegionSet::of(neighbours), "{region:?}");
    }
    assert_eq!(Place::Castillo.printed_values(), [5, 3, 1]);
    assert_eq!(
        Scoreboard::ALL.map(Scoreboard::values),
        [[8, 4, 0], [4, 0, 0]]
    );
}

#[test]
fn two_to_five_play() {
    let refusal = |players| Game::new(&Setup::with_players(players), 1).err();
    assert_eq!(refusal(1), Some(SetupError::Players(1)));
    let mut six = Setup::with_players(5);
    six.players.push(six.players[0].clone());
    assert_eq!(Game::new(&six, 1).err(), Some(SetupError::Players(6)));
    for players in 2..=5 {
        assert_eq!(refusal(players), None);
    }
}

#[test]
fn everyone_starts_with_2_at_home_7_at_court_21_in_the_provinces_and_13_power_cards() {
    for players in 2..=5 {
        let game = new_game(players, 1);
        let mut on_board = 0;
        for seat in game.seats() {
            let home = game.grande(seat).expect("a home");
            assert_eq!(game.caballeros(home, seat), 2);
            assert_eq!((game.court(seat), game.provinces(seat)), (7, 21));
            assert_eq!(game.hand(seat), PowerSet::ALL);
            assert_eq!(game.hand(seat).len(), 13);
            assert_eq!(game.score(seat), 0);
            let of_seat = Place::ALL.map(|place| game.caballeros(place, seat));
            on_board += of_seat.iter().sum::<u8>();
        }
        assert_eq!(usize::from(on_board), 2 * players, "and nothing else");
        assert_eq!(
            Scoreboard::ALL.map(|board| game.scoreboard(board)),
            [None; 2]
        );
        assert_eq!(game.vetoes().count(), 0);
    }
}

#[test]
fn homes_all_differ_and_none_is_the_kings() {
    for seed in SEEDS {
        for players in 2..=5 {
            let game = new_game(players, seed);
            let mut taken = RegionSet::EMPTY;
            taken.insert(game.king().region().expect("the King is in a region"));
            for seat in game.seats() {
                taken.insert(game.grande(seat).and_then(Place::region).expect("a home"));
            }
            assert_eq!(taken.len() as usize, players + 1, "seed {seed}");
        }
    }
}

#[test]
fn chance_decides_the_kings_region_the_homes_and_the_first_bidder() {
    for players in 2..=5 {
        let (mut kings, mut homes) = (RegionSet::EMPTY, RegionSet::EMPTY);
        let mut first_bidders = SeatSet::EMPTY;
        for seed in SEEDS {
            let game = new_game(players, seed);
            kings.insert(game.king().region().expect("a region"));
            homes.insert(
                game.grande(Seat::new(0))
                    .and_then(Place::region)
                    .expect("a home"),
            );
            first_bidders.insert(game.first_bidder());
        }
        assert_eq!((kings, homes), (RegionSet::ALL, RegionSet::ALL));
        assert_eq!(first_bidders, SeatSet::table(players));
    }
}

#[test]
fn stacks_hold_11_11_11_11_and_the_king_card() {
    let sizes = |veto| {
        let mut setup = Setup::with_players(3);
        setup.veto = veto;
        let game = Game::new(&setup, 1).expect("a sound setup");
        StackId::ALL.map(|stack| game.face_down(stack))
    };
    assert_eq!(sizes(VetoRule::Classic), [11, 11, 11, 11, 1]);
    assert_eq!(sizes(VetoRule::WholeAction), [11, 11, 11, 11, 1]);
    assert_eq!(sizes(VetoRule::NoVeto), [11, 9, 11, 11, 1]);
}

#[test]
fn stacks_are_sorted_by_what_their_cards_place_and_only_stack_two_has_vetoes() {
    let count = |stack: &[CardId]| stack.iter().filter(|&&card| card == CardId::Veto).count();
    for (rule, vetoes) in [
        (VetoRule::Classic, [0, 2, 0, 0, 0]),
        (VetoRule::WholeAction, [0, 2, 0, 0, 0]),
        (VetoRule::NoVeto, [0; 5]),
    ] {
        let stacks = Edition::Classic.deck().stacks(rule);
        for (index, stack) in stacks.iter().enumerate() {
            assert!(
                stack
                    .iter()
                    .all(|card| usize::from(card.places()) == index + 1)
            );
            assert_eq!(count(stack), vetoes[index], "{rule:?}");
        }
        assert_eq!(stacks[4], [CardId::KingTravels]);
    }
}

#[test]
fn stacks_are_shuffled() {
    let tops: std::collections::BTreeSet<CardId> = SEEDS
        .map(|seed| new_game(3, seed).position().stacks[0].face_down[0])
        .collect();
    assert_eq!(tops.len(), 9, "every kind of card of stack 1 can be on top");
}

#[test]
fn nine_rounds_and_six_have_the_same_three_general_scorings() {
    let tables: [(Length, &[u8]); 2] = [
        (Length::NineRounds, &[1, 2, 3, 4, 5, 6, 7, 8, 9]),
        (Length::SixRounds, &[2, 3, 5, 6, 8, 9]),
    ];
    for (length, rounds) in tables {
        for players in 2..=5 {
            let mut setup = Setup::with_players(players);
            setup.length = length;
            // Scorings are told as 0, between the rounds.
            let told: Vec<u8> = play_idly(&setup)
                .into_iter()
                .filter_map(|event| match event {
                    GameEvent::RoundBegan { round } => Some(round),
                    GameEvent::GeneralScoringBegan { .. } => Some(0),
                    _ => None,
                })
                .collect();
            let mut expected = Vec::new();
            for &round in rounds {
                expected.push(round);
                if round % 3 == 0 {
                    expected.push(0);
                }
            }
            assert_eq!(told, expected, "{length:?}");
        }
    }
}

#[test]
fn nine_rounds_without_veto_cards_use_up_the_shorter_stack() {
    let mut setup = Setup::with_players(5);
    setup.veto = VetoRule::NoVeto;
    let second = StackId::ALL[1];
    let turned_up: Vec<CardId> = play_idly(&setup)
        .into_iter()
        .filter_map(|event| match event {
            GameEvent::CardRevealed { stack, card } if stack == second => Some(card),
            _ => None,
        })
        .collect();
    assert_eq!(turned_up.len(), 9);
    assert!(!turned_up.contains(&CardId::Veto));
}
