//! What procedures may write of the state that outlives them, with all that they call: one fixpoint over the call graph of the IR.

use base::arena::Id;
use ir::vocabulary::{everything, now};
use ir::{Command, CommandKind, Modified, Procedure, ProcedureId, ProcedureKind, Program};
use logic::Var;
use std::collections::HashMap;

/// The globals that each procedure may write, by their numbers.
pub struct Effects {
    numbers: HashMap<Var, usize>,
    written: Vec<Written>,
}

/// What one procedure may write.
#[derive(Clone, PartialEq)]
struct Written {
    /// The globals that commands write, as bits.
    globals: Vec<u64>,
    /// Whether something in it is not understood, so that it may write anything.
    unknown: bool,
}

impl Effects {
    /// Of all procedures of a program.
    pub fn of(program: &Program) -> Effects {
        let numbers: HashMap<Var, usize> =
            program.globals.iter().enumerate().map(|(number, global)| (global.variable.clone(), number)).collect();
        let own = program.procedures.values().map(|procedure| own(procedure, &numbers));
        let mut effects = Effects { written: own.collect(), numbers };
        let callers = callers(program);
        let mut open: Vec<ProcedureId> = program.procedures.ids().collect();
        while let Some(id) = open.pop() {
            let written = effects.written[id.index()].clone();
            for caller in &callers[id.index()] {
                if effects.written[caller.index()].add(&written) {
                    open.push(*caller);
                }
            }
        }
        effects
    }

    /// Whether a procedure may write a variable; of those that are no globals this is not known.
    pub fn may_write(&self, procedure: ProcedureId, variable: &Var) -> bool {
        self.written[procedure.index()].unknown || self.writes(procedure, variable)
    }

    /// The same but for what an unknown effect may write, which is anything.
    pub fn writes(&self, procedure: ProcedureId, variable: &Var) -> bool {
        let bits = &self.written[procedure.index()].globals;
        self.numbers.get(variable).is_none_or(|number| bits[number / 64] & (1 << (number % 64)) != 0)
    }

    /// Whether a procedure may have an unknown effect.
    pub fn is_unknown(&self, procedure: ProcedureId) -> bool {
        self.written[procedure.index()].unknown
    }

    /// Whether a variable is a global.
    pub fn is_global(&self, variable: &Var) -> bool {
        self.numbers.contains_key(variable)
    }
}

impl Written {
    /// Adds what another one writes, and says whether that is more.
    fn add(&mut self, more: &Written) -> bool {
        let mut grows = more.unknown && !self.unknown;
        self.unknown |= more.unknown;
        for (word, more) in self.globals.iter_mut().zip(&more.globals) {
            grows |= *word | more != *word;
            *word |= more;
        }
        grows
    }
}

/// Who calls each procedure, or dispatches to it.
fn callers(program: &Program) -> Vec<Vec<ProcedureId>> {
    let mut callers = vec![Vec::new(); program.procedures.len()];
    for (id, procedure) in program.procedures.iter() {
        let mut called: Vec<ProcedureId> = procedure.calls().collect();
        if let ProcedureKind::Dispatch(targets) = &procedure.kind {
            called.extend(targets.iter().map(|(_, target)| *target));
        }
        called.sort_unstable();
        called.dedup();
        called.into_iter().for_each(|callee| callers[callee.index()].push(id));
    }
    callers
}

/// What a procedure writes itself, without what it calls.
fn own(procedure: &Procedure, numbers: &HashMap<Var, usize>) -> Written {
    // What is not understood is an unknown effect, even if it can be run.
    let mut written = Written { globals: vec![0; numbers.len() / 64 + 1], unknown: !procedure.unsupported.is_empty() };
    let globals = &mut written.globals;
    let mut add = |variable: &Var| {
        if let Some(number) = numbers.get(variable) {
            globals[number / 64] |= 1 << (number % 64);
        }
    };
    match (&procedure.kind, &procedure.body) {
        (ProcedureKind::Dispatch(_), _) => {}
        (ProcedureKind::Code, Some(_)) => {
            for command in procedure.commands() {
                match changed(command) {
                    Some(variables) => variables.into_iter().for_each(&mut add),
                    None => written.unknown = true,
                }
            }
        }
        // There is no code to look at: what the contract says, if it says anything.
        (ProcedureKind::Native, _) | (ProcedureKind::Code, None) => {
            add(&now());
            let is_silent = procedure.kind == ProcedureKind::Code && procedure.contract.modifies.is_empty();
            written.unknown |= is_silent;
            for place in &procedure.contract.modifies {
                match global_of(place) {
                    Some(map) => add(map),
                    None => written.unknown = true,
                }
            }
        }
    }
    written
}

/// The variables that a command changes; `None` for all.
fn changed(command: &Command) -> Option<Vec<&Var>> {
    let (mut targets, _) = command.kind.parts();
    if targets.iter().any(|target| **target == everything()) {
        return None;
    }
    // The clock is no target of these.
    if let CommandKind::New { .. } | CommandKind::NewArray { .. } = &command.kind {
        targets.push(CLOCK.get_or_init(now));
    }
    Some(targets)
}

static CLOCK: std::sync::OnceLock<Var> = std::sync::OnceLock::new();

/// The global that has such locations, if it is one.
fn global_of(place: &Modified) -> Option<&Var> {
    match place {
        Modified::Everything | Modified::Where(_) => None,
        Modified::Place { map, .. } | Modified::Elements { map, .. } => Some(map),
        Modified::When { place, .. } => global_of(place),
    }
}
