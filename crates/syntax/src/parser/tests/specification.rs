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
        [
            "contract",
            "assignable (unsupported \"`\\\\set_union` locations\"), (unsupported \"locations of this form\"), \
         (unsupported \"locations of this form\"), b"
        ]
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
fn formulas_that_are_not_understood() {
    assert_eq!(formula("(\\sum int i; 0 <= i; a[i]) == b"), "(== (unsupported \"`\\\\sum` expressions\") b)");
    assert_eq!(
        formula("\\fresh(a) && (\\typeof(b) == c)"),
        "(&& (unsupported \"`\\\\fresh` expressions\") (paren (== (unsupported \"`\\\\typeof` expressions\") c)))"
    );
    assert_eq!(formula("\\seq_empty == a"), "(== (unsupported \"`\\\\seq_empty` expressions\") a)");
    assert_eq!(formula("(\\forall \\bigint i; a)"), "(\\forall (unsupported \"`\\\\bigint` types\") i; a)");
    assert_eq!(formula("(\\bigint) a + b"), "(+ (cast (unsupported \"`\\\\bigint` types\") a) b)");
    assert_eq!(formula("(* it's so *) && b"), "(&& (unsupported \"informal descriptions\") b)");
    assert_eq!(formula("\\old(a, L) == b"), "(== (unsupported \"`\\\\old` expressions with a label\") b)");
    assert_eq!(formula("\\type(int) <: b ==> c"), "(==> (unsupported \"comparisons of types (`<:`)\") c)");
    assert_eq!(
        formula("new JMLObjectSet { Integer i | b.has(i) } == c"),
        "(== (unsupported \"set comprehensions\") c)"
    );
}

#[test]
fn clauses_that_are_not_understood() {
    for word in [
        "signals",
        "diverges",
        "measured_by",
        "accessible",
        "when",
        "callable",
        "requires_free",
        "requires_redundantly",
    ] {
        let lines = contract(&format!("//@ requires a; {word} (E e) f(;)[0]; ensures b;"));
        assert_eq!(lines, ["contract", "requires a", &format!("unsupported \"`{word}` clauses\""), "ensures b"]);
    }
    let cases = ["contract", "requires a", "unsupported \"contracts with several cases (`also`)\""];
    assert_eq!(contract("//@ requires a; also requires b; ensures c;"), cases);
    assert_eq!(contract("/*@ also requires b; @*/")[1], cases[2]);
    assert_eq!(contract("//@ requires<heap> a; ensures b;")[1..], ["unsupported \"`requires` clauses\"", "ensures b"]);
    assert_eq!(
        contract("//@ {| requires a; also requires b; |} ensures c;")[1..],
        ["unsupported \"nested specification cases\"", "ensures c"]
    );
}

#[test]
fn what_other_tools_read() {
    assert_eq!(
        members("//@ requires a; model int f();\n//@ accessible<heap> \\inv: \\nothing;"),
        ["unsupported \"model fields and methods\"", "unsupported \"`accessible` clauses\""]
    );
    assert_eq!(
        contract("/*@ normal_behavior requires a; @*/ /*@ normal_behavior requires b; @*/"),
        ["contract normal_behavior", "requires a", "unsupported \"contracts with several cases\""]
    );
    assert_eq!(
        members("/*@ accessible \\inv: footprint; @*/ //@ public accessible footprint: a.*;\nint a;"),
        ["unsupported \"`accessible` clauses\"", "unsupported \"`accessible` clauses\"", "field int a"]
    );
    assert_eq!(
        members("/*@ public model_behavior requires a; model int f() { return 1; } @*/ //@ requires b;\nvoid g();"),
        ["unsupported \"model fields and methods\"", "method void g()", "  contract", "    requires b", "  no body"]
    );
    assert_eq!(members("private /*@ spec_public, nullable @*/ C c;"), ["field private spec_public nullable C c"]);
    assert_eq!(
        members("void /*@ helper @*/ f(String /*@ nullable @*/ s);")[..3],
        [
            "method void f(String s)",
            "  unsupported \"annotation comments behind a type\"",
            "  unsupported \"annotation comments behind a type\""
        ]
    );
    assert_eq!(
        formula("a.\\inv && b == c[1..d] && e == this.* && f == g[*]"),
        "(&& (&& (&& (unsupported \"`\\\\inv` expressions\") (== b (unsupported \"ranges of elements\"))) \
         (== e (unsupported \"sets of locations\"))) (== f (unsupported \"sets of locations\")))"
    );
    assert_eq!(statements("//@ decreases a, b;\nwhile (c) ;")[1], "  unsupported \"variants of several numbers\"");
    assert_eq!(statement("/*@ assert a \\by { auto; } @*/"), "unsupported \"assertions with a proof\"");
}

#[test]
fn members_in_annotations_that_are_not_understood() {
    assert_eq!(
        members(
            "//@ public ghost int a = 1;\n//@ model int f() { return 1; }\n/*@ represents a <- b; @*/ int c; //@ in d;"
        ),
        [
            "unsupported \"ghost fields\"",
            "unsupported \"model fields and methods\"",
            "unsupported \"`represents` clauses\"",
            "field int c",
            "unsupported \"`in` clauses\""
        ]
    );
    assert_eq!(members("//@Override\nvoid f();")[1], "  unsupported \"annotation comments with `Override`\"");
    assert_eq!(
        members("//@ unknown words; pure\nint f();"),
        ["method pure int f()", "  unsupported \"annotation comments with `unknown`\"", "  no body"]
    );
    assert_eq!(members("//@ unknown\nint f;"), ["unsupported \"annotation comments with `unknown`\"", "field int f"]);
    assert_eq!(
        members("int f() /*@ requires a; @*/ { }")[1],
        "  unsupported \"specifications behind the head of a method\""
    );
    assert_eq!(tree("//@ model import a.b;\nclass C {}"), "class C\n  unsupported \"model fields and methods\"\n");
    assert_eq!(
        members("int f(/*@ unknown @*/ int a);")[1],
        "  unsupported \"annotation comments of this kind at a variable\""
    );
}

#[test]
fn statements_in_annotations() {
    assert_eq!(
        statements("a(); //@ assert b ==> c; assume d;\n//@ assert e;\nf();"),
        ["(call a)", "@assert (==> b c)", "@assume d", "@assert e", "(call f)"]
    );
    assert_eq!(
        statements("//@ ghost int a = 1; set b = {2};\n//@ unreachable;\n//@ assert c;\n"),
        [
            "unsupported \"ghost variables\"",
            "unsupported \"`set` statements\"",
            "unsupported \"`unreachable` statements\"",
            "@assert c"
        ]
    );
    assert_eq!(
        statements("/*@ requires a; ensures b; @*/ { c(); }"),
        ["unsupported \"block contracts\"", "block", "  (call c)"]
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
        ["while c", "  loop_invariant a", "  unsupported \"`breaks` statements\"", "  empty"]
    );
    assert_eq!(statement("//@ loop_invariant a;\nl: while (b) ;"), "unsupported \"labels\"");
}

#[test]
fn jahob_annotations_are_seen_wherever_they_stand() {
    assert_eq!(
        members("/*: specvar a :: objset; */ int b; //: invariant x\n int c() /*: ensures \"d\" */ { }"),
        [
            "unsupported \"Jahob annotations\"",
            "field int b",
            "unsupported \"Jahob annotations\"",
            "method int c()",
            "  unsupported \"Jahob annotations\"",
            "  body"
        ]
    );
    assert_eq!(tree("public /*: claimedby A */ class C { }"), "public class C\n  unsupported \"Jahob annotations\"\n");
    assert_eq!(
        statements("while /*: inv \"a\" */ (b) ; c = new /*: hidden */ D();"),
        [
            "while b",
            "  unsupported \"Jahob annotations\"",
            "  empty",
            "(= c (new (unsupported \"annotation comments behind `new`\")))"
        ]
    );
}

#[test]
fn annotations_in_types() {
    assert_eq!(expression("(/*@ nullable @*/ A) b"), "(unsupported \"annotation comments in casts\")");
    assert_eq!(statement("List</*@ nullable @*/ A> b;"), "local (unsupported \"generic types\") b");
}

#[test]
fn annotations_before_the_first_type() {
    let text = "//@ unknown a;\npackage b; //@ model import c;\nimport d; /*@ pure @*/ class E { }";
    let expected = "package b\nimport d\npure class E\n  unsupported \"annotation comments with `unknown`\"\n  \
                    unsupported \"model fields and methods\"\n";
    assert_eq!(tree(text), expected);
    assert_eq!(
        messages("//@ pure\nimport a; //@ unknown\n"),
        [
            "1: `pure` must stand before a declaration [specification-error] at `pure`",
            "2: annotation comments with `unknown` cannot stand here: no type follows [specification-error] at `unknown`"
        ]
    );
}

#[test]
fn misplaced_specifications() {
    let error = |text: &str, expected: &str| {
        let text = format!("class C {{\n{text}\n}}");
        assert_eq!(messages(&text), [expected.to_owned()], "{text}");
    };
    error(
        "//@ requires a;\nint b;",
        "2: a contract must stand before a method or constructor [specification-error] at `requires a;`",
    );
    error(
        "//@ requires a;\nclass D { }",
        "2: a contract must stand before a method or constructor [specification-error] at `requires a;`",
    );
    error(
        "int b;\n//@ ensures a;",
        "3: a contract must stand before a method or constructor [specification-error] at `ensures a;`",
    );
    error(
        "//@ ensures a; invariant b;",
        "2: a contract must stand before a method or constructor [specification-error] at `ensures a;`",
    );
    error(
        "void m() {\n//@ loop_invariant a;\nb(); }",
        "3: a loop specification must stand immediately before a loop [specification-error] at `loop_invariant a;`",
    );
    error(
        "void m() {\n//@ loop_invariant a;\n}",
        "3: a loop specification must stand immediately before a loop [specification-error] at `loop_invariant a;`",
    );
    error(
        "void m() { if (a) //@ assert b;\n c(); }",
        "2: an annotation that is a statement can only stand in a block `{ … }` [specification-error] at `assert b;`",
    );
    error(
        "void m() { if (a) { }\n//@ assert b;\nelse c(); }",
        "3: an annotation comment cannot stand before `else` [specification-error] at `//@`",
    );
    error(
        "void m() { a = /*@ b @*/ c; d(); }",
        "2: expected an expression, found an annotation comment [specification-error] at `/*@`",
    );
    error(
        "void m() { a(b, //@ c\n d); e(); }",
        "2: expected an expression, found an annotation comment [specification-error] at `//@`",
    );
    error(
        "void m() { a(b //: c\n, d); e(); }",
        "2: expected `)`, found a Jahob annotation [specification-error] at `//: c`",
    );
    error(
        "void m() { a\n//@ b\n.c(); e(); }",
        "2: expected `;` after the statement, found an annotation comment [specification-error] at ``",
    );
    error("int a; /*@ pure @*/", "2: `pure` must stand before a declaration [specification-error] at `pure`");
    error("/*@ helper @*/ { a(); }", "2: `helper` must stand before a declaration [specification-error] at `helper`");
    error(
        "void m() { do //@ assert a;\n { } while (b); c(); }",
        "2: an annotation that is a statement can only stand in a block `{ … }` [specification-error] at `assert a;`",
    );
    error(
        "void m() { if (a) //@ set b = 1;\n c(); else d(); }",
        "2: an annotation that is a statement can only stand in a block `{ … }` [specification-error] at `set b = 1;`",
    );
    error(
        "/*@ public @*/ int a;",
        "2: in an annotation comment, a modifier of Java needs a declaration after it [specification-error] at `public`",
    );
}

#[test]
fn errors_in_specifications() {
    let error = |text: &str, expected: &str| {
        let text = format!("class C {{ void m() {{\n/*@ {text} @*/\nint a; }} }}");
        assert_eq!(messages(&text), [format!("2: {expected}")], "{text}");
    };
    error(
        "assert a",
        "expected `;` after the assertion, found the end of the annotation comment [specification-error] at ``",
    );
    error("assert a\n//@ assert b;", "expected `;` after the assertion, found `assert` [specification-error] at ``");
    error(
        "assert \\nothing;",
        "`\\nothing` is not an expression, it belongs into `assignable` [specification-error] at `\\nothing`",
    );
    error(
        "assert \\forall int i; a;",
        "a quantifier stands in parentheses: `(\\forall …)` [specification-error] at `\\forall`",
    );
    error(
        "assert (\\forall i; a);",
        "expected a name of the variable of the quantifier, found `;` [specification-error] at `;`",
    );
    error(
        "assert a ==> b <== c;",
        "`==>` and `<==` need parentheses to stand side by side [specification-error] at `<==`",
    );
    error("assert (a;", "expected `)`, found `;` [specification-error] at `;`");
    error("assert a = b;", "a specification cannot assign [specification-error] at `=`");
    error("assert a # b;", "expected `;` after the assertion, found `#` [specification-error] at ``");
}
