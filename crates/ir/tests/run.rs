//! Procedures that run: loops, calls, the heap, and every way in which a run can end.

use crate::common::*;
use ir::interpreter::{Defaults, End, Limits, Tracing, Value, describe, run};
use logic::JavaValue;

const SUM: &str = r#"
entry procedure `T.sum(int[])` seen by contract @0:0..9
  parameter a: Ref is int[]
  result result: Int
  local i: Int
  local s: Int
  requires checked a != null "`a` is not null" @0:20..21
  ensures #2 result >= 0
  modifies place Counter.total
  begin b0
  b0:
    i := 0 @0:1..2
    s := 0 @0:1..2
    goto b1
  b1: loop latch b2 @0:30..40
      invariant #3 #4 0 <= i && i <= length(a)
      invariant #3 #4 s <= 100
      fact about i: -2147483648 <= i && i <= 2147483647
    branch i < length(a) then b2 else b3
  b2:
    assert #0 `int[]`[a][i] != 13 @0:50..51
    s := java.wrap32(s + `int[]`[a][i]) @0:52..53
    i := i + 1 @0:54..55
    goto b1
  b3:
    result := s @0:60..61
    return
end
"#;

fn sum(elements: &[i128]) -> ir::interpreter::Run {
    run_first(&checked(SUM), &start(vec![array(elements)], vec![object(0)]))
}

#[test]
fn a_loop_runs_and_its_contract_holds() {
    let run = sum(&[3, 4, 5]);
    assert_eq!(run.end, End::Finished(Some(int(12))));
    assert!(run.stack.is_empty());
    assert_eq!(&texts(&run)[..4], ["i = 0", "s = 0", "i < a.length is true", "s = 3"]);
}

#[test]
fn each_kind_of_obligation_fails_where_it_should() {
    assert_eq!(failed(&sum(&[1, 13]).end), Some(0));
    assert_eq!(failed(&sum(&[-1]).end), Some(2));
    assert_eq!(failed(&sum(&[101]).end), Some(4));
    let broken_on_entry = checked(&SUM.replace("i := 0", "i := -1"));
    let run = run_first(&broken_on_entry, &start(vec![array(&[])], vec![object(0)]));
    assert_eq!(failed(&run.end), Some(3));
    assert_eq!(run.stack.len(), 1);
}

#[test]
fn a_start_that_is_not_allowed_is_an_assumption_that_fails() {
    let program = checked(SUM);
    let null = run_first(&program, &start(vec![], vec![Value::NULL]));
    assert!(matches!(&null.end, End::AssumptionFailed { what, .. } if what.contains("`a` is not null")));
    for bad in [
        start(vec![], vec![]),
        start(vec![], vec![int(1)]),
        start(vec![], vec![object(3)]),
        start(vec![array(&[1 << 40])], vec![object(0)]),
        start(vec![node(Value::NULL, 1)], vec![object(0)]),
    ] {
        assert!(matches!(run_first(&program, &bad).end, End::AssumptionFailed { .. }), "{bad:?}");
    }
}

#[test]
fn assumptions_facts_and_stop_end_a_run_without_blame() {
    let program = straight("  parameter n: Int is int", "assume written n < 3");
    assert_eq!(end_of(&program, vec![int(2)]), End::Finished(None));
    assert!(matches!(end_of(&program, vec![int(3)]), End::AssumptionFailed { .. }));
    let fact = checked(&SUM.replace("fact about i: -2147483648 <= i", "fact about i: 1 <= i"));
    let run = run_first(&fact, &start(vec![array(&[])], vec![object(0)]));
    assert!(matches!(&run.end, End::AssumptionFailed { what, .. } if what.contains("1 <= i")), "{:?}", run.end);
    let unset =
        checked(&SUM.replace("fact about i: -2147483648 <= i", "fact about i: result == 7 && -2147483648 <= i"));
    let run = run_first(&unset, &start(vec![array(&[])], vec![object(0)]));
    assert_eq!(run.end, End::Finished(Some(int(0))));
    let stop = checked("procedure p seen by body @0:0..1\n  begin b0\n  b0:\n    stop\nend");
    assert!(matches!(end_of(&stop, vec![]), End::AssumptionFailed { .. }));
}

const CALLS: &str = r#"
entry procedure caller seen by contract @0:0..9
  parameter n: Int is int
  result r: Int
  begin b0
  b0:
    r := call `T.half(int)`(n) #1 @0:70..71
    assert #0 r <= 50 @0:72..73
    return
end

procedure `T.half(int)` seen by contract @0:0..9
  parameter n: Int is int
  result result: Int
  requires free true "nothing" @0:1..2
  requires checked 0 <= n "`0 <= n`" @0:1..2
  ensures #2 result + result <= n
  ensures free result >= 0
  begin b0
  b0:
    branch n == 7 then b1 else b2
  b1:
    result := 4 @0:1..2
    return
  b2:
    result := java.div(n, 2) @0:1..2
    return
end
"#;

#[test]
fn a_call_by_contract_checks_both_sides() {
    let program = checked(CALLS);
    let run_on = |n| run_first(&program, &start(vec![], vec![int(n)]));
    assert_eq!(run_on(9).end, End::Finished(Some(int(4))));
    assert_eq!(texts(&run_on(9)), ["call T.half(int)", "n == 7 is false", "result = 4", "r = 4"]);

    let precondition = run_on(-1);
    assert_eq!(failed(&precondition.end), Some(1));
    let End::Failed { procedure, span, .. } = precondition.end else { panic!() };
    assert_eq!((procedure, span.start), (program.procedure_named("caller").unwrap(), 70));
    assert_eq!(precondition.stack.len(), 1);

    let postcondition = run_on(7);
    assert_eq!(failed(&postcondition.end), Some(2));
    assert_eq!(postcondition.stack.len(), 2);
    assert_eq!(postcondition.stack[1].called_at.unwrap().start, 70);
    assert_eq!(Some(postcondition.stack[1].procedure), program.procedure_named("T.half(int)"));

    let after = run_on(200);
    assert_eq!((failed(&after.end), after.stack.len()), (Some(0), 1));
}

#[test]
fn a_check_is_noted_and_the_run_goes_on() {
    let program = straight(
        "  parameter n: Int is int\n  result result: Int",
        "result := n\ncheck #0 n < 5\nresult := n + 1\ncheck #0 n < 6\nassert #1 n < 10\nassume written n < 8",
    );
    let run_on = |n| run_first(&program, &start(vec![], vec![int(n)]));
    let failures = |run: &ir::interpreter::Run| -> Vec<usize> {
        run.failures().iter().map(|(id, _)| base::arena::Id::index(*id)).collect()
    };
    assert_eq!((run_on(3).end, failures(&run_on(3))), (End::Finished(Some(int(4))), vec![]));
    let noted = run_on(7);
    assert_eq!((noted.end.clone(), failures(&noted)), (End::Finished(Some(int(8))), vec![0]));
    let up_to_there: Vec<&str> = noted.failures()[0].1.iter().map(|step| step.text.as_str()).collect();
    assert_eq!(up_to_there, ["result = 7"]);
    // However the run ends.
    assert!(matches!(run_on(9).end, End::AssumptionFailed { .. }));
    assert_eq!(failures(&run_on(9)), [0]);
    assert_eq!(failures(&run_on(12)), [0, 1]);
}

#[test]
fn a_call_by_body_checks_no_contract() {
    let text = CALLS.replace("procedure `T.half(int)` seen by contract", "procedure `T.half(int)` seen by body");
    let program = checked(&text);
    assert_eq!(end_of(&program, vec![int(7)]), End::Finished(Some(int(4))));
    assert_eq!(end_of(&program, vec![int(-3)]), End::Finished(Some(int(-1))));
}

#[test]
fn a_free_promise_that_is_broken_blames_nobody() {
    let program = checked(&CALLS.replace("result >= 0", "result >= 1"));
    assert!(matches!(end_of(&program, vec![int(1)]), End::AssumptionFailed { .. }));
}

#[test]
fn no_body_and_no_value() {
    let program = checked(
        "procedure p seen by body @0:0..1\n  begin b0\n  b0:\n    call q() #0 @0:1..2\n    return\nend\n\
         procedure q seen by body @0:0..1\n  unsupported \"lambda\" @0:1..2\nend",
    );
    assert_eq!(end_of(&program, vec![]), End::NoBody("q".into()));
    let unset = straight("  local x: Int\n  local y: Int", "y := x");
    assert_eq!(undefined(&end_of(&unset, vec![])), Some("`x` has no value"));
}

#[test]
fn objects_arrays_and_snapshots() {
    let program = straight(
        "  parameter n: Ref is Node\n  local old$Node.value: Map<Ref, Int>\n  local m: Ref\n  local a: Ref\n  \
         snapshot old$Node.value of Node.value\n  ensures #2 Node.value[n] == old$Node.value[n] + 1",
        "old$Node.value := Node.value
         m := new Special site 1
         assert #0 typeof(m) == `type Special` && subtype(typeof(m), `type Node`) && birth(m) == $now - 1
         assert #0 Node.next[m] == null && Node.value[m] == 0
         update Node.next[m] := n
         update Node.value[Node.next[m]] := Node.value[n] + 1
         a := new array of int length 70 site 2
         update `int[]`[a][2] := 7
         assert #0 `int[]`[a][2] == 7 && `int[]`[a][69] == 0 && length(a) == 70 && $now == 3
         assert #0 subtype(typeof(a), `type java.lang.Object`) && element_type(typeof(a)) == `type int`
         assert #0 Node.value[n := 3][n] == 3 && Node.value[n] == 6
         assert #0 `int[]`[a] == `int[]`[a := `int[]`[a]][a] && `int[]`[a] != `int[]`[a][0 := 1]",
    );
    let run = run_first(&program, &start(vec![node(object(0), 5)], vec![object(0)]));
    assert_eq!(run.end, End::Finished(None));
    let seen = ["m = new Special#1", "m.next = Node#1", "Node#1.value = 6", "a = new int[]#1", "a[2] = 7"];
    assert_eq!(texts(&run), seen);
    assert_eq!(run.state.heap.len(), 3);
}

#[test]
fn what_has_no_meaning_ends_the_run() {
    let cases = [
        ("x := java.div(1, 0)", "division by zero"),
        ("x := Node.value[null]", "a field, element, length or type of null"),
        ("x := `int[]`[a][3]", "index 3 of an array of length 3"),
        ("x := `int[]`[a][-1]", "index -1 of an array of length 3"),
        ("update `int[]`[a][3] := 1", "index 3 of an array of length 3"),
        ("x := 170141183460469231731687303715884105727 + 1", "an integer that does not fit 128 bits"),
        ("x := birth(null)", "a field, element, length or type of null"),
        ("x := length(o)", "length or elements of something that is no array"),
        ("assert #0 forall i: Int :: 0 <= i ==> i * i >= 0", "no finite bounds for the quantified variable `i`"),
        (
            "assert #0 forall i: Int :: 0 <= i && i < 3000000 ==> i * i >= 0",
            "too many instances of a quantified formula",
        ),
        ("assert #0 exists m: Map<Int, Int> :: m[0] == 1", "no finite bounds for the quantified variable `m`"),
        ("assert #0 java.div(1, 0) == 1 || false", "division by zero"),
        ("assert #0 Counter.total == 0 && old[o] == 0", "the state of an object before it existed"),
        ("assert #0 `int[]`[a] == `int[]`[c]", "equality of maps that are not known everywhere"),
    ];
    for (command, reason) in cases {
        let program = straight(
            "  parameter a: Ref is int[]\n  parameter c: Ref is int[]\n  local x: Int\n  local o: Ref\n  \
             local old: Map<Ref, Int>",
            &format!("old := Node.value\no := new Node site 1\n{command}"),
        );
        let run = run_first(&program, &start(vec![array(&[1, 2, 3]), array(&[1, 2, 3])], vec![object(0), object(1)]));
        assert_eq!(undefined(&run.end), Some(reason), "{command}: {:?}", run.end);
    }
}

#[test]
fn connectives_do_without_what_cannot_matter() {
    let undefined = "java.div(1, 0) == 1";
    for formula in [
        format!("!(false && {undefined})"),
        format!("!({undefined} && false)"),
        format!("true || {undefined}"),
        format!("{undefined} || true"),
        format!("false ==> {undefined}"),
        format!("{undefined} ==> true"),
        format!("if true then true else {undefined}"),
        format!("forall b: Bool :: b || !b || {undefined}"),
        format!("exists b: Bool :: b && (b || {undefined})"),
        "null == null || Node.value[null] > 0".to_owned(),
    ] {
        let program = straight("", &format!("assert #0 {formula}"));
        assert_eq!(end_of(&program, vec![]), End::Finished(None), "{formula}");
    }
}

#[test]
fn havoc_asks_the_oracle() {
    struct Counting(i128);
    impl ir::interpreter::Oracle for Counting {
        fn choose(&mut self, _: &logic::Var) -> Value {
            self.0 += 1;
            Value::Int(self.0)
        }
    }
    let program = straight("  result x: Int\n  local y: Int", "havoc y\nhavoc x\nx := x * 10 + y");
    let first = program.procedures.ids().next().unwrap();
    let nothing = start(vec![], vec![]);
    let limits = Limits::default();
    assert_eq!(run(&program, first, &nothing, &limits, &mut Counting(0)).end, End::Finished(Some(int(21))));
    assert_eq!(run(&program, first, &nothing, &limits, &mut Defaults).end, End::Finished(Some(int(0))));
    let maps = straight(
        "  parameter a: Ref is int[]",
        "havoc `int[]`\nhavoc Node.value\nassert #0 `int[]`[a][1] == 0\nupdate `int[]`[a][1] := 3",
    );
    assert_eq!(run_first(&maps, &start(vec![array(&[5, 6])], vec![object(0)])).end, End::Finished(None));
    let beyond = straight("  parameter a: Ref is int[]", "havoc `int[]`\nassert #0 `int[]`[a][2] == 0");
    let run = run_first(&beyond, &start(vec![array(&[5, 6])], vec![object(0)]));
    assert_eq!(undefined(&run.end), Some("index 2 of an array of length 2"));
}

const DOWN: &str = r#"
procedure down seen by body @0:0..1
  parameter n: Int is int
  result r: Int
  begin b0
  b0:
    branch n <= 0 then b1 else b2
  b1:
    r := 0 @0:1..2
    return
  b2:
    r := call down(n - 1) #0 @0:3..4
    r := r + 1 @0:5..6
    return
end
"#;

#[test]
fn limits_end_a_run() {
    let program = checked(DOWN);
    let deep = Limits { call_depth: 200_000, ..Limits::default() };
    let run = run_with(&program, &start(vec![], vec![int(150_000)]), &deep);
    assert_eq!(run.end, End::Finished(Some(int(150_000))));
    let run = run_with(&program, &start(vec![], vec![int(150_000)]), &Limits::default());
    assert_eq!(run.end, End::OutOfResources("10000 calls within calls".to_owned()));
    assert_eq!(run.stack.len(), 10_000);

    let forever =
        checked("procedure p seen by body @0:0..1\n  begin b0\n  b0: loop latch b0 @0:1..2\n    goto b0\nend");
    assert!(matches!(end_of(&forever, vec![]), End::OutOfResources(_)));

    let huge = straight("  local a: Ref", "a := new array of int length 2000000000 site 1");
    assert!(matches!(end_of(&huge, vec![]), End::OutOfResources(_)));
    let negative = straight("  local a: Ref", "a := new array of int length -1 site 1");
    assert!(matches!(end_of(&negative, vec![]), End::Undefined { .. }));
}

#[test]
fn a_long_trace_keeps_its_ends() {
    let elements: Vec<i128> = vec![0; 200];
    let run = sum(&elements);
    assert_eq!(run.trace.len(), 121);
    assert_eq!(run.trace[20].text, "… 484 steps …");
    assert_eq!(run.trace[120].text, "result = 0");
}

#[test]
fn a_start_is_described_in_java_s_terms() {
    let program = straight("  parameter this: Ref is Node\n  parameter n$2: Int is int", "");
    let mut from =
        start(vec![node(Value::NULL, 9), node(object(2), 1), node(object(2), 7), array(&[4])], vec![object(1), int(3)]);
    from.statics.push((logic::Var::new("Counter.total", logic::Sort::Int), int(8)));
    let execution = describe(&program, program.procedures.ids().next().unwrap(), &from);
    let names: Vec<(&str, &JavaValue)> =
        execution.start.iter().map(|binding| (binding.name.as_str(), &binding.value)).collect();
    let second = JavaValue::Object("Node#2".to_owned());
    assert_eq!(names, [("this", &second), ("n", &JavaValue::Int(3)), ("Counter.total", &JavaValue::Int(8))]);
    let labels: Vec<&str> = execution.objects.iter().map(|object| object.label.as_str()).collect();
    assert_eq!(labels, ["Node#2", "Node#3"]);
    let fields: Vec<(&str, &JavaValue)> =
        execution.objects[1].fields.iter().map(|field| (field.name.as_str(), &field.value)).collect();
    let third = JavaValue::Object("Node#3".to_owned());
    assert_eq!(fields, [("next", &third), ("value", &JavaValue::Int(7))]);
    let run = run_first(&program, &from);
    assert_eq!(run.end, End::Finished(None));
}

#[test]
fn a_run_costs_no_trace_unless_asked() {
    let run = run_with(&checked(SUM), &start(vec![array(&[1])], vec![object(0)]), &Limits::default());
    assert_eq!((Limits::default().tracing, run.trace.len()), (Tracing::Off, 0));
}

#[test]
fn deep_terms_need_little_stack() {
    use logic::{Op, Term};
    let mut program = straight("  result r: Int\n  local b: Bool", "r := 0\nb := true");
    for depth in [300, 5000] {
        let mut sum = logic::build::int(1);
        let mut truth = logic::build::bool(true);
        for index in 0..depth {
            let one = logic::build::int(1);
            sum = match index % 3 {
                0 => Term::apply(Op::Add, vec![one.clone(), sum]),
                1 => Term::apply(Op::Ite, vec![truth.clone(), sum, one.clone()]),
                _ => Term::apply(Op::Function(ir::vocabulary::WRAP32.clone()), vec![sum]),
            };
            truth = match index % 40 {
                1.. => Term::apply(Op::Not, vec![Term::apply(Op::Not, vec![truth])]),
                _ => logic::build::forall(vec![logic::Var::new(format!("q{index}"), logic::Sort::Bool)], truth),
            };
        }
        let body = program.procedures.values_mut().next().unwrap().body.as_mut().unwrap();
        let commands = &mut body.blocks.values_mut().next().unwrap().commands;
        commands[0].kind = ir::CommandKind::Assign { target: logic::Var::new("r", logic::Sort::Int), value: sum };
        let run = run_with(&program, &start(vec![], vec![]), &Limits::default());
        match depth {
            300 => assert!(matches!(run.end, End::Finished(_) | End::Undefined { .. }), "{:?}", run.end),
            _ => assert_eq!(undefined(&run.end), Some("malformed term: nested too deeply")),
        }
    }
}
