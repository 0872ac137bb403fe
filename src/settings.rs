//! What people may change about the game's look and pace, and what a file says of it. The window keeps
//! it from one evening to the next (`common/settings.rs`); here is nothing of the engine but the leave
//! to be one of its resources.

use crate::sound::SoundKind;
use serde::{Deserialize, Serialize};

/// How much work the picture may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Quality {
    /// No shadows, no smoothed edges.
    Low,
    Medium,
    High,
}

impl Quality {
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Low => "Low",
            Self::Medium => "Medium",
            Self::High => "High",
        }
    }
}

/// How far the eye comes closer in a scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CameraMoves {
    Off,
    #[default]
    Gentle,
    Full,
}

impl CameraMoves {
    pub const ALL: [Self; 3] = [Self::Off, Self::Gentle, Self::Full];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "Off",
            Self::Gentle => "Gentle",
            Self::Full => "Full",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "window", derive(bevy::prelude::Resource))]
#[serde(default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a wish of its own that somebody has or not"
)]
pub struct Settings {
    /// None: what suits the machine.
    pub quality: Option<Quality>,
    /// Size of text and panels, 1 to 2.
    pub scale: f32,
    /// How fast the stage shows what people decide; 1 is usual, more than 4 is at once.
    pub speed: f32,
    /// The same for what bots decide.
    pub others_speed: f32,
    /// The same for scoring.
    pub scoring_speed: f32,
    pub camera: CameraMoves,
    /// The same is told, but nothing flies and the eye rests.
    pub reduced_motion: bool,
    /// Nothing is shown on its way.
    pub instant: bool,
    pub fullscreen: bool,
    /// How long bots may think: 1 is as long as people are used to wait.
    pub patience: f32,
    /// People may ask a bot what it would do.
    pub advice: bool,
    /// 0 is silence, 1 as loud as sounds are made.
    pub volume: f32,
    /// Each kind of sound beside the others.
    pub volumes: Volumes,
    pub mute: bool,
    /// Whether a vihuela plays.
    pub music: bool,
    /// What is done for the first time is explained, once.
    pub hints: bool,
    /// Which of these have been told, a bit each.
    pub hints_told: u16,
}

/// How loud each kind of sound is beside the others, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    pub pieces: f32,
    pub cards: f32,
    pub scenes: f32,
    pub signs: f32,
    pub room: f32,
    pub music: f32,
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            pieces: 1.0,
            cards: 1.0,
            scenes: 1.0,
            signs: 1.0,
            room: 1.0,
            music: 0.6,
        }
    }
}

impl Volumes {
    pub const fn of(&mut self, kind: SoundKind) -> &mut f32 {
        match kind {
            SoundKind::Pieces => &mut self.pieces,
            SoundKind::Cards => &mut self.cards,
            SoundKind::Scenes => &mut self.scenes,
            SoundKind::Signs => &mut self.signs,
            SoundKind::Room => &mut self.room,
            SoundKind::Music => &mut self.music,
        }
    }
}

/// Whose doing it is that is shown: each has a pace of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShownFor {
    /// People at this table.
    Own,
    /// Bots.
    Others,
    Scoring,
}

impl ShownFor {
    pub const ALL: [Self; 3] = [Self::Own, Self::Others, Self::Scoring];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "Own",
            Self::Others => "Others",
            Self::Scoring => "Scoring",
        }
    }
}

impl Settings {
    pub const SCALES: std::ops::RangeInclusive<f32> = 1.0..=2.0;
    pub const PATIENCE: std::ops::RangeInclusive<f32> = 0.1..=1.0;
    pub const VOLUMES: std::ops::RangeInclusive<f32> = 0.0..=1.0;
    pub const SPEEDS: std::ops::RangeInclusive<f32> = 0.5..=4.0;

    /// The speeds one can choose from; the last is "at once".
    pub const PACES: [f32; 8] = [0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, Self::AT_ONCE];
    pub const AT_ONCE: f32 = 5.0;

    /// How fast things are shown; none: at once.
    pub fn pace(&self, whose: ShownFor) -> Option<f32> {
        let speed = match whose {
            ShownFor::Own => self.speed,
            ShownFor::Others => self.others_speed,
            ShownFor::Scoring => self.scoring_speed,
        };
        (!self.instant && speed <= *Self::SPEEDS.end()).then_some(speed)
    }

    pub const fn speed_of(&mut self, whose: ShownFor) -> &mut f32 {
        match whose {
            ShownFor::Own => &mut self.speed,
            ShownFor::Others => &mut self.others_speed,
            ShownFor::Scoring => &mut self.scoring_speed,
        }
    }

    /// How far the eye may come closer.
    pub const fn camera_moves(&self) -> CameraMoves {
        if self.reduced_motion {
            CameraMoves::Off
        } else {
            self.camera
        }
    }

    /// How loud a kind of sound is.
    pub const fn volume_of(&self, kind: SoundKind) -> f32 {
        let mut volumes = self.volumes;
        let off = matches!(kind, SoundKind::Music) && !self.music;
        if self.mute || off {
            0.0
        } else {
            self.volume * *volumes.of(kind)
        }
    }

    /// What a file says, within bounds.
    pub fn from_ron(source: &str) -> Result<Self, String> {
        let found = ron::from_str::<Self>(source).map_err(|error| error.to_string())?;
        Ok(found.sound())
    }

    /// As it stands in a file.
    pub fn to_ron(self) -> Result<String, String> {
        ron::to_string(&self).map_err(|error| error.to_string())
    }

    /// Whether everything is within its bounds.
    pub fn is_sound(self) -> bool {
        self == self.sound()
    }

    /// A file may say anything.
    fn sound(self) -> Self {
        let within = |value: f32, range: &std::ops::RangeInclusive<f32>| {
            if value.is_finite() {
                value.clamp(*range.start(), *range.end())
            } else {
                1.0
            }
        };
        let speed = |speed: f32| {
            if speed > *Self::SPEEDS.end() {
                Self::AT_ONCE
            } else {
                within(speed, &Self::SPEEDS)
            }
        };
        let mut volumes = self.volumes;
        for kind in SoundKind::ALL {
            let volume = volumes.of(kind);
            *volume = within(*volume, &Self::VOLUMES);
        }
        Self {
            volumes,
            scale: within(self.scale, &Self::SCALES),
            speed: speed(self.speed),
            others_speed: speed(self.others_speed),
            scoring_speed: speed(self.scoring_speed),
            patience: within(self.patience, &Self::PATIENCE),
            volume: within(self.volume, &Self::VOLUMES),
            ..self
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            quality: None,
            scale: 1.0,
            speed: 1.0,
            others_speed: 1.0,
            scoring_speed: 1.0,
            camera: CameraMoves::Full,
            reduced_motion: false,
            instant: false,
            fullscreen: false,
            patience: 1.0,
            advice: true,
            volume: 0.7,
            volumes: Volumes::default(),
            mute: false,
            music: true,
            hints: true,
            hints_told: 0,
        }
    }
}
