//! Which places a loop changes: of each heap map, the objects at which it is updated. A loop that adds to `out` and iterates over `xs` changes the
//! content of `out` and the position of the iterator, and nothing of `xs`; so where the loop is cut, only these places are havocked.
//!
//! A symbolic forward analysis of one loop at a time. It expresses references by what the loop does not change: a variable that is assigned the same
//! such term on all paths has this value, and one that is assigned a new object is new. Everything else is unknown, and a map that is updated at an
//! unknown object may change everywhere.

use super::loops::{Predecessors, headers, members, predecessors};
use crate::graph::flat::{Changed, Flat, Places};
use crate::graph::order::order;
use ir::{BlockId, CommandKind};
use logic::transform::{free_variables, substitute};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What a reference is, in terms of the state where an iteration begins.
#[derive(Clone, PartialEq)]
enum Value {
    /// The loop does not change this term.
    Stable(Term),
    /// An object that was allocated in this loop.
    New,
}

/// What references variables hold. One that the loop changes and that is not listed may hold anything.
type Values = HashMap<Var, Value>;

/// Finds the places that each loop changes.
pub fn find(flat: &mut Flat) {
    let predecessors = predecessors(flat);
    let loops: HashMap<BlockId, BTreeSet<BlockId>> = headers(flat)
        .into_iter()
        .filter_map(|id| {
            let latch = flat.blocks[id].header.as_ref()?.latch;
            Some((id, members(&predecessors, id, latch)))
        })
        .collect();
    let changed: HashMap<BlockId, BTreeSet<Var>> =
        loops.iter().map(|(id, members)| (*id, assigned(flat, members))).collect();
    let found = loops.iter().map(|(id, members)| {
        let analysis = Analysis { flat, header: *id, members, predecessors: &predecessors, changed: &changed };
        (*id, analysis.run())
    });
    flat.places = found.collect();
}

fn assigned(flat: &Flat, members: &BTreeSet<BlockId>) -> BTreeSet<Var> {
    let commands = members.iter().flat_map(|block| &flat.blocks[*block].commands);
    commands.flat_map(|command| command.kind.parts().0).cloned().collect()
}

struct Analysis<'a> {
    flat: &'a Flat,
    header: BlockId,
    members: &'a BTreeSet<BlockId>,
    predecessors: &'a Predecessors,
    /// The variables that each loop changes.
    changed: &'a HashMap<BlockId, BTreeSet<Var>>,
}

impl Analysis<'_> {
    /// The blocks of the loop in the order of execution, each with what is known on arrival. Where an inner loop begins, nothing is known of
    /// what it changes, so one pass is enough.
    fn run(&self) -> Changed {
        let mut places: BTreeMap<Var, Option<Places>> = BTreeMap::new();
        let mut leaving: HashMap<BlockId, Values> = HashMap::new();
        let blocks: Vec<BlockId> = self.members.iter().copied().collect();
        for block in order(self.flat, self.header, &blocks).blocks {
            let mut values = self.arriving(block, &leaving);
            for command in &self.flat.blocks[block].commands {
                self.execute(&command.kind, &mut values, &mut places);
            }
            leaving.insert(block, values);
        }
        places.into_iter().filter_map(|(map, places)| Some((map, places?))).collect()
    }

    fn arriving(&self, block: BlockId, leaving: &HashMap<BlockId, Values>) -> Values {
        if block == self.header {
            return Values::new();
        }
        let before = self.predecessors.get(&block).into_iter().flatten().filter(|id| self.members.contains(id));
        let inner = self.changed.get(&block);
        let mut known: Option<Values> = None;
        for id in before {
            match (leaving.get(id), &mut known) {
                (Some(other), Some(values)) => {
                    values.retain(|variable, value| other.get(variable) == Some(value));
                }
                (Some(first), None) => known = Some(first.clone()),
                // A block that has not been looked at jumps back, to where an inner loop begins.
                (None, _) if inner.is_some() => {}
                (None, _) => return Values::new(),
            }
        }
        let mut values = known.unwrap_or_default();
        if let Some(inner) = inner {
            values.retain(|variable, _| !inner.contains(variable));
        }
        values
    }

    fn execute(&self, command: &CommandKind, values: &mut Values, places: &mut BTreeMap<Var, Option<Places>>) {
        match command {
            CommandKind::Assign { target, value } if target.sort == Sort::Ref => {
                match self.value(value, values) {
                    Some(value) => values.insert(target.clone(), value),
                    None => values.remove(target),
                };
            }
            CommandKind::New { target, .. } | CommandKind::NewArray { target, .. } => {
                values.insert(target.clone(), Value::New);
            }
            CommandKind::Update { map, keys, .. } => {
                let known = places.entry(map.clone()).or_insert_with(|| Some(Places::default()));
                let object = keys.first().and_then(|object| self.value(object, values));
                match (known.as_mut(), object) {
                    (Some(known), Some(Value::Stable(object))) => {
                        known.objects.insert(object);
                    }
                    (Some(known), Some(Value::New)) => known.new_objects = true,
                    _ => *known = None,
                }
            }
            _ => {
                for target in command.parts().0 {
                    values.remove(target);
                    if matches!(target.sort, Sort::Map(..)) {
                        places.insert(target.clone(), None);
                    }
                }
            }
        }
    }

    /// What a reference is, if that is known.
    fn value(&self, term: &Term, values: &Values) -> Option<Value> {
        match term.kind() {
            TermKind::Var(variable) if self.is_changed(variable) => values.get(variable).cloned(),
            TermKind::Apply(Op::Ite, parts) => {
                let left = self.value(&parts[1], values)?;
                (left == self.value(&parts[2], values)?).then_some(left)
            }
            _ => self.stable(term, values).map(Value::Stable),
        }
    }

    /// The term over what the loop does not change, if it can be expressed so.
    fn stable(&self, term: &Term, values: &Values) -> Option<Term> {
        let mut known = HashMap::new();
        for variable in free_variables(term).into_iter().filter(|variable| self.is_changed(variable)) {
            match values.get(&variable)? {
                Value::Stable(value) => known.insert(variable, value.clone()),
                Value::New => return None,
            };
        }
        Some(substitute(term, &known))
    }

    fn is_changed(&self, variable: &Var) -> bool {
        self.changed[&self.header].contains(variable)
    }
}
