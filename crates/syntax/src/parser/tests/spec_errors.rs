//! Mistakes in specifications: one message each, at its place.

use super::*;

#[test]
fn misplaced_specifications() {
    let error = |text: &str, expected: &str| {
        let text = format!("class C {{\n{text}\n}}");
        assert_eq!(messages(&text), [expected.to_owned()], "{text}");
    };
    error(
        "//@ requires a;\nint b;",
        "2: a contract must stand before a method or constructor [specification-error] at `requires a;`",
    );
    error(
        "//@ requires a;\nclass D { }",
        "2: a contract must stand before a method or constructor [specification-error] at `requires a;`",
    );
    error(
        "int b;\n//@ ensures a;",
        "3: a contract must stand before a method or constructor [specification-error] at `ensures a;`",
    );
    error(
        "//@ ensures a; invariant b;",
        "2: a contract must stand before a method or constructor [specification-error] at `ensures a;`",
    );
    error(
        "void m() {\n//@ loop_invariant a;\nb(); }",
        "3: a loop specification must stand immediately before a loop [specification-error] at `loop_invariant a;`",
    );
    error(
        "void m() {\n//@ loop_invariant a;\n}",
        "3: a loop specification must stand immediately before a loop [specification-error] at `loop_invariant a;`",
    );
    error(
        "void m() { if (a) //@ assert b;\n c(); }",
        "2: an annotation that is a statement can only stand in a block `{ … }` [specification-error] at `assert b;`",
    );
    error(
        "void m() { if (a) { }\n//@ assert b;\nelse c(); }",
        "3: an annotation comment cannot stand before `else` [specification-error] at `//@`",
    );
    error(
        "void m() { a = /*@ b @*/ c; d(); }",
        "2: expected an expression, found an annotation comment [specification-error] at `/*@`",
    );
    error(
        "void m() { a(b, //@ c\n d); e(); }",
        "2: expected an expression, found an annotation comment [specification-error] at `//@`",
    );
    error(
        "void m() { a(b //: c\n, d); e(); }",
        "2: expected `)`, found a Jahob annotation [specification-error] at `//: c`",
    );
    error(
        "void m() { a\n//@ b\n.c(); e(); }",
        "2: expected `;` after the statement, found an annotation comment [specification-error] at ``",
    );
    error("int a; /*@ pure @*/", "2: `pure` must stand before a declaration [specification-error] at `pure`");
    error("/*@ helper @*/ { a(); }", "2: `helper` must stand before a declaration [specification-error] at `helper`");
    error(
        "void m() { do //@ assert a;\n { } while (b); c(); }",
        "2: an annotation that is a statement can only stand in a block `{ … }` [specification-error] at `assert a;`",
    );
    error(
        "void m() { if (a) //@ set b = 1;\n c(); else d(); }",
        "2: an annotation that is a statement can only stand in a block `{ … }` [specification-error] at `set b = 1;`",
    );
    error(
        "/*@ public @*/ int a;",
        "2: in an annotation comment, a modifier of Java needs a declaration after it [specification-error] at `public`",
    );
}

#[test]
fn errors_in_specifications() {
    let error = |text: &str, expected: &str| {
        let text = format!("class C {{ void m() {{\n/*@ {text} @*/\nint a; }} }}");
        assert_eq!(messages(&text), [format!("2: {expected}")], "{text}");
    };
    error("assert a b;", "expected `;` after the assertion, found `b` [specification-error] at ``");
    error("assert a\n//@ asserts b;", "expected `;` after the assertion, found `asserts` [specification-error] at ``");
    error(
        "assert \\nothing;",
        "`\\nothing` is not an expression, it belongs into `assignable` [specification-error] at `\\nothing`",
    );
    error(
        "assert \\forall int i; a;",
        "a quantifier stands in parentheses: `(\\forall …)` [specification-error] at `\\forall`",
    );
    error(
        "assert (\\forall i; a);",
        "expected a name of the variable of the quantifier, found `;` [specification-error] at `;`",
    );
    error(
        "assert a ==> b <== c;",
        "`==>` and `<==` need parentheses to stand side by side [specification-error] at `<==`",
    );
    error("assert (a;", "expected `)`, found `;` [specification-error] at `;`");
    error("assert a = b;", "a specification cannot assign [specification-error] at `=`");
    error("assert a # b;", "expected `;` after the assertion, found `#` [specification-error] at ``");
}

#[test]
fn clauses_may_end_without_a_semicolon() {
    let read = |text: &str| assert_eq!(messages(text), [""; 0], "{text}");
    read("class C { void m() {\n/*@ assert a @*/\nint a; } }");
    read("class C { void m() {\n//@ assert a\n//@ assume b\nint a; } }");
    read("class C {\n//@ requires a ensures b\n//@ modifies x, y\n//@ exsures (E e) e.f\nvoid m() { } }");
    read("class C {\n//@ ghost public int g\n//@ invariant a\n/*@ spec_public */ int x /*@ readable_if a */; }");
    read("class C { int m(int a) {\n return n( //@ nowarn Null, Cast // why\n a); } //@ nowarn\n }");
    read("class C {\n/** x <pre><esc>\n * requires a;\n ** ensures b </esc></pre> */\nvoid m() { } }");
}
