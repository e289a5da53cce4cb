//! What depends on the flow of control: that every variable has a value when it is used (JLS chapter 16), that
//! final variables get theirs once, that every statement can be reached and every method returns (JLS 14.22).
//!
//! Runs on bodies that are otherwise correct and fully supported.

mod expressions;
mod state;
mod statements;

use crate::program::{Expr, FieldId, Local, LocalId, Program, Stmt, Type};
use base::arena::Id;
use base::{Arena, Diagnostic, Rule, Span, rules};
use state::State;

/// A body to be checked.
pub(crate) struct Body<'b> {
    /// The program.
    pub program: &'b Program,
    /// The variables of the body.
    pub locals: &'b Arena<LocalId, Local>,
    /// The variables that have values at the beginning.
    pub parameters: &'b [LocalId],
    /// The final variables without initial value.
    pub blank_locals: &'b [LocalId],
    /// For a constructor, the final fields of its class without initial value.
    pub blank_fields: &'b [FieldId],
    /// The statements.
    pub statements: &'b [Stmt],
    /// The result type.
    pub result: &'b Type,
    /// The place where the body ends.
    pub end: Span,
}

/// The mistakes in a body.
pub(crate) fn check(body: &Body<'_>) -> Vec<Diagnostic> {
    let mut flow = Flow {
        body,
        loops: Vec::new(),
        silent: 0,
        in_specification: false,
        has_unreachable: false,
        diagnostics: Vec::new(),
    };
    let mut state = flow.entry();
    let completes = flow.sequence(body.statements, &mut state);
    if completes {
        flow.check_fields_assigned(&state, body.end);
        if *body.result != Type::Void && !flow.has_unreachable {
            flow.error(&rules::TYPE_ERROR, body.end, "the method may end here without returning a value");
        }
    }
    flow.diagnostics
}

/// The walk through a body.
struct Flow<'b> {
    body: &'b Body<'b>,
    /// The loops around the present statement, innermost last.
    loops: Vec<LoopExits>,
    /// Whether mistakes are not reported, because the same text is walked through again.
    silent: usize,
    in_specification: bool,
    /// Whether a statement that is never reached has been reported.
    has_unreachable: bool,
    diagnostics: Vec<Diagnostic>,
}

/// How the body of a loop is left other than by its end.
#[derive(Default)]
struct LoopExits {
    breaks: Option<State>,
    continues: Option<State>,
}

/// A variable that is followed: its position in the states.
#[derive(Clone, Copy)]
struct Variable(usize);

impl<'b> Flow<'b> {
    /// The state at the beginning of the body.
    fn entry(&self) -> State {
        let size = self.body.locals.len() + self.body.blank_fields.len();
        let mut state = State::none_assigned(size);
        for parameter in self.body.parameters {
            state.assign(self.local(*parameter));
        }
        state
    }

    fn local(&self, local: LocalId) -> Variable {
        Variable(local.index())
    }

    /// The variable for a field of `this`, if it is followed.
    fn field(&self, object: &Expr, field: FieldId) -> Option<Variable> {
        let is_this = matches!(object.kind, crate::program::ExprKind::This);
        let position = self.body.blank_fields.iter().position(|blank| *blank == field)?;
        is_this.then_some(Variable(self.body.locals.len() + position))
    }

    /// Whether anything is followed that must be assigned at most once.
    fn follows_finals(&self) -> bool {
        !self.body.blank_locals.is_empty() || !self.body.blank_fields.is_empty()
    }

    /// Whether a variable must be assigned at most once.
    fn is_final(&self, variable: Variable) -> bool {
        variable.0 >= self.body.locals.len() || self.body.blank_locals.iter().any(|local| local.index() == variable.0)
    }

    fn name(&self, variable: Variable) -> String {
        match variable.0.checked_sub(self.body.locals.len()) {
            None => format!("variable `{}`", self.body.locals[LocalId::from_index(variable.0)].name),
            Some(position) => {
                let field = self.body.blank_fields[position];
                format!("field `{}`", self.body.program.fields[field].name)
            }
        }
    }

    fn error(&mut self, rule: &'static Rule, span: Span, message: impl Into<String>) {
        if self.silent == 0 {
            self.diagnostics.push(Diagnostic::error(rule, span, message));
        }
    }

    /// Reports the fields that a constructor leaves without value.
    fn check_fields_assigned(&mut self, state: &State, span: Span) {
        let first = self.body.locals.len();
        for (position, field) in self.body.blank_fields.iter().enumerate() {
            if !state.is_assigned(Variable(first + position)) && self.silent == 0 {
                let described = &self.body.program.fields[*field];
                let message =
                    format!("final field `{}` may have no value at the end of the constructor", described.name);
                let diagnostic = Diagnostic::error(&rules::TYPE_ERROR, span, message);
                self.diagnostics.push(diagnostic.with_label(described.span, "the field"));
            }
        }
    }
}
