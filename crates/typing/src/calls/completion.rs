//! After inference: the types of a call and of everything within it are recorded.

use super::argument::{Argument, Given, LambdaArgument, Pending, ReferenceArgument, skip_parentheses};
use super::reduction::Solver;
use super::references::is_variable;
use crate::attribution::{CallInfo, CallMode, Signature};
use crate::checker::{Checker, Target};
use classes::Type;
use syntax::ast::{Expr, ExprKind};

impl<'a> Checker<'a> {
    /// Records the type of an expression, also within its parentheses.
    pub(super) fn record(&mut self, e: &'a Expr, ty: &Type) {
        let mut current = e;
        self.out().set_type(current.id, ty.clone());
        while let ExprKind::Paren(inner) = &current.kind {
            current = inner;
            self.out().set_type(current.id, ty.clone());
        }
    }

    /// Records what was inferred for an argument.
    pub(super) fn complete_given(&mut self, solver: &Solver<'a>, given: &Given<'a>, formal: &Type) -> Type {
        let formal = solver.engine.instantiate(formal);
        let ty = match &given.argument {
            Argument::Value(ty) => {
                self.record_value(given, ty, &formal);
                return ty.clone();
            }
            Argument::Call(pending) => {
                let ty = self.complete_call(solver, pending);
                if ty == formal { ty } else { self.as_argument(&ty) }
            }
            Argument::Lambda(lambda) => self.complete_lambda(solver, lambda),
            Argument::Reference(reference) => self.complete_reference(solver, reference),
            Argument::Choice(parts) => {
                for part in parts.iter() {
                    self.complete_given(solver, part, &formal);
                }
                self.classes.capture(&formal)
            }
        };
        if let Some(e) = given.expr {
            self.record(e, &ty);
        }
        ty
    }

    /// A call as an argument has, if its type is a captured variable, the bound of that: so javac has it.
    fn record_value(&mut self, given: &Given<'a>, ty: &Type, formal: &Type) {
        let Some(e) = given.expr else { return };
        let is_call = matches!(&skip_parentheses(e).kind, ExprKind::Call(call) if call.type_arguments.is_empty());
        if is_call && ty != formal && matches!(ty, Type::Variable(_)) {
            let ty = self.as_argument(ty);
            self.record(e, &ty);
        }
    }

    /// Records a call with its arguments; gives its type.
    pub(super) fn complete_call(&mut self, solver: &Solver<'a>, pending: &Pending<'a>) -> Type {
        let Some(instance) = pending.instance.borrow().clone() else { return Type::Unknown };
        let parameters: Vec<Type> = instance.parameters.iter().map(|ty| solver.engine.instantiate(ty)).collect();
        let phase = pending.chosen.phase;
        for (index, given) in pending.arguments.iter().enumerate() {
            if let Some(formal) = phase.formal(&parameters, index) {
                self.complete_given(solver, given, &formal);
            }
        }
        self.check_passed(pending, &instance, &parameters);
        let erase = |ty: Type| if instance.is_unchecked { self.classes.erasure(&ty) } else { ty };
        let result = erase(solver.engine.instantiate(&instance.result));
        let throws = instance.throws.iter().map(|ty| erase(solver.engine.instantiate(ty))).collect();
        let is_constructor = pending.chosen.candidate.created.is_some();
        let returned = if is_constructor { Type::Void } else { result.clone() };
        let info = CallInfo {
            method: pending.chosen.candidate.method,
            signature: Signature { parameters, result: returned, throws },
            is_variable_arity: is_variable(phase),
            mode: pending.chosen.mode,
        };
        self.out().calls.insert(pending.expr.id, info);
        let ty = if is_constructor {
            self.complete_creation(pending, result)
        } else {
            self.complete_result(pending, result)
        };
        self.out().set_type(pending.expr.id, ty.clone());
        ty
    }

    /// The type of a call of a method: the captured result.
    fn complete_result(&mut self, pending: &Pending<'a>, result: Type) -> Type {
        let ExprKind::Call(call) = &pending.expr.kind else { return result };
        let site = match &call.receiver {
            Some(receiver) => self.files[self.current].ty(receiver.id).cloned(),
            None => self.current_class().map(|class| self.classes.declared_type(class)),
        };
        let method = pending.chosen.candidate.method;
        let special = site.and_then(|site| self.special_result(method, &site));
        self.classes.capture(&special.unwrap_or(result))
    }

    fn complete_lambda(&mut self, solver: &Solver<'a>, lambda: &LambdaArgument<'a>) -> Type {
        let target = lambda.target.borrow().clone().unwrap_or(Type::Unknown);
        let target = solver.engine.instantiate(&target);
        self.check_target(lambda.expr, &target);
        let result = self.descriptor_of(&target).map_or(Type::Unknown, |descriptor| descriptor.result);
        let body = lambda.body.borrow().clone();
        for given in body.iter().flat_map(|body| &body.results) {
            match (&given.argument, &result) {
                (Argument::Call(pending), Type::Void) => {
                    let ty = self.complete_call(solver, pending);
                    if let Some(e) = given.expr {
                        self.record(e, &ty);
                    }
                }
                _ => {
                    self.complete_result_of_lambda(solver, given, &result);
                }
            }
        }
        target
    }

    /// A result of a lambda: unlike an argument, a captured variable stays.
    fn complete_result_of_lambda(&mut self, solver: &Solver<'a>, given: &Given<'a>, formal: &Type) {
        match (&given.argument, given.expr) {
            (Argument::Value(_), _) => {}
            (Argument::Call(pending), Some(e)) => {
                let ty = self.complete_call(solver, pending);
                self.record(e, &ty);
            }
            (Argument::Choice(parts), Some(e)) => {
                for part in parts.iter() {
                    self.complete_result_of_lambda(solver, part, formal);
                }
                let formal = solver.engine.instantiate(formal);
                self.record(e, &formal);
            }
            _ => {
                self.complete_given(solver, given, formal);
            }
        }
    }

    fn complete_reference(&mut self, solver: &Solver<'a>, reference: &ReferenceArgument<'a>) -> Type {
        let Some(outcome) = reference.outcome.borrow().clone() else { return Type::Unknown };
        self.check_target(reference.expr, &outcome.target);
        if let Some(chosen) = &outcome.chosen {
            self.check_referred(reference, chosen);
        }
        let instance = &outcome.instance;
        let mode = outcome.chosen.as_ref().map_or(CallMode::ArrayConstructor, |chosen| chosen.mode);
        let object = self.classes.well_known("java.lang.Object");
        let constructor = object.and_then(|object| self.classes.constructors(object).first().copied());
        let method = outcome.chosen.as_ref().map(|chosen| chosen.candidate.method).or(constructor);
        let erase = |ty: Type| if instance.is_unchecked { self.classes.erasure(&ty) } else { ty };
        let is_constructor = mode == CallMode::Constructor;
        let result = if is_constructor { Type::Void } else { erase(solver.engine.instantiate(&instance.result)) };
        let signature = Signature {
            parameters: instance.parameters.iter().map(|ty| solver.engine.instantiate(ty)).collect(),
            result,
            throws: instance.throws.iter().map(|ty| erase(solver.engine.instantiate(ty))).collect(),
        };
        if let Some(method) = method {
            let is_variable_arity = outcome.chosen.as_ref().is_some_and(|chosen| is_variable(chosen.phase));
            let info = CallInfo { method, signature, is_variable_arity, mode };
            self.out().calls.insert(reference.expr.id, info);
        }
        solver.engine.instantiate(&outcome.target)
    }

    /// Types an argument that any object will do for; a poly conditional is then just an object.
    pub(super) fn complete_alone(&mut self, given: &Given<'a>) -> Type {
        let ty = match &given.argument {
            Argument::Value(ty) => {
                self.record_value(given, ty, &Type::Unknown);
                return given.expr.and_then(|e| self.files[self.current].ty(e.id)).unwrap_or(ty).clone();
            }
            Argument::Call(pending) => self.finish_call(pending, &Target::None),
            Argument::Choice(parts) => {
                for part in parts.iter() {
                    self.complete_alone(part);
                }
                self.classes.object()
            }
            Argument::Lambda(_) | Argument::Reference(_) => Type::Unknown,
        };
        if let Some(e) = given.expr {
            self.record(e, &ty);
        }
        ty
    }
}
