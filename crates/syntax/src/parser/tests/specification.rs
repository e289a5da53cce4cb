//! Specifications in annotation comments: where they belong, and what is not understood of them.

use super::*;

const METHOD: &str = "\nint f(int a) { return a; }";

/// The lines of the contract before a method.
fn contract(annotation: &str) -> Vec<String> {
    let lines = members(&format!("{annotation}{METHOD}"));
    lines.into_iter().skip(1).take_while(|line| line != "  body").map(|line| line.trim().to_owned()).collect()
}

#[test]
fn contracts_in_all_forms_of_comments() {
    let expected = ["contract", "requires (> a 0)", "ensures (== \\result a)"];
    assert_eq!(contract("//@ requires a > 0;\n//@ ensures \\result == a;"), expected);
    assert_eq!(contract("/*@ requires a\n  @   > 0;\n  @ ensures \\result == a;\n  @*/"), expected);
    assert_eq!(contract("/*@ pre a > 0; */ /* plain */ //@ post \\result == a;"), expected);
    assert_eq!(contract("//@ requires a\n//@   > 0; ensures \\result == a; // plain"), expected);
}

#[test]
fn headings() {
    assert_eq!(contract("/*@ public normal_behavior requires a > 0; @*/")[0], "contract normal_behavior");
    assert_eq!(contract("/*@ behaviour requires a > 0; @*/")[0], "contract behavior");
    assert_eq!(contract("/*@ private exceptional_behaviour @*/")[0], "contract exceptional_behavior");
}

#[test]
fn contracts_among_modifiers() {
    let expected = ["method public static pure int f()", "  contract", "    requires true", "  no body"];
    assert_eq!(members("//@ requires true;\npublic static /*@ pure @*/ int f();"), expected);
    assert_eq!(members("public //@ requires true;\n static /*@ pure @*/ int f();"), expected);
    assert_eq!(members("public static /*@ pure requires true; @*/ int f();"), expected);
    assert_eq!(
        members("/*@ requires true; @*/ @A public static /*@ pure @*/ int f();")[0],
        "method @A public static pure int f()"
    );
    assert_eq!(members("/*@ requires true; @*/ public C();")[..2], ["constructor public C()", "  contract"]);
}

#[test]
fn modifiers() {
    assert_eq!(
        members("private /*@ spec_public nullable @*/ int[] a; /*@ spec_protected non_null @*/ C c;"),
        ["field private spec_public nullable int[] a", "field spec_protected non_null C c"]
    );
    assert_eq!(
        members("/*@ helper @*/ void f(/*@ nullable @*/ C c, final /*@ non_null */ D d);"),
        ["method helper void f(nullable C c, final non_null D d)", "  no body"]
    );
    assert_eq!(
        statements("/*@ nullable @*/ C c = d; for (/*@ nullable @*/ C e : f) ;"),
        ["local nullable C c = d", "for-each nullable C e : f", "  empty"]
    );
    assert_eq!(tree("public /*@ pure @*/ class C {}"), "public pure class C\n");
}

#[test]
fn invariants() {
    assert_eq!(
        members("//@ public instance invariant a > 0;\n//@ private static invariant b;\nint c; //@ invariant d;"),
        ["public instance invariant (> a 0)", "private static invariant b", "field int c", "invariant d"]
    );
}

#[test]
fn locations() {
    assert_eq!(
        contract("//@ assignable \\nothing; modifies \\everything; modifiable a; assigns o.f, C.g;"),
        ["contract", "assignable \\nothing", "assignable \\everything", "assignable a", "assignable (.f o), (.g C)"]
    );
    assert_eq!(
        contract("//@ assignable a[i], a[*], a[0..n], o.a[1 .. x.length - 1], this.*, o.*, super.f;"),
        [
            "contract",
            "assignable ([] a i), ([*] a), ([..] a 0 n), ([..] (.a o) 1 (- (.length x) 1)), (.* this), (.* o), (.f super)"
        ]
    );
    assert_eq!(
        contract("//@ assignable \\set_union(a, b), a[*].f, m(x), b;"),
        ["contract", "assignable (\\set_union a b), (.f ([*] a)), (call m x), b"]
    );
}

#[test]
fn signals_only() {
    assert_eq!(
        contract("//@ signals_only \\nothing; signals_only E, a.F;"),
        ["contract", "signals_only \\nothing", "signals_only E, a.F"]
    );
}

#[test]
fn formulas() {
    assert_eq!(formula("a ==> b ==> c || d"), "(==> a (==> b (|| c d)))");
    assert_eq!(formula("a <==> b ==> c"), "(<==> a (==> b c))");
    assert_eq!(formula("a <=!=> b <==> c"), "(<==> (<=!=> a b) c)");
    assert_eq!(formula("a <== b <== c"), "(<== (<== a b) c)");
    assert_eq!(formula("a ==> b ? c : d"), "(?: (==> a b) c d)");
    assert_eq!(formula("\\old(a.b) + \\result[0]"), "(+ (\\old (.b a)) ([] \\result 0))");
    assert_eq!(
        formula("(\\forall int i, j; 0 <= i && i < j; a[i] <= a[j])"),
        "(\\forall int i, j; (&& (<= 0 i) (< i j)) (<= ([] a i) ([] a j)))"
    );
    assert_eq!(
        formula("(\\exists C[] c; c != null) && (\\forall int i; ; b)"),
        "(&& (\\exists C[] c; (!= c null)) (\\forall int i; b))"
    );
    assert_eq!(
        formula("(\\forall int i; a; (\\exists int j; b; c ==> d))"),
        "(\\forall int i; a (\\exists int j; b (==> c d)))"
    );
    assert_eq!(formula("(int) \\result == (a)"), "(== (cast int \\result) (paren a))");
}

#[test]
fn formulas_that_java_does_not_have() {
    assert_eq!(formula("(\\sum int i; 0 <= i; a[i]) == b"), "(== (\\sum int i; (<= 0 i) ([] a i)) b)");
    assert_eq!(formula("\\fresh(a) && (\\typeof(b) == c)"), "(&& (\\fresh a) (paren (== (\\typeof b) c)))");
    assert_eq!(formula("\\seq_empty == a"), "(== \\seq_empty a)");
    assert_eq!(formula("(\\forall \\bigint i; a)"), "(\\forall \\bigint i; a)");
    assert_eq!(formula("(\\bigint) a + b"), "(+ (cast \\bigint a) b)");
    assert_eq!(formula("(* it's so *) && b"), "(&& (informal) b)");
    assert_eq!(formula("\\old(a, L) == b"), "(== (\\old a at L) b)");
    assert_eq!(formula("\\type(int) <: b ==> c"), "(==> (<: (\\type (type int)) b) c)");
    assert_eq!(
        formula("new JMLObjectSet { Integer i | b.has(i) } == c"),
        "(== (set JMLObjectSet of Integer i (call .has b i)) c)"
    );
}

#[test]
fn clauses_of_all_kinds() {
    assert_eq!(
        contract("//@ signals (E e) b; signals (E) c; diverges b; measured_by c, d; accessible e.f; when g;"),
        [
            "contract",
            "signals (E e) b",
            "signals (E) c",
            "diverges b",
            "measured_by c, d",
            "accessible (.f e)",
            "when g"
        ]
    );
    assert_eq!(
        contract("//@ callable h(); requires_free i; requires_redundantly j; requires<heap> a;"),
        ["contract", "callable (call h)", "requires_free i", "requires_redundantly j", "requires<heap> a"]
    );
}

#[test]
fn contracts_with_several_cases() {
    let cases = ["contract", "requires a", "also", "requires b", "ensures c"];
    assert_eq!(contract("//@ requires a; also requires b; ensures c;"), cases);
    assert_eq!(contract("/*@ also requires b; @*/"), ["contract also", "requires b"]);
    assert_eq!(
        contract("//@ {| requires a; also requires b; |} ensures c;")[1..],
        ["{|", "contract", "requires a", "also", "requires b", "|}", "ensures c"]
    );
    assert_eq!(
        contract("/*@ normal_behavior requires a; @*/ /*@ also exceptional_behavior requires b; @*/"),
        ["contract normal_behavior", "requires a", "also exceptional_behavior", "requires b"]
    );
}

#[test]
fn what_other_tools_read() {
    assert_eq!(
        members("//@ requires a; model int f();\n//@ accessible<heap> \\inv: \\nothing;"),
        ["method model int f()", "  contract", "    requires a", "  no body", "accessible<heap> \\inv: \\nothing"]
    );
    assert_eq!(
        members("/*@ accessible \\inv: footprint; @*/ //@ public accessible footprint: a.*;\nint a;"),
        ["accessible \\inv: footprint", "public accessible footprint: (.* a)", "field int a"]
    );
    assert_eq!(
        members("/*@ public model_behavior requires a; model int f() { return 1; } @*/ //@ requires b;\nvoid g();"),
        [
            "method model int f()",
            "  contract model_behavior",
            "    requires a",
            "  body",
            "    return 1",
            "method void g()",
            "  contract",
            "    requires b",
            "  no body"
        ]
    );
    assert_eq!(members("private /*@ spec_public, nullable @*/ C c;"), ["field private spec_public nullable C c"]);
    assert_eq!(
        members("void /*@ helper @*/ f(String /*@ nullable @*/ s);"),
        ["method helper void f(nullable String s)", "  no body"]
    );
    assert_eq!(
        formula("a.\\inv && b == c[1..d] && e == this.* && f == g[*]"),
        "(&& (&& (&& (.\\inv a) (== b ([..] c 1 d))) (== e (.* this))) (== f ([*] g)))"
    );
    assert_eq!(statements("//@ decreases a, b;\nwhile (c) ;")[1], "  decreases a, b");
    assert_eq!(statement("/*@ assert a \\by { auto; } @*/"), "@assert a");
}

#[test]
fn members_in_annotations() {
    assert_eq!(
        members(
            "//@ public ghost int a = 1;\n//@ model int f() { return 1; }\n/*@ represents a <- b; @*/ int c; //@ in d;"
        ),
        [
            "field public ghost int a = 1",
            "method model int f()",
            "  body",
            "    return 1",
            "represents a = b",
            "field int c",
            "in d"
        ]
    );
    assert_eq!(members("//@Override\nvoid f();"), ["method void f()", "  no body"]);
    assert_eq!(
        members("//@ unknown words; pure\nint f();"),
        ["method pure int f()", "  contract", "    unsupported \"annotation comments with `unknown`\"", "  no body"]
    );
    assert_eq!(members("//@ unknown\nint f;"), ["unsupported \"annotation comments with `unknown`\"", "field int f"]);
    assert_eq!(
        members("int f() /*@ requires a; @*/ { }")[1..3],
        ["  contract", "    unsupported \"specifications behind the head of a method\""]
    );
    assert_eq!(tree("//@ model import a.b;\nclass C {}"), "model import a.b\nclass C\n");
    assert_eq!(
        members("int f(/*@ unknown @*/ int a);")[2],
        "    unsupported \"annotation comments of this kind at a variable\""
    );
}

#[test]
fn statements_in_annotations() {
    assert_eq!(
        statements("a(); //@ assert b ==> c; assume d;\n//@ assert e;\nf();"),
        ["(call a)", "@assert (==> b c)", "@assume d", "@assert e", "(call f)"]
    );
    assert_eq!(
        statements("//@ ghost int a = 1; set b = 2;\n//@ unreachable;\n//@ assert c;\n"),
        ["local ghost int a = 1", "@set (= b 2)", "@unreachable", "@assert c"]
    );
    assert_eq!(
        statements("/*@ requires a; ensures b; @*/ { c(); }"),
        ["contract", "  requires a", "  ensures b", "block", "  (call c)"]
    );
    assert_eq!(statements("/*@ assert b : \"text\"; @*/ c();")[1], "(call c)");
}

#[test]
fn loop_specifications() {
    let text =
        "//@ loop_invariant a; maintaining b;\n/*@ maintains c;\n @ decreases d; assignable e[*]; @*/ while (f) g();";
    assert_eq!(
        statements(text),
        [
            "while f",
            "  loop_invariant a",
            "  loop_invariant b",
            "  loop_invariant c",
            "  decreases d",
            "  assignable ([*] e)",
            "  (call g)"
        ]
    );
    assert_eq!(
        statements("//@ assert z; decreasing d;\nfor (int i : a) ;"),
        ["@assert z", "for-each int i : a", "  decreases d", "  empty"]
    );
    assert_eq!(
        statements("//@ loop_invariant a;\ndo b(); while (c); //@ loop_invariant d;\nfor (;;) ;"),
        ["do-while c", "  loop_invariant a", "  (call b)", "for ; ; ", "  loop_invariant d", "  empty"]
    );
    assert_eq!(
        statements("if (a) /*@ loop_invariant b; @*/ while (c) ;"),
        ["if a", "  while c", "    loop_invariant b", "    empty"]
    );
    assert_eq!(
        statements("//@ loop_invariant a; breaks b;\nwhile (c) ;"),
        ["while c", "  loop_invariant a", "  breaks () b", "  empty"]
    );
}

#[test]
fn jahob_annotations_are_seen_wherever_they_stand() {
    assert_eq!(
        members("/*: specvar a :: objset; */ int b; //: invariant \"x\"\n int c() /*: ensures \"d\" */ { }"),
        [
            "jahob specvar a :: \"objset\";",
            "field int b",
            "jahob invariant \"x\";",
            "method int c()",
            "  contract",
            "    jahob ensures \"d\"",
            "  body"
        ]
    );
    assert_eq!(tree("public /*: claimedby A */ class C { }"), "public claimedby A class C\n");
    assert_eq!(
        statements("while /*: inv \"a\" */ (b) ; c = new /*: hidden */ D();"),
        ["while b", "  jahob a", "  empty", "jahob hidden;", "(= c (new D))"]
    );
}

#[test]
fn annotations_in_types() {
    assert_eq!(expression("(/*@ nullable @*/ A) b"), "(cast A b)");
    assert_eq!(statement("List</*@ nullable @*/ A> b;"), "local List<A> b");
}

#[test]
fn annotations_before_the_first_type() {
    let text = "//@ unknown a;\npackage b; //@ model import c.d;\nimport d.e; /*@ pure @*/ class E { }";
    let expected = "package b\nmodel import c.d\nimport d.e\npure class E\n  \
                    unsupported \"annotation comments with `unknown`\"\n";
    assert_eq!(tree(text), expected);
    assert_eq!(
        messages("//@ pure\nimport a.b; //@ unknown\n"),
        [
            "1: `pure` must stand before a declaration [specification-error] at `pure`",
            "2: annotation comments with `unknown` cannot stand here: no type follows [specification-error] at `unknown`"
        ]
    );
}
