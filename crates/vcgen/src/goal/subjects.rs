//! What nothing depends on goes from a proof in passive form. An equation defines a variable, and an assumption of the heap model is about some
//! variables, its subjects: it matters if one of them does. Fewer assumptions prove less, so what is dropped can only cost a proof.

use super::memory::is_clock;
use super::passive::{PassiveBlock, Step};
use logic::{Op, Term, TermKind, Var};
use std::collections::{HashMap, HashSet};

/// What formulas are about, of those that may be of no use.
#[derive(Default)]
pub struct Subjects {
    of: HashMap<Term, HashSet<Var>>,
}

impl Subjects {
    /// An equation gives a variable its value.
    pub fn note_definition(&mut self, equation: &Term, variable: &Var) {
        self.of.entry(equation.clone()).or_default().insert(variable.clone());
    }

    /// The heap model or a contract says something.
    pub fn note_assumption(&mut self, assumption: &Term) {
        let subjects = subjects(assumption);
        if !subjects.is_empty() {
            self.of.entry(assumption.clone()).or_default().extend(subjects);
        }
    }

    /// Removes what nothing depends on.
    pub fn prune(&self, blocks: &mut [PassiveBlock]) {
        let mut live = Live::default();
        let mut waiting: HashMap<Var, Vec<&Term>> = HashMap::new();
        for block in blocks.iter() {
            for step in &block.steps {
                match step {
                    Step::Assume(formula) => match self.of.get(formula) {
                        Some(subjects) => {
                            subjects.iter().for_each(|it| waiting.entry(it.clone()).or_default().push(formula));
                        }
                        None => live.read(formula),
                    },
                    Step::Assert(checks) => checks.iter().for_each(|(formula, _)| live.read(formula)),
                    Step::Check(formula, _) | Step::Probe(formula, _) => live.read(formula),
                }
            }
            let told = told_by_edges(block);
            for (index, guard) in block.edges.iter().flat_map(|edge| edge.guards.iter().enumerate()) {
                match joined(block, index, guard) {
                    Some(variable) => waiting.entry(variable).or_default().push(guard),
                    // It matters which way is taken if that decides what a variable is.
                    None if decides_nothing_else(block) => {
                        told.iter().for_each(|variable| waiting.entry(variable.clone()).or_default().push(guard));
                    }
                    None => live.read(guard),
                }
            }
        }
        while let Some(variable) = live.open.pop() {
            waiting.remove(&variable).into_iter().flatten().for_each(|formula| live.read(formula));
        }
        let matters = |formula: &Term| {
            self.of.get(formula).is_none_or(|subjects| subjects.iter().any(|it| live.variables.contains(it)))
        };
        for block in blocks.iter_mut() {
            block.steps.retain(|step| !matches!(step, Step::Assume(formula) if !matters(formula)));
            let is_decisive = !decides_nothing_else(block)
                || told_by_edges(block).iter().any(|variable| live.variables.contains(variable));
            let is_told = |index: usize, guard: &Term| {
                joined(block, index, guard).map_or(is_decisive, |variable| live.variables.contains(&variable))
            };
            let kept: Vec<Vec<Term>> = block
                .edges
                .iter()
                .map(|edge| {
                    let guards = edge.guards.iter().enumerate().filter(|(index, guard)| is_told(*index, guard));
                    guards.map(|(_, guard)| guard.clone()).collect()
                })
                .collect();
            for (edge, kept) in block.edges.iter_mut().zip(kept) {
                edge.guards = kept;
                edge.decision = edge.decision.filter(|_| is_decisive);
            }
        }
    }
}

/// Whether both ways of a branch lead to the same block.
fn decides_nothing_else(block: &PassiveBlock) -> bool {
    matches!(&block.edges[..], [left, right] if left.target == right.target)
}

/// The variables that the guards of a block's edges say the values of.
fn told_by_edges(block: &PassiveBlock) -> Vec<Var> {
    let guards = block.edges.iter().flat_map(|edge| edge.guards.iter().enumerate());
    guards.filter_map(|(index, guard)| joined(block, index, guard)).collect()
}

/// The variable that a guard says the value of, where edges meet behind it. The first guard of a branch is its condition.
fn joined(block: &PassiveBlock, index: usize, guard: &Term) -> Option<Var> {
    let is_condition = index == 0 && block.edges.len() == 2;
    let told = match guard.kind() {
        _ if is_condition => return None,
        TermKind::Apply(Op::Eq | Op::Not, parts) => &parts[0],
        _ => guard,
    };
    match told.kind() {
        TermKind::Var(variable) => Some(variable.clone()),
        _ => None,
    }
}

/// The variables that matter.
#[derive(Default)]
struct Live {
    variables: HashSet<Var>,
    seen: HashSet<Term>,
    open: Vec<Var>,
}

impl Live {
    fn read(&mut self, formula: &Term) {
        let mut work = vec![formula];
        while let Some(term) = work.pop() {
            if self.seen.insert(term.clone()) {
                if let TermKind::Var(variable) = term.kind()
                    && self.variables.insert(variable.clone())
                {
                    self.open.push(variable.clone());
                }
                work.extend(term.children());
            }
        }
    }
}

/// The variables that an assumption is about. A formula about all objects is about what its triggers look for; what is said of a field of an object is
/// about the field.
fn subjects(assumption: &Term) -> HashSet<Var> {
    let (mut found, mut seen, mut open) = (HashSet::new(), HashSet::new(), vec![assumption]);
    let mut bound: HashSet<&Var> = HashSet::new();
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match term.kind() {
            TermKind::Var(_) if is_clock(term) => {}
            TermKind::Var(variable) => {
                found.insert(variable.clone());
            }
            TermKind::Apply(Op::Select, parts) => open.push(&parts[0]),
            TermKind::Quantified { variables, triggers, body, .. } => {
                bound.extend(variables);
                match triggers.is_empty() {
                    true => open.push(body),
                    false => open.extend(triggers.iter().flatten()),
                }
            }
            _ => open.extend(term.children()),
        }
    }
    found.retain(|variable| !bound.contains(variable));
    found
}
