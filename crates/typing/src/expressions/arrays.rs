//! Array elements, array creation and array initialisers (JLS 15.10, 10.6).

use crate::checker::{Checker, Target};
use base::rules;
use classes::Type;
use syntax::ast::{Expr, NewArray};

impl<'a> Checker<'a> {
    /// `a[i]`
    pub(super) fn element(&mut self, array: &'a Expr, index: &'a Expr) -> Type {
        if self.in_specification {
            return self.specified_element(array, index);
        }
        let found = self.value(array);
        self.expression_for(index, &Type::INT, "the index");
        match &found {
            Type::Array(element) => (**element).clone(),
            Type::Unknown => Type::Unknown,
            _ => {
                let message = format!("this is no array but of type `{}`", self.classes.display(&found));
                self.error(&rules::TYPE_ERROR, array.span, message);
                Type::Unknown
            }
        }
    }

    /// `new T[n][m][]`, `new T[]{…}`
    pub(super) fn new_array(&mut self, e: &'a Expr, new: &'a NewArray) -> Type {
        let element = self.resolve_type(&new.element);
        for length in &new.lengths {
            self.expression_for(length, &Type::INT, "the length");
        }
        if !element.is_known() {
            if let Some(initializer) = &new.initializer {
                self.expression(initializer, &Target::Assignment(Type::Unknown));
            }
            return Type::Unknown;
        }
        let ty = Type::array_of(element.clone(), new.dimensions);
        let is_reported = self.check_array_element(e, &element);
        if let Some(initializer) = &new.initializer {
            let wanted = if is_reported { Type::Unknown } else { ty.clone() };
            self.expression(initializer, &Target::Assignment(wanted));
        }
        ty
    }

    /// `{ a, b }`, whose type is that of the variable or array creation that it stands in.
    pub(super) fn array_initializer(&mut self, e: &'a Expr, elements: &'a [Expr], target: &Target) -> Type {
        let (ty, element) = match target {
            Target::Assignment(Type::Array(element)) => (Type::Array(element.clone()), (**element).clone()),
            Target::Assignment(Type::Unknown) => (Type::Unknown, Type::Unknown),
            _ => {
                let message = match target {
                    Target::Assignment(ty) => {
                        format!("`{{ … }}` makes an array, but `{}` is expected", self.classes.display(ty))
                    }
                    _ => "`{ … }` makes an array, but it is not known of what".to_owned(),
                };
                self.error(&rules::TYPE_ERROR, e.span, message);
                (Type::Unknown, Type::Unknown)
            }
        };
        for value in elements {
            self.expression_for(value, &element, "the element");
        }
        if element.is_known() {
            self.check_array_element(e, &element);
        }
        ty
    }

    /// Reports that an array cannot be made because the type of its elements is not known at run time.
    fn check_array_element(&mut self, e: &Expr, element: &Type) -> bool {
        if self.classes.is_reifiable(element) {
            return false;
        }
        let message = format!("arrays of `{}` cannot be made: it is generic", self.classes.display(element));
        self.error(&rules::TYPE_ERROR, e.span, message);
        true
    }
}
