//! Members of a type: fields, initialisers, nested types. Methods and constructors stand in `methods.rs`.

use super::bodies::Owner;
use super::declarations::unsupported_member;
use super::files::has_java_modifiers;
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{FieldDecl, Initializer, Member, Modifier, TypeKind, TypeRef, TypeRefKind};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// One member with everything before it. Only chooses: its frame is on the stack once for every class in a class.
    pub(super) fn member(&mut self, owner: Owner, members: &mut Vec<Member>) -> Parse<()> {
        let prefix = self.declaration_prefix(members)?;
        match self.kind() {
            TokenKind::Semicolon | TokenKind::CloseBrace | TokenKind::EndOfFile => self.no_member(prefix, members),
            TokenKind::OpenBrace => self.initializer(owner, prefix, members),
            TokenKind::Less => self.constructor_or_generic_method(owner, prefix, members),
            TokenKind::Identifier if self.ahead(1) == TokenKind::OpenParen => {
                self.constructor_or_generic_method(owner, prefix, members)
            }
            TokenKind::Identifier if self.at_compact_constructor(owner) => self.compact_constructor(prefix, members),
            _ if self.at_type() => self.member_type(prefix, members),
            _ => self.field_or_method(owner, prefix, members),
        }
    }

    fn member_type(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let declaration = self.type_declaration(prefix)?;
        members.push(Member::Type(declaration));
        Ok(())
    }

    pub(super) fn field_or_method(&mut self, owner: Owner, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        if !self.at_member_type() {
            return Err(self.not_a_member());
        }
        let start = prefix.start.unwrap_or(self.position);
        let mut prefix = prefix;
        let result = self.result_type()?;
        self.modifiers_at_type(&mut prefix.modifiers)?;
        if self.at(TokenKind::Identifier) && self.ahead(1) == TokenKind::OpenParen {
            let method = self.method(owner, prefix, start, Vec::new(), Some(result))?;
            members.push(Member::Method(method));
            return Ok(());
        }
        self.refuse_contract(&mut prefix);
        self.take_not_understood(members);
        if let TypeRefKind::Void = result.kind {
            return Err(self.expected_behind("the name of a method and its parameters after `void`"));
        }
        members.push(self.field(owner, prefix, start, result)?);
        Ok(())
    }

    /// What was not understood so far becomes members.
    fn take_not_understood(&mut self, members: &mut Vec<Member>) {
        members.extend(self.not_understood.drain(..).map(unsupported_member));
    }

    fn at_member_type(&self) -> bool {
        matches!(self.kind(), TokenKind::Identifier | TokenKind::Void | TokenKind::At)
            || self.kind().is_primitive_type()
            || self.at(TokenKind::BackslashWord) && self.is_logic_type(self.position)
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
            let diagnostic = Diagnostic::error(self.rule(), self.span_of(self.token()), message);
            return self.report_structure(diagnostic);
        }
        let diagnostic = Diagnostic::error(&SYNTAX_ERROR, self.span_of(self.token()), message)
            .with_help("statements can only stand in methods: is there one `}` too many before this?");
        self.report_structure(diagnostic)
    }

    /// Where no member follows what stands before one.
    fn no_member(&mut self, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let mut prefix = prefix;
        self.refuse_contract(&mut prefix);
        self.take_not_understood(members);
        if prefix.start.is_none() {
            self.refuse_modifiers(&prefix);
        } else {
            return Err(self.expected("a declaration after its modifiers"));
        }
        self.eat(TokenKind::Semicolon);
        Ok(())
    }

    fn initializer(&mut self, owner: Owner, prefix: Prefix, members: &mut Vec<Member>) -> Parse<()> {
        let mut prefix = prefix;
        self.take_not_understood(members);
        let is_static = prefix.modifiers.has(Modifier::Static);
        prefix.modifiers.list.retain(|(modifier, _)| *modifier != Modifier::Static);
        let span = self.span_of(self.token());
        if has_java_modifiers(&prefix.modifiers) {
            self.note_syntax(span, "an initialiser can only have the modifier `static`");
        } else {
            self.refuse_modifiers(&prefix);
        }
        if owner.is_interface() {
            self.note_syntax(span, "an interface cannot have an initialiser");
        } else if owner.kind == TypeKind::Record && !is_static {
            self.note_syntax(span, "a record can only have static initialisers");
        }
        self.refuse_contract(&mut prefix);
        let body = self.block()?;
        members.push(Member::Initializer(Initializer { is_static, contract: None, body }));
        Ok(())
    }

    fn field(&mut self, owner: Owner, prefix: Prefix, start: usize, ty: TypeRef) -> Parse<Member> {
        let name = self.position;
        let declarators = self.declarators()?;
        let needs_value = owner.is_interface() && declarators.iter().any(|declarator| declarator.initializer.is_none());
        if needs_value {
            let is_specification = [Modifier::Ghost, Modifier::Model].map(|modifier| prefix.modifiers.has(modifier));
            if !is_specification.contains(&true) {
                self.error("expected `=` and the value of the constant");
            }
        }
        self.semicolon("the field")?;
        if owner.kind == TypeKind::Record && !prefix.modifiers.has(Modifier::Static) {
            let span = self.span_of(&self.tokens[name]);
            self.note_syntax(span, "a record can only have static fields besides its components");
        }
        let mut modifiers = prefix.modifiers;
        modifiers.jahob.append(&mut self.jahob.modifiers);
        Ok(Member::Field(FieldDecl { modifiers, ty, declarators, span: self.span_from(start) }))
    }
}
