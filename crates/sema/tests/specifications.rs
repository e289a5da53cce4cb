//! Contracts, invariants and the specifications in bodies.

mod support;

use support::{dump_members, member_errors, typed};

#[test]
fn a_contract_is_typed() {
    let dump = dump_members(
        "int f; int[] a; T next; static int n; static final int K = 3;
         /*@ public normal_behavior
           @   requires x > K && (\\forall int i; 0 <= i && i < a.length; a[i] >= 0);
           @   assignable f, next.f, n, a[*], a[1..x], a[0], next.*, \\nothing;
           @   ensures \\result == \\old(f) + x <==> next != null;
           @*/
         int m(int x) { return x; }
         //@ signals_only NullPointerException, java.lang.RuntimeException;
         void k() { }",
    );
    let expected = "\
int m(int x)
    requires ((x > 3) && (\\forall int i; ((0 <= i) && (i < this.a.length)); (this.a[i] >= 0)))
    ensures ((\\result == (\\old(this.f) + x)) <==> (this.next != null))
    assignable this.f, this.next.f, T.n, this.a[*], this.a[1..x], this.a[0..0], this.next.*
    signals_only \\nothing
    return x
void k()
    signals_only NullPointerException, RuntimeException
";
    assert!(dump.ends_with(expected), "{dump}");
}

#[test]
fn loops_and_statements_have_specifications() {
    let dump = dump_members(
        "int f; void m(int n) { int i = 0;
         //@ loop_invariant 0 <= i && \\old(f) == f && \\old(n) >= n;
         //@ decreases n - i;
         //@ assignable f;
         while (i < n) { i++; }
         //@ assume i == n;
         //@ assert (\\exists long k; k == i);
         }",
    );
    let expected = "\
    while (i < n)
        loop_invariant (((0 <= i) && (\\old(this.f) == this.f)) && (\\old(n) >= n))
        decreases (n - i)
        assignable this.f
        i++
    @ assume (i == n)
    @ assert (\\exists long k; (k == (long) i))
";
    assert!(dump.ends_with(expected), "{dump}");
}

#[test]
fn fields_are_nullable_without_specification() {
    let typed = typed(
        "class A { A a; A f(A p) { return a; } }
         class B { B b; /*@ nullable @*/ B c; @Nullable B d; //@ invariant b != null;
           /*@ nullable @*/ B f(/*@ nullable @*/ B p, B q) { return b; } B g() { return b; } }",
    );
    assert_eq!(typed.errors, [""; 0]);
    let nullable: Vec<(&str, bool)> =
        typed.program.fields.values().map(|field| (field.name.as_str(), field.is_nullable)).collect();
    assert_eq!(nullable, [("a", true), ("b", false), ("c", true), ("d", true)]);
    assert!(typed.method("A.f(A)").result_is_nullable);
    let method = typed.method("B.f(B, B)");
    let parameters: Vec<bool> = method.parameters.iter().map(|local| method.locals[*local].is_nullable).collect();
    assert_eq!(parameters, [true, false]);
    assert!(method.result_is_nullable && !typed.method("B.g()").result_is_nullable);
}

#[test]
fn specifications_change_nothing() {
    let rule = "specification-error at ";
    for (clause, place, what) in [("x++ > 0", "x++", "`++`"), ("new T() != null", "new T()", "`new`")] {
        let errors = member_errors(&format!("//@ requires {clause};\n void f(int x) {{ }}"));
        assert_eq!(errors, [format!("{rule}`{place}`: {what} cannot stand in a specification")]);
    }
}

#[test]
fn clauses_have_their_types_and_states() {
    let check = |clause: &str, message: &str| {
        let errors = member_errors(&format!("int f;\n//@ {clause}\nvoid m(int x) {{ }}"));
        assert_eq!(errors, [format!("specification-error at {message}")], "{clause}");
    };
    check("requires x;", "`x`: expected `boolean`, found `int`");
    check("requires \\old(f) > 0;", "`\\old(f)`: `\\old` cannot be used here: there is no earlier state");
    check(
        "ensures \\result > 0;",
        "`\\result`: `\\result` can only be used in `ensures` of a method that returns a value",
    );
    check("assignable x;", "`x`: `x` is a parameter, which callers cannot see change");
    check("requires (\\forall int x; true);", "`x`: variable `x` is already declared here");
    check("requires unknown > 0;", "`unknown`: variable `unknown` is not declared");
}

#[test]
fn what_contradicts_itself_is_reported() {
    assert_eq!(
        member_errors("int f; //@ assignable f;\n /*@ pure @*/ int m() { return 1; }"),
        ["specification-error at `f`: a `pure` method cannot have anything `assignable`"]
    );
    assert_eq!(
        member_errors("int f; //@ static invariant f > 0;\n"),
        ["specification-error at `f`: field `f` is not static, and there is no `this` here"]
    );
    assert_eq!(
        member_errors("int f; //@ requires f > 0;\n T() { }"),
        [
            "specification-error at `f`: the object does not exist yet when the precondition of its constructor must hold"
        ]
    );
    assert_eq!(
        member_errors("void m() { int u; //@ assert u > 0;\n }"),
        ["specification-error at `u`: variable `u` may have no value here"]
    );
}

#[test]
fn what_is_not_understood_is_named() {
    let typed = typed(
        "class T { int f; int g() { return 1; }
         //@ requires g() > 0;
         void a() { }
         //@ requires (f & 1) == 0;
         void b() { a(); }
         /*@ exceptional_behavior requires true; @*/
         void c() { }
         void d() { int i = 0; //@ assert \\old(i) == 0;
         }
         //@ ensures \\old(f) == 0;
         T() { }
         /*@ helper @*/ void e() { }
         //@ invariant g() > 0;
         //@ signals_only Foo;
         void h() { } }",
    );
    assert_eq!(typed.errors, [""; 0]);
    assert_eq!(typed.unsupported("T.a()"), ["method calls in specifications"]);
    assert_eq!(
        typed.unsupported("T.b()"),
        ["bitwise operators in specifications", "calls of `T.a()`, whose signature or specification is not understood"]
    );
    assert_eq!(typed.unsupported("T.c()"), ["exceptional behaviours"]);
    assert_eq!(typed.unsupported("T.d()"), ["local variables in `\\old`, like `i`"]);
    assert_eq!(typed.unsupported("T()"), ["fields of the new object in `\\old` of constructors"]);
    assert_eq!(typed.unsupported("T.e()"), ["helper methods"]);
    assert_eq!(typed.unsupported("T.h()"), ["exceptions outside of java.lang in `signals_only`"]);
    let class = typed.program.class_named("T").map(|class| &typed.program.classes[class]);
    let invariants = class.map(|class| class.invariants[0].unsupported.len());
    assert_eq!(invariants, Some(1));
}
