//! What one seat knows, as JSON: a position in which what is hidden says so.

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
    json["seat"] = json!(view.seat());
    json["hands"] = hands.into();
    json["discs"] = discs.into();
    Ok(json)
}
