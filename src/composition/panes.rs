//! The panes of the window: where each thing lies that is not on the table itself.

use super::{Fold, Situation, fit, hall};
use crate::board::{FRAME, rail};
use bevy::math::{Rect, Vec2, Vec3};

/// What the panes are laid out for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanesWanted {
    pub room: Vec2,
    pub situation: Situation,
    /// How many plaques, and which of them is the one whose turn it is.
    pub plaques: usize,
    pub acting: Option<usize>,
    pub tiles: usize,
    /// The log is open.
    pub drawer: bool,
}

/// Everything that lies over the table, in points of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Panes {
    pub fold: Fold,
    /// Where the board's frame is to be seen.
    pub board: Rect,
    /// Which round it is, above the plaques.
    pub round: Rect,
    pub plaques: Vec<Rect>,
    /// Round buttons: menu, log, view, book, advice.
    pub icons: [Rect; ICONS],
    /// What the region under the pointer pays; as high as it needs.
    pub lens: Rect,
    pub tiles: Vec<Rect>,
    /// Who decides what.
    pub ribbon: Rect,
    pub seal: Rect,
    pub undo: Rect,
    /// The card of the turn, or the other answers beside the seal.
    pub card: Rect,
    /// Where the hand rises: cards stand in it, their feet below the edge.
    pub hand: Rect,
    /// What playing the lifted card would mean.
    pub note: Rect,
    pub dial: Rect,
    pub drawer: Rect,
    /// The last thing that happened.
    pub news: Rect,
}

const ICONS: usize = 5;
/// In a tight window the seal is near: the others stand in a second column.
const TIGHT_COLUMN: usize = 4;
const EDGE: f32 = 12.0;

/// The sizes of a fold.
struct PaneSizes {
    round: f32,
    plaque: Vec2,
    acting: Vec2,
    icon: f32,
    tile: Vec2,
    ribbon: f32,
    seal: f32,
    card: Vec2,
}

impl PaneSizes {
    const fn of(fold: Fold) -> Self {
        match fold {
            Fold::Roomy => Self {
                round: 40.0,
                plaque: Vec2::new(152.0, 61.0),
                acting: Vec2::new(160.0, 76.0),
                icon: 36.0,
                tile: Vec2::new(168.0, 92.0),
                ribbon: 61.0,
                seal: 87.0,
                card: Vec2::new(156.0, 76.0),
            },
            Fold::Compact => Self {
                round: 22.0,
                plaque: Vec2::new(84.0, 77.0),
                acting: Vec2::new(90.0, 80.0),
                icon: 34.0,
                tile: Vec2::new(88.0, 88.0),
                ribbon: 58.0,
                seal: 76.0,
                card: Vec2::new(118.0, 66.0),
            },
            Fold::Tight => Self {
                round: 20.0,
                plaque: Vec2::new(72.0, 34.0),
                acting: Vec2::new(76.0, 38.0),
                icon: 28.0,
                tile: Vec2::new(56.0, 40.0),
                ribbon: 46.0,
                seal: 52.0,
                card: Vec2::new(48.0, 46.0),
            },
        }
    }
}

impl Panes {
    pub fn new(wanted: PanesWanted) -> Self {
        let PanesWanted {
            room,
            situation,
            drawer,
            ..
        } = wanted;
        let fold = Fold::of(room);
        let sizes = PaneSizes::of(fold);
        let hall = hall(room);
        let board = super::board_area(room, situation, drawer);
        let seal = at_corner(hall, Vec2::splat(sizes.seal));
        let card = Rect::from_center_size(
            Vec2::new(
                seal.min.x - 8.0 - sizes.card.x / 2.0,
                room.y - 6.0 - sizes.card.y / 2.0,
            ),
            sizes.card,
        );
        let undo = if fold == Fold::Tight { 30.0 } else { 39.0 };
        let undo = Rect::from_center_size(
            Vec2::new(seal.center().x, seal.min.y - 8.0 - undo / 2.0),
            Vec2::splat(undo),
        );
        let icons = icons(hall, fold, situation, sizes.icon);
        let tiles = tiles(hall, &wanted, &sizes);
        let plaques = plaques(hall, &wanted, &sizes);
        let ribbon = ribbon(&wanted, board, &sizes, seal);
        Self {
            fold,
            board,
            lens: lens(hall, &wanted, &icons, &plaques),
            round: Rect::from_corners(
                Vec2::new(hall.min.x + EDGE, EDGE),
                Vec2::new(hall.min.x + EDGE + sizes.plaque.x, EDGE + sizes.round),
            ),
            plaques,
            icons,
            tiles,
            ribbon,
            seal,
            undo,
            card,
            hand: hand(hall, fold),
            note: note(hall, seal),
            dial: dial(hall, fold),
            drawer: Rect::new(
                hall.max.x - drawer_width(hall),
                EDGE,
                hall.max.x - EDGE,
                (room.y - 112.0).max(room.y * 0.6),
            ),
            news: news(&wanted, board, ribbon),
        }
    }
}

/// On the near moulding of the frame: above the far one stand the markers of the score.
fn news(wanted: &PanesWanted, board: Rect, ribbon: Rect) -> Rect {
    let on_frame = (board.max.y + 3.0).min(ribbon.min.y - 12.0);
    // Between court and provinces, where those lie right below.
    let width = match wanted.situation {
        Situation::Bid | Situation::Take => board.width() * 0.56,
        _ => ribbon.width() + 60.0,
    };
    Rect::from_center_size(
        Vec2::new(board.center().x, on_frame),
        Vec2::new(width.max(120.0), 20.0),
    )
}

fn drawer_width(hall: Rect) -> f32 {
    300.0_f32.min(hall.width() * 0.45) + EDGE
}

/// In the lower right corner.
fn at_corner(hall: Rect, size: Vec2) -> Rect {
    let corner = hall.max - Vec2::splat(EDGE);
    Rect::from_corners(corner - size, corner)
}

fn plaques(hall: Rect, wanted: &PanesWanted, sizes: &PaneSizes) -> Vec<Rect> {
    let gap = if sizes.plaque.y < 50.0 { 4.0 } else { 7.0 };
    let mut top = EDGE + sizes.round + gap;
    let mut all = Vec::new();
    for nth in 0..wanted.plaques {
        let size = if wanted.acting == Some(nth) {
            sizes.acting
        } else {
            sizes.plaque
        };
        let corner = Vec2::new(hall.min.x + EDGE, top);
        all.push(Rect::from_corners(corner, corner + size));
        top += size.y + gap;
    }
    all
}

/// One below the other; beside each other where the tiles need the edge.
fn icons(hall: Rect, fold: Fold, situation: Situation, size: f32) -> [Rect; ICONS] {
    let row = matches!(situation, Situation::Bid | Situation::Take);
    let first = Vec2::new(hall.max.x - EDGE - size / 2.0, EDGE + size / 2.0);
    std::array::from_fn(|nth| {
        let step = |count: usize| f32::from(count as u8) * (size + 8.0);
        let column = if fold == Fold::Tight {
            TIGHT_COLUMN
        } else {
            ICONS
        };
        let middle = if row {
            first - Vec2::X * step(nth)
        } else {
            first + Vec2::new(-step(nth / column), step(nth % column))
        };
        Rect::from_center_size(middle, Vec2::splat(size))
    })
}

/// Under the icons; under the plaques where tiles, the log or the tower itself stand at the right.
fn lens(hall: Rect, wanted: &PanesWanted, icons: &[Rect; ICONS], plaques: &[Rect]) -> Rect {
    let fold = Fold::of(wanted.room);
    let width = match fold {
        Fold::Roomy => 150.0,
        Fold::Compact => 128.0,
        Fold::Tight => 116.0,
    };
    let taken = wanted.drawer
        || fold == Fold::Tight
        || matches!(wanted.situation, Situation::Bid | Situation::Take);
    let corner = if taken {
        let top = plaques.last().map_or(EDGE, |last| last.max.y + 10.0);
        Vec2::new(hall.min.x + EDGE, top)
    } else {
        Vec2::new(hall.max.x - EDGE - width, icons[ICONS - 1].max.y + 10.0)
    };
    Rect::from_corners(corner, corner + Vec2::new(width, 100.0))
}

fn tiles(hall: Rect, wanted: &PanesWanted, sizes: &PaneSizes) -> Vec<Rect> {
    let top = EDGE + sizes.icon + 8.0;
    // As many as there are, above the seal.
    let count = f32::from(wanted.tiles.max(1) as u8);
    let undo = if sizes.seal < 60.0 { 38.0 } else { 0.0 };
    let room = wanted.room.y - top - sizes.seal - 24.0 - undo;
    let step = (sizes.tile.y + 6.0).min(room / count);
    (0..wanted.tiles)
        .map(|nth| {
            let corner = Vec2::new(
                hall.max.x - EDGE - sizes.tile.x,
                top + f32::from(nth as u8) * step,
            );
            Rect::from_corners(corner, corner + Vec2::new(sizes.tile.x, step - 6.0))
        })
        .collect()
}

/// On the rail before the board, between court and provinces; lower where cards stand there.
fn ribbon(wanted: &PanesWanted, board: Rect, sizes: &PaneSizes, seal: Rect) -> Rect {
    let room = wanted.room;
    let height = sizes.ribbon;
    match wanted.situation {
        Situation::Disc => {
            let right = seal.min.x - 10.0;
            let width = 392.0_f32.min(room.x * 0.45);
            Rect::new(right - width, room.y - EDGE - height, right, room.y - EDGE)
        }
        Situation::Bid => {
            let low = height * 0.72;
            let width = 372.0_f32.min(room.x * 0.5);
            let middle = Vec2::new(room.x / 2.0, room.y - 8.0 - low / 2.0);
            Rect::from_center_size(middle, Vec2::new(width, low))
        }
        _ => {
            let eye = fit(FRAME, board, room, super::TILT.to_radians(), 0.0);
            let on_rail = rail().ribbon;
            let at = |x: f32| eye.project(room, Vec3::new(x, 0.0, -on_rail.centre.y));
            let (left, right) = (at(on_rail.left()), at(on_rail.right()));
            let middle = room.y - 10.0 - height / 2.0;
            Rect::new(
                left.x,
                middle - height / 2.0,
                right.x,
                middle + height / 2.0,
            )
        }
    }
}

fn hand(hall: Rect, fold: Fold) -> Rect {
    let height = match fold {
        Fold::Roomy => 168.0,
        Fold::Compact => 150.0,
        Fold::Tight => 104.0,
    };
    let side: f32 = if fold == Fold::Roomy { 190.0 } else { 96.0 };
    Rect::new(
        hall.min.x + side.min(hall.width() * 0.16),
        hall.max.y - height + 12.0,
        hall.max.x - side,
        hall.max.y + 12.0,
    )
}

fn note(hall: Rect, seal: Rect) -> Rect {
    let right = hall.max.x - EDGE;
    let bottom = seal.min.y - 8.0;
    Rect::new(
        right - 168.0_f32.min(hall.width() * 0.3),
        bottom - 72.0,
        right,
        bottom,
    )
}

fn dial(hall: Rect, fold: Fold) -> Rect {
    let below = if fold == Fold::Tight { 64.0 } else { 96.0 };
    let high = hall.height() - below - 40.0;
    let size = 496.0_f32.min(high).min(hall.width() * 0.40);
    let middle = Vec2::new(
        hall.max.x - EDGE - size / 2.0 - 8.0,
        34.0 + (hall.height() - below - 34.0) / 2.0,
    );
    Rect::from_center_size(middle, Vec2::splat(size))
}
