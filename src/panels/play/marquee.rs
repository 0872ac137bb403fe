//! The great numerals of a scene, over the pieces they speak of; points fly from there to whoever
//! gets them.

use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, paint_on};
use crate::panels::paint::theme::{self, GOLD, PARCHMENT};
use crate::panels::play::hud::Hud;
use crate::panels::play::lens::place_name;
use crate::panels::view::PanelView;
use crate::print::icons::Icon;
use crate::rules::Seat;
use crate::stage::{Numeral, SCENE_SIZES, Scene, SceneNumerals, SceneWord, TieBracket};
use bevy_egui::egui::{
    Align2, Color32, Context, FontFamily, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Stroke,
    pos2, vec2,
};

/// Points that lie in shadow: nobody is paid for them.
const DULL: Color32 = Color32::from_rgb(0xB4, 0xA8, 0x94);
const OUTLINE: Color32 = Color32::from_rgb(0x16, 0x0B, 0x06);

/// Writes all of them. `home` tells where the points of a seat stand above.
pub(crate) fn show(
    hud: &Hud,
    scene: &Scene,
    numerals: &SceneNumerals,
    home: impl Fn(Seat) -> Option<Pos2>,
) {
    let painter = hud
        .ctx
        .layer_painter(LayerId::new(Order::Middle, Id::new("marquee")));
    let zoom = hud.ctx.zoom_factor();
    prepare(&painter, hud.ctx);
    let scribe = Marquee {
        painter: &painter,
        view: hud.view,
        zoom,
    };
    for tie in &numerals.ties {
        scribe.bracket(*tie);
    }
    for numeral in &numerals.numerals {
        scribe.numeral(scene, numeral);
    }
    for numeral in &numerals.numerals {
        if let Some((seat, points)) = gained(numeral.told)
            && let Some(home) = home(seat)
        {
            scribe.flies(numeral, points, home);
        }
    }
}

const fn gained(told: SceneWord) -> Option<(Seat, u8)> {
    match told {
        SceneWord::Prize { seat, points }
        | SceneWord::King { seat, points }
        | SceneWord::Home { seat, points }
            if points > 0 =>
        {
            Some((seat, points))
        }
        _ => None,
    }
}

/// Seconds after it is seen: points leave for the row above, and arrive there.
const LEAVES: f32 = 0.25;
const ARRIVES: f32 = 0.8;
/// Half as wide as a coin that carries them.
const COIN: f32 = 18.0;
/// Seconds in which a numeral comes to its size.
const POPS: f32 = 0.25;

/// How much larger than usual: a numeral comes in leaps, for every size of its letters has to be
/// drawn once before it can be written.
const LEAPS: [f32; 3] = [1.5, 1.25, 1.0];

fn swollen(age: f32) -> f32 {
    if age < POPS * 0.4 {
        LEAPS[0]
    } else if age < POPS {
        LEAPS[1]
    } else {
        LEAPS[2]
    }
}

/// Sizes of letters are a few, however large the window is.
fn step_of(size: f32) -> f32 {
    (size / 4.0).round().max(1.0) * 4.0
}

/// Has figures drawn that a scene will need, a few with every frame while it begins: all at once
/// would hold it up in the middle of a count.
fn prepare(painter: &Painter, ctx: &Context) {
    let id = Id::new("marquee-prepared");
    let nth: usize = ctx.data(|data| data.get_temp(id).unwrap_or(0));
    let base = SCENE_SIZES.get(nth / LEAPS.len());
    let Some(base) = base else {
        return;
    };
    let high = ctx.content_rect().height() / 720.0;
    let size = step_of(base * high * LEAPS[nth % LEAPS.len()]);
    let font = FontId::new(size, family());
    let _ = painter.layout_no_wrap("+0123456789".to_owned(), font, GOLD);
    ctx.data_mut(|data| data.insert_temp(id, nth + 1));
    ctx.request_repaint();
}

struct Marquee<'a, 'v> {
    painter: &'a Painter,
    view: &'a PanelView<'v>,
    zoom: f32,
}

impl Marquee<'_, '_> {
    fn at(&self, at: bevy::math::Vec2) -> Pos2 {
        pos2(at.x, at.y) / self.zoom
    }

    fn numeral(&self, scene: &Scene, numeral: &Numeral) {
        let at = self.at(numeral.at);
        let size = numeral.size / self.zoom * swollen(numeral.age);
        match numeral.told {
            SceneWord::Count { seat, count } => self.counted(at, size, seat, count.into()),
            SceneWord::Runner { seat, points } => self.counted(at, size, seat, points),
            SceneWord::Prize { points, .. } => {
                let (text, ink) = if points > 0 {
                    (format!("+{points}"), GOLD)
                } else {
                    ("0".to_owned(), DULL)
                };
                self.write(at, &text, size, ink);
            }
            SceneWord::King { points, .. } => self.bonus(at, size, points, Icon::King),
            SceneWord::Home { points, .. } => self.bonus(at, size, points, Icon::Grande),
            SceneWord::Values => {
                let in_use = usize::from(self.view.game.rules().values_in_use);
                let values = scene.values.into_iter().flatten().take(in_use);
                for (nth, value) in (0_u8..).zip(values) {
                    let step = vec2(size * 0.9 * f32::from(nth), 0.0);
                    let paid = scene.paid.iter().any(|paid| paid.position == Some(nth + 1));
                    let ink = if paid { DULL } else { GOLD };
                    self.write(at + step, &value.to_string(), size, ink);
                }
            }
            SceneWord::Disc { seat, to } => {
                let name = place_name(self.view, to.place());
                let colour = self.view.setup.colour_of(seat);
                let shown = numeral.age > FACES_SEEN;
                let text = if shown { name } else { String::new() };
                let font = FontId::new(size, theme::display());
                let text = self.painter.layout_no_wrap(text, font, PARCHMENT);
                let half = text.size().x / 2.0;
                badge::paint(
                    self.painter,
                    at - vec2(half + size * 0.7, 0.0),
                    size * 0.5,
                    colour,
                );
                let corner = at - vec2(half, text.size().y / 2.0);
                self.painter.galley(corner, text, PARCHMENT);
            }
        }
    }

    /// On a plate in the colour of its player.
    fn counted(&self, at: Pos2, size: f32, seat: Seat, count: u16) {
        let colour = self.view.setup.colour_of(seat);
        let wide = if count > 99 { 2.2 } else { 1.7 };
        let plate = Rect::from_center_size(at, vec2(size * wide, size * 0.92));
        let line = Stroke::new(2.0, badge::colour32(colour));
        self.painter.rect(
            plate,
            size * 0.3,
            Color32::from_rgba_unmultiplied(0x16, 0x0B, 0x06, 200),
            line,
            bevy_egui::egui::StrokeKind::Outside,
        );
        let mark = at - vec2(size * 0.42, 0.0);
        badge::paint(self.painter, mark, size * 0.36, colour);
        let figures = at + vec2(size * 0.38, 0.0);
        self.write(figures, &count.to_string(), size, PARCHMENT);
    }

    /// Given by the King, or by one's own Grande.
    fn bonus(&self, at: Pos2, size: f32, points: u8, icon: Icon) {
        let square = Rect::from_center_size(at - vec2(size * 0.75, 0.0), vec2(size, size) * 0.9);
        self.painter.circle(
            square.center(),
            size * 0.58,
            PARCHMENT,
            Stroke::new(2.0, GOLD),
        );
        paint_on(self.painter, square, Printed::Icon(icon), self.view.text);
        self.write(
            at + vec2(size * 0.45, 0.0),
            &format!("+{points}"),
            size,
            GOLD,
        );
    }

    /// Over those who tie.
    fn bracket(&self, tie: TieBracket) {
        let [from, to] = [tie.from, tie.to].map(|end| self.at(end));
        let level = from.y.min(to.y) + 2.0;
        let drop = vec2(0.0, 14.0);
        let line = [
            pos2(from.x, level) + drop,
            pos2(from.x, level),
            pos2(to.x, level),
            pos2(to.x, level) + drop,
        ];
        for (width, ink) in [(9.0, OUTLINE), (5.0, PARCHMENT)] {
            for ends in line.windows(2) {
                self.painter
                    .line_segment([ends[0], ends[1]], Stroke::new(width, ink));
            }
        }
        let word = self.view.word("scene-tie");
        let font = theme::bold(26.0);
        let word = self.painter.layout_no_wrap(word, font, OUTLINE);
        let middle = pos2(f32::midpoint(from.x, to.x), level);
        let plate = Rect::from_center_size(middle, word.size() + vec2(14.0, -4.0));
        self.painter.rect_filled(plate, 6.0, PARCHMENT);
        let corner = middle - word.size() / 2.0;
        self.painter.galley(corner, word, OUTLINE);
    }

    /// On their way to the row above.
    fn flies(&self, numeral: &Numeral, points: u8, home: Pos2) {
        let part = (numeral.age - LEAVES) / (ARRIVES - LEAVES);
        if !(0.0..1.0).contains(&part) {
            return;
        }
        let eased = part * part * (3.0 - 2.0 * part);
        let from = self.at(numeral.at) - vec2(0.0, numeral.size / self.zoom * 0.8);
        let at = from + (home - from) * eased;
        // A coin, not another numeral: nobody is paid twice.
        let rim = Stroke::new(2.0, OUTLINE);
        self.painter.circle(at, COIN, GOLD, rim);
        let font = theme::bold(COIN * 1.3);
        self.painter
            .text(at, Align2::CENTER_CENTER, points, font, OUTLINE);
    }

    /// Large letters with a dark rim, readable on anything.
    fn write(&self, at: Pos2, text: &str, size: f32, ink: Color32) {
        // Every size is drawn once before it can be written: a few do for all.
        let size = step_of(size);
        let font = FontId::new(size, family());
        let rim = (size * 0.05).max(1.5);
        for (x, y) in [
            (-1.0, 0.0),
            (1.0, 0.0),
            (0.0, -1.0),
            (0.0, 1.0),
            (0.7, 0.7),
            (-0.7, 0.7),
        ] {
            let off = vec2(x, y) * rim;
            self.painter
                .text(at + off, Align2::CENTER_CENTER, text, font.clone(), OUTLINE);
        }
        self.painter
            .text(at, Align2::CENTER_CENTER, text, font, ink);
    }
}

/// Seconds until discs that are held up show their faces.
const FACES_SEEN: f32 = 1.9;

fn family() -> FontFamily {
    theme::bold_family()
}
