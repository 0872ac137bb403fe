//! The rules, tested from outside: rulings by name, every card, random games, whole games as text.

#![expect(clippy::panic, reason = "a failing test says what it expected")]
mod anniversary;
mod architecture;
mod cards;
mod golden;
mod positions;
mod previews;
mod properties;
mod rulings;
mod rulings_page;
mod support;
mod telling;
mod veto;

#[test]
fn table_is_possible() {
    use el_grande::rules::CardId;
    for card in CardId::ALL {
        for players in 2..=5 {
            support::Table::new(players, card).game();
        }
    }
}
