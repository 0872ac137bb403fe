//! The rulings by their names, as `docs/rulings.md` has them.

/// The name of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulingName(&'static str);

impl RulingName {
    /// In the order of the page.
    pub const ALL: [Self; 24] = [
        Self("ORDER"),
        Self("TABOO"),
        Self("NOW"),
        Self("CASTILLO"),
        Self("SHORTAGE"),
        Self("BIDS-STAND"),
        Self("TIE"),
        Self("FEW"),
        Self("KING-BONUS"),
        Self("HOME-BONUS"),
        Self("DIAL-KING"),
        Self("MANY"),
        Self("MOVE-BACK"),
        Self("EACH"),
        Self("DISC"),
        Self("EVICT"),
        Self("KING-GOES"),
        Self("VETO-PART"),
        Self("VETO-OWN"),
        Self("VETO-VETO"),
        Self("VETO-ASK"),
        Self("VETO-ORDER"),
        Self("VETO-DISC"),
        Self("NEUTRAL-CASTILLO"),
    ];

    pub const fn name(self) -> &'static str {
        self.0
    }
}
