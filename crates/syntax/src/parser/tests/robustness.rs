//! No text crashes the parser, makes it hang, or makes it recurse too deeply. The threads of tests have 2 MiB of stack.

use super::*;

const SAMPLE: &str = include_str!("Sample.java");

fn too_deep(text: &str) {
    let parsed = read(text);
    assert!(
        parsed.diagnostics.iter().any(|diagnostic| diagnostic.message == "this is nested too deeply"),
        "{:?}",
        parsed.diagnostics.first()
    );
    print::print(&parsed.unit);
    let copy = parsed.clone();
    assert!(copy == parsed);
}

/// `text` as an expression in a method.
fn too_deep_expression(text: &str) {
    let before = "class C { void m() { x = ";
    too_deep(&format!("{before}{text}; }} }}"));
    too_deep(&format!("{before}{text}"));
}

#[test]
fn a_hundred_thousand_parentheses() {
    let many = 100_000;
    too_deep_expression(&format!("{}a{}", "(".repeat(many), ")".repeat(many)));
    too_deep_expression(&format!("a{}", " + a".repeat(many)));
}

#[test]
fn deep_expressions() {
    let many = 10_000;
    for (open, middle, close) in [
        ("(", "a", ")"),
        ("a[", "0", "]"),
        ("f(", "a", ")"),
        ("- ", "a", ""),
        ("!", "a", ""),
        ("(int) ", "a", ""),
        ("a = ", "b", ""),
        ("a ? b : ", "c", ""),
        ("a ? ", "b", " : c"),
        ("a + (", "b", ")"),
        ("x -> ", "b", ""),
        ("new int[]{f(", "b", ")}"),
        ("a.f(b, ", "c", ")"),
        ("x -> { return ", "b", "; }"),
        ("() -> { y = ", "b", "; }"),
        ("new A() { Object b = ", "c", "; }"),
        ("new A(new B[]{", "c", "})"),
        ("switch (a) { default -> ", "b", "; }"),
        ("switch (a) { default: yield ", "b", "; }"),
        ("switch (", "a", ") { default -> b; }"),
        ("(A<B>) ", "c", ""),
        ("a.<B>c(", "d", ")"),
        ("a -> b ? c : ", "d", ""),
        ("a instanceof B(C d) && (", "e", ")"),
    ] {
        too_deep_expression(&format!("{}{middle}{}", open.repeat(many), close.repeat(many)));
    }
    for chain in [" + a", " && a", ".a", "[0]", ".a()", " instanceof A"] {
        too_deep_expression(&format!("a{}", chain.repeat(many)));
    }
    too_deep_expression(&format!("new int{}{{}}", "[]".repeat(many)).replace("new int", "(int").replace("{}", ") a"));
}

#[test]
fn deep_statements_and_types() {
    let many = 10_000;
    for (open, close) in [
        ("{", "}"),
        ("if (a) ", ";"),
        ("while (a) ", ";"),
        ("a: ", ";"),
        ("if (a) ; else ", ";"),
        ("do ", ";"),
        ("try { ", "} finally { }"),
        ("synchronized (a) {", "}"),
        ("switch (a) { case 1: ", "}"),
        ("switch (a) { case 1 -> { ", "} }"),
        ("class A { void f() { ", "} }"),
        ("for (;;) ", ";"),
    ] {
        too_deep(&format!("class C {{ void m() {{ {}{} }} }}", open.repeat(many), close.repeat(many)));
        too_deep(&format!("class C {{ void m() {{ {}", open.repeat(many)));
    }
    too_deep(&"class C { ".repeat(many));
    too_deep(&format!("class C {{ {}B{} c; }}", "A<".repeat(many), ">".repeat(many)));
    too_deep(&format!("class C {{ int{} c; }}", "[]".repeat(many)));
    too_deep(&format!("{}1{} class C {{ }}", "@A(".repeat(many), ")".repeat(many)));
    too_deep(&format!("@A({}1{}) class C {{ }}", "{".repeat(many), "}".repeat(many)));
    too_deep(&format!("class C {{ boolean b = c instanceof {}D d{}; }}", "A(".repeat(many), ")".repeat(many)));
    too_deep(&format!("enum E {{ {}", "A { enum E { ".repeat(many)));
    too_deep(&format!("class C {{ int a = {}", "{".repeat(many)));
}

#[test]
fn deep_formulas() {
    let many = 10_000;
    for (open, close) in [("a ==> ", ""), ("(\\forall int i; ", ")"), ("\\old(", ")"), ("a <==> ", "")] {
        too_deep(&format!("class C {{ /*@ invariant {}a{}; @*/ }}", open.repeat(many), close.repeat(many)));
    }
    too_deep(&format!("class C {{ /*@ requires true; assignable a{}; @*/ void f(); }}", ".a".repeat(many)));
}

#[test]
fn chains_and_nesting_add_up() {
    let chain = " + a".repeat(2000);
    too_deep_expression(&format!("((a{chain}){chain})"));
    assert_eq!(statements(&format!("x = (a{chain}); y = (a{chain});")).len(), 2);
    let wide = "a * b + ".repeat(2000);
    assert_eq!(statements(&format!("x = f({wide} a, {wide} a);")).len(), 1);
}

#[test]
fn what_is_not_deep_is_read() {
    assert_eq!(statements(&format!("x = {}a{};", "(".repeat(100), ")".repeat(100))).len(), 1);
    assert_eq!(statements(&format!("{}{}", "{".repeat(100), "}".repeat(100))).len(), 100);
    assert_eq!(statements(&format!("if (a) ; {}", "else if (b) ; ".repeat(300))).len(), 902);
    assert_eq!(statements(&format!("x = a{};", " + \"b\"".repeat(300))).len(), 1);
    assert_eq!(statements(&format!("x = \"a\"{};", " + \"b\"".repeat(30_000))).len(), 1);
}

/// Texts that would take minutes if anything were read again and again.
#[test]
fn rubbish_takes_linear_time() {
    let pieces = [
        "\0",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        "A<",
        "(A<",
        "a.b<",
        "(a & ",
        "/*@",
        "//@ a\n",
        "/*",
        "\"",
        "'",
        "@A ",
        "@",
        "public ",
        "class ",
        "a ",
        "a:",
        "\\u",
        "\\",
        "/*@ requires ",
        "(\\forall ",
        "- ",
        "a -> ",
        "::",
        "?",
        "if (",
        "else ",
        "0x",
        "1.",
        "é",
        "\u{fffd}",
        ";",
        "a[",
        "[)",
        "(]",
        "switch (",
        "try {",
        "new A<",
        "int[] ",
        "case ",
        "/*: */",
        "(*",
        "//@ (*",
        "//@ {\n",
        "a ? ",
        "import ",
        "static {",
        "void f(",
        "throws ",
        ". ",
        "case A(",
        "a instanceof A(",
        "@A(",
        "record A(",
        "enum A {",
        "f(a -> {",
        "new A() {",
        "yield (",
        "\"\"\"\n",
        "\"a\" + ",
        "a < b > ",
        "(int a, ",
        "non-sealed ",
        "module a {",
    ];
    for piece in pieces {
        let rubbish = piece.repeat(10_000 / piece.len());
        read(&rubbish);
        read(&format!("class C {{ {rubbish}"));
        read(&format!("class C {{ void m() {{ {rubbish} }} }}"));
        read(&format!("class C {{ void m() {{ x = {rubbish}; }} }}"));
        read(&format!("class C {{ /*@ requires {rubbish}; @*/ void m(); }}"));
    }
}

#[test]
fn files_that_are_too_long_are_refused() {
    assert_eq!(messages(&"\0".repeat(17 << 20)), ["1: the file is larger than 16 MiB [syntax-error] at ``"]);
}

/// A small generator of random numbers, the same in every run.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// A text with a few random changes.
pub fn damaged(text: &str, snippets: &[&str], random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(6) {
        let start = random.below(bytes.len());
        let end = (start + random.below(12)).min(bytes.len());
        match random.below(4) {
            0 => drop(bytes.drain(start..end)),
            1 => drop(bytes.splice(start..start, snippets[random.below(snippets.len())].bytes())),
            2 => bytes[start] = random.below(256) as u8,
            _ => {
                let copy = bytes[start..end].to_vec();
                let place = random.below(bytes.len());
                drop(bytes.splice(place..place, copy));
            }
        }
    }
    if random.below(4) == 0 {
        bytes.truncate(random.below(bytes.len()));
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn the_sample_is_legal() {
    assert_eq!(messages(SAMPLE), Vec::<String>::new());
}

#[test]
fn fuzz_damaged_texts_are_read() {
    // `make soak` sets the number of rounds.
    let rounds = std::env::var("INVAR_FUZZ_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(600);
    let mut random = Random(0x1234_5678_9abc_def1);
    let snippets = [
        "{", "}", "(", ")", "/*@", "@*/", "//@", "\"", "'", "<", ">", ";", "\\u", "class", "é", "\0", "->", "::", "*/",
    ];
    for _ in 0..rounds {
        let text = damaged(SAMPLE, &snippets, &mut random);
        let parsed = read(&text);
        for diagnostic in &parsed.diagnostics {
            message(&text, diagnostic);
        }
        print::print(&parsed.unit);
        print::source(&parsed.unit);
    }
}
