//! What is said when no class is found.

use super::lookup::ClassLookup;
use crate::checker::Checker;
use base::{Diagnostic, Name, rules};
use classes::ClassId;
use syntax::ast::Ident;

/// Packages whose classes are often used without the import.
const FAMILIAR: [&str; 8] = [
    "java.util",
    "java.io",
    "java.util.function",
    "java.util.concurrent",
    "java.util.stream",
    "java.nio.file",
    "java.math",
    "java.util.concurrent.atomic",
];

impl<'a> Checker<'a> {
    /// Reports that a name is no class, once in a file.
    pub(crate) fn report_unknown_class(&mut self, name: Ident) {
        if self.speculation == 0 && !self.declarations.unknown.insert((self.current, name.name)) {
            return;
        }
        if &*name.name == "var" {
            return; // The parser has reported that it stands where only a class can.
        }
        let mut diagnostic =
            Diagnostic::error(&rules::NAME_ERROR, name.span, format!("there is no class `{}`", name.name));
        let familiar = FAMILIAR.iter().find(|package| {
            let qualified = Name::from(format!("{package}.{}", name.name));
            self.classes.find(qualified).is_some_and(|class| self.is_class_accessible_in(class, None))
        });
        if let Some(package) = familiar {
            diagnostic = diagnostic.with_help(format!("`import {package}.{};` is missing", name.name));
        } else if let Some(meant) = self.near_class(name.name) {
            diagnostic = diagnostic.with_help(format!("did you mean `{meant}`?"));
        }
        self.report(diagnostic);
    }

    /// The class in scope whose name is nearest.
    fn near_class(&self, wrong: Name) -> Option<Name> {
        let mut candidates: Vec<Name> =
            ["String", "Object", "Integer", "Boolean", "Character", "Exception", "Iterable"]
                .into_iter()
                .map(Name::new)
                .collect();
        for class in &self.declarations.order {
            let class = self.classes.class(*class);
            if class.origin == classes::Origin::Source {
                candidates.push(class.simple_name);
            }
        }
        if let Some(file) = self.declarations.files.get(self.current) {
            candidates.extend(file.single.keys());
        }
        crate::suggestions::nearest(&wrong, candidates)
    }

    /// Reports that a qualified name is no class.
    pub(crate) fn report_unknown_path(&mut self, path: &[Ident]) {
        let Some((last, before)) = path.split_last() else { return };
        let segments: Vec<&str> = before.iter().map(|segment| segment.name.as_str()).collect();
        let package = Name::from(segments.join("."));
        let qualified = Name::from(format!("{package}.{}", last.name));
        if self.speculation == 0 && !self.declarations.unknown.insert((self.current, qualified)) {
            return;
        }
        let message = if self.classes.has_package(package) {
            format!("there is no class `{}` in the package `{package}`", last.name)
        } else {
            format!("there is no package `{package}`")
        };
        self.error(&rules::NAME_ERROR, last.span, message);
    }

    /// Reports that a class has no such member class.
    pub(super) fn report_unknown_member_class(&mut self, class: ClassId, name: Ident) {
        if self.classes.has_unknown_supertype(class) {
            return;
        }
        let message = format!("there is no class `{}` in `{}`", name.name, self.class_name(class));
        self.error(&rules::NAME_ERROR, name.span, message);
    }

    /// Reports why a name is no class that can be used.
    pub(crate) fn report_lookup(&mut self, name: Ident, failure: &ClassLookup) {
        match failure {
            ClassLookup::Class { .. } | ClassLookup::Variable(_) | ClassLookup::Broken => {}
            ClassLookup::None => self.report_unknown_class(name),
            ClassLookup::NotStatic => {
                let message = format!("`{}` depends on an object, and here is none: the place is static", name.name);
                self.error(&rules::NAME_ERROR, name.span, message);
            }
            ClassLookup::Ambiguous(left, right) => {
                let (left, right) = (self.classes.class(*left).binary_name, self.classes.class(*right).binary_name);
                let message = format!("`{}` is ambiguous: it may be `{left}` or `{right}`", name.name);
                self.error(&rules::NAME_ERROR, name.span, message);
            }
            ClassLookup::Inaccessible(class) => {
                let message = format!("`{}` is not accessible here", self.class_name(*class));
                self.error(&rules::NAME_ERROR, name.span, message);
            }
        }
    }
}
