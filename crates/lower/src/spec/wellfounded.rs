//! Methods in specifications that call themselves: when these calls are smaller by the measure of the method, and proofs by induction on it.
//!
//! What such a method says is an equation for a function. Where the calls in it whose value matters are smaller, in the sense of
//! `measured_by`, the equation gives the value of the function from other values that are already given; so it is assumed only there.

use crate::build::builder::{Builder, unsupported};
use crate::build::specified::Expanding;
use crate::program::context::Lowered;
use crate::program::signatures::has_this;
use crate::spec::expressions::{Arithmetic, Meaning, State};
use crate::spec::guessed_measures::measured_or_guessed;
use crate::spec::measures::is_smaller;
use crate::spec::recursion::{functions_in, value_name};
use base::{Name, Span, rules};
use ir::CommandKind;
use logic::build::{and, bool, call, eq, forall, function, implies, not, or, quantified_with};
use logic::transform::{free_variables, substitute};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use sema::program::{Expr, ExprKind, LocalId, Location, MethodId, Type};
use std::collections::{BTreeSet, HashMap};

/// The applications of a function that is defined in terms of itself.
struct Calls<'c> {
    /// Its name.
    name: &'c str,
    /// Its first arguments: the state that the method is called in.
    heap: Vec<Term>,
    /// The method.
    span: Span,
    /// When a call is smaller, by its other arguments.
    is_smaller: &'c mut dyn FnMut(&[Term]) -> Lowered<Term>,
}

impl Builder<'_> {
    /// When the calls of a method in its own meaning are smaller, as far as their value matters. Its parameters, `this` first, are given.
    pub fn calls_are_smaller(&mut self, id: MethodId, own: &[Var], body: &Term) -> Lowered<Term> {
        let context = self.context;
        let method = &context.program.methods[id];
        let Some(measure) = measured_or_guessed(context, id) else {
            return unsupported(method.span, "recursive methods in specifications without `measured_by`");
        };
        let measure_of = |builder: &mut Self, arguments: &[Term]| match (has_this(method), arguments) {
            (true, [this, rest @ ..]) => builder.measure(&measure, Some(this.clone()), rest.to_vec(), State::Current),
            _ => builder.measure(&measure, None, arguments.to_vec(), State::Current),
        };
        let own: Vec<Term> = own.iter().map(Var::term).collect();
        let before = measure_of(self, &own)?;
        let name = value_name(context, id);
        let measuring = before.iter().flat_map(functions_in).collect();
        if self.reaches(measuring, &BTreeSet::from([Name::new(&name)])) {
            return unsupported(method.span, "methods that measure themselves");
        }
        let heap = self.heap_parts().iter().map(Var::term).collect();
        let mut is_smaller = |arguments: &[Term]| Ok(is_smaller(&measure_of(self, arguments)?, &before));
        Calls { name: &name, heap, span: method.span, is_smaller: &mut is_smaller }.smaller(body)
    }

    /// When the calls of the method at hand in its own meaning are smaller; nothing if it does not call itself.
    fn own_calls_are_smaller(&mut self, id: MethodId) -> Lowered<Option<Term>> {
        let (context, method) = (self.context, self.method);
        let name = value_name(context, id);
        let is_recursive = context.definitions.borrow().iter().any(|known| &*known.function.name == name.as_str());
        if !is_recursive || matches!(method.result, Type::Locset | Type::Seq | Type::Void) {
            return Ok(None);
        }
        let this = has_this(method).then(|| Var::new("this", Sort::Ref));
        let own: Vec<Var> = this
            .into_iter()
            .chain(method.parameters.iter().map(|local| self.scope.entry_values[local].clone()))
            .collect();
        let outside = std::mem::replace(&mut self.specified.expanding, vec![Expanding::Method(id)]);
        let value = self.value_where_defined(id, &own);
        self.specified.expanding = outside;
        let (_, body) = value?;
        self.calls_are_smaller(id, &own, &body).map(Some)
    }

    /// In the check of a model method that calls itself: the calls are smaller, and where they are its contract holds, by induction.
    pub fn check_recursion(&mut self, id: MethodId) -> Lowered<()> {
        let Some(ends) = self.own_calls_are_smaller(id)? else { return Ok(()) };
        let method = self.method;
        let message = format!("what measures `{}` may not become smaller where it calls itself", method.signature);
        let obligation = self.oblige(&rules::VARIANT, method.span, message, Vec::new());
        self.emit(method.span, CommandKind::Check { condition: ends.clone(), obligation });
        let Some(Others { bound, arguments, mut premises, values }) = self.smaller_arguments(id)? else {
            return Ok(());
        };
        premises.push(substitute(&ends, &values));
        let value = self.value_application(id, &arguments, State::Current);
        let promised = self.promised_of(id, &arguments, &value)?;
        let fact = quantified_with(Quantifier::Forall, bound, vec![vec![value]], implies(and(premises), promised));
        self.assume_typing(method.span, fact);
        Ok(())
    }

    /// In the check that the value of a method depends on some locations only, which have been kept since entry: that of smaller arguments
    /// does, by induction, if these arguments name the same locations.
    pub fn assume_same_where_smaller(&mut self, id: MethodId, locations: &[Location]) -> Lowered<()> {
        let (context, method) = (self.context, self.method);
        let mut is_same = true;
        for expr in locations.iter().flat_map(Location::expressions) {
            expr.visit(&mut |part| is_same &= !matches!(part.kind, ExprKind::Local(_)) || part.ty.is_reference());
        }
        let Some(ends) = self.own_calls_are_smaller(id)?.filter(|_| is_same) else { return Ok(()) };
        let Some(Others { bound, arguments, mut premises, values }) = self.smaller_arguments(id)? else {
            return Ok(());
        };
        let ends = substitute(&ends, &values);
        let here = and([self.required_of(id, &arguments)?, ends]);
        premises.push(here.clone());
        let then = and(premises);
        let mut before = HashMap::new();
        for variable in free_variables(&then) {
            if context.globals.iter().any(|global| global.variable == variable) {
                let was = self.on_entry(&variable);
                before.insert(variable, was);
            }
        }
        let premise = and([substitute(&then, &before), here]);
        let was = self.value_application(id, &arguments, State::Entry);
        let is = self.value_application(id, &arguments, State::Current);
        let fact = implies(premise, eq(was, is.clone()));
        self.assume_typing(method.span, quantified_with(Quantifier::Forall, bound, vec![vec![is]], fact));
        Ok(())
    }

    /// Other arguments of the method whose measure is smaller than that of those at hand, as a proof by induction has them. The objects are
    /// those at hand, as the invariants of others need not hold.
    fn smaller_arguments(&mut self, id: MethodId) -> Lowered<Option<Others>> {
        let (context, method) = (self.context, self.method);
        let is_free = context.cases(id).iter().any(|written| !written.case.requires_free.is_empty());
        let Some(measure) = measured_or_guessed(context, id).filter(|_| !is_free) else { return Ok(None) };
        let mut own = Vec::new();
        let mut others =
            Others { bound: Vec::new(), arguments: Vec::new(), premises: Vec::new(), values: HashMap::new() };
        for local in &method.parameters {
            let here = self.scope.entry_values[local].clone();
            let ty = &method.locals[*local].ty;
            own.push(here.term());
            if ty.is_reference() {
                others.arguments.push(here.term());
                continue;
            }
            let other = self.bind(here.name, here.sort.clone());
            others.premises.push(context.typing(&other.term(), ty));
            others.arguments.push(other.term());
            others.values.insert(here, other.term());
            others.bound.push(other);
        }
        let this = self.scope.this.clone();
        let before = self.measure(&measure, this.clone(), own, State::Current)?;
        let after = self.measure(&measure, this, others.arguments.clone(), State::Current)?;
        others.premises.push(is_smaller(&after, &before));
        Ok(Some(others))
    }

    /// What the cases of the method promise of a value, for these arguments.
    fn promised_of(&mut self, id: MethodId, arguments: &[Term], value: &Term) -> Lowered<Term> {
        let mut parts = Vec::new();
        for written in self.context.cases(id) {
            let required = self.all_of((written.origin, &written.case.requires), arguments, value)?;
            let promised = self.all_of((written.origin, &written.case.ensures), arguments, value)?;
            parts.push(implies(required, promised));
        }
        Ok(and(parts))
    }

    /// That the precondition of a case of the method holds, for these arguments.
    fn required_of(&mut self, id: MethodId, arguments: &[Term]) -> Lowered<Term> {
        let cases = self.context.cases(id);
        let nothing = bool(true);
        let parts: Lowered<Vec<Term>> = cases
            .iter()
            .map(|written| self.all_of((written.origin, &written.case.requires), arguments, &nothing))
            .collect();
        Ok(if cases.is_empty() { bool(true) } else { or(parts?) })
    }

    /// Clauses of a method about these arguments and a result.
    fn all_of(&mut self, (origin, clauses): (MethodId, &[Expr]), arguments: &[Term], result: &Term) -> Lowered<Term> {
        let origin = &self.context.program.methods[origin];
        let values: HashMap<LocalId, Term> = origin.parameters.iter().copied().zip(arguments.iter().cloned()).collect();
        let meaning = Meaning {
            this: self.scope.this.clone(),
            result: Some(result.clone()),
            variables: values.clone(),
            entry_values: values,
            locals: &origin.locals,
            arithmetic: Arithmetic::of(origin),
        };
        let parts: Lowered<Vec<Term>> = clauses.iter().map(|expr| self.specification(expr, &meaning)).collect();
        Ok(and(parts?))
    }

    /// The function of the method at hand, which calls itself, applied in a state.
    fn value_application(&mut self, id: MethodId, arguments: &[Term], state: State) -> Term {
        let context = self.context;
        let mut all: Vec<Term> = Vec::new();
        for part in self.heap_parts() {
            all.push(match state {
                State::Current => part.term(),
                State::Entry => self.on_entry(&part),
            });
        }
        all.extend(self.scope.this.iter().chain(arguments).cloned());
        let sorts: Vec<Sort> = all.iter().map(|argument| argument.sort().clone()).collect();
        let sort = context.java_type(&context.program.methods[id].result).sort();
        call(&function(&value_name(context, id), &sorts, sort), all)
    }
}

/// Other arguments of a method, as variables.
struct Others {
    bound: Vec<Var>,
    arguments: Vec<Term>,
    /// What is known of them.
    premises: Vec<Term>,
    /// The variables for the parameters that they take the place of.
    values: HashMap<Var, Term>,
}

impl Calls<'_> {
    /// When all applications in a term are smaller whose value matters to that of the term.
    fn smaller(&mut self, term: &Term) -> Lowered<Term> {
        match term.kind() {
            TermKind::Apply(Op::Ite, parts) => {
                let condition = parts[0].clone();
                let yes = implies(condition.clone(), self.smaller(&parts[1])?);
                let no = implies(not(condition), self.smaller(&parts[2])?);
                Ok(and([self.smaller(&parts[0])?, yes, no]))
            }
            TermKind::Apply(Op::And | Op::Implies, parts) => self.in_order(parts, |part| part),
            TermKind::Apply(Op::Or, parts) => self.in_order(parts, not),
            TermKind::Quantified { variables, body, .. } => Ok(forall(variables.clone(), self.smaller(body)?)),
            TermKind::Apply(Op::Function(found), arguments) if &*found.name == self.name => {
                let (heap, own) = arguments.split_at(self.heap.len());
                // In another state the measure would be another one.
                if heap != self.heap {
                    return unsupported(self.span, "methods in specifications that call themselves in another state");
                }
                let inner: Lowered<Vec<Term>> = own.iter().map(|argument| self.smaller(argument)).collect();
                Ok(and(inner?.into_iter().chain([(self.is_smaller)(own)?])))
            }
            _ => {
                let parts: Lowered<Vec<Term>> = term.children().iter().map(|child| self.smaller(child)).collect();
                Ok(and(parts?))
            }
        }
    }

    /// Parts of which each matters only if those before it, as `goes_on` has it, hold.
    fn in_order(&mut self, parts: &[Term], goes_on: impl Fn(Term) -> Term) -> Lowered<Term> {
        let mut found = bool(true);
        for part in parts.iter().rev() {
            found = and([self.smaller(part)?, implies(goes_on(part.clone()), found)]);
        }
        Ok(found)
    }
}
