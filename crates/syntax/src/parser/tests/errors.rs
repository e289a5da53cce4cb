//! Syntax errors: one mistake is one message that teaches, and the rest of the file is read.

use super::*;

/// The only message about a body of a method.
fn error(body: &str, expected: &str) {
    let text = format!("class C {{\nvoid m() {{\n{body}\n}}\nint after() {{ return 1; }}\n}}\nclass D {{ }}");
    assert_eq!(messages(&text), [expected.to_owned()], "{text}");
    let tree = print::print(&read(&text).unit);
    assert!(tree.contains("method int after()\n    body\n      return 1\nclass D\n"), "{text}\n{tree}");
}

/// The only message about a file.
fn file_error(text: &str, expected: &str) {
    assert_eq!(messages(text), [expected.to_owned()], "{text}");
}

#[test]
fn missing_semicolons() {
    error("int a = 1", "3: expected `;` after the declaration, found `}` [syntax-error] at ``");
    error("a = 1\nb = 2;", "3: expected `;` after the statement, found `b` [syntax-error] at ``");
    error("return a b;", "3: expected `;` after the statement, found `b` [syntax-error] at ``");
    error("do { } while (a)", "3: expected `;` after the condition of `do … while`, found `}` [syntax-error] at ``");
}

#[test]
fn brackets_that_are_not_closed() {
    error("f(a;", "3: expected `)`, found `;` [syntax-error] at `;`");
    error("a[1;", "3: expected `]`, found `;` [syntax-error] at `;`");
    error("if (a { b(); }", "3: expected `)`, found `{` [syntax-error] at `{`");
    error("int[] a = {1, 2;", "3: expected `}`, found `;` [syntax-error] at `;`");
    let text = "class C { void m() { f((a; } }";
    let diagnostics = read(text).diagnostics;
    assert_eq!(diagnostics.len(), 1);
    assert_eq!(diagnostics[0].labels[0].1, "this `(` is not closed");
    assert_eq!(diagnostics[0].labels[0].0.start as usize, text.rfind('(').unwrap());
}

#[test]
fn broken_statements() {
    error("a + b;", "3: this expression is not a statement [syntax-error] at `a + b`");
    error("a == b;", "3: this expression is not a statement [syntax-error] at `a == b`");
    error("else { }", "3: `else` without an `if` before it [syntax-error] at `else`");
    error("catch (E e) { }", "3: `catch` without a `try` before it [syntax-error] at `catch`");
    error("try { }", "3: `try` needs a `catch`, a `finally` or a resource [syntax-error] at `try`");
    error("case 1: a();", "3: `case` can only stand in a `switch` [syntax-error] at `case`");
    error("if a) { b(); }", "3: expected `(` after `if`, found `a` [syntax-error] at `a`");
    error(
        "for (int i = 0, i < n; i++) { }",
        "3: expected `;` after the initialisation of `for`, found `<` [syntax-error] at `<`",
    );
    error(
        "for (int i = 0; i < n) { }",
        "3: expected `;` after the condition of `for`, found `)` [syntax-error] at `)`",
    );
    error("if (a) int b = 1;", "3: a variable can only be declared in a block `{ … }` [syntax-error] at `b`");
    error("f(a b, c d);", "3: expected `)`, found `b` [syntax-error] at `b`");
    error("int 1a = 2;", "3: expected a name of the variable, found `1a` [syntax-error] at `1a`");
    error("a = ;", "3: expected an expression, found `;` [syntax-error] at `;`");
    error(
        "int[] a = new int[];",
        "3: expected the length of the array, or its elements in `{ … }`, found `;` [syntax-error] at `;`",
    );
    error(
        "f() = 1;",
        "3: the left side of an assignment must be a variable, a field or an element of an array [syntax-error] at `f()`",
    );
    error("1++;", "3: the operand of `++` must be a variable, a field or an element of an array [syntax-error] at `1`");
    error(
        "a = this(1);",
        "3: a constructor call can only be a statement of its own, the first of a constructor [syntax-error] at `this`",
    );
    error(
        "a = {1};",
        "3: an array initialiser can only stand in a declaration or behind `new T[]` [syntax-error] at `{`",
    );
    error("a # b;", "3: expected `;` after the statement, found `#` [syntax-error] at ``");
}

#[test]
fn numbers_that_do_not_fit() {
    error("a = 2147483648;", "3: the number `2147483648` does not fit into `int` [syntax-error] at `2147483648`");
    error("a = - -2147483649;", "3: the number `2147483649` does not fit into `int` [syntax-error] at `2147483649`");
    error("a = 09;", "3: `9` is not a digit in a number of base 8 [syntax-error] at `09`");
    error("a = 12x;", "3: `12x` is not a number [syntax-error] at `12x`");
}

#[test]
fn braces_that_are_missing_or_too_many() {
    file_error(
        "class C { void f() { if (a) { }\nprivate int g() { return 1; } }",
        "2: expected `}`, found `private` [syntax-error] at `private`",
    );
    file_error(
        "class C { void f() { } } }\nclass D { }",
        "1: this `}` has no `{` that it closes [syntax-error] at `}`",
    );
    file_error(
        "class C { void f() { } }\nvoid g() { }\nint h; }\nclass D { }",
        "2: expected the declaration of a class, found `void` [syntax-error] at `void`",
    );
    file_error("class C { void f() {", "1: expected `}`, found the end of the file [syntax-error] at ``");
    file_error("class C {", "1: expected `}`, found the end of the file [syntax-error] at ``");
}

#[test]
fn broken_members() {
    file_error("class C { int a = ; int b; }", "1: expected an expression, found `;` [syntax-error] at `;`");
    file_error("class C { f() { } int b; }", "1: the method `f` has no result type [syntax-error] at `f`");
    file_error("class C { int f(int a int b) { } int c; }", "1: expected `)`, found `int` [syntax-error] at `int`");
    file_error(
        "class C { while (a) { } int c; }",
        "1: expected a field, a method or a constructor, found `while` [syntax-error] at `while`",
    );
    file_error(
        "class C { void a; int c; }",
        "1: expected the name of a method and its parameters after `void`, found `a` [syntax-error] at `a`",
    );
    file_error("class C { public }", "1: expected a declaration after its modifiers, found `}` [syntax-error] at `}`");
    file_error("class C { int[] a = {1, 2 b, 3}; int c; }", "1: expected `}`, found `b` [syntax-error] at `b`");
    file_error("class { int c; }", "1: expected a name of the type, found `{` [syntax-error] at `{`");
    file_error("import a.;\nclass C { }", "1: expected a name of what is imported, found `;` [syntax-error] at `;`");
    file_error("package ;\nclass C { }", "1: expected a name of the package, found `;` [syntax-error] at `;`");
    file_error("clas C { }", "1: expected the declaration of a class, found `clas` [syntax-error] at `clas`");
}

#[test]
fn lexical_errors() {
    error("f(\"a);\nb();", "3: this string is not closed by `\"` on its line [syntax-error] at `\"`");
    file_error("class C { } /* a", "1: this comment is not closed by `*/` [syntax-error] at `/*`");
    file_error(
        "class C { int \\u00g1; }",
        "1: a Unicode escape is `\\u` and four hexadecimal digits [syntax-error] at `\\u`",
    );
}

#[test]
fn an_annotation_comment_in_a_broken_declaration_is_left() {
    let text = "class A { void m() { class /*@ loop_invariant 0 <= i; @*/ for (int i = 0; i < 3; i++) { } } int f; }";
    assert!(!messages(text).is_empty());
}
