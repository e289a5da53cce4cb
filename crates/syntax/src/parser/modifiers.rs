//! Modifiers and annotations before a declaration, in Java and in annotation comments between them.

use super::{Parse, Parser};
use crate::ast::{Annotation, Expr, ExprKind, Ident, Modifier, Modifiers};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// Takes a modifier or annotation of Java, if one is next.
    pub(super) fn java_modifier(&mut self, modifiers: &mut Modifiers) -> Parse<Taken> {
        if self.at_annotation() {
            let annotation = self.annotation()?;
            modifiers.annotations.push(annotation);
            return Ok(Taken::Yes);
        }
        let (modifier, width) = match java_modifier(self.kind()) {
            Some(modifier) => (modifier, 1),
            None if !self.at(TokenKind::Identifier) => return Ok(Taken::No),
            None if self.at_non_sealed() => (Modifier::NonSealed, 3),
            None if self.at_word("sealed") && self.at_contextual_type_keyword() => (Modifier::Sealed, 1),
            None => return Ok(Taken::No),
        };
        let start = self.position;
        self.position += width;
        let span = self.span_from(start);
        if modifiers.has(modifier) {
            let message = format!("the modifier `{}` is repeated", modifier.keyword());
            self.note(Diagnostic::error(&SYNTAX_ERROR, span, message));
        }
        modifiers.list.push((modifier, span));
        Ok(Taken::Yes)
    }

    /// Whether an annotation `@A` is next, and not the declaration of an annotation type.
    pub(super) fn at_annotation(&self) -> bool {
        self.at(TokenKind::At) && self.ahead(1) != TokenKind::Interface
    }

    /// Annotations in a row. Comments like `/*@ nullable @*/` may stand among them: in a cast or among type arguments
    /// there is nothing that they could belong to.
    pub(super) fn annotations(&mut self) -> Parse<Vec<Annotation>> {
        let mut annotations = Vec::new();
        loop {
            if self.at_annotation() {
                annotations.push(self.annotation()?);
                continue;
            }
            let behind = self.behind_modifier_comment(self.position);
            if behind == self.position {
                return Ok(annotations);
            }
            self.position = behind;
        }
    }

    /// `@a.b.C(x = 1)`
    fn annotation(&mut self) -> Parse<Annotation> {
        self.nested(|parser| {
            let start = parser.position;
            parser.bump();
            let path = parser.path("of the annotation after `@`")?;
            let arguments = if parser.at(TokenKind::OpenParen) { parser.annotation_arguments()? } else { Vec::new() };
            Ok(Annotation { path, arguments, span: parser.span_from(start) })
        })
    }

    fn annotation_arguments(&mut self) -> Parse<Vec<(Option<Ident>, Expr)>> {
        let open = self.position;
        self.bump();
        let mut arguments = Vec::new();
        while !self.at(TokenKind::CloseParen) {
            let is_named = self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::Assign;
            let mut name = None;
            if is_named {
                name = Some(self.name("of the element")?);
                self.bump();
            }
            arguments.push((name, self.annotation_value()?));
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
            if self.at(TokenKind::CloseParen) {
                return Err(self.expected("an expression"));
            }
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(arguments)
    }

    /// The value of an annotation's element: an expression, an annotation or values in braces.
    pub(super) fn annotation_value(&mut self) -> Parse<Expr> {
        let start = self.position;
        match self.kind() {
            TokenKind::At => {
                let annotation = self.annotation()?;
                Ok(self.expr(start, ExprKind::Annotation(Box::new(annotation))))
            }
            TokenKind::OpenBrace => self.nested(Self::annotation_values),
            _ => self.condition_expression(),
        }
    }

    fn annotation_values(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let mut values = Vec::new();
        if self.eat(TokenKind::Comma).is_none() {
            while !self.at(TokenKind::CloseBrace) {
                values.push(self.annotation_value()?);
                if self.eat(TokenKind::Comma).is_none() {
                    break;
                }
            }
        }
        self.close(start, TokenKind::CloseBrace)?;
        Ok(self.expr(start, ExprKind::ArrayInitializer(values)))
    }

    /// The modifiers of a parameter or local variable. What is not understood is kept for whatever is around.
    pub(super) fn variable_modifiers(&mut self, modifiers: &mut Modifiers) -> Parse<()> {
        loop {
            match self.kind() {
                TokenKind::AnnotationStart => self.annotation_of_variable(modifiers),
                TokenKind::JahobComment => self.jahob_comments(),
                _ => match self.java_modifier(modifiers)? {
                    Taken::Yes => {}
                    Taken::No => return Ok(()),
                },
            }
        }
    }

    /// Reports modifiers that a parameter or local variable cannot have: every one but `final`.
    pub(super) fn only_final(&mut self, modifiers: &Modifiers) {
        let wrong = modifiers.list.iter().find(|(modifier, _)| modifier.is_java() && *modifier != Modifier::Final);
        if let Some((modifier, _)) = wrong {
            let message = format!("the modifier `{}` cannot stand here", modifier.keyword());
            let span = self.span_of(self.token());
            self.note_syntax(span, message);
        }
    }

    /// `/*@ nullable @*/` before a parameter or local variable.
    fn annotation_of_variable(&mut self, modifiers: &mut Modifiers) {
        self.bump();
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let start = self.position;
            if matches!(self.pragma_of_variable(), Ok(Taken::Yes)) {
                continue;
            }
            match self.specification_modifier() {
                Some(modifier) => {
                    self.bump();
                    modifiers.list.push((modifier, self.span_from(start)));
                }
                None => {
                    self.skip_annotation_rest();
                    let what = "annotation comments of this kind at a variable";
                    let unsupported = self.unsupported(start, what);
                    self.not_understood.push(unsupported);
                }
            }
        }
        self.bump();
    }

    /// `/*@ nullable @*/` between a type and the name of what is declared.
    pub(super) fn modifiers_at_type(&mut self, modifiers: &mut Modifiers) -> Parse<()> {
        if self.behind_modifier_comment(self.position) > self.position {
            self.annotation_of_variable(modifiers);
            return Ok(());
        }
        self.comment_at_type()
    }

    /// Steps over an annotation comment that stands before or behind a type.
    pub(super) fn comment_at_type(&mut self) -> Parse<()> {
        let start = self.position;
        match self.kind() {
            TokenKind::AnnotationStart => self.skip_group()?,
            TokenKind::JahobComment => {
                self.jahob_comments();
                return Ok(());
            }
            _ => return Ok(()),
        }
        let unsupported = self.unsupported(start, "annotation comments at a type");
        self.not_understood.push(unsupported);
        Ok(())
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
        Modifier::of_specification(self.text_of(self.token()))
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
