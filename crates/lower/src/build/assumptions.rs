//! Assumptions that the verdicts about a method rest on, noted where its body makes use of them.

use crate::build::builder::Builder;
use base::Span;
use sema::program::Method;

impl Builder<'_> {
    /// What depends on the class of an object rests on knowing all classes.
    pub fn need_all_classes(&mut self, span: Span) {
        let text = "objects have no classes but those that were given";
        if !self.assumptions.iter().any(|(_, known)| known == text) {
            self.assumptions.push((span, text.to_string()));
        }
    }

    /// A handler would catch errors of the virtual machine too.
    pub fn note_resources(&mut self, span: Span) {
        let text = "the stack and the memory suffice";
        if !self.assumptions.iter().any(|(_, known)| known == text) {
            self.assumptions.push((span, text.to_string()));
        }
    }

    /// Notes that the choice of a method rests on knowing all classes.
    pub fn note_closed_world(&mut self, method: &Method, span: Span) {
        let class = &self.context.program.classes[method.owner];
        if !class.is_final {
            let text = format!("only the classes that were given override `{}`", method.signature);
            if !self.assumptions.iter().any(|(_, known)| *known == text) {
                self.assumptions.push((span, text));
            }
        }
    }
}
