//! Java that is not understood yet: named at its place, and never an error.

mod support;

use support::{typed, typed_files};

#[test]
fn a_method_is_not_used_when_it_has_something_unknown() {
    let typed =
        typed("class T { void f() { String s = \"a\"; } int g(int x) { return x; } double h() { return 1.5; } }");
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("T.f()"), ["classes outside the files given: `String`", "string literals"]);
    assert!(typed.method("T.f()").body.is_none());
    assert!(typed.method("T.g(int)").body.is_some());
    assert_eq!(typed.unsupported("T.h()"), ["values of type `double`", "floating-point literals"]);
}

#[test]
fn a_class_is_not_used_when_its_head_is_unknown() {
    let typed = typed(
        "interface I {} class A implements I { void f() {} } class B extends A { int g() { return missing; } }
         class C<X> { X x; X get() { return x; } } enum E { P } class N { static class M {} int h(M m) { return 1; } }
         class U { A a; void k(E e) { new C<Object>().get(); } void l() { N n = new N(); a = null; } }",
    );
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("A.f()"), ["classes that implement interfaces"]);
    assert_eq!(typed.unsupported("B.g()"), ["subclasses of `A`, which needs classes that implement interfaces"]);
    assert_eq!(typed.unsupported("C.get()"), ["generic classes"]);
    assert_eq!(typed.unsupported("N.h(M)"), ["nested types"]);
    assert_eq!(typed.unsupported("U.k(E)")[0], "uses of class `E`, which needs enums");
    let uses = "uses of class `N`, which needs nested types";
    let field = "uses of field `a`, which needs uses of class `A`, which needs classes that implement interfaces";
    assert_eq!(typed.unsupported("U.l()"), [uses, uses, field]);
}

#[test]
fn dispatch_knows_of_methods_in_unsupported_classes() {
    let typed =
        typed("class A { int f() { return 1; } } class N { static class M extends A { int f() { return 2; } } }");
    assert_eq!(typed.errors, [""; 0]);
    assert!(typed.method("M.f()").overrides.is_some());
    assert!(typed.method("A.f()").body.is_some());
}

#[test]
fn overloads_that_are_not_understood_may_be_meant() {
    let typed = typed(
        "class T { void f(int x) {} void f(double x) {} void g() { f(1); } void v(int... x) {} void h() { v(1, 2); }
         void o(Object x) {} void b() { o(1); } <X> void y(X x) {} void y(int x) {} void z() { y(1); } }",
    );
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("T.g()"), ["calls that may mean `T.f(double)`, whose parameters are not understood"]);
    assert_eq!(typed.unsupported("T.h()"), ["calls that may mean `T.v(int[])`, whose parameters are not understood"]);
    assert_eq!(typed.unsupported("T.b()"), ["boxing conversions"]);
    assert_eq!(typed.unsupported("T.z()"), ["calls that may mean `T.y(X)`, whose parameters are not understood"]);
}

#[test]
fn methods_of_object_are_not_in_the_library() {
    let typed = typed(
        "class A { boolean f(A o) { return o.equals(this); } int g() { return hashCode(); } }
         class B { public boolean equals(Object o) { return true; } boolean f(B o) { return o.equals(this); } }",
    );
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("A.f(A)"), ["methods of java.lang.Object"]);
    assert_eq!(typed.unsupported("A.g()"), ["methods of java.lang.Object"]);
    assert!(typed.method("B.f(B)").body.is_some());
}

#[test]
fn names_that_unknown_constructs_declare_are_no_errors() {
    let typed = typed(
        "class T { void f(Object o) { if (o instanceof T t) { t.g(); } } void g() { class L { int x; } new L().x = 1; }
         void h() { var x = 3; x++; } int x; int k(Object o) { return o instanceof T x && x.p() ? 1 : 2; } }",
    );
    assert_eq!(typed.errors, [""; 0]);
}

#[test]
fn classes_may_be_elsewhere() {
    let typed = typed_files(&[
        "package p; class T { Other o; void f() { Helper.h(); o.g(); } }",
        "import java.util.*; class U { void f(List l) { l.clear(); Collections.sort(l); } }",
        "import static java.lang.Math.*; class V { int f() { return max(1, 2); } }",
        "class W { int g() { return java.lang.Math.abs(1); } }",
    ]);
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(
        typed.unsupported("T.f()"),
        [
            "classes outside the files given: `Helper`",
            "uses of field `o`, which needs classes outside the files given: `Other`"
        ]
    );
    assert_eq!(typed.unsupported("V.f()"), ["static imports"]);
    assert_eq!(typed.unsupported("W.g()"), ["classes outside the files given: `java.lang.Math`"]);
}

#[test]
fn initial_values_that_are_not_understood_spoil_constructors() {
    let typed = typed(
        "class A { int x = Math.abs(1); A() {} A(int y) { this(); } int f() { return x; } }
         class B { String s = \"a\"; static int n = Math.abs(2); int f() { return 1; } } class C { String s = make(); String make() { return null; } }",
    );
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("A()"), ["classes outside the files given: `Math`"]);
    assert!(typed.method("A(int)").body.is_some() && typed.method("A.f()").body.is_some());
    assert!(typed.method("B()").body.is_some());
    assert_eq!(typed.unsupported("C()"), ["classes outside the files given: `String`"]);
}

#[test]
fn messages_of_assertions_are_left_out() {
    let typed = typed(
        "class T { int g() { return 1; } void f(int x) { assert x > 0 : \"text\"; assert x > 1 : x; }
         void h(int x) { assert x > 0 : g(); } }",
    );
    assert!(typed.method("T.f(int)").body.is_some());
    assert_eq!(typed.unsupported("T.h(int)"), ["messages of `assert` that are not literals or variables"]);
}

#[test]
fn static_members_through_an_expression() {
    let typed = typed("class T { static int s; static void m() {} int f(T t) { return t.s; } void g(T t) { t.m(); } }");
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("T.f(T)"), ["static members through an expression"]);
    assert_eq!(typed.unsupported("T.g(T)"), ["static members through an expression"]);
}
