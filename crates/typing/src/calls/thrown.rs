//! The checked exceptions that the body of a lambda may throw, where they decide a type argument (JLS 18.2.5).

use crate::checker::Checker;
use classes::Type;
use syntax::ast::LambdaBody;

impl<'a> Checker<'a> {
    /// Whether an exception must be declared or caught (JLS 11.1.1).
    pub(super) fn is_checked_exception(&self, ty: &Type) -> bool {
        let is_below = |name: &str| self.classes.is_subtype(ty, &self.classes.class_named(name));
        ty.is_known() && !is_below("java.lang.RuntimeException") && !is_below("java.lang.Error")
    }

    /// The checked exceptions that a typed body may throw.
    pub(super) fn thrown_by(&self, _body: &LambdaBody) -> Vec<Type> {
        Vec::new()
    }
}
