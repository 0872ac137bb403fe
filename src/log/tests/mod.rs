mod refusals;
mod sentences;
mod topics;

use super::*;
use crate::rules::{
    CardId, Colour, Edition, KingSpot, MAX_PLAYERS, ModifierId, Place, Power, Refuge, RegionId,
    Scoreboard, Seat, Setup, Source,
};
use crate::text::Text;

const ISABEL: Seat = Seat::new(0);
const DIEGO: Seat = Seat::new(1);
const BEATRIZ: Seat = Seat::new(2);

fn power(value: u8) -> Power {
    Power::new(value).expect("1 to 13")
}

#[test]
fn everything_has_a_name_and_every_card_a_text() {
    let text = Text::english();
    let cards = CardId::ALL.iter().flat_map(|card| {
        let id = format!("card-{}", card.key());
        [format!("{id}.text"), id]
    });
    let regions = RegionId::ALL
        .iter()
        .map(|region| format!("region-{}", region.name()));
    let colours = Colour::ALL
        .iter()
        .map(|colour| format!("colour-{}", colour.name()));
    let abroad = [KingSpot::France, KingSpot::Portugal, KingSpot::Castillo];
    let abroad = abroad.map(|spot| format!("king-spot-{}", spot.name()));
    let refuges = [Refuge::Court, Refuge::Provinces];
    let refuges = refuges.map(|refuge| format!("refuge-{}", refuge.name()));
    let places = ["place-Castillo".to_owned()];
    let places = places.into_iter().chain(abroad).chain(refuges);
    let modifiers = ModifierId::ALL.iter().flat_map(|modifier| {
        let id = format!("modifier-{}", modifier.key());
        [format!("{id}.text"), id]
    });
    let anniversary = RegionId::ALL
        .iter()
        .map(|region| format!("region-Anniversary-{}", region.name()));
    let all = cards.chain(regions).chain(colours).chain(places);
    for id in all.chain(modifiers).chain(anniversary) {
        assert!(text.has(&id), "{id}");
    }
}

#[test]
fn no_two_cards_share_a_title() {
    let text = Text::english();
    let mut titles: Vec<String> = CardId::ALL
        .iter()
        .map(|card| text.say(&format!("card-{}", card.key()), &[]))
        .collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), CardId::ALL.len());
}
