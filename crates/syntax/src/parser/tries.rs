//! `try`, with resources, handlers and `finally`.

use super::{Parse, Parser};
use crate::ast::{Catch, ExprKind, Modifiers, Parameter, Resource, Stmt, StmtKind, Try, TypeRef, TypeRefKind};
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn try_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let messages = self.diagnostics.len();
        self.bump();
        let resources = if self.at(TokenKind::OpenParen) { self.resources()? } else { Vec::new() };
        let body = self.block()?;
        let mut catches = Vec::new();
        loop {
            self.comment_before(TokenKind::Catch);
            if !self.at(TokenKind::Catch) {
                break;
            }
            catches.push(self.catch()?);
        }
        self.comment_before(TokenKind::Finally);
        let finally = match self.eat(TokenKind::Finally) {
            Some(_) => Some(self.block()?),
            None => None,
        };
        // A broken body may have swallowed what follows it.
        let is_read = self.diagnostics.len() == messages;
        if resources.is_empty() && catches.is_empty() && finally.is_none() && is_read {
            let span = self.span_of(&self.tokens[start]);
            self.note_syntax(span, "`try` needs a `catch`, a `finally` or a resource");
        }
        let kind = StmtKind::Try(Box::new(Try { resources, body, catches, finally }));
        Ok(Stmt { kind, span: self.span_from(start) })
    }

    /// Steps over an annotation comment behind which this keyword follows.
    fn comment_before(&mut self, keyword: TokenKind) {
        while let Some(behind) = self.behind_comment(keyword) {
            let start = self.position;
            self.position = behind;
            let unsupported = self.unsupported(start, "annotation comments within `try`");
            self.not_understood.push(unsupported);
        }
    }

    /// `(A a = b; c)`
    fn resources(&mut self) -> Parse<Vec<Resource>> {
        let open = self.position;
        self.bump();
        let mut resources = Vec::new();
        loop {
            resources.push(self.resource()?);
            if self.eat(TokenKind::Semicolon).is_none() || self.at(TokenKind::CloseParen) {
                break;
            }
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(resources)
    }

    fn resource(&mut self) -> Parse<Resource> {
        let begins_with_modifier = matches!(self.kind(), TokenKind::Final | TokenKind::At | TokenKind::AnnotationStart);
        if !begins_with_modifier && !self.at_declaration() {
            let value = self.expression()?;
            if !matches!(value.kind, ExprKind::Name(_) | ExprKind::Field(..) | ExprKind::This(_)) {
                self.note_syntax(value.span, "a resource must be declared here, or be a variable or field");
            }
            return Ok(Resource::Expr(value));
        }
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let ty = self.local_type()?;
        self.modifiers_at_type(&mut modifiers)?;
        let name = self.name("of the resource")?;
        let ty = self.with_dimensions(ty)?;
        if self.eat(TokenKind::Assign).is_none() {
            return Err(self.expected("`=` and the value of the resource"));
        }
        let value = self.expression()?;
        Ok(Resource::Local { modifiers, ty, name, value })
    }

    /// `catch (A | B e) { … }`
    fn catch(&mut self) -> Parse<Catch> {
        let start = self.position;
        self.bump();
        let open = self.position;
        self.expect(TokenKind::OpenParen, "after `catch`")?;
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let types_start = self.position;
        let mut ty = self.type_reference()?;
        if self.at(TokenKind::Bar) {
            let mut types = vec![ty];
            while self.eat(TokenKind::Bar).is_some() {
                types.push(self.type_reference()?);
            }
            let span = self.span_from(types_start);
            ty = TypeRef { kind: TypeRefKind::Union(types), annotations: Vec::new(), span };
        }
        let name = self.name("of the exception")?;
        let ty = self.with_dimensions(ty)?;
        self.close(open, TokenKind::CloseParen)?;
        let body = self.block()?;
        let parameter = Parameter { modifiers, ty, is_varargs: false, name };
        Ok(Catch { parameter, body, span: self.span_from(start) })
    }
}
