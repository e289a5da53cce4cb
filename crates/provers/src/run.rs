//! Running a program to its end, with a limit on the time.

use crate::lifeline::Guarded;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What is kept of each output; the rest is read and thrown away.
pub(crate) const KEPT: usize = 1 << 20;

/// What a program left behind.
pub(crate) struct Finished {
    pub status: ExitStatus,
    pub output: String,
    pub errors: String,
}

/// Starts a program. A file that was just written may still be busy for a moment: that is waited for.
pub(crate) fn spawn(command: &mut Command) -> io::Result<Guarded> {
    for _ in 0..20 {
        match Guarded::start(command) {
            Err(error) if error.kind() == io::ErrorKind::ExecutableFileBusy => {
                thread::sleep(Duration::from_millis(20));
            }
            result => return result,
        }
    }
    Guarded::start(command)
}

/// Why a program did not come to its end.
pub(crate) enum Failure {
    /// It cannot be started.
    Start(String),
    /// The time was over.
    Time(Duration),
}

/// Runs a program to its end; kills it when the time is over.
pub(crate) fn run(command: &mut Command, timeout: Duration) -> Result<Finished, String> {
    command.stdin(Stdio::null());
    finish(command, None, timeout).map_err(|failure| match failure {
        Failure::Start(reason) => reason,
        Failure::Time(limit) => format!("did not end within {} s", limit.as_secs_f64()),
    })
}

/// Runs a program that reads this.
pub(crate) fn run_with_input(command: &mut Command, input: Vec<u8>, timeout: Duration) -> Result<Finished, Failure> {
    command.stdin(Stdio::piped());
    finish(command, Some(input), timeout)
}

fn finish(command: &mut Command, input: Option<Vec<u8>>, timeout: Duration) -> Result<Finished, Failure> {
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    // Whatever is left of it at the end of this function is killed.
    let mut guarded = spawn(command).map_err(|error| Failure::Start(format!("cannot be started: {error}")))?;
    let child = &mut guarded.child;
    if let (Some(mut stdin), Some(input)) = (child.stdin.take(), input) {
        // A program that does not read to the end has its reasons, and its answer tells.
        thread::spawn(move || drop(stdin.write_all(&input)));
    }
    let output = child.stdout.take().map(collect);
    let errors = child.stderr.take().map(collect);
    let started = Instant::now();
    let status = wait(child, timeout);
    base::budget::spend(started.elapsed());
    let status = status.ok_or(Failure::Time(timeout))?;
    Ok(Finished { status, output: joined(output), errors: joined(errors) })
}

/// Waits for the end of a child; `None` if the time is over first.
pub(crate) fn wait(child: &mut Child, timeout: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        let left = timeout.checked_sub(start.elapsed())?;
        if base::budget::stopped().is_some() {
            return None;
        }
        thread::sleep(pause.min(left));
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}

fn collect(mut stream: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (chunks, collected) = channel();
    thread::spawn(move || {
        let mut room = KEPT;
        let mut buffer = [0; 8192];
        while let Ok(count @ 1..) = stream.read(&mut buffer) {
            let kept = count.min(room);
            room -= kept;
            if kept > 0 && chunks.send(buffer[..kept].to_vec()).is_err() {
                return;
            }
        }
    });
    collected
}

/// What was printed. The program has ended, but one that it started may hold its output open: not waited for.
fn joined(collected: Option<Receiver<Vec<u8>>>) -> String {
    let mut bytes = Vec::new();
    if let Some(collected) = collected {
        while let Ok(chunk) = collected.recv_timeout(Duration::from_secs(1)) {
            bytes.extend_from_slice(&chunk);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How a program ended, in words.
pub(crate) fn ending(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("was killed by signal {signal}");
    }
    match status.code() {
        Some(code) => format!("ended with code {code}"),
        None => "ended".to_owned(),
    }
}
