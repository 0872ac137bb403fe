//! Closing a window is no accident: the one for those who watch closes alone, and the table asks for
//! the program's end, which at a fair needs a code.

use crate::session::Command;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowCloseRequested};

pub(super) fn plugin(app: &mut App) {
    // Before anybody looks at what was asked for.
    app.add_systems(First, heed);
}

fn heed(
    mut requests: MessageReader<WindowCloseRequested>,
    main: Query<(), With<PrimaryWindow>>,
    mut others: Query<&mut Window, Without<PrimaryWindow>>,
    mut wishes: MessageWriter<Command>,
) {
    let requested: Vec<Entity> = requests.read().map(|request| request.window).collect();
    for window in requested {
        if main.contains(window) {
            wishes.write(Command::Quit);
        } else if let Ok(mut other) = others.get_mut(window) {
            other.visible = false;
        }
    }
}
