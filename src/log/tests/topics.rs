//! What lines are about, whatever the sentences say.

use super::sentences::all_deeds;
use super::*;
use crate::rules::{Deed, GameEvent, Reason, SeatSet, StackId};
use serde_json::Value as Json;

/// One of each kind but the deeds, all of seats and places that occur in no other way.
fn plain_events() -> Vec<GameEvent> {
    let (seat, stack, card) = (DIEGO, StackId::ALL[2], CardId::KingTravels);
    let (region, power, modifier) = (RegionId::Granada, power(7), ModifierId::NightRide);
    let discs = [None, Some(region), None, Some(RegionId::Galicia), None];
    let counts = [0, 2, 0, 1, 0, 3];
    vec![
        GameEvent::RoundBegan { round: 2 },
        GameEvent::CardRevealed { stack, card },
        GameEvent::Bid { seat, power },
        GameEvent::ModifierPlayed { seat, modifier },
        GameEvent::ModifierChosen { seat },
        GameEvent::ModifiersPassed,
        GameEvent::NeutralSettled { region, count: 2 },
        GameEvent::NeutralShowed { power },
        GameEvent::NeutralTook { stack, card },
        GameEvent::TurnBegan { seat },
        GameEvent::Recruited { seat, count: 2 },
        GameEvent::RecruitedFrom { seat, region },
        GameEvent::AbilityUsed { seat, modifier },
        GameEvent::Tribute {
            seat,
            points: 1,
            total: 9,
        },
        GameEvent::CardTaken { seat, stack, card },
        GameEvent::Placed {
            seat,
            to: Place::Castillo,
        },
        GameEvent::ActionBegan { seat, card },
        GameEvent::VetoKept { seat },
        GameEvent::VetoWithheld {
            seat,
            whole_action: true,
        },
        GameEvent::VetoAnswered {
            seat,
            answered: BEATRIZ,
        },
        GameEvent::PowerTakenBack {
            seat,
            seen: Some(power),
        },
        GameEvent::ModifierTakenBack {
            seat,
            seen: Some(modifier),
        },
        GameEvent::DiscSet { seat },
        GameEvent::DiscsShown { discs },
        GameEvent::CastilloOpened { inside: counts },
        GameEvent::CastilloClosed,
        GameEvent::ScoringBegan {
            place: Place::Seville,
            values: [4, 3, 1],
            counts,
        },
        GameEvent::Points {
            seat,
            place: Place::Seville,
            points: 3,
            reason: Reason::KingBonus,
            total: 20,
        },
        GameEvent::ActionEnded { seat, card },
        GameEvent::ActionLeftOut { seat, card },
        GameEvent::TurnEnded { seat },
        GameEvent::CardDiscarded { stack, card },
        GameEvent::VetoExpired { seat },
        GameEvent::RoundEnded {
            round: 2,
            bids_first_next: BEATRIZ,
        },
        GameEvent::GeneralScoringBegan { round: 3 },
        GameEvent::Marched {
            seat,
            count: 2,
            to: Refuge::In(region),
        },
        GameEvent::GrandeMarched { seat, to: region },
        GameEvent::CastilloHeld,
        GameEvent::GameEnded {
            winners: SeatSet::table(2),
        },
    ]
}

fn all_events() -> Vec<GameEvent> {
    let of_deeds = all_deeds().into_iter().flat_map(|deed| {
        [
            GameEvent::Announced { by: ISABEL, deed },
            GameEvent::VetoPlayed {
                seat: BEATRIZ,
                against: deed,
            },
            GameEvent::Vetoed { by: BEATRIZ, deed },
            GameEvent::Done { by: ISABEL, deed },
        ]
    });
    plain_events().into_iter().chain(of_deeds).collect()
}

/// All seats and places in an event as it is written down.
fn written(name: &str, json: &Json, seats: &mut Vec<Seat>, places: &mut Vec<Place>) {
    let numbered = |number: &Json| Seat::new(number.as_u64().expect("a number") as usize);
    match (name, json) {
        ("seat" | "by" | "whose" | "answered" | "bids_first_next", number) => {
            seats.push(numbered(number));
        }
        ("who" | "group" | "winners", Json::Array(all)) => seats.extend(all.iter().map(numbered)),
        ("counts" | "inside", Json::Array(counts)) => {
            let present = |index: &usize| counts[*index] != 0;
            seats.extend((0..counts.len()).filter(present).map(Seat::new));
        }
        ("discs", Json::Array(discs)) => {
            let shown = |index: &usize| !discs[*index].is_null();
            seats.extend((0..discs.len()).filter(shown).map(Seat::new));
            for disc in discs {
                written("", disc, seats, places);
            }
        }
        (_, Json::String(_)) => places.extend(serde_json::from_value::<Place>(json.clone())),
        (_, Json::Array(items)) => {
            for item in items {
                written(name, item, seats, places);
            }
        }
        (_, Json::Object(fields)) => {
            for (name, value) in fields {
                written(name, value, seats, places);
            }
        }
        _ => {}
    }
}

fn seats_and_places(event: GameEvent) -> (Vec<Seat>, Vec<Place>) {
    let (mut seats, mut places) = (Vec::new(), Vec::new());
    let json = serde_json::to_value(event).expect("JSON");
    // `CastilloOpened` is the name of an event, `Castillo` that of a place.
    written("", &json, &mut seats, &mut places);
    (seats, places)
}

#[test]
fn a_topic_has_every_seat_and_place_of_its_event_and_no_other() {
    let mut with_both = 0;
    for event in all_events() {
        let topic = Topic::of(event);
        let (seats, places) = seats_and_places(event);
        for seat in (0..=Seat::NEUTRAL.index()).map(Seat::new) {
            let implied = seat == Seat::NEUTRAL && topic.seats().contains(seat);
            let about = topic.seats().contains(seat);
            assert_eq!(about, implied || seats.contains(&seat), "{event:?}");
        }
        for place in Place::ALL {
            let about = topic.places().contains(&place);
            let implied = place == Place::Castillo && about;
            assert_eq!(about, implied || places.contains(&place), "{event:?}");
        }
        with_both += usize::from(!seats.is_empty() && !places.is_empty());
    }
    assert!(with_both > 50, "{with_both}");
}

/// The lines that an event adds in the middle of Isabel's turn.
fn lines_of(event: GameEvent) -> Vec<LogLine> {
    let (text, setup) = (Text::english(), Setup::with_players(MAX_PLAYERS));
    let mut narrator = Narrator::new(&text, &setup);
    narrator.tell(GameEvent::TurnBegan { seat: ISABEL });
    narrator.tell(event);
    narrator.pause();
    narrator.take_lines()
}

#[test]
fn what_an_event_is_about_is_carried_by_the_lines_that_tell_it() {
    let mut told = 0;
    for event in all_events() {
        let lines = lines_of(event);
        if lines.is_empty() {
            continue;
        }
        told += 1;
        let (seats, places) = seats_and_places(event);
        for seat in seats {
            let carried = lines.iter().any(|line| line.topic.seats().contains(seat));
            assert!(carried, "{event:?}: {lines:?}");
        }
        for place in places {
            let carried = lines
                .iter()
                .any(|line| line.topic.places().contains(&place));
            assert!(carried, "{event:?}: {lines:?}");
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn sentences_that_grow_are_about_all_that_went_into_them() {
    let (text, setup) = (Text::english(), Setup::with_players(3));
    let mut narrator = Narrator::new(&text, &setup);
    for (seat, value) in [(DIEGO, 3), (ISABEL, 9)] {
        let power = power(value);
        narrator.tell(GameEvent::Bid { seat, power });
    }
    narrator.tell(GameEvent::TurnBegan { seat: ISABEL });
    for to in [Place::Galicia, Place::Castillo, Place::Galicia] {
        narrator.tell(GameEvent::Placed { seat: ISABEL, to });
    }
    narrator.pause();
    let [bids, placed] = &narrator.take_lines()[..] else {
        unreachable!("two lines");
    };
    let bidders: SeatSet = [ISABEL, DIEGO].into_iter().collect();
    assert_eq!(bids.topic.seats(), bidders);
    assert_eq!(placed.topic.seats(), SeatSet::only(ISABEL));
    assert_eq!(placed.topic.places(), [Place::Galicia, Place::Castillo]);
}

#[test]
fn every_share_of_a_scoring_is_about_its_place() {
    let (text, setup) = (Text::english(), Setup::with_players(3));
    let mut narrator = Narrator::new(&text, &setup);
    let place = Place::Valencia;
    narrator.tell(GameEvent::ScoringBegan {
        place,
        values: [5, 3, 2],
        counts: [3, 1, 1, 0, 0, 0],
    });
    narrator.tell(GameEvent::Points {
        seat: ISABEL,
        place,
        points: 5,
        reason: Reason::Rank { position: 1 },
        total: 5,
    });
    narrator.pause();
    let [heading, share] = &narrator.take_lines()[..] else {
        unreachable!("two lines");
    };
    assert_eq!(heading.topic.places(), [place]);
    assert_eq!(heading.topic.seats(), SeatSet::table(3));
    assert_eq!(share.topic.places(), [place]);
    assert_eq!(share.topic.seats(), SeatSet::only(ISABEL));
}

#[test]
fn players_called_like_a_region_or_the_king_mislead_nobody() {
    let (text, mut setup) = (Text::english(), Setup::with_players(3));
    setup.players[0].name = "Aragon".into();
    setup.players[1].name = "King".into();
    let mut narrator = Narrator::new(&text, &setup);
    narrator.tell(GameEvent::TurnBegan { seat: ISABEL });
    narrator.tell(GameEvent::VetoKept { seat: ISABEL });
    let deed = Deed::MoveKing {
        from: KingSpot::In(RegionId::Aragon),
        to: KingSpot::In(RegionId::Granada),
    };
    narrator.tell(GameEvent::Done { by: BEATRIZ, deed });
    narrator.tell(GameEvent::VetoKept { seat: DIEGO });
    let lines = narrator.take_lines();
    let about: Vec<_> = lines
        .iter()
        .map(|line| (line.topic.seats(), line.topic.places().to_vec()))
        .collect();
    assert_eq!(
        about,
        [
            (SeatSet::only(ISABEL), vec![]),
            (SeatSet::only(BEATRIZ), vec![Place::Aragon, Place::Granada]),
            (SeatSet::only(DIEGO), vec![]),
        ]
    );
    assert!(lines[0].text.starts_with("Aragon keeps"));
    assert!(lines[1].text.contains("sends the King from Aragon"));
    assert!(lines[2].text.starts_with("King keeps"));
}
