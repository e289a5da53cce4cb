//! Loops.

use super::{Parse, Parser};
use crate::ast::{
    Expr, Ident, LoopClause, LoopClauseKind, LoopSpec, Modifiers, Parameter, Stmt, StmtKind, TypeRef, TypeRefKind,
};
use crate::token::TokenKind;

/// What the parentheses behind `for` hold.
enum ForHeader {
    Each { parameter: Parameter, iterable: Expr },
    Counted { init: Vec<Stmt>, condition: Option<Expr>, update: Vec<Expr> },
}

impl Parser<'_> {
    /// A loop with the specification before it, where the whole began at index `start`.
    pub(super) fn loop_statement(&mut self, start: usize, spec: LoopSpec) -> Parse<Stmt> {
        let kind = match self.kind() {
            TokenKind::While => self.while_loop(spec)?,
            TokenKind::Do => self.do_loop(spec)?,
            _ => self.for_loop(spec)?,
        };
        Ok(Stmt { kind, span: self.span_from(start) })
    }

    fn while_loop(&mut self, spec: LoopSpec) -> Parse<StmtKind> {
        let mut spec = spec;
        self.bump();
        if self.at(TokenKind::JahobComment) {
            let start = self.position;
            self.bump();
            let unsupported = self.unsupported(start, "Jahob annotations");
            spec.clauses.push(LoopClause { span: unsupported.span, kind: LoopClauseKind::Unsupported(unsupported) });
        }
        let condition = self.condition("`while`")?;
        let body = Box::new(self.embedded_statement()?);
        Ok(StmtKind::While { spec, condition, body })
    }

    fn do_loop(&mut self, spec: LoopSpec) -> Parse<StmtKind> {
        self.bump();
        let body = Box::new(self.embedded_statement()?);
        self.expect(TokenKind::While, "after the body of `do`")?;
        let condition = self.condition("`while`")?;
        self.semicolon("the condition of `do … while`")?;
        Ok(StmtKind::DoWhile { spec, body, condition })
    }

    fn for_loop(&mut self, spec: LoopSpec) -> Parse<StmtKind> {
        self.bump();
        let open = self.position;
        self.expect(TokenKind::OpenParen, "after `for`")?;
        let header = self.for_header()?;
        self.close(open, TokenKind::CloseParen)?;
        let body = Box::new(self.embedded_statement()?);
        Ok(match header {
            ForHeader::Each { parameter, iterable } => StmtKind::ForEach { spec, parameter, iterable, body },
            ForHeader::Counted { init, condition, update } => StmtKind::For { spec, init, condition, update, body },
        })
    }

    fn for_header(&mut self) -> Parse<ForHeader> {
        if self.eat(TokenKind::Semicolon).is_some() {
            return self.counted(Vec::new());
        }
        let begins_with_modifier = matches!(self.kind(), TokenKind::Final | TokenKind::At | TokenKind::AnnotationStart);
        let declares = begins_with_modifier || self.at_declaration() || self.kind().is_primitive_type();
        if declares {
            return self.for_declaration();
        }
        let mut init = Vec::new();
        for expression in self.expression_list()? {
            self.check_effect(&expression);
            init.push(Stmt { span: expression.span, kind: StmtKind::Expr(expression) });
        }
        self.expect(TokenKind::Semicolon, "after the initialisation of `for`")?;
        self.counted(init)
    }

    fn for_declaration(&mut self) -> Parse<ForHeader> {
        let start = self.position;
        let mut modifiers = Modifiers::default();
        let mut unsupported = Vec::new();
        self.variable_modifiers(&mut modifiers, &mut unsupported)?;
        let mut ty = self.local_type()?;
        if let Some(first) = unsupported.into_iter().next() {
            ty = TypeRef { span: ty.span, kind: TypeRefKind::Unsupported(first) };
        }
        let is_for_each = self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::Colon;
        if is_for_each {
            let token = self.bump();
            let name = self.ident_of(&token);
            return self.for_each(modifiers, ty, name);
        }
        let mut declarators = self.declarators()?;
        if self.at(TokenKind::Colon) && declarators.len() == 1 && declarators[0].initializer.is_none() {
            // `for (int a[] : b)`
            let declarator = declarators.remove(0);
            for _ in 0..declarator.dimensions {
                ty = TypeRef { span: ty.span, kind: TypeRefKind::Array(Box::new(ty)) };
            }
            return self.for_each(modifiers, ty, declarator.name);
        }
        let declaration = Stmt { kind: StmtKind::Local { modifiers, ty, declarators }, span: self.span_from(start) };
        self.expect(TokenKind::Semicolon, "after the initialisation of `for`")?;
        self.counted(vec![declaration])
    }

    /// What follows the variable of a loop over a collection, with `:` next.
    fn for_each(&mut self, modifiers: Modifiers, ty: TypeRef, name: Ident) -> Parse<ForHeader> {
        self.bump();
        let iterable = self.expression()?;
        Ok(ForHeader::Each { parameter: Parameter { modifiers, ty, name }, iterable })
    }

    /// The condition and the update of a `for` loop.
    fn counted(&mut self, init: Vec<Stmt>) -> Parse<ForHeader> {
        let condition = if self.at(TokenKind::Semicolon) { None } else { Some(self.expression()?) };
        self.expect(TokenKind::Semicolon, "after the condition of `for`")?;
        let mut update = Vec::new();
        if !self.at(TokenKind::CloseParen) {
            update = self.expression_list()?;
        }
        for expression in &update {
            self.check_effect(expression);
        }
        Ok(ForHeader::Counted { init, condition, update })
    }
}
