//! Where camps, King and label are in each region: laid out to fit, by computer and by eye.
//!
//! Offsets from the deepest point of the region's outline. What to keep when changing them, most of
//! it tested in `crowd.rs`: nothing overlaps or stands on the label; a Grande is beside its own
//! caballeros; no Grande, King or camp of two levels hides a label from the eye, also not one of the
//! neighbour to the north; little stands close in front of a Grande or the King; seats 0 and 1, who
//! are always in play, are nearest to the label; one colour is not side by side with itself across
//! a border.

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
        label: [0.30, -0.67],
        label_width: 0.92,
        king: [-0.94, 0.36],
        camps: [
            camp(1, 3, [-0.81, -0.55], [-0.41, -0.65]),
            camp(1, 3, [0.18, 0.05], [0.61, 0.12]),
            camp(4, 1, [0.65, 0.83], [1.17, 0.42]),
            camp(2, 2, [-0.29, 0.77], [-0.46, 0.20]),
            camp(3, 1, [2.36, 0.63], [1.66, 0.46]),
        ],
    },
    // BasqueCountry
    RegionGround {
        label: [-0.45, -0.73],
        label_width: 1.80,
        king: [0.77, 0.84],
        camps: [
            camp(1, 3, [0.32, 0.02], [-0.10, -0.22]),
            camp(1, 3, [-1.08, 0.36], [-0.69, -0.22]),
            camp(1, 3, [-0.76, 0.74], [-0.36, 0.43]),
            camp(1, 3, [0.63, -0.23], [1.03, 0.37]),
            camp(2, 2, [0.24, 0.87], [-0.31, 0.95]),
        ],
    },
    // Aragon
    RegionGround {
        label: [-0.84, -1.00],
        label_width: 0.92,
        king: [0.80, 1.36],
        camps: [
            camp(3, 1, [-0.01, -0.51], [-0.10, -0.98]),
            camp(1, 3, [-0.70, -0.25], [-1.13, -0.45]),
            camp(1, 3, [0.20, 1.14], [0.61, 0.89]),
            camp(1, 3, [0.59, -0.39], [0.33, 0.33]),
            camp(1, 3, [-0.11, 0.71], [-0.28, 0.00]),
        ],
    },
    // Catalonia
    RegionGround {
        label: [0.17, -0.54],
        label_width: 1.14,
        king: [-0.22, 1.17],
        camps: [
            camp(2, 2, [0.94, 0.47], [0.37, 0.00]),
            camp(1, 3, [-0.63, 0.65], [-0.23, 0.04]),
            camp(1, 3, [-0.63, -1.01], [-0.77, -0.31]),
            camp(1, 3, [1.40, 0.36], [1.00, -0.18]),
            camp(2, 2, [0.33, 0.80], [-0.23, 0.70]),
        ],
    },
    // OldCastile
    RegionGround {
        label: [-0.43, -0.70],
        label_width: 1.31,
        king: [-1.18, 1.00],
        camps: [
            camp(4, 1, [-0.22, 0.30], [0.01, -0.17]),
            camp(1, 3, [-0.97, 0.31], [-0.57, -0.16]),
            camp(1, 3, [0.56, 0.87], [0.16, 0.81]),
            camp(1, 3, [-0.24, 1.06], [-0.64, 1.07]),
            camp(2, 2, [0.64, -0.21], [1.20, -0.29]),
        ],
    },
    // NewCastile
    RegionGround {
        label: [-1.12, -0.14],
        label_width: 1.42,
        king: [-0.16, 0.65],
        camps: [
            camp(1, 3, [-0.24, -0.30], [0.19, -0.49]),
            camp(1, 3, [0.72, -0.07], [0.32, 0.55]),
            camp(2, 2, [-1.94, -1.00], [-2.49, -1.10]),
            camp(1, 3, [-2.02, -0.13], [-2.41, -0.24]),
            camp(1, 3, [1.11, -0.76], [0.72, -0.98]),
        ],
    },
    // Seville
    RegionGround {
        label: [0.10, -0.71],
        label_width: 0.90,
        king: [-0.14, 0.62],
        camps: [
            camp(1, 3, [0.24, 0.70], [0.70, 0.12]),
            camp(3, 1, [0.25, -0.26], [-0.46, -0.18]),
            camp(1, 3, [1.17, 0.87], [0.77, 1.33]),
            camp(2, 2, [-0.67, 0.58], [-0.95, -0.03]),
            camp(2, 2, [0.69, 0.70], [1.21, 0.13]),
        ],
    },
    // Granada
    RegionGround {
        label: [0.42, -0.51],
        label_width: 1.00,
        king: [-1.15, -0.24],
        camps: [
            camp(3, 1, [0.51, -0.07], [-0.17, 0.02]),
            camp(2, 2, [-0.42, 0.61], [-0.67, 0.03]),
            camp(1, 3, [0.06, 0.90], [0.46, 0.50]),
            camp(1, 3, [-0.75, 1.47], [-0.34, 1.65]),
            camp(3, 1, [-0.56, -0.64], [-1.30, -0.70]),
        ],
    },
    // Valencia
    RegionGround {
        label: [-0.09, -0.28],
        label_width: 0.98,
        king: [-0.82, 0.25],
        camps: [
            camp(1, 3, [0.72, 0.42], [0.32, 0.24]),
            camp(4, 1, [-0.05, 0.67], [-0.36, 0.24]),
            camp(2, 2, [0.64, 1.24], [1.12, 0.67]),
            camp(1, 3, [0.14, 1.61], [-0.27, 1.55]),
            camp(2, 2, [0.61, 2.08], [1.17, 2.31]),
        ],
    },
];
