//! Lambda expressions.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Lambda, LambdaBody, LambdaParameter, Modifiers, TypeRefKind};
use crate::token::TokenKind;

impl Parser<'_> {
    /// `x -> e`, `(a, b) -> e`, `(int a, B b) -> { … }`
    pub(super) fn lambda(&mut self) -> Parse<Expr> {
        let start = self.position;
        let parameters = self.lambda_parameters()?;
        self.expect(TokenKind::Arrow, "of the lambda expression")?;
        let body = if self.at(TokenKind::OpenBrace) {
            LambdaBody::Block(self.nested(Self::block)?)
        } else {
            LambdaBody::Expr(self.expression()?)
        };
        Ok(self.expr(start, ExprKind::Lambda(Box::new(Lambda { parameters, body }))))
    }

    fn lambda_parameters(&mut self) -> Parse<Vec<LambdaParameter>> {
        let open = self.position;
        if self.eat(TokenKind::OpenParen).is_none() {
            return Ok(vec![self.implicit_parameter()?]);
        }
        let mut parameters = Vec::new();
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(parameters);
        }
        loop {
            parameters.push(self.lambda_parameter()?);
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
            if parameters.last().is_some_and(|parameter| parameter.is_varargs) {
                self.error("only the last parameter can be of variable number (`...`)");
            }
        }
        self.close(open, TokenKind::CloseParen)?;
        self.refuse_mixed_parameters(open, &parameters);
        Ok(parameters)
    }

    /// Reports parameters of which some have types and others have none.
    fn refuse_mixed_parameters(&mut self, open: usize, parameters: &[LambdaParameter]) {
        let kind = |parameter: &LambdaParameter| match &parameter.ty {
            None => 0,
            Some(ty) if ty.kind == TypeRefKind::Var => 1,
            Some(_) => 2,
        };
        if parameters.iter().any(|parameter| kind(parameter) != kind(&parameters[0])) {
            let span = self.span_of(&self.tokens[open]);
            self.note_syntax(span, "the parameters of a lambda have all a type, all `var`, or all none");
        }
    }

    /// `x`
    fn implicit_parameter(&mut self) -> Parse<LambdaParameter> {
        let name = self.name("of the parameter")?;
        Ok(LambdaParameter { modifiers: Modifiers::default(), ty: None, is_varargs: false, name })
    }

    fn lambda_parameter(&mut self) -> Parse<LambdaParameter> {
        let is_implicit =
            self.at(TokenKind::Identifier) && matches!(self.ahead(1), TokenKind::Comma | TokenKind::CloseParen);
        if is_implicit {
            return self.implicit_parameter();
        }
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let ty = self.local_type()?;
        let (ty, is_varargs) = self.ellipsis(ty)?;
        self.modifiers_at_type(&mut modifiers)?;
        let name = self.name("of the parameter")?;
        let ty = self.with_dimensions(ty)?;
        Ok(LambdaParameter { modifiers, ty: Some(ty), is_varargs, name })
    }
}
