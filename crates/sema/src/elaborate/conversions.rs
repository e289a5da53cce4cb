//! Conversions (JLS 5): numeric ones, boxing and unboxing, and the casts that erasure makes necessary.
//!
//! A value is made *raw* first: its type is then the erased type of what was declared (of the field, of the method's
//! result). It is cast only if it goes where more is wanted, exactly where a compiler must put a cast.

use super::body::Body;
use super::world::{Made, erased_primitive, unsupported};
use crate::program::{Expr, ExprKind, LogicOp, MethodId, Type};
use base::Span;
use classes::Primitive;
use syntax::ast;

impl Body<'_, '_> {
    /// The type of an expression as typing found it.
    pub(super) fn type_of(&self, expr: &ast::Expr) -> Made<classes::Type> {
        match self.attribution().ty(expr.id) {
            Some(ty) if ty.is_known() => Ok(ty.clone()),
            _ => unsupported("expressions whose type is not certain", expr.span),
        }
    }

    /// A written type as typing found it.
    pub(super) fn written_type(&self, ty: &ast::TypeRef) -> Made<classes::Type> {
        match &ty.kind {
            ast::TypeRefKind::Void => Ok(classes::Type::Void),
            ast::TypeRefKind::Primitive(primitive) => Ok(classes::Type::Primitive(primitive_of(*primitive))),
            _ => match self.attribution().written.get(&ty.span) {
                Some(ty) if ty.is_known() => Ok(ty.clone()),
                _ => unsupported("types that are not certain", ty.span),
            },
        }
    }

    /// The value of an expression, of its own erased type.
    pub fn expression(&mut self, expr: &ast::Expr) -> Made<Expr> {
        let ty = self.type_of(expr)?;
        let value = self.raw(expr)?;
        if ty == classes::Type::Void {
            return Ok(value);
        }
        Ok(self.cast_to(value, &ty, &ty))
    }

    /// The value of an expression, converted for a variable or parameter of type `to`.
    pub fn converted(&mut self, expr: &ast::Expr, to: &classes::Type) -> Made<Expr> {
        let from = self.type_of(expr)?;
        let value = self.raw(expr)?;
        self.convert(value, &from, to, expr.span)
    }

    /// The value of a condition.
    pub(super) fn condition(&mut self, expr: &ast::Expr) -> Made<Expr> {
        self.converted(expr, &classes::Type::BOOLEAN)
    }

    /// Converts a value whose Java type is `from` to another type; its erased type may say less than `from`.
    pub fn convert(&mut self, value: Expr, from: &classes::Type, to: &classes::Type, span: Span) -> Made<Expr> {
        if !from.is_known() || !to.is_known() {
            return unsupported("expressions whose type is not certain", span);
        }
        if let ExprKind::Logic(LogicOp::SeqGet, _) = &value.kind {
            let ty = self.world.erase(to);
            return Ok(Expr { kind: ExprKind::Logic(LogicOp::OfElement, vec![value]), ty, span });
        }
        if matches!(from, classes::Type::Logic(..)) || matches!(to, classes::Type::Logic(..)) {
            let wanted = self.world.erase(to);
            return match (value.ty.is_integral(), wanted.is_integral()) {
                (true, true) if wanted == Type::BigInt => Ok(Expr { ty: wanted, ..value }),
                (true, true) => Ok(Expr { kind: ExprKind::Convert(Box::new(value)), ty: wanted, span }),
                _ if value.ty == wanted => Ok(value),
                _ => unsupported("conversions between types of specifications", span),
            };
        }
        match (from.primitive(), to.primitive()) {
            (Some(_), Some(to)) => Ok(numeric(value, erased_primitive(to))),
            (Some(from), None) => self.boxed(value, from, to, span),
            (None, Some(to)) => {
                // A cast of an `Object` to `int` is one to `Integer` first.
                let is_box = self.world.classes.unboxed(from);
                let value = match is_box {
                    Some(_) => value,
                    None => self.cast_written(value, to, span)?,
                };
                let value = self.unboxed(value, is_box.unwrap_or(to), span)?;
                Ok(numeric(value, erased_primitive(to)))
            }
            (None, None) if *to == classes::Type::Void => Ok(value),
            (None, None) => Ok(self.cast_to(value, from, to)),
        }
    }

    /// The box around a primitive value, where a `to` is wanted.
    fn boxed(&mut self, value: Expr, from: Primitive, to: &classes::Type, span: Span) -> Made<Expr> {
        // `Byte b = 1;` makes the constant smaller first.
        let primitive = self.world.classes.unboxed(to).unwrap_or(from);
        let value = numeric(value, erased_primitive(primitive));
        let class = primitive.box_name();
        let method = self.world.library_method(class, "valueOf", &[primitive.keyword()], span)?;
        let ty = Type::Class(self.world.library_class(class, span)?);
        Ok(Expr { kind: ExprKind::StaticCall(method, vec![value]), ty, span })
    }

    /// A written cast to the box of a primitive type.
    fn cast_written(&mut self, value: Expr, primitive: Primitive, span: Span) -> Made<Expr> {
        let ty = Type::Class(self.world.library_class(primitive.box_name(), span)?);
        Ok(Expr { span, ..self.cast(value, ty) })
    }

    /// The primitive value within a box.
    fn unboxed(&mut self, value: Expr, primitive: Primitive, span: Span) -> Made<Expr> {
        let ty = Type::Class(self.world.library_class(primitive.box_name(), span)?);
        let value = self.cast(value, ty);
        let kind = ExprKind::Unboxed(Box::new(value), self.number_in_box(primitive, span)?);
        Ok(Expr { kind, ty: erased_primitive(primitive), span })
    }

    /// The method that gives the number in a box: `intValue` of `Integer`.
    pub(super) fn number_in_box(&mut self, primitive: Primitive, span: Span) -> Made<MethodId> {
        let name = format!("{}Value", primitive.keyword());
        self.world.library_method(primitive.box_name(), &name, &[], span)
    }

    /// A reference of Java type `from` where a `to` is wanted.
    pub(super) fn cast_to(&mut self, value: Expr, from: &classes::Type, to: &classes::Type) -> Expr {
        let wanted = self.world.erase(to);
        // The class table may know more supertypes than the models have.
        let classes = self.world.classes;
        if value.ty == self.world.erase(from) && classes.is_subtype(&classes.erasure(from), &classes.erasure(to)) {
            return value;
        }
        self.cast(value, wanted)
    }

    /// A reference as one of another erased type, with a test where that is not certain.
    pub(super) fn cast(&mut self, value: Expr, to: Type) -> Expr {
        if !to.is_reference() || to == Type::Null || self.is_subtype(&value.ty, &to) {
            return value;
        }
        let span = value.span;
        Expr { kind: ExprKind::Cast(Box::new(value)), ty: to, span }
    }

    /// Whether every value of one erased type is one of another.
    pub(super) fn is_subtype(&mut self, sub: &Type, sup: &Type) -> bool {
        match (sub, sup) {
            (Type::Null, _) => sup.is_reference(),
            (Type::Class(sub), Type::Class(sup)) => {
                // Also interfaces are `Object`s.
                self.world.program.classes[*sup].superclass.is_none() && !self.world.program.classes[*sup].is_interface
                    || self.world.program.is_subclass(*sub, *sup)
            }
            (Type::Array(sub), Type::Array(sup)) if sub.is_reference() && sup.is_reference() => {
                self.is_subtype(sub, sup)
            }
            (Type::Array(_), Type::Class(class)) => {
                let name = self.world.program.classes[*class].name;
                matches!(&*name, "java.lang.Object" | "java.lang.Cloneable" | "java.io.Serializable")
            }
            _ => sub == sup,
        }
    }
}

/// A primitive type that is written.
pub(super) fn primitive_of(primitive: ast::Primitive) -> Primitive {
    match primitive {
        ast::Primitive::Boolean => Primitive::Boolean,
        ast::Primitive::Byte => Primitive::Byte,
        ast::Primitive::Short => Primitive::Short,
        ast::Primitive::Char => Primitive::Char,
        ast::Primitive::Int => Primitive::Int,
        ast::Primitive::Long => Primitive::Long,
        ast::Primitive::Float => Primitive::Float,
        ast::Primitive::Double => Primitive::Double,
    }
}

/// A primitive value converted to another primitive type; constants at once.
pub(super) fn numeric(value: Expr, to: Type) -> Expr {
    if value.ty == to || to == Type::Boolean {
        return value;
    }
    let span = value.span;
    let folded = match &value.kind {
        ExprKind::Int(number) => constant_of_integer(*number, &to),
        ExprKind::Float(number) => constant_of_float(f64::from(*number), *number, &to),
        ExprKind::Double(number) => constant_of_float(*number, *number as f32, &to),
        _ => None,
    };
    let kind = folded.unwrap_or_else(|| ExprKind::Convert(Box::new(value)));
    Expr { kind, ty: to, span }
}

/// An integer as a value of another type (JLS 5.1.2, 5.1.3).
fn constant_of_integer(number: i64, to: &Type) -> Option<ExprKind> {
    Some(match to {
        Type::Byte => ExprKind::Int(i64::from(number as i8)),
        Type::Short => ExprKind::Int(i64::from(number as i16)),
        Type::Char => ExprKind::Int(i64::from(number as u16)),
        Type::Int => ExprKind::Int(i64::from(number as i32)),
        Type::Long => ExprKind::Int(number),
        Type::Float => ExprKind::Float(number as f32),
        Type::Double => ExprKind::Double(number as f64),
        _ => return None,
    })
}

/// A floating-point number, exact and as a `float`, as a value of another type (JLS 5.1.3: too large ones become the
/// largest, which is what Rust's conversion does as well; smaller types than `int` go through it).
fn constant_of_float(exact: f64, short: f32, to: &Type) -> Option<ExprKind> {
    match to {
        Type::Float => Some(ExprKind::Float(short)),
        Type::Double => Some(ExprKind::Double(exact)),
        Type::Long => Some(ExprKind::Int(exact as i64)),
        _ => constant_of_integer(i64::from(exact as i32), to),
    }
}
