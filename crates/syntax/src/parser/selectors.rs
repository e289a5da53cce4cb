//! What is written behind an expression: `.f`, `.m(…)`, `[i]`, `::m`, `++`.

use super::{Parse, Parser};
use crate::ast::{ConstructorCall, Expr, ExprKind, Ident, MethodReference, ReferenceQualifier, SpecExpr, TypeRefKind};
use crate::token::TokenKind;
use base::Name;

impl Parser<'_> {
    /// Everything that can be written behind an expression.
    pub(super) fn postfix(&mut self, start: usize, first: Expr) -> Parse<Expr> {
        let mut result = first;
        loop {
            result = match self.kind() {
                TokenKind::Dot => self.member_access(start, result)?,
                TokenKind::OpenBracket if self.ahead(1) == TokenKind::CloseBracket && is_name(&result) => {
                    self.type_in_expression(start)?
                }
                TokenKind::OpenBracket => self.index(start, result)?,
                TokenKind::PlusPlus | TokenKind::MinusMinus => return self.postfix_steps(start, result),
                TokenKind::ColonColon => self.method_reference(start, ReferenceQualifier::Expr(result))?,
                TokenKind::Less if self.at_type_arguments() && is_name(&result) => self.type_in_expression(start)?,
                TokenKind::At if self.at_dimension() && is_name(&result) => self.type_in_expression(start)?,
                _ => return Ok(result),
            };
            self.grow()?;
        }
    }

    /// `++` and `--`: nothing but more of them can follow.
    fn postfix_steps(&mut self, start: usize, target: Expr) -> Parse<Expr> {
        let mut result = target;
        while matches!(self.kind(), TokenKind::PlusPlus | TokenKind::MinusMinus) {
            result = self.postfix_step(start, result);
            self.grow()?;
        }
        Ok(result)
    }

    fn index(&mut self, start: usize, array: Expr) -> Parse<Expr> {
        let open = self.position;
        self.bump();
        let is_all = self.at(TokenKind::Star) && self.ahead(1) == TokenKind::CloseBracket;
        if is_all {
            self.bump();
            self.bump();
            return Ok(self.specification(start, SpecExpr::AllElements(array)));
        }
        let index = self.expression()?;
        if self.at(TokenKind::DotDot) && self.token().in_annotation {
            self.bump();
            let last = self.expression()?;
            self.close(open, TokenKind::CloseBracket)?;
            return Ok(self.specification(start, SpecExpr::Elements(array, index, last)));
        }
        self.close(open, TokenKind::CloseBracket)?;
        Ok(self.expr(start, ExprKind::Index(Box::new(array), Box::new(index))))
    }

    /// What follows a dot.
    fn member_access(&mut self, start: usize, receiver: Expr) -> Parse<Expr> {
        self.bump();
        match self.kind() {
            TokenKind::Identifier => {}
            TokenKind::Class if is_name(&receiver) => return self.type_in_expression(start),
            TokenKind::This if is_name(&receiver) => {
                self.bump();
                return Ok(self.expr(start, ExprKind::This(Some(Box::new(receiver)))));
            }
            TokenKind::New => return self.creation(start, Some(receiver)),
            TokenKind::BackslashWord => {
                let token = self.bump();
                let name = self.backslash_name(&token);
                return Ok(self.specification(start, SpecExpr::Member(receiver, name)));
            }
            TokenKind::Star if self.token().in_annotation => {
                self.bump();
                return Ok(self.specification(start, SpecExpr::AllFields(receiver)));
            }
            TokenKind::Super => return self.qualified_super(start, receiver),
            TokenKind::Less => return self.call_with_type_arguments(start, receiver),
            _ => return Err(self.expected_behind("a name after `.`")),
        }
        let token = self.bump();
        let name = self.ident_of(&token);
        if self.at(TokenKind::OpenParen) {
            return self.call(start, Some(receiver), Vec::new(), name);
        }
        Ok(self.expr(start, ExprKind::Field(Box::new(receiver), name)))
    }

    /// The name that a word with a backslash is without it.
    pub(super) fn backslash_name(&mut self, token: &crate::token::Token) -> Ident {
        Ident { name: Name::new(&self.text_of(token)[1..]), span: self.span_of(token) }
    }

    /// `C.super.m(…)`, `C.super::m`, `o.super(…)`
    fn qualified_super(&mut self, start: usize, receiver: Expr) -> Parse<Expr> {
        self.bump();
        match self.kind() {
            TokenKind::OpenParen => {
                let arguments = self.arguments()?;
                let (outer, type_arguments) = (Some(receiver), Vec::new());
                let call = ConstructorCall { outer, type_arguments, is_super: true, arguments };
                Ok(self.expr(start, ExprKind::ConstructorCall(Box::new(call))))
            }
            TokenKind::Dot | TokenKind::ColonColon if is_name(&receiver) => {
                Ok(self.expr(start, ExprKind::Super(Some(Box::new(receiver)))))
            }
            _ => Err(self.expected_behind("`.` after `super`")),
        }
    }

    /// `o.<T>m(…)`, with `<` next; also `o.<T>super(…)`.
    fn call_with_type_arguments(&mut self, start: usize, receiver: Expr) -> Parse<Expr> {
        let type_arguments = self.types_in_angles()?;
        if self.eat(TokenKind::Super).is_some() {
            let arguments = self.arguments()?;
            let call = ConstructorCall { outer: Some(receiver), type_arguments, is_super: true, arguments };
            return Ok(self.expr(start, ExprKind::ConstructorCall(Box::new(call))));
        }
        if !self.at(TokenKind::Identifier) {
            return Err(self.expected_behind("the name of a method after its type arguments"));
        }
        let name = self.name("of the method")?;
        self.call(start, Some(receiver), type_arguments, name)
    }

    /// `::m` or `::new` behind an expression or type.
    fn method_reference(&mut self, start: usize, qualifier: ReferenceQualifier) -> Parse<Expr> {
        self.bump();
        let type_arguments = if self.at(TokenKind::Less) { self.types_in_angles()? } else { Vec::new() };
        let name = match self.kind() {
            TokenKind::Identifier | TokenKind::New => {
                let token = self.bump();
                self.ident_of(&token)
            }
            _ => return Err(self.expected_behind("the name of a method or `new` after `::`")),
        };
        let reference = MethodReference { qualifier, type_arguments, name };
        Ok(self.expr(start, ExprKind::MethodReference(Box::new(reference))))
    }

    /// A type that stands in an expression, which began at index `start`: `int[].class`, `List<String>::new`.
    pub(super) fn type_in_expression(&mut self, start: usize) -> Parse<Expr> {
        self.position = start;
        let ty = self.result_type()?;
        let is_void = ty.kind == TypeRefKind::Void;
        if self.at(TokenKind::ColonColon) && !is_void {
            return self.method_reference(start, ReferenceQualifier::Type(ty));
        }
        if self.at(TokenKind::Dot) && self.ahead(1) == TokenKind::Class {
            self.bump();
            self.bump();
            return Ok(self.expr(start, ExprKind::ClassLiteral(Box::new(ty))));
        }
        if is_void {
            self.position = start;
            return Err(self.expected("an expression"));
        }
        Err(self.expected("`.class` or `::` after a type"))
    }

    /// An expression that only specifications have, from the token at index `start`.
    pub(super) fn specification(&mut self, start: usize, kind: SpecExpr) -> Expr {
        self.expr(start, ExprKind::Specification(Box::new(kind)))
    }
}

/// Whether it is `a` or `a.b`, which could be a type.
fn is_name(expression: &Expr) -> bool {
    let mut inner = expression;
    while let ExprKind::Field(receiver, _) = &inner.kind {
        inner = receiver;
    }
    matches!(inner.kind, ExprKind::Name(_))
}
