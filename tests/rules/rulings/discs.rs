//! What the secret discs may show, where the King may go, and eviction.

use super::action_is_over;
use crate::support::{Table, legal, men, play, refused, seat};
use Decision::{Evict, MoveKing, SetDisc};
use RegionId::{Aragon, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, EvictPenalty, Game, GameEvent, KingSpot, Place, Refuge, RegionId,
    RuleError,
};

#[test]
fn disc_never_shows_the_kings_region_where_pieces_are_lost() {
    for card in [CardId::SecretTwo, CardId::SecretAll] {
        let game = Table::new(2, card)
            .men(Aragon, &[0, 2])
            .men(Galicia, &[0, 2])
            .act();
        let region = Galicia;
        let error = refused(&game, SetDisc(region));
        assert_eq!(error, RuleError::KingsRegion { region }, "{card:?}");
        assert_eq!(legal(&game), [SetDisc(Aragon)], "{card:?}");
    }
}

#[test]
fn disc_may_show_the_kings_region_where_a_rule_says_what_follows() {
    // Scoring, eviction and general scoring (`DIAL-KING`).
    let secret = Table::new(2, CardId::SecretScoring).act();
    let mut evicted = Table::new(2, CardId::Eviction).men(Aragon, &[0, 2]).act();
    play(&mut evicted, &[Evict(Aragon)]);
    let general = Table::new(2, CardId::Veto).general_scoring().game();
    for game in [secret, evicted, general] {
        assert_eq!(legal(&game), RegionId::ALL.map(SetDisc));
    }
}

#[test]
fn disc_scores_every_region_that_exactly_one_disc_shows() {
    let table = Table::new(4, CardId::SecretScoring).men(Galicia, &[0, 0, 0, 1]);
    let mut game = table.men(Aragon, &[1]).men(Granada, &[0, 1]).act();
    let events = play(&mut game, &[Granada, Aragon, Aragon, Galicia].map(SetDisc));
    let scored: Vec<Place> = events
        .iter()
        .filter_map(|event| match event {
            GameEvent::ScoringBegan { place, .. } => Some(*place),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [Place::Galicia, Place::Granada], "in board order");
    assert_eq!(game.position().scores, [0, 6, 0, 4 + 2]);
    assert!(game.discs_set().is_empty(), "the discs are taken back");
}

#[test]
fn king_goes_to_another_region_than_his_own() {
    for card in [CardId::RoyalAdviser, CardId::KingTravels] {
        let game = Table::new(2, card).act();
        let stay = refused(&game, MoveKing(KingSpot::In(Galicia)));
        assert_eq!(stay, RuleError::KingMustMove, "{card:?}");
        for outside in [KingSpot::France, KingSpot::Portugal, KingSpot::Castillo] {
            let error = refused(&game, MoveKing(outside));
            assert_eq!(error, RuleError::KingNotThere, "{card:?}");
        }
    }
}

#[test]
fn king_goes_next_door_with_the_adviser_and_anywhere_with_his_card() {
    let to = |region| MoveKing(KingSpot::In(region));
    let adviser = Table::new(2, CardId::RoyalAdviser).king(Seville).act();
    assert_eq!(legal(&adviser), [to(NewCastile), to(Granada)]);
    assert_eq!(refused(&adviser, to(Valencia)), RuleError::KingTooFar);
    let card = Table::new(2, CardId::KingTravels).king(Valencia).act();
    let elsewhere: Vec<Decision> = RegionId::ALL[..8].iter().copied().map(to).collect();
    assert_eq!(legal(&card), elsewhere);
}

/// Seat 0 evicts from Aragon, where all but seat 4 have caballeros; the King is in Galicia.
fn evicting(penalty: EvictPenalty) -> Game {
    let mut table = Table::new(5, CardId::Eviction).men(Aragon, &[2, 3, 4, 1]);
    table = table
        .men(Granada, &[0, 1, 1, 1, 1])
        .men(Galicia, &[0, 1, 1]);
    table.position.rules.evicted_to = penalty;
    let mut game = table.act();
    play(&mut game, &[Evict(Aragon)]);
    game
}

#[test]
fn evict_names_a_region_with_opponents_but_not_the_kings() {
    let game = Table::new(2, CardId::Eviction).men(Aragon, &[1, 1]);
    let game = game.men(Granada, &[1]).men(Galicia, &[0, 1]).act();
    assert_eq!(legal(&game), [Evict(Aragon)]);
    let region = Galicia;
    assert_eq!(
        refused(&game, Evict(region)),
        RuleError::KingsRegion { region }
    );
    let region = Granada;
    assert_eq!(
        refused(&game, Evict(region)),
        RuleError::NoOpponentThere { region }
    );
}

#[test]
fn evict_moves_all_opponents_there_to_the_region_on_their_disc() {
    let mut game = evicting(EvictPenalty::Court);
    for (setter, region) in [(1, Granada), (2, OldCastile), (3, Granada)] {
        assert_eq!(
            game.to_act(),
            Some(seat(setter)),
            "only those who have to leave"
        );
        play(&mut game, &[SetDisc(region)]);
    }
    assert!(action_is_over(&game));
    assert_eq!(
        men(&game, Aragon),
        [2, 0, 0, 0, 0],
        "the acting player stays"
    );
    assert_eq!(men(&game, Granada), [0, 4, 1, 2, 1]);
    assert_eq!(men(&game, OldCastile), [0, 0, 4, 0, 0]);
}

#[test]
fn evict_penalty_is_the_court_or_by_option_the_provinces() {
    // Seat 1 sets the King's region, seat 2 the same region, seat 3 a good one.
    let discs = [Galicia, Aragon, Valencia].map(SetDisc);
    for (penalty, refuge) in [
        (EvictPenalty::Court, Refuge::Court),
        (EvictPenalty::Provinces, Refuge::Provinces),
    ] {
        let mut game = evicting(penalty);
        let before = game.position();
        let events = play(&mut game, &discs);
        let leave = |whose, count, to| GameEvent::Done {
            by: seat(0),
            deed: Deed::Displace {
                whose: seat(whose),
                from: Aragon,
                count,
                to,
            },
        };
        let left: Vec<GameEvent> = events
            .into_iter()
            .filter(|event| matches!(event, GameEvent::Done { .. }))
            .collect();
        let well = leave(3, 1, Refuge::In(Valencia));
        assert_eq!(left, [leave(1, 3, refuge), leave(2, 4, refuge), well]);
        assert_eq!(men(&game, Aragon), [2, 0, 0, 0, 0]);
        assert_eq!(men(&game, Galicia), [0, 1, 1, 0, 0], "taboo");
        let after = game.position();
        let mut grown = (before.court, before.provinces);
        let list = if refuge == Refuge::Court {
            &mut grown.0
        } else {
            &mut grown.1
        };
        list[1] += 3;
        list[2] += 4;
        assert_eq!((after.court, after.provinces), grown);
    }
}

#[test]
fn evict_penalty_is_the_court_unless_chosen() {
    assert_eq!(EvictPenalty::default(), EvictPenalty::Court);
    let game = Table::new(3, CardId::Eviction).game();
    assert_eq!(game.rules().evicted_to, EvictPenalty::Court);
}
