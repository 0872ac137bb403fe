//! Frames in which nothing on the panels changes: what was drawn last is shown once more, without
//! being laid out again. The board moves far more often than the panels do.

use crate::stage::Inscription;
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, CursorIcon, FullOutput, PlatformOutput, RawInput, Rect, epaint};
use std::fmt;

/// What the panels were drawn from, as far as it is not a resource that says itself when it changes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Grounds {
    pub(crate) room: Option<Rect>,
    pub(crate) zoom: f32,
    pub(crate) focused: bool,
    /// What is there now and may be gone in the next frame.
    pub(crate) there: [bool; 5],
}

/// The panels as they were drawn last.
#[derive(Resource, Default)]
pub struct PanelCache {
    drawn: Option<DrawnPanels>,
    laid_out: u64,
    /// So many frames are still laid out.
    lively: u8,
}

/// What is touched may change the panels at once, a frame later, and once more when it has sunk in.
const SINKS_IN: u8 = 3;

struct DrawnPanels {
    grounds: Grounds,
    inscriptions: Vec<Inscription>,
    shapes: Vec<epaint::ClippedShape>,
    pixels_per_point: f32,
    cursor: CursorIcon,
}

impl fmt::Debug for PanelCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PanelCache")
            .field("laid_out", &self.laid_out)
            .field("lively", &self.lively)
            .finish_non_exhaustive()
    }
}

impl PanelCache {
    /// How often the panels have been laid out so far.
    pub const fn laid_out(&self) -> u64 {
        self.laid_out
    }

    /// Somebody touched something, or wished for something.
    pub(crate) const fn stir(&mut self) {
        self.lively = SINKS_IN;
    }

    pub(crate) fn keep(
        &mut self,
        grounds: Grounds,
        inscriptions: &[Inscription],
        output: &FullOutput,
    ) {
        self.laid_out += 1;
        if !output.textures_delta.free.is_empty() {
            // Among the shapes may be pictures that are no more: the next frame draws them anew.
            self.stir();
        }
        self.drawn = Some(DrawnPanels {
            grounds,
            inscriptions: inscriptions.to_vec(),
            shapes: output.shapes.clone(),
            pixels_per_point: output.pixels_per_point,
            cursor: output.platform_output.cursor_icon,
        });
    }

    /// The same picture again, if there is no news, nobody touched anything, and egui itself wants
    /// no other.
    pub(crate) fn again(
        &mut self,
        news: bool,
        ctx: &Context,
        input: &RawInput,
        grounds: &Grounds,
        inscriptions: &[Inscription],
    ) -> Option<FullOutput> {
        if !input.events.is_empty() {
            self.stir();
        }
        if self.lively > 0 {
            self.lively -= 1;
            return None;
        }
        let drawn = self.drawn.as_ref()?;
        let same = drawn.grounds == *grounds && drawn.inscriptions == inscriptions;
        if news || !same || ctx.has_requested_repaint() {
            return None;
        }
        Some(FullOutput {
            platform_output: PlatformOutput {
                cursor_icon: drawn.cursor,
                ..PlatformOutput::default()
            },
            shapes: drawn.shapes.clone(),
            pixels_per_point: drawn.pixels_per_point,
            ..FullOutput::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Color32, ColorImage, Event, Pos2, TextureOptions};

    fn grounds() -> Grounds {
        Grounds {
            room: None,
            zoom: 1.0,
            focused: true,
            there: [true; 5],
        }
    }

    /// Panels that have been drawn until egui wanted no more.
    fn drawn() -> (Context, PanelCache) {
        let ctx = Context::default();
        let mut still = PanelCache::default();
        for _ in 0..5 {
            let output = ctx.run_ui(RawInput::default(), |ui| {
                ui.label("Aragon pays 5 2 1");
            });
            still.keep(grounds(), &[], &output);
            output.drop_without_applying_deltas();
        }
        (ctx, still)
    }

    #[test]
    fn what_does_not_change_is_shown_again() {
        let (ctx, mut still) = drawn();
        let again = still.again(false, &ctx, &RawInput::default(), &grounds(), &[]);
        assert!(again.is_some_and(|again| !again.shapes.is_empty()));
    }

    #[test]
    fn pictures_that_are_gone_are_not_shown_again() {
        let (ctx, mut still) = drawn();
        let picture = ColorImage::filled([2, 2], Color32::RED);
        let mut picture = Some(ctx.load_texture("a card", picture, TextureOptions::LINEAR));
        let output = ctx.run_ui(RawInput::default(), |ui| {
            // Painted, and thrown away in the same frame.
            if let Some(picture) = picture.take() {
                ui.image(&picture);
            }
        });
        still.keep(grounds(), &[], &output);
        output.drop_without_applying_deltas();
        let again = still.again(false, &ctx, &RawInput::default(), &grounds(), &[]);
        assert!(again.is_none());
    }

    #[test]
    fn whatever_happens_is_laid_out() {
        let (ctx, mut still) = drawn();
        let rests = RawInput::default();
        let again = |still: &mut PanelCache, news, grounds: &Grounds, input: &RawInput| {
            still.again(news, &ctx, input, grounds, &[]).is_some()
        };
        assert!(!again(&mut still, true, &grounds(), &rests));
        let narrower = Grounds {
            zoom: 0.9,
            ..grounds()
        };
        assert!(!again(&mut still, false, &narrower, &rests));
        let moved = RawInput {
            events: vec![Event::PointerMoved(Pos2::ZERO)],
            ..RawInput::default()
        };
        assert!(!again(&mut still, false, &grounds(), &moved));
        // It sinks in.
        assert!(!again(&mut still, false, &grounds(), &rests));
        assert!(!again(&mut still, false, &grounds(), &rests));
        assert!(again(&mut still, false, &grounds(), &rests));
        ctx.request_repaint();
        assert!(!again(&mut still, false, &grounds(), &rests));
    }
}
