use super::*;
use crate::rules::{Deed, GameEvent, GivenUp, Payment, Reason, SeatSet, StackId};

/// What a table of five is told, in the middle of Isabel's turn.
fn told(events: &[GameEvent]) -> Vec<String> {
    let (text, setup) = (Text::english(), Setup::with_players(MAX_PLAYERS));
    let mut narrator = Narrator::new(&text, &setup);
    narrator.tell(GameEvent::TurnBegan { seat: ISABEL });
    for &event in events {
        narrator.tell(event);
    }
    narrator.pause();
    let lines = narrator.take_lines();
    lines.into_iter().map(|line| line.text).collect()
}

fn done(deed: Deed) -> GameEvent {
    GameEvent::Done { by: ISABEL, deed }
}

fn move_own(from: RegionId, to: Place) -> Deed {
    Deed::Move {
        whose: ISABEL,
        from,
        to,
    }
}

fn payment(group: &[Seat]) -> Payment {
    Payment {
        place: Place::Aragon,
        group: group.iter().copied().collect(),
        position: group.len() as u8,
        points: 1,
        king_bonus: false,
        home_bonus: false,
    }
}

/// One of each kind, and both wordings where there are two.
pub(super) fn all_deeds() -> Vec<Deed> {
    let (from, to) = (RegionId::Aragon, Place::Castillo);
    let picked = vec![
        Source::In(RegionId::Granada),
        Source::Court,
        Source::In(RegionId::Granada),
    ];
    let displace = |to| Deed::Displace {
        whose: DIEGO,
        from,
        count: 2,
        to,
    };
    let scoreboard = |from| Deed::SetScoreboard {
        board: Scoreboard::Eight,
        from,
        to: Place::Valencia,
    };
    let king = |to| Deed::MoveKing {
        from: KingSpot::In(from),
        to,
    };
    vec![
        Deed::WholeAction,
        move_own(from, to),
        Deed::Move {
            whose: Seat::NEUTRAL,
            from,
            to,
        },
        Deed::PlaceMore { to },
        Deed::SendHome { whose: DIEGO, from },
        Deed::LoseCourt {
            whose: DIEGO,
            count: 3,
        },
        Deed::GiveUp {
            whose: DIEGO,
            picked: GivenUp::try_from(picked).expect("three"),
        },
        Deed::CallDiscs {
            who: SeatSet::only(DIEGO),
        },
        Deed::CallDiscs {
            who: SeatSet::table(3),
        },
        Deed::LoseRegion {
            whose: DIEGO,
            from,
            count: 1,
        },
        Deed::Evict { from },
        displace(Refuge::In(RegionId::BasqueCountry)),
        displace(Refuge::Court),
        displace(Refuge::Provinces),
        Deed::ScorePlace { place: to },
        Deed::OpenCastillo,
        Deed::Pay(payment(&[ISABEL])),
        Deed::Pay(payment(&[ISABEL, DIEGO])),
        scoreboard(None),
        scoreboard(Some(Place::Castillo)),
        king(KingSpot::In(RegionId::BasqueCountry)),
        king(KingSpot::France),
        king(KingSpot::Portugal),
        king(KingSpot::Castillo),
        Deed::MoveGrande {
            from: from.place(),
            to: RegionId::Seville,
        },
        Deed::TakeBack,
        Deed::GrowCourt { count: 2 },
        Deed::CallIn { from },
        Deed::EnterCastillo { whose: DIEGO, from },
        Deed::Infiltrate,
        Deed::SwapKing {
            whose: DIEGO,
            king: from,
            grande: RegionId::Seville,
        },
    ]
}

#[test]
fn every_deed_can_be_told_when_done_and_when_vetoed() {
    for deed in all_deeds() {
        let vetoed = [
            GameEvent::VetoPlayed {
                seat: DIEGO,
                against: deed,
            },
            GameEvent::Vetoed { by: DIEGO, deed },
        ];
        let lines = [told(&[done(deed)]), told(&vetoed)].concat();
        assert!(lines.iter().all(|line| !line.contains('⟨')), "{lines:?}");
    }
}

#[test]
fn caballeros_placed_one_by_one_are_told_together() {
    let placed = |to| GameEvent::Placed { seat: ISABEL, to };
    let (aragon, castillo) = (placed(Place::Aragon), placed(Place::Castillo));
    assert_eq!(
        told(&[aragon, castillo, aragon, aragon]),
        ["Isabel places 3 in Aragon and 1 in the Castillo."]
    );
}

#[test]
fn announcements_do_not_break_up_a_row_of_moves() {
    let step = |deed| {
        [
            GameEvent::Announced { by: ISABEL, deed },
            GameEvent::VetoWithheld {
                seat: DIEGO,
                whole_action: false,
            },
            done(deed),
        ]
    };
    let theirs = Deed::Move {
        whose: DIEGO,
        from: RegionId::Aragon,
        to: Place::BasqueCountry,
    };
    let own = move_own(RegionId::Aragon, Place::Granada);
    let events = [step(own), step(theirs), step(own)].concat();
    assert_eq!(
        told(&events),
        ["Out of Aragon Isabel moves 2 own to Granada and 1 of Diego’s to the Basque Country."]
    );
}

#[test]
fn recruiting_and_taking_a_card_are_one_sentence() {
    let stack = StackId::ALL[4];
    let card = CardId::KingTravels;
    let taken = GameEvent::CardTaken {
        seat: ISABEL,
        stack,
        card,
    };
    let recruited = |count| GameEvent::Recruited {
        seat: ISABEL,
        count,
    };
    let from = GameEvent::RecruitedFrom {
        seat: ISABEL,
        region: RegionId::BasqueCountry,
    };
    assert_eq!(
        told(&[recruited(3), taken]),
        ["Isabel recruits 3 and takes “The Royal Road”."]
    );
    assert_eq!(
        told(&[recruited(0), taken]),
        ["Isabel takes “The Royal Road”."]
    );
    assert_eq!(
        told(&[recruited(1), from, from, taken]),
        [
            "Isabel recruits 1 from the provinces and 2 from the Basque Country, \
             and takes “The Royal Road”."
        ]
    );
}

#[test]
fn bids_with_modifiers_and_the_neutral_colour_are_told() {
    let (text, mut setup) = (Text::english(), Setup::of_edition(Edition::Anniversary, 2));
    setup.modules.power_shift = true;
    let mut narrator = Narrator::new(&text, &setup);
    let bid = |seat, value| GameEvent::Bid {
        seat,
        power: power(value),
    };
    let (stack, card) = (StackId::ALL[4], CardId::KingTravels);
    let settled = |region, count| GameEvent::NeutralSettled { region, count };
    for event in [
        settled(RegionId::BasqueCountry, 2),
        settled(RegionId::OldCastile, 0),
        GameEvent::NeutralShowed { power: power(12) },
        bid(DIEGO, 3),
        bid(ISABEL, 9),
        GameEvent::ModifierPlayed {
            seat: ISABEL,
            modifier: ModifierId::NightRide,
        },
        GameEvent::NeutralTook { stack, card },
        GameEvent::TurnBegan { seat: ISABEL },
    ] {
        narrator.tell(event);
    }
    narrator.pause();
    let lines: Vec<String> = narrator.take_lines().into_iter().map(|l| l.text).collect();
    assert_eq!(
        lines,
        [
            "Neutral caballeros settle: 2 in Navarra, none in Castilla.",
            "The neutral colour shows the power card 12.",
            "Bids: Diego 3, Isabel 9 -1 (Night Ride). Turns: the neutral colour, Isabel, Diego.",
            "The neutral colour takes “The Royal Road” away.",
        ]
    );
}

#[test]
fn every_point_is_told_with_its_reason() {
    let began = GameEvent::ScoringBegan {
        place: Place::BasqueCountry,
        values: [5, 3, 1],
        counts: [4, 2, 2, 1, 0, 0],
    };
    let points = |seat, points, reason| GameEvent::Points {
        seat,
        place: Place::BasqueCountry,
        points,
        reason,
        total: 20,
    };
    let tie = Reason::Tie { position: 3 };
    let events = [
        began,
        points(ISABEL, 5, Reason::Rank { position: 1 }),
        points(ISABEL, 2, Reason::KingBonus),
        points(ISABEL, 2, Reason::HomeBonus),
        points(DIEGO, 1, tie),
        points(BEATRIZ, 1, tie),
        points(Seat::new(3), 0, Reason::Rank { position: 4 }),
    ];
    assert_eq!(
        told(&events),
        [
            "Basque Country (5 3 1): Isabel 4, Diego 2, Beatriz 2, Rodrigo 1.",
            "Isabel gets 5 as first, 2 for the King and 2 for home. \
             Diego and Beatriz tie for second: each player gets the third value, 1.",
        ]
    );
}

#[test]
fn a_veto_is_told_with_what_it_stops() {
    let deed = move_own(RegionId::Aragon, Place::Granada);
    let played = GameEvent::VetoPlayed {
        seat: DIEGO,
        against: deed,
    };
    let plan = "Isabel is about to move 1 own from Aragon to Granada.";
    assert_eq!(
        told(&[played, GameEvent::Vetoed { by: DIEGO, deed }]),
        [plan, "Veto! Diego forbids it, and the special action ends."]
    );
    let answered = GameEvent::VetoAnswered {
        seat: BEATRIZ,
        answered: DIEGO,
    };
    assert_eq!(
        told(&[played, answered, done(deed)]),
        [
            plan,
            "Diego plays a Veto, Beatriz answers with the other: it happens after all.",
            "Isabel moves 1 own from Aragon to Granada.",
        ]
    );
}

#[test]
fn a_veto_can_be_told_before_it_is_answered() {
    let (text, setup) = (Text::english(), Setup::with_players(3));
    let mut narrator = Narrator::new(&text, &setup);
    let deed = Deed::OpenCastillo;
    narrator.tell(GameEvent::VetoPlayed {
        seat: DIEGO,
        against: deed,
    });
    narrator.pause();
    narrator.tell(GameEvent::Vetoed { by: DIEGO, deed });
    narrator.tell(GameEvent::VetoAnswered {
        seat: ISABEL,
        answered: DIEGO,
    });
    let lines = narrator.take_lines();
    assert_eq!(lines.len(), 4);
    assert!(lines.iter().all(|line| !line.text.contains('⟨')));
}

#[test]
fn a_power_card_taken_back_unseen_stays_secret() {
    let back = |seen| told(&[GameEvent::PowerTakenBack { seat: ISABEL, seen }]);
    assert_eq!(back(None), ["Isabel takes a power card back, unseen."]);
    assert_eq!(
        back(Some(power(7))),
        ["Isabel takes the power card 7 back."]
    );
}

#[test]
fn a_modifier_taken_back_unseen_stays_secret() {
    let back = |seen| told(&[GameEvent::ModifierTakenBack { seat: ISABEL, seen }]);
    assert_eq!(back(None), ["Isabel takes a modifier back, unseen."]);
    assert_eq!(
        back(Some(ModifierId::Herald)),
        ["Isabel takes the modifier “Herald” back."]
    );
}

#[test]
fn long_lines_are_wrapped_between_words() {
    let line = LogLine {
        depth: 2,
        topic: Topic::default(),
        text: ["caballero"; 20].join(" "),
        since: 0,
    };
    let text = line.to_string();
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 3);
    assert!(rows.iter().all(|row| row.chars().count() <= WIDTH));
    assert!(rows[0].starts_with("    c") && rows[1].starts_with("        c"));
    assert_eq!(text.split_whitespace().count(), 20);
}
