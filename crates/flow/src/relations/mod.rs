//! What variables, fields and sizes have to do with one another: which differences their numbers have ([`zone`]), which references are null, and
//! what truths variables stand for; with [intervals](crate::intervals), which each tell the other what they know.
//!
//! Only numbers that are compared with others are related, at most [`zone::MOST_NUMBERS`] at a time, and variables that nobody reads any more
//! are forgotten: a command takes time that does not depend on the size of the procedure.
//!
//! What is known holds in executions in which none of the assertions has failed that Java itself makes.

mod facts;
mod learn;
mod live;
mod names;
mod sums;
pub mod zone;

use crate::intervals::{self, Intervals};
use crate::linear::Linear;
use crate::{Domain, Graph, Site};
use ir::vocabulary::{everything, length, null};
use ir::{Block, BlockId, Command, CommandKind, ObligationId, Terminator};
use live::Live;
use logic::build::select;
use logic::{Op, Sort, Term, TermKind, Var};
use names::{is_reference, mentions};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use zone::Zone;

/// The domain.
#[derive(Debug)]
pub struct Relations {
    intervals: Intervals,
    /// The variables that are compared with others.
    compared: BTreeSet<Var>,
    live: Live,
    /// The blocks from which a loop may begin: what is known behind the last loop is of no use.
    leading: HashSet<BlockId>,
    /// What Java checks itself: where it fails, the execution ends.
    relied_on: HashSet<ObligationId>,
}

/// What is known.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Known {
    /// Between which numbers the procedure's own variables lie.
    pub numbers: intervals::Known,
    zone: Zone,
    /// Variables and fields, and what each is another name of; that has none itself.
    aliases: BTreeMap<Term, Term>,
    /// Of references, whether they are null.
    nulls: BTreeMap<Term, bool>,
    /// What boolean variables stand for.
    truths: BTreeMap<Var, Term>,
    /// No execution comes here.
    is_impossible: bool,
}

/// The ways of a choice with more parts than this are not told apart.
const MOST_PARTS_OF_CHOICE: usize = 30;

/// A truth with more parts than this is not kept.
const MOST_PARTS_OF_TRUTH: usize = 20;

impl Relations {
    /// The domain for a graph: with the variables that outlive the procedure, and the obligations whose failure ends an execution.
    pub fn new(graph: Graph<'_>, foreign: BTreeSet<Var>, relied_on: HashSet<ObligationId>) -> Relations {
        Relations {
            intervals: Intervals { foreign },
            compared: compared(graph),
            live: Live::of(graph),
            leading: leading(graph),
            relied_on,
        }
    }

    fn is_own(&self, variable: &Var) -> bool {
        !self.intervals.foreign.contains(variable)
    }

    /// A variable gets another value.
    fn forget(&self, state: &mut Known, variable: &Var) {
        let is_all = *variable == everything();
        state.forget(&|other| other == variable || is_all && !self.is_own(other));
        state.numbers.forget(variable);
    }

    /// Whether the value that a variable has where a block begins is read there or later.
    pub fn is_read(&self, block: BlockId, variable: &Var) -> bool {
        self.live.is_read(block, variable)
    }

    /// Forgets the variables that nobody reads from this block on.
    fn prune(&self, state: &mut Known, block: BlockId) {
        state.forget(&|variable| !self.live.is_read(block, variable) && self.is_own(variable));
    }

    fn assign(&self, state: &mut Known, target: &Var, value: &Term) {
        let value = &self.chosen(state, value);
        if let TermKind::Apply(Op::Ite, parts) = value.kind()
            && has_at_most(value, MOST_PARTS_OF_CHOICE)
        {
            return self.assign_either(state, target, parts);
        }
        match target.sort {
            Sort::Int => {
                let sum = self.sum(state, value);
                self.assign_sum(state, &target.term(), target, sum, &|numbers| {
                    self.intervals.assign(numbers, target, value);
                });
            }
            Sort::Ref => {
                let (of, is_null) = (state.canonical(value), state.nullness(value));
                self.forget(state, target);
                if is_reference(&of) && of != target.term() && !mentions(&of, &|variable| variable == target) {
                    state.name(target.term(), &of);
                } else if let Some(is_null) = is_null {
                    state.nulls.insert(target.term(), is_null);
                }
            }
            Sort::Bool => {
                self.forget(state, target);
                if !mentions(value, &|variable| variable == target) && has_at_most(value, MOST_PARTS_OF_TRUTH) {
                    state.truths.insert(target.clone(), value.clone());
                }
            }
            _ => self.forget(state, target),
        }
    }

    /// A variable is assigned one of two values.
    fn assign_either(&self, state: &mut Known, target: &Var, parts: &[Term]) {
        let way = |truth: bool| {
            let mut state = state.clone();
            let is_possible = self.learn_truth(&mut state, &parts[0], truth);
            is_possible.then(|| {
                self.assign(&mut state, target, &parts[if truth { 1 } else { 2 }]);
                state
            })
        };
        *state = match (way(true), way(false)) {
            (Some(one), Some(other)) => self.join(&one, &other),
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => Known::impossible(),
        };
    }

    /// One of two ways, if it is known which.
    fn chosen(&self, state: &Known, value: &Term) -> Term {
        match value.kind() {
            TermKind::Apply(Op::Ite, parts) => match self.decided(state, &parts[0]) {
                Some(truth) => self.chosen(state, &parts[if truth { 1 } else { 2 }]),
                None => value.clone(),
            },
            _ => value.clone(),
        }
    }

    /// A number that is told by this term, and changes with this variable, is now a sum of what was.
    fn assign_sum(
        &self,
        state: &mut Known,
        number: &Term,
        changed: &Var,
        sum: Option<Linear>,
        assign: &dyn Fn(&mut intervals::Known),
    ) {
        let is_changed = |variable: &Var| variable == changed;
        let Some(sum) = sum.filter(|_| self.is_related(number)) else {
            assign(&mut state.numbers);
            return state.forget(&is_changed);
        };
        let step = sum.clone().plus(&Linear::one(number), -1).filter(|step| step.parts().is_empty());
        if let (Some(step), TermKind::Var(_), Some(at)) = (step, number.kind(), state.zone.position(number)) {
            state.zone.shift(at, step.constant());
            state.truths.retain(|_, truth| !mentions(truth, &is_changed));
            assign(&mut state.numbers);
        } else {
            self.make_room(state, sum.parts().len() + 1);
            sum.parts().keys().for_each(|part| {
                self.relate(state, part);
            });
            let differences = self.differences(state, &sum);
            assign(&mut state.numbers);
            state.forget(&is_changed);
            if let Some(at) = self.relate(state, number) {
                state.zone.limit(at, differences.interval);
            }
            for (other, above, below) in &differences.from_others {
                if let (Some(at), Some(other)) = (state.zone.position(number), state.zone.position(other)) {
                    state.zone.constrain(at, other, *above);
                    state.zone.constrain(other, at, *below);
                }
            }
        }
        self.reduce(state);
    }

    /// How far a sum is from each number that is related.
    fn differences(&self, state: &Known, sum: &Linear) -> Differences {
        let from_others = state.zone.numbers().iter().filter_map(|other| {
            let above = sum.clone().plus(&Linear::one(other), -1)?;
            let below = Linear::default().plus(&above, -1)?;
            Some((other.clone(), self.most(state, &above), self.most(state, &below)))
        });
        Differences { interval: self.interval(state, sum), from_others: from_others.collect() }
    }

    fn update(&self, state: &mut Known, map: &Var, keys: &[Term], value: &Term) {
        let mentions_map = |term: &Term| mentions(term, &|variable| variable == map);
        let ([key], Some((_, held))) = (keys, map.sort.as_map()) else { return self.forget(state, map) };
        let key = state.canonical(key);
        if *key.sort() != Sort::Ref || !is_reference(&key) || mentions_map(&key) {
            return self.forget(state, map);
        }
        let field = select(map.term(), key);
        match held {
            Sort::Int => {
                let sum = self.sum(state, value);
                self.assign_sum(state, &field, map, sum, &|_| {});
            }
            Sort::Ref => {
                let (of, is_null) = (state.canonical(value), state.nullness(value));
                self.forget(state, map);
                if is_reference(&of) && !mentions_map(&of) {
                    state.name(field, &of);
                } else {
                    state.nulls.extend(is_null.map(|is_null| (field, is_null)));
                }
            }
            _ => self.forget(state, map),
        }
    }

    /// What the zone knows of variables is known of their intervals, and the other way round.
    fn reduce(&self, state: &mut Known) -> bool {
        let own: Vec<Term> =
            state.zone.numbers().iter().filter(|number| matches!(number.kind(), TermKind::Var(_))).cloned().collect();
        let mut is_possible = true;
        for number in own {
            if let Some(at) = state.zone.position(&number) {
                let known = self.intervals.of(&state.numbers, &number);
                is_possible &= state.zone.limit(at, known);
                is_possible &= self.intervals.narrow(&mut state.numbers, &number, state.zone.interval(at));
            }
        }
        is_possible
    }

    /// A state with these numbers in its zone, as far as there is room.
    fn told(&self, state: &Known, numbers: &BTreeSet<Term>) -> Known {
        let mut told = state.clone();
        told.zone.close();
        told.zone.retain(|number| numbers.contains(number) || numbers.iter().any(|it| state.canonical(it) == *number));
        for number in numbers {
            let of = state.canonical(number);
            let at = self.relate(&mut told, &of);
            if of != *number
                && at.is_some()
                && told.zone.add(number).is_some()
                && let (Some(one), Some(other)) = (told.zone.position(number), told.zone.position(&of))
            {
                told.zone.constrain(one, other, 0);
                told.zone.constrain(other, one, 0);
            }
        }
        told
    }

    /// What both know of two states with the same names and numbers.
    fn join_same(&self, left: &Known, right: &Known) -> Known {
        let (mut one, mut other) = (left.zone.clone(), right.zone.clone());
        one.close();
        other.close();
        let nulls = left.nulls.iter().filter(|(reference, is_null)| right.nulls.get(*reference) == Some(*is_null));
        let truths = left.truths.iter().filter(|(variable, truth)| right.truths.get(*variable) == Some(*truth));
        Known {
            numbers: self.intervals.join(&left.numbers, &right.numbers),
            zone: one.join(&other),
            aliases: left.aliases.clone(),
            nulls: nulls.map(|(reference, is_null)| (reference.clone(), *is_null)).collect(),
            truths: truths.map(|(variable, truth)| (variable.clone(), truth.clone())).collect(),
            is_impossible: false,
        }
    }

    /// What both know, but for the zones.
    fn common(&self, left: &Known, right: &Known, more: impl IntoIterator<Item = Term>) -> Known {
        let references: BTreeSet<Term> = left.nulls.keys().cloned().chain(more).collect();
        let nulls = references.into_iter().filter_map(|reference| {
            let is_null = left.nullness(&reference)?;
            (right.nullness(&reference) == Some(is_null)).then_some((reference, is_null))
        });
        let truths = left.truths.iter().filter(|(variable, truth)| right.truths.get(*variable) == Some(*truth));
        Known {
            numbers: intervals::Known::default(),
            zone: Zone::default(),
            aliases: left.common_aliases(right),
            nulls: nulls.collect(),
            truths: truths.map(|(variable, truth)| (variable.clone(), truth.clone())).collect(),
            is_impossible: false,
        }
    }
}

impl Known {
    /// What is known where no execution comes.
    fn impossible() -> Known {
        Known { is_impossible: true, ..Known::default() }
    }
}

/// How far a number is from others.
struct Differences {
    interval: intervals::Interval,
    /// Each other number; how much greater and how much less than the number it is at most.
    from_others: Vec<(Term, i128, i128)>,
}

fn has_at_most(term: &Term, most: usize) -> bool {
    fn count(term: &Term, left: &mut usize) -> bool {
        let Some(fewer) = left.checked_sub(1) else { return false };
        *left = fewer;
        !matches!(term.kind(), TermKind::Quantified { .. }) && term.children().iter().all(|child| count(child, left))
    }
    count(term, &mut { most })
}

impl Domain for Relations {
    type State = Known;

    fn start(&self) -> Known {
        Known::default()
    }

    fn execute(&self, state: &mut Known, command: &Command, site: Site) {
        if state.is_impossible {
            return;
        }
        if !self.leading.contains(&site.block) {
            *state = Known::impossible();
            return;
        }
        if site.index == 0 {
            self.prune(state, site.block);
        }
        match &command.kind {
            CommandKind::Assign { target, value } => self.assign(state, target, value),
            CommandKind::Update { map, keys, value } => self.update(state, map, keys, value),
            CommandKind::Assume { condition, .. } => self.assume(state, condition),
            CommandKind::Assert { condition, obligation, .. } if self.relied_on.contains(obligation) => {
                self.assume(state, condition);
            }
            CommandKind::New { target, .. } => {
                self.forget(state, target);
                state.nulls.insert(target.term(), false);
            }
            CommandKind::NewArray { target, length: size, .. } => {
                let sum = self.sum(state, size);
                self.assign_sum(state, &length(target.term()), target, sum, &|_| {});
                state.nulls.insert(target.term(), false);
            }
            other => {
                other.parts().0.into_iter().for_each(|target| self.forget(state, target));
                if matches!(other, CommandKind::Call { .. }) {
                    self.forget(state, &everything());
                }
            }
        }
    }

    fn learn(&self, state: &mut Known, condition: &Term, truth: bool) -> bool {
        !state.is_impossible && self.learn_truth(state, condition, truth)
    }

    fn join(&self, left: &Known, right: &Known) -> Known {
        match (left.is_impossible, right.is_impossible) {
            (true, _) => return right.clone(),
            (_, true) => return left.clone(),
            _ => {}
        }
        if left == right {
            return left.clone();
        }
        if left.aliases == right.aliases && left.zone.numbers() == right.zone.numbers() {
            return self.join_same(left, right);
        }
        let aliases = left.common_aliases(right);
        let lost = |state: &Known| {
            let lost = state.aliases.keys().filter(|alias| !aliases.contains_key(*alias));
            lost.cloned().collect::<Vec<Term>>()
        };
        let references = right.nulls.keys().cloned().chain(lost(left)).chain(lost(right));
        let mut joined = self.common(left, right, references);
        joined.numbers = self.intervals.join(&left.numbers, &right.numbers);
        let own = |state: &Known| state.zone.numbers().to_vec();
        let mut numbers: BTreeSet<Term> = own(left).into_iter().chain(own(right)).collect();
        numbers.extend(left.numbers_of_lost(&aliases).into_iter().chain(right.numbers_of_lost(&aliases)));
        let (mut one, mut other) = (self.told(left, &numbers).zone, self.told(right, &numbers).zone);
        one.retain(|number| numbers.contains(number) && other.position(number).is_some());
        other.retain(|number| one.position(number).is_some());
        joined.zone = one.join(&other);
        joined
    }

    fn widen(&self, before: &Known, after: &Known) -> Known {
        match (before.is_impossible, after.is_impossible) {
            (true, _) => return after.clone(),
            (_, true) => return before.clone(),
            _ => {}
        }
        let mut widened = self.common(before, after, []);
        widened.numbers = self.intervals.widen(&before.numbers, &after.numbers);
        let numbers: BTreeSet<Term> = before.zone.numbers().iter().cloned().collect();
        let (mut one, mut other) = (before.zone.clone(), self.told(after, &numbers).zone);
        one.retain(|number| other.position(number).is_some());
        other.retain(|number| one.position(number).is_some());
        widened.zone = one.widen(&other);
        widened
    }
}

/// The blocks from which a loop may begin.
fn leading(graph: Graph<'_>) -> HashSet<BlockId> {
    let mut predecessors: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
    for (id, block) in graph.blocks.iter() {
        for successor in block.terminator.successors() {
            predecessors.entry(successor).or_default().push(id);
        }
    }
    let heads = graph.blocks.iter().filter(|(_, block)| block.header.is_some());
    let mut open: Vec<BlockId> = heads.map(|(head, _)| head).collect();
    let mut leading: HashSet<BlockId> = open.iter().copied().collect();
    while let Some(block) = open.pop() {
        let before = predecessors.get(&block).into_iter().flatten().copied();
        open.extend(before.filter(|block| leading.insert(*block)));
    }
    leading
}

/// The variables that are compared with others, and those that are assigned to such.
fn compared(graph: Graph<'_>) -> BTreeSet<Var> {
    let mut compared = BTreeSet::new();
    let commands = || graph.blocks.values().flat_map(|block| &block.commands);
    let conditions = commands().filter_map(|command| match &command.kind {
        CommandKind::Assume { condition, .. }
        | CommandKind::Assert { condition, .. }
        | CommandKind::Check { condition, .. } => Some(condition),
        CommandKind::Assign { target, value } if target.sort == Sort::Bool => Some(value),
        _ => None,
    });
    let branches = graph.blocks.values().filter_map(|block: &Block| match &block.terminator {
        Terminator::Branch { condition, .. } => Some(condition),
        _ => None,
    });
    conditions.chain(branches).for_each(|condition| note_compared(condition, &mut compared));
    let mut sources: BTreeMap<&Var, BTreeSet<Var>> = BTreeMap::new();
    for command in commands() {
        if let CommandKind::Assign { target, value } = &command.kind
            && target.sort == Sort::Int
        {
            note_numbers(value, sources.entry(target).or_default());
        }
    }
    let mut open: Vec<Var> = compared.iter().cloned().collect();
    while let Some(variable) = open.pop() {
        for source in sources.get(&variable).into_iter().flatten() {
            if compared.insert(source.clone()) {
                open.push(source.clone());
            }
        }
    }
    compared
}

/// Notes the variables in comparisons of a condition whose sides are both no constants.
fn note_compared(condition: &Term, compared: &mut BTreeSet<Var>) {
    match condition.kind() {
        TermKind::Apply(Op::Le | Op::Lt | Op::Eq, parts) if *parts[0].sort() == Sort::Int => {
            let is_constant = |part: &Term| matches!(part.kind(), TermKind::Int(_));
            let compared_parts = parts.iter().filter(|_| !parts.iter().any(is_constant));
            compared_parts.for_each(|part| note_numbers(part, compared));
        }
        TermKind::Apply(Op::Not | Op::And | Op::Or | Op::Implies | Op::Eq | Op::Ite, parts) => {
            parts.iter().filter(|part| *part.sort() == Sort::Bool).for_each(|part| note_compared(part, compared));
        }
        _ => {}
    }
}

/// Notes the variables that a number is reckoned from.
fn note_numbers(number: &Term, found: &mut BTreeSet<Var>) {
    match number.kind() {
        TermKind::Var(variable) if variable.sort == Sort::Int => {
            found.insert(variable.clone());
        }
        TermKind::Apply(Op::Add | Op::Sub | Op::Neg | Op::Ite | Op::Function(_), parts) => {
            parts.iter().filter(|part| *part.sort() == Sort::Int).for_each(|part| note_numbers(part, found));
        }
        _ => {}
    }
}

/// Whether a term is the reference to no object.
fn is_null(term: &Term) -> bool {
    *term == null()
}
