//! Statements of Java. Loops stand in `loops.rs`, statements in annotation comments in `specification.rs`.

use super::modifiers::Taken;
use super::recovery::{begins_member, begins_type};
use super::{Parse, Parser};
use crate::ast::{Block, Declarator, Expr, ExprKind, Modifiers, Stmt, StmtKind};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// `{ … }`
    pub(super) fn block(&mut self) -> Parse<Block> {
        let start = self.position;
        self.expect(TokenKind::OpenBrace, "of the block")?;
        let mut statements = Vec::new();
        while !matches!(self.kind(), TokenKind::CloseBrace | TokenKind::EndOfFile) && !begins_member(self.kind()) {
            let before = self.position;
            if self.block_statement(&mut statements).is_err() {
                statements.push(self.recover_statement(before));
            }
            // The end of an annotation comment whose beginning was read over is nobody's.
            if self.position == before {
                self.bump();
            }
        }
        // A member that begins here shows that a brace is missing, which is reported; the member is read as such.
        let _ = self.close(start, TokenKind::CloseBrace);
        Ok(Block { statements, span: self.span_from(start) })
    }

    /// Reads one statement of a block; an annotation comment may hold several.
    fn block_statement(&mut self, statements: &mut Vec<Stmt>) -> Parse<()> {
        match self.kind() {
            TokenKind::AnnotationStart => self.annotated_statements(statements).map(|_| ()),
            TokenKind::JahobComment => {
                let start = self.position;
                self.bump();
                statements.push(self.unsupported_statement(start, "Jahob annotations"));
                Ok(())
            }
            _ => {
                let statement = self.statement()?;
                statements.push(statement);
                Ok(())
            }
        }
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
        if let StmtKind::Local { .. } = statement.kind {
            self.note_syntax(statement.span, "a variable can only be declared in a block `{ … }`");
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
            TokenKind::OpenBrace => self.block_as_statement(),
            TokenKind::If => self.if_statement(),
            TokenKind::While | TokenKind::Do | TokenKind::For => self.loop_statement(start, Default::default()),
            TokenKind::Throw => self.throw_statement(),
            TokenKind::Try => self.try_statement(),
            TokenKind::Switch => self.switch_statement(),
            TokenKind::Synchronized => self.synchronized_statement(),
            TokenKind::Less => self.generic_constructor_call(),
            TokenKind::Identifier if self.at_label() => self.labelled(start),
            TokenKind::Final | TokenKind::Abstract | TokenKind::Strictfp | TokenKind::At => {
                self.declaration_with_modifiers(start, Modifiers::default())
            }
            kind if begins_type(kind) || self.at_contextual_type_keyword() => self.local_type_declaration(start),
            _ => self.simple_statement(),
        }
    }

    /// A statement that has no statements in it.
    fn simple_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let kind = match self.kind() {
            TokenKind::Semicolon => {
                self.bump();
                StmtKind::Empty
            }
            TokenKind::Break => self.jump(StmtKind::Break, "labelled `break` statements")?,
            TokenKind::Continue => self.jump(StmtKind::Continue, "labelled `continue` statements")?,
            TokenKind::Return => self.return_statement()?,
            TokenKind::Assert => self.assert_statement()?,
            TokenKind::This | TokenKind::Super if self.ahead(1) == TokenKind::OpenParen => self.constructor_call()?,
            TokenKind::Else => return Err(self.error("`else` without an `if` before it")),
            TokenKind::Case | TokenKind::Default => return Err(self.error("a `case` can only stand in a `switch`")),
            TokenKind::Catch | TokenKind::Finally => {
                let message = format!("{} without a `try` before it", self.found());
                return Err(self.error(message));
            }
            TokenKind::Identifier if self.at_declaration() => self.local(Modifiers::default())?,
            kind if kind.is_primitive_type() && !self.at_type_expression() => self.local(Modifiers::default())?,
            _ => self.expression_statement()?,
        };
        Ok(Stmt { kind, span: self.span_from(start) })
    }

    fn block_as_statement(&mut self) -> Parse<Stmt> {
        let block = self.block()?;
        Ok(Stmt { span: block.span, kind: StmtKind::Block(block) })
    }

    fn generic_constructor_call(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.call_with_type_arguments(start)?;
        self.semicolon("the constructor call")?;
        Ok(self.unsupported_statement(start, "calls with type arguments"))
    }

    /// Whether `int` begins an expression: `int.class`, `int[]::new`.
    fn at_type_expression(&self) -> bool {
        self.behind_type(self.position)
            .is_some_and(|behind| matches!(self.kind_at(behind), TokenKind::Dot | TokenKind::ColonColon))
    }

    /// `if (c) s else if (c) s else s`; long chains are read in a loop.
    fn if_statement(&mut self) -> Parse<Stmt> {
        let mut arms = Vec::new();
        let mut last = None;
        loop {
            arms.push(self.if_arm()?);
            self.refuse_comment_before_else();
            if self.eat(TokenKind::Else).is_none() {
                break;
            }
            self.grow()?;
            if !self.at(TokenKind::If) {
                last = Some(self.embedded_statement()?);
                break;
            }
        }
        self.join_arms(arms, last)
    }

    /// Makes each arm the `else` of the one before it.
    fn join_arms(&mut self, arms: Vec<(usize, Expr, Stmt)>, otherwise: Option<Stmt>) -> Parse<Stmt> {
        let mut last = otherwise;
        for (start, condition, then_branch) in arms.into_iter().rev() {
            let else_branch = last.take().map(Box::new);
            let kind = StmtKind::If { condition, then_branch: Box::new(then_branch), else_branch };
            last = Some(Stmt { kind, span: self.span_from(start) });
        }
        last.ok_or(super::Broken)
    }

    /// `if (c) s`, and the index where it began.
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
    fn behind_comment(&self, kind: TokenKind) -> Option<usize> {
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
        self.expect(TokenKind::OpenParen, &format!("after {keyword}"))?;
        let condition = self.expression()?;
        self.close(open, TokenKind::CloseParen)?;
        Ok(condition)
    }

    fn jump(&mut self, kind: StmtKind, with_label: &str) -> Parse<StmtKind> {
        let start = self.position;
        self.bump();
        let has_label = self.at(TokenKind::Identifier) && !self.token().after_line_break
            || self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::Semicolon;
        if has_label {
            self.bump();
        }
        self.semicolon("the statement")?;
        Ok(if has_label { StmtKind::Unsupported(self.unsupported(start, with_label)) } else { kind })
    }

    fn return_statement(&mut self) -> Parse<StmtKind> {
        self.bump();
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok(StmtKind::Return(None));
        }
        if self.at(TokenKind::CloseBrace) {
            self.semicolon("`return`")?;
            return Ok(StmtKind::Return(None));
        }
        let value = self.expression()?;
        self.semicolon("the statement")?;
        Ok(StmtKind::Return(Some(value)))
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

    fn throw_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.bump();
        self.expression()?;
        self.semicolon("the statement")?;
        Ok(self.unsupported_statement(start, "`throw` statements"))
    }

    fn try_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.bump();
        let mut is_complete = self.at(TokenKind::OpenParen);
        if is_complete {
            self.skip_group()?;
        }
        self.skip_block("after `try`")?;
        loop {
            self.position = self.behind_comment(TokenKind::Catch).unwrap_or(self.position);
            if self.eat(TokenKind::Catch).is_none() {
                break;
            }
            if !self.at(TokenKind::OpenParen) {
                return Err(self.expected("`(` after `catch`"));
            }
            self.skip_group()?;
            self.skip_block("after `catch (…)`")?;
            is_complete = true;
        }
        self.position = self.behind_comment(TokenKind::Finally).unwrap_or(self.position);
        if self.eat(TokenKind::Finally).is_some() {
            self.skip_block("after `finally`")?;
            is_complete = true;
        }
        if !is_complete {
            return Err(self.expected("`catch` or `finally` after the block of `try`"));
        }
        Ok(self.unsupported_statement(start, "`try` statements"))
    }

    fn skip_block(&mut self, place: &str) -> Parse<()> {
        if self.at(TokenKind::OpenBrace) {
            return self.skip_group();
        }
        Err(self.expected(&format!("`{{` {place}")))
    }

    fn switch_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.skip_switch()?;
        Ok(self.unsupported_statement(start, "`switch` statements"))
    }

    fn synchronized_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        self.bump();
        if !self.at(TokenKind::OpenParen) {
            return Err(self.expected("`(` after `synchronized`"));
        }
        self.skip_group()?;
        self.skip_block("after `synchronized (…)`")?;
        Ok(self.unsupported_statement(start, "`synchronized` statements"))
    }

    fn constructor_call(&mut self) -> Parse<StmtKind> {
        let start = self.position;
        let is_super = self.bump().kind == TokenKind::Super;
        let arguments = self.arguments()?;
        let call = Expr { kind: ExprKind::ConstructorCall { is_super, arguments }, span: self.span_from(start) };
        self.semicolon("the constructor call")?;
        Ok(StmtKind::Expr(call))
    }

    /// A label and its statement; the whole began at index `start`.
    pub(super) fn labelled(&mut self, start: usize) -> Parse<Stmt> {
        self.bump();
        self.bump();
        self.embedded_statement()?;
        Ok(self.unsupported_statement(start, "labels"))
    }

    /// A declaration that begins with modifiers, of which `modifiers` stood in an annotation comment.
    pub(super) fn declaration_with_modifiers(&mut self, start: usize, modifiers: Modifiers) -> Parse<Stmt> {
        let mut modifiers = modifiers;
        let mut unsupported = Vec::new();
        self.variable_modifiers(&mut modifiers, &mut unsupported)?;
        if begins_type(self.kind()) || self.at_contextual_type_keyword() || self.at(TokenKind::At) {
            return self.local_type_declaration(start);
        }
        let kind = self.local(modifiers)?;
        if let Some(first) = unsupported.into_iter().next() {
            return Ok(self.unsupported_statement(start, first.what));
        }
        Ok(Stmt { kind, span: self.span_from(start) })
    }

    fn local_type_declaration(&mut self, start: usize) -> Parse<Stmt> {
        let what = if self.at(TokenKind::Class) { "local classes" } else { "local types" };
        while !matches!(self.kind(), TokenKind::OpenBrace | TokenKind::Semicolon | TokenKind::EndOfFile) {
            match self.kind() {
                TokenKind::OpenParen | TokenKind::Less => self.skip_group()?,
                TokenKind::CloseBrace | TokenKind::CloseParen => break,
                _ => {
                    self.bump();
                }
            }
        }
        self.skip_block("of the type's body")?;
        Ok(self.unsupported_statement(start, what))
    }

    /// `int a = 1, b;`
    fn local(&mut self, modifiers: Modifiers) -> Parse<StmtKind> {
        let ty = self.local_type()?;
        let declarators = self.declarators()?;
        self.semicolon("the declaration")?;
        Ok(StmtKind::Local { modifiers, ty, declarators })
    }

    /// `a = 1, b[]`
    pub(super) fn declarators(&mut self) -> Parse<Vec<Declarator>> {
        let mut declarators = Vec::new();
        loop {
            let token = self.expect(TokenKind::Identifier, "of the variable")?;
            let name = self.ident_of(&token);
            let dimensions = self.dimensions();
            let initializer = match self.eat(TokenKind::Assign) {
                Some(_) => Some(self.variable_initializer()?),
                None => None,
            };
            declarators.push(Declarator { name, dimensions, initializer });
            if self.eat(TokenKind::Comma).is_none() {
                return Ok(declarators);
            }
        }
    }

    fn expression_statement(&mut self) -> Parse<StmtKind> {
        let expression = self.expression()?;
        self.semicolon("the statement")?;
        self.check_effect(&expression);
        Ok(StmtKind::Expr(expression))
    }

    /// Reports an expression that cannot be a statement.
    pub(super) fn check_effect(&mut self, expression: &Expr) {
        let is_statement = matches!(
            expression.kind,
            ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::Call { .. }
                | ExprKind::SuperCall { .. }
                | ExprKind::New { .. }
                | ExprKind::Unsupported(_)
        );
        if is_statement {
            return;
        }
        let mut diagnostic = Diagnostic::error(&SYNTAX_ERROR, expression.span, "this expression is not a statement");
        if let ExprKind::Binary(crate::ast::BinaryOp::Eq, ..) = expression.kind {
            diagnostic = diagnostic.with_help("to assign, write `=`");
        }
        self.report(diagnostic);
    }

    /// A statement that is not understood: from the token at index `start` to the last that was taken.
    pub(super) fn unsupported_statement(&self, start: usize, what: impl Into<String>) -> Stmt {
        let unsupported = self.unsupported(start, what);
        Stmt { span: unsupported.span, kind: StmtKind::Unsupported(unsupported) }
    }
}
