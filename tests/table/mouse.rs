//! The whole game without a screen, and somebody with a mouse in front of it: real picking, real
//! panels, only nothing is drawn.

use bevy::app::PluginsState;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized, WindowResolution};
use bevy::winit::WinitPlugin;
use el_grande::board::{self, Point};
use el_grande::common::{PlaqueAreas, Screen};
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Game, Place, Seat, Setup};
use el_grande::session::{Command, SavesFolder};
use el_grande::stage::{Obstacle, OnRail, StageCamera, open_ground};
use el_grande::table::gesture::{Gesture, Piece, gesture};
use el_grande::table::{
    Caballero, Grande, Inbox, King, Match, MobileScoreboard, Show, Spot, StandsIn, awaits_decision,
};
use std::path::PathBuf;
use std::time::Duration;

pub(crate) struct Mouse {
    pub(crate) app: App,
    at: Vec2,
}

impl Mouse {
    pub(crate) fn new(shelf: Option<PathBuf>) -> Self {
        let window = Window {
            resolution: WindowResolution::new(1280, 720),
            ..default()
        };
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: WgpuSettings {
                        backends: None,
                        ..default()
                    }
                    .into(),
                    ..default()
                })
                .disable::<WinitPlugin>()
                .disable::<bevy::log::LogPlugin>()
                .disable::<bevy::audio::AudioPlugin>(),
        )
        .add_plugins(el_grande::app::game)
        // A second is a second, however long the machine takes.
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            100,
        )))
        .insert_resource(SavesFolder(shelf));
        // Nothing is drawn, so nothing is "visible in view".
        app.world_mut()
            .resource_mut::<MeshPickingSettings>()
            .ray_cast_visibility = RayCastVisibility::Any;
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        // Handing small systems from thread to thread costs more than they do, and the order of ours is
        // never left to chance.
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut mouse = Self {
            app,
            at: Vec2::new(640.0, 360.0),
        };
        mouse.frames(4);
        mouse
    }

    /// A game in front of the mouse, with the first decision open.
    pub(crate) fn with_game(setup: Setup, seed: u64) -> Self {
        let mut mouse = Self::new(None);
        mouse.app.world_mut().write_message(Command::Begin {
            setup,
            seed,
            keepers: Vec::new(),
        });
        mouse.frames(2);
        mouse.settle();
        mouse
    }

    pub(crate) fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Hands a decision in as a panel would.
    pub(crate) fn offer(&mut self, decision: Decision) {
        let mut inbox = self.app.world_mut().resource_mut::<Inbox>();
        assert!(inbox.offer(decision), "another one waits");
    }

    /// Until everything has been shown.
    pub(crate) fn settle(&mut self) {
        self.frames(2);
        for _ in 0..3000 {
            let world = self.app.world();
            if awaits_decision(world) {
                // Pieces that make room glide on for a little.
                let instant = world.resource::<Show>().instant;
                self.frames(if instant { 2 } else { 12 });
                return;
            }
            self.frames(1);
        }
        unreachable!("the show never ends");
    }

    pub(crate) fn game(&self) -> &Game {
        self.app.world().resource::<Match>().now()
    }

    pub(crate) fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub(crate) fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).expect("one window")
    }

    pub(crate) fn move_to(&mut self, to: Vec2) {
        let window = self.window();
        let moved = CursorMoved {
            window,
            position: to,
            delta: Some(to - self.at),
        };
        self.at = to;
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.set_cursor_position(Some(to));
        }
        world.write_message(WindowEvent::CursorMoved(moved.clone()));
        world.write_message(moved);
        self.frames(2);
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        let input = MouseButtonInput {
            button,
            state,
            window,
        };
        let world = self.app.world_mut();
        world.write_message(WindowEvent::MouseButtonInput(input));
        world.write_message(input);
        self.frames(2);
    }

    pub(crate) fn press(&mut self, button: MouseButton) {
        self.button(button, ButtonState::Pressed);
    }

    pub(crate) fn release(&mut self, button: MouseButton) {
        self.button(button, ButtonState::Released);
    }

    pub(crate) fn click(&mut self, at: Vec2) {
        self.move_to(at);
        self.press(MouseButton::Left);
        self.release(MouseButton::Left);
    }

    /// Presses at one point and moves to the other, some of the way at a time.
    pub(crate) fn pull(&mut self, from: Vec2, to: Vec2, button: MouseButton) {
        self.move_to(from);
        self.press(button);
        for step in [0.2, 0.6, 1.0] {
            self.move_to(from.lerp(to, step));
        }
    }

    pub(crate) fn drag(&mut self, from: Vec2, to: Vec2) {
        self.pull(from, to, MouseButton::Left);
        self.release(MouseButton::Left);
    }

    /// Turns the wheel where the pointer is.
    pub(crate) fn scroll(&mut self, notches: f32) {
        let window = self.window();
        let turned = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: notches,
            window,
            phase: TouchPhase::Moved,
        };
        let world = self.app.world_mut();
        world.write_message(WindowEvent::MouseWheel(turned));
        world.write_message(turned);
        self.frames(12);
    }

    pub(crate) fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window,
            };
            let world = self.app.world_mut();
            world.write_message(WindowEvent::KeyboardInput(input.clone()));
            world.write_message(input);
            self.frames(2);
        }
    }

    /// The window has another size from now on.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        let window = self.window();
        let (width, height) = (f32::from(width), f32::from(height));
        let resized = WindowResized {
            window,
            width,
            height,
        };
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.resolution.set(width, height);
        }
        world.write_message(WindowEvent::WindowResized(resized.clone()));
        world.write_message(resized);
        self.frames(4);
    }

    pub(crate) fn project(&mut self, point: Vec3) -> Vec2 {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<StageCamera>>();
        let (camera, eye) = cameras.single(world).expect("one camera");
        camera
            .world_to_viewport(eye, point)
            .expect("in the picture")
    }

    /// Where a place can be touched that no piece hides.
    pub(crate) fn place(&mut self, place: Place) -> Vec2 {
        let world = self.app.world_mut();
        let mut pieces = world
            .query_filtered::<(&GlobalTransform, Has<Caballero>, Has<Grande>, Has<King>), With<StandsIn>>();
        let standing: Vec<Obstacle> = pieces
            .iter(world)
            .filter_map(|(at, cube, grande, king)| {
                let half = match (cube, grande, king) {
                    (true, ..) => 0.14,
                    (_, true, _) => 0.23,
                    (_, _, true) => 0.55,
                    _ => return None,
                };
                Some((at.translation(), half))
            })
            .collect();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<StageCamera>>();
        let (camera, eye) = cameras.single(world).expect("one camera");
        let project = |at: Vec3| camera.world_to_viewport(eye, at).ok();
        open_ground(place, &standing, project).expect("in the picture")
    }

    fn on_rail(&self) -> Option<Seat> {
        self.app.world().resource::<OnRail>().0
    }

    fn tray(&mut self, area: board::Rect) -> Vec2 {
        self.project(Vec3::new(area.centre.x, -0.14, -area.centre.y))
    }

    pub(crate) fn spot(&mut self, spot: Spot) -> Vec2 {
        match spot {
            Spot::Place(place) => self.place(place),
            // Away from where the King would stand.
            Spot::Abroad(country) => {
                let Point { x, y } = board::king_place(country.king_spot());
                self.project(Vec3::new(x + 0.6, 0.05, -y))
            }
            // Others' pieces are brought to their slips.
            Spot::Court(seat) | Spot::Provinces(seat) if self.on_rail() != Some(seat) => {
                let plaques = &self.app.world().resource::<PlaqueAreas>().0;
                let plaque = plaques.iter().find(|(whose, _)| *whose == seat);
                plaque.expect("a slip for everybody").1.center()
            }
            Spot::Court(_) => self.tray(board::rail().court.area),
            Spot::Provinces(_) => self.tray(board::rail().provinces.area),
            other => unreachable!("nothing is dropped on {other:?}"),
        }
    }

    /// All cubes and figures that are this piece.
    pub(crate) fn entities(&mut self, piece: Piece) -> Vec<Entity> {
        let world = self.app.world_mut();
        let mut pieces = world.query::<(
            Entity,
            &StandsIn,
            Option<&Caballero>,
            Option<&Grande>,
            Has<King>,
            Option<&MobileScoreboard>,
        )>();
        let fits = |at: Entity, parts: (Option<&Caballero>, Option<&Grande>, bool, _)| match piece {
            Piece::Caballero { whose, at: spot } => {
                parts.0.is_some_and(|c| c.seat == whose) && world.get::<Spot>(at) == Some(&spot)
            }
            Piece::Grande { whose } => parts.1.is_some_and(|grande| grande.seat == whose),
            Piece::King => parts.2,
            Piece::Scoreboard(board) => {
                let tile: Option<&MobileScoreboard> = parts.3;
                tile.is_some_and(|tile| tile.0 == board)
            }
        };
        let found = pieces.iter(world);
        found
            .filter(|(_, at, c, g, k, s)| fits(at.0, (*c, *g, *k, *s)))
            .map(|(entity, ..)| entity)
            .collect()
    }

    pub(crate) fn piece(&mut self, piece: Piece) -> Vec2 {
        let entity = *self.entities(piece).last().expect("on the table");
        let at = self.translation(entity);
        self.project(at)
    }

    /// The lowest point on the screen at which one of these pieces stands.
    pub(crate) fn lowest(&mut self, piece: Piece) -> Vec2 {
        let entities = self.entities(piece);
        let points = entities.into_iter().map(|entity| {
            let at = self.translation(entity);
            self.project(at)
        });
        points
            .max_by(|a, b| a.y.total_cmp(&b.y))
            .expect("on the table")
    }

    pub(crate) fn translation(&self, entity: Entity) -> Vec3 {
        let transform = self.app.world().get::<GlobalTransform>(entity);
        transform.expect("a place in the world").translation()
    }

    /// Presses a button of the panels.
    pub(crate) fn press_offer(&mut self, wanted: &PanelAction) -> bool {
        let offers = &self.app.world().resource::<Offers>().0;
        let found = offers.iter().find(|(wish, _)| wish == wanted);
        let Some((_, rect)) = found else { return false };
        let at = rect.center();
        self.click(at);
        true
    }

    /// Makes a decision as a person would: with a button, the dial, or the pieces.
    pub(crate) fn decide(&mut self, decision: Decision, dragging: bool) {
        let before = self.game().clone();
        if self.press_offer(&PanelAction::Lift) {
            self.frames(2);
        }
        if let Decision::SetDisc(region) = decision {
            assert!(
                self.press_offer(&PanelAction::TurnDisc(region)),
                "{region:?}"
            );
        }
        if let Decision::BidWith { modifier, .. } = decision {
            let ready = PanelAction::LayReady(Some(modifier));
            assert!(self.press_offer(&ready), "{modifier:?}");
            self.frames(2);
        }
        if let Some(gesture) = gesture(self.game(), decision) {
            self.make(gesture, dragging);
        } else if self.press_offer(&PanelAction::Choose(decision)) {
            // A card is lifted first.
            self.frames(2);
            assert!(
                self.press_offer(&PanelAction::Decide(decision)),
                "{decision:?}"
            );
        } else if !self.press_offer(&PanelAction::Decide(decision)) {
            // Asked twice.
            let offers = &self.app.world().resource::<Offers>().0;
            let asks = offers
                .iter()
                .find(|(wish, _)| matches!(wish, PanelAction::AskTwice(_)));
            let asks = asks.map(|(wish, _)| wish.clone());
            let asks =
                asks.unwrap_or_else(|| unreachable!("{decision:?} is not offered: {offers:?}"));
            assert!(self.press_offer(&asks));
            assert!(
                self.press_offer(&PanelAction::Decide(decision)),
                "{decision:?}"
            );
        }
        self.settle();
        assert_ne!(self.game(), &before, "{decision:?} changed nothing");
    }

    fn make(&mut self, gesture: Gesture, dragging: bool) {
        let to = self.spot(gesture.target);
        let Some(piece) = gesture.piece else {
            return self.click(to);
        };
        let from = self.piece(piece);
        if dragging {
            self.drag(from, to);
        } else {
            self.click(from);
            self.click(to);
        }
    }
}
