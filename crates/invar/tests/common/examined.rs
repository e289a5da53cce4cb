//! What is known of the Java files of the project: each is checked once, in this process, and everything that tests want to know of it is
//! found out on the way. The tests of files, executions, the cache and dumps read these results.

use super::executing::{Executing, Executions};
use super::{relative, root, slots};
use base::budget::Budget;
use clap::Parser;
use engines::deductive::{Deductive, Remembering};
use invar::cli::{Arguments, Command};
use invar::pipeline::{self, Filter, Front};
use invar::schedule::Run;
use logic::{Answer, Goal, Hope, Key, Memory, Prover, Sieve, Sifted};
use provers::{Cached, Places, PoolOptions, Portfolio, Profile};
use report::{Format, Progress, Report};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// Formulas and syntax trees may be deep.
const STACK: usize = 512 << 20;
/// Long enough for every goal on a busy machine: resources decide, and the clock does not.
const PATIENCE: Duration = Duration::from_secs(600);

/// What another build checks again: this takes as long as a check without a prover.
const CHECKED_BY_ANOTHER_BUILD: &[&str] = &["examples", "tests/contracts/cases", "tests/loops"];
/// What is run from random states.
const EXECUTED: &[&str] =
    &["examples", "tests/java", "tests/runtime", "tests/contracts", "tests/loops", "tests/frames", "tests/invariants"];

/// Whether a file lies in one of some folders.
fn is_below(file: &Path, folders: &[&str]) -> bool {
    folders.iter().any(|folder| relative(file).starts_with(folder))
}

/// What is known of a file.
pub struct Examined {
    /// As `invar check --output-format json` writes it.
    pub report: Value,
    /// The exit code of `invar check`.
    pub exit_code: u8,
    /// A second check with the memory of the first.
    pub again: Again,
    /// The same by another build, which knows the answers of provers and no findings; for some files.
    pub by_another_build: Option<Again>,
    /// What came of executions from random states; nothing where none are made.
    pub executions: Executions,
    /// Why the text of its IR does not read back as the same; nothing if the file does not compile.
    pub printed: Option<Result<(), String>>,
}

/// What came of a check of something that was checked before.
pub struct Again {
    /// What it says.
    pub report: Value,
    /// How many goals it sent to a prover.
    pub asked: u64,
}

/// A place in the table of files. Whoever comes first checks the file; a check that panics leaves why.
#[derive(Default)]
struct Place {
    is_taken: AtomicBool,
    found: OnceLock<Result<Examined, String>>,
}

/// What is known of files, each of which is checked unless it was before, or somebody is about to.
pub fn examined(files: &[PathBuf]) -> Vec<&'static Examined> {
    let places: Vec<(&PathBuf, &'static Place)> = files.iter().map(|file| (file, place(file))).collect();
    slots::in_parallel(&places, |(file, place)| {
        if !place.is_taken.swap(true, Ordering::Relaxed) {
            let found = catch_unwind(AssertUnwindSafe(|| deeply(|| examine(file))));
            let _ = place.found.set(found.map_err(|_| format!("the check of {} panicked", file.display())));
        }
    });
    // Whoever checks the others has a slot, and nobody waits for them with one.
    let wait = |(_, place): &(_, &'static Place)| place.found.wait().as_ref().unwrap_or_else(|why| panic!("{why}"));
    places.iter().map(wait).collect()
}

/// The place of a file in the table.
fn place(file: &Path) -> &'static Place {
    static TABLE: Mutex<BTreeMap<PathBuf, &'static Place>> = Mutex::new(BTreeMap::new());
    let mut table = TABLE.lock().unwrap_or_else(PoisonError::into_inner);
    table.entry(relative(file)).or_insert_with(|| Box::leak(Box::default()))
}

/// Does something on a thread with a large stack.
pub fn deeply<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).expect("a thread");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// The options that a file sets: `//~ options: --int checked`.
fn options(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let lines = text.lines().filter_map(|line| line.split_once("//~ options:"));
    lines.flat_map(|(_, list)| list.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn examine(file: &Path) -> Examined {
    let words = ["invar", "check"].map(str::to_owned).into_iter().chain(options(file));
    let arguments = Arguments::try_parse_from(words.chain([file.display().to_string()]));
    let Ok(Arguments { command: Command::Check(arguments) }) = arguments else {
        panic!("{}: options that `invar check` does not know", file.display())
    };
    let front = pipeline::front(&arguments.paths, &arguments.java.options(arguments.meaning));
    let memory = Arc::new(Remembered::default());
    let executing = Executing::new(&front.ir);
    let (report, _) = check(&front, &memory, "this build", is_below(file, EXECUTED).then_some(&executing));
    let again = |build: &str| {
        let (report, asked) = check(&front, &memory, build, None);
        Again { report: json(&front, &report), asked }
    };
    let is_whole = report::exit_code(&Report { diagnostics: front.diagnostics.clone(), ..Report::default() }) == 0;
    Examined {
        exit_code: report::exit_code(&report),
        report: json(&front, &report),
        again: again("this build"),
        by_another_build: is_below(file, CHECKED_BY_ANOTHER_BUILD).then(|| again("another build")),
        executions: executing.finish(),
        printed: is_whole.then(|| read_back(&front.ir)),
    }
}

/// Checks all entry points as `invar check` does. Says how many goals went to the prover.
fn check(front: &Front, memory: &Arc<Remembered>, build: &str, executing: Option<&Executing>) -> (Report, u64) {
    let entries = pipeline::entries(front, &Filter::default());
    let prover = Cached::new(Shared(&PROVERS), memory.clone());
    let (progress, budget) = (Progress::hidden(), Budget::default());
    let mut remembering = Remembering::new(&front.ir, &**memory, build.to_owned());
    pipeline::find_invariants(front, &mut remembering, &prover, &budget);
    let engine = Deductive { remembering, prover: &prover };
    let run = Run { jobs: 1, progress: &progress, budget: &budget, found: &|_| {} };
    let report = match executing {
        Some(executing) => pipeline::check(front, &entries, &executing.behind(&engine), &run),
        None => pipeline::check(front, &entries, &engine, &run),
    };
    (Report { work: None, ..report }, prover.usage().asked)
}

fn json(front: &Front, report: &Report) -> Value {
    let text = report::render(report, &front.sources, Format::Json, &report::Options::default());
    serde_json::from_str(&text).expect("a report is JSON")
}

/// Whether the text of a program reads back as the same.
fn read_back(program: &ir::Program) -> Result<(), String> {
    let text = ir::print::print(program);
    let parsed = ir::parse::parse(&text).map_err(|error| format!("{error:?}"))?;
    if ir::print::print(&parsed) == text { Ok(()) } else { Err("it prints otherwise".to_owned()) }
}

/// The provers of `invar check`, whose processes are kept from file to file.
static PROVERS: LazyLock<Portfolio> = LazyLock::new(|| {
    let profile = Profile::load("default").expect("there is a default profile");
    let options = PoolOptions { timeout: PATIENCE, jobs: slots::count(), ..PoolOptions::default() };
    let mut places = Places::from_environment();
    places.folders.push(root().join(".provers"));
    let found: Vec<_> = provers::discover_in(&places);
    Portfolio::of(&profile, &found, options).expect("z3 is installed: `make install-provers`")
});

/// Provers that several files share, each of which asks about one goal at a time.
struct Shared(&'static Portfolio);

impl Prover for Shared {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn identity(&self) -> String {
        self.0.identity()
    }

    fn has_others(&self) -> bool {
        self.0.has_others()
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.0.prove(goal)
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        self.0.try_quickly(goal, hoping_for)
    }

    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        self.0.sift(sieve, hoping_for)
    }
}

/// A memory for one file.
#[derive(Default)]
struct Remembered(Mutex<HashMap<Key, Vec<u8>>>);

impl Memory for Remembered {
    fn recall(&self, key: &Key) -> Option<Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: Key, value: Vec<u8>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, value);
    }
}
