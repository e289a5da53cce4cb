//! Java that is not understood is a node at its place, and what follows is read.

use super::*;

/// The statement is not understood, to its end: the next one is read.
fn unsupported_statement(text: &str, what: &str) {
    assert_eq!(
        statements(&format!("{text} after();")),
        [format!("unsupported {what:?}"), "(call after)".to_owned()],
        "{text}"
    );
}

/// The expression is not understood, to its end: what stands behind it is read.
fn unsupported_expression(text: &str, what: &str) {
    assert_eq!(
        statements(&format!("f({text}, b); after();")),
        [format!("(call f (unsupported {what:?}) b)"), "(call after)".to_owned()],
        "{text}"
    );
}

#[test]
fn statements_that_are_not_understood() {
    unsupported_statement("throw new E();", "`throw` statements");
    unsupported_statement("try { a(); } catch (E | F e) { } catch (G g) { } finally { }", "`try` statements");
    unsupported_statement("try (A a = b; c) { }", "`try` statements");
    unsupported_statement("try { } /*@ x @*/ catch (E e) { } //@ y;\n finally { }", "`try` statements");
    unsupported_statement("switch (a) { case 1: b(); break; default: { } }", "`switch` statements");
    unsupported_statement("switch (a) { case 1, 2 -> b(); case A(var c) when c > 1 -> { } }", "`switch` statements");
    unsupported_statement("synchronized (a) { b(); }", "`synchronized` statements");
    unsupported_statement("a: while (true) { break a; }", "labels");
    unsupported_statement("a: b: f();", "labels");
    unsupported_statement("break a;", "labelled `break` statements");
    unsupported_statement("continue a;", "labelled `continue` statements");
    unsupported_statement("class A<B> extends C<B> { void f() { } }", "local classes");
    unsupported_statement("final class A { }", "local classes");
    unsupported_statement("record A(int b, C<D> c) { }", "local types");
    unsupported_statement("enum A { B { }, C }", "local types");
    unsupported_statement("interface A { }", "local types");
    unsupported_statement("sealed interface A permits B { }", "local types");
    unsupported_statement("non-sealed class A { }", "local types");
    unsupported_statement("<T>this(a);", "calls with type arguments");
    unsupported_statement("/*: note \"x\" */", "Jahob annotations");
    unsupported_statement("//: note x;\n", "Jahob annotations");
}

#[test]
fn expressions_that_are_not_understood() {
    for text in
        ["x -> x + 1", "() -> 1", "(a, b) -> { return a; }", "(int a, B<C> b) -> a", "x -> y -> z", "(var x) -> x"]
    {
        unsupported_expression(text, "lambda expressions");
    }
    for text in [
        "A::b",
        "this::a",
        "super::a",
        "A.super::b",
        "\"a\"::b",
        "A::new",
        "int[]::new",
        "a.B[][]::new",
        "List<String>::new",
        "Map.Entry<K, V[]>::getKey",
        "A<B>.C<D>::e",
        "A::<B>c",
        "List<A>[]::new",
    ] {
        unsupported_expression(text, "method references");
    }
    for text in ["int.class", "int[].class", "void.class", "a.B.class", "A[][].class"] {
        unsupported_expression(text, "class literals");
    }
    unsupported_expression("\"a\\\"b\"", "string literals");
    unsupported_expression("\"a\" + \"b\" + \"c\"", "string literals");
    unsupported_expression("\"\"\"\n a \"b\" \"\"\"", "text blocks");
    unsupported_expression("'\\''", "character literals");
    unsupported_expression("1.5e-3f", "floating-point literals");
    unsupported_expression("switch (a) { case 1 -> 2; default -> { yield 3; } }", "`switch` expressions");
    unsupported_expression("new A(1) { int b; void c() { } }", "anonymous classes");
    unsupported_expression("new A<>() { }", "anonymous classes");
    unsupported_expression("a instanceof B c", "patterns in `instanceof`");
    unsupported_expression("a instanceof final B c", "patterns in `instanceof`");
    unsupported_expression("a instanceof B(C d, var e)", "patterns in `instanceof`");
    unsupported_expression("A.this", "uses of an outer object (`C.this`)");
    unsupported_expression("a.new B(1)", "creations of inner objects (`o.new C()`)");
    unsupported_expression("A.super.b(1)", "members of a qualified `super` (`C.super.m()`)");
    unsupported_expression("this.<A>b(1)", "calls with type arguments");
    unsupported_expression("new <A> B(1)", "calls with type arguments");
    unsupported_expression("new int @A [3] @B []", "annotated types");
}

#[test]
fn parts_of_expressions() {
    assert_eq!(expression("\"a\".length() + b"), "(+ (call .length (unsupported \"string literals\")) b)");
    assert_eq!(expression("a + 'b'"), "(+ a (unsupported \"character literals\"))");
    assert_eq!(
        expression("a ? x -> 1 : y -> 2"),
        "(?: a (unsupported \"lambda expressions\") (unsupported \"lambda expressions\"))"
    );
    assert_eq!(expression("(A) () -> 1"), "(cast A (unsupported \"lambda expressions\"))");
    assert_eq!(expression("a instanceof B b && c"), "(&& (unsupported \"patterns in `instanceof`\") c)");
    assert_eq!(expression("(A & B) c"), "(cast (unsupported \"intersection types\") c)");
    assert_eq!(expression("new A<B>(c)"), "(new (unsupported \"generic types\") c)");
    assert_eq!(expression("(A<B>) c"), "(cast (unsupported \"generic types\") c)");
    assert_eq!(expression("a instanceof B<?>"), "(instanceof (unsupported \"generic types\") a)");
    assert_eq!(expression("new A<B>[3]"), "(new (unsupported \"generic types\")[] 3)");
}

#[test]
fn types_that_are_not_understood() {
    assert_eq!(statement("List<String> x = y;"), "local (unsupported \"generic types\") x = y");
    assert_eq!(statement("Map<K, List<? extends V[]>>[] x;"), "local (unsupported \"generic types\")[] x");
    assert_eq!(statement("A<B>.C<D> x;"), "local (unsupported \"generic types\") x");
    assert_eq!(statement("Map<@A(1) K, V> x;"), "local (unsupported \"generic types\") x");
    assert_eq!(statement("var x = y;"), "local (unsupported \"inferred types (`var`)\") x = y");
    assert_eq!(statement("a.@B C x;"), "local (unsupported \"annotated types\") x");
    assert_eq!(statement("C @B [] x;"), "local (unsupported \"annotated types\") x");
    assert_eq!(
        statements("for (Map.Entry<K, V> e : m.entrySet()) ; for (var i = 0; ; ) ;"),
        [
            "for-each (unsupported \"generic types\") e : (call .entrySet m)",
            "  empty",
            "for (unsupported \"inferred types (`var`)\") i = 0; ; ",
            "  empty"
        ]
    );
    assert_eq!(
        members("List<A> a; Map<B, C>[] f(List<D> d) { }"),
        [
            "field (unsupported \"generic types\") a",
            "method (unsupported \"generic types\")[] f((unsupported \"generic types\") d)",
            "  body"
        ]
    );
}

#[test]
fn members_that_are_not_understood() {
    assert_eq!(
        members("<T extends A<T> & B> T f(T t) { return t; } <T> C(T t) { }"),
        [
            "method T f(T t)",
            "  unsupported \"generic methods\"",
            "  body",
            "    return t",
            "constructor C(T t)",
            "  unsupported \"generic methods\"",
            "  body"
        ]
    );
    assert_eq!(
        members("void f(int a, B... b) { }"),
        ["method void f(int a, B[] b)", "  unsupported \"parameters of variable number (`...`)\"", "  body"]
    );
    assert_eq!(
        members("void f(C this, int a) { } class D { D(C C.this) { } }"),
        [
            "method void f(int a)",
            "  unsupported \"receiver parameters\"",
            "  body",
            "class D",
            "  constructor D()",
            "    unsupported \"receiver parameters\"",
            "    body"
        ]
    );
}

#[test]
fn types_of_other_kinds() {
    let text = "interface A<T> extends B, C<T> { int f(); default void g() { } } public enum D implements E { F, G(1) { } ; int h; } \
                record H<T>(int a, T b) implements I { H { } } @interface J { int value() default 1; } \
                sealed abstract class K permits L, M { int n; } final class O<P> { P q; }";
    let expected = "interface A\n  unsupported \"interfaces\"\npublic enum D\n  unsupported \"enums\"\n\
                    record H\n  unsupported \"records\"\n@interface J\n  unsupported \"annotation types\"\n\
                    sealed abstract class K\n  unsupported \"sealed classes\"\n  field int n\n\
                    final class O\n  unsupported \"generic classes\"\n  field P q\n";
    assert_eq!(tree(text), expected);
}

#[test]
fn nested_types_of_other_kinds() {
    assert_eq!(
        members("interface A { } static enum B { X } record D(int x) { } public @interface E { } int f;"),
        [
            "interface A",
            "  unsupported \"interfaces\"",
            "static enum B",
            "  unsupported \"enums\"",
            "record D",
            "  unsupported \"records\"",
            "public @interface E",
            "  unsupported \"annotation types\"",
            "field int f"
        ]
    );
}

#[test]
fn spans_cover_the_whole_construct() {
    let text = "class C { void m() { f(x -> { g(); }, 1); try { } finally { } } }";
    let printed = format!("{:?}", read(text).unit);
    for construct in ["x -> { g(); }", "try { } finally { }"] {
        let start = text.find(construct).unwrap();
        let span = format!("start: {start}, end: {}", start + construct.len());
        assert!(printed.contains(&span), "{construct}: {span}");
    }
}

#[test]
fn modules_are_not_an_error() {
    let diagnostics = read("import a.B; @C open module d.e { requires f; }").diagnostics;
    assert!(diagnostics.iter().all(|diagnostic| diagnostic.severity == base::Severity::Warning), "{diagnostics:?}");
}
