//! Types as they are written.

use super::lookahead::is_specification_type;
use super::{Parse, Parser};
use crate::ast::{Primitive, TypeRef, TypeRefKind, Unsupported};
use crate::token::TokenKind;

impl Parser<'_> {
    /// A type with its dimensions.
    pub(super) fn type_reference(&mut self) -> Parse<TypeRef> {
        let element = self.type_without_dimensions()?;
        self.with_dimensions(element)
    }

    /// A type, or `void`.
    pub(super) fn result_type(&mut self) -> Parse<TypeRef> {
        match self.eat(TokenKind::Void) {
            Some(token) => Ok(TypeRef { kind: TypeRefKind::Void, span: self.span_of(&token) }),
            None => self.type_reference(),
        }
    }

    /// The type of a local variable, where `var` means that it is inferred.
    pub(super) fn local_type(&mut self) -> Parse<TypeRef> {
        let start = self.position;
        let is_inferred = self.at_word("var") && self.ahead(1) == TokenKind::Identifier;
        if is_inferred {
            self.bump();
            return Ok(self.unsupported_type(start, "inferred types (`var`)"));
        }
        self.type_reference()
    }

    /// A primitive type or the name of a class, without dimensions.
    pub(super) fn type_without_dimensions(&mut self) -> Parse<TypeRef> {
        let start = self.position;
        let is_annotated = self.skip_annotations()?;
        let kind = match self.kind() {
            TokenKind::Identifier => return self.class_type(start, is_annotated),
            TokenKind::BackslashWord if is_specification_type(self.text_of(self.token())) => {
                let what = format!("`{}` types", self.text_of(self.token()));
                self.bump();
                return Ok(self.unsupported_type(start, what));
            }
            kind => match primitive(kind) {
                Some(primitive) => TypeRefKind::Primitive(primitive),
                None => return Err(self.expected("a type")),
            },
        };
        self.bump();
        if is_annotated == Annotated::Yes {
            return Ok(self.unsupported_type(start, "annotated types"));
        }
        Ok(TypeRef { kind, span: self.span_from(start) })
    }

    /// `a.b.C`, with type arguments and annotations anywhere.
    fn class_type(&mut self, start: usize, is_annotated: Annotated) -> Parse<TypeRef> {
        let mut path = Vec::new();
        let mut is_generic = false;
        let mut is_annotated = is_annotated;
        loop {
            let token = self.expect(TokenKind::Identifier, "of a type")?;
            path.push(self.ident_of(&token));
            if self.at(TokenKind::Less) {
                self.skip_group()?;
                is_generic = true;
            }
            let another = self.at(TokenKind::Dot) && matches!(self.ahead(1), TokenKind::Identifier | TokenKind::At);
            if !another {
                break;
            }
            self.bump();
            if self.skip_annotations()? == Annotated::Yes {
                is_annotated = Annotated::Yes;
            }
        }
        if is_generic {
            return Ok(self.unsupported_type(start, "generic types"));
        }
        if is_annotated == Annotated::Yes {
            return Ok(self.unsupported_type(start, "annotated types"));
        }
        Ok(TypeRef { kind: TypeRefKind::Named(path), span: self.span_from(start) })
    }

    /// Any `[]` behind a type or a name.
    pub(super) fn with_dimensions(&mut self, element: TypeRef) -> Parse<TypeRef> {
        let mut result = element;
        while let Some(bracket) = self.empty_brackets_ahead() {
            let is_annotated = bracket > self.position;
            self.position = bracket;
            self.bump();
            self.bump();
            let behind = self.tokens[self.position - 1].end;
            let span = result.span.to(self.span(behind, behind));
            result = if is_annotated {
                let what = "annotated types".to_owned();
                TypeRef { kind: TypeRefKind::Unsupported(Unsupported { what, span }), span }
            } else {
                TypeRef { kind: TypeRefKind::Array(Box::new(result)), span }
            };
            self.grow()?;
        }
        Ok(result)
    }

    /// The index of the `[` of the next `[]`, behind annotations.
    fn empty_brackets_ahead(&self) -> Option<usize> {
        let bracket = self.behind_annotations(self.position)?;
        let is_empty =
            self.kind_at(bracket) == TokenKind::OpenBracket && self.kind_at(bracket + 1) == TokenKind::CloseBracket;
        is_empty.then_some(bracket)
    }

    /// Counts and takes the `[]` behind a name.
    pub(super) fn dimensions(&mut self) -> usize {
        let mut count = 0;
        while let Some(bracket) = self.empty_brackets_ahead() {
            self.position = bracket;
            self.bump();
            self.bump();
            count += 1;
        }
        count
    }

    /// A list of types, separated by `,`.
    pub(super) fn type_list(&mut self) -> Parse<Vec<TypeRef>> {
        let mut types = vec![self.type_reference()?];
        while self.eat(TokenKind::Comma).is_some() {
            types.push(self.type_reference()?);
        }
        Ok(types)
    }

    /// A type that is not understood: from the token at index `start` to the last that was taken.
    pub(super) fn unsupported_type(&self, start: usize, what: impl Into<String>) -> TypeRef {
        let unsupported = self.unsupported(start, what);
        TypeRef { span: unsupported.span, kind: TypeRefKind::Unsupported(unsupported) }
    }

    /// Steps over annotations `@A(…)`.
    fn skip_annotations(&mut self) -> Parse<Annotated> {
        match self.behind_annotations(self.position) {
            Some(behind) if behind > self.position => {
                self.position = behind;
                Ok(Annotated::Yes)
            }
            Some(_) => Ok(Annotated::No),
            None => Err(self.expected("an annotation whose brackets are closed")),
        }
    }
}

/// Whether a type has annotations.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Annotated {
    Yes,
    No,
}

fn primitive(kind: TokenKind) -> Option<Primitive> {
    Some(match kind {
        TokenKind::Boolean => Primitive::Boolean,
        TokenKind::Byte => Primitive::Byte,
        TokenKind::Short => Primitive::Short,
        TokenKind::Char => Primitive::Char,
        TokenKind::Int => Primitive::Int,
        TokenKind::Long => Primitive::Long,
        TokenKind::Float => Primitive::Float,
        TokenKind::Double => Primitive::Double,
        _ => return None,
    })
}
