//! The most specific of several applicable methods (JLS 15.12.2.5).

use super::argument::{Argument, Chosen, Given};
use super::candidates::{Candidate, mentions};
use super::overloads::{Passed, Phase};
use super::reduction::Solver;
use crate::attribution::CallMode;
use crate::checker::Checker;
use classes::{Descriptor, Flags, Signature, Substitution, Type};

impl<'a> Checker<'a> {
    /// The most specific of at least two methods, or two of which neither is.
    #[expect(clippy::result_large_err, reason = "a failure is rare, and is taken apart at once")]
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
        let signatures: Vec<Signature> =
            best.iter().map(|candidate| self.classes.signature(&candidate.site, candidate.method)).collect();
        if !signatures.iter().all(|other| self.classes.is_override_equivalent(&signatures[0], other)) {
            return None;
        }
        // To javac default methods are abstract ones.
        let is_abstract = |candidate: &Candidate| {
            let flags = self.declared(candidate).flags;
            flags.has(Flags::ABSTRACT) || flags.has(Flags::DEFAULT)
        };
        let concrete: Vec<&&Candidate> = best.iter().filter(|candidate| !is_abstract(candidate)).collect();
        match concrete.as_slice() {
            [only] => return Some((**only).clone()),
            [] => {}
            _ => return None,
        }
        let erased = |candidate: &Candidate| self.classes.erase_all(&self.declared(candidate).parameters);
        if best.iter().any(|other| erased(other) != erased(best[0])) {
            return None;
        }
        // javac takes the first that fits, beginning with the second that it found.
        let order: Vec<usize> = [1, 0].into_iter().chain(2..best.len()).collect();
        for is_result_better in [Checker::is_result_below_other, Checker::is_result_substitutable] {
            let is_best = |one: usize| {
                signatures.iter().enumerate().all(|(other, signature)| {
                    one == other
                        || (self.classes.is_signature_below(&signatures[one], signature)
                            && is_result_better(self, &signatures[one], signature))
                })
            };
            if let Some(one) = order.iter().copied().find(|one| is_best(*one)) {
                return Some(self.with_common_exceptions(best[one], &signatures[one], &signatures));
            }
        }
        None
    }

    fn is_result_below_other(&self, one: &Signature, other: &Signature) -> bool {
        let result = self.classes.substitute(&other.result, &renaming(other, one));
        let are_references = one.result.is_reference() && result.is_reference();
        self.classes.is_same(&one.result, &result) || (are_references && self.classes.is_subtype(&one.result, &result))
    }

    fn is_result_substitutable(&self, one: &Signature, other: &Signature) -> bool {
        self.classes.is_return_substitutable(one, other)
    }

    /// A method that stands for several abstract ones throws what all of them allow.
    fn with_common_exceptions(&self, best: &Candidate, own: &Signature, all: &[Signature]) -> Candidate {
        let mut common = own.throws.clone();
        for other in all.iter().filter(|other| *other != own) {
            let theirs = self.classes.substitute_all(&other.throws, &renaming(other, own));
            let is_below = |ty: &Type, all: &[Type]| all.iter().any(|above| self.classes.is_subtype(ty, above));
            let mut both: Vec<Type> = common.iter().filter(|ty| is_below(ty, &theirs)).cloned().collect();
            both.extend(theirs.iter().filter(|ty| is_below(ty, &common) && !common.contains(ty)).cloned());
            common = both;
        }
        let mut merged = best.clone();
        if common != own.throws {
            merged.throws = Some(common);
        }
        merged
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
        let chosen = Chosen { candidate: other.clone(), phase, type_arguments: Vec::new(), mode: CallMode::Virtual };
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
        let (Some(captured), Some(plain), Some(wanted)) =
            (captured, self.descriptor_of(one), self.descriptor_of(other))
        else {
            return false;
        };
        let own: Vec<Type> = captured.type_parameters.iter().map(|variable| Type::Variable(*variable)).collect();
        let renamed = Substitution::from_pairs(&wanted.type_parameters, &own);
        let bounds = self.bounds_of_function(&self.classes.capture(one), &captured);
        let wanted_bounds = self.bounds_of_function(other, &wanted);
        if bounds.len() != wanted_bounds.len() {
            return false;
        }
        for (bound, wanted) in bounds.iter().zip(&wanted_bounds) {
            let wanted = self.classes.substitute(wanted, &renamed);
            if self.is_mixed(solver, &captured, bound, &wanted) || !solver.engine.same(bound, &wanted) {
                return false;
            }
        }
        if captured.parameters.len() != wanted.parameters.len() {
            return false;
        }
        let plain_renamed = Substitution::from_pairs(&plain.type_parameters, &own);
        for (index, wanted) in wanted.parameters.iter().enumerate() {
            let wanted = self.classes.substitute(wanted, &renamed);
            let plain = self.classes.substitute(&plain.parameters[index], &plain_renamed);
            if self.is_mixed(solver, &captured, &captured.parameters[index], &wanted)
                || !solver.engine.subtype(&wanted, &captured.parameters[index])
                || !solver.engine.same(&plain, &wanted)
            {
                return false;
            }
        }
        let result = self.classes.substitute(&wanted.result, &renamed);
        !self.is_mixed(solver, &captured, &captured.result, &result)
            && self.is_result_below(solver, &captured.result, &result, given)
    }

    /// The bounds of the type parameters of a function type.
    fn bounds_of_function(&self, interface: &Type, function: &Descriptor) -> Vec<Type> {
        let ground = self.ground(interface).unwrap_or_else(|| interface.clone());
        self.classes.signature(&ground, function.method).bounds
    }

    /// Whether one type mentions type parameters of the function and the other inference variables: those could not
    /// be inferred to be these.
    fn is_mixed(&self, solver: &Solver<'a>, function: &Descriptor, one: &Type, other: &Type) -> bool {
        mentions(one, &function.type_parameters) && solver.engine.mentions_unresolved(other)
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
            Argument::Choice(parts) => parts.iter().all(|part| self.is_result_below(solver, one, other, part)),
            Argument::Reference(reference) if is_primitive(one) != is_primitive(other) => {
                let result = reference.exact.as_ref().map(|exact| &self.declared(exact).result);
                fits(result.is_some_and(is_primitive))
            }
            Argument::Lambda(lambda) => {
                let body = lambda.body.borrow().clone();
                let results = body.as_ref().map_or(&[][..], |body| &body.results);
                if !results.is_empty() && self.are_unrelated_functional(one, other) {
                    return results.iter().all(|given| {
                        is_typed_function(&given.argument) && self.is_function_below(solver, one, other, given)
                    });
                }
                if !results.is_empty() && is_primitive(one) != is_primitive(other) {
                    return results
                        .iter()
                        .all(|given| fits(matches!(&given.argument, Argument::Value(ty) if is_primitive(ty))));
                }
                solver.engine.subtype_without_capture(one, other)
            }
            _ => solver.engine.subtype_without_capture(one, other),
        }
    }
}

/// What replaces the type parameters of a signature by those of another.
fn renaming(from: &Signature, to: &Signature) -> Substitution {
    let variables: Vec<Type> = to.type_parameters.iter().map(|variable| Type::Variable(*variable)).collect();
    if from.type_parameters.len() == variables.len() {
        Substitution::from_pairs(&from.type_parameters, &variables)
    } else {
        Substitution::new()
    }
}

/// Whether it is a lambda whose parameters are declared, or an exact method reference.
fn is_typed_function(argument: &Argument<'_>) -> bool {
    match argument {
        Argument::Lambda(lambda) => lambda.declared.is_some(),
        Argument::Reference(reference) => reference.is_exact,
        Argument::Choice(parts) => parts.iter().all(|part| is_typed_function(&part.argument)),
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
