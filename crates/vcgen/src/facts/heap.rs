//! The heap is closed: what a field of an allocated object refers to is allocated too. Wherever a map gets any value
//! (on entry, at loops, by calls), proofs may use this of it; so a new object is in no field of an older one.
//!
//! These are quantified formulas, which provers use well but which take models away. The search for failures does
//! without them: what it finds is executed anyway.

use crate::graph::flat::{Flat, assume};
use ir::vocabulary::{DICT_GET, DICT_HAS, DICT_OBJECT, DICT_VALUE, SEQ_GET, SEQ_SIZE, SEQ_VALUE, birth, now, null};
use ir::{Command, CommandKind};
use logic::build::{and, call, eq, implies, int, le, lt, ne, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};

/// That this map leads from allocated objects to allocated ones, or that this static field or local variable refers to
/// an allocated object; `None` if it holds no references.
pub fn closed(map: &Var) -> Option<Term> {
    let object = Var::new("o%closed", Sort::Ref);
    let index = Var::new("i%closed", Sort::Int);
    let row = |map: Term| select(map, object.term());
    if map.sort == Sort::Ref {
        return Some(or([eq(map.term(), null()), lt(birth(map.term()), now().term())]));
    }
    match map.sort.as_map()? {
        (Sort::Ref, Sort::Ref) => Some(leads_to_allocated(row(map.term()), vec![object.clone()])),
        (Sort::Ref, Sort::Map(_, element)) if **element == Sort::Ref => {
            Some(leads_to_allocated(select(row(map.term()), index.term()), vec![object.clone(), index.clone()]))
        }
        _ => None,
    }
}

/// That the elements of the sequences, or the keys and values of the dictionaries, that this field of allocated objects holds are allocated.
pub fn holds_allocated(field: &Var, held: &Sort) -> Term {
    let is_allocated = |object: Term| or([eq(object.clone(), null()), lt(birth(object), now().term())]);
    let object = Var::new("o%holds", Sort::Ref);
    let handle = select(field.term(), object.term());
    let guard = and([ne(object.term(), null()), lt(birth(object.term()), now().term())]);
    if *held == Sort::Seq {
        let index = Var::new("i%holds", Sort::Int);
        let sequence = call(&SEQ_VALUE, vec![handle]);
        let element = call(&SEQ_GET, vec![sequence.clone(), index.term()]);
        let inside = and([le(int(0), index.term()), lt(index.term(), call(&SEQ_SIZE, vec![sequence]))]);
        let fact = implies(and([guard, inside]), is_allocated(element.clone()));
        return quantified_with(Quantifier::Forall, vec![object, index], vec![vec![element]], fact);
    }
    let key = Var::new("k%holds", Sort::Ref);
    let dictionary = call(&DICT_VALUE, vec![handle]);
    let of_key = |function| call(function, vec![dictionary.clone(), key.term()]);
    let has = of_key(&DICT_HAS);
    let fact = and([is_allocated(of_key(&DICT_OBJECT)), is_allocated(of_key(&DICT_GET))]);
    quantified_with(
        Quantifier::Forall,
        vec![object, key.clone()],
        vec![vec![has.clone()]],
        implies(and([guard, has]), fact),
    )
}

fn leads_to_allocated(place: Term, variables: Vec<Var>) -> Term {
    let is_allocated = |object: Term| lt(birth(object), now().term());
    let object = variables[0].term();
    let guard = and([ne(object.clone(), null()), is_allocated(object)]);
    let fact = or([eq(place.clone(), null()), is_allocated(place.clone())]);
    quantified_with(Quantifier::Forall, variables, vec![vec![place]], implies(guard, fact))
}

/// That the heap is closed on entry: where something is allocated or paths are followed, and of the maps that matter.
pub fn assume_closed(flat: &mut Flat) {
    let commands = || flat.blocks.values().flat_map(|block| &block.commands);
    let Some(span) = commands().next().map(|command| command.span) else { return };
    let follows_paths = || crate::facts::paths::speak_of_paths(commands().flat_map(|command| command.kind.parts().1));
    if !commands().any(|command| is_allocation(&command.kind)) && !follows_paths() {
        return;
    }
    let held = flat.collections.iter().filter(|(field, _)| flat.state.contains(field));
    let held = held.map(|(field, held)| holds_allocated(field, held));
    let facts: Vec<Command> =
        flat.state.iter().filter_map(closed).chain(held).map(|fact| assume(&fact, span)).collect();
    flat.blocks[flat.entry].commands.extend(facts);
}

/// A call by contract allocates too: it moves the clock.
fn is_allocation(command: &CommandKind) -> bool {
    match command {
        CommandKind::New { .. } | CommandKind::NewArray { .. } => true,
        CommandKind::Havoc(variable) => *variable == now(),
        _ => false,
    }
}
