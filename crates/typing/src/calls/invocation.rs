//! The type of the chosen method (JLS 15.12.2.6, 18.5.2), and then of everything within the call.

use super::argument::{Argument, Given, Pending};
use super::overloads::Mismatch;
use super::reduction::{Fit, Relation, Solver, Step};
use crate::checker::{Checker, Target};
use classes::Type;
use std::rc::Rc;

impl<'a> Checker<'a> {
    /// Types a call whose method is chosen, with where its result goes; also its arguments.
    pub(super) fn finish_call(&mut self, pending: &Rc<Pending<'a>>, target: &Target) -> Type {
        let target = match target {
            Target::Assignment(ty) if ty.is_known() && *ty != Type::Void => Some(ty.clone()),
            _ => None,
        };
        let target = target.filter(|_| self.is_poly(&pending.chosen.candidate));
        let mut solver = Solver::new(self.classes, Step::Invocation);
        match self.infer(&mut solver, pending, target.as_ref()) {
            Ok(()) => self.complete_call(&solver, pending),
            Err(mismatch) => {
                self.report_mismatch(pending, &mismatch);
                for given in &pending.arguments {
                    self.recover(given);
                }
                Type::Unknown
            }
        }
    }

    fn infer(
        &mut self,
        solver: &mut Solver<'a>,
        pending: &Rc<Pending<'a>>,
        target: Option<&Type>,
    ) -> Result<(), Mismatch> {
        let mut instance = self.instance(solver, &pending.chosen);
        solver.is_joint = !instance.variables.is_empty();
        self.reduce_arguments(solver, &pending.arguments, &instance.parameters, pending.chosen.phase)?;
        instance.is_unchecked = solver.engine.take_unchecked();
        *pending.instance.borrow_mut() = Some(instance.clone());
        if let Some(target) = target
            && !instance.is_unchecked
        {
            let relation = Relation { target, fit: Fit::Assignment, is_nested: false };
            self.reduce_result(solver, &instance, &relation).map_err(|()| Mismatch::result(pending, target))?;
        }
        self.solve_deferred(solver, 0)?;
        solver.engine.resolve_all().map_err(|_| Mismatch::Bounds(Some(pending.span)))?;
        // The target may have led to an unchecked conversion too.
        if solver.engine.take_unchecked()
            && let Some(instance) = &mut *pending.instance.borrow_mut()
        {
            instance.is_unchecked = true;
        }
        Ok(())
    }

    /// Types a lambda or method reference that is no argument.
    pub(super) fn finish_alone(&mut self, given: &Given<'a>, target: &Type) -> Type {
        let mut solver = Solver::new(self.classes, Step::Invocation);
        let mut result = self.reduce_argument(&mut solver, given, target, Fit::Assignment);
        if result.is_ok() {
            result = self.solve_deferred(&mut solver, 0);
        }
        if result.is_ok() {
            result = solver.engine.resolve_all().map_err(|_| Mismatch::Bounds(given.expr.map(|e| e.span)));
        }
        match result {
            Ok(()) => self.complete_given(&solver, given, target),
            Err(mismatch) => {
                self.report_function_mismatch(given, target, &mismatch);
                self.recover(given);
                Type::Unknown
            }
        }
    }

    /// Types what it can within an argument of a call that has an error. What is wrong there may follow from the error
    /// and is not reported.
    pub(super) fn recover(&mut self, given: &Given<'a>) {
        self.speculate(|checker| checker.recover_silently(given));
    }

    fn recover_silently(&mut self, given: &Given<'a>) {
        match &given.argument {
            Argument::Value(_) | Argument::Reference(_) => {}
            Argument::Call(pending) => {
                self.finish_call(pending, &Target::None);
            }
            Argument::Choice(parts) => parts.iter().for_each(|part| self.recover_silently(part)),
            Argument::Lambda(lambda) => {
                if lambda.body.borrow().is_none() {
                    let parameters = vec![Type::Unknown; lambda.lambda.parameters.len()];
                    let body = self.lambda_body(lambda, &parameters, crate::scope::LambdaResult::Open);
                    *lambda.body.borrow_mut() = Some(Rc::new(body));
                }
                let body = lambda.body.borrow().clone();
                for result in body.iter().flat_map(|body| &body.results) {
                    self.recover_silently(result);
                }
            }
        }
    }
}
