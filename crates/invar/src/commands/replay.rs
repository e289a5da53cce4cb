//! `invar replay`: proves everything again without the cache, and says where the cache says something else.

use super::check::{self, Provers, Task};
use crate::cache::Cache;
use crate::cli::CheckArguments;
use crate::pipeline;
use crate::schedule::Run;
use base::{Diagnostic, Rule, Span, rules};
use engines::deductive::{Deductive, Remembering};
use logic::{Outcome, Prover, Verdict};
use provers::{Absent, Access, Cached};
use report::{Progress, Replay, Report, Verbosity};
use std::collections::BTreeMap;

/// Checks twice: by the cache alone, and without it.
pub fn run(arguments: &CheckArguments) -> u8 {
    check::run_job(arguments, &|task, provers| {
        let arguments = task.arguments;
        let cache = Cache::open(arguments.cache_dir.as_deref(), Access::ReadOnly);
        let known = known(task, &provers, &cache);
        let report = check::check(task, provers, &Cache::default());
        let mut report = compare(&known, report);
        report.diagnostics.extend(cache.save());
        report
    })
}

/// What the cache says, where no prover is asked.
fn known(task: &Task<'_>, provers: &Provers, cache: &Cache) -> Report {
    let Task { arguments, front, entries, budget, .. } = *task;
    let prover = Cached::new(Absent::of(&provers.first as &dyn Prover), cache.memory());
    let (memory, circumstances) = cache.findings();
    let mut remembering = Remembering::new(&front.ir, &*memory, circumstances);
    remembering = remembering.with_inference(arguments.inference());
    pipeline::find_invariants(front, &mut remembering, &prover, budget);
    let engine = Deductive { remembering, prover: &prover };
    let progress = Progress::new(entries.len(), Verbosity::Quiet);
    let run = Run { jobs: check::jobs(arguments), progress: &progress, budget, found: &|_| {} };
    pipeline::check(front, entries, &engine, &run)
}

/// What tells obligations apart in two runs.
type Place<'o> = (&'o str, Span, &'static str, &'o str);

fn place(outcome: &Outcome) -> Place<'_> {
    let Rule { code, .. } = outcome.obligation.rule;
    (&outcome.entry, outcome.obligation.span, code, &outcome.obligation.message)
}

/// Adds what the cache says is proved and is not proved again. What needs no prover is not in the cache.
fn compare(known: &Report, report: Report) -> Report {
    let mut again: BTreeMap<Place<'_>, Verdict> = BTreeMap::new();
    for outcome in &report.outcomes {
        let verdict = again.entry(place(outcome)).or_insert(outcome.verdict);
        *verdict = (*verdict).max(outcome.verdict);
    }
    let is_proof = |outcome: &&Outcome| outcome.verdict == Verdict::Proved && outcome.evidence.prover.is_some();
    let mut replay = Replay::default();
    let mut differences = Vec::new();
    for outcome in known.outcomes.iter().filter(is_proof) {
        replay.known += 1;
        match again.get(&place(outcome)) {
            Some(Verdict::Proved) => replay.again += 1,
            other => differences.push(difference(outcome, other.map_or("not there", |verdict| verdict.word()))),
        }
    }
    let mut report = Report { replay: Some(replay), ..report };
    report.diagnostics.extend(differences);
    report
}

fn difference(outcome: &Outcome, now: &str) -> Diagnostic {
    let message =
        format!("the cache says that this is proved, and proved again it is {now}: {}", outcome.obligation.message);
    let help = "`invar clean` removes the cache; if it comes back, please report it";
    Diagnostic::error(&rules::REPLAY, outcome.obligation.span, message).with_help(help)
}
