//! Keeps a program and all it starts together, so that nothing of it is left however it ends, and
//! however we do. On Unix the program leads a process group of its own; a shell that waits for us to
//! go ends the group if we can't do it ourselves. Who leaves the group still carries a mark in its
//! environment, by which it is found on Linux. On Windows there is a job for that.

#[cfg(windows)]
use super::job::Job;
use std::io;
#[cfg(unix)]
use std::io::Write;
#[cfg(unix)]
use std::process::Stdio;
use std::process::{Child, Command};
#[cfg(unix)]
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to end once its input has ended.
const GRACE: Duration = Duration::from_millis(100);

/// How often it is looked whether it has.
const GLANCE: Duration = Duration::from_millis(2);

/// The variable that everything carries which a program starts.
#[cfg(unix)]
const MARK: &str = "EL_GRANDE_PROGRAM";

/// Waits until the pipe we hold ends, which it does with us. First it is told the group, so that it
/// is there before the program is.
#[cfg(unix)]
const WATCHER: &str = r#"
read -r group
read -r _
[ -z "$group" ] || kill -KILL -- "-$group" 2>/dev/null
for _ in 1 2 3; do
    for found in $(grep -lsaF -- "$1" /proc/[0-9]*/environ 2>/dev/null); do
        found=${found#/proc/}
        kill -KILL "${found%/environ}" 2>/dev/null
    done
done
"#;

/// No program outlives its game, nor does anything it has started.
pub(super) struct Cage {
    pub(super) child: Child,
    /// No two programs of one machine have the same.
    #[cfg(unix)]
    mark: String,
    #[cfg(unix)]
    watcher: Option<Child>,
    #[cfg(windows)]
    job: Job,
}

impl Cage {
    #[cfg(unix)]
    pub(super) fn start(command: &mut Command) -> io::Result<Self> {
        use std::os::unix::process::CommandExt;
        let mark = mark();
        let watcher = Command::new("sh")
            .args(["-c", WATCHER, "sh", &format!("{MARK}={mark}")])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        // Without a shell there is still everything but a violent end of ours.
        let mut watcher = watcher.ok();
        let child = command.process_group(0).env(MARK, &mark).spawn();
        let child = child.inspect_err(|_| dismiss(watcher.take()))?;
        let group = format!("{}\n", child.id());
        if let Some(ear) = watcher.as_mut().and_then(|watcher| watcher.stdin.as_mut()) {
            let _ = ear.write_all(group.as_bytes());
        }
        Ok(Self {
            child,
            mark,
            watcher,
        })
    }

    #[cfg(windows)]
    pub(super) fn start(command: &mut Command) -> io::Result<Self> {
        let job = Job::new()?;
        let mut child = command.spawn()?;
        if let Err(error) = job.take_in(&child)
            // Whoever has ended already can't be taken in, nor can it start anything.
            && !matches!(child.try_wait(), Ok(Some(_)))
        {
            let _ = child.kill();
            return Err(error);
        }
        Ok(Self { child, job })
    }

    /// Ends it without grace, with all it has started. It fails for what has just ended, which is as
    /// good.
    pub(super) fn kill(&mut self) {
        #[cfg(unix)]
        {
            use nix::sys::signal::{Signal, killpg};
            if let Ok(group) = i32::try_from(self.child.id()) {
                // Until it is waited for, its number is nobody else's.
                let _ = killpg(nix::unistd::Pid::from_raw(group), Signal::SIGKILL);
            }
            kill_marked(&format!("{MARK}={}", self.mark));
        }
        #[cfg(windows)]
        self.job.end();
        let _ = self.child.kill();
    }
}

impl Drop for Cage {
    fn drop(&mut self) {
        let end = Instant::now() + GRACE;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < end {
            thread::sleep(GLANCE);
        }
        // It may have ended and left others behind.
        self.kill();
        #[cfg(unix)]
        dismiss(self.watcher.take());
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn mark() -> String {
    static STARTED: AtomicU64 = AtomicU64::new(0);
    let nth = STARTED.fetch_add(1, Ordering::Relaxed);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.map_or(0, |now| now.as_nanos());
    format!("{}-{nth}-{now}", std::process::id())
}

#[cfg(unix)]
fn dismiss(watcher: Option<Child>) {
    if let Some(mut watcher) = watcher {
        let _ = watcher.kill();
        let _ = watcher.wait();
    }
}

/// Ends every process that carries the mark. Some may start others meanwhile: so it is looked again.
#[cfg(unix)]
fn kill_marked(mark: &str) {
    use nix::sys::signal::{Signal, kill};
    const ROUNDS: usize = 10;
    if !cfg!(target_os = "linux") {
        return;
    }
    for _ in 0..ROUNDS {
        let found = marked(mark);
        if found.is_empty() {
            return;
        }
        for process in found {
            let _ = kill(nix::unistd::Pid::from_raw(process), Signal::SIGKILL);
        }
    }
}

#[cfg(unix)]
fn marked(mark: &str) -> Vec<i32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten();
    let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    numbers
        .filter(|number: &i32| {
            // What has ended has an empty one; others' can't be read.
            let environment = std::fs::read(format!("/proc/{number}/environ"));
            let environment = environment.unwrap_or_default();
            let mut variables = environment.split(|&byte| byte == 0);
            variables.any(|variable| variable == mark.as_bytes())
        })
        .collect()
}
