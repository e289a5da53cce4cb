//! Entering classes: that they exist, under which name, with which modifiers.

use super::{Source, Step};
use crate::Unit;
use crate::checker::Checker;
use base::{Diagnostic, Name, rules};
use classes::{Class, ClassId, ClassKind, Flags, Nesting, Origin};
use std::collections::HashMap;
use syntax::ast::{self, Member, Modifier, TypeDecl, TypeKind};

impl<'a> Checker<'a> {
    /// Enters the top-level classes of a file and their members.
    pub(super) fn enter_unit(&mut self, unit: &Unit<'a>) {
        let package = unit.tree.package.as_ref().map(|package| package_name(&package.path));
        for decl in &unit.tree.types {
            let binary_name = match package {
                Some(package) => Name::from(format!("{package}.{}", decl.name.name)),
                None => decl.name.name,
            };
            self.report_second(binary_name, decl, unit.origin, &format!("there is already a class `{binary_name}`"));
            let flags = class_flags(decl).with(Flags::STATIC);
            let package = package.unwrap_or_else(|| Name::new(""));
            let mut class = Class::declared(binary_name, decl.name.name, package, kind_of(decl.kind), flags);
            class.origin = unit.origin;
            class.span = Some(decl.name.span);
            self.enter(class, decl, true);
        }
    }

    /// Reports a second class of one name. A user's class may stand for one of the library: that is how a model is
    /// replaced.
    fn report_second(&mut self, binary_name: Name, decl: &TypeDecl, origin: Origin, message: &str) {
        let Some(first) = self.declarations.taken.get(&binary_name) else { return };
        let first = self.classes.class(*first);
        // A class without a name is a syntax error, which the parser has reported.
        if first.origin != origin || decl.name.name.is_empty() {
            return;
        }
        let diagnostic = Diagnostic::error(&rules::CLASS_ERROR, decl.name.span, message);
        self.report(match first.span {
            Some(span) => diagnostic.with_label(span, "the other is declared here"),
            None => diagnostic,
        });
    }

    /// Enters a class that is made already, and its member classes.
    pub(super) fn enter(&mut self, class: Class, decl: &'a TypeDecl, is_ordered: bool) -> ClassId {
        let binary_name = class.binary_name;
        // Of two classes with one name the first is the one that is found, or the user's if the other is the library's;
        // the other is typed by itself all the same.
        let first = self.declarations.taken.get(&binary_name).copied();
        let is_hidden = first.is_some_and(|first| {
            !(self.classes.class(first).origin == Origin::Library && class.origin == Origin::Source)
        });
        let id = self.classes.declare(class);
        match first {
            Some(first) if is_hidden => self.classes.reveal(first),
            _ => {
                self.declarations.taken.insert(binary_name, id);
            }
        }
        if is_ordered {
            self.declarations.order.push(id);
        }
        self.out().classes.insert(decl.id, id);
        let parameters = self.declare_type_parameters(classes::VariableOwner::Class(id), &decl.type_parameters);
        let source = Source {
            decl,
            unit: self.current,
            parameters,
            members: HashMap::new(),
            around: None,
            supers: Step::Open,
            header: Step::Open,
        };
        self.declarations.sources.insert(id, source);
        let mut members = HashMap::new();
        for member in &decl.members {
            if let Member::Type(member) = member {
                let member_id = self.enter_member_class(id, member, is_ordered);
                members.entry(member.name.name).or_insert(member_id);
            }
        }
        if let Some(source) = self.declarations.sources.get_mut(&id) {
            source.members = members;
        }
        id
    }

    fn enter_member_class(&mut self, outer: ClassId, decl: &'a TypeDecl, is_ordered: bool) -> ClassId {
        let around = self.classes.class(outer);
        let binary_name = Name::from(format!("{}${}", around.binary_name, decl.name.name));
        let message = format!("there is already a class `{}` in `{}`", decl.name.name, self.class_name(outer));
        self.report_second(binary_name, decl, around.origin, &message);
        let mut flags = class_flags(decl);
        if around.is_interface() {
            flags = flags.with(Flags::PUBLIC).with(Flags::STATIC);
        }
        if decl.kind != TypeKind::Class {
            flags = flags.with(Flags::STATIC);
        }
        let mut class = Class::declared(binary_name, decl.name.name, around.package, kind_of(decl.kind), flags);
        class.nesting = Nesting::Member;
        class.outer = Some(outer);
        class.origin = around.origin;
        class.span = Some(decl.name.span);
        self.enter(class, decl, is_ordered)
    }

    /// A class as messages name it: `Map.Entry`, without the package.
    pub fn class_name(&self, class: ClassId) -> String {
        let class = self.classes.class(class);
        match (class.nesting, class.outer) {
            (Nesting::Member, Some(outer)) => format!("{}.{}", self.class_name(outer), class.simple_name),
            (Nesting::Anonymous, _) => "an anonymous class".into(),
            _ => class.simple_name.to_string(),
        }
    }
}

/// The name of a package or class as it is written.
pub(super) fn package_name(path: &[ast::Ident]) -> Name {
    let segments: Vec<&str> = path.iter().map(|ident| ident.name.as_str()).collect();
    Name::from(segments.join("."))
}

/// The kind of class that a declaration declares.
pub(super) fn kind_of(kind: TypeKind) -> ClassKind {
    match kind {
        TypeKind::Class => ClassKind::Class,
        TypeKind::Interface => ClassKind::Interface,
        TypeKind::Enum => ClassKind::Enum,
        TypeKind::Record => ClassKind::Record,
        TypeKind::Annotation => ClassKind::Annotation,
    }
}

/// The modifiers of a class, with those that its kind implies.
pub(super) fn class_flags(decl: &TypeDecl) -> Flags {
    let mut flags = super::modifiers::flags(&decl.modifiers);
    if decl.modifiers.has(Modifier::Model) || decl.modifiers.has(Modifier::Ghost) {
        flags = flags.with(Flags::SPECIFICATION);
    }
    match decl.kind {
        TypeKind::Class => flags,
        TypeKind::Interface | TypeKind::Annotation => flags.with(Flags::ABSTRACT),
        TypeKind::Record => flags.with(Flags::FINAL),
        // An enum whose constants have bodies has subclasses, and only those (JLS 8.9).
        TypeKind::Enum if decl.constants.iter().any(has_body) => flags.with(Flags::SEALED),
        TypeKind::Enum => flags.with(Flags::FINAL),
    }
}

/// Whether a constant of an enum has a body.
pub(crate) fn has_body(constant: &ast::EnumConstant) -> bool {
    matches!(&constant.creation.kind, ast::ExprKind::New(new) if new.body.is_some())
}
