//! The checker: each kind of broken program is rejected, with words that say what is wrong.

use crate::common::*;
use base::arena::Id;
use ir::*;
use logic::{Op, Sort, Term, Var};

fn problems(program: &Program) -> Vec<String> {
    ir::check::check(program).into_iter().map(|problem| problem.text).collect()
}

#[track_caller]
fn rejects(text: &str, problem: &str) {
    let found = problems(&program(text));
    assert!(found.iter().any(|text| text.contains(problem)), "{problem} is not among {found:?}");
}

/// A procedure with these declarations and commands.
fn procedure(declarations: &str, commands: &str) -> String {
    format!("procedure p seen by contract @0:0..9\n{declarations}\n  begin b0\n  b0:\n{commands}\n    return\nend\n")
}

#[test]
fn declarations() {
    rejects("class Node", "the class `Node` is declared twice");
    rejects("class A extends B", "the type `B` is not declared");
    rejects("class A extends B\nclass B extends A", "the class `A` is its own superclass");
    rejects("interface A\nclass B extends A", "the superclass of `B`, `A`, is an interface");
    rejects("global Node.next: Map<Ref, Ref> is field next of Node: Node", "the global Node.next is declared twice");
    rejects("global x: Int is static x of Nobody: int", "the type `Nobody` is not declared");
    rejects("global x: Bool is static x of Node: int", "the global x has the sort Bool, Int is expected");
    rejects("global t: Int is clock", "two globals for the same part of the state");
    rejects(
        "procedure p seen by body @0:0..1\nend\nprocedure p seen by body @0:0..1\nend",
        "the procedure `p` is declared twice",
    );
    rejects(&procedure("  local x: Int\n  local x: Bool", ""), "x is declared twice");
    rejects(&procedure("  local $now: Int", ""), "$now is declared twice");
    rejects(&procedure("  parameter x: Int is Node", ""), "the parameter x has a sort that is not its type's");
    rejects("class A extends java.lang.Object implements B", "the type `B` is not declared");
    rejects("initialize #7", "there is no procedure #7 to begin with");
    rejects(&procedure("  exception e: Int", ""), "e gets a reference and has the sort Int");
}

#[test]
fn interfaces_are_abstract() {
    let mut program = program("class A extends java.lang.Object");
    program.classes.iter_mut().filter(|class| &*class.name == "A").for_each(|class| class.is_interface = true);
    assert_eq!(problems(&program), ["the interface `A` is not abstract"]);
}

#[test]
fn contracts() {
    rejects(&procedure("  snapshot (s: Int) of $now", "    (s: Int) := $now @0:0..1"), "the snapshot s is no local");
    rejects(
        &procedure("  local s: Int\n  local x: Int\n  snapshot s of x", ""),
        "the snapshot s is not one of a global",
    );
    rejects(&procedure("  local s: Bool\n  snapshot s of $now", ""), "the snapshot s has another sort");
    rejects(
        &procedure("  local s: Int\n  snapshot s of $now", "    s := 1 @0:0..1"),
        "the body does not begin with the snapshot s",
    );
    rejects(&procedure("  local x: Int\n  requires free x == 1 \"\" @0:0..1", ""), "x is not in scope");
    rejects(&procedure("  local x: Int\n  ensures free x == 1", ""), "x is not in scope");
    rejects(&procedure("  ensures free 1", ""), "`1` has the sort Int, Bool is expected");
    rejects(&procedure("  ensures #9 true", ""), "there is no obligation #9");
    rejects(&procedure("  local x: Int\n  modifies place x", ""), "x in `modifies` is no global that can change");
    rejects(&procedure("  modifies place $now", ""), "$now in `modifies` is no global that can change");
    rejects(&procedure("  modifies place Node.value[1]", ""), "`1` has the sort Int, Ref is expected");
    rejects(&procedure("  modifies place Node.value[null][0 ..= 1]", ""), "Node.value does not hold elements");
    rejects(&procedure("  modifies place Counter.total[1]", ""), "Counter.total has fewer keys than it is used with");
}

#[test]
fn commands() {
    let rejects_command = |command: &str, problem: &str| {
        let declarations = "  parameter n: Int is int\n  local x: Int\n  local o: Ref";
        rejects(&procedure(declarations, &format!("    {command} @0:0..1")), problem);
    };
    rejects_command("n := 1", "the parameter n is assigned");
    rejects_command("(y: Int) := 1", "y of sort Int is assigned and not declared");
    rejects_command("x := true", "`true` has the sort Bool, Int is expected");
    rejects_command("x := (y: Int)", "y is not in scope");
    rejects_command("x := if (x: Bool) then 1 else 2", "x is used with the sort Bool, its sort is Int");
    rejects_command("$now := 1", "$now cannot be assigned like this");
    rejects_command("Node.value := Node.value", "Node.value cannot be assigned like this");
    rejects_command("update Node.value[null] := true", "`true` has the sort Bool, Int is expected");
    rejects_command("update Node.value[1] := 1", "`1` has the sort Int, Ref is expected");
    rejects_command("update Counter.total := 1", "the update of Counter.total has no key");
    rejects_command("havoc $now", "$now cannot be assigned like this");
    rejects_command("assert #77 true", "there is no obligation #77");
    rejects_command("assume typing x", "`x` has the sort Int, Bool is expected");
    rejects_command("x := new Node site 1", "x gets a reference and has the sort Int");
    rejects_command("o := new Shape site 1", "no object has exactly the class `Shape`");
    rejects_command("o := new array of boolean length 1 site 1", "no global holds the elements of `boolean[]`");
    rejects_command("o := new array of int length true site 1", "`true` has the sort Bool, Int is expected");
    rejects_command("assume typing typeof(o) == `type Nobody`", "the type `Nobody` is not declared");
    rejects_command("assume typing magic:Bool(o)", "the function `magic` is not in the vocabulary");
    rejects_command("assume typing forall x: Int :: x == x", "the bound variable x hides another");
    rejects_command("assume typing forall y: Int :: (exists y: Int :: y == 1)", "the bound variable y hides another");
    rejects_command("call #9()", "there is no procedure #9");
}

#[test]
fn calls() {
    let callee = "procedure q seen by contract @0:0..1\n  parameter n: Int is int\n  result r: Int\n  \
                  requires checked n > 0 \"\" @0:0..1\n  requires free true \"\" @0:0..1\nend\n";
    let with = |command: &str| format!("{}{callee}", procedure("  local b: Bool", &format!("    {command} @0:0..1")));
    assert!(problems(&program(&with("call q(1) #1"))).is_empty());
    rejects(&with("call q() #1"), "`q` takes 1 arguments, not 0");
    rejects(&with("call q(true) #1"), "`true` has the sort Bool, Int is expected");
    rejects(&with("b := call q(1) #1"), "`q` has no result of the sort of b");
    rejects(&with("call q(1)"), "the call of `q` has 0 obligations, not 1");
    rejects(&with("call q(1) #1 #1"), "the call of `q` has 2 obligations, not 1");
    rejects(&with("call q(1) #50"), "there is no obligation #50");
}

fn body(blocks: &str) -> String {
    format!("procedure p seen by body @0:0..9\n  begin b0\n{blocks}\nend\n")
}

#[test]
fn control_flow() {
    rejects("procedure p seen by body @0:0..9\n  begin b7\n  b0:\n    return\nend", "there is no block b7");
    rejects(&body("  b0:\n    goto b9"), "there is no block b9");
    rejects(&body("  b0: loop latch b4 @0:0..1\n    return"), "there is no block b4");
    rejects(
        &body("  b0: loop latch b1 @0:0..1\n    goto b1\n  b1:\n    return"),
        "the latch b1 does not jump to its header b0",
    );
    rejects(&body("  b0:\n    goto b0"), "b0 jumps back to b0 and is not its latch");
    let two_latches = "  b0:\n    goto b1\n  b1: loop latch b2 @0:0..1\n    branch true then b2 else b3\n  b2:\n    goto b1\n  b3:\n    goto b1";
    rejects(&body(two_latches), "b3 jumps back to b1 and is not its latch");
    let two_entries =
        "  b0:\n    branch true then b1 else b2\n  b1: loop latch b2 @0:0..1\n    goto b2\n  b2:\n    goto b1";
    rejects(&body(two_entries), "the loop of b1 can be entered without passing b1");
    let nested = "  b0:\n    goto b1\n  b1: loop latch b4 @0:0..1\n    branch true then b2 else b5\n  \
                  b2: loop latch b3 @0:0..1\n    branch true then b3 else b4\n  b3:\n    goto b2\n  b4:\n    goto b1\n  b5:\n    return";
    assert!(problems(&program(&body(nested))).is_empty());
    rejects(
        "procedure p seen by body @0:0..9\n  result r: Int\n  begin b0\n  b0:\n    branch true then b1 else b2\n  \
         b1:\n    r := 1 @0:0..1\n    goto b2\n  b2:\n    return\nend",
        "r may have no value on return",
    );
}

#[test]
fn kinds_of_procedures() {
    let native = "native procedure n seen by body @0:0..1\n  exception e: Ref\nend";
    rejects(native, "it is native and ends by an exception");
    rejects(native, "it is native and not seen by its contract");
    let dispatch = |targets: &str| {
        format!(
            "procedure d seen by body @0:0..1\n  parameter this: Ref is Node\n{targets}end\n\
             procedure t seen by body @0:0..1\n  parameter this: Ref is Node\n  begin b0\n  b0:\n    return\nend\n\
             procedure u seen by body @0:0..1\n  parameter n: Int is int\n  begin b0\n  b0:\n    return\nend"
        )
    };
    let good = dispatch("  dispatch Node to t\n  dispatch Special to t\n");
    assert!(problems(&program(&good)).is_empty());
    rejects(&dispatch("  dispatch Special to t\n  dispatch Node to t\n"), "its targets are not sorted by class");
    rejects(&dispatch("  dispatch Node to u\n"), "it dispatches to `u`, which has another shape");
    rejects(&dispatch("  dispatch Shape to t\n"), "it dispatches on `Shape`, which no object has as its class");
}

#[test]
fn exceptions() {
    let body = |blocks: &str| {
        format!("procedure p seen by body @0:0..1\n  result r: Int\n  exception e: Ref\n  begin b0\n{blocks}\nend")
    };
    // The assertion comes before the assignment.
    rejects(
        &body(
            "  b0:\n    assert #0 true otherwise b1 by X @0:0..1\n    e := null @0:0..1\n    return\n  b1:\n    return",
        ),
        "e may have no value on return",
    );
    // Who ends by an exception has no result.
    let fine = body(
        "  b0:\n    e := null @0:0..1\n    assert #0 true otherwise b1 by X @0:0..1\n    return\n  b1:\n    return",
    );
    assert!(problems(&program(&fine)).is_empty());
    rejects(&body("  b0:\n    assert #0 true otherwise b7 by X @0:0..1\n    return"), "there is no block b7");
    let call = "procedure q seen by body @0:0..1\n  begin b0\n  b0:\n    call p() #0 @0:0..1\n    return\nend\n";
    rejects(&format!("{call}{fine}"), "the call of `p` does not say where exceptions go");
}

#[test]
fn constants_say_what_they_are() {
    rejects(&procedure("  local f: Float32", "f := `float 12` @0:0..1"), "the constant `float 12` has no value");
    rejects(&procedure("  local f: Float64", "f := `double x` @0:0..1"), "the constant `double x` has no value");
    rejects(&procedure("  local s: Ref", "s := `string \\\\u{` @0:0..1"), "the constant `string \\u{` has no value");
}

#[test]
fn terms_that_only_a_pass_could_build() {
    let mut program = program(&procedure("  local x: Int", "    assert #0 true @0:0..1"));
    let x = Var::new("x", Sort::Int).term();
    for condition in [
        Term::apply(Op::Not, vec![x.clone()]),
        Term::apply(Op::Le, vec![x.clone()]),
        Term::apply(Op::Eq, vec![x.clone(), logic::build::bool(true)]),
        Term::apply(Op::Distinct, vec![x.clone(), logic::build::bool(true)]),
        Term::apply(Op::Function(vocabulary::SUBTYPE.clone()), vec![x]),
    ] {
        let block = program.procedures.values_mut().next().unwrap().body.as_mut().unwrap().blocks.values_mut().next();
        block.unwrap().commands[0].kind = CommandKind::Assert {
            condition: condition.clone(),
            obligation: ObligationId::from_index(0),
            otherwise: None,
        };
        assert_eq!(problems(&program).len(), 1, "{condition}: {:?}", problems(&program));
    }
}
