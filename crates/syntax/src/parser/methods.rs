//! Methods and constructors.

use super::bodies::Owner;
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::Bodies;
use crate::ast::{Block, Expr, Member, MethodDecl, Modifier, TypeKind, TypeParameter, TypeRef};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// A constructor, or a method with type parameters, with `<` or the name of the constructor next.
    pub(super) fn constructor_or_generic_method(
        &mut self,
        owner: Owner,
        prefix: Prefix,
        members: &mut Vec<Member>,
    ) -> Parse<()> {
        let start = prefix.start.unwrap_or(self.position);
        let type_parameters = self.type_parameters()?;
        let mut prefix = prefix;
        self.modifiers_at_type(&mut prefix.modifiers)?;
        let is_constructor = self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::OpenParen;
        let result = if is_constructor {
            self.check_constructor_name(owner);
            None
        } else {
            Some(self.result_type()?)
        };
        self.modifiers_at_type(&mut prefix.modifiers)?;
        let method = self.method(owner, prefix, start, type_parameters, result)?;
        members.push(Member::Method(method));
        Ok(())
    }

    fn check_constructor_name(&mut self, owner: Owner) {
        let name = self.text_of(self.token());
        let span = self.span_of(self.token());
        if owner.is_interface() {
            self.note_syntax(span, format!("the method `{name}` has no result type"));
        } else if name != owner.name.name.as_str() {
            let message = format!("the method `{name}` has no result type");
            let help = match owner.name.name.as_str() {
                "" => format!("write `void {name}(…)`"),
                class => format!("write `void {name}(…)`, or name the constructor `{class}`"),
            };
            self.note(Diagnostic::error(&SYNTAX_ERROR, span, message).with_help(help));
        }
    }

    /// Whether `C {` follows in the record `C`.
    pub(super) fn at_compact_constructor(&self, owner: Owner) -> bool {
        owner.kind == TypeKind::Record
            && self.ahead(1) == TokenKind::OpenBrace
            && self.text_of(self.token()) == owner.name.name.as_str()
    }

    pub(super) fn compact_constructor(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let start = prefix.start.unwrap_or(self.position);
        let name = self.name("of the constructor")?;
        let mut prefix = prefix;
        self.contract_takes_not_understood(&mut prefix);
        let body = Some(self.block()?);
        members.push(Member::Method(MethodDecl {
            modifiers: prefix.modifiers,
            contract: prefix.contract,
            type_parameters: Vec::new(),
            result: None,
            name,
            is_compact: true,
            receiver: None,
            parameters: Vec::new(),
            throws: Vec::new(),
            default_value: None,
            body,
            span: self.span_from(start),
        }));
        Ok(())
    }

    /// A method or constructor from its name on.
    pub(super) fn method(
        &mut self,
        owner: Owner,
        prefix: Prefix,
        start: usize,
        type_parameters: Vec<TypeParameter>,
        result: Option<TypeRef>,
    ) -> Parse<MethodDecl> {
        let mut prefix = prefix;
        let name = self.name("of the method")?;
        let (receiver, parameters) = self.parameters()?;
        let result = match result {
            Some(result) => Some(self.with_dimensions(result)?),
            None => None,
        };
        self.comments_behind_signature()?;
        let throws = match self.eat(TokenKind::Throws) {
            Some(_) => self.class_list()?,
            None => Vec::new(),
        };
        self.comments_behind_signature()?;
        self.contract_takes_not_understood(&mut prefix);
        let (default_value, body) = self.method_body()?;
        let Prefix { mut modifiers, contract, .. } = prefix;
        modifiers.jahob.append(&mut self.jahob.modifiers);
        let span = self.span_from(start);
        let method = MethodDecl {
            modifiers,
            contract,
            type_parameters,
            result,
            name,
            is_compact: false,
            receiver,
            parameters,
            throws,
            default_value,
            body,
            span,
        };
        self.check_body(owner, &method);
        Ok(method)
    }

    /// `{ … }`, `;` or `default e;`
    fn method_body(&mut self) -> Parse<(Option<Expr>, Option<Block>)> {
        match self.kind() {
            TokenKind::OpenBrace => Ok((None, Some(self.block()?))),
            TokenKind::Semicolon => {
                self.bump();
                Ok((None, None))
            }
            TokenKind::Default => {
                self.bump();
                let value = self.annotation_value()?;
                self.semicolon("the default value")?;
                Ok((Some(value), None))
            }
            _ => Err(self.expected_behind("`{` or `;` after the head of the method")),
        }
    }

    /// Reports a method without a body that needs one.
    fn check_body(&mut self, owner: Owner, method: &MethodDecl) {
        let has = |modifier| method.modifiers.has(modifier);
        let needs_body = match owner.kind {
            TypeKind::Annotation => false,
            TypeKind::Interface => {
                (has(Modifier::Default) || has(Modifier::Static) || has(Modifier::Private)) && !has(Modifier::Abstract)
            }
            _ => !has(Modifier::Abstract) && !has(Modifier::Native),
        };
        let is_specification = has(Modifier::Model) || self.tokens[self.position.saturating_sub(1)].in_annotation;
        let is_missing = needs_body && method.body.is_none() && !is_specification;
        if is_missing && self.options.bodies == Bodies::Required {
            let what = if method.result.is_some() { "method" } else { "constructor" };
            let message = format!("the {what} `{}` has no body", method.name.name);
            self.note_syntax(method.name.span, message);
        }
    }

    /// Annotation comments between the parameters and the body.
    fn comments_behind_signature(&mut self) -> Parse<()> {
        self.jahob_comments();
        if self.at(TokenKind::AnnotationStart) {
            let start = self.position;
            self.skip_group()?;
            let unsupported = self.unsupported(start, "specifications behind the head of a method");
            self.not_understood.push(unsupported);
            self.jahob_comments();
        }
        Ok(())
    }
}
