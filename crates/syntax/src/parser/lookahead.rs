//! Java's ambiguities, decided by looking ahead: is it a type or an expression, a cast or a parenthesis, a lambda?
//! Nothing here takes a token. Brackets have their partners, so that each question costs only what a type is long.

use super::Parser;
use crate::token::TokenKind;

impl Parser<'_> {
    /// Behind the type that begins at an index, if there is one.
    pub(super) fn behind_type(&self, start: usize) -> Option<usize> {
        let mut index = self.behind_annotations(start)?;
        match self.kind_at(index) {
            kind if kind.is_primitive_type() => index += 1,
            TokenKind::BackslashWord if is_specification_type(self.text_at(index)) => index += 1,
            TokenKind::Identifier => index = self.behind_class_type(index)?,
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

    /// Behind any annotations `@A(…)` at an index.
    pub(super) fn behind_annotations(&self, start: usize) -> Option<usize> {
        let mut index = start;
        while self.kind_at(index) == TokenKind::At && self.kind_at(index + 1) == TokenKind::Identifier {
            index += 2;
            while self.kind_at(index) == TokenKind::Dot && self.kind_at(index + 1) == TokenKind::Identifier {
                index += 2;
            }
            if self.kind_at(index) == TokenKind::OpenParen {
                index = self.partner_of(index)? + 1;
            }
        }
        Some(index)
    }

    /// Whether a type and a name follow: a declaration.
    pub(super) fn at_declaration(&self) -> bool {
        self.behind_type(self.position).is_some_and(|behind| self.kind_at(behind) == TokenKind::Identifier)
    }

    /// Whether a lambda expression begins here: `x ->` or `( … ) ->`.
    pub(super) fn at_lambda(&self) -> bool {
        match self.kind() {
            TokenKind::Identifier => self.ahead(1) == TokenKind::Arrow,
            TokenKind::OpenParen => {
                self.partner_of(self.position).is_some_and(|close| self.kind_at(close + 1) == TokenKind::Arrow)
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
                TokenKind::Dot => self.kind_at(close + 2) == TokenKind::Identifier,
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

    /// Whether `record`, `sealed` or `non-sealed` is a keyword here.
    pub(super) fn at_contextual_type_keyword(&self) -> bool {
        if !self.at(TokenKind::Identifier) {
            return false;
        }
        match self.text_of(self.token()) {
            "record" => self.at_record(),
            "sealed" => continues_type_declaration(self.ahead(1)),
            "non" => self.at_non_sealed(),
            _ => false,
        }
    }

    /// Whether a record declaration follows.
    pub(super) fn at_record(&self) -> bool {
        self.at_word("record")
            && self.ahead(1) == TokenKind::Identifier
            && matches!(self.ahead(2), TokenKind::OpenParen | TokenKind::Less)
    }

    /// Whether `non-sealed` follows.
    pub(super) fn at_non_sealed(&self) -> bool {
        self.at_word("non")
            && self.ahead(1) == TokenKind::Minus
            && self.text_at(self.position + 2) == "sealed"
            && continues_type_declaration(self.ahead(3))
    }
}

/// The types of the specification language.
pub(super) fn is_specification_type(word: &str) -> bool {
    matches!(word, "\\bigint" | "\\real" | "\\locset" | "\\seq" | "\\map" | "\\set" | "\\TYPE" | "\\free" | "\\string")
}

/// Whether behind `sealed` there follows what belongs to a type declaration.
pub(super) fn continues_type_declaration(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, Class | Interface | Abstract | Public | Protected | Private | Static | Strictfp | At)
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
