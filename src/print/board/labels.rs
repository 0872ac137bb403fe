//! The names of the places and what they pay, where no piece ever stands.

use crate::board::size::{SCOREBOARD_HEIGHT, SCOREBOARD_WIDTH};
use crate::board::{Point, Rect, label_of, name_line, values_line};
use crate::print::Wording;
use crate::print::ink::{FADED_INK, GOLD, INK, Ink, PAPER_WHITE, PARCHMENT};
use crate::print::lettering::{Style, figures};
use crate::print::picture::PlacedPicture;
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::lily;
use crate::print::typeface::{Typeface, TypesetLine};
use crate::rules::{Place, Values};

/// The decal with the values has the same proportions everywhere: [`values_line`] is at least as
/// wide as a mobile scoreboard.
const VALUES: Rect = Rect::new(Point::new(0.0, 0.0), SCOREBOARD_WIDTH, SCOREBOARD_HEIGHT);

/// Where the values of a place lie on the board.
pub fn values_rect(place: Place) -> Rect {
    Rect {
        centre: values_line(label_of(place)).centre,
        ..VALUES
    }
}

/// Three lilies with what first, second and third are paid, to be laid on [`values_rect`]; covers
/// a box around the origin.
pub fn values(values: Values, pixels_per_unit: f32) -> PlacedPicture {
    let scale = pixels_per_unit.clamp(8.0, 2048.0);
    let pixels = |units: f32| (units * scale).round() as u32;
    let mut sheet = Sheet::at(
        pixels(VALUES.width),
        pixels(VALUES.height),
        scale,
        VALUES.left(),
        -VALUES.top(),
    );
    let strip = Shape::rounded(Frame::on_board(VALUES).grown(-0.012), 0.05);
    sheet.fill(&strip, PARCHMENT.thin(0.94));
    sheet.stroke(&strip, 0.018, INK.lighter(0.1));
    for (nth, (lily, figure)) in value_outlines(values).iter().enumerate() {
        sheet.fill(lily, GOLD.lighter(0.42));
        // A place that pays nothing steps back.
        let ink = if values[nth] == 0 { FADED_INK } else { INK };
        sheet.stroke(figure, 0.024, PARCHMENT);
        sheet.fill(figure, ink);
        sheet.stroke(figure, 0.006, ink);
    }
    PlacedPicture {
        picture: sheet.finish(),
        covers: VALUES,
    }
}

/// For each value a lily and a figure on it. Beside the figures, small lilies looked like plus
/// signs.
pub(in crate::print) fn value_outlines(values: Values) -> [(Shape, Shape); 3] {
    const RIM: f32 = 0.025;
    let cell = (VALUES.width - 2.0 * RIM) / 3.0;
    [0_u8, 1, 2].map(|nth| {
        let left = VALUES.left() + RIM + cell * f32::from(nth);
        let flower = Frame::new(left + 0.003, -0.13, cell - 0.006, 0.26);
        let number = Frame::new(left + 0.03, -0.104, cell - 0.06, 0.208);
        let value = values[usize::from(nth)].to_string();
        let style = Style::new(Typeface::Bold, 0.4, INK);
        (lily().fitted(flower), figures(&value, number, style))
    })
}

/// The name of a place, on its line, with a light rim against the ground.
pub(super) fn name(sheet: &mut Sheet, place: Place, ground: Ink, text: Wording<'_>) {
    let shape = name_outline(place, text);
    sheet.stroke(&shape, 0.06, ground.lighter(0.45).thin(0.85));
    sheet.fill(&shape, INK);
    sheet.stroke(&shape, 0.004, INK);
}

/// As large as the line allows: small letters decide how well a name is read.
pub(in crate::print) fn name_outline(place: Place, text: Wording<'_>) -> Shape {
    let words = match place.region() {
        Some(region) => text.region(region),
        None => text.say("look-castillo", &[]),
    };
    let line = TypesetLine::set(Typeface::Bold, &words, 0.0);
    let room = Frame::on_board(name_line(label_of(place)));
    let drawn = line.shape.bounds();
    // Even with a rim the name keeps inside its line.
    let size = (room.width * 0.97 / drawn.width).min(room.height / 0.95);
    let (x, y) = room.middle();
    let (from, _) = drawn.middle();
    line.shape
        .moved(-from, 0.0)
        .scaled(size)
        .moved(x, y + size * 0.235)
        .kept_inside(room)
}

/// A rim of paper round something dark, for names that stand on the sea.
pub(super) fn on_paper(sheet: &mut Sheet, place: Place, text: Wording<'_>) {
    name(sheet, place, PAPER_WHITE, text);
}
