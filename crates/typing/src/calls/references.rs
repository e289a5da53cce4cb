//! Method references (JLS 15.13).

use super::argument::{Argument, Chosen, Given, Instance, ReferenceArgument, ReferenceOutcome, SiteKind};
use super::candidates::{Candidate, Level};
use super::overloads::{Applicable, Mismatch, NoChoice, Passed, Phase};
use super::reduction::{Deferred, Fit, Relation, Solver, Step};
use crate::checker::{Checker, Target};
use crate::expressions::Qualifier;
use base::rules;
use classes::{ClassKind, Flags, Type};
use std::cell::RefCell;
use std::rc::Rc;
use syntax::ast::{Expr, MethodReference, ReferenceQualifier};

/// What a method reference means for the parameters of a function type.
struct Resolved {
    chosen: Chosen,
    /// Whether the first parameter is the receiver.
    is_unbound: bool,
}

impl<'a> Checker<'a> {
    /// A method reference that is assigned, returned or cast.
    pub(crate) fn method_reference(&mut self, e: &'a Expr, reference: &'a MethodReference, target: &Target) -> Type {
        let target = match target {
            Target::Assignment(ty) | Target::Cast(ty) => ty.clone(),
            Target::None | Target::Statement => {
                let message = "a method reference can only stand where a functional interface is expected";
                self.error(&rules::TYPE_ERROR, e.span, message);
                Type::Unknown
            }
        };
        let given = Given::new(Some(e), self.reference_argument(e, reference));
        if !target.is_known() {
            return Type::Unknown;
        }
        self.finish_alone(&given, &target)
    }

    /// A method reference as an argument.
    pub(super) fn reference_argument(&mut self, e: &'a Expr, reference: &'a MethodReference) -> Argument<'a> {
        let (site, kind) = match &reference.qualifier {
            ReferenceQualifier::Type(ty) => (self.resolve_type(ty), SiteKind::Type),
            ReferenceQualifier::Expr(e) => match self.qualifier(e) {
                Qualifier::Expr(ty) => (ty, SiteKind::Value),
                Qualifier::Class(ty) => (self.type_by_name(e).unwrap_or(ty), SiteKind::Type),
                Qualifier::Super { ty, .. } => (ty, SiteKind::Super),
            },
        };
        let type_arguments: Vec<Type> = reference.type_arguments.iter().map(|ty| self.resolve_type(ty)).collect();
        if !site.is_known() {
            return Argument::Value(Type::Unknown);
        }
        let mut argument = ReferenceArgument {
            expr: e,
            reference,
            site,
            kind,
            type_arguments,
            is_exact: false,
            exact: None,
            outcome: RefCell::new(None),
        };
        if !self.check_reference_exists(&argument) {
            return Argument::Value(Type::Unknown);
        }
        argument.exact = self.exact_method(&argument);
        let is_array = matches!(argument.site, Type::Array(_)) && is_new(&argument);
        argument.is_exact = is_array || argument.exact.is_some();
        Argument::Reference(Rc::new(argument))
    }

    /// Reports a reference to a method that no target could make sense of.
    fn check_reference_exists(&mut self, reference: &ReferenceArgument<'a>) -> bool {
        if is_new(reference) {
            let problem = self.why_not_created(&reference.site);
            if let Some(message) = &problem {
                self.error(&rules::TYPE_ERROR, reference.expr.span, message.clone());
            }
            return problem.is_none();
        }
        let is_there = !self.referred(reference).is_empty();
        if !is_there {
            let (name, site) = (reference.reference.name.name, self.classes.display(&reference.site));
            let message = format!("there is no method `{name}` in `{site}`");
            self.error(&rules::NAME_ERROR, reference.expr.span, message);
        }
        is_there
    }

    /// Why `T::new` cannot be, if it cannot.
    fn why_not_created(&self, site: &Type) -> Option<String> {
        let name = self.classes.display(site);
        match site {
            Type::Array(element) if self.classes.is_reifiable(element) => None,
            Type::Array(_) => Some(format!("there are no arrays of type `{name}`, for its arguments are erased")),
            Type::Class(class) => {
                let class = self.classes.class(class.class);
                if class.kind == ClassKind::Enum {
                    Some(format!("`{name}` is an enum, whose objects are its constants"))
                } else if class.is_interface() || class.flags.has(Flags::ABSTRACT) {
                    Some(format!("`{name}` is abstract, so that no objects of it can be created"))
                } else {
                    None
                }
            }
            _ => Some(format!("`{name}` is no class, so that no objects of it can be created")),
        }
    }

    /// The methods or constructors that a reference may mean.
    fn referred(&self, reference: &ReferenceArgument<'a>) -> Vec<Candidate> {
        let site = &reference.site;
        if !is_new(reference) {
            return self.methods_of(&self.reference_site(reference), reference.reference.name.name);
        }
        match site {
            Type::Class(class) if self.classes.is_raw(site) => {
                self.diamond_constructors(class.class, class.outer.as_ref())
            }
            _ => self.constructors_of(site),
        }
    }

    fn reference_site(&self, reference: &ReferenceArgument<'a>) -> Type {
        match &reference.site {
            Type::Variable(_) => self.classes.capture(&self.classes.skip_variables(&reference.site)),
            site => site.clone(),
        }
    }

    /// The method of an exact reference: the only one by its name, neither generic nor with variable arity.
    fn exact_method(&self, reference: &ReferenceArgument<'a>) -> Option<Candidate> {
        let is_raw_type = reference.kind == SiteKind::Type && self.classes.is_raw(&reference.site);
        if is_raw_type || matches!((&reference.site, is_new(reference)), (Type::Array(_), true)) {
            return None;
        }
        let is_super = reference.kind == SiteKind::Super;
        let is_accessible =
            |candidate: &Candidate| self.is_method_accessible(&candidate.site, candidate.method, is_super);
        let mut candidates: Vec<Candidate> = self.referred(reference).into_iter().filter(is_accessible).collect();
        if candidates.len() != 1 {
            return None;
        }
        let only = candidates.remove(0);
        let is_inexact = self.declared(&only).flags.has(Flags::VARARGS) || !self.parameters_to_infer(&only).is_empty();
        (!is_inexact).then_some(only)
    }

    /// The constraint that a method reference fits a type.
    pub(super) fn reduce_reference(
        &mut self,
        solver: &mut Solver<'a>,
        given: &Given<'a>,
        reference: &ReferenceArgument<'a>,
        formal: &Type,
    ) -> Result<(), Mismatch> {
        let formal = solver.engine.instantiate(formal);
        if formal == Type::Unknown {
            return Ok(());
        }
        if solver.step == Step::Applicability {
            if matches!(formal, Type::Inference(_)) {
                return Ok(());
            }
            if !self.is_pertinent(solver, given, &formal) {
                return self.check_reference_structure(reference, &formal);
            }
        } else if !self.stuck(solver, given, &formal).inputs.is_empty() {
            solver.deferred.push(Deferred { given: given.clone(), formal, fit: Fit::Loose });
            return Ok(());
        }
        self.check_reference(solver, reference, &formal)
    }

    /// Whether some method that a reference may mean has the number of parameters for a type (JLS 15.12.2.1).
    fn check_reference_structure(&mut self, reference: &ReferenceArgument<'a>, formal: &Type) -> Result<(), Mismatch> {
        let mismatch = || Mismatch::Argument { span: Some(reference.expr.span), found: None, expected: formal.clone() };
        let descriptor = self.descriptor_of(formal).ok_or_else(mismatch)?;
        let count = descriptor.parameters.len();
        if matches!(reference.site, Type::Array(_)) && is_new(reference) {
            return if count == 1 { Ok(()) } else { Err(mismatch()) };
        }
        let takes = |candidate: &Candidate, count: usize| {
            let method = self.declared(candidate);
            let declared = method.parameters.len();
            declared == count || (method.flags.has(Flags::VARARGS) && count + 1 >= declared)
        };
        let fits = self.referred(reference).iter().any(|candidate| {
            let is_static = self.declared(candidate).flags.has(Flags::STATIC);
            match reference.kind {
                SiteKind::Type if !is_new(reference) => {
                    (is_static && takes(candidate, count)) || (!is_static && count > 0 && takes(candidate, count - 1))
                }
                _ => takes(candidate, count),
            }
        });
        if fits { Ok(()) } else { Err(mismatch()) }
    }

    /// Checks a method reference the types of whose parameters are known.
    pub(super) fn check_reference(
        &mut self,
        solver: &mut Solver<'a>,
        reference: &ReferenceArgument<'a>,
        formal: &Type,
    ) -> Result<(), Mismatch> {
        let mismatch = || Mismatch::Argument { span: Some(reference.expr.span), found: None, expected: formal.clone() };
        let target = self.ground(formal).ok_or_else(mismatch)?;
        let descriptor = self.descriptor_of(&target).ok_or_else(mismatch)?;
        let instantiated = |ty: &Type| solver.engine.instantiate(ty);
        let parameters: Vec<Type> = descriptor.parameters.iter().map(instantiated).collect();
        let result = instantiated(&descriptor.result);
        if matches!(reference.site, Type::Array(_)) && is_new(reference) {
            return self.check_array_creation(solver, reference, target, &parameters, &result).ok_or_else(mismatch);
        }
        let resolved = self.search_reference(solver, reference, &parameters).map_err(|_| mismatch())?;
        let mut instance = self.instance(solver, &resolved.chosen);
        let mut passed = parameters.as_slice();
        if resolved.is_unbound
            && let Some((receiver, rest)) = parameters.split_first()
        {
            if !solver.engine.subtype(receiver, &reference.site) {
                return Err(mismatch());
            }
            passed = rest;
        }
        let arguments: Vec<Given<'a>> = passed.iter().cloned().map(Given::of_type).collect();
        let was_unchecked = solver.engine.take_unchecked();
        self.reduce_arguments(solver, &arguments, &instance.parameters, resolved.chosen.phase)
            .map_err(|_| mismatch())?;
        instance.is_unchecked = solver.engine.take_unchecked();
        solver.engine.set_unchecked(was_unchecked);
        if let Some(special) = self.special_result(resolved.chosen.candidate.method, &self.reference_site(reference)) {
            instance.result = special;
        }
        self.check_reference_result(solver, &instance, &result).ok_or_else(mismatch)?;
        if solver.step == Step::Invocation {
            for thrown in &descriptor.throws {
                if let Type::Inference(variable) = solver.engine.instantiate(thrown) {
                    self.reduce_thrown_reference(solver, &instance, variable);
                }
            }
        }
        *reference.outcome.borrow_mut() = Some(ReferenceOutcome { target, chosen: Some(resolved.chosen), instance });
        Ok(())
    }

    fn reduce_thrown_reference(&mut self, solver: &mut Solver<'a>, instance: &Instance, variable: u32) {
        for thrown in &instance.throws {
            let thrown = solver.engine.instantiate(thrown);
            if self.is_checked_exception(&thrown) {
                // A contradiction shows when the variable is resolved.
                let _ = solver.engine.subtype(&thrown, &Type::Inference(variable));
            }
        }
        solver.engine.mark_throws(variable);
    }

    /// `T[]::new`
    fn check_array_creation(
        &mut self,
        solver: &mut Solver<'a>,
        reference: &ReferenceArgument<'a>,
        target: Type,
        parameters: &[Type],
        result: &Type,
    ) -> Option<()> {
        let [length] = parameters else { return None };
        let fits = solver.engine.compatible(length, &Type::INT, Fit::Loose.context())
            && (*result == Type::Void || solver.engine.compatible(&reference.site, result, Fit::Loose.context()));
        let instance = Instance {
            parameters: vec![Type::INT],
            result: reference.site.clone(),
            throws: Vec::new(),
            variables: Vec::new(),
            is_unchecked: false,
        };
        *reference.outcome.borrow_mut() = Some(ReferenceOutcome { target, chosen: None, instance });
        fits.then_some(())
    }

    /// The constraint that the result of the method fits that of the function type.
    fn check_reference_result(&mut self, solver: &mut Solver<'a>, instance: &Instance, result: &Type) -> Option<()> {
        if *result == Type::Void {
            return Some(());
        }
        if instance.result == Type::Void {
            return None;
        }
        let mentions = solver.engine.mentions_unresolved(&instance.result);
        if mentions && !instance.is_unchecked {
            let relation = Relation { target: result, fit: Fit::Assignment, is_nested: solver.is_joint };
            let fitted = self.reduce_result(solver, instance, &relation).ok()?;
            if !solver.is_joint {
                solver.engine.resolve(&instance.variables).ok()?;
            }
            // javac looks at the result again if it was resolved for this, then without capturing it.
            let found = solver.engine.instantiate(&instance.result);
            let fits = !fitted.is_alone || solver.engine.compatible(&found, result, Fit::Assignment.context());
            return fits.then_some(());
        }
        let mut found = solver.engine.instantiate(&instance.result);
        if instance.is_unchecked {
            solver.engine.resolve(&instance.variables).ok()?;
            found = self.classes.erasure(&solver.engine.instantiate(&instance.result));
        }
        // The JLS captures here, javac does not: `map(C::type)` gives a stream of `Class<?>`.
        solver.engine.compatible(&found, result, Fit::Assignment.context()).then_some(())
    }

    /// The two searches of JLS 15.13.1: with all parameters as arguments, and with the first as receiver.
    #[expect(clippy::result_large_err, reason = "a failure is rare, and is taken apart at once")]
    fn search_reference(
        &mut self,
        solver: &mut Solver<'a>,
        reference: &ReferenceArgument<'a>,
        parameters: &[Type],
    ) -> Result<Resolved, NoChoice> {
        let type_arguments = &reference.type_arguments;
        let is_super = reference.kind == SiteKind::Super;
        let arguments: Vec<Given<'a>> = parameters.iter().cloned().map(Given::of_type).collect();
        let level = |candidates| [Level { candidates, has_object: true, class: None }];
        let passed = Passed { type_arguments, arguments: &arguments, is_super };
        let bound = self.choose_in(solver, &level(self.referred(reference)), passed);
        if is_new(reference) || reference.kind != SiteKind::Type {
            let (chosen, kinds) = bound?;
            if kinds.has_static {
                return Err(NoChoice::NoObject);
            }
            return Ok(Resolved { chosen, is_unbound: false });
        }
        let unbound = self.unbound_search(solver, reference, &arguments);
        let is_static = |chosen: &Chosen| self.declared(&chosen.candidate).flags.has(Flags::STATIC);
        match (bound, unbound) {
            // A static method takes all parameters, and no other the first as receiver.
            (Ok((chosen, _)), other)
                if is_static(&chosen) && other.as_ref().is_none_or(|(_, kinds)| !kinds.has_instance) =>
            {
                Ok(Resolved { chosen, is_unbound: false })
            }
            // A method takes the first parameter as receiver, and no static one takes them all.
            (other, Some((chosen, _)))
                if !is_static(&chosen) && other.as_ref().ok().is_none_or(|(_, kinds)| !kinds.has_static) =>
            {
                Ok(Resolved { chosen, is_unbound: true })
            }
            (Ok((one, _)), Some((other, _))) => Err(NoChoice::Ambiguous(one.candidate, other.candidate)),
            (Err(failure), None) => Err(failure),
            _ => Err(NoChoice::NoObject),
        }
    }

    fn unbound_search(
        &mut self,
        solver: &mut Solver<'a>,
        reference: &ReferenceArgument<'a>,
        arguments: &[Given<'a>],
    ) -> Option<(Chosen, Applicable)> {
        let (receiver, rest) = arguments.split_first()?;
        let Argument::Value(receiver) = &receiver.argument else { return None };
        let before = solver.engine.snapshot();
        let is_receiver = solver.engine.compatible(receiver, &reference.site, Fit::Strict.context());
        solver.engine.rollback(before);
        if !is_receiver {
            return None;
        }
        let mut site = self.reference_site(reference);
        if self.classes.is_raw(&site)
            && let Some(class) = site.class_id()
            && let Some(found) = self.classes.as_super(receiver, class)
        {
            // The type arguments of a raw type come from the receiver.
            site = self.classes.capture(&found);
        }
        let candidates = self.methods_of(&site, reference.reference.name.name);
        let level = [Level { candidates, has_object: true, class: None }];
        let passed = Passed { type_arguments: &reference.type_arguments, arguments: rest, is_super: false };
        self.choose_in(solver, &level, passed).ok()
    }
}

/// Whether it is `T::new`.
pub(super) fn is_new(reference: &ReferenceArgument<'_>) -> bool {
    &*reference.reference.name.name == "new"
}

/// Whether the phase collects arguments into an array.
pub(super) fn is_variable(phase: Phase) -> bool {
    phase == Phase::Variable
}
