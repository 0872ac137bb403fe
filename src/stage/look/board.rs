//! What stays on the table from game to game: board, sea, foreign lands, light.

use crate::board::{BOARD, CALENDAR, FRAME, Polygon, lands, rail};
use crate::common::{Background, FrameSet, Words};
use crate::models;
use crate::print::{Picture, Wording};
use crate::rules::Edition;
use crate::stage::look::paint::{Ground, Painted};
use crate::stage::look::picture_queue::PictureQueue;
use crate::stage::look::pictures::{self, Fineness};
use crate::stage::look::shade::LAMP;
use crate::stage::look::solid::{land, mesh, sheet};
use crate::stage::{height, on_board};
use crate::table::Match;
use crate::text::Text;
use bevy::light::{CascadeShadowConfigBuilder, NotShadowCaster};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::atomic::AtomicBool;
use wgpu_types::DeviceType;

/// The great print all land and sea are cut from.
#[derive(Resource, Clone, Debug)]
pub(crate) struct BoardPrint {
    pub(crate) picture: Handle<Image>,
    pub(crate) borders: Handle<Image>,
    /// None before it is printed.
    edition: Option<Edition>,
}

impl BoardPrint {
    pub(crate) fn on(&self, ground: Ground) -> Painted {
        Painted {
            picture: Some(self.picture.clone()),
            borders: Some(self.borders.clone()),
            ground,
            ..Painted::plain(LinearRgba::WHITE, 0.06)
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, lay_blank)
        .add_systems(Startup, (lay_board, light))
        .add_systems(PreUpdate, print.in_set(FrameSet::BoardPrint));
}

/// What the board shows before it is printed.
const BLANK: [u8; 4] = [0x8E, 0x9A, 0x86, 0xFF];

fn lay_blank(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let mut blank = || {
        images.add(pictures::image(Picture {
            width: 1,
            height: 1,
            rgba: BLANK.to_vec(),
        }))
    };
    commands.insert_resource(BoardPrint {
        picture: blank(),
        borders: blank(),
        edition: None,
    });
}

/// A new print of the board.
pub(crate) struct BoardProof {
    edition: Edition,
    picture: Image,
    borders: Image,
}

impl BoardProof {
    fn pull(text: &Text, edition: Edition, fineness: Fineness) -> Self {
        let wording = Wording { text, edition };
        Self {
            edition,
            picture: pictures::image(pictures::board(wording, fineness)),
            borders: pictures::borders(fineness),
        }
    }
}

/// Prints the board, and anew for another edition, which has other names. In a window that takes
/// place in the background: nobody waits for it.
pub(crate) fn print(
    on_table: Option<Res<Match>>,
    words: Res<Words>,
    adapter: Option<Res<RenderAdapterInfo>>,
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut print: ResMut<BoardPrint>,
    mut images: ResMut<Assets<Image>>,
    mut delivery: ResMut<PictureQueue>,
    mut press: Local<Option<Background<BoardProof>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = on_table.map_or(print.edition.unwrap_or_default(), |on_table| {
        on_table.setup.edition
    });
    let mut proof = None;
    if let Some(pulled) = press.as_mut().and_then(Background::finished) {
        *press = None;
        // A board that can't be printed is played on blank, not tried again in every frame.
        print.edition = Some(wanted);
        proof = pulled.ok();
    } else if print.edition != Some(wanted) && press.is_none() {
        let fineness = match adapter.map(|adapter| adapter.device_type) {
            None => Fineness::Unseen,
            Some(DeviceType::Cpu) => Fineness::Coarse,
            Some(_) => Fineness::Fine,
        };
        if let Some(wake) = wake {
            let text = words.0;
            let work = move |_: &AtomicBool| BoardProof::pull(text, wanted, fineness);
            *press = Some(Background::begin(Some(&wake), work));
        } else {
            proof = Some(BoardProof::pull(words.0, wanted, fineness));
        }
    }
    if let Some(proof) = proof {
        print.edition = Some(proof.edition);
        delivery.deliver(&mut images, &print.picture, proof.picture);
        delivery.deliver(&mut images, &print.borders, proof.borders);
        redraw.write(RequestRedraw);
    }
}

/// From the table; the moulding rises a little above the board.
const FRAME_HEIGHT: f32 = 0.25;

fn lay_board(
    mut commands: Commands,
    print: Res<BoardPrint>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    let moulding = materials.add(Painted::plain(Color::srgb(0.2, 0.12, 0.07), 0.5));
    let polished = materials.add(Painted::plain(LinearRgba::WHITE, 0.5));
    let cube = meshes.add(Cuboid::from_length(1.0));
    let middle = f32::midpoint(height::TABLE, -0.01);
    commands.spawn((
        Mesh3d(cube),
        MeshMaterial3d(moulding),
        Transform::from_translation(on_board(BOARD.centre, middle)).with_scale(Vec3::new(
            BOARD.width,
            -0.01 - height::TABLE,
            BOARD.height,
        )),
        // What lies flat throws no shadow worth drawing.
        NotShadowCaster,
    ));
    let frame = models::frame(BOARD, FRAME, FRAME_HEIGHT);
    commands.spawn((
        Mesh3d(meshes.add(mesh(frame))),
        MeshMaterial3d(polished.clone()),
        Transform::from_xyz(0.0, height::TABLE, 0.0),
    ));
    let rail = rail().area;
    commands.spawn((
        Mesh3d(meshes.add(mesh(models::tray(rail.width, rail.height)))),
        MeshMaterial3d(polished),
        Transform::from_translation(on_board(rail.centre, height::TABLE)),
        NotShadowCaster,
    ));
    commands.spawn((
        Mesh3d(meshes.add(sheet(BOARD, height::SEA))),
        MeshMaterial3d(materials.add(print.on(Ground::Sea))),
        Transform::IDENTITY,
        NotShadowCaster,
    ));
    let foreign = materials.add(print.on(Ground::Plain));
    let calendar = Polygon::new(CALENDAR.corners().to_vec());
    commands.spawn((
        Mesh3d(meshes.add(land(&calendar, height::CALENDAR))),
        MeshMaterial3d(foreign.clone()),
        Transform::IDENTITY,
        NotShadowCaster,
    ));
    for outline in lands() {
        commands.spawn((
            Mesh3d(meshes.add(land(&outline.shape, height::BACKDROP))),
            MeshMaterial3d(foreign.clone()),
            Transform::IDENTITY,
            NotShadowCaster,
        ));
    }
}

fn light(mut commands: Commands) {
    commands.insert_resource(GlobalAmbientLight {
        color: Color::WHITE,
        brightness: 700.0,
        ..default()
    });
    commands.spawn((
        DirectionalLight {
            color: Color::srgb(1.0, 0.945, 0.86),
            illuminance: 1120.0,
            shadow_maps_enabled: true,
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            // What lies on the table is seen from less than this; a narrow lens stands far off.
            maximum_distance: 48.0,
            ..default()
        }
        .build(),
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
