//! Statements of Java. Loops, `switch` and `try` have files of their own; statements in annotation comments stand in
//! `specification.rs`.

use super::modifiers::{Taken, java_modifier};
use super::recovery::{begins_member, begins_type};
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{Block, ConstructorCall, Expr, ExprKind, Ident, Modifiers, SpecStmt, Stmt, StmtKind};
use crate::token::{Token, TokenKind};
use base::{Diagnostic, Span};
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// `{ … }`
    pub(super) fn block(&mut self) -> Parse<Block> {
        let start = self.position;
        self.expect(TokenKind::OpenBrace, "of the block")?;
        let mut statements = self.block_statements();
        while matches!(self.kind(), TokenKind::Case | TokenKind::Default) {
            let before = self.position;
            let message = format!("{} can only stand in a `switch`", self.found());
            self.error(message);
            self.bump();
            statements.push(self.recover_statement(before));
            statements.append(&mut self.block_statements());
        }
        if begins_member(self.kind()) {
            // A member that begins here shows that a brace is missing, which is reported; the member is read as such.
            self.missing_brace(start);
        } else {
            let _ = self.close(start, TokenKind::CloseBrace);
        }
        Ok(Block { statements, span: self.span_from(start) })
    }

    /// Reports that the `{` at index `open` is not closed before the next token.
    fn missing_brace(&mut self, open: usize) {
        let message = format!("expected `}}`, found {}", self.found());
        let diagnostic = Diagnostic::error(&SYNTAX_ERROR, self.span_of(self.token()), message)
            .with_label(self.span_of(&self.tokens[open]), "this `{` is not closed");
        self.report(diagnostic);
    }

    /// Statements up to `}`, `case` or `default`.
    pub(super) fn block_statements(&mut self) -> Vec<Stmt> {
        use TokenKind::*;
        let mut statements = Vec::new();
        while !matches!(self.kind(), CloseBrace | EndOfFile | Case | Default) {
            if begins_member(self.kind()) && self.ends_block_before_member() {
                break;
            }
            let before = self.position;
            if self.block_statement(&mut statements).is_err() {
                statements.push(self.recover_statement(before));
            }
            // The end of an annotation comment whose beginning was read over is nobody's.
            if self.position == before {
                self.bump();
            }
        }
        statements
    }

    /// At a modifier that only members have: if a method or class follows, a `}` is missing before it. A variable with
    /// such a modifier is reported, and read as if it had none.
    fn ends_block_before_member(&mut self) -> bool {
        if matches!(self.kind(), TokenKind::Import | TokenKind::Package) {
            return true;
        }
        let mut index = self.position;
        while java_modifier(self.kind_at(index)).is_some() {
            index += 1;
        }
        let is_type = begins_type(self.kind_at(index));
        let name = match self.kind_at(index) {
            TokenKind::Void => Some(index + 1),
            _ => self.behind_type(index),
        };
        let is_variable = name.is_some_and(|name| {
            self.kind_at(name) == TokenKind::Identifier && self.kind_at(name + 1) != TokenKind::OpenParen
        });
        if is_type || !is_variable {
            return true;
        }
        let message = format!("{} cannot stand before a local variable", self.found());
        self.error(message);
        self.position = index;
        false
    }

    /// Reads one statement of a block; an annotation comment may hold several.
    fn block_statement(&mut self, statements: &mut Vec<Stmt>) -> Parse<()> {
        let first = statements.len();
        match self.kind() {
            TokenKind::AnnotationStart => {
                self.annotated_statements(statements)?;
            }
            TokenKind::JahobComment => self.jahob_comments(),
            _ => {
                let statement = self.statement()?;
                statements.push(statement);
            }
        }
        if !self.not_understood.is_empty() {
            let unsupported = std::mem::take(&mut self.not_understood).into_iter().map(|unsupported| Stmt {
                span: unsupported.span,
                kind: StmtKind::Specification(Box::new(SpecStmt::Unsupported(unsupported))),
            });
            statements.splice(first..first, unsupported);
        }
        let jahob = self.take_jahob_statements();
        statements.splice(first..first, jahob);
        Ok(())
    }

    /// A statement that is the branch of an `if` or the body of a loop.
    pub(super) fn embedded_statement(&mut self) -> Parse<Stmt> {
        if self.at(TokenKind::AnnotationStart) {
            return self.embedded_annotated_statement();
        }
        let statement = self.statement()?;
        self.refuse_declaration(&statement);
        Ok(statement)
    }

    fn refuse_declaration(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Local(local) => {
                let span = local.declarators.first().map_or(statement.span, |declarator| declarator.name.span);
                self.note_syntax(span, "a variable can only be declared in a block `{ … }`");
            }
            StmtKind::Class(_) => {
                self.note_syntax(statement.span, "a class can only be declared in a block `{ … }`");
            }
            _ => {}
        }
    }

    /// Where only one statement may stand, a loop can have its specification before it, and nothing else.
    fn embedded_annotated_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let mut statements = Vec::new();
        let taken = self.annotated_statements(&mut statements)?;
        let java = match taken {
            Taken::Yes => statements.pop(),
            Taken::No => None,
        };
        if java.is_none() || !statements.is_empty() {
            let span = statements.first().map_or_else(|| self.span_from(start), |statement| statement.span);
            let message = "an annotation that is a statement can only stand in a block `{ … }`";
            self.note_specification(span, message);
        }
        match java {
            Some(statement) => {
                self.refuse_declaration(&statement);
                Ok(statement)
            }
            None => self.embedded_statement(),
        }
    }

    /// A statement that does not begin with an annotation comment.
    pub(super) fn statement(&mut self) -> Parse<Stmt> {
        self.nested(Self::statement_here)
    }

    /// Only chooses: its frame is on the stack once for every statement within a statement.
    fn statement_here(&mut self) -> Parse<Stmt> {
        let start = self.position;
        match self.kind() {
            TokenKind::Identifier if self.at_label() => self.labelled(start, Default::default()),
            TokenKind::Identifier if !self.at_contextual_type_keyword() => self.simple_statement(),
            TokenKind::OpenBrace => self.block_as_statement(),
            TokenKind::If => self.if_statement(),
            TokenKind::While | TokenKind::Do | TokenKind::For => self.loop_statement(start, Default::default()),
            TokenKind::Try => self.try_statement(),
            TokenKind::Switch => self.switch_statement(),
            TokenKind::Synchronized => self.synchronized_statement(),
            TokenKind::Final | TokenKind::Abstract | TokenKind::Strictfp | TokenKind::At => {
                self.declaration_with_modifiers(start, Modifiers::default())
            }
            kind if begins_type(kind) || kind == TokenKind::Identifier => {
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
