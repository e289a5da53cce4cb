//! Types: arguments, wildcards, annotations, arrays, `var`.

use super::*;

#[test]
fn generic_types() {
    assert_eq!(statement("List<String> x = y;"), "local List<String> x = y");
    assert_eq!(statement("Map<K, List<? extends V[]>>[] x;"), "local Map<K, List<? extends V[]>>[] x");
    assert_eq!(statement("A<B>.C<D> x;"), "local A<B>.C<D> x");
    assert_eq!(statement("A<?, ? super B, int[]>x;"), "local A<?, ? super B, int[]> x");
    assert_eq!(statement("A<B<C<D>>> x;"), "local A<B<C<D>>> x");
    assert_eq!(statement("a.b.C<D>[][] x[] = y;"), "local a.b.C<D>[][] x[] = y");
    assert_eq!(statement("A<B>x=c;"), "local A<B> x = c");
}

#[test]
fn annotated_types() {
    assert_eq!(statement("Map<@A(1) K, @B ? extends @C V> x;"), "local Map<@A(1) K, @B ? extends @C V> x");
    assert_eq!(statement("a.@B C x;"), "local a.@B C x");
    assert_eq!(statement("C @A [] @B [] x;"), "local C @A [] @B [] x");
    assert_eq!(members("@A int @B [] f() @C [] { }")[0], "method @A int @C [] @B [] f()");
    assert_eq!(members("<T> @A T f(@B int... a) throws @C E { }")[0], "method <T> @A T f(@B int... a) throws @C E");
    assert_eq!(members("void f(String @A ... a) { }")[0], "method void f(String @A ... a)");
    assert_eq!(expression("(@A B) c"), "(cast @A B c)");
    assert_eq!(expression("a instanceof @B C"), "(instanceof @B C a)");
    assert_eq!(expression("new @A B()"), "(new @A B)");
    assert_eq!(expression("new int @A [3] @B []"), "(new int[][] 3)");
    assert_eq!(
        tree("class C<@A T extends @B D & @C E> extends @F G implements @H I { }").lines().next().unwrap(),
        "class C<@A T extends @B D & @C E> extends @F G implements @H I"
    );
}

#[test]
fn inferred_types() {
    assert_eq!(statement("var x = y;"), "local var x = y");
    assert_eq!(
        statements("for (Map.Entry<K, V> e : m.entrySet()) ; for (var i = 0; ; ) ; for (final var e : f) ;"),
        [
            "for-each Map.Entry<K, V> e : (call .entrySet m)",
            "  empty",
            "for var i = 0; ; ",
            "  empty",
            "for-each final var e : f",
            "  empty"
        ]
    );
    assert_eq!(expression("(var x, var y) -> x"), "(lambda (var x, var y) x)");
    let ty = |text: &str| {
        let unit = read(&format!("class C {{ void m() {{ {text} }} }}")).unit;
        format!("{unit:?}").contains("kind: Var")
    };
    assert!(ty("var x = 1;"));
    assert!(!ty("var.f();"));
}

#[test]
fn members_with_type_parameters() {
    assert_eq!(
        members("<T extends A<T> & B> T f(T t) { return t; } <T> C(T t) { } List<A> a; Map<B, C>[] f(List<D> d) { }"),
        [
            "method <T extends A<T> & B> T f(T t)",
            "  body",
            "    return t",
            "constructor <T> C(T t)",
            "  body",
            "field List<A> a",
            "method Map<B, C>[] f(List<D> d)",
            "  body"
        ]
    );
}

#[test]
fn intersections() {
    assert_eq!(expression("(A & B) c"), "(cast A & B c)");
    assert_eq!(expression("(A<B> & C) () -> 1"), "(cast A<B> & C (lambda () 1))");
}
