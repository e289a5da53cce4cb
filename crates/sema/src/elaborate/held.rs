//! What type arguments say of the keys of maps and the elements of collections, where that is worth knowing: sorted ones compare keys, and values
//! of one class in their natural order can always be compared.

use super::body::Body;
use crate::program::{Expr, Type};
use base::Span;
use syntax::ast;

/// Classes of values whose natural order needs nothing but the values; so are those of enums.
const ORDERED: [&str; 9] = [
    "java.lang.String",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Byte",
    "java.lang.Boolean",
    "java.lang.Double",
    "java.lang.Float",
];

impl Body<'_, '_> {
    /// Notes what the type of an expression says of what its object holds, for the place of the expression.
    pub(super) fn note_keys(&mut self, expr: &ast::Expr, place: Span) {
        let Some(key) = self.type_of(expr).ok().and_then(|ty| self.key_class(&ty)) else { return };
        let class = self.world.class(key);
        self.world.program.keys.insert(place, class);
    }

    /// Notes that a value is of the `final` class that its type says, if its erased type does not say so.
    pub(super) fn note_promised(&mut self, expr: &ast::Expr, value: &Expr) {
        let Some(class) = self.type_of(expr).ok().and_then(|ty| ty.class_id()) else { return };
        if self.world.classes.class(class).flags.has(classes::Flags::FINAL) {
            let class = self.world.class(class);
            if matches!(value.ty, Type::Class(erased) if erased != class) {
                self.world.program.promised.insert(value.span, class);
            }
        }
    }

    /// The class of the keys of a map, or of the elements of a collection, if they are values in a natural order.
    fn key_class(&self, ty: &classes::Type) -> Option<classes::ClassId> {
        let classes = self.world.classes;
        let holders = ["java.util.Map", "java.util.Collection"].into_iter().filter_map(|name| classes.well_known(name));
        let seen = holders.filter_map(|holder| classes.as_super(ty, holder)).find_map(|seen| match seen {
            classes::Type::Class(class) => class.arguments.first().cloned(),
            _ => None,
        });
        let key = seen.filter(|argument| matches!(argument, classes::Type::Class(_)))?.class_id()?;
        let above = classes.superclass(&classes::Type::class(key)).and_then(|above| above.class_id());
        let is_enum = above.is_some_and(|above| classes.well_known("java.lang.Enum") == Some(above));
        let is_ordered = |name: &&str| classes.well_known(name) == Some(key);
        (is_enum || ORDERED.iter().any(is_ordered)).then_some(key)
    }
}
