//! Modifiers and annotations before a declaration, in Java and in annotation comments between them.

use super::{Parse, Parser};
use crate::ast::{Ident, Modifier, Modifiers, Unsupported};
use crate::token::TokenKind;

impl Parser<'_> {
    /// Takes a modifier or annotation of Java, if one is next.
    pub(super) fn java_modifier(&mut self, modifiers: &mut Modifiers) -> Parse<Taken> {
        if self.at(TokenKind::At) && self.ahead(1) != TokenKind::Interface {
            let annotation = self.annotation()?;
            modifiers.annotations.push(annotation);
            return Ok(Taken::Yes);
        }
        let (modifier, width) = match java_modifier(self.kind()) {
            Some(modifier) => (modifier, 1),
            None if self.at_non_sealed() => (Modifier::NonSealed, 3),
            None if self.at_word("sealed") && self.at_contextual_type_keyword() => (Modifier::Sealed, 1),
            None => return Ok(Taken::No),
        };
        let start = self.position;
        self.position += width;
        modifiers.list.push((modifier, self.span_from(start)));
        Ok(Taken::Yes)
    }

    /// `@a.b.C(…)`: the name is kept.
    fn annotation(&mut self) -> Parse<Ident> {
        self.bump();
        let start = self.position;
        self.expect(TokenKind::Identifier, "of the annotation after `@`")?;
        while self.at(TokenKind::Dot) && self.ahead(1) == TokenKind::Identifier {
            self.bump();
            self.bump();
        }
        let words: Vec<&str> = (start..self.position).map(|index| self.text_at(index)).collect();
        let name = Ident { name: words.concat().into(), span: self.span_from(start) };
        if self.at(TokenKind::OpenParen) {
            self.skip_group()?;
        }
        Ok(name)
    }

    /// The modifiers of a parameter or local variable. What is not understood goes to `unsupported`.
    pub(super) fn variable_modifiers(
        &mut self,
        modifiers: &mut Modifiers,
        unsupported: &mut Vec<Unsupported>,
    ) -> Parse<()> {
        loop {
            match self.kind() {
                TokenKind::AnnotationStart => self.annotation_of_variable(modifiers, unsupported),
                TokenKind::JahobComment => {
                    let start = self.position;
                    self.bump();
                    unsupported.push(self.unsupported(start, "Jahob annotations"));
                }
                _ => match self.java_modifier(modifiers)? {
                    Taken::Yes => {}
                    Taken::No => return Ok(()),
                },
            }
        }
    }

    /// `/*@ nullable @*/` before a parameter or local variable.
    fn annotation_of_variable(&mut self, modifiers: &mut Modifiers, unsupported: &mut Vec<Unsupported>) {
        self.bump();
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let start = self.position;
            match self.specification_modifier() {
                Some(modifier) => {
                    self.bump();
                    modifiers.list.push((modifier, self.span_from(start)));
                }
                None => {
                    self.skip_annotation_rest();
                    unsupported.push(self.unsupported(start, "annotation comments of this kind at a variable"));
                }
            }
        }
        self.bump();
    }

    /// Goes to the end of the annotation comment.
    pub(super) fn skip_annotation_rest(&mut self) {
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            self.skip_bracket();
        }
    }

    /// The modifier of the specification language that is next, which is not taken.
    pub(super) fn specification_modifier(&self) -> Option<Modifier> {
        if !self.at(TokenKind::Identifier) {
            return None;
        }
        Some(match self.text_of(self.token()) {
            "pure" => Modifier::Pure,
            "nullable" => Modifier::Nullable,
            "non_null" => Modifier::NonNull,
            "spec_public" => Modifier::SpecPublic,
            "spec_protected" => Modifier::SpecProtected,
            "helper" => Modifier::Helper,
            "instance" => Modifier::Instance,
            _ => return None,
        })
    }
}

/// Whether something was there and was taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Taken {
    Yes,
    No,
}

/// The modifier that a keyword is.
pub(super) fn java_modifier(kind: TokenKind) -> Option<Modifier> {
    Some(match kind {
        TokenKind::Public => Modifier::Public,
        TokenKind::Protected => Modifier::Protected,
        TokenKind::Private => Modifier::Private,
        TokenKind::Static => Modifier::Static,
        TokenKind::Abstract => Modifier::Abstract,
        TokenKind::Final => Modifier::Final,
        TokenKind::Native => Modifier::Native,
        TokenKind::Synchronized => Modifier::Synchronized,
        TokenKind::Transient => Modifier::Transient,
        TokenKind::Volatile => Modifier::Volatile,
        TokenKind::Strictfp => Modifier::Strictfp,
        TokenKind::Default => Modifier::Default,
        _ => return None,
    })
}
