//! Declarations as an indented tree.

use super::Printer;
use crate::ast::*;

impl Printer {
    pub(super) fn tree(&mut self, unit: &CompilationUnit) {
        if let Some(package) = &unit.package {
            self.begin();
            self.inline_annotations(&package.annotations);
            self.put("package ");
            self.path(&package.path);
            self.end();
        }
        for import in &unit.imports {
            self.begin();
            self.put(if import.is_model { "model import " } else { "import " });
            self.put(if import.is_static { "static " } else { "" });
            self.path(&import.path);
            self.put(if import.on_demand { ".*" } else { "" });
            self.end();
        }
        if let Some(module) = &unit.module {
            self.tree_module(module);
        }
        unit.types.iter().for_each(|declaration| self.tree_type(declaration));
    }

    fn tree_module(&mut self, module: &Module) {
        self.begin();
        self.inline_annotations(&module.annotations);
        self.put(if module.is_open { "open module " } else { "module " });
        self.path(&module.path);
        self.end();
        self.below(|printer| {
            for directive in &module.directives {
                printer.begin();
                printer.directive(directive);
                printer.end();
            }
        });
    }

    /// A directive, without its `;`.
    pub(super) fn directive(&mut self, directive: &Directive) {
        self.put(match directive.kind {
            DirectiveKind::Requires { .. } => "requires ",
            DirectiveKind::Exports => "exports ",
            DirectiveKind::Opens => "opens ",
            DirectiveKind::Uses => "uses ",
            DirectiveKind::Provides => "provides ",
        });
        if let DirectiveKind::Requires { is_transitive, is_static } = directive.kind {
            self.put(if is_transitive { "transitive " } else { "" });
            self.put(if is_static { "static " } else { "" });
        }
        self.path(&directive.path);
        if !directive.targets.is_empty() {
            self.put(if directive.kind == DirectiveKind::Provides { " with " } else { " to " });
            self.list(&directive.targets, |printer, target| printer.path(target));
        }
    }

    /// From the modifiers of a type to its body.
    pub(super) fn type_head(&mut self, declaration: &TypeDecl) {
        self.modifiers(&declaration.modifiers);
        self.put(match declaration.kind {
            TypeKind::Class => "class ",
            TypeKind::Interface => "interface ",
            TypeKind::Enum => "enum ",
            TypeKind::Record => "record ",
            TypeKind::Annotation => "@interface ",
        });
        self.name(&declaration.name);
        self.type_parameters(&declaration.type_parameters);
        if declaration.kind == TypeKind::Record {
            self.put("(");
            self.list(&declaration.components, Self::parameter);
            self.put(")");
        }
        self.clause_of_types("extends", declaration.superclass.as_slice());
        let keyword = if declaration.kind == TypeKind::Interface { "extends" } else { "implements" };
        self.clause_of_types(keyword, &declaration.interfaces);
        self.clause_of_types("permits", &declaration.permits);
    }

    pub(super) fn tree_type(&mut self, declaration: &TypeDecl) {
        self.begin();
        self.type_head(declaration);
        self.end();
        self.below(|printer| printer.tree_body(declaration));
    }

    /// The constants and members of a type.
    pub(super) fn tree_body(&mut self, declaration: &TypeDecl) {
        for constant in &declaration.constants {
            self.begin();
            self.put("constant ");
            self.inline_annotations(&constant.annotations);
            self.name(&constant.name);
            if let ExprKind::New(new) = &constant.creation.kind {
                for argument in &new.arguments {
                    self.put(" ");
                    self.expression(argument);
                }
                self.end();
                if let Some(body) = &new.body {
                    self.below(|printer| printer.tree_body(body));
                }
            } else {
                self.end();
            }
        }
        declaration.members.iter().for_each(|member| self.tree_member(member));
    }

    fn tree_member(&mut self, member: &Member) {
        match member {
            Member::Field(field) => {
                self.begin();
                self.put("field ");
                self.modifiers(&field.modifiers);
                self.variables(&field.ty, &field.declarators);
                self.end();
            }
            Member::Method(method) => self.tree_method(method),
            Member::Initializer(initializer) => {
                self.line(if initializer.is_static { "static initializer" } else { "initializer" });
                self.below(|printer| {
                    initializer.contract.iter().for_each(|contract| printer.contract(contract));
                    printer.statements(&initializer.body.statements);
                });
            }
            Member::Type(declaration) => self.tree_type(declaration),
            Member::Invariant(invariant) => {
                self.begin();
                self.modifiers(&invariant.modifiers);
                self.put("invariant ");
                self.expression(&invariant.formula);
                self.end();
            }
            Member::Specification(member) => self.spec_member(member),
            Member::Error(_) => self.line("error"),
        }
    }

    fn tree_method(&mut self, method: &MethodDecl) {
        self.begin();
        self.put(if method.result.is_some() { "method " } else { "constructor " });
        self.method_head(method);
        self.end();
        self.below(|printer| {
            method.contract.iter().for_each(|contract| printer.contract(contract));
            match &method.body {
                Some(body) => {
                    printer.line("body");
                    printer.below(|printer| printer.statements(&body.statements));
                }
                None => printer.line("no body"),
            }
        });
    }

    /// From the modifiers of a method to its body.
    pub(super) fn method_head(&mut self, method: &MethodDecl) {
        self.modifiers(&method.modifiers);
        self.type_parameters(&method.type_parameters);
        self.put(if method.type_parameters.is_empty() { "" } else { " " });
        if let Some(result) = &method.result {
            self.type_reference(result);
            self.put(" ");
        }
        self.name(&method.name);
        if !method.is_compact {
            self.put("(");
            if let Some(receiver) = &method.receiver {
                self.receiver(receiver, method.result.is_none());
                self.put(if method.parameters.is_empty() { "" } else { ", " });
            }
            self.list(&method.parameters, Self::parameter);
            self.put(")");
        }
        self.clause_of_types("throws", &method.throws);
        if let Some(value) = &method.default_value {
            self.put(" default ");
            self.expression(value);
        }
    }

    /// `C this`; of a constructor `Outer Outer.this`.
    fn receiver(&mut self, ty: &TypeRef, of_constructor: bool) {
        self.type_reference(ty);
        self.put(" ");
        if let TypeRefKind::Named(segments) = &ty.kind
            && let Some(last) = segments.last().filter(|_| of_constructor)
        {
            self.name(&last.name);
            self.put(".");
        }
        self.put("this");
    }
}
