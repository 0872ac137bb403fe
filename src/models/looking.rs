//! Draws every model to a folder, so that it can be looked at.

use super::raster::{Canvas, Paint};
use super::vector::Vector;
use super::*;
use crate::board::{BOARD, MAP, Rect, outlines};
use crate::print::{Picture, cards, tokens};
use crate::rules::{CardId, Colour, Scoreboard, StackId};
use crate::text::Text;
use std::path::Path;

/// The camera of the game looks this many degrees down.
const DOWN: f32 = 54.0;
/// About what a board unit takes on the screen, in pixels.
const GAME: f32 = 50.0;
const WHITE: Paint = Paint::Plain([1.0; 3]);

struct Scene<'a>(Vec<(Model, Vector, Paint<'a>)>);

impl Scene<'_> {
    fn save(
        &self,
        folder: &Path,
        name: &str,
        size: (u32, u32),
        scale: f32,
        view: (f32, f32, Vector),
    ) {
        let mut canvas = Canvas::new(size, scale, view.2, view.0, view.1);
        for (model, at, paint) in &self.0 {
            canvas.draw(model, *at, *paint);
        }
        canvas.save(folder, name);
    }
}

/// Run with `PICTURES=folder cargo test --lib models::looking -- --ignored`.
#[test]
#[ignore = "for looking at models"]
fn pictures() {
    let Some(folder) = std::env::var_os("PICTURES") else {
        return;
    };
    let folder = Path::new(&folder);
    tower(folder);
    pieces(folder);
    flat_things(folder);
    wood_and_land(folder);
    let start = std::time::Instant::now();
    for outline in outlines() {
        bevelled_slab(&outline.shape, 0.12, 0.03);
    }
    println!("nine regions: {} ms", start.elapsed().as_millis());
}

fn lying(model: &Model) -> Model {
    let mut model = model.clone();
    for vector in model.positions.iter_mut().chain(&mut model.normals) {
        *vector = [vector[0], -vector[2], vector[1]];
    }
    model
}

fn tower(folder: &Path) {
    let hinge = GATE_HINGE;
    let mut scene = Scene(vec![
        (castillo_body(), [0.0; 3], WHITE),
        (castillo_gate(), hinge, WHITE),
        (castillo_banner(), BANNER_FOOT, WHITE),
    ]);
    let middle = [0.0, 1.1, 0.0];
    scene.save(folder, "castillo", (900, 1000), 330.0, (DOWN, 0.0, middle));
    scene.save(
        folder,
        "castillo-low",
        (900, 1000),
        300.0,
        (25.0, 35.0, middle),
    );
    scene.save(
        folder,
        "castillo-above",
        (700, 700),
        330.0,
        (85.0, 0.0, middle),
    );
    scene.save(
        folder,
        "castillo-game",
        (120, 160),
        GAME,
        (DOWN, 0.0, middle),
    );
    scene.0[1].0 = lying(&castillo_gate());
    scene.save(
        folder,
        "castillo-open",
        (900, 1000),
        330.0,
        (40.0, -20.0, middle),
    );
}

fn pieces(folder: &Path) {
    let tops: Vec<Picture> = Colour::ALL.map(|c| tokens::piece_top(c, 256)).into();
    let flags: Vec<Picture> = Colour::ALL.map(|c| tokens::hundred_flag(c, 256)).into();
    let mut scene = Scene(Vec::new());
    for (nth, (top, flag_top)) in (0_u8..).zip(tops.iter().zip(&flags)) {
        let x = f32::from(nth) * 0.6 - 1.5;
        let (top, flag_top) = (Paint::Picture(top), Paint::Picture(flag_top));
        scene.0.push((grande(), [x, 0.21, -0.5], top));
        for (dx, y) in [(0.0, 0.13), (0.28, 0.13), (0.0, 0.39)] {
            scene.0.push((caballero(), [x + dx - 0.14, y, 0.05], top));
        }
        scene.0.push((score_marker(), [x, 0.0, 0.55], top));
        if nth % 2 == 0 {
            scene
                .0
                .push((flag(), [x, SCORE_MARKER_HEIGHT, 0.55], flag_top));
        }
    }
    scene.0.push((king(), [1.6, 0.4, 0.2], WHITE));
    scene.0.push((round_marker(), [2.1, 0.0, 0.4], WHITE));
    let view = (DOWN, 0.0, [0.3, 0.2, 0.0]);
    scene.save(folder, "pieces", (1300, 700), 300.0, view);
    scene.save(folder, "pieces-game", (220, 120), GAME, view);
    let mut close = Scene(vec![(king(), [-0.3, 0.4, 0.0], WHITE)]);
    close.0.push((round_marker(), [0.35, 0.0, 0.0], WHITE));
    let view = (DOWN, 0.0, [0.0, 0.35, 0.0]);
    close.save(folder, "king", (900, 700), 700.0, view);
    close.save(folder, "king-low", (900, 700), 700.0, (15.0, 0.0, view.2));
}

fn flat_things(folder: &Path) {
    let text = Text::english();
    let face = cards::action_card(CardId::ALL[7], 512, &text);
    let back = cards::stack_back(StackId::ALL[2], 512);
    let disc_face = tokens::disc_face(512, &text);
    let colour = tokens::disc_back(Colour::Navy, 512);
    let tile = tokens::scoreboard_tile(Scoreboard::ALL[0], 384);
    let turn_over = |model: &Model| {
        let mut model = model.clone();
        for vector in model.positions.iter_mut().chain(&mut model.normals) {
            *vector = [-vector[0], -vector[1], vector[2]];
        }
        model
    };
    let mut scene = Scene(vec![
        (card_front(), [-1.0, 0.01, 0.0], Paint::Picture(&face)),
        (
            turn_over(&card_back()),
            [0.25, 0.01, 0.0],
            Paint::Picture(&back),
        ),
        (disc_front(), [1.3, 0.03, -0.4], Paint::Picture(&disc_face)),
        (disc_pointer(), [1.3, 0.047, -0.4], WHITE),
        (scoreboard(), [1.5, 0.0, 0.7], Paint::Picture(&tile)),
    ]);
    let over = turn_over(&disc_back());
    scene
        .0
        .push((over, [2.1, 0.03, -0.4], Paint::Picture(&colour)));
    scene.0.push((
        turn_over(&disc_front()),
        [2.1, 0.03, -0.4],
        Paint::Picture(&colour),
    ));
    let view = (DOWN, 0.0, [0.5, 0.0, 0.0]);
    scene.save(folder, "flat", (1300, 600), 310.0, view);
    scene.save(folder, "flat-game", (220, 100), GAME, view);
}

fn wood_and_land(folder: &Path) {
    let mut scene = Scene(vec![(tray(1.52, 0.75), [-0.9, 0.0, 0.0], WHITE)]);
    let inner = Rect::new(crate::board::Point::default(), 1.2, 0.8);
    scene
        .0
        .push((frame(inner, inner.grown(0.3), 0.2), [1.2, 0.0, 0.0], WHITE));
    let view = (DOWN, 0.0, [0.3, 0.0, 0.0]);
    scene.save(folder, "wood", (1200, 500), 320.0, view);

    let mut board = Scene(Vec::new());
    let greens = [[0.5, 0.4, 0.25], [0.4, 0.45, 0.25], [0.6, 0.5, 0.3]];
    for (nth, outline) in outlines().iter().enumerate() {
        let paint = Paint::Plain(greens[nth % greens.len()]);
        board
            .0
            .push((bevelled_slab(&outline.shape, 0.12, 0.03), [0.0; 3], paint));
    }
    board
        .0
        .push((frame(BOARD, BOARD.grown(0.4), 0.22), [0.0; 3], WHITE));
    board
        .0
        .push((tray(MAP.width / 3.0, 1.0), [0.0, 0.0, 7.0], WHITE));
    board.save(folder, "land", (1280, 720), 62.0, (DOWN, 0.0, [0.0; 3]));
    board.save(
        folder,
        "land-close",
        (1280, 720),
        330.0,
        (DOWN, 0.0, [-4.6, 0.0, -2.5]),
    );
}
