//! Every way is whole, and those that matter can be told apart.

use super::Manner;
use super::way::{Choreography, Way};
use crate::board::score_cell;
use crate::stage::on_board;
use crate::table::Spot;
use bevy::prelude::*;
use std::f32::consts::PI;

fn ends() -> (Transform, Transform) {
    (
        Transform::from_xyz(-3.0, 0.1, 2.0),
        Transform::from_xyz(4.0, 0.4, -1.0).with_rotation(Quat::from_rotation_z(PI)),
    )
}

fn line(manner: Manner) -> Choreography {
    let line = manner.choreography();
    line.between(Spot::Track(97), Spot::Track(4))
}

#[test]
fn every_way_begins_and_ends_where_it_should() {
    let (from, to) = ends();
    for manner in Manner::ALL {
        let line = line(manner);
        assert_eq!(line.at(from, to, 1.0), to, "{manner:?}");
        assert!(
            line.at(from, to, 0.0)
                .translation
                .distance(from.translation)
                < 1e-4,
            "{manner:?}"
        );
        let nearly = line.at(from, to, 0.9999);
        assert!(
            nearly.translation.distance(to.translation) < 0.05,
            "{manner:?}"
        );
        assert!(
            nearly.rotation.angle_between(to.rotation) < 0.05,
            "{manner:?}"
        );
    }
}

#[test]
fn nothing_jumps_on_its_way() {
    let (from, to) = ends();
    // Counted along the track both ends are cells of it.
    let cell = |nth| Transform::from_translation(on_board(score_cell(nth).centre, 0.0));
    for manner in Manner::ALL {
        let line = line(manner);
        let (from, to) = match line.way {
            Way::Counted { .. } => (cell(97), cell(4)),
            _ => (from, to),
        };
        let mut before = from;
        for step in 1..=1000_u16 {
            let now = line.at(from, to, f32::from(step) / 1000.0);
            let jump = now.translation.distance(before.translation);
            assert!(jump < 0.1, "{manner:?} jumps {jump} at {step}");
            before = now;
        }
    }
}

#[test]
fn what_matters_looks_different() {
    let told = [
        Manner::Places,
        Manner::Intrigue,
        Manner::SentHome,
        Manner::Evicted,
        Manner::KingTravels,
        Manner::GrandeMoves,
        Manner::ScoreboardLaid,
        Manner::CardTurnedUp,
        Manner::CardTaken,
        Manner::BidPlayed,
        Manner::TakenBack,
    ];
    let (from, to) = ends();
    for (nth, one) in told.into_iter().enumerate() {
        for &other in &told[nth + 1..] {
            let [a, b] = [one, other].map(Manner::choreography);
            let apart = [0.2, 0.35, 0.5, 0.65, 0.8].map(|part| {
                let [a, b] = [a, b].map(|line| line.at(from, to, part));
                a.translation.distance(b.translation)
            });
            let furthest = apart.into_iter().fold(0.0, f32::max);
            let pace = (a.seconds - b.seconds).abs();
            assert!(furthest > 0.15 || pace > 0.2, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn without_motion_a_piece_is_here_or_there() {
    let (from, to) = ends();
    for manner in Manner::ALL {
        let line = line(manner).unmoved();
        for step in 0..=20_u8 {
            let at = line.at(from, to, f32::from(step) / 20.0).translation;
            assert!(at == from.translation || at == to.translation, "{manner:?}");
        }
    }
}
