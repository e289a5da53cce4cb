//! Assignments, simple and compound, and `++` and `--` (JLS 15.14, 15.15, 15.26).

use super::body::Body;
use super::expressions::{assignment, integer, sequence};
use super::operators::operand_types;
use super::world::{Made, erased_primitive, unsupported};
use crate::program::{Expr, ExprKind, LocalId, Stmt, Type};
use base::Span;
use classes::Primitive;
use syntax::ast::{self, BinaryOp};

impl Body<'_, '_> {
    /// `target = value`, `target op= value`
    pub(super) fn assign(
        &mut self,
        expr: &ast::Expr,
        op: Option<BinaryOp>,
        target: &ast::Expr,
        value: &ast::Expr,
    ) -> Made<Expr> {
        let span = expr.span;
        let java_type = self.type_of(target)?;
        let (before, place) = self.place(target)?;
        let assigned = match op {
            None => {
                let value = self.converted(value, &java_type)?;
                let value = self.cast(value, place.ty.clone());
                assignment(place, value, span)
            }
            Some(op) => self.compound(op, place, &java_type, value, span)?,
        };
        Ok(sequence(before, assigned))
    }

    /// A place that is assigned to, with what has to be done before.
    fn place(&mut self, target: &ast::Expr) -> Made<(Vec<Stmt>, Expr)> {
        match &target.kind {
            ast::ExprKind::Paren(inner) => self.place(inner),
            ast::ExprKind::Name(_) | ast::ExprKind::Field(..) => match self.variable(target)? {
                (_, Expr { kind: ExprKind::StaticCall(reader, _), span, .. }) => {
                    let reason = self.world.program.methods[reader].unsupported.first();
                    let what = reason.map_or("assignments to this", |reason| reason.what.as_str()).to_owned();
                    unsupported(what, span)
                }
                found => Ok(found),
            },
            _ => Ok((Vec::new(), self.raw(target)?)),
        }
    }

    /// `place op= value`
    fn compound(
        &mut self,
        op: BinaryOp,
        place: Expr,
        java_type: &classes::Type,
        value: &ast::Expr,
        span: Span,
    ) -> Made<Expr> {
        let value_type = self.type_of(value)?;
        let is_text = op == BinaryOp::Add && java_type.is_reference() && self.is_concatenation(java_type, &value_type);
        if is_text {
            return self.update(place, java_type, false, span, |body, old| {
                let old = body.string_of(old, java_type, span)?;
                let value_span = value.span;
                let value = body.raw(value)?;
                let mut parts = vec![old];
                match body.string_of(value, &value_type, value_span)? {
                    // `s += a + b` is one concatenation, as the parts of the value follow in any case.
                    Expr { kind: ExprKind::Concat(more), .. } => parts.extend(more),
                    part => parts.push(part),
                }
                Ok((body.concatenated(parts, span), body.world.classes.string()))
            });
        }
        if let (Type::Int | Type::Long, Some(left), Some(right)) =
            (&place.ty, java_type.primitive(), self.world.classes.primitive_of(&value_type))
        {
            let (operand, value_operand) = operand_types(op, left, right);
            if operand.is_integral() {
                let value = self.converted(value, &classes::Type::Primitive(value_operand))?;
                let (ty, compound) = (place.ty.clone(), Some((op, erased_primitive(operand))));
                let kind = ExprKind::Assign { compound, target: Box::new(place), value: Box::new(value) };
                return Ok(Expr { kind, ty, span });
            }
        }
        self.update(place, java_type, false, span, |body, old| {
            let left = body.world.classes.primitive_of(java_type);
            let right = body.world.classes.primitive_of(&value_type);
            let value = body.raw(value)?;
            let made = body.operation(op, (old, java_type.clone()), (value, value_type.clone()), span)?;
            let result = match (left, right) {
                (Some(left), Some(right)) => classes::Type::Primitive(operand_types(op, left, right).0),
                _ => java_type.clone(),
            };
            Ok((made, result))
        })
    }

    /// Whether `+` concatenates these.
    fn is_concatenation(&self, left: &classes::Type, right: &classes::Type) -> bool {
        self.is_string(left) || self.is_string(right)
    }

    /// `++target`, `target--`, …
    pub(super) fn step(&mut self, is_increment: bool, is_prefix: bool, target: &ast::Expr, span: Span) -> Made<Expr> {
        let java_type = self.type_of(target)?;
        let (before, place) = self.place(target)?;
        if matches!(place.ty, Type::Int | Type::Long) {
            let ty = place.ty.clone();
            let kind = ExprKind::Step { is_increment, is_prefix, target: Box::new(place) };
            return Ok(sequence(before, Expr { kind, ty, span }));
        }
        let op = if is_increment { BinaryOp::Add } else { BinaryOp::Sub };
        let primitive = self.world.classes.primitive_of(&java_type).unwrap_or(Primitive::Int);
        let result = classes::Type::Primitive(operand_types(op, primitive, Primitive::Int).0);
        let updated = self.update(place, &java_type, !is_prefix, span, |body, old| {
            let one = (integer(1, span), classes::Type::INT);
            let made = body.operation(op, (old, java_type.clone()), one, span)?;
            Ok((made, result))
        })?;
        Ok(sequence(before, updated))
    }

    /// A change of a place by its old value; `make` gives the new value with its type.
    fn update(
        &mut self,
        place: Expr,
        java_type: &classes::Type,
        is_postfix: bool,
        span: Span,
        make: impl FnOnce(&mut Self, Expr) -> Made<(Expr, classes::Type)>,
    ) -> Made<Expr> {
        let ty = place.ty.clone();
        let old: LocalId = self.fresh("old", ty.clone(), span);
        let old_value = self.local(old, place.span);
        let (value, found) = make(self, old_value)?;
        let value = match (found.primitive(), java_type.primitive()) {
            // The new value is cast to the type of the place, however much smaller that is: `char c; c += 1`.
            (Some(_), None) => {
                let unboxed = self.world.classes.unboxed(java_type).map(classes::Type::Primitive);
                let unboxed = unboxed.unwrap_or(found.clone());
                let value = self.convert(value, &found, &unboxed, span)?;
                self.convert(value, &unboxed, java_type, span)?
            }
            _ => self.convert(value, &found, java_type, span)?,
        };
        let value = self.cast(value, ty.clone());
        let kind = ExprKind::Update { target: Box::new(place), old, value: Box::new(value), is_postfix };
        Ok(Expr { kind, ty, span })
    }
}
