//! What other programs are told, whether they ask the referee or sit at the table: what one seat
//! knows, as JSON. It is a position in which what is hidden says so.

use crate::rules::{DiscKnowledge, PlayerView};
use serde_json::{Value, json};

pub(crate) fn view_json(view: &PlayerView) -> serde_json::Result<Value> {
    let table = view.table();
    let mut json = serde_json::to_value(table.position())?;
    let hands: Vec<Value> = table
        .seats()
        .map(|seat| {
            let hand = view.hand_of(seat);
            json!({ "certain": hand.certain, "further": hand.further, "among": hand.among })
        })
        .collect();
    let discs: Vec<Value> = table
        .seats()
        .map(|seat| match view.disc_of(seat) {
            DiscKnowledge::NotSet => Value::Null,
            DiscKnowledge::FaceDown => "face down".into(),
            DiscKnowledge::Shows(region) => json!(region),
        })
        .collect();
    if table.rules().power_shift {
        hide_modifiers(&mut json, view);
    }
    json["seat"] = json!(view.seat());
    json["hands"] = hands.into();
    json["discs"] = discs.into();
    Ok(json)
}

/// Modifiers of others are told as far as they are known, as power cards are.
fn hide_modifiers(json: &mut Value, view: &PlayerView) {
    let table = view.table();
    let hands: Vec<Value> = table
        .seats()
        .map(|seat| {
            let hand = view.modifiers_of(seat);
            json!({
                "certain": hand.certain,
                "further": hand.further,
                "among": if hand.further > 0 { json!(hand.among) } else { json!([]) },
                "returned": hand.returned,
                "doubtful": hand.doubtful,
            })
        })
        .collect();
    let chosen: Vec<bool> = table
        .seats()
        .map(|seat| table.passes_made().contains(seat))
        .collect();
    json["modifiers"]["hands"] = hands.into();
    json["modifiers"]["has_passed"] = chosen.into();
}
