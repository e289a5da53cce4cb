//! Sequences, dictionaries and plain equality as the interpreter runs them: what they hold is kept and the rest reclaimed.

use ir::Program;
use ir::interpreter::{Defaults, End, Ending, Interpreter, Limits, Start, World, run};

const WORLD: &str = r#"
class java.lang.Object
class java.lang.String extends java.lang.Object
class java.lang.Integer extends java.lang.Object
class java.lang.Long extends java.lang.Object
class java.lang.Double extends java.lang.Object
class invar.logic.Seq extends java.lang.Object
class invar.logic.Dict extends java.lang.Object
class Point extends java.lang.Object equality own
class Colored extends Point equality own
class Token extends java.lang.Object

global java.lang.Integer.value: Map<Ref, Int> is field value of java.lang.Integer: int
global java.lang.Long.value: Map<Ref, Int> is field value of java.lang.Long: long
global java.lang.Double.value: Map<Ref, Float64> is field value of java.lang.Double: double
global `char[]`: Map<Ref, Map<Int, Int>> is elements char
global `double[]`: Map<Ref, Map<Int, Float64>> is elements double
global `Object[]`: Map<Ref, Map<Int, Ref>> is elements reference
global $now: Int is clock

obligation #0 IV0208 "`assert` may fail" @0:1..2
"#;

const NATIVES: [&str; 23] = [
    "Seq.size(Seq) Int",
    "Seq.get(Seq,int) Ref",
    "Seq.append(Seq,Object) Ref",
    "Seq.insert(Seq,int,Object) Ref",
    "Seq.remove(Seq,int) Ref",
    "Seq.slice(Seq,int,int) Ref",
    "Seq.concat(Seq,Seq) Ref",
    "Seq.reverse(Seq) Ref",
    "Seq.repeat(Object,int) Ref",
    "Seq.of(Object[]) Ref",
    "Seq.fill(Object[],Seq) Unit",
    "Seq.indexOf(Seq,Object,int) Int",
    "Seq.lastIndexOf(Seq,Object,int) Int",
    "Dict.size(Dict) Int",
    "Dict.get(Dict,Object) Ref",
    "Dict.position(Dict,Object) Int",
    "Dict.valueAt(Dict,int) Ref",
    "Dict.put(Dict,Object,Object) Ref",
    "Dict.put(Dict,Object,int,Object) Ref",
    "Dict.remove(Dict,Object) Ref",
    "Dict.candidate(Dict,int,int) Int",
    "Dict.scattered(Dict,int) Ref",
    "Plain.isPlain(Object) Bool",
];

/// The full name of a native that is given in short.
fn full(name: &str) -> String {
    let types = [("Object", "java.lang.Object"), ("Seq", "invar.logic.Seq"), ("Dict", "invar.logic.Dict")];
    let (method, parameters) = name.strip_suffix(')').and_then(|name| name.split_once('(')).expect("a name");
    let full = |ty: &str| types.iter().fold(ty.to_owned(), |ty, (short, long)| ty.replace(short, long));
    let parameters: Vec<String> = parameters.split(',').map(full).collect();
    format!("invar.logic.{method}({})", parameters.join(","))
}

fn declaration(native: &str) -> String {
    let (name, result) = native.split_once(' ').expect("a result");
    let name = full(name);
    let mut text = format!("native procedure `{name}` seen by contract @0:0..1\n");
    let types = name.strip_suffix(')').and_then(|name| name.split_once('(')).map_or("", |(_, types)| types);
    for (index, ty) in types.split(',').enumerate() {
        let sort = if ty == "int" { "Int" } else { "Ref" };
        text.push_str(&format!("  parameter p{index}: {sort} is {ty}\n"));
    }
    if result != "Unit" {
        text.push_str(&format!("  result result: {result}\n"));
    }
    text + "end\n"
}

/// A program: calls are written `Seq.size(Seq) s` for `call … (s)`.
fn program(locals: &str, blocks: &str) -> Program {
    let mut body = String::new();
    for line in blocks.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let is_jump = ["branch ", "goto ", "return"].iter().any(|word| line.starts_with(word));
        let is_label = line.ends_with(':') || line.contains(": loop ");
        let place = if is_label || is_jump { "" } else { " @0:1..2" };
        let line = match line.split_once("call ").and_then(|(before, call)| Some((before, call.split_once(") ")?))) {
            Some((before, (name, arguments))) => format!("{before}call `{}`({arguments})", full(&format!("{name})"))),
            None => line.to_owned(),
        };
        body.push_str(&format!("    {line}{place}\n"));
    }
    let locals: String = locals.split(", ").map(|local| format!("  local {local}\n")).collect();
    let natives: String = NATIVES.iter().map(|native| declaration(native)).collect();
    let same = "native procedure `invar.logic.Plain.same(java.lang.Object,java.lang.Object)` seen by contract @0:0..1
  parameter a: Ref is java.lang.Object\n  parameter b: Ref is java.lang.Object\n  result result: Bool\nend\n";
    let chars = "native procedure `java.lang.String.fromChars(char[],int,int)` seen by contract @0:0..1
  parameter a: Ref is char[]\n  parameter b: Int is int\n  parameter c: Int is int\n  result result: Ref\nend\n";
    let text =
        format!("{WORLD}\nprocedure main seen by body @0:0..9\n{locals}  begin b0\n{body}end\n{natives}{same}{chars}");
    let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::check::check(&program), []);
    program
}

fn ran(program: &Program, limits: &Limits) -> Ending {
    let (mut output, mut errors, mut input, mut oracle) = (Vec::new(), Vec::new(), std::io::empty(), Defaults);
    let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
    let main = program.procedure_named("main").expect("it has a procedure");
    Interpreter::new(program).execute(main, &[], &mut world, limits).end
}

fn checked(program: &Program, limits: &Limits) -> End {
    let main = program.procedure_named("main").expect("it has a procedure");
    run(program, main, &Start::default(), limits, &mut Defaults).end
}

/// Both ways to run a program that ends well.
fn succeeds(program: &Program) {
    assert_eq!(ran(program, &Limits::to_run()), Ending::Finished(None));
    assert_eq!(checked(program, &Limits::default()), End::Finished(None));
}

#[test]
fn what_they_hold_is_kept() {
    let program = program(
        "i: Int, s: Ref, d: Ref, n: Ref, m: Ref, a: Ref, z: Int",
        "b0:
           i := 0
           s := null
           d := null
           goto b1
         b1: loop latch b2 @0:1..2
           branch i < 100000 then b2 else b3
         b2:
           a := new array of double length 100 site 1
           n := new java.lang.Integer site 2
           update java.lang.Integer.value[n] := i
           s := call Seq.append(Seq,Object) s, n
           d := call Dict.put(Dict,Object,Object) d, n, n
           i := java.wrap32(i + 1)
           goto b1
         b3:
           i := 0
           goto b4
         b4: loop latch b5 @0:1..2
           branch i < 100000 then b5 else b6
         b5:
           a := new array of double length 100 site 1
           n := call Seq.get(Seq,int) s, i
           assert #0 java.lang.Integer.value[n] == i
           m := new java.lang.Integer site 3
           update java.lang.Integer.value[m] := i
           m := call Dict.get(Dict,Object) d, m
           assert #0 m == n
           z := call Dict.position(Dict,Object) d, m
           assert #0 z == i
           d := call Dict.put(Dict,Object,Object) d, n, null
           i := java.wrap32(i + 1)
           goto b4
         b6:
           z := call Dict.size(Dict) d
           assert #0 z == 100000
           m := call Dict.valueAt(Dict,int) d, 500
           assert #0 m == null
           return",
    );
    assert_eq!(ran(&program, &Limits { heap: 96 << 20, ..Limits::to_run() }), Ending::Finished(None));
}

fn ends_without_memory(program: &Program) {
    let end = ran(program, &Limits { heap: 1 << 20, ..Limits::to_run() });
    assert!(matches!(&end, Ending::Uncaught { class, .. } if class == "java.lang.OutOfMemoryError"), "{end:?}");
    let end = checked(program, &Limits { cells: 100_000, heap: 1 << 20, ..Limits::default() });
    assert!(matches!(end, End::OutOfResources(_)), "{end:?}");
}

#[test]
fn what_grows_for_ever_ends_without_memory() {
    for step in [
        "s := call Seq.append(Seq,Object) s, null",
        "s := call Seq.insert(Seq,int,Object) s, 0, null",
        "s := call Seq.concat(Seq,Seq) s, t",
        "n := new Token site 1\nd := call Dict.put(Dict,Object,Object) d, n, null",
        "n := new Point site 1\nd := call Dict.put(Dict,Object,int,Object) d, n, 5, n",
    ] {
        let body = format!(
            "b0:
               s := null
               d := null
               t := call Seq.repeat(Object,int) null, 1000
               goto b1
             b1: loop latch b2 @0:1..2
               branch s == null || s != null then b2 else b3
             b2:
               {step}
               goto b1
             b3:
               return"
        );
        ends_without_memory(&program("s: Ref, t: Ref, d: Ref, n: Ref", &body));
    }
    ends_without_memory(&program(
        "s: Ref",
        "b0:
           s := call Seq.repeat(Object,int) null, 2147483647
           return",
    ));
}

#[test]
fn what_is_reclaimed_makes_room_for_what_is_large() {
    let program = program(
        "i: Int, s: Ref, t: Ref",
        "b0:
           i := 0
           t := null
           goto b1
         b1: loop latch b2 @0:1..2
           branch i < 50 then b2 else b3
         b2:
           s := call Seq.repeat(Object,int) null, 1000000
           s := call Seq.reverse(Seq) s
           i := java.wrap32(i + 1)
           goto b1
         b3:
           return",
    );
    assert_eq!(ran(&program, &Limits { heap: 20 << 20, ..Limits::to_run() }), Ending::Finished(None));
}

#[test]
fn an_index_outside_has_no_meaning() {
    for call in [
        "Seq.get(Seq,int) s, 1",
        "Seq.get(Seq,int) s, -1",
        "Seq.slice(Seq,int,int) s, 1, 0",
        "Dict.valueAt(Dict,int) null, 0",
    ] {
        let text = format!("b0:\ns := call Seq.append(Seq,Object) null, null\ns := call {call}\nreturn");
        let end = ran(&program("s: Ref", &text), &Limits::to_run());
        assert!(matches!(end, Ending::Undefined { .. }), "{call}: {end:?}");
    }
}

#[test]
fn plain_is_what_leaves_equality_alone() {
    succeeds(&program(
        "a: Ref, b: Ref, c: Ref, p: Bool, q: Bool",
        "b0:
           p := call Plain.isPlain(Object) null
           assert #0 p
           a := new Token site 1
           p := call Plain.isPlain(Object) a
           assert #0 p
           a := new array of Point length 1 site 1
           p := call Plain.isPlain(Object) a
           assert #0 p
           a := new Point site 1
           b := new Colored site 1
           p := call Plain.isPlain(Object) a
           q := call Plain.isPlain(Object) b
           assert #0 !p && !q
           p := call Plain.same(Object,Object) a, a
           q := call Plain.same(Object,Object) a, b
           assert #0 p && !q
           p := call Plain.isPlain(Object) `string abc`
           assert #0 p
           c := new array of char length 3 site 1
           update `char[]`[c][0] := 97
           update `char[]`[c][1] := 98
           update `char[]`[c][2] := 99
           b := call `java.lang.String.fromChars(char[],int,int)`(c, 0, 3)
           p := call Plain.same(Object,Object) b, `string abc`
           q := call Plain.same(Object,Object) b, `string abd`
           assert #0 p && !q && b != `string abc`
           a := new java.lang.Double site 1
           b := new java.lang.Double site 1
           update java.lang.Double.value[b] := `double 8000000000000000`
           p := call Plain.same(Object,Object) a, b
           assert #0 !p
           update java.lang.Double.value[a] := `double 7ff8000000000000`
           update java.lang.Double.value[b] := `double 7ff8000000000000`
           p := call Plain.same(Object,Object) a, b
           assert #0 p
           a := new java.lang.Long site 1
           b := new java.lang.Integer site 1
           p := call Plain.same(Object,Object) a, b
           assert #0 !p
           b := new java.lang.Long site 1
           p := call Plain.same(Object,Object) a, b
           assert #0 p
           update java.lang.Long.value[b] := 4294967296
           p := call Plain.same(Object,Object) a, b
           assert #0 !p
           return",
    ));
}

#[test]
fn keys_that_are_not_plain_are_found_by_hash_code() {
    succeeds(&program(
        "d: Ref, a: Ref, b: Ref, s: Ref, i: Int, o: Ref",
        "b0:
           a := new Point site 1
           b := new Point site 2
           d := call Dict.put(Dict,Object,Object) null, `string x`, null
           d := call Dict.put(Dict,Object,int,Object) d, a, 17, null
           d := call Dict.put(Dict,Object,int,Object) d, b, 17, null
           i := call Dict.candidate(Dict,int,int) d, 17, 0
           assert #0 i == 1
           i := call Dict.candidate(Dict,int,int) d, 17, 2
           assert #0 i == 2
           i := call Dict.candidate(Dict,int,int) d, 17, 3
           assert #0 i == -1
           i := call Dict.candidate(Dict,int,int) d, 0, 0
           assert #0 i == -1
           d := call Dict.remove(Dict,Object) d, a
           i := call Dict.candidate(Dict,int,int) d, 17, 0
           assert #0 i == 1
           i := call Dict.position(Dict,Object) d, a
           assert #0 i == -1
           s := call Dict.scattered(Dict,int) d, 16
           o := call Seq.get(Seq,int) s, 0
           assert #0 o == b
           s := call Dict.scattered(Dict,int) d, 32
           o := call Seq.get(Seq,int) s, 0
           assert #0 o == b
           return",
    ));
}

#[test]
fn sequences_and_arrays() {
    succeeds(&program(
        "s: Ref, t: Ref, a: Ref, i: Int, o: Ref",
        "b0:
           s := call Seq.append(Seq,Object) null, `string a`
           s := call Seq.append(Seq,Object) s, `string b`
           t := call Seq.concat(Seq,Seq) s, s
           i := call Seq.indexOf(Seq,Object,int) t, `string b`, 2
           assert #0 i == 3
           i := call Seq.lastIndexOf(Seq,Object,int) t, `string b`, 3
           assert #0 i == 1
           i := call Seq.lastIndexOf(Seq,Object,int) t, null, 4
           assert #0 i == -1
           t := call Seq.remove(Seq,int) t, 1
           t := call Seq.reverse(Seq) t
           a := new array of java.lang.String length 4 site 1
           call Seq.fill(Object[],Seq) a, t
           assert #0 `Object[]`[a][0] == `string b` && `Object[]`[a][2] == `string a` && `Object[]`[a][3] == null
           t := call Seq.of(Object[]) a
           i := call Seq.size(Seq) t
           assert #0 i == 4
           t := call Seq.slice(Seq,int,int) t, 1, 3
           o := call Seq.get(Seq,int) t, 1
           assert #0 o == `string a`
           i := call Seq.size(Seq) null
           assert #0 i == 0
           return",
    ));
}
