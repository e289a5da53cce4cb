//! Assumptions that the verdicts about a method rest on, noted where its body makes use of them.

use crate::build::builder::Builder;
use base::Span;
use sema::program::Method;

impl Builder<'_> {
    /// What depends on the class of an object rests on knowing all classes.
    pub fn need_all_classes(&mut self, span: Span) {
        self.rest_on(span, "objects have no classes but those that were given".to_owned());
    }

    /// A handler would catch errors of the virtual machine too.
    pub fn note_resources(&mut self, span: Span) {
        self.rest_on(span, "the stack and the memory suffice".to_owned());
    }

    /// Notes that the choice of a method rests on knowing all classes.
    pub fn note_closed_world(&mut self, method: &Method, span: Span) {
        if !self.context.program.classes[method.owner].is_final {
            self.rest_on(span, format!("only the classes that were given override `{}`", method.signature));
        }
    }

    /// Notes that nothing but a list says what a method does.
    pub fn note_reviewed(&mut self, method: &Method, span: Span) {
        self.rest_on(span, format!("the library as reviewed by hand: `{}`", method.signature));
    }

    /// Notes an assumption, at the first place that makes it.
    fn rest_on(&mut self, span: Span, text: String) {
        if !self.assumptions.iter().any(|(_, known)| *known == text) {
            self.assumptions.push((span, text));
        }
    }
}
