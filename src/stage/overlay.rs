//! Names and counts that belong to pieces, and where on the screen they come to stand. The panels
//! paint them.

use super::camera::StageCamera;
use super::hand::InHand;
use super::playback::InFlight;
use super::reach::Reach;
use super::{height, on_board};
use crate::board::{Rect as BoardRect, RegionLayout, tray};
use crate::rules::{Colour, RegionId};
use crate::table::{Caballero, Match, Occupants, Spot, Spots, Unshown};
use bevy::prelude::*;

/// A word on the board, in logical pixels of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Inscription {
    pub at: Vec2,
    /// Height of the letters.
    pub size: f32,
    pub text: String,
    pub ink: Ink,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// On dark wood.
    Plate,
    /// A badge with a player's colour and shape beside the number.
    Badge(Colour),
    /// A ring round a piece that may be moved; filled where it has been picked up.
    Ring { picked: bool },
}

/// All that is written on the board now.
#[derive(Resource, Debug, Default)]
pub struct Inscriptions(pub Vec<Inscription>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inscriptions>().add_systems(
        PostUpdate,
        (write, ring).chain().after(TransformSystems::Propagate),
    );
}

/// Text as large as it would be if printed on the board.
struct Scribe<'a> {
    camera: &'a Camera,
    eye: &'a GlobalTransform,
    written: &'a mut Vec<Inscription>,
}

impl Scribe<'_> {
    fn write(&mut self, point: Vec3, tall: f32, text: String, ink: Ink) {
        let on_screen = |at: Vec3| self.camera.world_to_viewport(self.eye, at).ok();
        let half = Vec3::X * 0.5;
        if let (Some(at), Some(left), Some(right)) = (
            on_screen(point),
            on_screen(point - half),
            on_screen(point + half),
        ) {
            let size = tall * left.distance(right);
            self.written.push(Inscription {
                at,
                size,
                text,
                ink,
            });
        }
    }

    fn fill(&mut self, rect: BoardRect, level: f32, text: String, ink: Ink) {
        self.write(on_board(rect.centre, level), rect.height, text, ink);
    }
}

fn write(
    on_table: Option<Res<Match>>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    caballeros: Query<&Caballero, (Without<InFlight>, Without<Unshown>)>,
    cameras: Query<(&Camera, &GlobalTransform), With<StageCamera>>,
    mut inscriptions: ResMut<Inscriptions>,
) {
    inscriptions.0.clear();
    let (Some(on_table), Ok((camera, eye))) = (on_table, cameras.single()) else {
        return;
    };
    let mut scribe = Scribe {
        camera,
        eye,
        written: &mut inscriptions.0,
    };
    for (seat, player) in on_table.game.seats().zip(&on_table.setup.players) {
        let tray = tray(seat, on_table.game.players());
        scribe.fill(tray.plate, height::TABLE, player.name.clone(), Ink::Plate);
        for region in RegionId::ALL {
            let there = spots.get(Spot::Place(region.place()));
            let pieces = there.and_then(|spot| occupants.get(spot).ok());
            let own = |&piece: &Entity| caballeros.get(piece).is_ok_and(|c| c.seat == seat);
            let count = pieces.map_or(0, |pieces| pieces.pieces().filter(own).count());
            if count > 0 {
                let at = on_board(RegionLayout::of(region).badge(seat), height::LAND + 0.95);
                scribe.write(at, 0.3, count.to_string(), Ink::Badge(player.colour));
            }
        }
    }
}

/// What may be moved has a ring round it: nobody has to try.
fn ring(table: Reach, in_hand: Res<InHand>, mut inscriptions: ResMut<Inscriptions>) {
    for (piece, _) in table.movable() {
        let picked = in_hand.piece() == Some(piece);
        if let Some(at) = table
            .on_screen(piece)
            .filter(|_| picked || in_hand.is_empty())
        {
            inscriptions.0.push(Inscription {
                at,
                size: 30.0,
                text: String::new(),
                ink: Ink::Ring { picked },
            });
        }
    }
}
