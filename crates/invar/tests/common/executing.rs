//! Executions beside proofs: every entry point that is checked is run from random states, too.

use engines::deductive::samples::{Numbers, Samples};
use engines::{Checked, Depth, Engine};
use ir::interpreter::{Defaults, End, Interpreter, Limits, describe};
use ir::{ProcedureId, Program};
use std::sync::{Mutex, PoisonError};

/// So many states for each entry point.
const RUNS: usize = 150;
const SEED: u64 = 0x2545_F491_4F6C_DD1D;

/// What came of executions from random states.
#[derive(Default)]
pub struct Executions {
    /// How many states met what is required.
    pub met: usize,
    /// How many obligations are proved.
    pub proved: usize,
    /// How often an obligation failed.
    pub failed: usize,
    /// Proofs that an execution contradicts.
    pub conflicts: Vec<String>,
}

/// Runs what is checked.
pub struct Executing<'e> {
    program: &'e Program,
    /// What was checked, and what failed when it was run; how many states met what is required.
    seen: Mutex<(Vec<(ProcedureId, Checked)>, usize)>,
}

impl<'e> Executing<'e> {
    /// Runs entry points of this program.
    pub fn new(program: &'e Program) -> Executing<'e> {
        Executing { program, seen: Mutex::default() }
    }

    /// An engine that runs what another one has checked.
    pub fn behind<'b>(&'b self, engine: &'b dyn Engine) -> impl Engine + 'b {
        Behind { executing: self, engine }
    }

    /// What came of all executions.
    pub fn finish(self) -> Executions {
        let (all, met) = self.seen.into_inner().unwrap_or_else(PoisonError::into_inner);
        let outcomes = all.iter().flat_map(|(_, checked)| &checked.outcomes);
        Executions {
            met,
            proved: outcomes.filter(|outcome| outcome.verdict == logic::Verdict::Proved).count(),
            failed: all.iter().map(|(_, checked)| checked.failed.len()).sum(),
            conflicts: engines::conflicts(self.program, &all),
        }
    }

    fn execute(&self, entry: ProcedureId, found: &Checked) {
        let (outcomes, obligations) = (found.outcomes.clone(), found.obligations.clone());
        let mut checked = Checked { outcomes, obligations, failed: found.failed.clone(), ..Checked::default() };
        let met = if self.program.procedures[entry].body.is_some() { self.run(entry, &mut checked) } else { 0 };
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.0.push((entry, checked));
        seen.1 += met;
    }

    /// Runs an entry point from random states; returns how many of them met what it requires.
    fn run(&self, entry: ProcedureId, checked: &mut Checked) -> usize {
        let program = self.program;
        let mut samples = Samples::new(program, entry, Numbers::new(SEED));
        let interpreter = Interpreter::new(program);
        let limits = Limits { steps: 20_000, cells: 100_000, call_depth: 200, instances: 20_000, ..Limits::default() };
        let mut met = 0;
        for number in 0..RUNS {
            let start = samples.next(number / 12);
            let run = interpreter.run(entry, &start, &limits, &mut Defaults);
            met += usize::from(!matches!(run.end, End::AssumptionFailed { .. }));
            for (id, _) in run.failures() {
                checked.failed.push((id, describe(program, entry, &start)));
            }
        }
        met
    }
}

struct Behind<'b> {
    executing: &'b Executing<'b>,
    engine: &'b dyn Engine,
}

impl Engine for Behind<'_> {
    fn check(&self, entries: &[ProcedureId], depth: Depth, found: &dyn Fn(ProcedureId, Checked)) {
        self.engine.check(entries, depth, &|entry, checked| {
            self.executing.execute(entry, &checked);
            found(entry, checked);
        });
    }

    fn untried(&self, entry: ProcedureId) -> Checked {
        self.engine.untried(entry)
    }
}
