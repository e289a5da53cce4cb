//! Exceptions on their way out of procedures: whether somebody who called catches them.

use super::*;
use crate::escapes::{Caught, Thrower, handlers, is_caught};

impl<'i> Machine<'i> {
    /// Whether the exception of a step is a failure: nobody who called catches it, and the procedure that answers for it does not
    /// allow it.
    pub(super) fn is_uncaught(&mut self, thrower: Thrower, code: &'i Code, at: usize, base: usize) -> Flow<bool> {
        let calls = self.calls();
        let Some(entry) = self.frames.first() else { return Err(self.malformed("nothing to run")) };
        let Some(handlers) = handlers(self.interpreter.program, thrower, calls, entry.code.procedure) else {
            return Ok(false);
        };
        let Some(term) = code.origins[at].terms.get(1) else { return Err(self.malformed("no exception is named")) };
        let Value::Ref(Some(exception)) = self.value_exactly(term, base)? else {
            return Err(self.malformed("an exception that is no object"));
        };
        Ok(!handlers.iter().any(|caught| self.is_meant(caught, crate::interpreter::heap::number_of(exception))))
    }

    /// Whether somebody who called catches an exception of exactly this class that arises now.
    pub(super) fn is_caught(&self, class: Name) -> bool {
        let classes = self.state.classes();
        let is_subclass = |class: Name, other: Name| {
            classes
                .class_named(&class)
                .zip(classes.class_named(&other))
                .is_some_and(|(class, other)| classes.is_subtype(class, other))
        };
        let checked = self.frames.first().map(|entry| entry.code.procedure);
        checked.is_some_and(|checked| is_caught(self.interpreter.program, class, self.calls(), checked, is_subclass))
    }

    /// The calls that are being executed, the innermost first, each with the exceptions that handlers around it catch.
    fn calls(&self) -> impl Iterator<Item = (ProcedureId, &'i [Caught])> {
        (1..self.frames.len()).rev().map(|index| {
            let catches = self.frames.get(index - 1).map_or(&[][..], |caller| self.caught_by(caller));
            (self.frames[index].code.procedure, catches)
        })
    }

    /// The exceptions that handlers around the call catch that a frame waits for.
    fn caught_by(&self, frame: &Frame<'i>) -> &'i [Caught] {
        let call = frame.next.checked_sub(1).and_then(|step| frame.code.origins.get(step));
        let body = self.source(frame.code.procedure).body.as_ref();
        let command = call.zip(body).and_then(|(origin, body)| {
            let (block, command) = origin.command;
            body.blocks.get(BlockId::from_index(block as usize))?.commands.get(command as usize)
        });
        match command.map(|command| &command.kind) {
            Some(CommandKind::Call { catches, .. }) => catches,
            _ => &[],
        }
    }

    fn is_meant(&self, caught: &Caught, exception: u32) -> bool {
        let classes = self.state.classes();
        let own = self.state.heap.type_number(exception);
        let is_one = |class: &Name| {
            own.zip(classes.class_named(class)).is_some_and(|(own, class)| classes.is_subtype(own, class))
        };
        is_one(&caught.class) && !caught.except.iter().any(is_one)
    }
}
