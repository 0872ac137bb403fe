//! Where everything stands in the window: the board as the eye frames it, and what lies on top.
//!
//! Pure arithmetic, so that the same figures lay out the panels, aim the camera, and can be measured
//! without a window. All in points: a point is a pixel in a window of 1280 by 720, and larger in a
//! larger one, so that a large window shows the same picture, and small print can be made larger.

mod eye;
mod panes;

pub use eye::{Eye, LENS, TILT, fit, fit_points};
pub use panes::{Panes, PanesWanted};

use bevy::math::{Rect, Vec2};

/// What the table is for just now. Each has a composition of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Situation {
    /// A hand of cards is raised.
    Bid,
    /// An action card is chosen.
    Take,
    /// Pieces are placed, recruited or moved: the usual view.
    Place,
    /// A special action is under way.
    Action,
    /// A secret disc is set.
    Disc,
    /// Somebody is asked for a Veto.
    Veto,
    /// Nobody at this machine decides.
    Bots,
    /// Something is played before everybody's eyes.
    Scene,
}

impl Situation {
    pub const ALL: [Self; 8] = [
        Self::Bid,
        Self::Take,
        Self::Place,
        Self::Action,
        Self::Disc,
        Self::Veto,
        Self::Bots,
        Self::Scene,
    ];

    /// In tables and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Take => "take",
            Self::Place => "place",
            Self::Action => "action",
            Self::Disc => "disc",
            Self::Veto => "veto",
            Self::Bots => "bots",
            Self::Scene => "scoring",
        }
    }
}

/// How much room there is: where there is little, panels fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fold {
    /// A small window, or large print: shapes and numbers only.
    Tight,
    /// What can be told by pointing is not written down.
    Compact,
    Roomy,
}

impl Fold {
    pub fn of(room: Vec2) -> Self {
        if room.x >= 1180.0 && room.y >= 680.0 {
            Self::Roomy
        } else if room.x >= 860.0 && room.y >= 560.0 {
            Self::Compact
        } else {
            Self::Tight
        }
    }
}

/// Columns at the sides stand no further apart than this share of the height: in a very wide window
/// they stay near the board.
const WIDEST: f32 = 2000.0 / 1080.0;

/// The part of the window in which panels stand.
pub fn hall(room: Vec2) -> Rect {
    let width = room.x.min(room.y * WIDEST);
    Rect::from_center_size(room / 2.0, Vec2::new(width, room.y))
}

/// Where the wooden frame of the board is to be seen: as large as fits.
pub fn board_area(room: Vec2, situation: Situation, drawer: bool) -> Rect {
    let tight = Fold::of(room) == Fold::Tight;
    let hall = hall(room);
    // Above the far edge stand the markers of the score.
    let mut top = if tight { 16.0 } else { 23.0 };
    let mut bottom: f32 = match (situation, tight) {
        (Situation::Bid, false) => 172.0,
        (Situation::Take, false) => 130.0,
        (Situation::Bid, true) => 118.0,
        (Situation::Take, true) => 76.0,
        (Situation::Scene, _) => 58.0,
        (_, false) => 85.0,
        (_, true) => 62.0,
    };
    let (mut left, mut right): (f32, f32) = (8.0, 8.0);
    match situation {
        // The dial takes the right half.
        Situation::Disc => {
            left = 20.0;
            right = hall.width() * 0.40;
            (top, bottom) = (room.y * 0.15, room.y * 0.19);
        }
        Situation::Scene => top = 52.0,
        Situation::Take => right += 26.0,
        _ => {}
    }
    let shift = if drawer { -90.0 } else { 0.0 };
    let area = Rect::new(
        hall.min.x + left + shift,
        top,
        hall.max.x - right + shift,
        room.y - bottom,
    );
    // Beyond the hall there is only table: the board may use it.
    let spare = hall.min.x;
    if situation == Situation::Disc || spare < 1.0 {
        return area;
    }
    Rect::new(
        area.min.x - spare,
        area.min.y,
        area.max.x + spare,
        area.max.y,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_print_folds_and_a_small_window_too() {
        assert_eq!(Fold::of(Vec2::new(1280.0, 720.0)), Fold::Roomy);
        assert_eq!(Fold::of(Vec2::new(1024.0, 640.0)), Fold::Compact);
        assert_eq!(Fold::of(Vec2::new(640.0, 360.0)), Fold::Tight);
        assert_eq!(Fold::of(Vec2::new(800.0, 500.0)), Fold::Tight);
    }

    #[test]
    fn panels_stay_near_the_board_in_a_wide_window() {
        let hall = hall(Vec2::new(1706.7, 720.0));
        assert!((hall.width() - 1333.3).abs() < 0.1);
        assert!((hall.center().x - 853.3).abs() < 0.1);
    }
}
