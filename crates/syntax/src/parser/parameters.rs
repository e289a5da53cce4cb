//! Parameters of methods, and components of records.

use super::{Parse, Parser};
use crate::ast::{Modifiers, Parameter, TypeRef, TypeRefKind};
use crate::token::TokenKind;

/// What one parameter turned out to be.
enum Found {
    Parameter(Parameter),
    /// `C this`
    Receiver(TypeRef),
}

impl Parser<'_> {
    /// `(…)` of a method: the receiver, if it is written, and the parameters.
    pub(super) fn parameters(&mut self) -> Parse<(Option<TypeRef>, Vec<Parameter>)> {
        let open = self.position;
        self.expect(TokenKind::OpenParen, "of the parameters")?;
        let mut parameters = Vec::new();
        let mut receiver = None;
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok((receiver, parameters));
        }
        loop {
            match self.parameter()? {
                Found::Parameter(parameter) => parameters.push(parameter),
                Found::Receiver(ty) if parameters.is_empty() && receiver.is_none() => receiver = Some(ty),
                Found::Receiver(ty) => self.note_syntax(ty.span, "`this` can only be the first parameter"),
            }
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
            self.refuse_after_varargs(parameters.last());
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok((receiver, parameters))
    }

    fn refuse_after_varargs(&mut self, last: Option<&Parameter>) {
        if let Some(parameter) = last
            && parameter.is_varargs
        {
            self.note_syntax(parameter.name.span, "only the last parameter can be of variable number (`...`)");
        }
    }

    fn parameter(&mut self) -> Parse<Found> {
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        self.only_final(&modifiers);
        let ty = self.type_reference()?;
        let (ty, is_varargs) = self.ellipsis(ty)?;
        self.modifiers_at_type(&mut modifiers)?;
        if self.at_receiver() {
            return Ok(Found::Receiver(self.receiver(modifiers, ty, is_varargs)?));
        }
        let name = self.name("of the parameter")?;
        if is_varargs && self.at(TokenKind::OpenBracket) {
            self.error("a parameter of variable number (`...`) cannot have `[]` behind its name");
        }
        let ty = self.with_dimensions(ty)?;
        Ok(Found::Parameter(Parameter { modifiers, ty, is_varargs, name }))
    }

    /// `...` behind a type, with annotations before it: then the type is that of an array.
    pub(super) fn ellipsis(&mut self, ty: TypeRef) -> Parse<(TypeRef, bool)> {
        let is_next = match self.kind() {
            TokenKind::Ellipsis => true,
            TokenKind::At | TokenKind::AnnotationStart => {
                self.behind_annotations(self.position).is_some_and(|behind| self.kind_at(behind) == TokenKind::Ellipsis)
            }
            _ => false,
        };
        if !is_next {
            return Ok((ty, false));
        }
        let annotations = self.annotations()?;
        let token = self.bump();
        let span = ty.span.to(self.span_of(&token));
        Ok((TypeRef { kind: TypeRefKind::Array(Box::new(ty)), annotations, span }, true))
    }

    /// Whether `this` or `Outer.this` is next.
    fn at_receiver(&self) -> bool {
        let mut index = self.position;
        while self.kind_at(index) == TokenKind::Identifier && self.kind_at(index + 1) == TokenKind::Dot {
            index += 2;
        }
        self.kind_at(index) == TokenKind::This
    }

    fn receiver(&mut self, modifiers: Modifiers, ty: TypeRef, is_varargs: bool) -> Parse<TypeRef> {
        while self.bump().kind != TokenKind::This {}
        let is_class = matches!(ty.kind, TypeRefKind::Named(_));
        if !is_class || is_varargs || self.at(TokenKind::OpenBracket) {
            self.note_syntax(ty.span, "the type of `this` must be the class itself");
        }
        let mut ty = ty;
        let mut annotations = modifiers.annotations;
        annotations.append(&mut ty.annotations);
        Ok(TypeRef { annotations, ..ty })
    }

    /// `(int a, String... b)` of a record.
    pub(super) fn components(&mut self) -> Parse<Vec<Parameter>> {
        let open = self.position;
        self.expect(TokenKind::OpenParen, "of the components of the record")?;
        let mut components: Vec<Parameter> = Vec::new();
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(components);
        }
        loop {
            components.push(self.component()?);
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
            self.refuse_after_varargs(components.last());
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(components)
    }

    fn component(&mut self) -> Parse<Parameter> {
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers)?;
        if let Some((modifier, span)) = modifiers.list.iter().find(|(modifier, _)| modifier.is_java()) {
            let message = format!("a component of a record cannot be `{}`", modifier.keyword());
            self.note_syntax(*span, message);
        }
        let ty = self.type_reference()?;
        let (ty, is_varargs) = self.ellipsis(ty)?;
        let name = self.name("of the component")?;
        if self.at(TokenKind::OpenBracket) {
            self.error("a component of a record cannot have `[]` behind its name");
        }
        let ty = self.with_dimensions(ty)?;
        Ok(Parameter { modifiers, ty, is_varargs, name })
    }
}
