//! Keeps a stand alive: the program that draws runs as a child of a small one that does nothing but
//! watch it. If the child panics, loses its graphics device, is killed, or no longer answers, it is
//! begun anew, at most so many times an hour; a log tells when and why.

use super::heartbeat;
use super::log_book::LogBook;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

/// Set for the child: it is watched.
const WATCHED: &str = "EL_GRANDE_WATCHED";
/// Set for the child: how many times it has been begun anew.
pub(super) const RESTARTS: &str = "EL_GRANDE_RESTARTS";

/// A child that has drawn nothing for so long hangs. The first frame compiles shaders.
const SILENCE: Duration = Duration::from_secs(90);
const HOUR: Duration = Duration::from_hours(1);
/// Between an end and the next beginning, so that a child that dies at once does not eat the machine.
const BREATH: Duration = Duration::from_millis(700);
const LOOKS: Duration = Duration::from_millis(200);

/// Whether this is the child of a supervisor.
pub(super) fn supervised() -> bool {
    std::env::var_os(WATCHED).is_some()
}

/// Whether this child follows one that ended as it should not.
pub(super) fn is_restart() -> bool {
    std::env::var_os(RESTARTS).is_some_and(|count| count != "0")
}

/// Why a child ended, and what that means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// Somebody ended it.
    Wanted,
    /// The command line or the machine is not fit: it would only happen again.
    Hopeless,
    Accident,
}

/// A child that ends so soon with a refusal never had a window.
const TOO_SOON: Duration = Duration::from_secs(4);

fn meaning(status: ExitStatus, lived: Duration, restarts: usize) -> Ending {
    match status.code() {
        Some(0) => Ending::Wanted,
        Some(2) => Ending::Hopeless,
        Some(_) if lived < TOO_SOON && restarts == 0 => Ending::Hopeless,
        _ => Ending::Accident,
    }
}

/// Accidents of the last hour.
#[derive(Debug, Default)]
struct Accidents(Vec<Instant>);

impl Accidents {
    /// One more; whether that is still few enough.
    fn bear(&mut self, now: Instant, most: u16) -> bool {
        self.0.retain(|&at| now.duration_since(at) < HOUR);
        self.0.push(now);
        self.0.len() <= usize::from(most)
    }
}

/// Runs this program again, watched, until it ends as it should. Returns its last code, or that it
/// could not be begun.
pub(crate) fn watch(most: u16, folder: Option<PathBuf>) -> std::io::Result<u8> {
    let program = std::env::current_exe()?;
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let mut book = LogBook::new(folder.map(|folder| folder.join("stand.log")));
    let mut accidents = Accidents::default();
    let mut restarts: usize = 0;
    book.note("the stand opens");
    loop {
        let mut command = Command::new(&program);
        command
            .args(&arguments)
            .env(WATCHED, "1")
            .env(RESTARTS, restarts.to_string());
        let began = Instant::now();
        let (status, hung) = live(&mut command)?;
        let why = if hung {
            "it did not answer any more".to_owned()
        } else {
            status.to_string()
        };
        let ending = if hung {
            Ending::Accident
        } else {
            meaning(status, began.elapsed(), restarts)
        };
        match ending {
            Ending::Wanted => {
                book.note("the stand closes");
                return Ok(0);
            }
            Ending::Hopeless => {
                book.note(&format!("the stand can't open: {why}"));
                return Ok(code(status));
            }
            Ending::Accident => {}
        }
        restarts += 1;
        if !accidents.bear(Instant::now(), most) {
            book.note(&format!(
                "{why}; that was once too often in an hour: it ends"
            ));
            return Ok(code(status).max(1));
        }
        book.note(&format!("{why}; it begins anew, the {restarts}. time"));
        // Nobody need read it.
        let _ = writeln!(std::io::stderr(), "el-grande: {why}; it begins anew");
        std::thread::sleep(BREATH);
    }
}

fn code(status: ExitStatus) -> u8 {
    status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .unwrap_or(1)
}

/// Lets a child live; whether it had to be ended because it hung.
fn live(command: &mut Command) -> std::io::Result<(ExitStatus, bool)> {
    let mut pulse = heartbeat::Pulse::listen(command)?;
    let mut child = command.spawn()?;
    pulse.opened();
    let mut heard = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok((status, false));
        }
        if pulse.beats() {
            heard = Instant::now();
            heartbeat::tell_system();
        }
        if heard.elapsed() > SILENCE {
            return Ok((end(&mut child)?, true));
        }
        std::thread::sleep(LOOKS);
    }
}

fn end(child: &mut Child) -> std::io::Result<ExitStatus> {
    child.kill()?;
    child.wait()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_accidents_an_hour_and_no_more() {
        let mut accidents = Accidents::default();
        let begin = Instant::now();
        assert!(accidents.bear(begin, 2) && accidents.bear(begin, 2));
        assert!(!accidents.bear(begin, 2));
        // An hour later all is forgotten.
        assert!(accidents.bear(begin + HOUR, 2));
        assert!(!Accidents::default().bear(begin, 0));
    }

    #[cfg(unix)]
    #[test]
    fn what_ends_by_itself_ends_and_what_dies_comes_back() {
        use std::os::unix::process::ExitStatusExt;
        let ended = |raw: i32, seconds: u64, restarts: usize| {
            let status = ExitStatus::from_raw(raw);
            meaning(status, Duration::from_secs(seconds), restarts)
        };
        assert_eq!(ended(0, 100, 0), Ending::Wanted);
        assert_eq!(ended(2 << 8, 100, 3), Ending::Hopeless);
        assert_eq!(ended(1 << 8, 0, 0), Ending::Hopeless);
        assert_eq!(ended(1 << 8, 0, 1), Ending::Accident);
        assert_eq!(ended(1 << 8, 60, 0), Ending::Accident);
        // Killed.
        assert_eq!(ended(9, 1, 0), Ending::Accident);
    }
}
