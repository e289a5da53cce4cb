//! Finds the partner of every bracket in one pass, so that the parser can step over a construct it does not
//! understand, and look behind a bracket, without reading what is in it.
//!
//! Angle brackets are paired where everything between them could be type arguments.

use crate::token::{NO_PARTNER, Token, TokenKind};

/// A bracket that waits for its partner.
struct Open {
    token: u32,
    kind: TokenKind,
    /// How many `(` and `[` wait since the last brace, this one included.
    parens: u32,
    squares: u32,
}

/// Sets `partner` of all brackets.
pub fn pair(tokens: &mut [Token]) {
    let mut waiting: Vec<Open> = Vec::new();
    for index in 0..tokens.len() {
        match tokens[index].kind {
            TokenKind::Less | TokenKind::OpenParen | TokenKind::OpenBracket => {
                push(&mut waiting, index, tokens[index].kind);
            }
            TokenKind::OpenBrace | TokenKind::AnnotationStart => {
                drop_angles(&mut waiting, tokens[index].kind);
                push(&mut waiting, index, tokens[index].kind);
            }
            TokenKind::Greater => {
                if waiting.last().is_some_and(|open| open.kind == TokenKind::Less) {
                    close(tokens, &mut waiting, index);
                }
            }
            TokenKind::CloseParen => close_round_or_square(tokens, &mut waiting, index, TokenKind::OpenParen),
            TokenKind::CloseBracket => close_round_or_square(tokens, &mut waiting, index, TokenKind::OpenBracket),
            TokenKind::CloseBrace => close_outer(tokens, &mut waiting, index, TokenKind::OpenBrace),
            TokenKind::AnnotationEnd => close_outer(tokens, &mut waiting, index, TokenKind::AnnotationStart),
            kind => {
                if !may_stand_in_type_arguments(kind) {
                    drop_angles(&mut waiting, kind);
                }
            }
        }
    }
}

fn push(waiting: &mut Vec<Open>, index: usize, kind: TokenKind) {
    let (parens, squares) = match waiting.last() {
        Some(last) if !matches!(kind, TokenKind::OpenBrace | TokenKind::AnnotationStart) => (last.parens, last.squares),
        _ => (0, 0),
    };
    let parens = parens + u32::from(kind == TokenKind::OpenParen);
    let squares = squares + u32::from(kind == TokenKind::OpenBracket);
    waiting.push(Open { token: index as u32, kind, parens, squares });
}

fn drop_angles(waiting: &mut Vec<Open>, because_of: TokenKind) {
    if because_of == TokenKind::AnnotationStart {
        // `List</*@ nullable @*/ String>`
        return;
    }
    while waiting.last().is_some_and(|open| open.kind == TokenKind::Less) {
        waiting.pop();
    }
}

/// Pairs the bracket that waits last with the token at `index`.
fn close(tokens: &mut [Token], waiting: &mut Vec<Open>, index: usize) {
    if let Some(open) = waiting.pop() {
        tokens[open.token as usize].partner = index as u32;
        tokens[index].partner = open.token;
    }
}

/// `)` and `]` close the last of their kind within the same braces; what waits inside of it stays open.
fn close_round_or_square(tokens: &mut [Token], waiting: &mut Vec<Open>, index: usize, opening: TokenKind) {
    let is_open = waiting.last().is_some_and(|last| match opening {
        TokenKind::OpenParen => last.parens > 0,
        _ => last.squares > 0,
    });
    if !is_open {
        return;
    }
    while waiting.last().is_some_and(|open| open.kind != opening) {
        waiting.pop();
    }
    close(tokens, waiting, index);
}

/// `}` closes the last `{`, and the end of an annotation comment its beginning, whatever waits inside.
fn close_outer(tokens: &mut [Token], waiting: &mut Vec<Open>, index: usize, opening: TokenKind) {
    let barrier = |open: &Open| matches!(open.kind, TokenKind::OpenBrace | TokenKind::AnnotationStart);
    while waiting.last().is_some_and(|open| !barrier(open)) {
        waiting.pop();
    }
    if opening == TokenKind::AnnotationStart {
        // Braces that an annotation comment leaves open have no effect outside.
        while waiting.last().is_some_and(|open| open.kind != opening) {
            waiting.pop();
        }
    }
    if waiting.last().is_some_and(|open| open.kind == opening) {
        close(tokens, waiting, index);
    }
}

fn may_stand_in_type_arguments(kind: TokenKind) -> bool {
    use TokenKind::*;
    kind.is_primitive_type()
        || matches!(kind, Identifier | Dot | Comma | Question | Extends | Super | Ampersand | At | BackslashWord)
}

/// The partner of a token, if it has one.
pub fn partner(token: &Token) -> Option<usize> {
    (token.partner != NO_PARTNER).then_some(token.partner as usize)
}
