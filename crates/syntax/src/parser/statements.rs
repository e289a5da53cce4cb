//! Statements of Java. Loops, `switch` and `try` have files of their own; statements in annotation comments stand in
//! `specification.rs`.

use super::recovery::begins_type;
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{ConstructorCall, Expr, ExprKind, Ident, Modifier, Modifiers, Stmt, StmtKind};
use crate::token::{Token, TokenKind};
use base::rules::SYNTAX_ERROR;
use base::{Diagnostic, Span};

impl Parser<'_> {
    /// A statement that does not begin with an annotation comment.
    pub(super) fn statement(&mut self) -> Parse<Stmt> {
        self.nested(Self::statement_here)
    }

    /// Only chooses: its frame is on the stack once for every statement within a statement.
    fn statement_here(&mut self) -> Parse<Stmt> {
        let start = self.position;
        match self.kind() {
            TokenKind::Identifier if self.at_label() => self.labelled(start, Default::default()),
            TokenKind::Identifier if !self.in_model_body && !self.at_contextual_type_keyword() => {
                self.simple_statement()
            }
            TokenKind::Identifier if self.in_model_body && self.at_word("ghost") => self.ghost_local(),
            TokenKind::OpenBrace => self.block_as_statement(),
            TokenKind::If => self.if_statement(),
            TokenKind::While | TokenKind::Do | TokenKind::For => self.loop_statement(start, Default::default()),
            TokenKind::Try => self.try_statement(),
            TokenKind::Switch => self.switch_statement(),
            TokenKind::Synchronized => self.synchronized_statement(),
            TokenKind::Final | TokenKind::Abstract | TokenKind::Strictfp | TokenKind::At => {
                self.declaration_with_modifiers(start, Modifiers::default())
            }
            kind if begins_type(kind) || self.at_contextual_type_keyword() => {
                self.declaration_with_modifiers(start, Modifiers::default())
            }
            _ => self.simple_statement(),
        }
    }

    /// A statement that has no statements in it.
    fn simple_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let kind = match self.kind() {
            TokenKind::Identifier if self.at_declaration() && !self.at_yield() => self.local_statement()?,
            TokenKind::Identifier if self.at_yield() => self.yield_statement()?,
            TokenKind::Identifier => self.expression_statement()?,
            TokenKind::Semicolon => {
                self.bump();
                StmtKind::Empty
            }
            TokenKind::Break => StmtKind::Break(self.jump()?),
            TokenKind::Continue => StmtKind::Continue(self.jump()?),
            TokenKind::Return => self.return_statement()?,
            TokenKind::Throw => self.throw_statement()?,
            TokenKind::Assert => self.assert_statement()?,
            TokenKind::This | TokenKind::Super if self.ahead(1) == TokenKind::OpenParen => self.constructor_call()?,
            TokenKind::Less => self.constructor_call()?,
            TokenKind::Else => return Err(self.error("`else` without an `if` before it")),
            TokenKind::Catch | TokenKind::Finally => {
                let message = format!("{} without a `try` before it", self.found());
                return Err(self.error(message));
            }
            kind if kind.is_primitive_type() && !self.at_type_expression() => self.local_statement()?,
            _ => self.expression_statement()?,
        };
        Ok(Stmt { kind, span: self.span_from(start) })
    }

    fn local_statement(&mut self) -> Parse<StmtKind> {
        let local = self.local(Modifiers::default())?;
        self.semicolon("the declaration")?;
        Ok(StmtKind::Local(local))
    }

    fn block_as_statement(&mut self) -> Parse<Stmt> {
        let block = self.block()?;
        Ok(Stmt { span: block.span, kind: StmtKind::Block(block) })
    }

    /// `if (c) s else if (d) t else u`: long chains of them are read in a loop.
    fn if_statement(&mut self) -> Parse<Stmt> {
        let mut arms = vec![self.if_arm()?];
        let mut last = None;
        loop {
            self.refuse_comment_before_else();
            if self.eat(TokenKind::Else).is_none() {
                break;
            }
            if self.at(TokenKind::If) {
                arms.push(self.sibling(Self::if_arm)?);
                self.grow()?;
            } else {
                last = Some(self.sibling(Self::embedded_statement)?);
                break;
            }
        }
        let end = self.span_from(self.position.saturating_sub(1));
        let mut else_branch = last;
        while let Some((start, condition, then_branch)) = arms.pop() {
            let span = self.span_of(&self.tokens[start]).to(end);
            let (then_branch, rest) = (Box::new(then_branch), else_branch.map(Box::new));
            let kind = StmtKind::If { condition, then_branch, else_branch: rest };
            else_branch = Some(Stmt { kind, span });
        }
        else_branch.ok_or(super::Broken)
    }

    /// `if (c) s`: where it begins, and its parts.
    fn if_arm(&mut self) -> Parse<(usize, Expr, Stmt)> {
        let start = self.position;
        self.bump();
        let condition = self.condition("`if`")?;
        let then_branch = self.embedded_statement()?;
        Ok((start, condition, then_branch))
    }

    /// Reports an annotation comment between a branch and `else`, and steps over it.
    fn refuse_comment_before_else(&mut self) {
        if self.behind_comment(TokenKind::Else).is_some() {
            self.error("an annotation comment cannot stand before `else`");
            self.skip_bracket();
        }
    }

    /// If an annotation comment is next and this token follows it: its index.
    pub(super) fn behind_comment(&self, kind: TokenKind) -> Option<usize> {
        let behind = match self.kind() {
            TokenKind::AnnotationStart => self.partner_of(self.position)? + 1,
            TokenKind::JahobComment => self.position + 1,
            _ => return None,
        };
        (self.kind_at(behind) == kind).then_some(behind)
    }

    /// `(e)` behind a keyword.
    pub(super) fn condition(&mut self, keyword: &str) -> Parse<Expr> {
        let open = self.position;
        if self.eat(TokenKind::OpenParen).is_none() {
            return Err(self.expected_behind(&format!("`(` after {keyword}")));
        }
        let condition = self.expression()?;
        self.close(open, TokenKind::CloseParen)?;
        Ok(condition)
    }

    /// `break` or `continue`: its label.
    fn jump(&mut self) -> Parse<Option<Ident>> {
        self.bump();
        let label = if self.at(TokenKind::Identifier) { Some(self.name("of the label")?) } else { None };
        self.semicolon("the statement")?;
        Ok(label)
    }

    fn return_statement(&mut self) -> Parse<StmtKind> {
        self.bump();
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok(StmtKind::Return(None));
        }
        let value = self.expression()?;
        self.semicolon("the statement")?;
        Ok(StmtKind::Return(Some(value)))
    }

    fn yield_statement(&mut self) -> Parse<StmtKind> {
        self.bump();
        let value = self.expression()?;
        self.semicolon("the statement")?;
        Ok(StmtKind::Yield(value))
    }

    fn throw_statement(&mut self) -> Parse<StmtKind> {
        self.bump();
        let value = self.expression()?;
        self.semicolon("the statement")?;
        Ok(StmtKind::Throw(value))
    }

    fn assert_statement(&mut self) -> Parse<StmtKind> {
        self.bump();
        let condition = self.expression()?;
        let message = match self.eat(TokenKind::Colon) {
            Some(_) => Some(self.expression()?),
            None => None,
        };
        self.semicolon("the assertion")?;
        Ok(StmtKind::Assert { condition, message })
    }

    fn synchronized_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.bump();
        let lock = self.condition("`synchronized`")?;
        let body = self.block()?;
        Ok(Stmt { kind: StmtKind::Synchronized(lock, body), span: self.span_from(start) })
    }

    /// `this(…);`, `super(…);`, `<T>this(…);`
    fn constructor_call(&mut self) -> Parse<StmtKind> {
        let start = self.position;
        let type_arguments = if self.at(TokenKind::Less) { self.types_in_angles()? } else { Vec::new() };
        let is_super = match self.kind() {
            TokenKind::This => false,
            TokenKind::Super => true,
            _ => return Err(self.expected("`this` or `super` after type arguments")),
        };
        self.bump();
        let arguments = self.arguments()?;
        let call = ConstructorCall { outer: None, type_arguments, is_super, arguments };
        let call = self.expr(start, ExprKind::ConstructorCall(Box::new(call)));
        self.semicolon("the constructor call")?;
        Ok(StmtKind::Expr(call))
    }

    /// A declaration that begins with modifiers, of which `modifiers` stood in an annotation comment.
    pub(super) fn declaration_with_modifiers(&mut self, start: usize, modifiers: Modifiers) -> Parse<Stmt> {
        let mut modifiers = modifiers;
        self.variable_modifiers(&mut modifiers)?;
        if self.at_type() {
            return self.local_type_declaration(start, modifiers);
        }
        self.only_final(&modifiers);
        let local = self.local(modifiers)?;
        self.semicolon("the declaration")?;
        Ok(Stmt { kind: StmtKind::Local(local), span: self.span_from(start) })
    }

    /// `ghost \bigint v = 1;` in the body of a model method.
    fn ghost_local(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.bump();
        let modifiers = Modifiers { list: vec![(Modifier::Ghost, self.span_from(start))], ..Modifiers::default() };
        self.declaration_with_modifiers(start, modifiers)
    }

    fn local_type_declaration(&mut self, start: usize, modifiers: Modifiers) -> Parse<Stmt> {
        use crate::ast::Modifier::{NonSealed, Sealed};
        if let Some((_, span)) = modifiers.list.iter().find(|(modifier, _)| matches!(modifier, Sealed | NonSealed)) {
            self.note_syntax(*span, "a class in a block cannot be sealed or non-sealed");
        }
        let prefix = Prefix { modifiers, contract: None, start: Some(start) };
        let declaration = self.type_declaration(prefix)?;
        Ok(Stmt { kind: StmtKind::Class(Box::new(declaration)), span: self.span_from(start) })
    }

    fn expression_statement(&mut self) -> Parse<StmtKind> {
        let expression = self.expression()?;
        // A comment or character that breaks off the expression is the mistake, not what stands before it.
        let is_broken_off =
            matches!(self.kind(), TokenKind::AnnotationStart | TokenKind::JahobComment | TokenKind::Unknown);
        if !is_broken_off {
            self.check_effect(&expression);
        }
        self.semicolon("the statement")?;
        Ok(StmtKind::Expr(expression))
    }

    /// Reports an expression that cannot be a statement.
    pub(super) fn check_effect(&mut self, expression: &Expr) {
        let is_statement = matches!(
            expression.kind,
            ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::Call(_)
                | ExprKind::ConstructorCall(_)
                | ExprKind::New(_)
                | ExprKind::Error
        );
        if is_statement {
            return;
        }
        let span = self.beginning_with_operator(expression);
        let mut diagnostic = Diagnostic::error(&SYNTAX_ERROR, span, "this expression is not a statement");
        if let ExprKind::Binary(crate::ast::BinaryOp::Eq, ..) = expression.kind {
            diagnostic = diagnostic.with_help("to assign, write `=`");
        }
        self.report(diagnostic);
    }

    /// The span of an expression; if it has several lines, from the operator on that makes it what it is.
    fn beginning_with_operator(&self, expression: &Expr) -> Span {
        let first = match &expression.kind {
            ExprKind::Binary(_, first, _)
            | ExprKind::Conditional(first, ..)
            | ExprKind::Field(first, _)
            | ExprKind::Index(first, _)
            | ExprKind::InstanceOf(first, _)
            | ExprKind::Matches(first, _) => first,
            _ => return expression.span,
        };
        let starts = |token: &&Token| self.offsets.original(token.start) >= first.span.end;
        match self.tokens[..self.position].iter().rev().take_while(starts).last() {
            Some(operator) if operator.after_line_break => {
                Span { start: self.span_of(operator).start, ..expression.span }
            }
            _ => expression.span,
        }
    }
}
