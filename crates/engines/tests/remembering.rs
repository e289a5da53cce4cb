//! Checking with a memory: what was found is found again without a prover, and what is remembered wrongly is not believed.

use crate::common::*;
use engines::deductive::Remembering;
use engines::{Checked, Depth};
use ir::Program;
use logic::{Answer, Goal, Key, Memory, NoMemory, Prover, Verdict};
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Remembers by key.
#[derive(Default)]
struct Shelf(Mutex<HashMap<Key, Vec<u8>>>);

impl Memory for Shelf {
    fn recall(&self, key: &Key) -> Option<Vec<u8>> {
        self.0.lock().expect("not poisoned").get(key).cloned()
    }

    fn keep(&self, key: Key, value: Vec<u8>) {
        self.0.lock().expect("not poisoned").insert(key, value);
    }
}

/// Takes everything for the same.
#[derive(Default)]
struct Muddle(Mutex<Option<Vec<u8>>>);

impl Memory for Muddle {
    fn recall(&self, _: &Key) -> Option<Vec<u8>> {
        self.0.lock().expect("not poisoned").clone()
    }

    fn keep(&self, _: Key, value: Vec<u8>) {
        *self.0.lock().expect("not poisoned") = Some(value);
    }
}

/// Counts what a prover is asked, or fails in its place.
struct Counting<P> {
    prover: Option<P>,
    asked: AtomicU64,
}

impl<P: Prover> Prover for Counting<P> {
    fn name(&self) -> &str {
        "z3"
    }

    fn identity(&self) -> String {
        "z3 with the limits of this test".to_owned()
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.asked.fetch_add(1, Ordering::Relaxed);
        match &self.prover {
            Some(prover) => prover.prove(goal),
            None => Answer::Stopped("the clock".to_owned()),
        }
    }
}

/// What is checked, and how often the prover is asked.
fn check(program: &Program, memory: &dyn Memory) -> (Checked, u64) {
    let entry = program.procedure_named("T.use(int)").expect("it is there");
    let prover = Counting { prover: Some(pool()), asked: AtomicU64::new(0) };
    let checked = Remembering::new(program, memory, "this build".to_owned()).check(entry, &prover, Depth::Full);
    let results = [(entry, checked)];
    assert_eq!(engines::conflicts(program, &results), Vec::<String>::new());
    let [(_, checked)] = results;
    (checked, prover.asked.into_inner())
}

/// The entry point with these three conditions.
fn text(first: &str, second: &str, third: &str) -> String {
    format!(
        r#"
entry procedure `T.use(int)` seen by body @0:0..9
  parameter n: Int is int
  requires free -2147483648 <= n && n <= 2147483647 "typed" @0:1..2
  begin b0
  b0:
    check #0 {first} @0:1..2
    check #1 {second} @0:1..2
    check #2 {third} @0:1..2
    return
end
"#
    )
}

/// What a report says, without times.
fn said(checked: &Checked) -> String {
    let mut outcomes = checked.outcomes.clone();
    outcomes.iter_mut().for_each(|outcome| outcome.evidence.millis = 0);
    format!("{outcomes:?} {:?} {:?}", checked.assumptions, checked.failed)
}

fn verdicts_of(checked: &Checked) -> Vec<Verdict> {
    checked.outcomes.iter().map(|outcome| outcome.verdict).collect()
}

#[test]
fn proofs_failures_and_candidates_are_remembered() {
    let memory = Shelf::default();
    let program = program(&text("n + 1 > n", "n != 123456", "n * n * n != 2 * n * n + 5"));
    let (first, asked) = check(&program, &memory);
    assert!(asked > 0 && !first.is_remembered);
    assert_eq!(verdicts_of(&first)[..2], [Verdict::Proved, Verdict::Refuted]);
    assert!(!first.failed.is_empty());
    let (second, asked) = check(&program, &memory);
    assert!(asked == 0 && second.is_remembered);
    assert_eq!(said(&first), said(&second));
    // As does a check without a memory.
    assert_eq!(said(&first), said(&check(&program, &NoMemory).0));
}

#[test]
fn places_are_those_of_today() {
    let memory = Shelf::default();
    let before = text("n + 1 > n", "n != 5", "n == n");
    check(&program(&before), &memory);
    let (moved, asked) = check(&program(&before.replace("@0:1..2", "@0:81..82")), &memory);
    assert_eq!(asked, 0);
    let failing = moved.outcomes[1].evidence.execution.as_ref().expect("it failed");
    assert!(failing.trace.iter().all(|step| step.span.start >= 81), "{:?}", failing.trace);
}

#[test]
fn a_failure_that_fails_no_more_is_not_believed() {
    let memory = Muddle::default();
    let (wrong, _) = check(&program(&text("n + 1 > n", "n != 5", "n == n")), &memory);
    assert_eq!(verdicts_of(&wrong), [Verdict::Proved, Verdict::Refuted, Verdict::Proved]);
    // The memory says the same of this one, but nothing fails in it.
    let (right, asked) = check(&program(&text("n + 1 > n", "n + 2 > n", "n + 3 > n")), &memory);
    assert!(asked > 0 && !right.is_remembered);
    assert_eq!(verdicts_of(&right), [Verdict::Proved; 3]);
}

#[test]
fn rubbish_is_not_believed() {
    let memory = Muddle::default();
    let program = program(&text("n + 1 > n", "n != 5", "n == n"));
    check(&program, &memory);
    let whole = memory.0.lock().expect("not poisoned").clone().expect("something was kept");
    for length in 0..whole.len() {
        *memory.0.lock().expect("not poisoned") = Some(whole[..length].to_vec());
        if length % 8 == 0 {
            let (checked, _) = check(&program, &memory);
            assert!(!checked.is_remembered, "{length}");
            assert_eq!(verdicts_of(&checked), [Verdict::Proved, Verdict::Refuted, Verdict::Proved]);
        }
    }
}

#[test]
fn what_a_clock_stopped_is_not_remembered() {
    let memory = Shelf::default();
    let program = program(&text("n + 1 > n", "n != 123456", "n == n"));
    let entry = program.procedure_named("T.use(int)").expect("it is there");
    let prover: Counting<provers::Pool> = Counting { prover: None, asked: AtomicU64::new(0) };
    let checked = Remembering::new(&program, &memory, String::new()).check(entry, &prover, Depth::Full);
    assert!(verdicts_of(&checked).contains(&Verdict::Unknown));
    assert!(memory.0.lock().expect("not poisoned").is_empty());
}

#[test]
fn another_build_finds_out_for_itself() {
    let memory = Shelf::default();
    let program = program(&text("n + 1 > n", "n != 5", "n == n"));
    check(&program, &memory);
    let entry = program.procedure_named("T.use(int)").expect("it is there");
    let prover = Counting { prover: Some(pool()), asked: AtomicU64::new(0) };
    let checked = Remembering::new(&program, &memory, "another build".to_owned()).check(entry, &prover, Depth::Full);
    assert!(!checked.is_remembered);
}
