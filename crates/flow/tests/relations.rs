//! Relations of numbers where loops begin, and what is known of references there.

use flow::relations::Relations;
use flow::{Graph, fixpoint};
use ir::parse::parse_term;
use std::collections::{BTreeSet, HashSet};

/// Which of some formulas are known where the one loop of a procedure begins.
fn known(begin: &[&str], test: &str, body: &[&str], asked: &[&str]) -> Vec<bool> {
    let lines = |commands: &[&str]| commands.iter().map(|line| format!("    {line} @0:1..2\n")).collect::<String>();
    let text = format!(
        "class java.lang.Object
class Node extends java.lang.Object
global Node.next: Map<Ref, Ref> is field next of Node: Node
global $now: Int is clock
procedure `T.m(int[])` seen by body @0:0..9
  parameter a: Ref is int[]
  parameter n: Int is int
  parameter o: Ref is Node
  local i: Int
  local j: Int
  local mid: Int
  local p: Ref
  begin b0
  b0:
    assume typing -2147483648 <= n && n <= 2147483647 @0:1..2
    assume typing i <= j || j <= i @0:1..2
{}    goto b1
  b1: loop latch b2 @0:1..2
    branch {test} then b2 else b3
  b2:
{}    goto b1
  b3:
    return
end
",
        lines(begin),
        lines(body)
    );
    let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let body = program.procedures.values().find_map(|procedure| procedure.body.as_ref()).expect("it has a body");
    let head = body.blocks.iter().find(|(_, block)| block.header.is_some()).expect("it has a loop").0;
    let foreign: BTreeSet<_> = program.globals.iter().map(|global| global.variable.clone()).collect();
    let graph = Graph { blocks: &body.blocks, entry: body.entry };
    let domain = Relations::new(graph, foreign, HashSet::new());
    let states = fixpoint(graph, &domain);
    let variables: Vec<logic::Var> = program
        .procedures
        .values()
        .flat_map(|procedure| procedure.locals.iter().chain(procedure.parameters.iter().map(|it| &it.variable)))
        .chain(program.globals.iter().map(|global| &global.variable))
        .cloned()
        .collect();
    let entails = |text: &&str| {
        let formula = parse_term(text, &variables).unwrap_or_else(|error| panic!("{text}: {error}"));
        domain.entails(&states[&head], &formula)
    };
    asked.iter().map(entails).collect()
}

#[test]
fn a_counter_stays_within_an_array() {
    let found = known(
        &["i := 0"],
        "i < length(a)",
        &["i := java.wrap32(i + 1)"],
        &["0 <= i", "i <= length(a)", "i < length(a)"],
    );
    assert_eq!(found, [true, true, false]);
}

#[test]
fn counting_down_stays_within_an_array() {
    let begin = ["i := java.wrap32(length(a) - 1)"];
    let found = known(&begin, "0 <= i", &["i := java.wrap32(i - 1)"], &["-1 <= i", "i < length(a)", "0 <= i"]);
    assert_eq!(found, [true, true, false]);
}

#[test]
fn binary_search_stays_within_an_array() {
    let body = [
        "mid := java.ushr32(java.wrap32(i + j), 1)",
        "i := if a == null then java.wrap32(mid + 1) else i",
        "j := if a == null then j else java.wrap32(mid - 1)",
    ];
    let begin = ["i := 0", "j := java.wrap32(length(a) - 1)"];
    let found = known(&begin, "i <= j", &body, &["0 <= i", "j < length(a)", "i <= length(a)"]);
    assert_eq!(found, [true, true, true]);
}

#[test]
fn a_wrapped_sum_is_no_sum() {
    let found = known(&["i := n"], "a == null", &["i := java.wrap32(i + 1)"], &["n <= i", "i < 2147483648"]);
    assert_eq!(found, [false, true]);
}

#[test]
fn a_count_grows_no_faster_than_the_index() {
    let body = ["j := if n < i then java.wrap32(j + 1) else j", "i := java.wrap32(i + 1)"];
    let found = known(&["i := 0", "j := 0"], "i < length(a)", &body, &["j <= length(a)", "i <= j"]);
    assert_eq!(found, [true, false]);
}

#[test]
fn a_walk_along_links_is_never_at_null() {
    let step = ["assume typing Node.next[p] != null", "p := Node.next[p]"];
    let found = known(&["assume typing o != null", "p := o"], "i < n", &step, &["p != null", "o != null", "p == o"]);
    assert_eq!(found, [true, true, false]);
}

#[test]
fn a_field_that_may_change_is_not_known() {
    let step = ["update Node.next[o] := p"];
    let begin = ["assume typing o != null", "assume typing Node.next[o] != null"];
    let found = known(&begin, "i < n", &step, &["o != null", "Node.next[o] != null"]);
    assert_eq!(found, [true, false]);
}
