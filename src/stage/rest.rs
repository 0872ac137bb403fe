//! At rest nothing is drawn: the window is drawn anew only while something moves, and for a few
//! frames after anybody touched mouse or keys.

use super::announced::Hovering;
use super::hand::Held;
use super::pose::Target;
use crate::app::Screen;
use crate::panels::PointedOut;
use crate::table::{Inbox, Match, Show, Story, Unshown};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};

/// Panels, camera and lettering follow one another by a frame each.
const FOLLOW_UP: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_message::<WindowEvent>()
        .add_systems(Last, stay_awake);
}

fn stay_awake(
    show: Res<Show>,
    story: Res<Story>,
    inbox: Res<Inbox>,
    on_table: Option<Res<Match>>,
    pointed_out: Res<PointedOut>,
    screen: Option<Res<State<Screen>>>,
    mut touched: MessageReader<WindowEvent>,
    pieces: Query<(&Transform, &Target, Option<&Hovering>), (Without<Held>, Without<Unshown>)>,
    mut frames: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let changed = on_table.is_some_and(|on_table| on_table.is_changed())
        || screen.is_some_and(|screen| screen.is_changed())
        || touched.read().count() > 0;
    let told = show.busy || !story.is_empty() || !inbox.is_empty() || pointed_out.0.is_some();
    let moves = || {
        pieces.iter().any(|(transform, target, hovering)| {
            *transform != hovering.map_or(target.0, |hovering| hovering.0)
        })
    };
    if changed || told || moves() {
        *frames = FOLLOW_UP;
    }
    if *frames > 0 {
        *frames -= 1;
        redraw.write(RequestRedraw);
    }
}
