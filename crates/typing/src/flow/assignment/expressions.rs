//! Definite assignment within expressions (JLS 16.1).

use super::{Assignment, Split};
use crate::flow::facts::{is_this, without_parentheses};
use std::mem::take;
use syntax::ast::{BinaryOp, Expr, ExprKind, Lambda, LambdaBody, ReferenceQualifier, UnaryOp};

impl Assignment<'_> {
    /// Several expressions, one after the other.
    pub(super) fn expressions<'e>(&mut self, list: impl IntoIterator<Item = &'e Expr>) {
        list.into_iter().for_each(|e| self.expression(e));
    }

    /// An expression whose value does not decide where to go.
    pub(super) fn expression(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Literal(_)
            | ExprKind::This(_)
            | ExprKind::Super(_)
            | ExprKind::ClassLiteral(_)
            | ExprKind::Annotation(_)
            | ExprKind::Specification(_)
            | ExprKind::Error => {}
            ExprKind::Name(name) => self.read(e, name.span),
            ExprKind::Field(object, name) => {
                self.expression(object);
                if is_this(object) {
                    self.read(e, name.span);
                }
            }
            ExprKind::Index(array, index) => self.expressions([&**array, index]),
            ExprKind::Call(call) => self.expressions(call.receiver.iter().chain(&call.arguments)),
            ExprKind::ConstructorCall(call) => self.expressions(call.outer.iter().chain(&call.arguments)),
            ExprKind::New(new) => {
                self.expressions(new.outer.iter().chain(&new.arguments));
                new.body.iter().for_each(|body| self.class(body));
            }
            ExprKind::NewArray(new) => self.expressions(new.lengths.iter().chain(&new.initializer)),
            ExprKind::ArrayInitializer(elements) => self.expressions(elements),
            ExprKind::Unary(UnaryOp::Not, _) | ExprKind::Binary(BinaryOp::AndAlso | BinaryOp::OrElse, ..) => {
                self.state = self.split(e).merged();
            }
            ExprKind::Unary(_, operand) => self.expression(operand),
            ExprKind::Binary(_, left, right) => self.expressions([&**left, right]),
            ExprKind::Assign { op, target, value } => {
                if op.is_some() || !is_plain_variable(target) {
                    self.expression(target);
                }
                self.expression(value);
                self.assign(target);
            }
            ExprKind::Step { target, .. } => {
                self.expression(target);
                self.assign(target);
            }
            ExprKind::Conditional(condition, then, otherwise) => self.conditional(e, condition, then, otherwise),
            ExprKind::Cast(_, inner)
            | ExprKind::InstanceOf(inner, _)
            | ExprKind::Matches(inner, _)
            | ExprKind::Paren(inner) => self.expression(inner),
            ExprKind::Switch(switch) => self.state = self.switch_expression(e, switch).merged(),
            ExprKind::Lambda(lambda) => self.lambda(lambda),
            ExprKind::MethodReference(reference) => {
                if let ReferenceQualifier::Expr(qualifier) = &reference.qualifier {
                    self.expression(qualifier);
                }
            }
        }
    }

    /// An expression that decides where to go. What is known is in the result; `state` is to be set by the caller.
    pub(super) fn condition(&mut self, e: &Expr) -> Split {
        match self.facts.boolean(e) {
            Some(true) => Split { when_true: self.state.clone(), when_false: self.never() },
            Some(false) => Split { when_true: self.never(), when_false: self.state.clone() },
            None => self.split(e),
        }
    }

    fn split(&mut self, e: &Expr) -> Split {
        match &e.kind {
            ExprKind::Paren(inner) => self.condition(inner),
            ExprKind::Unary(UnaryOp::Not, operand) => {
                let Split { when_true, when_false } = self.condition(operand);
                Split { when_true: when_false, when_false: when_true }
            }
            ExprKind::Binary(BinaryOp::AndAlso, left, right) => {
                let Split { when_true, when_false } = self.condition(left);
                self.state = when_true;
                let mut result = self.condition(right);
                result.when_false.meet(&when_false);
                result
            }
            ExprKind::Binary(BinaryOp::OrElse, left, right) => {
                let Split { when_true, when_false } = self.condition(left);
                self.state = when_false;
                let mut result = self.condition(right);
                result.when_true.meet(&when_true);
                result
            }
            ExprKind::Conditional(condition, then, otherwise) if self.are_boolean(then, otherwise) => {
                let Split { when_true, when_false } = self.condition(condition);
                self.state = when_true;
                let then = self.condition(then);
                self.state = when_false;
                let mut result = self.condition(otherwise);
                result.meet(&then);
                result
            }
            ExprKind::Switch(switch) => self.switch_expression(e, switch),
            _ => {
                self.expression(e);
                Split::both(self.state.clone())
            }
        }
    }

    fn are_boolean(&self, then: &Expr, otherwise: &Expr) -> bool {
        self.facts.is_boolean(then) && self.facts.is_boolean(otherwise)
    }

    fn conditional(&mut self, e: &Expr, condition: &Expr, then: &Expr, otherwise: &Expr) {
        if self.are_boolean(then, otherwise) {
            self.state = self.split(e).merged();
            return;
        }
        let Split { when_true, when_false } = self.condition(condition);
        self.state = when_true;
        self.expression(then);
        let behind_then = std::mem::replace(&mut self.state, when_false);
        self.expression(otherwise);
        self.state.meet(&behind_then);
    }

    /// A lambda runs later, if at all: nothing that it does counts behind it.
    fn lambda(&mut self, lambda: &Lambda) {
        let (state, in_try) = (self.state.clone(), self.unassigned_in_try.clone());
        let (exits, around) = (take(&mut self.exits), self.jumps.enter_body());
        let len = self.variables.len();
        let first_in_body = std::mem::replace(&mut self.first_in_body, len);
        lambda.parameters.iter().for_each(|parameter| self.declare_with_value(parameter.name.span));
        match &lambda.body {
            LambdaBody::Expr(body) => self.expression(body),
            LambdaBody::Block(body) => self.block(body),
        }
        self.first_in_body = first_in_body;
        self.variables.truncate(len);
        (self.state, self.unassigned_in_try, self.exits) = (state, in_try, exits);
        self.jumps.leave_body(around);
    }
}

/// Whether it is `x` or `this.x`: assigning to it does not read it.
fn is_plain_variable(e: &Expr) -> bool {
    match &without_parentheses(e).kind {
        ExprKind::Name(_) => true,
        ExprKind::Field(object, _) => is_this(object),
        _ => false,
    }
}
