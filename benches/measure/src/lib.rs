//! What the measuring programs share: the time that they took.

use std::time::Instant;

/// A moment, by the processor's clock where the system tells (Linux), so that other work on the machine does not count.
pub struct Watch {
    began: Instant,
    busy: Option<f64>,
}

impl Watch {
    /// From now on.
    pub fn start() -> Watch {
        Watch { began: Instant::now(), busy: busy_seconds() }
    }

    /// The seconds since the start that this thread was at work; what it waits for in other threads is not counted.
    pub fn seconds(&self) -> f64 {
        match self.busy.zip(busy_seconds()) {
            Some((before, now)) => now - before,
            None => self.began.elapsed().as_secs_f64(),
        }
    }
}

/// Runs on a thread with a large stack, since trees are walked recursively.
pub fn with_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(1 << 30).spawn_scoped(scope, work);
        match thread.expect("a thread can be started").join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

fn busy_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(|nanoseconds: f64| nanoseconds / 1e9)
}
