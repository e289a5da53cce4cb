//! Java's ambiguities, decided by looking ahead: is it a type or an expression, a cast or a parenthesis, a lambda?
//! Nothing here takes a token. Brackets have their partners, so that each question costs only what a type is long.

use super::{Lambdas, Parser};
use crate::SourceLevel;
use crate::ast::Modifier;
use crate::token::TokenKind;

impl Parser<'_> {
    /// Behind the type that begins at an index, if there is one.
    pub(super) fn behind_type(&self, start: usize) -> Option<usize> {
        let mut index = self.behind_annotations(start)?;
        match self.kind_at(index) {
            TokenKind::Identifier => index = self.behind_class_type(index)?,
            kind if kind.is_primitive_type() => index += 1,
            TokenKind::BackslashWord if self.is_logic_type(index) => {
                index += 1;
                if self.kind_at(index) == TokenKind::Less {
                    index = self.partner_of(index)? + 1;
                }
            }
            _ => return None,
        }
        self.behind_dimensions(index)
    }

    /// Behind `a.b.C<…>.D`, where `a` stands at `start`.
    fn behind_class_type(&self, start: usize) -> Option<usize> {
        let mut index = start + 1;
        loop {
            if self.kind_at(index) == TokenKind::Less {
                index = self.partner_of(index)? + 1;
            }
            if self.kind_at(index) != TokenKind::Dot {
                return Some(index);
            }
            let segment = self.behind_annotations(index + 1)?;
            if self.kind_at(segment) != TokenKind::Identifier {
                return None;
            }
            index = segment + 1;
        }
    }

    /// Behind any `[]` at an index; `None` if there is a `[` that is not empty.
    fn behind_dimensions(&self, start: usize) -> Option<usize> {
        let mut index = start;
        loop {
            let bracket = self.behind_annotations(index)?;
            if self.kind_at(bracket) != TokenKind::OpenBracket {
                return Some(index);
            }
            if self.kind_at(bracket + 1) != TokenKind::CloseBracket {
                return None;
            }
            index = bracket + 2;
        }
    }

    /// Behind any annotations `@A(…)` at an index, and comments like `/*@ nullable @*/`.
    pub(super) fn behind_annotations(&self, start: usize) -> Option<usize> {
        let mut index = start;
        loop {
            match self.kind_at(index) {
                TokenKind::At if self.kind_at(index + 1) == TokenKind::Identifier => {}
                TokenKind::AnnotationStart if self.behind_modifier_comment(index) > index => {
                    index = self.behind_modifier_comment(index);
                    continue;
                }
                _ => return Some(index),
            }
            index += 2;
            while self.kind_at(index) == TokenKind::Dot && self.kind_at(index + 1) == TokenKind::Identifier {
                index += 2;
            }
            if self.kind_at(index) == TokenKind::OpenParen {
                index = self.partner_of(index)? + 1;
            }
        }
    }

    /// Behind an annotation comment at an index that holds only modifiers; the index itself if there is none.
    pub(super) fn behind_modifier_comment(&self, index: usize) -> usize {
        if self.kind_at(index) != TokenKind::AnnotationStart {
            return index;
        }
        let mut end = index + 1;
        while self.kind_at(end) == TokenKind::Identifier && Modifier::of_specification(self.text_at(end)).is_some() {
            end += 1;
        }
        let is_whole = self.kind_at(end) == TokenKind::AnnotationEnd && end > index + 1;
        if is_whole { end + 1 } else { index }
    }

    /// Whether a type and a name follow: a declaration.
    pub(super) fn at_declaration(&self) -> bool {
        self.behind_type(self.position)
            .is_some_and(|behind| self.kind_at(self.behind_modifier_comment(behind)) == TokenKind::Identifier)
    }

    /// Whether a lambda expression begins here: `x ->` or `( … ) ->`.
    pub(super) fn at_lambda(&self) -> bool {
        match self.kind() {
            TokenKind::Identifier => self.ahead(1) == TokenKind::Arrow && self.lambdas == Lambdas::Allowed,
            TokenKind::OpenParen => {
                self.lambdas == Lambdas::Allowed
                    && self.partner_of(self.position).is_some_and(|close| self.kind_at(close + 1) == TokenKind::Arrow)
            }
            _ => false,
        }
    }

    /// Whether `(` begins a cast.
    pub(super) fn at_cast(&self) -> bool {
        let inside = self.position + 1;
        let Some(mut behind) = self.behind_type(inside) else { return false };
        let is_primitive = self.kind_at(inside).is_primitive_type() && behind == inside + 1;
        while self.kind_at(behind) == TokenKind::Ampersand {
            match self.behind_type(behind + 1) {
                Some(next) => behind = next,
                None => return false,
            }
        }
        if self.kind_at(behind) != TokenKind::CloseParen {
            return false;
        }
        let operand = self.kind_at(behind + 1);
        if operand == TokenKind::BackslashWord {
            // `determines (x) \by y` has no cast.
            return !matches!(
                self.text_at(behind + 1),
                "\\by" | "\\declassifies" | "\\erases" | "\\new_objects" | "\\measured_by" | "\\such_that" | "\\into"
            );
        }
        begins_operand(operand)
            || is_primitive && matches!(operand, TokenKind::Plus | TokenKind::Minus)
            || is_primitive && matches!(operand, TokenKind::PlusPlus | TokenKind::MinusMinus)
    }

    /// Whether `<` begins type arguments within an expression, as in `List<String>::new`.
    pub(super) fn at_type_arguments(&self) -> bool {
        self.at(TokenKind::Less)
            && self.partner_of(self.position).is_some_and(|close| match self.kind_at(close + 1) {
                TokenKind::ColonColon => true,
                TokenKind::OpenBracket => self.kind_at(close + 2) == TokenKind::CloseBracket,
                TokenKind::Dot => matches!(self.kind_at(close + 2), TokenKind::Identifier | TokenKind::At),
                TokenKind::At => true,
                _ => false,
            })
    }

    /// Whether a label begins here.
    pub(super) fn at_label(&self) -> bool {
        self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::Colon
    }

    /// Whether a loop begins here.
    pub(super) fn at_loop(&self) -> bool {
        matches!(self.kind(), TokenKind::While | TokenKind::Do | TokenKind::For)
    }

    /// Whether a type of the kind `int`, `int[]` stands here as part of an expression: `int[]::new`, `int.class`.
    pub(super) fn at_type_expression(&self) -> bool {
        self.behind_type(self.position)
            .is_some_and(|behind| matches!(self.kind_at(behind), TokenKind::Dot | TokenKind::ColonColon))
            || self.ahead(1) == TokenKind::Dot
    }

    /// Whether `record`, `sealed` or `non-sealed` is a keyword here.
    pub(super) fn at_contextual_type_keyword(&self) -> bool {
        if !self.at(TokenKind::Identifier) || self.options.source == SourceLevel::Java1_4 {
            return false;
        }
        match self.text_of(self.token()) {
            "record" => self.at_record(),
            "sealed" => self.continues_type_declaration(self.position + 1),
            "non" => self.at_non_sealed(),
            _ => false,
        }
    }

    /// Whether a record declaration follows.
    pub(super) fn at_record(&self) -> bool {
        self.at_word("record")
            && self.ahead(1) == TokenKind::Identifier
            && matches!(self.ahead(2), TokenKind::OpenParen | TokenKind::Less)
            && self.options.source != SourceLevel::Java1_4
    }

    /// Whether `non-sealed` follows.
    pub(super) fn at_non_sealed(&self) -> bool {
        self.at_word("non")
            && self.ahead(1) == TokenKind::Minus
            && self.text_at(self.position + 2) == "sealed"
            && self.continues_type_declaration(self.position + 3)
    }

    /// Whether at an index, behind `sealed`, there follows what belongs to a type declaration.
    fn continues_type_declaration(&self, index: usize) -> bool {
        use TokenKind::*;
        match self.kind_at(index) {
            Class | Interface | Abstract | Public | Protected | Private | Static | Final | Strictfp | Enum | At => true,
            Identifier => matches!(self.text_at(index), "sealed" | "non"),
            _ => false,
        }
    }

    /// Whether `yield` is a statement here and not a name.
    pub(super) fn at_yield(&self) -> bool {
        use TokenKind::*;
        if !self.at_word("yield") || self.options.source == SourceLevel::Java1_4 {
            return false;
        }
        match self.ahead(1) {
            Plus | Minus | StringLiteral | TextBlock | CharLiteral | IntegerLiteral | FloatLiteral | Null
            | Identifier | True | False | New | Switch | This | Super | Void | Semicolon | BackslashWord => true,
            PlusPlus | MinusMinus => self.ahead(2) != Semicolon,
            Bang | Tilde => true,
            OpenParen => self.yields_parenthesis(self.position + 1),
            kind => kind.is_primitive_type(),
        }
    }

    /// Whether `yield (…)` yields a value: it does unless what is in the parentheses can only be arguments.
    fn yields_parenthesis(&self, open: usize) -> bool {
        let Some(close) = self.partner_of(open) else { return true };
        if self.kind_at(close + 1) == TokenKind::Arrow {
            return true;
        }
        let mut index = open + 1;
        let is_empty = index == close;
        let mut has_comma = false;
        while index < close {
            match self.kind_at(index) {
                TokenKind::Comma => has_comma = true,
                TokenKind::OpenParen | TokenKind::Less => index = self.partner_of(index).unwrap_or(index).max(index),
                _ => {}
            }
            index += 1;
        }
        !is_empty && !has_comma
    }

    /// Whether a pattern begins at an index: `T x`, or `R(p, …)`.
    pub(super) fn is_pattern(&self, start: usize) -> bool {
        let mut index = start;
        // `A(B(C(…` is asked one level after the other.
        loop {
            if matches!(self.kind_at(index), TokenKind::Final | TokenKind::At) {
                return true;
            }
            let Some(behind) = self.behind_type(index) else { return false };
            match self.kind_at(behind) {
                TokenKind::Identifier => return true,
                TokenKind::OpenParen if self.kind_at(behind + 1) == TokenKind::CloseParen => return true,
                TokenKind::OpenParen => index = behind + 1,
                _ => return false,
            }
        }
    }
}

/// Whether an operand without a sign begins with this token: then `(T)` before it is a cast.
fn begins_operand(kind: TokenKind) -> bool {
    use TokenKind::*;
    kind.is_primitive_type()
        || matches!(
            kind,
            Identifier
                | IntegerLiteral
                | FloatLiteral
                | CharLiteral
                | StringLiteral
                | TextBlock
                | BackslashWord
                | True
                | False
                | Null
                | This
                | Super
                | New
                | Switch
                | Void
                | OpenParen
                | Bang
                | Tilde
        )
}
