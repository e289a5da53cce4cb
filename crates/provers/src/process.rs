//! One prover process and the conversation with it. Input is written and output read by threads of their own,
//! so that no full pipe can stop anything; every exchange is framed by markers that the prover must echo.

use crate::driver::Driver;
use crate::executable::Executable;
use crate::lifeline::Guarded;
use crate::run;
use base::budget;
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A prover whose output in one exchange takes more memory than this is taken to be broken.
const MOST_OUTPUT: usize = 64 << 20;
/// What a line takes beside its text.
const LINE_OVERHEAD: usize = 64;
/// How much of what was printed to standard error is kept for messages.
const ERRORS_KEPT: usize = 4096;
/// How long a process that closed its output may take to end by itself.
const TIME_TO_END: Duration = Duration::from_millis(500);
/// How often whoever waits for a process looks whether the run is to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// A running prover.
pub(crate) struct Process {
    guarded: Guarded,
    input: Sender<Vec<u8>>,
    output: Receiver<Vec<u8>>,
    /// What was printed and not read yet.
    pending: Lines,
    errors: Arc<Mutex<Vec<u8>>>,
    /// What reads standard error, up to its end.
    errors_reader: thread::JoinHandle<()>,
    exchanges: u64,
    /// The processor time that was counted for somebody's budget.
    counted: Duration,
    /// Whether it answered canaries rightly.
    pub is_tried: bool,
}

/// Why an exchange failed. The process is of no use any more.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The wall clock ran out.
    Time(Duration),
    /// The run is to stop, or the method has used up its share.
    Ended,
    /// The process ended; with what it had said until then.
    Died {
        /// How it ended.
        how: String,
        /// The lines of this exchange so far, and the last of standard error.
        said: Vec<String>,
    },
    /// It printed what it should not.
    Nonsense(String),
}

impl Process {
    /// Starts a prover.
    pub fn start(driver: &Driver, executable: &Executable, memory_megabytes: u64) -> Result<Process, String> {
        executable.check()?;
        let mut command = Command::new(executable.path());
        command.args(driver.arguments(memory_megabytes));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut guarded = run::spawn(&mut command).map_err(|error| format!("cannot be started: {error}"))?;
        let child = &mut guarded.child;
        let (Some(stdin), Some(stdout), Some(stderr)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err("cannot be started: it has no pipes".to_owned());
        };
        let (input, batches) = channel();
        let (chunks, output) = sync_channel(16);
        let errors = Arc::new(Mutex::new(Vec::new()));
        let last_errors = errors.clone();
        thread::spawn(move || write_batches(stdin, &batches));
        thread::spawn(move || read_chunks(stdout, &chunks));
        let errors_reader = thread::spawn(move || keep_last(stderr, &last_errors));
        Ok(Process {
            guarded,
            input,
            output,
            pending: Lines::default(),
            errors,
            errors_reader,
            exchanges: 0,
            counted: Duration::ZERO,
            is_tried: false,
        })
    }

    /// Sends commands and returns the lines that they print.
    pub fn exchange(&mut self, commands: &str, timeout: Duration) -> Result<Vec<String>, Failure> {
        let lines = self.exchange_uncounted(commands, timeout);
        self.count(Instant::now());
        lines
    }

    /// Counts the processor time that the process has taken since it was last counted, for the budget of whoever waits; where the operating
    /// system does not tell, the time since then.
    fn count(&mut self, since: Instant) {
        let now = processor_time(self.guarded.child.id()).unwrap_or_else(|| self.counted + since.elapsed());
        budget::spend(now.saturating_sub(self.counted));
        self.counted = now;
    }

    fn exchange_uncounted(&mut self, commands: &str, timeout: Duration) -> Result<Vec<String>, Failure> {
        let start = Instant::now();
        self.exchanges += 1;
        let begin = format!("invar-begin-{}", self.exchanges);
        let end = format!("invar-end-{}", self.exchanges);
        let text = format!("(echo \"{begin}\")\n{commands}\n(echo \"{end}\")\n");
        // If the writer is gone, the prover is too: reading tells how it ended.
        let _ = self.input.send(text.into_bytes());
        let mut lines: Vec<String> = Vec::new();
        let mut size = 0;
        while size <= MOST_OUTPUT {
            let Some(line) = self.pending.next_line() else {
                size += self.wait_for_more(start, timeout, &lines)?;
                continue;
            };
            if is_marker(&line, &end) && lines.first().is_some_and(|first| is_marker(first, &begin)) {
                lines.remove(0);
                return Ok(lines);
            }
            if lines.is_empty() && !is_marker(&line, &begin) {
                return Err(self.unasked(line));
            }
            size += LINE_OVERHEAD;
            lines.push(line);
        }
        Err(Failure::Nonsense("it printed without end".to_owned()))
    }

    /// What came before the first marker was not asked for, unless it tells of the end.
    fn unasked(&mut self, line: String) -> Failure {
        match run::wait(&mut self.guarded.child, Duration::from_millis(50)) {
            Some(status) => Failure::Died { how: run::ending(status), said: self.with_errors(&[line]) },
            None => Failure::Nonsense(format!("it printed {:?} without being asked", shortened(&line))),
        }
    }

    fn wait_for_more(&mut self, start: Instant, timeout: Duration, said: &[String]) -> Result<usize, Failure> {
        let left = timeout.saturating_sub(start.elapsed());
        let glanced = Instant::now();
        match self.output.recv_timeout(left.min(GLANCE)) {
            Ok(chunk) => {
                self.pending.push(&chunk);
                Ok(chunk.len())
            }
            Err(RecvTimeoutError::Timeout) => {
                self.count(glanced);
                match budget::stopped() {
                    Some(_) => Err(Failure::Ended),
                    None if left <= GLANCE => Err(Failure::Time(timeout)),
                    None => Ok(0),
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                let how = match run::wait(&mut self.guarded.child, TIME_TO_END) {
                    Some(status) => run::ending(status),
                    None => "closed its output".to_owned(),
                };
                Err(Failure::Died { how, said: self.with_errors(said) })
            }
        }
    }

    /// What was said, with the last of standard error. The process has ended, but what it said last may still be on its
    /// way; whoever else holds the pipe is not waited for.
    fn with_errors(&self, said: &[String]) -> Vec<String> {
        let start = Instant::now();
        while !self.errors_reader.is_finished() && start.elapsed() < TIME_TO_END {
            thread::sleep(Duration::from_millis(1));
        }
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let pending = String::from_utf8_lossy(self.pending.rest());
        let errors = String::from_utf8_lossy(&errors);
        let more = pending.lines().chain(errors.lines()).map(str::to_owned);
        said.iter().cloned().chain(more).collect()
    }
}

/// The processor time of a process so far, where the operating system tells: in ticks of which there are a hundred a second.
fn processor_time(process: u32) -> Option<Duration> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in parentheses, and may have any character in it.
    let (_, numbers) = text.rsplit_once(')')?;
    let mut ticks = numbers.split_ascii_whitespace().skip(11).map(|number| number.parse::<u64>().ok());
    Some(Duration::from_millis(10 * (ticks.next()?? + ticks.next()??)))
}

/// Bytes on their way to becoming lines; each is looked at once.
#[derive(Default)]
struct Lines {
    bytes: Vec<u8>,
    /// Where the next line starts.
    start: usize,
    /// Up to where no line ends.
    searched: usize,
}

impl Lines {
    fn push(&mut self, chunk: &[u8]) {
        self.bytes.drain(..self.start);
        self.searched -= self.start;
        self.start = 0;
        self.bytes.extend_from_slice(chunk);
    }

    fn next_line(&mut self) -> Option<String> {
        let Some(length) = self.bytes[self.searched..].iter().position(|byte| *byte == b'\n') else {
            self.searched = self.bytes.len();
            return None;
        };
        let end = self.searched + length;
        let line = String::from_utf8_lossy(&self.bytes[self.start..end]).trim_end().to_owned();
        (self.start, self.searched) = (end + 1, end + 1);
        Some(line)
    }

    fn rest(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

/// At most the first 200 characters, for messages.
pub(crate) fn shortened(line: &str) -> String {
    if line.chars().count() <= 200 { line.to_owned() } else { line.chars().take(200).chain(['…']).collect() }
}

fn is_marker(line: &str, marker: &str) -> bool {
    line == marker || line.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) == Some(marker)
}

fn write_batches(mut stdin: impl Write, batches: &Receiver<Vec<u8>>) {
    while let Ok(batch) = batches.recv() {
        if stdin.write_all(&batch).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_chunks(mut stdout: impl Read, chunks: &SyncSender<Vec<u8>>) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count @ 1..) = stdout.read(&mut buffer) {
        if chunks.send(buffer[..count].to_vec()).is_err() {
            return;
        }
    }
}

fn keep_last(mut stderr: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 1024];
    while let Ok(count @ 1..) = stderr.read(&mut buffer) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&buffer[..count]);
        let surplus = kept.len().saturating_sub(ERRORS_KEPT);
        kept.drain(..surplus);
    }
}
