//! No specification crashes the parser, makes it hang, or makes it recurse too deeply.

use super::robustness::{Random, damaged};
use super::*;

const SPECIFIED: &str = include_str!("Specified.java");

/// What is said about a text that is too deep.
fn says(text: &str, expected: &str) {
    let parsed = read(text);
    let said = parsed.diagnostics.iter().any(|diagnostic| diagnostic.message.contains(expected));
    assert!(said, "{:?}", parsed.diagnostics.first());
    print::print(&parsed.unit);
}

#[test]
fn the_sample_is_understood() {
    assert_eq!(messages(SPECIFIED), Vec::<String>::new());
    assert_eq!(read(SPECIFIED).read_over, []);
}

#[test]
fn deep_specifications() {
    let many = 10_000;
    for (first, open) in [
        ("", "{| "),
        ("", "{| requires a; also "),
        ("requires ", "\\f("),
        ("requires ", "(\\let int a = "),
        ("ensures ", "(\\lbl a "),
        ("assignable ", "a["),
        ("assignable ", "\\set_minus(a, "),
        ("signals (", "A<"),
        ("accessible ", "a["),
        ("", "model class C { "),
        ("model int f() {", "{ "),
        ("ghost int a = ", "(\\sum int i; "),
        ("represents a = ", "- "),
        ("represents ", "a["),
    ] {
        says(&format!("class C {{ /*@ {first}{} @*/ void f(); }}", open.repeat(many)), "nested too deeply");
    }
    says(&format!("class C {{ void f() {{ {} }} }}", "/*@ ensures a; @*/ { ".repeat(many)), "nested too deeply");
    says(&format!("class C {{ /*: invariant \"{}\" */ }}", "(".repeat(many)), "nested too deeply");
    says(&format!("class C {{ /*: specvar x :: \"{}\" */ }}", "a => ".repeat(many)), "nested too deeply");
    says(&format!("class C {{ /*: invariant \"a{}\" */ }}", " & a".repeat(many)), "too many operators");
}

/// A comment in Jahob's language within a class that is nested as deep as can be.
#[test]
fn deep_formulas_in_deep_classes() {
    let open = "class C { ".repeat(140);
    says(&format!("{open} /*: invariant \"{}\" */", "(".repeat(1000)), "nested too deeply");
    let open = "class C { void f() { ".repeat(45);
    says(&format!("{open} /*: note \"{}\" */", "[".repeat(1000)), "nested too deeply");
}

/// Texts that would take minutes if anything were read again and again.
#[test]
fn rubbish_takes_linear_time() {
    let pieces = [
        "//-",
        "//+a",
        "/*+",
        "/*+KEY@ a */",
        "{|",
        "|}",
        "also ",
        "\\f(",
        "(\\let ",
        "(\\sum ",
        "(\\sum int i; ",
        "a[*]",
        "a..",
        ".*",
        "accessible a",
        "accessible (",
        "represents a ",
        "ghost ",
        "model int f() {",
        "/*@ nullable @*/ ",
        "/*@ nullable @*/ A<",
        "(/*@ nullable @*/ A",
        "loop_invariant ",
        "set a",
        "nullable ",
        "/*: a */",
        "/*: \"(\" */",
        "//: note \"a\"\n",
        "/*: hidden */",
        "\"",
        "''",
        "\\<",
        "(*",
        "ALL x",
        "a :: ",
        "$[",
        "[|",
        "= ",
    ];
    for piece in pieces {
        let rubbish = piece.repeat(10_000 / piece.len());
        read(&rubbish);
        read(&format!("class C {{ {rubbish}"));
        read(&format!("class C {{ void m() {{ {rubbish} }} }}"));
        read(&format!("class C {{ /*@ {rubbish} @*/ void m(); }}"));
        read(&format!("class C {{ void m() {{ /*@ {rubbish} @*/ }} }}"));
        read(&format!("class C {{ /*: {rubbish} */ }}"));
        read(&format!("class C {{ /*: invariant \"{rubbish}\" */ }}"));
    }
}

#[test]
fn fuzz_damaged_specifications_are_read() {
    // `make soak` sets the number of rounds.
    let rounds = std::env::var("INVAR_FUZZ_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let mut random = Random(0x1234_5678_9abc_def3);
    let snippets = [
        "{|",
        "|}",
        "(",
        ")",
        "/*@",
        "@*/",
        "/*:",
        "*/",
        "//@",
        "//:",
        "\"",
        "''",
        "<",
        ">",
        ";",
        "\\old",
        "\\<and>",
        "==",
        "::",
        "[|",
        "..",
        "also",
        "model",
        "ghost",
        "{",
        "}",
        "requires",
        "loop_invariant",
        "represents",
        "ALL x. ",
        "old ",
    ];
    for _ in 0..rounds {
        let text = damaged(SPECIFIED, &snippets, &mut random);
        let parsed = read(&text);
        for diagnostic in &parsed.diagnostics {
            message(&text, diagnostic);
        }
        print::print(&parsed.unit);
        let source = print::source(&parsed.unit);
        read(&source);
    }
}
