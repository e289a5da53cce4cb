//! The class of an object where it is plain to see: a variable that only ever gets new objects of one class. Calls on it need no
//! choice between methods.

use crate::flat::Flat;
use base::Name;
use ir::CommandKind;
use ir::vocabulary::null;
use logic::{Op, Term, TermKind, Var};
use std::collections::HashSet;

/// The class of all objects that a term may stand for, null aside.
pub fn class_of(flat: &Flat, term: &Term) -> Option<Name> {
    let mut search = Search { flat, seen: HashSet::new(), found: None };
    search.term(term)?;
    search.found
}

struct Search<'f> {
    flat: &'f Flat,
    seen: HashSet<Var>,
    found: Option<Name>,
}

/// `None` says that nothing is known.
type Known = Option<()>;

impl Search<'_> {
    fn term(&mut self, term: &Term) -> Known {
        match term.kind() {
            TermKind::Var(variable) => self.variable(variable),
            TermKind::Apply(Op::Ite, arguments) => {
                self.term(&arguments[1])?;
                self.term(&arguments[2])
            }
            _ if *term == null() => Some(()),
            _ => None,
        }
    }

    /// All that is ever assigned to a variable. What a procedure is given is not assigned, and not known; nor is what a static
    /// field holds at the start.
    fn variable(&mut self, variable: &Var) -> Known {
        if self.flat.state.contains(variable) {
            return None;
        }
        if !self.seen.insert(variable.clone()) {
            return Some(());
        }
        let mut is_defined = false;
        for command in self.flat.blocks.values().flat_map(|block| &block.commands) {
            match &command.kind {
                CommandKind::New { target, class, .. } if target == variable => self.is(*class)?,
                CommandKind::Assign { target, value } if target == variable => self.term(value)?,
                other if changes(other, variable) => return None,
                _ => continue,
            }
            is_defined = true;
        }
        is_defined.then_some(())
    }

    fn is(&mut self, class: Name) -> Known {
        (*self.found.get_or_insert(class) == class).then_some(())
    }
}

/// Whether a command gives a variable a value of which nothing is known.
fn changes(command: &CommandKind, variable: &Var) -> bool {
    match command {
        CommandKind::Havoc(target) | CommandKind::NewArray { target, .. } => target == variable,
        CommandKind::Update { map, .. } => map == variable,
        CommandKind::Call { result, exception, .. } => result.iter().chain(exception).any(|target| target == variable),
        CommandKind::New { .. }
        | CommandKind::Assign { .. }
        | CommandKind::Assume { .. }
        | CommandKind::Assert { .. }
        | CommandKind::Check { .. } => false,
    }
}
