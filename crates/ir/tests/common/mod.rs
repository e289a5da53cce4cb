//! What the tests of this crate share: a small world of classes, and shorthands to run procedures in it.
#![allow(dead_code, missing_docs)]

use base::arena::Id;
use ir::interpreter::{Defaults, End, Limits, ObjectId, Run, Start, StartObject, Tracing, Value, run};
use ir::types::parse_type;
use ir::{ElementKind, Program, vocabulary};

/// Classes, globals and obligations that all texts begin with.
pub const WORLD: &str = r#"
class java.lang.Object
class Node extends java.lang.Object
class Special extends Node
interface Shape extends java.lang.Object

global Node.next: Map<Ref, Ref> is field next of Node: Node
global Node.value: Map<Ref, Int> is field value of Node: int
global Counter.total: Int is static total of Node: int
global `int[]`: Map<Ref, Map<Int, Int>> is elements int
global `Object[]`: Map<Ref, Map<Int, Ref>> is elements reference
global $now: Int is clock

obligation #0 IV0208 "`assert` may fail" @0:1..2
obligation #1 IV0202 "precondition" @0:3..4
  related "the \"clause\"" @0:5..6
obligation #2 IV0201 "postcondition" @0:7..8
obligation #3 IV0204 "invariant on entry" @0:9..10
obligation #4 IV0205 "invariant preserved" @0:11..12
"#;

pub fn program(procedures: &str) -> Program {
    let text = format!("{WORLD}\n{procedures}");
    ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

pub fn checked(procedures: &str) -> Program {
    let program = program(procedures);
    assert_eq!(ir::check::check(&program), []);
    program
}

/// A procedure with one block, of which only the commands are given.
pub fn straight(declarations: &str, commands: &str) -> Program {
    let commands: String = commands.lines().map(|line| format!("    {} @0:1..2\n", line.trim())).collect();
    checked(&format!(
        "entry procedure p seen by contract @0:0..9\n{declarations}\n  begin b0\n  b0:\n{commands}    return\nend"
    ))
}

pub fn int(value: i128) -> Value {
    Value::Int(value)
}

pub fn object(index: usize) -> Value {
    Value::Ref(Some(ObjectId::from_index(index)))
}

pub fn array(elements: &[i128]) -> StartObject {
    let elements = elements.iter().map(|element| int(*element)).collect();
    StartObject { ty: parse_type("int[]"), fields: Vec::new(), elements }
}

pub fn node(next: Value, value: i128) -> StartObject {
    let next_map = vocabulary::field_map("Node", "next", &parse_type("Node"));
    let value_map = vocabulary::field_map("Node", "value", &parse_type("int"));
    StartObject {
        ty: parse_type("Node"),
        fields: vec![(next_map, next), (value_map, int(value))],
        elements: Vec::new(),
    }
}

pub fn start(objects: Vec<StartObject>, arguments: Vec<Value>) -> Start {
    Start { objects, statics: Vec::new(), arguments }
}

pub fn run_first(program: &Program, start: &Start) -> Run {
    run_with(program, start, &Limits { tracing: Tracing::On, ..Limits::default() })
}

pub fn run_with(program: &Program, start: &Start, limits: &Limits) -> Run {
    let first = program.procedures.ids().next().expect("a procedure");
    run(program, first, start, limits, &mut Defaults)
}

pub fn end_of(program: &Program, arguments: Vec<Value>) -> End {
    run_first(program, &start(Vec::new(), arguments)).end
}

pub fn texts(run: &Run) -> Vec<&str> {
    run.trace.iter().map(|step| step.text.as_str()).collect()
}

pub fn failed(end: &End) -> Option<usize> {
    match end {
        End::Failed { obligation, .. } => Some(obligation.index()),
        _ => None,
    }
}

pub fn undefined(end: &End) -> Option<&str> {
    match end {
        End::Undefined { reason, .. } => Some(reason),
        _ => None,
    }
}

pub fn int_elements() -> logic::Var {
    vocabulary::elements(ElementKind::Int)
}
