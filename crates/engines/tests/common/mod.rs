//! What the tests of this crate share: programs as text, and the real z3.

#![allow(dead_code, reason = "each test file uses its own part")]

use engines::{Checked, deductive};
use ir::{ProcedureId, Program};
use logic::Verdict;
use provers::{Driver, Places, Pool, PoolOptions, discover, discover_in};
use std::path::Path;

/// The classes and the obligations that every program of these tests has.
pub const PRELUDE: &str = r#"
class java.lang.Object
class java.lang.String extends java.lang.Object
class java.lang.Throwable extends java.lang.Object
class Oops extends java.lang.Throwable
interface Shape extends java.lang.Object
interface Named extends java.lang.Object
class Circle extends java.lang.Object implements Shape
class Square extends java.lang.Object implements Shape, Named
class Point extends java.lang.Object implements Named
class Ring extends Circle
global Cell.value: Map<Ref, Int> is field value of Circle: int
global Cell.small: Map<Ref, Int> is field small of Circle: byte
global Cell.real: Map<Ref, Float64> is field real of Circle: double
global `char[]`: Map<Ref, Map<Int, Int>> is elements char
global `Object[]`: Map<Ref, Map<Int, Ref>> is elements reference
global $now: Int is clock
obligation #0 IV0208 "first" @0:1..2
obligation #1 IV0208 "second" @0:3..4
obligation #2 IV0208 "third" @0:5..6
obligation #3 IV0209 "the call is not followed" @0:7..8
obligation #4 IV0202 "required" @0:9..10
obligation #5 IV0201 "promised" @0:11..12
"#;

/// The program, checked.
pub fn program(text: &str) -> Program {
    let program = ir::parse::parse(&format!("{PRELUDE}\n{text}")).expect("the text of a test is well-formed");
    let problems = ir::check::check(&program);
    assert!(problems.is_empty(), "{problems:?}");
    program
}

/// The real z3: of the environment, else of the workspace's `.provers`.
pub fn pool() -> Pool {
    let workspace =
        Places { folders: vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.provers")], ..Places::default() };
    let found = discover().into_iter().chain(discover_in(&workspace)).find(|found| found.version.is_ok());
    let z3 = found.expect("these tests need z3: run `invar provers install`, or set INVAR_Z3 to its executable").path;
    let options = PoolOptions { jobs: 1, ..PoolOptions::default() };
    Pool::open(Driver::named("z3").expect("Invar has a driver for z3"), &z3, options).expect("z3 tells its version")
}

/// The entry point of this name, checked.
pub fn check(program: &Program, name: &str) -> Checked {
    let entry: ProcedureId = program.procedure_named(name).expect("the test names one of its procedures");
    let checked = deductive::check(program, entry, &pool());
    let results = [(entry, checked)];
    let conflicts = engines::conflicts(program, &results);
    assert!(conflicts.is_empty(), "{conflicts:?}");
    let [(_, checked)] = results;
    checked
}

/// What came out, by the messages of the obligations.
pub fn verdicts(text: &str, name: &str) -> Vec<(String, Verdict)> {
    let checked = check(&program(text), name);
    checked.outcomes.into_iter().map(|outcome| (outcome.obligation.message, outcome.verdict)).collect()
}

/// The expected form of [`verdicts`].
pub fn expected(list: &[(&str, Verdict)]) -> Vec<(String, Verdict)> {
    list.iter().map(|(message, verdict)| ((*message).to_owned(), *verdict)).collect()
}
