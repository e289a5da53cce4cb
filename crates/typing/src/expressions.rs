//! Expressions (JLS 15): the type of each, with what it is wanted for as a guide.
//!
//! Every expression gets a type under its id, as javac records it: names and fields that are read as values are
//! captured, those that are qualifiers or assigned to are not.

mod arrays;
mod assignments;
mod casts;
mod conditionals;
mod fields;
mod names;
mod operators;
mod this;

pub(crate) use casts::without_parens;
pub(crate) use names::{Denoted, Qualifier};
pub(crate) use operators::{promoted, promoted_both};

use crate::checker::{Checker, Target};
use crate::patterns::Bindings;
use base::{Name, Span, rules};
use classes::{Constant, Context, Primitive, Type};
use syntax::ast::{Expr, ExprKind, Literal, UnaryOp};

impl<'a> Checker<'a> {
    /// Types an expression as a value.
    pub(crate) fn expression(&mut self, e: &'a Expr, target: &Target) -> Type {
        self.body.bindings = Bindings::default();
        let ty = self.expression_kind(e, target);
        if !hands_on_bindings(&e.kind) {
            self.body.bindings = Bindings::default();
        }
        self.out().set_type(e.id, ty.clone());
        ty
    }

    /// Types an expression whose value goes to a variable or the like of type `to`, and checks that it fits.
    /// `what` says in the message what the value is: "the initial value".
    pub(crate) fn expression_for(&mut self, e: &'a Expr, to: &Type, what: &str) -> Type {
        let found = self.expression(e, &Target::Assignment(to.clone()));
        self.check_assignable(e, &found, to, what);
        found
    }

    /// Types a condition.
    pub(crate) fn condition(&mut self, e: &'a Expr) {
        self.expression_for(e, &Type::BOOLEAN, "the condition");
    }

    /// Types an expression that stands alone and must have a value.
    pub(crate) fn value(&mut self, e: &'a Expr) -> Type {
        let found = self.expression(e, &Target::None);
        self.check_value(e, found)
    }

    /// The type of an expression, which must not be `void`.
    pub(crate) fn check_value(&mut self, e: &Expr, found: Type) -> Type {
        if found == Type::Void {
            self.error(&rules::TYPE_ERROR, e.span, "this call gives no value");
            return Type::Unknown;
        }
        found
    }

    fn expression_kind(&mut self, e: &'a Expr, target: &Target) -> Type {
        if self.refuses_change(e) {
            return Type::Unknown;
        }
        match &e.kind {
            ExprKind::Literal(literal) => self.literal(literal),
            ExprKind::This(qualifier) => self.this(e, qualifier.as_deref()),
            ExprKind::Super(_) => {
                self.error(&rules::TYPE_ERROR, e.span, "`super` can only stand before a field or a method");
                Type::Unknown
            }
            ExprKind::Name(_) | ExprKind::Field(..) => self.variable_value(e),
            ExprKind::Index(array, index) => self.element(array, index),
            ExprKind::Call(call) => self.call(e, call, target),
            ExprKind::ConstructorCall(call) => self.constructor_call(e, call),
            ExprKind::New(new) => self.creation(e, new, target),
            ExprKind::NewArray(new) => self.new_array(e, new),
            ExprKind::ArrayInitializer(elements) => self.array_initializer(e, elements, target),
            ExprKind::Unary(op, operand) => self.unary(e, *op, operand),
            ExprKind::Binary(..) => self.binary(e),
            ExprKind::Assign { op: None, target, value } => self.assignment(target, value),
            ExprKind::Assign { op: Some(op), target, value } => self.compound_assignment(e, *op, target, value),
            ExprKind::Step { target, .. } => self.step(e, target),
            ExprKind::Conditional(condition, yes, no) => self.conditional(e, condition, yes, no, target),
            ExprKind::Cast(ty, operand) => self.cast(e, ty, operand),
            ExprKind::InstanceOf(operand, ty) => self.instance_of(e, operand, ty),
            ExprKind::Matches(operand, pattern) => self.matches(operand, pattern),
            ExprKind::Switch(switch) => self.switch_expression(e, switch, target),
            ExprKind::Lambda(lambda) => self.lambda(e, lambda, target),
            ExprKind::MethodReference(reference) => self.method_reference(e, reference, target),
            ExprKind::ClassLiteral(ty) => self.class_literal(e, ty),
            ExprKind::Paren(inner) => {
                let ty = self.expression(inner, target);
                let constant = self.constant_of(inner);
                self.set_constant(e, constant);
                ty
            }
            ExprKind::Specification(inner) => self.spec_expression(e, inner, target),
            // The values of annotations are typed with their annotation, and what is no expression has been reported by
            // the parser.
            ExprKind::Annotation(_) | ExprKind::Error => Type::Unknown,
        }
    }

    /// The type of a literal.
    fn literal(&self, literal: &Literal) -> Type {
        match literal {
            Literal::Int(_) => Type::INT,
            Literal::Long(_) => Type::LONG,
            Literal::Float(_) => Type::FLOAT,
            Literal::Double(_) => Type::DOUBLE,
            Literal::Char(_) => Type::CHAR,
            Literal::String(_) => self.classes.string(),
            Literal::Bool(_) => Type::BOOLEAN,
            Literal::Null => Type::Null,
        }
    }

    /// Whether the value of an expression of type `from` can be assigned to a variable of type `to` (JLS 5.2).
    pub(crate) fn is_assignable(&self, e: &Expr, from: &Type, to: &Type) -> bool {
        !from.is_known()
            || !to.is_known()
            || (*from != Type::Void && self.classes.is_convertible(from, to, Context::Loose))
            || self.is_narrowed_constant(e, from, to)
    }

    /// Reports that the value of an expression does not fit where it goes.
    pub(crate) fn check_assignable(&mut self, e: &Expr, from: &Type, to: &Type, what: &str) {
        if self.is_assignable(e, from, to) {
            return;
        }
        self.incompatible(e.span, from, to, what);
    }

    /// Reports that something of type `from` stands where a `to` must.
    pub(crate) fn incompatible(&mut self, span: Span, from: &Type, to: &Type, what: &str) {
        let expected = self.classes.display(to);
        let message = match from {
            Type::Void => format!("{what} must be of type `{expected}`, but this call gives no value"),
            _ => format!("{what} must be of type `{expected}`, but this is of type `{}`", self.classes.display(from)),
        };
        self.error(&rules::TYPE_ERROR, span, message);
    }

    /// Whether a constant of type `int` or smaller is assigned to a smaller type that can hold it.
    fn is_narrowed_constant(&self, e: &Expr, from: &Type, to: &Type) -> bool {
        use Primitive::{Byte, Char, Int, Short};
        let Some(Byte | Short | Char | Int) = from.primitive() else {
            return false;
        };
        let smaller = match to {
            Type::Primitive(primitive) => Some(*primitive),
            Type::Class(class) if class.arguments.is_empty() => self.classes.unboxed(to),
            _ => None,
        };
        let Some(Constant::Int(value)) = self.constant_of(e) else {
            return false;
        };
        match smaller {
            Some(Byte) => i8::try_from(value).is_ok(),
            Some(Short) => i16::try_from(value).is_ok(),
            Some(Char) => u16::try_from(value).is_ok(),
            _ => false,
        }
    }

    /// The name of an unknown thing with what may have been meant.
    pub(crate) fn unknown_name(&mut self, span: Span, message: String, wrong: Name, candidates: Vec<Name>) {
        let mut diagnostic = base::Diagnostic::error(&rules::NAME_ERROR, span, message);
        diagnostic.help = crate::suggestions::did_you_mean(&wrong, candidates);
        self.report(diagnostic);
    }
}

/// Whether the pattern variables of its operands can be visible behind an expression of this kind.
fn hands_on_bindings(kind: &ExprKind) -> bool {
    matches!(
        kind,
        ExprKind::Paren(_)
            | ExprKind::Unary(UnaryOp::Not, _)
            | ExprKind::Binary(..)
            | ExprKind::Conditional(..)
            | ExprKind::Matches(..)
    )
}
