//! Operators with one or two operands (JLS 15.15, 15.17–15.24).

use crate::checker::Checker;
use crate::constants::{self, text_of};
use crate::patterns::Bindings;
use base::rules;
use classes::{Constant, Primitive, Type};
use syntax::ast::{BinaryOp, Expr, ExprKind, UnaryOp};

/// A constant that grows from the left of a chain of operators: texts are joined in place, for a chain may be long.
#[derive(Clone, Debug)]
enum Running {
    None,
    Value(Constant),
    Text(Vec<u16>),
}

impl Running {
    fn new(constant: Option<Constant>) -> Running {
        match constant {
            None => Running::None,
            Some(Constant::String(text)) => Running::Text(text.to_vec()),
            Some(value) => Running::Value(value),
        }
    }

    fn constant(&self) -> Option<Constant> {
        match self {
            Running::None => None,
            Running::Value(value) => Some(value.clone()),
            Running::Text(text) => Some(Constant::String(text.as_slice().into())),
        }
    }

    /// The text that it becomes in a concatenation.
    fn into_text(self, ty: &Type) -> Option<Vec<u16>> {
        match self {
            Running::None => None,
            Running::Value(value) => Some(text_of(&value, ty)),
            Running::Text(text) => Some(text),
        }
    }
}

impl<'a> Checker<'a> {
    /// `-e`, `!e`, …
    pub(super) fn unary(&mut self, e: &'a Expr, op: UnaryOp, operand: &'a Expr) -> Type {
        let found = self.value(operand);
        let bindings = std::mem::take(&mut self.body.bindings);
        if op == UnaryOp::Not {
            self.body.bindings = Bindings { when_true: bindings.when_false, when_false: bindings.when_true };
        }
        if !found.is_known() {
            return if op == UnaryOp::Not { Type::BOOLEAN } else { Type::Unknown };
        }
        if let Some(ty) = self.logic_unary(op, &found) {
            return ty;
        }
        let primitive = self.classes.primitive_of(&found);
        let result = match (op, primitive) {
            (UnaryOp::Not, Some(Primitive::Boolean)) => Some(Primitive::Boolean),
            (UnaryOp::Plus | UnaryOp::Minus, Some(number)) if number.is_numeric() => Some(promoted(number)),
            (UnaryOp::Complement, Some(number)) if number.is_integral() => Some(promoted(number)),
            _ => None,
        };
        let Some(result) = result else {
            let ty = self.classes.display(&found);
            let message = format!("operator `{}` cannot be applied to `{ty}`", op.symbol());
            self.error(&rules::TYPE_ERROR, e.span, message);
            return Type::Unknown;
        };
        let constant = self.constant_of(operand).and_then(|value| constants::unary(op, &value));
        self.set_constant(e, constant);
        Type::Primitive(result)
    }

    /// `a + b`, and the whole chain `a + b + c + …` to its left, which may be long: it is gone along, not down.
    pub(super) fn binary(&mut self, e: &'a Expr) -> Type {
        let mut chain = Vec::new();
        let mut leftmost = e;
        while let ExprKind::Binary(op, left, right) = &leftmost.kind {
            chain.push((leftmost, *op, &**left, &**right));
            leftmost = left;
        }
        let mut left_type = self.value(leftmost);
        let mut bindings = std::mem::take(&mut self.body.bindings);
        let mut running = Running::new(self.constant_of(leftmost));
        for (node, op, left, right) in chain.into_iter().rev() {
            let visible = match op {
                BinaryOp::AndAlso | BinaryOp::Implies => bindings.when_true.clone(),
                BinaryOp::OrElse => bindings.when_false.clone(),
                _ => Vec::new(),
            };
            let right_type = self.with_bindings(&visible, |checker| checker.value(right));
            let right_bindings = std::mem::take(&mut self.body.bindings);
            bindings = self.joined_bindings(node, op, bindings, right_bindings);
            let compared = self.chained_operand(op, left).unwrap_or_else(|| left_type.clone());
            let ty = self.operation(node, op, &compared, &right_type);
            let right_constant = self.constant_of(right);
            running = self.fold(left, op, (&left_type, running), (&right_type, right_constant), &ty);
            self.out().set_type(node.id, ty.clone());
            left_type = ty;
        }
        self.set_constant(e, running.constant());
        self.body.bindings = bindings;
        left_type
    }

    /// The value of an operation on constants. A constant on the left that does not become part of a longer one is
    /// recorded.
    fn fold(
        &mut self,
        left: &Expr,
        op: BinaryOp,
        (left_type, left_value): (&Type, Running),
        (right_type, right_value): (&Type, Option<Constant>),
        result: &Type,
    ) -> Running {
        let Some(right_value) = right_value else {
            self.set_constant(left, left_value.constant());
            return Running::None;
        };
        if op == BinaryOp::Add && result.class_id().is_some() {
            return match left_value.into_text(left_type) {
                None => Running::None,
                Some(mut text) => {
                    text.extend(text_of(&right_value, right_type));
                    Running::Text(text)
                }
            };
        }
        let Some(left_value) = left_value.constant() else {
            return Running::None;
        };
        self.set_constant(left, Some(left_value.clone()));
        Running::new(constants::binary(op, &left_value, &right_value))
    }

    /// The type of `left op right`, where both have been typed.
    pub(crate) fn operation(&mut self, e: &Expr, op: BinaryOp, left: &Type, right: &Type) -> Type {
        match self.operation_type(op, left, right) {
            Some(ty) => ty,
            None => {
                let (left, right) = (self.classes.display(left), self.classes.display(right));
                let message = match op {
                    BinaryOp::Eq | BinaryOp::Ne => format!("`{left}` and `{right}` cannot be compared"),
                    _ => format!("operator `{}` cannot be applied to `{left}` and `{right}`", op.symbol()),
                };
                self.error(&rules::TYPE_ERROR, e.span, message);
                if is_truth(op) { Type::BOOLEAN } else { Type::Unknown }
            }
        }
    }

    /// The type of `left op right`; `None` if the operator is not for such operands.
    pub(crate) fn operation_type(&self, op: BinaryOp, left: &Type, right: &Type) -> Option<Type> {
        let string = self.classes.string();
        if op == BinaryOp::Add && (*left == string || *right == string) && string.is_known() {
            return Some(string);
        }
        if !left.is_known() || !right.is_known() {
            return Some(if is_truth(op) { Type::BOOLEAN } else { Type::Unknown });
        }
        if let Some(specified) = self.specified_operation(op, left, right) {
            return specified;
        }
        let operands = (self.classes.primitive_of(left), self.classes.primitive_of(right));
        match op {
            BinaryOp::Eq | BinaryOp::Ne => self.is_comparable(left, right).then_some(Type::BOOLEAN),
            BinaryOp::Subtype => Some(Type::BOOLEAN),
            BinaryOp::AndAlso
            | BinaryOp::OrElse
            | BinaryOp::Implies
            | BinaryOp::ImpliedBy
            | BinaryOp::Iff
            | BinaryOp::NotIff => match operands {
                (Some(Primitive::Boolean), Some(Primitive::Boolean)) => Some(Type::BOOLEAN),
                _ => None,
            },
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => match operands {
                (Some(Primitive::Boolean), Some(Primitive::Boolean)) => Some(Type::BOOLEAN),
                (Some(a), Some(b)) if a.is_integral() && b.is_integral() => Some(Type::Primitive(promoted_both(a, b))),
                _ => None,
            },
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned => match operands {
                (Some(a), Some(b)) if a.is_integral() && b.is_integral() => Some(Type::Primitive(promoted(a))),
                _ => None,
            },
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => match operands {
                (Some(a), Some(b)) if a.is_numeric() && b.is_numeric() => Some(Type::BOOLEAN),
                _ => None,
            },
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem | BinaryOp::Add | BinaryOp::Sub => match operands {
                (Some(a), Some(b)) if a.is_numeric() && b.is_numeric() => Some(Type::Primitive(promoted_both(a, b))),
                _ => None,
            },
        }
    }

    /// Whether `==` can compare values of these types (JLS 15.21).
    fn is_comparable(&self, left: &Type, right: &Type) -> bool {
        if left.primitive().is_some() || right.primitive().is_some() {
            return match (self.classes.primitive_of(left), self.classes.primitive_of(right)) {
                (Some(a), Some(b)) => (a == Primitive::Boolean) == (b == Primitive::Boolean),
                _ => false,
            };
        }
        left.is_reference()
            && right.is_reference()
            && (*left == Type::Null || *right == Type::Null || self.classes.is_castable(left, right))
    }

    /// The pattern variables of `left op right`.
    fn joined_bindings(&mut self, e: &Expr, op: BinaryOp, left: Bindings, right: Bindings) -> Bindings {
        match op {
            BinaryOp::AndAlso => {
                self.check_distinct(e, &left.when_false, &right.when_false);
                Bindings { when_true: joined(left.when_true, right.when_true), when_false: Vec::new() }
            }
            BinaryOp::OrElse => {
                self.check_distinct(e, &left.when_true, &right.when_true);
                Bindings { when_true: Vec::new(), when_false: joined(left.when_false, right.when_false) }
            }
            _ => Bindings::default(),
        }
    }
}

fn joined<T>(mut left: Vec<T>, right: Vec<T>) -> Vec<T> {
    left.extend(right);
    left
}

/// Whether the result of an operator is always a truth value.
fn is_truth(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Lt | Le | Gt | Ge | Eq | Ne | AndAlso | OrElse | Implies | ImpliedBy | Iff | NotIff | Subtype)
}

/// Unary numeric promotion (JLS 5.6.1).
pub(crate) fn promoted(primitive: Primitive) -> Primitive {
    match primitive {
        Primitive::Byte | Primitive::Short | Primitive::Char => Primitive::Int,
        other => other,
    }
}

/// Binary numeric promotion (JLS 5.6.2).
pub(crate) fn promoted_both(left: Primitive, right: Primitive) -> Primitive {
    // The order of primitive types is that of their width.
    promoted(left).max(promoted(right))
}
