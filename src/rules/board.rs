//! The map: nine regions, the Castillo, who borders whom, and what each place is worth.
//!
//! `assets/iberia.json` holds the outlines; a test makes sure that both agree.

use super::set::{Member, Set};
use serde::{Deserialize, Serialize};

/// A region of Spain. `ORDER`: in the order in which general scoring visits them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum RegionId {
    Galicia,
    BasqueCountry,
    Aragon,
    Catalonia,
    OldCastile,
    NewCastile,
    Seville,
    Granada,
    Valencia,
}

/// Where caballeros can stand on the board: a region or the Castillo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Place {
    Galicia,
    BasqueCountry,
    Aragon,
    Catalonia,
    OldCastile,
    NewCastile,
    Seville,
    Granada,
    Valencia,
    Castillo,
}

/// Where the King can be. Only in the Anniversary game does he ever leave the regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum KingSpot {
    In(RegionId),
    France,
    Portugal,
    Castillo,
}

pub const REGIONS: usize = 9;
pub const PLACES: usize = 10;

/// What first, second and third in a place are paid.
pub type Values = [u8; 3];

impl RegionId {
    pub const ALL: [Self; REGIONS] = [
        Self::Galicia,
        Self::BasqueCountry,
        Self::Aragon,
        Self::Catalonia,
        Self::OldCastile,
        Self::NewCastile,
        Self::Seville,
        Self::Granada,
        Self::Valencia,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn place(self) -> Place {
        Place::ALL[self as usize]
    }

    pub const fn neighbours(self) -> RegionSet {
        NEIGHBOURS[self as usize]
    }
}

impl Place {
    pub const ALL: [Self; PLACES] = [
        Self::Galicia,
        Self::BasqueCountry,
        Self::Aragon,
        Self::Catalonia,
        Self::OldCastile,
        Self::NewCastile,
        Self::Seville,
        Self::Granada,
        Self::Valencia,
        Self::Castillo,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The region, unless this is the Castillo.
    pub const fn region(self) -> Option<RegionId> {
        match self {
            Self::Castillo => None,
            _ => Some(RegionId::ALL[self as usize]),
        }
    }

    pub const fn printed_values(self) -> Values {
        PRINTED_VALUES[self as usize]
    }
}

impl From<RegionId> for Place {
    fn from(region: RegionId) -> Self {
        region.place()
    }
}

impl KingSpot {
    /// The region that is taboo because he stands there.
    pub const fn region(self) -> Option<RegionId> {
        match self {
            Self::In(region) => Some(region),
            _ => None,
        }
    }

    /// Where caballeros from the courts may be placed, apart from the Castillo.
    pub const fn open_regions(self) -> RegionSet {
        match self {
            Self::In(region) => region.neighbours(),
            Self::France => BORDERING_FRANCE,
            Self::Portugal => BORDERING_PORTUGAL,
            Self::Castillo => RegionSet::ALL,
        }
    }
}

impl Member for RegionId {
    type Bits = u16;

    const COUNT: usize = Self::ALL.len();

    fn position(self) -> usize {
        self.index()
    }

    fn at(position: usize) -> Self {
        Self::ALL[position]
    }
}

pub type RegionSet = Set<RegionId>;

impl RegionSet {
    pub const ALL: Self = Self {
        bits: (1 << REGIONS) - 1,
    };

    pub const fn of(regions: &[RegionId]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < regions.len() {
            bits |= 1 << regions[i] as u16;
            i += 1;
        }
        Self { bits }
    }
}

impl Member for Place {
    type Bits = u16;

    const COUNT: usize = Self::ALL.len();

    fn position(self) -> usize {
        self.index()
    }

    fn at(position: usize) -> Self {
        Self::ALL[position]
    }
}

/// Walked in board order, with the Castillo last.
pub type PlaceSet = Set<Place>;

impl From<RegionSet> for PlaceSet {
    fn from(regions: RegionSet) -> Self {
        // Regions are the first of the places, in the same order.
        Self { bits: regions.bits }
    }
}

const PRINTED_VALUES: [Values; PLACES] = [
    [4, 2, 0],
    [5, 3, 1],
    [5, 4, 1],
    [4, 2, 1],
    [6, 4, 2],
    [7, 4, 2],
    [4, 3, 1],
    [6, 3, 1],
    [5, 3, 2],
    [5, 3, 1],
];

const NEIGHBOURS: [RegionSet; REGIONS] = {
    use RegionId::{
        Aragon, BasqueCountry, Catalonia, Galicia, Granada, NewCastile, OldCastile, Seville,
        Valencia,
    };
    [
        RegionSet::of(&[BasqueCountry, OldCastile]),
        RegionSet::of(&[Galicia, OldCastile, Aragon]),
        RegionSet::of(&[BasqueCountry, OldCastile, NewCastile, Valencia, Catalonia]),
        RegionSet::of(&[Aragon, Valencia]),
        RegionSet::of(&[Galicia, BasqueCountry, Aragon, NewCastile]),
        RegionSet::of(&[OldCastile, Aragon, Valencia, Granada, Seville]),
        RegionSet::of(&[NewCastile, Granada]),
        RegionSet::of(&[Seville, NewCastile, Valencia]),
        RegionSet::of(&[Aragon, Catalonia, NewCastile, Granada]),
    ]
};

const BORDERING_FRANCE: RegionSet = RegionSet::of(&[
    RegionId::BasqueCountry,
    RegionId::Aragon,
    RegionId::Catalonia,
]);

const BORDERING_PORTUGAL: RegionSet = RegionSet::of(&[
    RegionId::Galicia,
    RegionId::OldCastile,
    RegionId::NewCastile,
    RegionId::Seville,
]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_are_mutual() {
        for a in RegionId::ALL {
            assert!(!a.neighbours().contains(a), "{a:?} borders itself");
            for b in a.neighbours().iter() {
                assert!(
                    b.neighbours().contains(a),
                    "{a:?} borders {b:?} one way only"
                );
            }
        }
    }

    #[test]
    fn board_agrees_with_the_outlines() {
        let json: serde_json::Value =
            serde_json::from_str(include_str!("../../assets/iberia.json")).expect("iberia.json");
        let regions = json["regions"].as_array().expect("regions");
        assert_eq!(regions.len(), REGIONS);
        for outline in regions {
            let id: RegionId = serde_json::from_value(outline["id"].clone()).expect("a region");
            let values: Values = serde_json::from_value(outline["values"].clone()).expect("values");
            let neighbours: Vec<RegionId> =
                serde_json::from_value(outline["neighbours"].clone()).expect("neighbours");
            assert_eq!(values, id.place().printed_values(), "{id:?}");
            assert_eq!(RegionSet::of(&neighbours), id.neighbours(), "{id:?}");
        }
    }
}
