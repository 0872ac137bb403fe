//! In a scene the panels leave: above, everybody's points as a row; below, what is being counted, and
//! how far the count has come. All in letters for the back of the room.

use crate::board::outline;
use crate::common::Hurry;
use crate::composition::Fold;
use crate::history::{drawn_level, lead_taken, sole_leader};
use crate::log::{Names, values};
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, paint_on};
use crate::panels::paint::theme::{self, GOLD, PARCHMENT};
use crate::panels::play::dial_face::land;
use crate::panels::play::hud::{Hud, elided, fitted, write};
use crate::panels::play::lens::place_name;
use crate::panels::play::marquee;
use crate::panels::play::track_inset;
use crate::panels::view::{PanelAction, PanelView};
use crate::print::icons::Icon;
use crate::rules::{MAX_PLAYERS, Place, RegionId, Seat, SeatSet};
use crate::stage::{Act, Paid, Scene, SceneWord, Veto};
use bevy_egui::egui::{
    Align2, Button, Color32, FontId, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, RichText,
    Stroke, pos2, vec2,
};

/// Darkness above and below, and what is told in it.
pub(crate) fn show(hud: &mut Hud, scene: &Scene) {
    let painter = hud
        .ctx
        .layer_painter(LayerId::new(Order::Middle, Id::new("letterbox")));
    let room = hud.ctx.content_rect();
    let tight = hud.panes.fold == Fold::Tight;
    let (above, below) = if tight { (58.0, 64.0) } else { (96.0, 124.0) };
    fade(
        &painter,
        Rect::from_min_max(room.min, pos2(room.right(), room.top() + above)),
        true,
    );
    fade(
        &painter,
        Rect::from_min_max(pos2(room.left(), room.bottom() - below), room.max),
        false,
    );
    let row = ScoreRow::of(hud.view, room, tight);
    points(hud, &painter, &row, scene);
    let (title, line) = told(hud.view, scene);
    let crowned = scene.crowned.and_then(|winners| {
        let winner = winners.iter().next()?;
        Some((winner, crowning(hud.view, winners)))
    });
    let left = room.left() + if tight { 14.0 } else { 40.0 };
    let width = room.width() * if tight { 0.52 } else { 0.61 };
    let size = if tight { 20.0 } else { 40.0 };
    let line_high = if tight { 18.0 } else { 32.0 };
    let family = theme::display();
    let title = fitted(&painter, &title, &family, (size, 16.0), width, PARCHMENT);
    let at = pos2(left, room.bottom() - line_high - 12.0);
    write(&painter, at, Align2::LEFT_BOTTOM, title);
    let (family, sizes) = (theme::text_family(), (line_high * 0.85, line_high * 0.6));
    let line = fitted(
        &painter,
        &line,
        &family,
        sizes,
        width,
        theme::PARCHMENT_DARK,
    );
    write(&painter, at - vec2(0.0, 2.0), Align2::LEFT_TOP, line);
    if scene.act.is_some() || hud.view.game.phase().is_counting() {
        course(&painter, hud.view, scene, room, tight);
        // In the race itself the track is seen.
        if !tight && scene.standing != Some(Act::Regions) {
            let corner = pos2(room.right() - 32.0, room.bottom() - 66.0);
            let size = vec2(9.0 * 38.0 + 24.0, 46.0);
            track_inset::show(hud, &painter, Rect::from_min_max(corner - size, corner));
        }
    }
    if let Some(numerals) = hud.view.numerals {
        marquee::show(hud, scene, numerals, |seat| row.place(seat));
    }
    if let Some((winner, told)) = crowned {
        proclaim(hud, &painter, winner, &told, tight);
    } else if let Some((seat, id)) = news_of_lead(hud.view) {
        let name = badge::name(hud.view.setup, seat).into();
        let told = hud.view.say(id, &[("seat", name)]);
        proclaim(hud, &painter, seat, &told, tight);
    }
    buttons(hud, room, tight);
}

/// Who has taken the lead or drawn level just now, and what that is called.
fn news_of_lead(view: &PanelView) -> Option<(Seat, &'static str)> {
    if !view.busy {
        return None;
    }
    let taken = lead_taken(view.happened).map(|seat| (seat, "scene-lead"));
    taken.or_else(|| drawn_level(view.happened).map(|seat| (seat, "scene-level")))
}

/// Something the whole room should hear of, on a ribbon below the points.
fn proclaim(hud: &Hud, painter: &Painter, seat: Seat, told: &str, tight: bool) {
    let size = if tight { 24.0 } else { 46.0 };
    let room = hud.ctx.content_rect();
    let told = painter.layout_no_wrap(
        told.to_owned(),
        FontId::new(size, theme::display()),
        PARCHMENT,
    );
    let wide = told.size().x + size * 3.0;
    let middle = pos2(room.center().x, room.top() + room.height() * 0.79);
    let ribbon = Rect::from_center_size(middle, vec2(wide, size * 1.5));
    let colour = badge::colour32(hud.view.setup.colour_of(seat));
    painter.rect_filled(ribbon.expand(4.0), 10.0, GOLD);
    painter.rect_filled(ribbon, 8.0, theme::WALNUT);
    painter.rect_filled(ribbon.shrink(4.0), 6.0, colour.gamma_multiply(0.35));
    let mark = pos2(ribbon.left() + size, middle.y);
    badge::paint(painter, mark, size * 0.5, hud.view.setup.colour_of(seat));
    let corner = pos2(ribbon.left() + size * 2.0, middle.y - told.size().y / 2.0);
    painter.galley(corner, told, PARCHMENT);
}

/// From dark at the edge, where letters stand, to nothing.
pub(crate) fn fade(painter: &Painter, band: Rect, from_top: bool) {
    let stops = [(0.0, 250), (0.55, 225), (1.0, 0)];
    let (edge, inner) = if from_top {
        (band.top(), band.bottom())
    } else {
        (band.bottom(), band.top())
    };
    let mut mesh = Mesh::default();
    for (row, (part, dark)) in (0_u32..).zip(stops) {
        let level = edge + (inner - edge) * part;
        for side in [band.left(), band.right()] {
            mesh.colored_vertex(pos2(side, level), Color32::from_black_alpha(dark));
        }
        if row > 0 {
            let first = 2 * (row - 1);
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    painter.add(mesh);
}

/// Where everybody's points stand: the leader first.
struct ScoreRow {
    seats: Vec<Seat>,
    first: f32,
    step: f32,
    level: f32,
    /// Of the shape, and of the letters.
    badge: f32,
    number: f32,
}

impl ScoreRow {
    fn of(view: &PanelView, room: Rect, tight: bool) -> Self {
        let mut seats: Vec<Seat> = view.game.seats().collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(score_told(view, seat)));
        let count = f32::from(seats.len().max(1) as u8);
        let step = (room.width() * 0.8 / count).min(200.0);
        let (badge, number) = if tight { (13.0, 24.0) } else { (21.0, 46.0) };
        Self {
            seats,
            first: room.center().x - step * (count - 1.0) / 2.0,
            step,
            level: room.top() + number * 0.5 + 3.0,
            badge,
            number,
        }
    }

    fn place(&self, seat: Seat) -> Option<Pos2> {
        let nth = self.seats.iter().position(|&other| other == seat)?;
        Some(pos2(
            self.first + self.step * f32::from(nth as u8),
            self.level,
        ))
    }
}

/// While markers run, the points they have run past; else all that have been paid.
fn score_told(view: &PanelView, seat: Seat) -> u16 {
    let told = view.numerals.into_iter().flat_map(|told| &told.numerals);
    let mut runs = told.filter_map(|numeral| match numeral.told {
        SceneWord::Runner {
            seat: runner,
            points,
        } => (runner == seat).then_some(points),
        _ => None,
    });
    runs.next().unwrap_or_else(|| view.game.score(seat))
}

/// Everybody's points, and what this place has brought so far. Whoever overtakes changes places
/// before everybody's eyes.
fn points(hud: &Hud, painter: &Painter, row: &ScoreRow, scene: &Scene) {
    let view = hud.view;
    for &seat in &row.seats {
        let Some(place) = row.place(seat) else {
            continue;
        };
        let id = Id::new("score-row").with(seat.index());
        let middle = hud.ctx.animate_value_with_time(id, place.x, 0.5);
        // Whoever falls back is overtaken from above.
        let falls_back = (place.x - middle).max(0.0) / row.step;
        let level = place.y + (falls_back * 40.0).min(14.0);
        let ink = if sole_leader(view.game) == Some(seat) {
            GOLD
        } else {
            PARCHMENT
        };
        let ink = ink.gamma_multiply(1.0 - falls_back.min(0.7));
        let at = pos2(middle - row.badge - 10.0, level);
        badge::paint(painter, at, row.badge, view.setup.colour_of(seat));
        let font = theme::bold(row.number);
        let points = score_told(view, seat).to_string();
        let at = pos2(middle, level);
        let placed = painter.text(at, Align2::LEFT_CENTER, points, font, ink);
        let paid = scene.paid[seat.index()];
        let here = u16::from(paid.points) + u16::from(paid.king) + u16::from(paid.home);
        let gained = match scene.standing {
            Some(Act::Castillo) => scene.gained[seat.index()],
            Some(Act::Regions) => scene.gained_in_all[seat.index()],
            None => here,
        };
        if gained > 0 {
            let more = view.say("standing-gained", &[("points", gained.into())]);
            let font = theme::bold(row.number * 0.6);
            let at = pos2(placed.right() + 6.0, place.y);
            painter.text(at, Align2::LEFT_CENTER, more, font, GOLD);
        }
        // Why, in words.
        if scene.place.is_some() {
            let why = reasons(view, paid).join(" ");
            let why = elided(painter, &why, theme::bold(19.0), (row.step - 8.0, 1), GOLD);
            let at = pos2(middle, place.y + row.number * 0.5 + 2.0);
            write(painter, at, Align2::CENTER_TOP, why);
        }
    }
}

/// For the rank, and for King and home.
pub(crate) fn reasons(view: &PanelView, paid: Paid) -> Vec<String> {
    let mut told = Vec::new();
    if let Some(position) = paid.position {
        let tied = if paid.tied { "-tied" } else { "" };
        let id = format!("paid{tied}-{}", position.clamp(1, MAX_PLAYERS as u8));
        told.push(view.say(&id, &[("points", paid.points.into())]));
    }
    let bonus =
        |points: u8, id: &str| (points > 0).then(|| view.say(id, &[("points", points.into())]));
    told.extend(bonus(paid.king, "paid-king"));
    told.extend(bonus(paid.home, "paid-home"));
    told
}

/// What is before everybody's eyes, as a title and a line.
fn told(view: &PanelView, scene: &Scene) -> (String, String) {
    let last = view.lines.last().map(|line| line.text.as_str());
    let line = view.caption.or(last).unwrap_or_default().to_owned();
    let line = match (scene.crowned, scene.standing) {
        (Some(_), _) => margin(view),
        (None, Some(_)) => leading(view),
        (None, None) => line,
    };
    let title = if let Some(act) = scene.standing {
        view.word(&format!("standing-{}", act.name()))
    } else if let Some(veto) = scene.veto {
        let (id, seat) = match veto {
            Veto::Played(seat) => ("banner-veto", seat),
            Veto::Answered(seat) => ("banner-veto-answered", seat),
            Veto::Stands(seat) => ("banner-veto-stands", seat),
        };
        view.say(id, &[("seat", badge::name(view.setup, seat).into())])
    } else if scene.crowned.is_some() {
        // Who it is stands on the ribbon.
        view.word("scene-all-counted")
    } else if let Some(place) = scene.place {
        let in_use = usize::from(view.game.rules().values_in_use);
        let worth = scene.values.unwrap_or_else(|| view.game.values(place));
        let args = [
            ("place", place_name(view, place).into()),
            ("values", values(worth, in_use)),
        ];
        view.say("banner-pays", &args)
    } else if scene.lit == Some(Place::Castillo) {
        view.word("banner-held")
    } else if scene.discs.is_some() {
        view.word("banner-discs")
    } else if scene.active || view.game.phase().is_counting() {
        view.word("banner-scoring")
    } else {
        of_turn(view)
    };
    (title, line)
}

fn crowning(view: &PanelView, winners: SeatSet) -> String {
    let seats = Names::new(view.text, view.setup).seats(winners.iter());
    let id = if winners.len() == 1 {
        "result-winner"
    } else {
        "result-winners"
    };
    view.say(id, &[("seats", seats)])
}

/// The most points anybody has, and how many fewer the next has.
fn ahead(view: &PanelView) -> (u16, u16) {
    let mut scores: Vec<u16> = view
        .game
        .seats()
        .map(|seat| view.game.score(seat))
        .collect();
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    let best = scores.first().copied().unwrap_or_default();
    (best, best - scores.get(1).copied().unwrap_or_default())
}

/// How close it was in the end.
fn margin(view: &PanelView) -> String {
    let (best, ahead) = ahead(view);
    let args = [("points", best.into()), ("ahead", ahead.into())];
    view.say("scene-margin", &args)
}

/// Who leads, alone or with others, and by how much.
fn leading(view: &PanelView) -> String {
    // Nothing is told before the last marker has arrived.
    if view
        .game
        .seats()
        .any(|seat| score_told(view, seat) != view.game.score(seat))
    {
        return view.word("standing-race");
    }
    let (best, ahead) = ahead(view);
    let leaders = view
        .game
        .seats()
        .filter(|&seat| view.game.score(seat) == best);
    let seats = Names::new(view.text, view.setup).seats(leaders);
    match sole_leader(view.game) {
        Some(_) => {
            let args = [("seats", seats), ("points", ahead.into())];
            view.say("standing-leads", &args)
        }
        None => view.say("standing-lead-shared", &[("seats", seats)]),
    }
}

/// Between scenes: which round it is, and whose turn.
fn of_turn(view: &PanelView) -> String {
    let round = view.game.round();
    let names = Names::new(view.text, view.setup);
    view.game.to_act().map_or_else(
        || view.say("clean-round", &[("round", round.into())]),
        |seat| {
            let args = [("round", round.into()), ("seat", names.name(seat).into())];
            view.say("clean-turn", &args)
        },
    )
}

/// The order of the count at the lower right: the Castillo and nine regions, the present one ringed.
fn course(painter: &Painter, view: &PanelView, scene: &Scene, room: Rect, tight: bool) {
    let (size, step) = if tight { (15.0, 22.0) } else { (24.0, 38.0) };
    let right = room.right() - if tight { 12.0 } else { 32.0 };
    let level = room.bottom() - if tight { 24.0 } else { 40.0 };
    let now = scene.place;
    let passed = |place: Place| now.is_some_and(|now| order(place) < order(now));
    for place in Place::ALL {
        let back = 9.0 - f32::from(order(place) as u8);
        let at = pos2(right - size / 2.0 - back * step, level);
        let tone = match (now == Some(place), passed(place)) {
            (true, _) => Color32::from_rgb(0xFF, 0xD8, 0x5C),
            (false, true) => Color32::from_gray(96),
            (false, false) => theme::PARCHMENT_DARK,
        };
        if now == Some(place) {
            painter.circle_stroke(at, size * 0.78, Stroke::new(2.0, GOLD));
        }
        if let Some(region) = place.region() {
            land(painter, &outline(region).shape, at, size, 0.0, tone);
        } else {
            let square = Rect::from_center_size(at, vec2(size, size));
            paint_on(painter, square, Printed::Icon(Icon::Castillo), view.text);
        }
    }
}

/// The Castillo first, then the regions in board order.
fn order(place: Place) -> usize {
    place.region().map_or(0, |region| {
        1 + RegionId::ALL
            .into_iter()
            .position(|other| other == region)
            .unwrap_or(0)
    })
}

/// "Go on" and "Skip", where they can be seen.
fn buttons(hud: &mut Hud, room: Rect, tight: bool) {
    let view = hud.view;
    if !view.busy || view.clean {
        return;
    }
    let high = if tight { 30.0 } else { 34.0 };
    let place = Rect::from_min_max(
        pos2(room.right() - 190.0, room.top() + 8.0),
        pos2(room.right() - 10.0, room.top() + 8.0 + high),
    );
    let place = if tight {
        place.translate(vec2(0.0, 40.0))
    } else {
        place.translate(vec2(0.0, 64.0))
    };
    hud.pane_on_top("hurry", place, |ui, hud| {
        ui.horizontal(|ui| {
            for (id, hurry) in [("scene-go-on", Hurry::GoOn), ("scene-skip", Hurry::Skip)] {
                let label = RichText::new(view.word(id)).color(PARCHMENT).size(15.0);
                let button = Button::new(label)
                    .fill(Color32::from_black_alpha(150))
                    .stroke(Stroke::new(1.0, theme::SEPIA));
                let button = ui.add(button);
                hud.actions.offer(&button, PanelAction::Hurry(hurry));
            }
        });
    });
}
