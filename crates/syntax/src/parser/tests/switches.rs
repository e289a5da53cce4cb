//! `switch`: statements and expressions, old and new cases, patterns and guards.

use super::*;

#[test]
fn old_cases() {
    assert_eq!(
        statements("switch (a) { case 1: case B: b(); break; case 2, 3: default: { } }"),
        [
            "switch a",
            "  case 1:",
            "  case B:",
            "    (call b)",
            "    break",
            "  case 2, 3:",
            "  case default:",
            "    block"
        ]
    );
    assert_eq!(statements("switch (a) { } b();"), ["switch a", "(call b)"]);
}

#[test]
fn new_cases() {
    assert_eq!(
        statements("switch (a) { case 1, 2 -> b(); case C -> { } default -> throw d; }"),
        [
            "switch a",
            "  case 1, 2 ->",
            "    value (call b)",
            "  case C ->",
            "    block",
            "  case default ->",
            "    throw d"
        ]
    );
}

#[test]
fn patterns_and_guards() {
    assert_eq!(
        statements(
            "switch (a) { case A b when c > 1 -> d(); case E(var f, G(int h)) -> { } case null, default -> i(); }"
        ),
        [
            "switch a",
            "  case pattern A b when (> c 1) ->",
            "    value (call d)",
            "  case pattern E(var f, G(int h)) ->",
            "    block",
            "  case null, default ->",
            "    value (call i)"
        ]
    );
    assert_eq!(
        statements("switch (a) { case A<B> c when (d) -> e(); case f.G[] h -> { } }")[1..],
        ["  case pattern A<B> c when (paren d) ->", "    value (call e)", "  case pattern f.G[] h ->", "    block"]
    );
    assert_eq!(
        statements("switch (a) { case A b when c && d.e(x -> f) -> g(); }")[1],
        "  case pattern A b when (&& c (call .e d (lambda (x) f))) ->"
    );
}

#[test]
fn expressions_of_cases() {
    assert_eq!(
        statements("x = switch (a) { case 1 -> b; case 2 -> { yield c; } default -> throw d; } + e;"),
        [
            "(= x (+ (switch a {",
            "    case 1 ->",
            "      value b",
            "    case 2 ->",
            "      block",
            "        yield c",
            "    case default ->",
            "      throw d",
            "  }) e))"
        ]
    );
    assert_eq!(statements("x = switch (a) { case 1: yield b; default: c(); yield d; };").len(), 7);
    assert_eq!(statements("switch (a) { case (b) -> c(); case d ? 1 : 2 -> e(); case -1 -> f(); }").len(), 7);
}
