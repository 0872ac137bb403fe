//! Names and counts that belong to pieces, and where on the screen they come to stand. The panels
//! paint them.

use crate::board::size::CABALLERO;
use crate::board::{Point, Rect as BoardRect, SCORE_CELLS, label_of, name_line, score_cell, tray};
use crate::common::{FrameSet, Words};
use crate::log::Names;
use crate::print::icons::Icon;
use crate::rules::{Colour, Game, MAX_PLAYERS, RegionId, Seat, Setup};
use crate::stage::hand::dragging::InHand;
use crate::stage::hand::reach::HandReach;
use crate::stage::look::arcs::GoldArc;
use crate::stage::look::camera::{CameraView, StageCamera};
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::ghosts::Ghost;
use crate::stage::motion::pose::{OnRail, Target, court_yard, provinces_yard};
use crate::stage::motion::scene::Scene;
use crate::stage::{Muster, height, on_board};
use crate::table::gesture::Piece;
use crate::table::{Caballero, Match, Occupants, ScoreMarker, Show, Shown, Spot, Spots};
use bevy::prelude::*;

/// A word on the board, in logical pixels of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Inscription {
    pub at: Vec2,
    /// Height of the letters.
    pub size: f32,
    pub text: String,
    pub ink: InscriptionInk,
    /// What it belongs to, where it had to make room.
    pub points_at: Option<Vec2>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InscriptionInk {
    /// On dark wood.
    Plate,
    /// A badge with a player's colour and shape beside the number.
    Badge(Colour),
    /// Who stands on a cell of the score track, and what it is worth.
    Score([Option<Colour>; MAX_PLAYERS]),
    /// How many go together, over their arc.
    Going(Colour),
    /// Points on their way, in the colour of whoever gets them.
    Gain(Colour),
    /// Over the winner.
    Crown,
    /// On a slip of paper.
    Symbol(Icon),
    /// A ring round a piece that may be moved; filled where it has been picked up.
    Ring { picked: bool },
}

/// All that is written on the board now.
#[derive(Resource, Debug, Default)]
pub struct Inscriptions(pub Vec<Inscription>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Inscriptions>().add_systems(
        PostUpdate,
        (write, make_room, ring)
            .chain()
            .in_set(FrameSet::Inscriptions),
    );
}

/// Text as large as it would be if printed on the board.
struct Scribe<'a> {
    camera: &'a Camera,
    eye: &'a GlobalTransform,
    written: &'a mut Vec<Inscription>,
}

impl Scribe<'_> {
    fn write(&mut self, point: Vec3, tall: f32, text: String, ink: InscriptionInk) {
        let on_screen = |at: Vec3| self.camera.world_to_viewport(self.eye, at).ok();
        let half = Vec3::X * 0.5;
        if let (Some(at), Some(left), Some(right)) = (
            on_screen(point),
            on_screen(point - half),
            on_screen(point + half),
        ) {
            let size = tall * left.distance(right);
            self.written.push(Inscription {
                at,
                size,
                text,
                ink,
                points_at: None,
            });
        }
    }

    fn fill(&mut self, rect: BoardRect, level: f32, text: String, ink: InscriptionInk) {
        self.write(on_board(rect.centre, level), rect.height, text, ink);
    }
}

fn write(
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    caballeros: Query<(&Caballero, &Target), Without<InFlight>>,
    words: Res<Words>,
    scene: Res<Scene>,
    show: Res<Show>,
    markers: Query<(&ScoreMarker, Has<InFlight>)>,
    (rail, muster): (Res<OnRail>, Res<Muster>),
    view: Res<CameraView>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    arcs: Query<&GoldArc>,
    ghosts: Query<(&Ghost, &Transform)>,
    cameras: Query<(&Camera, &GlobalTransform), With<StageCamera>>,
    mut inscriptions: ResMut<Inscriptions>,
) {
    inscriptions.0.clear();
    let (Some(on_table), Some(shown), Ok((camera, eye))) = (on_table, shown, cameras.single())
    else {
        return;
    };
    let mut scribe = Scribe {
        camera,
        eye,
        written: &mut inscriptions.0,
    };
    let names = Names::new(words.0, &on_table.setup);
    let game = shown.game();
    let neutral = game.rules().neutral.then_some(Seat::NEUTRAL);
    let alt = keys.is_some_and(|keys| keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]));
    // Of two the front and the top are seen, and look like three.
    let above = *view == CameraView::from_above();
    let all = alt || above;
    let counted_from = if all { 1 } else { 2 };
    for seat in game.seats().chain(neutral) {
        let colour = on_table.setup.colour_of(seat);
        let tray = tray(seat, game.players());
        let name = if Some(seat) == neutral {
            words.0.say("players-neutral", &[])
        } else {
            names.name(seat)
        };
        scribe.fill(tray.plate, height::TABLE, name, InscriptionInk::Plate);
        count_yards(&mut scribe, game, (seat, muster.of(seat)), *rail);
        for region in RegionId::ALL {
            let there = spots.get(Spot::Place(region.place()));
            let pieces = there.and_then(|spot| occupants.get(spot).ok());
            let pieces = pieces.into_iter().flat_map(Occupants::pieces);
            let own = pieces.filter_map(|piece| caballeros.get(piece).ok());
            let own = own.filter(|(caballero, _)| caballero.seat == seat);
            let mut group = Group::default();
            own.for_each(|(_, target)| group.add(target.0.translation));
            let coming = ghosts.iter().filter(|(ghost, _)| {
                let own = matches!(ghost.piece, Piece::Caballero { whose, .. } if whose == seat);
                own && ghost.to == Spot::Place(region.place())
            });
            coming.for_each(|(_, at)| group.leave_room(at.translation));
            let standing = game.caballeros(region.place(), seat);
            // In a scene numerals tell.
            if group.count > 0 && standing >= counted_from && !scene.active {
                let name = name_line(label_of(region.place()));
                let (at, number) = (group.before(above, name), standing.to_string());
                scribe.write(at, 0.23, number, InscriptionInk::Badge(colour));
            }
        }
    }
    // In a scene everybody's points stand in a row of their own.
    if !scene.active && scene.crowned.is_none() && !game.phase().is_counting() {
        let standing = markers.iter().filter(|(.., flies)| !flies);
        let standing = standing.map(|(marker, ..)| marker.seat).collect();
        tell_points(&mut scribe, game, &on_table.setup, standing);
    }
    for arc in arcs.iter().filter(|arc| arc.count > 1) {
        if let Some(colour) = arc.whose {
            let (at, number) = (arc.top() + Vec3::Y * 0.2, format!("×{}", arc.count));
            scribe.write(at, 0.3, number, InscriptionInk::Going(colour));
        }
    }
    // Not before everybody has seen it.
    let winners = if show.busy {
        scene.crowned.unwrap_or_default()
    } else {
        game.winners()
    };
    for winner in winners.iter() {
        let plate = tray(winner, game.players()).plate.centre;
        scribe.write(
            on_board(plate, 0.7),
            0.7,
            String::new(),
            InscriptionInk::Crown,
        );
    }
}

/// How many a player has at court and at home, beside them, with those who have just been called.
fn count_yards(scribe: &mut Scribe, game: &Game, (seat, called): (Seat, u8), rail: OnRail) {
    let players = game.players();
    let court = (
        court_yard(seat, players, rail),
        Icon::Court,
        game.court(seat) + called,
    );
    let court = (seat != Seat::NEUTRAL).then_some(court);
    let home = provinces_yard(seat, players, rail);
    let left = game.provinces(seat).saturating_sub(called);
    let home = (home, Icon::Provinces, left);
    for (yard, icon, count) in court.into_iter().chain([home]) {
        // On the rail the sentence stands between the two.
        let outer = if rail.0 == Some(seat) && icon == Icon::Provinces {
            Vec2::X
        } else {
            Vec2::NEG_X
        };
        let beside = yard.area.centre + outer * (yard.area.width / 2.0 + 0.24);
        let (symbol, number) = (beside + Vec2::Y * 0.22, beside - Vec2::Y * 0.14);
        let at = on_board(symbol, height::TABLE);
        scribe.write(at, 0.3, String::new(), InscriptionInk::Symbol(icon));
        let at = on_board(number, height::TABLE);
        scribe.write(at, 0.36, count.to_string(), InscriptionInk::Plate);
    }
}

/// On the score track: who stands where, all that share a cell together.
fn tell_points(scribe: &mut Scribe, game: &Game, setup: &Setup, seats: Vec<Seat>) {
    let standing = seats.into_iter().map(|seat| (game.score(seat), seat));
    let mut standing: Vec<(u16, Seat)> = standing.collect();
    standing.sort();
    for together in standing.chunk_by(|one, other| one.0 == other.0) {
        let mut colours = [None; MAX_PLAYERS];
        for (place, &(_, seat)) in colours.iter_mut().zip(together) {
            *place = Some(setup.colour_of(seat));
        }
        let score = together[0].0;
        let text = score.to_string();
        scribe.write(
            score_tag(score),
            0.195,
            text,
            InscriptionInk::Score(colours),
        );
    }
}

/// Those of a colour who stand in a region.
#[derive(Default)]
struct Group {
    count: u8,
    sum: Vec3,
    nearest: Option<f32>,
}

impl Group {
    fn add(&mut self, at: Vec3) {
        self.count += 1;
        self.sum += at;
        self.leave_room(at);
    }

    /// For one who does not count yet.
    fn leave_room(&mut self, at: Vec3) {
        self.nearest = Some(self.nearest.map_or(at.z, |nearest| nearest.max(at.z)));
    }

    /// On the front of the nearest cubes: above the group, the badge would seem to belong to the
    /// region behind, below it to a group further south.
    /// Seen from above there is no front: it stands before them. Where it would hide the region's
    /// name it stands a cube higher.
    fn before(&self, above: bool, name: BoardRect) -> Vec3 {
        let middle = self.sum / f32::from(self.count.max(1));
        let front = if above { 0.85 } else { 0.5 };
        let near = self.nearest.unwrap_or(middle.z) + CABALLERO * front;
        let ground = BoardRect::new(Point::new(middle.x, -near), 0.5, 0.1);
        let hides = !above
            && (ground.centre - name.centre).x.abs() < f32::midpoint(ground.width, name.width)
            && (ground.centre - name.centre).y.abs()
                < f32::midpoint(ground.height, name.height) + 0.1;
        let level = if hides { 1.3 } else { 0.4 };
        Vec3::new(middle.x, height::LAND + CABALLERO * level, near)
    }
}

/// Where the points of those on a cell are told: on the cell; along the north above it, where no
/// piece stands in front.
fn score_tag(score: u16) -> Vec3 {
    let cell = (score % u16::from(SCORE_CELLS)) as u8;
    let north = (20..=50).contains(&cell);
    let away = if north { 0.44 } else { 0.0 };
    on_board(score_cell(cell).centre + Point::Y * away, 0.05)
}

/// Half the width and height a badge needs, for letters of size 1.
const BADGE: Vec2 = Vec2::new(1.0, 0.66);

fn half_of(inscription: &Inscription) -> Vec2 {
    match inscription.ink {
        InscriptionInk::Score(colours) => {
            let shapes = colours.iter().flatten().map(|_| 0.5).sum::<f32>();
            let digits = f32::from(inscription.text.len() as u8) * 0.27;
            Vec2::new(shapes + digits + 0.25, 0.66) * inscription.size
        }
        _ => BADGE * inscription.size,
    }
}

const ROUNDS: usize = 24;

/// Where many stand close together their badges move apart, until each can be read.
fn make_room(mut inscriptions: ResMut<Inscriptions>) {
    let badges: Vec<usize> = (0..inscriptions.0.len())
        .filter(|&nth| {
            matches!(
                inscriptions.0[nth].ink,
                InscriptionInk::Badge(_) | InscriptionInk::Crown | InscriptionInk::Score(_)
            )
        })
        .collect();
    let homes: Vec<Vec2> = badges.iter().map(|&nth| inscriptions.0[nth].at).collect();
    for _ in 0..ROUNDS {
        let mut moved = false;
        for (first, &one) in badges.iter().enumerate() {
            for &other in &badges[first + 1..] {
                let [a, b] = [one, other].map(|nth| &inscriptions.0[nth]);
                let room = half_of(a) + half_of(b);
                let apart = b.at - a.at;
                let over = room - apart.abs();
                if over.min_element() <= 0.5 {
                    continue;
                }
                // Along whichever way is shorter, half each.
                let push = if over.x < over.y {
                    Vec2::new(over.x.copysign(apart.x), 0.0)
                } else {
                    Vec2::new(0.0, over.y.copysign(apart.y))
                } / 2.0;
                inscriptions.0[one].at -= push;
                inscriptions.0[other].at += push;
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    for (&nth, home) in badges.iter().zip(homes) {
        let badge = &mut inscriptions.0[nth];
        if badge.at.distance(home) > badge.size * 0.6 {
            badge.points_at = Some(home + Vec2::Y * badge.size * 0.6);
        }
    }
}

/// What may be moved has a ring round it: nobody has to try.
fn ring(table: HandReach, in_hand: Res<InHand>, mut inscriptions: ResMut<Inscriptions>) {
    for (piece, _) in table.movable() {
        let picked = in_hand.piece() == Some(piece);
        if let Some(at) = table
            .on_screen(piece)
            .filter(|_| picked || in_hand.is_empty())
        {
            inscriptions.0.push(Inscription {
                at,
                size: 30.0,
                text: String::new(),
                ink: InscriptionInk::Ring { picked },
                points_at: None,
            });
        }
    }
}
