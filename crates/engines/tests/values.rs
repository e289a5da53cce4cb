//! Floating point, narrow integers, strings and large programs.

use crate::common::*;
use logic::Verdict::{Proved, Refuted};
use std::fmt::Write;
use vcgen::{Options, Selection};

#[test]
fn floating_point_is_proved_and_refuted() {
    let text = r#"
entry procedure `T.use(double)` seen by body @0:0..9
  parameter d: Float64 is double
  local i: Int
  begin b0
  b0:
    i := int.of_double(d) @0:1..2
    assert #0 -2147483648 <= i && i <= 2147483647 @0:1..2
    assert #1 double.eq(d, d) @0:1..2
    assert #2 !double.lt(d, `double 4024000000000000`) || !double.lt(`double 4023e66666666666`, d) @0:1..2
    return
end
"#;
    assert_eq!(
        verdicts(text, "T.use(double)"),
        expected(&[("first", Proved), ("second", Refuted), ("third", Refuted)])
    );
}

#[test]
fn narrow_integers_have_their_ranges() {
    let text = r#"
entry procedure `T.use(Circle, char[])` seen by body @0:0..9
  parameter c: Ref is Circle
  parameter a: Ref is char[]
  requires free c == null || birth(c) < $now && subtype(typeof(c), `type Circle`) "typed" @0:1..2
  requires free a == null || birth(a) < $now && subtype(typeof(a), `type char[]`) "typed" @0:1..2
  requires checked c != null && a != null && 0 < length(a) "not null" @0:1..2
  begin b0
  b0:
    assert #0 -128 <= Cell.small[c] && Cell.small[c] <= 127 @0:1..2
    assert #1 0 <= `char[]`[a][0] && `char[]`[a][0] <= 65535 @0:1..2
    assert #2 java.wrap8(Cell.small[c] + 1) > Cell.small[c] @0:1..2
    return
end
"#;
    let found = verdicts(text, "T.use(Circle, char[])");
    assert_eq!(found, expected(&[("first", Proved), ("second", Proved), ("third", Refuted)]));
}

#[test]
fn string_constants_are_old_and_different() {
    let text = r#"
entry procedure `T.use()` seen by body @0:0..9
  local made: Ref
  begin b0
  b0:
    made := new java.lang.String site 1 @0:1..2
    assert #0 `string a` != null && `string a` != `string b` && typeof(`string a`) == `type java.lang.String` @0:1..2
    assert #1 made != `string a` && birth(`string a`) < birth(made) @0:1..2
    return
end
"#;
    assert_eq!(verdicts(text, "T.use()"), expected(&[("first", Proved), ("second", Proved)]));
}

#[test]
fn strings_and_objects_of_interfaces_are_tried() {
    let text = r#"
entry procedure `T.use(String, Shape, float)` seen by body @0:0..9
  parameter s: Ref is java.lang.String
  parameter o: Ref is Shape
  parameter f: Float32 is float
  requires checked s != null && o != null && birth(s) < $now "not null" @0:1..2
  requires free subtype(typeof(s), `type java.lang.String`) && subtype(typeof(o), `type Shape`) "typed" @0:1..2
  begin b0
  b0:
    assert #1 float.lt(f, `float 44fa2000`) || !float.lt(f, `float 44fa4000`) @0:1..2
    assert #0 s == `string a` || !float.eq(f, f) @0:1..2
    return
end
"#;
    // The second takes a model: between 2001 and 2002.
    let checked = check(&program(text), "T.use(String, Shape, float)");
    let found: Vec<_> = checked.outcomes.iter().map(|outcome| outcome.verdict).collect();
    assert_eq!(found, [Refuted, Refuted]);
}

#[test]
fn a_class_and_an_interface_may_have_an_object_in_common() {
    let text = r#"
entry procedure `T.use(Shape)` seen by body @0:0..9
  parameter s: Ref is Shape
  requires free s == null || birth(s) < $now && subtype(typeof(s), `type Shape`) "typed" @0:1..2
  requires checked s != null "not null" @0:1..2
  begin b0
  b0:
    assert #0 !(subtype(typeof(s), `type Circle`) && subtype(typeof(s), `type Named`)) @0:1..2
    assert #1 !subtype(typeof(s), `type Point`) && !subtype(typeof(s), `type int[]`) @0:1..2
    assert #2 !subtype(typeof(s), `type Named`) @0:1..2
    return
end
"#;
    let found = verdicts(text, "T.use(Shape)");
    assert_eq!(found, expected(&[("first", Proved), ("second", Proved), ("third", Refuted)]));
}

/// The same with so many classes that they are not listed one by one.
#[test]
fn a_large_hierarchy_is_known_as_well() {
    let mut text = String::new();
    for number in 0..40 {
        let _ = writeln!(text, "class Kind{number} extends java.lang.Object implements Shape");
        let _ = writeln!(text, "class Other{number} extends java.lang.Throwable");
    }
    text.push_str(
        r#"
entry procedure `T.use(Shape)` seen by body @0:0..9
  parameter s: Ref is Shape
  local made: Ref
  requires free s == null || birth(s) < $now && subtype(typeof(s), `type Shape`) "typed" @0:1..2
  requires checked s != null "not null" @0:1..2
  begin b0
  b0:
    made := new Kind7 site 1 @0:1..2
    assert #0 subtype(typeof(made), `type Shape`) && !subtype(typeof(made), `type java.lang.Throwable`) @0:1..2
    assert #1 !subtype(typeof(s), `type java.lang.Throwable`) @0:1..2
    assert #2 !subtype(typeof(s), `type Named`) @0:1..2
    return
end
"#,
    );
    let found = verdicts(&text, "T.use(Shape)");
    assert_eq!(found, expected(&[("first", Proved), ("second", Proved), ("third", Refuted)]));
}

#[test]
fn what_an_entry_point_does_not_reach_costs_nothing() {
    let mut text = String::new();
    for number in 0..400 {
        let _ = writeln!(text, "class Far{number} extends java.lang.Object");
        let _ = writeln!(text, "global Far{number}.f: Map<Ref, Ref> is field f of Far{number}: Far{number}");
        let _ = writeln!(text, "global Far{number}.s: Int is static s of Far{number}: int");
    }
    text.push_str("entry procedure `T.use(Circle)` seen by contract @0:0..9\n  parameter c: Ref is Circle\n");
    for number in 0..400 {
        let _ = writeln!(text, "  local old$Far{number}.f: Map<Ref, Ref>");
    }
    for number in 0..400 {
        let _ = writeln!(text, "  snapshot old$Far{number}.f of Far{number}.f");
    }
    text.push_str("  requires free c != null && subtype(typeof(c), `type Circle`) \"typed\" @0:1..2\n");
    for number in 0..400 {
        let _ = writeln!(text, "  requires free forall o: Ref :: Far{number}.f[o] != c \"unknown\" @0:1..2");
    }
    for number in 0..400 {
        let _ = writeln!(text, "  ensures #6 forall o: Ref :: Far{number}.f[o] == old$Far{number}.f[o]");
    }
    text.push_str("  begin b0\n  b0:\n");
    for number in 0..400 {
        let _ = writeln!(text, "    old$Far{number}.f := Far{number}.f @0:1..2");
    }
    text.push_str("    update Cell.value[c] := 3 @0:1..2\n    assert #0 Cell.value[c] == 3 @0:1..2\n    return\nend\n");
    let text = format!("obligation #6 IV0207 \"frame\" @0:13..14\n{text}");
    let program = program(&text);
    let entry = program.procedure_named("T.use(Circle)").expect("it is there");
    let passive = vcgen::passive(&program, entry, Options::proof()).expect("it has a body");
    assert_eq!(passive.obligations().len(), 2, "the frame is an obligation still");
    let goal = vcgen::goal(&passive, Selection::All, "all".into());
    let script = provers::script(&goal);
    assert!(!script.contains("Far"), "{script}");
    let found: Vec<_> = check(&program, "T.use(Circle)").outcomes.into_iter().map(|outcome| outcome.verdict).collect();
    assert_eq!(found, [Proved, Proved]);
}

#[test]
fn where_java_goes_on_behind_a_failure_is_not_looked_at() {
    let text = r#"
entry procedure `T.use(int)` seen by body @0:0..9
  parameter n: Int is int
  local made: Ref
  begin b0
  b0:
    assert #0 n == n otherwise b1 by Oops @0:1..2
    return
  b1:
    made := new Oops site 1 @0:1..2
    assert #1 false @0:1..2
    return
end
"#;
    assert_eq!(verdicts(text, "T.use(int)"), expected(&[("first", Proved)]));
}
