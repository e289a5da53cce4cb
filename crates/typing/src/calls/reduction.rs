//! Constraints of arguments against parameters (JLS 18.2.1): what an argument says about the inference variables.

use super::argument::{Argument, Given, Instance, Pending};
use super::overloads::{Mismatch, Phase};
use crate::checker::Checker;
use classes::inference::{Bound, Failure, Inference};
use classes::Context;
use classes::{Classes, Type};
use std::rc::Rc;

/// An inference with what waits for its results.
pub(crate) struct Solver<'a> {
    /// The variables and their bounds.
    pub engine: Inference<'a>,
    /// What it is for.
    pub step: Step,
    /// Whether the call at the root is generic: the calls in its arguments are then inferred together with it.
    pub is_joint: bool,
    /// Lambdas and method references that wait for the types of their parameters.
    pub deferred: Vec<Deferred<'a>>,
}

/// What an inference is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Whether a method is applicable (JLS 18.5.1).
    Applicability,
    /// The type of the chosen method (JLS 18.5.2).
    Invocation,
}

/// How a value must fit a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// Without boxing.
    Strict,
    /// With boxing.
    Loose,
    /// As the result of a lambda: with boxing, and constants can be narrowed.
    Assignment,
}

/// A lambda or method reference that waits.
#[derive(Clone)]
pub(crate) struct Deferred<'a> {
    /// The argument.
    pub given: Given<'a>,
    /// The type of its parameter.
    pub formal: Type,
}

impl<'a> Solver<'a> {
    /// Without variables.
    pub fn new(classes: &'a Classes, step: Step) -> Solver<'a> {
        Solver { engine: Inference::new(classes), step, is_joint: false, deferred: Vec::new() }
    }

    /// Resolves the variables from this one on.
    pub fn resolve_from(&mut self, first: u32) -> Result<(), Failure> {
        let variables: Vec<u32> = (first..self.engine.variable_count()).collect();
        if variables.is_empty() { Ok(()) } else { self.engine.resolve(&variables) }
    }
}

impl Fit {
    /// As the relations of types call it.
    pub fn context(self) -> Context {
        match self {
            Fit::Strict => Context::Strict,
            Fit::Loose | Fit::Assignment => Context::Loose,
        }
    }
}

impl<'a> Checker<'a> {
    /// The constraints of all arguments.
    pub(super) fn reduce_arguments(
        &mut self,
        solver: &mut Solver<'a>,
        arguments: &[Given<'a>],
        parameters: &[Type],
        phase: Phase,
    ) -> Result<(), Mismatch> {
        for (index, given) in arguments.iter().enumerate() {
            let formal = phase.formal(parameters, index).ok_or(Mismatch::Arity)?;
            self.reduce_argument(solver, given, &formal, phase.fit())?;
        }
        Ok(())
    }

    /// The constraint that an argument fits a type.
    pub(super) fn reduce_argument(
        &mut self,
        solver: &mut Solver<'a>,
        given: &Given<'a>,
        formal: &Type,
        fit: Fit,
    ) -> Result<(), Mismatch> {
        match &given.argument {
            Argument::Value(ty) => {
                if self.reduce_value(solver, given, ty, formal, fit) {
                    Ok(())
                } else {
                    Err(Mismatch::of(given, ty, &solver.engine.instantiate(formal)))
                }
            }
            Argument::Call(pending) => self.reduce_pending(solver, pending, Some(formal), fit),
            Argument::Lambda(lambda) => self.reduce_lambda(solver, given, lambda, formal),
            Argument::Reference(reference) => self.reduce_reference(solver, given, reference, formal),
            Argument::Choice(parts) => {
                for part in parts.iter() {
                    self.reduce_argument(solver, part, formal, fit)?;
                }
                Ok(())
            }
        }
    }

    fn reduce_value(&mut self, solver: &mut Solver<'a>, given: &Given<'a>, ty: &Type, formal: &Type, fit: Fit) -> bool {
        if *ty == Type::Void {
            return false;
        }
        let formal = solver.engine.instantiate(formal);
        if fit == Fit::Assignment
            && let Some(e) = given.expr
            && ty.primitive().is_some()
            && !solver.engine.mentions_unresolved(&formal)
        {
            return self.is_assignable(e, ty, &formal);
        }
        let found = if fit == Fit::Assignment || *ty == formal { ty.clone() } else { self.as_argument(ty) };
        solver.engine.compatible(&found, &formal, fit.context())
    }

    /// The type of a value as an argument: javac passes the bound of a captured variable, captured in turn.
    pub(super) fn as_argument(&self, ty: &Type) -> Type {
        let mut bound = ty.clone();
        while let Type::Variable(variable) = bound {
            if !self.classes.is_captured(variable) {
                break;
            }
            bound = self.classes.bound_of(variable);
        }
        self.classes.capture(&bound)
    }

    /// The constraints of a call in an argument, whose result goes to `target`.
    pub(super) fn reduce_pending(
        &mut self,
        solver: &mut Solver<'a>,
        pending: &Rc<Pending<'a>>,
        target: Option<&Type>,
        fit: Fit,
    ) -> Result<(), Mismatch> {
        let first = solver.engine.variable_count();
        let mut instance = self.instance(solver, &pending.chosen);
        let was_unchecked = solver.engine.take_unchecked();
        let first_deferred = solver.deferred.len();
        // What is within its arguments is inferred together with it, even if it is itself inferred alone.
        let is_joint = std::mem::replace(&mut solver.is_joint, true);
        let reduced = self.reduce_arguments(solver, &pending.arguments, &instance.parameters, pending.chosen.phase);
        solver.is_joint = is_joint;
        reduced?;
        instance.is_unchecked = solver.engine.take_unchecked();
        *pending.instance.borrow_mut() = Some(instance.clone());
        let mut is_alone = !solver.is_joint || instance.is_unchecked;
        if !instance.is_unchecked && let Some(target) = target {
            is_alone |= !solver.engine.mentions_unresolved(&instance.result);
            let relation = Relation { target, fit, is_nested: solver.is_joint };
            let fitted = self.reduce_result(solver, &instance, &relation);
            let fitted = fitted.map_err(|()| Mismatch::result(pending, target))?;
            is_alone |= fitted.is_alone;
            instance.result = fitted.result;
            *pending.instance.borrow_mut() = Some(instance.clone());
        }
        if is_alone {
            let is_joint = std::mem::replace(&mut solver.is_joint, true);
            let solved = self.solve_deferred(solver, first_deferred);
            solver.is_joint = is_joint;
            solved?;
            solver.resolve_from(first).map_err(|_| Mismatch::Bounds(Some(pending.span)))?;
            if solver.engine.take_unchecked()
                && let Some(instance) = &mut *pending.instance.borrow_mut()
            {
                instance.is_unchecked = true;
            }
        }
        if instance.is_unchecked && let Some(target) = target {
            let erased = self.classes.erasure(&solver.engine.instantiate(&instance.result));
            if !solver.engine.compatible(&erased, target, fit.context()) {
                return Err(Mismatch::result(pending, target));
            }
        }
        let is_unchecked = solver.engine.take_unchecked();
        solver.engine.set_unchecked(was_unchecked || is_unchecked);
        Ok(())
    }

    /// The constraint that the result of a call fits where it goes (JLS 18.5.2.1).
    pub(super) fn reduce_result(
        &mut self,
        solver: &mut Solver<'a>,
        instance: &Instance,
        relation: &Relation<'_>,
    ) -> Result<Fitted, ()> {
        let target = solver.engine.instantiate(relation.target);
        let mut from = solver.engine.instantiate(&instance.result);
        if target == Type::Unknown {
            return Ok(Fitted { result: from, is_alone: false });
        }
        if relation.is_nested && solver.engine.mentions_unresolved(&from) {
            from = solver.engine.capture(&from);
        }
        let context = relation.fit.context();
        if let Type::Inference(variable) = from
            && self.needs_resolution(solver, variable, &target)
        {
            solver.engine.resolve(&[variable]).map_err(|_| ())?;
            let found = self.classes.capture(&solver.engine.instantiate(&from));
            let fits = solver.engine.compatible(&found, &target, Context::Loose);
            return if fits { Ok(Fitted { result: from, is_alone: true }) } else { Err(()) };
        }
        let fits = solver.engine.compatible(&from, &target, context);
        if fits { Ok(Fitted { result: from, is_alone: false }) } else { Err(()) }
    }

    /// Whether a variable is resolved before its target is looked at (the three cases of JLS 18.5.2.1).
    fn needs_resolution(&self, solver: &Solver<'a>, variable: u32, target: &Type) -> bool {
        let bounds = |kinds: &[Bound]| -> Vec<Type> {
            kinds.iter().flat_map(|kind| solver.engine.bounds(variable, *kind).cloned().collect::<Vec<_>>()).collect()
        };
        if let Type::Primitive(_) = target {
            let all = bounds(&[Bound::Equal, Bound::Lower, Bound::Upper]);
            return all.iter().any(|bound| self.classes.unboxed(bound).is_some());
        }
        let near = bounds(&[Bound::Equal, Bound::Lower]);
        if !has_wildcards(target) {
            if near.iter().any(has_wildcards) {
                return true;
            }
            let lower = solver.engine.proper_bounds(variable, Bound::Lower);
            for (index, one) in lower.iter().enumerate() {
                if lower[index + 1..].iter().any(|other| solver.engine.differ_in_arguments(one, other)) {
                    return true;
                }
            }
        }
        let Type::Class(class) = target else { return false };
        !class.arguments.is_empty()
            && near.iter().any(|bound| {
                self.classes.as_super(bound, class.class).is_some_and(|found| self.classes.is_raw(&found))
            })
    }
}

/// The result of a call as it fits where it goes.
pub(super) struct Fitted {
    /// Its type, captured if it is an argument.
    pub result: Type,
    /// Whether the call had to be inferred alone for it.
    pub is_alone: bool,
}

/// Where the result of a call goes.
pub(super) struct Relation<'t> {
    /// The type.
    pub target: &'t Type,
    /// How it must fit.
    pub fit: Fit,
    /// Whether the call is an argument of a generic call.
    pub is_nested: bool,
}

/// Whether an argument of a type is a wildcard.
fn has_wildcards(ty: &Type) -> bool {
    matches!(ty, Type::Class(class) if class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))))
}
