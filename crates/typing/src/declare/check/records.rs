//! Records: what may be written of the members that they have anyway (JLS 8.10).

use super::constructors::first_call;
use super::overriding::protection;
use crate::checker::Checker;
use base::Span;
use classes::{ClassId, Flags, MethodId, Type};
use syntax::ast::{Expr, MethodDecl, Stmt, StmtKind, TypeDecl, TypeKind};
use syntax::visit::{self, Visitor};

/// Names that components cannot have, because of the methods of `Object` (JLS 8.10.1).
const RESERVED: [&str; 8] = ["clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait"];

/// Looks for `return` in a body, not in the lambdas and classes within.
#[derive(Default)]
struct Returns {
    found: bool,
}

impl<'ast> Visitor<'ast> for Returns {
    fn statement(&mut self, statement: &'ast Stmt) {
        match &statement.kind {
            StmtKind::Return(_) => self.found = true,
            StmtKind::Class(_) => {}
            _ => visit::statement(self, statement),
        }
    }

    fn expression(&mut self, _: &'ast Expr) {}
}

impl<'a> Checker<'a> {
    /// Checks accessors and constructors of a record.
    pub(super) fn check_record(&mut self, class: ClassId, decl: &'a TypeDecl) {
        if decl.kind != TypeKind::Record {
            return;
        }
        for component in decl.components.iter().filter(|component| RESERVED.contains(&component.name.name.as_str())) {
            let message =
                format!("`{}` is a method of every object, so no component can have its name", component.name.name);
            self.class_error(component.name.span, message);
        }
        let components: Vec<Type> =
            self.classes.members(class).components.iter().map(|id| self.classes.field(*id).ty.clone()).collect();
        for (method, id) in self.written_methods(decl) {
            if method.result.is_some() {
                self.check_accessor(decl, method, id, &components);
            } else if self.is_canonical(id, &components) {
                self.check_canonical(class, decl, method, id);
            } else {
                let calls_this = method.body.as_ref().and_then(first_call).is_some_and(|(_, call)| !call.is_super);
                if !calls_this && method.body.is_some() {
                    let message = "a constructor of a record that is not the canonical one begins with `this(…)`";
                    self.class_error(method.name.span, message);
                }
            }
        }
    }

    fn is_canonical(&self, id: MethodId, components: &[Type]) -> bool {
        let erased: Vec<Type> = components.iter().map(|ty| self.classes.erasure(ty)).collect();
        self.erased_parameters(self.classes.method(id)) == erased
    }

    fn check_accessor(&mut self, decl: &TypeDecl, method: &MethodDecl, id: MethodId, components: &[Type]) {
        let index = decl.components.iter().position(|component| component.name.name == method.name.name);
        let Some(index) = index.filter(|_| method.parameters.is_empty()) else { return };
        let declared = self.classes.method(id);
        let name = method.name.name;
        let expected = components.get(index).cloned().unwrap_or(Type::Unknown);
        let problem = if !declared.flags.has(Flags::PUBLIC) {
            "it must be `public`".to_owned()
        } else if declared.result.is_known()
            && expected.is_known()
            && !self.classes.is_same(&declared.result, &expected)
        {
            format!("it must give `{}`, as the component does", self.classes.display(&expected))
        } else if !declared.throws.is_empty() {
            "it cannot declare exceptions".to_owned()
        } else if !declared.type_parameters.is_empty() {
            "it cannot have type parameters".to_owned()
        } else if declared.flags.has(Flags::STATIC) {
            "it cannot be static".to_owned()
        } else {
            return;
        };
        self.class_error(method.name.span, format!("`{name}` reads a component of the record: {problem}"));
    }

    fn check_canonical(&mut self, class: ClassId, decl: &TypeDecl, method: &MethodDecl, id: MethodId) {
        let declared = self.classes.method(id);
        let place: Span = method.name.span;
        let names_differ = !method.is_compact
            && method.parameters.iter().zip(&decl.components).any(|(own, other)| own.name.name != other.name.name);
        let types_differ = !method.is_compact
            && declared.parameters.iter().zip(&self.classes.members(class).components).any(|(own, field)| {
                let expected = &self.classes.field(*field).ty;
                own.is_known() && expected.is_known() && !self.classes.is_same(own, expected)
            });
        let is_varargs = |last: Option<&syntax::ast::Parameter>| last.is_some_and(|last| last.is_varargs);
        let arity_differs =
            !method.is_compact && is_varargs(method.parameters.last()) != is_varargs(decl.components.last());
        let mut returns = Returns::default();
        if let Some(body) = method.body.as_ref().filter(|_| method.is_compact) {
            for statement in &body.statements {
                returns.statement(statement);
            }
        }
        let problem = if names_differ {
            "its parameters must have the names of the components"
        } else if types_differ || arity_differs {
            "its parameters must have the types of the components"
        } else if protection(declared.flags) > protection(self.classes.class(class).flags) {
            "it cannot be less accessible than the record"
        } else if !declared.type_parameters.is_empty() {
            "it cannot have type parameters"
        } else if !declared.throws.is_empty() {
            "it cannot declare exceptions"
        } else if method.body.as_ref().and_then(first_call).is_some() {
            "it cannot call another constructor"
        } else if returns.found {
            "it cannot have `return`"
        } else {
            return;
        };
        self.class_error(place, format!("this is the canonical constructor of a record: {problem}"));
    }
}
