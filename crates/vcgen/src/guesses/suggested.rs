//! Predicates of which an invariant may be made, for loops where nobody has written any: what is still open, the decisions on the way there, and how
//! the places that are read lie to one another.

use super::asked::{Asked, LATER, asked, copies, mentions};
use super::loops::Loop;
use super::ranges::{chosen_later, is_telling, reads_at, replaced, subterms};
use crate::graph::flat::Flat;
use crate::passes::loops::{changed_variables, headers, members, predecessors};
use ir::{BlockId, CommandKind, ObligationId};
use logic::build::{eq, int, le, lt, not};
use logic::transform::{free_variables, substitute};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};

/// So many predicates are suggested for one loop.
const MOST: usize = 12;

/// So many constants they speak of.
const MOST_CONSTANTS: usize = 2;

/// What is suggested for one loop.
pub struct Suggested {
    /// Where the loop begins.
    pub head: BlockId,
    /// The predicates, those first that are likelier to matter.
    pub predicates: Vec<Term>,
    /// Variables in them that nothing else mentions.
    pub constants: Vec<Var>,
}

/// Suggestions for all loops without invariants and predicates, to prove what is open.
pub fn suggest(flat: &Flat, is_open: &dyn Fn(ObligationId) -> bool) -> Vec<Suggested> {
    let predecessors = predecessors(flat);
    let copies = copies(flat);
    let (with_goals, without) = (asking(flat, is_open), asking(flat, &|_| false));
    let all_members: Vec<(BlockId, BTreeSet<BlockId>)> = headers(flat)
        .into_iter()
        .filter_map(|head| Some((head, members(&predecessors, head, flat.blocks[head].header.as_ref()?.latch))))
        .collect();
    let mut all = Vec::new();
    for (head, inside) in &all_members {
        let head = *head;
        let Some(header) = &flat.blocks[head].header else { continue };
        if !header.invariants.is_empty() || !header.predicates.is_empty() {
            continue;
        }
        let changed = changed_variables(flat, inside);
        let looked_at = Loop { head, places: flat.places.get(&head), copies: &copies, changed };
        let is_inner = |other: &BlockId| *other != head && inside.contains(other);
        let inner: BTreeSet<BlockId> =
            all_members.iter().filter(|(other, _)| is_inner(other)).flat_map(|(_, it)| it).copied().collect();
        let own: BTreeSet<BlockId> = inside.difference(&inner).copied().collect();
        let of = |flat: &Flat| asked(flat, &predecessors, head, &copies);
        let mut suggestion = Suggestion { looked_at, constants: Vec::new(), list: Vec::new() };
        suggestion.look(of(&with_goals), of(&without), &pairs(flat, &own));
        let Suggestion { mut list, constants, .. } = suggestion;
        list.truncate(MOST);
        if !list.is_empty() {
            all.push(Suggested { head, predicates: list, constants });
        }
    }
    all
}

/// The graph without the assertions that are not wanted.
fn asking(flat: &Flat, is_wanted: &dyn Fn(ObligationId) -> bool) -> Flat {
    let mut flat = flat.clone();
    for block in flat.blocks.values_mut() {
        block.commands.retain(|command| match &command.kind {
            CommandKind::Assert { obligation, .. } | CommandKind::Check { obligation, .. } => is_wanted(*obligation),
            _ => true,
        });
    }
    flat
}

struct Suggestion<'l> {
    looked_at: Loop<'l>,
    constants: Vec<Var>,
    list: Vec<Term>,
}

impl Suggestion<'_> {
    fn look(&mut self, all: Asked, decided: Asked, pairs: &[Term]) {
        let counts: Vec<Term> = self.looked_at.counts(&all).into_iter().map(|(count, _)| count).collect();
        let open = all.conditions.into_iter().filter(|condition| !decided.conditions.contains(condition));
        let mut goals: Vec<Term> = open.flat_map(|goal| atoms(&goal)).collect();
        let mut guards: Vec<Term> = decided.conditions.iter().flat_map(atoms).collect();
        let is_chosen_here = self.name_chosen(&mut goals, &mut guards);
        if !is_chosen_here && goals.iter().all(|goal| !self.looked_at.is_changed(goal)) {
            goals = self.at_hand(&guards, &counts);
        }
        goals.iter().for_each(|goal| self.add(goal));
        self.add_same(&goals, &guards);
        self.add_positions(&goals, &guards, &counts);
        if !is_chosen_here {
            self.add_beginnings(pairs);
        }
        pairs.iter().for_each(|pair| self.add(pair));
        // What is decided of the element at hand is about the next iteration, and how far a loop counts is known otherwise.
        let is_at_hand = |guard: &Term| counts.iter().any(|count| is_read_at(guard, count) || compares(guard, count));
        guards.iter().filter(|guard| !is_at_hand(guard)).for_each(|guard| self.add(guard));
    }

    /// Adds a predicate, if it is one about what the loop changes. Of a predicate and its negation one is enough.
    fn add(&mut self, predicate: &Term) {
        let predicate = plain(predicate);
        let variables = free_variables(&predicate);
        let is_about = self.looked_at.is_changed(&predicate) || self.constants.iter().any(|it| variables.contains(it));
        let is_new = !self.list.contains(&predicate) && !matches!(predicate.kind(), TermKind::Bool(_));
        if is_new && is_about && !mentions(&predicate, LATER) && is_telling(&predicate) {
            self.list.push(predicate);
        }
    }

    /// The numbers that later loops choose become constants; whether there are any.
    fn name_chosen(&mut self, goals: &mut [Term], guards: &mut [Term]) -> bool {
        let chosen: BTreeSet<Term> = goals.iter().flat_map(chosen_later).filter(|it| *it.sort() == Sort::Int).collect();
        for number in chosen.into_iter().take(MOST_CONSTANTS) {
            let constant = self.constant();
            for term in goals.iter_mut().chain(guards.iter_mut()) {
                *term = replaced(term, &number, &constant);
            }
        }
        !self.constants.is_empty()
    }

    fn constant(&mut self) -> Term {
        let constant = Var::new(format!("s%guess{}", self.constants.len()), Sort::Int);
        self.constants.push(constant.clone());
        constant.term()
    }

    /// What is decided of the element at hand may hold of all that the loop has come by.
    fn at_hand(&mut self, guards: &[Term], counts: &[Term]) -> Vec<Term> {
        let Some(count) = counts.iter().find(|count| guards.iter().any(|guard| is_read_at(guard, count))) else {
            return Vec::new();
        };
        let constant = self.constant();
        let about = guards.iter().filter(|guard| is_read_at(guard, count));
        about.map(|guard| replaced(guard, count, &constant)).collect()
    }

    /// Where it is open whether two are the same, what is decided of one may be known of the other.
    fn add_same(&mut self, goals: &[Term], guards: &[Term]) {
        for goal in goals {
            let TermKind::Apply(Op::Eq, parts) = goal.kind() else { continue };
            for (one, other) in [(&parts[0], &parts[1]), (&parts[1], &parts[0])] {
                let is_variable = matches!(one.kind(), TermKind::Var(_));
                for guard in guards.iter().filter(|guard| is_variable && subterms(guard).contains(&one)) {
                    self.add(&replaced(guard, one, other));
                }
            }
        }
    }

    /// All that the loop has come by lies behind where it began.
    fn add_beginnings(&mut self, pairs: &[Term]) {
        let changed = |number: &Term| matches!(number.kind(), TermKind::Var(variable) if self.looked_at.changed.contains(variable));
        let beginnings: Vec<Term> =
            pairs.iter().flat_map(positions).filter(changed).map(|number| self.looked_at.before(&number)).collect();
        for constant in self.constants.clone() {
            beginnings.iter().for_each(|beginning| self.add(&le(beginning.clone(), constant.term())));
        }
    }

    /// How the places that goals read at lie to one another, to where the loop has come, and to where it began.
    fn add_positions(&mut self, goals: &[Term], guards: &[Term], counts: &[Term]) {
        let reads: Vec<Vec<Term>> = goals.iter().map(positions).collect();
        let mut positions: Vec<Term> = Vec::new();
        for read in reads.iter().flatten() {
            if !positions.contains(read) {
                positions.push(read.clone());
            }
        }
        for position in &positions {
            let is_constant = self.constants.iter().any(|constant| constant.term() == *position);
            if is_constant {
                self.add(&le(int(0), position.clone()));
            }
            for count in counts.iter().filter(|count| *count != position) {
                self.add(&lt(position.clone(), count.clone()));
            }
            guards.iter().filter(|guard| compares(guard, position)).for_each(|guard| self.add(guard));
        }
        for (at, one) in positions.iter().enumerate() {
            for other in &positions[at + 1..] {
                let beside = reads.iter().any(|reads| reads.contains(one) && reads.contains(other));
                let is_changed = self.looked_at.is_changed(one) || self.looked_at.is_changed(other);
                let are_constants =
                    free_variables(one).union(&free_variables(other)).all(|it| self.constants.contains(it));
                if beside && (is_changed || are_constants) {
                    self.add(&lt(one.clone(), other.clone()));
                }
            }
        }
    }
}

/// Whether a predicate compares a number.
fn compares(predicate: &Term, number: &Term) -> bool {
    match predicate.kind() {
        TermKind::Apply(Op::Not, parts) => compares(&parts[0], number),
        TermKind::Apply(Op::Le | Op::Lt | Op::Eq, parts) => parts.contains(number),
        _ => false,
    }
}

fn is_read_at(predicate: &Term, number: &Term) -> bool {
    positions(predicate).contains(number)
}

/// The numbers that something is read at.
fn positions(predicate: &Term) -> Vec<Term> {
    let mut list: Vec<Term> = subterms(predicate).into_iter().filter_map(reads_at).cloned().collect();
    list.sort();
    list.dedup();
    list
}

/// The parts of a condition that are not made of others, without negations.
fn atoms(condition: &Term) -> Vec<Term> {
    let (mut list, mut open) = (Vec::new(), vec![condition.clone()]);
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Apply(Op::And | Op::Or | Op::Implies | Op::Not, parts) => {
                open.extend(parts.iter().rev().cloned())
            }
            TermKind::Apply(Op::Ite, parts) => open.extend(parts.iter().rev().cloned()),
            TermKind::Apply(Op::Eq, parts) if *parts[0].sort() == Sort::Bool => {
                open.extend(parts.iter().rev().cloned())
            }
            TermKind::Quantified { .. } | TermKind::Bool(_) => {}
            _ if !list.contains(&term) => list.push(term),
            _ => {}
        }
    }
    list
}

/// A predicate or its negation: one way to say both.
fn plain(predicate: &Term) -> Term {
    match predicate.kind() {
        TermKind::Apply(Op::Not, parts) => plain(&parts[0]),
        TermKind::Apply(Op::Lt, parts) if *parts[0].sort() == Sort::Int => match not(predicate.clone()).kind() {
            TermKind::Apply(Op::Le, _) => not(predicate.clone()),
            _ => predicate.clone(),
        },
        _ => predicate.clone(),
    }
}

/// What variables are to one another that a loop assigns side by side: `w == a[k]` of `k = j; w = a[j];`.
fn pairs(flat: &Flat, inside: &BTreeSet<BlockId>) -> Vec<Term> {
    let mut list = Vec::new();
    for block in inside {
        let mut values: HashMap<Var, Term> = HashMap::new();
        for command in &flat.blocks[*block].commands {
            match &command.kind {
                CommandKind::Assign { target, value } => {
                    let value = substitute(value, &values);
                    values.insert(target.clone(), value);
                }
                other => {
                    for target in other.parts().0 {
                        values.remove(target);
                    }
                }
            }
        }
        let mut own: Vec<(Var, Term)> =
            values.into_iter().filter(|(target, _)| !target.name.starts_with('$')).collect();
        own.sort();
        for (number, at) in own.iter().filter(|(_, at)| matches!(at.kind(), TermKind::Var(_))) {
            for (target, value) in own.iter().filter(|(target, value)| target != number && value != at) {
                if target.sort == *value.sort() && is_read_at(value, at) {
                    list.push(eq(target.term(), replaced(value, at, &number.term())));
                }
            }
        }
    }
    list
}
