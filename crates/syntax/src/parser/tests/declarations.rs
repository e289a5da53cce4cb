//! Declarations: types of all kinds, constructors, receivers, modules, packages.

use super::*;

#[test]
fn types_of_all_kinds() {
    let text = "interface A<T> extends B, C<T> { int f(); default void g() { } private static int h() { return 1; } } \
                @interface J { int value() default 1; String[] names() default { \"a\", \"b\", }; K k() default @K; } \
                sealed abstract class K permits L, M { int n; } non-sealed class L extends K { } final class M<P> { P q; }";
    let expected = "\
interface A<T> extends B, C<T>
  method int f()
    no body
  method default void g()
    body
  method private static int h()
    body
      return 1
@interface J
  method int value() default 1
    no body
  method String[] names() default (array \"a\" \"b\")
    no body
  method K k() default (@K)
    no body
sealed abstract class K permits L, M
  field int n
non-sealed class L extends K
final class M<P>
  field P q
";
    assert_eq!(tree(text), expected);
}

#[test]
fn enums() {
    let text = "public enum D implements E { @A F, G(1, 2) { int x; }, H { }, ; int h; D(int... a) { } }";
    let expected = "\
public enum D implements E
  constant @A F
  constant G 1 2
    field int x
  constant H
  field int h
  constructor D(int... a)
    body
";
    assert_eq!(tree(text), expected);
    assert_eq!(tree("enum A { } enum B { C, D, } enum E { , } enum F { ; } enum G { H; }").lines().count(), 8);
}

#[test]
fn records() {
    let text = "record H<T>(int a, @A T... b) implements I { H { a = 1; } static int c; int d() { return a; } } record R() { }";
    let expected = "\
record H<T>(int a, @A T... b) implements I
  constructor H
    body
      (= a 1)
  field static int c
  method int d()
    body
      return a
record R()
";
    assert_eq!(tree(text), expected);
}

#[test]
fn nested_types() {
    assert_eq!(
        members("interface A { } static enum B { X } record D(int x) { } public @interface E { } int f;"),
        ["interface A", "static enum B", "  constant X", "record D(int x)", "public @interface E", "field int f"]
    );
}

#[test]
fn parameters() {
    assert_eq!(members("void f(int a, B... b) { }"), ["method void f(int a, B... b)", "  body"]);
    assert_eq!(
        members("void f(C this, int a) { } void g(@A C<T> this) { } class D { D(C C.this) { } }"),
        [
            "method void f(C this, int a)",
            "  body",
            "method void g(@A C<T> this)",
            "  body",
            "class D",
            "  constructor D(C C.this)",
            "    body"
        ]
    );
}

#[test]
fn every_class_has_an_id() {
    let unit = read("class A { class B { } Object o = new Object() { }; enum E { X { } } } interface I { }").unit;
    assert_eq!(unit.declarations, 6);
    assert!(unit.expressions >= 2);
}

#[test]
fn annotation_values() {
    assert_eq!(
        tree("@A(x = 1 + 2, y = {B.c, @D(3)}, z = {}) @E(\"f\") @a.b.G() class H { }"),
        "@A(x = (+ 1 2), y = (array (.c B) (@D(3))), z = (array)) @E(\"f\") @a.b.G class H\n"
    );
}

#[test]
fn packages_and_modules() {
    assert_eq!(tree("@A(1) package a.b;"), "@A(1) package a.b\n");
    let text = "import a.B; @C open module d.e { requires f; requires transitive static g.h; requires transitive; \
                exports i; exports j to k, l.m; opens n; uses o.P; provides q.R with s.T, u.V; }";
    let expected = "\
import a.B
@C open module d.e
  requires f
  requires transitive static g.h
  requires transitive
  exports i
  exports j to k, l.m
  opens n
  uses o.P
  provides q.R with s.T, u.V
";
    assert_eq!(tree(text), expected);
}

#[test]
fn words_that_are_names_elsewhere() {
    assert_eq!(
        members("int record, sealed, permits, var, yield, when, module, open, with, to, exports, non;"),
        ["field int record, sealed, permits, var, yield, when, module, open, with, to, exports, non"]
    );
    assert_eq!(members("void record(int when) { } int yield() { return non-sealed; }").len(), 5);
}

#[test]
fn bodies_are_required() {
    let required = |text: &str| parse(file(text), text).diagnostics.len();
    assert_eq!(required("class C { void f(); C(); native int g(); } interface I { int h(); static void i(); }"), 3);
    assert_eq!(required("abstract class C { abstract void f(); } @interface A { int g(); }"), 0);
}
