//! The same work on several things at a time.

use base::budget;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The stack of a thread: formulas of large methods are deep.
const STACK: usize = 512 << 20;

/// What the work makes of each of the items, in their order, with so many threads at most. This thread is one of them, so that
/// everything gets done even if no other can be started.
pub fn in_parallel<T: Copy + Sync, R: Send>(items: &[T], threads: usize, work: &(dyn Fn(T) -> R + Sync)) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results: Vec<Mutex<Option<R>>> = items.iter().map(|_| Mutex::new(None)).collect();
    let take = || {
        while let Some((item, place)) = at(items, &results, next.fetch_add(1, Ordering::Relaxed)) {
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(work(*item));
        }
    };
    let share = budget::current();
    // A helper that is stopped leaves its item without a result: that this thread is to stop too is looked at behind it.
    let help = || match &share {
        Some(share) => drop(budget::attempt(|| share.work(take))),
        None => take(),
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(items.len()) {
            if std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        take();
    });
    if results.iter().any(|result| result.lock().unwrap_or_else(PoisonError::into_inner).is_none()) {
        budget::check();
    }
    results.into_iter().filter_map(|result| result.into_inner().unwrap_or_else(PoisonError::into_inner)).collect()
}

fn at<'a, T, R>(items: &'a [T], results: &'a [R], index: usize) -> Option<(&'a T, &'a R)> {
    items.get(index).zip(results.get(index))
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..200).collect();
        let squares: Vec<u64> = items.iter().map(|item| item * item).collect();
        for threads in [0, 1, 2, 7, 300] {
            assert_eq!(in_parallel(&items, threads, &|item| item * item), squares);
        }
        assert!(in_parallel(&[], 2, &|item: u64| item).is_empty());
    }
}
