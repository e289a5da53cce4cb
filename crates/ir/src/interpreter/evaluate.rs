//! The values of terms in a state. A term that has no value is never given one; connectives do without the
//! operands that cannot matter (Kleene): `false && undefined` is false, in either order.

use super::arithmetic::Builtin;
use super::expression::Expression;
use super::heap::Heap;
use super::maps;
use super::quantifier;
use super::reason::Reason;
use super::value::{MapValue, ObjectId, Value};
use crate::program::{Global, JavaType};
use crate::types::Types;
use base::arena::Id;
use std::borrow::Cow;
use std::cell::Cell;
use std::sync::Arc;

/// A state to be looked at.
pub struct View<'a> {
    /// The program's globals.
    pub declarations: &'a [Global],
    /// Its classes.
    pub types: &'a Types,
    /// The objects.
    pub heap: &'a Heap,
    /// Values of the globals.
    pub globals: &'a [Option<Value>],
    /// Values of the procedure's variables.
    pub locals: &'a [Option<Value>],
    /// How many more instances of quantified formulas may be looked at.
    pub budget: Cell<u64>,
}

/// The values of bound variables, outermost first.
pub type Bound = Vec<Value>;

fn wrong_sort() -> Reason {
    Reason::Malformed("a value of another sort is expected".into())
}

enum Borrowed<'a> {
    Shared(&'a MapValue),
    Owned(Arc<MapValue>),
}

impl View<'_> {
    /// The value of any term.
    pub fn value(&self, term: &Expression, bound: &mut Bound) -> Result<Value, Reason> {
        match term {
            Expression::Constant(value) => Ok(value.clone()),
            Expression::Local(slot, name) => self.locals[*slot as usize].clone().ok_or(Reason::Unset(*name)),
            Expression::Global(slot, name) => self.globals[*slot as usize].clone().ok_or(Reason::Unset(*name)),
            Expression::Bound(position) => Ok(bound[*position as usize].clone()),
            Expression::Choose(parts) => {
                let chosen = if self.truth(&parts[0], bound)? { &parts[1] } else { &parts[2] };
                self.value(chosen, bound)
            }
            Expression::Select(pair) => self.select(pair, bound),
            Expression::Store(parts) => {
                let mut map = self.value(&parts[0], bound)?;
                let key = self.value(&parts[1], bound)?;
                let value = self.value(&parts[2], bound)?;
                self.update(&mut map, &[key], value)?;
                Ok(map)
            }
            Expression::Everywhere(inner) => {
                let default = self.value(inner, bound)?;
                Ok(Value::Map(Arc::new(MapValue::Total { default, entries: Default::default() })))
            }
            Expression::Call(Builtin::TypeOf, arguments) => {
                Ok(Value::Type(self.object(&arguments[0], bound)?.ty.clone()))
            }
            Expression::Call(Builtin::ElementType, arguments) => match self.java_type(&arguments[0], bound)? {
                Cow::Owned(JavaType::Array(element)) => Ok(Value::Type(*element)),
                Cow::Borrowed(JavaType::Array(element)) => Ok(Value::Type((**element).clone())),
                _ => Err(Reason::NoArray),
            },
            Expression::Sum(_)
            | Expression::Difference(_)
            | Expression::Negative(_)
            | Expression::Product(_)
            | Expression::Call(Builtin::Arithmetic(_) | Builtin::Birth | Builtin::Length, _) => {
                self.int(term, bound).map(Value::Int)
            }
            Expression::Malformed(what) => Err(Reason::Malformed(what.clone())),
            _ => self.truth(term, bound).map(Value::Bool),
        }
    }

    /// The value of an integer term.
    pub fn int(&self, term: &Expression, bound: &mut Bound) -> Result<i128, Reason> {
        match term {
            Expression::Constant(Value::Int(value)) => Ok(*value),
            Expression::Local(slot, name) => match &self.locals[*slot as usize] {
                Some(Value::Int(value)) => Ok(*value),
                Some(_) => Err(wrong_sort()),
                None => Err(Reason::Unset(*name)),
            },
            Expression::Bound(position) => match &bound[*position as usize] {
                Value::Int(value) => Ok(*value),
                _ => Err(wrong_sort()),
            },
            Expression::Sum(parts) => {
                let mut sum = 0i128;
                for part in parts {
                    sum = sum.checked_add(self.int(part, bound)?).ok_or(Reason::Overflow)?;
                }
                Ok(sum)
            }
            Expression::Difference(pair) => {
                self.int(&pair[0], bound)?.checked_sub(self.int(&pair[1], bound)?).ok_or(Reason::Overflow)
            }
            Expression::Negative(inner) => self.int(inner, bound)?.checked_neg().ok_or(Reason::Overflow),
            Expression::Product(pair) => {
                self.int(&pair[0], bound)?.checked_mul(self.int(&pair[1], bound)?).ok_or(Reason::Overflow)
            }
            Expression::Call(Builtin::Arithmetic(function), arguments) => {
                let left = self.int(&arguments[0], bound)?;
                let right = arguments.get(1).map_or(Ok(0), |argument| self.int(argument, bound))?;
                function.apply(left, right)
            }
            Expression::Call(Builtin::Birth, arguments) => {
                let id = self.reference(&arguments[0], bound)?.ok_or(Reason::OfNull)?;
                Ok(id.index() as i128)
            }
            Expression::Call(Builtin::Length, arguments) => {
                self.object(&arguments[0], bound)?.length.map(|length| length as i128).ok_or(Reason::NoArray)
            }
            Expression::Select(_) | Expression::Global(..) | Expression::Choose(_) | Expression::Malformed(_) => {
                match self.value(term, bound)? {
                    Value::Int(value) => Ok(value),
                    _ => Err(wrong_sort()),
                }
            }
            _ => Err(wrong_sort()),
        }
    }

    /// The value of a reference term.
    pub fn reference(&self, term: &Expression, bound: &mut Bound) -> Result<Option<ObjectId>, Reason> {
        // Variables are most of them, and need no copy.
        match term {
            Expression::Constant(Value::Ref(reference)) => return Ok(*reference),
            Expression::Local(slot, _) => {
                if let Some(Value::Ref(reference)) = &self.locals[*slot as usize] {
                    return Ok(*reference);
                }
            }
            _ => {}
        }
        match self.value(term, bound)? {
            Value::Ref(reference) => Ok(reference),
            _ => Err(wrong_sort()),
        }
    }

    fn object(&self, term: &Expression, bound: &mut Bound) -> Result<&super::heap::Object, Reason> {
        let id = self.reference(term, bound)?.ok_or(Reason::OfNull)?;
        self.heap.get(id).ok_or_else(|| Reason::Malformed("an object that does not exist".into()))
    }

    fn java_type<'a>(&'a self, term: &'a Expression, bound: &mut Bound) -> Result<Cow<'a, JavaType>, Reason> {
        match term {
            Expression::Constant(Value::Type(ty)) => Ok(Cow::Borrowed(ty)),
            Expression::Call(Builtin::TypeOf, arguments) => Ok(Cow::Borrowed(&self.object(&arguments[0], bound)?.ty)),
            _ => match self.value(term, bound)? {
                Value::Type(ty) => Ok(Cow::Owned(ty)),
                _ => Err(wrong_sort()),
            },
        }
    }

    /// The truth value of a formula.
    pub fn truth(&self, formula: &Expression, bound: &mut Bound) -> Result<bool, Reason> {
        match formula {
            Expression::Constant(Value::Bool(value)) => Ok(*value),
            Expression::Not(inner) => self.truth(inner, bound).map(|truth| !truth),
            Expression::And(parts) => self.junction(parts, true, bound),
            Expression::Or(parts) => self.junction(parts, false, bound),
            Expression::Implies(pair) => match self.truth(&pair[0], bound) {
                Ok(false) => Ok(true),
                Ok(true) => self.truth(&pair[1], bound),
                Err(reason) => match self.truth(&pair[1], bound) {
                    Ok(true) => Ok(true),
                    _ => Err(reason),
                },
            },
            Expression::AtMost(pair) => Ok(self.int(&pair[0], bound)? <= self.int(&pair[1], bound)?),
            Expression::Less(pair) => Ok(self.int(&pair[0], bound)? < self.int(&pair[1], bound)?),
            Expression::EqualInts(pair) => Ok(self.int(&pair[0], bound)? == self.int(&pair[1], bound)?),
            Expression::EqualReferences(pair) => {
                Ok(self.reference(&pair[0], bound)? == self.reference(&pair[1], bound)?)
            }
            Expression::Equal(pair) => {
                let left = self.value(&pair[0], bound)?;
                let right = self.value(&pair[1], bound)?;
                maps::equal(&left, &right)
            }
            Expression::Distinct(parts) => self.distinct(parts, bound),
            Expression::Call(Builtin::Subtype, arguments) => {
                let sub = self.java_type(&arguments[0], bound)?;
                let ty = self.java_type(&arguments[1], bound)?;
                Ok(self.types.is_subtype(&sub, &ty))
            }
            Expression::Quantified(quantified) => quantifier::decide(self, quantified, bound),
            Expression::Local(..)
            | Expression::Global(..)
            | Expression::Bound(_)
            | Expression::Choose(_)
            | Expression::Select(_)
            | Expression::Malformed(_) => match self.value(formula, bound)? {
                Value::Bool(value) => Ok(value),
                _ => Err(wrong_sort()),
            },
            _ => Err(wrong_sort()),
        }
    }

    /// A conjunction (neutral: true) or disjunction (neutral: false).
    fn junction(&self, parts: &[Expression], neutral: bool, bound: &mut Bound) -> Result<bool, Reason> {
        let mut undefined = None;
        for part in parts {
            match self.truth(part, bound) {
                Ok(truth) if truth != neutral => return Ok(truth),
                Ok(_) => {}
                Err(reason) => {
                    undefined.get_or_insert(reason);
                }
            }
        }
        undefined.map_or(Ok(neutral), Err)
    }

    fn distinct(&self, parts: &[Expression], bound: &mut Bound) -> Result<bool, Reason> {
        let values = parts.iter().map(|part| self.value(part, bound)).collect::<Result<Vec<_>, _>>()?;
        for (index, left) in values.iter().enumerate() {
            for right in &values[index + 1..] {
                if maps::equal(left, right)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn select(&self, pair: &[Expression; 2], bound: &mut Bound) -> Result<Value, Reason> {
        let map = self.map(&pair[0], bound)?;
        let map = match &map {
            Borrowed::Shared(map) => map,
            Borrowed::Owned(map) => &**map,
        };
        self.at(map, &pair[1], bound).map(Cow::into_owned)
    }

    /// A map, without copying it if it lies in the state.
    fn map(&self, term: &Expression, bound: &mut Bound) -> Result<Borrowed<'_>, Reason> {
        let (slot, name) = match term {
            Expression::Local(slot, name) => (&self.locals[*slot as usize], name),
            Expression::Global(slot, name) => (&self.globals[*slot as usize], name),
            Expression::Select(pair) => {
                return match self.map(&pair[0], bound)? {
                    Borrowed::Shared(map) => match self.at(map, &pair[1], bound)? {
                        Cow::Borrowed(Value::Map(row)) => Ok(Borrowed::Shared(row)),
                        Cow::Owned(Value::Map(row)) => Ok(Borrowed::Owned(row)),
                        _ => Err(wrong_sort()),
                    },
                    Borrowed::Owned(map) => match self.at(&map, &pair[1], bound)?.into_owned() {
                        Value::Map(row) => Ok(Borrowed::Owned(row)),
                        _ => Err(wrong_sort()),
                    },
                };
            }
            _ => {
                return match self.value(term, bound)? {
                    Value::Map(map) => Ok(Borrowed::Owned(map)),
                    _ => Err(wrong_sort()),
                };
            }
        };
        match slot {
            Some(Value::Map(map)) => Ok(Borrowed::Shared(map)),
            Some(_) => Err(wrong_sort()),
            None => Err(Reason::Unset(*name)),
        }
    }

    fn at<'m>(&self, map: &'m MapValue, key: &Expression, bound: &mut Bound) -> Result<Cow<'m, Value>, Reason> {
        match map {
            MapValue::Objects { global, slots } => {
                let id = self.reference(key, bound)?.ok_or(Reason::OfNull)?;
                match slots.get(id.index()) {
                    Some(value) => Ok(Cow::Borrowed(value)),
                    None => self.absent(*global, id).map(Cow::Owned),
                }
            }
            MapValue::Row { slots, .. } => {
                let index = self.int(key, bound)?;
                let outside = Reason::IndexOutside { index, length: slots.len() };
                usize::try_from(index).ok().and_then(|index| slots.get(index)).map(Cow::Borrowed).ok_or(outside)
            }
            MapValue::Total { default, entries } => match self.value(key, bound)? {
                Value::Ref(None) => Err(Reason::OfNull),
                key => Ok(Cow::Borrowed(entries.get(&key).unwrap_or(default))),
            },
        }
    }
}
