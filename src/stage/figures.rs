//! What the pieces look like: each gets its mesh and material when it comes on the table.

use super::{height, on_board, solid::slab};
use crate::board::{CASTILLO_TOWER, outline, size};
use crate::rules::{Colour, RegionId, Seat};
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
    players: [Handle<StandardMaterial>; Colour::ALL.len()],
    ebony: Handle<StandardMaterial>,
    stone: Handle<StandardMaterial>,
    gold: Handle<StandardMaterial>,
    backs: [Handle<StandardMaterial>; 5],
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

/// Muted tones, different from neighbour to neighbour.
const fn land_colour(region: RegionId) -> Color {
    match region {
        RegionId::Galicia => Color::srgb(0.55, 0.58, 0.41),
        RegionId::BasqueCountry => Color::srgb(0.68, 0.53, 0.4),
        RegionId::Aragon => Color::srgb(0.76, 0.67, 0.48),
        RegionId::Catalonia => Color::srgb(0.62, 0.47, 0.42),
        RegionId::OldCastile => Color::srgb(0.66, 0.61, 0.4),
        RegionId::NewCastile => Color::srgb(0.78, 0.72, 0.56),
        RegionId::Seville => Color::srgb(0.54, 0.6, 0.46),
        RegionId::Granada => Color::srgb(0.7, 0.5, 0.41),
        RegionId::Valencia => Color::srgb(0.6, 0.62, 0.53),
    }
}

const BACKS: [Color; 5] = [
    Color::srgb(0.45, 0.3, 0.42),
    Color::srgb(0.5, 0.26, 0.2),
    Color::srgb(0.28, 0.4, 0.3),
    Color::srgb(0.25, 0.33, 0.45),
    Color::srgb(0.55, 0.45, 0.18),
];

const CARD_THICKNESS: f32 = 0.012;

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
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut wood = |color: Color, metallic: f32| {
        materials.add(StandardMaterial {
            base_color: color,
            metallic,
            perceptual_roughness: 0.6,
            ..default()
        })
    };
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
        players: Colour::ALL.map(|colour| wood(player_colour(colour), 0.0)),
        ebony: wood(Color::srgb(0.05, 0.04, 0.05), 0.2),
        stone: wood(Color::srgb(0.45, 0.43, 0.4), 0.0),
        gold: wood(Color::srgb(0.8, 0.63, 0.2), 0.4),
        backs: BACKS.map(|color| wood(color, 0.0)),
    });
}

/// The look of a player's pieces.
fn of_player(figures: &Figures, on_table: Option<&Match>, seat: Seat) -> Handle<StandardMaterial> {
    let colour = on_table
        .and_then(|m| m.setup.players.get(seat.index()))
        .map(|p| p.colour);
    let colour = colour.unwrap_or(Colour::ALL[seat.index() % Colour::ALL.len()]);
    figures.players[colour as usize].clone()
}

fn look(mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>) -> impl Bundle {
    (
        Mesh3d(mesh.clone()),
        MeshMaterial3d(material.clone()),
        Transform::default(),
        Pickable::default(),
    )
}

macro_rules! players_piece {
    ($name:ident, $piece:ty, $mesh:ident) => {
        fn $name(
            added: On<Add, $piece>,
            pieces: Query<&$piece>,
            figures: Res<Figures>,
            on_table: Option<Res<Match>>,
            mut commands: Commands,
        ) {
            if let Ok(piece) = pieces.get(added.entity) {
                let material = of_player(&figures, on_table.as_deref(), piece.seat);
                commands
                    .entity(added.entity)
                    .insert(look(&figures.$mesh, &material));
            }
        }
    };
}

players_piece!(dress_caballero, Caballero, caballero);
players_piece!(dress_grande, Grande, grande);
players_piece!(dress_score_marker, ScoreMarker, caballero);
players_piece!(dress_power_card, PowerCard, card);
players_piece!(dress_disc, SecretDisc, disc);

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
    figures: Res<Figures>,
    mut commands: Commands,
) {
    commands
        .entity(added.entity)
        .insert(look(&figures.scoreboard, &figures.gold));
}

fn dress_action_card(
    added: On<Add, ActionCard>,
    cards: Query<&ActionCard>,
    figures: Res<Figures>,
    mut commands: Commands,
) {
    if let Ok(card) = cards.get(added.entity) {
        let back = &figures.backs[card.stack.index()];
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
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let Ok(&Region(region)) = regions.get(added.entity) else {
        return;
    };
    commands.entity(added.entity).insert((
        Mesh3d(meshes.add(slab(&outline(region).shape, height::LAND))),
        MeshMaterial3d(materials.add(StandardMaterial {
            base_color: land_colour(region),
            perceptual_roughness: 0.95,
            ..default()
        })),
        Transform::IDENTITY,
        Pickable::default(),
    ));
}

fn dress_court(
    added: On<Add, Court>,
    courts: Query<&Court>,
    figures: Res<Figures>,
    mut materials: ResMut<Assets<StandardMaterial>>,
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
    mut materials: ResMut<Assets<StandardMaterial>>,
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
fn tray_wood() -> StandardMaterial {
    StandardMaterial {
        base_color: Color::srgb(0.33, 0.22, 0.13),
        perceptual_roughness: 0.6,
        ..default()
    }
}

/// A court (true) or provinces (false) tray waiting for its place, which depends on the table.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Yard(pub(super) Seat, pub(super) bool);
