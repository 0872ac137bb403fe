//! Everything that can be heard, by name: what it belongs to, in how many ways it is made, how loud it
//! is and when its decisive blow falls.

use super::scene::{count, gate, honours, loops, ride};
use super::{drums, fanfare, paper, tower};

/// Everything the game can sound like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A wooden cube set down.
    Knock,
    /// A piece taken up.
    Lift,
    /// A card pushed over the table.
    Slide,
    /// A card turned over.
    Flip,
    /// A deck riffled and squared.
    Shuffle,
    /// A caballero falling into the tower.
    Tumble,
    /// The gate of the tower comes down on its chains.
    GateFalls,
    /// The tower rises, stone on stone.
    TowerOpens,
    /// The heavy stamp of a Veto.
    Seal,
    /// One dark stroke.
    Drum,
    /// A roll that grows into one stroke.
    DrumRoll,
    /// A small bell: points.
    Bell,
    /// A great bell: a general scoring begins.
    GreatBell,
    /// A marker going one space along the track.
    Step,
    /// Trumpets and sackbuts for El Grande.
    Fanfare,
    /// A button.
    Click,
    /// Two dull knocks: this may not be.
    Refused,
    /// A general scoring: evening comes.
    DuskBell,
    /// Somebody knocks at the gate of the Castillo.
    GateKnock,
    /// The gate falls open on its chains.
    GateDrops,
    /// One caballero tumbles out; each variation is another man, from large to small.
    CaballeroTumbles,
    /// A caballero lands in his row; the variation is how far the row has grown, a step higher each.
    RowTick,
    /// A numeral goes on by one; the variation is how often it has, a little higher each.
    CounterTick,
    /// A prize rises over those who won it.
    PrizeRises,
    /// The secret discs leave the table.
    DiscsRise,
    /// They turn over, all together.
    DiscsTurn,
    /// A stream of riders gallops off.
    RideOff,
    /// Drums under a count; goes on until it is stopped.
    CountRoll,
    /// A region rises from the map.
    RegionRises,
    /// A bracket round those who share a rank.
    Tie,
    /// The King gives his bonus.
    KingBonus,
    /// A Grande gives his at home.
    HomeBonus,
    /// Somebody else leads.
    LeadChanges,
    /// Brass and bells for the crowning.
    Crowning,
    /// Fire and air; goes on until it is stopped.
    RoomTone,
}

/// What a sound belongs to: each kind can be made louder or softer by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundKind {
    /// Wood on wood.
    Pieces,
    /// Paper and wax.
    Cards,
    /// Bells, drums, brass and the tower.
    Scenes,
    /// Buttons and refusals.
    Signs,
    /// Fire and air.
    Room,
    /// The vihuela.
    Music,
}

impl SoundKind {
    pub const ALL: [Self; 6] = [
        Self::Pieces,
        Self::Cards,
        Self::Scenes,
        Self::Signs,
        Self::Room,
        Self::Music,
    ];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pieces => "Pieces",
            Self::Cards => "Cards",
            Self::Scenes => "Scenes",
            Self::Signs => "Signs",
            Self::Room => "Room",
            Self::Music => "Music",
        }
    }
}

/// What makes a sound fit in among the others.
pub(super) struct Character {
    /// How many ways there are of making it.
    pub(super) variations: u8,
    /// The loudest sample, in decibels below the loudest possible.
    pub(super) peak: f32,
    /// How much of the hall is heard with it.
    pub(super) hall: f32,
}

impl Sound {
    pub const ALL: [Self; 35] = [
        Self::Knock,
        Self::Lift,
        Self::Slide,
        Self::Flip,
        Self::Shuffle,
        Self::Tumble,
        Self::GateFalls,
        Self::TowerOpens,
        Self::Seal,
        Self::Drum,
        Self::DrumRoll,
        Self::Bell,
        Self::GreatBell,
        Self::Step,
        Self::Fanfare,
        Self::Click,
        Self::Refused,
        Self::DuskBell,
        Self::GateKnock,
        Self::GateDrops,
        Self::CaballeroTumbles,
        Self::RowTick,
        Self::CounterTick,
        Self::PrizeRises,
        Self::DiscsRise,
        Self::DiscsTurn,
        Self::RideOff,
        Self::CountRoll,
        Self::RegionRises,
        Self::Tie,
        Self::KingBonus,
        Self::HomeBonus,
        Self::LeadChanges,
        Self::Crowning,
        Self::RoomTone,
    ];

    pub const fn kind(self) -> SoundKind {
        match self {
            Self::Knock
            | Self::Lift
            | Self::Tumble
            | Self::Step
            | Self::CaballeroTumbles
            | Self::RowTick
            | Self::CounterTick
            | Self::DiscsRise
            | Self::DiscsTurn => SoundKind::Pieces,
            Self::Slide | Self::Flip | Self::Shuffle | Self::Seal => SoundKind::Cards,
            Self::GateFalls
            | Self::TowerOpens
            | Self::Drum
            | Self::DrumRoll
            | Self::Bell
            | Self::GreatBell
            | Self::Fanfare
            | Self::DuskBell
            | Self::GateKnock
            | Self::GateDrops
            | Self::PrizeRises
            | Self::RideOff
            | Self::CountRoll
            | Self::RegionRises
            | Self::Tie
            | Self::KingBonus
            | Self::HomeBonus
            | Self::LeadChanges
            | Self::Crowning => SoundKind::Scenes,
            Self::RoomTone => SoundKind::Room,
            Self::Click | Self::Refused => SoundKind::Signs,
        }
    }

    /// How many ways there are of making this sound; those heard most often have the most.
    pub const fn variations(self) -> u8 {
        self.character().variations
    }

    /// Seconds from the beginning to the decisive blow, the same in every variation, so that a scene
    /// can start the sound that much before the thing lands.
    pub const fn landing(self) -> f32 {
        match self {
            Self::Flip => paper::FLIP_LANDS,
            Self::Tumble => tower::TUMBLE_LANDS,
            Self::GateFalls => tower::GATE_LANDS,
            Self::TowerOpens => tower::OPENING_LANDS,
            Self::DrumRoll => drums::ROLL_LANDS,
            Self::Fanfare => fanfare::FINAL_CHORD,
            Self::GateDrops => gate::DROP_LANDS,
            Self::PrizeRises => count::PRIZE_LANDS,
            Self::DiscsTurn => ride::TURN_LANDS,
            Self::RegionRises => count::REGION_LANDS,
            Self::Crowning => honours::CROWN_LANDS,
            _ => 0.0,
        }
    }

    /// What goes on until it is stopped: seconds until it begins again.
    pub const fn round(self) -> Option<f32> {
        match self {
            Self::CountRoll => Some(loops::ROLL),
            Self::RoomTone => Some(loops::ROOM),
            _ => None,
        }
    }

    /// Whether its variations are steps, one higher than the other, and not chance.
    pub const fn has_steps(self) -> bool {
        matches!(
            self,
            Self::RowTick | Self::CounterTick | Self::CaballeroTumbles
        )
    }

    pub(super) const fn character(self) -> Character {
        let (variations, peak, hall) = match self {
            Self::Knock => (4, -12.0, 0.16),
            Self::Lift => (3, -24.0, 0.10),
            Self::Slide => (3, -26.0, 0.10),
            Self::Flip => (3, -14.0, 0.12),
            Self::Shuffle => (2, -16.0, 0.12),
            Self::Tumble => (3, -8.0, 0.22),
            Self::GateFalls => (2, -5.0, 0.28),
            Self::TowerOpens => (2, -8.0, 0.22),
            Self::Seal => (2, -4.0, 0.22),
            Self::Drum => (3, -5.0, 0.22),
            Self::DrumRoll => (2, -5.0, 0.20),
            Self::Bell => (3, -20.0, 0.18),
            Self::GreatBell => (2, -6.0, 0.20),
            Self::Step => (4, -18.0, 0.12),
            Self::Fanfare => (2, -6.0, 0.60),
            Self::Click => (2, -24.0, 0.06),
            Self::Refused => (2, -12.0, 0.12),
            Self::DuskBell => (2, -12.0, 0.30),
            Self::GateKnock => (2, -10.0, 0.30),
            Self::GateDrops => (2, -5.0, 0.30),
            Self::CaballeroTumbles => (8, -12.0, 0.18),
            Self::RowTick => (12, -15.0, 0.14),
            Self::CounterTick => (8, -20.0, 0.08),
            Self::PrizeRises => (2, -16.0, 0.24),
            Self::DiscsRise => (2, -20.0, 0.16),
            Self::DiscsTurn => (2, -10.0, 0.20),
            Self::RideOff => (3, -13.0, 0.20),
            Self::CountRoll => (1, -14.0, 0.24),
            Self::RegionRises => (3, -14.0, 0.20),
            Self::Tie => (2, -16.0, 0.22),
            Self::KingBonus => (2, -13.0, 0.45),
            Self::HomeBonus => (2, -12.0, 0.35),
            Self::LeadChanges => (2, -12.0, 0.26),
            Self::Crowning => (1, -5.0, 0.60),
            Self::RoomTone => (1, -30.0, 0.0),
        };
        Character {
            variations,
            peak,
            hall,
        }
    }
}
