//! Constraints of arguments against parameters (JLS 18.2.1): what an argument says about the inference variables.

use super::argument::{Argument, Given, Instance, Pending};
use super::overloads::{Mismatch, Phase};
use crate::checker::Checker;
use classes::Context;
use classes::inference::{Bound, Failure, Inference};
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

/// A lambda, method reference, or a conditional or `switch` with one, that waits.
#[derive(Clone)]
pub(crate) struct Deferred<'a> {
    /// The argument.
    pub given: Given<'a>,
    /// The type of its parameter.
    pub formal: Type,
    /// How it must fit, if it is a conditional or `switch`.
    pub fit: Fit,
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
            Argument::Choice(parts) => self.reduce_choice(solver, given, parts, formal, fit),
        }
    }

    /// A conditional or `switch`: if one of its results waits, all do.
    fn reduce_choice(
        &mut self,
        solver: &mut Solver<'a>,
        given: &Given<'a>,
        parts: &[Given<'a>],
        formal: &Type,
        fit: Fit,
    ) -> Result<(), Mismatch> {
        let formal = solver.engine.instantiate(formal);
        if solver.step == Step::Invocation && !self.stuck(solver, given, &formal).inputs.is_empty() {
            solver.deferred.push(Deferred { given: given.clone(), formal, fit });
            return Ok(());
        }
        let is_checked = solver.step == Step::Invocation || self.is_pertinent(solver, given, &formal);
        for part in parts {
            let is_function =
                matches!(part.argument, Argument::Lambda(_) | Argument::Reference(_) | Argument::Choice(_));
            if is_checked || is_function {
                self.reduce_argument(solver, part, &formal, fit)?;
            }
        }
        Ok(())
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
        let found = if fit == Fit::Assignment || *ty == formal { ty.clone() } else { self.passed(given, ty) };
        solver.engine.compatible(&found, &formal, fit.context())
    }

    /// The type that a value is passed as.
    pub(super) fn passed(&self, given: &Given<'a>, ty: &Type) -> Type {
        given.passed.get_or_init(|| self.as_argument(ty)).clone()
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
        let first = Start { variable: solver.engine.variable_count(), deferred: solver.deferred.len() };
        let mut instance = self.instance(solver, &pending.chosen);
        let was_unchecked = solver.engine.take_unchecked();
        // What is within its arguments is inferred together with it, even if it is itself inferred alone.
        let is_joint = std::mem::replace(&mut solver.is_joint, true);
        let reduced = self.reduce_arguments(solver, &pending.arguments, &instance.parameters, pending.chosen.phase);
        solver.is_joint = is_joint;
        reduced?;
        instance.is_unchecked = solver.engine.take_unchecked();
        let mut is_alone = !is_joint || instance.is_unchecked || !solver.engine.mentions_unresolved(&instance.result);
        let mut captured = None;
        if !instance.is_unchecked
            && let Some(target) = target
        {
            let relation = Relation { target, fit, is_nested: is_joint };
            let fitted = self.reduce_result(solver, &instance, &relation);
            let fitted = fitted.map_err(|()| Mismatch::result(pending, target))?;
            is_alone |= fitted.is_alone;
            instance.result = fitted.result;
            captured = fitted.captured;
        }
        *pending.instance.borrow_mut() = Some(instance);
        if is_alone {
            let found = self.infer_alone(solver, pending, first)?;
            if let Some(target) = target {
                let found = captured.unwrap_or(found);
                let found = match fit {
                    _ if found == *target => found,
                    Fit::Assignment => self.classes.capture(&found),
                    Fit::Strict | Fit::Loose => self.as_argument(&found),
                };
                if !solver.engine.compatible(&found, target, fit.context()) {
                    return Err(Mismatch::result(pending, target));
                }
            }
        }
        // What is left of this belongs to the call around.
        let is_unchecked = solver.engine.take_unchecked();
        solver.engine.set_unchecked(was_unchecked || is_unchecked);
        Ok(())
    }

    /// Resolves the variables of a call in an argument before those of the call around it; gives its type.
    fn infer_alone(&mut self, solver: &mut Solver<'a>, pending: &Pending<'a>, first: Start) -> Result<Type, Mismatch> {
        let is_joint = std::mem::replace(&mut solver.is_joint, true);
        let solved = self.solve_deferred(solver, first.deferred);
        solver.is_joint = is_joint;
        solved?;
        solver.resolve_from(first.variable).map_err(|_| Mismatch::Bounds(Some(pending.span)))?;
        let is_unchecked = solver.engine.take_unchecked();
        let mut instance = pending.instance.borrow_mut();
        let Some(instance) = &mut *instance else { return Ok(Type::Unknown) };
        instance.is_unchecked |= is_unchecked;
        let found = solver.engine.instantiate(&instance.result);
        Ok(if instance.is_unchecked { self.classes.erasure(&found) } else { found })
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
            return Ok(Fitted { result: from, captured: None, is_alone: false });
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
            let fits = solver.engine.compatible_as_result(&found, &target, Context::Loose);
            let fitted = Fitted { result: from, captured: Some(found), is_alone: true };
            return if fits { Ok(fitted) } else { Err(()) };
        }
        let fits = if relation.is_nested {
            solver.engine.compatible(&from, &target, context)
        } else {
            solver.engine.compatible_as_result(&from, &target, context)
        };
        if fits { Ok(Fitted { result: from, captured: None, is_alone: false }) } else { Err(()) }
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
            && near
                .iter()
                .any(|bound| self.classes.as_super(bound, class.class).is_some_and(|found| self.classes.is_raw(&found)))
    }
}

/// What there was before a call in an argument was looked at.
#[derive(Clone, Copy)]
struct Start {
    variable: u32,
    deferred: usize,
}

/// The result of a call as it fits where it goes.
pub(super) struct Fitted {
    /// Its type, captured if it is an argument.
    pub result: Type,
    /// Its type, captured, if it was resolved for this.
    pub captured: Option<Type>,
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
