//! Which entry point is checked when, and by whom. Workers share the entry points out among themselves. In large runs, and in runs with a
//! budget, a first round does what is cheap for all of them, and a second one the rest, those first that come to few other methods: one method never holds up the others.
//!
//! What is found is told as soon as all entry points before it in the same round are done, so that the order is the same in every run.

use base::budget::{self, Budget, Stop};
use engines::{Checked, Depth, Engine, Extent};
use ir::{ProcedureId, Program};
use report::Progress;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use vcgen::followed::followed;

/// The stack of a worker: formulas of large methods are deep.
pub const WORKER_STACK: usize = 512 << 20;

/// Up to so many entry points are checked in one round: it is over soon.
pub const FEW_ENTRIES: usize = 100;

/// What a method may take of the first round: what takes longer is not cheap.
const GLANCE: Duration = Duration::from_secs(1);

/// How a run is done.
pub struct Run<'r> {
    /// How many workers there are.
    pub jobs: usize,
    /// What the user sees meanwhile.
    pub progress: &'r Progress,
    /// What it may take, and whether it is to stop.
    pub budget: &'r Budget,
    /// Hears what is found of each entry point, perhaps twice of the same.
    pub found: &'r (dyn Fn(&Checked) + Sync),
}

/// What came of a run.
pub struct Results {
    /// What is known of each entry point, in their order; nothing of those that nobody came to.
    pub checked: Vec<Option<Checked>>,
    /// Entry points at which Invar itself failed, by their position, with what it said.
    pub failures: BTreeMap<usize, String>,
    /// Why a worker could not be started.
    pub not_started: Vec<String>,
    /// The time of all workers together.
    pub worked: Duration,
}

/// Checks the entry points.
pub fn run(program: &Program, entries: &[ProcedureId], engine: &dyn Engine, run: &Run<'_>) -> Results {
    let work = Work {
        program,
        entries,
        engine,
        run,
        checked: entries.iter().map(|_| Mutex::new(None)).collect(),
        failures: Mutex::default(),
        not_started: Mutex::default(),
        worked: Mutex::default(),
    };
    let mut all: Vec<usize> = (0..entries.len()).collect();
    if entries.len() > FEW_ENTRIES || run.budget.limits().run.is_some() {
        all.sort_by_cached_key(|position| (followed(program, entries[*position]).len(), *position));
        work.round(&all, Depth::Glance);
        work.round(&work.open(&all), Depth::Full);
    } else {
        work.round(&all, Depth::Full);
    }
    let taken = |slot: Mutex<Option<Checked>>| slot.into_inner().unwrap_or_else(PoisonError::into_inner);
    Results {
        checked: work.checked.into_iter().map(taken).collect(),
        failures: work.failures.into_inner().unwrap_or_else(PoisonError::into_inner),
        not_started: work.not_started.into_inner().unwrap_or_else(PoisonError::into_inner),
        worked: work.worked.into_inner().unwrap_or_else(PoisonError::into_inner),
    }
}

struct Work<'w> {
    program: &'w Program,
    entries: &'w [ProcedureId],
    engine: &'w dyn Engine,
    run: &'w Run<'w>,
    checked: Vec<Mutex<Option<Checked>>>,
    failures: Mutex<BTreeMap<usize, String>>,
    not_started: Mutex<Vec<String>>,
    worked: Mutex<Duration>,
}

/// What is told of a round: positions up to the first one that is not done.
struct Told {
    done: Vec<bool>,
    next: usize,
}

impl Work<'_> {
    /// Checks the entry points at these positions, in this order.
    fn round(&self, positions: &[usize], depth: Depth) {
        let next = AtomicUsize::new(0);
        let told = Mutex::new(Told { done: vec![false; positions.len()], next: 0 });
        let work = || {
            let began = Instant::now();
            while self.run.budget.stopped().is_none() {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(position) = positions.get(index) else { break };
                self.check(*position, depth);
                self.tell(positions, index, &mut lock(&told));
            }
            *lock(&self.worked) += began.elapsed();
        };
        std::thread::scope(|scope| {
            for number in 0..self.run.jobs.min(positions.len()) {
                let worker = std::thread::Builder::new().name(format!("worker {number}")).stack_size(WORKER_STACK);
                if let Err(error) = worker.spawn_scoped(scope, work) {
                    lock(&self.not_started).push(error.to_string());
                }
            }
        });
    }

    /// Checks one entry point. An error of Invar itself costs this entry point and no other.
    fn check(&self, position: usize, depth: Depth) {
        let entry = self.entries[position];
        self.run.progress.start(&self.program.procedures[entry].name);
        let keep = |_, checked: Checked| *lock(&self.checked[position]) = Some(checked);
        let share = match depth {
            Depth::Glance => self.run.budget.share_up_to(GLANCE),
            Depth::Full => self.run.budget.share(),
        };
        let work = || share.work(|| self.engine.check(std::slice::from_ref(&entry), depth, &keep));
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| budget::attempt(work))) {
            lock(&self.failures).insert(position, message(&*panic));
        }
        let mut checked = lock(&self.checked[position]);
        if let Some(checked) =
            checked.as_mut().filter(|it| depth == Depth::Glance && it.extent == Extent::Stopped(Stop::Share))
        {
            checked.extent = Extent::Glance;
        }
        if checked.as_ref().is_none_or(|checked| checked.extent != Extent::Glance) {
            self.run.progress.finish();
        }
    }

    /// Marks a position as done, and tells what no other one holds up.
    fn tell(&self, positions: &[usize], index: usize, told: &mut MutexGuard<'_, Told>) {
        told.done[index] = true;
        while told.done.get(told.next).is_some_and(|done| *done) {
            if let Some(checked) = &*lock(&self.checked[positions[told.next]]) {
                (self.run.found)(checked);
            }
            told.next += 1;
        }
    }

    /// Those of the positions at which there is more to find. A glance may have ended before anything was found.
    fn open(&self, positions: &[usize]) -> Vec<usize> {
        let is_open = |position: &usize| {
            let has_failed = lock(&self.failures).contains_key(position);
            !has_failed
                && lock(&self.checked[*position]).as_ref().is_none_or(|checked| checked.extent == Extent::Glance)
        };
        positions.iter().copied().filter(is_open).collect()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a panic says.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it panicked".to_owned())
}
