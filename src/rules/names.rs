//! What things are called in files, in protocols and in the ids of text. The names are written out:
//! whoever renames something in the code must not change a saved game, an answer of the referee or
//! a sentence by it.

use super::board::{KingSpot, Place, RegionId};
use super::decision::{Decision, Refuge, Scoreboard, Source};
use super::edition::Edition;
use super::effects::{Burden, Regent};
use super::game::Phase;
use super::setup::{Colour, EvictPenalty, VetoRule};

macro_rules! named {
    ($($kind:ident { $($variant:ident: $name:literal,)+ })+) => {$(
        impl $kind {
            /// In files, protocols and ids of text.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }
    )+};
}

named! {
    RegionId {
        Galicia: "Galicia",
        BasqueCountry: "BasqueCountry",
        Aragon: "Aragon",
        Catalonia: "Catalonia",
        OldCastile: "OldCastile",
        NewCastile: "NewCastile",
        Seville: "Seville",
        Granada: "Granada",
        Valencia: "Valencia",
    }
    Scoreboard {
        Eight: "Eight",
        Four: "Four",
    }
    Edition {
        Classic: "Classic",
        Anniversary: "Anniversary",
    }
    Colour {
        Rust: "Rust",
        Amber: "Amber",
        Green: "Green",
        Navy: "Navy",
        Ivory: "Ivory",
    }
    VetoRule {
        Classic: "Classic",
        WholeAction: "WholeAction",
        NoVeto: "NoVeto",
    }
    EvictPenalty {
        Court: "Court",
        Provinces: "Provinces",
    }
    Regent {
        Exile: "Exile",
        Escort: "Escort",
        Rivalry: "Rivalry",
        SummerResidence: "SummerResidence",
        Rebellion: "Rebellion",
        Infiltration: "Infiltration",
        Deputy: "Deputy",
    }
    Burden {
        WholeCourt: "WholeCourt",
        ThreeFromCourt: "ThreeFromCourt",
        ThreeOfOwnChoice: "ThreeOfOwnChoice",
        TwoByDisc: "TwoByDisc",
        AllByDisc: "AllByDisc",
    }
    Phase {
        Pass: "Pass",
        Reveal: "Reveal",
        Bid: "Bid",
        Recruit: "Recruit",
        Ability: "Ability",
        Take: "Take",
        Act: "Act",
        EndOfRound: "EndOfRound",
        Discs: "Discs",
        Castillo: "Castillo",
        March: "March",
        Regions: "Regions",
        Over: "Over",
    }
}

impl Place {
    /// In files, protocols and ids of text.
    pub const fn name(self) -> &'static str {
        match self.region() {
            Some(region) => region.name(),
            None => "Castillo",
        }
    }
}

impl Decision {
    /// What kind of decision it is, as files and protocols call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proceed => "Proceed",
            Self::Bid(_) => "Bid",
            Self::BidWith { .. } => "BidWith",
            Self::PassOn(_) => "PassOn",
            Self::Recruit(_) => "Recruit",
            Self::RecruitFrom(_) => "RecruitFrom",
            Self::Take(_) => "Take",
            Self::Place(_) => "Place",
            Self::Act => "Act",
            Self::Move { .. } => "Move",
            Self::SendHome { .. } => "SendHome",
            Self::GiveUp(_) => "GiveUp",
            Self::Next(_) => "Next",
            Self::SetDisc(_) => "SetDisc",
            Self::Score(_) => "Score",
            Self::SetScoreboard { .. } => "SetScoreboard",
            Self::MoveKing(_) => "MoveKing",
            Self::MoveGrande(_) => "MoveGrande",
            Self::SwapKing(_) => "SwapKing",
            Self::Evict(_) => "Evict",
            Self::TakeBack(_) => "TakeBack",
            Self::TakeBackModifier(_) => "TakeBackModifier",
            Self::Veto => "Veto",
            Self::NotNow => "NotNow",
            Self::LetPass => "LetPass",
            Self::Done => "Done",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a place that fits here")]
pub struct NoSuchSpot(String);

/// Regions and a few places more: all are written as their bare names.
macro_rules! named_spot {
    ($($spot:ident { $($variant:ident: $name:literal,)+ })+) => {$(
        impl $spot {
            /// In files, protocols and ids of text.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::In(region) => region.name(),
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl From<$spot> for String {
            fn from(spot: $spot) -> Self {
                spot.name().to_owned()
            }
        }

        impl TryFrom<String> for $spot {
            type Error = NoSuchSpot;

            fn try_from(name: String) -> Result<Self, NoSuchSpot> {
                match name.as_str() {
                    $($name => Ok(Self::$variant),)+
                    _ => RegionId::ALL
                        .into_iter()
                        .find(|region| region.name() == name)
                        .map(Self::In)
                        .ok_or(NoSuchSpot(name)),
                }
            }
        }
    )+};
}

named_spot! {
    Source {
        Court: "Court",
    }
    Refuge {
        Court: "Court",
        Provinces: "Provinces",
    }
    KingSpot {
        France: "France",
        Portugal: "Portugal",
        Castillo: "Castillo",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use std::fmt::Debug;

    fn written_as<T>(thing: T, name: &str)
    where
        T: Serialize + DeserializeOwned + Debug + PartialEq,
    {
        let json = serde_json::to_string(&thing).expect("JSON");
        assert_eq!(json, format!("\"{name}\""));
        let read: T = serde_json::from_str(&json).expect("what was written");
        assert_eq!(read, thing);
    }

    #[test]
    fn names_are_those_of_files() {
        for region in RegionId::ALL {
            written_as(region, region.name());
            written_as(Source::In(region), region.name());
            written_as(Refuge::In(region), region.name());
            written_as(KingSpot::In(region), region.name());
        }
        for place in Place::ALL {
            written_as(place, place.name());
        }
        written_as(Source::Court, "Court");
        for refuge in [Refuge::Court, Refuge::Provinces] {
            written_as(refuge, refuge.name());
        }
        for spot in [KingSpot::France, KingSpot::Portugal, KingSpot::Castillo] {
            written_as(spot, spot.name());
        }
        for board in Scoreboard::ALL {
            written_as(board, board.name());
        }
        for edition in Edition::ALL {
            written_as(edition, edition.name());
        }
        for colour in Colour::ALL {
            written_as(colour, colour.name());
        }
        for rule in VetoRule::ALL {
            written_as(rule, rule.name());
        }
        for penalty in EvictPenalty::ALL {
            written_as(penalty, penalty.name());
        }
        for phase in Phase::ALL {
            written_as(phase, phase.name());
        }
        for regent in Regent::ALL {
            written_as(regent, regent.name());
        }
        for burden in Burden::ALL {
            written_as(burden, burden.name());
        }
    }
}
