//! In which order players comply and are paid (`VETO-ORDER`), and the discs (`VETO-DISC`).

use super::{given_up, pay, vetoed};
use crate::support::{Table, announced, legal, men, play, refused, seat, seats};
use Decision::{Act, Evict, GiveUp, LetPass, Next, NotNow, SetDisc, Veto};
use RegionId::{Aragon, BasqueCountry, Granada, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, Game, GameEvent, Place, Progress, Refuge, RegionId, RuleError, Source,
};

/// Seats in the order in which they lost something.
fn losers(events: &[GameEvent]) -> Vec<usize> {
    let loser = |event: &GameEvent| match *event {
        GameEvent::Done {
            deed:
                Deed::LoseCourt { whose, .. }
                | Deed::LoseRegion { whose, .. }
                | Deed::GiveUp { whose, .. }
                | Deed::Displace { whose, .. },
            ..
        } => Some(whose.index()),
        _ => None,
    };
    events.iter().filter_map(loser).collect()
}

/// Four players with two caballeros each at court, in Aragon and in Granada.
fn crowd(card: CardId) -> Table {
    let table = Table::new(4, card).court(&[2; 4]);
    table.men(Aragon, &[2; 4]).men(Granada, &[2; 4])
}

/// Begins a card, sets all discs it asks for to Granada, and lets every step pass.
fn up_to_the_order(card: CardId, game: &mut Game) -> Vec<GameEvent> {
    let mut events = play(game, &[Act]);
    if card == CardId::Eviction {
        events.extend(play(game, &[Evict(Aragon)]));
    }
    loop {
        match legal(game)[0] {
            NotNow => events.extend(play(game, &[NotNow])),
            SetDisc(_) => events.extend(play(game, &[SetDisc(Granada)])),
            _ => return events,
        }
    }
}

const FREE_ORDER: [CardId; 5] = [
    CardId::CourtsEmptied,
    CardId::CourtsLoseThree,
    CardId::SecretTwo,
    CardId::SecretAll,
    CardId::Eviction,
];

#[test]
fn veto_order_is_the_acting_players_while_a_veto_is_out() {
    for card in FREE_ORDER {
        let mut game = crowd(card).veto(3).game();
        up_to_the_order(card, &mut game);
        assert_eq!(game.to_act(), Some(seat(0)), "{card:?}");
        assert_eq!(
            legal(&game),
            [1, 2, 3].map(|index| Next(seat(index))),
            "{card:?}"
        );
        let own = RuleError::NotWaiting { seat: seat(0) };
        assert_eq!(refused(&game, Next(seat(0))), own);
        let mut events = play(&mut game, &[Next(seat(2)), NotNow]);
        let again = RuleError::NotWaiting { seat: seat(2) };
        assert_eq!(refused(&game, Next(seat(2))), again);
        // The last needs no naming.
        events.extend(play(&mut game, &[Next(seat(3)), NotNow, NotNow]));
        assert_eq!(losers(&events), [2, 3, 1], "{card:?}");
        assert_eq!(game.turn().action, Progress::Finished);
    }
}

#[test]
fn veto_order_is_not_asked_for_without_a_veto_out() {
    for card in FREE_ORDER {
        let mut game = crowd(card).actor(1).game();
        let events = up_to_the_order(card, &mut game);
        assert_eq!(losers(&events), [2, 3, 0], "{card:?}");
        assert_eq!(game.turn().action, Progress::Finished);
    }
}

#[test]
fn veto_order_is_not_asked_for_once_all_holders_let_the_action_pass() {
    let mut game = crowd(CardId::CourtsEmptied).veto(3).act();
    let events = play(&mut game, &[Next(seat(2)), LetPass]);
    assert_eq!(losers(&events), [2, 1, 3]);
}

#[test]
fn veto_order_comes_after_the_discs_are_shown() {
    for card in [CardId::SecretTwo, CardId::SecretAll, CardId::Eviction] {
        let mut game = crowd(card).veto(3).game();
        let events = up_to_the_order(card, &mut game);
        let disc = Some(Granada);
        let discs = [None, disc, disc, disc, None];
        assert_eq!(
            events.last(),
            Some(&GameEvent::DiscsShown { discs }),
            "{card:?}"
        );
    }
}

#[test]
fn veto_order_of_the_king_rages_is_clockwise_whatever_is_out() {
    let mut game = crowd(CardId::KingRages).veto(0).actor(2).act();
    let mut events = Vec::new();
    for whose in [3, 0, 1] {
        assert_eq!(game.to_act(), Some(seat(whose)));
        let sources = [Source::Court, Source::Court, Source::In(Aragon)];
        events.extend(play(&mut game, &sources.map(GiveUp)));
        assert_eq!(announced(&game), given_up(whose, &sources));
        events.extend(play(&mut game, &[NotNow]));
    }
    assert_eq!(losers(&events), [3, 0, 1]);
}

#[test]
fn veto_order_of_scorings_is_the_boards_rank_by_rank_and_tied_together() {
    let table = Table::new(4, CardId::ScoreFives).men(Valencia, &[1]);
    let table = table
        .men(Aragon, &[1, 2, 2])
        .men(BasqueCountry, &[1, 0, 0, 2]);
    let mut game = table.veto(3).act();
    for step in [
        pay(Place::BasqueCountry, &[3], 1, 5),
        pay(Place::BasqueCountry, &[0], 2, 3),
        pay(Place::Aragon, &[1, 2], 2, 4),
        pay(Place::Aragon, &[0], 3, 1),
        pay(Place::Valencia, &[0], 1, 5),
    ] {
        assert_eq!(announced(&game), step);
        play(&mut game, &[NotNow]);
    }
    assert_eq!(game.turn().action, Progress::Finished);
}

#[test]
fn veto_disc_before_the_discs_are_set() {
    for (card, deed) in [
        (
            CardId::SecretTwo,
            Deed::CallDiscs {
                who: seats(&[1, 2, 3]),
            },
        ),
        (
            CardId::SecretAll,
            Deed::CallDiscs {
                who: seats(&[1, 2, 3]),
            },
        ),
        (
            CardId::SecretScoring,
            Deed::CallDiscs {
                who: seats(&[0, 1, 2, 3]),
            },
        ),
        (CardId::Eviction, Deed::Evict { from: Aragon }),
    ] {
        let mut game = crowd(card).veto(3).act();
        if card == CardId::Eviction {
            play(&mut game, &[Evict(Aragon)]);
        }
        assert_eq!(announced(&game), deed);
        play(&mut game, &[Veto]);
        assert_eq!(game.turn().action, Progress::Finished);
        assert!(game.discs_set().is_empty(), "{card:?}");
        assert_eq!(
            (men(&game, Aragon), men(&game, Granada)),
            (vec![2; 4], vec![2; 4])
        );
    }
}

#[test]
fn veto_disc_before_each_execution_and_the_discs_are_cleared() {
    let lost = |whose, count| {
        let (whose, from) = (seat(whose), Granada);
        Deed::LoseRegion { whose, from, count }
    };
    let left = |whose| {
        let (whose, to) = (seat(whose), Refuge::In(Granada));
        Deed::Displace {
            whose,
            from: Aragon,
            count: 2,
            to,
        }
    };
    for (card, steps) in [
        (CardId::SecretTwo, [lost(2, 2), lost(1, 2)]),
        (CardId::SecretAll, [lost(2, 3), lost(1, 3)]),
        (CardId::Eviction, [left(2), left(1)]),
    ] {
        // In Granada everybody has a third caballero.
        let mut game = crowd(card).men(Granada, &[1; 4]).veto(3).game();
        up_to_the_order(card, &mut game);
        play(&mut game, &[Next(seat(2))]);
        assert_eq!(announced(&game), steps[0], "{card:?}");
        assert_eq!(men(&game, Granada), [3; 4], "not yet done");
        play(&mut game, &[NotNow, Next(seat(1))]);
        assert_eq!(announced(&game), steps[1], "{card:?}");
        let events = play(&mut game, &[Veto]);
        assert_eq!(events[1], vetoed(3, steps[1]));
        // Seat 2 has done its part; seats 1 and 3 need not.
        let (in_aragon, in_granada) = match card {
            CardId::SecretTwo => ([2, 2, 2, 2], [3, 3, 1, 3]),
            CardId::SecretAll => ([2, 2, 2, 2], [3, 3, 0, 3]),
            _ => ([2, 2, 0, 2], [3, 3, 5, 3]),
        };
        assert_eq!(men(&game, Aragon), in_aragon, "{card:?}");
        assert_eq!(men(&game, Granada), in_granada, "{card:?}");
        assert!(game.discs_set().is_empty(), "{card:?}");
        assert!(
            game.seats().all(|seat| game.disc(seat).is_none()),
            "{card:?}"
        );
        assert_eq!(game.to_act(), Some(seat(0)));
    }
}

#[test]
fn veto_disc_of_the_secret_scoring_stops_between_regions() {
    let mut game = crowd(CardId::SecretScoring).men(Aragon, &[1]).veto(3).act();
    play(&mut game, &[NotNow]);
    play(
        &mut game,
        &[Granada, Aragon, Valencia, Seville].map(SetDisc),
    );
    assert_eq!(announced(&game), pay(Place::Aragon, &[0], 1, 5));
    play(&mut game, &[NotNow]);
    assert_eq!(announced(&game), pay(Place::Aragon, &[1, 2, 3], 3, 1));
    play(&mut game, &[Veto]);
    assert_eq!(game.position().scores, [5, 0, 0, 0]);
    assert!(game.discs_set().is_empty());
}
