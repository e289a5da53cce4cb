//! Declarations of classes, interfaces, records and annotation types; enums stand in `enums.rs`, bodies in `bodies.rs`.

use super::modifiers::Taken;
use super::recovery::begins_type;
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{
    Ident, Member, Modifiers, Parameter, SpecMember, SpecMemberKind, TypeDecl, TypeKind, TypeParameter, TypeRef,
    Unsupported,
};
use crate::token::TokenKind;
use base::Name;

/// What stands between the name of a type and its body.
#[derive(Default)]
struct Head {
    type_parameters: Vec<TypeParameter>,
    components: Vec<Parameter>,
    superclass: Option<TypeRef>,
    interfaces: Vec<TypeRef>,
    permits: Vec<TypeRef>,
}

impl Parser<'_> {
    /// Whether the declaration of a type follows, behind its modifiers.
    pub(super) fn at_type(&self) -> bool {
        match self.kind() {
            TokenKind::At => self.ahead(1) == TokenKind::Interface,
            TokenKind::Identifier => self.at_record(),
            kind => begins_type(kind),
        }
    }

    /// The declaration of a type, with its modifiers read.
    pub(super) fn type_declaration(&mut self, prefix: Prefix) -> Parse<TypeDecl> {
        let mut prefix = prefix;
        self.refuse_contract(&mut prefix);
        self.nested(|parser| parser.type_here(prefix))
    }

    fn type_here(&mut self, prefix: Prefix) -> Parse<TypeDecl> {
        let start = prefix.start.unwrap_or(self.position);
        let id = self.declaration_id();
        let kind = self.type_keyword();
        self.jahob_comments();
        let name = self.name("of the type")?;
        self.refuse_restricted_name(name);
        let head = self.head(kind)?;
        self.comments_before_body()?;
        let not_understood = std::mem::take(&mut self.not_understood);
        let jahob_modifiers = std::mem::take(&mut self.jahob.modifiers);
        let body_start = self.position;
        let (constants, mut members) = match kind {
            TypeKind::Enum => self.enum_body(name)?,
            _ => (Vec::new(), self.class_body(name, kind)?),
        };
        let body = self.span_from(body_start);
        let unsupported = not_understood.into_iter().map(unsupported_member);
        members.splice(0..0, unsupported);
        let Head { type_parameters, components, superclass, interfaces, permits } = head;
        Ok(TypeDecl {
            id,
            kind,
            modifiers: Modifiers { jahob: jahob_modifiers, ..prefix.modifiers },
            name,
            type_parameters,
            superclass,
            interfaces,
            permits,
            components,
            constants,
            members,
            body,
            span: self.span_from(start),
        })
    }

    /// Takes `class`, `interface`, …
    fn type_keyword(&mut self) -> TypeKind {
        match self.bump().kind {
            TokenKind::At => {
                self.bump();
                TypeKind::Annotation
            }
            TokenKind::Interface => TypeKind::Interface,
            TokenKind::Enum => TypeKind::Enum,
            TokenKind::Identifier => TypeKind::Record,
            _ => TypeKind::Class,
        }
    }

    fn head(&mut self, kind: TypeKind) -> Parse<Head> {
        let mut head = Head::default();
        if matches!(kind, TypeKind::Class | TypeKind::Interface | TypeKind::Record) {
            head.type_parameters = self.type_parameters()?;
        }
        if kind == TypeKind::Record {
            head.components = self.components()?;
        }
        match kind {
            TypeKind::Class if self.eat(TokenKind::Extends).is_some() => head.superclass = Some(self.type_reference()?),
            TypeKind::Interface if self.eat(TokenKind::Extends).is_some() => head.interfaces = self.type_list()?,
            _ => {}
        }
        let implements = matches!(kind, TypeKind::Class | TypeKind::Enum | TypeKind::Record);
        if implements && self.eat(TokenKind::Implements).is_some() {
            head.interfaces = self.type_list()?;
        }
        if matches!(kind, TypeKind::Class | TypeKind::Interface) && self.at_word("permits") {
            self.bump();
            head.permits = self.class_list()?;
        }
        Ok(head)
    }

    /// Comments between the head of a type and its body.
    fn comments_before_body(&mut self) -> Parse<()> {
        self.jahob_comments();
        if self.at(TokenKind::AnnotationStart) {
            let start = self.position;
            self.skip_group()?;
            let unsupported = self.unsupported(start, "annotation comments before the body of a type");
            self.not_understood.push(unsupported);
        }
        Ok(())
    }

    /// `{ … }` behind `new C(…)` or behind an enum constant.
    pub(super) fn anonymous_class(&mut self) -> Parse<TypeDecl> {
        self.nested(|parser| {
            let start = parser.position;
            let id = parser.declaration_id();
            let name = Ident { name: Name::new(""), span: parser.span_of(parser.token()).at_start() };
            let members = parser.class_body(name, TypeKind::Class)?;
            let span = parser.span_from(start);
            Ok(TypeDecl {
                id,
                kind: TypeKind::Class,
                modifiers: Modifiers::default(),
                name,
                type_parameters: Vec::new(),
                superclass: None,
                interfaces: Vec::new(),
                permits: Vec::new(),
                components: Vec::new(),
                constants: Vec::new(),
                members,
                body: span,
                span,
            })
        })
    }

    /// What stands before a declaration: modifiers, annotations, and annotation comments. Members that stand in the
    /// annotation comments (invariants, …) are added to `members`.
    pub(super) fn declaration_prefix(&mut self, members: &mut Vec<Member>) -> Parse<Prefix> {
        let mut prefix = Prefix::default();
        loop {
            let start = self.position;
            match self.kind() {
                TokenKind::AnnotationStart => self.annotation_before_declaration(&mut prefix, members),
                TokenKind::JahobComment => {
                    self.jahob_comments();
                    self.take_jahob_members(members);
                }
                _ if self.item_in_model_class(&mut prefix, members)? == Taken::Yes => {}
                _ => match self.java_modifier(&mut prefix.modifiers)? {
                    Taken::Yes => prefix.start = prefix.start.or(Some(start)),
                    Taken::No => return Ok(prefix),
                },
            }
        }
    }

    /// Reports a contract that does not stand before a method.
    pub(super) fn refuse_contract(&mut self, prefix: &mut Prefix) {
        if let Some(contract) = prefix.contract.take() {
            self.note_specification(contract.span, "a contract must stand before a method or constructor");
        }
    }
}

/// What is not understood, as a member of a class.
pub(super) fn unsupported_member(unsupported: Unsupported) -> Member {
    let span = unsupported.span;
    let kind = SpecMemberKind::Unsupported(unsupported);
    Member::Specification(SpecMember { modifiers: Modifiers::default(), kind, span })
}
