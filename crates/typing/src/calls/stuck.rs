//! Lambdas and method references that wait for types (JLS 18.5.2.2): which variables they need, and in which order they
//! are typed.

use super::argument::{Argument, Given};
use super::overloads::Mismatch;
use super::reduction::{Deferred, Solver};
use crate::checker::Checker;
use classes::Type;

/// The variables that an argument waits for, and those that it says something about.
#[derive(Clone, Default, Debug)]
pub(super) struct Stuck {
    /// It waits for these.
    pub inputs: Vec<u32>,
    /// It bounds these.
    pub outputs: Vec<u32>,
}

impl<'a> Checker<'a> {
    /// What an argument waits for.
    pub(super) fn stuck(&self, solver: &Solver<'a>, given: &Given<'a>, formal: &Type) -> Stuck {
        let needs_parameters = match &given.argument {
            Argument::Lambda(lambda) => lambda.declared.is_none(),
            Argument::Reference(reference) => !reference.is_exact,
            Argument::Choice(parts) => {
                let mut all = Stuck::default();
                for part in parts.iter() {
                    let part = self.stuck(solver, part, formal);
                    all.inputs.extend(part.inputs);
                    all.outputs.extend(part.outputs);
                }
                return all;
            }
            _ => return Stuck::default(),
        };
        let formal = solver.engine.instantiate(formal);
        if let Type::Inference(variable) = formal {
            return Stuck { inputs: vec![variable], outputs: Vec::new() };
        }
        let Some(descriptor) = self.descriptor_of(&formal).filter(|_| needs_parameters) else {
            return Stuck::default();
        };
        let free =
            |types: &[Type]| -> Vec<u32> { types.iter().flat_map(|ty| solver.engine.free_variables(ty)).collect() };
        let inputs = free(&descriptor.parameters);
        let mut outputs = free(std::slice::from_ref(&descriptor.result));
        outputs.extend(free(&descriptor.throws));
        Stuck { inputs, outputs }
    }

    /// Whether an argument says something about whether a method is applicable (JLS 15.12.2.2).
    pub(super) fn is_pertinent(&self, solver: &Solver<'a>, given: &Given<'a>, formal: &Type) -> bool {
        match &given.argument {
            Argument::Value(_) | Argument::Call(_) => true,
            Argument::Choice(parts) => parts.iter().all(|part| self.is_pertinent(solver, part, formal)),
            Argument::Reference(reference) => reference.is_exact && !matches!(formal, Type::Inference(_)),
            Argument::Lambda(lambda) => {
                if lambda.declared.is_none() || matches!(formal, Type::Inference(_)) {
                    return false;
                }
                let Some(descriptor) = self.descriptor_of(formal) else { return true };
                let body = lambda.body.borrow().clone();
                let result = solver.engine.instantiate(&descriptor.result);
                body.is_none_or(|body| body.results.iter().all(|given| self.is_pertinent(solver, given, &result)))
            }
        }
    }

    /// Types what waits, from this position of the list on: first what waits no longer, then, if nothing does, a
    /// variable is resolved.
    pub(super) fn solve_deferred(&mut self, solver: &mut Solver<'a>, first: usize) -> Result<(), Mismatch> {
        while solver.deferred.len() > first {
            let waiting = solver.deferred.split_off(first);
            let mut kept = Vec::new();
            let before = waiting.len();
            for deferred in waiting {
                if self.stuck(solver, &deferred.given, &deferred.formal).inputs.is_empty() {
                    self.check_deferred(solver, &deferred)?;
                } else {
                    kept.push(deferred);
                }
            }
            let is_stuck = kept.len() == before;
            let added = solver.deferred.split_off(first);
            solver.deferred.extend(kept);
            solver.deferred.extend(added);
            if is_stuck {
                let next = self.next_deferred(solver, first);
                solver.engine.resolve_any(&next.inputs).map_err(|_| Mismatch::Bounds(None))?;
            }
        }
        Ok(())
    }

    fn check_deferred(&mut self, solver: &mut Solver<'a>, deferred: &Deferred<'a>) -> Result<(), Mismatch> {
        let formal = solver.engine.instantiate(&deferred.formal);
        match &deferred.given.argument {
            Argument::Lambda(lambda) => self.check_lambda(solver, lambda, &formal),
            Argument::Reference(reference) => self.check_reference(solver, reference, &formal),
            Argument::Choice(_) => self.reduce_argument(solver, &deferred.given, &formal, deferred.fit),
            _ => Ok(()),
        }
    }

    /// What is typed next: something that nothing else that waits can influence, beginning with the first.
    fn next_deferred(&self, solver: &Solver<'a>, first: usize) -> Stuck {
        let waiting: Vec<Stuck> = solver.deferred[first..]
            .iter()
            .map(|deferred| self.stuck(solver, &deferred.given, &deferred.formal))
            .collect();
        let influences = |one: usize, other: usize| {
            let reached = solver.engine.influences(&waiting[other].inputs);
            one != other && waiting[one].outputs.iter().any(|output| reached.contains(output))
        };
        let mut seen = vec![0];
        loop {
            let current = seen[seen.len() - 1];
            match (0..waiting.len()).find(|other| influences(*other, current)) {
                None => return waiting[current].clone(),
                // They wait for one another.
                Some(other) if seen.contains(&other) => return waiting[0].clone(),
                Some(other) => seen.push(other),
            }
        }
    }
}
