//! Pieces moved with a simulated mouse through real picking.

use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::{Notice, NoticeKind};
use el_grande::panels::{PanelAction, PanelState};
use el_grande::rules::{Decision, Decisions, Game, Phase, Place, Seat, Setup};
use el_grande::stage::{InHand, Painted};
use el_grande::table::gesture::Piece;
use el_grande::table::{Inbox, Shown, Spot, StandsIn};

/// A game in which somebody is about to place from court, and where that is legal and illegal.
pub(crate) struct Placing {
    pub(crate) mouse: Mouse,
    pub(crate) piece: Piece,
    pub(crate) legal: Place,
    pub(crate) illegal: Place,
}

impl Placing {
    pub(crate) fn new() -> Self {
        let mut mouse = Mouse::with_game(Setup::with_players(3), 3);
        let mut player = RandomPlayer::from_seed(1);
        loop {
            let mut legal = Decisions::new();
            mouse.game().legal(&mut legal);
            let placed = |place| legal.contains(&Decision::Place(place));
            let open = |place: &Place| *place != Place::Castillo && placed(*place);
            let found = Place::ALL.into_iter().find(open);
            if let (Phase::Act, Some(legal)) = (mouse.game().phase(), found) {
                let closed = |place: &Place| *place != Place::Castillo && !placed(*place);
                let illegal = Place::ALL
                    .into_iter()
                    .find(closed)
                    .expect("the King's region");
                let whose = mouse.game().actor();
                let at = Spot::Court(whose);
                let piece = Piece::Caballero { whose, at };
                return Self {
                    mouse,
                    piece,
                    legal,
                    illegal,
                };
            }
            let decision = player.decide(mouse.game()).expect("not over");
            mouse.decide(decision, true);
        }
    }

    pub(crate) fn from(&mut self) -> Vec2 {
        self.mouse.piece(self.piece)
    }

    pub(crate) fn court(&self) -> u8 {
        let Piece::Caballero { whose, .. } = self.piece else {
            unreachable!("a caballero");
        };
        self.mouse.game().court(whose)
    }

    fn at_court(&mut self) -> Vec<Vec3> {
        let entities = self.mouse.entities(self.piece);
        let places = entities.iter().map(|&piece| self.mouse.translation(piece));
        let mut places: Vec<Vec3> = places.collect();
        places.sort_by(|a, b| a.to_array().partial_cmp(&b.to_array()).expect("numbers"));
        places
    }

    pub(crate) fn notice(&self) -> Option<Notice> {
        let state = self.mouse.app.world().resource::<PanelState>();
        state.notice_now().cloned()
    }

    pub(crate) fn empty_handed(&self) -> bool {
        self.mouse.app.world().resource::<InHand>().is_empty()
    }
}

#[test]
fn a_legal_drop_places() {
    let mut table = Placing::new();
    let (before, from, to) = (table.court(), table.from(), table.mouse.place(table.legal));
    table.mouse.drag(from, to);
    table.mouse.settle();
    assert_eq!(table.court(), before - 1);
    assert!(table.empty_handed());
}

#[test]
fn dropped_on_the_tower_it_falls_in() {
    let mut table = Placing::new();
    let actor = table.mouse.game().actor();
    let before = table.mouse.game().caballeros(Place::Castillo, actor);
    let (from, to) = (table.from(), table.mouse.spot(Spot::Place(Place::Castillo)));
    table.mouse.drag(from, to);
    table.mouse.settle();
    assert_eq!(
        table.mouse.game().caballeros(Place::Castillo, actor),
        before + 1
    );
}

#[test]
fn an_illegal_drop_flies_back_and_says_why() {
    let mut table = Placing::new();
    let (before, places) = (table.mouse.game().clone(), table.at_court());
    let (from, to) = (table.from(), table.mouse.place(table.illegal));
    table.mouse.drag(from, to);
    let told = table.notice().expect("told why");
    assert_eq!(told.kind, NoticeKind::Refusal);
    assert!(!told.text.is_empty());
    table.mouse.frames(40);
    assert_eq!(table.mouse.game(), &before);
    assert_eq!(table.at_court(), places);
    assert!(table.empty_handed());
}

#[test]
fn while_it_is_dragged_it_follows_and_legal_places_glow() {
    let mut table = Placing::new();
    let dark = emissive(&mut table.mouse, table.legal);
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    table.mouse.pull(from, to, MouseButton::Left);
    assert!(!table.empty_handed());
    let held = table
        .at_court()
        .into_iter()
        .map(|at| at.y)
        .fold(0.0, f32::max);
    assert!(held > 0.5, "it is not lifted: {held}");
    assert!(emissive(&mut table.mouse, table.legal) > dark);
    table.mouse.release(MouseButton::Left);
}

fn emissive(mouse: &mut Mouse, place: Place) -> f32 {
    let world = mouse.app.world_mut();
    let mut spots = world.query::<(&Spot, &MeshMaterial3d<Painted>)>();
    let material = spots
        .iter(world)
        .find(|(spot, _)| **spot == Spot::Place(place))
        .map(|(_, material)| material.0.clone())
        .expect("a place has a material");
    let materials = world.resource::<Assets<Painted>>();
    let light = materials.get(&material).expect("made").glow;
    light.red + light.green + light.blue
}

/// Something that must leave everything as it was.
fn changes_nothing(act: impl FnOnce(&mut Placing)) {
    let mut table = Placing::new();
    let (before, places) = (table.mouse.game().clone(), table.at_court());
    act(&mut table);
    table.mouse.frames(40);
    assert_eq!(table.mouse.game(), &before);
    assert_eq!(table.at_court(), places);
    assert!(table.empty_handed());
}

#[test]
fn a_drop_on_a_panel_is_called_off() {
    changes_nothing(|table| {
        let from = table.from();
        table.mouse.drag(from, Vec2::new(60.0, 300.0));
        assert_eq!(table.notice(), None);
    });
}

#[test]
fn a_drop_outside_the_window_is_called_off() {
    changes_nothing(|table| {
        let from = table.from();
        table.mouse.drag(from, Vec2::new(1500.0, -200.0));
        assert_eq!(table.notice(), None);
    });
}

#[test]
fn escape_calls_a_drag_off() {
    use bevy::input::keyboard::{Key, KeyboardInput};
    changes_nothing(|table| {
        let (from, to) = (table.from(), table.mouse.place(table.legal));
        table.mouse.pull(from, to, MouseButton::Left);
        let world = table.mouse.app.world_mut();
        world.write_message(KeyboardInput {
            key_code: KeyCode::Escape,
            logical_key: Key::Escape,
            state: bevy::input::ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        table.mouse.frames(2);
        assert!(table.empty_handed());
        table.mouse.move_to(to + Vec2::splat(3.0));
        table.mouse.release(MouseButton::Left);
    });
}

#[test]
fn the_right_button_calls_a_drag_off() {
    changes_nothing(|table| {
        let (from, to) = (table.from(), table.mouse.place(table.legal));
        table.mouse.pull(from, to, MouseButton::Left);
        table.mouse.press(MouseButton::Right);
        table.mouse.release(MouseButton::Right);
        table.mouse.move_to(to + Vec2::splat(3.0));
        table.mouse.release(MouseButton::Left);
    });
}

#[test]
fn other_buttons_move_nothing() {
    for button in [MouseButton::Right, MouseButton::Middle] {
        changes_nothing(|table| {
            let (from, to) = (table.from(), table.mouse.place(table.legal));
            table.mouse.pull(from, to, button);
            table.mouse.release(button);
        });
    }
}

#[test]
fn a_trembling_hand_does_not_drag() {
    changes_nothing(|table| {
        let from = table.from();
        table.mouse.drag(from, from + Vec2::new(3.0, 2.0));
        // It counts as a click: the piece is chosen. A second click lays it down.
        assert!(!table.empty_handed());
        table.mouse.click(from);
    });
}

#[test]
fn dropped_on_another_piece_it_goes_to_that_pieces_place() {
    let mut table = Placing::new();
    let game = table.mouse.game().clone();
    let mut legal = Decisions::new();
    game.legal(&mut legal);
    // A Grande in a legal region is something to drop on.
    let host = game.seats().find_map(|seat| {
        let at = game.grande(seat)?;
        legal.contains(&Decision::Place(at)).then_some((seat, at))
    });
    let (whose, at) = host.expect("a Grande next to the King");
    let actor = game.actor();
    let before = game.caballeros(at, actor);
    let (from, to) = (table.from(), table.mouse.piece(Piece::Grande { whose }));
    table.mouse.drag(from, to);
    table.mouse.settle();
    assert_eq!(table.mouse.game().caballeros(at, actor), before + 1);
}

#[test]
fn a_second_piece_stays_while_one_is_in_the_hand() {
    let mut table = Placing::new();
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    table.mouse.click(from);
    assert!(!table.empty_handed());
    // Dragging another one of the group takes over: one piece is in the hand, never two.
    table.mouse.pull(from, to, MouseButton::Left);
    let lifted = table.at_court().into_iter().filter(|at| at.y > 0.5).count();
    assert_eq!(lifted, 1);
    table.mouse.release(MouseButton::Left);
    table.mouse.settle();
    assert!(table.empty_handed());
}

#[test]
fn two_clicks_place_as_well() {
    let mut table = Placing::new();
    let (before, from, to) = (table.court(), table.from(), table.mouse.place(table.legal));
    table.mouse.click(from);
    table.mouse.click(to);
    table.mouse.settle();
    assert_eq!(table.court(), before - 1);
}

#[test]
fn a_near_miss_takes_the_piece() {
    let mut table = Placing::new();
    let (before, from, to) = (table.court(), table.from(), table.mouse.place(table.legal));
    let below = table.mouse.lowest(table.piece) + Vec2::new(0.0, 12.0);
    assert!(below.distance(from) > 6.0);
    table.mouse.drag(below, to);
    table.mouse.settle();
    assert_eq!(table.court(), before - 1);
}

#[test]
fn the_menu_keeps_hands_off_the_board() {
    changes_nothing(|table| {
        let (from, to) = (table.from(), table.mouse.place(table.legal));
        assert!(table.mouse.press_offer(&PanelAction::OpenMenu(true)));
        table.mouse.drag(from, to);
        assert!(table.mouse.press_offer(&PanelAction::OpenMenu(false)));
    });
}

#[test]
fn a_placed_piece_is_counted_at_court_no_more() {
    let mut table = Placing::new();
    let Piece::Caballero { whose, .. } = table.piece else {
        unreachable!("a caballero");
    };
    let shown = |table: &Placing, seat: Seat| {
        let game = table.mouse.app.world().resource::<Shown>().game();
        game.court(seat) + game.provinces(seat)
    };
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    let before = shown(&table, whose);
    table.mouse.drag(from, to);
    table.mouse.settle();
    assert_eq!(shown(&table, whose), before - 1);
    let game: &Game = table.mouse.game();
    assert_eq!(
        shown(&table, whose),
        game.court(whose) + game.provinces(whose)
    );
}

/// The spot a piece stands in.
fn spot_of(table: &Placing, piece: Entity) -> Spot {
    let world = table.mouse.app.world();
    let at = world.get::<StandsIn>(piece).expect("on the table").0;
    *world.get::<Spot>(at).expect("in a spot")
}

#[test]
fn the_piece_in_the_hand_is_the_one_that_goes() {
    let mut table = Placing::new();
    assert!(table.mouse.entities(table.piece).len() > 1);
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    table.mouse.pull(from, to, MouseButton::Left);
    let held = table.mouse.app.world().resource::<InHand>().piece();
    let held = held.expect("in the hand");
    table.mouse.release(MouseButton::Left);
    table.mouse.settle();
    assert_eq!(spot_of(&table, held), Spot::Place(table.legal));
}

#[test]
fn of_several_equal_pieces_the_one_that_is_meant_goes() {
    let mut table = Placing::new();
    let whose = table.mouse.game().actor();
    for _ in 1..table.court() {
        let equal = table.mouse.entities(table.piece);
        // The oldest: by itself the newest would go.
        let meant = equal[0];
        let mut inbox = table.mouse.app.world_mut().resource_mut::<Inbox>();
        assert!(inbox.offer_with(Decision::Place(table.legal), Some(meant)));
        table.mouse.settle();
        assert_eq!(spot_of(&table, meant), Spot::Place(table.legal));
        let others = equal.into_iter().filter(|&piece| piece != meant);
        for other in others {
            assert_eq!(spot_of(&table, other), Spot::Court(whose));
        }
        let mut legal = Decisions::new();
        table.mouse.game().legal(&mut legal);
        if !legal.contains(&Decision::Place(table.legal)) {
            break;
        }
    }
}

#[test]
fn what_the_rules_refuse_is_told_as_what_the_hand_may_not_do() {
    let mut table = Placing::new();
    let before = table.mouse.game().clone();
    let mut inbox = table.mouse.app.world_mut().resource_mut::<Inbox>();
    assert!(inbox.offer(Decision::Place(table.illegal)));
    table.mouse.frames(1);
    assert_eq!(table.mouse.game(), &before);
    let by_the_rules = table.notice().expect("told why");
    assert_eq!(by_the_rules.kind, NoticeKind::Refusal);
    // Whoever hears notices, hears this one: the knock, and programs that watch.
    let notices = table.mouse.app.world().resource::<Messages<Notice>>();
    let told: Vec<&Notice> = notices.iter_current_update_messages().collect();
    assert_eq!(told, [&by_the_rules]);
    let (from, to) = (table.from(), table.mouse.place(table.illegal));
    table.mouse.drag(from, to);
    assert_eq!(table.notice(), Some(by_the_rules));
}
