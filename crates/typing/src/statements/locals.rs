//! Declarations of local variables (JLS 14.4).

use crate::attribution::{Local, LocalId, LocalKind};
use crate::checker::{Checker, Target};
use base::rules;
use classes::Type;
use syntax::ast::{Declarator, Expr, ExprKind, Ident, LocalDecl, Modifier, TypeRefKind};

impl<'a> Checker<'a> {
    /// `[final] int a = 1, b;`
    pub(super) fn local(&mut self, decl: &'a LocalDecl) {
        let is_final = decl.modifiers.has(Modifier::Final);
        if let TypeRefKind::Var = decl.ty.kind {
            // That `var` declares one variable, and no array with `[]` behind it, is the parser's to say.
            for declarator in &decl.declarators {
                self.inferred_local(declarator, is_final);
            }
            return;
        }
        let written = self.resolve_type(&decl.ty);
        for declarator in &decl.declarators {
            let ty = with_dimensions(&written, declarator.dimensions);
            let ty = self.check_variable_type(decl.ty.span, ty);
            let local = self.new_local(declarator.name, ty.clone(), LocalKind::Variable, is_final);
            if let Some(e) = &declarator.initializer {
                self.expression_for(e, &ty, "the initial value");
                self.set_local_constant(local, e, &ty);
            }
        }
    }

    /// The type of a variable, which cannot be `void`.
    fn check_variable_type(&mut self, span: base::Span, ty: Type) -> Type {
        if ty == Type::Void {
            self.error(&rules::TYPE_ERROR, span, "`void` is not the type of a value");
            return Type::Unknown;
        }
        ty
    }

    /// Declares a local variable, whose name must not be taken.
    pub(crate) fn new_local(&mut self, name: Ident, ty: Type, kind: LocalKind, is_final: bool) -> LocalId {
        let is_specification = self.in_specification;
        // A quantified variable may hide another.
        if !is_specification || kind != LocalKind::Quantified {
            self.check_redeclaration(name);
        }
        self.declare_local(Local {
            name: name.name,
            ty,
            kind,
            is_final,
            is_specification,
            constant: None,
            span: name.span,
        })
    }

    /// A final variable with a constant value is a constant itself.
    fn set_local_constant(&mut self, local: LocalId, e: &Expr, ty: &Type) {
        if self.out().locals[local].is_final && self.is_constant_type(ty) {
            let constant = self.constant_of(e).and_then(|value| self.converted_constant(&value, ty));
            self.out().locals[local].constant = constant;
        }
    }

    /// `var a = e;`
    fn inferred_local(&mut self, declarator: &'a Declarator, is_final: bool) {
        let name = declarator.name;
        if declarator.dimensions > 0 {
            self.new_local(name, Type::Unknown, LocalKind::Variable, is_final);
            return;
        }
        let problem = match &declarator.initializer {
            None => Some("it has no initial value"),
            Some(e) => lacks_type(e),
        };
        if let Some(problem) = problem {
            let message = format!("the type of `{}` cannot be inferred: {problem}", name.name);
            self.error(&rules::TYPE_ERROR, name.span, message);
            self.new_local(name, Type::Unknown, LocalKind::Variable, is_final);
            return;
        }
        let Some(e) = &declarator.initializer else {
            return;
        };
        // Until its type is known the variable is `void`; it must not be used in its own initial value.
        let local = self.new_local(name, Type::Void, LocalKind::Variable, is_final);
        let found = self.expression(e, &Target::None);
        let ty = self.inferred_type(name, &found);
        self.out().locals[local].ty = ty.clone();
        self.set_local_constant(local, e, &ty);
    }

    /// The type of a `var` variable from that of its value.
    pub(crate) fn inferred_type(&mut self, name: Ident, found: &Type) -> Type {
        let problem = match found {
            Type::Null => "`null` has no type of its own",
            Type::Void => "this call gives no value",
            _ => return self.classes.upward(found),
        };
        let message = format!("the type of `{}` cannot be inferred: {problem}", name.name);
        self.error(&rules::TYPE_ERROR, name.span, message);
        Type::Unknown
    }
}

/// An array type with more dimensions: `int a[]`.
pub(crate) fn with_dimensions(ty: &Type, dimensions: usize) -> Type {
    if ty.is_known() { Type::array_of(ty.clone(), dimensions) } else { Type::Unknown }
}

/// Why the type of a value is not known without a target.
fn lacks_type(e: &Expr) -> Option<&'static str> {
    match &e.kind {
        ExprKind::ArrayInitializer(_) => Some("`{ … }` does not say of what the array is"),
        ExprKind::Lambda(_) => Some("a lambda has no type of its own"),
        ExprKind::MethodReference(_) => Some("a method reference has no type of its own"),
        ExprKind::Paren(inner) => lacks_type(inner),
        ExprKind::Conditional(_, yes, no) => lacks_type(yes).or_else(|| lacks_type(no)),
        _ => None,
    }
}
