//! The program under test, and what it tells of itself.

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Nothing takes so long unless it never comes.
const PATIENCE: Duration = Duration::from_secs(150);

pub(crate) struct Program {
    process: Child,
    lines: Receiver<Value>,
    /// The last line it told.
    pub(crate) now: Value,
}

impl Program {
    /// `home` keeps its settings and records; what it complains about goes to `log`.
    pub(crate) fn start(display: &str, home: &Path, log: &Path, arguments: &[&str]) -> Self {
        let log = std::fs::File::create(log).expect("a log");
        let mut process = Command::new(env!("CARGO_BIN_EXE_el-grande"))
            .arg("--probe")
            .args(arguments)
            .env("DISPLAY", display)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("RUST_BACKTRACE")
            .envs(software().map(|driver| ("VK_DRIVER_FILES", driver)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("piped"));
        let (tell, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let Ok(line) = serde_json::from_str(&line) else {
                    continue;
                };
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            process,
            lines,
            now: Value::Null,
        }
    }

    /// Waits for something to be told; what is so already is not waited for.
    pub(crate) fn until(&mut self, what: &str, so: impl Fn(&Value) -> bool) {
        let begun = Instant::now();
        while !so(&self.now) {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    self.now = line;
                }
                Err(RecvTimeoutError::Timeout) => {
                    unreachable!("waited in vain for {what}; last told: {}", self.now)
                }
                Err(RecvTimeoutError::Disconnected) => {
                    unreachable!("it ended before {what}; last told: {}", self.now)
                }
            }
        }
    }

    /// Kills it at a moment, with whatever it is doing then. Returns the last line it told.
    pub(crate) fn kill_at(&mut self, moment: Instant) -> Value {
        std::thread::sleep(moment.saturating_duration_since(Instant::now()));
        let _ = self.process.kill();
        let _ = self.process.wait();
        // What was told before it died is still in the pipe.
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            self.now = line;
        }
        self.now.clone()
    }

    /// Waits for the program to end by itself.
    pub(crate) fn end(&mut self) -> ExitStatus {
        // Its output ends with it.
        while self.lines.recv_timeout(PATIENCE).is_ok() {}
        self.process.wait().expect("it ended")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The driver that draws by processor: the virtual display has no other.
pub(crate) fn software() -> Option<PathBuf> {
    ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d"]
        .iter()
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flatten()
        .filter_map(|file| Some(file.ok()?.path()))
        .find(|path| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with("lvp_icd"))
        })
}
