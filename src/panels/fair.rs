//! What is drawn at a fair beside the game itself: while nobody is there, for who comes in, for who may
//! have gone, and for the exhibitor.

use crate::common::{AttractAct, Backstage, Exhibition, Visit};
use crate::panels::screens::attract::{self, HouseSigns};
use crate::panels::screens::backstage::{self, BackstageView};
use crate::panels::screens::{come_in, still_there};
use crate::panels::view::{PanelActions, PanelView};
use crate::text::Text;
use crate::visitors::{Countdown, EventFolder, FairDiary, LeftGame, TypedCode};
use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use qrcodegen::{QrCode, QrCodeEcc};
use std::path::Path;

/// What the house shows of itself, once it has been read.
#[derive(Resource, Default)]
pub(crate) struct HousePicture {
    hung: Option<egui::TextureHandle>,
    /// Dots for telephones.
    dots: Option<egui::TextureHandle>,
    tried: bool,
}

/// Whatever the panels must know of a fair.
#[derive(SystemParam)]
pub(crate) struct FairInputs<'w> {
    visit: Res<'w, State<Visit>>,
    act: Res<'w, State<AttractAct>>,
    door: Res<'w, State<Backstage>>,
    plan: Option<Res<'w, Exhibition>>,
    countdown: Res<'w, Countdown>,
    left: Res<'w, LeftGame>,
    typed: Res<'w, TypedCode>,
    diary: Res<'w, FairDiary>,
    folder: Res<'w, EventFolder>,
    house: Res<'w, HousePicture>,
    time: Res<'w, Time<Real>>,
}

impl FairInputs<'_> {
    pub(crate) fn is_news(&self) -> bool {
        self.visit.is_changed()
            || self.act.is_changed()
            || self.door.is_changed()
            || self.countdown.is_changed()
            || self.left.is_changed()
            || self.typed.is_changed()
            || self.house.is_changed()
            // Figures change while they are looked at.
            || *self.door.get() == Backstage::Open
    }

    /// The game is on show.
    pub(crate) fn is_on(&self) -> bool {
        self.plan.is_some()
    }

    /// Nobody is there.
    pub(crate) fn attracts(&self) -> bool {
        *self.visit.get() == Visit::Attract
    }

    /// The first screen of a stand; none at home. Returns where the table is to be seen.
    pub(crate) fn title(
        &self,
        ui: &mut egui::Ui,
        text: &Text,
        actions: &mut PanelActions,
    ) -> Option<egui::Rect> {
        let now = self.time.elapsed_secs_f64();
        let plan = self.plan.as_deref()?;
        match self.visit.get() {
            Visit::AtHome => None,
            Visit::Attract => {
                let house = HouseSigns {
                    picture: self.house.hung.as_ref(),
                    dots: self.house.dots.as_ref(),
                };
                Some(attract::name(ui, text, plan, house, now, actions))
            }
            Visit::ComeIn | Visit::Stays | Visit::StillThere => {
                let left = self.left.0.is_some();
                Some(come_in::show(ui, text, plan, left, actions))
            }
        }
    }

    /// What lies over a game.
    pub(crate) fn over_game(
        &self,
        ctx: &egui::Context,
        view: &PanelView,
        actions: &mut PanelActions,
    ) {
        if self.attracts() {
            // Wherever one touches, one comes in.
            actions.offered.clear();
            attract::captions(ctx, view, *self.act.get(), actions);
        }
    }

    /// What lies over everything.
    pub(crate) fn over_all(&self, ctx: &egui::Context, text: &Text, actions: &mut PanelActions) {
        if let Some(seconds) = self.countdown.0 {
            still_there::show(ctx, text, seconds, actions);
        }
        if *self.door.get() != Backstage::Closed {
            let view = BackstageView {
                text,
                door: *self.door.get(),
                typed: self.typed.0.len(),
                diary: &self.diary,
                folder: &self.folder,
            };
            backstage::show(ctx, &view, actions);
        }
    }
}

/// Hangs the picture of the house, once; one that can't be read stays away.
pub(crate) fn hang_picture(
    plan: Option<Res<Exhibition>>,
    mut canvas: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut house: ResMut<HousePicture>,
) {
    let Some(plan) = plan.filter(|_| !house.tried) else {
        return;
    };
    let Ok(mut context) = canvas.single_mut() else {
        return;
    };
    house.tried = true;
    let picture = plan.picture.as_deref().and_then(read);
    house.hung = picture.map(|picture| {
        let options = egui::TextureOptions::LINEAR;
        context.get_mut().load_texture("house", picture, options)
    });
    let told = plan.qr.as_deref().or(plan.address.as_deref());
    house.dots = told.and_then(dots).map(|dots| {
        let options = egui::TextureOptions::NEAREST;
        context.get_mut().load_texture("dots", dots, options)
    });
}

/// What a telephone reads, with the white margin it needs to find it.
fn dots(told: &str) -> Option<egui::ColorImage> {
    const MARGIN: usize = 4;
    let code = QrCode::encode_text(told, QrCodeEcc::Medium).ok()?;
    let side = usize::try_from(code.size()).ok()? + 2 * MARGIN;
    let mut picture = egui::ColorImage::filled([side, side], egui::Color32::WHITE);
    for y in 0..code.size() {
        for x in 0..code.size() {
            let (Ok(column), Ok(row)) = (usize::try_from(x), usize::try_from(y)) else {
                continue;
            };
            if code.get_module(x, y) {
                picture[(column + MARGIN, row + MARGIN)] = egui::Color32::BLACK;
            }
        }
    }
    Some(picture)
}

fn read(path: &Path) -> Option<egui::ColorImage> {
    let bytes = std::fs::read(path).ok()?;
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    let image = image.ok()?.try_into_dynamic().ok()?.into_rgba8();
    let size = [image.width() as usize, image.height() as usize];
    Some(egui::ColorImage::from_rgba_unmultiplied(size, &image))
}
