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
        label: [0.31, -0.76],
        label_width: 0.92,
        king: [2.22, 0.45],
        camps: [
            camp(3, 1, [-0.27, -0.21], [-0.43, -0.60]),
            camp(3, 1, [0.60, 0.22], [0.45, -0.20]),
            camp(2, 2, [-0.04, 0.77], [0.50, 0.63]),
            camp(2, 2, [-0.66, 0.37], [-0.11, 0.21]),
            camp(2, 2, [1.54, 0.52], [1.00, 0.63]),
        ],
    },
    // BasqueCountry
    RegionGround {
        label: [-0.42, -0.71],
        label_width: 1.80,
        king: [0.93, 0.47],
        camps: [
            camp(3, 1, [-0.72, -0.26], [-0.02, -0.17]),
            camp(3, 1, [-0.76, 0.05], [-0.89, 0.44]),
            camp(1, 3, [0.38, 0.07], [0.77, 0.00]),
            camp(1, 3, [0.07, 0.56], [0.46, 0.78]),
            camp(3, 1, [-0.55, 0.85], [-0.38, 0.46]),
        ],
    },
    // Aragon
    RegionGround {
        label: [-0.85, -1.07],
        label_width: 0.92,
        king: [-1.33, -0.45],
        camps: [
            camp(3, 1, [-0.64, -0.50], [-0.76, -0.10]),
            camp(2, 2, [-0.15, -0.02], [0.41, -0.03]),
            camp(3, 1, [0.27, -0.53], [-0.12, -0.92]),
            camp(4, 1, [0.09, 0.46], [0.11, 0.86]),
            camp(3, 1, [0.50, 1.29], [0.60, 0.88]),
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
        label: [-0.37, -0.31],
        label_width: 1.42,
        king: [-2.42, -1.08],
        camps: [
            camp(4, 1, [0.39, 0.16], [0.61, -0.24]),
            camp(4, 1, [0.11, 0.62], [-0.46, 0.22]),
            camp(1, 3, [-1.25, -0.18], [-1.65, 0.07]),
            camp(3, 2, [-1.86, -0.48], [-1.94, -1.03]),
            camp(1, 3, [1.06, -0.84], [0.67, -0.73]),
        ],
    },
    // Seville
    RegionGround {
        label: [0.12, -0.65],
        label_width: 0.90,
        king: [0.75, 1.39],
        camps: [
            camp(3, 1, [-0.07, -0.19], [-0.76, 0.03]),
            camp(2, 3, [-0.17, 0.43], [-0.72, 0.52]),
            camp(3, 1, [0.89, -0.08], [1.17, 0.32]),
            camp(1, 3, [0.29, 0.68], [0.68, 0.33]),
            camp(1, 3, [1.13, 1.08], [0.71, 0.90]),
        ],
    },
    // Granada
    RegionGround {
        label: [0.48, -0.48],
        label_width: 1.00,
        king: [-0.22, 1.58],
        camps: [
            camp(3, 1, [-0.20, 0.25], [0.53, 0.13]),
            camp(4, 1, [0.02, 0.56], [0.04, 0.99]),
            camp(3, 1, [-0.49, -0.55], [-0.28, -0.16]),
            camp(3, 1, [-0.99, -0.21], [-1.33, -0.61]),
            camp(2, 2, [-0.54, 1.05], [-0.69, 1.62]),
        ],
    },
    // Valencia
    RegionGround {
        label: [-0.08, -0.40],
        label_width: 0.98,
        king: [-0.73, 0.22],
        camps: [
            camp(4, 1, [0.10, 0.07], [-0.18, 0.48]),
            camp(2, 2, [0.38, 0.65], [0.92, 0.65]),
            camp(1, 3, [0.64, 1.42], [0.24, 1.40]),
            camp(3, 1, [-0.30, 1.86], [-0.26, 1.47]),
            camp(3, 1, [0.62, 2.04], [0.99, 2.44]),
        ],
    },
];
