//! Annotations: that they are there with the elements that they need (JLS 9.7), what `@Override` and
//! `@FunctionalInterface` promise, and what annotation types may declare (JLS 9.6.1).

use crate::checker::Checker;
use crate::type_names::ClassLookup;
use base::{Name, rules};
use classes::{ClassId, ClassKind, Flags, MethodId, Type};
use syntax::ast::{Annotation, Member, TypeDecl, TypeKind};

/// Annotations of which one is enough.
const SINGLE: [&str; 5] = ["Override", "Deprecated", "FunctionalInterface", "SafeVarargs", "SuppressWarnings"];

/// Annotations of the JDK that need a value.
const NEED_VALUE: [&str; 4] = [
    "java.lang.SuppressWarnings",
    "java.lang.annotation.Retention",
    "java.lang.annotation.Target",
    "java.lang.annotation.Repeatable",
];

impl<'a> Checker<'a> {
    /// Resolves the names of annotations. Their elements are checked when all members are known.
    pub fn check_annotations(&mut self, annotations: &'a [Annotation]) {
        for (index, annotation) in annotations.iter().enumerate() {
            let Some(class) = self.annotation_class(annotation) else { continue };
            self.declarations.annotations_to_check.push((self.current, annotation, class));
            let is_second = annotations[..index].iter().any(|other| {
                let last = |annotation: &Annotation| annotation.path.last().map(|last| last.name);
                last(other) == last(annotation)
            });
            if is_second && !self.is_repeatable(class) {
                let message = format!("`@{}` stands here twice", self.class_name(class));
                self.error(&rules::CLASS_ERROR, annotation.span, message);
            }
        }
    }

    /// Whether an annotation may stand several times; what a class file says of it is not known.
    fn is_repeatable(&self, class: ClassId) -> bool {
        match self.declaration(class) {
            Some(decl) => decl.modifiers.has_annotation("Repeatable"),
            None => {
                let found = self.classes.class(class);
                !(&*found.package == "java.lang" && SINGLE.contains(&found.simple_name.as_str()))
            }
        }
    }

    /// The annotation type of an annotation.
    pub(crate) fn annotation_class(&mut self, annotation: &Annotation) -> Option<ClassId> {
        let (first, last) = (annotation.path.first()?, annotation.path.last()?);
        let (mut class, rest) = match self.lookup_class(first.name) {
            ClassLookup::Class { class, .. } => (class, &annotation.path[1..]),
            ClassLookup::None if annotation.path.len() > 1 => match self.class_in_packages(&annotation.path) {
                Some((class, used)) => (class, &annotation.path[used..]),
                None => {
                    self.report_unknown_path(&annotation.path);
                    return None;
                }
            },
            failure => {
                self.report_lookup(*first, &failure);
                return None;
            }
        };
        for segment in rest {
            match self.member_class(class, segment.name) {
                ClassLookup::Class { class: member, .. } => class = member,
                failure => {
                    self.report_lookup(*segment, &failure);
                    return None;
                }
            }
        }
        if self.classes.class(class).kind != ClassKind::Annotation {
            let message = format!("`{}` is not an annotation type", last.name);
            self.error(&rules::TYPE_ERROR, last.span, message);
            return None;
        }
        Some(class)
    }

    /// Checks the elements of the annotations that have been resolved.
    pub(crate) fn check_pending_annotations(&mut self) {
        let current = self.current;
        for (unit, annotation, class) in std::mem::take(&mut self.declarations.annotations_to_check) {
            self.current = unit;
            self.check_elements(annotation, class);
        }
        self.current = current;
    }

    fn check_elements(&mut self, annotation: &Annotation, class: ClassId) {
        let value = Name::new("value");
        let mut given: Vec<Name> = Vec::new();
        for (name, argument) in &annotation.arguments {
            let (element, span) = name.map_or((value, argument.span), |name| (name.name, name.span));
            if self.classes.declared_methods(class, element).next().is_none() {
                let message = format!("`@{}` has no element `{element}`", self.class_name(class));
                self.error(&rules::NAME_ERROR, span, message);
            } else if given.contains(&element) {
                self.error(&rules::CLASS_ERROR, span, format!("the element `{element}` is given twice"));
            }
            given.push(element);
        }
        let Some(decl) = self.declaration(class) else {
            // Which elements of a class file have defaults is not known; these are the ones that everybody uses.
            let found = self.classes.class(class);
            if NEED_VALUE.contains(&found.binary_name.as_str()) && !given.contains(&value) {
                let message = format!("`@{}` needs the element `value`", found.simple_name);
                self.error(&rules::CLASS_ERROR, annotation.span, message);
            }
            return;
        };
        let missing = decl.members.iter().find_map(|member| match member {
            Member::Method(method) if method.default_value.is_none() && !given.contains(&method.name.name) => {
                Some(method.name.name)
            }
            _ => None,
        });
        if let Some(missing) = missing {
            let message = format!("`@{}` needs the element `{missing}`", self.class_name(class));
            self.error(&rules::CLASS_ERROR, annotation.span, message);
        }
    }

    /// Checks `@Override` and `@FunctionalInterface`.
    pub(super) fn check_override_annotations(&mut self, class: ClassId, decl: &'a TypeDecl) {
        if let Some(annotation) = find(&decl.modifiers.annotations, "FunctionalInterface") {
            let is_functional = self.classes.descriptor(&self.own_type(class)).is_some();
            if !is_functional {
                let message = format!("`{}` does not have exactly one abstract method", decl.name.name);
                self.class_error(annotation.span, message);
            }
        }
        self.check_misplaced(decl);
        for (method, id) in self.written_methods(decl) {
            let Some(annotation) = find(&method.modifiers.annotations, "Override") else { continue };
            if method.result.is_none() {
                self.class_error(annotation.span, "`@Override` is for methods");
                continue;
            }
            let declared = self.classes.method(id);
            let is_accessor = decl.kind == TypeKind::Record
                && method.parameters.is_empty()
                && decl.components.iter().any(|component| component.name.name == method.name.name);
            let message = if is_accessor && !declared.flags.has(Flags::STATIC) {
                continue;
            } else if declared.flags.has(Flags::STATIC) {
                format!("`{}` is static, so it overrides nothing", self.method_name(declared))
            } else if self.overrides_something(class, id) {
                continue;
            } else {
                format!("`{}` overrides nothing", self.method_name(declared))
            };
            self.class_error(annotation.span, message);
        }
    }

    /// `@Override` stands before methods only.
    fn check_misplaced(&mut self, decl: &'a TypeDecl) {
        let fields = decl.members.iter().filter_map(|member| match member {
            Member::Field(field) => Some(&field.modifiers.annotations),
            _ => None,
        });
        let places: Vec<&Vec<Annotation>> = std::iter::once(&decl.modifiers.annotations).chain(fields).collect();
        for annotations in places {
            if let Some(annotation) = find(annotations, "Override") {
                self.class_error(annotation.span, "`@Override` is for methods");
            }
        }
    }

    fn overrides_something(&mut self, class: ClassId, id: MethodId) -> bool {
        let name = self.classes.method(id).name;
        self.classes_above(class).into_iter().any(|above| {
            let mut methods = self.classes.declared_methods(above, name);
            methods.any(|other| {
                !self.classes.method(other).flags.has(Flags::STATIC) && self.classes.overrides(id, other, class)
            })
        })
    }

    /// Checks the elements that an annotation type declares.
    pub(super) fn check_annotation_type(&mut self, class: ClassId, decl: &'a TypeDecl) {
        if decl.kind != TypeKind::Annotation {
            return;
        }
        for (method, id) in self.written_methods(decl) {
            let declared = self.classes.method(id);
            let name = method.name.name;
            if !declared.parameters.is_empty() {
                self.class_error(method.name.span, format!("the element `{name}` cannot have parameters"));
            } else if !declared.type_parameters.is_empty() {
                self.class_error(method.name.span, format!("the element `{name}` cannot have type parameters"));
            } else if !declared.throws.is_empty() {
                self.class_error(method.name.span, format!("the element `{name}` cannot declare exceptions"));
            } else if let (Some(result), Some(own)) = (&method.result, declared.result.class_id())
                && self.is_element_of_itself(own, class)
            {
                self.class_error(result.span, "an annotation cannot contain itself");
            } else if let Some(result) = &method.result
                && !self.is_element_type(&declared.result)
            {
                let message = format!("`{}` cannot be the type of an element", self.classes.display(&declared.result));
                self.class_error(result.span, message);
            }
        }
    }

    /// Whether an annotation type is another, or has an element that leads to it.
    fn is_element_of_itself(&self, from: ClassId, wanted: ClassId) -> bool {
        let mut seen = vec![from];
        let mut next = 0;
        while let Some(current) = seen.get(next).copied() {
            next += 1;
            if current == wanted {
                return true;
            }
            if self.classes.class(current).kind != ClassKind::Annotation {
                continue;
            }
            for id in &self.classes.members(current).methods {
                let result = &self.classes.method(*id).result;
                seen.extend(result.class_id().filter(|class| !seen.contains(class)));
            }
        }
        false
    }

    fn is_element_type(&self, ty: &Type) -> bool {
        let ty = ty.element().unwrap_or(ty);
        match ty {
            Type::Primitive(_) | Type::Unknown => true,
            Type::Class(class) => {
                let found = self.classes.class(class.class);
                matches!(found.kind, ClassKind::Enum | ClassKind::Annotation)
                    || matches!(&*found.binary_name, "java.lang.String" | "java.lang.Class")
            }
            _ => false,
        }
    }
}

/// The annotation with a simple name.
fn find<'t>(annotations: &'t [Annotation], name: &str) -> Option<&'t Annotation> {
    annotations.iter().find(|annotation| annotation.path.last().is_some_and(|last| &*last.name == name))
}
