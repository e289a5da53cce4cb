//! The number in a box is set once, by its constructor, before anybody can read it. For proofs it is a function of the box and
//! no state: nothing that happens later needs to be known not to change it.

use crate::facts::values::unboxed;
use crate::graph::flat::{Flat, assume};
use ir::vocabulary::BOXES;
use ir::{Command, CommandKind, GlobalKind, Program, Terminator};
use logic::build::{call, eq};
use logic::transform::Rewriter;
use logic::{Function, Op, Term, TermKind, Var};
use std::collections::HashMap;
use std::sync::Arc;

/// Replaces reads of such fields by applications, and what sets them by assumptions.
pub fn replace(flat: &mut Flat, program: &Program) {
    let mut functions: HashMap<Var, Arc<Function>> = HashMap::new();
    for global in &program.globals {
        if let GlobalKind::Field { class, name, ty } = &global.kind
            && &**name == "value"
            && BOXES.iter().any(|(known, _)| **known == **class)
        {
            functions.insert(global.variable.clone(), unboxed(class, ty));
        }
    }
    if functions.is_empty() {
        return;
    }
    // Copies of the state on entry are the same functions.
    for command in flat.blocks.values().flat_map(|block| &block.commands) {
        if let CommandKind::Assign { target, value } = &command.kind
            && let TermKind::Var(map) = value.kind()
            && let Some(function) = functions.get(map).cloned()
        {
            functions.insert(target.clone(), function);
        }
    }
    let mut rewriter = Rewriter::applications(|op, arguments| match (op, arguments) {
        (Op::Select, [map, object]) => match map.kind() {
            TermKind::Var(map) => functions.get(map).map(|function| call(function, vec![object.clone()])),
            _ => None,
        },
        _ => None,
    });
    for id in flat.blocks.ids() {
        let block = &mut flat.blocks[id];
        let commands = std::mem::take(&mut block.commands);
        block.commands =
            commands.into_iter().flat_map(|command| replaced(command, &functions, &mut rewriter)).collect();
        if let Terminator::Branch { condition, .. } = &mut block.terminator {
            *condition = rewriter.rewrite(condition);
        }
        if let Some(header) = &mut block.header {
            header.invariants.iter_mut().for_each(|it| it.formula = rewriter.rewrite(&it.formula));
            header.predicates.iter_mut().for_each(|it| *it = rewriter.rewrite(it));
            header.facts.retain(|fact| !functions.contains_key(&fact.variable));
            header.facts.iter_mut().for_each(|it| it.formula = rewriter.rewrite(&it.formula));
        }
    }
}

fn replaced(command: Command, functions: &HashMap<Var, Arc<Function>>, rewriter: &mut Rewriter<'_>) -> Option<Command> {
    let span = command.span;
    let mut term = |term: &Term| rewriter.rewrite(term);
    let kind = match command.kind {
        CommandKind::Update { map, keys, value } => match functions.get(&map) {
            Some(function) => {
                let keys: Vec<Term> = keys.iter().map(&mut term).collect();
                return Some(assume(&eq(call(function, keys), term(&value)), span));
            }
            None => CommandKind::Update { map, keys: keys.iter().map(&mut term).collect(), value: term(&value) },
        },
        CommandKind::Havoc(variable) if functions.contains_key(&variable) => return None,
        CommandKind::Assign { target, .. } if functions.contains_key(&target) => return None,
        CommandKind::Assign { target, value } => CommandKind::Assign { target, value: term(&value) },
        CommandKind::Assume { condition, reason } => CommandKind::Assume { condition: term(&condition), reason },
        CommandKind::Assert { condition, obligation, otherwise } => {
            CommandKind::Assert { condition: term(&condition), obligation, otherwise }
        }
        CommandKind::Check { condition, obligation } => CommandKind::Check { condition: term(&condition), obligation },
        CommandKind::NewArray { target, element, length, site } => {
            CommandKind::NewArray { target, element, length: term(&length), site }
        }
        other => other,
    };
    Some(Command { kind, span })
}
