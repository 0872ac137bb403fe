//! Positions that no game can come to are refused, with a reason that its author understands.

use crate::support::{Table, legal, moves, play, power, seat, seats};
use Place::Castillo;
use RegionId::{Aragon, Galicia, Granada, Valencia};
use el_grande::rules::{
    Burden, CardId, Decision, Deed, Duty, Game, GivenUp, HeldVeto, KingSpot, Phase, Place,
    Position, PositionError, Progress, RegionId, Step, VetoRule,
};

/// Why the changed position is refused.
fn refusal(mut position: Position, change: impl FnOnce(&mut Position)) -> String {
    assert!(
        Game::try_from(position.clone()).is_ok(),
        "sound before the change"
    );
    change(&mut position);
    let refused = Game::try_from(position).expect_err("an impossible position");
    refused.to_string()
}

/// Two players in round 2, seat 0 acting.
fn table(card: CardId) -> Table {
    Table::new(2, card)
}

fn position(table: Table) -> Position {
    table.game().position()
}

/// The special action begun and carried on so far.
fn under_way(table: Table, decisions: &[Decision]) -> Position {
    let mut game = table.act();
    play(&mut game, decisions);
    game.position()
}

#[test]
fn lists_have_an_entry_for_each_player() {
    let sound = || position(table(CardId::FourAny));
    let reason = refusal(sound(), |p| p.rules.players = 6);
    assert_eq!(reason, "El Grande is for 2 to 5 players, not 6");
    let reason = refusal(sound(), |p| p.court.push(0));
    assert_eq!(reason, "'court' must have one entry for each player");
    let reason = refusal(sound(), |p| p.discs[4] = Some(Aragon));
    assert_eq!(reason, "a disc is set that belongs to no player");
}

#[test]
fn pieces_are_all_there_and_where_they_can_be() {
    let sound = || position(table(CardId::FourAny).men(Aragon, &[2, 2]));
    let reason = refusal(sound(), |p| p.court[1] += 1);
    assert_eq!(reason, "seat 1 has 31 caballeros in all, not 30");
    let reason = refusal(sound(), |p| p.king = KingSpot::France);
    assert_eq!(reason, "the King stands in a region");
    let reason = refusal(sound(), |p| p.grandes[0] = Some(Castillo));
    assert_eq!(reason, "every Grande stands in a region");
    let reason = refusal(sound(), |p| p.scoreboards = [Some(Castillo); 2]);
    assert_eq!(reason, "two scoreboards never lie on one place");
    let reason = refusal(sound(), |p| p.scores[0] = 10_000);
    assert_eq!(reason, "no score reaches 10,000");
}

#[test]
fn cards_last_to_the_end() {
    let sound = || position(Table::new(5, CardId::FourAny));
    let reason = refusal(sound(), |p| p.face_up[4] = None);
    assert_eq!(
        reason,
        "4 players still take a card this round, but only 3 lie open"
    );
    let reason = refusal(sound(), |p| p.stacks[3].face_down.truncate(6));
    assert_eq!(reason, "the stacks do not last for the rounds to come");
    let reason = refusal(sound(), |p| p.stacks[0].face_down[2] = CardId::Veto);
    assert_eq!(reason, "stack 1 can't hold 'veto'");
    let reason = refusal(sound(), |p| p.stacks[4].face_down.clear());
    assert_eq!(
        reason,
        "the fifth stack is the King card alone, which stays"
    );
    let reason = refusal(sound(), |p| p.hands[2].clear());
    assert_eq!(
        reason,
        "hand and spent pile of seat 2 do not make up the 13 power cards"
    );
    let reason = refusal(sound(), |p| {
        p.hands[2].truncate(10);
        p.spent[2].cards = [11, 12, 13].map(power).to_vec();
    });
    assert_eq!(
        reason,
        "seat 2 has 10 power cards in hand, too few for the rounds to come"
    );
}

#[test]
fn bids_and_turns_come_in_order() {
    let sound = || position(table(CardId::FourAny));
    let reason = refusal(sound(), |p| p.bids[1] = p.bids[0]);
    assert_eq!(reason, "no power card is played twice in a round");
    let reason = refusal(sound(), |p| p.bids[1] = None);
    assert_eq!(reason, "everyone has bid once turns are taken");
    let reason = refusal(sound(), |p| p.turn_order.swap(0, 1));
    assert_eq!(reason, "turns are taken from the highest bid to the lowest");
    let reason = refusal(sound(), |p| p.turn_index = 2);
    assert_eq!(reason, "it is the turn of nobody");
    let reason = refusal(sound(), |p| p.round = 10);
    assert_eq!(reason, "there is no round 10 in this game");
    let reason = refusal(sound(), |p| p.turn.to_place = 0);
    assert_eq!(
        reason,
        "placing is begun once the first caballero is placed"
    );
    let reason = refusal(sound(), |p| p.turn.recruits_left = Some(1));
    assert!(
        reason.starts_with("recruiting from regions comes when"),
        "{reason}"
    );
}

#[test]
fn vetoes_are_held_by_somebody_for_a_while() {
    let sound = || position(table(CardId::FourAny).veto(0).veto(1));
    let reason = refusal(sound(), |p| p.vetoes[1].rounds_left = 3);
    assert_eq!(reason, "a Veto serves for two rounds");
    let reason = refusal(sound(), |p| p.vetoes[1].rounds_left = 1);
    assert_eq!(
        reason,
        "of two Vetoes the one that runs out first is named first"
    );
    let reason = refusal(sound(), |p| p.vetoes[0].holder = seat(4));
    assert_eq!(reason, "a Veto is held by nobody");
    let reason = refusal(sound(), |p| p.vetoes.push(p.vetoes[0]));
    assert_eq!(reason, "there are only two Vetoes");
    let reason = refusal(sound(), |p| p.rules.veto = VetoRule::NoVeto);
    assert_eq!(reason, "nobody holds a Veto in a game without them");
}

#[test]
fn general_scoring_has_its_discs() {
    let sound = || position(table(CardId::Veto).general_scoring());
    let reason = refusal(sound(), |p| p.discs[..2].fill(Some(Aragon)));
    assert_eq!(reason, "all discs are set: the Castillo is next");
    let reason = refusal(sound(), |p| p.discs[1] = Some(Aragon));
    assert_eq!(reason, "discs are set clockwise from the first bidder");
    let reason = refusal(sound(), |p| p.phase = Phase::March);
    assert_eq!(reason, "all discs are set before the Castillo is scored");
    let reason = refusal(sound(), |p| p.round = 2);
    assert_eq!(reason, "general scoring comes after rounds 3, 6 and 9");
    let reason = refusal(sound(), |p| {
        p.phase = Phase::Regions;
        p.provinces[0] -= 1;
        p.caballeros.insert(Castillo, vec![1, 0]);
    });
    assert_eq!(
        reason,
        "all leave the Castillo before the regions are scored"
    );
}

#[test]
fn steps_belong_to_an_action_under_way() {
    let sound = || position(table(CardId::KingTravels));
    let reason = refusal(sound(), |p| p.turn.action = Progress::Begun);
    let only_then = "steps are pending as long as a special action is under way, and only then";
    assert_eq!(reason, only_then);
    let reason = refusal(sound(), |p| p.pending.push(Step::ChoosePower));
    assert_eq!(reason, only_then);
    let reason = refusal(under_way(table(CardId::KingTravels), &[]), |p| {
        p.pending = vec![Step::ChooseKing { to_neighbour: true }];
    });
    assert_eq!(
        reason,
        "the special action of 'king-travels' can't have come to this step"
    );
}

/// Each special action carried to a step, and a change after which it can't be there.
#[test]
fn steps_follow_from_the_card_and_the_table() {
    let step = |card: CardId| PositionError::Step { card }.to_string();
    let board = |card| {
        Table::new(3, card)
            .men(Aragon, &[2, 2, 2])
            .court(&[2, 2, 2])
    };

    // More moves than the card has.
    let card = CardId::FourOwn;
    let reason = refusal(under_way(board(card), &[]), |p| match &mut p.pending[0] {
        Step::Moves { left, .. } => left.own = 5,
        other => panic!("{other:?}"),
    });
    assert_eq!(reason, step(card));

    // A move is announced, but nobody stands there.
    let announced = under_way(board(card).veto(1), &[moves(0, Aragon, Granada)]);
    let from = Valencia;
    let (whose, to) = (seat(0), Granada.place());
    let deed = Deed::Move { whose, from, to };
    let asked = seats(&[1]);
    let reason = refusal(announced, |p| {
        p.pending[1] = Step::Objections { deed, asked }
    });
    assert_eq!(reason, step(card));

    // Points are announced that the table does not give.
    let card = CardId::ScoreOneWithTwo;
    let scoring = under_way(
        board(card).men(Aragon, &[1]).veto(1),
        &[Decision::Score(Place::Aragon)],
    );
    let reason = refusal(scoring, |p| match &mut p.pending[1] {
        Step::Objections {
            deed: Deed::Pay(payment),
            ..
        } => payment.points += 1,
        other => panic!("{other:?}"),
    });
    assert_eq!(reason, step(card));

    // Who has nothing at court has nothing to lose there.
    let courts = under_way(board(CardId::CourtsEmptied).veto(1), &[]);
    let reason = refusal(courts, |p| {
        p.court[2] = 0;
        p.provinces[2] += 2;
    });
    assert_eq!(reason, "seat 2 does not have to comply now");

    // A disc shows a region from which nothing can be lost.
    let shown = [
        Decision::NotNow,
        Decision::SetDisc(Aragon),
        Decision::SetDisc(Aragon),
    ];
    let discs = under_way(board(CardId::SecretTwo).veto(1), &shown);
    let reason = refusal(discs, |p| p.discs[2] = Some(Valencia));
    assert_eq!(reason, "seat 2 can't have set the disc like this");

    // Somebody has set a disc who was not asked to.
    let discs = under_way(board(CardId::SecretTwo), &[]);
    let reason = refusal(discs, |p| p.discs[0] = Some(Aragon));
    assert_eq!(reason, step(CardId::SecretTwo));

    // The last one complies before the first.
    let rages = under_way(board(CardId::KingRages), &[]);
    let reason = refusal(rages, |p| {
        let duty = Duty::Bear(Burden::ThreeOfOwnChoice);
        let (whose, picked) = (seat(2), GivenUp::default());
        let who = seats(&[1]);
        p.pending = vec![Step::Comply { who, duty }, Step::GiveUp { whose, picked }];
    });
    assert_eq!(
        reason,
        "this card is complied with clockwise from the acting player's left"
    );

    // Eviction from another region than the one named.
    let evict = under_way(board(CardId::Eviction), &[Decision::Evict(Aragon)]);
    let who = seats(&[1, 2]);
    let duty = Duty::Leave(Galicia);
    let reason = refusal(evict, |p| p.pending[0] = Step::Comply { who, duty });
    assert_eq!(reason, step(CardId::Eviction));
}

#[test]
fn objections_come_from_those_who_can_object() {
    let announced = || {
        let table = Table::new(3, CardId::CourtGrows).veto(1).veto(2);
        under_way(table, &[])
    };
    let deed = Deed::GrowCourt { count: 2 };
    let clockwise = "holders of a Veto are asked clockwise from the acting player";
    for asked in [&[] as &[usize], &[0], &[1], &[0, 1, 2]] {
        let asked = seats(asked);
        let reason = refusal(announced(), |p| {
            p.pending = vec![Step::Objections { deed, asked }];
        });
        assert_eq!(reason, clockwise, "{asked:?}");
    }
    let reason = refusal(announced(), |p| p.turn.waived = seats(&[0]));
    assert!(
        reason.starts_with("nobody can have waived a Veto"),
        "{reason}"
    );
    let (by, asked) = (seat(1), seat(2));
    let answer = refusal(announced(), |p| {
        p.pending = vec![Step::Answer { deed, by, asked }];
    });
    assert!(
        answer.starts_with("a Veto is answered by the holder of the other"),
        "{answer}"
    );
    let reason = refusal(announced(), |p| {
        p.pending = vec![Step::Objections {
            deed: Deed::GrowCourt { count: 3 },
            asked: seats(&[1, 2]),
        }];
    });
    assert_eq!(
        reason,
        "the special action of 'court-grows' can't have come to this step"
    );
}

/// Counts, cards and stacks need not be what a real game would have led to.
#[test]
fn whatever_can_be_played_on_is_possible() {
    let mut position = position(table(CardId::FourAny).men(Valencia, &[30, 30]).veto(1));
    position.round = 9;
    for stack in &mut position.stacks[..4] {
        stack.turned_up.clear();
        stack.face_down.clear();
    }
    position.face_up = [None, Some(CardId::Veto), None, None, None];
    position.vetoes.push(HeldVeto {
        holder: seat(1),
        rounds_left: 2,
    });
    position.scores = vec![500, 0];
    let mut game = Game::try_from(position).expect("a possible position");
    while !game.is_over() {
        let decision = legal(&game)[0];
        play(&mut game, &[decision]);
    }
}
