//! Which method a call means (JLS 15.12.2.1 to 15.12.2.5): three phases, the first that finds an applicable method
//! decides.

use super::argument::{Chosen, Given, Pending};
use super::candidates::{Candidate, Level};
use super::reduction::{Fit, Solver, Step};
use crate::attribution::CallMode;
use crate::checker::Checker;
use base::Span;
use classes::Substitution;
use classes::{Flags, Type};

/// A phase of overload resolution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// By subtyping.
    Strict,
    /// With boxing.
    Loose,
    /// With the last arguments collected into an array.
    Variable,
}

/// Why a method is not applicable.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mismatch {
    /// The number of arguments.
    Arity,
    /// The number or bounds of its type arguments.
    TypeArguments,
    /// An argument, or a result of a lambda in it.
    Argument {
        /// The argument.
        span: Option<Span>,
        /// Its type, if it has one.
        found: Option<Type>,
        /// The type that it must fit.
        expected: Type,
    },
    /// What the arguments say about a type argument contradicts itself; of the call at this place.
    Bounds(Option<Span>),
}

/// Why no method was chosen.
#[derive(Clone, Debug)]
pub(crate) enum NoChoice {
    /// There is none, or these are not applicable.
    Inapplicable(Vec<(Candidate, Mismatch)>),
    /// Several are equally good.
    Ambiguous(Candidate, Candidate),
    /// It is there, but cannot be accessed.
    Hidden(Candidate),
    /// It needs an object, and there is none.
    NoObject,
}

/// What a call passes.
#[derive(Clone, Copy)]
pub(super) struct Passed<'p, 'a> {
    /// The type arguments that are written.
    pub type_arguments: &'p [Type],
    /// The arguments.
    pub arguments: &'p [Given<'a>],
    /// Whether it is called by `super`, which gives access to protected members.
    pub is_super: bool,
}

/// Which kinds of methods are applicable in the phase that decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applicable {
    /// Whether some are static.
    pub has_static: bool,
    /// Whether some are not.
    pub has_instance: bool,
}

/// What a phase finds.
enum Found {
    Nothing,
    One(Candidate, Applicable),
    Ambiguous(Candidate, Candidate),
    Hidden(Candidate),
}

impl Phase {
    const ALL: [Phase; 3] = [Phase::Strict, Phase::Loose, Phase::Variable];

    /// How an argument must fit.
    pub fn fit(self) -> Fit {
        match self {
            Phase::Strict => Fit::Strict,
            Phase::Loose | Phase::Variable => Fit::Loose,
        }
    }

    /// The type that the argument at `index` must fit.
    pub fn formal(self, parameters: &[Type], index: usize) -> Option<Type> {
        match (self, parameters.split_last()) {
            (Phase::Variable, Some((last, first))) if index >= first.len() => last.element().cloned(),
            _ => parameters.get(index).cloned(),
        }
    }
}

impl Mismatch {
    /// An argument of type `found` does not fit.
    pub fn of(given: &Given<'_>, found: &Type, expected: &Type) -> Mismatch {
        let span = given.expr.map(|e| e.span);
        Mismatch::Argument { span, found: Some(found.clone()), expected: expected.clone() }
    }

    /// The result of a call does not fit.
    pub fn result(pending: &Pending<'_>, expected: &Type) -> Mismatch {
        Mismatch::Argument { span: Some(pending.span), found: None, expected: expected.clone() }
    }
}

impl<'a> Checker<'a> {
    /// Chooses the method of a call among candidates, level by level within each phase, as javac does.
    #[expect(clippy::result_large_err, reason = "a failure is rare, and is taken apart at once")]
    pub(super) fn choose(&mut self, levels: &[Level], passed: Passed<'_, 'a>) -> Result<Chosen, NoChoice> {
        let mut solver = Solver::new(self.classes, Step::Applicability);
        self.choose_in(&mut solver, levels, passed).map(|(chosen, _)| chosen)
    }

    /// The same, where arguments may mention the variables of an inference, which stays as it is.
    #[expect(clippy::result_large_err, reason = "a failure is rare, and is taken apart at once")]
    pub(super) fn choose_in(
        &mut self,
        solver: &mut Solver<'a>,
        levels: &[Level],
        passed: Passed<'_, 'a>,
    ) -> Result<(Chosen, Applicable), NoChoice> {
        let mut failures = Vec::new();
        let mut hidden = None;
        for phase in Phase::ALL {
            for level in levels {
                if level.candidates.is_empty() {
                    continue;
                }
                match self.best(solver, &level.candidates, passed, phase, &mut failures) {
                    // A method of an inner class hides those of outer ones by that name, even if it does not fit.
                    Found::Nothing => break,
                    Found::Hidden(candidate) => hidden = hidden.or(Some(candidate)),
                    Found::Ambiguous(one, other) => return Err(NoChoice::Ambiguous(one, other)),
                    Found::One(candidate, applicable) => {
                        let is_static = self.declared(&candidate).flags.has(Flags::STATIC);
                        if !level.has_object && !is_static && candidate.created.is_none() {
                            return Err(NoChoice::NoObject);
                        }
                        let type_arguments = passed.type_arguments.to_vec();
                        let mode = self.mode_of(&candidate, level, passed);
                        return Ok((Chosen { candidate, phase, type_arguments, mode }, applicable));
                    }
                }
            }
        }
        match hidden {
            Some(candidate) if failures.is_empty() => Err(NoChoice::Hidden(candidate)),
            _ => Err(NoChoice::Inapplicable(failures)),
        }
    }

    fn mode_of(&self, candidate: &Candidate, level: &Level, passed: Passed<'_, 'a>) -> CallMode {
        if candidate.created.is_some() {
            CallMode::Constructor
        } else if self.declared(candidate).flags.has(Flags::STATIC) {
            CallMode::Static
        } else if passed.is_super {
            CallMode::Super
        } else {
            level.class.map_or(CallMode::Virtual, CallMode::Implicit)
        }
    }

    /// The best of some candidates in one phase.
    fn best(
        &mut self,
        solver: &mut Solver<'a>,
        candidates: &[Candidate],
        passed: Passed<'_, 'a>,
        phase: Phase,
        failures: &mut Vec<(Candidate, Mismatch)>,
    ) -> Found {
        let mut applicable = Vec::new();
        let mut hidden = None;
        for candidate in candidates {
            let is_varargs = self.declared(candidate).flags.has(Flags::VARARGS);
            if phase == Phase::Variable && !is_varargs {
                continue;
            }
            match self.check_applicable(solver, candidate, passed, phase) {
                Ok(()) if self.is_candidate_accessible(candidate, passed) => applicable.push(candidate.clone()),
                Ok(()) => hidden = Some(candidate.clone()),
                Err(mismatch) => {
                    failures.retain(|(other, _)| other.method != candidate.method);
                    failures.push((candidate.clone(), mismatch));
                }
            }
        }
        let is_static = |candidate: &Candidate| self.declared(candidate).flags.has(Flags::STATIC);
        let kinds = Applicable {
            has_static: applicable.iter().any(is_static),
            has_instance: applicable.iter().any(|candidate| !is_static(candidate)),
        };
        match (applicable.len(), hidden) {
            (0, Some(candidate)) => Found::Hidden(candidate),
            (0, None) => Found::Nothing,
            (1, _) => Found::One(applicable.remove(0), kinds),
            _ => match self.most_specific(solver, &applicable, passed, phase) {
                Ok(candidate) => Found::One(candidate, kinds),
                Err((one, other)) => Found::Ambiguous(one, other),
            },
        }
    }

    fn is_candidate_accessible(&self, candidate: &Candidate, passed: Passed<'_, 'a>) -> bool {
        let mut site = candidate.site.clone();
        if let Some(created) = &candidate.created {
            site = created.clone();
        }
        self.is_method_accessible(&site, candidate.method, passed.is_super)
    }

    /// Whether a candidate is applicable in one phase (JLS 15.12.2.2 to 15.12.2.4).
    fn check_applicable(
        &mut self,
        solver: &mut Solver<'a>,
        candidate: &Candidate,
        passed: Passed<'_, 'a>,
        phase: Phase,
    ) -> Result<(), Mismatch> {
        let declared = self.declared(candidate).parameters.len();
        let given = passed.arguments.len();
        let has_arity = if phase == Phase::Variable { given + 1 >= declared } else { given == declared };
        if !has_arity {
            return Err(Mismatch::Arity);
        }
        self.check_type_arguments(candidate, passed.type_arguments)?;
        let chosen = Chosen {
            candidate: candidate.clone(),
            phase,
            type_arguments: passed.type_arguments.to_vec(),
            mode: CallMode::Virtual,
        };
        let before = solver.engine.snapshot();
        let first = solver.engine.variable_count();
        let (step, is_joint) = (solver.step, solver.is_joint);
        solver.step = Step::Applicability;
        let instance = self.instance(solver, &chosen);
        solver.is_joint = !instance.variables.is_empty();
        let mut result = self.reduce_arguments(solver, passed.arguments, &instance.parameters, phase);
        if result.is_ok() && solver.resolve_from(first).is_err() {
            result = Err(Mismatch::Bounds(None));
        }
        solver.engine.rollback(before);
        (solver.step, solver.is_joint) = (step, is_joint);
        result
    }

    /// Whether the type arguments that are written fit the type parameters of a candidate.
    fn check_type_arguments(&self, candidate: &Candidate, arguments: &[Type]) -> Result<(), Mismatch> {
        let parameters = self.parameters_to_infer(candidate);
        // Arguments for a method that is not generic are allowed and mean nothing.
        if arguments.is_empty() || parameters.is_empty() {
            return Ok(());
        }
        if arguments.len() != parameters.len() {
            return Err(Mismatch::TypeArguments);
        }
        let mut substitution = candidate.member.clone().unwrap_or_default();
        substitution.extend(Substitution::from_pairs(&parameters, arguments));
        for (parameter, argument) in parameters.iter().zip(arguments) {
            for bound in self.classes.bounds(*parameter) {
                let bound = self.classes.substitute(bound, &substitution);
                if argument.is_known() && self.classes.is_unchecked_subtype(argument, &bound).is_none() {
                    return Err(Mismatch::TypeArguments);
                }
            }
        }
        Ok(())
    }
}
