//! Expressions that only specifications have: `\result`, `\old(e)`, `(\forall T x; range; body)`, `\f(a, b)`.

use super::tables::{QUANTIFIERS, TERMS, TermKeyword, find};
use super::{Parse, Parser};
use crate::ast::{Expr, Modifiers, Quantified, Quantifier, SpecExpr, TypeRef};
use crate::token::TokenKind;
use std::ops::Range;

impl Parser<'_> {
    /// `\result`, `\old(e)` and everything else that begins with a backslash.
    pub(super) fn specification_primary(&mut self) -> Parse<Expr> {
        let start = self.position;
        let word = self.text_of(self.token());
        match find(TERMS, word) {
            Some(TermKeyword::Result) => {
                self.bump();
                return Ok(self.specification(start, SpecExpr::Result));
            }
            Some(TermKeyword::Old) if self.ahead(1) == TokenKind::OpenParen => return self.old(),
            _ => {}
        }
        if let Some(Quantifier::Forall | Quantifier::Exists) = find(QUANTIFIERS, word) {
            let broken = self.error(format!("a quantifier stands in parentheses: `({word} …)`"));
            self.skip_quantifier();
            return Err(broken);
        }
        if self.ahead(1) == TokenKind::OpenParen
            && let Some(quantifier) = find(QUANTIFIERS, word)
            && self.binds_variables(self.position + 2)
        {
            // `\infinite_union(Object o; …)`: the variables stand within the parentheses.
            self.bump();
            let open = self.position;
            self.bump();
            let quantified = self.quantified(start, quantifier)?;
            self.close(open, TokenKind::CloseParen)?;
            return Ok(Expr { span: self.span_from(start), ..quantified });
        }
        if self.is_logic_type(start) && self.ahead(1) == TokenKind::Dot {
            // `\bigint.MAX`: a type as the qualifier of a name.
            let ty = self.type_reference()?;
            return Ok(self.specification(start, SpecExpr::Type(ty)));
        }
        let token = self.bump();
        let name = self.backslash_name(&token);
        if !self.at(TokenKind::OpenParen) {
            return Ok(self.specification(start, SpecExpr::Word(name)));
        }
        let arguments = self.specification_arguments()?;
        Ok(self.specification(start, SpecExpr::Function(name, arguments)))
    }

    /// `(a, T, …)`: expressions, or types where no expression can stand.
    fn specification_arguments(&mut self) -> Parse<Vec<Expr>> {
        let open = self.position;
        self.bump();
        let mut arguments = Vec::new();
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.specification_argument()?);
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(arguments)
    }

    fn specification_argument(&mut self) -> Parse<Expr> {
        let start = self.position;
        let behind = self.behind_type(start).map(|behind| self.kind_at(behind));
        let ends_here = matches!(behind, Some(TokenKind::Comma | TokenKind::CloseParen));
        let is_name = self.at(TokenKind::Identifier) && self.behind_plain_name(start);
        let is_logic = self.is_logic_type(start);
        if ends_here && !is_name && (is_logic || !self.at(TokenKind::BackslashWord)) {
            let ty = self.result_type()?;
            return Ok(self.specification(start, SpecExpr::Type(ty)));
        }
        if self.at(TokenKind::Void) && self.ahead(1) == TokenKind::CloseParen {
            let ty = self.result_type()?;
            return Ok(self.specification(start, SpecExpr::Type(ty)));
        }
        self.expression()
    }

    /// Whether a name without type arguments or `[]` is next, which may be an expression as well as a type.
    fn behind_plain_name(&self, start: usize) -> bool {
        let mut index = start + 1;
        while self.kind_at(index) == TokenKind::Dot && self.kind_at(index + 1) == TokenKind::Identifier {
            index += 2;
        }
        matches!(self.kind_at(index), TokenKind::Comma | TokenKind::CloseParen)
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
        let word = self.text_of(self.token());
        self.bump();
        let open = self.position;
        self.expect(TokenKind::OpenParen, &format!("after `{word}`"))?;
        let inside = self.expression()?;
        let mut label = None;
        if self.eat(TokenKind::Comma).is_some() {
            label = Some(self.name("of the label")?);
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(self.specification(start, SpecExpr::Old(inside, label)))
    }

    /// `(\forall …)`, `(\let …)` or `(\lblneg …)`, if such an expression begins here.
    pub(super) fn quantifier(&mut self) -> Option<Parse<Expr>> {
        if self.ahead(1) != TokenKind::BackslashWord {
            return None;
        }
        let word = self.text_at(self.position + 1);
        match find(TERMS, word) {
            Some(TermKeyword::Let) => return Some(self.nested(Self::let_expression)),
            Some(TermKeyword::Label) => return Some(self.nested(Self::labelled_expression)),
            _ => {}
        }
        let quantifier = find(QUANTIFIERS, word)?;
        let always = matches!(quantifier, Quantifier::Forall | Quantifier::Exists);
        // `(\sum int i; …)` binds variables, `(\max(x, y) + …)` does not.
        (always || self.binds_variables(self.position + 2))
            .then(|| self.nested(|parser| parser.quantified_in_parentheses(quantifier)))
    }

    /// Whether a type and a variable stand at this index.
    fn binds_variables(&self, index: usize) -> bool {
        let mut index = index;
        while matches!(self.text_at(index), "nullable" | "non_null") && self.kind_at(index) == TokenKind::Identifier {
            index += 1;
        }
        let behind = if self.is_logic_type(index) { Some(index + 1) } else { self.behind_type(index) };
        behind.is_some_and(|behind| self.kind_at(behind) == TokenKind::Identifier)
    }

    fn quantified_in_parentheses(&mut self, quantifier: Quantifier) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        self.bump();
        let quantified = self.quantified(start, quantifier)?;
        self.close(start, TokenKind::CloseParen)?;
        Ok(Expr { span: self.span_from(start), ..quantified })
    }

    /// `T x, y; range; body`, behind the first word.
    fn quantified(&mut self, start: usize, quantifier: Quantifier) -> Parse<Expr> {
        let mut modifiers = Modifiers::default();
        while let Some(modifier) = self.specification_modifier().filter(|_| self.ahead(1) != TokenKind::Dot) {
            let word = self.position;
            self.bump();
            modifiers.list.push((modifier, self.span_from(word)));
        }
        let type_start = self.position;
        let ty = self.type_reference()?;
        let type_end = self.position;
        let mut variables = Vec::new();
        loop {
            let token = self.expect(TokenKind::Identifier, "of the variable of the quantifier")?;
            variables.push(self.ident_of(&token));
            if self.at(TokenKind::OpenBracket) {
                return Err(self.error("the `[]` of a quantified variable stand behind its type"));
            }
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
            self.repeated_type(type_start..type_end);
        }
        self.expect(TokenKind::Semicolon, "after the variables of the quantifier")?;
        let (range, body) = self.ranges_and_body(quantifier)?;
        let quantified = Quantified { quantifier, modifiers, ty, variables, range, body };
        Ok(self.specification(start, SpecExpr::Quantified(quantified)))
    }

    /// `int i, int j`: each variable may repeat the type, which stood at these tokens and must be the same.
    fn repeated_type(&mut self, first: Range<usize>) {
        let start = self.position;
        let Some(behind) = self.behind_type(start) else { return };
        if self.kind_at(behind) != TokenKind::Identifier {
            return;
        }
        self.position = behind;
        let is_same = first.len() == behind - start
            && first.zip(start..behind).all(|(one, other)| self.text_at(one) == self.text_at(other));
        if !is_same {
            let span = self.span_from(start);
            self.note_specification(span, "a variable of another type needs a quantifier of its own");
        }
    }

    /// `range; body`, `; body` or `body`; of quantifiers with bounds `low; high; body`.
    fn ranges_and_body(&mut self, quantifier: Quantifier) -> Parse<(Vec<Expr>, Expr)> {
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok((Vec::new(), self.expression()?));
        }
        let most = match quantifier {
            Quantifier::BoundedSum | Quantifier::SequenceDefinition => 3,
            _ => 2,
        };
        let mut parts = vec![self.expression()?];
        while parts.len() < most && self.eat(TokenKind::Semicolon).is_some() {
            parts.push(self.expression()?);
        }
        match parts.pop() {
            Some(body) => Ok((parts, body)),
            None => Err(self.expected("an expression")),
        }
    }

    /// `(\let T x = e; body)`
    fn let_expression(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        self.bump();
        let ty = self.type_reference()?;
        let declarators = self.declarators()?;
        self.expect(TokenKind::Semicolon, "after the variables of `\\let`")?;
        let body = self.expression()?;
        self.close(start, TokenKind::CloseParen)?;
        Ok(self.specification(start, SpecExpr::Let(ty, declarators, body)))
    }

    /// `(\lblneg name e)`
    fn labelled_expression(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        self.bump();
        let label = self.name("of the label")?;
        let inner = self.expression()?;
        self.close(start, TokenKind::CloseParen)?;
        Ok(self.specification(start, SpecExpr::Labelled(label, inner)))
    }

    /// `{ T x | e }` behind `new C`; the whole began at index `start`.
    pub(super) fn set_comprehension(&mut self, start: usize, class: TypeRef) -> Parse<Expr> {
        let open = self.position;
        self.bump();
        let ty = self.type_reference()?;
        let name = self.name("of the element")?;
        self.expect(TokenKind::Bar, "after the element of the set")?;
        let condition = self.expression()?;
        self.close(open, TokenKind::CloseBrace)?;
        Ok(self.specification(start, SpecExpr::Comprehension(class, ty, name, condition)))
    }
}
