//! Expressions that only specifications have: `\result`, `\old(e)`, `(\forall T x; range; body)`.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Quantifier};
use crate::token::TokenKind;

impl Parser<'_> {
    /// `\result`, `\old(e)` and everything else that begins with a backslash.
    pub(super) fn specification_primary(&mut self) -> Parse<Expr> {
        let start = self.position;
        let word = self.text_of(self.token());
        match word {
            "\\result" => {
                self.bump();
                return Ok(Expr { kind: ExprKind::Result, span: self.span_from(start) });
            }
            "\\old" => return self.old(),
            "\\forall" | "\\exists" => {
                let broken = self.error(format!("a quantifier stands in parentheses: `({word} …)`"));
                self.skip_quantifier();
                return Err(broken);
            }
            "\\nothing" | "\\everything" => {
                return Err(self.error(format!("`{word}` is not an expression, it belongs into `assignable`")));
            }
            _ => {}
        }
        self.bump();
        if self.at(TokenKind::OpenParen) {
            self.skip_group()?;
        }
        Ok(self.unsupported_expression(start, format!("`{word}` expressions")))
    }

    /// Goes to the `;` that ends the clause, not to one within the quantifier.
    fn skip_quantifier(&mut self) {
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let next = self.tokens[(self.position + 1).min(self.tokens.len() - 1)];
            let is_last = next.kind == TokenKind::AnnotationEnd || next.after_line_break;
            if self.at(TokenKind::Semicolon) && is_last {
                return;
            }
            self.skip_bracket();
        }
    }

    fn old(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let open = self.position;
        self.expect(TokenKind::OpenParen, "after `\\old`")?;
        let inside = self.expression()?;
        if self.at(TokenKind::Comma) {
            self.position = open;
            self.skip_group()?;
            return Ok(self.unsupported_expression(start, "`\\old` expressions with a label"));
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(Expr { kind: ExprKind::Old(Box::new(inside)), span: self.span_from(start) })
    }

    /// `(\forall …)`, if such an expression begins here.
    pub(super) fn quantifier(&mut self) -> Option<Parse<Expr>> {
        if self.ahead(1) != TokenKind::BackslashWord {
            return None;
        }
        let word = self.text_at(self.position + 1);
        match word {
            "\\forall" => Some(self.quantified_in_parentheses(Quantifier::Forall)),
            "\\exists" => Some(self.quantified_in_parentheses(Quantifier::Exists)),
            _ => {
                // `(\sum int i; …)` binds variables, `(\fresh(x) && …)` does not.
                let follows = self.ahead(2);
                let binds = follows == TokenKind::Identifier
                    || follows == TokenKind::BackslashWord
                    || follows.is_primitive_type();
                binds.then(|| self.unsupported_binder(word))
            }
        }
    }

    fn unsupported_binder(&mut self, word: &str) -> Parse<Expr> {
        let start = self.position;
        self.skip_group()?;
        Ok(self.unsupported_expression(start, format!("`{word}` expressions")))
    }

    fn quantified_in_parentheses(&mut self, quantifier: Quantifier) -> Parse<Expr> {
        let start = self.position;
        if let Some(what) = self.unsupported_variables() {
            self.skip_group()?;
            return Ok(self.unsupported_expression(start, what));
        }
        self.bump();
        let quantified = self.quantified(start, quantifier)?;
        self.close(start, TokenKind::CloseParen)?;
        Ok(Expr { span: self.span_from(start), ..quantified })
    }

    /// What of the variables of the quantifier, whose `(` is next, is not understood.
    fn unsupported_variables(&self) -> Option<&'static str> {
        let first = self.position + 2;
        if matches!(self.text_at(first), "nullable" | "non_null") && self.kind_at(first + 1) != TokenKind::Dot {
            return Some("quantifiers over possibly null values");
        }
        let mut name = self.behind_type(first)?;
        while self.kind_at(name) == TokenKind::Identifier {
            match self.kind_at(name + 1) {
                TokenKind::OpenBracket => return Some("quantified variables with `[]` behind their name"),
                TokenKind::Comma => name += 2,
                _ => break,
            }
        }
        None
    }

    /// `\forall T x, y; range; body`, from its first word on.
    fn quantified(&mut self, start: usize, quantifier: Quantifier) -> Parse<Expr> {
        self.bump();
        let ty = self.type_reference()?;
        let mut variables = Vec::new();
        loop {
            let token = self.expect(TokenKind::Identifier, "of the variable of the quantifier")?;
            variables.push(self.ident_of(&token));
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
        }
        self.expect(TokenKind::Semicolon, "after the variables of the quantifier")?;
        let (range, body) = self.range_and_body()?;
        let kind = ExprKind::Quantified { quantifier, ty, variables, range, body: Box::new(body) };
        Ok(Expr { kind, span: self.span_from(start) })
    }

    /// `range; body`, `; body` or `body`.
    fn range_and_body(&mut self) -> Parse<(Option<Box<Expr>>, Expr)> {
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok((None, self.expression()?));
        }
        let first = self.expression()?;
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok((Some(Box::new(first)), self.expression()?));
        }
        Ok((None, first))
    }
}
