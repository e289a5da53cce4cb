//! The file: package, imports, types.

use super::specification::Prefix;
use super::{Parse, Parser};
use crate::ast::{CompilationUnit, Ident, Import, Member, Modifiers, Package, SpecMember, SpecMemberKind, TypeDecl};
use crate::token::{Token, TokenKind};
use base::Diagnostic;
use base::rules::SYNTAX_ERROR;

impl Parser<'_> {
    /// A whole file.
    pub(super) fn compilation_unit(&mut self) -> CompilationUnit {
        let mut unit = super::empty_unit(self.span(0, 0));
        while !self.at(TokenKind::EndOfFile) {
            let before = self.position;
            if self.top_level(&mut unit).is_err() {
                if self.position == before {
                    self.bump();
                }
                self.recover_top_level();
            }
            unit.imports.append(&mut self.model_imports);
        }
        self.refuse_stray_jahob();
        for unsupported in std::mem::take(&mut self.not_understood) {
            let message = format!("{} cannot stand here: no type follows", unsupported.what);
            self.note_specification(unsupported.span, message);
        }
        unit
    }

    /// One declaration of a file. What is not understood in annotation comments belongs to the next type.
    fn top_level(&mut self, unit: &mut CompilationUnit) -> Parse<()> {
        match self.kind() {
            TokenKind::Semicolon => {
                self.bump();
            }
            TokenKind::Import => {
                if !unit.types.is_empty() {
                    self.error("`import` can only stand before the first class");
                }
                unit.imports.push(self.import()?);
            }
            _ if self.at_package() => {
                // Nothing but comments can stand before it.
                let is_comment = |token: &Token| token.in_annotation || token.kind == TokenKind::JahobComment;
                if !self.tokens[..self.position].iter().all(is_comment) {
                    return Err(self.error("`package` can only stand at the beginning of the file"));
                }
                unit.package = self.package()?;
            }
            _ if self.at_module() => unit.module = Some(self.module()?),
            _ => self.top_level_type(&mut unit.types)?,
        }
        Ok(())
    }

    fn at_package(&self) -> bool {
        matches!(self.kind(), TokenKind::Package | TokenKind::At)
            && self.behind_annotations(self.position).is_some_and(|behind| self.kind_at(behind) == TokenKind::Package)
    }

    /// `package a.b;`, with annotations before it.
    fn package(&mut self) -> Parse<Option<Package>> {
        let start = self.position;
        let annotations = self.annotations()?;
        self.bump();
        let result = self.path("of the package").and_then(|path| {
            self.semicolon("the package")?;
            Ok(path)
        });
        if result.is_err() {
            self.skip_broken_header();
        }
        Ok(result.ok().map(|path| Package { annotations, path, span: self.span_from(start) }))
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
    pub(super) fn path(&mut self, place: &str) -> Parse<Vec<Ident>> {
        let mut path = vec![self.name(place)?];
        while self.at(TokenKind::Dot) && self.ahead(1) != TokenKind::Star {
            self.bump();
            path.push(self.name(place)?);
        }
        Ok(path)
    }

    /// A name, or an error that it is missing.
    pub(super) fn name(&mut self, place: &str) -> Parse<Ident> {
        if self.at(TokenKind::At) && self.kind_at(self.position.saturating_sub(1)) != TokenKind::At {
            // Annotations of dimensions could stand here.
            return Err(self.expected(&format!("a name {place}")));
        }
        let token = self.expect(TokenKind::Identifier, place)?;
        Ok(self.ident_of(&token))
    }

    pub(super) fn import(&mut self) -> Parse<Import> {
        let result = self.import_here();
        if result.is_err() {
            self.skip_broken_header();
        }
        result
    }

    fn import_here(&mut self) -> Parse<Import> {
        let start = self.position;
        let is_model = self.token().in_annotation;
        self.bump();
        let is_static = self.eat(TokenKind::Static).is_some();
        let path = self.path("of what is imported")?;
        let on_demand = self.at(TokenKind::Dot) && self.ahead(1) == TokenKind::Star;
        if on_demand {
            self.bump();
            self.bump();
        } else if path.len() == 1 {
            self.expect(TokenKind::Dot, "and the name of a class in the package")?;
        }
        self.semicolon("the import")?;
        Ok(Import { is_static, is_model, path, on_demand, span: self.span_from(start) })
    }

    fn top_level_type(&mut self, types: &mut Vec<TypeDecl>) -> Parse<()> {
        let mut members = Vec::new();
        let mut prefix = self.declaration_prefix(&mut members)?;
        for member in members {
            match member {
                Member::Specification(SpecMember { kind: SpecMemberKind::Unsupported(unsupported), .. }) => {
                    self.not_understood.push(unsupported);
                }
                Member::Invariant(invariant) => {
                    self.note_specification(invariant.span, "an invariant can only stand in a class");
                }
                Member::Specification(member) => {
                    self.note_specification(member.span, "a member of the specification can only stand in a class");
                }
                // `//@ model class C { … }`
                Member::Type(declaration) => types.push(declaration),
                _ => {}
            }
        }
        if self.at_type() {
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
            let message = "this `}` has no `{` that it closes";
            let diagnostic = Diagnostic::error(&SYNTAX_ERROR, self.span_of(self.token()), message);
            return Err(self.report_structure(diagnostic));
        }
        let message = format!("expected the declaration of a class, found {}", self.found());
        let diagnostic = Diagnostic::error(self.rule(), self.span_of(self.token()), message);
        Err(self.report_structure(diagnostic))
    }

    /// Reports modifiers in an annotation comment that do not stand before a declaration.
    pub(super) fn refuse_modifiers(&mut self, prefix: &Prefix) {
        if let Some((modifier, span)) = prefix.modifiers.list.first() {
            let message = format!("`{}` must stand before a declaration", modifier.keyword());
            self.note_specification(*span, message);
        }
    }
}

/// Whether there is any modifier of Java.
pub(super) fn has_java_modifiers(modifiers: &Modifiers) -> bool {
    modifiers.list.iter().any(|(modifier, _)| modifier.is_java())
}
