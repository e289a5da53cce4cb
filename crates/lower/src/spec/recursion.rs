//! What is defined in terms of itself becomes a function of the heap and of what it is about.
//!
//! Invariants may speak of themselves: that of a node says that of the next one. As the function occurs only where more of it makes more
//! true, there always is one that fits. Methods may call themselves: they say by `measured_by` why that ends, which is checked where
//! they are. Where their preconditions hold, and the calls in them are smaller by that measure, the function is what the body says, so that
//! there always is one that fits here, too.

use crate::build::builder::{Builder, unsupported};
use crate::build::specified::Expanding;
use crate::program::context::{Context, Lowered};
use crate::spec::expressions::{Arithmetic, Meaning, State, Translation};
use crate::spec::guessed_measures::measured_or_guessed;
use crate::spec::measures::measured;
use base::{Name, Span};
use ir::vocabulary::now;
use ir::{Defined, Definition, GlobalKind};
use logic::build::{and, bool, call, function, ite, or};
use logic::transform::substitute;
use logic::{Function, Op, Sort, Term, TermKind, Var};
use sema::program::{ClassId, LocalId, MethodId, Origin, Type};
use std::collections::{BTreeSet, HashMap};

impl Builder<'_> {
    /// `\invariant_for(object)` within the invariants of its own class.
    pub fn recursive_invariant(&mut self, object: &Term, class: ClassId, state: State, span: Span) -> Lowered<Term> {
        let context = self.context;
        let heap = self.heap_parts();
        let name = format!("invariant {}", context.program.classes[class].name);
        let is_known = context.definitions.borrow().iter().any(|known| &*known.function.name == name.as_str());
        let sorts: Vec<Sort> = heap.iter().map(|part| part.sort.clone()).chain([Sort::Ref]).collect();
        let function = function(&name, &sorts, Sort::Bool);
        if !is_known && !self.specified.defining.contains(&class) {
            self.specified.defining.push(class);
            let object = Var::new("o%self", Sort::Ref);
            let outside = std::mem::replace(&mut self.specified.expanding, vec![Expanding::Invariants(class)]);
            let body = self.invariant_for(&object.term(), class, State::Current);
            self.specified.expanding = outside;
            self.specified.defining.pop();
            let body = body?;
            if !is_positive(&body, &function, Polarity::Positive) {
                return unsupported(span, "invariants that deny, or choose by, invariants of the same class");
            }
            let own = |part: &Var| Var::new(format!("{}%self", part.name), part.sort.clone());
            let values: HashMap<Var, Term> = heap.iter().map(|part| (part.clone(), own(part).term())).collect();
            let parameters = heap.iter().map(own).chain([object]).collect();
            let meaning = Defined::Value(substitute(&body, &values));
            context.definitions.borrow_mut().push(Definition { function: function.clone(), parameters, meaning });
        }
        let parts = heap.iter().map(|part| match state {
            State::Current => part.term(),
            State::Entry => self.on_entry(part),
        });
        let arguments = parts.collect::<Vec<_>>().into_iter().chain([object.clone()]).collect();
        Ok(call(&function, arguments))
    }

    /// The value of a method that calls itself, within its own meaning.
    pub fn recursive_value(
        &mut self,
        id: MethodId,
        this: Option<Term>,
        arguments: &[Term],
        state: State,
        span: Span,
    ) -> Lowered<Term> {
        let context = self.context;
        let method = &context.program.methods[id];
        let is_written = measured(context, id).is_some();
        let is_measured = is_written || measured_or_guessed(context, id).is_some();
        let sort = context.java_type(&method.result).sort();
        if context.implementations(method.owner, id).iter().any(|(_, target)| *target != id) {
            return unsupported(span, "recursive methods in specifications that are overridden");
        }
        if !is_measured || matches!(method.result, Type::Locset | Type::Seq | Type::Void) {
            return unsupported(span, "recursive methods in specifications without `measured_by`");
        }
        if self.specified.valuing.contains(&id) && state != State::Current {
            return unsupported(span, "methods in specifications that call themselves in another state");
        }
        let heap = self.heap_parts();
        let name = value_name(context, id);
        let given: Vec<Sort> = this.iter().chain(arguments).map(|argument| argument.sort().clone()).collect();
        let sorts: Vec<Sort> = heap.iter().map(|part| part.sort.clone()).chain(given.iter().cloned()).collect();
        let function = function(&name, &sorts, sort);
        let is_known = context.definitions.borrow().iter().any(|known| &*known.function.name == name.as_str());
        if !is_known && !self.specified.valuing.contains(&id) {
            self.specified.valuing.push(id);
            let outside = std::mem::replace(&mut self.specified.expanding, vec![Expanding::Method(id)]);
            let own: Vec<Var> =
                given.iter().zip(0..).map(|(sort, index)| Var::new(format!("a{index}%self"), sort.clone())).collect();
            let value = self.value_where_defined(id, &own);
            self.specified.expanding = outside;
            self.specified.valuing.pop();
            let (condition, body) = value?;
            // What is written is checked at all calls in code, also from one such method to another.
            let is_checked = is_written && !method.is_model;
            if !is_checked && !self.depends_on_itself_only(&body, function.name) {
                return unsupported(span, "methods in specifications that call one another without `measured_by`");
            }
            let ends = self.calls_are_smaller(id, &own, &body)?;
            let condition = and([condition, ends]);
            let part = |part: &Var| Var::new(format!("{}%self", part.name), part.sort.clone());
            let values: HashMap<Var, Term> = heap.iter().map(|global| (global.clone(), part(global).term())).collect();
            let parameters: Vec<Var> = heap.iter().map(part).chain(own).collect();
            let itself = call(&function, parameters.iter().map(Var::term).collect());
            // Elsewhere it is what it is.
            let body = ite(substitute(&condition, &values), substitute(&body, &values), itself);
            let meaning = Defined::Value(body);
            context.definitions.borrow_mut().push(Definition { function: function.clone(), parameters, meaning });
        }
        let parts = heap.iter().map(|part| match state {
            State::Current => part.term(),
            State::Entry => self.on_entry(part),
        });
        let arguments = parts.collect::<Vec<_>>().into_iter().chain(this).chain(arguments.iter().cloned()).collect();
        Ok(call(&function, arguments))
    }

    /// The precondition of a method, and what its body gives, for these arguments.
    pub fn value_where_defined(&mut self, id: MethodId, arguments: &[Var]) -> Lowered<(Term, Term)> {
        let context = self.context;
        let method = &context.program.methods[id];
        let mut terms = arguments.iter().map(Var::term);
        let this = if crate::program::signatures::has_this(method) { terms.next() } else { None };
        let terms: Vec<Term> = terms.collect();
        let condition = self.defined_where(id, this.as_ref(), &terms)?;
        let meaning = Meaning {
            this: this.clone(),
            result: None,
            variables: HashMap::new(),
            entry_values: HashMap::new(),
            locals: &method.locals,
            arithmetic: Arithmetic::of(method),
        };
        let mut translation = Translation::new(self, &meaning, State::Current);
        let body = translation.unfolded(id, this, terms, method.span)?;
        Ok((condition, body))
    }

    /// The precondition of a method for these arguments: that of one of its cases.
    fn defined_where(&mut self, id: MethodId, this: Option<&Term>, terms: &[Term]) -> Lowered<Term> {
        let context = self.context;
        let mut cases = Vec::new();
        for written in context.cases(id) {
            let origin = &context.program.methods[written.origin];
            let values: HashMap<LocalId, Term> = origin.parameters.iter().copied().zip(terms.iter().cloned()).collect();
            let meaning = Meaning {
                this: this.cloned(),
                result: None,
                variables: values.clone(),
                entry_values: values,
                locals: &origin.locals,
                arithmetic: Arithmetic::of(origin),
            };
            let parts: Lowered<Vec<Term>> =
                written.case.requires.iter().map(|expr| self.specification(expr, &meaning)).collect();
            cases.push(and(parts?));
        }
        Ok(if cases.is_empty() { bool(true) } else { or(cases) })
    }

    /// Whether what is defined in terms of itself needs no other definition for that, neither a finished one nor one that is being made.
    fn depends_on_itself_only(&self, body: &Term, itself: Name) -> bool {
        let mut others = functions_in(body);
        others.remove(&itself);
        let unfinished = self.specified.valuing.iter().map(|id| Name::from(value_name(self.context, *id)));
        !self.reaches(others, &unfinished.chain([itself]).collect())
    }

    /// Whether definitions lead from some functions to others.
    pub fn reaches(&self, from: BTreeSet<Name>, wanted: &BTreeSet<Name>) -> bool {
        let definitions = self.context.definitions.borrow();
        let (mut open, mut seen) = (from, BTreeSet::new());
        while let Some(name) = open.pop_first() {
            if wanted.contains(&name) {
                return true;
            }
            if seen.insert(name) {
                for known in definitions.iter().filter(|known| known.function.name == name) {
                    match &known.meaning {
                        Defined::Value(term) | Defined::Fold { body: term, .. } => open.extend(functions_in(term)),
                        // What is promised of it may speak of any other.
                        Defined::Opaque => return true,
                        Defined::State => {}
                    }
                }
            }
        }
        false
    }

    /// What of the state the invariants of the program may depend on: its fields, elements of arrays, and the clock.
    pub fn heap_parts(&self) -> Vec<Var> {
        let context = self.context;
        let is_own = |class: &base::Name| {
            let class = context.program.class_named(class);
            class.is_some_and(|class| context.program.classes[class].origin == Origin::Source)
        };
        let matters = |global: &&ir::Global| match &global.kind {
            GlobalKind::Field { class, .. } | GlobalKind::Static { class, .. } => is_own(class),
            GlobalKind::Elements(_) => true,
            GlobalKind::Now => false,
        };
        let framed = context.globals.iter().filter(|global| context.is_framed(global));
        framed.filter(matters).map(|global| global.variable.clone()).chain([now()]).collect()
    }
}

/// The name of the function that a method which calls itself becomes.
pub fn value_name(context: &Context<'_>, id: MethodId) -> String {
    let method = &context.program.methods[id];
    match method.is_model {
        // No code runs it, so that it has no procedure. Its signature has simple names of classes only.
        true => {
            let types = method.parameters.iter().map(|local| context.java_type(&method.locals[*local].ty).to_string());
            let types: Vec<String> = types.collect();
            let class = context.program.classes[method.owner].name;
            format!("value of {class}.{}({})", method.name, types.join(", "))
        }
        false => format!("value of {}", context.procedure_name(id)),
    }
}

/// The functions that a term mentions.
pub fn functions_in(term: &Term) -> BTreeSet<Name> {
    let mut found: BTreeSet<Name> = term.children().iter().flat_map(functions_in).collect();
    if let TermKind::Apply(Op::Function(function), _) = term.kind() {
        found.insert(function.name);
    }
    found
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Polarity {
    Positive,
    Negative,
    Both,
}

impl Polarity {
    fn turned(self) -> Polarity {
        match self {
            Polarity::Positive => Polarity::Negative,
            Polarity::Negative => Polarity::Positive,
            Polarity::Both => Polarity::Both,
        }
    }
}

/// Whether a function occurs only where its truth makes a formula true.
fn is_positive(term: &Term, function: &Function, polarity: Polarity) -> bool {
    let all = |polarity: Polarity| term.children().iter().all(|child| is_positive(child, function, polarity));
    match term.kind() {
        TermKind::Apply(Op::Function(found), _) if **found == *function => polarity == Polarity::Positive,
        TermKind::Apply(Op::And | Op::Or, _) | TermKind::Quantified { .. } => all(polarity),
        TermKind::Apply(Op::Not, _) => all(polarity.turned()),
        TermKind::Apply(Op::Implies, pair) => {
            is_positive(&pair[0], function, polarity.turned()) && is_positive(&pair[1], function, polarity)
        }
        TermKind::Apply(Op::Ite, parts) => {
            is_positive(&parts[0], function, Polarity::Both)
                && is_positive(&parts[1], function, polarity)
                && is_positive(&parts[2], function, polarity)
        }
        _ => all(Polarity::Both),
    }
}
