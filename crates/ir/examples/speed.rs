//! How many commands a second the interpreter runs: `cargo run --release -p ir --example speed`. Where the system tells
//! (Linux), seconds are those that the processor spent on it, so that other work on the machine does not count.

use ir::interpreter::{Defaults, Interpreter, Limits, World};
use std::time::Instant;

const WORLD: &str = r#"
class java.lang.Object
class Node extends java.lang.Object
class Special extends Node
global Node.next: Map<Ref, Ref> is field next of Node: Node
global Node.value: Map<Ref, Int> is field value of Node: int
global `int[]`: Map<Ref, Map<Int, Int>> is elements int
global $now: Int is clock
obligation #0 IV0208 "`assert` may fail" @0:1..2
"#;

const PROGRAMS: [(&str, &str); 6] = [
    (
        "a loop with arithmetic",
        r#"
procedure main seen by body @0:0..9
  result s: Int
  local i: Int
  begin b0
  b0:
    i := 0 @0:1..2
    s := 0 @0:1..2
    goto b1
  b1: loop latch b2 @0:1..2
    branch i < 10000000 then b2 else b3
  b2:
    s := java.wrap32(s + java.and32(java.wrap32(i * 31), 255)) @0:1..2
    s := java.xor32(s, i) @0:1..2
    i := java.wrap32(i + 1) @0:1..2
    goto b1
  b3:
    return
end"#,
    ),
    (
        "long arithmetic",
        r#"
procedure main seen by body @0:0..9
  result s: Int
  local i: Int
  begin b0
  b0:
    i := 0 @0:1..2
    s := 1 @0:1..2
    goto b1
  b1: loop latch b2 @0:1..2
    branch i < 10000000 then b2 else b3
  b2:
    s := java.wrap64(java.wrap64(s * 6364136223846793005) + 1442695040888963407) @0:1..2
    i := java.wrap32(i + 1) @0:1..2
    goto b1
  b3:
    return
end"#,
    ),
    (
        "arrays, with checks of bounds",
        r#"
procedure main seen by body @0:0..9
  result s: Int
  local i: Int
  local a: Ref
  begin b0
  b0:
    a := new array of int length 1024 site 1 @0:1..2
    i := 0 @0:1..2
    s := 0 @0:1..2
    goto b1
  b1: loop latch b2 @0:1..2
    branch i < 5000000 then b2 else b3
  b2:
    assert #0 a != null @0:1..2
    assert #0 0 <= java.and32(i, 1023) && java.and32(i, 1023) < length(a) @0:1..2
    update `int[]`[a][java.and32(i, 1023)] := java.wrap32(`int[]`[a][java.and32(i, 1023)] + i) @0:1..2
    s := java.wrap32(s + `int[]`[a][java.and32(i, 1023)]) @0:1..2
    i := java.wrap32(i + 1) @0:1..2
    goto b1
  b3:
    return
end"#,
    ),
    (
        "calls (fib)",
        r#"
procedure main seen by body @0:0..9
  result r: Int
  local e: Ref
  begin b0
  b0:
    r := call fib(30) throws e #0 @0:1..2
    return
end
procedure fib seen by body @0:0..9
  parameter n: Int is int
  result r: Int
  exception thrown: Ref
  local a: Int
  local b: Int
  local e: Ref
  begin b0
  b0:
    branch n < 2 then b1 else b2
  b1:
    r := n @0:1..2
    thrown := null @0:1..2
    return
  b2:
    a := call fib(java.wrap32(n - 1)) throws e #0 @0:1..2
    branch e == null then b3 else b5
  b3:
    b := call fib(java.wrap32(n - 2)) throws e #0 @0:1..2
    branch e == null then b4 else b5
  b4:
    r := java.wrap32(a + b) @0:1..2
    thrown := null @0:1..2
    return
  b5:
    thrown := e @0:1..2
    return
end"#,
    ),
    (
        "objects, most of them garbage",
        r#"
procedure main seen by body @0:0..9
  result s: Int
  local i: Int
  local n: Ref
  local list: Ref
  begin b0
  b0:
    i := 0 @0:1..2
    s := 0 @0:1..2
    list := null @0:1..2
    goto b1
  b1: loop latch b4 @0:1..2
    branch i < 5000000 then b2 else b5
  b2:
    n := new Special site 1 @0:1..2
    update Node.next[n] := list @0:1..2
    update Node.value[n] := i @0:1..2
    branch java.and32(i, 7) == 0 then b3 else b4
  b3:
    list := n @0:1..2
    goto b4
  b4:
    s := java.wrap32(s + Node.value[n]) @0:1..2
    i := java.wrap32(i + 1) @0:1..2
    goto b1
  b5:
    return
end"#,
    ),
    (
        "a list of eight million objects, 200 MB on the JVM",
        r#"
procedure main seen by body @0:0..9
  result s: Int
  local i: Int
  local n: Ref
  local list: Ref
  begin b0
  b0:
    i := 0 @0:1..2
    s := 0 @0:1..2
    list := null @0:1..2
    goto b1
  b1: loop latch b2 @0:1..2
    branch i < 8000000 then b2 else b3
  b2:
    n := new Special site 1 @0:1..2
    update Node.next[n] := list @0:1..2
    update Node.value[n] := i @0:1..2
    list := n @0:1..2
    i := java.wrap32(i + 1) @0:1..2
    goto b1
  b3:
    s := Node.value[list] @0:1..2
    return
end"#,
    ),
];

/// Seconds that the processor spent on this thread.
fn busy_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(|nanoseconds: f64| nanoseconds / 1e9)
}

/// The most memory that this process ever had.
fn most_memory() -> Option<String> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    text.lines().find_map(|line| line.strip_prefix("VmHWM:")).map(|rest| rest.trim().to_owned())
}

fn main() {
    for (what, text) in PROGRAMS {
        let program = match ir::parse::parse(&format!("{WORLD}{text}")) {
            Ok(program) => program,
            Err(error) => panic!("{what}: {error}"),
        };
        let interpreter = Interpreter::new(&program);
        let (mut output, mut errors, mut input, mut oracle) =
            (std::io::sink(), std::io::sink(), std::io::empty(), Defaults);
        let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
        let main = program.procedure_named("main").expect("a procedure to begin with");
        let (began, busy) = (Instant::now(), busy_seconds());
        let execution = interpreter.execute(main, &[], &mut world, &Limits::to_run());
        let busy = busy_seconds().zip(busy).map(|(now, before)| now - before);
        let seconds = busy.unwrap_or(began.elapsed().as_secs_f64());
        let millions = execution.steps as f64 / 1e6;
        println!("{what}: {millions:.1} million commands in {seconds:.2} s, {:.1} a second", millions / seconds);
        let memory = most_memory().unwrap_or_else(|| "not known".to_owned());
        println!("  {:?}; most memory so far: {memory}", execution.end);
    }
}
