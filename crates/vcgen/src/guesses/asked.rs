//! What is asked in a loop and behind it, in terms of the state where an iteration begins: the conditions of branches and assertions, pushed back to
//! the head of the loop. They are only guessed from, so that what is in the way may be left out: numbers do not overflow here, and different terms
//! are different places.

use crate::graph::flat::Flat;
use crate::graph::order::order;
use crate::passes::loops::{Predecessors, changed_variables, members};
use base::arena::Id;
use flow::linear::Linear;
use ir::vocabulary::{ArithmeticSymbol, DICT_GET, DICT_HAS, DictSymbol, SEQ_GET, SEQ_SIZE, SeqSymbol, Symbol, null};
use ir::{BlockId, CommandKind, Terminator};
use logic::build::{and, bool, call, implies, ite, not, select, store_path};
use logic::transform::{Rewriter, free_variables, rebuild};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// So many blocks are looked at for one loop.
const MOST_BLOCKS: usize = 400;

/// Terms with more parts than this are not followed.
const MOST_PARTS: usize = 60;

/// And heap maps with more parts than this.
const MOST_PARTS_OF_MAP: usize = 600;

/// What variables are, in terms of the state at the head. One that has been assigned and has no term may be anything; one that is not listed is
/// what it was.
type Values = HashMap<Var, Option<Term>>;

/// What marks the names of variables for what others are once a later loop, or a later iteration of an inner one, has changed them.
pub const LATER: &str = "%later";

/// What is asked, and what is done, from the head of a loop on.
#[derive(Default)]
pub struct Asked {
    /// Conditions, by what holds at the head; those of the loop itself first. Numbers that later loops change have names of their own.
    pub conditions: Vec<Term>,
    /// Those of them that have to hold; the others are decided.
    pub required: HashSet<Term>,
    /// What the loop itself writes: a place that is read, and what it holds then.
    pub written: Vec<(Term, Term)>,
}

/// The variables that are copies of others for good: both are assigned once.
pub fn copies(flat: &Flat) -> HashMap<Var, Term> {
    let commands = || flat.blocks.values().flat_map(|block| &block.commands);
    let mut counts: HashMap<&Var, usize> = HashMap::new();
    commands().flat_map(|command| command.kind.parts().0).for_each(|target| *counts.entry(target).or_default() += 1);
    let is_settled = |variable: &Var| counts.get(variable).is_none_or(|count| *count == 1);
    let mut sources: HashMap<Var, Term> = HashMap::new();
    for command in commands() {
        if let CommandKind::Assign { target, value } = &command.kind
            && let TermKind::Var(source) = value.kind()
            && target.sort == Sort::Ref
            && is_settled(target)
            && is_settled(source)
        {
            sources.insert(target.clone(), value.clone());
        }
    }
    let source = |variable: &Var| {
        let mut last = sources.get(variable)?.clone();
        for _ in 0..MOST_COPIES {
            let TermKind::Var(variable) = last.kind() else { break };
            let Some(next) = sources.get(variable) else { break };
            last = next.clone();
        }
        Some(last)
    };
    sources.keys().filter_map(|variable| Some((variable.clone(), source(variable)?))).collect()
}

/// So often a copy is copied.
const MOST_COPIES: usize = 100;

/// Looks from the head of a loop on.
pub fn asked(flat: &Flat, predecessors: &Predecessors, head: BlockId, copies: &HashMap<Var, Term>) -> Asked {
    let own = flat.blocks[head].header.as_ref().map(|header| members(predecessors, head, header.latch));
    let mut written = Vec::new();
    // What the handles of sequences and dictionaries stand for that are made on the way.
    let mut handles: HashMap<Term, Term> = HashMap::new();
    let blocks = ahead(flat, predecessors, head);
    let mut leaving: HashMap<BlockId, Way> = HashMap::new();
    let mut conditions = Conditions::default();
    for id in order(flat, head, &blocks).blocks.into_iter().take(MOST_BLOCKS) {
        base::budget::point();
        let block = &flat.blocks[id];
        let way = match id == head {
            true => Some(Way::beginning(copies)),
            false => arriving(flat, predecessors, id, &leaving),
        };
        // Nothing comes here.
        let Some(way) = way else { continue };
        let Way { mut values, guards, mut known } = way;
        if let Some(header) = block.header.as_ref().filter(|_| id != head) {
            for variable in changed_variables(flat, &members(predecessors, id, header.latch)) {
                let later = changed_later(flat, id, &variable, &values);
                values.insert(variable, later);
            }
        }
        for command in &block.commands {
            match &command.kind {
                CommandKind::Assign { target, value } => {
                    let value = pushed_back(value, &values);
                    values.insert(target.clone(), value.or_else(|| some_value(target, id)));
                }
                CommandKind::Update { map, keys, value } => {
                    let before = pushed_back(&map.term(), &values);
                    let keys: Option<Vec<Term>> = keys.iter().map(|key| pushed_back(key, &values)).collect();
                    let after = before.zip(keys).zip(pushed_back(value, &values));
                    if let Some(((map, keys), value)) = &after
                        && own.as_ref().is_some_and(|own| own.contains(&id))
                    {
                        let place = keys.iter().fold(map.clone(), |map, key| read(&map, key));
                        match handles.iter().find(|(held, _)| held.children().first() == Some(value)) {
                            Some((_, content)) => written.extend(put(content)),
                            None => written.push((place, value.clone())),
                        }
                    }
                    let after = after.map(|((before, keys), value)| store_path(before, &keys, value));
                    values.insert(map.clone(), after);
                }
                CommandKind::Assert { condition, .. } | CommandKind::Check { condition, .. } => {
                    conditions.require(condition, &values);
                    if own.as_ref().is_none_or(|own| !own.contains(&id)) {
                        conditions.add_under(&guards, condition, &values);
                    }
                    if let CommandKind::Assert { .. } = &command.kind {
                        note_known(condition, &values, &mut known);
                    }
                }
                // A handle gets any value, and then it is said what it stands for.
                CommandKind::New { target, .. } | CommandKind::Havoc(target) => {
                    values.insert(target.clone(), some_value(target, id));
                }
                CommandKind::Assume { condition, .. } => {
                    note_known(condition, &values, &mut known);
                    if let Some((held, content)) = stood_for(condition, &values) {
                        handles.insert(held, content);
                    }
                }
                other => {
                    let targets = other.parts().0.into_iter();
                    values.extend(targets.map(|target| (target.clone(), some_value(target, id))));
                }
            }
        }
        if let Terminator::Branch { condition, .. } = &block.terminator {
            conditions.add(condition, &values);
        }
        leaving.insert(id, Way { values, guards, known });
    }
    let resolved = |term: &Term| {
        Rewriter::applications(|op, parts| match op {
            Op::Function(function) => match Symbol::of(function) {
                Some(Symbol::Seq(SeqSymbol::Value) | Symbol::Dict(DictSymbol::Value)) => {
                    handles.get(&rebuild(op, parts.to_vec())).cloned()
                }
                _ => None,
            },
            _ => None,
        })
        .rewrite(term)
    };
    let required = conditions.required.iter().map(|term| resolved(&resolved(term))).collect();
    let conditions = &mut conditions.list;
    for term in conditions.iter_mut() {
        *term = resolved(&resolved(term));
    }
    for (place, value) in &mut written {
        (*place, *value) = (resolved(&resolved(place)), resolved(&resolved(value)));
    }
    let is_known = |term: &Term| !mentions(term, NEW);
    conditions.retain(is_known);
    conditions.retain(is_small);
    written.retain(|(place, value)| is_known(place) && is_known(value));
    Asked { conditions: std::mem::take(conditions), required, written }
}

/// What an assumption says that a handle stands for: `seq.value(handle) == …`.
fn stood_for(condition: &Term, values: &Values) -> Option<(Term, Term)> {
    let TermKind::Apply(Op::Eq, parts) = condition.kind() else { return None };
    let TermKind::Apply(Op::Function(function), _) = parts[0].kind() else { return None };
    let is_value =
        matches!(Symbol::of(function), Some(Symbol::Seq(SeqSymbol::Value) | Symbol::Dict(DictSymbol::Value)));
    is_value.then_some(())?;
    let (held, content) = (pushed_back(&parts[0], values)?, pushed_back(&parts[1], values)?);
    mentions(&held, NEW).then_some((held, content))
}

/// What is read where a sequence or a dictionary is changed, and what it is then.
fn put(content: &Term) -> Vec<(Term, Term)> {
    let TermKind::Apply(Op::Function(function), parts) = content.kind() else { return Vec::new() };
    let get = |index: Term, element: &Term| (call(&SEQ_GET, vec![parts[0].clone(), index]), element.clone());
    match Symbol::of(function) {
        Some(Symbol::Seq(SeqSymbol::Append)) => {
            vec![get(call(&SEQ_SIZE, vec![parts[0].clone()]), &parts[1])]
        }
        Some(Symbol::Seq(SeqSymbol::Set)) => vec![get(parts[1].clone(), &parts[2])],
        Some(Symbol::Dict(DictSymbol::Put)) => {
            let key = || vec![parts[0].clone(), parts[1].clone()];
            vec![(call(&DICT_HAS, key()), bool(true)), (call(&DICT_GET, key()), parts[3].clone())]
        }
        _ => Vec::new(),
    }
}

/// A value of which nothing is known, which a variable gets in a block. Of maps too little would be known then.
fn some_value(variable: &Var, block: BlockId) -> Option<Term> {
    let is_plain = !matches!(variable.sort, Sort::Map(..));
    is_plain.then(|| Var::new(format!("{}{NEW}{}", variable.name, block.index()), variable.sort.clone()).term())
}

/// What marks the names of objects that are made on the way, and of values of which nothing is known.
const NEW: &str = "%new";

/// Whether a term mentions a variable whose name has this mark.
pub fn mentions(term: &Term, mark: &str) -> bool {
    free_variables(term).iter().any(|variable| variable.name.contains(mark))
}

/// What a variable is once a loop on the way has changed it. Where it is known which places of a map the loop changes, the others stay.
fn changed_later(flat: &Flat, head: BlockId, variable: &Var, values: &Values) -> Option<Term> {
    let later = |number: usize, sort: &Sort| {
        Var::new(format!("{}{LATER}{}.{number}", variable.name, head.index()), sort.clone()).term()
    };
    let Some(places) = flat.places.get(&head).and_then(|places| places.get(variable)) else {
        return Some(later(0, &variable.sort));
    };
    let mut map = pushed_back(&variable.term(), values)?;
    let (_, row) = variable.sort.as_map()?;
    for (number, object) in places.objects.iter().enumerate() {
        map = store_path(map, &[pushed_back(object, values)?], later(number + 1, row));
    }
    Some(map)
}

#[derive(Default)]
struct Conditions {
    list: Vec<Term>,
    seen: HashSet<Term>,
    required: HashSet<Term>,
}

impl Conditions {
    /// What is asked only where something else holds, bounds of loops aside.
    fn add_under(&mut self, guards: &[Option<Term>], condition: &Term, values: &Values) {
        let is_told = |guard: &Term| !is_bound(guard) && !mentions(guard, LATER) && !mentions(guard, NEW);
        let telling = guards.iter().flatten().filter(|guard| is_told(guard));
        let telling: Vec<Term> = telling.cloned().collect();
        if let Some(condition) = pushed_back(condition, values).filter(|_| !telling.is_empty()) {
            let under = implies(and(telling), condition);
            if is_small(&under) && self.seen.insert(under.clone()) {
                self.required.insert(under.clone());
                self.list.push(under);
            }
        }
    }

    /// What has to hold.
    fn require(&mut self, condition: &Term, values: &Values) {
        self.required.extend(pushed_back(condition, values));
        self.add(condition, values);
    }

    fn add(&mut self, condition: &Term, values: &Values) {
        if let Some(condition) = pushed_back(condition, values)
            && self.seen.insert(condition.clone())
        {
            self.list.push(condition);
        }
    }
}

/// Whether a guard only says where something ends: it compares numbers, or an object with none.
fn is_bound(guard: &Term) -> bool {
    match guard.kind() {
        TermKind::Apply(Op::Not | Op::And | Op::Or, parts) => parts.iter().all(is_bound),
        TermKind::Apply(Op::Eq, parts) => parts.contains(&null()),
        kind => matches!(kind, TermKind::Apply(Op::Le | Op::Lt, _) | TermKind::Bool(_)),
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

/// What is known where control has come to.
#[derive(Clone, Default)]
struct Way {
    values: Values,
    /// What was decided on the way, in order; `None` is what cannot be said in terms of the state at the head.
    guards: Vec<Option<Term>>,
    /// What was assumed or asserted.
    known: HashSet<Term>,
}

/// Notes what holds behind an assumption.
fn note_known(condition: &Term, values: &Values, known: &mut HashSet<Term>) {
    let mut open = vec![condition];
    while let Some(condition) = open.pop() {
        match condition.kind() {
            TermKind::Apply(Op::And, parts) => open.extend(parts),
            // Terms as large as these are not decided on.
            TermKind::Quantified { .. } | TermKind::Apply(Op::Or, _) => {}
            _ => known.extend(pushed_back(condition, values)),
        }
    }
}

impl Way {
    /// Nothing has happened yet.
    fn beginning(copies: &HashMap<Var, Term>) -> Way {
        let values = copies.iter().map(|(copy, source)| (copy.clone(), Some(source.clone()))).collect();
        Way { values, ..Way::default() }
    }
}

fn arriving(flat: &Flat, predecessors: &Predecessors, id: BlockId, leaving: &HashMap<BlockId, Way>) -> Option<Way> {
    let ways = predecessors.get(&id).into_iter().flatten().filter_map(|block| {
        let mut way = leaving.get(block)?.clone();
        if let Terminator::Branch { condition, then_block, else_block, .. } = &flat.blocks[*block].terminator
            && then_block != else_block
        {
            let guard = pushed_back(condition, &way.values);
            let guard = guard.map(|guard| if *then_block == id { guard } else { not(guard) });
            let is_false =
                |guard: &Term| matches!(guard.kind(), TermKind::Bool(false)) || way.known.contains(&not(guard.clone()));
            if guard.as_ref().is_some_and(is_false) {
                return None;
            }
            way.guards.push(guard);
        }
        Some(way)
    });
    ways.reduce(|left, right| joined(left, right, id))
}

/// Two ways meet. Where one decision tells them apart, so it does what variables are.
fn joined(left: Way, right: Way, block: BlockId) -> Way {
    let common =
        left.guards.iter().zip(&right.guards).take_while(|(left, right)| left == right && left.is_some()).count();
    let guard = left.guards.get(common).cloned().flatten();
    let opposite = right.guards.get(common).cloned().flatten();
    let telling = guard.filter(|guard| opposite.is_some_and(|opposite| opposite == not(guard.clone())));
    let mut values = left.values;
    let unassigned: Vec<Var> = right.values.keys().filter(|it| !values.contains_key(*it)).cloned().collect();
    for variable in unassigned {
        let same = Some(variable.term());
        values.insert(variable, same);
    }
    for (variable, value) in &mut values {
        let other = right.values.get(variable).cloned().unwrap_or_else(|| Some(variable.term()));
        if other == *value {
            continue;
        }
        let is_plain = !matches!(variable.sort, Sort::Map(..));
        *value = match (&telling, value.take(), other) {
            (Some(guard), Some(left), Some(right)) if is_plain => {
                Some(ite(guard.clone(), left, right)).filter(is_small)
            }
            _ => None,
        };
        if value.is_none() {
            *value = some_value(variable, block);
        }
    }
    let known = left.known.intersection(&right.known).cloned().collect();
    Way { values, guards: left.guards[..common].to_vec(), known }
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
        Op::Sub | Op::Add => Linear::of(&rebuild(op, parts.to_vec())).and_then(Linear::one_and_number),
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
    let most = if matches!(pushed.sort(), Sort::Map(..)) { MOST_PARTS_OF_MAP } else { MOST_PARTS };
    has_at_most(&pushed, most).then_some(pushed)
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
    has_at_most(term, MOST_PARTS)
}

fn has_at_most(term: &Term, most: usize) -> bool {
    let mut parts = BTreeSet::new();
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        if parts.insert(term.address()) {
            if parts.len() > most {
                return false;
            }
            open.extend(term.children());
        }
    }
    true
}
