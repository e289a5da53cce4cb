//! Ctrl-C and requests to end: the run stops and tells what it knows. While files are read there is nothing to stop cooperatively, and nothing
//! to tell: a watch ends the process then.

use base::budget::{Budget, Stop};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often the watch looks.
const GLANCE: Duration = Duration::from_millis(20);

/// The exit code of a process that is interrupted a second time, as shells have it.
const INTERRUPTED_TWICE: i32 = 130;

/// Stops the run at the first signal, and ends the process at the second. A process can do that for one run: later ones go on as they are.
pub fn stop_at_signal(budget: &Budget) {
    let (budget, was_asked) = (budget.clone(), AtomicBool::new(false));
    let handler = move || {
        if was_asked.swap(true, Ordering::Relaxed) {
            // Provers end with this process, whatever ends it.
            std::process::exit(INTERRUPTED_TWICE);
        }
        budget.stop(Stop::Interrupted);
    };
    // Where signals cannot be caught, they end the process as ever.
    let _ = ctrlc::set_handler(handler);
}

/// Whoever ends the process if it is to stop while files are read.
pub struct Watch {
    is_reading: Arc<Mutex<bool>>,
}

impl Watch {
    /// Begins to watch. What is to be written at the end is written by `last_words`, whose result is the exit code.
    pub fn over_reading(budget: &Budget, last_words: impl FnOnce(Stop) -> u8 + Send + 'static) -> Watch {
        let is_reading = Arc::new(Mutex::new(true));
        let (watched, budget) = (is_reading.clone(), budget.clone());
        std::thread::spawn(move || {
            loop {
                let still_reading = lock(&watched);
                if !*still_reading {
                    return;
                }
                if let Some(stop) = budget.stopped() {
                    std::process::exit(last_words(stop).into());
                }
                drop(still_reading);
                std::thread::sleep(GLANCE);
            }
        });
        Watch { is_reading }
    }

    /// Everything is read: from now on work stops cooperatively.
    pub fn end(self) {
        *lock(&self.is_reading) = false;
    }
}

fn lock(mutex: &Mutex<bool>) -> MutexGuard<'_, bool> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
