//! Commands and terms, said more plainly where values are known.

use super::value::Value;
use super::{Constants, State};
use ir::vocabulary::{function_named, null};
use ir::{Command, CommandKind};
use logic::build::{bool, call, int};
use logic::{Term, TermKind};

impl Constants<'_> {
    /// The command, said more plainly where values are known.
    pub fn plain(&self, state: &State, mut command: Command) -> Command {
        match &mut command.kind {
            CommandKind::Assign { value, .. } | CommandKind::Update { value, .. } => {
                if let Some(plain) = self.plain_term(state, value) {
                    *value = plain;
                }
            }
            CommandKind::Assert { condition, .. } | CommandKind::Check { condition, .. }
                if self.decide(state, condition) == Some(true) =>
            {
                *condition = bool(true);
            }
            _ => {}
        }
        command
    }

    /// The assignment of a constant that a command is.
    pub fn constant(&self, state: &State, command: &Command) -> Option<Command> {
        match &command.kind {
            CommandKind::Assign { target, value } => {
                let kind = CommandKind::Assign { target: target.clone(), value: self.plain_term(state, value)? };
                Some(Command { kind, span: command.span })
            }
            _ => None,
        }
    }

    /// The number, truth value, null or text that a term stands for, if that is known; a text is said as a constant.
    pub fn immutable(&self, state: &State, term: &Term) -> Option<Term> {
        match self.evaluate(state, term)? {
            Value::Bool(truth) => Some(bool(truth)),
            Value::Int(number) => Some(int(number)),
            Value::Null => Some(null()),
            Value::Text(name) | Value::Spelled(name) => {
                function_named(name.as_str()).map(|constant| call(&constant, Vec::new()))
            }
            _ => None,
        }
    }

    /// The constant or variable that a term stands for.
    fn plain_term(&self, state: &State, term: &Term) -> Option<Term> {
        match self.evaluate(state, term)? {
            Value::Bool(truth) => Some(bool(truth)),
            Value::Int(number) => Some(int(number)),
            Value::Null => Some(null()),
            Value::Text(name) => function_named(name.as_str()).map(|constant| call(&constant, Vec::new())),
            object @ Value::New(number, _) if !matches!(term.kind(), TermKind::Var(_)) => {
                let name = self.names.borrow().get(&number)?.clone();
                (state.values.get(&name) == Some(&Some(object))).then(|| name.term())
            }
            _ => None,
        }
    }
}
