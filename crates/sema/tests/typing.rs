//! Correct programs: what names mean, and where conversions are.

mod support;

use support::{dump_members, typed, typed_files};

#[test]
fn numbers_are_promoted_and_converted() {
    let dump = dump_members(
        "long f(int i, long l, boolean b) { l = i; i += l; i <<= l; l = i << l; l = i + l; b = i < l; b &= b ^ (i == l);
         i = (int) l; return b ? i : l; }",
    );
    let expected = "\
long f(int i, long l, boolean b)
    (l = (long) i)
    (i +={long} l)
    (i <<={int} l)
    (l = (long) (i << l))
    (l = ((long) i + l))
    (b = ((long) i < l))
    (b &={boolean} (b ^ ((long) i == l)))
    (i = (int) l)
    return (b ? (long) i : l)
";
    assert_eq!(dump, expected);
}

#[test]
fn the_names_of_constants_are_their_values() {
    let dump = dump_members(
        "static final int A = T.B + 1; static final int B = 1 << 4; final long c = 7; static final int D = 1 / 0;
         long f() { final int k = A * 2; return A + c + this.c + k + D; }",
    );
    let expected = "\
static final int A = (16 + 1) // constant 17
static final int B = (1 << 4) // constant 16
final long c = (long) 7 // constant 7L
static final int D = (1 / 0)
long f()
    int k = (17 * 2)
    return (((((long) 17 + 7L) + this.c) + (long) 34) + (long) T.D)
";
    assert_eq!(dump, expected);
}

#[test]
fn loops_keep_their_parts() {
    let dump = dump_members(
        "int f(int[] a) { int s = 0; for (int i = 0, j = 1; i < a.length; i++, --j) s += a[i];
         for (;;) { break; } for (int v : a) { continue; } do s--; while (s > 0); return s; }",
    );
    let expected = "\
int f(int[] a)
    int s = 0
    block
        int i = 0
        int j = 1
        while (i < a.length)
            (s +={int} a[i])
            update i++
            update --j
    block
        while true
            break
    for int v : a
        continue
    do
        s--
    while (s > 0)
    return s
";
    assert_eq!(dump, expected);
}

#[test]
fn the_most_specific_method_is_called() {
    let source = "class A { int f(int x) { return 1; } }
         class B extends A {
             boolean f(long x) { return true; } static void g(Object o) {} static void g(int[] o) {} static void g(A o) {}
             void h(B b) { int a = f(1); boolean c = f(1L); g(new int[2][]); g(new int[2]); B.g(b); b.f(2); super.f(3); }
         }";
    let dump = typed(source).dump();
    let expected = "\
        int a = this.A.f[int](1)
        boolean c = this.B.f[long](1L)
        B.g[Object](new int[][] of (2))
        B.g[int[]](new int[] of (2))
        B.g[A](b)
        b.A.f[int](2)
        super.A.f[int](3)
";
    assert!(dump.contains(expected), "{dump}");
}

#[test]
fn constructors_begin_with_a_call() {
    let source = "class A { int x = 3; A(int x) { this.x = x; } A() { this(5); } }
         class B extends A { } class C extends A { C() { super(1); } }";
    let dump = typed(source).dump();
    let expected = "\
class A extends java.lang.Object
    int x = 3
    constructor A(int x)
        call Object[]()
        (this.x = x)
    constructor A()
        call A[int](5)
class B extends A
    constructor B()
        call A[]()
class C extends A
    constructor C()
        call A[int](1)
";
    assert!(dump.ends_with(expected), "{dump}");
}

#[test]
fn fields_are_hidden_and_shadowed() {
    let source = "class A { int f; static int s; }
         class B extends A { long f; void g(int f) { this.f = f; super.f = f; ((A) this).f = A.s + s; B b = this; b.f++; } }";
    let dump = typed(source).dump();
    let expected = "\
        (this.f = (long) f)
        (this.A.f = f)
        ((A) this.f = (A.s + A.s))
        B b = this
        b.f++
";
    assert!(dump.contains(expected), "{dump}");
}

#[test]
fn a_conditional_has_the_nearest_common_class() {
    let source = "class A {} class B extends A {} class C extends A {}
         class T { A f(boolean c, B x, C y) { return c ? x : y; } A[] g(boolean c, B[] x, C[] y) { return c ? x : y; }
         Object h(boolean c, int[] x, C y) { return c ? x : y; } B i(boolean c, B x) { return c ? null : x; } }";
    assert_eq!(typed(source).errors, [""; 0]);
}

#[test]
fn overriding_is_found() {
    let source = "abstract class A { abstract A f(int x); static void s() {} private void p() {} }
         class B extends A { B f(int x) { return this; } static void s() {} void p() {} void f(long x) {} }
         final class C extends B { public boolean equals(Object o) { return true; } C f(int x) { return this; } }";
    let typed = typed(source);
    assert_eq!(typed.errors, [""; 0]);
    let overridden = |signature: &str| {
        typed.method(signature).overrides.map(|method| typed.program.methods[method].signature.to_string())
    };
    assert_eq!(overridden("B.f(int)").as_deref(), Some("A.f(int)"));
    assert_eq!(overridden("C.f(int)").as_deref(), Some("B.f(int)"));
    assert_eq!(overridden("B.f(long)"), None);
    assert_eq!(overridden("B.s()"), None);
    assert_eq!(overridden("B.p()"), None);
    assert!(typed.method("C.f(int)").is_final && typed.method("A.p()").is_final && !typed.method("B.f(int)").is_final);
}

#[test]
fn packages_and_imports_are_followed() {
    let typed = typed_files(&[
        "package p; public class A { public static int n; public q.B b; }",
        "package q; import p.A; public class B { int f(A a) { return A.n + p.A.n + a.b.g(); } int g() { return 1; } }",
        "package r; import q.*; class C { B b; java.lang.Object o; }",
    ]);
    assert_eq!(typed.errors, [""; 0]);
    assert!(typed.method("B.f(A)").body.is_some());
    assert_eq!(typed.program.unsupported, []);
}

#[test]
fn a_class_of_the_program_may_be_called_object() {
    let source =
        "class Object { int x; } class T { Object o; java.lang.Object f() { return o; } int g() { return o.x; } }";
    assert_eq!(typed(source).errors, [""; 0]);
}
