//! Calls that end by an exception, calls whose receiver chooses the method, and calls of natives.

use crate::common::*;
use logic::Verdict::{Proved, Refuted, Unknown};

const THROWER: &str = r#"
procedure `T.half(int)` seen by body @0:0..9
  parameter n: Int is int
  result result: Int
  exception thrown: Ref
  local made: Ref
  begin b0
  b0:
    branch n < 0 then b1 else b2
  b1:
    made := new Oops site 1 @0:1..2
    result := 77 @0:1..2
    thrown := made @0:1..2
    return
  b2:
    result := java.div(n, 2) @0:1..2
    thrown := null @0:1..2
    return
end
"#;

#[test]
fn a_followed_call_hands_its_exception_to_the_caller() {
    let text = format!(
        r#"{THROWER}
entry procedure `T.use(int)` seen by body @0:0..9
  parameter n: Int is int
  local r: Int
  local e: Ref
  requires free -2147483648 <= n && n <= 2147483647 "typed" @0:1..2
  begin b0
  b0:
    r := 5 @0:1..2
    r := call `T.half(int)`(n) throws e #3 @0:1..2
    branch e == null then b1 else b2
  b1:
    assert #0 0 <= r && r <= n @0:1..2
    return
  b2:
    // What was assigned before the exception is not the result: the variable keeps what it had.
    assert #1 n < 0 && r == 5 && typeof(e) == `type Oops` @0:1..2
    assert #2 n == -1 @0:1..2
    return
end
"#
    );
    assert_eq!(verdicts(&text, "T.use(int)"), expected(&[("first", Proved), ("second", Proved), ("third", Refuted)]));
}

#[test]
fn a_call_by_contract_may_throw_whatever_its_contract_allows() {
    let text = r#"
entry procedure `T.get()` seen by contract @0:0..9
  result result: Int
  exception thrown: Ref
  ensures free thrown == null ==> result == 3
  ensures free thrown != null ==> typeof(thrown) == `type Oops`
  begin b0
  b0:
    result := 3 @0:1..2
    thrown := null @0:1..2
    return
end
entry procedure `T.use()` seen by body @0:0..9
  local r: Int
  local e: Ref
  begin b0
  b0:
    r := call `T.get()`() throws e @0:1..2
    assert #0 e == null ==> r == 3 @0:1..2
    assert #1 e == null || typeof(e) == `type Oops` && birth(e) < $now @0:1..2
    assert #2 e == null @0:1..2
    return
end
"#;
    assert_eq!(verdicts(text, "T.use()"), expected(&[("first", Proved), ("second", Proved), ("third", Unknown)]));
}

const SHAPES: &str = r#"
procedure `Circle.sides()` seen by body @0:0..9
  parameter this: Ref is Circle
  result result: Int
  begin b0
  b0:
    result := 0 @0:1..2
    return
end
procedure `Square.sides()` seen by body @0:0..9
  parameter this: Ref is Square
  result result: Int
  begin b0
  b0:
    result := 4 @0:1..2
    return
end
procedure `Shape.sides()` seen by body @0:0..9
  parameter this: Ref is Shape
  result result: Int
  dispatch Circle to `Circle.sides()`
  dispatch Ring to `Circle.sides()`
  dispatch Square to `Square.sides()`
end
entry procedure `T.use(Shape)` seen by body @0:0..9
  parameter s: Ref is Shape
  local r: Int
  requires free s == null || birth(s) < $now && subtype(typeof(s), `type Shape`) "typed" @0:1..2
  requires checked s != null "not null" @0:1..2
  begin b0
  b0:
    r := call `Shape.sides()`(s) #3 @0:1..2
    assert #0 r == 0 || r == 4 @0:1..2
    assert #1 subtype(typeof(s), `type Named`) ==> r == 4 @0:1..2
    assert #2 subtype(typeof(s), `type Named`) @0:1..2
    return
end
"#;

#[test]
fn the_class_of_the_receiver_chooses() {
    let found = verdicts(SHAPES, "T.use(Shape)");
    assert_eq!(found, expected(&[("first", Proved), ("second", Proved), ("third", Refuted)]));
}

#[test]
fn a_call_that_may_run_too_many_methods_is_not_followed_and_says_so() {
    let mut text = String::new();
    let mut dispatch = String::new();
    for number in 10..24 {
        text.push_str(&format!("class Kind{number} extends java.lang.Object implements Shape\n"));
        dispatch.push_str(&format!("  dispatch Kind{number} to `Kind{number}.sides()`\n"));
    }
    for number in 10..24 {
        text.push_str(
            &SHAPES[..SHAPES.find("procedure `Square").expect("it is there")]
                .replace("`Circle.sides()`", &format!("`Kind{number}.sides()`"))
                .replace("is Circle", &format!("is Kind{number}")),
        );
    }
    text.push_str(&SHAPES[SHAPES.find("procedure `Shape").expect("it is there")..]);
    let kept = text.lines().filter(|line| !line.contains("dispatch"));
    let text: String = kept.map(|line| format!("{line}\n")).collect();
    let text = text.replacen(
        "  parameter this: Ref is Shape\n  result result: Int\n",
        &format!("  parameter this: Ref is Shape\n  result result: Int\n{dispatch}"),
        1,
    );
    let checked = check(&program(&text), "T.use(Shape)");
    let outcome = checked.outcomes.iter().find(|outcome| outcome.obligation.message.contains("not followed"));
    let outcome = outcome.expect("the call is an obligation");
    assert_eq!(outcome.verdict, Unknown);
    let reason = outcome.evidence.reason.clone().unwrap_or_default();
    assert!(reason.contains("any of 14 methods"), "{reason}");
    assert!(checked.outcomes.iter().all(|outcome| outcome.verdict != logic::Verdict::Proved));
}

#[test]
fn nothing_comes_behind_a_call_on_a_type_without_objects() {
    let text = SHAPES
        .lines()
        .filter(|line| !line.contains("dispatch Ring") && !line.contains("dispatch Square"))
        .map(|line| if line.contains("dispatch Circle") { "  dispatch nothing\n".into() } else { format!("{line}\n") })
        .collect::<String>();
    let found = verdicts(&text, "T.use(Shape)");
    assert!(found.iter().all(|(_, verdict)| *verdict == Proved), "{found:?}");
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn what_a_dispatched_method_requires_is_not_taken_for_granted() {
    // The call has no obligation for what the method requires: it is followed into its body.
    let text = SHAPES.replace(
        "procedure `Square.sides()` seen by body @0:0..9\n  parameter this: Ref is Square\n  result result: Int\n",
        "procedure `Square.sides()` seen by contract @0:0..9\n  parameter this: Ref is Square\n  result result: Int\n  \
         requires checked false \"never\" @0:1..2\n  ensures free result == 1000\n",
    );
    let found = verdicts(&text, "T.use(Shape)");
    assert_eq!(found[0], ("first".to_owned(), Proved));
}

#[test]
fn a_native_is_its_contract() {
    let text = r#"
native procedure `java.lang.Cell.read(java.lang.Object)` seen by contract @0:0..9
  parameter this: Ref is Circle
  result result: Int
  ensures free result == Cell.value[this]
  modifies place Cell.small[this]
end
entry procedure `T.use(Circle)` seen by body @0:0..9
  parameter c: Ref is Circle
  local r: Int
  local before: Int
  requires free c == null || birth(c) < $now && subtype(typeof(c), `type Circle`) "typed" @0:1..2
  requires checked c != null "not null" @0:1..2
  begin b0
  b0:
    before := Cell.small[c] @0:1..2
    r := call `java.lang.Cell.read(java.lang.Object)`(c) @0:1..2
    assert #0 r == Cell.value[c] && -128 <= Cell.small[c] && Cell.small[c] <= 127 @0:1..2
    assert #1 Cell.small[c] == before @0:1..2
    return
end
"#;
    let found = verdicts(text, "T.use(Circle)");
    assert_eq!(found, expected(&[("first", Proved), ("second", Unknown)]));
}
