//! How far the initialisation of classes has come where a procedure begins.

use crate::build::builder::Builder;
use crate::program::initialization::State;
use logic::Term;
use logic::build::or;
use sema::program::{ClassId, MethodId, MethodKind};

impl Builder<'_> {
    /// The method that is being lowered, if somebody wrote it.
    fn method_id(&self) -> Option<MethodId> {
        let owner = &self.context.program.classes[self.method.owner];
        let mut ids = owner.methods.iter().copied().chain(owner.static_initializer);
        ids.find(|id| std::ptr::eq(&self.context.program.methods[*id], self.method))
    }

    /// Whether the code that is being lowered may run while a class is being initialised.
    pub fn may_run_during(&self, class: ClassId) -> bool {
        self.method_id().is_some_and(|id| self.context.initialization.may_run_during(class, id))
    }

    /// How far the initialisation of the classes around this code has come when it begins.
    pub fn initialization_on_entry(&self) -> Vec<Term> {
        let context = self.context;
        let is_seen_by_contract = self.method_id().is_some_and(|id| context.has_contract(id));
        let is_initializer = self.method.kind == MethodKind::StaticInitializer;
        let mut list = Vec::new();
        for class in context.initialized_in(self.method.owner) {
            let state = context.initialization_state(class);
            list.push(if is_initializer && class == self.method.owner {
                State::Begun.of(&state)
            } else if is_seen_by_contract && self.may_run_during(class) {
                or([State::Begun.of(&state), State::Ended.of(&state)])
            } else {
                State::Ended.of(&state)
            });
        }
        if is_initializer {
            list.extend(context.default_statics(self.method.owner));
        }
        list
    }
}
