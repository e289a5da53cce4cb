//! Members of a class: fields, methods, constructors, initialisers.

use super::declarations::has_java_modifiers;
use super::recovery::SYNTAX_ERRORS;
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{
    FieldDecl, Ident, Member, MethodDecl, Modifier, Modifiers, Parameter, TypeRef, TypeRefKind, Unsupported,
};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// `{ … }` of the class `class`.
    pub(super) fn class_body(&mut self, class: Ident) -> Parse<Vec<Member>> {
        let open = self.position;
        self.expect(TokenKind::OpenBrace, "of the class's body")?;
        let mut members = Vec::new();
        while !matches!(self.kind(), TokenKind::CloseBrace | TokenKind::EndOfFile) {
            let start = self.position;
            if self.member(class, &mut members).is_err() {
                if self.position == start && !self.at(TokenKind::CloseBrace) {
                    self.bump();
                }
                self.recover_member(start);
                members.push(Member::Unsupported(self.unsupported(start, SYNTAX_ERRORS)));
            }
        }
        // A class that is not closed is reported; its members are read all the same.
        let _ = self.close(open, TokenKind::CloseBrace);
        Ok(members)
    }

    /// One member with everything before it. Only chooses: its frame is on the stack once for every class in a class.
    fn member(&mut self, class: Ident, members: &mut Vec<Member>) -> Parse<()> {
        let prefix = self.declaration_prefix(members)?;
        match self.kind() {
            TokenKind::Semicolon | TokenKind::CloseBrace | TokenKind::EndOfFile => self.no_member(prefix, members),
            TokenKind::OpenBrace => self.initializer(prefix, members),
            TokenKind::Less => self.constructor_or_generic_method(class, prefix, members),
            TokenKind::Identifier if self.ahead(1) == TokenKind::OpenParen => {
                self.constructor_or_generic_method(class, prefix, members)
            }
            _ if self.at_type() => self.member_type(prefix, members),
            _ => self.field_or_method(prefix, members),
        }
    }

    fn member_type(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let declaration = self.type_declaration(prefix)?;
        members.push(Member::Type(declaration));
        Ok(())
    }

    fn field_or_method(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let mut prefix = prefix;
        if !self.at_member_type() {
            return Err(self.not_a_member());
        }
        let start = prefix.start.unwrap_or(self.position);
        let result = self.result_type()?;
        self.comment_behind_type(&mut prefix.unsupported)?;
        if self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::OpenParen {
            members.push(Member::Method(self.method(prefix, start, Some(result))?));
            return Ok(());
        }
        self.refuse_contract(&mut prefix);
        members.extend(prefix.unsupported.drain(..).map(Member::Unsupported));
        if let TypeRefKind::Void = result.kind {
            return Err(self.expected("the name of a method and its parameters after `void`"));
        }
        members.push(self.field(prefix.modifiers, start, result)?);
        Ok(())
    }

    fn at_member_type(&self) -> bool {
        matches!(self.kind(), TokenKind::Identifier | TokenKind::Void | TokenKind::At)
            || self.kind().is_primitive_type()
    }

    fn not_a_member(&mut self) -> super::Broken {
        let message = format!("expected a field, a method or a constructor, found {}", self.found());
        if let TokenKind::Import | TokenKind::Package = self.kind() {
            let message = format!("{} can only stand at the beginning of the file", self.found());
            return self.error(message);
        }
        let is_statement = matches!(
            self.kind(),
            TokenKind::If | TokenKind::While | TokenKind::For | TokenKind::Do | TokenKind::Return | TokenKind::Try
        );
        if !is_statement {
            return self.error(message);
        }
        let diagnostic = Diagnostic::error(&SYNTAX_ERROR, self.span_of(self.token()), message)
            .with_help("statements can only stand in methods: is there one `}` too many before this?");
        self.report(diagnostic)
    }

    /// Where no member follows what stands before one.
    fn no_member(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let mut prefix = prefix;
        self.refuse_contract(&mut prefix);
        members.extend(prefix.unsupported.drain(..).map(Member::Unsupported));
        if prefix.start.is_none() {
            self.refuse_modifiers(&prefix);
        } else {
            return Err(self.expected("a declaration after its modifiers"));
        }
        self.eat(TokenKind::Semicolon);
        Ok(())
    }

    fn initializer(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let mut prefix = prefix;
        self.refuse_contract(&mut prefix);
        members.extend(prefix.unsupported.drain(..).map(Member::Unsupported));
        let is_static = prefix.modifiers.has(Modifier::Static);
        prefix.modifiers.list.retain(|(modifier, _)| *modifier != Modifier::Static);
        if has_java_modifiers(&prefix.modifiers) {
            let span = self.span_of(self.token());
            self.note_syntax(span, "an initialiser can only have the modifier `static`");
        } else {
            self.refuse_modifiers(&prefix);
        }
        let body = self.block()?;
        members.push(Member::Initializer { is_static, body });
        Ok(())
    }

    fn constructor_or_generic_method(&mut self, class: Ident, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let mut prefix = prefix;
        let start = prefix.start.unwrap_or(self.position);
        if self.at(TokenKind::Less) {
            self.type_parameters("generic methods", &mut prefix.unsupported)?;
        }
        let is_constructor = self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::OpenParen;
        let result = if is_constructor {
            self.check_constructor_name(class);
            None
        } else {
            Some(self.result_type()?)
        };
        members.push(Member::Method(self.method(prefix, start, result)?));
        Ok(())
    }

    fn check_constructor_name(&mut self, class: Ident) {
        let name = self.text_of(self.token());
        if name != class.name.as_str() {
            let message = format!("the method `{name}` has no result type");
            let help = format!("write `void {name}(…)`, or name the constructor `{}`", class.name);
            self.note(Diagnostic::error(&SYNTAX_ERROR, self.span_of(self.token()), message).with_help(help));
        }
    }

    /// A method or constructor from its name on.
    fn method(&mut self, prefix: Prefix, start: usize, result: Option<TypeRef>) -> Parse<MethodDecl> {
        let Prefix { modifiers, contract, mut unsupported, .. } = prefix;
        let token = self.expect(TokenKind::Identifier, "of the method")?;
        let name = self.ident_of(&token);
        let parameters = self.parameters(&mut unsupported)?;
        let result = match result {
            Some(result) => Some(self.with_dimensions(result)?),
            None => None,
        };
        self.comments_behind_signature(&mut unsupported)?;
        let throws = match self.eat(TokenKind::Throws) {
            Some(_) => self.type_list()?,
            None => Vec::new(),
        };
        self.comments_behind_signature(&mut unsupported)?;
        let body = match self.kind() {
            TokenKind::Semicolon => {
                self.bump();
                None
            }
            TokenKind::OpenBrace => Some(self.block()?),
            _ => return Err(self.expected("`{` or `;` after the head of the method")),
        };
        let span = self.span_from(start);
        Ok(MethodDecl { modifiers, contract, result, name, parameters, throws, unsupported, body, span })
    }

    /// `String /*@ nullable @*/ s`
    fn comment_behind_type(&mut self, unsupported: &mut Vec<Unsupported>) -> Parse<()> {
        if self.at(TokenKind::AnnotationStart) {
            let start = self.position;
            self.skip_group()?;
            unsupported.push(self.unsupported(start, "annotation comments behind a type"));
        }
        Ok(())
    }

    /// Annotation comments between the parameters and the body.
    fn comments_behind_signature(&mut self, unsupported: &mut Vec<Unsupported>) -> Parse<()> {
        self.jahob_comments(unsupported);
        if self.at(TokenKind::AnnotationStart) {
            let start = self.position;
            self.skip_group()?;
            unsupported.push(self.unsupported(start, "specifications behind the head of a method"));
            self.jahob_comments(unsupported);
        }
        Ok(())
    }

    fn parameters(&mut self, unsupported: &mut Vec<Unsupported>) -> Parse<Vec<Parameter>> {
        let open = self.position;
        self.expect(TokenKind::OpenParen, "of the parameters")?;
        let mut parameters = Vec::new();
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(parameters);
        }
        loop {
            if let Some(parameter) = self.parameter(unsupported)? {
                parameters.push(parameter);
            }
            if self.eat(TokenKind::Comma).is_none() {
                break;
            }
        }
        self.close(open, TokenKind::CloseParen)?;
        Ok(parameters)
    }

    /// One parameter; `None` for the receiver `C this`.
    fn parameter(&mut self, unsupported: &mut Vec<Unsupported>) -> Parse<Option<Parameter>> {
        let start = self.position;
        let mut modifiers = Modifiers::default();
        self.variable_modifiers(&mut modifiers, unsupported)?;
        let mut ty = self.type_reference()?;
        let ellipsis = self.behind_annotations(self.position).filter(|at| self.kind_at(*at) == TokenKind::Ellipsis);
        if let Some(ellipsis) = ellipsis {
            self.position = ellipsis;
            let token = self.bump();
            let span = ty.span.to(self.span_of(&token));
            ty = TypeRef { kind: TypeRefKind::Array(Box::new(ty)), span };
            unsupported.push(self.unsupported(start, "parameters of variable number (`...`)"));
        }
        self.comment_behind_type(unsupported)?;
        while self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::Dot {
            self.bump();
            self.bump();
        }
        if self.eat(TokenKind::This).is_some() {
            unsupported.push(self.unsupported(start, "receiver parameters"));
            return Ok(None);
        }
        let token = self.expect(TokenKind::Identifier, "of the parameter")?;
        let name = self.ident_of(&token);
        let ty = self.with_dimensions(ty)?;
        Ok(Some(Parameter { modifiers, ty, name }))
    }

    fn field(&mut self, modifiers: Modifiers, start: usize, ty: TypeRef) -> Parse<Member> {
        let declarators = self.declarators()?;
        self.semicolon("the field")?;
        Ok(Member::Field(FieldDecl { modifiers, ty, declarators, span: self.span_from(start) }))
    }
}
