//! Two fields, methods or parameters with one name (JLS 8.2, 8.4.1, 8.4.2).

use crate::checker::Checker;
use base::{Diagnostic, Name, Span, rules};
use classes::{ClassId, Flags, Method, MethodId, Substitution, Type};
use std::collections::HashMap;
use syntax::ast::{Parameter, TypeDecl};

impl<'a> Checker<'a> {
    /// Reports second fields, methods and parameters.
    pub(super) fn check_duplicates(&mut self, class: ClassId, decl: &'a TypeDecl) {
        self.check_duplicate_fields(class);
        self.check_duplicate_methods(class);
        self.check_duplicate_parameters(&decl.components, "component");
        for (method, _) in self.written_methods(decl) {
            self.check_duplicate_parameters(&method.parameters, "parameter");
        }
    }

    fn check_duplicate_fields(&mut self, class: ClassId) {
        let components = &self.classes.members(class).components;
        let mut seen: HashMap<Name, Option<Span>> = HashMap::new();
        for id in &self.classes.members(class).fields {
            let field = self.classes.field(*id);
            let Some(span) = field.span else { continue };
            match seen.get(&field.name) {
                // Two components with one name are reported as such.
                Some(_) if components.contains(id) => {}
                Some(first) => {
                    let first = *first;
                    self.report_second_member(span, first, format!("there is already a field `{}`", field.name));
                }
                None => {
                    seen.insert(field.name, Some(span));
                }
            }
        }
    }

    fn report_second_member(&mut self, span: Span, first: Option<Span>, message: String) {
        let diagnostic = Diagnostic::error(&rules::NAME_ERROR, span, message);
        self.class_report(match first {
            Some(first) => diagnostic.with_label(first, "the other is declared here"),
            None => diagnostic,
        });
    }

    fn check_duplicate_methods(&mut self, class: ClassId) {
        let mut by_name: HashMap<Name, Vec<MethodId>> = HashMap::new();
        for id in &self.classes.members(class).methods {
            let method = self.classes.method(*id);
            let earlier = by_name.entry(method.name).or_default();
            let clash = earlier.iter().copied().find(|other| {
                let other = self.classes.method(*other);
                other.parameters.len() == method.parameters.len()
                    && !other.parameters.iter().chain(&method.parameters).any(|ty| *ty == Type::Unknown)
                    && self.erased_parameters(other) == self.erased_parameters(method)
            });
            earlier.push(*id);
            let Some(other) = clash else { continue };
            let other = self.classes.method(other);
            // What is there anyway, as `values()` of an enum, comes last.
            let Some(span) = method.span.or(other.span) else { continue };
            let name = self.method_name(method);
            let message = if other.flags.has(Flags::VARARGS) != method.flags.has(Flags::VARARGS) {
                format!("`{name}` and `{}` cannot both be there", self.method_name(other))
            } else if self.has_same_parameters(method, other) {
                let what = if method.is_constructor() { "constructor" } else { "method" };
                format!("there is already a {what} `{name}`")
            } else {
                format!("`{name}` and `{}` are the same once their type arguments are erased", self.method_name(other))
            };
            self.report_second_member(span, other.span, message);
        }
    }

    fn has_same_parameters(&self, one: &Method, other: &Method) -> bool {
        if one.type_parameters.len() != other.type_parameters.len() {
            return false;
        }
        let own: Vec<Type> = one.type_parameters.iter().map(|id| Type::Variable(*id)).collect();
        let renaming = Substitution::from_pairs(&other.type_parameters, &own);
        let others = self.classes.substitute_all(&other.parameters, &renaming);
        one.parameters.iter().zip(&others).all(|(one, other)| self.classes.is_same(one, other))
    }

    fn check_duplicate_parameters(&mut self, parameters: &[Parameter], what: &str) {
        for (index, parameter) in parameters.iter().enumerate() {
            let first = parameters[..index].iter().find(|other| other.name.name == parameter.name.name);
            if let Some(first) = first {
                let message = format!("there is already a {what} `{}`", parameter.name.name);
                self.report_second_member(parameter.name.span, Some(first.name.span), message);
            }
        }
    }
}
