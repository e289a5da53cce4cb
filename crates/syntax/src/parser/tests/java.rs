//! The simple part of Java; the files beside this one have the rest.

use super::*;

#[test]
fn files() {
    let text = "@A package a.b; import java.util.List; import static a.B.*;; public final class C extends a.D \
                implements E, F {} ; class G {}";
    let expected = "@A package a.b\nimport java.util.List\nimport static a.B.*\n\
                    public final class C extends a.D implements E, F\nclass G\n";
    assert_eq!(tree(text), expected);
    assert_eq!(tree(""), "");
    assert_eq!(tree("\u{feff}class C {}\u{1a}"), "class C\n");
}

#[test]
fn fields() {
    assert_eq!(members("int a;"), ["field int a"]);
    assert_eq!(
        members("private static final long a = 1L, b[] = {}, c;"),
        ["field private static final long a = 1L, b[] = (array), c"]
    );
    assert_eq!(
        members("boolean a; byte b; short c; char d; float e; double f; a.B g; int[][] h[];"),
        [
            "field boolean a",
            "field byte b",
            "field short c",
            "field char d",
            "field float e",
            "field double f",
            "field a.B g",
            "field int[][] h[]"
        ]
    );
    assert_eq!(
        members("@Deprecated @a.B(x = 1, y = {2}) transient volatile C c;"),
        ["field @Deprecated @a.B(x = 1, y = (array 2)) transient volatile C c"]
    );
}

#[test]
fn methods_and_constructors() {
    assert_eq!(
        members("public static int f(final int a, int[] b[], C c) throws E, a.F { return a; }"),
        ["method public static int f(final int a, int[][] b, C c) throws E, a.F", "  body", "    return a"]
    );
    assert_eq!(
        members("abstract void f(); native int g()[];"),
        ["method abstract void f()", "  no body", "method native int[] g()", "  no body"]
    );
    assert_eq!(
        members("C() { this(1); } private C(int a) { super(a, 2); }"),
        [
            "constructor C()",
            "  body",
            "    (this(…) 1)",
            "constructor private C(int a)",
            "  body",
            "    (super(…) a 2)"
        ]
    );
}

#[test]
fn other_members() {
    assert_eq!(
        members("{ a = 1; } static { b = 2; } ; class D { int c; }"),
        ["initializer", "  (= a 1)", "static initializer", "  (= b 2)", "class D", "  field int c"]
    );
}

#[test]
fn simple_statements() {
    assert_eq!(
        statements("; { ; } break; continue; return; return 1;"),
        ["empty", "block", "  empty", "break", "continue", "return", "return 1"]
    );
    assert_eq!(statements("assert a; assert a : b;"), ["assert a", "assert a : b"]);
    assert_eq!(
        statements("a = 1; a++; --a; f(); o.f(1, 2); new C();"),
        ["(= a 1)", "(postfix ++ a)", "(prefix -- a)", "(call f)", "(call .f o 1 2)", "(new C)"]
    );
}

#[test]
fn local_variables() {
    assert_eq!(statement("int a = 1, b[] = {1, {2},}, c;"), "local int a = 1, b[] = (array 1 (array 2)), c");
    assert_eq!(statement("final a.B[] c = d;"), "local final a.B[] c = d");
    assert_eq!(statement("int[] a[];"), "local int[] a[]");
    assert_eq!(statement("@A final int a;"), "local @A final int a");
    assert_eq!(statements("record = 1; sealed.f(); var = 2; permits++;").len(), 4);
}

#[test]
fn branches() {
    assert_eq!(
        statements("if (a) if (b) f(); else g(); else h();"),
        ["if a", "  if b", "    (call f)", "  else", "    (call g)", "else", "  (call h)"]
    );
    assert_eq!(
        statements("if (a) f(); else if (b) g(); else h(); k();"),
        ["if a", "  (call f)", "else", "  if b", "    (call g)", "  else", "    (call h)", "(call k)"]
    );
}

#[test]
fn loops() {
    assert_eq!(
        statements("while (a) f(); do { g(); } while (b);"),
        ["while a", "  (call f)", "do-while b", "  block", "    (call g)"]
    );
    assert_eq!(
        statements("for (;;) f(); for (int i = 0, j; i < n; i++, j--) ;"),
        ["for ; ; ", "  (call f)", "for int i = 0, j; (< i n); (postfix ++ i), (postfix -- j)", "  empty"]
    );
    assert_eq!(
        statements("for (i = 0, j = 1; i < n;) ; for (final int[] a : b) f(a); for (int a[] : b) ;"),
        [
            "for (= i 0), (= j 1); (< i n); ",
            "  empty",
            "for-each final int[] a : b",
            "  (call f a)",
            "for-each int[] a : b",
            "  empty"
        ]
    );
}

#[test]
fn precedence() {
    assert_eq!(expression("a + b * c - d / e % f"), "(- (+ a (* b c)) (% (/ d e) f))");
    assert_eq!(expression("a << 1 + 2 < b == c >= d"), "(== (< (<< a (+ 1 2)) b) (>= c d))");
    assert_eq!(expression("a || b && c | d ^ e & f != g"), "(|| a (&& b (| c (^ d (& e (!= f g))))))");
    assert_eq!(expression("a ? b : c ? d : e"), "(?: a b (?: c d e))");
    assert_eq!(expression("a = b += c ? d : e"), "(= a (+= b (?: c d e)))");
    assert_eq!(expression("!a && -b + ~c == +d"), "(&& (! a) (== (+ (- b) (~ c)) (+ d)))");
    assert_eq!(expression("a >> b >>> c > d"), "(> (>>> (>> a b) c) d)");
    assert_eq!(expression("a instanceof B[] == c"), "(== (instanceof B[] a) c)");
    assert_eq!(expression("- - a - --b"), "(- (- (- a)) (prefix -- b))");
}

#[test]
fn assignment_operators() {
    let text = "a += 1; a -= 1; a *= 1; a /= 1; a %= 1; a &= 1; a |= 1; a ^= 1; a <<= 1; a >>= 1; a >>>= 1;";
    let expected: Vec<String> = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"]
        .iter()
        .map(|symbol| format!("({symbol}= a 1)"))
        .collect();
    assert_eq!(statements(text), expected);
}

#[test]
fn primaries() {
    assert_eq!(expression("this.a.b[c].d"), "(.d ([] (.b (.a this)) c))");
    assert_eq!(expression("a.b(c).d(e, f)[0]"), "([] (call .d (call .b a c) e f) 0)");
    assert_eq!(expression("super.a + super.b(c)"), "(+ (.a super) (call .b super c))");
    assert_eq!(expression("true == false != null"), "(!= (== true false) null)");
    assert_eq!(expression("(a)"), "(paren a)");
    assert_eq!(expression("new a.B(c).d"), "(.d (new a.B c))");
    assert_eq!(expression("a++ + ++b"), "(+ (postfix ++ a) (prefix ++ b))");
}

#[test]
fn arrays() {
    assert_eq!(expression("new int[3][n][]"), "(new int[][][] 3 n)");
    assert_eq!(expression("new int[][] {{1}, {}}"), "(new int[][] (array (array 1) (array)))");
    assert_eq!(expression("new C[n].length"), "(.length (new C[] n))");
    assert_eq!(expression("new int[]{1, 2}[0]"), "([] (new int[] (array 1 2)) 0)");
}

#[test]
fn casts_and_parentheses() {
    assert_eq!(expression("(int) a + b"), "(+ (cast int a) b)");
    assert_eq!(expression("(int) -1"), "(cast int (- 1))");
    assert_eq!(expression("(a) + b"), "(+ (paren a) b)");
    assert_eq!(expression("(a) - 1"), "(- (paren a) 1)");
    assert_eq!(expression("(A) b"), "(cast A b)");
    assert_eq!(expression("(A) (b)"), "(cast A (paren b))");
    assert_eq!(expression("(a.B[]) c.d"), "(cast a.B[] (.d c))");
    assert_eq!(expression("(A) !b"), "(cast A (! b))");
    assert_eq!(expression("(A) this"), "(cast A this)");
    assert_eq!(expression("(long) (int) a"), "(cast long (cast int a))");
    assert_eq!(expression("(a) < b"), "(< (paren a) b)");
    assert_eq!(expression("(a[0])"), "(paren ([] a 0))");
    assert_eq!(expression("(a < b)"), "(paren (< a b))");
    assert_eq!(expression("(a & b)"), "(paren (& a b))");
}

#[test]
fn comparisons_are_not_type_arguments() {
    assert_eq!(expression("i < j >> 2"), "(< i (>> j 2))");
    assert_eq!(expression("f(a < b, c > d)"), "(call f (< a b) (> c d))");
    assert_eq!(expression("f(a < b, c > (d))"), "(call f (< a b) (> c (paren d)))");
    assert_eq!(expression("a < b & c > d"), "(& (< a b) (> c d))");
    assert_eq!(statements("if (a < b && c > d) ; for (; i < n; i++) ;").len(), 4);
    assert_eq!(
        statements("boolean x = a < b; boolean y = c > d;"),
        ["local boolean x = (< a b)", "local boolean y = (> c d)"]
    );
}

#[test]
fn integer_literals() {
    assert_eq!(expression("0x1F + 017 + 0b11 + 1_000L"), "(+ (+ (+ 31 15) 3) 1000L)");
    assert_eq!(expression("-2147483648"), "(- -2147483648)");
    assert_eq!(expression("-9223372036854775808L"), "(- -9223372036854775808L)");
    assert_eq!(expression("a -1"), "(- a 1)");
    assert_eq!(expression("a - -1"), "(- a (- 1))");
    assert_eq!(expression("-(1)"), "(- (paren 1))");
    assert_eq!(expression("0xFFFFFFFF"), "-1");
}

#[test]
fn unicode_escapes_are_what_they_stand_for() {
    assert_eq!(expression(r"\u0061b + c\u0064"), "(+ ab cd)");
    assert_eq!(statements("a = 1; // b \\u000a c = 2;"), ["(= a 1)", "(= c 2)"]);
    assert_eq!(statements(r"/* a \u002a\u002f b = 1;"), ["(= b 1)"]);
    assert_eq!(expression(r#""a\u0022 + b"#), "(+ \"a\" b)");
    assert_eq!(expression(r"'\u005c'' + b"), "(+ '\\'' b)");
}

#[test]
fn spans_are_places_in_the_original_text() {
    let text = r"class \u0043 { int \u0061b = 1 + c; /*@ invariant ä > 0; @*/ int é() { return d; } }";
    let unit = read(text).unit;
    let of = |span: base::Span| &text[span.start as usize..span.end as usize];
    assert_eq!(of(unit.span), text);
    assert_eq!(of(unit.types[0].span), text);
    assert_eq!(of(unit.types[0].name.span), r"\u0043");
    let crate::ast::Member::Field(field) = &unit.types[0].members[0] else { panic!() };
    assert_eq!(of(field.span), r"int \u0061b = 1 + c;");
    assert_eq!(of(field.declarators[0].name.span), r"\u0061b");
    assert_eq!(of(field.declarators[0].initializer.as_ref().unwrap().span), "1 + c");
    let crate::ast::Member::Invariant(invariant) = &unit.types[0].members[1] else { panic!() };
    assert_eq!(of(invariant.span), "invariant ä > 0;");
    let crate::ast::Member::Method(method) = &unit.types[0].members[2] else { panic!() };
    assert_eq!(of(method.span), "int é() { return d; }");
}
