//! A running program. Pipes block, and the program decides for how long: so they are read and
//! written on threads of their own, which nobody ever waits for.

use super::command::CommandLine;
use super::message::LONGEST_ANSWER;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that may wait to be heard: a program that talks without end must not fill the memory.
const UNHEARD: usize = 2;

/// How long a program may take to end once its input has ended.
const GRACE: Duration = Duration::from_millis(100);

/// How often it is looked whether it has.
const GLANCE: Duration = Duration::from_millis(2);

/// What comes from a program.
pub(super) enum ProgramOutput {
    /// With its line break, if it has one.
    Line(Vec<u8>),
    TooLong,
    /// Nothing will come any more.
    End,
}

pub(super) struct Process {
    // Dropped from first to last: its input ends, what it says is not listened to, it goes.
    questions: Sender<String>,
    answers: Receiver<ProgramOutput>,
    leash: Leash,
}

impl Process {
    pub(super) fn start(command: &CommandLine) -> io::Result<Self> {
        let child = Command::new(command.program())
            .args(command.arguments())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut leash = Leash(child);
        let no_pipe = || io::Error::from(io::ErrorKind::BrokenPipe);
        let input = leash.0.stdin.take().ok_or_else(no_pipe)?;
        let output = leash.0.stdout.take().ok_or_else(no_pipe)?;
        let (questions, to_ask) = channel();
        let (heard, answers) = sync_channel(UNHEARD);
        let thread = |name: &str| thread::Builder::new().name(name.to_owned());
        thread("program input").spawn(move || write(input, &to_ask))?;
        thread("program output").spawn(move || read(output, &heard))?;
        Ok(Self {
            questions,
            answers,
            leash,
        })
    }

    pub(super) fn ask(&self, question: String) {
        // If the program does not listen any more it has ended or will be found silent.
        let _ = self.questions.send(question);
    }

    /// What comes next, if anything does within the time.
    pub(super) fn hear(&self, wait: Duration) -> Option<ProgramOutput> {
        match self.answers.recv_timeout(wait) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(ProgramOutput::End),
        }
    }

    /// Ends it without grace.
    pub(super) fn kill(&mut self) {
        let _ = self.leash.0.kill();
    }
}

fn write(mut input: ChildStdin, questions: &Receiver<String>) {
    for question in questions {
        if input.write_all(question.as_bytes()).is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, heard: &SyncSender<ProgramOutput>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output
            .by_ref()
            .take(LONGEST_ANSWER as u64 + 1)
            .read_until(b'\n', &mut line);
        let next = match read {
            // What can't be read has been closed.
            Ok(0) | Err(_) => ProgramOutput::End,
            Ok(_) if line.len() > LONGEST_ANSWER && !line.ends_with(b"\n") => {
                ProgramOutput::TooLong
            }
            Ok(_) => ProgramOutput::Line(line),
        };
        let last = !matches!(next, ProgramOutput::Line(_));
        if heard.send(next).is_err() || last {
            return;
        }
    }
}

/// No program outlives its game.
struct Leash(Child);

impl Drop for Leash {
    fn drop(&mut self) {
        let end = Instant::now() + GRACE;
        while let Ok(None) = self.0.try_wait() {
            if Instant::now() >= end {
                // It fails if the program has just ended, which is as good.
                let _ = self.0.kill();
                let _ = self.0.wait();
                return;
            }
            thread::sleep(GLANCE);
        }
    }
}
