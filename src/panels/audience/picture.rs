//! Draws what those who watch can read, over the board.

use super::opening::AudiencePanels;
use super::words::{AudienceSlip, AudienceWords};
use crate::common::{Exhibition, Occasion, Screen, Words};
use crate::composition::{Panes, PanesWanted, Situation};
use crate::opponents::{Advised, BotSpeech, Keepers};
use crate::panels::paint::badge;
use crate::panels::paint::inscribe;
use crate::panels::paint::theme::{self, GOLD, PARCHMENT};
use crate::panels::play::hud::{Hud, elided, fitted, slip, write};
use crate::panels::play::journal::Journal;
use crate::panels::play::letterbox;
use crate::panels::play::over_table::situation;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelActions, PanelView};
use crate::session::{Repetition, Secrecy};
use crate::stage::{AudienceInscriptions, AudienceNumerals, Scene};
use crate::table::{Inbox, Match, Show, Shown};
use crate::text::Text;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput, egui};
use egui::{Align2, Color32, FontId, Id, LayerId, Order, Painter, Stroke, StrokeKind, pos2, vec2};

/// Everything is drawn for a window of 1280 by 720, and larger or smaller in another.
const ROOM: Vec2 = Vec2::new(1280.0, 720.0);
const PLAQUE: egui::Vec2 = vec2(189.0, 104.0);
const POINTS: f32 = 76.0;
const SENTENCE: f32 = 41.0;
const DEED: f32 = 26.0;
const BAND: f32 = 92.0;

/// What the window for those who watch looks at: nothing that only one may see.
#[derive(SystemParam)]
pub(crate) struct AudienceInputs<'w> {
    screen: Res<'w, State<Screen>>,
    words: Res<'w, Words>,
    on_table: Option<Res<'w, Match>>,
    shown: Option<Res<'w, Shown>>,
    keepers: Res<'w, Keepers>,
    occasion: Res<'w, State<Occasion>>,
    again: Option<Res<'w, Repetition>>,
    journal: Res<'w, Journal>,
    inscriptions: Res<'w, AudienceInscriptions>,
    scene: Option<Res<'w, Scene>>,
    numerals: Option<Res<'w, AudienceNumerals>>,
    show: Res<'w, Show>,
    inbox: Res<'w, Inbox>,
    plan: Option<Res<'w, Exhibition>>,
    time: Res<'w, Time<Real>>,
}

type AudienceCanvas<'a> = (
    &'a mut EguiContext,
    &'a mut EguiInput,
    &'a mut EguiFullOutput,
    &'a Camera,
);

pub(in crate::panels) fn draw(
    mut canvas: Query<AudienceCanvas, With<AudiencePanels>>,
    seen: AudienceInputs,
    mut read: ResMut<AudienceWords>,
    mut themed: Local<bool>,
    mut state: Local<PanelState>,
) {
    let Ok((mut context, mut input, mut output, camera)) = canvas.single_mut() else {
        return;
    };
    let Some(size) = camera.logical_viewport_size().filter(|_| camera.is_active) else {
        return;
    };
    let ctx = context.get_mut().clone();
    if !std::mem::replace(&mut *themed, true) {
        theme::apply(&ctx);
    }
    let zoom = (size / ROOM).min_element().max(0.2);
    if (ctx.zoom_factor() - zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(zoom);
    }
    let view = seen.view();
    let told = view.as_ref().map(AudienceWords::of).unwrap_or_default();
    read.set_if_neq(told);
    let input = input.take();
    let drawn = ctx.run_ui(input, |ui| {
        let ctx = ui.ctx().clone();
        match (seen.screen.get(), &view) {
            (Screen::Playing | Screen::Result, Some(view)) => {
                game(&ctx, view, &seen, &read, &mut state);
            }
            _ => title(&ctx, seen.words.0, seen.plan.as_deref()),
        }
    });
    **output = Some(drawn);
}

impl AudienceInputs<'_> {
    fn view(&self) -> Option<PanelView<'_>> {
        let (on_table, shown) = self.on_table.as_deref().zip(self.shown.as_deref())?;
        Some(PanelView {
            text: self.words.0,
            setup: &on_table.setup,
            game: shown.game(),
            // Nothing can be pressed, nothing pointed at, nobody is trusted with a secret.
            legal: &[],
            advised: None::<&Advised>,
            said: BotSpeech::default(),
            secrecy: Secrecy::default(),
            hovered: None,
            in_hand: None,
            mustered: None,
            from_above: false,
            clean: false,
            lesson: None,
            warned: None,
            still: false,
            hints: None,
            fair: false,
            watching: false,
            keepers: &self.keepers,
            demo: *self.occasion.get() == Occasion::Demonstration,
            busy: !self.show.rests(&self.inbox),
            again: self.again.as_ref().map(|again| again.excerpt()),
            scene: self.scene.as_deref(),
            numerals: self.numerals.as_deref().map(|seen| &seen.0),
            lines: &self.journal.lines,
            past: self.journal.past,
            caption: self.journal.caption.as_deref(),
            happened: &on_table.history.happenings()[..shown.landed()],
            now: self.time.elapsed_secs_f64(),
        })
    }
}

fn painter(ctx: &egui::Context) -> Painter {
    ctx.layer_painter(LayerId::new(Order::Middle, Id::new("audience")))
}

fn game(
    ctx: &egui::Context,
    view: &PanelView,
    seen: &AudienceInputs,
    words: &AudienceWords,
    state: &mut PanelState,
) {
    let room = ctx.content_rect();
    if situation(view) == Situation::Scene
        && let Some(scene) = view.scene
    {
        let view = PanelView {
            clean: true,
            ..*view
        };
        let panes = Panes::new(PanesWanted {
            room: Vec2::new(room.width(), room.height()),
            situation: Situation::Scene,
            plaques: view.game.players(),
            acting: None,
            tiles: 0,
            drawer: false,
        });
        let mut hud = Hud {
            ctx,
            view: &view,
            panes: &panes,
            situation: Situation::Scene,
            state,
            actions: &mut PanelActions::default(),
        };
        letterbox::show(&mut hud, scene);
        return;
    }
    inscribe::paint(ctx, room, view.text, &seen.inscriptions.0);
    let painter = painter(ctx);
    for (nth, one) in (0_u8..).zip(&words.standing) {
        let step = PLAQUE.y + if words.standing.len() > 4 { 10.0 } else { 18.0 };
        let corner = pos2(
            room.left() + 10.0,
            room.top() + 12.0 + step * f32::from(nth),
        );
        // Whoever overtakes changes places before everybody's eyes.
        let id = Id::new("standing").with(one.seat.index());
        let level = ctx.animate_value_with_time(id, corner.y, 0.5);
        plaque(&painter, one, pos2(corner.x, level));
    }
    band(&painter, room, words);
}

/// Shape, points, name, and how many wait at court.
fn plaque(painter: &Painter, told: &AudienceSlip, corner: egui::Pos2) {
    let wide = if told.acts { 10.0 } else { 0.0 };
    let rect = egui::Rect::from_min_size(corner, PLAQUE + vec2(wide, 0.0));
    slip(painter, rect, told.acts);
    let shape = pos2(rect.left() + 38.0, rect.top() + 37.0);
    badge::paint(painter, shape, 26.0, told.colour);
    let at = pos2(rect.right() - 12.0, rect.top() + 36.0);
    let points = told.points.to_string();
    let font = theme::bold(POINTS);
    painter.text(at, Align2::RIGHT_CENTER, points, font, theme::CRIMSON);
    let chip = egui::Rect::from_min_size(
        pos2(rect.right() - 50.0, rect.bottom() - 36.0),
        vec2(40.0, 28.0),
    );
    let fill = badge::colour32(told.colour);
    let line = Stroke::new(1.5, theme::INK);
    painter.rect(chip, 4.0, fill, line, StrokeKind::Inside);
    let court = told.court.to_string();
    let middle = chip.center();
    let ink = theme::INK;
    // Readable on any of the five colours.
    for off in [
        vec2(-1.0, 0.0),
        vec2(1.0, 0.0),
        vec2(0.0, 1.0),
        vec2(0.0, -1.0),
    ] {
        let font = theme::bold(22.0);
        painter.text(middle + off, Align2::CENTER_CENTER, &court, font, ink);
    }
    painter.text(
        middle,
        Align2::CENTER_CENTER,
        court,
        theme::bold(22.0),
        PARCHMENT,
    );
    let room = chip.left() - rect.left() - 20.0;
    let family = theme::bold_family();
    let name = fitted(painter, &told.name, &family, (28.0, 18.0), room, theme::INK);
    let at = pos2(rect.left() + 12.0, rect.bottom() - 22.0);
    write(painter, at, Align2::LEFT_CENTER, name);
}

/// Whose turn it is and what is decided; below it what was done last.
fn band(painter: &Painter, room: egui::Rect, words: &AudienceWords) {
    let top = room.bottom() - BAND;
    let rect = egui::Rect::from_min_max(pos2(room.left(), top), room.max);
    let dark = Color32::from_rgb(0x12, 0x0A, 0x06);
    painter.rect_filled(rect, 0.0, dark);
    painter.hline(room.x_range(), top, Stroke::new(2.0, GOLD));
    let mut left = rect.left() + 20.0;
    if let Some(colour) = words.colour {
        let at = pos2(left + 28.0, rect.center().y);
        badge::paint(painter, at, 27.0, colour);
        left += 72.0;
    }
    let font = FontId::new(34.0, theme::display());
    let round = painter.layout_no_wrap(words.round.clone(), font, GOLD);
    let right = rect.right() - 20.0;
    let at = pos2(right, rect.center().y);
    let round = write(painter, at, Align2::RIGHT_CENTER, round);
    let width = round.left() - 24.0 - left;
    let family = theme::bold_family();
    let told = fitted(
        painter,
        &words.sentence,
        &family,
        (SENTENCE, 28.0),
        width,
        PARCHMENT,
    );
    let Some(deed) = &words.deed else {
        write(
            painter,
            pos2(left, rect.center().y),
            Align2::LEFT_CENTER,
            told,
        );
        return;
    };
    write(painter, pos2(left, top + 4.0), Align2::LEFT_TOP, told);
    let font = FontId::new(DEED, theme::italic_family());
    let deed = elided(painter, deed, font, (width, 1), theme::PARCHMENT_DARK);
    let below = pos2(left, rect.bottom() - 6.0);
    write(painter, below, Align2::LEFT_BOTTOM, deed);
}

/// Before a game: the name, and who greets.
fn title(ctx: &egui::Context, text: &Text, plan: Option<&Exhibition>) {
    let painter = painter(ctx);
    let room = ctx.content_rect();
    let band = egui::Rect::from_min_max(pos2(room.left(), room.bottom() - 190.0), room.max);
    letterbox::fade(&painter, band, false);
    let font = FontId::new(92.0, theme::display());
    let name = text.say("title-name", &[]);
    let at = pos2(room.center().x, room.bottom() - 62.0);
    painter.text(at, Align2::CENTER_BOTTOM, name, font, PARCHMENT);
    let greeting = plan.map(|plan| plan.greeting.clone());
    let greeting = greeting.filter(|greeting| !greeting.is_empty());
    let greeting = greeting.unwrap_or_else(|| text.say("attract-greeting", &[]));
    let family = theme::italic_family();
    let width = room.width() - 80.0;
    let told = fitted(&painter, &greeting, &family, (38.0, 24.0), width, GOLD);
    let at = pos2(room.center().x, room.bottom() - 16.0);
    write(&painter, at, Align2::CENTER_BOTTOM, told);
}
