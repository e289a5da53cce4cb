//! How much a run may take, and how work is stopped: by the end of the budget, by the share of one method, or by the user.
//!
//! Work is stopped cooperatively. A thread that works for a method does so [`Share::work`]; whatever may take long calls [`point`], which
//! unwinds to the nearest [`attempt`] once the work is to stop. Processor time is counted: that of this process by the operating system, that
//! of other processes by whoever waits for them ([`spend`]).

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

/// So many points are passed before the clock is read again.
const POINTS: u32 = 64;

/// Why work stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The user, or whoever started the run, asked for it.
    Interrupted,
    /// The budget of the run is used up.
    Budget,
    /// The share of the method is used up.
    Share,
}

impl Stop {
    const ALL: [Stop; 3] = [Stop::Interrupted, Stop::Budget, Stop::Share];

    fn from_code(code: u8) -> Option<Stop> {
        Stop::ALL.get(usize::from(code).checked_sub(1)?).copied()
    }

    fn code(self) -> u8 {
        self as u8 + 1
    }
}

/// What a run may take.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Processor time of the run, that of its provers included.
    pub run: Option<Duration>,
    /// Processor time of one method.
    pub method: Option<Duration>,
}

/// The budget of a run. Clones are the same budget.
#[derive(Clone, Default, Debug)]
pub struct Budget {
    account: Arc<Account>,
}

#[derive(Default, Debug)]
struct Account {
    limits: Limits,
    /// The code of a [`Stop`], or 0.
    stopped: AtomicU8,
    /// What other processes took, in nanoseconds.
    elsewhere: AtomicU64,
}

impl Budget {
    /// A budget with these limits.
    pub fn new(limits: Limits) -> Budget {
        Budget { account: Arc::new(Account { limits, ..Account::default() }) }
    }

    /// What the run may take.
    pub fn limits(&self) -> Limits {
        self.account.limits
    }

    /// All work of the run is to stop.
    pub fn stop(&self, why: Stop) {
        let _ = self.account.stopped.compare_exchange(0, why.code(), Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Whether all work is to stop, and why.
    pub fn stopped(&self) -> Option<Stop> {
        if let Some(limit) = self.account.limits.run
            && self.account.stopped.load(Ordering::Relaxed) == 0
            && self.spent() >= limit
        {
            self.stop(Stop::Budget);
        }
        Stop::from_code(self.account.stopped.load(Ordering::Relaxed))
    }

    /// The processor time of this process so far, and of those that it waited for.
    pub fn spent(&self) -> Duration {
        clock::of_process() + Duration::from_nanos(self.account.elsewhere.load(Ordering::Relaxed))
    }

    /// The share of one method in the budget.
    pub fn share(&self) -> Share {
        self.share_up_to(Duration::MAX)
    }

    /// The share of one method in the budget, and no more than this.
    pub fn share_up_to(&self, most: Duration) -> Share {
        let limit = self.limits().method.unwrap_or(Duration::MAX).min(most);
        let part = Part { budget: self.clone(), limit, stopped: AtomicU8::new(0), spent: AtomicU64::new(0) };
        Share { part: Arc::new(part) }
    }
}

/// What one method may take. Clones are the same share.
#[derive(Clone, Debug)]
pub struct Share {
    part: Arc<Part>,
}

#[derive(Debug)]
struct Part {
    budget: Budget,
    limit: Duration,
    stopped: AtomicU8,
    /// In nanoseconds.
    spent: AtomicU64,
}

thread_local! {
    static CURRENT: RefCell<Option<Share>> = const { RefCell::new(None) };
    /// Points until the clock is read again.
    static LEFT: Cell<u32> = const { Cell::new(0) };
    /// The processor time of this thread when it was last counted.
    static COUNTED: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

impl Share {
    /// Does some work that counts for this share, on this thread.
    pub fn work<T>(&self, work: impl FnOnce() -> T) -> T {
        let _restored = Restored(CURRENT.replace(Some(self.clone())));
        COUNTED.set(clock::of_thread());
        let result = work();
        self.count();
        result
    }

    fn count(&self) {
        let now = clock::of_thread();
        self.add(now.saturating_sub(COUNTED.replace(now)));
    }

    fn add(&self, time: Duration) {
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.part.spent.fetch_add(time, Ordering::Relaxed);
    }

    fn stopped(&self) -> Option<Stop> {
        if Duration::from_nanos(self.part.spent.load(Ordering::Relaxed)) >= self.part.limit {
            self.part.stopped.store(Stop::Share.code(), Ordering::Relaxed);
        }
        self.part.budget.stopped().or_else(|| Stop::from_code(self.part.stopped.load(Ordering::Relaxed)))
    }
}

/// Puts back the share that a thread worked for before.
struct Restored(Option<Share>);

impl Drop for Restored {
    fn drop(&mut self) {
        CURRENT.set(self.0.take());
    }
}

/// The share that this thread works for, to be handed on to threads that help it.
pub fn current() -> Option<Share> {
    CURRENT.with_borrow(Clone::clone)
}

/// Whether the work of this thread is to stop, and why.
pub fn stopped() -> Option<Stop> {
    CURRENT.with_borrow(|share| {
        let share = share.as_ref()?;
        share.count();
        share.stopped()
    })
}

/// Counts processor time that another process took for this thread.
pub fn spend(time: Duration) {
    CURRENT.with_borrow(|share| {
        if let Some(share) = share {
            share.add(time);
            let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
            share.part.budget.account.elsewhere.fetch_add(time, Ordering::Relaxed);
        }
    });
}

/// What [`point`] unwinds with.
struct Stopped(Stop);

/// A point at which work may be stopped: returns if it is not to stop.
pub fn point() {
    let left = LEFT.get();
    if left > 0 {
        return LEFT.set(left - 1);
    }
    LEFT.set(POINTS);
    check();
}

/// A [`point`] at which the clock is read.
pub fn check() {
    if let Some(why) = stopped() {
        // Without the hook of panics: this is no error.
        resume_unwind(Box::new(Stopped(why)));
    }
}

/// Tries some work that may be stopped on the way. Other panics go on.
pub fn attempt<T>(work: impl FnOnce() -> T) -> Result<T, Stop> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| match panic.downcast::<Stopped>() {
        Ok(stopped) => stopped.0,
        Err(other) => resume_unwind(other),
    })
}

/// Processor time, as the operating system counts it; where it cannot be asked, time.
mod clock {
    use std::time::Duration;

    #[cfg(unix)]
    fn read(clock: rustix::time::ClockId) -> Duration {
        let now = rustix::time::clock_gettime(clock);
        Duration::new(u64::try_from(now.tv_sec).unwrap_or(0), u32::try_from(now.tv_nsec).unwrap_or(0))
    }

    #[cfg(unix)]
    pub fn of_process() -> Duration {
        read(rustix::time::ClockId::ProcessCPUTime)
    }

    #[cfg(unix)]
    pub fn of_thread() -> Duration {
        read(rustix::time::ClockId::ThreadCPUTime)
    }

    #[cfg(not(unix))]
    pub fn of_process() -> Duration {
        use std::sync::OnceLock;
        use std::time::Instant;
        static STARTED: OnceLock<Instant> = OnceLock::new();
        STARTED.get_or_init(Instant::now).elapsed()
    }

    #[cfg(not(unix))]
    pub fn of_thread() -> Duration {
        of_process()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forever() {
        loop {
            point();
        }
    }

    #[test]
    fn work_ends_when_the_run_is_stopped() {
        let budget = Budget::default();
        let share = budget.share();
        std::thread::scope(|scope| {
            let worker = scope.spawn(|| attempt(|| share.work(forever)));
            budget.stop(Stop::Interrupted);
            assert_eq!(worker.join().expect("no panic"), Err(Stop::Interrupted));
        });
        assert_eq!(budget.stopped(), Some(Stop::Interrupted));
    }

    #[test]
    fn a_method_ends_with_its_share_and_others_go_on() {
        let budget = Budget::new(Limits { method: Some(Duration::from_millis(5)), ..Limits::default() });
        assert_eq!(attempt(|| budget.share().work(forever)), Err(Stop::Share));
        assert_eq!(budget.stopped(), None);
        assert_eq!(attempt(|| budget.share().work(stopped)), Ok(None));
        let spent = budget.share();
        assert_eq!(attempt(|| spent.work(|| spend(Duration::from_secs(1)))), Ok(()));
        assert_eq!(attempt(|| spent.work(forever)), Err(Stop::Share));
    }

    #[test]
    fn a_run_ends_with_its_budget() {
        let spent = Budget::default().spent();
        let budget = Budget::new(Limits { run: Some(spent + Duration::from_millis(5)), ..Limits::default() });
        assert_eq!(attempt(|| budget.share().work(forever)), Err(Stop::Budget));
        assert_eq!(budget.stopped(), Some(Stop::Budget));
    }

    #[test]
    fn other_panics_go_on_and_points_without_a_budget_do_nothing() {
        point();
        let panic = catch_unwind(|| attempt::<()>(|| resume_unwind(Box::new("another"))));
        assert!(panic.is_err_and(|panic| panic.downcast_ref() == Some(&"another")));
    }
}
