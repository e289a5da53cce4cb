//! What is asked of a batch, as scripts.

use super::batch::{Batch, Formulas};
use super::prover::{Answer, ask, options_to_compute};
use ir::vocabulary::{DICT_CANDIDATE, DICT_SCATTERED, SEQ_INDEX, SEQ_LAST_INDEX};
use logic::build::{and, bool, ne, or};
use logic::transform::free_variables;
use logic::{Goal, Op, Term, TermKind, Var};
use std::collections::BTreeSet;
use vcgen::Options;

/// So much z3 may compute for one question: a few times what it takes.
const RESOURCES: u64 = 5_000_000;

/// A goal as a script.
fn script(name: &str, hypotheses: Vec<Term>, conclusion: Term) -> String {
    provers::script(&Goal { name: name.to_owned(), hypotheses, conclusion })
}

/// That everything is true that proofs believe: where the state is that of the interpreter, and where calls give what they
/// gave.
pub struct Truth<'b> {
    batch: &'b Batch,
    given: Vec<Term>,
    /// What Invar adds.
    formulas: Vec<Term>,
    /// What was seen in the interpreter.
    seen: Vec<Term>,
}

impl<'b> Truth<'b> {
    /// What proofs believe.
    pub fn of_proofs(batch: &'b Batch) -> Truth<'b> {
        let formulas = batch.formulas(Options::proof()).without_triggers();
        let Formulas { facts, defined, assumed, start, chosen, known, beyond } = formulas;
        let (formulas, seen) = ([facts, assumed].concat(), [start, known, beyond].concat());
        Truth { batch, given: [defined, chosen].concat(), formulas, seen }
    }

    /// What the search for failures believes of all executions. What it assumes of calls need not be true: it may look at
    /// some of them only.
    pub fn of_searches(batch: &'b Batch) -> Truth<'b> {
        let Formulas { facts, defined, chosen, .. } = batch.formulas(Options::search(1)).without_triggers();
        Truth { batch, given: [defined, chosen].concat(), formulas: facts, seen: Vec::new() }
    }

    /// The question as a script, in which everything that is declared is defined.
    pub fn script(&self) -> String {
        self.batch.exact.define(&script("truth", self.given.clone(), and(self.believed())))
    }

    fn believed(&self) -> Vec<Term> {
        [self.formulas.clone(), self.seen.clone()].concat()
    }

    /// The opposite question: whether something that is believed is false. Only what has no quantifier is looked at.
    pub fn falsehood(&self) -> String {
        let mut all = [self.given.clone(), self.believed()].concat();
        all.retain(|formula| !has_quantifier(formula));
        self.batch.exact.define(&script("falsehood", all, bool(false)))
    }

    /// The question for each formula that Invar adds, by itself.
    pub fn scripts(&self) -> Vec<String> {
        self.formulas.iter().map(|formula| self.question(formula)).collect()
    }

    /// The question for one formula, with what is given of its variables.
    fn question(&self, formula: &Term) -> String {
        let given = about(formula, &self.given);
        self.batch.exact.define(&script("truth", given, formula.clone()))
    }

    /// What is believed and is not found to be true.
    pub fn doubts(&self) -> Vec<String> {
        if holds(&self.script()) {
            return Vec::new();
        }
        // All at once may be too much.
        let is_doubtful = |formula: &Term| !holds(&self.question(formula));
        self.believed().iter().filter(|formula| is_doubtful(formula)).map(ToString::to_string).collect()
    }
}

fn has_quantifier(formula: &Term) -> bool {
    matches!(formula.kind(), TermKind::Quantified { .. }) || formula.children().iter().any(has_quantifier)
}

/// What is given of the results that a formula mentions, and of those that these depend on.
fn about(formula: &Term, given: &[Term]) -> Vec<Term> {
    let mut results = results_in(formula);
    let mut chosen: Vec<Term> = Vec::new();
    loop {
        let is_about = |fact: &&Term| match definition(fact) {
            Some((variable, value)) => results.contains(result(variable)) || mentions(formula, value),
            None => results_in(fact).is_subset(&results),
        };
        let found: Vec<Term> = given.iter().filter(is_about).cloned().collect();
        if found.len() == chosen.len() {
            return chosen;
        }
        results.extend(found.iter().flat_map(results_in));
        chosen = found;
    }
}

/// The variable that a formula defines, and its value, if that is an application of a function.
fn definition(formula: &Term) -> Option<(&Var, &Term)> {
    let TermKind::Apply(Op::Eq, sides) = formula.kind() else { return None };
    match sides[0].kind() {
        TermKind::Var(variable) => Some((variable, &sides[1])),
        _ => None,
    }
}

fn mentions(formula: &Term, value: &Term) -> bool {
    let is_application = matches!(value.kind(), TermKind::Apply(Op::Function(_), _));
    is_application && (formula == value || formula.children().iter().any(|child| mentions(child, value)))
}

/// The name that all variables for one result begin with.
fn result(variable: &Var) -> &str {
    variable.name.split(['@', '%']).next().unwrap_or_default()
}

fn results_in(formula: &Term) -> BTreeSet<String> {
    let variables = free_variables(formula);
    variables
        .iter()
        .filter(|variable| variable.name.contains('@'))
        .map(|variable| result(variable).to_owned())
        .collect()
}

/// Whether the conclusion of a script follows, by computing.
pub fn holds(script: &str) -> bool {
    computed(script, RESOURCES) == Answer::Impossible
}

/// What comes out by computing.
pub fn computed(script: &str, resources: u64) -> Answer {
    ask(script, &options_to_compute(resources))
}

/// That functions are functions: where calls gave different things, they were called with different arguments.
pub fn functionality(batch: &Batch) -> String {
    let Formulas { defined, .. } = batch.formulas(Options::proof()).without_triggers();
    let mut applied = Vec::new();
    for formula in &defined {
        let Some((variable, value)) = definition(formula) else { continue };
        let TermKind::Apply(Op::Function(function), arguments) = value.kind() else { continue };
        let is_chosen =
            [&SEQ_INDEX, &SEQ_LAST_INDEX, &DICT_CANDIDATE, &DICT_SCATTERED].iter().any(|known| ***known == *function);
        if let (true, Some(outcome)) = (is_chosen, batch.outcome(result(variable))) {
            applied.push((function, arguments, outcome));
        }
    }
    let mut differ = Vec::new();
    for (position, (function, arguments, outcome)) in applied.iter().enumerate() {
        for (other, others, another) in &applied[position + 1..] {
            if function == other && outcome != another {
                let pairs = arguments.iter().zip(others.iter());
                differ.push(or(pairs.map(|(left, right)| ne(left.clone(), right.clone()))));
            }
        }
    }
    batch.exact.define(&script("functions", defined, and(differ)))
}

/// That what calls gave follows from what proofs believe, with nothing defined but by the theories: as a prover sees it.
pub fn determination(batch: &Batch) -> String {
    let Formulas { facts, defined, assumed, start, known, .. } = batch.formulas(Options::proof());
    script("determined", [facts, start, defined, assumed].concat(), and(known))
}

/// That what proofs believe cannot all be true, as a prover sees it.
pub fn contradiction(batch: &Batch, options: Options) -> String {
    let Formulas { facts, defined, assumed, start, chosen, known, beyond } = batch.formulas(options);
    // In a search, the order is chosen already.
    let chosen = if options == Options::proof() { chosen } else { Vec::new() };
    script("contradiction", [facts, defined, assumed, start, chosen, known, beyond].concat(), bool(false))
}
