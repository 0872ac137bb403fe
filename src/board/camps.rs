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
        label: [0.37, -0.80],
        label_width: 1.00,
        king: [-0.41, -0.51],
        camps: [
            camp(2, 2, [0.54, -0.18], [0.03, -0.24]),
            camp(2, 2, [0.67, 0.55], [1.17, 0.50]),
            camp(2, 2, [-0.47, 0.30], [-0.97, 0.34]),
            camp(2, 2, [0.04, 0.91], [0.07, 0.41]),
            camp(2, 2, [1.72, 0.56], [2.23, 0.49]),
        ],
    },
    // BasqueCountry
    RegionGround {
        label: [-0.33, -0.70],
        label_width: 1.54,
        king: [-0.11, 0.80],
        camps: [
            camp(1, 3, [-0.58, 0.05], [-0.22, -0.15]),
            camp(1, 3, [0.61, -0.53], [0.25, -0.15]),
            camp(1, 3, [-0.91, 0.28], [-0.55, 0.79]),
            camp(1, 3, [0.32, 0.55], [-0.04, 0.35]),
            camp(1, 3, [0.65, 0.51], [1.01, 0.31]),
        ],
    },
    // Aragon
    RegionGround {
        label: [0.14, -0.48],
        label_width: 1.00,
        king: [-0.42, 0.73],
        camps: [
            camp(3, 2, [-0.01, 0.12], [0.63, 0.06]),
            camp(2, 3, [-0.76, -0.14], [-1.27, -0.34]),
            camp(3, 2, [0.23, 0.74], [0.87, 0.82]),
            camp(2, 3, [-0.90, -1.09], [-0.40, -1.28]),
            camp(3, 2, [0.85, 1.42], [0.20, 1.56]),
        ],
    },
    // Catalonia
    RegionGround {
        label: [-0.55, -0.67],
        label_width: 1.15,
        king: [-0.61, 0.46],
        camps: [
            camp(2, 2, [-0.65, -0.06], [-0.15, -0.12]),
            camp(2, 2, [0.39, -0.11], [0.27, -0.62]),
            camp(2, 2, [0.37, 0.52], [0.87, 0.54]),
            camp(2, 2, [-0.42, 1.00], [-0.17, 0.50]),
            camp(2, 2, [1.42, 0.37], [0.93, -0.14]),
        ],
    },
    // OldCastile
    RegionGround {
        label: [-0.36, -0.82],
        label_width: 1.50,
        king: [-1.33, -0.83],
        camps: [
            camp(2, 3, [-0.54, -0.07], [-0.04, -0.27]),
            camp(3, 2, [0.65, -0.19], [1.29, -0.25]),
            camp(2, 3, [-0.54, 0.84], [-0.03, 1.29]),
            camp(2, 3, [0.53, 0.71], [0.03, 0.51]),
            camp(2, 3, [-1.15, 0.89], [-1.08, 0.25]),
        ],
    },
    // NewCastile
    RegionGround {
        label: [-0.31, -0.62],
        label_width: 1.50,
        king: [-1.01, -0.10],
        camps: [
            camp(3, 2, [-0.37, -0.01], [0.28, -0.07]),
            camp(2, 3, [0.76, -0.75], [1.26, -0.95]),
            camp(3, 2, [-0.05, 0.75], [0.60, 0.69]),
            camp(2, 3, [-1.96, -0.19], [-1.46, -0.39]),
            camp(2, 3, [-2.57, -0.72], [-2.07, -0.92]),
        ],
    },
    // Seville
    RegionGround {
        label: [0.03, -0.71],
        label_width: 1.00,
        king: [-0.97, 0.51],
        camps: [
            camp(2, 2, [-0.07, -0.09], [0.43, -0.15]),
            camp(2, 2, [-0.03, 0.60], [-0.53, 0.54]),
            camp(2, 2, [-1.12, -0.02], [-0.62, -0.16]),
            camp(2, 2, [1.24, 0.37], [0.74, 0.32]),
            camp(2, 2, [1.02, 1.06], [0.52, 1.00]),
        ],
    },
    // Granada
    RegionGround {
        label: [-0.06, -0.63],
        label_width: 1.00,
        king: [0.63, 0.40],
        camps: [
            camp(2, 2, [0.77, -0.35], [0.26, -0.08]),
            camp(2, 2, [-0.71, -0.02], [-0.21, -0.08]),
            camp(2, 2, [0.13, 0.47], [-0.37, 0.58]),
            camp(2, 2, [-1.39, -0.57], [-0.89, -0.62]),
            camp(2, 2, [-0.37, 1.13], [-0.87, 1.07]),
        ],
    },
    // Valencia
    RegionGround {
        label: [-0.13, -0.17],
        label_width: 1.00,
        king: [-0.29, 0.39],
        camps: [
            camp(1, 3, [0.52, 0.31], [0.16, 0.42]),
            camp(3, 1, [0.63, 0.92], [0.93, 0.56]),
            camp(1, 3, [-0.18, 1.61], [0.18, 1.33]),
            camp(1, 3, [0.60, 1.59], [0.24, 1.80]),
            camp(3, 1, [0.57, 2.20], [1.08, 2.61]),
        ],
    },
];
