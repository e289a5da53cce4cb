//! Names for terms: a fresh function of the bound variables that a term mentions, and a hypothesis that says what it is.
//! Whatever makes the hypotheses true and the conclusion false still does if the function is read as that hypothesis
//! says, so nothing is proved that was not valid before.

use logic::build;
use logic::transform::free_variables;
use logic::{Function, Goal, Op, Sort, Term, TermKind, Var};
use std::collections::{HashMap, HashSet};

/// Fresh functions, and what is said of them.
pub(super) struct Naming {
    prefix: &'static str,
    number: usize,
    taken: HashSet<String>,
    definitions: Vec<Term>,
    /// The names of terms, each with the bound variables that it mentions.
    known: HashMap<(Term, Vec<Var>), Term>,
}

impl Naming {
    /// No function of the goal has a name that is given.
    pub fn new(goal: &Goal, prefix: &'static str) -> Naming {
        let taken = functions(goal).into_iter().map(|function| function.name.to_string()).collect();
        Naming { prefix, number: 0, taken, definitions: Vec::new(), known: HashMap::new() }
    }

    /// A function that nobody else has.
    pub fn fresh(&mut self, parameters: &[Sort], result: Sort) -> std::sync::Arc<Function> {
        loop {
            self.number += 1;
            let name = format!("{}!{}", self.prefix, self.number);
            if self.taken.insert(name.clone()) {
                return build::function(&name, parameters, result);
            }
        }
    }

    /// A name for a term in the scope of these variables; `says` is what is said of it. The same term is the same thing only
    /// where the same variables are bound.
    pub fn name(&mut self, term: &Term, scope: &[Var], says: impl FnOnce(Term) -> Term) -> Term {
        let free = free_variables(term);
        let mut mentioned: Vec<Var> = scope.iter().filter(|var| free.contains(var)).cloned().collect();
        mentioned.sort();
        mentioned.dedup();
        let key = (term.clone(), mentioned);
        if let Some(name) = self.known.get(&key) {
            return name.clone();
        }
        let sorts: Vec<Sort> = key.1.iter().map(|var| var.sort.clone()).collect();
        let function = self.fresh(&sorts, term.sort().clone());
        let name = build::call(&function, key.1.iter().map(Var::term).collect());
        self.definitions.push(build::forall(key.1.clone(), says(name.clone())));
        self.known.insert(key, name.clone());
        name
    }

    /// The goal with these roots and with what was said.
    pub fn finish(self, goal: &Goal, mut roots: Vec<Term>) -> Goal {
        let conclusion = roots.pop().unwrap_or_else(|| goal.conclusion.clone());
        roots.extend(self.definitions);
        Goal { name: goal.name.clone(), hypotheses: roots, conclusion }
    }
}

/// Hypotheses and conclusion, in this order.
pub(super) fn roots(goal: &Goal) -> Vec<&Term> {
    goal.hypotheses.iter().chain([&goal.conclusion]).collect()
}

/// Every subterm of the goal once, triggers apart; in an order that is the same in every run.
pub(super) fn subterms(goal: &Goal) -> Vec<Term> {
    let mut seen = HashSet::new();
    let mut order = Vec::new();
    let mut work: Vec<Term> = roots(goal).into_iter().rev().cloned().collect();
    while let Some(term) = work.pop() {
        if seen.insert(term.clone()) {
            work.extend(term.children().iter().rev().cloned());
            order.push(term);
        }
    }
    order
}

/// The functions of a goal.
fn functions(goal: &Goal) -> Vec<std::sync::Arc<Function>> {
    let function = |term: &Term| match term.kind() {
        TermKind::Apply(Op::Function(function), _) => Some(function.clone()),
        _ => None,
    };
    subterms(goal).iter().filter_map(function).collect()
}

/// Rewrites terms bottom-up with the bound variables around each at hand. Triggers go: first-order provers have none.
pub(super) struct Scoped<F> {
    /// Gets a term whose arguments are rewritten, and the variables around it.
    pub rewrite: F,
    scope: Vec<Var>,
    done: HashMap<Term, Term>,
}

impl<F: FnMut(Term, &[Var]) -> Term> Scoped<F> {
    /// A rewriter that applies this to every term.
    pub fn new(rewrite: F) -> Scoped<F> {
        Scoped { rewrite, scope: Vec::new(), done: HashMap::new() }
    }

    /// The rewritten term. Nothing is simplified on the way.
    pub fn run(&mut self, term: &Term) -> Term {
        if let Some(known) = self.done.get(term) {
            return known.clone();
        }
        let inner = match term.kind() {
            TermKind::Bool(_) | TermKind::Int(_) | TermKind::Var(_) => term.clone(),
            TermKind::Apply(op, arguments) => {
                let rewritten: Vec<Term> = arguments.iter().map(|argument| self.run(argument)).collect();
                if rewritten == *arguments { term.clone() } else { Term::apply(op.clone(), rewritten) }
            }
            TermKind::Quantified { quantifier, variables, body, .. } => {
                let depth = self.scope.len();
                self.scope.extend(variables.iter().cloned());
                // What was rewritten outside had other variables around it.
                let outside = std::mem::take(&mut self.done);
                let body = self.run(body);
                self.done = outside;
                self.scope.truncate(depth);
                build::quantified(*quantifier, variables.clone(), body)
            }
        };
        let result = (self.rewrite)(inner, &self.scope);
        self.done.insert(term.clone(), result.clone());
        result
    }
}
