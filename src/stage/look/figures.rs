//! What the pieces look like: each gets its mesh and material when it comes on the table.

use crate::board::{
    CASTILLO_FIELD, CASTILLO_TOWER, LandName, Polygon, Rect, label_of, lands, outline, tray,
};
use crate::common::FrameSet;
use crate::models;
use crate::print::{cards, tokens};
use crate::rules::{Colour, Place, Scoreboard, Seat, StackId};
use crate::stage::cinema::gate::Gate;
use crate::stage::look::board::BoardPrint;
use crate::stage::look::paint::{Ground, Painted};
use crate::stage::look::picture_queue::PictureOrders;
use crate::stage::look::solid::{land, mesh};
use crate::stage::{height, on_board};
use crate::table::{
    Abroad, ActionCard, Caballero, Castillo, Country, Court, Grande, King, Match, MobileScoreboard,
    ModifierCard, PowerCard, Provinces, Region, RoundMarker, ScoreMarker, SecretDisc,
};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// Shared meshes and materials: all caballeros of a colour are drawn at once.
#[derive(Resource, Debug)]
pub(crate) struct Figures {
    caballero: Handle<Mesh>,
    grande: Handle<Mesh>,
    king: Handle<Mesh>,
    card: Handle<Mesh>,
    disc: Handle<Mesh>,
    scoreboard: Handle<Mesh>,
    score_marker: Handle<Mesh>,
    round_marker: Handle<Mesh>,
    tower: Handle<Mesh>,
    gate: Handle<Mesh>,
    banner: Handle<Mesh>,
    field: Handle<Mesh>,
    players: [Handle<Painted>; Colour::ALL.len()],
    discs: [Handle<Painted>; Colour::ALL.len()],
    power_backs: [Handle<Painted>; Colour::ALL.len()],
    stack_backs: [Handle<Painted>; StackId::ALL.len()],
    scoreboards: [Handle<Painted>; Scoreboard::ALL.len()],
    modifier_back: Handle<Painted>,
    /// For models that bring their own colours.
    turned: Handle<Painted>,
    stone: Handle<Painted>,
}

/// Pixels across a token, and a card's back.
const TOKEN: u32 = 128;
const BACK: u32 = 192;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make.in_set(FrameSet::Figures))
        .add_observer(dress_caballero)
        .add_observer(dress_grande)
        .add_observer(dress_king)
        .add_observer(dress_castillo)
        .add_observer(dress_region)
        .add_observer(dress_abroad)
        .add_observer(dress_modifier)
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
    mut orders: PictureOrders,
    mut materials: ResMut<Assets<Painted>>,
) {
    let mut on = |picture, gloss| materials.add(Painted::printed(picture, gloss));
    let players = Colour::ALL.map(|colour| {
        on(
            orders.picture(move || tokens::piece_top(colour, TOKEN)),
            0.45,
        )
    });
    let discs = Colour::ALL.map(|colour| {
        on(
            orders.picture(move || tokens::disc_back(colour, TOKEN)),
            0.35,
        )
    });
    let power_backs =
        Colour::ALL.map(|colour| on(orders.picture(move || cards::power_back(colour, BACK)), 0.1));
    let stack_backs =
        StackId::ALL.map(|stack| on(orders.picture(move || cards::stack_back(stack, BACK)), 0.1));
    let scoreboards = Scoreboard::ALL.map(|board| {
        on(
            orders.picture(move || tokens::scoreboard_tile(board, 256)),
            0.3,
        )
    });
    let modifier_back = on(orders.picture(|| cards::modifier_back(BACK)), 0.1);
    commands.insert_resource(Figures {
        caballero: meshes.add(mesh(models::caballero())),
        grande: meshes.add(mesh(models::grande())),
        king: meshes.add(mesh(models::king())),
        card: meshes.add(mesh(models::card_back())),
        disc: meshes.add(mesh(models::disc())),
        scoreboard: meshes.add(mesh(models::scoreboard())),
        score_marker: meshes.add(mesh(models::score_marker())),
        round_marker: meshes.add(mesh(models::round_marker())),
        tower: meshes.add(mesh(models::castillo_body())),
        gate: meshes.add(mesh(models::castillo_gate())),
        banner: meshes.add(mesh(models::castillo_banner())),
        field: meshes.add(land(
            &Polygon::new(CASTILLO_FIELD.corners().to_vec()),
            height::BACKDROP,
        )),
        players,
        discs,
        power_backs,
        stack_backs,
        scoreboards,
        modifier_back,
        turned: materials.add(Painted::plain(LinearRgba::WHITE, 0.8)),
        stone: materials.add(Painted {
            ground: Ground::Stone,
            ..Painted::plain(LinearRgba::WHITE, 0.1)
        }),
    });
}

/// The colour of a seat's pieces.
pub(crate) fn colour_of(on_table: Option<&Match>, seat: Seat) -> Colour {
    let dressed = on_table.map(|on_table| on_table.setup.colour_of(seat));
    dressed.unwrap_or(Colour::ALL[seat.index() % Colour::ALL.len()])
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
players_piece!(dress_score_marker, ScoreMarker, score_marker, players);
players_piece!(dress_power_card, PowerCard, card, power_backs);
players_piece!(dress_disc, SecretDisc, disc, discs);

fn dress_king(added: On<Add, King>, figures: Res<Figures>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .insert(look(&figures.king, &figures.turned));
}

fn dress_round_marker(added: On<Add, RoundMarker>, figures: Res<Figures>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .insert(look(&figures.round_marker, &figures.turned));
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

/// The plate the tower stands on: it shines where the Castillo is meant.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct CastilloPlate;

/// The tower stands on its field, which is a part of it: pieces are dropped on either.
fn dress_castillo(
    added: On<Add, Castillo>,
    figures: Res<Figures>,
    print: Res<BoardPrint>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    let foot = on_board(CASTILLO_TOWER.centre, height::BACKDROP);
    commands.entity(added.entity).insert((
        Mesh3d(figures.tower.clone()),
        MeshMaterial3d(figures.stone.clone()),
        Transform::from_translation(foot),
        Pickable::default(),
        Visibility::default(),
    ));
    let part = |mesh: &Handle<Mesh>, at: [f32; 3]| {
        (
            ChildOf(added.entity),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(figures.stone.clone()),
            Transform::from_translation(Vec3::from(at)),
        )
    };
    commands.spawn((Gate, part(&figures.gate, models::GATE_HINGE)));
    commands.spawn(part(&figures.banner, models::BANNER_FOOT));
    commands.spawn((
        ChildOf(added.entity),
        Mesh3d(figures.field.clone()),
        CastilloPlate,
        MeshMaterial3d(materials.add(Painted {
            spared: label_on_ground(Place::Castillo),
            ..print.on(Ground::Plain)
        })),
        Transform::from_translation(-foot),
        Pickable::default(),
        NotShadowCaster,
    ));
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
        Mesh3d(meshes.add(land(&outline(region).shape, height::LAND))),
        MeshMaterial3d(materials.add(Painted {
            spared: label_on_ground(region.place()),
            ..print.on(Ground::Land)
        })),
        Transform::IDENTITY,
        Pickable::default(),
        NotShadowCaster,
    ));
}

/// Where the shader finds name and values: nothing is drawn over them.
fn label_on_ground(place: Place) -> Vec4 {
    let label = label_of(place);
    let middle = on_board(label.centre, 0.0);
    Vec4::new(middle.x, middle.z, label.width / 2.0, label.height / 2.0)
}

/// A country glows where the King may go there.
fn dress_abroad(
    added: On<Add, Abroad>,
    countries: Query<&Abroad>,
    print: Res<BoardPrint>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    let Ok(&Abroad(country)) = countries.get(added.entity) else {
        return;
    };
    let name = match country {
        Country::France => LandName::France,
        Country::Portugal => LandName::Portugal,
    };
    if let Some(outline) = lands().iter().find(|outline| outline.name == name) {
        commands.entity(added.entity).insert((
            // A little above the scenery it covers.
            Mesh3d(meshes.add(land(&outline.shape, height::BACKDROP + 0.004))),
            MeshMaterial3d(materials.add(print.on(Ground::Plain))),
            Transform::IDENTITY,
            Pickable::default(),
            NotShadowCaster,
        ));
    }
}

fn dress_modifier(added: On<Add, ModifierCard>, figures: Res<Figures>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .insert(look(&figures.card, &figures.modifier_back));
}

fn dress_court(
    added: On<Add, Court>,
    courts: Query<&Court>,
    on_table: Option<Res<Match>>,
    meshes: ResMut<Assets<Mesh>>,
    materials: ResMut<Assets<Painted>>,
    commands: Commands,
) {
    if let (Ok(court), Some(on_table)) = (courts.get(added.entity), on_table) {
        let area = tray(court.seat, on_table.setup.players.len()).court.area;
        lay_tray(added.entity, area, meshes, materials, commands);
    }
}

fn dress_provinces(
    added: On<Add, Provinces>,
    provinces: Query<&Provinces>,
    on_table: Option<Res<Match>>,
    meshes: ResMut<Assets<Mesh>>,
    materials: ResMut<Assets<Painted>>,
    commands: Commands,
) {
    if let (Ok(provinces), Some(on_table)) = (provinces.get(added.entity), on_table) {
        let area = tray(provinces.seat, on_table.setup.players.len())
            .provinces
            .area;
        lay_tray(added.entity, area, meshes, materials, commands);
    }
}

/// Each tray has a material of its own: it glows by itself.
fn lay_tray(
    entity: Entity,
    area: Rect,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    commands.entity(entity).insert((
        Mesh3d(meshes.add(mesh(models::tray(area.width, area.height)))),
        MeshMaterial3d(materials.add(Painted::plain(LinearRgba::WHITE, 0.3))),
        Transform::from_translation(on_board(area.centre, height::TABLE)),
        Pickable::default(),
        NotShadowCaster,
    ));
}
