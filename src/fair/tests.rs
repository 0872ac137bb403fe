use super::*;

fn fault(source: &str) -> (Option<usize>, String) {
    let fault = FairPlan::from_ron(source).expect_err(source);
    (fault.line, fault.reason)
}

#[test]
fn nothing_said_is_the_usual() {
    assert_eq!(FairPlan::from_ron("()"), Ok(FairPlan::default()));
    let plan = FairPlan::default();
    assert_eq!((plan.idle.ask_after, plan.idle.then_leave), (60, 20));
    assert_eq!(plan.usual_game().length(), Length::SixRounds);
    assert!(plan.opens_with(""));
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let (line, reason) = fault("(\n    greting: \"Hello\",\n)");
    assert_eq!(line, Some(2));
    assert!(reason.contains("greting"), "{reason}");
    let (line, _) = fault("(\n    speed: fast,\n)");
    assert_eq!(line, Some(2));
    for (source, at, told) in [
        ("(\n\n  speed: 9.0)", 3, "between 0.5 and 4"),
        ("(\n // speed\n idle: (\n  ask_after: 1))", 4, "between 5"),
        ("(\n languages: [\"xx\"])", 2, "`xx`"),
        ("(\n games: [])", 2, "no game"),
        ("(\n qr: \"\")", 2, "1 to 200"),
        ("(\n games: [(rounds: 7)])", 2, "6 or 9"),
        ("(\n games: [(seats: 6)])", 2, "between 2 and 5"),
        ("(\n code: \"12a\")", 2, "digits"),
        ("(\n sound: (hours: \"ten to six\"))", 2, "10:00-18:30"),
        ("(\n sound: (attract: 3.0))", 2, "between 0 and 1"),
    ] {
        let (line, reason) = fault(source);
        assert_eq!(line, Some(at), "{source}: {reason}");
        assert!(reason.contains(told), "{source}: {reason}");
    }
}

#[test]
fn a_picture_must_be_there_and_be_one() {
    let folder = std::env::temp_dir().join(format!("el-grande-fair-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("event.ron");
    std::fs::write(&file, "(\n  picture: \"house.png\",\n)").expect("written");
    let missing = FairPlan::read(&file).expect_err("no picture");
    assert_eq!(missing.line, Some(2));
    assert!(missing.reason.contains("house.png"), "{missing}");
    std::fs::write(folder.join("house.png"), "a house, in words").expect("written");
    let wrong = FairPlan::read(&file).expect_err("no picture");
    assert!(wrong.to_string().contains("line 2: "), "{wrong}");
    assert!(wrong.reason.contains("no PNG"), "{wrong}");
    let mut deep = vec![0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];
    deep.extend([0; 16]);
    deep.push(16);
    std::fs::write(folder.join("house.png"), deep).expect("written");
    let wrong = FairPlan::read(&file).expect_err("too deep");
    assert!(wrong.reason.contains("8 bits"), "{wrong}");
    let nowhere = FairPlan::read(&folder.join("nowhere.ron")).expect_err("no file");
    assert_eq!(nowhere.line, None);
    std::fs::remove_dir_all(folder).expect("cleared away");
}

#[test]
fn every_offered_game_can_be_played() {
    for edition in Edition::ALL {
        for rounds in [6, 9] {
            for seats in 2..=5 {
                let game = OfferedGame {
                    edition,
                    rounds,
                    seats,
                };
                let tables = [game.alone(), game.watched(), game.together(seats.into())];
                for (setup, keepers) in tables {
                    assert!(setup.check().is_ok());
                    assert_eq!(setup.players.len(), keepers.len());
                }
                let (_, alone) = game.alone();
                assert_eq!(alone.iter().filter(|keeper| keeper.is_human()).count(), 1);
            }
        }
    }
}

/// The examples an exhibitor begins with.
#[test]
fn the_files_in_the_documentation_are_right() {
    let page = include_str!("../../docs/events.md");
    let examples: Vec<&str> = page
        .split("```ron\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(examples.len() >= 3, "{}", examples.len());
    for example in examples {
        if let Err(fault) = FairPlan::from_ron(example) {
            unreachable!("{fault} in\n{example}");
        }
    }
}
