//! Constant propagation by the fixpoint: what is known where a procedure ends, and what must not be.

use flow::constants::{Constants, State, Value};
use flow::intervals::{Interval, Intervals};
use flow::{Domain, Graph, fixpoint};
use ir::{Body, Procedure, Program, Terminator};
use logic::{Sort, Var};
use std::rc::Rc;

const WORLD: &str = r#"
class java.lang.Object
class Node extends java.lang.Object
class Special extends Node
class Leaf extends java.lang.Object

global Node.next: Map<Ref, Ref> is field next of Node: Node
global Node.value: Map<Ref, Int> is field value of Node: int
global Leaf.value: Map<Ref, Int> is field value of Leaf: int
global Counter.total: Int is static total of Node: int
global Counter.first: Ref is static first of Node: Node
global `int[]`: Map<Ref, Map<Int, Int>> is elements int
global $now: Int is clock

obligation #0 IV0208 "`assert` may fail" @0:1..2

procedure `other()` seen by body @0:0..9
  begin b0
  b0:
    return
end
"#;

/// A procedure with these blocks, the last of which is empty and returns.
fn program(blocks: &str) -> Program {
    let is_command = |line: &str| {
        let first = line.split([' ', ':']).next().unwrap_or_default();
        !matches!(first, "goto" | "branch" | "return" | "") && !line.contains(": loop") && !line.ends_with(':')
    };
    let line = |line: &str| match is_command(line.trim()) {
        true => format!("    {} @0:1..2\n", line.trim()),
        false => format!("    {}\n", line.trim()),
    };
    let blocks: String = blocks.lines().map(line).collect();
    let text = format!(
        "{WORLD}
procedure p seen by body @0:0..9
  parameter n: Int is int
  parameter c: Bool is boolean
  parameter o: Ref is Node
  local i: Int
  local x: Int
  local y: Int
  local z: Int
  local u: Ref
  local v: Ref
  local w: Ref
  local t: Type
  local b: Bool
  local s: Seq
  begin b0
{blocks}
end
"
    );
    let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::check::check(&program), []);
    program
}

fn checked(program: &Program) -> (&Procedure, &Body) {
    let procedure = program.procedures.values().find(|procedure| &*procedure.name == "p").expect("it is there");
    (procedure, procedure.body.as_ref().expect("it has a body"))
}

/// What a domain knows where the procedure returns; `None` if no execution gets there.
fn at_end<D: Domain>(body: &Body, domain: &D) -> Option<D::State> {
    let end = body.blocks.iter().find(|(_, block)| block.terminator == Terminator::Return).expect("it returns").0;
    fixpoint(Graph { blocks: &body.blocks, entry: body.entry }, domain).remove(&end)
}

/// What is known of a variable.
fn value(domain: &Constants<'_>, state: &State, name: &str) -> Option<Value> {
    let sort = match name {
        "u" | "v" | "w" | "o" => Sort::Ref,
        "t" => Sort::Type,
        "b" | "c" => Sort::Bool,
        "s" => Sort::Seq,
        _ => Sort::Int,
    };
    domain.evaluate(state, &Var::new(name, sort).term())
}

/// What is known of these variables where the procedure returns.
fn known<const N: usize>(blocks: &str, names: [&str; N]) -> [Option<Value>; N] {
    let program = program(blocks);
    let (procedure, body) = checked(&program);
    let domain = Constants::of(&program, procedure);
    let state = at_end(body, &domain).expect("an execution gets to the end");
    names.map(|name| value(&domain, &state, name))
}

/// What is known of one of them.
fn known_of(name: &str, blocks: &str) -> Option<Value> {
    let [value] = known(blocks, [name]);
    value
}

fn int(number: i128) -> Option<Value> {
    Some(Value::Int(number))
}

/// A loop that runs any number of times, between what comes before it and behind it.
fn around(before: &str, inside: &str, behind: &str) -> String {
    format!(
        "b0:
         assume typing n <= 2147483647
         {before}
         i := 0
         goto b1
         b1: loop latch b2 @0:1..2
         branch i < n then b2 else b3
         b2:
         {inside}
         i := java.wrap32(i + 1)
         goto b1
         b3:
         {behind}
         goto b4
         b4:
         return"
    )
}

/// A branch on something unknown, and what comes behind it.
fn either(first: &str, second: &str, behind: &str) -> String {
    format!(
        "b0:
         branch c then b1 else b2
         b1:
         {first}
         goto b3
         b2:
         {second}
         goto b3
         b3:
         {behind}
         goto b4
         b4:
         return"
    )
}

#[test]
fn constants_go_through_loops_that_do_not_change_them() {
    assert_eq!(known(&around("x := 3", "y := x + 1", "z := x * 2"), ["x", "z", "i"]), [int(3), int(6), None]);
}

#[test]
fn what_a_loop_changes_is_not_known_behind_it() {
    assert_eq!(known_of("x", &around("x := 3", "x := x + 1", "y := x")), None);
    // The loop may have no iteration at all.
    assert_eq!(known_of("x", &around("x := 3", "x := 4", "y := x")), None);
    assert_eq!(known_of("x", &around("y := 0", "x := 4", "z := x")), None);
    assert_eq!(known_of("x", &around("x := 4", "x := 4", "y := x")), int(4));
}

#[test]
fn a_change_that_another_turn_brings_is_seen() {
    let blocks = around("x := 1\ny := 1\nz := 1", "z := y\ny := x\nx := 2", "b := true");
    assert_eq!(known(&blocks, ["x", "y", "z"]), [None, None, None]);
}

#[test]
fn branches_join() {
    assert_eq!(known(&either("x := 1\ny := 5", "x := 2\ny := 5", "z := x + y"), ["x", "y", "z"]), [None, int(5), None]);
    let [value] = known(&either("u := null", "u := new Node site 1", "b := u == null"), ["u"]);
    assert!(matches!(value, Some(Value::Of { is_nullable: true, .. })), "{value:?}");
}

#[test]
fn a_branch_that_is_decided_is_not_taken() {
    let blocks = "b0:
        x := 3
        branch x < 5 then b1 else b2
        b1:
        y := 1
        goto b3
        b2:
        y := 2
        goto b3
        b3:
        goto b4
        b4:
        return";
    assert_eq!(known_of("y", blocks), int(1));
    assert_eq!(known_of("y", &blocks.replace("x := 3", "havoc x")), None);
}

#[test]
fn a_test_tells_what_is_equal() {
    let blocks = "b0:
        branch n == 7 then b1 else b2
        b1:
        x := n + 1
        goto b3
        b2:
        stop
        b3:
        return";
    assert_eq!(known_of("x", &blocks.replace("stop", "x := 8\ngoto b3")), int(8));
    assert_eq!(known_of("x", &blocks.replace("stop", "x := n + 1\ngoto b3")), None);
}

#[test]
fn new_objects_have_the_fields_they_were_given() {
    let blocks = "b0:
        u := new Node site 1
        v := new Node site 2
        update Node.value[u] := 5
        update Node.next[v] := u
        w := Node.next[v]
        x := Node.value[w]
        y := Node.value[v]
        t := typeof(w)
        b := u == v
        goto b1
        b1:
        return";
    let [x, y, t, b] = known(blocks, ["x", "y", "t", "b"]);
    assert_eq!((x, y, b), (int(5), int(0), Some(Value::Bool(false))));
    assert_eq!(t, Some(Value::Type(Rc::new(ir::JavaType::Class("Node".into())))));
}

#[test]
fn an_update_of_an_unknown_object_may_be_one_of_a_known_one() {
    let update = "u := new Node site 1\nupdate Node.value[u] := 5\nCounter.first := u\n";
    let blocks =
        |then: &str| format!("b0:\n{update}{then}\nx := Node.value[u]\ny := Counter.total\ngoto b1\nb1:\nreturn");
    assert_eq!(known_of("x", &blocks("update Node.value[o] := 6")), None);
    assert_eq!(known_of("x", &blocks("update Leaf.value[o] := 6")), int(5));
    assert_eq!(known_of("x", &blocks("call `other()`()")), None);
    assert_eq!(known_of("x", &blocks("havoc Node.value")), None);
    assert_eq!(known_of("y", &blocks("Counter.total := 1\ncall `other()`()")), None);
    assert_eq!(known_of("y", &blocks("Counter.total := 1")), int(1));
}

#[test]
fn what_is_allocated_in_a_loop_is_another_object_each_time() {
    // Those of two iterations differ, or the loop has not run.
    let blocks = around("u := null\nv := null", "v := u\nu := new Node site 1\nb := u == v", "b := u == v");
    let [u, v, b] = known(&blocks, ["u", "v", "b"]);
    assert!(matches!(u, Some(Value::Of { is_nullable: true, .. })), "{u:?}");
    assert!(matches!(v, Some(Value::Of { is_nullable: true, .. })), "{v:?}");
    assert_eq!(b, None);
}

#[test]
fn an_update_of_the_last_object_of_a_loop_is_none_of_those_before() {
    // In each iteration the new object gets 5. What an older one has, which got 6 on some ways, is not known.
    let inside = "v := u\nu := new Node site 1\nupdate Node.value[u] := 5\nx := Node.value[u]\ny := Node.value[v]\nupdate Node.value[u] := 6";
    let blocks = around("u := new Node site 2\nx := 5\ny := 0", inside, "z := Node.value[u]");
    assert_eq!(known(&blocks, ["x", "y", "z"]), [int(5), None, None]);
}

#[test]
fn an_older_object_of_the_same_place_is_not_changed_with_the_last_one() {
    // v is an object of an iteration before. If it counted as the same object as u, x would be 7 for certain.
    let inside = "v := u\nu := new Node site 1\nupdate Node.value[u] := 7\nx := Node.value[v]";
    let blocks = around("u := new Node site 2\nx := 7\nupdate Node.value[u] := 1", inside, "z := 0");
    assert_eq!(known_of("x", &blocks), None);
    // Through a field, too.
    let inside = "w := Node.next[u]\nu := new Node site 1\nupdate Node.next[u] := u\nupdate Node.value[u] := 7\nx := Node.value[w]";
    let blocks = around("u := new Node site 2\nupdate Node.next[u] := u\nx := 7", inside, "z := 0");
    assert_eq!(known_of("x", &blocks), None);
}

#[test]
fn a_new_object_of_a_loop_begins_with_zero_each_time() {
    let inside = "u := new Node site 1\nx := Node.value[u]\nupdate Node.value[u] := 9\nupdate Node.value[o] := 3";
    assert_eq!(known_of("x", &around("x := 0", inside, "z := 0")), int(0));
}

#[test]
fn arrays_that_are_allocated_in_a_loop_are_different() {
    let inside =
        "v := u\nu := new array of int length i site 1\nupdate `int[]`[u][0] := 4\ny := `int[]`[v][0]\nz := length(v)";
    let blocks = around("u := new array of int length 3 site 2\ny := 4\nz := 3", inside, "x := length(u)");
    assert_eq!(known(&blocks, ["x", "y", "z"]), [None, None, None]);
    let straight = "b0:
        u := new array of int length 3 site 1
        update `int[]`[u][1] := 4
        x := length(u)
        y := `int[]`[u][1]
        z := `int[]`[u][2]
        goto b1
        b1:
        return";
    assert_eq!(known(straight, ["x", "y", "z"]), [int(3), int(4), int(0)]);
    assert_eq!(known_of("y", &straight.replace("[1] := 4", "[n] := 4")), None);
}

#[test]
fn contents_of_collections_are_known() {
    let blocks = "b0:
        u := new Node site 1
        s := seq.append(seq.append(seq.none(), null), u)
        x := seq.size(s)
        b := seq.get(s, 1) == u
        goto b1
        b1:
        return";
    assert_eq!(known(blocks, ["x", "b"]), [int(2), Some(Value::Bool(true))]);
}

#[test]
fn contents_that_grow_in_a_loop_lose_their_size_and_keep_the_class_of_their_elements() {
    let before = "s := seq.none()\nu := new Node site 2\nx := 0";
    let inside = "u := new Node site 1\ns := seq.append(s, u)\nx := seq.size(s)\nv := seq.get(s, 0)\nb := v == u";
    let [x, b, v] = known(&around(before, inside, "v := seq.get(s, 0)"), ["x", "b", "v"]);
    assert_eq!((x, b, v), (None, None, None));
}

#[test]
fn the_elements_of_a_collection_are_not_all_the_last_object() {
    let inside = "u := new Node site 1\ns := seq.append(s, u)";
    let program = program(&around("s := seq.none()", inside, "x := 0"));
    let (procedure, body) = checked(&program);
    let domain = Constants::of(&program, procedure);
    let state = at_end(body, &domain).expect("an execution gets to the end");
    let get = ir::natives::meaning("invar.logic.Seq.get(invar.logic.Seq,int)").expect("it is a function");
    let element = domain.found(&state, get, &Var::new("s", Sort::Seq).term());
    assert!(matches!(element, Some(Value::Of { is_nullable: false, .. })), "{element:?}");
}

#[test]
fn a_variable_without_a_value_at_first_holds_an_older_object_later() {
    // Only the parameters have values at the start, as in the inliner. Who reads u has gone through the loop before.
    let blocks = "b0:
        assume typing n <= 2147483647
        i := 0
        x := 7
        b := false
        goto b1
        b1: loop latch b4 @0:1..2
        branch i < n then b2 else b5
        b2:
        branch 0 < i then b3 else b4
        b3:
        v := u
        update Node.value[u] := 5
        u := new Node site 1
        update Node.value[u] := 7
        x := Node.value[v]
        b := u == v
        goto b4
        b4:
        u := new Node site 2
        i := java.wrap32(i + 1)
        goto b1
        b5:
        goto b6
        b6:
        return";
    let program = program(blocks);
    let (procedure, body) = checked(&program);
    let parameters = procedure.parameters.iter().map(|parameter| parameter.variable.clone());
    let domain = Constants::new(&program, parameters);
    let state = at_end(body, &domain).expect("an execution gets to the end");
    assert_eq!(value(&domain, &state, "x"), None);
    assert_eq!(value(&domain, &state, "b"), Some(Value::Bool(false)));
}

#[test]
fn two_objects_of_one_place_may_be_held_at_once() {
    // At the second turn u is the object of the first one, and w that of the second.
    let blocks = "b0:
        assume typing n <= 2147483647
        i := 0
        b := false
        x := 7
        goto b1
        b1: loop latch b4 @0:1..2
        branch i < n then b2 else b5
        b2:
        w := new Node site 1
        update Node.value[w] := 7
        branch 0 < i then b3 else b4
        b3:
        x := Node.value[u]
        b := u == w
        goto b4
        b4:
        update Node.value[w] := 5
        u := w
        i := java.wrap32(i + 1)
        goto b1
        b5:
        goto b6
        b6:
        return";
    let program = program(blocks);
    let (procedure, body) = checked(&program);
    let parameters = procedure.parameters.iter().map(|parameter| parameter.variable.clone());
    let domain = Constants::new(&program, parameters);
    let state = at_end(body, &domain).expect("an execution gets to the end");
    assert_eq!(value(&domain, &state, "x"), None);
    assert_eq!(value(&domain, &state, "b"), None);
}

#[test]
fn a_list_that_holds_itself_comes_to_an_end() {
    let before = "s := seq.none()\nu := null";
    let inside = "havoc u\nassume typing seq.value(u) == s\ns := seq.append(seq.none(), u)";
    assert_eq!(known_of("x", &around(before, inside, "x := seq.size(s)")), None);
}

#[test]
fn what_comes_behind_an_allocation_is_later() {
    let blocks = "b0:
        assume typing $now == 5
        x := $now
        u := new Node site 1
        y := $now
        goto b1
        b1:
        return";
    assert_eq!(known(blocks, ["x", "y"]), [int(5), None]);
}

#[test]
fn nested_loops_come_to_an_end() {
    let blocks = "b0:
        u := new Node site 1
        x := 1
        i := 0
        goto b1
        b1: loop latch b5 @0:1..2
        branch i < n then b2 else b6
        b2:
        y := 0
        goto b3
        b3: loop latch b4 @0:1..2
        branch y < n then b4 else b5
        b4:
        v := new Node site 2
        update Node.next[v] := u
        u := v
        y := java.wrap32(y + 1)
        goto b3
        b5:
        i := java.wrap32(i + 1)
        goto b1
        b6:
        t := typeof(u)
        goto b7
        b7:
        return";
    let [x, y, t] = known(blocks, ["x", "y", "t"]);
    assert_eq!((x, y), (int(1), None));
    assert_eq!(t, Some(Value::Type(Rc::new(ir::JavaType::Class("Node".into())))));
}

#[test]
fn the_product_knows_what_both_domains_know() {
    let program = program(&around("x := 3\nu := new Leaf site 1", "y := i", "t := typeof(u)"));
    let (procedure, body) = checked(&program);
    let foreign = program.globals.iter().map(|global| global.variable.clone()).collect();
    let product = (Constants::of(&program, procedure), Intervals { foreign });
    let (constants, intervals) = at_end(body, &product).expect("an execution gets to the end");
    assert_eq!(value(&product.0, &constants, "x"), int(3));
    assert_eq!(value(&product.0, &constants, "i"), None);
    assert!(value(&product.0, &constants, "t").is_some());
    let of = |name: &str| intervals.intervals.get(&Var::new(name, Sort::Int)).copied();
    assert_eq!(of("i"), Some(Interval { low: 0, high: i32::MAX.into() }));
    assert_eq!(of("x"), Some(Interval { low: 3, high: 3 }));
}

#[test]
fn the_product_takes_no_branch_that_one_of_them_decides() {
    // Only the constants know the class; only the intervals know the sign.
    let blocks = "b0:
        u := new Leaf site 1
        assume typing n <= 2147483647
        x := 0
        i := 0
        goto b1
        b1: loop latch b4 @0:1..2
        branch i < n then b2 else b6
        b2:
        branch typeof(u) == `type Leaf` then b3 else b5
        b3:
        branch i < 0 then b5 else b4
        b4:
        i := java.wrap32(i + 1)
        goto b1
        b5:
        x := 1
        goto b6
        b6:
        goto b7
        b7:
        return";
    let program = program(blocks);
    let (procedure, body) = checked(&program);
    let foreign = || program.globals.iter().map(|global| global.variable.clone()).collect();
    let alone = Constants::of(&program, procedure);
    let state = at_end(body, &alone).expect("an execution gets to the end");
    assert_eq!(value(&alone, &state, "x"), None);
    let product = (Constants::of(&program, procedure), Intervals { foreign: foreign() });
    let (constants, _) = at_end(body, &product).expect("an execution gets to the end");
    assert_eq!(value(&product.0, &constants, "x"), int(0));
}

/// What is known of a condition on an object of one of two classes.
fn of_node_or_leaf(condition: &str) -> Option<Value> {
    known_of("b", &either("u := new Node site 1", "u := new Leaf site 2", condition))
}

#[test]
fn objects_of_two_classes_are_of_no_third() {
    assert_eq!(of_node_or_leaf("b := subtype(typeof(u), `type Special`)"), Some(Value::Bool(false)));
    assert_eq!(of_node_or_leaf("b := subtype(typeof(u), `type java.lang.Object`)"), Some(Value::Bool(true)));
}

#[test]
fn which_of_two_classes_an_object_has_is_not_known() {
    assert_eq!(of_node_or_leaf("b := typeof(u) == `type Leaf`"), None);
    assert_eq!(of_node_or_leaf("b := subtype(typeof(u), `type Node`)"), None);
}

#[test]
fn a_class_that_is_excluded_leaves_the_other() {
    let condition = "assume typing !(typeof(u) == `type Leaf`)\nb := typeof(u) == `type Node`";
    assert_eq!(of_node_or_leaf(condition), Some(Value::Bool(true)));
}

#[test]
fn a_parameter_has_a_class_below_its_type() {
    let blocks = "b0:
        assume typing o != null && subtype(typeof(o), `type Node`)
        b := typeof(o) == `type Leaf`
        goto b1
        b1:
        return";
    assert_eq!(known_of("b", blocks), Some(Value::Bool(false)));
    assert_eq!(known_of("b", &blocks.replace("type Leaf", "type Special")), None);
}
