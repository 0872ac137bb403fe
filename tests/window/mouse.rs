//! Somebody at the mouse, who looks where things are before clicking them.

use crate::program::Program;
use serde_json::{Value, json};
use std::process::Command;

pub(crate) type At = (i64, i64);

pub(crate) struct Mouse {
    pub(crate) program: Program,
    display: String,
}

/// How xdotool finds it.
const WINDOW: [&str; 4] = ["search", "--sync", "--name", "El Grande"];

/// Pixels that rounding may cost.
const NEAR: i64 = 2;

impl Mouse {
    pub(crate) fn new(program: Program, display: &str) -> Self {
        Self {
            program,
            display: display.to_owned(),
        }
    }

    fn act(&self, arguments: &[&str]) {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .status()
            .expect("xdotool starts (./check installs it)");
        assert!(done.success(), "xdotool {arguments:?}: {done}");
    }

    pub(crate) fn move_to(&mut self, (x, y): At) {
        self.act(&["mousemove", &x.to_string(), &y.to_string()]);
        self.program.until("the pointer to arrive", |now| {
            point(&now["pointer"])
                .is_some_and(|at| (at.0 - x).abs() <= NEAR && (at.1 - y).abs() <= NEAR)
        });
    }

    pub(crate) fn press(&mut self) {
        self.act(&["mousedown", "1"]);
        self.program
            .until("the button to go down", |now| now["pressed"] == true);
    }

    pub(crate) fn release(&mut self) {
        self.act(&["mouseup", "1"]);
        self.program
            .until("the button to come up", |now| now["pressed"] == false);
    }

    pub(crate) fn click(&mut self, at: At) {
        self.move_to(at);
        self.press();
        self.release();
    }

    /// Takes a piece up, carries it over and lets go.
    pub(crate) fn drag(&mut self, from: At, to: At) {
        self.move_to(from);
        self.press();
        self.move_to((from.0.midpoint(to.0), from.1.midpoint(to.1)));
        self.program
            .until("the piece to be in the hand", |now| now["holds"] == true);
        self.move_to(to);
        self.release();
        self.program
            .until("the hand to be empty", |now| now["holds"] == false);
    }

    /// Gives the window another size, as some desktops do without asking.
    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        let size = [width.to_string(), height.to_string()];
        self.act(&[&WINDOW[..], &["windowsize", &size[0], &size[1]]].concat());
        self.program.until("the window's new size", |now| {
            now["size"] == json!([width, height]) && now["drawn"] == true
        });
    }

    /// Writes with the keyboard: the window is asked to listen, for nobody manages windows here.
    pub(crate) fn write(&mut self, text: &str) {
        self.act(&[&WINDOW[..], &["windowfocus", "--sync"]].concat());
        self.act(&["type", text]);
    }

    /// Waits for a button and presses it.
    pub(crate) fn press_button(&mut self, action: &str, what: &Value) {
        let named = format!("{action} {what}");
        self.program.until(&named, |now| {
            now["rests"] == true && button(now, action, what).is_some()
        });
        let at = button(&self.program.now, action, what).expect("just seen");
        self.click(at);
    }

    /// A card is lifted first.
    pub(crate) fn decide(&mut self, decision: &Value) {
        self.rest();
        if button(&self.program.now, "choose", decision).is_some() {
            self.press_button("choose", decision);
        }
        self.press_button("decide", decision);
    }

    /// Waits until everything has been shown and something can be done.
    pub(crate) fn rest(&mut self) {
        self.program
            .until("everything to rest", |now| now["rests"] == true);
    }

    pub(crate) fn number(&self, field: &str) -> i64 {
        self.program.now[field].as_i64().expect("a number")
    }
}

pub(crate) fn point(value: &Value) -> Option<At> {
    Some((value[0].as_i64()?, value[1].as_i64()?))
}

pub(crate) fn list<'a>(now: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    now[field].as_array().into_iter().flatten()
}

pub(crate) fn button(now: &Value, action: &str, what: &Value) -> Option<At> {
    let mut buttons = list(now, "buttons");
    let found = buttons.find(|button| button["do"] == action && button["what"] == *what);
    point(&found?["at"])
}

/// All decisions of a kind that have a button, as `{"Bid": 7}`.
pub(crate) fn decisions(now: &Value, kind: &str) -> Vec<Value> {
    let buttons =
        list(now, "buttons").filter(|button| button["do"] == "decide" || button["do"] == "choose");
    let decisions = buttons.map(|button| button["what"].clone());
    decisions
        .filter(|decision| decision.get(kind).is_some() || *decision == json!(kind))
        .collect()
}

pub(crate) fn place(now: &Value, name: &str) -> Option<At> {
    let found = list(now, "places").find(|place| place["place"] == name)?;
    point(&found["at"])
}
