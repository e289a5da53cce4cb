//! The conclusion of a goal taken apart: what implies it becomes a hypothesis, what is bound by a universal quantifier a
//! constant, the parts of a conjunction goals of their own, and a proposition that a hypothesis defines its definition. That
//! turns a weakest precondition into one goal a path to what is to be shown, with the assumptions on the path as hypotheses.

use logic::transform::free_variables;
use logic::{Goal, Op, Quantifier, Sort, Term, TermKind, Var, build};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Goals, at least one and at most `most`, that together prove the goal.
pub(super) fn split(goal: &Goal, most: usize) -> Vec<Goal> {
    let mut splitter = Splitter::new(goal);
    let mut open = vec![Part { hypotheses: Vec::new(), conclusion: goal.conclusion.clone(), unfolded: Vec::new() }];
    let mut done: Vec<Part> = Vec::new();
    while let Some(part) = open.pop() {
        let room = most.saturating_sub(done.len() + open.len());
        match splitter.step(part, room) {
            Step::Further(parts) => open.extend(parts.into_iter().rev()),
            Step::Done(part) => done.push(part),
        }
    }
    if done.is_empty() {
        return vec![Goal { name: goal.name.clone(), hypotheses: Vec::new(), conclusion: build::bool(true) }];
    }
    done.into_iter().map(|part| splitter.goal(goal, part)).collect()
}

/// A goal on its way.
struct Part {
    /// What was assumed on the way to the conclusion.
    hypotheses: Vec<Term>,
    conclusion: Term,
    /// Propositions that were replaced by what defines them; each is once on a path.
    unfolded: Vec<Var>,
}

enum Step {
    Further(Vec<Part>),
    Done(Part),
}

struct Splitter {
    /// Propositions with the formulas that hypotheses say they are equal to.
    definitions: HashMap<Var, Term>,
    /// The other hypotheses.
    facts: Vec<Term>,
    names: HashSet<String>,
    number: usize,
}

impl Splitter {
    fn new(goal: &Goal) -> Splitter {
        let names = super::naming::subterms(goal).iter().flat_map(variable_names).collect();
        let mut splitter = Splitter { definitions: HashMap::new(), facts: Vec::new(), names, number: 0 };
        for hypothesis in &goal.hypotheses {
            match definition(hypothesis) {
                Some((proposition, formula)) if !splitter.definitions.contains_key(proposition) => {
                    splitter.definitions.insert(proposition.clone(), formula.clone());
                }
                _ => {
                    let mut facts = std::mem::take(&mut splitter.facts);
                    splitter.assume(hypothesis, &mut facts);
                    splitter.facts = facts;
                }
            }
        }
        splitter
    }

    fn step(&mut self, mut part: Part, room: usize) -> Step {
        let conclusion = part.conclusion.clone();
        match conclusion.kind() {
            TermKind::Bool(true) => Step::Further(Vec::new()),
            TermKind::Apply(Op::Implies, sides) => {
                self.assume(&sides[0], &mut part.hypotheses);
                Step::Further(vec![Part { conclusion: sides[1].clone(), ..part }])
            }
            TermKind::Apply(Op::And, parts) if parts.len() <= room => {
                let one = |conclusion: &Term| Part {
                    hypotheses: part.hypotheses.clone(),
                    conclusion: conclusion.clone(),
                    unfolded: part.unfolded.clone(),
                };
                Step::Further(parts.iter().map(one).collect())
            }
            TermKind::Apply(Op::Ite, choice) if room >= 2 => {
                let mut branch = |condition: Term, conclusion: &Term| {
                    let mut hypotheses = part.hypotheses.clone();
                    self.assume(&condition, &mut hypotheses);
                    Part { hypotheses, conclusion: conclusion.clone(), unfolded: part.unfolded.clone() }
                };
                let condition = &choice[0];
                Step::Further(vec![
                    branch(condition.clone(), &choice[1]),
                    branch(build::not(condition.clone()), &choice[2]),
                ])
            }
            TermKind::Quantified { quantifier: Quantifier::Forall, variables, body, .. } => {
                let conclusion = self.with_constants(variables, body);
                Step::Further(vec![Part { conclusion, ..part }])
            }
            TermKind::Var(var) if self.definitions.contains_key(var) && !part.unfolded.contains(var) => {
                part.unfolded.push(var.clone());
                Step::Further(vec![Part { conclusion: self.definitions[var].clone(), ..part }])
            }
            _ if part.hypotheses.contains(&conclusion) || self.facts.contains(&conclusion) => Step::Further(Vec::new()),
            _ => Step::Done(part),
        }
    }

    /// Adds what a formula says, as small hypotheses.
    fn assume(&mut self, formula: &Term, hypotheses: &mut Vec<Term>) {
        let mut work = vec![formula.clone()];
        while let Some(formula) = work.pop() {
            match formula.kind() {
                TermKind::Bool(true) => {}
                TermKind::Apply(Op::And, parts) => work.extend(parts.iter().rev().cloned()),
                TermKind::Quantified { quantifier: Quantifier::Exists, variables, body, .. } => {
                    work.push(self.with_constants(variables, body));
                }
                _ if hypotheses.contains(&formula) => {}
                _ => hypotheses.push(formula),
            }
        }
    }

    /// The body of a quantifier for values of which nothing is known.
    fn with_constants(&mut self, variables: &[Var], body: &Term) -> Term {
        let replaced = variables.iter().map(|var| (var.clone(), self.fresh(var).term())).collect();
        replace(body, &replaced)
    }

    fn fresh(&mut self, var: &Var) -> Var {
        loop {
            self.number += 1;
            let name = format!("{}!{}", var.name, self.number);
            if self.names.insert(name.clone()) {
                return Var::new(name, var.sort.clone());
            }
        }
    }

    /// The goal for a part; definitions are there for the propositions that still occur.
    fn goal(&self, goal: &Goal, part: Part) -> Goal {
        let mut hypotheses = self.facts.clone();
        hypotheses.extend(part.hypotheses);
        let mut seen = BTreeSet::new();
        let mut work: Vec<Term> = hypotheses.iter().chain([&part.conclusion]).cloned().collect();
        while let Some(term) = work.pop() {
            for var in free_variables(&term) {
                if let Some(formula) = self.definitions.get(&var).filter(|_| !seen.contains(&var)) {
                    work.push(formula.clone());
                    hypotheses.push(build::eq(var.term(), formula.clone()));
                    seen.insert(var);
                }
            }
        }
        Goal { name: goal.name.clone(), hypotheses, conclusion: part.conclusion }
    }
}

/// A proposition, and the formula that a hypothesis says it is equal to.
fn definition(hypothesis: &Term) -> Option<(&Var, &Term)> {
    let TermKind::Apply(Op::Eq, sides) = hypothesis.kind() else { return None };
    match sides[0].kind() {
        TermKind::Var(var) if var.sort == Sort::Bool => Some((var, &sides[1])),
        _ => None,
    }
}

fn variable_names(term: &Term) -> Vec<String> {
    match term.kind() {
        TermKind::Var(var) => vec![var.name.to_string()],
        TermKind::Quantified { variables, .. } => variables.iter().map(|var| var.name.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// Replaces free variables by constants that are bound nowhere; what is bound again inside stays.
fn replace(term: &Term, replaced: &HashMap<Var, Term>) -> Term {
    fn run(term: &Term, replaced: &HashMap<Var, Term>, done: &mut HashMap<Term, Term>) -> Term {
        if let Some(known) = done.get(term) {
            return known.clone();
        }
        let result = match term.kind() {
            TermKind::Bool(_) | TermKind::Int(_) => term.clone(),
            TermKind::Var(var) => replaced.get(var).unwrap_or(term).clone(),
            TermKind::Apply(op, arguments) => {
                Term::apply(op.clone(), arguments.iter().map(|argument| run(argument, replaced, done)).collect())
            }
            TermKind::Quantified { quantifier, variables, triggers, body } => {
                let mut inner = replaced.clone();
                inner.retain(|var, _| !variables.contains(var));
                let mut of_body = if inner.len() == replaced.len() { std::mem::take(done) } else { HashMap::new() };
                let body = run(body, &inner, &mut of_body);
                let of_trigger =
                    |trigger: &Vec<Term>| trigger.iter().map(|part| run(part, &inner, &mut HashMap::new())).collect();
                let triggers = triggers.iter().map(of_trigger).collect();
                if inner.len() == replaced.len() {
                    *done = of_body;
                }
                build::quantified_with(*quantifier, variables.clone(), triggers, body)
            }
        };
        done.insert(term.clone(), result.clone());
        result
    }
    run(term, replaced, &mut HashMap::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::build::{and, eq, forall, implies, int, le, lt};

    fn int_var(name: &str) -> Var {
        Var::new(name, Sort::Int)
    }

    fn proposition(name: &str) -> Term {
        Var::new(name, Sort::Bool).term()
    }

    fn shown(goal: &Goal) -> String {
        let hypotheses: Vec<String> = goal.hypotheses.iter().map(ToString::to_string).collect();
        format!("{} |- {}", hypotheses.join(", "), goal.conclusion)
    }

    #[test]
    fn a_precondition_becomes_one_goal_a_path() {
        let (x, p, q) = (int_var("x"), proposition("p"), proposition("q"));
        let (ok0, ok1) = (proposition("$ok0"), proposition("$ok1"));
        let end = lt(x.term(), int(9));
        let goal = Goal {
            name: String::new(),
            hypotheses: vec![
                eq(ok0.clone(), and([implies(p.clone(), ok1.clone()), implies(q.clone(), ok1.clone())])),
                eq(ok1, implies(and([le(x.term(), int(5)), le(int(0), x.term())]), end)),
            ],
            conclusion: ok0,
        };
        let parts: Vec<String> = split(&goal, 9).iter().map(shown).collect();
        assert_eq!(parts, ["p, x <= 5, 0 <= x |- x < 9", "q, x <= 5, 0 <= x |- x < 9"]);
        // Where there is no room, definitions stay.
        let whole: Vec<String> = split(&goal, 1).iter().map(shown).collect();
        assert_eq!(whole.len(), 1);
        assert!(whole[0].contains("$ok1 ==") && whole[0].ends_with("|- (p ==> $ok1) && (q ==> $ok1)"), "{whole:?}");
    }

    #[test]
    fn what_is_bound_becomes_a_constant_that_nobody_has() {
        let x = int_var("x");
        let inner = forall(vec![x.clone()], lt(x.term(), int(2)));
        let conclusion = forall(vec![x.clone()], implies(lt(x.term(), int(1)), inner));
        let goal = Goal { name: String::new(), hypotheses: vec![lt(int(0), int_var("x!1").term())], conclusion };
        let parts = split(&goal, 4);
        assert_eq!(shown(&parts[0]), "0 < `x!1`, `x!2` < 1 |- `x!3` < 2");
    }

    #[test]
    fn a_definition_that_leads_back_is_unfolded_once() {
        let (p, q) = (proposition("p"), proposition("q"));
        let hypotheses = vec![eq(p.clone(), q.clone()), eq(q, p.clone())];
        let goal = Goal { name: String::new(), hypotheses, conclusion: p };
        assert_eq!(split(&goal, 4).len(), 1);
    }

    #[test]
    fn what_is_assumed_is_proved() {
        let p = proposition("p");
        let goal = Goal { name: String::new(), hypotheses: vec![], conclusion: implies(p.clone(), p) };
        assert_eq!(shown(&split(&goal, 4)[0]), " |- true");
    }
}
