//! What provers get to know of the functions that specifications define: of those that the formulas mention, and no more.

use crate::goal::passive::{Passive, Step};
use ir::{Defined, Definition, Fold, Lemma, Program};
use logic::build::{add, and, call, eq, exists, forall, implies, int, ite, le, lt, mul, quantified_with};
use logic::transform::substitute;
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Adds what holds of the functions that the formulas mention, at the beginning.
pub fn assume(passive: &mut Passive, program: &Program) {
    mark_states(passive, program);
    let mut mentioned = Mentioned::default();
    for block in &passive.blocks {
        for step in &block.steps {
            match step {
                Step::Assume(formula) | Step::Check(formula, _) | Step::Probe(formula, _) => mentioned.collect(formula),
                Step::Assert(checks) => checks.iter().for_each(|(formula, _)| mentioned.collect(formula)),
            }
        }
        block.edges.iter().flat_map(|edge| &edge.guards).for_each(|guard| mentioned.collect(guard));
    }
    let mut facts = Vec::new();
    let mut done = BTreeSet::new();
    // A meaning may mention further functions.
    while let Some(definition) = program.definitions.iter().find(|definition| {
        mentioned.names.contains(&definition.function.name) && !done.contains(&definition.function.name)
    }) {
        done.insert(definition.function.name);
        for fact in facts_of(definition) {
            mentioned.collect(&fact);
            facts.push(Step::Assume(fact));
        }
    }
    for lemma in lemmas(program, &passive.name, &mut mentioned) {
        facts.push(Step::Assume(lemma));
    }
    if crate::facts::paths::are_mentioned(&mentioned.names) {
        facts.extend(crate::facts::paths::facts().into_iter().map(Step::Assume));
    }
    if let Some(first) = passive.blocks.first_mut() {
        first.steps.splice(0..0, facts);
    }
}

/// The lemmas about functions that are mentioned, as far as the check of a procedure may use them.
fn lemmas(program: &Program, procedure: &str, mentioned: &mut Mentioned) -> Vec<Term> {
    let is_allowed = |lemma: &&Lemma| lemma.except.iter().all(|name| **name != *procedure);
    let mut open: Vec<&Lemma> = program.lemmas.iter().filter(is_allowed).collect();
    let mut found = Vec::new();
    while let Some(position) = open.iter().position(|lemma| mentioned.names.contains(&lemma.function)) {
        let lemma = open.remove(position);
        mentioned.collect(&lemma.formula);
        found.push(lemma.formula.clone());
    }
    found
}

/// Where a formula speaks of the state that an execution has come to, that is a state that an execution is in.
fn mark_states(passive: &mut Passive, program: &Program) {
    let is_state = |definition: &&Definition| definition.meaning == Defined::State;
    let marks: BTreeSet<base::Name> =
        program.definitions.iter().filter(is_state).map(|definition| definition.function.name).collect();
    if marks.is_empty() {
        return;
    }
    for block in &mut passive.blocks {
        let mut known = HashSet::new();
        let mut steps = Vec::new();
        for step in std::mem::take(&mut block.steps) {
            let mut found = Vec::new();
            match &step {
                Step::Assume(formula) | Step::Check(formula, _) | Step::Probe(formula, _) => {
                    states(formula, &marks, &mut known, &mut found);
                }
                Step::Assert(checks) => {
                    checks.iter().for_each(|(formula, _)| states(formula, &marks, &mut known, &mut found));
                }
            }
            steps.extend(found.into_iter().map(Step::Assume));
            steps.push(step);
        }
        block.steps = steps;
    }
}

/// The states that a formula says it speaks of, apart from what is known.
fn states(formula: &Term, marks: &BTreeSet<base::Name>, known: &mut HashSet<Term>, found: &mut Vec<Term>) {
    if !known.insert(formula.clone()) {
        return;
    }
    if let TermKind::Apply(Op::Function(function), _) = formula.kind()
        && marks.contains(&function.name)
    {
        found.push(formula.clone());
    }
    formula.children().iter().for_each(|child| states(child, marks, known, found));
}

#[derive(Default)]
struct Mentioned {
    names: BTreeSet<base::Name>,
    seen: HashSet<Term>,
}

impl Mentioned {
    fn collect(&mut self, term: &Term) {
        if !self.seen.insert(term.clone()) {
            return;
        }
        if let TermKind::Apply(Op::Function(function), _) = term.kind() {
            self.names.insert(function.name);
        }
        term.children().iter().for_each(|child| self.collect(child));
    }
}

fn facts_of(definition: &Definition) -> Vec<Term> {
    match &definition.meaning {
        Defined::Value(body) => {
            let parameters = &definition.parameters;
            let value = call(&definition.function, parameters.iter().map(Var::term).collect());
            let fact = eq(value.clone(), body.clone());
            vec![quantified_with(Quantifier::Forall, parameters.clone(), vec![vec![value]], fact)]
        }
        Defined::Opaque | Defined::State => Vec::new(),
        Defined::Fold { op, variable, body } => {
            let fold = Folded { definition, op: *op, variable, body };
            match op {
                Fold::Sum | Fold::Product => fold.joined(),
                Fold::Min | Fold::Max => fold.extreme(),
            }
        }
    }
}

/// A sum, or one of its kin.
struct Folded<'d> {
    definition: &'d Definition,
    op: Fold,
    variable: &'d Var,
    body: &'d Term,
}

impl Folded<'_> {
    /// What the body depends on besides the integer.
    fn others(&self) -> &[Var] {
        &self.definition.parameters[2..]
    }

    fn value(&self, low: &Term, high: &Term, others: &[Term]) -> Term {
        let arguments = [low.clone(), high.clone()].into_iter().chain(others.iter().cloned()).collect();
        call(&self.definition.function, arguments)
    }

    fn body_at(&self, index: &Term, others: &[Term]) -> Term {
        let mut values: HashMap<Var, Term> = self.others().iter().cloned().zip(others.iter().cloned()).collect();
        values.insert(self.variable.clone(), index.clone());
        substitute(self.body, &values)
    }

    fn join(&self, left: Term, right: Term) -> Term {
        match self.op {
            Fold::Product => mul(left, right),
            _ => add(left, right),
        }
    }

    /// Sums and products: of nothing, of one value more at either end, of two parts, and of the same values. No fact makes a term
    /// that was not there, so that nothing goes on for ever.
    fn joined(&self) -> Vec<Term> {
        let integer = |name: &str| Var::new(format!("{name}%fold"), Sort::Int);
        let (low, high, other) = (integer("low"), integer("high"), integer("other"));
        let others = self.others().to_vec();
        let terms: Vec<Term> = others.iter().map(Var::term).collect();
        let all = |variables: &[&Var]| variables.iter().copied().chain(&others).cloned().collect::<Vec<_>>();
        let fact = |variables: Vec<Var>, trigger: Vec<Term>, body: Term| {
            quantified_with(Quantifier::Forall, variables, vec![trigger], body)
        };
        let whole = self.value(&low.term(), &high.term(), &terms);
        let neutral = int(self.op.neutral().unwrap_or_default());
        let none = implies(le(high.term(), low.term()), eq(whole.clone(), neutral));
        let longer = self.value(&low.term(), &other.term(), &terms);
        let is_next = |from: &Var, to: &Var| eq(to.term(), add(from.term(), int(1)));
        let above = implies(
            and([is_next(&high, &other), le(low.term(), high.term())]),
            eq(longer.clone(), self.join(whole.clone(), self.body_at(&high.term(), &terms))),
        );
        let shorter = self.value(&other.term(), &high.term(), &terms);
        let below = implies(
            and([is_next(&low, &other), lt(low.term(), high.term())]),
            eq(whole.clone(), self.join(self.body_at(&low.term(), &terms), shorter.clone())),
        );
        let (front, back) =
            (self.value(&low.term(), &other.term(), &terms), self.value(&other.term(), &high.term(), &terms));
        let parts = implies(
            and([le(low.term(), other.term()), le(other.term(), high.term())]),
            eq(whole.clone(), self.join(front.clone(), back.clone())),
        );
        vec![
            fact(all(&[&low, &high]), vec![whole.clone()], none),
            fact(all(&[&low, &high, &other]), vec![whole.clone(), longer], above),
            fact(all(&[&low, &high, &other]), vec![whole.clone(), shorter], below),
            fact(all(&[&low, &high, &other]), vec![whole.clone(), front, back], parts),
            self.same(&low, &high),
        ]
    }

    /// That two folds over the same integers are the same if their values are.
    fn same(&self, low: &Var, high: &Var) -> Term {
        let others = self.others().to_vec();
        let second: Vec<Var> = others.iter().map(|var| Var::new(format!("{}'", var.name), var.sort.clone())).collect();
        let (left, right): (Vec<Term>, Vec<Term>) =
            (others.iter().map(Var::term).collect(), second.iter().map(Var::term).collect());
        let one = self.value(&low.term(), &high.term(), &left);
        let two = self.value(&low.term(), &high.term(), &right);
        let index = Var::new("i%fold", Sort::Int);
        let inside = and([le(low.term(), index.term()), lt(index.term(), high.term())]);
        let alike = eq(self.body_at(&index.term(), &left), self.body_at(&index.term(), &right));
        let alike = forall(vec![index], implies(inside, alike));
        let variables = [low.clone(), high.clone()].into_iter().chain(others).chain(second).collect();
        let fact = implies(alike, eq(one.clone(), two.clone()));
        quantified_with(Quantifier::Forall, variables, vec![vec![one, two]], fact)
    }

    /// The least and the greatest: none of the values is beyond it, and it is one of them.
    fn extreme(&self) -> Vec<Term> {
        let (low, high) = (Var::new("low%fold", Sort::Int), Var::new("high%fold", Sort::Int));
        let others = self.others().to_vec();
        let terms: Vec<Term> = others.iter().map(Var::term).collect();
        let whole = self.value(&low.term(), &high.term(), &terms);
        let index = Var::new("i%fold", Sort::Int);
        let inside = and([le(low.term(), index.term()), lt(index.term(), high.term())]);
        let value = self.body_at(&index.term(), &terms);
        let within = match self.op {
            Fold::Max => le(value.clone(), whole.clone()),
            _ => le(whole.clone(), value.clone()),
        };
        let bounds = forall(vec![index.clone()], implies(inside.clone(), within));
        let reached = exists(vec![index], and([inside, eq(value, whole.clone())]));
        let fact = implies(lt(low.term(), high.term()), and([bounds, reached]));
        let variables: Vec<Var> = [low.clone(), high.clone()].into_iter().chain(others).collect();
        // With one value more it is the old one or that value.
        let other = Var::new("other%fold", Sort::Int);
        let (longer, last) = (self.value(&low.term(), &other.term(), &terms), self.body_at(&high.term(), &terms));
        let keeps = match self.op {
            Fold::Max => le(last.clone(), whole.clone()),
            _ => le(whole.clone(), last.clone()),
        };
        let step = implies(
            and([eq(other.term(), add(high.term(), int(1))), lt(low.term(), high.term())]),
            eq(longer.clone(), ite(keeps, whole.clone(), last)),
        );
        let further = variables.iter().cloned().chain([other]).collect();
        vec![
            quantified_with(Quantifier::Forall, variables, vec![vec![whole.clone()]], fact),
            quantified_with(Quantifier::Forall, further, vec![vec![whole, longer]], step),
            self.same(&low, &high),
        ]
    }
}
