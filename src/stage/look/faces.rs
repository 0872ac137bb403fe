//! The faces of cards: drawn when a card is first seen, and only on cards that lie open, so that
//! nothing hidden is ever in the picture.

use crate::common::{FrameSet, Words};
use crate::models;
use crate::print::{Picture, cards};
use crate::rules::{CardId, Colour, ModifierId, Power};
use crate::stage::look::figures::colour_of;
use crate::stage::look::paint::Painted;
use crate::stage::look::picture_queue::PictureOrders;
use crate::stage::look::solid::mesh;
use crate::table::{ActionCard, Match, ModifierCard, Occupants, PowerCard, Shown, Spot, StandsIn};
use crate::text::Text;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Pixels across a face on the table.
const WIDTH: u32 = 256;

/// What is printed on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum FacePrint {
    Action(CardId),
    Power(Colour, Power),
    Modifier(ModifierId),
}

impl FacePrint {
    fn draw(self, text: &Text) -> Picture {
        match self {
            Self::Action(card) => cards::action_card(card, WIDTH, text),
            Self::Power(colour, power) => cards::power_card(colour, power, WIDTH),
            Self::Modifier(modifier) => cards::modifier_card(modifier, WIDTH, text),
        }
    }
}

/// The face of the card it lies on.
#[derive(Component, Clone, Copy, Debug)]
struct Face;

/// Faces drawn so far, and the sheet they are on.
#[derive(Resource, Debug)]
struct Faces {
    sheet: Handle<Mesh>,
    drawn: HashMap<FacePrint, (Handle<Image>, Handle<Painted>)>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make)
        .add_systems(Update, turn.in_set(FrameSet::Faces));
}

fn make(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Faces {
        sheet: meshes.add(mesh(models::card_front())),
        drawn: HashMap::default(),
    });
}

/// Gives open cards their faces, and takes them from those that are hidden now.
fn turn(
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    words: Res<Words>,
    spots: Query<(&Spot, Option<&Occupants>)>,
    cards: Query<(
        Entity,
        &StandsIn,
        Option<&ActionCard>,
        Option<&PowerCard>,
        Option<&ModifierCard>,
        Option<&Children>,
    )>,
    faces: Query<(), With<Face>>,
    mut store: ResMut<Faces>,
    mut orders: PictureOrders,
    mut materials: ResMut<Assets<Painted>>,
    mut awaited: Local<bool>,
    mut commands: Commands,
) {
    let Some(shown) = shown.filter(|shown| shown.is_changed() || *awaited) else {
        return;
    };
    *awaited = false;
    for (entity, stands, action, power, modifier, children) in &cards {
        let Ok((&spot, occupants)) = spots.get(stands.0) else {
            continue;
        };
        let printed = match (action, power, modifier) {
            (Some(card), ..) => {
                let on_top = occupants.and_then(|pile| pile.pieces().last()) == Some(entity);
                let open = match spot {
                    Spot::FaceUp(_) | Spot::Before(_) => true,
                    // Of the discarded only the last one is seen.
                    Spot::Discarded => on_top,
                    _ => false,
                };
                open.then_some(FacePrint::Action(card.card))
            }
            (_, _, Some(card)) => {
                let open = matches!(spot, Spot::Before(seat)
                    if !shown.game().doubtful_modifiers(seat).contains(card.0));
                open.then_some(FacePrint::Modifier(card.0))
            }
            (_, Some(card), _) => {
                let open = shown.game().open_power(card.seat) == Some(card.power);
                let colour = colour_of(on_table.as_deref(), card.seat);
                (open && matches!(spot, Spot::Before(_)))
                    .then_some(FacePrint::Power(colour, card.power))
            }
            _ => continue,
        };
        let has = children.into_iter().flatten();
        let has: Vec<Entity> = has
            .copied()
            .filter(|&child| faces.contains(child))
            .collect();
        match (printed, has.is_empty()) {
            (Some(printed), true) => {
                let (picture, material) = store.drawn.entry(printed).or_insert_with(|| {
                    let text = words.0;
                    let picture = orders.picture(move || printed.draw(text));
                    let material = materials.add(Painted::printed(picture.clone(), 0.1));
                    (picture, material)
                });
                // Until then its back is seen.
                if !orders.is_there(picture) {
                    *awaited = true;
                    continue;
                }
                let material = material.clone();
                commands.spawn((
                    Face,
                    ChildOf(entity),
                    Mesh3d(store.sheet.clone()),
                    MeshMaterial3d(material),
                    Transform::IDENTITY,
                    NotShadowCaster,
                ));
            }
            (None, false) => {
                for face in has {
                    commands.entity(face).despawn();
                }
            }
            _ => {}
        }
    }
}
