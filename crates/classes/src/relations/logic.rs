//! The types that only specifications have (`\bigint`, `\seq`, `\locset`, …): which value fits where.
//!
//! `\bigint` takes every whole number and `\real` every number. A sequence or map whose elements are not said is like a
//! raw type: it fits one whose elements are, and the other way round.

use super::conversions::Context;
use crate::table::Classes;
use crate::types::{Primitive, Type};

impl Classes {
    /// Whether each value of the first type is one of the second, which is a type of specifications.
    pub(super) fn is_logic_subtype(&self, sub: &Type, sup: &Type) -> bool {
        let Type::Logic(wanted, wanted_arguments) = sup else { return false };
        match sub {
            Type::Primitive(primitive) => match &**wanted {
                "bigint" => primitive.is_integral(),
                "real" => primitive.is_numeric(),
                _ => false,
            },
            Type::Logic(found, arguments) if found == wanted => {
                arguments.is_empty()
                    || wanted_arguments.is_empty()
                    || (arguments.len() == wanted_arguments.len()
                        && arguments.iter().zip(wanted_arguments.iter()).all(|(sub, sup)| self.is_subtype(sub, sup)))
            }
            Type::Logic(found, _) => &**found == "bigint" && &**wanted == "real",
            _ => false,
        }
    }

    /// Whether a value can be converted without a cast, one of the types being a type of specifications.
    pub(super) fn is_logic_convertible(&self, from: &Type, to: &Type, context: Context) -> bool {
        if self.is_logic_subtype(from, to) {
            return true;
        }
        match (from, to) {
            // `\TYPE` is another name of `Class<?>`, and `\string` of `String`.
            (Type::Class(_), Type::Logic(name, _)) => {
                let unboxed = self.unboxed(from).filter(|_| context == Context::Loose);
                unboxed.is_some_and(|unboxed| self.is_logic_subtype(&Type::Primitive(unboxed), to))
                    || self.is_another_name(name, from)
            }
            (Type::Logic(name, _), Type::Class(_)) => self.is_another_name(name, to),
            _ => false,
        }
    }

    fn is_another_name(&self, name: &str, ty: &Type) -> bool {
        let class = match name {
            "TYPE" => "java.lang.Class",
            "string" => "java.lang.String",
            _ => return false,
        };
        ty.class_id().is_some() && ty.class_id() == self.well_known(class)
    }

    /// Whether a value may be cast, one of the types being a type of specifications. The elements of a sequence that
    /// does not say what they are can be anything, and are of type `Object`.
    pub(super) fn is_logic_castable(&self, from: &Type, to: &Type) -> bool {
        let is_number = |ty: &Type| match ty {
            Type::Logic(name, _) => matches!(&**name, "bigint" | "real"),
            _ => self.primitive_of(ty).is_some_and(Primitive::is_numeric),
        };
        self.is_logic_convertible(from, to, Context::Loose)
            || self.is_logic_convertible(to, from, Context::Loose)
            || (is_number(from) && is_number(to))
            || *from == self.object()
            || *to == self.object()
    }
}
