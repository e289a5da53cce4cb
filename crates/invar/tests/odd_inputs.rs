//! Inputs that few people write: whatever they are, there is a report, and never a panic.

use crate::common;
use std::fs;
use std::path::Path;

/// Runs `invar` and returns its exit code and all that it printed.
fn run(arguments: &[&str]) -> (Option<i32>, String) {
    let output = common::output(common::invar().args(arguments));
    (output.status.code(), common::stdout(&output) + &common::stderr(&output))
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    fs::create_dir_all(file.parent().expect("a file lies in a folder")).expect("a folder can be made");
    fs::write(&file, text).expect("a file can be written");
    file.display().to_string()
}

/// What `check` says of a program with models of its own.
fn with_library(models: &[(&str, &str)], program: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, text) in models {
        write(&folder.path().join("library"), name, text);
    }
    let file = write(folder.path(), "U.java", program);
    let library = folder.path().join("library").display().to_string();
    run(&["check", "--no-cache", "--per-method", "5", "--library", &library, &file])
}

#[test]
fn stubs_without_bodies_are_seen_by_their_contracts() {
    let stub = "package org.ex; public class Stub { public Stub();\n//@ requires x > 0; ensures \\result == x; assignable \\nothing;\n\
                public static int same(int x); }";
    let program = "import org.ex.Stub;\nclass U {\nvoid good() { int x = Stub.same(3); assert x == 3; }\n\
                   void bad() { int x = Stub.same(3); assert x == 4; }\nvoid wrong(int y) { Stub.same(y); } }";
    let (code, text) = with_library(&[("org/ex/Stub.java", stub)], program);
    assert!(matches!(code, Some(1 | 3)), "{text}");
    assert!(text.contains("IV0202"), "{text}");
    assert!(!text.contains("x == 3` may be false") && text.contains("`x == 4` may be false"), "{text}");
}

#[test]
fn frames_of_stubs_may_speak_of_fields_that_nothing_uses() {
    let stub = "package org.ex; public class C {\n//@ public model int size;\n//@ public ghost int ghostly;\nprotected Object part;\n\
                //@ ensures size == 0;\npublic C();\n//@ ensures size == \\old(size) + 1; assignable size, ghostly, part;\n\
                public void add(Object o);\n//@ ensures \\result == size; pure\npublic int size();\n}";
    let program = "import org.ex.C;\nclass U { void f(Object o) { C c = new C(); c.add(o); assert c.size() == 1; } }";
    let (code, text) = with_library(&[("org/ex/C.java", stub)], program);
    assert_eq!(code, Some(3), "{text}");
}

/// Models that somebody might write, each with a program that uses it.
const ODD_MODELS: &[(&str, &str, &str)] = &[
    (
        "java/util/List.java",
        "package java.util; public interface List<E> extends Collection<E> { int size(); E get(int i); }",
        "import java.util.*; class U { int f(List<String> l) { return l.size(); } int g() { return new ArrayList<String>().size(); } }",
    ),
    (
        "java/util/ArrayList.java",
        "package java.util; public class ArrayList<E> extends AbstractList<E> implements List<E> { public ArrayList(); public int size(); public E get(int i); }",
        "import java.util.*; class U { int g() { List<String> l = new ArrayList<>(); for (String s : l) { } return l.size(); } }",
    ),
    (
        "java/lang/String.java",
        "package java.lang; public final class String { public int length(); }",
        "class U { int f(String s) { return s.length(); } }",
    ),
    (
        "java/lang/Object.java",
        "package java.lang; public class Object { public Object(); public boolean equals(Object o); }",
        "class U { boolean f(Object s) { return s.equals(this); } }",
    ),
    (
        "java/lang/Integer.java",
        "package java.lang; public final class Integer extends Number { public static Integer valueOf(int x); public int intValue(); }",
        "class U { int f(Integer s) { Integer i = 3; return s + i; } }",
    ),
    (
        "java/lang/Throwable.java",
        "package java.lang; public class Throwable { public Throwable(); public String getMessage(); }",
        "class U { int f(int[] a) { try { return a[0]; } catch (RuntimeException e) { return 1; } } }",
    ),
    (
        "java/util/Iterator.java",
        "package java.util; public interface Iterator<E> { boolean hasNext(); E next(); }",
        "import java.util.*; class U { int f(List<String> l) { int n = 0; for (String s : l) n++; return n; } }",
    ),
    (
        "org/ex/A.java",
        "package org.ex; public abstract class A { protected int x;\n//@ invariant x > 0;\nprotected A(int y); public abstract int g(); protected native int n(); static { } }",
        "import org.ex.A; class U extends A { U() { super(3); } public int g() { return 1; } int k() { return n(); } }",
    ),
    (
        "org/ex/E.java",
        "package org.ex; public enum E { A, B; public int code(); public static E of(int i); }",
        "import org.ex.E; class U { int f(E e) { switch (e) { case A: return 1; default: return E.of(3).code(); } } }",
    ),
    (
        "org/ex/R.java",
        "package org.ex; public record R(int a, String b) { public int sum(); public static R of(int a); }",
        "import org.ex.R; class U { int f(R r) { return r.a() + r.sum() + R.of(3).a(); } boolean g(R r) { return r.equals(R.of(1)); } }",
    ),
    (
        "org/ex/F.java",
        "package org.ex; public class F { public static final F ONE = new F(1); public static int count = make(); private F(int x); public static int make(); }",
        "import org.ex.F; class U { static final int C = F.count; int f() { return F.count + C; } F g() { return F.ONE; } }",
    ),
    (
        "org/ex/I.java",
        "package org.ex; public interface I { int apply(int x); static I twice(I f); default I then(I g); }",
        "import org.ex.I; class U { int f() { I a = x -> x + 1; return I.twice(a).then(y -> y * 2).apply(3); } }",
    ),
    (
        "org/ex/B.java",
        "package org.ex; public class B { public int x(;\n }",
        "import org.ex.B; class U { int f(B b) { return 1; } }",
    ),
    (
        "org/ex/B.java",
        "package org.ex; public class B { public Missing x();\n//@ ensures \\result == nowhere;\npublic int y(); }",
        "import org.ex.B; class U { int f(B b) { return b.y(); } }",
    ),
    (
        "Q.java",
        "package org.other; public class Q { public int y(); }",
        "import org.other.Q; class U { int f(Q b) { return b.y(); } }",
    ),
];

#[test]
fn odd_models_never_make_it_panic() {
    common::in_parallel(ODD_MODELS, |(name, model, program)| {
        let (code, text) = with_library(&[(name, model)], program);
        assert!(matches!(code, Some(0 | 1 | 3 | 4)), "{name}: {code:?}\n{text}");
        assert!(!text.contains("IV0901"), "{name}: {text}");
    });
}

/// Programs that somebody might write, or that are no programs.
const ODD_PROGRAMS: &[&str] = &[
    "",
    "\u{feff}class A { }",
    "class A { } class A { void m() { } }",
    "class A extends A { void m() { } }",
    "class A extends B { } class B extends A { void m() { super.m(); } }",
    "interface I extends I { }",
    "class A { void m(int x, int x) { assert x == 1; } void m(int y, int z) { } }",
    "class A { int f = f; static int g = A.g + 1; final int h; void m() { assert h == 0; } }",
    "enum E { A { void m() { } }, B; abstract void m(); }",
    "record R(int a, int a) { R { } R(int b) { } }",
    "class A { //@ ensures \\result == ; \n int m() { return 1; } }",
    "class A { /*@ requires",
    "class A { void m() { //@ loop_invariant x\n while (true) { } } }",
    "class A { //@ represents s = 1;\n //@ model int s;\n //@ assignable s; ensures s == 1;\n void m() { } }",
    "class A { //@ ghost int g; \n //@ requires g > 0; assignable g; ensures g == 0;\n void m() { //@ set g = 0;\n } }",
    "class A<T extends T> { T m(T t) { return t; } }",
    "class A { native void n(); strictfp synchronized final void m() { n(); } }",
    "class A { void m() { class L extends L { } new L(); } }",
    "class A { int m(Object o) { return switch (o) { case Integer i when i > 0 -> 1; case String s -> 2; default -> 3; }; } }",
    "import nowhere.at.all.*; import static nowhere.Else.*; class A { void m() { } }",
    "package p; import p.A; class A { A a = new A() { { a = this; } }; }",
    "class A { void m() { int x = 0; x: for (;;) { break x; } } } }",
    "@interface N { int v() default 1 / 0; } @N class A { static final int Z = 1 / 0; }",
];

#[test]
fn odd_programs_never_make_it_panic() {
    common::in_parallel(ODD_PROGRAMS, |program| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = write(folder.path(), "A.java", program);
        let (code, text) = run(&["check", "--no-cache", "--per-method", "5", &file]);
        assert!(matches!(code, Some(0..=4)), "{program}: {code:?}\n{text}");
        assert!(!text.contains("IV0901"), "{program}: {text}");
    });
}

#[test]
fn a_package_that_is_missing_is_one_message_with_the_option_that_helps() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for name in ["A", "B", "C"] {
        let text = format!(
            "import org.nowhere.tree.Heap;\nimport org.nowhere.Tree;\nclass {name} {{ Heap heap; Tree tree(Heap h) {{ return null; }} }}"
        );
        write(folder.path(), &format!("{name}.java"), &text);
    }
    write(folder.path(), "D.java", "class D { void m(int x) { assert x == 1; } }");
    let (code, text) = run(&["check", "--no-cache", &folder.path().display().to_string()]);
    assert_eq!(code, Some(4), "{text}");
    assert_eq!(text.matches("error[").count(), 1, "{text}");
    assert!(text.contains("there is no package `org.nowhere`, which 2 other files import too"), "{text}");
    assert!(text.contains("--classpath"), "{text}");
    // The files that do not need it are checked.
    assert!(text.contains("refuted[IV0208"), "{text}");
}

#[test]
fn tokens_are_read_without_anything_else() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "A.java", "import org.nowhere.Tree;\nclass A { Tree t = ; }");
    let (code, text) = run(&["dump", "--stage", "tokens", "--jdk", "/no/such/jdk", &file]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Tree") && !text.contains("error"), "{text}");
}
