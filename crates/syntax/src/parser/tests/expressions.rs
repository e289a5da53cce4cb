//! Expressions beyond operators: lambdas, method references, `new`, class literals, outer objects.

use super::*;

#[test]
fn lambdas() {
    assert_eq!(expression("x -> x + 1"), "(lambda (x) (+ x 1))");
    assert_eq!(expression("() -> 1"), "(lambda () 1)");
    assert_eq!(expression("(a, b) -> a"), "(lambda (a, b) a)");
    assert_eq!(expression("(int a, B<C> b) -> a"), "(lambda (int a, B<C> b) a)");
    assert_eq!(expression("(final A a, @B int... c) -> a"), "(lambda (final A a, @B int... c) a)");
    assert_eq!(expression("(int a[]) -> a"), "(lambda (int[] a) a)");
    assert_eq!(expression("x -> y -> z"), "(lambda (x) (lambda (y) z))");
    assert_eq!(expression("x -> y = z"), "(lambda (x) (= y z))");
    assert_eq!(expression("a ? x -> 1 : y -> 2"), "(?: a (lambda (x) 1) (lambda (y) 2))");
    assert_eq!(expression("(A) () -> 1"), "(cast A (lambda () 1))");
    assert_eq!(statements("f((a, b) -> { return a; }, c);"), ["(call f (lambda (a, b) {", "    return a", "  }) c)"]);
}

#[test]
fn method_references() {
    for (text, expected) in [
        ("A::b", "(::b A)"),
        ("this::a", "(::a this)"),
        ("super::a", "(::a super)"),
        ("A.super::b", "(::b (super A))"),
        ("\"a\"::b", "(::b \"a\")"),
        ("f()::b", "(::b (call f))"),
        ("A::new", "(::new A)"),
        ("int[]::new", "(::new type int[])"),
        ("a.B[][]::new", "(::new type a.B[][])"),
        ("List<String>::new", "(::new type List<String>)"),
        ("Map.Entry<K, V[]>::getKey", "(::getKey type Map.Entry<K, V[]>)"),
        ("A<B>.C<D>::e", "(::e type A<B>.C<D>)"),
        ("A::<B>c", "(::<B>c A)"),
        ("List<A>[]::new", "(::new type List<A>[])"),
        ("A @B []::new", "(::new type A @B [])"),
        ("@A B::c", "(::c type @A B)"),
    ] {
        assert_eq!(expression(text), expected);
    }
    assert_eq!(expression("a < b ? c : d"), "(?: (< a b) c d)");
}

#[test]
fn class_literals() {
    for (text, expected) in [
        ("A.class", "(class A)"),
        ("a.b.C.class", "(class a.b.C)"),
        ("int.class", "(class int)"),
        ("void.class", "(class void)"),
        ("int[][].class", "(class int[][])"),
        ("a.B[].class", "(class a.B[])"),
        ("A.class.getName()", "(call .getName (class A))"),
    ] {
        assert_eq!(expression(text), expected);
    }
    assert_eq!(statements("int.class.getName(); int[].class.f();").len(), 2);
}

#[test]
fn outer_objects() {
    assert_eq!(expression("A.this"), "(this A)");
    assert_eq!(expression("a.B.this.c"), "(.c (this (.B a)))");
    assert_eq!(expression("A.super.b(1)"), "(call .b (super A) 1)");
    assert_eq!(expression("A.super.b"), "(.b (super A))");
    assert_eq!(expression("a.new B(1)"), "(new B outer a 1)");
    assert_eq!(expression("a.b().new <T>C<>(1)"), "(new <T>C<> outer (call .b a) 1)");
}

#[test]
fn type_arguments_of_calls() {
    assert_eq!(expression("this.<A>b(1)"), "(call .<A>b this 1)");
    assert_eq!(expression("super.<A, B>b()"), "(call .<A, B>b super)");
    assert_eq!(expression("new <A> B(1)"), "(new <A>B 1)");
    assert_eq!(expression("A.<int[]>b()"), "(call .<int[]>b A)");
}

#[test]
fn constructor_calls() {
    assert_eq!(statement("<T>this(a);"), "(<T>this(…) a)");
    assert_eq!(statement("a.super(b);"), "(super(…) outer a b)");
    assert_eq!(statement("a.<T>super(b);"), "(<T>super(…) outer a b)");
    assert_eq!(statement("new A(1).super();"), "(super(…) outer (new A 1))");
}

#[test]
fn creations() {
    assert_eq!(expression("new A<B>(c)"), "(new A<B> c)");
    assert_eq!(expression("new A<>()"), "(new A<>)");
    assert_eq!(expression("new A<B>[3]"), "(new A<B>[] 3)");
    assert_eq!(statements("a(new B() { int c; }, d);"), ["(call a (new B {", "    field int c", "  }) d)"]);
}

#[test]
fn patterns_in_instanceof() {
    assert_eq!(expression("a instanceof B b && c"), "(&& (matches B b a) c)");
    assert_eq!(expression("a instanceof final B b"), "(matches final B b a)");
    assert_eq!(expression("a instanceof B(int c, D(var e), F<G> h)"), "(matches B(int c, D(var e), F<G> h) a)");
    assert_eq!(expression("a instanceof B()"), "(matches B() a)");
    assert_eq!(expression("a instanceof B<?>"), "(instanceof B<?> a)");
    assert_eq!(expression("(A<B>) c"), "(cast A<B> c)");
}

#[test]
fn postfix_operators_come_last() {
    assert_eq!(expression("a.b[c]++ + d"), "(+ (postfix ++ ([] (.b a) c)) d)");
    assert_eq!(expression("-1 + a"), "(+ (- 1) a)");
    assert_eq!(expression("a - -1"), "(- a (- 1))");
}

#[test]
fn spans_cover_the_whole_construct() {
    let text = "class C { void m() { f(x -> { g(); }, 1); try { } finally { } } }";
    let printed = format!("{:?}", read(text).unit);
    for construct in ["x -> { g(); }", "try { } finally { }", "f(x -> { g(); }, 1)"] {
        let start = text.find(construct).unwrap();
        let span = format!("start: {start}, end: {}", start + construct.len());
        assert!(printed.contains(&span), "{construct}: {span}");
    }
}
