//! An evening at the table: a new game for two people and a bot, a turn with everything in it, a
//! general scoring, quitting in the middle, and going on.

use crate::display::Display;
use crate::mouse::{Mouse, button, decisions, list, place, point};
use crate::program::Program;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

const SIZE: (u32, u32) = (1024, 640);
/// One that was not drawn has a single tone; the plain curtain has hundreds.
const DRAWN: usize = 300;

/// The round after the first scoring in the short game, which begins with the second.
const NEXT: i64 = 5;

/// As little to draw as can be, and quickly shown.
const SETTINGS: &str = "(quality: Some(Low), speed: 4.0, scoring_speed: 4.0, patience: 0.1, \
                        volume: 0.0, camera: Off)";

struct Evening {
    mouse: Mouse,
    display: Display,
    folder: PathBuf,
    pictures: usize,
}

impl Evening {
    /// In a folder of its own, from which everything of an earlier evening is taken.
    fn begin() -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
        let _ = std::fs::remove_dir_all(&folder);
        let settings = folder.join("home/config/el-grande");
        std::fs::create_dir_all(&settings).expect("a folder");
        std::fs::write(settings.join("settings.ron"), SETTINGS).expect("settings written");
        let display = Display::open(SIZE, &folder);
        let mouse = sit_down(&display, &folder, "first.log");
        Self {
            mouse,
            display,
            folder,
            pictures: 0,
        }
    }

    /// Keeps what is to be seen now; a picture that was not drawn is a failure.
    fn photograph(&mut self, name: &str) {
        let program = &mut self.mouse.program;
        program.until("the picture", |now| {
            now["drawn"] == true || now["busy"] == true
        });
        self.pictures += 1;
        let file = format!("{:02}-{name}.png", self.pictures);
        let seen = self.display.photograph();
        let tones = seen.tones();
        seen.save(&self.folder.join(&file));
        assert!(tones > DRAWN, "{file} has only {tones} tones");
    }

    fn records(&self) -> Vec<PathBuf> {
        let records = self.folder.join("home/data/el-grande/records");
        let files = std::fs::read_dir(records).expect("a shelf");
        files.map(|file| file.expect("a file").path()).collect()
    }
}

fn sit_down(display: &Display, folder: &Path, log: &str) -> Mouse {
    let (width, height) = SIZE;
    let size = format!("{width}x{height}");
    let program = Program::start(
        &display.name,
        &folder.join("home"),
        &folder.join(log),
        &["--size", &size],
    );
    let mut mouse = Mouse::new(program, &display.name);
    mouse.program.until("the title", |now| {
        now["screen"] == "Title" && now["rests"] == true
    });
    mouse
}

#[test]
fn an_evening_with_the_mouse() {
    let mut evening = Evening::begin();
    evening.photograph("title");
    set_up(&mut evening);
    bid_and_recruit(&mut evening);
    place_pieces(&mut evening);
    special_action(&mut evening);
    general_scoring(&mut evening);
    let decided = quit_in_the_middle(&mut evening);
    go_on(&mut evening, decided);
}

/// Two people and a bot; the number of the deal is written with the keyboard.
fn set_up(evening: &mut Evening) {
    let mouse = &mut evening.mouse;
    mouse.press_button("ask", &json!("ToNewGame"));
    mouse.press_button("list-keepers", &json!(2));
    mouse.press_button("keep", &json!([2, "squire"]));
    mouse.press_button("show-more", &json!(true));
    mouse.press_button("rounds", &json!("SixRounds"));
    mouse.press_button("write-seed", &json!(""));
    mouse.write("1492");
    mouse.program.until("the number to be written", |now| {
        now["rests"] == true && button(now, "write-seed", &json!("1492")).is_some()
    });
    evening.photograph("new-game");
    let company = json!(["human", "human", "squire"]);
    evening.mouse.press_button("begin", &company);
    evening.mouse.program.until("somebody to bid", |now| {
        now["rests"] == true && !decisions(now, "Bid").is_empty()
    });
    evening.photograph("bid");
    let record = evening.records().pop().expect("a record");
    let header = std::fs::read_to_string(record).expect("readable");
    let header: Value = serde_json::from_str(header.lines().next().expect("a line")).expect("JSON");
    assert_eq!(header["seed"], 1492);
}

/// Until a person places pieces: with the King's card, for the highest bid begins.
fn bid_and_recruit(evening: &mut Evening) {
    loop {
        person_decides(&mut evening.mouse);
        match phase(&evening.mouse) {
            "Act" => return,
            "Take" => {
                evening.photograph("take");
                choose_last(&mut evening.mouse, "Take");
            }
            kind => {
                let kind = kind.to_owned();
                choose_last(&mut evening.mouse, &kind);
            }
        }
    }
}

/// An illegal drop, a drag to a region, undo, the drag again, and one into the Castillo.
fn place_pieces(evening: &mut Evening) {
    let mouse = &mut evening.mouse;
    let before = mouse.number("decided");
    let seat = mouse.number("seat");
    let at_court = json!({ "caballero": seat, "at": format!("Court {seat}") });
    let caballero = movable(mouse, &at_court);
    let legal: Vec<&str> = list(&caballero, "to").filter_map(Value::as_str).collect();
    assert!(legal.contains(&"Castillo"), "{caballero}");
    let region = *legal.iter().find(|name| **name != "Castillo").expect("one");
    let from = point(&caballero["at"]).expect("a point");

    // A region far from the King, where it must not go.
    let now = mouse.program.now.clone();
    let places = list(&now, "places").filter_map(|place| place["place"].as_str());
    let mut regions = places.filter(|name| !name.contains(' '));
    let forbidden = regions.find(|name| !legal.contains(name)).expect("one");
    mouse.drag(from, place(&now, forbidden).expect("on the board"));
    mouse
        .program
        .until("to be told why not", |now| now["notice"].is_string());
    mouse.rest();
    assert_eq!(mouse.number("decided"), before);
    evening.photograph("illegal");

    let mouse = &mut evening.mouse;
    bring(mouse, &at_court, region, before + 1);
    mouse.press_button("ask", &json!("Undo"));
    mouse
        .program
        .until("it to be taken back", |now| now["decided"] == before);
    mouse.rest();
    bring(mouse, &at_court, region, before + 1);
    bring(mouse, &at_court, "Castillo", before + 2);
    evening.photograph("placed");
}

/// The King travels: he is dragged to a region that borders on his.
fn special_action(evening: &mut Evening) {
    let mouse = &mut evening.mouse;
    mouse.decide(&json!("Act"));
    mouse.program.until("a piece to move", |now| {
        now["rests"] == true && list(now, "pieces").any(|piece| piece["piece"] == "king")
    });
    let before = mouse.number("decided");
    let king = movable(mouse, &json!("king"));
    let to = king["to"][0].as_str().expect("a region").to_owned();
    bring(mouse, &json!("king"), &to, before + 1);
    evening.photograph("king");
    end_turn(&mut evening.mouse);
}

/// Quickly through the short game's first rounds, setting the secret disc behind the curtain.
fn general_scoring(evening: &mut Evening) {
    let mut curtains = 0;
    let mut scored = false;
    loop {
        let mouse = &mut evening.mouse;
        mouse
            .program
            .until("somebody to decide, or a scoring", |now| {
                a_person_may(now) || (now["phase"] == "Regions" && now["busy"] == true)
            });
        let now = &mouse.program.now;
        if now["phase"] == "Regions" && !scored {
            scored = true;
            evening.photograph("scoring");
            evening
                .mouse
                .program
                .until("the next round", |now| now["round"] == NEXT);
            continue;
        }
        if now["round"] == NEXT {
            break;
        }
        if !now["curtain"].is_null() {
            curtains += 1;
            assert!(list(now, "pieces").next().is_none(), "behind the curtain");
            if curtains == 1 {
                evening.photograph("curtain");
            }
            evening.mouse.press_button("lift", &Value::Null);
            continue;
        }
        let first_disc = phase(mouse) == "Discs" && curtains == 1;
        if first_disc {
            evening.photograph("disc");
        }
        simplest(&mut evening.mouse);
    }
    assert!(curtains >= 2, "{curtains} curtains for two people");
    assert!(scored, "a general scoring was shown");
    person_decides(&mut evening.mouse);
    evening.photograph("next-round");
}

/// By the menu, after one more decision.
fn quit_in_the_middle(evening: &mut Evening) -> i64 {
    simplest(&mut evening.mouse);
    person_decides(&mut evening.mouse);
    let mouse = &mut evening.mouse;
    let decided = mouse.number("decided");
    mouse.press_button("pause", &json!(true));
    mouse.program.until("the menu", |now| {
        now["rests"] == true && button(now, "ask", &json!("Quit")).is_some()
    });
    evening.photograph("menu");
    quit(evening);
    decided
}

/// The title offers the game, and it stands as it stood.
fn go_on(evening: &mut Evening, decided: i64) {
    evening.mouse = sit_down(&evening.display, &evening.folder, "second.log");
    evening.photograph("title-again");
    let mouse = &mut evening.mouse;
    mouse.press_button("ask", &json!("Continue"));
    person_decides(mouse);
    assert_eq!(mouse.number("round"), NEXT);
    assert_eq!(mouse.number("decided"), decided);
    evening.photograph("continued");
    evening.mouse.press_button("pause", &json!(true));
    quit(evening);
}

fn quit(evening: &mut Evening) {
    evening.mouse.press_button("ask", &json!("Quit"));
    let status = evening.mouse.program.end();
    assert!(status.success(), "{status}");
}

fn phase(mouse: &Mouse) -> &str {
    mouse.program.now["phase"].as_str().unwrap_or_default()
}

/// A person has the choice, or stands before the curtain.
fn a_person_may(now: &Value) -> bool {
    let decides = now["seat"].as_i64().is_some_and(|seat| seat < 2);
    let may = list(now, "buttons").any(|button| {
        ["choose", "decide", "ask-twice", "lift", "turn-disc"]
            .contains(&button["do"].as_str().unwrap_or(""))
    });
    let may = may || list(now, "pieces").next().is_some();
    now["rests"] == true && decides && may
}

fn person_decides(mouse: &mut Mouse) {
    mouse.program.until("a person to decide", a_person_may);
}

fn movable(mouse: &Mouse, piece: &Value) -> Value {
    let mut pieces = list(&mouse.program.now, "pieces");
    let found = pieces.find(|movable| movable["piece"] == *piece);
    found.cloned().expect("a piece that may move")
}

/// Drags a piece to a place, and sees the decision written down.
fn bring(mouse: &mut Mouse, piece: &Value, to: &str, decided: i64) {
    mouse.rest();
    let from = point(&movable(mouse, piece)["at"]).expect("a point");
    let to = place(&mouse.program.now, to).expect("on the board");
    mouse.drag(from, to);
    mouse.program.until("the decision to be made", |now| {
        now["decided"] == decided && now["rests"] == true
    });
}

/// The last button of a kind.
fn choose_last(mouse: &mut Mouse, kind: &str) {
    let decision = decisions(&mouse.program.now, kind).pop().expect("a button");
    choose(mouse, &decision);
}

/// Presses the button of a decision, and sees it written down.
fn choose(mouse: &mut Mouse, decision: &Value) {
    let before = mouse.number("decided");
    mouse.decide(decision);
    mouse
        .program
        .until("the decision to be made", |now| now["decided"] != before);
}

/// With something left to do it is asked for twice.
fn end_turn(mouse: &mut Mouse) {
    mouse.rest();
    if button(&mouse.program.now, "ask-twice", &Value::Null).is_some() {
        mouse.press_button("ask-twice", &Value::Null);
    }
    choose(mouse, &json!("Done"));
}

/// What takes least of the evening.
fn simplest(mouse: &mut Mouse) {
    let now = mouse.program.now.clone();
    let ends =
        !decisions(&now, "Done").is_empty() || button(&now, "ask-twice", &Value::Null).is_some();
    if ends {
        return end_turn(mouse);
    }
    let mut discs = list(&now, "buttons").filter(|button| button["do"] == "turn-disc");
    if let Some(region) = discs.next() {
        mouse.press_button("turn-disc", &region["what"]);
        return choose(mouse, &json!({ "SetDisc": region["what"] }));
    }
    let decides = |button: &&Value| button["do"] == "decide" || button["do"] == "choose";
    if let Some(decision) = list(&now, "buttons").find(decides) {
        return choose(mouse, &decision["what"]);
    }
    let movable = list(&now, "pieces").next().expect("something to do");
    let to = movable["to"][0].as_str().expect("a place");
    bring(mouse, &movable["piece"], to, mouse.number("decided") + 1);
}
