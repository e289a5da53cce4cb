//! Headers: the bounds of type parameters, the superclass and the superinterfaces with their arguments.

use super::{Source, Step};
use crate::checker::Checker;
use crate::scope::{ClassScope, Scope};
use base::rules;
use classes::{ClassId, ClassKind, Flags, Header, Nesting, Type};
use syntax::ast::{TypeDecl, TypeKind, TypeRef};

impl<'a> Checker<'a> {
    /// Makes sure that the header of a class in source is known, unless it is being found out.
    pub fn ensure_header(&mut self, class: ClassId) {
        let Some(source) = self.declarations.sources.get_mut(&class) else { return };
        if !matches!(source.header, Step::Open) {
            return;
        }
        source.header = Step::UnderWay;
        // What is around a class is what its names are resolved in.
        if let Some(outer) = self.classes.class(class).outer {
            self.ensure_header(outer);
        }
        self.enter_header(class);
        if let Some(source) = self.declarations.sources.get_mut(&class) {
            source.header = Step::Done(());
        }
    }

    /// Makes sure that the headers of a class and of all classes above it are known, as far as possible.
    pub(crate) fn ensure_headers_above(&mut self, class: ClassId) {
        if self.declarations.headers_are_known {
            return;
        }
        let mut seen = vec![class];
        let mut next = 0;
        while let Some(current) = seen.get(next).copied() {
            next += 1;
            self.ensure_header(current);
            for above in self.supers(current) {
                if !seen.contains(&above) {
                    seen.push(above);
                }
            }
        }
    }

    fn enter_header(&mut self, class: ClassId) {
        let Some(source) = self.declarations.sources.get(&class) else { return };
        let Source { decl, parameters, .. } = source;
        let (decl, parameters) = (*decl, parameters.clone());
        let scope = Scope::Class(ClassScope { class, is_static: false, in_header: true });
        let mut header = self.at_declaration_of(class, |checker| {
            checker.within(scope, |checker| {
                checker.check_annotations(&decl.modifiers.annotations);
                checker.resolve_bounds(&decl.type_parameters, &parameters);
                let superclass = checker.resolve_superclass(class, decl);
                let interfaces = checker.resolve_interfaces(class, decl);
                let permits = checker.resolve_permits(class, decl);
                Header { parameters: parameters.iter().map(|(_, id)| *id).collect(), superclass, interfaces, permits }
            })
        });
        if self.declarations.cyclic.contains(&class) {
            header.superclass = header.superclass.map(|_| Type::Unknown);
            header.interfaces = header.interfaces.iter().map(|_| Type::Unknown).collect();
        }
        self.add_supers_of_class_file(class, &mut header);
        self.classes.set_header(class, header);
    }

    fn resolve_superclass(&mut self, class: ClassId, decl: &TypeDecl) -> Option<Type> {
        let name = match decl.kind {
            TypeKind::Interface | TypeKind::Annotation => return None,
            TypeKind::Enum => {
                let base = self.classes.find("java.lang.Enum".into());
                return Some(base.map_or(Type::Unknown, |base| Type::generic(base, vec![Type::class(class)])));
            }
            TypeKind::Record => "java.lang.Record",
            TypeKind::Class => "java.lang.Object",
        };
        let Some(written) = &decl.superclass else {
            let implied = self.named(name);
            // `Object` has no superclass; and where there is no `Object` at all, nothing is missing.
            let is_there = implied.class_id().is_some_and(|implied| implied != class);
            return is_there.then_some(implied);
        };
        let ty = self.resolve_type(written);
        Some(if self.check_superclass(class, written, &ty) { ty } else { Type::Unknown })
    }

    /// Whether a type may be the superclass of a class (JLS 8.1.4).
    fn check_superclass(&mut self, class: ClassId, written: &TypeRef, ty: &Type) -> bool {
        let base = match ty {
            Type::Unknown => return false,
            Type::Class(base) => base.class,
            _ => {
                self.error(&rules::CLASS_ERROR, written.span, "a class can only extend another class");
                return false;
            }
        };
        let found = self.classes.class(base);
        let name = self.class_name(base);
        let mut place = written.span;
        let message = if found.is_interface() {
            format!("`{name}` is an interface, which a class implements and does not extend")
        } else if found.kind == ClassKind::Enum {
            format!("`{name}` is an enum, which cannot be extended")
        } else if found.kind == ClassKind::Record || found.flags.has(Flags::FINAL) {
            format!("`{name}` is final, so it cannot be extended")
        } else if *found.binary_name == *"java.lang.Enum" || *found.binary_name == *"java.lang.Record" {
            place = self.classes.class(class).span.unwrap_or(place);
            format!("`{name}` cannot be extended by name")
        } else {
            return !self.has_wildcard(ty, written);
        };
        if self.classes.class(class).nesting != Nesting::Anonymous {
            self.error(&rules::CLASS_ERROR, place, message);
        }
        false
    }

    /// Reports wildcards among the arguments of a supertype.
    fn has_wildcard(&mut self, ty: &Type, written: &TypeRef) -> bool {
        let Type::Class(class) = ty else { return false };
        let has_wildcard = class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_)));
        if has_wildcard {
            self.error(&rules::TYPE_ERROR, written.span, "the arguments of a supertype cannot be wildcards");
        }
        has_wildcard
    }

    fn resolve_interfaces(&mut self, class: ClassId, decl: &TypeDecl) -> Vec<Type> {
        let mut interfaces: Vec<Type> = Vec::new();
        for written in &decl.interfaces {
            let ty = self.resolve_type(written);
            let allowed = self.check_interface(class, written, &ty);
            let id = ty.class_id();
            if allowed && interfaces.iter().any(|other| other.class_id() == id) {
                let message = "the interface is named twice";
                self.error(&rules::CLASS_ERROR, written.span, message);
                continue;
            }
            interfaces.push(if allowed { ty } else { Type::Unknown });
        }
        if decl.kind == TypeKind::Annotation {
            interfaces.push(self.named("java.lang.annotation.Annotation"));
        }
        interfaces
    }

    fn check_interface(&mut self, class: ClassId, written: &TypeRef, ty: &Type) -> bool {
        match ty {
            Type::Unknown => false,
            Type::Class(base) if self.classes.class(base.class).is_interface() => !self.has_wildcard(ty, written),
            _ => {
                let name = self.classes.display(ty);
                let message = if self.classes.class(class).is_interface() {
                    format!("an interface extends interfaces only, and `{name}` is none")
                } else {
                    format!("a class implements interfaces only, and `{name}` is none")
                };
                self.error(&rules::CLASS_ERROR, written.span, message);
                false
            }
        }
    }
}
