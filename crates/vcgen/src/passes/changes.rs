//! What code may change that has not been expanded yet: loops need to know before their bodies are.

use crate::graph::followed::{executed_if_caught, is_contract_enough};
use flow::constants::{Constants, State};
use ir::vocabulary::everything;
use ir::{
    Block, CommandKind, Global, GlobalKind, Modified, Procedure, ProcedureId, ProcedureKind, Program, Visibility,
};
use logic::Var;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// What procedures may change of what outlives them, with all that they call.
pub struct Changes<'p> {
    program: &'p Program,
    known: HashMap<ProcedureId, Rc<BTreeSet<Var>>>,
    /// The `final` fields of objects. A constructor assigns one once and in no loop, so a loop leaves those of objects that there were before it. Static
    /// ones are set when their class is initialised, which a loop may cause.
    finals: HashSet<&'p Var>,
}

impl<'p> Changes<'p> {
    /// Of the procedures of a program.
    pub fn new(program: &'p Program) -> Changes<'p> {
        let is_of_objects = |global: &&Global| global.is_final && matches!(global.kind, GlobalKind::Field { .. });
        let finals = program.globals.iter().filter(is_of_objects).map(|global| &global.variable);
        Changes { program, known: HashMap::new(), finals: finals.collect() }
    }

    fn of(&mut self, knowledge: &Constants<'_>, procedure: ProcedureId) -> Rc<BTreeSet<Var>> {
        if let Some(known) = self.known.get(&procedure) {
            return known.clone();
        }
        let mut changed = BTreeSet::new();
        // Somebody who calls may catch what is thrown where an assertion does not hold.
        for id in executed_if_caught(self.program, procedure) {
            let procedure = &self.program.procedures[id];
            changed.extend(promised(procedure));
            let targets = procedure.commands().flat_map(|command| command.kind.parts().0);
            changed.extend(targets.filter(|target| knowledge.is_global(target)).cloned());
        }
        let changed = Rc::new(changed);
        self.known.insert(procedure, changed.clone());
        changed
    }

    /// Nothing is known any more of what these blocks may change.
    pub fn lose<'b>(&mut self, knowledge: &Constants<'_>, state: &mut State, blocks: impl Iterator<Item = &'b Block>) {
        for command in blocks.flat_map(|block| &block.commands) {
            for target in command.kind.parts().0 {
                knowledge.set(state, target, None);
            }
            match &command.kind {
                CommandKind::Havoc(variable) if *variable == everything() => knowledge.lose_everything(state),
                CommandKind::Call { procedure, .. } => {
                    let changed = self.of(knowledge, *procedure);
                    let is_lost = |variable: &Var| !self.finals.contains(variable);
                    match changed.contains(&everything()) {
                        true => knowledge.lose_globals(state, is_lost),
                        false => {
                            let lost = changed.iter().filter(|variable| is_lost(variable));
                            lost.for_each(|variable| knowledge.set(state, variable, None));
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

/// What a contract allows where there is no code to say what it changes.
fn promised(procedure: &Procedure) -> Vec<Var> {
    let is_contract = procedure.visibility == Visibility::Contract;
    if !procedure.unsupported.is_empty() && !is_contract {
        return vec![everything()];
    }
    if procedure.body.is_some() || matches!(procedure.kind, ProcedureKind::Dispatch(_)) {
        return Vec::new();
    }
    let computes = procedure.kind == ProcedureKind::Native && procedure.name.starts_with("invar.logic.");
    match computes || is_contract_enough(procedure) {
        true => procedure.contract.modifies.iter().map(changed).collect(),
        false => vec![everything()],
    }
}

/// The global that has such locations.
fn changed(place: &Modified) -> Var {
    match place {
        Modified::Everything | Modified::Where(_) => everything(),
        Modified::Place { map, .. } | Modified::Elements { map, .. } => map.clone(),
        Modified::When { place, .. } => changed(place),
    }
}
