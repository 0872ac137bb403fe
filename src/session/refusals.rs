//! What the rules refused, and that a game can't be written down any more, is told like everything
//! else the players must know at once: whoever hears notices hears of it.

use crate::book::behind;
use crate::common::{FrameSet, Notice, Words};
use crate::log::refusal;
use crate::table::{Match, NotWrittenDown, Refused};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(FrameSet::Refusals));
}

fn tell(
    words: Res<Words>,
    on_table: Option<Res<Match>>,
    mut refused: MessageReader<Refused>,
    mut unsaved: MessageReader<NotWrittenDown>,
    mut notices: MessageWriter<Notice>,
) {
    for refused in refused.read() {
        if let Some(on_table) = &on_table {
            let why = refusal(words.0, &on_table.setup, refused.error);
            notices.write(Notice::refusal(why).about(behind(refused.error)));
        }
    }
    for unsaved in unsaved.read() {
        let reason = ("reason", unsaved.reason.as_str().into());
        let told = words.0.say("notice-not-saved", &[reason]);
        notices.write(Notice::warning(told));
    }
}
