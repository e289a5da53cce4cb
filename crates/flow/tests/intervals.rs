//! Intervals where loops begin.

use flow::intervals::{Interval, Intervals};
use flow::{Graph, fixpoint};
use logic::{Sort, Var};

/// Between which numbers a variable lies where the one loop of a procedure begins.
fn at_loop(text: &str, variable: &str) -> Option<(i128, i128)> {
    let program = ir::parse::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let body = program.procedures.values().find_map(|procedure| procedure.body.as_ref()).expect("it has a body");
    let head = body.blocks.iter().find(|(_, block)| block.header.is_some()).expect("it has a loop").0;
    let foreign = program.globals.iter().map(|global| global.variable.clone()).collect();
    let states = fixpoint(Graph { blocks: &body.blocks, entry: body.entry }, &Intervals { foreign });
    let known = states[&head].intervals.get(&Var::new(variable, Sort::Int)).copied();
    known.map(|Interval { low, high }| (low, high))
}

/// A procedure with a loop that counts: how it begins, its test, and its step.
fn counting(begin: &str, test: &str, step: &str) -> String {
    format!(
        "procedure `T.m(int)` seen by body @0:0..9
  parameter n: Int is int
  local i: Int
  local c: Int
  begin b0
  b0:
    assume typing -2147483648 <= n && n <= 2147483647 @0:1..2
    i := {begin} @0:1..2
    goto b1
  b1: loop latch b2 @0:1..2
    c := i @0:1..2
    branch {test} then b2 else b3
  b2:
    i := {step} @0:1..2
    goto b1
  b3:
    return
end
"
    )
}

const MOST: i128 = i32::MAX as i128;

#[test]
fn a_counter_that_stays_below_something_does_not_wrap() {
    assert_eq!(at_loop(&counting("0", "i < n", "java.wrap32(i + 1)"), "i"), Some((0, MOST)));
}

#[test]
fn a_test_of_a_copy_is_a_test_of_the_variable() {
    assert_eq!(at_loop(&counting("0", "c < n", "java.wrap32(i + 1)"), "i"), Some((0, MOST)));
}

#[test]
fn a_counter_that_may_wrap_may_be_anything() {
    assert_eq!(at_loop(&counting("0", "i != n", "java.wrap32(i + 1)"), "i"), Some((i32::MIN.into(), MOST)));
    assert_eq!(at_loop(&counting("0", "i < n", "java.wrap32(i + 2)"), "i"), Some((i32::MIN.into(), MOST)));
}

#[test]
fn counting_down_stops_at_the_test() {
    assert_eq!(at_loop(&counting("10", "0 <= i", "java.wrap32(i - 1)"), "i"), Some((-1, 10)));
}

#[test]
fn what_widening_jumps_over_is_found_again() {
    assert_eq!(at_loop(&counting("0", "i != n", "java.rem(java.wrap32(i + 1), 7)"), "i"), Some((0, 6)));
}

#[test]
fn remainders_have_the_sign_of_the_dividend() {
    assert_eq!(at_loop(&counting("0", "i != n", "java.rem(java.wrap32(i - 1), 7)"), "i"), Some((-6, 0)));
}
