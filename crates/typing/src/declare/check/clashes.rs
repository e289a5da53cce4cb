//! Methods that do not override one another but would at run time, when type arguments are erased (JLS 8.4.8.3).

use crate::checker::Checker;
use classes::{ClassId, Flags, MethodId};
use syntax::ast::TypeDecl;

impl<'a> Checker<'a> {
    /// Reports methods that clash with inherited ones.
    pub(super) fn check_clashes(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let above = self.classes_above(class);
        for (written, id) in self.written_methods(decl) {
            let method = self.classes.method(id);
            if method.is_constructor() || method.flags.has(Flags::SPECIFICATION) {
                continue;
            }
            let mut inherited = Vec::new();
            for owner in &above {
                inherited.extend(self.classes.declared_methods(*owner, method.name).filter(|other| {
                    self.classes.method(*other).parameters.len() == method.parameters.len()
                        && !self.classes.method(*other).flags.has(Flags::SPECIFICATION)
                        && self.classes.is_inherited_method(*other, class)
                }));
            }
            if let Some(other) = self.clash(class, id, &inherited) {
                let other = self.classes.method(other);
                let message = format!(
                    "`{}` does not override `{}` of `{}`, but is the same once type arguments are erased",
                    self.method_name(method),
                    self.method_name(other),
                    self.class_name(other.owner),
                );
                self.class_error(written.name.span, message);
            }
        }
    }

    /// The inherited method that clashes with a method, or with one that it overrides.
    fn clash(&self, class: ClassId, id: MethodId, inherited: &[MethodId]) -> Option<MethodId> {
        let this = self.own_type(class);
        let is_static = self.classes.method(id).flags.has(Flags::STATIC);
        let overridden =
            inherited.iter().copied().filter(|other| !is_static && self.classes.overrides(id, *other, class));
        let same: Vec<MethodId> = std::iter::once(id).chain(overridden).collect();
        inherited.iter().copied().find(|other| {
            !self.classes.is_subsignature(id, *other, &this)
                && same.iter().any(|one| {
                    one != other
                        && self.erased_parameters(self.classes.method(*one))
                            == self.erased_parameters(self.classes.method(*other))
                })
        })
    }
}
