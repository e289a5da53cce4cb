//! Classes that the tree does not show: declared in what is read over, or anonymous. Whoever reasons about all
//! subclasses of a class must know that there are some.

use crate::ast::{Member, TypeDecl, TypeKind};
use crate::token::{NO_PARTNER, Token, TokenKind};

/// Whether the tokens hold more classes than these declarations show.
pub fn hides_classes(tokens: &[Token], shown: &[TypeDecl]) -> bool {
    declared(tokens) > shown.iter().map(count).sum::<usize>() || has_anonymous(tokens)
}

fn count(declaration: &TypeDecl) -> usize {
    let nested = declaration.members.iter().map(|member| match member {
        Member::Type(nested) => count(nested),
        _ => 0,
    });
    usize::from(declaration.kind == TypeKind::Class) + nested.sum::<usize>()
}

/// Declarations of classes: the keyword, but not in `int.class`.
fn declared(tokens: &[Token]) -> usize {
    let is_declaration = |index: &usize| {
        let before = index.checked_sub(1).map(|before| tokens[before].kind);
        tokens[*index].kind == TokenKind::Class && before != Some(TokenKind::Dot)
    };
    (0..tokens.len()).filter(is_declaration).count()
}

/// `new C(…) {`
fn has_anonymous(tokens: &[Token]) -> bool {
    let is_new = |(_, token): &(usize, &Token)| token.kind == TokenKind::New;
    tokens.iter().enumerate().filter(is_new).any(|(index, _)| {
        // The type comes first: names, dots, type arguments, annotations without arguments.
        let is_bracket = |token: &&Token| {
            matches!(
                token.kind,
                TokenKind::OpenParen | TokenKind::OpenBracket | TokenKind::OpenBrace | TokenKind::Semicolon
            )
        };
        let open = tokens[index..].iter().find(is_bracket);
        let close = open.filter(|token| token.kind == TokenKind::OpenParen && token.partner != NO_PARTNER);
        let behind = close.and_then(|token| tokens.get(token.partner as usize + 1));
        behind.is_some_and(|token| token.kind == TokenKind::OpenBrace)
    })
}
