//! What the pieces look like: each gets its mesh and material when it comes on the table.

use super::paint::{Ground, Painted};
use super::pictures::image;
use super::scene::BoardPrint;
use super::solid::slab;
use super::{height, on_board};
use crate::board::{CASTILLO_TOWER, outline, size};
use crate::print::{cards, tokens};
use crate::rules::{Colour, Scoreboard, Seat, StackId};
use crate::table::{
    ActionCard, Caballero, Castillo, Court, Grande, King, Match, MobileScoreboard, PowerCard,
    Provinces, Region, RoundMarker, ScoreMarker, SecretDisc,
};
use bevy::prelude::*;

/// Shared meshes and materials: all caballeros of a colour are drawn at once.
#[derive(Resource, Debug)]
pub(super) struct Figures {
    unit: Handle<Mesh>,
    caballero: Handle<Mesh>,
    grande: Handle<Mesh>,
    king: Handle<Mesh>,
    card: Handle<Mesh>,
    disc: Handle<Mesh>,
    scoreboard: Handle<Mesh>,
    players: [Handle<Painted>; Colour::ALL.len()],
    discs: [Handle<Painted>; Colour::ALL.len()],
    power_backs: [Handle<Painted>; Colour::ALL.len()],
    stack_backs: [Handle<Painted>; StackId::ALL.len()],
    scoreboards: [Handle<Painted>; Scoreboard::ALL.len()],
    ebony: Handle<Painted>,
    stone: Handle<Painted>,
}

/// The players' colours, told apart by all kinds of eyes.
pub(crate) const fn player_colour(colour: Colour) -> Color {
    match colour {
        Colour::Rust => Color::srgb_u8(0xA8, 0x32, 0x00),
        Colour::Amber => Color::srgb_u8(0xF5, 0xC7, 0x10),
        Colour::Green => Color::srgb_u8(0x14, 0xA3, 0x7F),
        Colour::Navy => Color::srgb_u8(0x00, 0x4C, 0x8C),
        Colour::Ivory => Color::srgb_u8(0xF2, 0xF2, 0xF2),
    }
}

pub(super) const CARD_THICKNESS: f32 = 0.014;
/// Pixels across a token, and a card's back.
const TOKEN: u32 = 128;
const BACK: u32 = 192;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make)
        .add_observer(dress_caballero)
        .add_observer(dress_grande)
        .add_observer(dress_king)
        .add_observer(dress_castillo)
        .add_observer(dress_region)
        .add_observer(dress_court)
        .add_observer(dress_provinces)
        .add_observer(dress_power_card)
        .add_observer(dress_action_card)
        .add_observer(dress_scoreboard)
        .add_observer(dress_score_marker)
        .add_observer(dress_round_marker)
        .add_observer(dress_disc);
}

fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    let mut printed = |picture, gloss| {
        let picture = images.add(image(picture));
        materials.add(Painted::printed(picture, gloss))
    };
    let players = Colour::ALL.map(|colour| printed(tokens::piece_top(colour, TOKEN), 0.45));
    let discs = Colour::ALL.map(|colour| printed(tokens::disc_back(colour, TOKEN), 0.35));
    let power_backs = Colour::ALL.map(|colour| printed(cards::power_back(colour, BACK), 0.1));
    let stack_backs = StackId::ALL.map(|stack| printed(cards::stack_back(stack, BACK), 0.1));
    let scoreboards =
        Scoreboard::ALL.map(|board| printed(tokens::scoreboard_tile(board, 256), 0.3));
    commands.insert_resource(Figures {
        unit: meshes.add(Cuboid::from_length(1.0)),
        caballero: meshes.add(Cuboid::from_length(size::CABALLERO)),
        grande: meshes.add(Cuboid::from_length(size::GRANDE)),
        king: meshes.add(ConicalFrustum {
            radius_top: size::KING * 0.18,
            radius_bottom: size::KING * 0.5,
            height: 0.8,
        }),
        card: meshes.add(Cuboid::new(
            size::CARD_WIDTH,
            CARD_THICKNESS,
            size::CARD_HEIGHT,
        )),
        disc: meshes.add(Cylinder::new(size::SECRET_DISC / 2.0, 0.04)),
        scoreboard: meshes.add(Cuboid::new(
            size::SCOREBOARD_WIDTH,
            0.04,
            size::SCOREBOARD_HEIGHT,
        )),
        players,
        discs,
        power_backs,
        stack_backs,
        scoreboards,
        ebony: materials.add(Painted::plain(Color::srgb(0.07, 0.06, 0.07), 0.9)),
        stone: materials.add(Painted {
            ground: Ground::Stone,
            ..Painted::plain(Color::srgb(0.62, 0.58, 0.52), 0.1)
        }),
    });
}

/// The colour of a seat's pieces.
pub(super) fn colour_of(on_table: Option<&Match>, seat: Seat) -> Colour {
    let player = on_table.and_then(|on_table| on_table.setup.players.get(seat.index()));
    player.map_or(Colour::ALL[seat.index() % Colour::ALL.len()], |player| {
        player.colour
    })
}

fn look(mesh: &Handle<Mesh>, material: &Handle<Painted>) -> impl Bundle {
    (
        Mesh3d(mesh.clone()),
        MeshMaterial3d(material.clone()),
        Transform::default(),
        Pickable::default(),
    )
}

macro_rules! players_piece {
    ($name:ident, $piece:ty, $mesh:ident, $materials:ident) => {
        fn $name(
            added: On<Add, $piece>,
            pieces: Query<&$piece>,
            figures: Res<Figures>,
            on_table: Option<Res<Match>>,
            mut commands: Commands,
        ) {
            if let Ok(piece) = pieces.get(added.entity) {
                let colour = colour_of(on_table.as_deref(), piece.seat);
                let material = &figures.$materials[colour as usize];
                commands
                    .entity(added.entity)
                    .insert(look(&figures.$mesh, material));
            }
        }
    };
}

players_piece!(dress_caballero, Caballero, caballero, players);
players_piece!(dress_grande, Grande, grande, players);
players_piece!(dress_score_marker, ScoreMarker, caballero, players);
players_piece!(dress_power_card, PowerCard, card, power_backs);
players_piece!(dress_disc, SecretDisc, disc, discs);

fn dress_king(added: On<Add, King>, figures: Res<Figures>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .insert(look(&figures.king, &figures.ebony));
}

fn dress_round_marker(added: On<Add, RoundMarker>, figures: Res<Figures>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .insert(look(&figures.caballero, &figures.ebony));
}

fn dress_scoreboard(
    added: On<Add, MobileScoreboard>,
    tiles: Query<&MobileScoreboard>,
    figures: Res<Figures>,
    mut commands: Commands,
) {
    if let Ok(tile) = tiles.get(added.entity) {
        let material = &figures.scoreboards[tile.0.index()];
        commands
            .entity(added.entity)
            .insert(look(&figures.scoreboard, material));
    }
}

fn dress_action_card(
    added: On<Add, ActionCard>,
    cards: Query<&ActionCard>,
    figures: Res<Figures>,
    mut commands: Commands,
) {
    if let Ok(card) = cards.get(added.entity) {
        let back = &figures.stack_backs[card.stack.index()];
        commands
            .entity(added.entity)
            .insert(look(&figures.card, back));
    }
}

/// The tower stands on its field; its height is what one drops caballeros into.
fn dress_castillo(added: On<Add, Castillo>, figures: Res<Figures>, mut commands: Commands) {
    const TALL: f32 = 2.2;
    let foot = on_board(CASTILLO_TOWER.centre, height::BACKDROP + TALL / 2.0);
    let scale = Vec3::new(CASTILLO_TOWER.width, TALL, CASTILLO_TOWER.height);
    commands
        .entity(added.entity)
        .insert((look(&figures.unit, &figures.stone),));
    commands
        .entity(added.entity)
        .insert(Transform::from_translation(foot).with_scale(scale));
}

/// Each region has a material of its own: it glows by itself.
fn dress_region(
    added: On<Add, Region>,
    regions: Query<&Region>,
    print: Res<BoardPrint>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    let Ok(&Region(region)) = regions.get(added.entity) else {
        return;
    };
    commands.entity(added.entity).insert((
        Mesh3d(meshes.add(slab(&outline(region).shape, height::LAND))),
        MeshMaterial3d(materials.add(print.on(Ground::Land))),
        Transform::IDENTITY,
        Pickable::default(),
    ));
}

fn dress_court(
    added: On<Add, Court>,
    courts: Query<&Court>,
    figures: Res<Figures>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    if let Ok(court) = courts.get(added.entity) {
        let tray = materials.add(tray_wood());
        commands
            .entity(added.entity)
            .insert((look(&figures.unit, &tray), Yard(court.seat, true)));
    }
}

fn dress_provinces(
    added: On<Add, Provinces>,
    provinces: Query<&Provinces>,
    figures: Res<Figures>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    if let Ok(provinces) = provinces.get(added.entity) {
        let tray = materials.add(tray_wood());
        commands
            .entity(added.entity)
            .insert((look(&figures.unit, &tray), Yard(provinces.seat, false)));
    }
}

/// Each tray has a material of its own: it glows by itself.
fn tray_wood() -> Painted {
    Painted::plain(Color::srgb(0.36, 0.23, 0.13), 0.3)
}

/// A court (true) or provinces (false) tray waiting for its place, which depends on the table.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Yard(pub(super) Seat, pub(super) bool);
