//! The flow of control through expressions (JLS 16.1).

use super::{Flow, Variable};
use crate::constants;
use crate::flow::state::State;
use crate::program::{BinaryOp, Expr, ExprKind, Type, UnaryOp};
use base::{Span, rules};

impl Flow<'_> {
    /// Walks through an expression.
    pub fn expression(&mut self, expr: &Expr, state: &mut State) {
        if expr.ty == Type::Boolean && is_branching(expr) {
            let (yes, no) = self.condition(expr, state.clone());
            *state = yes.join(&no);
            return;
        }
        match &expr.kind {
            ExprKind::Local(local) => self.read(self.local(*local), expr.span, state),
            ExprKind::Field(object, field) => {
                self.expression(object, state);
                if let Some(variable) = self.field(object, *field).filter(|_| !self.in_specification) {
                    self.read(variable, expr.span, state);
                }
            }
            ExprKind::Assign { compound, target, value } => {
                if compound.is_some() {
                    self.expression(target, state);
                } else {
                    self.target(target, state);
                }
                self.expression(value, state);
                self.write(target, state);
            }
            ExprKind::Step { target, .. } => {
                self.expression(target, state);
                self.write(target, state);
            }
            ExprKind::Conditional(condition, yes, no) => {
                let (mut when_true, mut when_false) = self.condition(condition, state.clone());
                self.expression(yes, &mut when_true);
                self.expression(no, &mut when_false);
                *state = when_true.join(&when_false);
            }
            ExprKind::ConstructorCall(method, arguments) => {
                self.all(arguments, state);
                self.constructor_call(*method, state);
            }
            ExprKind::Quantified { variables, range, body, .. } => {
                variables.iter().for_each(|variable| state.assign(self.local(*variable)));
                range.iter().for_each(|range| self.expression(range, state));
                self.expression(body, state);
            }
            _ => self.operands(expr, state),
        }
    }

    /// Walks through the operands of an expression that only computes with their values.
    fn operands(&mut self, expr: &Expr, state: &mut State) {
        match &expr.kind {
            ExprKind::Length(operand)
            | ExprKind::Unary(_, operand)
            | ExprKind::Convert(operand)
            | ExprKind::Cast(operand)
            | ExprKind::InstanceOf(operand, _)
            | ExprKind::Old(operand) => self.expression(operand, state),
            ExprKind::Index(left, right) | ExprKind::Binary(_, left, right) => {
                self.expression(left, state);
                self.expression(right, state);
            }
            ExprKind::VirtualCall(receiver, _, arguments) => {
                self.expression(receiver, state);
                self.all(arguments, state);
            }
            ExprKind::StaticCall(_, operands)
            | ExprKind::SuperCall(_, operands)
            | ExprKind::New(_, operands)
            | ExprKind::NewArray(operands)
            | ExprKind::ArrayLiteral(operands) => self.all(operands, state),
            _ => {}
        }
    }

    fn all(&mut self, operands: &[Expr], state: &mut State) {
        operands.iter().for_each(|operand| self.expression(operand, state));
    }

    /// Walks through a condition; the states are those after it when it is true, and when it is false.
    pub fn condition(&mut self, expr: &Expr, mut state: State) -> (State, State) {
        if let Some(value) = constants::truth(expr) {
            let never = state.unreachable();
            return if value { (state, never) } else { (never, state) };
        }
        match &expr.kind {
            ExprKind::Binary(BinaryOp::AndAlso, left, right) => {
                let (left_true, left_false) = self.condition(left, state);
                let (right_true, right_false) = self.condition(right, left_true);
                (right_true, left_false.join(&right_false))
            }
            ExprKind::Binary(BinaryOp::OrElse, left, right) => {
                let (left_true, left_false) = self.condition(left, state);
                let (right_true, right_false) = self.condition(right, left_false);
                (left_true.join(&right_true), right_false)
            }
            ExprKind::Unary(UnaryOp::Not, operand) => {
                let (yes, no) = self.condition(operand, state);
                (no, yes)
            }
            ExprKind::Conditional(condition, yes, no) if expr.ty == Type::Boolean => {
                let (when_true, when_false) = self.condition(condition, state);
                let (yes_true, yes_false) = self.condition(yes, when_true);
                let (no_true, no_false) = self.condition(no, when_false);
                (yes_true.join(&no_true), yes_false.join(&no_false))
            }
            _ => {
                self.expression(expr, &mut state);
                (state.clone(), state)
            }
        }
    }

    /// Walks through what of an assigned place is evaluated.
    fn target(&mut self, target: &Expr, state: &mut State) {
        match &target.kind {
            ExprKind::Field(object, _) => self.expression(object, state),
            ExprKind::Index(..) => self.operands(target, state),
            _ => {}
        }
    }

    /// Reports the use of a variable that may have no value.
    fn read(&mut self, variable: Variable, span: Span, state: &mut State) {
        if !state.is_assigned(variable) {
            let rule = if self.in_specification { &rules::SPECIFICATION_ERROR } else { &rules::TYPE_ERROR };
            let message = format!("{} may have no value here", self.name(variable));
            self.error(rule, span, message);
            // One message is enough for the rest of the body.
            state.suppose_assigned(variable);
        }
    }

    /// A place gets a value; a final one only once.
    fn write(&mut self, target: &Expr, state: &mut State) {
        let variable = match &target.kind {
            ExprKind::Local(local) => Some(self.local(*local)),
            ExprKind::Field(object, field) => self.field(object, *field),
            _ => None,
        };
        let Some(variable) = variable else { return };
        if self.is_final(variable) && !state.is_unassigned(variable) {
            let message = format!("final {} may have its value already", self.name(variable));
            self.error(&rules::TYPE_ERROR, target.span, message);
        }
        state.assign(variable);
    }

    /// `this(…)` gives all fields their values.
    fn constructor_call(&mut self, method: crate::program::MethodId, state: &mut State) {
        let owner = self.body.program.methods[method].owner;
        for (position, field) in self.body.blank_fields.iter().enumerate() {
            if self.body.program.fields[*field].owner == owner {
                state.assign(Variable(self.body.locals.len() + position));
            }
        }
    }
}

/// Whether the states after an expression depend on its value.
fn is_branching(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Binary(BinaryOp::AndAlso | BinaryOp::OrElse, ..)
            | ExprKind::Unary(UnaryOp::Not, _)
            | ExprKind::Conditional(..)
    )
}
