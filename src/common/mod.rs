//! What every part of the window needs and none of them owns: states, words, notices, settings, what
//! the pointer is on, work in the background, and the order of a frame.

mod background;
mod exhibition;
mod frame;
mod notice;
mod pointer;
mod settings;
mod states;
mod touch;

pub use crate::settings::{CameraMoves, Quality, Settings, ShownFor, Volumes};
pub(crate) use background::{Background, Broken};
pub use exhibition::{Exhibition, Onlookers, spellable};
pub use frame::FrameSet;
pub use notice::{Notice, NoticeKind};
pub use pointer::{
    ArcEnd, BoardArea, Hovered, Hurry, PlaceClicked, PlaqueAreas, PointedArc, PointedOut, RecallArc,
};
pub use settings::SettingsFile;
pub use states::{
    AttractAct, Backstage, Curtain, Menu, Occasion, Screen, Spectacle, Viewing, Visit,
};

pub use touch::Pinch;

use crate::storage::{LocalStorage, Storage};
use crate::text::Text;
use bevy::prelude::*;
use std::sync::Arc;

/// Every string a player sees.
#[derive(Resource, Debug)]
pub struct Words(pub &'static Text);

/// The disk on which games and settings are kept; tests bring their own.
#[derive(Resource, Clone, Debug)]
pub struct KeptOn(pub Arc<dyn Storage>);

impl Default for KeptOn {
    fn default() -> Self {
        Self(Arc::new(LocalStorage))
    }
}

/// There while only what is told is to be seen: points, captions, numerals; nothing to press.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct CleanPicture;

pub fn plugin(app: &mut App) {
    app.insert_resource(Words(Text::shared()))
        .init_resource::<KeptOn>()
        .init_resource::<BoardArea>()
        .init_resource::<PlaqueAreas>()
        .init_resource::<Hovered>()
        .init_resource::<Onlookers>()
        .init_resource::<PointedOut>()
        .init_resource::<PointedArc>()
        .add_message::<RecallArc>()
        .add_message::<Notice>()
        .add_message::<PlaceClicked>()
        .add_message::<Hurry>()
        .add_plugins((
            frame::plugin,
            states::plugin,
            settings::plugin,
            touch::plugin,
        ));
}
