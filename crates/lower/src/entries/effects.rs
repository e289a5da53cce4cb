//! What procedures may write of the state that outlives them, with all that they call: one fixpoint over the call graph of the IR.

use base::arena::Id;
use ir::vocabulary::{everything, now};
use ir::{Command, CommandKind, Modified, Procedure, ProcedureId, ProcedureKind, Program, Visibility};
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

/// What calls count for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Calls {
    /// For what the code that is called does.
    Code,
    /// For what callers know of it, where they see a contract: that it may write all that the contract allows.
    Contracts,
}

impl Effects {
    /// Of all procedures of a program.
    pub fn of(program: &Program, calls: Calls) -> Effects {
        let numbers: HashMap<Var, usize> =
            program.globals.iter().enumerate().map(|(number, global)| (global.variable.clone(), number)).collect();
        let own = program.procedures.values().map(|procedure| own(procedure, &numbers));
        let mut effects = Effects { written: own.collect(), numbers };
        let callers = callers(program);
        let mut open: Vec<ProcedureId> = program.procedures.ids().collect();
        while let Some(id) = open.pop() {
            let mut written = effects.written[id.index()].clone();
            let procedure = &program.procedures[id];
            if calls == Calls::Contracts && procedure.visibility == Visibility::Contract {
                written.allow(&procedure.contract.modifies, &effects.numbers);
            }
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
    /// Adds the locations that a contract allows to change.
    fn allow(&mut self, places: &[Modified], numbers: &HashMap<Var, usize>) {
        for place in places {
            match place {
                Modified::Everything => self.unknown = true,
                // These are some locations of each map.
                Modified::Where(_) => self.globals.fill(u64::MAX),
                Modified::When { place, .. } if global_of(place).is_none() => self.globals.fill(u64::MAX),
                _ => {
                    let number = global_of(place).and_then(|map| numbers.get(map));
                    number.into_iter().for_each(|number| self.write(*number));
                }
            }
        }
    }

    fn write(&mut self, number: usize) {
        self.globals[number / 64] |= 1 << (number % 64);
    }

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
    match (&procedure.kind, &procedure.body) {
        (ProcedureKind::Dispatch(_), _) => {}
        (ProcedureKind::Code, Some(_)) => {
            for command in procedure.commands() {
                match changed(command) {
                    Some(variables) => {
                        let globals = variables.into_iter().filter_map(|variable| numbers.get(variable));
                        globals.for_each(|number| written.write(*number));
                    }
                    None => written.unknown = true,
                }
            }
        }
        // There is no code to look at: what the contract says, if it says anything.
        (ProcedureKind::Native, _) | (ProcedureKind::Code, None) => {
            numbers.get(&now()).into_iter().for_each(|number| written.write(*number));
            let is_silent = procedure.kind == ProcedureKind::Code && procedure.contract.modifies.is_empty();
            written.unknown |= is_silent;
            written.allow(&procedure.contract.modifies, numbers);
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
