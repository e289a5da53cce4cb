//! The first use of a class, which may initialise it.

use crate::build::builder::Builder;
use crate::program::context::Lowered;
use crate::program::initialization::State;
use base::Span;
use ir::{CommandKind, Terminator};
use logic::Sort;
use sema::program::{ClassId, Origin};

impl Builder<'_> {
    /// Using a class may initialise it.
    pub fn use_class(&mut self, class: ClassId, span: Span) -> Lowered<()> {
        if self.may_initialize(class) { self.initialize(class, span) } else { Ok(()) }
    }

    /// Whether using a class here may run its initialiser. Code of the class itself, or of a subclass, runs only when that has
    /// begun.
    pub fn may_initialize(&self, class: ClassId) -> bool {
        let program = self.context.program;
        let is_begun = program.is_subclass(self.method.owner, class) && !program.classes[class].is_interface;
        let is_source = program.classes[self.method.owner].origin == Origin::Source;
        is_source && !is_begun && self.context.initializer(class).is_some()
    }

    /// Initialises a class unless that has begun.
    pub fn initialize(&mut self, class: ClassId, span: Span) -> Lowered<()> {
        let Some(procedure) = self.context.initializer(class) else { return Ok(()) };
        let state = self.context.initialization_state(class);
        let (ready, first) = (self.new_block(), self.new_block());
        self.terminate(Terminator::Branch {
            condition: State::Ended.of(&state),
            then_block: ready,
            else_block: first,
            written: None,
        });
        self.enter(first);
        let name = self.context.program.classes[class].simple_name;
        let message = format!("the initialisation of `{name}` is not followed any deeper");
        let obligation = self.oblige(&base::rules::CALL_DEPTH, span, message, Vec::new());
        let exception = self.temporary(Sort::Ref);
        self.emit(
            span,
            CommandKind::Call {
                procedure,
                arguments: Vec::new(),
                result: None,
                exception: Some(exception.clone()),
                obligations: vec![obligation],
                catches: self.catches(),
            },
        );
        self.pass_on(&exception, span);
        self.go_on_in(ready);
        Ok(())
    }
}
