//! `el-grande measure`: what the window costs.

use super::Failure;
#[cfg(feature = "window")]
use crate::text::complain;
use clap::Args;

/// Measure what the window costs, beside an empty window of the same engine. Needs a display.
///
/// Windows open one after the other, for two minutes or so, longer where a processor draws. Times
/// are the processor's own, of a usual frame. Figures are best taken when the machine has nothing
/// else to do.
#[derive(Args, Debug)]
pub(super) struct MeasureOptions {
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// Tell how the window is shared between the board and what lies over it, for several sizes of
    /// window and all that can come up in a game. Needs no display.
    #[arg(long)]
    layout: bool,
    /// With --layout: text so much larger, 1 to 2.
    #[arg(long, default_value_t = 1.0, requires = "layout")]
    text: f32,
    /// Tell how loud every sound, every piece of music and a whole scoring is (LUFS and true peak after
    /// ITU-R BS.1770), and what working them out costs. Needs no display.
    #[arg(long, conflicts_with = "layout")]
    sound: bool,
    /// Measure one window in this very process, as the command itself does several times.
    #[arg(long, hide = true)]
    subject: Option<String>,
}

#[cfg(feature = "window")]
impl MeasureOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        use crate::measure::{SIZES, Subject, layout, measure, run};
        if self.sound {
            return Ok(self.sounds());
        }
        if self.layout {
            let report = layout(&SIZES, self.text.clamp(1.0, 2.0));
            return Ok(if self.json {
                format!("{}\n", report.to_json())
            } else {
                report.to_string()
            });
        }
        if let Some(subject) = &self.subject {
            let began = std::time::Instant::now();
            let subject: Subject = subject.parse().map_err(|told: String| Failure::new(told))?;
            run(subject, began)?;
            return Ok(String::new());
        }
        let report = measure(|subject| complain(format_args!("measuring {subject} ...")))?;
        Ok(if self.json {
            format!("{}\n", report.to_json())
        } else {
            report.to_string()
        })
    }
}

impl MeasureOptions {
    fn sounds(&self) -> String {
        let report = crate::sound::sound_report();
        if self.json {
            format!("{}\n", report.to_json())
        } else {
            report.to_string()
        }
    }
}

#[cfg(not(feature = "window"))]
impl MeasureOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        if self.sound {
            return Ok(self.sounds());
        }
        Err(Failure::new("this program was built without a window"))
    }
}
