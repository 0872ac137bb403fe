//! How each thing that happens is shown: a table with a line for every manner of moving. Whoever
//! looks up in the middle of it can tell an intrigue from an eviction by the way pieces go.

use super::on_board;
use crate::app::Settings;
use crate::board::{SCORE_CELLS, score_cell};
use crate::rules::{Deed, GameEvent, Place};
use crate::sound::Sound;
use crate::table::Spot;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// What kind of thing happens, as far as it looks different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Manner {
    /// Whatever has no line of its own.
    Plain,
    /// Caballeros come to court.
    Recruits,
    /// Somebody is put on the board.
    Places,
    /// Dropped into the tower from above.
    IntoTower,
    /// Moved by a special action.
    Intrigue,
    /// Back to the provinces: lost, given up, decayed.
    SentHome,
    /// Out of a region, to wherever the disc says.
    Evicted,
    KingTravels,
    GrandeMoves,
    ScoreboardLaid,
    CardTurnedUp,
    CardTaken,
    CardAside,
    BidPlayed,
    BidTakenBack,
    VetoCard,
    /// What was announced and forbidden goes back.
    TakenBack,
    /// The sand-glass goes on.
    RoundMarker,
    /// A marker goes along the score track.
    Points,
    /// Out of the tower, to be counted.
    Parade,
    /// Back into the tower, or down from where it was held up.
    Home,
    /// A disc is held up.
    HeldUp,
    /// From the tower to the region on the disc.
    March,
}

impl Manner {
    #[cfg(test)]
    pub(super) const ALL: [Self; 23] = [
        Self::Plain,
        Self::Recruits,
        Self::Places,
        Self::IntoTower,
        Self::Intrigue,
        Self::SentHome,
        Self::Evicted,
        Self::KingTravels,
        Self::GrandeMoves,
        Self::ScoreboardLaid,
        Self::CardTurnedUp,
        Self::CardTaken,
        Self::CardAside,
        Self::BidPlayed,
        Self::BidTakenBack,
        Self::VetoCard,
        Self::TakenBack,
        Self::RoundMarker,
        Self::Points,
        Self::Parade,
        Self::Home,
        Self::HeldUp,
        Self::March,
    ];

    /// How the pieces go that an event moves.
    pub(super) fn of(event: &GameEvent) -> Self {
        match *event {
            GameEvent::Recruited { .. } | GameEvent::RecruitedFrom { .. } => Self::Recruits,
            GameEvent::Placed { to, .. } => Self::placed(to, Self::Places),
            GameEvent::Done { deed, .. } => Self::of_deed(deed),
            GameEvent::CardRevealed { .. } => Self::CardTurnedUp,
            GameEvent::CardTaken { .. } => Self::CardTaken,
            GameEvent::TurnEnded { .. }
            | GameEvent::CardDiscarded { .. }
            | GameEvent::VetoExpired { .. }
            | GameEvent::RoundEnded { .. } => Self::CardAside,
            GameEvent::Bid { .. } => Self::BidPlayed,
            GameEvent::PowerTakenBack { .. } => Self::BidTakenBack,
            GameEvent::VetoPlayed { .. } | GameEvent::VetoAnswered { .. } => Self::VetoCard,
            GameEvent::RoundBegan { .. }
            | GameEvent::GeneralScoringBegan { .. }
            | GameEvent::ScoringBegan { .. } => Self::RoundMarker,
            GameEvent::Points { .. } => Self::Points,
            GameEvent::Marched { .. } => Self::March,
            _ => Self::Plain,
        }
    }

    fn of_deed(deed: Deed) -> Self {
        match deed {
            Deed::Move { to, .. } => Self::placed(to, Self::Intrigue),
            Deed::PlaceMore { to } => Self::placed(to, Self::Places),
            Deed::SendHome { .. }
            | Deed::LoseCourt { .. }
            | Deed::GiveUp { .. }
            | Deed::LoseRegion { .. } => Self::SentHome,
            Deed::Displace { .. } => Self::Evicted,
            Deed::SetScoreboard { .. } => Self::ScoreboardLaid,
            Deed::MoveKing { .. } => Self::KingTravels,
            Deed::MoveGrande { .. } => Self::GrandeMoves,
            Deed::GrowCourt { .. } => Self::Recruits,
            _ => Self::Plain,
        }
    }

    const fn placed(to: Place, elsewhere: Self) -> Self {
        match to {
            Place::Castillo => Self::IntoTower,
            _ => elsewhere,
        }
    }

    /// As the players want to see it.
    pub(super) fn staged(self, settings: &Settings) -> Choreography {
        let line = self.choreography();
        if settings.reduced_motion {
            line.unmoved()
        } else {
            line
        }
    }

    /// The table.
    const fn choreography(self) -> Choreography {
        use Way::{Arc, Carried, Counted, Crept, Hopped, Slid, Tossed, Tumbled};
        const KNOCK: Option<Sound> = Some(Sound::Knock);
        const STEP: Option<Sound> = Some(Sound::Step);
        let (way, seconds, stagger, rise, turns, lands) = match self {
            Self::Plain | Self::Places => (Arc, 0.4, 0.12, 0.9, 0.0, KNOCK),
            Self::Recruits => (Arc, 0.35, 0.12, 0.45, 0.0, KNOCK),
            // Over the battlements, and straight down.
            Self::IntoTower => (Carried, 0.66, 0.2, 2.6, 0.0, None),
            Self::Intrigue => (Crept, 0.75, 0.2, 0.3, 0.0, STEP),
            Self::SentHome => (Tossed, 0.7, 0.14, 1.7, 2.0, KNOCK),
            Self::Evicted => (Hopped(4), 0.9, 0.09, 0.4, 0.0, STEP),
            Self::KingTravels => (Carried, 1.76, 0.0, 1.3, 1.0, KNOCK),
            Self::GrandeMoves => (Carried, 1.0, 0.0, 0.8, 0.0, Some(Sound::Drum)),
            Self::ScoreboardLaid => (Carried, 0.9, 0.0, 0.9, 1.0, KNOCK),
            Self::CardTurnedUp => (Arc, 0.45, 0.12, 0.7, 0.0, None),
            Self::CardTaken => (Slid, 0.55, 0.12, 0.12, 0.0, None),
            Self::CardAside => (Slid, 0.35, 0.06, 0.08, 0.0, None),
            Self::BidPlayed => (Arc, 0.5, 0.12, 1.1, 1.0, Some(Sound::Flip)),
            Self::BidTakenBack => (Slid, 0.6, 0.0, 0.5, 0.0, None),
            Self::VetoCard => (Tossed, 0.5, 0.0, 1.2, 0.0, None),
            Self::TakenBack => (Slid, 0.9, 0.06, 0.0, 0.0, STEP),
            Self::RoundMarker => (Hopped(1), 0.4, 0.0, 0.5, 0.0, STEP),
            Self::Points => (Counted { from: 0, cells: 0 }, 0.3, 0.0, 0.3, 0.0, STEP),
            Self::Parade => (Tumbled, 0.75, PARADE_STAGGER, 0.5, 2.0, KNOCK),
            Self::Home => (Arc, 0.4, PARADE_STAGGER / 2.0, 0.9, 0.0, KNOCK),
            Self::HeldUp => (Arc, 0.5, 0.0, 0.5, 1.0, None),
            Self::March => (Arc, 0.8, 0.1, 2.2, 0.0, KNOCK),
        };
        Choreography {
            way,
            seconds,
            stagger,
            rise,
            turns,
            lands,
        }
    }
}

/// Between one who leaves the tower and the next.
pub(super) const PARADE_STAGGER: f32 = 0.12;

/// The shape of a way through the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Way {
    Arc,
    /// Pushed over the table, quick first and slow in the end.
    Slid,
    /// Low, in a bow to one side, as one who does not want to be seen.
    Crept,
    /// Straight up, level, and straight down.
    Carried,
    Hopped(u8),
    /// Head over heels.
    Tossed,
    /// Thrown out, and bouncing to rest.
    Tumbled,
    /// From cell to cell of the score track.
    Counted {
        from: u8,
        cells: u8,
    },
    /// Not seen on its way at all: small here, then large there.
    Appears,
}

/// How one piece goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Choreography {
    pub(super) way: Way,
    pub(super) seconds: f32,
    /// Seconds from the start of one piece to that of the next.
    pub(super) stagger: f32,
    /// How high it goes.
    pub(super) rise: f32,
    /// How often it turns on the way.
    turns: f32,
    pub(super) lands: Option<Sound>,
}

/// A marker takes so long for a cell, but a great leap no longer than a scene can wait.
const CELL_SECONDS: f32 = 0.09;
const LONGEST_COUNT: f32 = 1.5;
const UNMOVED: f32 = 0.3;

impl Choreography {
    /// For a piece that goes from one spot to another.
    pub(super) fn between(mut self, from: Spot, to: Spot) -> Self {
        if let (Way::Counted { .. }, Spot::Track(from), Spot::Track(to)) = (self.way, from, to) {
            let cells = (to + SCORE_CELLS - from) % SCORE_CELLS;
            self.way = Way::Counted { from, cells };
            self.seconds = (0.25 + CELL_SECONDS * f32::from(cells)).min(LONGEST_COUNT);
        }
        self
    }

    /// The same without anything on its way, for eyes that can't bear motion.
    const fn unmoved(mut self) -> Self {
        self.way = Way::Appears;
        self.seconds = UNMOVED;
        self.stagger /= 3.0;
        self
    }

    /// Where the piece is when so much of its way is behind it, 0 to 1.
    pub(super) fn at(&self, from: Transform, to: Transform, part: f32) -> Transform {
        if part >= 1.0 {
            return to;
        }
        let eased = smooth(part);
        let mut now = mix(from, to, eased);
        let way = to.translation - from.translation;
        // Level, across the way.
        let across = Vec3::new(-way.z, 0.0, way.x).normalize_or(Vec3::X);
        match self.way {
            Way::Arc => now.translation.y += self.rise * 4.0 * eased * (1.0 - eased),
            Way::Slid => {
                let left = 1.0 - part;
                now = mix(from, to, 1.0 - left * left * left);
                now.translation.y += self.rise * (PI * part).sin();
            }
            Way::Crept => {
                now.translation.y += self.rise * (PI * eased).sin();
                let bow = 0.5 * (PI * eased).sin() + 0.12 * (3.0 * PI * eased).sin();
                now.translation += across * bow;
            }
            Way::Carried => {
                now.translation = carried(from.translation, to.translation, self.rise, part);
            }
            Way::Hopped(hops) => {
                now = mix(from, to, part);
                now.translation.y += self.rise * (PI * f32::from(hops) * part).sin().abs();
            }
            Way::Tossed => {
                now.translation.y += self.rise * 4.0 * eased * (1.0 - eased);
            }
            Way::Tumbled => {
                now.translation = tumbled(from.translation, to.translation, self.rise, part);
            }
            Way::Counted { from: cell, cells } => {
                now.translation =
                    counted(from.translation, to.translation, self.rise, part, cell, cells);
            }
            Way::Appears => {
                let (mut there, size) = if part < 0.5 {
                    (from, 1.0 - 2.0 * part)
                } else {
                    (to, 2.0 * part - 1.0)
                };
                there.scale *= size;
                return there;
            }
        }
        let angle = TAU * self.turns * eased;
        let turn = match self.way {
            Way::Tossed | Way::Tumbled => Quat::from_axis_angle(across, angle),
            _ => Quat::from_rotation_y(angle),
        };
        now.rotation = turn * now.rotation;
        now
    }

    /// Whether a marker on the track has come to another cell.
    pub(super) fn steps(&self, before: f32, now: f32) -> bool {
        match self.way {
            Way::Counted { cells, .. } => {
                let cell = |part: f32| (part.clamp(0.0, 1.0) * f32::from(cells)).floor();
                cell(now) > cell(before)
            }
            _ => false,
        }
    }
}

fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

pub(super) fn mix(from: Transform, to: Transform, part: f32) -> Transform {
    Transform {
        translation: from.translation.lerp(to.translation, part),
        rotation: from.rotation.slerp(to.rotation, part),
        scale: from.scale.lerp(to.scale, part),
    }
}

/// Parts of the way on which a carried piece is lifted, and set down.
const LIFTED: f32 = 0.25;
const SET_DOWN: f32 = 0.8;

fn carried(from: Vec3, to: Vec3, rise: f32, part: f32) -> Vec3 {
    let level = from.y.max(to.y) + rise;
    let along = ((part - 0.15) / (SET_DOWN - 0.15)).clamp(0.0, 1.0);
    let mut now = from.lerp(to, smooth(along));
    now.y = if part < LIFTED {
        from.y + (level - from.y) * smooth(part / LIFTED)
    } else if part < SET_DOWN {
        level
    } else {
        let fallen = (part - SET_DOWN) / (1.0 - SET_DOWN);
        level + (to.y - level) * fallen * fallen
    };
    now
}

/// Three flights, each lower than the one before: beginning, end, height.
const BOUNCES: [(f32, f32, f32); 3] = [(0.0, 0.5, 1.0), (0.5, 0.8, 0.4), (0.8, 1.0, 0.15)];

fn tumbled(from: Vec3, to: Vec3, rise: f32, part: f32) -> Vec3 {
    let left = 1.0 - part;
    let mut now = from.lerp(to, 1.0 - left * left);
    // It is down at the first bounce.
    let down = (part / BOUNCES[0].1).min(1.0);
    now.y = from.y + (to.y - from.y) * down * down;
    for (begins, ends, high) in BOUNCES {
        if (begins..ends).contains(&part) {
            let within = (part - begins) / (ends - begins);
            now.y += rise * high * 4.0 * within * (1.0 - within);
        }
    }
    now
}

fn counted(from: Vec3, to: Vec3, rise: f32, part: f32, first: u8, cells: u8) -> Vec3 {
    let middle = |nth: u8| on_board(score_cell((first + nth) % SCORE_CELLS).centre, 0.0);
    let gone = part * f32::from(cells);
    let nth = (gone.floor() as u8).min(cells.saturating_sub(1));
    let within = gone - f32::from(nth);
    let mut now = middle(nth).lerp(middle(nth + 1), smooth(within.clamp(0.0, 1.0)));
    // It leaves from where it stood in its cell, and comes to its own place in the last.
    let leaves = (1.0 - gone).max(0.0);
    let arrives = (gone - f32::from(cells) + 1.0).max(0.0);
    now += (from - middle(0)) * leaves + (to - middle(cells)) * arrives;
    now.y += rise * (PI * within).sin().abs();
    now
}

/// How long a beat stays readable, beside the flights in it.
pub(super) fn reading_time(event: &GameEvent) -> f32 {
    match event {
        GameEvent::Points { points, .. } if *points > 0 => 0.7,
        GameEvent::ScoringBegan { .. } => 1.1,
        GameEvent::DiscsShown { .. } => 1.4,
        GameEvent::CastilloOpened { inside } => {
            let out: u8 = inside.iter().sum();
            1.4 + f32::from(out) * PARADE_STAGGER
        }
        // The seal falls, and everybody looks up.
        GameEvent::VetoPlayed { .. } | GameEvent::VetoAnswered { .. } => 1.3,
        GameEvent::GameEnded { .. } => 4.5,
        GameEvent::Vetoed { .. } => 1.3,
        GameEvent::GeneralScoringBegan { .. } => 1.0,
        GameEvent::RoundBegan { .. } | GameEvent::ActionBegan { .. } => 0.4,
        GameEvent::CardRevealed { .. } => 0.1,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                line.at(from, to, 0.0).translation.distance(from.translation) < 1e-4,
                "{manner:?}"
            );
            let nearly = line.at(from, to, 0.9999);
            assert!(nearly.translation.distance(to.translation) < 0.05, "{manner:?}");
            assert!(nearly.rotation.angle_between(to.rotation) < 0.05, "{manner:?}");
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
}
