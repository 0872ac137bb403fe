//! What the secret discs may show, where the King may go, and eviction.

use super::action_is_over;
use crate::support::{Table, legal, men, play, refused, seat};
use Decision::{Evict, MoveKing, SetDisc};
use RegionId::{Aragon, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, Edition, EvictPenalty, Game, GameEvent, KingSpot, Place, Refuge,
    RegionId, RegionSet, RuleError, Setup,
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
    let evicted = evicting(EvictPenalty::Court);
    let general = Table::new(2, CardId::Veto).general_scoring().game();
    assert!(legal(&evicting(EvictPenalty::Provinces)).contains(&SetDisc(Galicia)));
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

/// Where the evicted went, in the order they left.
fn refuges(game: &mut Game, discs: &[RegionId]) -> Vec<(usize, u8, Refuge)> {
    let discs: Vec<Decision> = discs.iter().copied().map(SetDisc).collect();
    let events = play(game, &discs);
    assert!(action_is_over(game));
    assert_eq!(men(game, Aragon), [2, 0, 0, 0, 0]);
    assert_eq!(men(game, Galicia), [0, 1, 1, 0, 0], "taboo");
    let left = events.into_iter().filter_map(|event| match event {
        GameEvent::Done {
            deed: Deed::Displace {
                whose, count, to, ..
            },
            ..
        } => Some((whose.index(), count, to)),
        _ => None,
    });
    left.collect()
}

#[test]
fn evict_the_kings_region_leads_home_and_the_same_region_cannot_be_set() {
    let mut game = evicting(EvictPenalty::Provinces);
    let elsewhere = RegionSet::ALL.without(Aragon);
    assert_eq!(
        legal(&game),
        elsewhere.iter().map(SetDisc).collect::<Vec<_>>()
    );
    let region = Aragon;
    assert_eq!(
        refused(&game, SetDisc(region)),
        RuleError::MustLeave { region }
    );
    let before = game.position();
    let well = Refuge::In(Valencia);
    assert_eq!(
        refuges(&mut game, &[Galicia, Galicia, Valencia]),
        [
            (1, 3, Refuge::Provinces),
            (2, 4, Refuge::Provinces),
            (3, 1, well)
        ]
    );
    let (mut provinces, after) = (before.provinces, game.position());
    provinces[1] += 3;
    provinces[2] += 4;
    assert_eq!((after.court, after.provinces), (before.court, provinces));
}

#[test]
fn evict_by_option_the_kings_and_the_same_region_lead_back_to_court() {
    let mut game = evicting(EvictPenalty::Court);
    let before = game.position();
    let well = Refuge::In(Valencia);
    assert_eq!(
        refuges(&mut game, &[Galicia, Aragon, Valencia]),
        [(1, 3, Refuge::Court), (2, 4, Refuge::Court), (3, 1, well)]
    );
    let (mut court, after) = (before.court, game.position());
    court[1] += 3;
    court[2] += 4;
    assert_eq!((after.court, after.provinces), (court, before.provinces));
}

#[test]
fn evict_leads_home_in_classic_and_to_court_in_anniversary_unless_chosen() {
    for (edition, penalty) in [
        (Edition::Classic, EvictPenalty::Provinces),
        (Edition::Anniversary, EvictPenalty::Court),
    ] {
        let setup = Setup::of_edition(edition, 3);
        assert_eq!(setup.rules().evicted_to, penalty, "{edition:?}");
    }
    assert_eq!(Setup::with_players(3).evicted_to, EvictPenalty::default());
}

#[test]
fn evict_with_the_king_outside_every_other_region_is_a_refuge() {
    let mut table = Table::new(2, CardId::Eviction)
        .regents()
        .king_at(KingSpot::Castillo)
        .men(Aragon, &[0, 2]);
    table.position.rules.evicted_to = EvictPenalty::Provinces;
    let mut game = table.act();
    play(&mut game, &[Evict(Aragon)]);
    assert_eq!(legal(&game).len(), 8);
    play(&mut game, &[SetDisc(Galicia)]);
    assert_eq!(men(&game, Galicia), [0, 2]);
}
