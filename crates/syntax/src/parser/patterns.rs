//! Patterns, behind `case` and `instanceof`.

use super::{Parse, Parser};
use crate::SourceLevel;
use crate::ast::{Expr, ExprKind, Modifiers, Pattern, PatternKind, TypeRef};
use crate::token::TokenKind;

impl Parser<'_> {
    /// `[final] T x` or `R(p, …)`
    pub(super) fn pattern(&mut self) -> Parse<Pattern> {
        let start = self.position;
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let ty = self.type_reference()?;
        self.pattern_rest(start, modifiers, ty)
    }

    /// A pattern from behind its type; it began at index `start`.
    fn pattern_rest(&mut self, start: usize, modifiers: Modifiers, ty: TypeRef) -> Parse<Pattern> {
        if !self.at(TokenKind::OpenParen) {
            let name = self.name("of the variable of the pattern")?;
            return Ok(Pattern { kind: PatternKind::Type { modifiers, ty, name }, span: self.span_from(start) });
        }
        if let Some((_, span)) = modifiers.list.first() {
            self.note_syntax(*span, "a record pattern cannot have modifiers");
        }
        let patterns = self.nested(Self::component_patterns)?;
        Ok(Pattern { kind: PatternKind::Record { ty, patterns }, span: self.span_from(start) })
    }

    /// `(p, …)`
    fn component_patterns(&mut self) -> Parse<Vec<Pattern>> {
        let open = self.position;
        self.bump();
        let mut patterns = Vec::new();
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(patterns);
        }
        loop {
            patterns.push(self.component_pattern()?);
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(patterns)
    }

    /// A pattern within a record pattern, where `var` is allowed.
    fn component_pattern(&mut self) -> Parse<Pattern> {
        let start = self.position;
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let ty = self.local_type()?;
        self.pattern_rest(start, modifiers, ty)
    }

    /// What follows `instanceof`; the whole began at index `start`.
    pub(super) fn instance_of(&mut self, start: usize, value: Expr) -> Parse<Expr> {
        let pattern_start = self.position;
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let mut ty = self.type_reference()?;
        self.grow()?;
        let binds = match self.kind() {
            TokenKind::OpenParen => self.options.source != SourceLevel::Java1_4,
            TokenKind::Identifier => true,
            _ => false,
        };
        if binds {
            let pattern = self.pattern_rest(pattern_start, modifiers, ty)?;
            return Ok(self.expr(start, ExprKind::Matches(Box::new(value), Box::new(pattern))));
        }
        if let Some((_, span)) = modifiers.list.iter().find(|(modifier, _)| modifier.is_java()) {
            self.note_syntax(*span, "only a pattern with a variable can be `final`");
        }
        ty.annotations.splice(0..0, modifiers.annotations);
        Ok(self.expr(start, ExprKind::InstanceOf(Box::new(value), Box::new(ty))))
    }
}
