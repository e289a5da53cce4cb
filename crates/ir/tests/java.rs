//! Programs that run as Java runs them: exceptions, dispatch, natives, floating point, memory and depth.

use ir::interpreter::{Defaults, Ending, Execution, Interpreter, Limits, Session, Tracing, Value, World};
use ir::{ProcedureId, Program};

const WORLD: &str = r#"
class java.lang.Object
class java.lang.String extends java.lang.Object
class java.lang.Class extends java.lang.Object
class java.lang.Throwable extends java.lang.Object
class java.lang.StackOverflowError extends java.lang.Throwable
class java.lang.ArithmeticException extends java.lang.Throwable
interface Speaker extends java.lang.Object
abstract class Animal extends java.lang.Object implements Speaker
class Dog extends Animal
class Cat extends Animal
class Node extends java.lang.Object

global java.lang.Throwable.message: Map<Ref, Ref> is field message of java.lang.Throwable: java.lang.String
global Node.next: Map<Ref, Ref> is field next of Node: Node
global Node.small: Map<Ref, Int> is field small of Node: byte
global Node.weight: Map<Ref, Float64> is field weight of Node: double
global Node.total: Int is static total of Node: long
global Node.first: Ref is static first of Node: Node
global `int[]`: Map<Ref, Map<Int, Int>> is elements int
global `byte[]`: Map<Ref, Map<Int, Int>> is elements byte
global `char[]`: Map<Ref, Map<Int, Int>> is elements char
global `double[]`: Map<Ref, Map<Int, Float64>> is elements double
global `Object[]`: Map<Ref, Map<Int, Ref>> is elements reference
global $now: Int is clock

obligation #0 IV0208 "`assert` may fail" @0:1..2
obligation #1 IV0209 "the call is not followed" @0:3..4

native procedure `java.io.FileOutputStream.writeText(int,java.lang.String)` seen by contract @0:0..1
  parameter descriptor: Int is int
  parameter text: Ref is java.lang.String
end
native procedure `java.lang.String.concatenate(java.lang.String,java.lang.String)` seen by contract @0:0..1
  parameter a: Ref is java.lang.String
  parameter b: Ref is java.lang.String
  result result: Ref
end
native procedure `java.lang.Double.textOf(double)` seen by contract @0:0..1
  parameter d: Float64 is double
  result result: Ref
end
native procedure `java.lang.Class.of(Type)` seen by contract @0:0..1
  parameter t: Type is java.lang.Class
  result result: Ref
end
native procedure `java.lang.Class.nameOf(java.lang.Class)` seen by contract @0:0..1
  parameter c: Ref is java.lang.Class
  result result: Ref
end
native procedure `java.lang.Class.kindOf(java.lang.Class)` seen by contract @0:0..1
  parameter c: Ref is java.lang.Class
  result result: Int
end
native procedure `java.lang.Class.superclassOf(java.lang.Class)` seen by contract @0:0..1
  parameter c: Ref is java.lang.Class
  result result: Ref
end
native procedure `java.lang.Object.classOf(java.lang.Object)` seen by contract @0:0..1
  parameter o: Ref is java.lang.Object
  result result: Ref
end
native procedure `java.lang.Runtime.terminate(int)` seen by contract @0:0..1
  parameter status: Int is int
end
native procedure `java.lang.Unknown.native()` seen by contract @0:0..1
end
"#;

fn program(procedures: &str) -> Program {
    let text = format!("{WORLD}\n{procedures}");
    let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::check::check(&program), []);
    program
}

struct Ran {
    execution: Execution,
    output: String,
}

fn call(session: &mut Session<'_>, procedure: ProcedureId, arguments: &[Value]) -> Ran {
    let (mut output, mut errors, mut input, mut oracle) = (Vec::new(), Vec::new(), std::io::empty(), Defaults);
    let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
    let execution = session.call(procedure, arguments, &mut world);
    Ran { execution, output: String::from_utf8(output).unwrap() }
}

fn run_main(program: &Program, limits: &Limits) -> Ran {
    let interpreter = Interpreter::new(program);
    let main = program.procedure_named("main").unwrap();
    call(&mut interpreter.session(limits), main, &[])
}

fn main_body(declarations: &str, commands: &str) -> Program {
    let commands: String = commands.lines().map(|line| format!("    {} @0:1..2\n", line.trim())).collect();
    program(&format!(
        "procedure main seen by body @0:0..9\n{declarations}\n  begin b0\n  b0:\n{commands}    return\nend"
    ))
}

fn prints(declarations: &str, commands: &str) -> String {
    let ran = run_main(&main_body(declarations, commands), &Limits::to_run());
    assert_eq!(ran.execution.end, Ending::Finished(None), "{commands}");
    ran.output
}

const WRITE: &str = "call `java.io.FileOutputStream.writeText(int,java.lang.String)`(1, s)";

#[test]
fn output_strings_and_numbers() {
    let text = prints(
        "  local s: Ref\n  local t: Ref\n  local d: Float64\n  local f: Float32",
        &format!(
            "d := double.div(`double 3ff0000000000000`, `double 4008000000000000`)
             s := call `java.lang.Double.textOf(double)`(d)
             {WRITE}
             f := float.of_double(d)
             s := call `java.lang.Double.textOf(double)`(double.of_float(f))
             t := call `java.lang.String.concatenate(java.lang.String,java.lang.String)`(`string  and `, s)
             s := call `java.lang.String.concatenate(java.lang.String,java.lang.String)`(t, null)
             {WRITE}
             s := `string \\\\u{{a}}ü😀`
             {WRITE}"
        ),
    );
    assert_eq!(text, "0.3333333333333333 and 0.3333333432674408null\nü😀");
}

#[test]
fn constants_and_classes_are_one_object_each() {
    let text = prints(
        "  local s: Ref\n  local c: Ref\n  local d: Ref\n  local a: Ref",
        &format!(
            "assert #0 `string x` == `string x` && `string x` != `string y` && `string x` != null
             assert #0 typeof(`string x`) == `type java.lang.String`
             a := new array of Node length 3 site 1
             c := call `java.lang.Object.classOf(java.lang.Object)`(a)
             d := call `java.lang.Class.of(Type)`(`type Node[]`)
             assert #0 c == d
             s := call `java.lang.Class.nameOf(java.lang.Class)`(c)
             {WRITE}
             d := call `java.lang.Class.of(Type)`(`type int[][]`)
             s := call `java.lang.Class.nameOf(java.lang.Class)`(d)
             {WRITE}"
        ),
    );
    assert_eq!(text, "[LNode;[[I");
}

#[test]
fn interfaces_are_told_from_abstract_classes() {
    prints(
        "  local c: Ref\n  local d: Ref\n  local k: Int",
        "c := call `java.lang.Class.of(Type)`(`type Speaker`)
         k := call `java.lang.Class.kindOf(java.lang.Class)`(c)
         assert #0 k == 1
         d := call `java.lang.Class.superclassOf(java.lang.Class)`(c)
         assert #0 d == null
         c := call `java.lang.Class.of(Type)`(`type Animal`)
         k := call `java.lang.Class.kindOf(java.lang.Class)`(c)
         assert #0 k == 0
         d := call `java.lang.Class.superclassOf(java.lang.Class)`(c)
         c := call `java.lang.Class.of(Type)`(`type java.lang.Object`)
         assert #0 c == d",
    );
}

const SPEAK: &str = r#"
procedure main seen by body @0:0..9
  exception thrown: Ref
  local dog: Ref
  local cat: Ref
  local e: Ref
  begin b0
  b0:
    dog := new Dog site 1 @0:1..2
    cat := new Cat site 2 @0:1..2
    call `Animal.speak()`(dog) throws e #1 @0:20..21
    branch e == null then b1 else b2
  b1:
    call `Animal.speak()`(cat) throws e #1 @0:22..23
    branch e == null then b3 else b2
  b2:
    thrown := e @0:1..2
    return
  b3:
    thrown := null @0:1..2
    return
end
procedure `Animal.speak()` seen by body @0:0..9
  parameter this: Ref is Animal
  exception thrown: Ref
  dispatch Cat to `Cat.speak()`
  dispatch Dog to `Dog.speak()`
end
procedure `Dog.speak()` seen by body @0:0..9
  parameter this: Ref is Dog
  exception thrown: Ref
  begin b0
  b0:
    call `java.io.FileOutputStream.writeText(int,java.lang.String)`(1, `string Wuff`) @0:1..2
    thrown := null @0:1..2
    return
end
procedure `Cat.speak()` seen by body @0:0..9
  parameter this: Ref is Cat
  exception thrown: Ref
  local e: Ref
  begin b0
  b0:
    assert #0 false otherwise b1 by java.lang.AssertionError @0:1..2
    stop
  b1:
    e := new java.lang.ArithmeticException site 3 @0:1..2
    update java.lang.Throwable.message[e] := `string / by zero` @0:1..2
    thrown := e @0:1..2
    return
end
procedure `Throwable.getMessage()` seen by body @0:0..9
  parameter this: Ref is java.lang.Throwable
  result result: Ref
  begin b0
  b0:
    result := java.lang.Throwable.message[this] @0:1..2
    return
end
"#;

#[test]
fn dispatch_exceptions_and_what_can_be_asked_afterwards() {
    let program = program(SPEAK);
    let interpreter = Interpreter::new(&program);
    let mut session = interpreter.session(&Limits::to_run());
    let ran = call(&mut session, program.procedure_named("main").unwrap(), &[]);
    assert_eq!(ran.output, "Wuff");
    let Ending::Uncaught { class, object: Some(object), message: None } = ran.execution.end else {
        panic!("{:?}", ran.execution.end)
    };
    assert_eq!(class, "java.lang.ArithmeticException");
    let ran = call(&mut session, program.procedure_named("Throwable.getMessage()").unwrap(), &[object]);
    let Ending::Finished(Some(message)) = ran.execution.end else { panic!("{:?}", ran.execution.end) };
    assert_eq!(session.text(&message).as_deref(), Some("/ by zero"));
    // Whoever checks ends where the condition does not hold.
    let checked = ir::interpreter::run(
        &program,
        program.procedure_named("main").unwrap(),
        &Default::default(),
        &Limits::default(),
        &mut Defaults,
    );
    assert!(matches!(checked.end, ir::interpreter::End::Failed { .. }), "{:?}", checked.end);
    assert_eq!(checked.stack.len(), 2);
}

#[test]
fn arguments_of_main() {
    let program = main_body(
        "  parameter args: Ref is java.lang.String[]\n  local s: Ref",
        &format!("s := `Object[]`[args][1]\n{WRITE}"),
    );
    let interpreter = Interpreter::new(&program);
    let mut session = interpreter.session(&Limits::to_run());
    let arguments = session.string_array(&["a".to_owned(), "ß→".to_owned()]).unwrap();
    let ran = call(&mut session, program.procedure_named("main").unwrap(), &[arguments]);
    assert_eq!((ran.execution.end, ran.output.as_str()), (Ending::Finished(None), "ß→"));
}

#[test]
fn a_program_may_exit_and_a_native_may_be_missing() {
    let program = main_body("", "call `java.lang.Runtime.terminate(int)`(3)");
    assert_eq!(run_main(&program, &Limits::to_run()).execution.end, Ending::Exited(3));
    let program = main_body("", "call `java.lang.Unknown.native()`()");
    let end = run_main(&program, &Limits::to_run()).execution.end;
    assert!(matches!(&end, Ending::NoBody { name, .. } if &**name == "java.lang.Unknown.native()"), "{end:?}");
}

const DEEP: &str = r#"
procedure main seen by body @0:0..9
  exception thrown: Ref
  begin b0
  b0:
    call down(0) throws thrown #1 @0:20..21
    return
end
procedure down seen by body @0:0..9
  parameter n: Int is int
  exception thrown: Ref
  begin b0
  b0:
    Node.total := n @0:1..2
    call down(java.wrap32(n + 1)) throws thrown #1 @0:20..21
    return
end
"#;

#[test]
fn recursion_without_end_is_a_stack_overflow() {
    let program = program(DEEP);
    let interpreter = Interpreter::new(&program);
    let mut session = interpreter.session(&Limits::to_run());
    let ran = call(&mut session, program.procedure_named("main").unwrap(), &[]);
    assert!(
        matches!(&ran.execution.end, Ending::Uncaught { class, .. } if class == "java.lang.StackOverflowError"),
        "{:?}",
        ran.execution.end
    );
}

const GARBAGE: &str = r#"
procedure main seen by body @0:0..9
  local i: Int
  local kept: Ref
  local n: Ref
  local a: Ref
  begin b0
  b0:
    i := 0 @0:1..2
    kept := null @0:1..2
    goto b1
  b1: loop latch b4 @0:1..2
    branch i < 300000 then b2 else b5
  b2:
    a := new array of double length 100 site 1 @0:1..2
    branch java.rem(i, 1000) == 0 then b3 else b4
  b3:
    n := new Node site 2 @0:1..2
    update Node.next[n] := kept @0:1..2
    update Node.small[n] := java.wrap8(i) @0:1..2
    update Node.weight[n] := double.of_int(i) @0:1..2
    kept := n @0:1..2
    goto b4
  b4:
    i := java.wrap32(i + 1) @0:1..2
    goto b1
  b5:
    i := 299 @0:1..2
    goto b6
  b6: loop latch b7 @0:1..2
    branch kept != null then b7 else b8
  b7:
    assert #0 Node.weight[kept] == double.of_int(i * 1000) && Node.small[kept] == java.wrap8(i * 1000) @0:1..2
    kept := Node.next[kept] @0:1..2
    i := java.wrap32(i - 1) @0:1..2
    goto b6
  b8:
    assert #0 i == -1 @0:1..2
    return
end
"#;

#[test]
fn what_nobody_needs_is_reclaimed_and_the_rest_is_kept() {
    let program = program(GARBAGE);
    let limits = Limits { heap: 64 << 20, ..Limits::to_run() };
    assert_eq!(run_main(&program, &limits).execution.end, Ending::Finished(None));
}

#[test]
fn memory_ends_as_on_the_jvm() {
    let program = main_body("  local a: Ref", "a := new array of double length 2000000000 site 1");
    let end = run_main(&program, &Limits::to_run()).execution.end;
    let Ending::Uncaught { class, object: None, message: Some(message) } = end else { panic!("{end:?}") };
    assert_eq!((class.as_str(), message.as_str()), ("java.lang.OutOfMemoryError", "Java heap space"));
}

#[test]
fn a_listener_hears_what_happens() {
    let program = program(SPEAK);
    let interpreter = Interpreter::new(&program);
    let mut heard = Vec::new();
    for tracing in [Tracing::Calls, Tracing::On] {
        let limits = Limits { tracing, ..Limits::to_run() };
        let (mut output, mut errors, mut input, mut oracle) = (Vec::new(), Vec::new(), std::io::empty(), Defaults);
        let mut listen = |_, text: &str| heard.push(text.to_owned());
        let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
        world.listener = Some(&mut listen);
        interpreter.session(&limits).call(program.procedure_named("main").unwrap(), &[], &mut world);
        heard.push("-".to_owned());
    }
    let calls = "call Animal.speak()";
    let write = "call java.io.FileOutputStream.writeText(int,java.lang.String)";
    assert_eq!(heard[..4], [calls, write, calls, "-"]);
    assert_eq!(heard[4..7], ["dog = new Dog#1", "cat = new Cat#1", calls]);
    assert!(heard.iter().any(|line| line == "e.message = \"/ by zero\""), "{heard:?}");
}
