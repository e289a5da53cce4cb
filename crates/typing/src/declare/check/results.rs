//! Inherited methods that no class could override both, for their results do not go together (JLS 8.4.8.3, 9.4.1.3).

use crate::checker::Checker;
use base::Name;
use classes::{ClassId, Flags, MethodId, Type};
use std::collections::BTreeSet;
use syntax::ast::TypeDecl;

impl<'a> Checker<'a> {
    /// Reports two methods of superclasses that have become one signature by the type arguments (JLS 8.4.2).
    pub(super) fn check_concrete_conflicts(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let Some(Type::Class(superclass)) = &self.classes.header(class).superclass else { return };
        if superclass.arguments.is_empty() {
            return;
        }
        let this = self.own_type(class);
        let names: BTreeSet<Name> =
            self.classes.members(superclass.class).methods.iter().map(|id| self.classes.method(*id).name).collect();
        for name in names {
            let methods: Vec<MethodId> = self
                .classes
                .methods_named(&this, name)
                .into_iter()
                .filter(|id| {
                    let method = self.classes.method(*id);
                    let excluded = [Flags::PRIVATE, Flags::STATIC, Flags::ABSTRACT, Flags::SPECIFICATION];
                    !excluded.iter().any(|flag| method.flags.has(*flag))
                        && method.owner != class
                        && !self.classes.class(method.owner).is_interface()
                        && self.classes.is_inherited_method(*id, class)
                })
                .collect();
            for (index, one) in methods.iter().enumerate() {
                for other in &methods[index + 1..] {
                    let (left, right) = (self.classes.signature(&this, *one), self.classes.signature(&this, *other));
                    if self.classes.is_override_equivalent(&left, &right) {
                        let name = self.method_name_in(class, *one);
                        let message = format!("two methods `{name}` are inherited");
                        self.class_error(self.place_of_class(class, decl), message);
                    }
                }
            }
        }
    }

    /// Reports two inherited methods with one signature and results of which neither can stand for the other.
    pub(super) fn check_inherited_results(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let supers = self.supers(class);
        // A single supertype has been checked itself.
        if supers.len() < 2 {
            return;
        }
        let this = self.own_type(class);
        for name in self.names_in_several(&supers) {
            let methods: Vec<MethodId> = self
                .classes
                .methods_named(&this, name)
                .into_iter()
                .filter(|id| {
                    let method = self.classes.method(*id);
                    method.owner != class && !method.flags.has(Flags::PRIVATE) && !method.flags.has(Flags::STATIC)
                })
                .collect();
            for (index, one) in methods.iter().enumerate() {
                for other in &methods[index + 1..] {
                    let (left, right) = (self.classes.signature(&this, *one), self.classes.signature(&this, *other));
                    let is_fine = !left.result.is_known()
                        || !right.result.is_known()
                        || !self.classes.is_override_equivalent(&left, &right)
                        || self.classes.is_return_substitutable(&left, &right)
                        || self.classes.is_return_substitutable(&right, &left);
                    if !is_fine {
                        let (one, other) = (self.classes.method(*one), self.classes.method(*other));
                        let message = format!(
                            "`{}` gives `{}` in `{}`, but `{}` in `{}`",
                            self.method_name(one),
                            self.classes.display(&left.result),
                            self.class_name(one.owner),
                            self.classes.display(&right.result),
                            self.class_name(other.owner),
                        );
                        self.class_error(self.place_of_class(class, decl), message);
                        return;
                    }
                }
            }
        }
    }

    /// The names of methods that more than one of several classes has, declared or inherited.
    fn names_in_several(&mut self, classes: &[ClassId]) -> BTreeSet<Name> {
        let mut seen = BTreeSet::new();
        let mut several = BTreeSet::new();
        let object = self.classes.object().class_id();
        for class in classes {
            let mut own = BTreeSet::new();
            let above = self.classes_above(*class);
            for owner in std::iter::once(*class).chain(above).filter(|owner| Some(*owner) != object) {
                own.extend(self.classes.members(owner).methods.iter().map(|id| self.classes.method(*id).name));
            }
            several.extend(own.intersection(&seen).copied());
            seen.extend(own);
        }
        several
    }
}
