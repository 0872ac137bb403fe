//! What an action card would do if it were taken and carried out now.

use crate::log::Names;
use crate::rules::{Decision, Effect, Game, Phase, Scoring, Seat, Setup, StackId, Step};
use crate::text::Text;

/// Nothing where it depends on what people choose. Tells no secret: the tower's contents are left
/// out unless the table agreed that the screen remembers them.
pub(crate) fn now(game: &Game, setup: &Setup, text: &Text, stack: StackId) -> Option<String> {
    if game.phase() != Phase::Take {
        return None;
    }
    let effect = game.face_up(stack)?.effect();
    let mut after = game.clone();
    after.apply(Decision::Take(stack), &mut ()).ok()?;
    if after.judge(Decision::Act).is_err() {
        return Some(text.say("card-now-nothing", &[]));
    }
    let Effect::Score(scoring) = effect else {
        return None;
    };
    if scoring == Scoring::Castillo && !setup.castillo_ledger {
        return None;
    }
    after.apply(Decision::Act, &mut ()).ok()?;
    while let Some(Step::Objections { .. }) = after.pending().top() {
        after.apply(Decision::NotNow, &mut ()).ok()?;
    }
    let names = Names::new(text, setup);
    let gained = |seat: Seat| after.score(seat) - game.score(seat);
    let parts: Vec<String> = game
        .seats()
        .filter(|&seat| gained(seat) > 0)
        .map(|seat| {
            let args = [("seat", names.seat(seat)), ("points", gained(seat).into())];
            text.say("part-now", &args)
        })
        .collect();
    if parts.is_empty() {
        return Some(text.say("card-now-nobody", &[]));
    }
    Some(text.say("card-now-points", &[("parts", names.list(parts))]))
}
