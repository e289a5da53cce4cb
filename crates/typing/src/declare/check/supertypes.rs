//! What is wrong with the supertypes together (JLS 8.1.2, 8.1.5).

use crate::checker::Checker;
use base::Span;
use classes::{ClassId, Flags, Type};
use syntax::ast::TypeDecl;

impl<'a> Checker<'a> {
    /// Checks that no generic class is an exception, and that no interface is inherited with different arguments.
    pub(super) fn check_supertypes(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let throwable = self.classes.find("java.lang.Throwable".into());
        if let (Some(written), Some(throwable)) = (&decl.superclass, throwable)
            && self.sees_type_parameters(class)
            && self.is_below(class, throwable)
        {
            let message = format!("`{}` has type parameters, so it cannot be an exception", decl.name.name);
            self.class_error(written.span, message);
        }
        let place = self.place_of_class(class, decl);
        let mut seen = Vec::new();
        self.check_arguments(&self.own_type(class), place, &mut seen);
    }

    /// Whether a class has type parameters, or is within objects of a class that has.
    fn sees_type_parameters(&self, class: ClassId) -> bool {
        let found = self.classes.class(class);
        self.parameter_count(class) > 0
            || found.outer.is_some_and(|outer| !found.flags.has(Flags::STATIC) && self.sees_type_parameters(outer))
    }

    /// Follows the supertypes of a type; each class must always be met with the same arguments.
    fn check_arguments(&mut self, ty: &Type, place: Span, seen: &mut Vec<(ClassId, Type)>) {
        for above in self.classes.supertypes(ty) {
            let Some(class) = above.class_id() else { continue };
            match seen.iter().find(|(other, _)| *other == class) {
                Some((_, before)) if !self.classes.is_same(before, &above) => {
                    let message = format!(
                        "`{}` and `{}` cannot both be inherited",
                        self.classes.display(before),
                        self.classes.display(&above),
                    );
                    self.class_error(place, message);
                    return;
                }
                Some(_) => {}
                None => {
                    seen.push((class, above.clone()));
                    self.check_arguments(&above, place, seen);
                }
            }
        }
    }
}
