//! The file: package, imports, types.

use super::modifiers::Taken;
use super::recovery::begins_type;
use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{CompilationUnit, Ident, Import, Member, Modifiers, TypeDecl, TypeKind, Unsupported};
use crate::token::TokenKind;
use base::rules::NOT_SUPPORTED;
use base::{Diagnostic, Span};

impl Parser<'_> {
    /// A whole file.
    pub(super) fn compilation_unit(&mut self) -> CompilationUnit {
        let span = Span::new(self.file, 0, 0);
        let mut unit = CompilationUnit { package: None, imports: Vec::new(), types: Vec::new(), span };
        let mut pending = Vec::new();
        while !self.at(TokenKind::EndOfFile) {
            let before = self.position;
            if self.top_level(&mut unit, &mut pending).is_err() {
                if self.position == before {
                    self.bump();
                }
                self.recover_top_level();
            }
        }
        for unsupported in pending {
            let message = format!("{} cannot stand here: no type follows", unsupported.what);
            self.note_specification(unsupported.span, message);
        }
        unit
    }

    /// One declaration of a file. What is not understood in annotation comments belongs to the next type, and is kept
    /// in `pending` until it comes.
    fn top_level(&mut self, unit: &mut CompilationUnit, pending: &mut Vec<Unsupported>) -> Parse<()> {
        match self.kind() {
            TokenKind::Semicolon => {
                self.bump();
            }
            TokenKind::Import => unit.imports.push(self.import()?),
            _ if self.at_package() => {
                let is_first = unit.package.is_none() && unit.imports.is_empty() && unit.types.is_empty();
                if !is_first {
                    return Err(self.error("`package` can only stand at the beginning of the file"));
                }
                unit.package = self.package();
            }
            _ if self.at_module() => self.module()?,
            _ => self.top_level_type(&mut unit.types, pending)?,
        }
        Ok(())
    }

    fn at_package(&self) -> bool {
        self.behind_annotations(self.position).is_some_and(|behind| self.kind_at(behind) == TokenKind::Package)
    }

    /// `package a.b;`, with annotations before it.
    fn package(&mut self) -> Option<Vec<Ident>> {
        self.position = self.behind_annotations(self.position)?;
        self.bump();
        let result = self.path("of the package").and_then(|path| {
            self.semicolon("the package")?;
            Ok(path)
        });
        if result.is_err() {
            self.skip_broken_header();
        }
        result.ok()
    }

    /// Goes behind a broken package or import declaration.
    fn skip_broken_header(&mut self) {
        while !self.token().after_line_break && !self.at(TokenKind::EndOfFile) {
            if self.bump().kind == TokenKind::Semicolon {
                return;
            }
        }
    }

    /// `a.b.c`
    fn path(&mut self, place: &str) -> Parse<Vec<Ident>> {
        let token = self.expect(TokenKind::Identifier, place)?;
        let mut path = vec![self.ident_of(&token)];
        while self.at(TokenKind::Dot) && self.ahead(1) == TokenKind::Identifier {
            self.bump();
            let token = self.bump();
            path.push(self.ident_of(&token));
        }
        Ok(path)
    }

    fn import(&mut self) -> Parse<Import> {
        let start = self.position;
        self.bump();
        let is_static = self.eat(TokenKind::Static).is_some();
        let result = self.path("of what is imported").and_then(|path| {
            let on_demand = self.at(TokenKind::Dot) && self.ahead(1) == TokenKind::Star;
            if on_demand {
                self.bump();
                self.bump();
            }
            self.semicolon("the import")?;
            Ok(Import { is_static, path, on_demand, span: self.span_from(start) })
        });
        if result.is_err() {
            self.skip_broken_header();
        }
        result
    }

    /// Whether a module declaration begins here.
    fn at_module(&self) -> bool {
        let start = self.behind_annotations(self.position).unwrap_or(self.position);
        let word = start + usize::from(self.text_at(start) == "open");
        self.text_at(word) == "module"
            && self.kind_at(word + 1) == TokenKind::Identifier
            && matches!(self.kind_at(word + 2), TokenKind::Dot | TokenKind::OpenBrace)
    }

    fn module(&mut self) -> Parse<()> {
        let start = self.position;
        while !matches!(self.kind(), TokenKind::OpenBrace | TokenKind::EndOfFile) {
            self.bump();
        }
        self.skip_group()?;
        let message = "module declarations are not supported yet";
        self.note(Diagnostic::warning(&NOT_SUPPORTED, self.span_from(start), message));
        Ok(())
    }

    fn top_level_type(&mut self, types: &mut Vec<TypeDecl>, pending: &mut Vec<Unsupported>) -> Parse<()> {
        let mut members = Vec::new();
        let mut prefix = self.declaration_prefix(&mut members)?;
        for member in members {
            match member {
                Member::Unsupported(unsupported) => pending.push(unsupported),
                Member::Invariant(invariant) => {
                    self.note_specification(invariant.span, "an invariant can only stand in a class");
                }
                _ => {}
            }
        }
        pending.append(&mut prefix.unsupported);
        if self.at_type() {
            prefix.unsupported = std::mem::take(pending);
            types.push(self.type_declaration(prefix)?);
            return Ok(());
        }
        self.refuse_contract(&mut prefix);
        let others_follow =
            matches!(self.kind(), TokenKind::EndOfFile | TokenKind::Import | TokenKind::Package | TokenKind::Semicolon);
        if prefix.start.is_none() && others_follow {
            self.refuse_modifiers(&prefix);
            return Ok(());
        }
        if self.at(TokenKind::CloseBrace) {
            return Err(self.error("this `}` has no `{` that it closes"));
        }
        Err(self.expected("the declaration of a class"))
    }

    /// Reports modifiers in an annotation comment that do not stand before a declaration.
    pub(super) fn refuse_modifiers(&mut self, prefix: &Prefix) {
        if let Some((modifier, span)) = prefix.modifiers.list.first() {
            let message = format!("`{}` must stand before a declaration", modifier.keyword());
            self.note_specification(*span, message);
        }
    }

    /// Whether the declaration of a type follows, behind its modifiers.
    pub(super) fn at_type(&self) -> bool {
        begins_type(self.kind()) || self.at(TokenKind::At) || self.at_record()
    }

    /// The declaration of a type, with its modifiers read.
    pub(super) fn type_declaration(&mut self, prefix: Prefix) -> Parse<TypeDecl> {
        let mut prefix = prefix;
        self.refuse_contract(&mut prefix);
        self.nested(|parser| match parser.kind() {
            TokenKind::Class => parser.class(prefix),
            _ => parser.other_type(prefix),
        })
    }

    fn class(&mut self, prefix: Prefix) -> Parse<TypeDecl> {
        let start = prefix.start.unwrap_or(self.position);
        let mut unsupported = prefix.unsupported;
        self.bump();
        self.jahob_comments(&mut unsupported);
        let token = self.expect(TokenKind::Identifier, "of the class")?;
        let name = self.ident_of(&token);
        if self.at(TokenKind::Less) {
            self.type_parameters("generic classes", &mut unsupported)?;
        }
        let superclass = match self.eat(TokenKind::Extends) {
            Some(_) => Some(self.type_reference()?),
            None => None,
        };
        let interfaces = match self.eat(TokenKind::Implements) {
            Some(_) => self.type_list()?,
            None => Vec::new(),
        };
        if self.at_word("permits") {
            let permits = self.position;
            self.bump();
            self.type_list()?;
            unsupported.push(self.unsupported(permits, "sealed classes"));
        }
        self.jahob_comments(&mut unsupported);
        let members = self.class_body(name)?;
        let kind = TypeKind::Class;
        let span = self.span_from(start);
        Ok(TypeDecl { kind, modifiers: prefix.modifiers, name, superclass, interfaces, unsupported, members, span })
    }

    /// Takes Jahob comments where a class has them.
    pub(super) fn jahob_comments(&mut self, unsupported: &mut Vec<Unsupported>) {
        while self.at(TokenKind::JahobComment) {
            let start = self.position;
            self.bump();
            unsupported.push(self.unsupported(start, "Jahob annotations"));
        }
    }

    /// `<T, …>` of a class or method.
    pub(super) fn type_parameters(&mut self, what: &str, unsupported: &mut Vec<Unsupported>) -> Parse<()> {
        let start = self.position;
        self.skip_group()?;
        unsupported.push(self.unsupported(start, what));
        Ok(())
    }

    /// An interface, enum, record or annotation type: its body is stepped over.
    fn other_type(&mut self, prefix: Prefix) -> Parse<TypeDecl> {
        let start = prefix.start.unwrap_or(self.position);
        let mut unsupported = prefix.unsupported;
        self.eat(TokenKind::At);
        let (kind, what) = match self.kind_at(self.position) {
            TokenKind::Interface if self.position > start && self.kind_at(self.position - 1) == TokenKind::At => {
                (TypeKind::Annotation, "annotation types")
            }
            TokenKind::Interface => (TypeKind::Interface, "interfaces"),
            TokenKind::Enum => (TypeKind::Enum, "enums"),
            TokenKind::Identifier => (TypeKind::Record, "records"),
            _ => return Err(self.expected("the declaration of a type")),
        };
        self.bump();
        let token = self.expect(TokenKind::Identifier, "of the type")?;
        let name = self.ident_of(&token);
        while !self.at(TokenKind::OpenBrace) {
            match self.kind() {
                TokenKind::OpenParen | TokenKind::Less | TokenKind::AnnotationStart => self.skip_group()?,
                TokenKind::EndOfFile | TokenKind::Semicolon | TokenKind::CloseBrace => {
                    return Err(self.expected("`{` of the type's body"));
                }
                _ => {
                    self.bump();
                }
            }
        }
        self.skip_group()?;
        unsupported.push(self.unsupported(start, what));
        let (superclass, interfaces, members) = (None, Vec::new(), Vec::new());
        let span = self.span_from(start);
        Ok(TypeDecl { kind, modifiers: prefix.modifiers, name, superclass, interfaces, unsupported, members, span })
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
                    self.bump();
                    let unsupported = self.unsupported(start, "Jahob annotations");
                    match prefix.start {
                        Some(_) => prefix.unsupported.push(unsupported),
                        None => members.push(Member::Unsupported(unsupported)),
                    }
                }
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

/// Whether there is any modifier of Java.
pub(super) fn has_java_modifiers(modifiers: &Modifiers) -> bool {
    use crate::ast::Modifier::*;
    modifiers.list.iter().any(|(modifier, _)| {
        !matches!(modifier, Pure | Nullable | NonNull | SpecPublic | SpecProtected | Helper | Ghost | Model | Instance)
    })
}
