//! Whether constructors hand out the object that they make: then others may see it before it is in order, and nothing is said of such objects.

use ir::{CommandKind, ProcedureId, ProcedureKind, Program};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// What was found out about parameters: whether a procedure may hand out the object that it is given there.
#[derive(Default)]
pub struct Leaks {
    known: HashMap<(ProcedureId, usize), bool>,
}

impl Leaks {
    /// Whether a procedure may hand out the object in its parameter at a position, be it to the heap, to code that nobody knows or to who called.
    pub fn leaks(&mut self, program: &Program, id: ProcedureId, position: usize) -> bool {
        if let Some(known) = self.known.get(&(id, position)) {
            return *known;
        }
        // Where it comes back to itself it hands out no more than it does otherwise.
        self.known.insert((id, position), false);
        let leaks = self.look(program, id, position);
        self.known.insert((id, position), leaks);
        leaks
    }

    fn look(&mut self, program: &Program, id: ProcedureId, position: usize) -> bool {
        let procedure = &program.procedures[id];
        let Some(parameter) = procedure.parameters.get(position) else { return true };
        match (&procedure.kind, &procedure.body) {
            (ProcedureKind::Dispatch(targets), _) => {
                targets.is_empty() || targets.iter().any(|(_, target)| self.leaks(program, *target, position))
            }
            (ProcedureKind::Code, Some(_)) if procedure.unsupported.is_empty() => {
                let holders = holders(program, id, &parameter.variable);
                let is_returned = [&procedure.result, &procedure.exception]
                    .into_iter()
                    .flatten()
                    .any(|variable| holders.contains(variable));
                is_returned || procedure.commands().any(|command| self.hands_out(program, &command.kind, &holders))
            }
            _ => true,
        }
    }

    fn hands_out(&mut self, program: &Program, command: &CommandKind, holders: &HashSet<Var>) -> bool {
        match command {
            CommandKind::Assign { target, value } => {
                // Static fields are variables like any other.
                let is_global = program.globals.iter().any(|global| global.variable == *target);
                is_global && may_be(value, holders)
            }
            CommandKind::Update { value, .. } => may_be(value, holders),
            CommandKind::Call { procedure, arguments, .. } => {
                let handed = arguments.iter().enumerate().filter(|(_, argument)| may_be(argument, holders));
                let handed: Vec<usize> = handed.map(|(position, _)| position).collect();
                handed.into_iter().any(|position| self.leaks(program, *procedure, position))
            }
            _ => false,
        }
    }
}

/// The variables that may hold what a parameter holds.
fn holders(program: &Program, id: ProcedureId, parameter: &Var) -> HashSet<Var> {
    let mut holders = HashSet::from([parameter.clone()]);
    loop {
        let before = holders.len();
        for command in program.procedures[id].commands() {
            if let CommandKind::Assign { target, value } = &command.kind
                && may_be(value, &holders)
            {
                holders.insert(target.clone());
            }
        }
        if holders.len() == before {
            return holders;
        }
    }
}

/// Whether a value may be, or be made of, what one of these variables holds. What is read from the heap at it is something else.
fn may_be(value: &Term, holders: &HashSet<Var>) -> bool {
    let mut open = vec![value];
    let mut seen = BTreeSet::new();
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Var(variable) if holders.contains(variable) => return true,
            TermKind::Apply(Op::Select, parts) => open.push(&parts[0]),
            TermKind::Apply(_, _) if matches!(term.sort(), Sort::Bool | Sort::Int) => {}
            _ if seen.insert(term.address()) => open.extend(term.children()),
            _ => {}
        }
    }
    false
}
