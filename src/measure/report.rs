//! Measures every subject in turn and puts the figures side by side.

use serde_json::{Value, json};
use std::fmt;
use std::process::{Command, Stdio};

/// Why there are no figures.
#[derive(Debug, thiserror::Error)]
pub enum NoFigures {
    #[error("the program can't be started again to be measured: {0}")]
    Start(#[from] std::io::Error),
    #[error("{0}")]
    Failed(String),
    #[error("a window was measured, but told nothing: {0}")]
    Silent(String),
}

/// All figures, with those of an empty window.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasureReport {
    empty: Value,
    title: Value,
    table: Value,
    binary_mb: u64,
}

/// How long a start takes depends on what else the machine does: the best of several counts.
const STARTS: usize = 3;

fn quicker(one: Value, other: Value) -> Value {
    let first_frame = |told: &Value| told["first_frame_ms"].as_u64().unwrap_or(u64::MAX);
    if first_frame(&other) < first_frame(&one) {
        other
    } else {
        one
    }
}

/// Takes minutes: windows open and close.
pub fn measure(mut progress: impl FnMut(&str)) -> Result<MeasureReport, NoFigures> {
    let mut subject = |name: &str| {
        progress(name);
        run(name)
    };
    let (mut empty, mut title) = (subject("empty")?, subject("title")?);
    for _ in 1..STARTS {
        empty = quicker(empty, subject("empty")?);
        title = quicker(title, subject("title")?);
    }
    let table = subject("table")?;
    let size = std::fs::metadata(std::env::current_exe()?)?.len();
    Ok(MeasureReport {
        empty,
        title,
        table,
        binary_mb: size / 1_000_000,
    })
}

fn run(subject: &str) -> Result<Value, NoFigures> {
    let output = Command::new(std::env::current_exe()?)
        .args(["measure", "--subject", subject])
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .output()?;
    let told = String::from_utf8_lossy(&output.stdout);
    let line = told
        .lines()
        .find_map(|line| serde_json::from_str(line).ok());
    let complaint = String::from_utf8_lossy(&output.stderr);
    let complaint = complaint.trim().lines().last().unwrap_or("no reason given");
    match line {
        Some(line) if output.status.success() => Ok(line),
        None if output.status.success() => Err(NoFigures::Silent(complaint.to_owned())),
        _ => {
            let reason = complaint.strip_prefix("el-grande: ").unwrap_or(complaint);
            Err(NoFigures::Failed(reason.to_owned()))
        }
    }
}

impl MeasureReport {
    pub fn to_json(&self) -> Value {
        json!({
            "empty_window": self.empty,
            "title": self.title,
            "table": self.table,
            "binary_mb": self.binary_mb,
        })
    }
}

/// Of two figures, to a hundredth.
fn ratio(one: &Value, other: &Value) -> Option<f64> {
    let (one, other) = (one.as_f64()?, other.as_f64().filter(|other| *other > 0.0)?);
    Some((one / other * 100.0).round() / 100.0)
}

impl fmt::Display for MeasureReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            empty,
            title,
            table,
            binary_mb,
        } = self;
        let none = Value::Null;
        let (rest, busiest) = (&table["rest"], &table["busiest"]);
        let part = json!(ratio(&rest["frames_a_second"], &empty["frames_a_second"]));
        let rows = [
            (
                "first frame of the title, ms",
                &title["first_frame_ms"],
                &empty["first_frame_ms"],
            ),
            (
                "  of it before the engine begins",
                &title["of_it_put_together_ms"],
                &empty["of_it_put_together_ms"],
            ),
            (
                "  of it own systems",
                &title["of_it_own_systems"]["own_ms"],
                &none,
            ),
            (
                "peak memory on the title, MB",
                &title["peak_memory_mb"],
                &empty["peak_memory_mb"],
            ),
            (
                "peak memory of a game, MB",
                &table["peak_memory_mb"],
                &empty["peak_memory_mb"],
            ),
            (
                "main world at rest, ms a frame",
                &rest["main_ms"],
                &empty["main_ms"],
            ),
            (
                "frames a second, drawn plainly without pause",
                &rest["frames_a_second"],
                &empty["frames_a_second"],
            ),
            ("  as a part of an empty window's", &part, &none),
            (
                "  work of all threads on a frame, ms",
                &rest["work_ms"],
                &empty["work_ms"],
            ),
            ("own systems at rest, ms a frame", &rest["own_ms"], &none),
            (
                "own systems with 30 pieces or more in the air",
                &busiest["own_ms"],
                &none,
            ),
            ("  frames of that kind", &busiest["frames"], &none),
            ("  most in the air", &busiest["most_in_the_air"], &none),
            ("  worst frame, ms", &busiest["worst_frame_ms"], &none),
            (
                "own systems in a whole general scoring",
                &busiest["whole_scoring_ms"],
                &none,
            ),
            (
                "  worst frame of it, ms",
                &busiest["worst_of_whole_scoring_ms"],
                &none,
            ),
            (
                "frames in 10 s of rest",
                &table["frames_in_10_s_of_rest"],
                &none,
            ),
            ("bins, one draw call each", &table["bins"], &none),
            ("entities", &table["entities"], &none),
        ];
        writeln!(f, "{:<48}{:>10}{:>14}", "", "game", "empty window")?;
        for (name, game, empty) in rows {
            let empty = if empty.is_null() {
                ""
            } else {
                &empty.to_string()
            };
            writeln!(f, "{name:<48}{:>10}{empty:>14}", game.to_string())?;
        }
        for (name, costs) in [("at rest", rest), ("in the air", busiest)] {
            let sets = costs["by_set_ms"].as_object();
            for (set, cost) in sets.into_iter().flatten() {
                let name = format!("own systems {name}: {set}, ms");
                writeln!(f, "{name:<48}{:>10}", cost.to_string())?;
            }
        }
        writeln!(f, "{:<48}{binary_mb:>10}", "size of the program, MB")
    }
}
