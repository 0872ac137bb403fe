//! How panels are painted: paper, badges, charts, and what need not be painted again.

pub(crate) mod badge;
pub(crate) mod cache;
pub(crate) mod chart;
pub(crate) mod inscribe;
pub(crate) mod printed;
pub(crate) mod terms;
pub(crate) mod theme;
