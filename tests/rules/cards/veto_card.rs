//! The Veto itself: taking and keeping it. What it does is asked of every other card.

use super::Answer::{DoesNotApply, Test};
use super::CardCase;
use super::check::{begin, ended, not_asked, nothing_to_do, refusals, tell};
use crate::support::{Table, seat};
use el_grande::rules::{CardId, Decision, GameEvent, RuleError};

fn table() -> Table {
    Table::new(3, CardId::Veto).court(&[2])
}

pub(super) const VETO: CardCase = CardCase {
    card: CardId::Veto,
    effect: Test(|| {
        let (game, events) = tell(table(), &[]);
        let (seat, card) = (seat(0), CardId::Veto);
        let told = [
            GameEvent::ActionBegan { seat, card },
            GameEvent::VetoKept { seat },
            GameEvent::ActionEnded { seat, card },
        ];
        assert_eq!(events, told);
        // For this round and the next.
        ended(&game, table().veto(0));
        // One player may hold both, and left out it is nobody's.
        ended(&begin(table().veto(0), &[]), table().veto(0).veto(0));
        let mut game = table().game();
        let events = crate::support::play(&mut game, &[Decision::Done]);
        assert!(events.contains(&GameEvent::ActionLeftOut { seat, card }));
        assert_eq!(game.vetoes().count(), 0);
    }),
    too_few_pieces: Test(|| nothing_to_do(table().veto(1).veto(2))),
    kings_region: DoesNotApply("Keeping the card moves no piece and names no region."),
    castillo: DoesNotApply("Keeping the card moves no piece and scores nothing."),
    illegal: || {
        let card = CardId::Veto;
        let kept = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(Decision::Veto),
            not_asked(Decision::NotNow),
            not_asked(Decision::LetPass),
        ];
        let both = [(Decision::Act, RuleError::NothingToDo { card })];
        vec![
            refusals("once kept", begin(table(), &[]), kept),
            refusals("both are out", table().veto(1).veto(2).game(), both),
        ]
    },
    // Keeping it can't be vetoed: the holder of the other is not even asked.
    veto_in_the_middle: Test(|| {
        let (game, events) = tell(table().veto(1), &[]);
        ended(&game, table().veto(1).veto(0));
        let asked = |event: &GameEvent| matches!(event, GameEvent::Announced { .. });
        assert!(!events.iter().any(asked));
    }),
};
