//! Operators on the types of specifications, and on what Java has no operators for.

use crate::checker::Checker;
use classes::{Primitive, Type};
use std::sync::Arc;
use syntax::ast::{BinaryOp, Expr, ExprKind, UnaryOp};

/// A type of specifications without arguments.
pub(super) fn logic(name: &str) -> Type {
    Type::Logic(base::Name::new(name), Arc::from([]))
}

/// Whether a type is this one of specifications, with or without arguments.
pub(super) fn is_logic(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Logic(found, _) if &**found == name)
}

/// Whether an operator compares by size.
fn is_order(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge)
}

impl<'a> Checker<'a> {
    /// Whether values of a type are whole numbers.
    pub(super) fn is_whole(&self, ty: &Type) -> bool {
        is_logic(ty, "bigint") || self.classes.primitive_of(ty).is_some_and(Primitive::is_integral)
    }

    /// Whether values of a type are numbers.
    pub(super) fn is_number(&self, ty: &Type) -> bool {
        is_logic(ty, "bigint")
            || is_logic(ty, "real")
            || self.classes.primitive_of(ty).is_some_and(Primitive::is_numeric)
    }

    /// The type of `left op right` in a specification where it is none of Java; nothing if Java decides. The inner
    /// `None` says that the operator is not for such operands.
    pub(crate) fn specified_operation(&self, op: BinaryOp, left: &Type, right: &Type) -> Option<Option<Type>> {
        if !self.in_specification {
            return None;
        }
        let is_logical = matches!(left, Type::Logic(..)) || matches!(right, Type::Logic(..));
        match op {
            BinaryOp::Eq | BinaryOp::Ne if is_logical || self.is_with_any(left, right) => {
                Some(self.classes.is_castable(left, right).then_some(Type::BOOLEAN))
            }
            // Java refuses to compare what can never be the same; that two arrays are distinct is worth saying.
            BinaryOp::Eq | BinaryOp::Ne if left.is_reference() && right.is_reference() => Some(Some(Type::BOOLEAN)),
            BinaryOp::Subtype => {
                let is_type = |ty: &Type| is_logic(ty, "TYPE") || self.classes.is_castable(ty, &logic("TYPE"));
                Some((is_type(left) && is_type(right)).then_some(Type::BOOLEAN))
            }
            _ if is_logical => Some(self.logic_operation(op, left, right)),
            _ => None,
        }
    }

    /// Whether one of two types is `Object`, as the elements of sequences are, and the other primitive.
    fn is_with_any(&self, left: &Type, right: &Type) -> bool {
        let object = self.classes.object();
        (*left == object && right.primitive().is_some()) || (*right == object && left.primitive().is_some())
    }

    fn logic_operation(&self, op: BinaryOp, left: &Type, right: &Type) -> Option<Type> {
        use BinaryOp::*;
        if self.is_number(left) && self.is_number(right) {
            let is_whole = self.is_whole(left) && self.is_whole(right);
            return match op {
                Mul | Div | Rem | Add | Sub => Some(logic(if is_whole { "bigint" } else { "real" })),
                ShiftLeft | ShiftRight | ShiftRightUnsigned | And | Or | Xor if is_whole => Some(logic("bigint")),
                Lt | Le | Gt | Ge => Some(Type::BOOLEAN),
                _ => None,
            };
        }
        let both = |name: &str| is_logic(left, name) && is_logic(right, name);
        match op {
            Add if both("seq") => Some(self.joined_sequence(left, right)),
            Add | Or | Sub | And if both("locset") => Some(logic("locset")),
            Lt | Le | Gt | Ge if both("locset") => Some(Type::BOOLEAN),
            _ => None,
        }
    }

    /// The type of a sequence of the elements of two.
    pub(super) fn joined_sequence(&self, left: &Type, right: &Type) -> Type {
        if left == right { left.clone() } else { logic("seq") }
    }

    /// What the right operand is compared with if `left op right` continues a comparison: `a <= b < c` says
    /// `a <= b && b < c` in a specification.
    pub(crate) fn chained_operand(&self, op: BinaryOp, left: &Expr) -> Option<Type> {
        match &left.kind {
            ExprKind::Binary(before, _, middle) if self.in_specification && is_order(op) && is_order(*before) => {
                self.files[self.current].ty(middle.id).cloned()
            }
            _ => None,
        }
    }

    /// The type of `op operand`; `None` if Java decides or the operator is not for such an operand.
    pub(crate) fn logic_unary(&self, op: UnaryOp, operand: &Type) -> Option<Type> {
        match op {
            UnaryOp::Plus | UnaryOp::Minus if matches!(operand, Type::Logic(..)) && self.is_number(operand) => {
                Some(operand.clone())
            }
            UnaryOp::Complement if is_logic(operand, "bigint") => Some(operand.clone()),
            _ => None,
        }
    }

    /// `a[i]` in a specification: of an array, a sequence or a map. Indices may be of any size.
    pub(crate) fn specified_element(&mut self, array: &'a Expr, index: &'a Expr) -> Type {
        let found = self.value(array);
        if is_logic(&found, "map") {
            self.value(index);
            return self.value_of_map(&found);
        }
        self.whole_number(index, "the index");
        match &found {
            Type::Array(element) => (**element).clone(),
            Type::Unknown => Type::Unknown,
            _ if is_logic(&found, "seq") => self.element_of_sequence(&found),
            _ => {
                let message = format!("this is no array but of type `{}`", self.classes.display(&found));
                self.specification_error(array.span, message);
                Type::Unknown
            }
        }
    }

    /// The type of the elements of a sequence. If it does not say what they are, they are objects or anything else, and
    /// must be cast.
    pub(super) fn element_of_sequence(&self, sequence: &Type) -> Type {
        match sequence {
            Type::Logic(_, arguments) => arguments.first().cloned().unwrap_or_else(|| self.classes.object()),
            _ => Type::Unknown,
        }
    }

    /// The type of the values of a map.
    pub(super) fn value_of_map(&self, map: &Type) -> Type {
        match map {
            Type::Logic(_, arguments) => arguments.get(1).cloned().unwrap_or_else(|| self.classes.object()),
            _ => Type::Unknown,
        }
    }

    /// The type of `value.name`, where the value is of a type of specifications.
    pub(crate) fn logic_member(&self, site: &Type, name: &str) -> Option<Type> {
        (is_logic(site, "seq") && name == "length").then(|| logic("bigint"))
    }
}
