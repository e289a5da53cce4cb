//! Blocks, and statements where only one can stand.

use super::modifiers::{Taken, java_modifier};
use super::recovery::{begins_member, begins_type};
use super::{Parse, Parser};
use crate::ast::{Block, SpecStmt, Stmt, StmtKind};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// `{ … }`
    pub(super) fn block(&mut self) -> Parse<Block> {
        let start = self.position;
        let is_specification = self.token().in_annotation;
        self.expect(TokenKind::OpenBrace, "of the block")?;
        let outside = std::mem::replace(&mut self.in_model_body, is_specification);
        let mut statements = self.block_statements();
        self.in_model_body = outside;
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
            // A block of a model method that is not closed ends with the comment.
            if self.in_model_body && self.at(AnnotationEnd) {
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
            _ if self.at_statement_in_model_body() => {
                self.statements_in_model_body(statements)?;
            }
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
}
