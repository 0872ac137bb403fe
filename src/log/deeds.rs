//! The steps of special actions: what was done, and what was about to be.

use super::names::{self, Names};
use super::open_sentence::{OpenSentence, from_source};
use crate::rules::{CardId, Deed, Game, GivenUp, Payment, Seat, Setup, Source};
use crate::text::{Text, Value};

/// What a deed that stands alone has done. Nothing, where the events after it tell more.
pub(super) fn done(by: Seat, deed: Deed, names: &Names<'_>) -> Option<String> {
    let seat = ("seat", names.seat(by));
    let sentence = match deed {
        Deed::GiveUp { whose, picked } => {
            let args = [
                ("seat", names.seat(whose)),
                ("parts", given_up(picked, names)),
            ];
            names.say("log-gives-up", &args)
        }
        Deed::Evict { from } => names.say("log-evicts", &[seat, ("place", names.region(from))]),
        Deed::SetScoreboard { board, from, to } => {
            let mut args = vec![
                seat,
                ("values", names::scoreboard(board)),
                ("place", names.place(to)),
            ];
            match from {
                None => names.say("log-scoreboard-put", &args),
                Some(from) => {
                    args.push(("from", names.place(from)));
                    names.say("log-scoreboard-moved", &args)
                }
            }
        }
        Deed::MoveKing { from, to } => {
            let args = [
                seat,
                ("from", names.king_spot(from)),
                ("to", names.king_spot(to)),
            ];
            names.say("log-king", &args)
        }
        Deed::MoveGrande { from, to } => {
            let args = [seat, ("from", names.place(from)), ("to", names.region(to))];
            names.say("log-grande", &args)
        }
        Deed::GrowCourt { count } => names.say("log-court-grows", &[seat, ("count", count.into())]),
        Deed::CallIn { from } => names.say("log-calls-in", &[seat, ("place", names.region(from))]),
        Deed::EnterCastillo { whose, from } => {
            let args = [("whose", names.seat(whose)), ("place", names.region(from))];
            names.say("log-enters-castillo", &args)
        }
        Deed::Infiltrate => names.say("log-infiltrates", &[seat]),
        Deed::SwapKing {
            whose,
            king,
            grande,
        } => {
            let args = [
                ("whose", names.seat(whose)),
                ("from", names.region(king)),
                ("to", names.region(grande)),
            ];
            names.say("log-swap", &args)
        }
        Deed::WholeAction
        | Deed::Move { .. }
        | Deed::PlaceMore { .. }
        | Deed::SendHome { .. }
        | Deed::LoseCourt { .. }
        | Deed::CallDiscs { .. }
        | Deed::LoseRegion { .. }
        | Deed::Displace { .. }
        | Deed::ScorePlace { .. }
        | Deed::OpenCastillo
        | Deed::Pay(_)
        | Deed::TakeBack => return None,
    };
    Some(sentence)
}

/// What a step is about to do, for those who may object to it.
pub fn announcement(text: &Text, setup: &Setup, game: &Game, deed: Deed) -> String {
    let (by, card) = (game.actor(), game.turn().card);
    plan(by, card, deed, &Names::new(text, setup))
}

/// What was announced, in full: that is what a Veto is played against.
pub(super) fn plan(by: Seat, card: Option<CardId>, deed: Deed, names: &Names<'_>) -> String {
    let seat = ("seat", names.seat(by));
    let number = |count: u8| ("count", Value::from(count));
    let whose = |seat| ("whose", names.seat(seat));
    let say = |id, args: &[(&str, Value<'_>)]| names.say(id, args);
    // The same words as when it is done.
    let part = || {
        let held = OpenSentence::from_deed(by, deed);
        (
            "part",
            held.map_or_else(|| "".into(), |held| held.parts(names)),
        )
    };
    match deed {
        Deed::WholeAction => {
            let card = card.map_or_else(|| "".into(), |card| names.card(card));
            say("plan-WholeAction", &[seat, ("card", card)])
        }
        Deed::Move { .. } => say("plan-Move", &[seat, part()]),
        Deed::PlaceMore { to } => say("plan-PlaceMore", &[seat, ("place", names.place(to))]),
        Deed::SendHome { .. } => say("plan-SendHome", &[seat, part()]),
        Deed::LoseCourt { whose: of, count } => say("plan-LoseCourt", &[whose(of), number(count)]),
        Deed::GiveUp { whose: of, picked } => {
            let parts = ("parts", given_up(picked, names));
            say("plan-GiveUp", &[whose(of), parts])
        }
        Deed::CallDiscs { who } => {
            let args = [
                ("seats", names.seats(who.iter())),
                ("count", who.len().into()),
            ];
            say("plan-CallDiscs", &args)
        }
        Deed::LoseRegion {
            whose: of,
            from,
            count,
        } => {
            let place = ("place", names.region(from));
            say("plan-LoseRegion", &[whose(of), number(count), place])
        }
        Deed::Evict { from } => say("plan-Evict", &[seat, ("place", names.region(from))]),
        Deed::Displace {
            whose: of,
            from,
            count,
            to,
        } => {
            let args = [
                whose(of),
                number(count),
                ("place", names.region(from)),
                ("to", names.refuge(to)),
            ];
            say("plan-Displace", &args)
        }
        Deed::ScorePlace { place } => {
            say("plan-ScorePlace", &[seat, ("place", names.place(place))])
        }
        Deed::OpenCastillo => say("plan-OpenCastillo", &[seat]),
        Deed::Pay(payment) => payment_plan(payment, names),
        Deed::SetScoreboard { board, to, .. } => {
            let args = [
                seat,
                ("values", names::scoreboard(board)),
                ("place", names.place(to)),
            ];
            say("plan-SetScoreboard", &args)
        }
        Deed::MoveKing { to, .. } => say("plan-MoveKing", &[seat, ("to", names.king_spot(to))]),
        Deed::MoveGrande { to, .. } => say("plan-MoveGrande", &[seat, ("to", names.region(to))]),
        Deed::TakeBack => say("plan-TakeBack", &[seat]),
        Deed::GrowCourt { count } => say("plan-GrowCourt", &[seat, number(count)]),
        Deed::CallIn { from } => say("plan-CallIn", &[seat, ("place", names.region(from))]),
        Deed::EnterCastillo { whose: of, .. } => say("plan-EnterCastillo", &[whose(of)]),
        Deed::Infiltrate => say("plan-Infiltrate", &[seat]),
        Deed::SwapKing { whose: of, .. } => say("plan-SwapKing", &[seat, whose(of)]),
    }
}

fn payment_plan(payment: Payment, names: &Names<'_>) -> String {
    let rank = payment.position - u8::from(payment.tied());
    // Of the neutral colour alone it is said that it gets nothing.
    let (seats, points) = match payment.paid() {
        paid if paid.is_empty() => (payment.group, 0),
        paid => (paid, payment.total()),
    };
    let args = [
        ("seats", names.seats(seats.iter())),
        ("count", seats.len().into()),
        ("points", points.into()),
        ("position", rank.into()),
        ("place", names.place(payment.place)),
    ];
    names.say("plan-Pay", &args)
}

/// Equal sources together, in the order they were picked.
fn given_up(picked: GivenUp, names: &Names<'_>) -> Value<'static> {
    let mut sources: Vec<Source> = picked.iter().collect();
    sources.sort_unstable();
    sources.dedup();
    names.list(
        sources
            .into_iter()
            .map(|source| from_source(source, picked.from(source), names)),
    )
}
