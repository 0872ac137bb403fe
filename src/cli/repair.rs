//! `el-grande repair`: what is whole of a damaged record, in a new file.

use super::Failure;
use crate::record::{Mended, mend};
use clap::Args;
use std::path::PathBuf;

/// Write what is whole of a damaged record into a new file beside it, to go on from there.
///
/// The damaged file stays as it is.
#[derive(Args, Debug)]
pub(super) struct RepairOptions {
    /// The record.
    file: PathBuf,
}

impl RepairOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let name = self.file.display();
        let mended = mend(&self.file).map_err(|e| Failure::new(format!("{name}, {e}")))?;
        let Some(Mended {
            path,
            decisions,
            damage,
        }) = mended
        else {
            return Ok(format!("{name} is whole: there is nothing to repair\n"));
        };
        Ok(format!(
            "{name}, {damage}\n\
             The {decisions} decisions before that are whole. They stand in {path} now: \
             `el-grande --resume {path}` goes on from there. The damaged file was left as it is.\n",
            path = path.display()
        ))
    }
}
