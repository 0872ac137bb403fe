//! Draws all panels once a frame, and carries out what was wished for on them.

use crate::common::{
    BoardArea, CleanPicture, Hovered, Hurry, Menu, Occasion, PlaqueAreas, PointedArc, PointedOut,
    RecallArc, Screen, Settings, Words,
};
use crate::composition::Situation;
use crate::opponents::{Advised, AskAdvice, BotSpeech, Coach, Keepers};
use crate::panels::above;
use crate::panels::audience::TurnAudience;
use crate::panels::carry_out::carry_out;
use crate::panels::fair::FairInputs;
use crate::panels::paint::cache::{Grounds, PanelCache};
use crate::panels::paint::inscribe;
use crate::panels::paint::theme;
use crate::panels::play::audit;
use crate::panels::play::controls::ControlsOfPhase;
use crate::panels::play::journal::Journal;
use crate::panels::play::over_table::{playing, situation};
use crate::panels::screens::back;
use crate::panels::screens::new_game;
use crate::panels::screens::result;
use crate::panels::screens::title;
use crate::panels::screens::too_small;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::Decisions;
use crate::session::{Command, LessonInHand, LessonMark, Repetition, Secrecy};
use crate::stage::{CameraView as Look, InHand, Inscriptions, Muster, Scene, SceneNumerals};
use crate::table::{Inbox, Match, OnRails, Show, Shown};
use crate::visitors::VisitorWish;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput, PrimaryEguiContext, egui};

/// Every button that can be pressed now, and where it is in the window, in logical pixels.
#[derive(Resource, Clone, Debug, Default)]
pub struct Offers(pub Vec<(PanelAction, Rect)>);

/// What the panels look at.
#[derive(SystemParam)]
pub(crate) struct PanelInputs<'w> {
    screen: Res<'w, State<Screen>>,
    words: Res<'w, Words>,
    on_table: Option<Res<'w, Match>>,
    shown: Option<Res<'w, Shown>>,
    hovered: Res<'w, Hovered>,
    keepers: Res<'w, Keepers>,
    said: Res<'w, BotSpeech>,
    advised: Res<'w, Advised>,
    coach: Res<'w, Coach>,
    occasion: Res<'w, State<Occasion>>,
    again: Option<Res<'w, Repetition>>,
    in_hand: Option<Res<'w, InHand>>,
    journal: Res<'w, Journal>,
    inscriptions: Res<'w, Inscriptions>,
    scene: Option<Res<'w, Scene>>,
    numerals: Option<Res<'w, SceneNumerals>>,
    controls: Res<'w, ControlsOfPhase>,
    clean: Option<Res<'w, CleanPicture>>,
    fair: FairInputs<'w>,
    lesson: Option<Res<'w, LessonInHand>>,
    left_lesson: Res<'w, LessonMark>,
    time: Res<'w, Time<Real>>,
}

/// What the panels change.
#[derive(SystemParam)]
pub(crate) struct PanelOutputs<'w> {
    pub(super) state: ResMut<'w, PanelState>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) menu: Res<'w, State<Menu>>,
    pub(super) next_menu: ResMut<'w, NextState<Menu>>,
    pub(super) pointed_out: ResMut<'w, PointedOut>,
    pub(super) board: ResMut<'w, BoardArea>,
    pub(super) plaques: ResMut<'w, PlaqueAreas>,
    pub(super) arc: ResMut<'w, PointedArc>,
    pub(super) recalled: MessageWriter<'w, RecallArc>,
    pub(super) hurry: MessageWriter<'w, Hurry>,
    pub(super) secrecy: ResMut<'w, Secrecy>,
    pub(super) inbox: ResMut<'w, Inbox>,
    pub(super) show: Res<'w, Show>,
    pub(super) next: ResMut<'w, NextState<Screen>>,
    pub(super) offers: ResMut<'w, Offers>,
    pub(super) look: Option<ResMut<'w, Look>>,
    pub(super) muster: Option<ResMut<'w, Muster>>,
    pub(super) commands: MessageWriter<'w, Command>,
    pub(super) questions: MessageWriter<'w, AskAdvice>,
    pub(super) wishes: MessageWriter<'w, VisitorWish>,
    pub(super) audience: MessageWriter<'w, TurnAudience>,
}

impl PanelInputs<'_> {
    /// Whether anything may look different now. The time alone does not: what moves with it asks
    /// egui for the next frame.
    fn is_news(&self) -> bool {
        self.screen.is_changed()
            || self.words.is_changed()
            || self.on_table.as_ref().is_some_and(Res::is_changed)
            || self.shown.as_ref().is_some_and(Res::is_changed)
            || self.hovered.is_changed()
            || self.keepers.is_changed()
            || self.said.is_changed()
            || self.advised.is_changed()
            || self.coach.is_changed()
            || self.occasion.is_changed()
            || self.again.as_ref().is_some_and(Res::is_changed)
            || self.in_hand.as_ref().is_some_and(Res::is_changed)
            || self.journal.is_changed()
            || self.scene.as_ref().is_some_and(Res::is_changed)
            || self.numerals.as_ref().is_some_and(Res::is_changed)
            || self.fair.is_news()
            || self.lesson.as_ref().is_some_and(Res::is_changed)
    }
}

impl PanelOutputs<'_> {
    /// The same for what others may have changed too.
    fn is_news(&self) -> bool {
        self.state.is_changed()
            || self.settings.is_changed()
            || self.menu.is_changed()
            || self.secrecy.is_changed()
            || self.inbox.is_changed()
            || self.show.is_changed()
            || self.look.as_ref().is_some_and(ResMut::is_changed)
            || self.muster.as_ref().is_some_and(ResMut::is_changed)
    }
}

type Canvas<'a> = (
    &'a mut EguiContext,
    &'a mut EguiInput,
    &'a mut EguiFullOutput,
);

pub(crate) fn draw(
    mut canvas: Query<Canvas, With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    seen: PanelInputs,
    mut changed: PanelOutputs,
    mut themed: Local<bool>,
    mut modifiers: Local<Option<egui::Modifiers>>,
    mut still: ResMut<PanelCache>,
) {
    let (Ok((mut context, mut input, mut output)), Ok(window)) =
        (canvas.single_mut(), window.single())
    else {
        return;
    };
    let ctx = context.get_mut().clone();
    if !*themed {
        theme::apply(&ctx);
        *themed = true;
    }
    let zoom = theme::zoom(window.width(), window.height(), changed.settings.scale);
    if (ctx.zoom_factor() - zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(zoom);
    }
    let mut actions = PanelActions::default();
    let mut board = None;
    let mut input = input.take();
    // Every frame is told of the same keys again: taken for news, it would never let the window rest.
    input.events.retain(|event| match event {
        egui::Event::ModifiersChanged(now) => modifiers.replace(*now) != Some(*now),
        _ => true,
    });
    let grounds = Grounds {
        room: input.screen_rect,
        zoom,
        focused: input.focused,
        there: [
            seen.on_table.is_some(),
            seen.again.is_some(),
            seen.in_hand.is_some(),
            seen.scene.is_some(),
            changed.look.is_some(),
        ],
    };
    let inscriptions = &seen.inscriptions.0;
    let news = seen.is_news() || changed.is_news();
    if let Some(same) = still.again(news, &ctx, &input, &grounds, inscriptions) {
        **output = Some(same);
        return;
    }
    // What egui knows of the window may be a frame old: the smaller counts.
    let known = grounds.room.map_or(window.size(), |room| {
        Vec2::new(room.width(), room.height()) * zoom
    });
    let room = window.size().min(known);
    let span = debug_span!("lay out panels").entered();
    // What is written or listed is left first.
    let writes = ctx.text_edit_focused() || egui::Popup::is_any_open(&ctx);
    let drawn = ctx.run_ui(input, |ui| {
        // What changes its size is laid out twice in one frame.
        actions.offered.clear();
        actions.plaques.clear();
        actions.cards.clear();
        actions.arc = None;
        board = if too_small::is(room) {
            too_small::show(ui, seen.words.0);
            None
        } else {
            frame(ui, &seen, &mut changed, &mut actions, writes)
        };
    });
    drop(span);
    still.keep(grounds, inscriptions, &drawn);
    **output = Some(drawn);
    if let Some(board) = board {
        changed.board.set_if_neq(BoardArea(in_window(board, zoom)));
    }
    changed.arc.set_if_neq(PointedArc(actions.arc));
    let plaques = actions.plaques.iter();
    let plaques = plaques.map(|&(seat, rect)| (seat, in_window(rect, zoom)));
    changed.plaques.set_if_neq(PlaqueAreas(plaques.collect()));
    let offered = actions.offered.into_iter();
    changed.offers.0 = offered
        .map(|(action, rect)| (action, in_window(rect, zoom)))
        .collect();
    let now = seen.time.elapsed_secs_f64();
    if !actions.made.is_empty() {
        still.stir();
    }
    let pointer = ctx.input(|input| input.pointer.latest_pos());
    for action in actions.made {
        carry_out(action, &mut changed, now, pointer);
    }
}

fn in_window(rect: egui::Rect, zoom: f32) -> Rect {
    let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
    Rect::from_corners(corner(rect.min), corner(rect.max))
}

/// What somebody at this machine may decide now.
fn open_decisions(seen: &PanelInputs, inbox: &Inbox, busy: bool) -> Decisions {
    let mut legal = Decisions::new();
    // What a bot may decide is its own affair.
    if let (Some(shown), false) = (&seen.shown, busy)
        && seen.keepers.thinking(shown.game()).is_none()
    {
        shown.game().legal(&mut legal);
    }
    // In a lesson there is one thing to do.
    if let OnRails::Only(decision) = inbox.rails() {
        legal.keep_only(decision);
    }
    legal
}

/// Draws everything once. Returns where the board is to be seen; none where all is covered.
fn frame(
    ui: &mut egui::Ui,
    seen: &PanelInputs,
    changed: &mut PanelOutputs,
    actions: &mut PanelActions,
    writes: bool,
) -> Option<egui::Rect> {
    let text = seen.words.0;
    let whole = ui.max_rect();
    let screen = *seen.screen.get();
    let busy = !changed.show.rests(&changed.inbox);
    let legal = open_decisions(seen, &changed.inbox, busy);
    let table = seen.on_table.as_deref().zip(seen.shown.as_deref());
    let view = table.map(|(on_table, shown)| PanelView {
        text,
        setup: &on_table.setup,
        game: shown.game(),
        legal: &legal,
        keepers: &seen.keepers,
        said: *seen.said,
        advised: changed.settings.advice.then_some(&*seen.advised),
        demo: *seen.occasion.get() == Occasion::Demonstration,
        watching: *seen.occasion.get() == Occasion::Watching,
        secrecy: *changed.secrecy,
        busy,
        again: seen.again.as_ref().map(|again| again.excerpt()),
        hovered: seen.hovered.0,
        in_hand: seen.in_hand.as_ref().and_then(|hand| hand.held()),
        mustered: changed
            .muster
            .as_ref()
            .and_then(|muster| muster.0)
            .map(|levy| levy.count),
        scene: seen.scene.as_deref(),
        numerals: seen.numerals.as_deref(),
        lesson: seen.lesson.as_deref(),
        warned: changed
            .inbox
            .held()
            .and_then(|held| seen.coach.better_than(held.decision)),
        still: changed.settings.reduced_motion,
        hints: (changed.settings.hints && seen.lesson.is_none())
            .then_some(changed.settings.hints_told),
        clean: seen.clean.is_some() || seen.fair.attracts(),
        fair: seen.fair.is_on(),
        from_above: changed
            .look
            .as_ref()
            .is_some_and(|look| **look == Look::from_above()),
        lines: &seen.journal.lines,
        past: seen.journal.past,
        caption: seen.journal.caption.as_deref(),
        happened: &on_table.history.happenings()[..shown.landed()],
        now: seen.time.elapsed_secs_f64(),
    });
    let state = &mut *changed.state;
    let free = match (screen, &view) {
        (Screen::Title, _) if seen.fair.is_on() => seen.fair.title(ui, text, actions),
        (Screen::Result, Some(view)) if seen.fair.attracts() => {
            let board = playing(ui, view, state, actions, seen.controls.0);
            seen.fair.over_game(ui.ctx(), view, actions);
            board
        }
        (Screen::Playing, Some(view)) => {
            let board = playing(ui, view, state, actions, seen.controls.0);
            if board.is_some() {
                let above = match situation(view) {
                    // The rail is behind the cards.
                    Situation::Bid => board.map_or(whole, |board| board.with_max_x(whole.max.x)),
                    _ => whole,
                };
                let above = above.with_min_x(whole.min.x).with_min_y(whole.min.y);
                inscribe::paint(ui.ctx(), above, text, &seen.inscriptions.0);
            }
            seen.fair.over_game(ui.ctx(), view, actions);
            board
        }
        (Screen::Result, Some(view)) => Some(result::show(ui, view, state, actions)),
        (Screen::NewGame, _) => {
            let mut settings = *changed.settings;
            new_game::show(ui, text, state, &mut settings.advice, actions);
            changed.settings.set_if_neq(settings);
            Some(whole)
        }
        (Screen::Title, _) => {
            let begun = seen.left_lesson.0.is_some();
            Some(title::show(ui, text, state, begun, actions))
        }
        (Screen::Playing | Screen::Result, None) => Some(whole),
    };
    if let (true, Some(view)) = (changed.state.audit, &view) {
        actions.offered.clear();
        audit::show(ui, view, changed.state.repeatable, actions);
    }
    let menu_open = *changed.menu.get() == Menu::Open;
    // What is in the hand is laid down first.
    let escape = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
    let free_hand = seen.in_hand.as_ref().is_none_or(|hand| hand.is_empty());
    // While something is shown, Escape skips it.
    let shown = screen == Screen::Playing && busy;
    let nobody = seen.fair.attracts();
    if escape && free_hand && !shown && !writes && !nobody {
        actions.made.extend(back(screen, menu_open, &changed.state));
    }
    above::show(ui, text, screen, view.as_ref(), changed, actions);
    seen.fair.over_all(ui.ctx(), text, actions);
    free
}
