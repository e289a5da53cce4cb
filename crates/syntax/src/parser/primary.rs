//! Expressions: names, literals, calls, parentheses. What is written behind them stands in `selectors.rs`.

use super::numbers::Sign;
use super::{Parse, Parser};
use crate::SourceLevel;
use crate::ast::{Call, Expr, ExprKind, Ident, Literal, SpecExpr, TypeRef};
use crate::token::TokenKind;

impl Parser<'_> {
    /// A primary expression with everything that is written behind it.
    pub(super) fn primary_with_postfix(&mut self) -> Parse<Expr> {
        let start = self.position;
        let first = self.primary()?;
        self.postfix(start, first)
    }

    fn primary(&mut self) -> Parse<Expr> {
        match self.kind() {
            TokenKind::Identifier | TokenKind::OpenParen if self.at_lambda() => self.lambda(),
            TokenKind::Identifier => self.name_or_call(),
            TokenKind::IntegerLiteral => self.integer_literal(Sign::None),
            TokenKind::OpenParen => self.parenthesis(),
            TokenKind::This if self.ahead(1) == TokenKind::OpenParen => Err(self.misplaced_constructor_call()),
            TokenKind::Super => self.super_here(),
            TokenKind::New => self.creation(self.position, None),
            TokenKind::Switch => self.switch_expression(),
            TokenKind::BackslashWord => self.specification_primary(),
            TokenKind::Void | TokenKind::At => self.type_in_expression(self.position),
            kind if kind.is_primitive_type() => self.type_in_expression(self.position),
            _ => self.literal(),
        }
    }

    fn literal(&mut self) -> Parse<Expr> {
        let start = self.position;
        let literal = match self.kind() {
            TokenKind::StringLiteral => self.string_literal(),
            TokenKind::TextBlock => self.text_block(),
            TokenKind::CharLiteral => self.character_literal(),
            TokenKind::FloatLiteral => self.float_literal(),
            TokenKind::True => Literal::Bool(true),
            TokenKind::False => Literal::Bool(false),
            TokenKind::Null => Literal::Null,
            TokenKind::This => {
                self.bump();
                return Ok(self.expr(start, ExprKind::This(None)));
            }
            TokenKind::InformalDescription => {
                self.bump();
                return Ok(self.expr(start, ExprKind::Specification(Box::new(SpecExpr::Informal))));
            }
            TokenKind::OpenBrace => {
                return Err(self.error("an array initialiser can only stand in a declaration or behind `new T[]`"));
            }
            _ => return Err(self.expected("an expression")),
        };
        self.bump();
        Ok(self.expr(start, ExprKind::Literal(literal)))
    }

    fn misplaced_constructor_call(&mut self) -> super::Broken {
        self.error("a constructor call can only be a statement of its own, the first of a constructor")
    }

    fn name_or_call(&mut self) -> Parse<Expr> {
        let start = self.position;
        let token = self.bump();
        let name = self.ident_of(&token);
        if !self.at(TokenKind::OpenParen) {
            return Ok(Expr { kind: ExprKind::Name(name), span: name.span, id: self.expression_id() });
        }
        self.refuse_yield_call(name);
        self.call(start, None, Vec::new(), name)
    }

    /// Reports a call of `yield` without a receiver, which would be a statement.
    fn refuse_yield_call(&mut self, name: Ident) {
        if name.name.as_str() == "yield" && self.options.source != SourceLevel::Java1_4 {
            self.note_syntax(name.span, "a method `yield` can only be called with its receiver: `this.yield(…)`");
        }
    }

    /// A call from its arguments on; it began at index `start`.
    pub(super) fn call(
        &mut self,
        start: usize,
        receiver: Option<Expr>,
        type_arguments: Vec<TypeRef>,
        name: Ident,
    ) -> Parse<Expr> {
        let arguments = self.arguments()?;
        let call = Call { receiver, type_arguments, name, arguments };
        Ok(self.expr(start, ExprKind::Call(Box::new(call))))
    }

    /// `super`, of which something must be used.
    fn super_here(&mut self) -> Parse<Expr> {
        let start = self.position;
        match self.ahead(1) {
            TokenKind::Dot | TokenKind::ColonColon => {}
            TokenKind::OpenParen => return Err(self.misplaced_constructor_call()),
            _ => {
                self.bump();
                return Err(self.expected_behind("`.` after `super`"));
            }
        }
        self.bump();
        Ok(self.expr(start, ExprKind::Super(None)))
    }

    /// `(…)` behind a method or class.
    pub(super) fn arguments(&mut self) -> Parse<Vec<Expr>> {
        let open = self.position;
        self.expect(TokenKind::OpenParen, "before the arguments")?;
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(Vec::new());
        }
        let arguments = self.expression_list()?;
        self.close(open, TokenKind::CloseParen)?;
        Ok(arguments)
    }

    fn parenthesis(&mut self) -> Parse<Expr> {
        if let Some(quantified) = self.quantifier() {
            return quantified;
        }
        let start = self.position;
        self.bump();
        let inside = self.nested(Self::assignment)?;
        self.close(start, TokenKind::CloseParen)?;
        Ok(self.expr(start, ExprKind::Paren(Box::new(inside))))
    }
}
