//! `new`.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, New, NewArray, TypeRef, TypeRefKind};
use crate::token::TokenKind;

impl Parser<'_> {
    /// `new C(…)`, `new T[n]`, `new T[]{…}`, …; the expression began at index `start`, with `outer` before `new`.
    pub(super) fn creation(&mut self, start: usize, outer: Option<Expr>) -> Parse<Expr> {
        self.bump();
        let type_arguments = if self.at(TokenKind::Less) { self.types_in_angles()? } else { Vec::new() };
        let class = self.created_type()?;
        match self.kind() {
            TokenKind::OpenParen if !matches!(class.kind, TypeRefKind::Primitive(_)) => {
                let arguments = self.arguments()?;
                let body = if self.at(TokenKind::OpenBrace) { Some(self.anonymous_class()?) } else { None };
                let new = New { outer, type_arguments, class, arguments, body };
                Ok(self.expr(start, ExprKind::New(Box::new(new))))
            }
            TokenKind::OpenBracket | TokenKind::At | TokenKind::AnnotationStart if outer.is_none() => {
                self.array_creation(start, class)
            }
            TokenKind::OpenBrace if self.token().in_annotation => self.set_comprehension(start, class),
            _ => Err(self.expected("`(` or `[` after the type of `new`")),
        }
    }

    fn array_creation(&mut self, start: usize, element: TypeRef) -> Parse<Expr> {
        let mut lengths = Vec::new();
        loop {
            let bracket = self.behind_annotations(self.position).unwrap_or(self.position);
            let has_length =
                self.kind_at(bracket) == TokenKind::OpenBracket && self.kind_at(bracket + 1) != TokenKind::CloseBracket;
            if !has_length {
                break;
            }
            self.annotations()?;
            let open = self.position;
            self.bump();
            lengths.push(self.expression()?);
            self.close(open, TokenKind::CloseBracket)?;
        }
        let dimensions = lengths.len() + self.dimensions()?;
        if dimensions == 0 {
            return Err(self.expected_behind("`[` after the type of `new`"));
        }
        let mut initializer = None;
        if self.at(TokenKind::OpenBrace) {
            if !lengths.is_empty() {
                self.error("an array is created with lengths or with elements, not with both");
            }
            initializer = Some(self.array_initializer()?);
        } else if lengths.is_empty() {
            return Err(self.expected("the length of the array, or its elements in `{ … }`"));
        } else if self.at(TokenKind::OpenBracket) {
            return Err(self.error("a length cannot follow an empty dimension of an array"));
        }
        let array = NewArray { element, lengths, dimensions, initializer };
        Ok(self.expr(start, ExprKind::NewArray(Box::new(array))))
    }
}
