//! Pictures take longer to draw than a frame should: they are ordered here, drawn in the background
//! and put in their place when they are ready. Until then what they are for is of plain paper.

use crate::common::{Background, Broken, FrameSet};
use crate::print::Picture;
use crate::stage::look::paint::Painted;
use crate::stage::look::pictures::image;
use bevy::asset::AssetMut;
use bevy::ecs::system::SystemParam;
use bevy::log::tracing::field::Empty;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::atomic::{AtomicBool, Ordering};

/// Before a picture is drawn.
const PAPER: [u8; 4] = [0xE4, 0xD2, 0xA6, 0xFF];

type Work = Box<dyn FnOnce() -> Picture + Send + Sync>;
type DrawnPictures = Vec<(Handle<Image>, Image)>;

#[derive(Resource, Default)]
pub(crate) struct PictureQueue {
    ordered: Vec<(Handle<Image>, Work)>,
    under_way: Option<Background<DrawnPictures>>,
    /// Pictures that came in the last frame.
    fresh: Vec<AssetId<Image>>,
    /// Pictures that can't be seen yet.
    awaited: HashSet<AssetId<Image>>,
}

impl PictureQueue {
    /// Puts a picture where another was.
    pub(crate) fn deliver(&mut self, images: &mut Assets<Image>, at: &Handle<Image>, new: Image) {
        let _ = images.insert(at, new);
        self.fresh.push(at.id());
    }
}

/// Where pictures are ordered.
#[derive(SystemParam)]
pub(crate) struct PictureOrders<'w> {
    press: ResMut<'w, PictureQueue>,
    images: ResMut<'w, Assets<Image>>,
    window: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl PictureOrders<'_> {
    /// A picture that will be there soon; at once, where there is no window that should not wait.
    pub(crate) fn picture(
        &mut self,
        draw: impl FnOnce() -> Picture + Send + Sync + 'static,
    ) -> Handle<Image> {
        if self.window.is_none() {
            return self.images.add(image(draw()));
        }
        let paper = self.images.add(image(Picture {
            width: 1,
            height: 1,
            rgba: PAPER.to_vec(),
        }));
        self.press.ordered.push((paper.clone(), Box::new(draw)));
        self.press.awaited.insert(paper.id());
        paper
    }

    pub(crate) fn is_there(&self, picture: &Handle<Image>) -> bool {
        !self.press.awaited.contains(&picture.id())
    }
}

pub(crate) fn plugin(app: &mut App) {
    // Pieces are wanted sooner than the board.
    app.init_resource::<PictureQueue>()
        .add_systems(PreUpdate, (bind, print).chain().in_set(FrameSet::Pictures));
}

fn draw(ordered: Vec<(Handle<Image>, Work)>, called_off: &AtomicBool) -> DrawnPictures {
    ordered
        .into_iter()
        .take_while(|_| !called_off.load(Ordering::Relaxed))
        .map(|(at, work)| (at, image(traced(work))))
        .collect()
}

fn traced(work: Work) -> Picture {
    let span = debug_span!("draw picture", width = Empty, height = Empty).entered();
    let picture = work();
    span.record("width", picture.width);
    span.record("height", picture.height);
    picture
}

fn print(
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut press: ResMut<PictureQueue>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(drawn) = press.under_way.as_mut().and_then(Background::finished) {
        press.under_way = None;
        match drawn {
            Ok(drawn) => {
                for (at, picture) in drawn {
                    press.deliver(&mut images, &at, picture);
                }
            }
            // They stay of plain paper, but nobody waits for them.
            Err(Broken) => press.awaited.clear(),
        }
        redraw.write(RequestRedraw);
    }
    if press.under_way.is_none() && !press.ordered.is_empty() {
        let ordered = std::mem::take(&mut press.ordered);
        let work = move |called_off: &AtomicBool| draw(ordered, called_off);
        press.under_way = Some(Background::begin(wake.as_deref(), work));
    }
}

/// What shows a picture must be bound to the new one. A frame later: in one and the same frame the
/// renderer may look at a material before it has the picture.
fn bind(
    mut press: ResMut<PictureQueue>,
    mut materials: ResMut<Assets<Painted>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if press.fresh.is_empty() {
        return;
    }
    let fresh = std::mem::take(&mut press.fresh);
    for picture in &fresh {
        press.awaited.remove(picture);
    }
    let shows = |painted: &Painted| {
        let pictures = [&painted.picture, &painted.borders].into_iter().flatten();
        pictures.map(Handle::id).any(|id| fresh.contains(&id))
    };
    let stale = materials.iter().filter(|(_, painted)| shows(painted));
    for material in stale.map(|(id, _)| id).collect::<Vec<_>>() {
        // Said to be changed, it is bound anew.
        let _ = materials.get_mut(material).map(AssetMut::into_inner);
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper() -> Image {
        image(Picture {
            width: 1,
            height: 1,
            rgba: PAPER.to_vec(),
        })
    }

    #[test]
    fn what_shows_a_new_picture_is_bound_anew_a_frame_later() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_asset::<Painted>()
            .add_message::<RequestRedraw>()
            .init_resource::<PictureQueue>()
            .add_systems(PreUpdate, (bind, print).chain());
        let world = app.world_mut();
        let picture = world.resource_mut::<Assets<Image>>().add(paper());
        let mut materials = world.resource_mut::<Assets<Painted>>();
        let shows = materials.add(Painted::printed(picture.clone(), 0.1));
        let _plain = materials.add(Painted::plain(LinearRgba::WHITE, 0.1));
        app.update();
        let mut seen = app
            .world()
            .resource::<Messages<AssetEvent<Painted>>>()
            .get_cursor_current();
        app.world_mut()
            .resource_scope(|world, mut press: Mut<PictureQueue>| {
                let mut images = world.resource_mut::<Assets<Image>>();
                press.deliver(&mut images, &picture, paper());
            });
        app.update();
        let told = app.world().resource::<Messages<AssetEvent<Painted>>>();
        let changed: Vec<_> = seen.read(told).copied().collect();
        assert_eq!(changed, [AssetEvent::Modified { id: shows.id() }]);
    }
}
