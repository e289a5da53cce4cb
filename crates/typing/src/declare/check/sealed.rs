//! Sealed classes and their subclasses (JLS 8.1.1.2, 8.1.6, 9.1.1.4).

use crate::checker::Checker;
use base::Span;
use classes::{ClassId, ClassKind, Flags, Nesting, Type};
use syntax::ast::{TypeDecl, TypeRef};

impl<'a> Checker<'a> {
    /// Checks what a sealed class permits, and whether a class may have its supertypes.
    pub(super) fn check_sealed(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let place = self.place_of_class(class, decl);
        let found = self.classes.class(class);
        let is_enum = found.kind == ClassKind::Enum;
        if self.is_sealed(class) && !is_enum {
            if self.classes.header(class).permits.is_empty() && decl.permits.is_empty() {
                self.class_error(place, format!("`{}` is sealed, but nothing extends it", decl.name.name));
            }
            for written in &decl.permits {
                self.check_permitted(class, written);
            }
        } else if let Some(first) = decl.permits.first() {
            self.class_error(first.span, format!("`{}` permits subclasses, so it must be `sealed`", decl.name.name));
        }
        self.check_sealed_supertypes(class, decl, place);
    }

    fn check_permitted(&mut self, class: ClassId, written: &TypeRef) {
        let Some(Type::Class(permitted)) = self.files[self.current].written.get(&written.span).cloned() else { return };
        let permitted = permitted.class;
        let name = self.class_name(permitted);
        let is_module = self.units.iter().any(|unit| unit.tree.module.is_some());
        if permitted == class {
            self.class_error(written.span, format!("`{name}` cannot permit itself"));
        } else if !self.supers(permitted).contains(&class) {
            let message =
                format!("`{name}` is permitted, but it is no direct subclass of `{}`", self.class_name(class));
            self.class_error(written.span, message);
        } else if !is_module && self.classes.class(permitted).package != self.classes.class(class).package {
            let message = format!("`{name}` is in another package than `{}`", self.class_name(class));
            self.class_error(written.span, message);
        }
    }

    fn check_sealed_supertypes(&mut self, class: ClassId, decl: &'a TypeDecl, place: Span) {
        let found = self.classes.class(class);
        let supers = self.supers(class);
        let sealed: Vec<ClassId> = supers.into_iter().filter(|above| self.is_sealed(*above)).collect();
        if sealed.is_empty() {
            if found.flags.has(Flags::NON_SEALED) && !self.classes.has_unknown_supertype(class) {
                let message = format!("`{}` is `non-sealed`, but nothing above it is sealed", decl.name.name);
                self.class_error(place, message);
            }
            return;
        }
        if sealed.iter().any(|above| self.classes.class(*above).kind == ClassKind::Enum) {
            // The bodies of constants are the subclasses of their enum.
            return;
        }
        if matches!(found.nesting, Nesting::Local | Nesting::Anonymous) {
            let message =
                format!("`{}` is sealed, so no class within a method can extend it", self.class_name(sealed[0]));
            self.class_error(place, message);
            return;
        }
        for above in sealed {
            if !self.classes.header(above).permits.contains(&class) {
                let message =
                    format!("`{}` is sealed and does not permit `{}`", self.class_name(above), decl.name.name);
                self.class_error(place, message);
            }
        }
        let is_closed = [Flags::FINAL, Flags::SEALED, Flags::NON_SEALED].iter().any(|flag| found.flags.has(*flag));
        if !is_closed {
            let words =
                if found.is_interface() { "`sealed` or `non-sealed`" } else { "`final`, `sealed` or `non-sealed`" };
            let message = format!("`{}` extends a sealed class, so it must be {words}", decl.name.name);
            self.class_error(place, message);
        }
    }
}
