//! Permitted subclasses of sealed classes (JLS 8.1.6): those that are named, or else all in the same file.

use super::Source;
use crate::checker::Checker;
use base::rules;
use classes::{ClassId, Flags, Type};
use syntax::ast::{Modifier, TypeDecl};

impl<'a> Checker<'a> {
    /// The permitted subclasses of a class.
    pub(super) fn resolve_permits(&mut self, class: ClassId, decl: &TypeDecl) -> Vec<ClassId> {
        let mut permits: Vec<ClassId> = Vec::new();
        for written in &decl.permits {
            match self.resolve_type(written) {
                Type::Class(permitted) if permits.contains(&permitted.class) => {
                    let message = format!("`{}` is named twice", self.class_name(permitted.class));
                    self.error(&rules::CLASS_ERROR, written.span, message);
                }
                Type::Class(permitted) => permits.push(permitted.class),
                Type::Unknown => {}
                _ => self.error(&rules::CLASS_ERROR, written.span, "only classes can be permitted"),
            }
        }
        if decl.permits.is_empty() && decl.modifiers.has(Modifier::Sealed) {
            permits = self.subclasses_in_file(class);
        }
        permits
    }

    /// The classes of the file that have a class as direct supertype, in the order of the text.
    fn subclasses_in_file(&mut self, class: ClassId) -> Vec<ClassId> {
        let unit = self.current;
        let in_file = |id: &ClassId| matches!(self.declarations.sources.get(id), Some(Source { unit: other, .. }) if *other == unit);
        let candidates: Vec<ClassId> = self.declarations.order.iter().copied().filter(in_file).collect();
        candidates.into_iter().filter(|candidate| self.supers(*candidate).contains(&class)).collect()
    }

    /// Whether a class is sealed, also an enum whose constants have bodies.
    pub(super) fn is_sealed(&self, class: ClassId) -> bool {
        self.classes.class(class).flags.has(Flags::SEALED)
    }
}
