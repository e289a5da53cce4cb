//! Declarations as Java.

use super::Printer;
use crate::ast::*;

/// Whether these are modifiers of something that only the specification has.
pub(super) fn is_specification(modifiers: &Modifiers) -> bool {
    modifiers.has(Modifier::Ghost) || modifiers.has(Modifier::Model)
}

impl Printer {
    pub(super) fn file(&mut self, unit: &CompilationUnit) {
        if let Some(package) = &unit.package {
            self.begin();
            self.inline_annotations(&package.annotations);
            self.put("package ");
            self.path(&package.path);
            self.put(";\n");
        }
        for import in &unit.imports {
            self.begin();
            self.put(if import.is_model { "//@ model import " } else { "import " });
            self.put(if import.is_static { "static " } else { "" });
            self.path(&import.path);
            self.put(if import.on_demand { ".*;\n" } else { ";\n" });
        }
        if let Some(module) = &unit.module {
            self.source_module(module);
        }
        unit.types.iter().for_each(|declaration| self.source_type(declaration));
    }

    fn source_module(&mut self, module: &Module) {
        self.begin();
        self.inline_annotations(&module.annotations);
        self.put(if module.is_open { "open module " } else { "module " });
        self.path(&module.path);
        self.put(" {\n");
        self.below(|printer| {
            for directive in &module.directives {
                printer.begin();
                printer.directive(directive);
                printer.put(";\n");
            }
        });
        self.line("}");
    }

    pub(super) fn source_type(&mut self, declaration: &TypeDecl) {
        self.begin();
        self.type_head(declaration);
        self.put(" ");
        self.class_body(declaration);
        self.end();
    }

    /// `{ … }` of a type, without the end of the last line.
    pub(super) fn class_body(&mut self, declaration: &TypeDecl) {
        self.put("{\n");
        self.below(|printer| {
            for constant in &declaration.constants {
                printer.constant(constant);
            }
            if declaration.kind == TypeKind::Enum && !declaration.members.is_empty() {
                printer.line(";");
            }
            declaration.members.iter().for_each(|member| printer.source_member(member));
        });
        self.begin();
        self.put("}");
    }

    fn constant(&mut self, constant: &EnumConstant) {
        self.begin();
        self.inline_annotations(&constant.annotations);
        self.name(&constant.name);
        if let ExprKind::New(new) = &constant.creation.kind {
            if !new.arguments.is_empty() {
                self.put("(");
                self.expressions(&new.arguments);
                self.put(")");
            }
            if let Some(body) = &new.body {
                self.put(" ");
                self.class_body(body);
            }
        }
        self.put(",\n");
    }

    /// An annotation comment around lines; nothing if there are no lines.
    pub(super) fn comment(&mut self, print: impl FnOnce(&mut Self)) {
        if self.in_comment {
            return print(self);
        }
        let before = self.text.len();
        self.line("/*@");
        let empty = self.text.len();
        self.in_comment = true;
        self.below(print);
        self.in_comment = false;
        if self.text.len() == empty {
            self.text.truncate(before);
        } else {
            self.line("@*/");
        }
    }

    fn source_member(&mut self, member: &Member) {
        let modifiers = match member {
            Member::Field(field) => Some(&field.modifiers),
            Member::Method(method) => Some(&method.modifiers),
            Member::Type(declaration) => Some(&declaration.modifiers),
            _ => None,
        };
        if modifiers.is_some_and(is_specification) {
            self.comment(|printer| printer.member_here(member));
        } else {
            self.member_here(member);
        }
    }

    fn member_here(&mut self, member: &Member) {
        match member {
            Member::Field(field) => {
                self.begin();
                self.modifiers(&field.modifiers);
                self.variables(&field.ty, &field.declarators);
                self.put(";\n");
            }
            Member::Method(method) => self.source_method(method),
            Member::Initializer(initializer) => {
                if let Some(contract) = &initializer.contract {
                    self.comment(|printer| printer.contract(contract));
                }
                self.begin();
                self.put(if initializer.is_static { "static " } else { "" });
                self.source_block(&initializer.body);
                self.end();
            }
            Member::Type(declaration) => self.source_type(declaration),
            Member::Invariant(invariant) => self.comment(|printer| {
                printer.begin();
                for (modifier, _) in &invariant.modifiers.list {
                    printer.put(modifier.keyword());
                    printer.put(" ");
                }
                printer.put("invariant ");
                printer.expression(&invariant.formula);
                printer.put(";\n");
            }),
            Member::Specification(member) if matches!(member.kind, SpecMemberKind::Jahob(_)) => {
                self.spec_member(member);
            }
            Member::Specification(member) => self.comment(|printer| printer.spec_member(member)),
            Member::Error(_) => {}
        }
    }

    fn source_method(&mut self, method: &MethodDecl) {
        if let Some(contract) = &method.contract {
            self.comment(|printer| printer.contract(contract));
        }
        self.begin();
        self.method_head(method);
        self.jahob_contract(method.contract.as_ref());
        match &method.body {
            Some(body) => {
                self.put(" ");
                self.source_block(body);
                self.end();
            }
            None => self.put(";\n"),
        }
    }
}
