//! What files of specifications add to the source, and what belongs to nothing.

use super::merge;
use crate::{Bodies, FirstIds, Options, parse, parse_with, print};
use base::SourceMap;

/// The merged tree as text, and the messages.
fn merged(source: &str, specification: &str) -> (String, Vec<String>) {
    let mut sources = SourceMap::new();
    let file = sources.add("C.java", source);
    let beside = sources.add("C.jml", specification);
    let mut parsed = parse(file, source);
    let first_ids = FirstIds { expression: parsed.unit.expressions, declaration: parsed.unit.declarations };
    let options = Options { bodies: Bodies::Optional, first_ids, ..Options::default() };
    let read = parse_with(beside, specification, options);
    assert_eq!(parsed.diagnostics.iter().chain(&read.diagnostics).count(), 0, "{source}\n{specification}");
    let problems = merge(&mut parsed.unit, read.unit);
    let messages = problems.into_iter().map(|problem| {
        let span = problem.span.expect("a place");
        assert_eq!(span.file, beside);
        format!("{} at `{}`", problem.message, &specification[span.start as usize..span.end as usize])
    });
    (print::print(&parsed.unit), messages.collect())
}

fn tree(source: &str, specification: &str) -> Vec<String> {
    let (tree, messages) = merged(source, specification);
    assert_eq!(messages, Vec::<String>::new(), "{specification}");
    tree.lines().map(str::to_owned).collect()
}

fn errors(source: &str, specification: &str) -> Vec<String> {
    merged(source, specification).1
}

#[test]
fn contracts_belong_to_methods_of_the_same_signature() {
    assert_eq!(
        tree(
            "class C { void f(int a) { } void f(long a) { } C(String... s) { } }",
            "class C { /*@ requires a > 0; @*/ void f(long a); //@ ensures s != null;\n C(java.lang.String[] s); }"
        ),
        [
            "class C",
            "  method void f(int a)",
            "    body",
            "  method void f(long a)",
            "    contract",
            "      requires (> a 0)",
            "    body",
            "  constructor C(String... s)",
            "    contract",
            "      ensures (!= s null)",
            "    body"
        ]
    );
}

#[test]
fn cases_are_added_to_those_of_the_source() {
    assert_eq!(
        tree(
            "class C { //@ requires a;\n int f() { return 1; } }",
            "class C { //@ also ensures \\result == 1;\n /*@ pure @*/ int f(); }"
        )[1..6],
        ["  method pure int f()", "    contract also", "      requires a", "    also", "      ensures (== \\result 1)"]
    );
}

#[test]
fn modifiers_members_and_imports_are_added() {
    assert_eq!(
        tree(
            "import a.B; class C { private int x; void f(Object o) { } class D { } }",
            "import a.B; import a.E; /*@ nullable_by_default @*/ class C { /*@ spec_public @*/ private int x; \
             //@ invariant x > 0; ghost int y; model int z(); model class M { }\n \
             void f(/*@ nullable @*/ Object o); static class D { //@ invariant true;\n } }"
        ),
        [
            "import a.B",
            "import a.E",
            "nullable_by_default class C",
            "  field private spec_public int x",
            "  method void f(nullable Object o)",
            "    body",
            "  class D",
            "    invariant true",
            "  invariant (> x 0)",
            "  field ghost int y",
            "  method model int z()",
            "    no body",
            "  model class M"
        ]
    );
    assert_eq!(tree("class C { }", "//@ model class M { }\nclass C { }"), ["class C", "model class M"]);
}

#[test]
fn what_belongs_to_nothing_is_told() {
    let missing = |what: &str, name: &str| {
        format!("the {what} `{name}` that is specified here does not exist in the source at `{name}`")
    };
    let source = "class C { int x; int f(int a) { return a; } }";
    assert_eq!(errors(source, "class D { }"), [missing("class", "D")]);
    assert_eq!(errors(source, "class C { class E { } }"), [missing("class", "E")]);
    assert_eq!(errors(source, "class C { int x, y; }"), [missing("field", "y")]);
    assert_eq!(errors(source, "class C { int f(long a); }"), [missing("method", "f")]);
    assert_eq!(errors(source, "class C { int f(int b); }"), ["the parameter `b` is called `a` in the source at `b`"]);
}

#[test]
fn what_contradicts_the_source_is_told() {
    let source = "class C { int f(int a) { return a; } }";
    assert_eq!(
        errors(source, "class C { long f(int a); }"),
        ["the method `f` has another result in the source at `f`"]
    );
    assert_eq!(
        errors(source, "class C { static int f(int a); }"),
        ["the method `f` is not static in the source at `f`"]
    );
    assert_eq!(
        errors("class C { static void f() { } }", "class C { void f(); }"),
        ["the method `f` is static in the source at `f`"]
    );
    assert_eq!(
        errors(source, "class C { int f(int a) { return 1; } }"),
        ["in a file of specifications, a method has no body: that stands in the source at `{ return 1; }`"]
    );
    assert_eq!(errors(source, "class C { static { } }"), ["a file of specifications has no initialisers at `{ }`"]);
    assert_eq!(
        errors(source, "package p; class C { }"),
        ["the specification does not belong to the package of the source at `package p;`"]
    );
}
