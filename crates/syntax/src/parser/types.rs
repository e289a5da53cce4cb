//! Types as they are written, with their arguments and annotations.

use super::{Parse, Parser};
use crate::SourceLevel;
use crate::ast::{
    Annotation, Ident, Primitive, TypeArgument, TypeParameter, TypeRef, TypeRefKind, TypeSegment, WildcardBound,
};
use crate::token::TokenKind;
use base::Diagnostic;

/// Whether `<>` can stand here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Diamond {
    Allowed,
    Refused,
}

impl Parser<'_> {
    /// A type with its dimensions.
    pub(super) fn type_reference(&mut self) -> Parse<TypeRef> {
        let element = self.element_type(Diamond::Refused)?;
        self.with_dimensions(element)
    }

    /// A type, or `void`.
    pub(super) fn result_type(&mut self) -> Parse<TypeRef> {
        let start = self.position;
        match self.behind_annotations(start) {
            Some(behind) if self.kind_at(behind) == TokenKind::Void => {
                let annotations = self.annotations()?;
                self.bump();
                Ok(TypeRef { kind: TypeRefKind::Void, annotations, span: self.span_from(start) })
            }
            _ => self.type_reference(),
        }
    }

    /// The type of a local variable, where `var` means that it is inferred.
    pub(super) fn local_type(&mut self) -> Parse<TypeRef> {
        let is_inferred = self.at_word("var")
            && self.options.source != SourceLevel::Java1_4
            && matches!(self.ahead(1), TokenKind::Identifier | TokenKind::OpenBracket);
        if !is_inferred {
            return self.type_reference();
        }
        let start = self.position;
        self.bump();
        let inferred = TypeRef { kind: TypeRefKind::Var, annotations: Vec::new(), span: self.span_from(start) };
        if self.at(TokenKind::OpenBracket) {
            self.note_syntax(inferred.span, "`var` cannot be the type of an array's elements");
        }
        self.with_dimensions(inferred)
    }

    /// The type behind `new`, without dimensions.
    pub(super) fn created_type(&mut self) -> Parse<TypeRef> {
        let begins_type = matches!(
            self.kind(),
            TokenKind::Identifier | TokenKind::At | TokenKind::AnnotationStart | TokenKind::JahobComment
        );
        if !begins_type && !self.kind().is_primitive_type() {
            return Err(self.expected_behind("a type"));
        }
        self.element_type(Diamond::Allowed)
    }

    /// A primitive type or the name of a class, without dimensions.
    fn element_type(&mut self, diamond: Diamond) -> Parse<TypeRef> {
        let start = self.position;
        let annotations = self.annotations()?;
        self.comment_at_type()?;
        let kind = match self.kind() {
            TokenKind::Identifier => TypeRefKind::Named(self.class_type(diamond)?),
            TokenKind::BackslashWord => self.logic_type()?,
            kind => match primitive(kind) {
                Some(primitive) => {
                    self.bump();
                    TypeRefKind::Primitive(primitive)
                }
                None => return Err(self.expected("a type")),
            },
        };
        let span = self.span_from(start);
        self.refuse_restricted(&kind);
        Ok(TypeRef { kind, annotations, span })
    }

    /// `a.b.C<T>.D`, with annotations before its segments.
    pub(super) fn class_type(&mut self, diamond: Diamond) -> Parse<Vec<TypeSegment>> {
        let mut segments = Vec::with_capacity(1);
        let mut annotations = Vec::new();
        loop {
            let name = self.name("of a type")?;
            let arguments = if self.at(TokenKind::Less) { Some(self.type_arguments(diamond)?) } else { None };
            segments.push(TypeSegment { annotations, name, arguments });
            let another = self.at(TokenKind::Dot) && matches!(self.ahead(1), TokenKind::Identifier | TokenKind::At);
            if !another {
                return Ok(segments);
            }
            self.bump();
            annotations = self.annotations()?;
        }
    }

    /// `\bigint`, `\seq`, `\map<K, V>`, …
    fn logic_type(&mut self) -> Parse<TypeRefKind> {
        let token = self.bump();
        let name = Ident { name: self.text_of(&token)[1..].into(), span: self.span_of(&token) };
        let arguments = if self.at(TokenKind::Less) { self.types_in_angles()? } else { Vec::new() };
        Ok(TypeRefKind::Logic(name, arguments))
    }

    /// Reports a class that is called `var`, `yield`, `record`, …, which none can be.
    fn refuse_restricted(&mut self, kind: &TypeRefKind) {
        if let TypeRefKind::Named(segments) = kind
            && let [TypeSegment { name, arguments: None, .. }] = &segments[..]
        {
            self.refuse_restricted_name(*name);
        }
    }

    /// Reports the name of a type that is `var`, `yield`, `record`, `sealed` or `permits`.
    pub(super) fn refuse_restricted_name(&mut self, name: Ident) {
        let is_restricted = matches!(name.name.as_str(), "var" | "yield" | "record" | "sealed" | "permits");
        if is_restricted && self.options.source != SourceLevel::Java1_4 {
            self.note_syntax(name.span, format!("`{}` cannot be the name of a type", name.name));
        }
    }

    /// `<T, ? extends U>`, or behind `new` the diamond `<>`.
    pub(super) fn type_arguments(&mut self, diamond: Diamond) -> Parse<Vec<TypeArgument>> {
        self.nested(|parser| {
            let open = parser.position;
            parser.bump();
            let mut arguments = Vec::new();
            if diamond == Diamond::Allowed && parser.eat(TokenKind::Greater).is_some() {
                return Ok(arguments);
            }
            loop {
                arguments.push(parser.type_argument()?);
                if parser.eat(TokenKind::Comma).is_none() {
                    break;
                }
            }
            parser.close_angle(open)?;
            Ok(arguments)
        })
    }

    /// `<T, U>` of a call: no wildcards.
    pub(super) fn types_in_angles(&mut self) -> Parse<Vec<TypeRef>> {
        self.nested(|parser| {
            let open = parser.position;
            parser.bump();
            let types = parser.type_list()?;
            parser.close_angle(open)?;
            Ok(types)
        })
    }

    /// `>`; of `>=` the `=` stays.
    fn close_angle(&mut self, open: usize) -> Parse<()> {
        if self.at(TokenKind::GreaterEqual) {
            let token = &mut self.tokens[self.position];
            token.start += 1;
            token.kind = TokenKind::Assign;
            return Ok(());
        }
        if self.eat(TokenKind::Greater).is_some() {
            return Ok(());
        }
        let message = format!("expected `>` or `,`, found {}", self.found());
        let diagnostic = Diagnostic::error(self.rule(), self.span_of(self.token()), message)
            .with_label(self.span_of(&self.tokens[open]), "this `<` is not closed");
        Err(self.report(diagnostic))
    }

    fn type_argument(&mut self) -> Parse<TypeArgument> {
        let start = self.position;
        let behind = self.behind_annotations(start).unwrap_or(start);
        if self.kind_at(behind) != TokenKind::Question {
            return Ok(TypeArgument::Type(self.type_reference()?));
        }
        let annotations = self.annotations()?;
        self.bump();
        let bound = match self.kind() {
            TokenKind::Extends => {
                self.bump();
                WildcardBound::Extends(Box::new(self.type_reference()?))
            }
            TokenKind::Super => {
                self.bump();
                WildcardBound::Super(Box::new(self.type_reference()?))
            }
            _ => WildcardBound::None,
        };
        Ok(TypeArgument::Wildcard { annotations, bound, span: self.span_from(start) })
    }

    /// Any `[]` behind a type or a name. The first is the outermost.
    pub(super) fn with_dimensions(&mut self, element: TypeRef) -> Parse<TypeRef> {
        if !self.at_dimension() {
            return Ok(element);
        }
        let mut dimensions: Vec<(Vec<Annotation>, u32)> = Vec::new();
        while self.at_dimension() {
            let annotations = self.annotations()?;
            self.bump();
            self.bump();
            dimensions.push((annotations, self.tokens[self.position - 1].end));
            self.grow()?;
        }
        let end = dimensions.last().map_or(0, |(_, end)| *end);
        let span = element.span.to(self.span(end, end));
        let mut result = element;
        for (annotations, _) in dimensions.into_iter().rev() {
            result = TypeRef { kind: TypeRefKind::Array(Box::new(result)), annotations, span };
        }
        Ok(result)
    }

    /// Whether `[]` is next, behind annotations.
    pub(super) fn at_dimension(&self) -> bool {
        match self.kind() {
            TokenKind::OpenBracket => self.ahead(1) == TokenKind::CloseBracket,
            TokenKind::At | TokenKind::AnnotationStart => {
                self.behind_annotations(self.position).is_some_and(|bracket| {
                    self.kind_at(bracket) == TokenKind::OpenBracket
                        && self.kind_at(bracket + 1) == TokenKind::CloseBracket
                })
            }
            _ => false,
        }
    }

    /// Counts and takes the `[]` behind a name.
    pub(super) fn dimensions(&mut self) -> Parse<usize> {
        let mut count = 0;
        while self.at_dimension() {
            self.annotations()?;
            self.bump();
            self.bump();
            count += 1;
        }
        Ok(count)
    }

    /// A list of types, separated by `,`.
    pub(super) fn type_list(&mut self) -> Parse<Vec<TypeRef>> {
        let mut types = vec![self.type_reference()?];
        while self.eat(TokenKind::Comma).is_some() {
            types.push(self.type_reference()?);
        }
        Ok(types)
    }

    /// A list of classes behind `throws` or `permits`, separated by `,`.
    pub(super) fn class_list(&mut self) -> Parse<Vec<TypeRef>> {
        let mut types = Vec::with_capacity(1);
        loop {
            if !matches!(self.kind(), TokenKind::Identifier | TokenKind::At) {
                return Err(self.expected_behind("a type"));
            }
            types.push(self.type_reference()?);
            if self.eat(TokenKind::Comma).is_none() {
                return Ok(types);
            }
        }
    }

    /// `<T extends A & B, U>` of a class or method, if it is there.
    pub(super) fn type_parameters(&mut self) -> Parse<Vec<TypeParameter>> {
        let mut parameters = Vec::new();
        let open = self.position;
        if self.eat(TokenKind::Less).is_none() {
            return Ok(parameters);
        }
        loop {
            parameters.push(self.type_parameter()?);
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
        }
        self.close(open, TokenKind::Greater)?;
        Ok(parameters)
    }

    fn type_parameter(&mut self) -> Parse<TypeParameter> {
        let start = self.position;
        let annotations = self.annotations()?;
        self.comment_at_type()?;
        let name = self.name("of the type parameter")?;
        self.refuse_restricted_name(name);
        let mut bounds = Vec::new();
        if self.eat(TokenKind::Extends).is_some() {
            bounds.push(self.type_reference()?);
            while self.eat(TokenKind::Ampersand).is_some() {
                bounds.push(self.type_reference()?);
            }
        }
        Ok(TypeParameter { annotations, name, bounds, span: self.span_from(start) })
    }

    /// The types of the specification language.
    pub(super) fn is_logic_type(&self, index: usize) -> bool {
        super::tables::TYPES.contains(&self.text_at(index))
    }
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
