//! String concatenation (JLS 15.18.1): a whole chain becomes one [`ExprKind::Concat`] of strings that are not null.

use super::body::Body;
use super::world::Made;
use crate::program::{Expr, ExprKind, Type};
use base::Span;
use syntax::ast::{self, BinaryOp};

impl Body<'_, '_> {
    /// `a + b + …`, whose type is `String`. The chain is gone along to where it begins to be a string.
    pub(super) fn concatenation(&mut self, expr: &ast::Expr) -> Made<Expr> {
        let mut operands = Vec::new();
        let mut leftmost = expr;
        while let ast::ExprKind::Binary(BinaryOp::Add, left, right) = &leftmost.kind {
            let is_string = self.is_string(&self.type_of(leftmost)?);
            if !is_string || self.constant(leftmost)?.is_some() {
                break;
            }
            operands.push(&**right);
            leftmost = left;
        }
        operands.push(leftmost);
        let mut parts = Vec::new();
        for operand in operands.into_iter().rev() {
            let ty = self.type_of(operand)?;
            let value = self.raw(operand)?;
            parts.push(self.string_of(value, &ty, operand.span)?);
        }
        Ok(self.concatenated(parts, expr.span))
    }

    /// Strings one behind the other.
    pub(super) fn concatenated(&mut self, parts: Vec<Expr>, span: Span) -> Expr {
        Expr { kind: ExprKind::Concat(parts), ty: self.world.string(), span }
    }

    /// A value as a string, by string conversion (JLS 5.1.11). It may be null still: concatenation takes that for its name.
    pub(super) fn string_of(&mut self, value: Expr, ty: &classes::Type, span: Span) -> Made<Expr> {
        let constant = match &value.kind {
            ExprKind::String(_) | ExprKind::Concat(_) => return Ok(value),
            ExprKind::Null => Some("null".to_owned()),
            ExprKind::Bool(truth) => Some(truth.to_string()),
            ExprKind::Int(unit) if value.ty == Type::Char => {
                let unit = u16::try_from(*unit).unwrap_or_default();
                return Ok(self.text(&[unit], span));
            }
            ExprKind::Int(number) => Some(number.to_string()),
            _ => None,
        };
        if let Some(text) = constant {
            let text: Vec<u16> = text.encode_utf16().collect();
            return Ok(self.text(&text, span));
        }
        let (value, parameter) = match value.ty {
            Type::Byte | Type::Short | Type::Int => (super::conversions::numeric(value, Type::Int), "int"),
            Type::Boolean => (value, "boolean"),
            Type::Char => (value, "char"),
            Type::Long => (value, "long"),
            Type::Float => (value, "float"),
            Type::Double => (value, "double"),
            // Also `char[]`: only the call that somebody writes makes a text of it. A string that comes from a type
            // parameter is tested for being one.
            _ if self.is_string(ty) => return Ok(self.cast_to(value, ty, ty)),
            _ => (value, "java.lang.Object"),
        };
        self.string_value(value, parameter, span)
    }

    /// `String.valueOf(value)` of the method with this parameter.
    fn string_value(&mut self, value: Expr, parameter: &str, span: Span) -> Made<Expr> {
        let method = self.world.library_method("java.lang.String", "valueOf", &[parameter], span)?;
        let ty = self.world.string();
        Ok(Expr { kind: ExprKind::StaticCall(method, vec![value]), ty, span })
    }
}
