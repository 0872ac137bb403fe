//! Exile: while the King is abroad no region is his.

use super::regent::{general, to_regions};
use crate::support::{Table, legal, men, play, seat};
use el_grande::rules::KingSpot::{France, In, Portugal};
use el_grande::rules::RegionId::{Aragon, BasqueCountry, Catalonia};
use el_grande::rules::{CardId, Decision, KingSpot, Place, RegionId, Scoreboard};

const ABROAD: [KingSpot; 2] = [France, Portugal];

fn table(card: CardId, king: KingSpot) -> Table {
    Table::new(3, card).regents().king_at(king)
}

#[test]
fn abroad_the_king_keeps_no_grande_from_any_region() {
    for king in ABROAD {
        for home in RegionId::ALL {
            let game = table(CardId::GrandeTravels, king).grande(0, home).act();
            let others = RegionId::ALL.into_iter().filter(|&to| to != home);
            let anywhere: Vec<Decision> = others.map(Decision::MoveGrande).collect();
            assert_eq!(legal(&game), anywhere, "{king:?}, from {home:?}");
        }
    }
}

#[test]
fn abroad_the_king_keeps_no_scoreboard_from_any_place() {
    for king in ABROAD {
        for lies in RegionId::ALL.map(RegionId::place) {
            let game = table(CardId::MobileScoreboard, king)
                .scoreboards(Some(lies), None)
                .act();
            let free = Place::ALL.into_iter().filter(|&to| to != lies);
            let anywhere: Vec<Decision> = Scoreboard::ALL
                .into_iter()
                .flat_map(|board| {
                    free.clone()
                        .map(move |to| Decision::SetScoreboard { board, to })
                })
                .collect();
            assert_eq!(legal(&game), anywhere, "{king:?}, from {lies:?}");
        }
    }
}

/// `DIAL-KING` has nothing to say: caballeros and Grandes arrive wherever the disc sends them.
#[test]
fn abroad_the_king_keeps_no_disc_from_any_region() {
    for king in ABROAD {
        for region in RegionId::ALL {
            let mut game = general()
                .king_at(king)
                .grande_inside(2)
                .men(Place::Castillo, &[2, 1])
                .game();
            play(&mut game, &[Decision::SetDisc(region); 3]);
            to_regions(&mut game);
            assert_eq!(men(&game, region), [2, 1, 0], "{king:?}, to {region:?}");
            assert_eq!(game.grande(seat(2)), Some(region.place()));
        }
    }
}

#[test]
fn royal_adviser_brings_the_king_back_from_france_to_a_bordering_region() {
    let game = table(CardId::RoyalAdviser, France).act();
    let borders = [BasqueCountry, Aragon, Catalonia];
    assert_eq!(
        legal(&game),
        borders.map(|region| Decision::MoveKing(In(region)))
    );
}
