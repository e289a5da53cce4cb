//! Method references: a lambda's class whose method calls the method that is named.

use super::bodies::finish;
use super::body::{Body, expression_statement, non_null, return_statement};
use super::lambdas::Functional;
use super::world::{Made, unsupported};
use crate::program::{Expr, ExprKind, FieldId, Stmt, Type};
use base::Span;
use classes::Flags;
use syntax::ast::{self, ExprKind as Ast, ReferenceQualifier};
use typing::{CallInfo, CallMode, Symbol};

/// What stands before `::`.
enum Receiver<'a> {
    /// A type.
    Type,
    /// `super`, of a class whose object is meant.
    Super(classes::ClassId),
    /// An expression, which is worked out when the reference is.
    Bound(&'a ast::Expr),
}

impl Body<'_, '_> {
    /// `e::m`, `T::m`, `T::new`, `T[]::new`, `super::m`
    pub fn method_reference(&mut self, expr: &ast::Expr, reference: &ast::MethodReference) -> Made<Expr> {
        let key = (self.unit, expr.id);
        let Some(call) = self.attribution().calls.get(&expr.id).cloned() else {
            return unsupported("method references whose method is not certain", expr.span);
        };
        let receiver = self.receiver_of(reference)?;
        let bound = match &receiver {
            Receiver::Bound(receiver) if matches!(receiver.kind, Ast::This(_)) => Some(self.expression(receiver)?),
            Receiver::Bound(receiver) => Some(non_null(self.expression(receiver)?)),
            Receiver::Type | Receiver::Super(_) => None,
        };
        if let Some(made) = self.world.made_lambdas.get(&key).cloned() {
            return self.functional_object(&made, bound.into_iter().collect(), expr.span);
        }
        let functional = self.functional_class(expr)?;
        let field = bound
            .as_ref()
            .map(|bound| self.world.add_hidden_field(functional.class, "receiver", bound.ty.clone(), expr.span));
        let mut inner = self.functional_body(&functional);
        let statements = inner.reference_statements(&functional, &call, &receiver, field);
        let held = inner.capturing.take().map_or_else(Vec::new, |capturing| capturing.captured);
        let made = finish(statements.map(|statements| (inner, statements)));
        made.into_program(self.world, functional.method);
        let functional = self.world.without_needless_object(functional);
        let made = self.world.finish_functional(&functional, &held, field);
        self.world.made_lambdas.insert(key, made.clone());
        self.functional_object(&made, bound.into_iter().collect(), expr.span)
    }

    fn receiver_of<'e>(&self, reference: &'e ast::MethodReference) -> Made<Receiver<'e>> {
        let ReferenceQualifier::Expr(qualifier) = &reference.qualifier else { return Ok(Receiver::Type) };
        if matches!(self.attribution().symbols.get(&qualifier.id), Some(Symbol::Class(_))) {
            return Ok(Receiver::Type);
        }
        let Ast::Super(around) = &qualifier.kind else { return Ok(Receiver::Bound(qualifier)) };
        let Some(around) = around else { return Ok(Receiver::Super(self.java_class)) };
        let class = match self.attribution().symbols.get(&around.id) {
            Some(Symbol::Class(ty)) => ty.class_id(),
            _ => None,
        };
        match class {
            // `I.super::m` is about the current object, whose class has the interface.
            Some(class) if self.world.classes.class(class).is_interface() => Ok(Receiver::Super(self.java_class)),
            Some(class) => Ok(Receiver::Super(class)),
            None => unsupported("method references whose type is not certain", qualifier.span),
        }
    }

    fn reference_statements(
        &mut self,
        functional: &Functional,
        call: &CallInfo,
        receiver: &Receiver<'_>,
        field: Option<FieldId>,
    ) -> Made<Vec<Stmt>> {
        let span = functional.span;
        let parameters = self.world.program.methods[functional.method].parameters.clone();
        let types = functional.descriptor.parameters.iter().cloned();
        let mut given: Vec<(Expr, classes::Type)> =
            parameters.iter().map(|parameter| self.local(*parameter, span)).zip(types).collect();
        let value = match call.mode {
            CallMode::ArrayConstructor => {
                let length = match given.pop() {
                    Some((length, ty)) => self.convert(length, &ty, &classes::Type::INT, span)?,
                    None => return unsupported("method references whose type is not certain", span),
                };
                let ty = self.world.erase(&call.signature.result);
                Expr { kind: ExprKind::NewArray(vec![length]), ty, span }
            }
            CallMode::Constructor => self.referred_constructor(call, given, span)?,
            _ => self.referred_method(call, receiver, field, given, span)?,
        };
        let from = match call.mode {
            CallMode::Constructor => classes::Type::class(self.world.classes.method(call.method).owner),
            _ => call.signature.result.clone(),
        };
        let result = &functional.descriptor.result;
        if *result == classes::Type::Void {
            return Ok(vec![expression_statement(value)]);
        }
        let value = self.convert(value, &from, result, span)?;
        Ok(vec![return_statement(value)])
    }

    fn referred_constructor(&mut self, call: &CallInfo, given: Vec<(Expr, classes::Type)>, span: Span) -> Made<Expr> {
        let constructor = self.world.method(call.method, span)?;
        let source = self.world.source_of_java(self.world.classes.method(call.method).owner);
        let mut arguments = Vec::new();
        if let Some(source) = source {
            arguments.extend(self.implicit_outer(source, span)?);
        }
        arguments.extend(self.passed(call, given, span)?);
        if let Some(source) = source {
            arguments.extend(self.captured_arguments(source, span)?);
        }
        Ok(self.created(constructor, arguments, span))
    }

    fn referred_method(
        &mut self,
        call: &CallInfo,
        receiver: &Receiver<'_>,
        field: Option<FieldId>,
        mut given: Vec<(Expr, classes::Type)>,
        span: Span,
    ) -> Made<Expr> {
        let method = self.world.method(call.method, span)?;
        if self.world.classes.method(call.method).flags.has(Flags::STATIC) {
            let arguments = self.passed(call, given, span)?;
            return Ok(self.static_call(method, arguments, span));
        }
        match (receiver, field) {
            (Receiver::Super(class), _) => {
                let arguments = self.passed(call, given, span)?;
                self.super_call(*class, method, arguments, span)
            }
            (_, Some(field)) => {
                let object = self.field_of(self.own_this(span), field, span);
                let arguments = self.passed(call, given, span)?;
                Ok(self.virtual_call(object, method, arguments, span))
            }
            (_, None) => {
                if given.is_empty() {
                    return unsupported("method references whose type is not certain", span);
                }
                let (object, ty) = given.remove(0);
                let object = self.as_receiver(object, &ty, method, span)?;
                let arguments = self.passed(call, given, span)?;
                Ok(self.virtual_call(object, method, arguments, span))
            }
        }
    }

    /// A value as the receiver of a method.
    fn as_receiver(
        &mut self,
        object: Expr,
        ty: &classes::Type,
        method: crate::program::MethodId,
        span: Span,
    ) -> Made<Expr> {
        let object = self.convert(object, ty, ty, span)?;
        let owner = Type::Class(self.world.program.methods[method].owner);
        if object.ty == owner || matches!(object.ty, Type::Array(_)) || self.world.is_assignable(&object.ty, &owner) {
            return Ok(object);
        }
        Ok(super::body::cast(object, owner))
    }

    /// Converts values to the parameters of a method; those of a variable number are collected into an array.
    fn passed(&mut self, call: &CallInfo, given: Vec<(Expr, classes::Type)>, span: Span) -> Made<Vec<Expr>> {
        let formals = &call.signature.parameters;
        let fixed = if call.is_variable_arity { formals.len().saturating_sub(1) } else { formals.len() };
        let mut arguments = Vec::new();
        let mut collected = Vec::new();
        for (index, (value, ty)) in given.into_iter().enumerate() {
            if index < fixed {
                arguments.push(self.convert(value, &ty, &formals[index], span)?);
            } else if let Some(element) = formals.last().and_then(classes::Type::element) {
                collected.push(self.convert(value, &ty, element, span)?);
            }
        }
        if call.is_variable_arity {
            let declared = self.world.classes.method(call.method).parameters.last();
            let array = call.signature.parameters.last().or(declared);
            let ty = match array {
                Some(array) => self.world.erase(array),
                None => return unsupported("method references whose type is not certain", span),
            };
            arguments.push(Expr { kind: ExprKind::ArrayLiteral(collected), ty, span });
        }
        Ok(arguments)
    }
}
