//! Pictures take longer to draw than a frame should: they are ordered here, drawn in the background
//! and put in their place when they are ready. Until then what they are for is of plain paper.

use super::paint::Painted;
use super::pictures::image;
use super::scene;
use crate::app::Background;
use crate::print::Picture;
use bevy::asset::AssetEventSystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::atomic::{AtomicBool, Ordering};

/// Before a picture is drawn.
const PAPER: [u8; 4] = [0xE4, 0xD2, 0xA6, 0xFF];

type Work = Box<dyn FnOnce() -> Picture + Send + Sync>;

#[derive(Resource, Default)]
pub(super) struct Press {
    ordered: Vec<(Handle<Image>, Work)>,
    under_way: Option<Background<Vec<(Handle<Image>, Image)>>>,
}

impl Press {
    fn order(&mut self, at: Handle<Image>, work: Work) {
        self.ordered.push((at, work));
    }
}

/// Where pictures are ordered.
#[derive(SystemParam)]
pub(super) struct Orders<'w> {
    press: ResMut<'w, Press>,
    images: ResMut<'w, Assets<Image>>,
}

impl Orders<'_> {
    /// A picture that will be there soon.
    pub(super) fn picture(
        &mut self,
        draw: impl FnOnce() -> Picture + Send + Sync + 'static,
    ) -> Handle<Image> {
        let paper = self.images.add(image(Picture {
            width: 1,
            height: 1,
            rgba: PAPER.to_vec(),
        }));
        self.press.order(paper.clone(), Box::new(draw));
        paper
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Press>()
        // Pieces are wanted sooner than the board, and what is ordered in a frame, where nobody
        // watches, in the same.
        .add_systems(PreUpdate, print.before(scene::print))
        .add_systems(PostUpdate, print.before(AssetEventSystems));
}

fn draw(
    ordered: Vec<(Handle<Image>, Work)>,
    called_off: &AtomicBool,
) -> Vec<(Handle<Image>, Image)> {
    ordered
        .into_iter()
        .take_while(|_| !called_off.load(Ordering::Relaxed))
        .map(|(at, work)| (at, image(work())))
        .collect()
}

fn print(
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut press: ResMut<Press>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<Painted>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let press = press.bypass_change_detection();
    let mut drawn = Vec::new();
    if let Some(finished) = press.under_way.as_mut().and_then(Background::finished) {
        drawn = finished;
        press.under_way = None;
    }
    if press.under_way.is_none() && !press.ordered.is_empty() {
        let ordered = std::mem::take(&mut press.ordered);
        if let Some(wake) = wake {
            let work = move |called_off: &AtomicBool| draw(ordered, called_off);
            press.under_way = Some(Background::begin(Some(&wake), work));
        } else {
            drawn = draw(ordered, &AtomicBool::new(false));
        }
    }
    if drawn.is_empty() {
        return;
    }
    let pictures: Vec<AssetId<Image>> = drawn.iter().map(|(at, _)| at.id()).collect();
    for (at, picture) in drawn {
        let _ = images.insert(&at, picture);
    }
    // What shows a picture must be bound to the new one.
    let shows = |painted: &Painted| {
        let picture = painted.picture.as_ref().map(Handle::id);
        picture.is_some_and(|picture| pictures.contains(&picture))
    };
    let bound = materials.iter().filter(|(_, painted)| shows(painted));
    for material in bound.map(|(id, _)| id).collect::<Vec<_>>() {
        // Asked for to be changed, it is bound anew.
        let _ = materials.get_mut(material);
    }
    redraw.write(RequestRedraw);
}
