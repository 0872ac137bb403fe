//! Where every piece belongs on the table, from the spot it stands in and its neighbours there.

use crate::board::{
    self, Cubicle, Yard, caballeros_in, grande_in, label_of, size, tray, values_line,
};
use crate::common::FrameSet;
use crate::models::{
    CASTILLO_DARKNESS, DISC_THICKNESS, KING_HEIGHT, SCORE_MARKER_HEIGHT, TRAY_FLOOR,
};
use crate::rules::{CardId, Game, Place, Seat, Step};
use crate::stage::{Muster, height, on_board};
use crate::table::{
    ActionCard, Caballero, Court, Grande, King, MobileScoreboard, ModifierCard, Occupants,
    PowerCard, Provinces, RoundMarker, ScoreMarker, SecretDisc, Shown, Spot, StandsIn,
};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI};

/// Where a piece will be once everything has come to rest.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Target(pub Transform);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OnRail>().add_systems(
        PostUpdate,
        (clear_rail, move_trays, arrange)
            .chain()
            .in_set(FrameSet::Poses),
    );
}

type Kind<'w> = (
    Option<&'w Caballero>,
    Option<&'w Grande>,
    Has<King>,
    Option<&'w MobileScoreboard>,
    Option<&'w PowerCard>,
    Option<&'w ActionCard>,
    Option<&'w ScoreMarker>,
    Has<RoundMarker>,
    Option<&'w SecretDisc>,
    Option<&'w ModifierCard>,
);

/// The seat whose court and provinces stand on the rail before the board: whoever acts.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnRail(pub Option<Seat>);

/// Whoever decides with pieces; while others are asked about it, whoever acts.
pub(crate) fn railed(game: &Game) -> Option<Seat> {
    let asked = matches!(
        game.pending().top(),
        Some(Step::Objections { .. } | Step::Answer { .. } | Step::Comply { .. })
    );
    if asked || game.to_act().is_none() {
        let turns = !game.turn_order().is_empty();
        return turns.then(|| game.actor());
    }
    game.to_act()
}

/// The rail belongs to somebody else.
fn clear_rail(shown: Option<Res<Shown>>, mut rail: ResMut<OnRail>) {
    let next = shown.and_then(|shown| railed(shown.game()));
    // Between two turns nobody need be seen leaving.
    if next.is_some() {
        rail.set_if_neq(OnRail(next));
    }
}

/// Trays stand on the rail or at their player's edge of the table.
fn move_trays(
    rail: Res<OnRail>,
    shown: Option<Res<Shown>>,
    mut trays: Query<(AnyOf<(&Court, &Provinces)>, &mut Transform)>,
) {
    let Some(shown) = shown else {
        return;
    };
    let players = shown.game().players();
    for (tray, mut transform) in &mut trays {
        let area = match tray {
            (Some(court), _) => court_yard(court.seat, players, *rail).area,
            (_, Some(provinces)) => provinces_yard(provinces.seat, players, *rail).area,
            _ => continue,
        };
        let at = on_board(area.centre, height::TABLE);
        if transform.translation != at {
            transform.translation = at;
        }
    }
}

/// Where a seat's caballeros at court stand.
pub(crate) fn court_yard(seat: Seat, players: usize, on_rail: OnRail) -> Yard {
    if on_rail.0 == Some(seat) {
        board::rail().court
    } else {
        tray(seat, players).court
    }
}

/// Where those stand that have not been called to court yet.
pub(crate) fn provinces_yard(seat: Seat, players: usize, on_rail: OnRail) -> Yard {
    if on_rail.0 == Some(seat) {
        board::rail().provinces
    } else {
        tray(seat, players).provinces
    }
}

/// Gives every piece of a changed spot its place.
fn arrange(
    shown: Option<Res<Shown>>,
    rail: Res<OnRail>,
    muster: Res<Muster>,
    spots: Query<(&Spot, Ref<Occupants>)>,
    pieces: Query<Kind<'static>, With<StandsIn>>,
    mut commands: Commands,
) {
    let Some(shown) = shown else { return };
    let players = shown.game().players();
    for (&spot, occupants) in &spots {
        // Bids of earlier rounds are turned over, though they stay where they are.
        let turned = shown.is_changed() && matches!(spot, Spot::Before(_));
        let railed = rail.is_changed() && matches!(spot, Spot::Court(_) | Spot::Provinces(_));
        let called = muster.is_changed() && matches!(spot, Spot::Provinces(_));
        if !occupants.is_changed() && !turned && !railed && !called {
            continue;
        }
        let mut seen = CountedSoFar::default();
        let count = occupants.pieces().count();
        for (nth, piece) in occupants.pieces().enumerate() {
            let Ok(kind) = pieces.get(piece) else {
                continue;
            };
            let transform = match kind {
                (Some(caballero), ..) => {
                    let seat = caballero.seat;
                    let nth = seen.next(seat);
                    // The newest go first, behind those who are at court.
                    let (spot, nth) = match (spot, count - 1 - nth) {
                        (Spot::Provinces(_), after) if after < muster.of(seat).into() => {
                            let before = usize::from(shown.game().court(seat));
                            (Spot::Court(seat), before + after)
                        }
                        _ => (spot, nth),
                    };
                    cube(spot, seat, nth, (players, *rail))
                }
                (_, Some(grande), ..) => {
                    figure(spot, size::GRANDE, |place| grande_in(place, grande.seat))
                }
                (_, _, true, ..) => king(spot),
                (_, _, _, Some(tile), ..) => match spot {
                    Spot::Place(place) => flat(values_line(label_of(place)).centre, height::LAND),
                    _ => flat(board::beside(tile.0).centre, height::SEA),
                },
                (_, _, _, _, Some(card), ..) => {
                    let open = shown.game().open_power(card.seat) == Some(card.power);
                    power_card(spot, card.seat, nth, players, open)
                }
                (_, _, _, _, _, Some(card), ..) => action_card(spot, *card, nth, players),
                (_, _, _, _, _, _, Some(_), ..) => match spot {
                    Spot::Track(cell) => marker(board::score_marker(cell, nth, count)),
                    _ => Transform::IDENTITY,
                },
                (.., true, _, _) => match spot {
                    Spot::Round(round) => flat(board::round_space(round).centre, height::CALENDAR),
                    Spot::Scoring(round, space) => {
                        flat(board::scoring_space(round, space).centre, height::CALENDAR)
                    }
                    _ => Transform::IDENTITY,
                },
                (.., Some(card)) => {
                    let held = match spot {
                        Spot::Before(seat) => {
                            let game = shown.game();
                            game.played_modifier(seat) == Some(card.0)
                                && !game.doubtful_modifiers(seat).contains(card.0)
                        }
                        _ => false,
                    };
                    modifier(spot, nth, players, held)
                }
                (.., Some(disc), _) => flat(
                    tray(disc.seat, players).disc,
                    height::TABLE + DISC_THICKNESS / 2.0,
                ),
                _ => continue,
            };
            commands.entity(piece).insert(Target(transform));
        }
    }
}

/// Counts the caballeros of each colour met so far.
#[derive(Default)]
pub(crate) struct CountedSoFar([usize; crate::rules::COLOURS]);

impl CountedSoFar {
    pub(crate) fn next(&mut self, seat: Seat) -> usize {
        let nth = self.0[seat.index()];
        self.0[seat.index()] += 1;
        nth
    }
}

fn flat(at: board::Point, middle: f32) -> Transform {
    Transform::from_translation(on_board(at, middle))
}

fn standing(cubicle: Cubicle, ground: f32) -> Transform {
    let level = f32::from(cubicle.level);
    flat(cubicle.at, ground + size::CABALLERO * (level + 0.5))
}

/// Score markers that share a cell stand on one another, where they must.
fn marker(cubicle: Cubicle) -> Transform {
    flat(cubicle.at, f32::from(cubicle.level) * SCORE_MARKER_HEIGHT)
}

/// What has fallen into the tower is gone from sight, however many lie there.
fn inside_tower(seat: Seat, nth: usize) -> Transform {
    let mut transform = standing(caballeros_in(Place::Castillo, seat).cubicle(nth), 0.0);
    let deepest = CASTILLO_DARKNESS - size::CABALLERO;
    transform.translation.y = transform.translation.y.min(deepest);
    transform
}

fn cube(spot: Spot, seat: Seat, nth: usize, (players, rail): (usize, OnRail)) -> Transform {
    match spot {
        Spot::Place(Place::Castillo) => inside_tower(seat, nth),
        Spot::Place(place) => standing(caballeros_in(place, seat).cubicle(nth), height::LAND),
        Spot::Court(_) => standing(
            court_yard(seat, players, rail).caballeros.cubicle(nth),
            height::TABLE + TRAY_FLOOR,
        ),
        _ => standing(
            provinces_yard(seat, players, rail).caballeros.cubicle(nth),
            height::TABLE + TRAY_FLOOR,
        ),
    }
}

/// In a region, at the Castillo or abroad.
fn king(spot: Spot) -> Transform {
    let ground = match spot {
        Spot::Abroad(_) => height::BACKDROP,
        _ => height::LAND,
    };
    spot.as_king().map_or(Transform::IDENTITY, |king| {
        flat(board::king_place(king), ground + KING_HEIGHT / 2.0)
    })
}

fn figure(spot: Spot, tall: f32, at: impl Fn(Place) -> board::Point) -> Transform {
    match spot {
        Spot::Place(place) => flat(at(place), height::LAND + tall / 2.0),
        _ => Transform::IDENTITY,
    }
}

/// Cards lie on one another; each lifts the next.
fn lying(at: board::Rect, nth: usize, face_up: bool) -> Transform {
    let lift = height::TABLE + 0.01 + f32::from(nth as u16) * 0.014;
    let turn = if face_up { 0.0 } else { PI };
    flat(at.centre, lift).with_rotation(Quat::from_rotation_z(turn))
}

fn power_card(spot: Spot, seat: Seat, nth: usize, players: usize, open: bool) -> Transform {
    let tray = tray(seat, players);
    match spot {
        Spot::Before(_) => lying(tray.power, nth, open),
        // Hands are held, not laid on the table.
        _ => lying(tray.hand, nth, false).with_scale(Vec3::ZERO),
    }
}

/// Beside the power card it was played with; those of earlier rounds below it, small and on their
/// side, so that nobody takes them for part of the bid.
fn modifier(spot: Spot, nth: usize, players: usize, now: bool) -> Transform {
    const PLAYED: f32 = 0.62;
    const SPENT: f32 = 0.42;
    let (seat, shown) = match spot {
        Spot::Before(seat) => (seat, true),
        Spot::Hand(seat) => (seat, false),
        _ => return Transform::IDENTITY,
    };
    let tray = tray(seat, players);
    if !shown {
        return lying(tray.hand, nth, false).with_scale(Vec3::ZERO);
    }
    let mut beside = tray.power;
    beside.centre += Vec2::new(0.72, if now { 0.36 } else { -0.5 });
    let scale = if now { PLAYED } else { SPENT };
    let mut transform = lying(beside, nth, true).with_scale(Vec3::splat(scale));
    transform.translation.y += 0.05;
    if !now {
        transform.rotate_y(FRAC_PI_2);
    }
    transform
}

fn action_card(spot: Spot, card: ActionCard, nth: usize, players: usize) -> Transform {
    match spot {
        Spot::Stack(stack) => lying(board::stack(stack), nth, false),
        Spot::FaceUp(stack) => lying(board::face_up(stack), 0, true),
        Spot::Before(seat) => {
            let tray = tray(seat, players);
            let kept = card.card == CardId::Veto;
            lying(if kept { tray.kept[0] } else { tray.taken }, nth, true)
        }
        _ => lying(board::discard_pile(), nth, true),
    }
}
