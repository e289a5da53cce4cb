//! Assignments, simple and compound, and `++` and `--` (JLS 15.14, 15.15, 15.26).

use super::fields::Use;
use super::names::Wanted;
use crate::checker::{Checker, Target};
use base::rules;
use classes::Type;
use syntax::ast::{BinaryOp, Expr, ExprKind, UnaryOp};

impl<'a> Checker<'a> {
    /// `a = b`
    pub(super) fn assignment(&mut self, target: &'a Expr, value: &'a Expr) -> Type {
        let ty = self.assigned(target);
        self.expression_for(value, &ty, "the assigned value");
        self.classes.capture(&ty)
    }

    /// `a += b`
    pub(super) fn compound_assignment(&mut self, e: &'a Expr, op: BinaryOp, target: &'a Expr, value: &'a Expr) -> Type {
        let ty = self.changed(target);
        let found = self.value(value);
        let result = self.operation(e, op, &ty, &found);
        if ty.is_known() && result.is_known() && !self.classes.is_castable(&result, &ty) {
            self.incompatible(value.span, &result, &ty, "the assigned value");
        }
        ty
    }

    /// `++a`, `a--`
    pub(super) fn step(&mut self, e: &'a Expr, target: &'a Expr) -> Type {
        let ty = self.changed(target);
        let is_number = self.classes.primitive_of(&ty).is_some_and(|primitive| primitive.is_numeric());
        if ty.is_known() && !is_number && self.logic_unary(UnaryOp::Plus, &ty).is_none() {
            let message =
                format!("only numbers can be counted up or down, and this is a `{}`", self.classes.display(&ty));
            self.error(&rules::TYPE_ERROR, e.span, message);
            return Type::Unknown;
        }
        ty
    }

    /// A variable that is read and then assigned.
    fn changed(&mut self, e: &'a Expr) -> Type {
        let before = std::mem::replace(&mut self.body.reads_target, true);
        let ty = self.assigned(e);
        self.body.reads_target = before;
        ty
    }

    /// A variable, field or array element that is assigned to.
    pub(crate) fn assigned(&mut self, e: &'a Expr) -> Type {
        let ty = match &e.kind {
            ExprKind::Name(_) | ExprKind::Field(..) => {
                let denoted = self.denoted(e, Wanted::Variable);
                self.variable_type(e, &denoted, Use::Target)
            }
            ExprKind::Index(array, index) => self.element(array, index),
            ExprKind::Paren(inner) => self.assigned(inner),
            ExprKind::Specification(_) | ExprKind::Error => self.expression(e, &Target::None),
            // The parser has reported that this is no variable.
            _ => {
                self.expression(e, &Target::None);
                Type::Unknown
            }
        };
        self.out().set_type(e.id, ty.clone());
        ty
    }
}
