//! A running program. Pipes block, and the program decides for how long: so they are read and
//! written on threads of their own, which nobody ever waits for.

use super::cage::Cage;
use super::command::CommandLine;
use super::message::LONGEST_ANSWER;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// Lines that may wait to be heard: a program that talks without end must not fill the memory.
const UNHEARD: usize = 2;

/// So much of what a program complains about is passed on, in bytes: it must not fill the disk of
/// whoever keeps our own complaints.
pub const LONGEST_COMPLAINT: usize = 64 * 1024;

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
    cage: Cage,
}

impl Process {
    pub(super) fn start(command: &CommandLine) -> io::Result<Self> {
        let mut cage = Cage::start(
            Command::new(command.program())
                .args(command.arguments())
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped()),
        )?;
        let no_pipe = || io::Error::from(io::ErrorKind::BrokenPipe);
        let input = cage.child.stdin.take().ok_or_else(no_pipe)?;
        let output = cage.child.stdout.take().ok_or_else(no_pipe)?;
        let complaints = cage.child.stderr.take().ok_or_else(no_pipe)?;
        let (questions, to_ask) = channel();
        let (heard, answers) = sync_channel(UNHEARD);
        let thread = |name: &str| thread::Builder::new().name(name.to_owned());
        thread("program input").spawn(move || write(input, &to_ask))?;
        thread("program output").spawn(move || read(output, &heard))?;
        thread("program errors").spawn(move || pass_on(complaints))?;
        Ok(Self {
            questions,
            answers,
            cage,
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
        self.cage.kill();
    }
}

fn write(mut input: ChildStdin, questions: &Receiver<String>) {
    for question in questions {
        if input.write_all(question.as_bytes()).is_err() {
            return;
        }
    }
}

/// What a program complains about is for the person who let it play, up to a point; whatever follows
/// is read and forgotten, so that it need not wait for anybody.
fn pass_on(mut complaints: ChildStderr) {
    let mut errors = io::stderr();
    let mut passed_on = complaints.by_ref().take(LONGEST_COMPLAINT as u64);
    // Where nobody listens, nothing is passed on.
    if io::copy(&mut passed_on, &mut errors).is_ok_and(|told| told == LONGEST_COMPLAINT as u64) {
        let _ = writeln!(
            errors,
            "\nel-grande: the program's further complaints are not passed on"
        );
    }
    let _ = io::copy(&mut complaints, &mut io::sink());
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
