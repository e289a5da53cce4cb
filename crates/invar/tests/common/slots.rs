//! How much is done at a time: as much as the machine has cores, whichever tests do it. Tests run side by side, and many of them do many
//! things at a time; without a common limit they would take the processor from one another, and limits of time would strike.

use std::cell::Cell;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, LazyLock, Mutex, PoisonError};

/// How many slots are free.
static FREE: LazyLock<Mutex<usize>> = LazyLock::new(|| Mutex::new(count()));
static FREED: Condvar = Condvar::new();

thread_local! {
    /// Whether this thread has a slot.
    static HAS_SLOT: Cell<bool> = const { Cell::new(false) };
}

/// How many slots there are.
pub fn count() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// A slot, which is free again when this is dropped.
struct Slot;

impl Slot {
    fn take() -> Slot {
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        while *free == 0 {
            free = FREED.wait(free).unwrap_or_else(PoisonError::into_inner);
        }
        *free -= 1;
        HAS_SLOT.set(true);
        Slot
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        HAS_SLOT.set(false);
        *FREE.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        FREED.notify_one();
    }
}

/// Does the same with each of many things, as many at a time as there are slots; results are in order. Within
/// one of these things, whatever is done in parallel is done by its thread alone; a thread that it starts must not come here.
pub fn in_parallel<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    if HAS_SLOT.get() {
        return things.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<R>>> = Mutex::new(things.iter().map(|_| None).collect());
    let worker = || {
        while let Some((at, thing)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, things.get(at)?)))
        {
            let slot = Slot::take();
            let result = work(thing);
            drop(slot);
            results.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(result);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..count()).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
    });
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.into_iter().map(|result| result.expect("every thing was worked on")).collect()
}
