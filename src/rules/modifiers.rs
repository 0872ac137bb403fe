//! Power Shift: modifiers that are played beside a power card. The edition's rules leave their
//! values and abilities open; these sixteen are the project's own.

use super::set::{Member, Set};
use serde::{Deserialize, Serialize};

/// A modifier: there is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
pub enum ModifierId {
    RoyalSeal,
    Herald,
    WarDrums,
    SwiftHorses,
    Sutlers,
    Spurs,
    Outriders,
    Quartermaster,
    BaggageTrain,
    TollGate,
    Highwaymen,
    NightRide,
    Vanguard,
    Pardon,
    TaxFarmer,
    LongColumn,
}

/// Modifiers each player is dealt.
pub const MODIFIERS_DEALT: usize = 3;

/// A modifier as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// How files, records and translations call it.
    pub key: &'static str,
    /// What it adds to the power card.
    pub value: i8,
    pub ability: Option<Ability>,
}

/// What a modifier lets its owner do between recruiting and taking an action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Brings up to so many more from the provinces to court.
    Levy(u8),
    /// Moves up to so many own caballeros on the board.
    Ride(u8),
    /// Places up to so many from court in any regions.
    Outriders(u8),
    /// The action card taken places so many more.
    Train(u8),
    /// So many points at once.
    Tribute(u8),
    /// Sends up to so many caballeros of others to the provinces.
    Banish(u8),
    /// Takes a spent power card back.
    Recall,
}

impl ModifierId {
    pub const ALL: [Self; 16] = [
        Self::RoyalSeal,
        Self::Herald,
        Self::WarDrums,
        Self::SwiftHorses,
        Self::Sutlers,
        Self::Spurs,
        Self::Outriders,
        Self::Quartermaster,
        Self::BaggageTrain,
        Self::TollGate,
        Self::Highwaymen,
        Self::NightRide,
        Self::Vanguard,
        Self::Pardon,
        Self::TaxFarmer,
        Self::LongColumn,
    ];

    /// The higher a modifier, the less it does beside; those that cost the turn do most.
    pub const fn modifier(self) -> Modifier {
        let (key, value, ability) = match self {
            Self::RoyalSeal => ("royal-seal", 5, None),
            Self::Herald => ("herald", 4, None),
            Self::WarDrums => ("war-drums", 3, None),
            Self::SwiftHorses => ("swift-horses", 2, None),
            Self::Sutlers => ("sutlers", 2, Some(Ability::Levy(1))),
            Self::Spurs => ("spurs", 1, Some(Ability::Ride(1))),
            Self::Outriders => ("outriders", 1, Some(Ability::Outriders(1))),
            Self::Quartermaster => ("quartermaster", 0, Some(Ability::Levy(2))),
            Self::BaggageTrain => ("baggage-train", 0, Some(Ability::Train(1))),
            Self::TollGate => ("toll-gate", 0, Some(Ability::Tribute(1))),
            Self::Highwaymen => ("highwaymen", -1, Some(Ability::Banish(1))),
            Self::NightRide => ("night-ride", -1, Some(Ability::Ride(2))),
            Self::Vanguard => ("vanguard", -2, Some(Ability::Outriders(2))),
            Self::Pardon => ("pardon", -2, Some(Ability::Recall)),
            Self::TaxFarmer => ("tax-farmer", -3, Some(Ability::Tribute(3))),
            Self::LongColumn => ("long-column", -3, Some(Ability::Train(2))),
        };
        Modifier {
            key,
            value,
            ability,
        }
    }

    pub const fn key(self) -> &'static str {
        self.modifier().key
    }

    pub const fn value(self) -> i8 {
        self.modifier().value
    }

    pub const fn ability(self) -> Option<Ability> {
        self.modifier().ability
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no modifier called '{0}'")]
pub struct NoSuchModifier(String);

impl TryFrom<String> for ModifierId {
    type Error = NoSuchModifier;

    fn try_from(key: String) -> Result<Self, NoSuchModifier> {
        Self::ALL
            .into_iter()
            .find(|modifier| modifier.key() == key)
            .ok_or(NoSuchModifier(key))
    }
}

impl From<ModifierId> for &'static str {
    fn from(modifier: ModifierId) -> Self {
        modifier.key()
    }
}

impl Member for ModifierId {
    type Bits = u16;

    const COUNT: usize = Self::ALL.len();

    fn position(self) -> usize {
        self as usize
    }

    fn at(position: usize) -> Self {
        Self::ALL[position]
    }
}

pub type ModifierSet = Set<ModifierId>;

impl ModifierSet {
    pub const ALL: Self = Self { bits: u16::MAX };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_unique_and_lead_back_to_their_modifier() {
        for (index, modifier) in ModifierId::ALL.into_iter().enumerate() {
            assert_eq!(modifier as usize, index);
            assert_eq!(
                ModifierId::try_from(modifier.key().to_owned()),
                Ok(modifier)
            );
        }
    }
}
