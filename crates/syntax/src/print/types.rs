//! Types, modifiers, parameters and patterns, which both forms of text write like Java.

use super::{Printer, Style};
use crate::ast::*;
use crate::jahob;

impl Printer {
    /// A type as it is written.
    pub(super) fn type_reference(&mut self, ty: &TypeRef) {
        let mut element = ty;
        let mut dimensions = Vec::new();
        while let TypeRefKind::Array(inner) = &element.kind {
            dimensions.push(&element.annotations);
            element = inner;
        }
        self.inline_annotations(&element.annotations);
        self.element_type(element);
        for annotations in dimensions {
            self.dimension(annotations, "[]");
        }
    }

    /// `[]` or `...`, with its annotations before it.
    fn dimension(&mut self, annotations: &[Annotation], brackets: &str) {
        if !annotations.is_empty() {
            self.put(" ");
            self.inline_annotations(annotations);
        }
        self.put(brackets);
    }

    fn element_type(&mut self, ty: &TypeRef) {
        match &ty.kind {
            TypeRefKind::Primitive(primitive) => self.put(primitive.keyword()),
            TypeRefKind::Void => self.put("void"),
            TypeRefKind::Var => self.put("var"),
            TypeRefKind::Named(segments) => self.separated(segments, ".", Self::segment),
            TypeRefKind::Union(types) => self.separated(types, " | ", Self::type_reference),
            TypeRefKind::Intersection(types) => self.separated(types, " & ", Self::type_reference),
            TypeRefKind::Logic(name, arguments) => {
                self.put("\\");
                self.name(name);
                self.angles(arguments);
            }
            TypeRefKind::Array(_) | TypeRefKind::Error => self.put("(error)"),
        }
    }

    fn segment(&mut self, segment: &TypeSegment) {
        self.inline_annotations(&segment.annotations);
        self.name(&segment.name);
        if let Some(arguments) = &segment.arguments {
            self.put("<");
            self.list(arguments, Self::type_argument);
            self.put(">");
        }
    }

    fn type_argument(&mut self, argument: &TypeArgument) {
        match argument {
            TypeArgument::Type(ty) => self.type_reference(ty),
            TypeArgument::Wildcard { annotations, bound, .. } => {
                self.inline_annotations(annotations);
                self.put("?");
                match bound {
                    WildcardBound::None => {}
                    WildcardBound::Extends(ty) => {
                        self.put(" extends ");
                        self.type_reference(ty);
                    }
                    WildcardBound::Super(ty) => {
                        self.put(" super ");
                        self.type_reference(ty);
                    }
                }
            }
        }
    }

    /// `<T, U>`, or nothing if there are none.
    pub(super) fn angles(&mut self, types: &[TypeRef]) {
        if !types.is_empty() {
            self.put("<");
            self.list(types, Self::type_reference);
            self.put(">");
        }
    }

    /// ` keyword A, B`, or nothing if there are none.
    pub(super) fn clause_of_types(&mut self, keyword: &str, types: &[TypeRef]) {
        if !types.is_empty() {
            self.put(" ");
            self.put(keyword);
            self.put(" ");
            self.list(types, Self::type_reference);
        }
    }

    /// `<T extends A & B>`, or nothing if there are none.
    pub(super) fn type_parameters(&mut self, parameters: &[TypeParameter]) {
        if parameters.is_empty() {
            return;
        }
        self.put("<");
        self.list(parameters, |printer, parameter| {
            printer.inline_annotations(&parameter.annotations);
            printer.name(&parameter.name);
            if !parameter.bounds.is_empty() {
                printer.put(" extends ");
                printer.separated(&parameter.bounds, " & ", Self::type_reference);
            }
        });
        self.put(">");
    }

    /// The modifiers, each with a space behind it.
    pub(super) fn modifiers(&mut self, modifiers: &Modifiers) {
        self.inline_annotations(&modifiers.annotations);
        for (modifier, _) in &modifiers.list {
            let in_comment = self.style == Style::Source && !modifier.is_java() && !self.in_comment;
            if in_comment {
                self.put("/*@ ");
            }
            self.put(modifier.keyword());
            self.put(if in_comment { " @*/ " } else { " " });
        }
        for modifier in &modifiers.jahob {
            let text = match modifier {
                jahob::Modifier::ClaimedBy(name) => format!("claimedby {}", name.name),
                jahob::Modifier::Word(word) => word.name.to_string(),
            };
            self.put(&match self.style {
                Style::Tree => format!("{text} "),
                Style::Source => format!("/*: {text} */ "),
            });
        }
    }

    /// Annotations, each with a space behind it.
    pub(super) fn inline_annotations(&mut self, annotations: &[Annotation]) {
        for annotation in annotations {
            self.annotation(annotation);
            self.put(" ");
        }
    }

    pub(super) fn annotation(&mut self, annotation: &Annotation) {
        self.put("@");
        self.path(&annotation.path);
        if annotation.arguments.is_empty() {
            return;
        }
        self.put("(");
        self.list(&annotation.arguments, |printer, (name, value)| {
            if let Some(name) = name {
                printer.name(name);
                printer.put(" = ");
            }
            printer.expression(value);
        });
        self.put(")");
    }

    /// A type and the name of a variable; for `T... x`, the type is that of the array.
    fn typed_name(&mut self, ty: &TypeRef, is_varargs: bool, name: &Ident) {
        match (&ty.kind, is_varargs) {
            (TypeRefKind::Array(element), true) => {
                self.type_reference(element);
                self.dimension(&ty.annotations, "...");
            }
            _ => self.type_reference(ty),
        }
        self.put(" ");
        self.name(name);
    }

    pub(super) fn parameter(&mut self, parameter: &Parameter) {
        self.modifiers(&parameter.modifiers);
        self.typed_name(&parameter.ty, parameter.is_varargs, &parameter.name);
    }

    pub(super) fn lambda_parameter(&mut self, parameter: &LambdaParameter) {
        self.modifiers(&parameter.modifiers);
        match &parameter.ty {
            Some(ty) => self.typed_name(ty, parameter.is_varargs, &parameter.name),
            None => self.name(&parameter.name),
        }
    }

    pub(super) fn pattern(&mut self, pattern: &Pattern) {
        match &pattern.kind {
            PatternKind::Type { modifiers, ty, name } => {
                self.modifiers(modifiers);
                self.typed_name(ty, false, name);
            }
            PatternKind::Record { ty, patterns } => {
                self.type_reference(ty);
                self.put("(");
                self.list(patterns, Self::pattern);
                self.put(")");
            }
            PatternKind::Paren(inside) => {
                self.put("(");
                self.pattern(inside);
                self.put(")");
            }
        }
    }

    /// `int a = 1, b[]`
    pub(super) fn local(&mut self, local: &LocalDecl) {
        self.modifiers(&local.modifiers);
        self.variables(&local.ty, &local.declarators);
    }

    pub(super) fn variables(&mut self, ty: &TypeRef, declarators: &[Declarator]) {
        self.type_reference(ty);
        self.put(" ");
        self.list(declarators, |printer, declarator| {
            printer.name(&declarator.name);
            printer.put(&"[]".repeat(declarator.dimensions));
            if let Some(value) = &declarator.initializer {
                printer.put(" = ");
                printer.expression(value);
            }
        });
    }
}
