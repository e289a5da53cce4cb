//! `new` becomes the choice of an object that has not been born: its fields happen to hold zero, false or null.
//!
//! No map changes. In a real execution the objects that are not allocated yet have no fields at all, so each map may
//! be thought to hold for them whatever they will begin with; a proof for all maps covers that one.

use crate::graph::flat::{Flat, assume};
use crate::options::Loops;
use base::Name;
use ir::types::Types;
use ir::vocabulary::{birth, default_value, elements, length, now, null, type_constant, type_of};
use ir::{Command, CommandKind, ElementKind, GlobalKind, JavaType, Program};
use logic::build::{add, and, eq, implies, int, le, lt, ne, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};

/// Replaces every allocation.
pub fn expand(flat: &mut Flat, program: &Program, types: &Types, loops: Loops) {
    let fields: Vec<(Name, &Var)> = program
        .globals
        .iter()
        .filter_map(|global| match &global.kind {
            GlobalKind::Field { class, .. } if flat.state.contains(&global.variable) => {
                Some((*class, &global.variable))
            }
            _ => None,
        })
        .collect();
    for block in flat.blocks.values_mut() {
        let commands = std::mem::take(&mut block.commands);
        block.commands = commands.into_iter().flat_map(|command| allocation(command, &fields, types, loops)).collect();
    }
}

fn allocation(command: Command, fields: &[(Name, &Var)], types: &Types, loops: Loops) -> Vec<Command> {
    let span = command.span;
    let (target, facts) = match &command.kind {
        CommandKind::New { target, class, .. } => {
            let ty = JavaType::Class(*class);
            let own = fields.iter().filter(|(class, _)| types.is_subtype(&ty, &JavaType::Class(*class)));
            let facts = own.map(|(_, map)| starts_with_default(map, target)).collect::<Vec<_>>();
            (target, [vec![eq(type_of(target.term()), type_constant(&ty))], facts].concat())
        }
        CommandKind::NewArray { target, element, length: size, .. } => {
            let ty = JavaType::Array(Box::new(element.clone()));
            let facts = vec![
                eq(type_of(target.term()), type_constant(&ty)),
                eq(length(target.term()), size.clone()),
                elements_start_with_default(&elements(ElementKind::of(element)), target, size, loops),
            ];
            (target, facts)
        }
        _ => return vec![command],
    };
    // The length may mention the target's old value only if the target is a variable of Java's; it is a temporary.
    let mut commands = vec![Command { kind: CommandKind::Havoc(target.clone()), span }];
    commands.push(assume(&ne(target.term(), null()), span));
    commands.push(assume(&eq(birth(target.term()), now().term()), span));
    commands.extend(facts.iter().map(|fact| assume(fact, span)));
    let tick = CommandKind::Assign { target: now(), value: add(now().term(), int(1)) };
    commands.push(Command { kind: tick, span });
    commands
}

/// The elements of a new array. What lies beyond its length is nothing: proofs must not know it, or they would prove
/// something of `a[5]` for an array of length 3. A search may: what it finds is executed.
fn elements_start_with_default(map: &Var, array: &Var, size: &Term, loops: Loops) -> Term {
    if !loops.is_for_proof() {
        return starts_with_default(map, array);
    }
    let index = Var::new(format!("i%{}", array.name), Sort::Int);
    let cell = select(select(map.term(), array.term()), index.term());
    let inside = and([le(int(0), index.term()), lt(index.term(), size.clone())]);
    let fact = implies(inside, eq(cell.clone(), default_value(cell.sort())));
    quantified_with(Quantifier::Forall, vec![index], vec![vec![cell]], fact)
}

fn starts_with_default(map: &Var, object: &Var) -> Term {
    let value = select(map.term(), object.term());
    let default = default_value(value.sort());
    eq(value, default)
}
