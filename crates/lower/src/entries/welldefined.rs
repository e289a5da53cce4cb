//! The obligations that specifications have values (see [`crate::spec::defined`]), one for each clause, in order: what an earlier clause says guards
//! the later ones.
//!
//! - `requires`, `measured_by`, `assignable`, `accessible`: an entry point for each case assumes what callers of any case see to (types,
//!   parameters that are not null, invariants) and goes through the clauses.
//! - Class invariants and `represents`: an entry point for each class, for any object of it. What a model field stands for may rely on
//!   the invariants.
//! - `ensures`, `signals`, `initially`, `constraint`: promises of the method like the clauses themselves. They are checked in the states in which
//!   the method ends, not in all that the contract admits: a clause fails there or nowhere.
//! - Loops and statements of the specification: where they stand.

use crate::build::builder::Builder;
use crate::contracts::definedness::place_of;
use crate::contracts::invariants::{ClassInvariant, class_invariants};
use crate::entries::dependencies::unique;
use crate::program::context::{Context, Lowered};
use crate::program::signatures::{has_this, parameters};
use crate::program::stand_in::stand_in;
use crate::spec::defined::learn;
use crate::spec::expressions::{Meaning, nameless};
use base::{Span, rules};
use ir::{Contract, Procedure, Program, Requires, Role, Terminator};
use logic::build::bool;
use logic::{Sort, Term};
use sema::program::{Case, ClassId, Expr, Invariant, Method, MethodId, Origin, Unsupported};

/// Adds the entry points.
pub fn add_definedness(context: &Context<'_>, lowered: &mut Program, sites: &mut u32) {
    for (id, method) in context.program.methods.iter().filter(|(_, method)| is_own(context, method.owner)) {
        // Whoever has a contract that is not understood says so itself.
        let is_understood = context.procedure(id).is_some_and(|id| lowered.procedures[id].unsupported.is_empty());
        let Some(contract) = method.contract.as_ref().filter(|_| is_understood) else { continue };
        for case in &contract.cases {
            let name = format!("{} specification", context.procedure_name(id));
            add(context, lowered, sites, (method, &name), |builder| builder.case_is_defined(id, case));
        }
    }
    for (class, described) in context.program.classes.iter().filter(|(id, _)| is_own(context, *id)) {
        let is_understood = described.invariants.iter().all(|invariant| invariant.unsupported.is_empty());
        if is_understood && (!described.invariants.is_empty() || !described.represents.is_empty()) {
            let name = format!("{} specification", described.simple_name);
            let method = stand_in(class, described.name, described.span);
            add(context, lowered, sites, (&method, &name), |builder| builder.class_is_defined(class));
        }
    }
}

fn is_own(context: &Context<'_>, class: ClassId) -> bool {
    context.program.classes[class].origin == Origin::Source
}

/// Adds an entry point, unless there is nothing to check in it.
fn add(
    context: &Context<'_>,
    lowered: &mut Program,
    sites: &mut u32,
    (method, name): (&Method, &str),
    work: impl FnOnce(&mut Builder<'_>) -> Lowered<Vec<Requires>>,
) {
    let mut procedure = Procedure {
        parameters: parameters(context, method),
        is_entry: true,
        ..Procedure::empty(unique(lowered, name), method.span)
    };
    let before = lowered.obligations.len();
    let mut builder = Builder::new(context, method, &mut lowered.obligations, sites);
    if has_this(method) {
        builder.scope.this = Some(builder.declare("this".into(), Sort::Ref).term());
    }
    for id in &method.parameters {
        let local = &method.locals[*id];
        let variable = builder.declare(local.name, context.java_type(&local.ty).sort());
        builder.scope.variables.insert(*id, variable.clone());
        builder.scope.entry_values.insert(*id, variable);
    }
    match work(&mut builder) {
        Ok(requires) => builder.finish().fill(&mut procedure, Contract { requires, ..Contract::default() }),
        // The methods of a class whose invariants are not understood say so themselves.
        Err(_) if has_unsupported(context, lowered, method.owner) => return,
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    if lowered.obligations.len() > before || !procedure.unsupported.is_empty() {
        lowered.procedures.push(procedure);
    }
}

/// Whether something in the methods of a class is not supported.
fn has_unsupported(context: &Context<'_>, lowered: &Program, class: ClassId) -> bool {
    let methods = context.program.classes[class].methods.iter();
    let mut procedures = methods.filter_map(|id| context.procedure(*id));
    procedures.any(|id| !lowered.procedures[id].unsupported.is_empty())
}

/// Clauses that are gone through in order.
#[derive(Default)]
struct Clauses {
    /// What holds.
    known: Vec<Term>,
    /// What the clauses before say and the code does not know yet.
    pending: Vec<(Span, Term)>,
}

impl Clauses {
    fn new(requires: &[Requires]) -> Clauses {
        let mut clauses = Clauses::default();
        requires.iter().for_each(|requires| learn(&requires.formula, &mut clauses.known));
        clauses
    }
}

impl Builder<'_> {
    fn case_is_defined(&mut self, id: MethodId, case: &Case) -> Lowered<Vec<Requires>> {
        let requires = self.implied_requires(id)?;
        self.begin(self.method.span);
        let meaning = self.entry_meaning(id, None);
        let mut clauses = Clauses::new(&requires);
        for expr in case.requires.iter().chain(&case.requires_free) {
            self.clause(expr, &meaning, &mut clauses)?;
        }
        for measure in &case.measures {
            let condition = self.is_defined(measure, &meaning, &clauses.known)?;
            self.check_clause((measure.span, self.ill_defined(measure.span)), condition, &mut clauses);
        }
        let accessible = case.accessible.iter().map(|(locations, _)| locations);
        for list in case.assignable.iter().chain(accessible) {
            let condition = self.are_defined(list, &meaning, &clauses.known)?;
            let place = place_of(list, self.method.span);
            let message = self.ill_placed(place);
            self.check_clause((place, message), condition, &mut clauses);
        }
        self.terminate(Terminator::Return);
        Ok(requires)
    }

    fn class_is_defined(&mut self, class: ClassId) -> Lowered<Vec<Requires>> {
        let described = &self.context.program.classes[class];
        let mut requires = self.free_requires();
        let this = self.this_object(described.span)?;
        for invariant in class_invariants(self.context, class) {
            let is_listed = |known: &Invariant| matches!(&invariant, ClassInvariant::Written(written) if std::ptr::eq(*written, known));
            if !described.invariants.iter().any(is_listed) {
                let (text, span) = self.describe_invariant(&invariant);
                let formula = self.invariant_of(Some(&this), &invariant, crate::spec::expressions::State::Current)?;
                requires.push(Requires { formula, role: Role::Checked, span, text });
            }
        }
        self.begin(described.span);
        let mut clauses = Clauses::new(&requires);
        let (of_class, of_objects): (Vec<&Invariant>, Vec<&Invariant>) =
            described.invariants.iter().partition(|invariant| invariant.is_static);
        for invariant in of_class.into_iter().chain(of_objects) {
            let object = Some(this.clone()).filter(|_| !invariant.is_static);
            self.clause(&invariant.formula, &nameless(object, &invariant.locals, invariant.arithmetic), &mut clauses)?;
        }
        for represents in &described.represents {
            // Whoever mentions a field of which nobody understands what it stands for says so itself.
            let Ok(value) = &represents.value else { continue };
            let meaning = nameless(Some(this.clone()), &represents.locals, represents.arithmetic);
            let condition = self.is_defined(value, &meaning, &clauses.known)?;
            self.check_clause((value.span, self.ill_defined(value.span)), condition, &mut clauses);
        }
        self.terminate(Terminator::Return);
        Ok(requires)
    }

    /// A clause that later ones rely on.
    fn clause(&mut self, expr: &Expr, meaning: &Meaning<'_>, clauses: &mut Clauses) -> Lowered<()> {
        let condition = self.is_defined(expr, meaning, &clauses.known)?;
        self.check_clause((expr.span, self.ill_defined(expr.span)), condition, clauses);
        let formula = self.specification(expr, meaning)?;
        learn(&formula, &mut clauses.known);
        clauses.pending.push((expr.span, formula));
        Ok(())
    }

    fn check_clause(&mut self, (span, message): (Span, String), condition: Term, clauses: &mut Clauses) {
        if condition != bool(true) {
            for (place, formula) in clauses.pending.drain(..) {
                self.assume_typing(place, formula);
            }
            self.check(&rules::ILL_DEFINED, span, message, condition);
        }
    }
}
