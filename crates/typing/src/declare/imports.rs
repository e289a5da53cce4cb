//! Imports (JLS 7.5): the scope of a file.

use super::enter::package_name;
use crate::checker::Checker;
use crate::scope::FileScope;
use base::{Name, rules};
use classes::{ClassId, FieldId, Flags};
use std::rc::Rc;
use syntax::ast::{Ident, Import};

impl<'a> Checker<'a> {
    /// Makes the scope of the current file.
    pub(super) fn enter_imports(&mut self) {
        let tree = self.units[self.current].tree;
        let mut scope = FileScope {
            package: tree.package.as_ref().map(|package| package_name(&package.path)),
            ..FileScope::default()
        };
        for decl in &tree.types {
            if let Some(class) = self.out().classes.get(&decl.id).copied() {
                scope.own.entry(decl.name.name).or_insert(class);
            }
        }
        for import in &tree.imports {
            self.enter_import(import, &mut scope);
        }
        self.declarations.files.push(Rc::new(scope));
    }

    fn enter_import(&mut self, import: &Import, scope: &mut FileScope) {
        match (import.is_static, import.on_demand) {
            (false, false) => self.enter_single_import(import, scope),
            (false, true) => match self.class_at_path(&import.path) {
                Ok(class) => scope.class_demands.push(class),
                Err(_) => scope.packages.push(package_name(&import.path)),
            },
            (true, _) => {
                let path = if import.on_demand { &import.path[..] } else { init(&import.path) };
                match self.class_at_path(path) {
                    Ok(class) if import.on_demand => scope.static_demands.push(class),
                    Ok(class) => {
                        if let Some(name) = import.path.last() {
                            scope.static_single.entry(name.name).or_default().push(class);
                        }
                    }
                    Err(index) => {
                        self.report_missing_path(path, index);
                        scope.broken.extend(import.path.last().map(|name| name.name));
                    }
                }
            }
        }
    }

    fn enter_single_import(&mut self, import: &Import, scope: &mut FileScope) {
        let Some(last) = import.path.last() else { return };
        match self.class_at_path(&import.path) {
            Ok(class) => {
                let other = scope.single.get(&last.name).or_else(|| scope.own.get(&last.name)).copied();
                match other {
                    Some(other) if other != class => {
                        let message =
                            format!("`{}` is imported, but the name is already that of another class", last.name);
                        self.error(&rules::NAME_ERROR, last.span, message);
                    }
                    _ => {
                        scope.single.insert(last.name, class);
                    }
                }
            }
            Err(index) => {
                // What specifications import is often not there.
                if !import.is_model {
                    self.report_missing_path(&import.path, index);
                }
                scope.broken.push(last.name);
            }
        }
    }

    /// The class with this canonical name; otherwise the segment that is not found.
    pub(crate) fn class_at_path(&mut self, path: &[Ident]) -> Result<ClassId, usize> {
        let mut qualified = String::new();
        for (index, segment) in path.iter().enumerate() {
            if index > 0 {
                qualified.push('.');
            }
            qualified.push_str(&segment.name);
            // What is in the unnamed package cannot be imported, so the first segment is a package.
            let found = if index > 0 { self.classes.find(Name::new(&qualified)) } else { None };
            let Some(mut class) = found else { continue };
            for (offset, member) in path[index + 1..].iter().enumerate() {
                class = self.declared_member_class(class, member.name).ok_or(index + 1 + offset)?;
            }
            return Ok(class);
        }
        Err(path.len().saturating_sub(1))
    }

    /// Reports that the name `path[..=index]` denotes nothing.
    fn report_missing_path(&mut self, path: &[Ident], index: usize) {
        let Some(missing) = path.get(index) else { return };
        let package = package_name(&path[..index]);
        let message = if index == 0 {
            format!("there is no class `{}`", missing.name)
        } else if self.class_at_path(&path[..index]).is_ok() {
            format!("there is no class `{}` in `{package}`", missing.name)
        } else if self.classes.has_package(package) {
            format!("there is no class `{}` in the package `{package}`", missing.name)
        } else {
            format!("there is no package `{package}`")
        };
        self.error(&rules::NAME_ERROR, missing.span, message);
    }

    /// Checks what can only be known when all members are: that the packages exist, that static imports find
    /// something, and that what is imported is accessible.
    pub(super) fn check_imports(&mut self) {
        for index in 0..self.units.len() {
            self.current = index;
            for import in &self.units[index].tree.imports {
                self.check_import(import);
            }
        }
    }

    fn check_import(&mut self, import: &Import) {
        let Some(last) = import.path.last() else { return };
        match (import.is_static, import.on_demand) {
            (false, true) => {
                let package = package_name(&import.path);
                // Packages of specifications, such as `org.jmlspecs.models`, are often not there.
                let is_there = import.is_model || self.classes.has_package(package);
                if !is_there && self.class_at_path(&import.path).is_err() {
                    self.error(&rules::NAME_ERROR, last.span, format!("there is no package `{package}`"));
                }
            }
            (true, false) => {
                let Ok(class) = self.class_at_path(init(&import.path)) else { return };
                if !self.has_static_member(class, last.name) {
                    let message = format!("there is no static member `{}` in `{}`", last.name, self.class_name(class));
                    self.error(&rules::NAME_ERROR, last.span, message);
                }
            }
            (false, false) => {
                let Ok(class) = self.class_at_path(&import.path) else { return };
                let package = self.declarations.files[self.current].package;
                if !self.is_class_accessible_in(class, package) {
                    let message = format!("`{}` is not accessible here", self.class_name(class));
                    self.error(&rules::NAME_ERROR, last.span, message);
                }
            }
            (true, true) => {}
        }
    }

    /// Whether a class or something above it has a static field, method or class of this name.
    fn has_static_member(&mut self, class: ClassId, name: Name) -> bool {
        let mut seen = vec![class];
        let mut next = 0;
        while let Some(class) = seen.get(next).copied() {
            next += 1;
            let members = self.classes.members(class);
            let is_field =
                |id: &FieldId| self.classes.field(*id).name == name && self.classes.field(*id).flags.has(Flags::STATIC);
            let found = members.fields.iter().any(is_field)
                || members.methods.iter().any(|id| {
                    let method = self.classes.method(*id);
                    method.name == name && method.flags.has(Flags::STATIC)
                })
                || self
                    .declared_member_class(class, name)
                    .is_some_and(|member| self.classes.class(member).flags.has(Flags::STATIC));
            if found {
                return true;
            }
            for above in self.supers(class) {
                if !seen.contains(&above) {
                    seen.push(above);
                }
            }
        }
        false
    }
}

/// All but the last.
fn init(path: &[Ident]) -> &[Ident] {
    path.split_last().map_or(path, |(_, before)| before)
}
