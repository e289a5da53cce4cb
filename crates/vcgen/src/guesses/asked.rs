//! What is asked in a loop and behind it, in terms of the state where an iteration begins: the conditions of branches and assertions, pushed back to
//! the head of the loop. They are only guessed from, so that what is in the way may be left out: numbers do not overflow here, and different terms
//! are different places.

use crate::graph::flat::Flat;
use crate::graph::order::order;
use crate::passes::loops::{Predecessors, changed_variables, members};
use ir::vocabulary::{ArithmeticSymbol, Symbol};
use ir::{BlockId, CommandKind, Terminator};
use logic::build::{select, store_path};
use logic::transform::{Rewriter, free_variables};
use logic::{Op, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// So many blocks are looked at for one loop.
const MOST_BLOCKS: usize = 400;

/// Terms with more parts than this are not followed.
const MOST_PARTS: usize = 40;

/// What variables are, in terms of the state at the head. One that has been assigned and has no term may be anything; one that is not listed is
/// what it was.
type Values = HashMap<Var, Option<Term>>;

/// The conditions that are asked from the head of a loop on, by what holds there; those of the loop itself first.
pub fn asked(flat: &Flat, predecessors: &Predecessors, head: BlockId) -> Vec<Term> {
    let blocks = ahead(flat, predecessors, head);
    let mut leaving: HashMap<BlockId, Values> = HashMap::new();
    let mut conditions = Conditions::default();
    for id in order(flat, head, &blocks).blocks.into_iter().take(MOST_BLOCKS) {
        base::budget::point();
        let block = &flat.blocks[id];
        let mut values = if id == head { Values::new() } else { arriving(predecessors, id, &leaving) };
        if let Some(header) = block.header.as_ref().filter(|_| id != head) {
            for variable in changed_variables(flat, &members(predecessors, id, header.latch)) {
                values.insert(variable, None);
            }
        }
        for command in &block.commands {
            match &command.kind {
                CommandKind::Assign { target, value } => {
                    let value = pushed_back(value, &values);
                    values.insert(target.clone(), value);
                }
                CommandKind::Update { map, keys, value } => {
                    let before = pushed_back(&map.term(), &values);
                    let keys: Option<Vec<Term>> = keys.iter().map(|key| pushed_back(key, &values)).collect();
                    let after = before.zip(keys).zip(pushed_back(value, &values));
                    let after = after.map(|((before, keys), value)| store_path(before, &keys, value));
                    values.insert(map.clone(), after);
                }
                CommandKind::Assert { condition, .. } | CommandKind::Check { condition, .. } => {
                    conditions.add(condition, &values);
                }
                other => values.extend(other.parts().0.into_iter().map(|target| (target.clone(), None))),
            }
        }
        if let Terminator::Branch { condition, .. } = &block.terminator {
            conditions.add(condition, &values);
        }
        leaving.insert(id, values);
    }
    conditions.list
}

#[derive(Default)]
struct Conditions {
    list: Vec<Term>,
    seen: HashSet<Term>,
}

impl Conditions {
    fn add(&mut self, condition: &Term, values: &Values) {
        if let Some(condition) = pushed_back(condition, values)
            && self.seen.insert(condition.clone())
        {
            self.list.push(condition);
        }
    }
}

/// The blocks that an iteration comes to, and those behind the loop; but not those around it.
fn ahead(flat: &Flat, predecessors: &Predecessors, head: BlockId) -> Vec<BlockId> {
    let is_around = |id: BlockId| {
        let header = flat.blocks[id].header.as_ref();
        header.is_some_and(|header| members(predecessors, id, header.latch).contains(&head))
    };
    let (mut seen, mut list) = (HashSet::from([head]), vec![head]);
    let mut next = 0;
    while let Some(id) = list.get(next).copied() {
        next += 1;
        for successor in flat.blocks[id].terminator.successors() {
            if list.len() < MOST_BLOCKS && seen.insert(successor) && !is_around(successor) {
                list.push(successor);
            }
        }
    }
    list
}

fn arriving(predecessors: &Predecessors, id: BlockId, leaving: &HashMap<BlockId, Values>) -> Values {
    let mut before = predecessors.get(&id).into_iter().flatten().filter_map(|block| leaving.get(block));
    let Some(first) = before.next() else { return Values::new() };
    let mut values = first.clone();
    for other in before {
        let unassigned: Vec<&Var> = other.keys().filter(|variable| !first.contains_key(*variable)).collect();
        values.extend(unassigned.into_iter().map(|variable| (variable.clone(), None)));
        for (variable, value) in &mut values {
            if other.get(variable) != Some(value) {
                *value = None;
            }
        }
    }
    values
}

/// A term in terms of the state at the head, if it is one and not too large.
fn pushed_back(term: &Term, values: &Values) -> Option<Term> {
    let free = free_variables(term);
    if free.iter().any(|variable| values.get(variable).is_some_and(Option::is_none)) {
        return None;
    }
    let name = |variable: &Var| values.get(variable).cloned().flatten();
    let simpler = |op: &Op, parts: &[Term]| match op {
        Op::Select => Some(read(&parts[0], &parts[1])),
        Op::Function(function) => match Symbol::of(function) {
            Some(Symbol::Arithmetic(
                ArithmeticSymbol::Wrap8
                | ArithmeticSymbol::Wrap16
                | ArithmeticSymbol::Wrap32
                | ArithmeticSymbol::Wrap64
                | ArithmeticSymbol::WrapChar,
            )) => Some(parts[0].clone()),
            _ => None,
        },
        _ => None,
    };
    let pushed = Rewriter::both(name, simpler).rewrite(term);
    is_small(&pushed).then_some(pushed)
}

/// What a map holds at a key, where other keys are other places.
fn read(map: &Term, key: &Term) -> Term {
    match map.kind() {
        TermKind::Apply(Op::Store, parts) if parts[1] == *key => parts[2].clone(),
        TermKind::Apply(Op::Store, parts) => read(&parts[0], key),
        _ => select(map.clone(), key.clone()),
    }
}

fn is_small(term: &Term) -> bool {
    let mut parts = BTreeSet::new();
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        if parts.insert(term.address()) {
            if parts.len() > MOST_PARTS {
                return false;
            }
            open.extend(term.children());
        }
    }
    true
}
