//! `switch`, as a statement and as an expression.

use super::cases::Body;
use super::{Parse, Parser};
use crate::ast::{Case, CaseBody, Expr, ExprKind, Stmt, StmtKind, Switch};
use crate::token::TokenKind;
use base::Span;

/// What a `switch` is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Statement,
    Expression,
}

impl Parser<'_> {
    pub(super) fn switch_statement(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let switch = self.switch(Role::Statement)?;
        Ok(Stmt { kind: StmtKind::Switch(switch), span: self.span_from(start) })
    }

    pub(super) fn switch_expression(&mut self) -> Parse<Expr> {
        let start = self.position;
        let switch = self.nested(|parser| parser.switch(Role::Expression))?;
        Ok(self.expr(start, ExprKind::Switch(switch)))
    }

    /// `switch (e) { … }`
    fn switch(&mut self, role: Role) -> Parse<Switch> {
        self.bump();
        let selector = Box::new(self.condition("`switch`")?);
        let open = self.position;
        self.expect(TokenKind::OpenBrace, "after `switch (…)`")?;
        let mut cases: Vec<Case> = Vec::new();
        loop {
            match self.kind() {
                TokenKind::Case | TokenKind::Default => self.case_into(role, &mut cases),
                TokenKind::CloseBrace | TokenKind::EndOfFile => break,
                TokenKind::AnnotationStart | TokenKind::JahobComment => self.comment_at_type()?,
                _ => {
                    let start = self.position;
                    self.expected("`case`, `default` or `}`");
                    self.bump();
                    self.recover_case(start);
                }
            }
        }
        self.refuse_mixed_cases(&cases);
        self.close(open, TokenKind::CloseBrace)?;
        Ok(Switch { selector, cases, body: self.span_from(open) })
    }

    /// Reads a case; if it is broken, goes behind it.
    fn case_into(&mut self, role: Role, cases: &mut Vec<Case>) {
        let start = self.position;
        match self.case(role) {
            Ok(case) => cases.push(case),
            Err(_) => {
                if self.position == start {
                    self.bump();
                }
                self.recover_case(start);
            }
        }
    }

    /// Reports the first case with `->` behind one with `:`, or the other way round.
    fn refuse_mixed_cases(&mut self, cases: &[Case]) {
        let is_group = |case: &Case| matches!(case.body, CaseBody::Statements(_));
        if let Some(pair) = cases.windows(2).find(|pair| is_group(&pair[0]) != is_group(&pair[1])) {
            let span = pair[1].span;
            let keyword = Span { end: span.start + 4, ..span };
            self.note_syntax(keyword, "cases with `:` and cases with `->` cannot stand in one `switch`");
        }
    }

    fn case(&mut self, role: Role) -> Parse<Case> {
        let start = self.position;
        let (labels, guard) = self.labels()?;
        let body = match self.kind() {
            TokenKind::Arrow => {
                self.bump();
                self.case_rule(role)?
            }
            TokenKind::Colon => {
                self.bump();
                CaseBody::Statements(self.block_statements())
            }
            _ => return Err(self.expected_behind("`:` or `->` after the label")),
        };
        Ok(Case { labels, guard, body, span: self.span_from(start) })
    }

    /// What follows `->`.
    fn case_rule(&mut self, role: Role) -> Parse<CaseBody> {
        match Body::of(self.kind()) {
            Body::Statement => Ok(CaseBody::Stmt(Box::new(self.statement()?))),
            Body::Wrong if role == Role::Statement => {
                let statement = self.statement()?;
                let message = "behind `->` stands an expression, a block or a `throw` statement";
                self.note_syntax(statement.span, message);
                Ok(CaseBody::Stmt(Box::new(statement)))
            }
            _ => {
                let value = self.expression()?;
                if role == Role::Statement {
                    self.check_effect(&value);
                }
                self.semicolon("the expression")?;
                Ok(CaseBody::Expr(value))
            }
        }
    }
}
