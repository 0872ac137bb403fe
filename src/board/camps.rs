//! Where camps, King and label are in each region: laid out to fit, by computer and by eye.
//!
//! Offsets from the deepest point of the region's outline. What to keep when changing them, most of
//! it tested in `crowd.rs`: nothing overlaps or stands on the label; a Grande is beside its own
//! caballeros; little stands close in front of a label, a Grande or the King; seats 0 and 1, who
//! are always in play, are nearest to the label.

use crate::rules::{MAX_PLAYERS, REGIONS};

pub(super) struct Ground {
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
pub(super) const CAMPS: [Ground; REGIONS] = [
    // Galicia
    Ground {
        label: [0.40, -0.79],
        label_width: 1.00,
        king: [0.52, -0.27],
        camps: [
            camp(2, 2, [-0.42, -0.46], [0.08, -0.24]),
            camp(2, 2, [1.08, 0.40], [0.58, 0.30]),
            camp(2, 2, [-0.72, 0.38], [-0.21, 0.31]),
            camp(2, 2, [-0.04, 0.85], [0.46, 0.77]),
            camp(2, 2, [1.72, 0.54], [2.23, 0.47]),
        ],
    },
    // BasqueCountry
    Ground {
        label: [-0.33, -0.70],
        label_width: 1.54,
        king: [-0.11, 0.78],
        camps: [
            camp(1, 3, [-0.58, 0.05], [-0.22, -0.15]),
            camp(1, 3, [0.61, -0.54], [0.25, -0.15]),
            camp(1, 3, [-0.91, 0.28], [-0.55, 0.75]),
            camp(1, 3, [0.32, 0.54], [-0.04, 0.34]),
            camp(1, 3, [0.65, 0.51], [1.01, 0.31]),
        ],
    },
    // Aragon
    Ground {
        label: [0.04, -0.44],
        label_width: 1.00,
        king: [-0.44, 0.68],
        camps: [
            camp(3, 2, [-0.01, 0.17], [0.63, 0.11]),
            camp(2, 3, [-0.77, -0.14], [-1.28, -0.34]),
            camp(2, 3, [-0.91, -1.09], [-0.41, -1.28]),
            camp(3, 2, [0.20, 0.80], [0.84, 0.80]),
            camp(3, 2, [0.32, 1.42], [0.96, 1.40]),
        ],
    },
    // Catalonia
    Ground {
        label: [0.07, -0.51],
        label_width: 1.15,
        king: [-1.02, -1.33],
        camps: [
            camp(2, 2, [-0.81, -0.39], [-0.75, -0.89]),
            camp(2, 2, [-0.55, 0.23], [-0.04, 0.05]),
            camp(2, 2, [0.72, 0.54], [0.43, 0.04]),
            camp(2, 2, [-0.40, 0.84], [0.11, 0.72]),
            camp(2, 2, [1.40, 0.30], [0.90, 0.00]),
        ],
    },
    // OldCastile
    Ground {
        label: [-0.43, -0.84],
        label_width: 1.61,
        king: [0.19, -0.32],
        camps: [
            camp(2, 3, [-0.75, -0.09], [-0.25, -0.29]),
            camp(3, 2, [0.03, 0.26], [0.67, 0.36]),
            camp(2, 3, [-0.73, 0.87], [-1.23, 0.67]),
            camp(3, 2, [1.30, -0.31], [0.65, -0.37]),
            camp(3, 2, [0.48, 0.93], [-0.16, 1.13]),
        ],
    },
    // NewCastile
    Ground {
        label: [-0.32, -0.58],
        label_width: 1.61,
        king: [-0.97, -0.05],
        camps: [
            camp(3, 2, [-0.33, 0.03], [0.31, -0.03]),
            camp(2, 3, [0.80, -0.80], [1.30, -0.99]),
            camp(3, 2, [0.01, 0.68], [0.66, 0.62]),
            camp(3, 2, [-2.08, -0.05], [-1.43, -0.11]),
            camp(2, 3, [-2.49, -0.81], [-1.98, -1.01]),
        ],
    },
    // Seville
    Ground {
        label: [0.04, -0.79],
        label_width: 1.00,
        king: [-0.76, 0.49],
        camps: [
            camp(2, 2, [-0.08, -0.17], [0.42, -0.24]),
            camp(2, 2, [-1.12, -0.02], [-0.62, -0.08]),
            camp(2, 2, [-0.26, 0.57], [0.25, 0.52]),
            camp(2, 2, [1.22, 0.30], [0.72, 0.24]),
            camp(2, 2, [1.10, 1.06], [0.60, 1.00]),
        ],
    },
    // Granada
    Ground {
        label: [-0.33, -0.61],
        label_width: 1.00,
        king: [0.40, -0.47],
        camps: [
            camp(2, 2, [-0.10, 0.00], [-0.60, -0.06]),
            camp(2, 2, [-1.14, -0.60], [-1.65, -0.67]),
            camp(2, 2, [0.57, 0.04], [0.85, -0.46]),
            camp(2, 2, [-0.05, 0.61], [-0.55, 0.67]),
            camp(2, 2, [-0.38, 1.22], [-0.89, 1.20]),
        ],
    },
    // Valencia
    Ground {
        label: [-0.15, -0.13],
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
