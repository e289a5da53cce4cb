//! Literals: strings, characters, text blocks, floating-point numbers.

use super::*;
use crate::ast::{ExprKind, Literal, Member, StmtKind};

/// The literal that a local variable begins with.
fn literal(text: &str) -> Literal {
    let text = format!("class C {{ void m() {{ var x = {text}; }} }}");
    assert_eq!(messages(&text), Vec::<String>::new(), "{text}");
    let unit = read(&text).unit;
    let Member::Method(method) = &unit.types[0].members[0] else { panic!() };
    let StmtKind::Local(local) = &method.body.as_ref().unwrap().statements[0].kind else { panic!() };
    let ExprKind::Literal(literal) = &local.declarators[0].initializer.as_ref().unwrap().kind else { panic!() };
    literal.clone()
}

/// The characters of a string.
fn string(text: &str) -> String {
    let Literal::String(units) = literal(text) else { panic!("{text}") };
    String::from_utf16(&units).unwrap()
}

#[test]
fn strings() {
    assert_eq!(string(r#""""#), "");
    assert_eq!(string(r#""a\tb\n\"\'\\\s\b\f\r""#), "a\tb\n\"'\\ \u{8}\u{c}\r");
    assert_eq!(string(r#""\0\7\12\1234\477""#), "\0\u{7}\n\u{53}4\u{27}7");
    assert_eq!(string("\"é😀\""), "é😀");
    assert_eq!(string(r#""\u0061\ud83d\ude00""#), "a😀");
    assert_eq!(literal(r#""a\ud83d""#), Literal::String([0x61, 0xd83d].into()));
    assert_eq!(literal("\"\u{fffd}\""), Literal::String([0xfffd].into()));
}

#[test]
fn characters() {
    assert_eq!(literal("'a'"), Literal::Char(97));
    assert_eq!(literal(r"'\''"), Literal::Char(39));
    assert_eq!(literal(r"'\377'"), Literal::Char(255));
    assert_eq!(literal(r"'\uffff'"), Literal::Char(0xffff));
    assert_eq!(literal(r"'\udc00'"), Literal::Char(0xdc00));
    assert_eq!(literal("'\"'"), Literal::Char(34));
}

#[test]
fn text_blocks() {
    assert_eq!(string("\"\"\"\n    a\n      b\n    \"\"\""), "a\n  b\n");
    assert_eq!(string("\"\"\"   \n      a\n    b\"\"\""), "  a\nb");
    assert_eq!(string("\"\"\"\n    a\n  \"\"\""), "  a\n");
    assert_eq!(string("\"\"\"\r\n  a  \r\n\r\n  b\r\n  \"\"\""), "a\n\nb\n");
    assert_eq!(string("\"\"\"\n  a \\\n  b\\n\\\"\"\" \\s\n  \"\"\""), "a b\n\"\"\"  \n");
    assert_eq!(string("\"\"\"\n  \"quoted\" \"\"\""), "\"quoted\"");
    assert_eq!(string("\"\"\"\n\"\"\""), "");
    assert_eq!(string("\"\"\"\n\ta\n\t\tb\n\t\"\"\""), "a\n\tb\n");
}

#[test]
fn floating_point_numbers() {
    assert_eq!(literal("1.5"), Literal::Double(1.5f64.to_bits()));
    assert_eq!(literal(".5f"), Literal::Float(0.5f32.to_bits()));
    assert_eq!(literal("1e10"), Literal::Double(1e10f64.to_bits()));
    assert_eq!(literal("0x1.8p1"), Literal::Double(3f64.to_bits()));
    assert_eq!(literal("1d"), Literal::Double(1f64.to_bits()));
}

#[test]
fn literals_that_are_wrong() {
    for (text, expected) in [
        (r#""\q""#, "1: this escape means nothing: write `\\\\` for a backslash [syntax-error] at `\\`"),
        (r"'\q'", "1: this escape means nothing: write `\\\\` for a backslash [syntax-error] at `\\`"),
        ("'ab'", "1: a character literal is one character of 16 bits [syntax-error] at `'`"),
        ("'😀'", "1: a character literal is one character of 16 bits [syntax-error] at `'`"),
        ("\"\"\"a\"\"\"", "1: the text of a text block begins on the line behind `\"\"\"` [syntax-error] at `\"`"),
        ("1e400", "1: the number `1e400` is too large for `double` [syntax-error] at `1e400`"),
        ("1e-50f", "1: the number `1e-50f` is too small: it would be rounded to 0 [syntax-error] at `1e-50f`"),
    ] {
        assert_eq!(messages(&format!("class C {{ Object x = {text}; }}")), [expected], "{text}");
    }
}
