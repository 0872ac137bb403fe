//! `el-grande window`: the game on a table, with a mouse.

use super::Failure;
use super::table::TableOptions;
use clap::Args;

/// Play on a table, in a window.
#[derive(Args, Debug)]
pub(super) struct Window {
    #[command(flatten)]
    table: TableOptions,
    /// Begin a game with this deal at once, without the title screen.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl Window {
    pub(super) fn run(&self) -> Result<(), Failure> {
        Ok(crate::app::run(
            self.seed.map(|seed| (self.table.setup(), seed)),
        )?)
    }
}
