//! Where camps, King and label are in each region: laid out to fit, by computer and by eye.
//!
//! Offsets from the deepest point of the region's outline. What to keep when changing them, most of
//! it tested in `crowd.rs`: nothing overlaps or stands on the label; a Grande is beside its own
//! caballeros; little stands close in front of a label, a Grande or the King; seats 0 and 1, who
//! are always in play, are nearest to the label.

use crate::rules::{MAX_PLAYERS, REGIONS};

pub(super) struct RegionGround {
    pub(super) label: [f32; 2],
    pub(super) label_width: f32,
    pub(super) king: [f32; 2],
    /// By seat.
    pub(super) camps: [Camp; MAX_PLAYERS],
}

pub(super) struct Camp {
    pub(super) columns: u8,
    pub(super) rows: u8,
    /// The middle of the stacks.
    pub(super) stacks: [f32; 2],
    pub(super) grande: [f32; 2],
}

const fn camp(columns: u8, rows: u8, stacks: [f32; 2], grande: [f32; 2]) -> Camp {
    Camp {
        columns,
        rows,
        stacks,
        grande,
    }
}

/// In board order.
pub(super) const CAMPS: [RegionGround; REGIONS] = [
    // Galicia
    RegionGround {
        label: [0.31, -0.77],
        label_width: 0.92,
        king: [2.21, 0.39],
        camps: [
            camp(3, 1, [-0.31, -0.19], [-0.41, -0.59]),
            camp(3, 1, [0.65, 0.22], [0.42, -0.20]),
            camp(2, 2, [-0.67, 0.27], [-0.10, 0.21]),
            camp(2, 2, [-0.06, 0.76], [0.49, 0.62]),
            camp(2, 2, [1.52, 0.51], [0.98, 0.62]),
        ],
    },
    // BasqueCountry
    RegionGround {
        label: [-0.43, -0.74],
        label_width: 1.80,
        king: [1.01, 0.33],
        camps: [
            camp(3, 1, [-0.62, -0.27], [0.08, -0.20]),
            camp(2, 2, [0.15, 0.35], [-0.41, 0.13]),
            camp(3, 1, [-0.73, 0.55], [-0.93, 0.15]),
            camp(3, 1, [-0.48, 0.87], [0.23, 0.90]),
            camp(1, 3, [0.63, 0.50], [0.62, -0.20]),
        ],
    },
    // Aragon
    RegionGround {
        label: [-0.60, -1.04],
        label_width: 0.92,
        king: [0.75, 1.23],
        camps: [
            camp(3, 1, [-1.15, -0.50], [-0.44, -0.50]),
            camp(3, 1, [-0.30, -0.10], [-1.00, -0.10]),
            camp(3, 1, [0.26, -0.58], [0.48, -0.19]),
            camp(4, 1, [0.10, 0.22], [-0.11, 0.65]),
            camp(2, 2, [0.44, 0.68], [0.28, 1.23]),
        ],
    },
    // Catalonia
    RegionGround {
        label: [0.22, -0.58],
        label_width: 1.14,
        king: [-0.51, 1.10],
        camps: [
            camp(2, 3, [0.03, 0.17], [0.57, -0.04]),
            camp(2, 2, [-0.60, 0.08], [-0.54, 0.63]),
            camp(2, 2, [-0.67, -0.53], [-0.69, -1.07]),
            camp(2, 2, [1.16, 0.42], [1.06, -0.12]),
            camp(3, 1, [0.17, 0.85], [0.60, 0.46]),
        ],
    },
    // OldCastile
    RegionGround {
        label: [-0.48, -0.75],
        label_width: 1.31,
        king: [-1.10, 1.09],
        camps: [
            camp(3, 2, [-0.73, 0.45], [-0.54, -0.10]),
            camp(1, 3, [0.35, -0.27], [-0.05, -0.13]),
            camp(2, 2, [0.90, -0.19], [1.47, -0.02]),
            camp(3, 2, [-0.38, 1.06], [-0.02, 0.48]),
            camp(1, 3, [0.48, 1.14], [0.47, 0.44]),
        ],
    },
    // NewCastile
    RegionGround {
        label: [-0.19, -0.39],
        label_width: 1.42,
        king: [-2.25, -0.31],
        camps: [
            camp(4, 1, [-0.31, 0.06], [0.53, 0.16]),
            camp(3, 1, [0.38, 0.65], [-0.32, 0.46]),
            camp(1, 3, [0.70, -0.70], [1.09, -0.71]),
            camp(2, 3, [-1.71, -0.13], [-1.16, -0.13]),
            camp(2, 2, [-2.30, -1.00], [-1.76, -0.84]),
        ],
    },
    // Seville
    RegionGround {
        label: [0.89, 0.02],
        label_width: 0.90,
        king: [-0.05, 0.68],
        camps: [
            camp(2, 2, [1.05, 0.62], [0.50, 0.56]),
            camp(2, 2, [0.99, 1.24], [0.44, 1.05]),
            camp(3, 1, [-0.05, -0.38], [0.13, 0.01]),
            camp(3, 1, [0.12, -0.74], [0.15, -1.13]),
            camp(3, 2, [-0.58, 0.10], [-0.54, 0.64]),
        ],
    },
    // Granada
    RegionGround {
        label: [-0.93, -0.39],
        label_width: 1.00,
        king: [0.81, -0.25],
        camps: [
            camp(3, 1, [-0.42, 0.06], [-0.17, -0.35]),
            camp(3, 1, [-0.26, 0.38], [0.43, 0.27]),
            camp(2, 2, [0.00, 0.88], [-0.55, 0.79]),
            camp(3, 1, [0.54, -0.64], [0.34, -0.24]),
            camp(3, 1, [-0.47, 1.67], [-0.63, 1.28]),
        ],
    },
    // Valencia
    RegionGround {
        label: [-0.06, -0.48],
        label_width: 0.98,
        king: [0.99, 2.43],
        camps: [
            camp(3, 1, [0.18, 0.00], [-0.53, 0.06]),
            camp(3, 1, [0.32, 0.33], [-0.37, 0.55]),
            camp(3, 1, [0.33, 0.64], [1.02, 0.65]),
            camp(3, 1, [-0.12, 1.43], [0.58, 1.23]),
            camp(2, 2, [0.34, 1.89], [-0.20, 1.83]),
        ],
    },
];
