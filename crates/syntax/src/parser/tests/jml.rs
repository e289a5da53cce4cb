//! The parts of JML beyond plain contracts: cases, contracts of blocks, ghosts and models, types with modifiers.

use super::*;

/// The lines of the contract before a method, with their indentation.
fn contract(annotation: &str) -> Vec<String> {
    let lines = members(&format!("{annotation}\nint f(int a) {{ return a; }}"));
    let lines = lines.into_iter().skip(1).take_while(|line| line != "  body");
    lines.map(|line| line.strip_prefix("  ").unwrap_or(&line).to_owned()).collect()
}

/// The messages about a text in a class, without the name of the rule.
fn errors(text: &str) -> Vec<String> {
    let messages = messages(&format!("class C {{\n{text}\n}}"));
    messages.into_iter().map(|message| message.replace(" [specification-error]", "")).collect()
}

#[test]
fn cases_and_their_roles() {
    assert_eq!(
        contract("/*@ also public normal_behavior requires a; also exceptional_behavior signals (E e) b; @*/"),
        ["contract also normal_behavior", "  requires a", "also exceptional_behavior", "  signals (E e) b"]
    );
    assert_eq!(
        contract("//@ requires a; implies_that ensures b; also ensures c; for_example ensures d;"),
        [
            "contract",
            "  requires a",
            "implies_that",
            "  ensures b",
            "implies_that",
            "  ensures c",
            "for_example",
            "  ensures d"
        ]
    );
    assert_eq!(contract("//@ for_example public normal_example requires a;")[0], "for_example normal_behavior");
    assert_eq!(contract("//@ behavior requires a; behavior requires b;")[2..], ["also behavior", "  requires b"]);
}

#[test]
fn nested_cases() {
    assert_eq!(
        contract("/*@ requires a; {| requires b; ensures c; also {| ensures d; |} |} @*/"),
        [
            "contract",
            "  requires a",
            "  {|",
            "    contract",
            "      requires b",
            "      ensures c",
            "    also",
            "      {|",
            "        contract",
            "          ensures d",
            "      |}",
            "  |}"
        ]
    );
    assert_eq!(
        errors("//@ {| requires a; \nvoid f();"),
        ["2: expected `|` before `}` of the nested cases, found the end of the annotation comment at ``"]
    );
}

#[test]
fn clauses_of_contracts() {
    assert_eq!(
        contract("//@ forall int i, j; old int k = i, l = 2; requires k > l; ensures_redundantly k == 1;"),
        [
            "contract",
            "  forall int i, j",
            "  old int k = i, l = 2",
            "  requires (> k l)",
            "  ensures_redundantly (== k 1)"
        ]
    );
    assert_eq!(
        contract("//@ determines x, y \\by \\itself \\declassifies (z) \\erases w \\new_objects n;"),
        ["contract", "  determines x, y \\by \\itself \\declassifies (paren z) \\erases w \\new_objects n"]
    );
    assert_eq!(
        contract(
            "//@ accessible a, b.* \\measured_by c; accessible<savedHeap> \\nothing; assignable<heap><savedHeap> d;"
        ),
        [
            "contract",
            "  accessible a, (.* b) \\measured_by c",
            "  accessible<savedHeap> \\nothing",
            "  assignable<heap><savedHeap> d"
        ]
    );
    assert_eq!(
        contract("//@ signals (E) ; exsures (a.E e) e != null; signals_only E, F; assignable \\strictly_nothing;"),
        [
            "contract",
            "  signals (E)",
            "  signals (a.E e) (!= e null)",
            "  signals_only E, F",
            "  assignable \\strictly_nothing"
        ]
    );
    assert_eq!(
        contract("//@ requires_free a; ensures_free b; working_space c; captures d; duration 1; measured_by a, b;")
            [1..],
        [
            "  requires_free a",
            "  ensures_free b",
            "  working_space c",
            "  captures d",
            "  duration 1",
            "  measured_by a, b"
        ]
    );
}

#[test]
fn sets_of_locations_may_be_parts_of_expressions() {
    assert_eq!(
        contract(
            "//@ assignable \\set_minus(\\everything, \\nothing), \\not_specified, \\infinite_union(C c; b; c.*);"
        )[1],
        "  assignable (\\set_minus \\everything \\nothing), \\not_specified, (\\infinite_union C c; b (.* c))"
    );
    let wrong = |word: &str| format!("`\\{word}` is not an expression, it belongs into `assignable` at `\\{word}`");
    assert_eq!(errors("//@ requires (\\nothing);\nint f();"), [format!("2: {}", wrong("nothing"))]);
    assert_eq!(errors("//@ invariant \\everything;"), [format!("2: {}", wrong("everything"))]);
    assert_eq!(
        errors("void f() {\n//@ loop_invariant \\strictly_nothing;\nwhile (a) ; }"),
        [format!("3: {}", wrong("strictly_nothing"))]
    );
}

#[test]
fn contracts_of_blocks() {
    assert_eq!(
        statements("/*@ public return_behavior requires a; returns b; breaks (l) c; continues () d; @*/ { e(); }"),
        [
            "contract return_behavior",
            "  requires a",
            "  returns b",
            "  breaks (l) c",
            "  continues () d",
            "block",
            "  (call e)"
        ]
    );
    assert_eq!(statements("//@ assignable a;\n{ b(); }")[..2], ["contract", "  assignable a"]);
    assert_eq!(statements("//@ ensures a;\nif (b) c();")[..2], ["contract", "  ensures a"]);
    assert_eq!(statements("//@ ensures a;\nl: { }")[2], "label l");
}

#[test]
fn contracts_of_loops() {
    assert_eq!(
        statements("/*@ loop_contract normal_behavior requires a; decreases b; @*/ while (c) ;"),
        ["loop_contract", "contract normal_behavior", "  requires a", "  measured_by b", "while c", "  empty"]
    );
    assert_eq!(
        statements(
            "/*@ loop_invariant a; determines b \\by c; decreases d; normal_behavior ensures e; @*/ while (c) ;"
        ),
        [
            "while c",
            "  loop_invariant a",
            "  decreases d",
            "  contract",
            "    determines b \\by c",
            "  also normal_behavior",
            "    ensures e",
            "  empty"
        ]
    );
    assert_eq!(
        statements("//@ loop_invariant<savedHeap> a; assignable<savedHeap> b; maintaining_redundantly c;\nwhile (c) ;")
            [1..4],
        ["  loop_invariant<savedHeap> a", "  assignable<savedHeap> b", "  loop_invariant c"]
    );
    assert_eq!(
        statements("//@ loop_invariant a; loop_decreases b;\nl: m: while (c) ;"),
        ["label l", "  label m", "    while c", "      loop_invariant a", "      decreases b", "      empty"]
    );
}

#[test]
fn ghost_and_model_members() {
    assert_eq!(
        members(
            "//@ public static ghost \\seq a = \\seq_empty, b[];\n/*@ model instance \\locset c; in objectState; @*/"
        ),
        ["field public static ghost \\seq a = \\seq_empty, b[]", "field model instance \\locset c", "in objectState"]
    );
    assert_eq!(
        members("/*@ requires a; pure model <T> T f(T t) { return t; } model C(int i); model class D { int x; } @*/"),
        [
            "method pure model <T> T f(T t)",
            "  contract",
            "    requires a",
            "  body",
            "    return t",
            "constructor model C(int i)",
            "  no body",
            "model class D",
            "  field int x"
        ]
    );
    assert_eq!(
        members(
            "/*@ model class D { public invariant x > 0; ghost int x; requires a; pure int f() { return x; } } @*/"
        ),
        [
            "model class D",
            "  public invariant (> x 0)",
            "  field ghost int x",
            "  method pure int f()",
            "    contract",
            "      requires a",
            "    body",
            "      return x"
        ]
    );
    assert_eq!(tree("//@ model class D { }\nclass C { }"), "model class D\nclass C\n");
    assert_eq!(
        errors("/*@ ghost @*/ int a;"),
        ["2: what is `ghost` must be declared within the annotation comment at `ghost`"]
    );
    assert_eq!(
        errors("void f() {\n/*@ ghost @*/ int a; }"),
        ["3: what is `ghost` must be declared within the annotation comment at `ghost`"]
    );
    assert_eq!(
        messages("//@ ghost int a;\nclass C { }"),
        ["1: a ghost or model member can only stand in a class [specification-error] at `int`"]
    );
}

#[test]
fn bodies_of_model_methods_are_code() {
    let text = "/*@ model int f(int n) {\n  ghost \\bigint v = 1; int set = 0;\n  loop_invariant 0 <= i; decreases n - i;\n  \
                for (int i = 0; i < n; i++) { v *= 5; set = 1; set++; g(); }\n  assume v > 0; set w = v; return v;\n}\n@*/";
    assert_eq!(
        members(text)[2..],
        [
            "    local ghost \\bigint v = 1",
            "    local int set = 0",
            "    for int i = 0; (< i n); (postfix ++ i)",
            "      loop_invariant (<= 0 i)",
            "      decreases (- n i)",
            "      block",
            "        (*= v 5)",
            "        (= set 1)",
            "        (postfix ++ set)",
            "        (call g)",
            "    @assume (> v 0)",
            "    @set (= w v)",
            "    return v"
        ]
    );
    assert_eq!(
        errors("/*@ model int f() { loop_invariant a = b; while (c) ; } @*/"),
        ["2: a specification cannot assign at `=`"]
    );
    assert_eq!(errors("/*@ ghost int a = b = 1; @*/"), ["2: a specification cannot assign at `=`"]);
    assert_eq!(errors("/*@ model int f() { a b c; d = 1; } @*/").len(), 1);
    assert_eq!(
        errors("/*@ model int f() { a(); @*/ int d;"),
        ["2: expected `}`, found the end of the annotation comment at `@*/`"]
    );
}

#[test]
fn clauses_of_classes() {
    assert_eq!(
        members("//@ represents a = b; private represents a <- b + 1; represents<heap> a.b \\such_that a > 0;"),
        ["represents a = b", "private represents a = (+ b 1)", "represents (.b a) \\such_that (> a 0)"]
    );
    assert_eq!(members("//@ represents a = b, c[*];"), ["represents a = (\\locset b ([*] c))"]);
    assert_eq!(
        members(
            "//@ constraint a; static initially b; axiom c; accessible this.d: e; readable f if g; monitors_for h = i;"
        ),
        [
            "constraint a",
            "static initially b",
            "axiom c",
            "accessible (.d this): e",
            "readable f if g",
            "monitors_for h = i"
        ]
    );
    assert_eq!(members("//@ invariant_free a;"), ["unsupported \"`invariant_free` clauses\""]);
    assert_eq!(
        messages("//@ represents a = b;\nclass C { }"),
        ["1: a member of the specification can only stand in a class [specification-error] at `represents a = b;`"]
    );
}

#[test]
fn formulas_with_variables() {
    assert_eq!(formula("(\\let int a = 1, b = a; a < b)"), "(\\let int a = 1, b = a; (< a b))");
    assert_eq!(formula("(\\lblneg name a < b) && (\\lbl x c)"), "(&& (\\lbl name (< a b)) (\\lbl x c))");
    assert_eq!(
        formula("(\\bsum int i; 0; n; a[i]) == (\\seq_def \\bigint i; 0; n; i)[0]"),
        "(== (\\bsum int i; 0 n ([] a i)) ([] (\\seq_def \\bigint i; 0 n i) 0))"
    );
    assert_eq!(
        formula("(\\forall nullable Object o; o == null) || (\\num_of int i, int j; a; b) > \\max(c, d)"),
        "(|| (\\forall nullable Object o; (== o null)) (> (\\num_of int i, j; a b) (\\max c d)))"
    );
    assert_eq!(
        formula("\\dl_f(a, \\map<A, B>, int[]) == x.\\foo"),
        "(== (\\dl_f a (type \\map<A, B>) (type int[])) (.\\foo x))"
    );
    assert_eq!(formula("\\pre(a) == \\old(b, Pre)"), "(== (\\old a) (\\old b at Pre))");
    assert_eq!(
        errors("//@ invariant (\\forall int i, long j; i < j);"),
        ["2: a variable of another type needs a quantifier of its own at `long`"]
    );
    assert_eq!(errors("//@ invariant (\\forall int i; a; b; c);"), ["2: expected `)`, found `;` at `;`"]);
}

#[test]
fn modifiers_at_types_belong_to_what_is_declared() {
    assert_eq!(
        members(
            "E[] /*@nullable*/ a; <T> /*@ pure @*/ T /*@ helper @*/ f(Object /*@ nullable @*/ [] b, C /*@ nullable @*/ ... c);"
        ),
        ["field nullable E[] a", "method pure helper <T> T f(Object[] b, C... c)", "  no body"]
    );
    assert_eq!(
        statements("E[] /*@ nullable @*/ a = b; final E //@ non_null\n c; for (E /*@ nullable @*/ d : a) ;"),
        ["local nullable E[] a = b", "local final non_null E c", "for-each nullable E d : a", "  empty"]
    );
    assert_eq!(
        expression("(/*@ nullable @*/ A</*@ non_null @*/ B>) new /*@ nullable @*/ C /*@ non_null @*/ [3]"),
        "(cast A<B> (new C[] 3))"
    );
    assert_eq!(read("class C { Object o = (/*@ nullable @*/ A) b; }").read_over, []);
    assert_eq!(members("int /*@ unknown @*/ a;")[0], "unsupported \"annotation comments at a type\"");
}

#[test]
fn keys_of_annotation_comments() {
    let expected = ["contract", "  requires a"];
    for text in
        ["/*+KEY@ requires a; @*/", "//+KEY@ requires a;", "/*-ESC@ requires a; @*/", "//+ESC+INVAR@ requires a;"]
    {
        assert_eq!(contract(text), expected, "{text}");
    }
    for text in
        ["/*-KEY@ requires a; @*/", "//+ESC@ requires a;", "//+KEY-INVAR@ requires a;", "//+@ requires a;", "//-- @a"]
    {
        assert_eq!(contract(text), Vec::<String>::new(), "{text}");
    }
    for text in ["//@Override", "/*@Nullable a */", "//@formatter:off"] {
        assert_eq!(contract(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn one_message_for_one_mistake() {
    assert_eq!(errors("//@ requires f(;)[0]; ensures b;\nvoid g();"), ["2: expected an expression, found `;` at `;`"]);
    assert_eq!(
        errors("void f() {\n//@ assert g(a, ; b); assert c;\nh(); }"),
        ["3: expected an expression, found `;` at `;`"]
    );
    assert_eq!(
        errors("void f() {\n/*@ nullable ensures a; @*/ { } }"),
        ["3: `nullable` must stand before a declaration at `nullable`"]
    );
}
