//! Every goal that z3 proves is asked of cvc5, another program by other people: `sat` from one and `unsat` from the other is an error
//! of a prover, of a printer or of a transformation, and stops the run.
//!
//! Without more, a few files are looked at. `INVAR_SECOND_PROVER=all` takes all of `examples/` and `tests/`, a folder (`tests/contracts`)
//! only that; `INVAR_SECOND_PROVER_FROM` skips so many files, to go on where a run ended. The table is printed as the run goes on.

use crate::common;
use crate::common::examined::deeply;
use engines::deductive;
use invar::pipeline::{self, Filter, FrontOptions};
use logic::{Answer, Goal, Hope, Prover};
use provers::{Driver, OneShot, Pool, PoolOptions};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// For `make test`.
const FEW: &[&str] = &[
    "examples/Account.java",
    "examples/BinarySearch.java",
    "tests/contracts/AssertAndAssume.java",
    "tests/loops/CopyArray.java",
    "tests/java/ArrayAliasing.java",
];
/// What cvc5 may take for a goal.
const SECONDS: u64 = 20;

/// z3, and what it proved.
struct Recording {
    inner: Pool,
    proved: Mutex<Vec<Goal>>,
}

impl Recording {
    fn record(&self, goal: &Goal, answer: Answer) -> Answer {
        if matches!(answer, Answer::Proved { .. }) {
            self.proved.lock().unwrap_or_else(PoisonError::into_inner).push(goal.clone());
        }
        answer
    }

    fn take(&self) -> Vec<Goal> {
        std::mem::take(&mut *self.proved.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Prover for Recording {
    fn name(&self) -> &str {
        self.inner.name()
    }

    fn identity(&self) -> String {
        self.inner.identity()
    }

    fn workers(&self) -> usize {
        1
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.record(goal, self.inner.prove(goal))
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        self.record(goal, self.inner.try_quickly(goal, hoping_for))
    }
}

/// What the second prover says of the goals that the first one proved.
#[derive(Clone, Default, Debug)]
struct Agreement {
    files: usize,
    proved: usize,
    confirmed: usize,
    given_up: usize,
    not_expressible: usize,
    contradicted: Vec<String>,
    reasons: BTreeSet<String>,
}

impl Agreement {
    fn add(&mut self, other: &Agreement) {
        self.files += other.files;
        self.proved += other.proved;
        self.confirmed += other.confirmed;
        self.given_up += other.given_up;
        self.not_expressible += other.not_expressible;
        self.contradicted.extend(other.contradicted.iter().cloned());
        self.reasons.extend(other.reasons.iter().cloned());
    }

    fn ask(&mut self, goal: &Goal, second: &dyn Prover, file: &Path) {
        self.proved += 1;
        match second.prove(goal) {
            Answer::Proved { .. } => self.confirmed += 1,
            Answer::Refuted(_) => self.contradicted.push(format!("{}: {}", file.display(), goal.name)),
            Answer::Unknown { reason, .. } if reason.contains("counterexample") => {
                self.contradicted.push(format!("{}: {}", file.display(), goal.name));
            }
            Answer::Unknown { .. } | Answer::OutOfResources(_) | Answer::Stopped(_) | Answer::Unconfirmed(_) => {
                self.given_up += 1;
            }
            Answer::Error(reason) => {
                self.not_expressible += 1;
                self.reasons.insert(reason);
            }
        }
    }
}

fn first() -> Recording {
    let options = PoolOptions { resource_limit: 8_000_000, jobs: 2, ..PoolOptions::default() };
    let installed = common::root().join(".provers/z3/bin/z3");
    let open = |_| Pool::open(Driver::named("z3").expect("z3 has a driver"), &installed, options.clone());
    let inner = Pool::find(options.clone()).or_else(open).expect("z3 is installed: `make install-provers`");
    Recording { inner, proved: Mutex::default() }
}

/// cvc5, if it is there.
fn second() -> Option<OneShot> {
    let options = PoolOptions {
        resource_limit: 1_000_000_000,
        timeout: Duration::from_secs(SECONDS),
        jobs: 1,
        ..PoolOptions::default()
    };
    let driver = Driver::named("cvc5")?;
    let found = provers::discover().into_iter().find(|found| found.driver.name == driver.name)?;
    OneShot::open(driver, &found.path, options).ok()
}

/// Asks the second prover for all goals of a file that the first one proves.
fn agreement(file: &Path, second: &OneShot) -> Agreement {
    let first = first();
    let front = pipeline::front(&[file.to_owned()], &FrontOptions::default());
    let mut agreement = Agreement { files: 1, ..Agreement::default() };
    let mut asked = BTreeSet::new();
    for entry in pipeline::entries(&front, &Filter::default()) {
        deductive::check(&front.ir, entry, &first);
        for goal in first.take() {
            if asked.insert(provers::script(&goal)) {
                agreement.ask(&goal, second, file);
            }
        }
    }
    agreement
}

/// The files that are looked at.
fn files() -> Vec<PathBuf> {
    let root = common::root();
    let all = || common::quick_examples().into_iter().chain(common::verdict_files());
    match std::env::var("INVAR_SECOND_PROVER").as_deref() {
        Ok("all") => all().collect(),
        Ok(folder) => common::java_files(&root.join(folder)),
        Err(_) => FEW.iter().map(|name| root.join(name)).collect(),
    }
}

/// The folder of a file below the root, without the folders in it.
fn folder(file: &Path) -> String {
    let inner = file.strip_prefix(common::root()).unwrap_or(file);
    let parts: Vec<_> = inner.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    let count = if parts.first().is_some_and(|first| first == "tests") { 2 } else { 1 };
    parts.into_iter().take(count).collect::<Vec<_>>().join("/")
}

fn table(folders: &BTreeMap<String, Agreement>) -> String {
    let mut text = "| folder | files | goals proved by z3 | confirmed by cvc5 | cvc5 gives up | not expressible | contradicted |\n\
                    |---|---|---|---|---|---|---|\n"
        .to_owned();
    for (name, it) in folders {
        text.push_str(&format!(
            "| `{name}` | {} | {} | {} ({} %) | {} | {} | {} |\n",
            it.files,
            it.proved,
            it.confirmed,
            (100 * it.confirmed).checked_div(it.proved).unwrap_or(0),
            it.given_up,
            it.not_expressible,
            it.contradicted.len()
        ));
    }
    text
}

#[test]
fn what_one_prover_proves_no_other_refutes() {
    let Some(second) = second() else {
        println!("cvc5 is not installed: nothing is compared");
        return;
    };
    let from: usize = std::env::var("INVAR_SECOND_PROVER_FROM").ok().map_or(0, |text| text.parse().expect("a number"));
    let files: Vec<PathBuf> = files().into_iter().skip(from).collect();
    let mut folders: BTreeMap<String, Agreement> = BTreeMap::new();
    for (number, batch) in files.chunks(4).enumerate() {
        let all = common::in_parallel(batch, |file| deeply(|| agreement(file, &second)));
        for (file, agreement) in batch.iter().zip(&all) {
            folders.entry(folder(file)).or_default().add(agreement);
            assert!(agreement.contradicted.is_empty(), "z3 proves what cvc5 refutes: {:?}", agreement.contradicted);
        }
        if number % 5 == 4 {
            println!("{} of {} files, from file {from}\n{}", number * 4 + batch.len(), files.len(), table(&folders));
        }
    }
    println!("{}", table(&folders));
    let mut total = Agreement::default();
    folders.values().for_each(|it| total.add(it));
    total.reasons.iter().take(10).for_each(|reason| println!("not expressible: {reason}"));
    assert!(total.proved > 10, "hardly anything was asked: {total:?}");
    assert!(total.confirmed * 2 > total.proved, "hardly anything is confirmed: {total:?}");
}
