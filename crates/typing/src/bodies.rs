//! What stands in classes: initial values of fields, initialisers, methods and constructors.

use crate::attribution::{Local, LocalKind};
use crate::checker::{Checker, Target};
use crate::constants::FieldSource;
use crate::patterns::Bindings;
use crate::scope::{MethodScope, Scope};
use base::{Name, Span, rules};
use classes::{ClassId, FieldId, Flags, MethodId, Type};
use std::collections::HashMap;
use syntax::ast::{
    Block, Expr, ExprId, ExprKind, FieldDecl, Initializer, Member, MethodDecl, Modifier, StmtKind, TypeDecl,
};

/// What is kept while bodies are typed.
#[derive(Default)]
pub(crate) struct BodyState<'a> {
    /// The pattern variables of the expression that was typed last.
    pub bindings: Bindings,
    /// The initialiser that is being typed, if it is one.
    pub initializer: Option<InitializerPlace>,
    /// Whether a variable that is assigned to is also read: `x += 1`.
    pub reads_target: bool,
    /// The fields of source code.
    pub fields: HashMap<FieldId, FieldSource<'a>>,
    /// The fields whose values are being found.
    pub evaluating: Vec<FieldId>,
    /// The call of another constructor that begins the constructor being typed.
    pub constructor_call: Option<ExprId>,
    /// The results of the `switch` expressions that are being typed, innermost last.
    pub yielded: Vec<Vec<(&'a Expr, Type)>>,
    /// The depths in `yielded` of those whose results wait for their target, with these.
    pub open_switches: Vec<(usize, Vec<crate::calls::Given<'a>>)>,
}

/// The initial value of a field, or an initialiser.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InitializerPlace {
    /// Of this class.
    pub class: ClassId,
    /// The field.
    pub field: Option<FieldId>,
    /// Whether it is static.
    pub is_static: bool,
}

impl<'a> Checker<'a> {
    /// Types the bodies of all classes of all units.
    pub(crate) fn bodies(&mut self) {
        let units = self.units;
        for (index, unit) in units.iter().enumerate() {
            self.current = index;
            for decl in &unit.tree.types {
                self.remember_fields(decl);
            }
        }
        for (index, unit) in units.iter().enumerate() {
            self.current = index;
            for decl in &unit.tree.types {
                if let Some(class) = self.out().classes.get(&decl.id).copied() {
                    self.class_body(class, decl);
                }
            }
        }
    }

    /// Remembers where the fields of a class and of its member classes stand.
    fn remember_fields(&mut self, decl: &'a TypeDecl) {
        let Some(class) = self.out().classes.get(&decl.id).copied() else {
            return;
        };
        for member in &decl.members {
            match member {
                Member::Field(field) => {
                    for declarator in &field.declarators {
                        if let Some(id) = self.out().fields.get(&declarator.name.span).copied() {
                            self.body.fields.insert(id, FieldSource { class, declarator });
                        }
                    }
                }
                Member::Type(nested) => self.remember_fields(nested),
                _ => {}
            }
        }
    }

    /// Types the body of a class: its own members first, then its member classes.
    pub(crate) fn class_body(&mut self, class: ClassId, decl: &'a TypeDecl) {
        self.remember_fields(decl);
        let body = std::mem::take(&mut self.body);
        self.body = BodyState { fields: body.fields, evaluating: body.evaluating, ..BodyState::default() };
        for constant in &decl.constants {
            self.initializer(class, decl, self.field_at(constant.name.span), true, |checker| {
                checker.enum_constant_creation(class, constant);
            });
        }
        for member in &decl.members {
            match member {
                Member::Field(field) => {
                    self.as_specified(&field.modifiers, |checker| checker.field_body(class, decl, field));
                }
                Member::Method(method) => {
                    self.as_specified(&method.modifiers, |checker| checker.method_body(class, decl, method));
                }
                Member::Initializer(initializer) => self.initializer_body(class, decl, initializer),
                Member::Invariant(invariant) => self.invariant(class, decl, invariant),
                Member::Specification(member) => self.specification_member(class, decl, member),
                Member::Type(_) | Member::Error(_) => {}
            }
        }
        for member in &decl.members {
            if let Member::Type(nested) = member
                && let Some(class) = self.out().classes.get(&nested.id).copied()
            {
                self.as_specified(&nested.modifiers, |checker| {
                    checker.enter_around(class, decl, |checker| checker.class_body(class, nested));
                });
            }
        }
        let inner = std::mem::take(&mut self.body);
        self.body = BodyState { fields: inner.fields, evaluating: inner.evaluating, ..body };
    }

    /// Does something within the body of the class around a member class.
    fn enter_around(&mut self, member: ClassId, decl: &'a TypeDecl, work: impl FnOnce(&mut Self)) {
        match self.classes.class(member).outer {
            Some(outer) => self.enter_class(outer, decl, false, work),
            None => work(self),
        }
    }

    /// The field that is declared with its name at this place.
    fn field_at(&self, span: Span) -> Option<FieldId> {
        self.files[self.current].fields.get(&span).copied()
    }

    /// Does something as an initialiser of a class.
    fn initializer(
        &mut self,
        class: ClassId,
        decl: &'a TypeDecl,
        field: Option<FieldId>,
        is_static: bool,
        work: impl FnOnce(&mut Self),
    ) {
        let place = InitializerPlace { class, field, is_static };
        let scope = MethodScope { type_parameters: Vec::new(), result: None, is_constructor: !is_static };
        self.enter_class(class, decl, is_static, |checker| {
            checker.within(Scope::Method(scope), |checker| {
                checker.body.initializer = Some(place);
                checker.in_block(work);
                checker.body.initializer = None;
            });
        });
    }

    fn field_body(&mut self, class: ClassId, decl: &'a TypeDecl, field: &'a FieldDecl) {
        for declarator in &field.declarators {
            let (Some(e), Some(id)) = (&declarator.initializer, self.field_at(declarator.name.span)) else {
                continue;
            };
            let declared = self.classes.field(id);
            let (ty, is_static) = (declared.ty.clone(), declared.flags.has(Flags::STATIC));
            self.initializer(class, decl, Some(id), is_static, |checker| {
                checker.expression_for(e, &ty, "the initial value");
            });
            self.field_constant(id);
        }
    }

    fn initializer_body(&mut self, class: ClassId, decl: &'a TypeDecl, initializer: &'a Initializer) {
        self.initializer(class, decl, None, initializer.is_static, |checker| {
            if let Some(contract) = &initializer.contract {
                checker.block_specification(contract);
            }
            checker.block(&initializer.body);
        });
    }

    fn method_body(&mut self, class: ClassId, decl: &'a TypeDecl, method: &'a MethodDecl) {
        let Some(id) = self.out().methods.get(&method.name.span).copied() else {
            return;
        };
        let declared = self.classes.method(id);
        let names = method.type_parameters.iter().map(|parameter| parameter.name.name);
        let scope = MethodScope {
            type_parameters: names.zip(declared.type_parameters.iter().copied()).collect(),
            result: Some(declared.result.clone()),
            is_constructor: declared.is_constructor(),
        };
        let is_static = declared.flags.has(Flags::STATIC);
        self.enter_class(class, decl, is_static, |checker| {
            checker.within(Scope::Method(scope), |checker| {
                if let Some(value) = &method.default_value {
                    checker.element_value(value, &declared.result);
                }
                checker.in_block(|checker| {
                    checker.parameters(id, decl, method);
                    checker.method_specification(id, method);
                    if let Some(body) = &method.body {
                        checker.body.constructor_call = constructor_call(body).filter(|_| declared.is_constructor());
                        checker.statements(&body.statements);
                        checker.body.constructor_call = None;
                    }
                });
            });
        });
    }

    /// Declares the parameters of a method; those of a compact constructor are the components of its record.
    fn parameters(&mut self, id: MethodId, decl: &'a TypeDecl, method: &'a MethodDecl) {
        let written = if method.is_compact { &decl.components } else { &method.parameters };
        let types = &self.classes.method(id).parameters;
        for (index, parameter) in written.iter().enumerate() {
            let local = Local {
                name: parameter.name.name,
                ty: types.get(index).cloned().unwrap_or(Type::Unknown),
                kind: LocalKind::Parameter,
                is_final: parameter.modifiers.has(Modifier::Final) && !method.is_compact,
                is_specification: false,
                constant: None,
                span: parameter.name.span,
            };
            self.declare_local(local);
        }
    }

    /// The value of an element of an annotation: a lone value can stand for an array.
    pub(crate) fn element_value(&mut self, e: &'a Expr, ty: &Type) -> Type {
        match (&e.kind, ty) {
            (ExprKind::Annotation(_), _) => ty.clone(),
            (ExprKind::ArrayInitializer(elements), Type::Array(element)) => {
                for value in elements {
                    self.element_value(value, element);
                }
                self.out().set_type(e.id, ty.clone());
                ty.clone()
            }
            (ExprKind::ArrayInitializer(_), _) => self.expression(e, &Target::Assignment(ty.clone())),
            (_, Type::Array(element)) => self.expression_for(e, element, "the value"),
            _ => self.expression_for(e, ty, "the value"),
        }
    }

    /// Whether a constructor or an initialiser of objects of the innermost class is being typed.
    pub(crate) fn is_initializing_object(&self) -> bool {
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Method(method) => return method.is_constructor,
                Scope::Class(_) => return false,
                _ => {}
            }
        }
        false
    }

    /// Reports a name that is taken by another variable of the same method (JLS 6.4).
    pub(crate) fn check_redeclaration(&mut self, name: syntax::ast::Ident) {
        let Some(first) = self.local_in_method(name.name) else {
            return;
        };
        let first = self.out().locals[first].span;
        let message = format!("variable `{}` is declared already", name.name);
        let diagnostic = base::Diagnostic::error(&rules::NAME_ERROR, name.span, message);
        self.report(diagnostic.with_label(first, "first declared here"));
    }

    /// The local variable of the current method by a name.
    fn local_in_method(&self, name: Name) -> Option<crate::LocalId> {
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Block(block) => {
                    if let Some((_, local)) = block.locals.iter().rev().find(|(found, _)| *found == name) {
                        return Some(*local);
                    }
                }
                Scope::Class(_) => return None,
                _ => {}
            }
        }
        None
    }
}

/// The call of another constructor that a body begins with.
fn constructor_call(body: &Block) -> Option<ExprId> {
    let java = |kind: &&StmtKind| !matches!(kind, StmtKind::Specification(_));
    match body.statements.iter().map(|statement| &statement.kind).find(java)? {
        StmtKind::Expr(e) if matches!(e.kind, ExprKind::ConstructorCall(_)) => Some(e.id),
        _ => None,
    }
}
