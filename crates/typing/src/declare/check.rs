//! What is wrong with a class by itself, its members being known: one file a topic.
//!
//! As with javac, one message a place: what follows from an error at the name of a class is not said again.

mod annotations;
mod bodies;
mod clashes;
mod constructors;
mod duplicates;
mod implementation;
mod modifiers;
mod overriding;
mod records;
mod results;
mod sealed;
mod supertypes;

use crate::checker::Checker;
use base::{Diagnostic, Span, rules};
use classes::{ClassId, Method, MethodId, Nesting};
use syntax::ast::{Member, MethodDecl, TypeDecl};

impl<'a> Checker<'a> {
    /// Checks a class whose members are known.
    pub(super) fn check_class(&mut self, class: ClassId) {
        let Some(decl) = self.declaration(class) else { return };
        self.at_declaration_of(class, |checker| {
            checker.check_class_modifiers(class, decl);
            checker.check_member_modifiers(class, decl);
            checker.check_duplicates(class, decl);
            checker.check_bodies(class, decl);
            checker.check_sealed(class, decl);
            checker.check_record(class, decl);
            checker.check_annotation_type(class, decl);
            // A supertype that is not known may have, and implement, anything.
            if checker.classes.has_unknown_supertype(class) {
                return;
            }
            checker.check_supertypes(class, decl);
            checker.check_implemented(class, decl);
            checker.check_overriding(class, decl);
            checker.check_inherited_results(class, decl);
            checker.check_concrete_conflicts(class, decl);
            checker.check_clashes(class, decl);
            checker.check_override_annotations(class, decl);
            checker.check_super_constructors(class, decl);
        });
    }

    /// Reports an error about a class, unless there is one at the same place already.
    fn class_error(&mut self, span: Span, message: impl Into<String>) {
        self.class_report(Diagnostic::error(&rules::CLASS_ERROR, span, message));
    }

    /// Reports an error about a class, unless there is one at the same place already.
    fn class_report(&mut self, diagnostic: Diagnostic) {
        let span = diagnostic.span;
        if !self.diagnostics.iter().any(|other| other.span == span) {
            self.report(diagnostic);
        }
    }

    /// The place where a class is to be complained about: its name; for an anonymous one where its body begins.
    fn place_of_class(&self, class: ClassId, decl: &TypeDecl) -> Span {
        match self.classes.class(class).nesting {
            Nesting::Anonymous => decl.body.at_start(),
            _ => decl.name.span,
        }
    }

    /// The methods that are written in a class, with what they declare.
    fn written_methods(&self, decl: &'a TypeDecl) -> Vec<(&'a MethodDecl, MethodId)> {
        let file = &self.files[self.current];
        let methods = decl.members.iter().filter_map(|member| match member {
            Member::Method(method) => Some(method),
            _ => None,
        });
        methods.filter_map(|method| Some((method, *file.methods.get(&method.name.span)?))).collect()
    }

    /// All classes above a class, each once, superclasses first; `Object` is above interfaces too.
    fn classes_above(&mut self, class: ClassId) -> Vec<ClassId> {
        let mut all = vec![class];
        let mut next = 0;
        while let Some(current) = all.get(next).copied() {
            next += 1;
            for above in self.supers(current) {
                if !all.contains(&above) {
                    all.push(above);
                }
            }
        }
        if let Some(object) = self.classes.object().class_id()
            && !all.contains(&object)
        {
            all.push(object);
        }
        all.remove(0);
        all
    }

    /// A method as messages name it: `add(int, E)`.
    pub(crate) fn method_name(&self, method: &Method) -> String {
        let parameters: Vec<String> = method.parameters.iter().map(|ty| self.classes.display(ty)).collect();
        let name = if method.is_constructor() { self.class_name(method.owner) } else { method.name.to_string() };
        format!("{name}({})", parameters.join(", "))
    }

    /// A method as a class inherits it: `compare(String, String)`.
    fn method_name_in(&self, class: ClassId, method: MethodId) -> String {
        let parameters = self.classes.signature(&self.own_type(class), method).parameters;
        let parameters: Vec<String> = parameters.iter().map(|ty| self.classes.display(ty)).collect();
        format!("{}({})", self.classes.method(method).name, parameters.join(", "))
    }
}
