//! A pool of prover processes: at most so many work at a time, each goal gets one, and one that failed is
//! replaced.

use crate::answer::{self, Said, Trouble};
use crate::canary;
use crate::discover::{Found, discover, look_at};
use crate::driver::Driver;
use crate::executable::Executable;
use crate::journal::{Asked, Journal};
use crate::model::{LiveModel, is_available};
use crate::process::Process;
use crate::sexpr;
use crate::sifting;
use crate::smtlib::Printer;
use crate::transform::{self, Transformation};
use logic::{Answer, Goal, Hope, Model, Prover, Sieve, Sifted};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Limits of a pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PoolOptions {
    /// Resource limit of a goal, in the prover's units: the same on every machine.
    pub resource_limit: u64,
    /// Wall-clock limit of a goal, a backstop.
    pub timeout: Duration,
    /// Memory limit of a process.
    pub memory_megabytes: u64,
    /// How many processes may work at a time.
    pub jobs: usize,
    /// Where it is noted what was asked.
    pub journal: Option<Arc<Journal>>,
}

impl Default for PoolOptions {
    /// 20 million of z3's units are 5 to 14 seconds for hard quantified goals (measured with z3 5.4).
    fn default() -> PoolOptions {
        let jobs = std::thread::available_parallelism().map_or(1, usize::from);
        PoolOptions {
            resource_limit: 20_000_000,
            timeout: Duration::from_secs(20),
            memory_megabytes: 2048,
            jobs,
            journal: None,
        }
    }
}

/// A prover whose processes are kept from goal to goal.
pub struct Pool {
    name: String,
    workers: Arc<Workers>,
}

/// What the pool shares with the models that it gave out.
pub(crate) struct Workers {
    pub driver: Driver,
    pub options: PoolOptions,
    executable: Executable,
    /// Why it is not used any more: it answered a canary wrongly.
    distrusted: OnceLock<String>,
    state: Mutex<State>,
    freed: Condvar,
    queries: AtomicU64,
}

#[derive(Default)]
struct State {
    idle: Vec<Process>,
    working: usize,
}

/// What a process may have done before. Goals that come near the resource limit do not always get the same answer
/// after different histories, `(reset)` or not; goals far from it do.
#[derive(Clone, Copy)]
enum History {
    /// Anything: it is one of those that are kept.
    Any,
    /// Nothing: it is started for the goal.
    None,
}

/// Permission to let one process work; given back when dropped.
pub(crate) struct Permit<'a>(&'a Workers);

impl Pool {
    /// A pool of this executable, which is asked for its version first.
    pub fn open(driver: &Driver, executable: &Path, options: PoolOptions) -> Result<Pool, String> {
        let (executable, version) = look_at(driver, executable)?;
        Ok(Pool::new(driver, &executable, &version, options))
    }

    /// A pool of the first prover that is found, of those whose processes are kept.
    pub fn find(options: PoolOptions) -> Result<Pool, String> {
        let found = discover();
        let mut reasons = Vec::new();
        for Found { driver, version, executable, .. } in found.iter().filter(|prover| !prover.driver.is_one_shot()) {
            match (version, executable) {
                (Ok(version), Some(executable)) => return Ok(Pool::new(driver, executable, version, options)),
                (Err(reason), _) => reasons.push(reason.clone()),
                (Ok(_), None) => {}
            }
        }
        if reasons.is_empty() {
            return Err("no prover was found; `invar provers install` gets one".to_owned());
        }
        Err(format!("no prover can be used: {}", reasons.join("; ")))
    }

    pub(crate) fn new(driver: &Driver, executable: &Executable, version: &str, options: PoolOptions) -> Pool {
        let workers = Workers {
            driver: driver.clone(),
            options,
            executable: executable.clone(),
            distrusted: OnceLock::new(),
            state: Mutex::default(),
            freed: Condvar::new(),
            queries: AtomicU64::new(0),
        };
        Pool { name: format!("{} {version}", driver.name), workers: Arc::new(workers) }
    }

    /// How many goals were sent to a prover so far.
    pub fn queries(&self) -> u64 {
        self.workers.queries.load(Ordering::Relaxed)
    }

    /// Its executable.
    pub fn executable(&self) -> &Executable {
        &self.workers.executable
    }

    /// Why it is not used any more, if it gave a wrong answer.
    pub fn distrusted(&self) -> Option<&str> {
        self.workers.distrusted.get().map(String::as_str)
    }
}

impl Prover for Pool {
    fn name(&self) -> &str {
        &self.name
    }

    /// How long it may take is no part of it: an answer that came in time is the same with more of it.
    fn identity(&self) -> String {
        let Workers { driver, executable, options, .. } = &*self.workers;
        let PoolOptions { resource_limit, memory_megabytes, .. } = options;
        let (name, hash) = (&self.name, executable.hash());
        format!("{name} {hash}, resource limit {resource_limit}, memory {memory_megabytes}, {driver:?}")
    }

    fn workers(&self) -> usize {
        self.workers.options.jobs.max(1)
    }

    fn prove(&self, goal: &Goal) -> Answer {
        let Workers { driver, options, .. } = &*self.workers;
        let prelude = driver.prelude(options.resource_limit);
        self.prove_after(goal, &prelude, Printer::of(driver), History::None, Asked::Fully)
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        let Workers { driver, options, .. } = &*self.workers;
        let prelude = driver.quick_prelude(options.resource_limit, hoping_for);
        let asked = Asked::Quickly(hoping_for);
        self.prove_after(goal, &prelude, Printer::hoping(driver, hoping_for), History::Any, asked)
    }

    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        let Workers { driver, options, .. } = &*self.workers;
        let prelude = driver.quick_prelude(options.resource_limit, hoping_for);
        sifting::sift(&self.workers, sieve, &prelude, Printer::hoping(driver, hoping_for))
    }
}

impl Pool {
    /// Tries to prove all goals that the transformations make of the goal. A model of one of several, or of one with fewer
    /// hypotheses, is only a candidate for a model of the goal.
    pub(crate) fn attempt(&self, goal: &Goal, transformations: &[Transformation], resource_limit: u64) -> Answer {
        let prelude = self.workers.driver.prelude(resource_limit);
        if transformations.is_empty() {
            return self.prove_after(goal, &prelude, Printer::of(&self.workers.driver), History::None, Asked::Fully);
        }
        for part in transform::apply(transformations, goal) {
            match self.prove_after(&part, &prelude, Printer::of(&self.workers.driver), History::None, Asked::Fully) {
                Answer::Proved { .. } => {}
                Answer::Refuted(model) => {
                    let reason = format!("{} has a counterexample to a part of the goal", self.workers.driver.name);
                    return Answer::Unknown { reason, candidate: Some(model) };
                }
                failure => return failure,
            }
        }
        Answer::Proved { by: self.name.clone() }
    }

    fn prove_after(&self, goal: &Goal, prelude: &str, printer: Printer, history: History, asked: Asked) -> Answer {
        self.workers.count_query();
        let began = Instant::now();
        let answer = match attempt(&self.workers, goal, prelude, printer, history) {
            Ok(Answer::Proved { .. }) => Answer::Proved { by: self.name.clone() },
            Ok(answer) => answer,
            Err(Trouble::OutOfResources(reason)) => Answer::OutOfResources(reason),
            Err(Trouble::Stopped(reason)) => Answer::Stopped(reason),
            Err(Trouble::Error(reason)) => Answer::Error(reason),
        };
        if let Some(journal) = &self.workers.options.journal {
            journal.note(goal, asked, answer.word(), 1, began.elapsed());
        }
        answer
    }
}

/// A quick attempt is waited for so many times less long: resources do not bound the time in every case.
const QUICKER: u32 = 4;

/// A process goes back to the pool only where this function says so: after anything unexpected it is dropped,
/// and that kills it.
fn attempt(
    workers: &Arc<Workers>,
    goal: &Goal,
    prelude: &str,
    mut printer: Printer,
    history: History,
) -> Result<Answer, Trouble> {
    let driver = &workers.driver;
    let script = prelude.to_owned() + &printer.script(goal);
    let _permit = workers.permit();
    if let Some(reason) = workers.distrusted.get() {
        return Err(Trouble::Error(reason.clone()));
    }
    let mut process = match history {
        History::Any => workers.process()?,
        History::None => workers.start()?,
    };
    let patience = match history {
        History::Any => workers.options.timeout / QUICKER,
        History::None => workers.options.timeout,
    };
    let lines = workers.exchange_within(&mut process, &script, patience)?;
    match answer::read(driver, &lines)? {
        Said::Proved => {
            workers.try_out(&mut process)?;
            workers.give_back(process);
            Ok(Answer::Proved { by: String::new() })
        }
        Said::Refuted if printer.has_opaque => {
            let reason = "the meaning of some functions was left out".to_owned();
            Ok(Answer::Unknown { reason, candidate: Some(model(workers, process, printer)) })
        }
        Said::Refuted => Ok(Answer::Refuted(model(workers, process, printer))),
        Said::Unknown => {
            let reason = reason(workers, &mut process)?;
            if answer::is_out_of_resources(driver, &reason) {
                workers.give_back(process);
                return Err(Trouble::OutOfResources(format!("{} reached its resource limit", driver.name)));
            }
            let candidate = if is_available(workers, &mut process)? {
                Some(model(workers, process, printer))
            } else {
                workers.give_back(process);
                None
            };
            Ok(Answer::Unknown { reason, candidate })
        }
    }
}

fn model(workers: &Arc<Workers>, process: Process, printer: Printer) -> Box<dyn Model> {
    Box::new(LiveModel::new(workers.clone(), process, printer))
}

/// Why the prover does not know.
fn reason(workers: &Workers, process: &mut Process) -> Result<String, Trouble> {
    let lines = workers.exchange(process, "(get-info :reason-unknown)")?;
    let text = lines.join(" ");
    let read = sexpr::parse(&text).unwrap_or_default();
    let reason = match read.as_slice() {
        [info] => info.as_list().and_then(|info| info.get(1)).map(ToString::to_string),
        _ => None,
    };
    match reason {
        Some(reason) => Ok(reason.trim_matches('"').to_owned()),
        None => Err(answer::error_line(&workers.driver, &text)),
    }
}

impl Workers {
    /// Waits until one more process may work.
    pub fn permit(&self) -> Permit<'_> {
        let mut state = self.lock();
        while state.working >= self.options.jobs.max(1) {
            state = self.freed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.working += 1;
        Permit(self)
    }

    /// A process that is free, or a new one that has answered canaries.
    fn process(&self) -> Result<Process, Trouble> {
        if let Some(process) = self.lock().idle.pop() {
            return Ok(process);
        }
        let mut process = self.start()?;
        self.try_out(&mut process)?;
        Ok(process)
    }

    /// Asks a process about canaries, once. A process that is started for a goal is asked behind it, where it says that it has a proof: what
    /// comes before a goal may change what becomes of it.
    fn try_out(&self, process: &mut Process) -> Result<(), Trouble> {
        if process.is_tried {
            return Ok(());
        }
        for canary in canary::pair() {
            let prelude = self.driver.prelude(canary::RESOURCES);
            let lines = self.exchange(process, &(prelude + &Printer::default().script(&canary.goal)))?;
            let said = answer::read(&self.driver, &lines)?;
            if let Some(reason) = canary.truth.objection(&self.driver.name, said) {
                return Err(Trouble::Error(self.distrusted.get_or_init(|| reason).clone()));
            }
            if said == Said::Unknown {
                return Err(Trouble::Error(format!("{} does not decide a simple goal", self.driver.name)));
            }
        }
        process.is_tried = true;
        Ok(())
    }

    fn start(&self) -> Result<Process, Trouble> {
        let name = &self.driver.name;
        Process::start(&self.driver, &self.executable, self.options.memory_megabytes)
            .map_err(|reason| Trouble::Error(format!("{name} {reason}")))
    }

    /// A process that is free and has answered canaries.
    pub fn tried_process(&self) -> Result<Process, Trouble> {
        if let Some(reason) = self.distrusted.get() {
            return Err(Trouble::Error(reason.clone()));
        }
        let mut process = self.process()?;
        self.try_out(&mut process)?;
        Ok(process)
    }

    /// Counts one more goal that is sent to a prover.
    pub fn count_query(&self) {
        self.queries.fetch_add(1, Ordering::Relaxed);
    }

    /// Sends commands that are waited for less long.
    pub fn exchange_quickly(&self, process: &mut Process, commands: &str) -> Result<Vec<String>, Trouble> {
        self.exchange_within(process, commands, self.options.timeout / QUICKER)
    }

    /// Sends commands; a failure is put into words.
    pub fn exchange(&self, process: &mut Process, commands: &str) -> Result<Vec<String>, Trouble> {
        self.exchange_within(process, commands, self.options.timeout)
    }

    fn exchange_within(
        &self,
        process: &mut Process,
        commands: &str,
        patience: Duration,
    ) -> Result<Vec<String>, Trouble> {
        process.exchange(commands, patience).map_err(|failure| answer::failed(&self.driver, failure))
    }

    /// Keeps a process that behaved for the next goal; more than can work at a time are not kept.
    pub fn give_back(&self, process: Process) {
        let mut state = self.lock();
        if state.idle.len() < self.options.jobs.max(1) {
            state.idle.push(process);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.0.lock().working -= 1;
        self.0.freed.notify_one();
    }
}
