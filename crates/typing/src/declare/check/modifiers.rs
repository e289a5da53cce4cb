//! Which modifiers may stand where, and which exclude one another (JLS 8.1.1, 8.3.1, 8.4.3, 8.8.3, 9.1.1, 9.3, 9.4).

use super::super::modifiers::{flag, flags};
use crate::checker::Checker;
use base::Span;
use classes::{ClassId, Flags, Nesting};
use syntax::ast::{FieldDecl, Member, MethodDecl, Modifiers, TypeDecl, TypeKind};

const ACCESS: Flags = Flags::PUBLIC.with(Flags::PROTECTED).with(Flags::PRIVATE);
const LOCAL_CLASS: Flags = Flags::FINAL.with(Flags::ABSTRACT).with(Flags::STRICTFP);
const SEALING: Flags = Flags::SEALED.with(Flags::NON_SEALED);
const FIELD: Flags = ACCESS.with(Flags::STATIC).with(Flags::FINAL).with(Flags::VOLATILE).with(Flags::TRANSIENT);
const INTERFACE_FIELD: Flags = Flags::PUBLIC.with(Flags::STATIC).with(Flags::FINAL);
const METHOD: Flags = ACCESS
    .with(Flags::ABSTRACT)
    .with(Flags::STATIC)
    .with(Flags::NATIVE)
    .with(Flags::SYNCHRONIZED)
    .with(Flags::FINAL)
    .with(Flags::STRICTFP);
const INTERFACE_METHOD: Flags = Flags::PUBLIC
    .with(Flags::PRIVATE)
    .with(Flags::ABSTRACT)
    .with(Flags::STATIC)
    .with(Flags::STRICTFP)
    .with(Flags::DEFAULT);

impl<'a> Checker<'a> {
    /// Checks the modifiers of a class.
    pub(super) fn check_class_modifiers(&mut self, class: ClassId, decl: &TypeDecl) {
        let declared = self.classes.class(class);
        let mut allowed = match declared.nesting {
            Nesting::TopLevel => LOCAL_CLASS.with(Flags::PUBLIC).with(SEALING),
            Nesting::Member => LOCAL_CLASS.with(ACCESS).with(SEALING).with(Flags::STATIC),
            // That they cannot be sealed the parser has said.
            Nesting::Local if decl.kind == TypeKind::Class => LOCAL_CLASS.with(SEALING),
            Nesting::Local => LOCAL_CLASS.with(Flags::STATIC).with(SEALING),
            Nesting::Anonymous => return,
        };
        match decl.kind {
            TypeKind::Enum => allowed = allowed.without(Flags::ABSTRACT).without(Flags::FINAL).without(SEALING),
            TypeKind::Record => allowed = allowed.without(Flags::ABSTRACT).without(SEALING),
            TypeKind::Class | TypeKind::Interface | TypeKind::Annotation => {}
        }
        let mut exclusive = common_exclusions();
        let is_interface = declared.is_interface();
        if is_interface {
            allowed = allowed.without(Flags::FINAL);
        }
        if declared.outer.is_some_and(|outer| self.classes.class(outer).is_interface()) {
            allowed = allowed.without(Flags::PROTECTED).without(Flags::PRIVATE);
        }
        exclusive.push((Flags::ABSTRACT, Flags::FINAL));
        let what = match decl.kind {
            TypeKind::Class => "a class",
            TypeKind::Interface => "an interface",
            TypeKind::Enum => "an enum",
            TypeKind::Record => "a record",
            TypeKind::Annotation => "an annotation type",
        };
        let what = match declared.nesting {
            Nesting::TopLevel => format!("{what} that is not within another"),
            Nesting::Local => format!("{what} within a method"),
            _ => what.into(),
        };
        self.check_modifiers(&decl.modifiers, decl.name.span, allowed, &exclusive, &what);
        if declared.nesting == Nesting::Member {
            self.check_enclosing_name(class, decl);
        }
    }

    /// A class cannot have the name of a class around it (JLS 8.1).
    fn check_enclosing_name(&mut self, class: ClassId, decl: &TypeDecl) {
        let mut around = self.classes.class(class).outer;
        while let Some(outer) = around {
            let outer = self.classes.class(outer);
            if outer.simple_name == decl.name.name && !decl.name.name.is_empty() {
                let message = format!("`{}` is the name of a class around this one", decl.name.name);
                self.class_error(decl.name.span, message);
                return;
            }
            around = outer.outer;
        }
    }

    /// Checks the modifiers of fields, methods and constructors.
    pub(super) fn check_member_modifiers(&mut self, class: ClassId, decl: &TypeDecl) {
        let is_interface = self.classes.class(class).is_interface();
        for member in &decl.members {
            match member {
                Member::Field(field) => self.check_field_modifiers(field, is_interface),
                Member::Method(method) => self.check_method_modifiers(decl, method),
                _ => {}
            }
        }
    }

    fn check_field_modifiers(&mut self, field: &FieldDecl, is_interface: bool) {
        let Some(first) = field.declarators.first() else { return };
        if flags(&field.modifiers).has(Flags::SPECIFICATION) {
            return;
        }
        let (allowed, what) =
            if is_interface { (INTERFACE_FIELD, "a field of an interface") } else { (FIELD, "a field") };
        let mut exclusive = common_exclusions();
        exclusive.push((Flags::FINAL, Flags::VOLATILE));
        self.check_modifiers(&field.modifiers, first.name.span, allowed, &exclusive, what);
    }

    fn check_method_modifiers(&mut self, decl: &TypeDecl, method: &MethodDecl) {
        let written = flags(&method.modifiers);
        if written.has(Flags::SPECIFICATION) {
            return;
        }
        let is_constructor = method.result.is_none();
        let has_own_body = written.has(Flags::DEFAULT) || written.has(Flags::STATIC) || written.has(Flags::PRIVATE);
        let (allowed, what) = match decl.kind {
            TypeKind::Enum if is_constructor => (Flags::PRIVATE, "a constructor of an enum"),
            _ if is_constructor => (ACCESS, "a constructor"),
            TypeKind::Annotation => (Flags::PUBLIC.with(Flags::ABSTRACT), "an element of an annotation type"),
            TypeKind::Interface if has_own_body => (INTERFACE_METHOD, "a method of an interface"),
            TypeKind::Interface => (Flags::PUBLIC.with(Flags::ABSTRACT), "a method of an interface"),
            TypeKind::Record => (METHOD.without(Flags::NATIVE), "a method of a record"),
            TypeKind::Class | TypeKind::Enum => (METHOD, "a method of a class"),
        };
        let mut exclusive = common_exclusions();
        for other in [Flags::PRIVATE, Flags::STATIC, Flags::DEFAULT, Flags::FINAL, Flags::NATIVE, Flags::SYNCHRONIZED] {
            exclusive.push((Flags::ABSTRACT, other));
        }
        exclusive.push((Flags::STATIC, Flags::DEFAULT));
        exclusive.push((Flags::PRIVATE, Flags::DEFAULT));
        exclusive.push((Flags::ABSTRACT, Flags::STRICTFP));
        exclusive.push((Flags::NATIVE, Flags::STRICTFP));
        self.check_modifiers(&method.modifiers, method.name.span, allowed, &exclusive, what);
    }

    /// Reports the first modifier that is not allowed, or else the first two that exclude one another.
    fn check_modifiers(
        &mut self,
        modifiers: &Modifiers,
        span: Span,
        allowed: Flags,
        exclusive: &[(Flags, Flags)],
        what: &str,
    ) {
        let java = || modifiers.list.iter().map(|(modifier, _)| *modifier).filter(|modifier| modifier.is_java());
        if let Some(wrong) = java().find(|modifier| !allowed.has(flag(*modifier))) {
            self.class_error(span, format!("{what} cannot be `{}`", wrong.keyword()));
            return;
        }
        let written = flags(modifiers);
        let clash = exclusive.iter().find(|(one, other)| written.has(*one) && written.has(*other));
        if let Some((one, other)) = clash {
            let word =
                |wanted: Flags| java().find(|modifier| flag(*modifier) == wanted).map_or("", |found| found.keyword());
            let message = format!("{what} cannot be both `{}` and `{}`", word(*one), word(*other));
            self.class_error(span, message);
        }
    }
}

/// What excludes one another on every declaration.
fn common_exclusions() -> Vec<(Flags, Flags)> {
    vec![
        (Flags::PUBLIC, Flags::PRIVATE),
        (Flags::PUBLIC, Flags::PROTECTED),
        (Flags::PRIVATE, Flags::PROTECTED),
        (Flags::FINAL, Flags::SEALED),
        (Flags::FINAL, Flags::NON_SEALED),
        (Flags::SEALED, Flags::NON_SEALED),
    ]
}
