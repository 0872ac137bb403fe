//! What a bot is up to, in words.

use crate::ai::{BidAim, Intent, Keeper};
use crate::log::{Names, announcement};
use crate::print::cards::signed;
use crate::rules::{Game, ModifierId, Place, RegionId, Seat, Setup};
use crate::text::{Text, Value};

/// One line: who, and what for.
pub(crate) fn line(game: &Game, setup: &Setup, text: &Text, seat: Seat, intent: Intent) -> String {
    let names = Names::new(text, setup);
    let region = |region: RegionId| names.on_board(region);
    let place = |place: Place| {
        place
            .region()
            .map_or_else(|| text.say("place-Castillo", &[]), region)
    };
    let card = |card: crate::rules::CardId| text.say(&format!("card-{}", card.key()), &[]);
    let say = |id: &str, args: &[(&str, Value<'_>)]| {
        let mut all = vec![("seat", names.seat(seat))];
        all.extend(args.iter().cloned());
        text.say(id, &all)
    };
    match intent {
        Intent::Chance => say("intent-chance", &[]),
        Intent::NothingElse => say("intent-nothing-else", &[]),
        Intent::Bid {
            power,
            modifier,
            aim,
        } => {
            let id = match aim {
                BidAim::ActEarly => "intent-bid-early",
                BidAim::Recruit => "intent-bid-recruit",
                BidAim::Balance => "intent-bid-balance",
            };
            let modifier = modifier.map(ModifierId::value).map(signed);
            let bid = power.value().to_string() + &modifier.unwrap_or_default();
            say(id, &[("power", bid.into())])
        }
        Intent::Recruit { count } => say("intent-recruit", &[("count", count.into())]),
        Intent::Take { card: taken } => say("intent-take", &[("card", card(taken).into())]),
        Intent::Strengthen {
            place: at,
            count,
            rival,
        } => {
            let args = [("place", place(at).into()), ("count", count.into())];
            match rival.filter(|rival| rival.ahead >= 0) {
                Some(rival) => {
                    let [at, count] = args;
                    say(
                        "intent-against",
                        &[at, count, ("rival", names.seat(rival.seat))],
                    )
                }
                None => say("intent-strengthen", &args),
            }
        }
        Intent::Hide { count } => say("intent-hide", &[("count", count.into())]),
        Intent::Weaken {
            whose,
            place: at,
            count,
        } => say(
            "intent-weaken",
            &[
                ("place", place(at).into()),
                ("count", count.into()),
                ("whose", names.seat(whose)),
            ],
        ),
        Intent::GiveUp => say("intent-give-up", &[]),
        Intent::Act { card: acted } => say("intent-act", &[("card", card(acted).into())]),
        Intent::Score { place: at, points } => say(
            "intent-score",
            &[("place", place(at).into()), ("points", points.into())],
        ),
        Intent::RaiseValue { place: at } => say("intent-raise", &[("place", place(at).into())]),
        Intent::MoveKing { to } => say("intent-king", &[("place", names.king_spot(to))]),
        Intent::MoveGrande { to } => say("intent-grande", &[("place", region(to).into())]),
        Intent::Evict { region: from } => say("intent-evict", &[("place", region(from).into())]),
        Intent::SetDisc => say("intent-disc", &[]),
        Intent::Pass => say("intent-pass", &[]),
        Intent::TakeBack => say("intent-take-back", &[]),
        Intent::Stop { deed } => {
            let plan = announcement(text, setup, game, deed);
            say("intent-stop", &[("plan", plan.into())])
        }
        Intent::KeepVeto => say("intent-keep-veto", &[]),
        Intent::EndTurn => say("intent-end", &[]),
    }
}

/// The name of a kind of player.
pub(crate) fn keeper_name(text: &Text, keeper: Keeper) -> String {
    text.say(&format!("keeper-{keeper}"), &[])
}
