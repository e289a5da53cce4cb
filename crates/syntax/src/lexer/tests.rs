//! Tokens of short texts, and the errors of wrong ones.

use super::*;
use TokenKind::*;

fn kinds(text: &str) -> Vec<TokenKind> {
    let (tokens, errors) = lex(text, SourceLevel::Java21);
    assert_eq!(errors, [], "{text}");
    tokens.iter().map(|token| token.kind).filter(|kind| *kind != EndOfFile).collect()
}

fn texts(text: &str) -> Vec<&str> {
    lex(text, SourceLevel::Java21).0.iter().map(|token| &text[token.start as usize..token.end as usize]).collect()
}

#[test]
fn words_and_symbols() {
    assert_eq!(
        kinds("while (a<=b) c>>=1;"),
        [
            While,
            OpenParen,
            Identifier,
            LessEqual,
            Identifier,
            CloseParen,
            Identifier,
            Greater,
            GreaterEqual,
            IntegerLiteral,
            Semicolon
        ]
    );
    assert_eq!(kinds("whiles _ $x ä été"), [Identifier; 5]);
    assert_eq!(kinds("a... ::b->c"), [Identifier, Ellipsis, ColonColon, Identifier, Arrow, Identifier]);
}

#[test]
fn numbers() {
    assert_eq!(kinds("0 12L 0x1F 0b11 017 1_000"), [IntegerLiteral; 6]);
    assert_eq!(kinds("1.5 1. .5 1e5 1e-5 1f 1d 0x1p3 0x1.8p-3 1.e3f 09.5"), [FloatLiteral; 11]);
    assert_eq!(kinds("0..n"), [IntegerLiteral, DotDot, Identifier]);
    assert_eq!(kinds("0x1e-1"), [IntegerLiteral, Minus, IntegerLiteral]);
    assert_eq!(texts("1-2")[..3], ["1", "-", "2"]);
}

#[test]
fn literals_with_quotes() {
    assert_eq!(
        kinds(r#"'a' '\'' '\\' "a\"b" "" "\\""#),
        [CharLiteral, CharLiteral, CharLiteral, StringLiteral, StringLiteral, StringLiteral]
    );
    assert_eq!(kinds("\"\"\"\n a \"quoted\" \\\"\"\" \"\"\" x"), [TextBlock, Identifier]);
}

#[test]
fn comments_are_nothing_and_annotations_are_tokens() {
    assert_eq!(kinds("a // b\n /* c */ /** @d */ e /**/"), [Identifier, Identifier]);
    assert_eq!(kinds("/*+KEY@ f @*/ a //-g@ h")[..4], [AnnotationStart, Identifier, AnnotationEnd, Identifier]);
    assert_eq!(kinds("/*@ pure @*/ int"), [AnnotationStart, Identifier, AnnotationEnd, Int]);
    assert_eq!(kinds("//@ pure\nint"), [AnnotationStart, Identifier, AnnotationEnd, Int]);
    assert_eq!(kinds("/*@@ a\n  @@ b @@*/"), [AnnotationStart, Identifier, Identifier, AnnotationEnd]);
    assert_eq!(
        kinds("/*@ a // b\n c @*/ //@ d // e"),
        [AnnotationStart, Identifier, Identifier, Identifier, AnnotationEnd]
    );
    assert_eq!(kinds("/*@*/ /*@@*/ /*@ @*/ //@\n x"), [Identifier]);
    assert_eq!(kinds("/*: a */ //: b\n c"), [JahobComment, JahobComment, Identifier]);
}

#[test]
fn annotations_in_a_row_are_one() {
    assert_eq!(
        kinds("//@ a\n  // b\n//@ c\n/*@ d @*/ /*@*/ e"),
        [AnnotationStart, Identifier, Identifier, Identifier, AnnotationEnd, Identifier]
    );
}

#[test]
fn specification_operators_exist_only_in_annotations() {
    assert_eq!(
        kinds("//@ ==> <== <==> <=!=> <: \\old"),
        [AnnotationStart, Implies, ImpliedBy, Equivalent, NotEquivalent, Subtype, BackslashWord, AnnotationEnd]
    );
    assert_eq!(kinds("==>"), [Equal, Greater]);
    assert_eq!(kinds("\\old"), [Unknown, Identifier]);
    assert_eq!(kinds("//@ (* it's so *) x"), [AnnotationStart, InformalDescription, Identifier, AnnotationEnd]);
}

#[test]
fn brackets_have_their_partners() {
    let partners =
        |text: &str| -> Vec<Option<usize>> { lex(text, SourceLevel::Java21).0.iter().map(brackets::partner).collect() };
    assert_eq!(partners("(a[b])")[..6], [Some(5), None, Some(4), None, Some(2), Some(0)]);
    assert_eq!(partners("{ ( }")[..3], [Some(2), None, Some(0)]);
    assert_eq!(partners("( ] )")[..3], [Some(2), None, Some(0)]);
    assert_eq!(partners("A<B<C>>")[1], Some(6));
    assert_eq!(partners("a < b && c > d")[1], None);
    assert_eq!(partners("a < b; c > d")[1], None);
    assert_eq!(partners("A</*@ nullable @*/ B>")[1], Some(6));
    assert_eq!(partners("( /*@ ) } @*/ )")[0], Some(5));
}

#[test]
fn what_is_not_closed_is_told() {
    for text in ["/* a", "\"a", "'a", "\"\"\"a", "''", "//@ (* a", "\"a\\", "'\\ä"] {
        assert_eq!(lex(text, SourceLevel::Java21).1.len(), 1, "{text}");
    }
    assert!(lex("//@ \"a\n b", SourceLevel::Java21).1[0].in_annotation);
}
