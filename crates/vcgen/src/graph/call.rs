//! One call: its parts, as a command and back, and what it leaves in the caller's variables.

use crate::graph::flat::Renaming;
use base::Span;
use ir::vocabulary::null;
use ir::{Caught, Command, CommandKind, ObligationId, Procedure, ProcedureId};
use logic::build::{eq, ite};
use logic::{Term, Var};

/// The parts of a call.
#[derive(Clone)]
pub struct Call {
    /// What is called.
    pub procedure: ProcedureId,
    /// One for each parameter.
    pub arguments: Vec<Term>,
    /// The variable that gets the result.
    pub result: Option<Var>,
    /// The variable that gets the exception, or null.
    pub exception: Option<Var>,
    /// What the call has to see to.
    pub obligations: Vec<ObligationId>,
    /// The exceptions that handlers around it catch.
    pub catches: Vec<Caught>,
    /// Its place.
    pub span: Span,
}

impl Call {
    /// The command, if it is a call.
    pub fn of(command: &Command) -> Option<Call> {
        match command.kind.clone() {
            CommandKind::Call { procedure, arguments, result, exception, obligations, catches } => {
                Some(Call { procedure, arguments, result, exception, obligations, catches, span: command.span })
            }
            _ => None,
        }
    }

    /// The call as a command.
    pub fn command(self) -> Command {
        let Call { procedure, arguments, result, exception, obligations, catches, span } = self;
        Command { kind: CommandKind::Call { procedure, arguments, result, exception, obligations, catches }, span }
    }

    /// What the caller's variables are behind the call, given what the callee calls them. A call that ends by an
    /// exception has no result: the variable for it stays as it is.
    pub fn outcome(&self, callee: &Procedure, renaming: &Renaming) -> Vec<Command> {
        let mut commands = Vec::new();
        let mut assign = |target: &Var, value: Term| {
            let kind = CommandKind::Assign { target: target.clone(), value };
            commands.push(Command { kind, span: self.span });
        };
        let thrown = callee.exception.as_ref().map_or_else(null, |variable| renaming.variable(variable).term());
        if let (Some(target), Some(value)) = (&self.result, &callee.result) {
            let is_normal = eq(thrown.clone(), null());
            assign(target, ite(is_normal, renaming.variable(value).term(), target.term()));
        }
        if let Some(target) = &self.exception {
            assign(target, thrown);
        }
        commands
    }
}
