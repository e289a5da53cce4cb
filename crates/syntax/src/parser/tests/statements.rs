//! Statements: `try`, `throw`, labels, local types, `synchronized`.

use super::*;

#[test]
fn jumps_and_labels() {
    assert_eq!(
        statements("a: while (true) { break a; continue a; } b: c: f();"),
        [
            "label a",
            "  while true",
            "    block",
            "      break a",
            "      continue a",
            "label b",
            "  label c",
            "    (call f)"
        ]
    );
    assert_eq!(
        statements("throw new E(); synchronized (a) { b(); }"),
        ["throw (new E)", "synchronized a", "  (call b)"]
    );
}

#[test]
fn tries() {
    assert_eq!(
        statements("try { a(); } catch (E | a.F e) { b(); } catch (final G g) { } finally { c(); }"),
        ["try", "  (call a)", "catch E | a.F e", "  (call b)", "catch final G g", "finally", "  (call c)"]
    );
    assert_eq!(
        statements("try (A a = b; final var c = d; e; this.f;) { }"),
        ["try", "  resource A a = b", "  resource final var c = d", "  resource e", "  resource (.f this)"]
    );
    assert_eq!(
        statements("try { } /*@ x @*/ catch (E e) { } //@ y;\n finally { }"),
        [
            "unsupported \"annotation comments within `try`\"",
            "unsupported \"annotation comments within `try`\"",
            "try",
            "catch E e",
            "finally"
        ]
    );
}

#[test]
fn local_types() {
    assert_eq!(
        statements("class A<B> extends C<B> { void f() { } } final class D { } abstract class E { }"),
        ["class A<B> extends C<B>", "  method void f()", "    body", "final class D", "abstract class E"]
    );
    assert_eq!(
        statements("record A(int b, C<D> c) { } enum E { F { }, G } interface H { } @A class I { } after();"),
        [
            "record A(int b, C<D> c)",
            "enum E",
            "  constant F",
            "  constant G",
            "interface H",
            "@A class I",
            "(call after)"
        ]
    );
}

#[test]
fn yields() {
    assert_eq!(statements("yield a; yield -1; yield (a); yield (x) -> 1; yield ++a;").len(), 5);
    assert_eq!(
        statements("yield = 1; yield.f(); yield++; yield[0] = 1; this.yield(1, 2);"),
        ["(= yield 1)", "(call .f yield)", "(postfix ++ yield)", "(= ([] yield 0) 1)", "(call .yield this 1 2)"]
    );
}

#[test]
fn a_loop_may_have_a_label() {
    assert_eq!(
        statements("//@ loop_invariant a;\nl: m: while (b) ;"),
        ["label l", "  label m", "    while b", "      loop_invariant a", "      empty"]
    );
}
