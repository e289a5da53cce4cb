//! Casts, `instanceof` with a type, and class literals (JLS 15.16, 15.20.2, 15.8.2).

use crate::checker::{Checker, Target};
use crate::constants;
use base::{Span, rules};
use classes::{Type, Wildcard};
use syntax::ast::{Expr, ExprKind, TypeRef, TypeRefKind};

impl<'a> Checker<'a> {
    /// `(T) e`
    pub(super) fn cast(&mut self, e: &'a Expr, written: &'a TypeRef, operand: &'a Expr) -> Type {
        let ty = self.resolve_type(written);
        let ty = self.check_intersection(written, ty);
        let found = self.expression(operand, &Target::Cast(ty.clone()));
        // Only what has no type of its own takes it from a cast: a generic call does not (JLS 15.12).
        if matches!(without_parens(operand).kind, ExprKind::Lambda(_) | ExprKind::MethodReference(_)) {
            return self.classes.capture(&ty);
        }
        let found = self.check_value(operand, found);
        if found.is_known() && ty.is_known() && !self.classes.is_castable(&found, &ty) {
            self.not_castable(operand.span, &found, &ty);
            return Type::Unknown;
        }
        let constant = self.constant_of(operand).and_then(|value| self.converted_constant(&value, &ty));
        self.set_constant(e, constant);
        self.classes.capture(&ty)
    }

    /// Checks that all types of `(A & B)` but the first are interfaces.
    fn check_intersection(&mut self, written: &TypeRef, ty: Type) -> Type {
        let (TypeRefKind::Intersection(parts), Type::Intersection(types)) = (&written.kind, &ty) else {
            return ty;
        };
        for (part, ty) in parts.iter().zip(types.iter()).skip(1) {
            if !self.classes.is_interface_type(ty) {
                let message =
                    format!("only interfaces can stand behind `&`, and `{}` is none", self.classes.display(ty));
                self.error(&rules::TYPE_ERROR, part.span, message);
                return Type::Unknown;
            }
        }
        ty
    }

    /// Reports that a value cannot be of a type.
    pub(crate) fn not_castable(&mut self, span: Span, from: &Type, to: &Type) {
        let (from, to) = (self.classes.display(from), self.classes.display(to));
        self.error(&rules::TYPE_ERROR, span, format!("a `{from}` can never be a `{to}`"));
    }

    /// A constant as a value of another type; `None` if it is then no constant.
    pub(crate) fn converted_constant(&self, value: &classes::Constant, ty: &Type) -> Option<classes::Constant> {
        match ty {
            Type::Primitive(primitive) => constants::converted(value, *primitive),
            _ if *ty == self.classes.string() => matches!(value, classes::Constant::String(_)).then(|| value.clone()),
            _ => None,
        }
    }

    /// `e instanceof T`
    pub(super) fn instance_of(&mut self, e: &'a Expr, operand: &'a Expr, written: &'a TypeRef) -> Type {
        let found = self.value(operand);
        let ty = self.resolve_type(written);
        self.check_test(e.span, operand.span, &found, &ty, written.span);
        Type::BOOLEAN
    }

    /// Checks that it can be tested at run time whether a value of type `found` is a `ty`.
    pub(crate) fn check_test(&mut self, whole: Span, operand: Span, found: &Type, ty: &Type, written: Span) -> bool {
        if !found.is_known() || !ty.is_known() {
            return true;
        }
        if !found.is_reference() {
            let message = format!("only objects can be tested, and this is of type `{}`", self.classes.display(found));
            self.error(&rules::TYPE_ERROR, operand, message);
            return false;
        }
        if self.in_specification && *found == self.classes.object() {
            // The elements of sequences may be numbers, too.
            return true;
        }
        if !ty.is_reference() {
            let message = format!("`{}` is no class that could be tested for", self.classes.display(ty));
            self.error(&rules::TYPE_ERROR, written, message);
            return false;
        }
        if !self.classes.is_castable(found, ty) {
            self.not_castable(operand, found, ty);
            return false;
        }
        if !self.is_checked_cast(found, ty) {
            let message =
                format!("whether this is a `{}` cannot be tested: arguments are erased", self.classes.display(ty));
            self.error(&rules::TYPE_ERROR, whole, message);
            return false;
        }
        true
    }

    /// Whether a test for the class of a value decides whether it is a `to`: nothing of `to` that is erased is open.
    fn is_checked_cast(&self, from: &Type, to: &Type) -> bool {
        if self.classes.is_reifiable(to) || self.classes.is_subtype(from, to) {
            return true;
        }
        match (from, to) {
            (Type::Array(from), Type::Array(to)) => self.is_checked_cast(from, to),
            (_, Type::Intersection(parts)) => parts.iter().all(|part| self.is_checked_cast(from, part)),
            (_, Type::Class(wanted)) => {
                let supertypes: Vec<Type> = match from {
                    Type::Intersection(parts) => parts.to_vec(),
                    Type::Variable(variable) => self.classes.bounds(*variable).to_vec(),
                    _ => vec![from.clone()],
                };
                let declared = self.classes.declared_type(wanted.class);
                let parameters = &self.classes.header(wanted.class).parameters;
                parameters.iter().zip(&wanted.arguments).all(|(parameter, argument)| {
                    matches!(argument, Type::Wildcard(Wildcard::Any))
                        || supertypes.iter().any(|from| self.decides(from, &declared, *parameter, argument))
                })
            }
            _ => false,
        }
    }

    /// Whether the argument of a subclass of `from` for one of its parameters follows from the arguments of `from`, and
    /// is the one that is wanted.
    fn decides(&self, from: &Type, declared: &Type, parameter: classes::VariableId, wanted: &Type) -> bool {
        let Type::Class(from) = from else {
            return false;
        };
        let Some(Type::Class(shape)) = self.classes.as_super(declared, from.class) else {
            return false;
        };
        shape.arguments.iter().zip(&from.arguments).any(|(place, given)| {
            *place == Type::Variable(parameter) && (given == wanted || self.classes.contains(wanted, given))
        })
    }

    /// `T.class`
    pub(super) fn class_literal(&mut self, e: &'a Expr, written: &'a TypeRef) -> Type {
        let ty = match &written.kind {
            TypeRefKind::Void => self.named("java.lang.Void"),
            _ => self.resolve_type(written),
        };
        let mut innermost = &ty;
        while let Type::Array(element) = innermost {
            innermost = element;
        }
        if let Type::Variable(_) = innermost {
            self.error(&rules::TYPE_ERROR, e.span, "a type parameter has no class at run time");
            return Type::Unknown;
        }
        let (Some(class), true) = (self.classes.well_known("java.lang.Class"), ty.is_known()) else {
            return Type::Unknown;
        };
        let argument = match &ty {
            Type::Primitive(_) => self.classes.boxed(&ty),
            _ => self.classes.erasure(&ty),
        };
        Type::generic(class, vec![argument])
    }
}

/// The expression within parentheses.
pub(crate) fn without_parens(e: &Expr) -> &Expr {
    let mut inner = e;
    while let ExprKind::Paren(next) = &inner.kind {
        inner = next;
    }
    inner
}
