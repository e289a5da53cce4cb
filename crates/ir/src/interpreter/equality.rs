//! Which objects are equal without running code of the program: `invar.logic.Plain`.

use super::classes::Classes;
use super::heap::Heap;
use super::layout::FieldPlace;
use super::strings::Text;
use super::value::Value;
use crate::program::{ElementKind, GlobalKind, Program};
use base::Name;
use std::collections::HashMap;

/// What objects of a class are equal to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Equality {
    /// To themselves.
    Identity,
    /// To those with the same text.
    Text,
    /// To those with the same number, which is of this kind and lies in this field.
    Number(ElementKind, FieldPlace),
    /// To what the program's own code says.
    Own,
}

/// The classes of boxes, and what is in them.
const BOXES: [(&str, ElementKind); 8] = [
    ("java.lang.Boolean", ElementKind::Boolean),
    ("java.lang.Byte", ElementKind::Byte),
    ("java.lang.Short", ElementKind::Short),
    ("java.lang.Character", ElementKind::Char),
    ("java.lang.Integer", ElementKind::Int),
    ("java.lang.Long", ElementKind::Long),
    ("java.lang.Float", ElementKind::Float),
    ("java.lang.Double", ElementKind::Double),
];

/// What is equal to what, by position of the class.
pub fn equalities(program: &Program, classes: &Classes, fields: &[Option<FieldPlace>]) -> Vec<Equality> {
    let mut equalities = vec![Equality::Identity; classes.numbers().count()];
    let position = |name: &Name| classes.class_named(name).and_then(|number| classes.position(number));
    for class in program.classes.iter().filter(|class| class.own_equality) {
        if let Some(position) = position(&class.name) {
            equalities[position] = Equality::Own;
        }
    }
    if let Some(position) = position(&"java.lang.String".into()) {
        equalities[position] = Equality::Text;
    }
    let kinds: HashMap<&str, ElementKind> = BOXES.into_iter().collect();
    for (global, place) in program.globals.iter().zip(fields) {
        let GlobalKind::Field { class, name, .. } = &global.kind else { continue };
        if let (Some(kind), "value", Some(place), Some(position)) =
            (kinds.get(class.as_str()), name.as_str(), place, position(class))
        {
            equalities[position] = Equality::Number(*kind, *place);
        }
    }
    equalities
}

/// The identity hash of an object: its number stays the same while it lives. Mixed, so that neighbours do not look alike.
pub fn identity_hash(object: u32) -> i32 {
    let mixed = object.wrapping_mul(0x9e37_79b1);
    ((mixed ^ (mixed >> 15)) & 0x7fff_ffff).cast_signed()
}

fn folded(value: i128) -> i32 {
    ((value as i64) ^ (value as i64).cast_unsigned().wrapping_shr(32).cast_signed()) as i32
}

impl Heap {
    fn equality(&self, object: u32) -> Equality {
        let position = self.type_number(object).and_then(|ty| self.classes.position(ty));
        // Null and arrays have no class of their own.
        position.map_or(Equality::Identity, |position| self.layouts.equalities[position])
    }

    /// Whether the equality of an object with any other is known.
    pub(super) fn is_plain(&self, object: u32) -> bool {
        self.equality(object) != Equality::Own
    }

    /// The number in a box; of floating-point numbers the bits, the same for all that are no number.
    fn number(&self, object: u32, place: &FieldPlace) -> i128 {
        let Some(at) = self.field_at(place, object) else { return 0 };
        if let Some(value) = self.int_at(place.cell, at) {
            return value.into();
        }
        match self.value_at(place.cell, at) {
            Value::Bool(value) => value.into(),
            Value::Int(value) => value,
            Value::Float(bits) => bits.cast_signed().into(),
            Value::Double(bits) => bits.cast_signed().into(),
            Value::Ref(_) | Value::Type(_) | Value::Map(_) => 0,
        }
    }

    fn text_of(&self, string: u32) -> Text<'_> {
        self.text(string).unwrap_or(Text::Latin1(&[]))
    }

    /// Whether two are the same object, or plain and equal.
    pub(super) fn is_same(&self, first: u32, second: u32) -> bool {
        if first == second {
            return true;
        }
        if self.type_number(first) != self.type_number(second) {
            return false;
        }
        match self.equality(first) {
            Equality::Identity | Equality::Own => false,
            Equality::Text => self.text_of(first).is_same(&self.text_of(second)),
            Equality::Number(_, place) => self.number(first, &place) == self.number(second, &place),
        }
    }

    /// A number that is the same for what is the same. It need not be mixed: trees are searched by it, and neighbours should stay
    /// neighbours.
    pub(super) fn sign(&self, object: u32) -> u32 {
        match self.equality(object) {
            Equality::Identity | Equality::Own => object,
            Equality::Text => self.text_of(object).sign(),
            Equality::Number(ElementKind::Float | ElementKind::Double, place) => {
                let mixed = (self.number(object, &place) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                (mixed >> 32) as u32
            }
            Equality::Number(_, place) => {
                let value = self.number(object, &place);
                let (low, high) = (value as u32, (value >> 32) as u32);
                // Small negative numbers are as good as small ones.
                if high == 0 || high == u32::MAX { low } else { low.wrapping_add(high.wrapping_mul(0x9e37_79b1)) }
            }
        }
    }

    /// The hash code of an object that is plain; of null, 0.
    pub(super) fn plain_hash(&self, object: u32) -> i32 {
        let (kind, value) = match self.equality(object) {
            _ if object == 0 => return 0,
            Equality::Identity | Equality::Own => return identity_hash(object),
            Equality::Text => return self.text_of(object).hash(),
            Equality::Number(kind, place) => (kind, self.number(object, &place)),
        };
        match kind {
            ElementKind::Boolean => {
                if value == 0 {
                    1237
                } else {
                    1231
                }
            }
            ElementKind::Long | ElementKind::Double => folded(value),
            _ => value as i32,
        }
    }
}
