//! Wrong programs: one mistake, one message, at the right place.

mod support;

use support::{errors, member_errors, typed, typed_files};

#[test]
fn types_must_fit() {
    assert_eq!(member_errors("int f(long x) { return x; }"), ["type-error at `x`: expected `int`, found `long`"]);
    assert_eq!(member_errors("void f() { int x = true; }"), ["type-error at `true`: expected `int`, found `boolean`"]);
    assert_eq!(member_errors("void f() { if (1) { } }"), ["type-error at `1`: expected `boolean`, found `int`"]);
    assert_eq!(
        member_errors("void f(boolean b) { b = b & 1; }"),
        ["type-error at `b & 1`: operator `&` cannot be applied to `boolean` and `int`"]
    );
    assert_eq!(
        member_errors("boolean f(int a) { return a == null; }"),
        ["type-error at `a == null`: values of types `int` and `null` cannot be compared"]
    );
    assert_eq!(
        errors("class A {} class B {} class T { B f(A a) { return (B) a; } }"),
        ["type-error at `(B) a`: `A` cannot be cast to `B`"]
    );
    assert_eq!(
        member_errors("int f(int[] a, long i) { return a[i]; }"),
        ["type-error at `i`: expected `int`, found `long`"]
    );
    assert_eq!(
        member_errors("void g() {} void f() { int x = g(); }"),
        ["type-error at `g()`: a value is expected here, but the method returns none"]
    );
}

#[test]
fn narrowing_gets_a_hint() {
    assert_eq!(typed("class T { int f(long x) { return x; } }").help, ["a cast can do this: `(int) …`"]);
}

#[test]
fn names_must_be_declared() {
    let wrong = typed("class T { int balance; int f() { return balanse + 1; } }");
    assert_eq!(wrong.errors, ["name-error at `balanse`: variable `balanse` is not declared"]);
    assert_eq!(wrong.help, ["did you mean `balance`?"]);
    assert_eq!(member_errors("void f() { g(); }"), ["name-error at `g`: class `T` has no method `g`"]);
    assert_eq!(member_errors("void f(T t) { t.x = 1; }"), ["name-error at `x`: class `T` has no field `x`"]);
    assert_eq!(member_errors("Foo f;"), ["name-error at `Foo`: class `Foo` is not declared"]);
    assert_eq!(
        member_errors("void f() { foo.bar(); }"),
        ["name-error at `foo`: `foo` is neither a variable nor a class"]
    );
}

#[test]
fn a_mistake_does_not_cause_others() {
    let source =
        "class T extends Missing { int f() { return g(1) + h; } } class U { T t; int k(T t) { return t.f() + t.x; } }";
    assert_eq!(errors(source), ["name-error at `Missing`: class `Missing` is not declared"]);
    assert_eq!(
        member_errors("int f() { Foo x = new Foo(1); int y = x.z + x.w(); return y; }").len(),
        2,
        "the two mentions of the class"
    );
    assert_eq!(member_errors("int f() { int x = unknown + 1; return x; }").len(), 1);
}

#[test]
fn access_is_checked() {
    let source = "class A { private int x; private void m() {} private A() {} }
         class B { void f(A a) { a.x = 1; } void g(A a) { a.m(); } A h() { return new A(); } }";
    assert_eq!(
        errors(source),
        [
            "name-error at `x`: field `x` is private in class `A`",
            "name-error at `m`: `A.m()` is not accessible here",
            "name-error at `A`: `A()` is not accessible here",
        ]
    );
    let typed = typed_files(&[
        "package p; public class A { protected int x; int y; protected void m() {} }",
        "package q; class B extends p.A { void f(p.A a, B b) { b.x = 1; super.x = 2; m(); a.x = 3; y = 4; a.m(); } }",
    ]);
    assert_eq!(
        typed.errors,
        [
            "name-error at `x`: field `x` of class `A` is not accessible from this package",
            "name-error at `y`: field `y` of class `A` is not accessible from this package",
            "name-error at `m`: `A.m()` is not accessible here",
        ]
    );
}

#[test]
fn declarations_are_unique() {
    assert_eq!(member_errors("int x; boolean x;"), ["name-error at `x`: field `x` is declared twice"]);
    assert_eq!(
        member_errors("void f(int a) {} int f(int b) { return b; }"),
        ["name-error at `f`: `T.f(int)` is declared twice"]
    );
    assert_eq!(errors("class T {} class T {}"), ["name-error at `T`: class `T` is declared twice"]);
    assert_eq!(
        member_errors("void f(int x) { { int x = 2; } }"),
        ["name-error at `x`: variable `x` is already declared here"]
    );
}

#[test]
fn classes_inherit_properly() {
    assert_eq!(
        errors("class A extends B {} class B extends A {}"),
        ["type-error at `A`: class `A` inherits from itself"]
    );
    assert_eq!(
        errors("final class A {} class B extends A {}"),
        ["type-error at `A`: class `A` is final and cannot be extended"]
    );
    assert_eq!(
        errors("abstract class A { abstract void f(); } class B extends A { A g() { return new B(); } }"),
        ["type-error at `B`: class `B` is not abstract and does not implement `A.f()`"]
    );
    assert_eq!(
        errors("abstract class A { A g() { return new A(); } }"),
        ["type-error at `new A()`: class `A` is abstract and has no objects of its own"]
    );
    assert_eq!(
        errors("class A { void f() {} } class B extends A { int f() { return 1; } }"),
        ["type-error at `f`: expected result type `void` as in `A.f()`, found `int`"]
    );
    assert_eq!(
        errors("class A { final void f() {} } class B extends A { void f() {} }"),
        ["type-error at `f`: `A.f()` is final and cannot be overridden"]
    );
    assert_eq!(
        member_errors("@Override void f() {}"),
        ["type-error at `f`: `T.f()` overrides no method of a superclass"]
    );
}

#[test]
fn constructors_must_exist_and_end() {
    assert_eq!(
        errors("class A { A(int x) {} } class B extends A { }"),
        ["type-error at `B`: class `A` has no constructor `A()`"]
    );
    assert_eq!(
        errors("class A { A() { this(1); } A(int x) { this(); } }"),
        ["type-error at `A`: constructor `A()` calls itself"]
    );
    assert_eq!(
        errors("class A { int y; A(int x) {} A() { this(y); } }"),
        ["type-error at `y`: the object cannot be used in the arguments of a constructor call"]
    );
}

#[test]
fn static_code_has_no_object() {
    assert_eq!(
        member_errors("int x; static int f() { return x; }"),
        ["type-error at `x`: field `x` is not static, and there is no `this` here"]
    );
    assert_eq!(
        member_errors("static T f() { return this; }"),
        ["type-error at `this`: there is no `this` in a static context"]
    );
    assert_eq!(
        member_errors("void g() {} static void f() { T.g(); }"),
        ["type-error at `g`: method `g` is not static: an object is needed"]
    );
}

#[test]
fn calls_are_not_ambiguous() {
    assert_eq!(
        member_errors("void f(int x, long y) {} void f(long x, int y) {} void g() { f(1, 2); }"),
        ["type-error at `f`: `f(int, int)` may mean several methods"]
    );
    assert_eq!(
        member_errors("void f(int d) {} void g() { f(true); }"),
        ["type-error at `f`: class `T` has no method `f(boolean)`"]
    );
}

#[test]
fn final_means_final() {
    assert_eq!(
        member_errors("void f(final int k) { k = 2; }"),
        ["type-error at `k`: variable `k` is final and has its value already"]
    );
    assert_eq!(
        member_errors("final int[] a = {1}; void f() { a[0] = 1; a = null; }"),
        ["type-error at `a`: field `a` is final and cannot be assigned to here"]
    );
    assert_eq!(
        member_errors("static final int X;"),
        ["type-error at `X`: static final field `X` has no initial value"]
    );
}

#[test]
fn modifiers_stand_where_they_may() {
    assert_eq!(member_errors("abstract int x;"), ["type-error at `abstract`: `abstract` cannot stand here"]);
    assert_eq!(member_errors("private public int x;"), ["type-error at `public`: `public` contradicts `private`"]);
}
