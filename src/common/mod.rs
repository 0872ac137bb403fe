//! What every part of the window needs and none of them owns: states, words, notices, settings, what
//! the pointer is on, work in the background, and the order of a frame.

mod background;
mod frame;
mod notice;
mod pointer;
mod settings;
mod states;

pub(crate) use background::{Background, Broken};
pub use frame::FrameSet;
pub use notice::{Notice, NoticeKind};
pub use pointer::{BoardArea, Hovered, Hurry, PlaceClicked, PlaqueAreas, PointedOut};
pub use settings::{CameraMoves, Quality, Settings, SettingsFile, ShownFor, Volumes};
pub use states::{Curtain, Menu, Occasion, Screen, Spectacle, Viewing};

use crate::text::Text;
use bevy::prelude::*;

/// Every string a player sees.
#[derive(Resource, Debug)]
pub struct Words(pub &'static Text);

pub fn plugin(app: &mut App) {
    app.insert_resource(Words(Text::shared()))
        .init_resource::<BoardArea>()
        .init_resource::<PlaqueAreas>()
        .init_resource::<Hovered>()
        .init_resource::<PointedOut>()
        .add_message::<Notice>()
        .add_message::<PlaceClicked>()
        .add_message::<Hurry>()
        .add_plugins((frame::plugin, states::plugin, settings::plugin));
}
