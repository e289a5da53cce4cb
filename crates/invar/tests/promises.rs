//! The contracts of models, which proofs see instead of the bodies, against the bodies: `tests/promises` calls them with arguments from
//! many seeds in a run that checks, and whatever they promise must hold. Every method with a contract must be called. That a wrong promise
//! is noticed is shown by contracts that are made wrong, clause by clause. Those that can be are proved, too (`proofs`).
//!
//! `INVAR_PROMISES` says how many seeds each method gets; each seed stands for twenty states. `INVAR_PROMISE_MUTANTS` says how many wrong
//! contracts are tried, or `all`, and `INVAR_PROMISE_MUTANT_SEED` which.

mod contracts;
mod mutations;
mod proofs;

use crate::common;
use contracts::Promising;
use generate::random::Random;
use invar::pipeline::{Front, FrontOptions, front};
use ir::interpreter::{Defaults, End, Interpreter, Limits, Run, Value};
use ir::{ProcedureId, Program};
use mutations::Mutant;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

const SEEDS: i128 = 10;

/// How many seeds are tried before a wrong contract counts as not noticed.
const SEEDS_OF_MUTANTS: i128 = 40;

/// How many methods have a contract, at least: if fewer are found, the search is wrong.
const METHODS: usize = 49;

/// How many wrong contracts are tried by default, and how many there are at least.
const MUTANTS: usize = 25;
const ALL_MUTANTS: usize = 200;

fn seeds() -> i128 {
    std::env::var("INVAR_PROMISES").map_or(SEEDS, |text| text.parse().expect("INVAR_PROMISES is a number"))
}

fn drivers(library: Vec<PathBuf>) -> Front {
    let front = front(&[common::root().join("tests/promises")], &FrontOptions { library, ..FrontOptions::default() });
    assert!(front.diagnostics.is_empty(), "{:?}", front.diagnostics);
    front
}

/// The methods that are run: those with a seed for their only parameter.
fn entries(program: &Program) -> Vec<ProcedureId> {
    let is_driver = |procedure: &ir::Procedure| {
        procedure.is_entry
            && procedure.parameters.len() == 1
            && procedure.name.ends_with("(int)")
            && procedure.result.is_none()
    };
    let methods = program.procedures.iter().filter(|(_, procedure)| is_driver(procedure));
    let methods: Vec<_> = methods.map(|(id, _)| id).collect();
    assert!(methods.len() >= 5, "only {} drivers", methods.len());
    methods
}

/// The calls of drivers, so many seeds for each.
fn calls(program: &Program, seeds: i128) -> Vec<(ProcedureId, i128)> {
    let methods = entries(program);
    (0..seeds).flat_map(|seed| methods.iter().map(move |method| (*method, seed))).collect()
}

/// A call of a driver; what came of it, if it does not end as it should.
fn failing(program: &Program, interpreter: &Interpreter, (method, seed): (ProcedureId, i128)) -> Option<Run> {
    let mut start = program.initial.values.clone();
    start.arguments = vec![Value::Int(seed)];
    let limits = Limits { steps: 100_000_000, ..Limits::default() };
    let run = interpreter.run(method, &start, &limits, &mut Defaults);
    let is_right = match &run.end {
        End::Finished(_) => run.exception.is_none(),
        // This driver comes to regular expressions, and there is no model of those.
        End::Undefined { reason, .. } => {
            program.procedures[method].name.contains(".patterns(") && reason.contains("no model says")
        }
        _ => false,
    };
    (!is_right).then_some(run)
}

/// What a run says against a promise, the first of as many seeds for each method.
fn broken(front: &Front, seeds: i128) -> Option<String> {
    let interpreter = Interpreter::new(&front.ir);
    let first = |call| failing(&front.ir, &interpreter, call).map(|run| (call, run));
    let ((method, seed), run) = calls(&front.ir, seeds).into_iter().find_map(first)?;
    let call = format!("{}({seed})", front.ir.procedures[method].name);
    Some(match run.end {
        End::AssumptionFailed { what, .. } => format!("{call}: {what}"),
        End::Undefined { reason, .. } => format!("{call}: {reason}"),
        End::Failed { obligation, span, .. } => {
            let (place, message) = (front.sources.path(span.file), &front.ir.obligations[obligation].message);
            format!("{call}: {message}, {}:{}", place.display(), span.start)
        }
        other => panic!("{call} ended otherwise: {other:?}, {:?}", run.exception),
    })
}

#[test]
fn models_keep_what_their_contracts_promise() {
    assert_eq!(broken(&drivers(Vec::new()), seeds()), None);
}

/// A list in `tests/promises`: what an entry is about, and the reason on the line that begins with a space.
fn list(name: &str) -> BTreeMap<String, String> {
    let text = fs::read_to_string(common::root().join("tests/promises").join(name)).expect("the list can be read");
    let mut entries = BTreeMap::new();
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    while let Some(entry) = lines.next() {
        let reason = lines.next().and_then(|line| line.strip_prefix(' ')).map(str::trim);
        let reason = reason.unwrap_or_else(|| panic!("{name}: there is no reason below `{entry}`"));
        entries.insert(entry.to_owned(), reason.to_owned());
    }
    entries
}

/// The procedure of a method of the library.
fn procedure_of(front: &Front, method: &Promising) -> Option<ProcedureId> {
    let path = PathBuf::from("library").join(&method.file);
    let is_it = |procedure: &ir::Procedure| {
        let is_inside = method.span.start <= procedure.span.start && procedure.span.end <= method.span.end;
        is_inside && !procedure.contract.ensures.is_empty() && front.sources.path(procedure.span.file) == path
    };
    front.ir.procedures.iter().find(|(_, procedure)| is_it(procedure)).map(|(id, _)| id)
}

/// The methods that the drivers come to the end of. All promise what is false; as soon as a run notices one, that one is right again.
fn reached(front: &Front, methods: &[Promising]) -> BTreeSet<String> {
    let procedures: BTreeMap<ProcedureId, &str> =
        methods.iter().filter_map(|method| Some((procedure_of(front, method)?, method.name.as_str()))).collect();
    let mut program = front.ir.clone();
    for id in procedures.keys() {
        for ensures in &mut program.procedures[*id].contract.ensures {
            ensures.formula = logic::build::bool(false);
        }
    }
    let mut reached = BTreeSet::new();
    for call in calls(&front.ir, SEEDS) {
        while let Some(run) = failing(&program, &Interpreter::new(&program), call) {
            let promising = run.stack.last().map(|active| active.procedure).filter(|id| procedures.contains_key(id));
            let (Some(id), End::AssumptionFailed { .. }) = (promising, &run.end) else {
                panic!("a run ended otherwise: {:?}", run.end);
            };
            program.procedures[id].contract = front.ir.procedures[id].contract.clone();
            assert!(reached.insert(procedures[&id].to_owned()), "{} fails all the same", procedures[&id]);
        }
    }
    reached
}

#[test]
fn every_method_with_a_contract_is_called() {
    let (_, methods) = contracts::promising(&common::root().join("library"));
    let clauses: usize = methods.iter().map(|method| method.clauses.len()).sum();
    let excused = list("not-run.txt");
    println!("{} methods with contracts, {clauses} clauses, {} that cannot be run", methods.len(), excused.len());
    assert!(methods.len() >= METHODS, "contracts are no longer found");
    for name in excused.keys() {
        assert!(methods.iter().any(|method| method.name == *name), "not-run.txt: no method `{name}` has a contract");
    }
    let front = drivers(Vec::new());
    let reached = reached(&front, &methods);
    let is_wrong = |method: &&Promising| reached.contains(&method.name) == excused.contains_key(&method.name);
    let missing: Vec<&str> = methods.iter().filter(is_wrong).map(|method| method.name.as_str()).collect();
    assert!(missing.is_empty(), "no driver calls these, or not-run.txt names them and one does: {missing:#?}");
}

/// What a wrong contract leads to.
fn noticed(mutant: &Mutant) -> Option<String> {
    let library = tempfile::tempdir().expect("a folder can be made");
    mutant.write(library.path());
    broken(&drivers(vec![library.path().to_owned()]), SEEDS_OF_MUTANTS)
}

/// As many as are asked for, spread over all.
fn sample(mut mutants: Vec<Mutant>, by_default: usize) -> Vec<Mutant> {
    let wanted = match std::env::var("INVAR_PROMISE_MUTANTS") {
        Ok(text) if text == "all" => return mutants,
        Ok(text) => text.parse().expect("INVAR_PROMISE_MUTANTS is a number or `all`"),
        Err(_) => by_default,
    };
    let seed = std::env::var("INVAR_PROMISE_MUTANT_SEED");
    let seed = seed.map_or(1, |text| text.parse().expect("INVAR_PROMISE_MUTANT_SEED is a number"));
    let mut random = Random::new(seed);
    let step = mutants.len().div_ceil(wanted.max(1));
    let mut at = random.below(step);
    mutants.retain(|_| {
        let taken = at == 0;
        at = if taken { step - 1 } else { at - 1 };
        taken
    });
    mutants
}

#[test]
fn wrong_promises_are_noticed() {
    let (sources, methods) = contracts::promising(&common::root().join("library"));
    let not_run = list("not-run.txt");
    let runnable = methods.iter().filter(|method| !not_run.contains_key(&method.name));
    let all: Vec<Mutant> = runnable.flat_map(|method| mutations::mutants(&sources, method)).collect();
    let still_true = list("still-true.txt");
    for entry in still_true.keys() {
        assert!(all.iter().any(|mutant| mutant.key() == *entry), "still-true.txt: there is no mutant `{entry}`");
    }
    assert!(all.len() >= ALL_MUTANTS, "only {} mutants", all.len());
    let (total, tried) = (all.len(), sample(all, MUTANTS));
    let results = common::in_parallel(&tried, noticed);
    let mut wrong = Vec::new();
    for (mutant, result) in tried.iter().zip(&results) {
        match (result, still_true.contains_key(&mutant.key())) {
            (Some(_), false) | (None, true) => {}
            (None, false) => wrong.push(format!("not noticed: {mutant}")),
            (Some(why), true) => wrong.push(format!("in still-true.txt, but noticed: {mutant}: {why}")),
        }
    }
    let caught = results.iter().filter(|result| result.is_some()).count();
    println!("{total} mutants, {} of them still true; tried {}, noticed {caught}", still_true.len(), tried.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
