//! Out of the gate they tumble, each with its own fall, bounce and spin, and then take their place
//! in a lane. A small simulation of wooden cubes with a fixed step: the same game always looks the
//! same, however fast it is shown and drawn.

use super::gate::{DOWN, TowerClock};
use super::lanes::{Lanes, SHEET, SHEET_TOP};
use crate::board::{CASTILLO_TOWER, size};
use crate::common::Settings;
use crate::rules::{Place, Seat};
use crate::sound::Sound;
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::pose::CountedSoFar;
use crate::stage::motion::scene::Scene;
use crate::stage::motion::sounds::PlaySound;
use crate::stage::motion::staging::Paraded;
use crate::stage::on_board;
use crate::table::{Caballero, Occupants, Show, Shown, Spot, Spots};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Falls by itself: nothing else moves it.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Tumbling;

/// All that are falling, or wait for it behind the gate.
#[derive(Resource, Debug, Default)]
pub(crate) struct Tumble {
    bodies: Vec<FallingBody>,
    /// Steps that have been worked out.
    steps: u16,
    /// The tower that is open has been emptied.
    begun: bool,
}

#[derive(Clone, Copy, Debug)]
struct FallingBody {
    piece: Entity,
    cube: Cube,
    /// When it comes out, in seconds after the gate is down.
    leaves: f32,
    lane: Transform,
    in_lane: bool,
}

/// Seconds of one step.
const STEP: f32 = 1.0 / 240.0;
/// Seconds from the gate until it takes its place.
const FALLS: f32 = 1.25;
/// All come out within so many seconds, but each is seen by itself where there are few.
const POURS: f32 = 6.0;
const LONGEST_GAP: f32 = 0.4;

/// Seconds between two of so many.
pub(crate) fn gap(count: usize) -> f32 {
    (POURS / f32::from(count.max(1) as u16)).min(LONGEST_GAP)
}

/// Seconds from the order to open until the last of so many stands in its lane.
pub(crate) fn opening_takes(count: usize) -> f32 {
    let last = f32::from(count.saturating_sub(1) as u16) * gap(count);
    DOWN + last + FALLS + Manner::Parade.seconds()
}

/// A number from 0 to 1 for each of them, the same every time.
fn chance(nth: usize, salt: u32) -> f32 {
    let mut mixed = (nth as u32).wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    mixed = (mixed ^ (mixed >> 16)).wrapping_mul(0x7FEB_352D);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x846C_A68B);
    f32::from(((mixed ^ (mixed >> 16)) & 0xFFFF) as u16) / 65_535.0
}

/// Everybody inside gathers behind the gate, the colours mixed.
pub(super) fn begin(
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    shown: Option<Res<Shown>>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    caballeros: Query<&Caballero>,
    mut tumble: ResMut<Tumble>,
    mut commands: Commands,
) {
    let opens = scene.open && !show.instant;
    if !opens {
        tumble.begun = false;
        return;
    }
    let (Some(shown), false) = (shown, tumble.begun) else {
        return;
    };
    tumble.begun = true;
    tumble.steps = 0;
    // Whoever can't bear motion sees them in their lanes at once; so does who has no time.
    if settings.reduced_motion || scene.values.is_some() {
        return;
    }
    let lanes = Lanes::of(shown.game());
    let tower = spots.get(Spot::Place(Place::Castillo));
    let inside = tower.and_then(|tower| occupants.get(tower).ok());
    let mut rows = CountedSoFar::default();
    let mut all: Vec<(f32, Entity, Seat)> = Vec::new();
    for piece in inside.into_iter().flat_map(Occupants::pieces) {
        let Ok(caballero) = caballeros.get(piece) else {
            continue;
        };
        let seat = caballero.seat;
        let lot = chance(rows.next(seat), 77 + seat.index() as u32);
        all.push((lot, piece, seat));
    }
    // Mixed by lot, but each colour fills its lane in order.
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut lined_up = CountedSoFar::default();
    let apart = gap(all.len());
    for (nth, (_, piece, seat)) in all.into_iter().enumerate() {
        let place = lined_up.next(seat);
        tumble.bodies.push(FallingBody {
            piece,
            cube: Cube::behind_gate(nth),
            leaves: f32::from(nth as u16) * apart,
            lane: Transform::from_translation(lanes.slot(seat, place)),
            in_lane: false,
        });
        commands.entity(piece).insert(Tumbling);
    }
}

/// Works out as many steps as time has gone by.
pub(super) fn fall(
    clock: Res<TowerClock>,
    mut tumble: ResMut<Tumble>,
    mut pieces: Query<&mut Transform, With<Tumbling>>,
    mut heard: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(since) = clock.0.filter(|_| !tumble.bodies.is_empty()) else {
        return;
    };
    let since = (since - DOWN).max(0.0);
    let last = tumble.bodies.iter().map(|body| body.leaves);
    let until = since.min(last.fold(0.0, f32::max) + FALLS);
    let mut struck = false;
    while f32::from(tumble.steps) * STEP < until {
        let now = f32::from(tumble.steps) * STEP;
        tumble.steps += 1;
        struck |= step(&mut tumble.bodies, now);
    }
    if struck {
        heard.write(PlaySound(Sound::CaballeroTumbles));
    }
    for body in &tumble.bodies {
        if body.leaves <= since
            && !body.in_lane
            && let Ok(mut transform) = pieces.get_mut(body.piece)
        {
            transform.translation = body.cube.at;
            transform.rotation = body.cube.turned;
        }
    }
    redraw.write(RequestRedraw);
}

/// One step of all that fall; whether one of them strikes hard.
fn step(bodies: &mut [FallingBody], now: f32) -> bool {
    let falls = |body: &FallingBody| (body.leaves..body.leaves + FALLS).contains(&now);
    let mut struck = false;
    for body in bodies.iter_mut().filter(|body| falls(body)) {
        struck |= body.cube.step();
    }
    for one in 0..bodies.len() {
        if !falls(&bodies[one]) {
            continue;
        }
        for other in 0..bodies.len() {
            // Who stands in a lane is in the way; who is still inside is not.
            let stands = now >= bodies[other].leaves + FALLS + 0.3;
            let both = other > one && falls(&bodies[other]);
            if other == one || !(both || stands) {
                continue;
            }
            if stands {
                let at = bodies[other].lane.translation;
                bodies[one].cube.bounce_off(at);
            } else {
                let (low, high) = bodies.split_at_mut(other);
                low[one].cube.push_apart(&mut high[0].cube);
            }
        }
    }
    struck
}

/// Who has fallen gets up and goes to its place; at once, if nobody wants to see it any more.
pub(super) fn line_up(
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    clock: Res<TowerClock>,
    mut tumble: ResMut<Tumble>,
    pieces: Query<&Transform, With<Tumbling>>,
    mut commands: Commands,
) {
    if tumble.bodies.is_empty() {
        return;
    }
    let open = scene.open && !show.instant;
    let hurries = scene.values.is_some();
    let since = clock.0.unwrap_or(0.0) - DOWN;
    let line = Manner::Parade.staged(&settings);
    for body in tumble.bodies.iter_mut().filter(|body| !body.in_lane) {
        let done = !open || hurries || since >= body.leaves + FALLS;
        if !done {
            continue;
        }
        body.in_lane = true;
        // It may have been taken off the table meanwhile, or moved by the game.
        let Ok(&from) = pieces.get(body.piece) else {
            continue;
        };
        let mut piece = commands.entity(body.piece);
        piece.remove::<Tumbling>();
        if open {
            let mut to = body.lane;
            to.rotation = Quat::IDENTITY;
            piece.insert((Paraded(to), InFlight::new(from, line, 0)));
        }
    }
    if !open || tumble.bodies.iter().all(|body| body.in_lane) && hurries {
        tumble.bodies.clear();
    }
}

/// A wooden cube under gravity.
#[derive(Clone, Copy, Debug)]
struct Cube {
    at: Vec3,
    turned: Quat,
    speed: Vec3,
    spin: Vec3,
}

const HALF: f32 = size::CABALLERO / 2.0;
const GRAVITY: f32 = 9.0;
const BOUNCE: f32 = 0.36;
const FRICTION: f32 = 0.45;
/// Of a cube with a mass of 1.
const INERTIA: f32 = size::CABALLERO * size::CABALLERO / 6.0;
/// As round as a cube is taken for where it meets another.
const ROUND: f32 = HALF * 1.18;
/// Faster than this on the ground is heard.
const LOUD: f32 = 1.4;

impl Cube {
    fn behind_gate(nth: usize) -> Self {
        let spread = |salt: u32| chance(nth, salt) * 2.0 - 1.0;
        let gate = on_board(CASTILLO_TOWER.centre, SHEET_TOP);
        let front = -CASTILLO_TOWER.bottom();
        Self {
            at: Vec3::new(
                gate.x + 0.04 * spread(1),
                SHEET_TOP + HALF + 0.16 + 0.08 * chance(nth, 2),
                front - 0.1,
            ),
            turned: Quat::from_euler(EulerRot::XYZ, spread(3), spread(4), spread(5)),
            speed: Vec3::new(
                1.15 * spread(6),
                1.1 + 1.0 * chance(nth, 7),
                1.5 + 1.1 * chance(nth, 8),
            ),
            spin: Vec3::new(
                7.0 + 5.0 * chance(nth, 9),
                4.0 * spread(10),
                5.0 * spread(11),
            ),
        }
    }

    /// One step on; whether it struck the ground hard.
    fn step(&mut self) -> bool {
        self.speed.y -= GRAVITY * STEP;
        self.at += self.speed * STEP;
        let turn = Quat::from_scaled_axis(self.spin * STEP);
        self.turned = (turn * self.turned).normalize();
        self.spin *= 1.0 - 0.5 * STEP;
        self.keep_on_sheet();
        self.meet_ground()
    }

    /// Nobody falls off, or back through the tower.
    fn keep_on_sheet(&mut self) {
        let (low, high) = (SHEET.left() + HALF, SHEET.right() - HALF);
        if !(low..=high).contains(&self.at.x) {
            self.at.x = self.at.x.clamp(low, high);
            self.speed.x *= -BOUNCE;
        }
        let near = -SHEET.bottom() - HALF;
        if self.at.z > near {
            self.at.z = near;
            self.speed.z *= -BOUNCE;
        }
        let front = -CASTILLO_TOWER.bottom() + HALF;
        if self.at.z < front && self.speed.z < 0.0 {
            self.speed.z *= -BOUNCE;
        }
    }

    /// Every corner that is below the ground is thrown back, and rubs on it.
    fn meet_ground(&mut self) -> bool {
        let mut deepest: f32 = 0.0;
        let mut hardest: f32 = 0.0;
        for corner in 0..8_u8 {
            let side = |bit: u8| if corner & bit == 0 { -HALF } else { HALF };
            let arm = self.turned * Vec3::new(side(1), side(2), side(4));
            let below = SHEET_TOP - (self.at.y + arm.y);
            if below <= 0.0 {
                continue;
            }
            deepest = deepest.max(below);
            let speed = self.speed + self.spin.cross(arm);
            if speed.y >= 0.0 {
                continue;
            }
            hardest = hardest.max(-speed.y);
            // Slow ones come to rest.
            let bounce = if speed.y < -0.3 { BOUNCE } else { 0.0 };
            let push = -(1.0 + bounce) * speed.y / resistance(arm, Vec3::Y);
            self.strike(arm, Vec3::Y * push);
            let slides = speed.with_y(0.0);
            if let Some(along) = slides.try_normalize() {
                let stops = slides.length() / resistance(arm, along);
                self.strike(arm, -along * stops.min(FRICTION * push));
            }
        }
        self.at.y += deepest * 0.5;
        hardest > LOUD
    }

    fn strike(&mut self, arm: Vec3, push: Vec3) {
        self.speed += push;
        self.spin += arm.cross(push) / INERTIA;
    }

    /// Two that meet exchange what they have of speed towards each other.
    fn push_apart(&mut self, other: &mut Self) {
        let way = other.at - self.at;
        let far = way.length();
        if !(1e-4..2.0 * ROUND).contains(&far) {
            return;
        }
        let way = way / far;
        let over = (2.0 * ROUND - far) / 2.0;
        self.at -= way * over * 0.4;
        other.at += way * over * 0.4;
        let closing = (self.speed - other.speed).dot(way);
        if closing > 0.0 {
            let push = way * closing * (1.0 + BOUNCE) / 2.0;
            self.speed -= push;
            other.speed += push;
            let twist = way.cross(Vec3::Y) * closing * 2.0;
            self.spin += twist;
            other.spin -= twist;
        }
    }

    /// Meets one that stands firm.
    fn bounce_off(&mut self, at: Vec3) {
        let way = self.at - at;
        let far = way.length();
        if !(1e-4..2.0 * ROUND).contains(&far) {
            return;
        }
        let way = way / far;
        self.at += way * (2.0 * ROUND - far) * 0.4;
        let closing = -self.speed.dot(way);
        if closing > 0.0 {
            self.speed += way * closing * (1.0 + BOUNCE);
            self.spin += way.cross(Vec3::Y) * closing * 3.0;
        }
    }
}

/// How hard a cube is to push at a corner in some direction.
fn resistance(arm: Vec3, along: Vec3) -> f32 {
    1.0 + arm.cross(along).length_squared() / INERTIA
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poured(count: usize, seconds: f32) -> Vec<FallingBody> {
        let mut bodies: Vec<FallingBody> = (0..count)
            .map(|nth| FallingBody {
                piece: Entity::PLACEHOLDER,
                cube: Cube::behind_gate(nth),
                leaves: f32::from(nth as u16) * gap(count),
                lane: Transform::from_xyz(SHEET.left() + 0.2, SHEET_TOP + HALF, -SHEET.bottom()),
                in_lane: false,
            })
            .collect();
        let times = (0..u16::MAX).map(|nth| f32::from(nth) * STEP);
        for now in times.take_while(|&now| now < seconds) {
            step(&mut bodies, now);
        }
        bodies
    }

    #[test]
    fn the_same_fall_every_time() {
        let places =
            |bodies: Vec<FallingBody>| bodies.iter().map(|body| body.cube.at).collect::<Vec<_>>();
        assert_eq!(places(poured(20, 3.0)), places(poured(20, 3.0)));
    }

    #[test]
    fn everybody_comes_out_and_nobody_is_lost() {
        for count in [1, 7, 40, 100] {
            let bodies = poured(count, POURS + FALLS + 1.0);
            for body in &bodies {
                let at = body.cube.at;
                assert!(at.is_finite() && body.cube.turned.is_finite());
                let on_sheet = (SHEET.left()..=SHEET.right()).contains(&at.x)
                    && at.z <= -SHEET.bottom()
                    && at.z > -CASTILLO_TOWER.bottom();
                assert!(on_sheet, "{at}");
                // Some lie on others, none in the ground and none in the air.
                assert!(at.y > SHEET_TOP + HALF * 0.7, "{at}");
                assert!(at.y < SHEET_TOP + 1.6, "{at}");
            }
        }
    }

    #[test]
    fn each_falls_in_its_own_way() {
        let bodies = poured(8, 3.0);
        for (nth, one) in bodies.iter().enumerate() {
            for other in &bodies[nth + 1..] {
                assert!(one.cube.at.distance(other.cube.at) > 0.02);
            }
        }
    }
}
