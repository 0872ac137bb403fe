//! A virtual display of our own, with a number nobody else uses.

use crate::picture::Picture;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) struct Display {
    server: Child,
    pub(crate) name: String,
    memory: PathBuf,
}

impl Display {
    /// `folder` is where the server keeps the pixels, so that they can be read without asking it.
    pub(crate) fn open(size: (u32, u32), folder: &Path) -> Self {
        let (width, height) = size;
        let mut server = Command::new("Xvfb")
            // Else it begins anew when its last client is gone, and turns the next one away meanwhile.
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset"])
            .args(["-screen", "0", &format!("{width}x{height}x24")])
            .arg("-fbdir")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts (./check installs it)");
        let mut number = String::new();
        let answer = server.stdout.take().expect("piped");
        let mut answer = BufReader::new(answer);
        answer.read_line(&mut number).expect("a display number");
        assert!(!number.trim().is_empty(), "Xvfb found no free display");
        Self {
            server,
            name: format!(":{}", number.trim()),
            memory: folder.join("Xvfb_screen0"),
        }
    }

    pub(crate) fn photograph(&self) -> Picture {
        let memory = std::fs::read(&self.memory).expect("the display's memory");
        Picture::from_xwd(&memory)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
