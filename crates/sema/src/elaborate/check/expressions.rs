//! What must hold of expressions.

use super::Checker;
use crate::program::{BinaryOp, Expr, ExprKind, FieldId, MethodId, MethodKind, Type};
use base::Span;

impl Checker<'_> {
    fn field(&mut self, field: FieldId, span: Span) {
        let owner = self.program.fields[field].owner;
        if !self.program.classes[owner].fields.contains(&field) {
            self.complain("a field that its class does not have", span);
        }
    }

    fn has_type(&mut self, expr: &Expr, ty: &Type) {
        if expr.ty != *ty {
            let (found, wanted) = (self.program.type_name(&expr.ty), self.program.type_name(ty));
            self.complain(format!("an expression of type `{wanted}` is said to have type `{found}`"), expr.span);
        }
    }

    pub(super) fn expression(&mut self, expr: &Expr) {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(_) => {
                if !expr.ty.is_integral() {
                    self.complain("a whole number of a type that has none", span);
                }
            }
            ExprKind::Float(_) => self.has_type(expr, &Type::Float),
            ExprKind::Double(_) => self.has_type(expr, &Type::Double),
            ExprKind::Bool(_) => self.has_type(expr, &Type::Boolean),
            ExprKind::String(_) | ExprKind::ClassLiteral(_) | ExprKind::Null => {
                if !expr.ty.is_reference() {
                    self.complain("an object of a primitive type", span);
                }
            }
            ExprKind::This => {
                if !matches!(self.method.kind, MethodKind::Instance | MethodKind::Constructor) {
                    self.complain("`this` in static code", span);
                }
                self.has_type(expr, &Type::Class(self.method.owner));
            }
            ExprKind::Local(local) => {
                if let Some(ty) = self.local(*local, span) {
                    self.has_type(expr, &ty);
                }
            }
            ExprKind::Field(object, field) => {
                self.expression(object);
                self.field(*field, span);
                let field = &self.program.fields[*field];
                if field.is_static {
                    self.complain("a static field of an object", span);
                }
                self.must_fit(object, &Type::Class(field.owner), "an object with a field");
                self.has_type(expr, &field.ty);
            }
            ExprKind::StaticField(field) => {
                self.field(*field, span);
                let field = &self.program.fields[*field];
                if !field.is_static {
                    self.complain("a field of no object", span);
                }
                self.has_type(expr, &field.ty);
            }
            ExprKind::Length(array) => {
                self.expression(array);
                if !matches!(array.ty, Type::Array(_)) {
                    self.complain("the length of something that is no array", span);
                }
                self.has_type(expr, &Type::Int);
            }
            ExprKind::Index(array, index) => {
                self.expression(array);
                self.expression(index);
                self.must_fit(index, &Type::Int, "an index");
                match &array.ty {
                    Type::Array(element) => self.has_type(expr, element),
                    _ => self.complain("an element of something that is no array", span),
                }
            }
            ExprKind::Unary(_, inner) => {
                self.expression(inner);
                self.has_type(expr, &inner.ty);
            }
            ExprKind::Binary(op, left, right) => {
                self.expression(left);
                self.expression(right);
                self.binary(expr, *op, left, right);
            }
            ExprKind::Assign { compound, target, value } => {
                self.place(target);
                self.expression(value);
                match compound {
                    None => self.must_fit(value, &target.ty, "a value"),
                    Some((op, ty)) if !is_shift(*op) => self.must_fit(value, ty, "an operand"),
                    Some(_) => {}
                }
                self.has_type(expr, &target.ty);
            }
            ExprKind::Update { target, old, value, .. } => {
                self.place(target);
                if let Some(ty) = self.local(*old, span)
                    && ty != target.ty
                {
                    self.complain("the variable for an old value has another type", span);
                }
                self.expression(value);
                self.must_fit(value, &target.ty, "a new value");
                self.has_type(expr, &target.ty);
            }
            ExprKind::Step { target, .. } => {
                self.place(target);
                if !matches!(target.ty, Type::Int | Type::Long) {
                    self.complain("a step on something that is no `int` or `long`", span);
                }
                self.has_type(expr, &target.ty);
            }
            ExprKind::Sequence(statements, value) => {
                self.statements(statements);
                self.expression(value);
                self.has_type(expr, &value.ty);
            }
            ExprKind::NonNull(inner) => {
                self.expression(inner);
                self.has_type(expr, &inner.ty);
            }
            ExprKind::Concat(parts) => {
                for part in parts {
                    self.expression(part);
                    self.must_fit(part, &expr.ty, "a part of a string");
                }
            }
            ExprKind::Conditional(condition, yes, no) => {
                self.condition(condition);
                for branch in [yes, no] {
                    self.expression(branch);
                    self.must_fit(branch, &expr.ty, "a branch");
                }
            }
            ExprKind::Convert(inner) => {
                self.expression(inner);
                if !inner.ty.is_numeric() || !expr.ty.is_numeric() {
                    self.complain("a numeric conversion of something that is no number", span);
                }
            }
            ExprKind::Cast(inner) => {
                self.expression(inner);
                if !inner.ty.is_reference() || !expr.ty.is_reference() {
                    self.complain("a cast of something that is no object", span);
                }
            }
            ExprKind::InstanceOf(inner, ty) => {
                self.expression(inner);
                if !inner.ty.is_reference() || !ty.is_reference() {
                    self.complain("a test of something that is no object", span);
                }
                self.has_type(expr, &Type::Boolean);
            }
            ExprKind::StaticCall(method, arguments) => {
                self.call(expr, *method, arguments);
                if self.program.methods[*method].kind != MethodKind::Static {
                    self.complain("a static call of a method that is not static", span);
                }
            }
            ExprKind::VirtualCall(receiver, method, arguments) => {
                self.expression(receiver);
                self.call(expr, *method, arguments);
                let called = &self.program.methods[*method];
                if called.kind != MethodKind::Instance {
                    self.complain("a call on an object of a method that has none", span);
                }
                self.must_fit(receiver, &Type::Class(called.owner), "a receiver");
            }
            ExprKind::Unboxed(inner, method) => {
                self.expression(inner);
                self.call(expr, *method, &[]);
                self.must_fit(inner, &Type::Class(self.program.methods[*method].owner), "a box");
            }
            ExprKind::SameBox(left, right, _) => {
                self.expression(left);
                self.expression(right);
                if !left.ty.is_reference() || !right.ty.is_reference() {
                    self.complain("a comparison of boxes that are no objects", span);
                }
                self.has_type(expr, &Type::Boolean);
            }
            ExprKind::SuperCall(method, arguments) => self.call(expr, *method, arguments),
            ExprKind::ConstructorCall(constructor, arguments) => {
                self.call(expr, *constructor, arguments);
                let owner = self.program.methods[*constructor].owner;
                let own = self.method.owner;
                if owner != own && self.program.classes[own].superclass != Some(owner) {
                    self.complain("the call of a constructor of another class", span);
                }
            }
            ExprKind::New(constructor, arguments) => {
                arguments.iter().for_each(|argument| self.expression(argument));
                self.arguments(*constructor, arguments, span);
                let called = &self.program.methods[*constructor];
                if called.kind != MethodKind::Constructor || self.program.classes[called.owner].is_abstract {
                    self.complain("the creation of an object that there cannot be", span);
                }
                self.has_type(expr, &Type::Class(called.owner));
            }
            ExprKind::Content(_, arguments) => arguments.iter().for_each(|argument| self.expression(argument)),
            ExprKind::NewArray(lengths) => {
                let mut ty = &expr.ty;
                for length in lengths {
                    self.expression(length);
                    self.must_fit(length, &Type::Int, "a length");
                    match ty {
                        Type::Array(element) => ty = element,
                        _ => self.complain("more lengths than dimensions", span),
                    }
                }
            }
            ExprKind::ArrayLiteral(elements) => {
                let Type::Array(element) = &expr.ty else {
                    return self.complain("elements of something that is no array", span);
                };
                for value in elements {
                    self.expression(value);
                    self.must_fit(value, element, "an element");
                }
            }
            ExprKind::Result
            | ExprKind::Old(_)
            | ExprKind::Before(_)
            | ExprKind::Quantified { .. }
            | ExprKind::Logic(..)
            | ExprKind::TypeLiteral(_)
            | ExprKind::Locations(_)
            | ExprKind::Comprehension { .. }
            | ExprKind::SequenceDefinition { .. } => {
                self.complain("a formula in a body", span);
            }
        }
    }

    fn place(&mut self, target: &Expr) {
        self.expression(target);
        let is_place = matches!(
            target.kind,
            ExprKind::Local(_) | ExprKind::Field(..) | ExprKind::StaticField(_) | ExprKind::Index(..)
        );
        if !is_place {
            self.complain("an assignment to something that is no place", target.span);
        }
    }

    fn binary(&mut self, expr: &Expr, op: BinaryOp, left: &Expr, right: &Expr) {
        let is_same = left.ty == right.ty;
        let fits = match op {
            BinaryOp::Eq | BinaryOp::Ne => is_same || (left.ty.is_reference() && right.ty.is_reference()),
            _ if is_shift(op) => matches!(right.ty, Type::Int | Type::Long),
            BinaryOp::AndAlso | BinaryOp::OrElse => is_same && left.ty == Type::Boolean,
            _ => is_same,
        };
        if !fits {
            let (left, right) = (self.program.type_name(&left.ty), self.program.type_name(&right.ty));
            self.complain(format!("operands of types `{left}` and `{right}`"), expr.span);
        }
        let result = match op {
            BinaryOp::Mul
            | BinaryOp::Div
            | BinaryOp::Rem
            | BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor => &left.ty,
            _ if is_shift(op) => &left.ty,
            _ => &Type::Boolean,
        };
        self.has_type(expr, result);
    }

    fn call(&mut self, expr: &Expr, method: MethodId, arguments: &[Expr]) {
        arguments.iter().for_each(|argument| self.expression(argument));
        self.arguments(method, arguments, expr.span);
        let result = self.program.methods[method].result.clone();
        self.has_type(expr, &result);
    }

    fn arguments(&mut self, method: MethodId, arguments: &[Expr], span: Span) {
        let called = &self.program.methods[method];
        if called.parameters.len() != arguments.len() {
            let message = format!("`{}` is given {} arguments", called.signature, arguments.len());
            return self.complain(message, span);
        }
        for (parameter, argument) in called.parameters.iter().zip(arguments) {
            self.must_fit(argument, &called.locals[*parameter].ty, "an argument");
        }
    }
}

fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned)
}
