//! Hashes of programs: they change with everything that matters, and with nothing else.

use ir::digest::Digests;
use ir::{ProcedureId, Program};
use logic::Key;
use std::collections::BTreeSet;

const SAMPLE: &str = include_str!("sample.ir");

fn program(text: &str) -> Program {
    ir::parse::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn whole(program: &Program) -> Key {
    Digests::new(program).of(&program.procedures.ids().collect())
}

fn changed(from: &str, to: &str) -> Program {
    assert!(SAMPLE.contains(from), "the sample has no {from}");
    program(&SAMPLE.replacen(from, to, 1))
}

#[test]
fn places_sites_and_what_is_only_shown_do_not_matter() {
    let digest = whole(&program(SAMPLE));
    for (from, to) in [
        ("@0:10..20", "@0:11..21"),
        ("@0:1..9", "@0:100..109"),
        ("@0:30..90", "@0:31..95"),
        ("@0:60..61", "@0:6..7"),
        ("@0:50..80", "@0:51..80"),
        ("site 1", "site 7"),
        ("assumption \"`log` does nothing\"", "assumption \"`log` does little\""),
    ] {
        assert_eq!(whole(&changed(from, to)), digest, "{from} → {to}");
    }
}

#[test]
fn everything_else_matters() {
    let digest = whole(&program(SAMPLE));
    for (from, to) in [
        (
            "interface Shape extends java.lang.Object\n",
            "interface Shape extends java.lang.Object\nclass More extends java.lang.Object\n",
        ),
        ("static total of bank.Account: long", "static total of bank.Account: int"),
        ("IV0102", "IV0103"),
        ("`i` may be out of range", "`i` may be too large"),
        ("required \\\"here\\\"", "required"),
        ("entry procedure", "procedure"),
        ("seen by contract", "seen by body"),
        ("requires free this != null", "requires checked this != null"),
        ("requires checked 0 < amount", "requires checked 1 < amount"),
        ("\"`amount > 0`\"", "\"`amount >= 1`\""),
        ("ensures #1", "ensures free"),
        ("modifies place Counter.total\n", ""),
        ("array of int", "array of long"),
        ("length amount", "length 7"),
        ("i := 0", "i := 1"),
        ("invariant #2 #3 0 <= i &&", "invariant #2 #3 0 <= amount &&"),
        ("forall k: Int {`int[]`[a][k]}", "forall k: Int"),
        ("forall k: Int {", "exists k: Int {"),
        ("fact about i: -2147483648", "fact about i: -2147483647"),
        ("branch i < length(a)", "branch i <= length(a)"),
        ("then b2 else b3", "then b3 else b2"),
        ("assert #4 0 <= i && i < length(a)", "assert #4 0 <= i"),
        ("java.wrap32(i + 1)", "java.wrap64(i + 1)"),
        ("assume typing `then`", "assume written `then`"),
        ("havoc `then`", "havoc i"),
        ("(this, 1) #0", "(this, 2) #0"),
        ("unsupported \"floating point\"", "unsupported \"threads\""),
        ("modifies everything\n", ""),
    ] {
        assert_ne!(whole(&changed(from, to)), digest, "{from} → {to}");
    }
}

const TWO: &str = r#"
class java.lang.Object
obligation #0 IV0208 "fails" @0:1..2
obligation #1 IV0209 "too deep" @0:1..2
"#;
const CALLER: &str = r#"
procedure `A.caller()` seen by body @0:0..9
  begin b0
  b0:
    call `A.callee()`() #1 @0:1..2
    return
end
"#;
const CALLEE: &str = r#"
procedure `A.callee()` seen by body @0:0..9
  begin b0
  b0:
    assert #0 1 == 2 @0:1..2
    return
end
"#;

fn of(program: &Program, names: &[&str]) -> Key {
    let id = |name: &&str| program.procedure_named(name).expect("it is there");
    let ids: BTreeSet<ProcedureId> = names.iter().map(id).collect();
    Digests::new(program).of(&ids)
}

#[test]
fn the_order_of_procedures_does_not_matter_and_others_do_not_either() {
    let one = program(&format!("{TWO}{CALLER}{CALLEE}"));
    let other = program(&format!("{TWO}{CALLEE}{CALLER}"));
    assert_eq!(of(&one, &["A.caller()", "A.callee()"]), of(&other, &["A.caller()", "A.callee()"]));
    let more = program(&format!("{TWO}{}{CALLEE}{CALLER}", CALLEE.replace("callee", "third")));
    assert_eq!(of(&one, &["A.caller()", "A.callee()"]), of(&more, &["A.caller()", "A.callee()"]));
    assert_ne!(of(&one, &["A.caller()", "A.callee()"]), of(&one, &["A.caller()"]));
    assert_ne!(of(&more, &["A.third()"]), of(&more, &["A.callee()"]));
    let changed = program(&format!("{TWO}{CALLER}{}", CALLEE.replace("1 == 2", "1 == 3")));
    assert_eq!(of(&one, &["A.caller()"]), of(&changed, &["A.caller()"]));
    assert_ne!(of(&one, &["A.caller()", "A.callee()"]), of(&changed, &["A.caller()", "A.callee()"]));
}

#[test]
fn which_obligations_are_the_same_matters() {
    let both = |first: &str, second: &str| {
        let second = format!("    assert #{second} 3 == 4 @0:1..2\n    return");
        let callee = CALLEE.replace("#0", &format!("#{first}")).replace("    return", &second);
        let fails = "obligation #2 IV0208 \"fails\" @0:5..6\n";
        of(&program(&format!("{TWO}{fails}{callee}")), &["A.callee()"])
    };
    assert_eq!(both("0", "0"), both("2", "2"));
    assert_eq!(both("0", "2"), both("2", "0"));
    assert_ne!(both("0", "0"), both("0", "2"));
}
