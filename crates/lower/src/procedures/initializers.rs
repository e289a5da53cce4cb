//! One procedure for each class that is initialised when it is first used ([`crate::program::initialization`]).

use crate::build::builder::Builder;
use crate::program::context::{Context, Lowered, Obligations};
use crate::program::initialization::{State, parents};
use crate::program::stand_in::stand_in;
use base::{Name, Span};
use ir::escapes::INITIALIZE;
use ir::{Contract, Procedure, Terminator};
use logic::Sort;
use logic::build::{int, or};
use sema::program::{ClassId, Method, MethodKind, Unsupported};

/// The procedure that initialises a class: its parents first, then what is written in it. A failure is remembered.
pub fn lower_initializer(
    context: &Context<'_>,
    class: ClassId,
    obligations: &mut Obligations,
    sites: &mut u32,
) -> Procedure {
    let program = context.program;
    let name = program.classes[class].name;
    let span = program.classes[class].span;
    let mut procedure = Procedure::empty(Name::new(&format!("{name}{INITIALIZE}")), span);
    let method = Method {
        signature: procedure.name,
        kind: MethodKind::Static,
        is_pure: false,
        ..stand_in(class, "<initialize>".into(), span)
    };
    let mut builder = Builder::new(context, &method, obligations, sites);
    match builder.initialize_class(class, span) {
        Ok(()) => builder.finish().fill(&mut procedure, Contract::default()),
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    procedure
}

impl Builder<'_> {
    fn initialize_class(&mut self, class: ClassId, span: Span) -> Lowered<()> {
        self.begin(span);
        let program = self.context.program;
        let state = self.context.initialization_state(class);
        let name = program.classes[class].name;
        let (begun, other, failed, first) = (self.new_block(), self.new_block(), self.new_block(), self.new_block());
        // Who uses a class while it is being initialised uses it as it is.
        let is_begun = or([State::Ended.of(&state), State::Begun.of(&state)]);
        self.terminate(Terminator::Branch { condition: is_begun, then_block: begun, else_block: other, written: None });
        self.enter(begun);
        self.terminate(Terminator::Return);
        self.enter(other);
        let has_failed = State::Failed.of(&state);
        self.terminate(Terminator::Branch {
            condition: has_failed,
            then_block: failed,
            else_block: first,
            written: None,
        });
        self.enter(failed);
        let text: Vec<u16> = name.encode_utf16().collect();
        self.throw_made("noClass", vec![ir::vocabulary::string(&text)], span);
        self.enter(first);
        for default in self.context.default_statics(class) {
            self.assume_typing(span, default);
        }
        self.assign(span, &state, int(State::Begun as i64));
        let failure = self.begin_catching(Sort::Ref, Vec::new());
        for parent in parents(program, class) {
            self.initialize(parent, span)?;
        }
        if let Some(initializer) = program.classes[class].static_initializer {
            self.call_directly(initializer, Vec::new(), span)?;
        }
        self.assign(span, &state, int(State::Ended as i64));
        self.terminate(Terminator::Return);
        let exception = self.end_catching(failure);
        self.assign(span, &state, int(State::Failed as i64));
        self.throw_made("initializerError", vec![exception.term()], span);
        Ok(())
    }
}
