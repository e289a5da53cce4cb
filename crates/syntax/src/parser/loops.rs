//! Loops and labels.

use super::{Parse, Parser};
use crate::ast::{Expr, Ident, LocalDecl, LoopSpec, Modifiers, Parameter, Stmt, StmtKind, TypeRef, TypeRefKind};
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

    /// A label and its statement; the whole began at index `start`. A specification before it is that of the loop
    /// behind it.
    pub(super) fn labelled(&mut self, start: usize, spec: LoopSpec) -> Parse<Stmt> {
        let label = self.name("of the label")?;
        self.bump();
        let body = if spec.clauses.is_empty() {
            self.embedded_statement()?
        } else if self.at_label() {
            self.nested(|parser| parser.labelled(parser.position, spec))?
        } else if self.at_loop() {
            self.nested(|parser| parser.loop_statement(parser.position, spec))?
        } else {
            let mut spec = spec;
            self.refuse_loop_clauses(&mut spec);
            self.embedded_statement()?
        };
        Ok(Stmt { kind: StmtKind::Labeled { label, body: Box::new(body) }, span: self.span_from(start) })
    }

    fn while_loop(&mut self, spec: LoopSpec) -> Parse<StmtKind> {
        self.bump();
        self.jahob_comments();
        let mut spec = spec;
        self.loop_takes_not_understood(&mut spec);
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
            ForHeader::Each { parameter, iterable } => {
                StmtKind::ForEach { spec, parameter: Box::new(parameter), iterable, body }
            }
            ForHeader::Counted { init, condition, update } => StmtKind::For { spec, init, condition, update, body },
        })
    }

    fn for_header(&mut self) -> Parse<ForHeader> {
        if self.eat(TokenKind::Semicolon).is_some() {
            return self.counted(Vec::new());
        }
        let begins_with_modifier = matches!(self.kind(), TokenKind::Final | TokenKind::At | TokenKind::AnnotationStart);
        let declares = begins_with_modifier
            || self.at_declaration()
            || self.kind().is_primitive_type() && !self.at_type_expression();
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
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let mut ty = self.local_type()?;
        self.modifiers_at_type(&mut modifiers)?;
        let is_for_each = self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::Colon;
        if is_for_each {
            let name = self.name("of the variable")?;
            return self.for_each(modifiers, ty, name);
        }
        let mut declarators = self.declarators()?;
        self.check_inferred(&ty, &declarators);
        if self.at(TokenKind::Colon) && declarators.len() == 1 && declarators[0].initializer.is_none() {
            // `for (int a[] : b)`
            let declarator = declarators.remove(0);
            for _ in 0..declarator.dimensions {
                let span = ty.span;
                ty = TypeRef { kind: TypeRefKind::Array(Box::new(ty)), annotations: Vec::new(), span };
            }
            return self.for_each(modifiers, ty, declarator.name);
        }
        let local = LocalDecl { modifiers, ty, declarators };
        let declaration = Stmt { kind: StmtKind::Local(local), span: self.span_from(start) };
        self.expect(TokenKind::Semicolon, "after the initialisation of `for`")?;
        self.counted(vec![declaration])
    }

    /// What follows the variable of a loop over a collection, with `:` next.
    fn for_each(&mut self, modifiers: Modifiers, ty: TypeRef, name: Ident) -> Parse<ForHeader> {
        self.bump();
        let iterable = self.expression()?;
        Ok(ForHeader::Each { parameter: Parameter { modifiers, ty, is_varargs: false, name }, iterable })
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
