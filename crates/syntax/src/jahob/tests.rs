//! Formulas with their precedence, types, and all items of comments, as they are printed.

use super::{Comment, formulas, parse, print};
use base::arena::Id;
use base::{FileId, Span};

fn place(from: usize, to: usize) -> Span {
    Span::new(FileId::from_index(0), from as u32, to as u32)
}

/// A formula with all its parentheses; what is printed reads as the same formula.
fn formula(text: &str) -> String {
    let read = |text: &str| formulas::formula(text, &place).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let printed = print::formula(&read(text));
    assert_eq!(print::formula(&read(&printed)), printed, "{text}");
    printed
}

/// What is wrong with a formula, and the text that it points to.
fn wrong(text: &str) -> String {
    let (span, message) = formulas::formula(text, &place).expect_err(text);
    format!("{message} at `{}`", &text[span.start as usize..span.end as usize])
}

fn ty(text: &str) -> String {
    print::ty(&formulas::ty(text, &place).expect(text))
}

/// The comment and its items as text; what is printed reads as the same items.
fn items(text: &str) -> Vec<String> {
    let comment = parse(text, &place);
    assert_eq!(comment.problem, None, "{text}");
    let printed = printed(&comment);
    let again = parse(&printed.join("\n"), &place);
    assert_eq!(again.problem, None, "{printed:?}");
    assert_eq!(self::printed(&again), printed, "{text}");
    printed
}

fn printed(comment: &Comment) -> Vec<String> {
    let members = comment.members.iter().map(print::member);
    let clauses = comment.clauses.iter().map(print::clause);
    let modifiers = comment.modifiers.iter().map(print::modifier);
    let statements = comment.statements.iter().map(print::statement);
    members.chain(clauses).chain(modifiers).chain(statements).collect()
}

/// What is wrong with a comment, and the text that it points to.
fn problem(text: &str) -> String {
    let (span, message) = parse(text, &place).problem.unwrap_or_else(|| panic!("{text} is read"));
    format!("{message} at `{}`", &text[span.start as usize..span.end as usize])
}

#[test]
fn connectives() {
    assert_eq!(formula("a & b | c --> d --> e <-> f"), "(((a & b) | c) --> d --> e) <-> f");
    assert_eq!(formula("a ==> b --> c ==> d"), "(a ==> b) --> (c ==> d)");
    assert_eq!(formula("a & b & c & (d & e)"), "a & b & c & (d & e)");
    assert_eq!(formula("~a = b & ~c"), "(~ (a = b)) & (~ c)");
    assert_eq!(formula("a \\<and> \\<not> b \\<or> c \\<longrightarrow> d"), "((a & (~ b)) | c) --> d");
    assert_eq!(formula("[| a; b |] ==> c"), "([| a; b |]) ==> c");
}

#[test]
fn comparisons_and_arithmetic() {
    assert_eq!(formula("a = b < c"), "a = (b < c)");
    assert_eq!(formula("x : S Un T Int U - V"), "x : (S Un T Int (U - V))");
    assert_eq!(formula("a + b * c * d - -e mod f"), "a + (b * c * d) - ((- e) mod f)");
    assert_eq!(formula("a \\<subseteq> b"), "a \\<subseteq> b");
    assert_eq!(formula("a <== b & c === d & e \\<subset> f"), "(a \\<subseteq> b) & (c === d) & (e \\<subset> f)");
    assert_eq!(formula("x ~: S & y \\<notin> T & x ~= y & x != z"), "(x ~: S) & (y ~: T) & (x ~= y) & (x ~= z)");
    assert_eq!(formula("a \\<le> b & c \\<ge> d & e > f"), "(a <= b) & (c >= d) & (e > f)");
    assert_eq!(formula("r `` S & (x, y) : r^*"), "(r `` S) & ((x, y) : (r^*))");
    assert_eq!(formula("S \\<setminus> T div 2"), "S \\<setminus> (T div 2)");
    assert_eq!(wrong("a = b = c"), "`=` and `=` need parentheses to stand side by side at `=`");
    assert_eq!(wrong("0 <= i < n"), "`<=` and `<` need parentheses to stand side by side at `<`");
    assert_eq!(wrong("a <-> b <-> c"), "`<->` and `<->` need parentheses to stand side by side at `<->`");
}

#[test]
fn definitions_take_all_that_follows() {
    assert_eq!(formula("x == a & b --> c"), "x == ((a & b) --> c)");
    assert_eq!(formula("x == y :: obj set"), "x == (y :: (obj) set)");
    assert_eq!(formula("f x \\<equiv> {n. n : S}"), "(f x) == {n . n : S}");
}

#[test]
fn binders() {
    assert_eq!(formula("ALL x y. x = y --> p & q"), "ALL x y . (x = y) --> (p & q)");
    assert_eq!(formula("(EX (x::obj) z. p) & q"), "(EX (x :: obj) z . p) & q");
    assert_eq!(formula("% x. x + 1"), "% x . x + 1");
    assert_eq!(formula("\\<forall> x. \\<exists> y. \\<lambda> z. a"), "ALL x . EX y . % z . a");
    assert_eq!(formula("let (n::int) = a + b in n * n"), "let (n :: int) = (a + b) in (n * n)");
    assert_eq!(formula("if a then b else c & d --> e"), "if a then b else ((c & d) --> e)");
    assert_eq!(formula("if a then b else c <-> d"), "(if a then b else c) <-> d");
}

#[test]
fn terms() {
    assert_eq!(formula("f x (g y) z"), "f x (g y) z");
    assert_eq!(formula("x..Node.next..prev"), "x..Node.next..prev");
    assert_eq!(formula("x..(f)..g"), "x..f..g");
    assert_eq!(formula("f x..g"), "(f x)..g");
    assert_eq!(formula("old x..f = card S + old (a & b)"), "((old x)..f) = ((card S) + (old (a & b)))");
    assert_eq!(formula("a.[i + 1].[j]"), "a.[i + 1].[j]");
    assert_eq!(formula("S$[f] = S $ f"), "(S $ f) = (S $ f)");
    assert_eq!(formula("{} Un \\<emptyset> Un UNIV Un {a, b}"), "{} Un {} Un UNIV Un {a, b}");
    assert_eq!(formula("{(x, y). x = y}"), "{(x, y) . x = y}");
    assert_eq!(formula("{x, y. x = y}"), "{x, y . x = y}");
    assert_eq!(formula("[a, b] = [1]"), "[a, b] = [1]");
    assert_eq!(formula("null = True"), "null = True");
    assert_eq!(formula("comment ''why so'' (a & b) & c"), "(comment ''why so'' (a & b)) & c");
    assert_eq!(formula("rtrancl r = objlocs x"), "(rtrancl r) = (objlocs x)");
    assert_eq!(formula("a (* a remark *) & b"), "a & b");
    assert_eq!(wrong("a &"), "a term is expected, the end of the formula was found at ``");
    assert_eq!(wrong("(a, b"), "`)` is expected, the end of the formula was found at ``");
    assert_eq!(wrong("()"), "a formula is expected between the parentheses at `)`");
    assert_eq!(wrong("ALL . a"), "the name of a variable is expected, `.` was found at `.`");
    assert_eq!(wrong("comment a b"), "a name between `''` and `''` is expected, `a` was found at `a`");
    assert_eq!(wrong("a \\<and b"), "`\\<` is not closed at ``");
    assert_eq!(wrong("a ''b"), "the quotation marks `''` are not closed at ``");
}

#[test]
fn types() {
    assert_eq!(ty("obj"), "obj");
    assert_eq!(ty("(int * obj) set"), "((int) * (obj)) set");
    assert_eq!(ty("obj => int * bool => obj set"), "(obj) => (((int) * (bool)) => ((obj) set))");
    assert_eq!(ty("a * b * c"), "(a) * ((b) * (c))");
    assert_eq!(ty("'a list"), "('a) list");
    assert!(formulas::ty("obj set =>", &place).is_err());
}

#[test]
fn members() {
    assert_eq!(
        items(
            "public static ghost specvar content :: objset = \"{}\"; specvar a :: \"obj => int\" specfield b : \"obj set\""
        ),
        [
            "public static ghost specvar content :: \"objset\" = \"{}\";",
            "specvar a :: \"(obj) => (int)\";",
            "specvar b :: \"(obj) set\";"
        ]
    );
    assert_eq!(
        items("private vardefs \"a == b\"; \"c == d\"; constdefs \"e == f\""),
        ["private vardefs \"a == b\"; \"c == d\";", "constdefs \"e == f\";"]
    );
    assert_eq!(
        items("public ensured invariant Name: \"a\"; inv \"b\" invariant (\"not empty\") \"c\"; lemma L: \"d\""),
        [
            "public ensured invariant Name: \"a\";",
            "invariant \"b\";",
            "invariant \"not empty\": \"c\";",
            "lemma L: \"d\";"
        ]
    );
}

#[test]
fn contracts_and_modifiers() {
    assert_eq!(
        items("requires \"a & b\" modifies content, \"x..f\" ensures init"),
        ["requires \"a & b\"", "modifies \"content\", \"x..f\"", "ensures \"init\""]
    );
    assert_eq!(items("claimedby List readonly"), ["claimedby List", "readonly"]);
    assert_eq!(items("encap+"), ["encap+"]);
}

#[test]
fn statements() {
    assert_eq!(
        items("assert A: \"a\" from B, C.d; noteThat \"b\" by E forSuch x, y; assume \"c\"; assuming H: \"d\""),
        ["assert A: \"a\" from B, C.d;", "note \"b\" from E forSuch x, y;", "assume \"c\";", "assuming H: \"d\";"]
    );
    assert_eq!(
        items("havoc x, \"y..f\" suchThat \"x = y\"; pickAny x::obj, n::\"int\" suchThat H: \"p x\"; pickAny u, v"),
        [
            "havoc \"x\", \"y..f\" suchThat \"x = y\";",
            "pickAny x :: \"obj\", n :: \"int\" suchThat H: \"p x\";",
            "pickAny u, v;"
        ]
    );
    assert_eq!(
        items(
            "pickWitness x::obj ST \"p\"; witness \"t\" for \"f\" from A; cases \"a\", \"b\" for C: \"f\"; showedcase 1 of \"f\""
        ),
        [
            "pickWitness x :: \"obj\" suchThat \"p\";",
            "witness \"t\" for \"f\" from A;",
            "cases \"a\", \"b\" for C: \"f\";",
            "showedcase 1 of \"f\";"
        ]
    );
    assert_eq!(
        items(
            "induct \"f\" over n :: int; bycontradiction \"f\"; contradiction \"g\"; instantiate \"ALL x. p x\" with \"t\", u"
        ),
        [
            "induct \"f\" over n :: \"int\";",
            "bycontradiction \"f\";",
            "contradiction \"g\";",
            "instantiate \"ALL x . p x\" with \"t\", \"u\";"
        ]
    );
    assert_eq!(
        items("mp \"f\"; split \"g\"; localize; proof; x := \"y\"; \"a..f\" := b; op(x, \"y\") // a remark"),
        [
            "mp \"f\";",
            "split \"g\";",
            "localize;",
            "localize;",
            "\"x\" := \"y\";",
            "\"a..f\" := \"b\";",
            "op(\"x\", \"y\");"
        ]
    );
}

#[test]
fn problems_point_into_the_comment() {
    assert_eq!(problem("requires \"a\" ensures \"b &\""), "a term is expected, the end of the formula was found at ``");
    assert_eq!(problem("invariant x"), "a formula in quotation marks is expected, `x` was found at `x`");
    assert_eq!(problem("specvar :: obj"), "the name of the specification variable is expected, `::` was found at `::`");
    assert_eq!(problem("note \"a"), "the quotation mark is not closed at `\"`");
    assert_eq!(problem("unknown words"), "a specification is expected, `unknown` was found at `unknown`");
    assert_eq!(
        problem("requires ensures \"a\""),
        "a formula in quotation marks is expected, `ensures` was found at `ensures`"
    );
    assert_eq!(problem("claimedby"), "the name of a class is expected, the end of the comment was found at ``");
    assert_eq!(problem("showedcase a of \"b\""), "the number of the case is expected, `a` was found at `a`");
}

#[test]
fn formulas_do_not_become_too_deep() {
    let many = 20_000;
    for open in
        ["(", "~", "- ", "{", "[", "[|", "a --> ", "a * ", "old ", "if a then ", "ALL x. ", "comment ''a'' (", "a == "]
    {
        assert!(wrong(&open.repeat(many)).contains("too deeply"), "{open}");
    }
    for chain in [" & a", "..f", ".[i]", " :: int", "^*"] {
        assert!(wrong(&format!("a{}", chain.repeat(many))).contains("too many"), "{chain}");
    }
    for open in ["(", "a => ", "a * "] {
        let (_, message) = formulas::ty(&open.repeat(many), &place).expect_err("too deep");
        assert!(message.contains("too deeply"), "{open}: {message}");
    }
}

#[test]
fn long_formulas_are_read() {
    let many = 20_000;
    formula(&format!("a{}", " & a".repeat(1000)));
    formula(&format!("f{}", " a".repeat(many)));
}
