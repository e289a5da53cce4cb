//! Invariants that speak of themselves: that of a node says that of the next one. They become a function of the heap and the object, of which
//! is known what the invariants say. As it occurs only where more of it makes more true, there always is such a function.

use crate::builder::{Builder, unsupported};
use crate::context::Lowered;
use crate::observers::Expanding;
use crate::specification::State;
use base::Span;
use ir::vocabulary::now;
use ir::{Defined, Definition, GlobalKind};
use logic::build::{call, function};
use logic::transform::substitute;
use logic::{Function, Op, Sort, Term, TermKind, Var};
use sema::program::{ClassId, Origin};
use std::collections::HashMap;

impl Builder<'_> {
    /// `\invariant_for(object)` within the invariants of its own class.
    pub fn recursive_invariant(&mut self, object: &Term, class: ClassId, state: State, span: Span) -> Lowered<Term> {
        let context = self.context;
        let heap = self.heap_parts();
        let name = format!("invariant {}", context.program.classes[class].name);
        let is_known = context.definitions.borrow().iter().any(|known| &*known.function.name == name.as_str());
        let sorts: Vec<Sort> = heap.iter().map(|part| part.sort.clone()).chain([Sort::Ref]).collect();
        let function = function(&name, &sorts, Sort::Bool);
        if !is_known && !self.defining.contains(&class) {
            self.defining.push(class);
            let object = Var::new("o%self", Sort::Ref);
            let outside = std::mem::replace(&mut self.expanding, vec![Expanding::Invariants(class)]);
            let body = self.invariant_for(&object.term(), class, State::Current);
            self.expanding = outside;
            self.defining.pop();
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

    /// What of the state the invariants of the program may depend on: its fields, elements of arrays, and the clock.
    fn heap_parts(&self) -> Vec<Var> {
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
