//! Whether type arguments are within the bounds of their parameters (JLS 4.5).

use crate::checker::Checker;
use base::{Span, rules};
use classes::{Type, Wildcard};

impl<'a> Checker<'a> {
    /// Checks the arguments of a type: now, or when all headers are known.
    pub(super) fn check_bounds_later(&mut self, span: Span, ty: &Type) {
        if self.declarations.headers_are_known {
            self.check_bounds(span, ty);
        } else {
            self.declarations.bounds_to_check.push((self.current, span, ty.clone()));
        }
    }

    /// Checks what had to wait for the headers: bounds, and that what methods throw can be thrown.
    pub(crate) fn check_pending(&mut self) {
        let current = self.current;
        for (unit, span, ty) in std::mem::take(&mut self.declarations.bounds_to_check) {
            self.current = unit;
            self.check_bounds(span, &ty);
        }
        let throwable = self.named("java.lang.Throwable");
        for (unit, span, ty) in std::mem::take(&mut self.declarations.thrown_to_check) {
            self.current = unit;
            if throwable.is_known() && !self.classes.is_subtype(&ty, &throwable) {
                let message = format!("only exceptions can be thrown, and `{}` is none", self.classes.display(&ty));
                self.error(&rules::TYPE_ERROR, span, message);
            }
        }
        self.current = current;
    }

    /// Reports the first argument of a type that is not within its bounds.
    fn check_bounds(&mut self, span: Span, ty: &Type) {
        let Type::Class(class) = ty else { return };
        let parameters = &self.classes.header(class.class).parameters;
        let Some(substitution) = self.classes.arguments_of(class) else { return };
        for (parameter, argument) in parameters.iter().zip(&class.arguments) {
            for bound in self.classes.bounds(*parameter) {
                let bound = self.classes.substitute(bound, &substitution);
                if !self.is_within(argument, &bound) {
                    let name = self.classes.variable(*parameter).name;
                    let message = format!(
                        "`{}` does not fit the type parameter `{name}` of `{}`, which must be a `{}`",
                        self.classes.display(argument),
                        self.class_name(class.class),
                        self.classes.display(&bound),
                    );
                    self.error(&rules::TYPE_ERROR, span, message);
                    return;
                }
            }
        }
    }

    fn is_within(&self, argument: &Type, bound: &Type) -> bool {
        if !argument.is_known() || !bound.is_known() {
            return true;
        }
        match argument {
            Type::Wildcard(Wildcard::Any) => true,
            Type::Wildcard(Wildcard::Extends(upper)) => self.classes.is_castable(bound, upper),
            Type::Wildcard(Wildcard::Super(lower)) => match &**lower {
                Type::Variable(variable) => {
                    let bounds = self.classes.bounds(*variable);
                    bounds.iter().all(|upper| self.classes.is_castable(upper, &self.relaxed(bound)))
                }
                lower => self.classes.is_subtype(lower, &self.relaxed(bound)),
            },
            argument => self.classes.is_subtype(argument, bound),
        }
    }

    /// A variable as its bound: whether a lower bound fits it cannot be known more precisely.
    fn relaxed(&self, bound: &Type) -> Type {
        match bound {
            Type::Variable(_) => self.classes.upper_bound(bound),
            bound => bound.clone(),
        }
    }
}
