//! What is proved must hold in every execution: thousands of random start states are run, and no obligation that was
//! proved may fail in one.

use crate::common;
use engines::deductive::samples::{Numbers, Samples};
use engines::{Checked, deductive};
use invar::pipeline::{self, Filter, Front};
use ir::ProcedureId;
use ir::interpreter::{Defaults, End, Interpreter, Limits, describe};
use provers::{Pool, PoolOptions};
use std::path::PathBuf;

const RUNS: usize = 150;

fn front(file: PathBuf) -> Front {
    pipeline::front(&[file], &pipeline::FrontOptions::default())
}

/// Runs an entry point from random states; returns how many of them met what it requires.
fn execute(front: &Front, entry: ProcedureId, checked: &mut Checked, seed: u64) -> usize {
    let mut samples = Samples::new(&front.ir, entry, Numbers::new(seed));
    let interpreter = Interpreter::new(&front.ir);
    let limits = Limits { steps: 20_000, cells: 100_000, call_depth: 200, instances: 20_000, ..Limits::default() };
    let mut met = 0;
    for number in 0..RUNS {
        let start = samples.next(number / 12);
        let run = interpreter.run(entry, &start, &limits, &mut Defaults);
        met += usize::from(!matches!(run.end, End::AssumptionFailed { .. }));
        for (id, _) in run.failures() {
            checked.failed.push((id, describe(&front.ir, entry, &start)));
        }
    }
    met
}

#[test]
fn nothing_that_is_proved_fails_when_it_is_run() {
    let pool = Pool::find(PoolOptions { resource_limit: 4_000_000, ..PoolOptions::default() })
        .or_else(|_| {
            let z3 = common::root().join(".provers/z3/bin/z3");
            Pool::open(provers::Driver::named("z3").expect("z3 has a driver"), &z3, PoolOptions::default())
        })
        .expect("z3 is installed: `make install-provers`");
    let root = common::root();
    let folders = [
        "examples",
        "tests/java",
        "tests/runtime",
        "tests/contracts",
        "tests/loops",
        "tests/frames",
        "tests/invariants",
    ];
    let files: Vec<PathBuf> = folders.iter().flat_map(|folder| common::java_files(&root.join(folder))).collect();
    let next = std::sync::atomic::AtomicUsize::new(0);
    let (met, proved, failed) = std::thread::scope(|scope| {
        let work = || {
            let mut counts = (0, 0, 0);
            while let Some(file) = files.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                let front = front(file.clone());
                let mut results = Vec::new();
                for entry in pipeline::entries(&front, &Filter::default()) {
                    let mut checked = deductive::check(&front.ir, entry, &pool);
                    if front.ir.procedures[entry].body.is_some() {
                        counts.0 += execute(&front, entry, &mut checked, 0x2545_F491_4F6C_DD1D);
                    }
                    counts.1 +=
                        checked.outcomes.iter().filter(|outcome| outcome.verdict == logic::Verdict::Proved).count();
                    counts.2 += checked.failed.len();
                    results.push((entry, checked));
                }
                let conflicts = engines::conflicts(&front.ir, &results);
                assert!(conflicts.is_empty(), "{}: {}", file.display(), conflicts.join("\n"));
            }
            counts
        };
        let workers: Vec<_> = (0..2)
            .map(|_| std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work).expect("a worker"))
            .collect();
        let sum = |total: (usize, usize, usize), part: (usize, usize, usize)| {
            (total.0 + part.0, total.1 + part.1, total.2 + part.2)
        };
        workers.into_iter().map(|worker| worker.join().expect("no conflict")).fold((0, 0, 0), sum)
    });
    // The test can only fail if states meet what is required, something is proved, and something fails.
    assert!(met > 10_000 && proved > 500 && failed > 500, "{met} states met, {proved} proved, {failed} failures seen");
}
