//! `el-grande measure`: what the window costs.

use super::Failure;
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
    /// Measure one window in this very process, as the command itself does several times.
    #[arg(long, hide = true)]
    subject: Option<String>,
}

#[cfg(feature = "window")]
impl MeasureOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        use crate::measure::{Subject, measure, run};
        if let Some(subject) = &self.subject {
            let began = std::time::Instant::now();
            let subject: Subject = subject.parse().map_err(|told: String| Failure::new(told))?;
            run(subject, began)?;
            return Ok(String::new());
        }
        let report = measure(|subject| eprintln!("measuring: {subject} ..."))?;
        Ok(if self.json {
            format!("{}\n", report.to_json())
        } else {
            report.to_string()
        })
    }
}

#[cfg(not(feature = "window"))]
impl MeasureOptions {
    #[expect(clippy::unused_self, reason = "called as the one with a window is")]
    pub(super) fn run(&self) -> Result<String, Failure> {
        Err(Failure::new("this program was built without a window"))
    }
}
