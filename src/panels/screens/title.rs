//! The first screen: the game's name beside a table somebody has just left.

use super::plates::Plate;
use super::signs::Sign;
use crate::log::Names;
use crate::panels::paint::printed;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions};
use crate::print::icons::Icon;
use crate::session::{Command, UnfinishedGame, UnreadableSave};
use crate::text::Text;
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Layout, Mesh, Rect, RichText, ScrollArea, Stroke, Ui,
    UiBuilder, pos2, vec2,
};
use std::time::Duration;

/// From the left edge of the window; the rest is the table's.
const SHARE: f32 = 0.40;
const GAP: f32 = 10.0;

/// How large everything is in a window of this size.
struct TitleSizes {
    left: f32,
    top: f32,
    name: f32,
    line: f32,
    button: f32,
    /// Buttons stand side by side where the window is low.
    columns: u8,
    /// Words are few.
    tiny: bool,
    width: f32,
}

impl TitleSizes {
    fn of(whole: Rect) -> Self {
        let (wide, high) = (whole.width(), whole.height());
        let low = high < 600.0;
        let left = (wide * 0.07).clamp(16.0, 110.0);
        // As wide as fits for both columns.
        let width = (wide - left * 2.0).min(if low { 520.0 } else { 372.0 });
        Self {
            left,
            top: high * if low { 0.05 } else { 0.11 },
            name: (high * 0.14).min(wide * 0.07).clamp(34.0, 90.0),
            line: (high * 0.034).clamp(15.0, 24.0),
            button: (high * 0.068).clamp(38.0, 50.0),
            columns: match high {
                ..420.0 => 3,
                ..600.0 => 2,
                _ => 1,
            },
            tiny: high < 340.0,
            width,
        }
    }
}

/// The name alone: returns where it ends, and where the table is to be seen.
pub(crate) fn heading(ui: &mut Ui, text: &Text) -> (f32, Rect) {
    let whole = ui.max_rect();
    let sizes = TitleSizes::of(whole);
    shade(ui, whole);
    let low = name(ui, whole, text, &sizes);
    (low, beside(whole))
}

/// Beside the letters.
fn beside(whole: Rect) -> Rect {
    let left = whole.left() + whole.width() * SHARE;
    Rect::from_min_max(pos2(left, whole.top()), whole.max)
}

/// Returns where the table is to be seen.
pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    state: &PanelState,
    begun: bool,
    actions: &mut PanelActions,
) -> Rect {
    let whole = ui.max_rect();
    let sizes = TitleSizes::of(whole);
    shade(ui, whole);
    let high = name(ui, whole, text, &sizes);
    let left = whole.left() + sizes.left;
    let room = Rect::from_min_max(
        pos2(left - 6.0, high - 6.0),
        pos2(left + sizes.width + 14.0, whole.bottom() - 8.0),
    );
    let builder = UiBuilder::new()
        .max_rect(room)
        .layout(Layout::top_down(Align::Min));
    let mut below = ui.new_child(builder);
    let scroll = ScrollArea::vertical().max_height(room.height());
    scroll.show(&mut below, |ui| {
        // Room for the ring round the button that the keyboard has.
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.add_space(6.0);
            ui.vertical(|ui| buttons(ui, text, (state, begun), &sizes, actions));
        });
    });
    beside(whole)
}

/// The room is darker where the letters stand.
fn shade(ui: &Ui, whole: Rect) {
    let dark = Color32::from_rgba_unmultiplied(14, 8, 5, 225);
    let mut mesh = Mesh::default();
    for (x, colour) in [(0.0, dark), (0.30, dark), (0.66, Color32::TRANSPARENT)] {
        for y in [whole.top(), whole.bottom()] {
            mesh.colored_vertex(pos2(whole.left() + whole.width() * x, y), colour);
        }
    }
    for corner in [0, 2] {
        mesh.add_triangle(corner, corner + 1, corner + 2);
        mesh.add_triangle(corner + 1, corner + 2, corner + 3);
    }
    ui.painter().add(mesh);
}

/// The name, what it is about, and a rule with a lily between; returns where they end.
fn name(ui: &mut Ui, whole: Rect, text: &Text, sizes: &TitleSizes) -> f32 {
    let left = whole.left() + sizes.left;
    let top = whole.top() + sizes.top;
    let write = |y: f32, words: String, font: FontId, colour: Color32| {
        let at = pos2(left, y);
        let painter = ui.painter();
        let shadow = Color32::from_black_alpha(160);
        let under = at + vec2(2.0, 3.0);
        painter.text(under, Align2::LEFT_TOP, &words, font.clone(), shadow);
        painter.text(at, Align2::LEFT_TOP, words, font, colour)
    };
    let font = FontId::new(sizes.name, theme::display());
    let letters = write(top, text.say("title-name", &[]), font, theme::PARCHMENT);
    let lily = (sizes.name * 0.3).max(14.0);
    let rule = letters.bottom() + lily * 0.4;
    let width = letters.width();
    let middle = left + width / 2.0;
    let line = Stroke::new(2.0, theme::GOLD);
    for (from, to) in [(left, middle - lily), (middle + lily, left + width)] {
        ui.painter().hline(from..=to, rule, line);
    }
    let at = Rect::from_center_size(pos2(middle, rule), vec2(lily, lily));
    let icon = printed::Printed::Icon(Icon::Lily);
    printed::paint(ui, at, icon, text, Color32::WHITE);
    let below = rule + lily * 0.6;
    let told = write(
        below,
        text.say("title-line", &[]),
        theme::italic(sizes.line),
        theme::PARCHMENT_DARK,
    );
    told.bottom() + whole.height() * 0.035
}

fn buttons(
    ui: &mut Ui,
    text: &Text,
    (state, begun): (&PanelState, bool),
    sizes: &TitleSizes,
    actions: &mut PanelActions,
) {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let size = vec2(sizes.width - 12.0, sizes.button);
    let letters = if sizes.button > 44.0 { 20.0 } else { 17.0 };
    if let Some(game) = &state.can_continue {
        waiting(ui, text, game, sizes, letters, actions);
    }
    let others = ways(begun);
    let columns = usize::from(sizes.columns);
    // Of one column the last two share a row: they are seldom wanted.
    let (first, last) = match columns {
        1 => others.split_at(others.len() - 2),
        _ => others.split_at(others.len()),
    };
    let rows = first.chunks(columns).chain(last.chunks(2));
    for (row, ways) in rows.enumerate() {
        let count = if row < first.len().div_ceil(columns) {
            sizes.columns
        } else {
            2
        };
        let wide = (size.x - GAP * f32::from(count - 1)) / f32::from(count);
        ui.horizontal(|ui| {
            for (nth, (sign, label, tip, action)) in ways.iter().enumerate() {
                let first = state.can_continue.is_none() && row == 0 && nth == 0;
                let size = vec2(wide, size.y);
                let label = if sizes.columns == 3 {
                    text.say(&format!("{label}-short"), &[])
                } else {
                    text.say(label, &[])
                };
                let plate = Plate::new(*sign, label, size).text(letters);
                let button = ui.add(if first { plate.primary() } else { plate });
                let button = button.tip(|| text.say(tip, &[]));
                actions.offer(&button, action.clone());
            }
        });
    }
    for save in &state.unreadable {
        unreadable(ui, text, save, sizes, actions);
    }
    if let Some((notice, ..)) = state.latest_notice(0.0) {
        ui.label(RichText::new(&notice.text).color(theme::PARCHMENT).bold());
    }
}

/// A sign, a word, what it means, and what it does.
type TitleWay = (Sign, &'static str, &'static str, PanelAction);

/// All that the title offers besides the game that waits.
fn ways(begun: bool) -> [TitleWay; 6] {
    // Whoever has left the lesson goes on where that was.
    let (learn, lesson) = if begun {
        ("lesson-button-resume", Command::ResumeLesson)
    } else {
        ("lesson-button", Command::Teach(0))
    };
    [
        (
            Sign::People,
            "title-alone",
            "title-alone-tip",
            PanelAction::Ask(super::new_game::alone()),
        ),
        (
            Sign::Hat,
            learn,
            "lesson-button-tip",
            PanelAction::Ask(lesson),
        ),
        (
            Sign::Plus,
            "title-new-game",
            "title-new-game-tip",
            PanelAction::Ask(Command::ToNewGame),
        ),
        (
            Sign::Book,
            "book-title-button",
            "book-title-button-tip",
            PanelAction::OpenBook(None),
        ),
        (
            Sign::Gear,
            "menu-settings",
            "title-settings-tip",
            PanelAction::OpenMenu(true),
        ),
        (
            Sign::Power,
            "title-quit",
            "title-quit-tip",
            PanelAction::Ask(Command::Quit),
        ),
    ]
}

/// The game that waits, or that is played in another window.
fn waiting(
    ui: &mut Ui,
    text: &Text,
    game: &UnfinishedGame,
    sizes: &TitleSizes,
    letters: f32,
    actions: &mut PanelActions,
) {
    let size = vec2(sizes.width - 12.0, if sizes.tiny { 52.0 } else { 72.0 });
    let (players, when) = facts(text, game);
    let (sign, id, wish) = if game.in_use {
        let watch = Command::Watch(game.path.clone());
        (Sign::Eye, "title-watch", watch)
    } else {
        (Sign::Go, "title-continue", Command::Continue)
    };
    let plate = Plate::new(sign, text.say(id, &[]), size);
    let plate = plate.primary().text(letters);
    let button = ui.add(if sizes.tiny {
        let args = [("when", when.into()), ("players", players.into())];
        plate.note(text.say("title-continue-both", &args))
    } else {
        plate.note(players).note(when)
    });
    let button = button.tip(|| text.say(&format!("{id}-tip"), &[]));
    actions.offer(&button, PanelAction::Ask(wish));
    if game.in_use {
        let size = vec2(size.x, sizes.button);
        let plate = Plate::new(Sign::Plus, text.say("title-branch", &[]), size);
        let button = ui.add(plate.text(letters));
        let button = button.tip(|| text.say("title-branch-tip", &[]));
        actions.offer(
            &button,
            PanelAction::Ask(Command::Branch(game.path.clone())),
        );
    }
}

/// A game that can't be read: since when, why, and what can be saved of it.
fn unreadable(
    ui: &mut Ui,
    text: &Text,
    save: &UnreadableSave,
    sizes: &TitleSizes,
    actions: &mut PanelActions,
) {
    let told = RichText::new(damage(text, save)).color(theme::PARCHMENT);
    ui.label(told).on_hover_text(&save.reason);
    let Some(whole) = save.whole else {
        return;
    };
    let size = vec2(sizes.width - 12.0, sizes.button.max(44.0));
    let count = u32::try_from(whole).unwrap_or(u32::MAX);
    let plate = Plate::new(Sign::Again, text.say("title-repair", &[]), size);
    let button = ui.add(plate.note(text.say("title-repair-whole", &[("count", count.into())])));
    let button = button.tip(|| text.say("title-repair-tip", &[]));
    actions.offer(
        &button,
        PanelAction::Ask(Command::Repair(save.path.clone())),
    );
}

/// Which game it is, and what is wrong with it.
pub(crate) fn damage(text: &Text, save: &UnreadableSave) -> String {
    let line = u32::try_from(save.line).unwrap_or(u32::MAX);
    let reason = text.say(
        &format!("save-fault-{}", save.fault),
        &[("line", line.into())],
    );
    let reason = ("reason", reason.into());
    if let Some(age) = save.age {
        let when = ("when", ago(text, age).into());
        return text.say("title-damaged", &[when, reason]);
    }
    let name = save.path.file_name().unwrap_or_default();
    let name = ("name", name.to_string_lossy().into_owned().into());
    text.say("title-damaged-named", &[name, reason])
}

/// Who plays; and in which round, and since when.
pub(crate) fn facts(text: &Text, game: &UnfinishedGame) -> (String, String) {
    let names = game.setup.players.iter().map(|player| player.name.clone());
    let players = ("players", Names::new(text, &game.setup).row(names));
    let round = ("round", game.round.into());
    let when = match game.age {
        None => text.say("title-continue-round", &[round]),
        Some(age) => {
            let args = [round, ("when", ago(text, age).into())];
            text.say("title-continue-when", &args)
        }
    };
    (text.say("title-continue-players", &[players]), when)
}

/// How long ago, in the largest measure that fits.
pub(crate) fn ago(text: &Text, age: Duration) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    const WEEK: u64 = 7 * DAY;
    let seconds = age.as_secs();
    let (id, measure) = match seconds {
        ..MINUTE => return text.say("title-ago-now", &[]),
        MINUTE..HOUR => ("title-ago-minutes", MINUTE),
        HOUR..DAY => ("title-ago-hours", HOUR),
        DAY..WEEK => ("title-ago-days", DAY),
        WEEK.. => ("title-ago-weeks", WEEK),
    };
    let count = u32::try_from(seconds / measure).unwrap_or(u32::MAX);
    text.say(id, &[("count", count.into())])
}
