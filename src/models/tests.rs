//! What every model must keep, and what some promise.

use super::*;
use crate::board::size::{
    CABALLERO, CARD_HEIGHT, CARD_WIDTH, GRANDE, KING, ROUND_MARKER, SCOREBOARD_HEIGHT,
    SCOREBOARD_WIDTH, SECRET_DISC, TOWER,
};
use crate::board::{BOARD, FRAME, Point, Polygon, lands, outlines};
use glam::Vec3;

const LAND: (f32, f32) = (0.12, 0.03);

/// Every model with its name and the most triangles it may have.
fn all() -> Vec<(&'static str, Model, usize)> {
    let mut models = vec![
        ("caballero", caballero(), 120),
        ("grande", grande(), 120),
        ("king", king(), 2500),
        ("crown", crown(), 1500),
        ("seal", seal(), 700),
        ("castillo_body", castillo_body(), 7000),
        ("castillo_gate", castillo_gate(), 600),
        ("castillo_banner", castillo_banner(), 400),
        ("card_front", card_front(), 100),
        ("card_back", card_back(), 100),
        ("disc_front", disc_front(), 700),
        ("disc_back", disc_back(), 100),
        ("disc", disc(), 800),
        ("disc_pointer", disc_pointer(), 300),
        ("scoreboard", scoreboard(), 100),
        ("score_marker", score_marker(), 700),
        ("flag", flag(), 200),
        ("round_marker", round_marker(), 1500),
        ("tray", tray(1.52, 0.75), 200),
        ("candlestick", candlestick(), 1200),
        ("flame", flame(), 200),
        ("books", books(), 700),
        ("chart", chart(), 800),
        ("inkwell", inkwell(), 700),
        ("chair", chair(), 600),
        ("frame", frame(BOARD, FRAME, 0.2), 400),
    ];
    for outline in outlines() {
        models.push((
            "region",
            bevelled_slab(&outline.shape, LAND.0, LAND.1),
            1500,
        ));
    }
    for land in lands() {
        models.push(("land", bevelled_slab(&land.shape, LAND.0, LAND.1), 1500));
    }
    models
}

fn triangles(model: &Model) -> impl Iterator<Item = [usize; 3]> + '_ {
    let corners = model.indices.chunks_exact(3);
    corners.map(|three| [three[0], three[1], three[2]].map(|index| index as usize))
}

/// Twice the area, away from the front.
fn facing(model: &Model, corners: [usize; 3]) -> Vec3 {
    let [a, b, c] = corners.map(|corner| model.positions[corner]);
    (b - a).cross(c - a)
}

#[test]
fn every_model_is_sound() {
    for (name, model, most) in all() {
        println!("{name}: {} triangles", model.triangle_count());
        let count = model.positions.len();
        assert_eq!(model.normals.len(), count, "{name}");
        assert_eq!(model.uvs.len(), count, "{name}");
        if let Some(colours) = &model.colours {
            assert_eq!(colours.len(), count, "{name}");
            let odd = |c: &f32| !(0.0..=1.5).contains(c);
            assert!(!colours.iter().flatten().any(odd), "{name}");
        }
        assert_eq!(model.indices.len() % 3, 0, "{name}");
        assert!(
            model.indices.iter().all(|&i| (i as usize) < count),
            "{name}"
        );
        assert!(model.triangle_count() > 0, "{name}");
        assert!(
            model.triangle_count() <= most,
            "{name}: {}",
            model.triangle_count()
        );
        for normal in &model.normals {
            assert!((normal.length() - 1.0).abs() < 1e-4, "{name}: {normal:?}");
        }
    }
}

#[test]
fn fronts_look_where_their_normals_do() {
    for (name, model, _) in all() {
        for corners in triangles(&model) {
            let front = facing(&model, corners);
            assert!(front.length() > 1e-9, "{name}: a sliver {corners:?}");
            for corner in corners {
                let along = front.dot(model.normals[corner]) / front.length();
                let at = model.positions[corner];
                assert!(along > 0.05, "{name}: {along} at {at:?}");
            }
        }
    }
}

/// Of a closed model, negative if it is inside out.
fn volume(model: &Model) -> f32 {
    let part = |corners: [usize; 3]| {
        let [a, b, c] = corners.map(|corner| model.positions[corner]);
        a.dot(b.cross(c)) / 6.0
    };
    triangles(model).map(part).sum()
}

#[test]
fn closed_models_have_their_outside_outside() {
    let of = |side: f32| side * side * side;
    for (model, side) in [(caballero(), CABALLERO), (grande(), GRANDE)] {
        let full = volume(&model) / of(side);
        assert!((0.9..1.0).contains(&full), "{full}");
    }
    let disc_full = std::f32::consts::PI * (SECRET_DISC / 2.0).powi(2) * DISC_THICKNESS;
    assert!((0.7..1.0).contains(&(volume(&disc()) / disc_full)));
    for (name, model) in [
        ("king", king()),
        ("gate", castillo_gate()),
        ("score marker", score_marker()),
        ("round marker", round_marker()),
        ("scoreboard", scoreboard()),
    ] {
        assert!(volume(&model) > 0.0, "{name}");
    }
    // Away from the middle of a convex piece, all of it looks outwards.
    for model in [caballero(), grande()] {
        for (at, normal) in model.positions.iter().zip(&model.normals) {
            assert!(at.dot(*normal) > 0.0);
        }
    }
}

#[test]
fn what_lies_flat_looks_up() {
    for (name, model) in [("pointer", disc_pointer()), ("tray", tray(1.0, 0.5))] {
        for corners in triangles(&model) {
            assert!(facing(&model, corners).y > -1e-6, "{name}");
        }
    }
    let [low, high] = disc_pointer().bounds();
    assert!((low[0] + high[0]).abs() < 1e-4, "both halves of the blade");
}

#[test]
fn bounds_are_as_promised() {
    let close = |model: &Model, low: Vec3, high: Vec3, name: &str| {
        let bounds = model.bounds();
        // A circle of many corners is a little narrower than its radius.
        let close = bounds[0].abs_diff_eq(low, 4e-3) && bounds[1].abs_diff_eq(high, 4e-3);
        assert!(close, "{name}: {bounds:?}");
    };
    let about = |half: [f32; 3]| (-Vec3::from(half), Vec3::from(half));
    let standing = |width: f32, height: f32, depth: f32| {
        let (x, z) = (width / 2.0, depth / 2.0);
        (Vec3::new(-x, 0.0, -z), Vec3::new(x, height, z))
    };
    // Each of its two leaves has half of the edge.
    let mut card = card_front();
    card.add(card_back());
    let expected = [
        ("caballero", caballero(), about([CABALLERO / 2.0; 3])),
        ("grande", grande(), about([GRANDE / 2.0; 3])),
        (
            "disc",
            disc(),
            about([SECRET_DISC / 2.0, DISC_THICKNESS / 2.0, SECRET_DISC / 2.0]),
        ),
        (
            "card",
            card,
            about([CARD_WIDTH / 2.0, CARD_THICKNESS / 2.0, CARD_HEIGHT / 2.0]),
        ),
        (
            "scoreboard",
            scoreboard(),
            standing(SCOREBOARD_WIDTH, SCOREBOARD_THICKNESS, SCOREBOARD_HEIGHT),
        ),
        (
            "score marker",
            score_marker(),
            standing(SCORE_MARKER_WIDTH, SCORE_MARKER_HEIGHT, SCORE_MARKER_WIDTH),
        ),
        (
            "round marker",
            round_marker(),
            standing(ROUND_MARKER, ROUND_MARKER_HEIGHT, ROUND_MARKER),
        ),
        ("tray", tray(1.52, 0.75), standing(1.52, TRAY_RIM, 0.75)),
        (
            "frame",
            frame(BOARD, FRAME, 0.2),
            standing(FRAME.width, 0.2, FRAME.height),
        ),
    ];
    for (name, model, (low, high)) in expected {
        close(&model, low, high, name);
    }
    let [low, high] = king().bounds();
    assert!(
        (low[1] + KING_HEIGHT / 2.0).abs() < 1e-4 && (high[1] - KING_HEIGHT / 2.0).abs() < 1e-4
    );
    // The crown leans out a little further than the foot.
    assert!(high[0] >= KING / 2.0 && high[0] < KING / 2.0 + 0.025);
}

#[test]
fn the_tower_stands_on_its_foot_and_is_open() {
    let body = castillo_body();
    let [low, high] = body.bounds();
    assert!(low[1].abs() < 1e-4 && (high[1] - CASTILLO_HEIGHT).abs() < 1e-4);
    let half = TOWER / 2.0;
    for (at, normal) in body.positions.iter().zip(&body.normals) {
        // On the ground it keeps to its foot; higher up turrets and hoarding stand out.
        let reach = at[0].abs().max(at[2].abs());
        let most = if at[1] < 0.65 {
            half + 1e-4
        } else {
            half + 0.125
        };
        assert!(reach <= most, "{at:?}");
        // Nothing is in the shaft above the darkness but its walls: pieces fall freely.
        let inside =
            at[0].abs() < 0.5 && at[2].abs() < 0.33 || at[0].abs() < 0.33 && at[2].abs() < 0.5;
        assert!(!inside || at[1] <= CASTILLO_DARKNESS, "{at:?} {normal:?}");
    }
    // The leaf fills the gate and, lying, reaches into the sea but not through the board.
    let [low, high] = castillo_gate().bounds();
    assert!(low[1].abs() < 1e-4 && high[1] < 0.5 && high[0] < 0.22);
    assert!(
        GATE_HINGE[2] + low[2] > 0.54,
        "the leaf stays outside the portcullis"
    );
}

#[test]
fn pictures_are_shown_within_their_edges() {
    for (name, model) in [
        ("caballero", caballero()),
        ("grande", grande()),
        ("card_front", card_front()),
        ("card_back", card_back()),
        ("disc", disc()),
        ("scoreboard", scoreboard()),
        ("score_marker", score_marker()),
        ("flag", flag()),
    ] {
        let off = |uv: &&[f32; 2]| uv.iter().any(|part| !(-1e-5..=1.000_01).contains(part));
        assert_eq!(model.uvs.iter().find(off), None, "{name}");
    }
    // The whole picture is on top of a cube, and its upper edge lies in the north.
    let cube = caballero();
    let top = (0..cube.uvs.len()).filter(|&n| cube.normals[n][1] > 0.99);
    for n in top {
        let (Vec3 { x, z, .. }, [u, v]) = (cube.positions[n], cube.uvs[n]);
        assert!((u - 0.5) * x >= 0.0 && (v - 0.5) * z >= 0.0);
    }
}

/// Seen from above, in square units.
fn shadow(model: &Model, only_flat: bool) -> f32 {
    triangles(model)
        .filter(|corners| !only_flat || corners.iter().all(|&n| model.normals[n][1] > 0.999))
        .map(|corners| facing(model, corners)[1].max(0.0) / 2.0)
        .sum()
}

#[test]
fn slabs_cover_their_land() {
    let shapes = outlines().iter().map(|outline| &outline.shape);
    for shape in shapes.chain(lands().iter().map(|land| &land.shape)) {
        let model = bevelled_slab(shape, LAND.0, LAND.1);
        let covered = shadow(&model, false) / shape.area();
        assert!((covered - 1.0).abs() < 0.03, "{covered}");
        let [low, high] = model.bounds();
        assert!(low[1].abs() < 1e-6 && (high[1] - LAND.0).abs() < 1e-6);
        let strayed = |at: &&Vec3| {
            let point = Point::new(at[0], -at[2]);
            !shape.contains(point) && shape.distance_to_border(point) > 1e-4
        };
        assert_eq!(model.positions.iter().find(strayed), None);
    }
    for outline in outlines() {
        let model = bevelled_slab(&outline.shape, LAND.0, LAND.1);
        let flat = shadow(&model, true) / outline.shape.area();
        assert!((0.8..1.0).contains(&flat), "{:?}: {flat}", outline.id);
        for (uv, at) in model.uvs.iter().zip(&model.positions) {
            assert!((uv[0] - at[0]).abs() < 1e-6 && (uv[1] + at[2]).abs() < 1e-6);
        }
    }
}

#[test]
fn upper_edges_of_land_do_not_cross() {
    for outline in outlines() {
        let model = bevelled_slab(&outline.shape, LAND.0, LAND.1);
        // The top ring comes first.
        let ring: Vec<Point> = model.positions[..outline.shape.ring().len()]
            .iter()
            .map(|at| Point::new(at[0], -at[2]))
            .collect();
        let sides: Vec<_> = Polygon::new(ring).sides().collect();
        for (nth, &(a, b)) in sides.iter().enumerate() {
            for &(c, d) in &sides[nth + 1..] {
                let crossed = slab::cross_each_other(a, b, c, d);
                assert!(!crossed, "{:?}: {a:?} {c:?}", outline.id);
            }
        }
    }
}

#[test]
fn even_needles_and_slivers_get_a_bevel() {
    let needle = [
        [0.0, 0.0],
        [1.0, 0.0],
        [1.0, 0.01],
        [0.5, 0.012],
        [0.0, 0.01],
    ];
    let shape = Polygon::new(needle.map(Point::from).to_vec());
    let model = bevelled_slab(&shape, LAND.0, LAND.1);
    assert!((shadow(&model, false) / shape.area() - 1.0).abs() < 0.03);
}
