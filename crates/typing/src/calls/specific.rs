//! The most specific of several applicable methods (JLS 15.12.2.5).

use super::argument::{Argument, Chosen, Given};
use super::candidates::Candidate;
use super::overloads::{Passed, Phase};
use super::reduction::Solver;
use crate::attribution::CallMode;
use crate::checker::Checker;
use classes::{Flags, Type};

impl<'a> Checker<'a> {
    /// The most specific of at least two methods, or two of which neither is.
    pub(super) fn most_specific(
        &mut self,
        solver: &mut Solver<'a>,
        applicable: &[Candidate],
        passed: Passed<'_, 'a>,
        phase: Phase,
    ) -> Result<Candidate, (Candidate, Candidate)> {
        let mut best: Vec<&Candidate> = Vec::new();
        for (index, one) in applicable.iter().enumerate() {
            let mut others = applicable.iter().enumerate().filter(|(other, _)| *other != index);
            if others.all(|(_, other)| self.is_more_specific(solver, one, other, passed, phase)) {
                best.push(one);
            }
        }
        match best.as_slice() {
            [] => Err((applicable[0].clone(), applicable[1].clone())),
            [only] => Ok((*only).clone()),
            _ => self.preferred(&best).ok_or_else(|| (best[0].clone(), best[1].clone())),
        }
    }

    /// Among methods with the same signature: the one that is not abstract, else the one with the best result.
    fn preferred(&self, best: &[&Candidate]) -> Option<Candidate> {
        let signature = |candidate: &Candidate| self.classes.signature(&candidate.site, candidate.method);
        let is_same = best.iter().all(|other| {
            self.classes.is_override_equivalent(&signature(best[0]), &signature(other))
        });
        if !is_same {
            return None;
        }
        let is_abstract = |candidate: &&&Candidate| self.declared(candidate).flags.has(Flags::ABSTRACT);
        let concrete: Vec<&&Candidate> = best.iter().filter(|candidate| !is_abstract(candidate)).collect();
        match concrete.as_slice() {
            [only] => return Some((**only).clone()),
            [] => {}
            _ => return None,
        }
        let is_best = |one: &&&Candidate| {
            best.iter().all(|other| {
                one.method == other.method
                    || self.classes.is_return_substitutable(&signature(one), &signature(other))
            })
        };
        // javac takes the first that fits, beginning with the second that it found.
        let order = best.iter().skip(1).take(1).chain(best.iter().take(1)).chain(best.iter().skip(2));
        order.into_iter().find(is_best).map(|candidate| (*candidate).clone())
    }

    /// Whether every call that one method can handle, the other can too.
    fn is_more_specific(
        &mut self,
        solver: &mut Solver<'a>,
        one: &Candidate,
        other: &Candidate,
        passed: Passed<'_, 'a>,
        phase: Phase,
    ) -> bool {
        let given = self.classes.signature(&one.site, one.method).parameters;
        let given: Vec<Type> = match &one.member {
            Some(member) if one.created.is_some() => {
                self.classes.substitute_all(&self.declared(one).parameters, member)
            }
            _ => given,
        };
        let length = given.len().max(passed.arguments.len()).max(self.declared(other).parameters.len());
        let given: Vec<Type> = spread(&given, length, phase).iter().map(|ty| self.lower_of_captured(ty)).collect();
        let before = solver.engine.snapshot();
        let was_unchecked = solver.engine.take_unchecked();
        let chosen =
            Chosen { candidate: other.clone(), phase, type_arguments: Vec::new(), mode: CallMode::Virtual };
        let instance = self.instance(solver, &chosen);
        let wanted = spread(&instance.parameters, length, phase);
        let mut result = given.len() == wanted.len();
        for (index, (given, wanted)) in given.iter().zip(&wanted).enumerate() {
            result = result && self.is_parameter_below(solver, given, wanted, passed.arguments.get(index));
        }
        result = result && (instance.variables.is_empty() || solver.engine.resolve(&instance.variables).is_ok());
        result = result && !solver.engine.take_unchecked();
        solver.engine.rollback(before);
        solver.engine.set_unchecked(was_unchecked);
        result
    }

    fn lower_of_captured(&self, ty: &Type) -> Type {
        match ty {
            Type::Variable(variable) => self.classes.variable(*variable).lower.clone().unwrap_or_else(|| ty.clone()),
            _ => ty.clone(),
        }
    }

    fn is_parameter_below(
        &mut self,
        solver: &mut Solver<'a>,
        one: &Type,
        other: &Type,
        argument: Option<&Given<'a>>,
    ) -> bool {
        if let Some(argument) = argument
            && is_typed_function(&argument.argument)
            && self.are_unrelated_functional(one, other)
        {
            return self.is_function_below(solver, one, other, argument);
        }
        solver.engine.subtype_without_capture(one, other)
    }

    fn are_unrelated_functional(&self, one: &Type, other: &Type) -> bool {
        let (Some(first), Some(second)) = (one.class_id(), other.class_id()) else { return false };
        self.classes.is_functional(first)
            && self.classes.is_functional(second)
            && !self.classes.is_subclass(first, second)
            && !self.classes.is_subclass(second, first)
    }

    /// Whether a functional interface is more specific than an unrelated one for a lambda or method reference.
    fn is_function_below(&mut self, solver: &mut Solver<'a>, one: &Type, other: &Type, given: &Given<'a>) -> bool {
        let captured = self.descriptor_of(&self.classes.capture(one));
        let (Some(captured), Some(plain), Some(wanted)) = (captured, self.descriptor_of(one), self.descriptor_of(other))
        else {
            return false;
        };
        if !captured.type_parameters.is_empty() || !wanted.type_parameters.is_empty() {
            return false;
        }
        if captured.parameters.len() != wanted.parameters.len() {
            return false;
        }
        for (index, wanted) in wanted.parameters.iter().enumerate() {
            if !solver.engine.subtype(wanted, &captured.parameters[index])
                || !solver.engine.same(&plain.parameters[index], wanted)
            {
                return false;
            }
        }
        self.is_result_below(solver, &captured.result, &wanted.result, given)
    }

    fn is_result_below(&mut self, solver: &mut Solver<'a>, one: &Type, other: &Type, given: &Given<'a>) -> bool {
        match (one, other) {
            (_, Type::Void) => return true,
            (Type::Void, _) => return false,
            _ => {}
        }
        let is_primitive = |ty: &Type| matches!(ty, Type::Primitive(_));
        let fits = |value: bool| value == is_primitive(one) && value != is_primitive(other);
        match &given.argument {
            Argument::Reference(reference) if is_primitive(one) != is_primitive(other) => {
                let result = reference.exact.as_ref().map(|exact| &self.declared(exact).result);
                fits(result.is_some_and(is_primitive))
            }
            Argument::Lambda(lambda) => {
                let body = lambda.body.borrow().clone();
                let results = body.as_ref().map_or(&[][..], |body| &body.results);
                if !results.is_empty() && self.are_unrelated_functional(one, other) {
                    return results
                        .iter()
                        .all(|given| is_typed_function(&given.argument) && self.is_function_below(solver, one, other, given));
                }
                if !results.is_empty() && is_primitive(one) != is_primitive(other) {
                    return results.iter().all(|given| fits(matches!(&given.argument, Argument::Value(ty) if is_primitive(ty))));
                }
                solver.engine.subtype_without_capture(one, other)
            }
            _ => solver.engine.subtype_without_capture(one, other),
        }
    }
}

/// Whether it is a lambda whose parameters are declared, or an exact method reference.
fn is_typed_function(argument: &Argument<'_>) -> bool {
    match argument {
        Argument::Lambda(lambda) => lambda.declared.is_some(),
        Argument::Reference(reference) => reference.exact.is_some(),
        _ => false,
    }
}

/// The types of parameters for this many arguments.
fn spread(parameters: &[Type], length: usize, phase: Phase) -> Vec<Type> {
    if phase != Phase::Variable {
        return parameters.to_vec();
    }
    (0..length).filter_map(|index| phase.formal(parameters, index)).collect()
}
