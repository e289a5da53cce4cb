//! Labels of cases: constants, patterns, guards.

use super::{Lambdas, Parse, Parser};
use crate::ast::{Expr, ExprKind, Label, Literal};
use crate::token::TokenKind;

/// What stands behind the `->` of a case.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Body {
    /// A block or `throw`.
    Statement,
    /// An expression.
    Expression,
    /// A statement that cannot stand there.
    Wrong,
}

impl Body {
    /// By the first token.
    pub(super) fn of(kind: TokenKind) -> Body {
        use TokenKind::*;
        match kind {
            OpenBrace | Throw => Body::Statement,
            If | While | Do | For | Return | Break | Continue | Try | Synchronized | Assert | Semicolon => Body::Wrong,
            _ => Body::Expression,
        }
    }
}

impl Parser<'_> {
    /// `default`, or `case A, B when c`.
    pub(super) fn labels(&mut self) -> Parse<(Vec<Label>, Option<Expr>)> {
        let start = self.position;
        if self.bump().kind == TokenKind::Default {
            return Ok((vec![Label::Default(self.span_from(start))], None));
        }
        let mut labels = Vec::with_capacity(1);
        loop {
            labels.push(self.label(labels.last())?);
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
        }
        let guard = self.guard(labels.last())?;
        Ok((labels, guard))
    }

    fn label(&mut self, before: Option<&Label>) -> Parse<Label> {
        let start = self.position;
        if self.at(TokenKind::Default) {
            let follows_null = matches!(before, Some(Label::Expr(before)) if is_null(before));
            if !follows_null {
                self.error("`default` can only stand behind `case null`");
            }
            self.bump();
            return Ok(Label::Default(self.span_from(start)));
        }
        if self.is_pattern(self.position) {
            return Ok(Label::Pattern(self.pattern()?));
        }
        Ok(Label::Expr(self.without_lambdas()?))
    }

    /// `when c`
    fn guard(&mut self, label: Option<&Label>) -> Parse<Option<Expr>> {
        if !self.at_word("when") {
            return Ok(None);
        }
        if !matches!(label, Some(Label::Pattern(_))) {
            self.error("only a pattern can have a guard");
        }
        self.bump();
        Ok(Some(self.without_lambdas()?))
    }

    /// An expression before `->`, which belongs to the case.
    fn without_lambdas(&mut self) -> Parse<Expr> {
        let outside = std::mem::replace(&mut self.lambdas, Lambdas::Excluded);
        let result = self.nested(Self::assignment);
        self.lambdas = outside;
        result
    }
}

fn is_null(expression: &Expr) -> bool {
    matches!(expression.kind, ExprKind::Literal(Literal::Null))
}
