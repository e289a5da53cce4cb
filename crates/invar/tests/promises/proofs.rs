//! The contracts of models are proved against their bodies, where Invar can do that. `tests/promises/proved.txt` says of each whether it is
//! proved, only tested, or neither, and why; whatever changes must be changed there.
//!
//! Proved means: from every state that types and the precondition allow, every obligation of the method itself is proved: its promises, its
//! frame, loop invariants, and that clauses have values; its end can be reached; and whoever calls it in the library meets what it requires.
//! Callees are seen as in all proofs: by contract, by body, as natives. So it is partial correctness, and natives are trusted to do what
//! `ir::natives` says of them wherever they are called; what the runs of the drivers show besides is that they are called where they can run.

use super::contracts::{self, Promising};
use super::mutations::{self, Mutant};
use super::{list, procedure_of, sample};
use crate::common;
use crate::common::examined::deeply;
use base::rules;
use engines::deductive;
use invar::pipeline::{Front, FrontOptions, front};
use ir::{ObligationId, Procedure, ProcedureId, ProcedureKind, Program};
use logic::{Answer, Hope, Outcome, Prover, Verdict};
use provers::{Places, PoolOptions, Portfolio, Profile};
use sema::program::{Access, ExprKind, Method, MethodId};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;
use vcgen::{Options, Passive, Selection, goal};

/// How many wrong contracts are tried by default.
const MUTANTS: usize = 6;

/// How much is tried.
#[derive(Clone, Copy, PartialEq)]
enum Effort {
    /// The prover glances at each obligation: enough to see that something is easily proved.
    Least,
    /// All that the engine does for contracts.
    Full,
}

/// z3, with the resources of `invar check`: units decide, and time does not.
static PROVERS: LazyLock<Portfolio> = LazyLock::new(|| {
    let profile = Profile::load("default").expect("there is a default profile");
    let timeout = Duration::from_secs(600);
    let jobs = common::slots::count();
    let options = PoolOptions { timeout, jobs, ..PoolOptions::default() };
    let mut places = Places::from_environment();
    places.folders.push(common::root().join(".provers"));
    let found: Vec<_> = provers::discover_in(&places);
    Portfolio::of(&profile, &found, options).expect("z3 is installed: `make install-provers`")
});

/// What is known of the contract of a method.
#[derive(Clone, PartialEq, Debug)]
enum Status {
    /// Invar proves it.
    Proved,
    /// Drivers run the body.
    Tested,
    /// Nobody looks at it: there is no body that says what it does.
    Assumed,
}

/// `proved.txt`: `STATUS METHOD`, and below all that are not proved the reason, on a line that begins with a space.
fn listed() -> BTreeMap<String, Status> {
    let text = fs::read_to_string(common::root().join("tests/promises/proved.txt")).expect("proved.txt can be read");
    let mut entries = BTreeMap::new();
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).peekable();
    while let Some(line) = lines.next() {
        let reason = lines.next_if(|line| line.starts_with(' '));
        let (status, method) = match line.split_once(' ').expect("a status and a method") {
            ("proved", method) => (Status::Proved, method),
            ("tested", method) => (Status::Tested, method),
            ("assumed", method) => (Status::Assumed, method),
            _ => panic!("proved.txt: no status: `{line}`"),
        };
        assert_eq!(reason.is_none(), status == Status::Proved, "proved.txt: what is not proved has a reason: `{line}`");
        assert!(entries.insert(method.to_owned(), status).is_none(), "proved.txt: twice: `{line}`");
    }
    entries
}

/// The program of the drivers, with all contracts of models that they come to as entry points.
fn checked_models(library: Vec<PathBuf>) -> Front {
    let meaning = lower::Options { models: lower::Models::Checked, ..lower::Options::default() };
    let options = FrontOptions { meaning, library, ..FrontOptions::default() };
    let front = front(&[common::root().join("tests/promises")], &options);
    assert!(front.diagnostics.is_empty(), "{:?}", front.diagnostics);
    front
}

/// Whether a prover shows one obligation of an entry point at a glance.
fn is_plain(passive: &Passive, id: ObligationId) -> bool {
    let goal = goal(passive, Selection::One(id), "promise".to_owned());
    let is_true = matches!(goal.conclusion.kind(), logic::TermKind::Bool(true));
    is_true || matches!(PROVERS.try_quickly(&goal, Hope::Glance), Answer::Proved { .. })
}

/// The first obligation that is not proved where a procedure is checked on its own, in words.
fn open_obligation(program: &Program, entry: ProcedureId, effort: Effort) -> Option<String> {
    let procedure = &program.procedures[entry];
    if procedure.body.is_none() || !procedure.unsupported.is_empty() {
        return Some(format!("`{}` is not supported", procedure.name));
    }
    let passive = vcgen::passive(program, entry, Options::proof()).expect("it has a body");
    let message = match effort {
        Effort::Least => {
            let open = passive.obligations().into_iter().find(|id| !is_plain(&passive, *id))?;
            program.obligations[open].message.clone()
        }
        Effort::Full => {
            let outcomes = deductive::check(program, entry, &*PROVERS).outcomes;
            assert!(outcomes.len() >= passive.obligations().len(), "`{}`: there is more to prove", procedure.name);
            // A proof has a reason where it rests on a contradiction.
            let is_open = |outcome: &Outcome| outcome.verdict != Verdict::Proved || outcome.evidence.reason.is_some();
            outcomes.into_iter().find(is_open)?.obligation.message
        }
    };
    Some(format!("`{}`: {message}", procedure.name))
}

/// A program in which a procedure promises not to return: if that is proved, so is everything else.
fn never_returning(program: &Program, entry: ProcedureId) -> Program {
    let mut program = program.clone();
    let procedure = &mut program.procedures[entry];
    let throws =
        procedure.exception.as_ref().map(|exception| logic::build::ne(exception.term(), ir::vocabulary::null()));
    let throws = throws.unwrap_or_else(|| logic::build::bool(false));
    for ensures in procedure.contract.ensures.iter_mut().filter(|ensures| ensures.obligation.is_some()) {
        ensures.formula = throws.clone();
    }
    program
}

/// Whether proofs of a procedure say nothing, since none of its executions returns.
fn is_vacuous(program: &Program, entry: ProcedureId) -> bool {
    let program = never_returning(program, entry);
    let passive = vcgen::passive(&program, entry, Options::proof()).expect("it has a body");
    let ensures = &program.procedures[entry].contract.ensures;
    let promised = ensures.iter().find_map(|ensures| ensures.obligation).expect("it promises something");
    is_plain(&passive, promised)
}

fn calls(procedure: &Procedure, callee: ProcedureId) -> bool {
    let dispatches = matches!(&procedure.kind, ProcedureKind::Dispatch(all) if all.iter().any(|(_, it)| *it == callee));
    dispatches || procedure.calls().any(|called| called == callee)
}

/// A contract, and who must meet what it requires of callers in the library.
struct Question<'m> {
    method: &'m Promising,
    entry: ProcedureId,
    /// Whoever calls it, if it requires something (`requires_free`), or who is not in the program.
    callers: Vec<Result<ProcedureId, String>>,
}

impl<'m> Question<'m> {
    fn new(front: &Front, method: &'m Promising) -> Question<'m> {
        let entry = procedure_of(front, method).unwrap_or_else(|| panic!("no driver comes to {}", method.name));
        let is_it = |(_, it): &(MethodId, &Method)| it.span == front.ir.procedures[entry].span;
        let (id, declared) = front.program.methods.iter().find(is_it).expect("a procedure is of a method");
        let mut cases = declared.contract.iter().flat_map(|contract| &contract.cases);
        let callers = match cases.all(|case| case.requires_free.is_empty()) {
            true => Vec::new(),
            false => front.program.methods.values().filter(|caller| names(caller, id)).collect(),
        };
        // Of others the callers may be in files that the drivers have no use for.
        let is_known = callers.is_empty() || declared.access == Access::Private;
        assert!(is_known, "{}: only a private method has `requires_free`", method.name);
        let callers = callers.into_iter().map(|caller| {
            let is_it = |procedure: &Procedure| procedure.span == caller.span && calls(procedure, entry);
            let found = front.ir.procedures.iter().find(|(_, procedure)| is_it(procedure)).map(|(id, _)| id);
            found.ok_or_else(|| format!("no driver comes to `{}`, which calls it", caller.signature))
        });
        Question { method, entry, callers: callers.collect() }
    }

    /// Why the contract is not proved; nothing if it is.
    fn why_not_proved(&self, program: &Program, effort: Effort) -> Option<String> {
        let of_caller = |caller: &Result<ProcedureId, String>| match caller {
            Ok(caller) => failing_call(program, *caller),
            Err(why) => Some(why.clone()),
        };
        open_obligation(program, self.entry, effort)
            .or_else(|| self.callers.iter().find_map(of_caller))
            .or_else(|| is_vacuous(program, self.entry).then(|| "no execution returns".to_owned()))
    }
}

/// Whether the code of a method has a call of another in it.
fn names(caller: &Method, callee: MethodId) -> bool {
    let mut is_caller = false;
    for statement in caller.body.iter().flatten() {
        statement.visit_expressions(&mut |expr| {
            expr.visit(&mut |part| {
                is_caller |= match &part.kind {
                    ExprKind::StaticCall(called, _)
                    | ExprKind::SuperCall(called, _)
                    | ExprKind::VirtualCall(_, called, _) => *called == callee,
                    _ => false,
                };
            });
        });
    }
    is_caller
}

/// What is not proved of a caller, in words. Where preconditions are plainly true there is nothing to be proved.
fn failing_call(program: &Program, caller: ProcedureId) -> Option<String> {
    let is_required = |id: &ObligationId| program.obligations[*id].rule == &rules::PRECONDITION;
    let is_checked = program.procedures[caller].body_obligations().iter().any(is_required);
    is_checked.then(|| open_obligation(program, caller, Effort::Full)).flatten()
}

#[test]
fn contracts_of_models_are_proved_as_listed() {
    let (_, methods) = contracts::promising(&common::root().join("library"));
    let (listed, not_run) = (listed(), list("not-run.txt"));
    for name in listed.keys() {
        assert!(methods.iter().any(|method| method.name == *name), "proved.txt: no method `{name}` has a contract");
    }
    let front = checked_models(Vec::new());
    for method in &methods {
        let is_assumed = listed.get(&method.name) == Some(&Status::Assumed);
        let is_right = is_assumed == not_run.contains_key(&method.name);
        assert!(is_right, "{}: `assumed` are those of not-run.txt, and no others", method.name);
    }
    let run = methods.iter().filter(|method| !not_run.contains_key(&method.name));
    let questions: Vec<Question<'_>> = run.map(|method| Question::new(&front, method)).collect();
    let program = &front.ir;
    let examine = |question: &Question<'_>| {
        let status = listed.get(&question.method.name);
        let effort = if status == Some(&Status::Proved) { Effort::Full } else { Effort::Least };
        match (status, deeply(|| question.why_not_proved(program, effort))) {
            (None, why_not) => Some(format!("it is not listed; {}", why_not.unwrap_or("it is proved".to_owned()))),
            (Some(Status::Proved), Some(why)) => Some(format!("it is listed as proved, and is not: {why}")),
            (Some(Status::Tested), None) => Some("it is listed as tested, and is proved".to_owned()),
            _ => None,
        }
    };
    let found = common::in_parallel(&questions, examine);
    let wrong = questions.iter().zip(found).filter_map(|(it, wrong)| Some(format!("{}: {}", it.method.name, wrong?)));
    let wrong: Vec<String> = wrong.collect();
    let count = |status: Status| listed.values().filter(|listed| **listed == status).count();
    println!(
        "{} methods with contracts: {} proved, {} tested, {} assumed",
        methods.len(),
        count(Status::Proved),
        count(Status::Tested),
        count(Status::Assumed)
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether a contract that was made wrong is proved all the same.
fn is_proved_all_the_same(mutant: &Mutant) -> bool {
    let library = tempfile::tempdir().expect("a folder can be made");
    mutant.write(library.path());
    let (_, methods) = contracts::promising(library.path());
    let front = checked_models(vec![library.path().to_owned()]);
    let method = methods.iter().find(|method| method.name == mutant.method).expect("the method is still there");
    let is_it = |procedure: &Procedure| {
        let is_inside = method.span.start <= procedure.span.start && procedure.span.end <= method.span.end;
        is_inside && procedure.is_entry && front.sources.path(procedure.span.file).ends_with(&mutant.file)
    };
    let (entry, _) = front.ir.procedures.iter().find(|(_, it)| is_it(it)).expect("the drivers come to it");
    let program = &front.ir;
    deeply(|| open_obligation(program, entry, Effort::Full)).is_none()
}

#[test]
fn wrong_promises_are_not_proved() {
    let (sources, methods) = contracts::promising(&common::root().join("library"));
    let (listed, still_true) = (listed(), list("still-true.txt"));
    let proved = methods.iter().filter(|method| listed.get(&method.name) == Some(&Status::Proved));
    let mut all: Vec<Mutant> = proved.flat_map(|method| mutations::mutants(&sources, method)).collect();
    all.retain(|mutant| !still_true.contains_key(&mutant.key()));
    let (total, tried) = (all.len(), sample(all, MUTANTS));
    let found = common::in_parallel(&tried, is_proved_all_the_same);
    let wrong = tried.iter().zip(found).filter(|(_, is_proved)| *is_proved).map(|(mutant, _)| mutant.to_string());
    let wrong: Vec<String> = wrong.collect();
    println!("{total} mutants of contracts that are proved; tried {}, proved {}", tried.len(), wrong.len());
    assert!(wrong.is_empty(), "proved, and wrong: {}", wrong.join("\n"));
}
