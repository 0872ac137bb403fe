//! What the window costs: time, memory and pictures, each beside an empty window of the same engine.

mod clock;
mod layout;
mod report;
mod subject;

pub use layout::{LayoutFigures, LayoutReport, SIZES, layout};
pub use report::{MeasureReport, NoFigures, measure};
pub use subject::{Subject, run};
