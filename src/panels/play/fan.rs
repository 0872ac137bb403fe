//! A hand of cards, fanned out at the lower edge. A click lifts a card and says what playing it would
//! mean; a second click, the seal, or a drag onto the table plays it: a card can't be taken back.

use crate::composition::Fold;
use crate::log::{Names, refusal};
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, TALL, paint_turned};
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, elided, rect, ring, slip, write};
use crate::panels::play::seal::{self, SealAction};
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, ModifierId, Power, Seat};
use bevy_egui::egui::{Align2, Color32, FontId, Id, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2};

/// A card in the fan.
#[derive(Clone, Debug)]
pub(crate) struct HandCard {
    pub(crate) printed: Printed,
    /// What playing it means; none where it can't be played now.
    pub(crate) decision: Option<Decision>,
    /// Why it can't, and who is in the way.
    pub(crate) why_not: Option<String>,
    pub(crate) blocked_by: Option<Seat>,
    /// What it would mean, under its value.
    pub(crate) note: Vec<String>,
}

/// A card rises this far when it is lifted, and grows.
const LIFTED: f32 = 1.24;
/// Cards lean outwards, in radians at the ends.
const LEAN: f32 = 0.10;

/// The fan, the note, and the seal that plays the lifted card.
pub(crate) fn show(hud: &mut Hud, cards: &[HandCard], play: &str) {
    let spread = Spread::of(hud, cards.len());
    let chosen = hud.state.chosen;
    let is_lifted = |card: &HandCard| chosen.is_some() && card.decision == chosen;
    let mut raised = cards.iter().position(is_lifted);
    let mut focused = None;
    let all = spread.all();
    let pane = bevy::math::Rect::new(all.left(), all.top(), all.right(), all.bottom());
    hud.pane("fan", pane, |ui, hud| {
        for (nth, card) in cards.iter().enumerate() {
            let touch = answers(ui, hud, (nth, &spread), card, is_lifted(card));
            if touch.pointed_at {
                raised = Some(nth);
            }
            if touch.focused {
                focused = Some(nth);
            }
        }
        // Those further right lie on top; the one pointed at on top of all.
        for (nth, card) in cards
            .iter()
            .enumerate()
            .filter(|(nth, _)| raised != Some(*nth))
        {
            let place = (spread.card(nth), spread.lean(nth));
            face(ui, hud.view, card, place, false);
            hud.actions.cards.push(place.0);
        }
        if let Some((nth, card)) = raised.and_then(|nth| Some((nth, cards.get(nth)?))) {
            let up = card.decision.is_some();
            let place = if up {
                (spread.risen(nth), 0.0)
            } else {
                (spread.card(nth), spread.lean(nth))
            };
            face(ui, hud.view, card, place, up);
            hud.actions.cards.push(place.0);
        }
        // Whoever walks with the keyboard sees where they are, whatever the mouse points at.
        if let Some(nth) = focused {
            let place = if raised == Some(nth) {
                spread.risen(nth)
            } else {
                spread.slot(nth)
            };
            ring(ui.painter(), place);
        }
    });
    if let Some(card) = raised.and_then(|nth| cards.get(nth)) {
        note(hud, card);
    }
    let label = hud.view.word(play);
    let tip = hud.view.word("fan-seal-tip");
    let action = chosen.map(PanelAction::Decide);
    seal::show(hud, SealAction { label, tip, action });
}

/// How cards of a hand lie.
struct Spread {
    first: Pos2,
    step: f32,
    size: Vec2,
    count: usize,
}

impl Spread {
    fn of(hud: &Hud, count: usize) -> Self {
        let room = rect(hud.panes.hand);
        let size = vec2(room.height() / TALL, room.height());
        let gaps = f32::from(count.saturating_sub(1).max(1) as u8);
        let step = ((room.width() - size.x) / gaps).min(size.x * 0.72);
        let all = step * f32::from(count.saturating_sub(1) as u8) + size.x;
        Self {
            first: pos2(room.center().x - all / 2.0, room.top()),
            step,
            size,
            count,
        }
    }

    /// From -1 at the left end to 1 at the right.
    fn along(&self, nth: usize) -> f32 {
        let half = f32::from(self.count.saturating_sub(1) as u8) / 2.0;
        if half == 0.0 {
            return 0.0;
        }
        (f32::from(nth as u8) - half) / half
    }

    fn lean(&self, nth: usize) -> f32 {
        self.along(nth) * LEAN
    }

    /// Of a card the part that can be seen: up to the next one.
    fn slot(&self, nth: usize) -> Rect {
        let card = self.card(nth);
        let right = if nth + 1 < self.count {
            self.card(nth + 1).left()
        } else {
            card.right()
        };
        Rect::from_min_max(card.min, pos2(right, card.bottom()))
    }

    /// A card that is pointed at or lifted, large and upright, its foot at the window's edge.
    fn risen(&self, nth: usize) -> Rect {
        let card = self.card(nth);
        let size = card.size() * LIFTED;
        let foot = self.first.y + self.size.y - 8.0;
        Rect::from_center_size(pos2(card.center().x, foot - size.y / 2.0), size)
    }

    fn all(&self) -> Rect {
        (0..self.count)
            .map(|nth| self.card(nth))
            .reduce(Rect::union)
            .unwrap_or(Rect::NOTHING)
    }

    fn card(&self, nth: usize) -> Rect {
        let along = self.along(nth);
        let low = along * along * 16.0;
        let corner = self.first + vec2(self.step * f32::from(nth as u8), low);
        Rect::from_min_size(corner, self.size)
    }
}

/// What a hand or the keyboard does with a card.
struct CardTouch {
    pointed_at: bool,
    focused: bool,
}

/// Answers the hand on a card.
fn answers(
    ui: &Ui,
    hud: &mut Hud,
    (nth, spread): (usize, &Spread),
    card: &HandCard,
    lifted: bool,
) -> CardTouch {
    let sense = if card.decision.is_some() {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let slot = spread.slot(nth);
    let response = ui.interact(slot, Id::new("fan").with(nth), sense);
    let focused = response.has_focus();
    let pointed_at = response.hovered() || response.dragged() || focused;
    let response = match &card.why_not {
        Some(why) => response.tip(|| why.clone()),
        None => response,
    };
    if let Some(decision) = card.decision {
        let thrown = |at: Pos2| at.y < spread.first.y - 20.0;
        if response.drag_stopped() && response.interact_pointer_pos().is_some_and(thrown) {
            hud.actions.push(PanelAction::Decide(decision));
        }
        let action = if lifted {
            PanelAction::Decide(decision)
        } else {
            PanelAction::Choose(decision)
        };
        // Above the ribbon, where the card itself can be seen.
        let grip = Rect::from_min_max(slot.min, pos2(slot.right(), slot.top() + 60.0));
        hud.actions.offer_at(&response, grip, action);
    }
    CardTouch {
        pointed_at,
        focused,
    }
}

fn face(ui: &Ui, view: &PanelView, card: &HandCard, (place, lean): (Rect, f32), up: bool) {
    let tint = if card.decision.is_some() {
        Color32::WHITE
    } else {
        Color32::from_gray(118)
    };
    if up {
        let painter = ui.painter();
        painter.rect_filled(place.expand(7.0), 10.0, theme::GOLD.gamma_multiply(0.35));
        painter.rect_filled(place.expand(3.0), 8.0, theme::GOLD);
    }
    paint_turned(ui, place, lean, card.printed, view.text, tint);
    if let Some(seat) = card.blocked_by {
        barred(ui, view, place, seat);
    }
}

/// Who has bid this value already, on the part of the card that is not hidden by the next.
fn barred(ui: &Ui, view: &PanelView, place: Rect, seat: Seat) {
    let painter = ui.painter();
    let at = place.min + vec2(place.width() * 0.275, place.height() * 0.33);
    badge::paint(painter, at, 17.0, view.setup.colour_of(seat));
    let name = match seat {
        Seat::NEUTRAL => view.word("players-neutral"),
        _ => badge::name(view.setup, seat).to_owned(),
    };
    let told = view.say("fan-barred", &[("seat", name.into())]);
    let font = FontId::new(theme::SMALLEST_TEXT, theme::bold_family());
    let width = place.width() * 0.5;
    let galley = elided(painter, &told, font, (width, 2), theme::PARCHMENT);
    let top = pos2(at.x, at.y + 19.0);
    let paper = Align2::CENTER_TOP.anchor_size(top, galley.size());
    let dark = Color32::from_black_alpha(170);
    painter.rect_filled(paper.expand2(vec2(2.0, 0.0)), 4.0, dark);
    write(painter, top, Align2::CENTER_TOP, galley);
}

/// At the right, what the card would mean.
fn note(hud: &mut Hud, card: &HandCard) {
    let lines = match &card.why_not {
        Some(why) => vec![why.clone()],
        None => card.note.clone(),
    };
    if lines.is_empty() || hud.panes.fold == Fold::Tight {
        return;
    }
    let pane = hud.panes.note;
    hud.note("note", rect(pane), |ui, _| {
        let whole = rect(pane);
        let painter = ui.painter();
        slip(painter, whole, false);
        let mut at = whole.min + vec2(10.0, 7.0);
        for (nth, line) in lines.iter().enumerate() {
            let family = if nth == 0 {
                theme::bold_family()
            } else {
                theme::text_family()
            };
            let font = FontId::new(15.0, family);
            let galley = elided(painter, line, font, (whole.width() - 20.0, 3), theme::INK);
            at.y = write(painter, at, Align2::LEFT_TOP, galley).bottom();
        }
    });
}

/// The power cards of whoever bids, with the modifier laid ready beside them.
pub(crate) fn bids(view: &PanelView, seat: Seat, ready: Option<ModifierId>) -> Vec<HandCard> {
    let colour = view.setup.colour_of(seat);
    let cards = view.game.hand(seat).iter().map(|power| {
        let decision = ready.map_or(Decision::Bid(power), |modifier| Decision::BidWith {
            power,
            modifier,
        });
        let refused = view.game.judge(decision).err();
        HandCard {
            printed: Printed::Power(colour, power),
            decision: view.may(decision).then_some(decision),
            why_not: refused.map(|error| refusal(view.text, view.setup, error)),
            blocked_by: view
                .game
                .colours()
                .find(|&other| other != seat && view.game.bid(other) == Some(power)),
            note: bid_note(view, seat, power, ready),
        }
    });
    cards.collect()
}

/// "You act first so far; 4 caballeros to court."
fn bid_note(view: &PanelView, seat: Seat, power: Power, ready: Option<ModifierId>) -> Vec<String> {
    let names = Names::new(view.text, view.setup);
    let strength = |other: Seat| view.game.strength(other);
    let own = i16::from(power.value()) + ready.map_or(0, |modifier| modifier.value().into());
    let before: Vec<Seat> = view
        .game
        .colours()
        .filter(|&other| other != seat)
        .filter(|&other| strength(other).is_some_and(|theirs| i16::from(theirs) > own))
        .collect();
    let order = if before.is_empty() {
        view.word("fan-note-first")
    } else {
        let seats = names.seats(before);
        view.say("fan-note-after", &[("seats", seats)])
    };
    let mut told = vec![
        order,
        view.say("fan-note-court", &[("count", power.recruits().into())]),
    ];
    if ready.is_some() {
        told.push(view.say("hand-sum", &[("sum", own.to_string().into())]));
    }
    told
}

/// Cards that were played and may come back.
pub(crate) fn to_take_back(view: &PanelView, seat: Seat) -> Vec<HandCard> {
    let colour = view.setup.colour_of(seat);
    let cards = view.legal.iter().filter_map(|&decision| {
        let printed = match decision {
            Decision::TakeBack(power) => Printed::Power(colour, power),
            Decision::TakeBackModifier(modifier) => Printed::Modifier(modifier),
            _ => return None,
        };
        Some(HandCard {
            printed,
            decision: Some(decision),
            why_not: None,
            blocked_by: None,
            note: Vec::new(),
        })
    });
    cards.collect()
}

/// One of them goes to the left.
pub(crate) fn to_pass(view: &PanelView, seat: Seat) -> Vec<HandCard> {
    let cards = view.game.modifiers(seat).iter().map(|modifier| HandCard {
        printed: Printed::Modifier(modifier),
        decision: Some(Decision::PassOn(modifier)).filter(|&decision| view.may(decision)),
        why_not: None,
        blocked_by: None,
        note: vec![view.word("modifiers-our-own")],
    });
    cards.collect()
}

/// The hand of whoever acts, sunk to its upper edge: there to be looked at, not to be played.
pub(crate) fn peek(hud: &mut Hud) {
    let view = hud.view;
    let Some(seat) = view.game.to_act() else {
        return;
    };
    let shown = hud.panes.fold == Fold::Roomy
        && view.thinking().is_none()
        && !view.busy
        && view.keepers.of(seat).is_human();
    if !shown {
        return;
    }
    let colour = view.setup.colour_of(seat);
    let hand: Vec<Power> = view.game.hand(seat).iter().collect();
    let size = vec2(58.0, 58.0 * TALL);
    let bottom = hud.ctx.content_rect().bottom();
    let left = rect(hud.panes.plaques[0]).left();
    let step = (112.0 / f32::from(hand.len().max(2) as u8 - 1)).min(22.0);
    let width = step * f32::from(hand.len().saturating_sub(1) as u8) + size.x;
    let pane = Rect::from_min_size(pos2(left, bottom - 48.0), vec2(width, 48.0));
    hud.layered_peek(pane, |ui| {
        for (nth, &power) in hand.iter().enumerate() {
            let along = f32::from(nth as u8);
            let part = along / f32::from(hand.len().max(2) as u8 - 1) - 0.5;
            let corner = pos2(left + step * along, bottom - 44.0 + part * part * 16.0);
            let card = Rect::from_min_size(corner, size);
            let printed = Printed::Power(colour, power);
            paint_turned(ui, card, part * 0.3, printed, view.text, Color32::WHITE);
        }
        let response = ui.allocate_rect(pane, Sense::hover());
        response.tip(|| {
            let held = hand.iter().map(|power| power.value().to_string());
            let held: Vec<String> = held.collect();
            view.say("fan-peek", &[("cards", held.join("  ").into())])
        });
    });
}
