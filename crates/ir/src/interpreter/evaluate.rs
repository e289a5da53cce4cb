//! The values of terms in a state. A term that has no value is never given one; connectives do without the
//! operands that cannot matter (Kleene): `false && undefined` is false, in either order.

use super::arithmetic::{Builtin, Held, Path};
use super::classes::TypeNumber;
use super::expression::{Expression, Folded};
use super::heap::{id_of, number_of};
use super::maps;
use super::natives::dict::find;
use super::quantifier;
use super::reason::Reason;
use super::register::Register;
use super::state::State;
use super::value::{MapValue, ObjectId, Value};
use crate::definitions::Fold;
use crate::program::{ElementKind, Global, GlobalKind, JavaType};
use crate::types::Types;
use base::arena::Id;
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::HashSet;
use std::sync::Arc;

/// A state to be looked at.
pub struct View<'a> {
    /// The program's globals.
    pub declarations: &'a [Global],
    /// Its classes.
    pub types: &'a Types,
    /// The objects and the globals.
    pub state: &'a State,
    /// Values of the procedure's variables.
    pub locals: &'a [Register],
    /// What registers cannot hold.
    pub large: &'a [Value],
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
            Expression::Local(slot, name) => self.register(self.locals[*slot as usize]).ok_or(Reason::Unset(*name)),
            Expression::Global(slot, name) => match self.declarations[*slot as usize].kind {
                GlobalKind::Field { .. } | GlobalKind::Elements(_) => Ok(Value::Map(self.state.map(*slot))),
                GlobalKind::Static { .. } | GlobalKind::Now => self.state.global(*slot).ok_or(Reason::Unset(*name)),
            },
            Expression::Text(position) => match self.state.texts.get(*position as usize) {
                Some(number @ 1..) => Ok(Value::Ref(id_of(*number))),
                _ => Err(Reason::Malformed("a string constant without the class of strings".into())),
            },
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
            Expression::Call(Builtin::TypeOf, arguments) => self.type_of(&arguments[0], bound).map(Value::Type),
            Expression::Call(Builtin::Float(function), arguments) => {
                let arguments = arguments.iter().map(|argument| self.value(argument, bound));
                function.apply(&arguments.collect::<Result<Vec<_>, _>>()?).ok_or_else(wrong_sort)
            }
            Expression::Call(Builtin::Held(what), arguments) => self.held(*what, arguments, bound),
            Expression::Call(Builtin::Path(Path::End), arguments) => self.path_end(arguments, bound),
            Expression::Call(Builtin::Path(Path::State), _) => Ok(Value::Bool(true)),
            Expression::Call(Builtin::Path(Path::Index), arguments) => self.path_index(arguments, bound),
            Expression::Call(Builtin::ElementType, arguments) => match self.java_type(&arguments[0], bound)? {
                Cow::Owned(JavaType::Array(element)) => Ok(Value::Type(*element)),
                Cow::Borrowed(JavaType::Array(element)) => Ok(Value::Type((**element).clone())),
                _ => Err(Reason::NoArray),
            },
            Expression::Fold(_)
            | Expression::Sum(_)
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
            Expression::Local(slot, name) => match self.locals[*slot as usize] {
                Register::Int(value) => Ok(value.into()),
                Register::Unset => Err(Reason::Unset(*name)),
                Register::Large(position) => match self.large.get(position as usize) {
                    Some(Value::Int(value)) => Ok(*value),
                    _ => Err(wrong_sort()),
                },
                _ => Err(wrong_sort()),
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
            Expression::Fold(folded) => self.fold(folded, bound),
            Expression::Call(Builtin::Arithmetic(function), arguments) => {
                let left = self.int(&arguments[0], bound)?;
                let right = arguments.get(1).map_or(Ok(0), |argument| self.int(argument, bound))?;
                function.apply(left, right)
            }
            Expression::Call(Builtin::Birth, arguments) => {
                let id = self.reference(&arguments[0], bound)?.ok_or(Reason::OfNull)?;
                self.state.heap.birth(number_of(id)).map(i128::from).ok_or(Reason::BirthNotKept)
            }
            Expression::Call(Builtin::Length, arguments) => {
                let id = self.reference(&arguments[0], bound)?.ok_or(Reason::OfNull)?;
                self.state.heap.length_of(number_of(id)).map(i128::from).ok_or(Reason::NoArray)
            }
            Expression::Call(Builtin::Float(_) | Builtin::Held(_) | Builtin::Path(_), _)
            | Expression::Select(_)
            | Expression::Global(..)
            | Expression::Choose(_)
            | Expression::Malformed(_) => match self.value(term, bound)? {
                Value::Int(value) => Ok(value),
                _ => Err(wrong_sort()),
            },
            _ => Err(wrong_sort()),
        }
    }

    /// The values of a term for all integers of a range, taken together.
    fn fold(&self, folded: &Folded, bound: &mut Bound) -> Result<i128, Reason> {
        let [low, high, body] = &folded.parts;
        let (low, high) = (self.int(low, bound)?, self.int(high, bound)?);
        let mut result = folded.op.neutral().map(i128::from);
        let position = folded.position as usize;
        for value in low..high {
            match self.budget.get().checked_sub(1) {
                Some(rest) => self.budget.set(rest),
                None => return Err(Reason::TooManyInstances),
            }
            // Inner quantifiers cut the list back to where they began.
            bound.truncate(position);
            bound.resize(position, Value::NULL);
            bound.push(Value::Int(value));
            let next = self.int(body, bound)?;
            result = Some(match (folded.op, result) {
                (_, None) => next,
                (Fold::Sum, Some(sum)) => sum.checked_add(next).ok_or(Reason::Overflow)?,
                (Fold::Product, Some(product)) => product.checked_mul(next).ok_or(Reason::Overflow)?,
                (Fold::Min, Some(least)) => least.min(next),
                (Fold::Max, Some(greatest)) => greatest.max(next),
            });
        }
        bound.truncate(position);
        result.ok_or_else(|| Reason::Malformed("the least or greatest of no values".into()))
    }

    /// The value of a reference term.
    pub fn reference(&self, term: &Expression, bound: &mut Bound) -> Result<Option<ObjectId>, Reason> {
        // Variables are most of them, and need no copy.
        match term {
            Expression::Constant(Value::Ref(reference)) => return Ok(*reference),
            Expression::Local(slot, _) => {
                if let Register::Ref(number) = self.locals[*slot as usize] {
                    return Ok(id_of(number));
                }
            }
            _ => {}
        }
        match self.value(term, bound)? {
            Value::Ref(reference) => Ok(reference),
            _ => Err(wrong_sort()),
        }
    }

    fn register(&self, register: Register) -> Option<Value> {
        match register {
            Register::Large(position) => self.large.get(position as usize).cloned(),
            Register::Type(number) => Some(Value::Type(self.state.classes().java_type(TypeNumber(number)))),
            other => other.value(),
        }
    }

    fn type_of(&self, term: &Expression, bound: &mut Bound) -> Result<JavaType, Reason> {
        let id = self.reference(term, bound)?.ok_or(Reason::OfNull)?;
        self.state.heap.type_of(id).ok_or_else(|| Reason::Malformed("an object that does not exist".into()))
    }

    fn java_type<'a>(&'a self, term: &'a Expression, bound: &mut Bound) -> Result<Cow<'a, JavaType>, Reason> {
        match term {
            Expression::Constant(Value::Type(ty)) => Ok(Cow::Borrowed(ty)),
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
            | Expression::Call(Builtin::Float(_) | Builtin::Held(_) | Builtin::Path(_), _)
            | Expression::Malformed(_) => match self.value(formula, bound)? {
                Value::Bool(value) => Ok(value),
                _ => Err(wrong_sort()),
            },
            _ => Err(wrong_sort()),
        }
    }

    /// The object that one comes to along a field in so many steps, or null.
    fn path_end(&self, arguments: &[Expression], bound: &mut Bound) -> Result<Value, Reason> {
        let [map, from, steps] = arguments else { return Err(wrong_sort()) };
        let steps = self.int(steps, bound)?;
        if steps < 0 {
            return Err(Reason::Malformed("a negative number of steps".into()));
        }
        let mut at = self.reference(from, bound)?;
        for _ in 0..steps {
            let Some(object) = at else { break };
            at = self.step(map, object, bound)?;
        }
        Ok(Value::Ref(at))
    }

    /// The number of steps along a field to an object, or -1 if they do not lead there.
    fn path_index(&self, arguments: &[Expression], bound: &mut Bound) -> Result<Value, Reason> {
        let [map, from, to] = arguments else { return Err(wrong_sort()) };
        let to = self.reference(to, bound)?;
        let mut at = self.reference(from, bound)?;
        let mut seen = HashSet::new();
        while let Some(object) = at {
            if at == to {
                return Ok(Value::Int(seen.len() as i128));
            }
            if !seen.insert(object) {
                break;
            }
            at = self.step(map, object, bound)?;
        }
        Ok(Value::Int(-1))
    }

    fn step(&self, map: &Expression, object: ObjectId, bound: &mut Bound) -> Result<Option<ObjectId>, Reason> {
        let rest = self.budget.get().checked_sub(1).ok_or(Reason::TooManyInstances)?;
        self.budget.set(rest);
        match self.select(&[map.clone(), Expression::Constant(Value::Ref(Some(object)))], bound)? {
            Value::Ref(next) => Ok(next),
            _ => Err(wrong_sort()),
        }
    }

    /// What a sequence or dictionary holds.
    fn held(&self, what: Held, arguments: &[Expression], bound: &mut Bound) -> Result<Value, Reason> {
        let heap = &self.state.heap;
        let object = |term: &Expression, bound: &mut Bound| Ok(self.reference(term, bound)?.map_or(0, number_of));
        let wrong = || Reason::Malformed("a value that is no sequence or dictionary".into());
        let no_text = || Reason::Malformed("a value that is no string".into());
        let first = object(&arguments[0], bound)?;
        let reference = |number: u32| Ok(Value::Ref(id_of(number)));
        match what {
            Held::Itself => reference(first),
            Held::Shared if heap.is_checking() => Err(Reason::OpenIdentity),
            Held::Shared => reference(first),
            Held::Object => reference(object(&arguments[1], bound)?),
            Held::SameKey => Ok(Value::Bool(heap.is_same(first, object(&arguments[1], bound)?))),
            Held::SeqSize => Ok(Value::Int(heap.sequence(first).ok_or_else(wrong)?.size().into())),
            Held::DictSize => Ok(Value::Int(heap.dictionary(first).ok_or_else(wrong)?.size().into())),
            Held::TextLength => {
                Ok(Value::Int(i128::try_from(heap.text(first).ok_or_else(no_text)?.len()).unwrap_or_default()))
            }
            Held::TextUnit => {
                let text = heap.text(first).ok_or_else(no_text)?;
                let index = position(self.int(&arguments[1], bound)?, text.len() as u32)?;
                Ok(Value::Int(text.unit(index as usize).into()))
            }
            Held::SeqGet => {
                let sequence = heap.sequence(first).ok_or_else(wrong)?;
                let index = position(self.int(&arguments[1], bound)?, sequence.size())?;
                reference(heap.values.item(&sequence, index))
            }
            Held::DictAt => {
                let dictionary = heap.dictionary(first).ok_or_else(wrong)?;
                let index = position(self.int(&arguments[1], bound)?, dictionary.size())?;
                reference(heap.values.entry_at(&dictionary, index).key.object)
            }
            Held::DictGet | Held::DictHas => {
                let dictionary = heap.dictionary(first).ok_or_else(wrong)?;
                let found = find(heap, &dictionary, object(&arguments[1], bound)?);
                match what {
                    Held::DictHas => Ok(Value::Bool(found.is_some())),
                    _ => reference(found.map_or(0, |found| found.place.value)),
                }
            }
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
        // What lies in the objects is looked up there.
        match &pair[0] {
            Expression::Global(global, _) => {
                let id = self.reference(&pair[1], bound)?.ok_or(Reason::OfNull)?;
                let value = match self.declarations[*global as usize].kind {
                    GlobalKind::Elements(_) => self.state.row(*global, id).map(Value::Map),
                    _ => self.state.field(*global as usize, id),
                };
                return value.map_or_else(|| self.absent(*global, id), Ok);
            }
            Expression::Select(inner) => {
                if let Expression::Global(global, _) = inner[0]
                    && let GlobalKind::Elements(kind) = self.declarations[global as usize].kind
                {
                    let id = self.reference(&inner[1], bound)?.ok_or(Reason::OfNull)?;
                    return self.element(kind, number_of(id), self.int(&pair[1], bound)?);
                }
            }
            _ => {}
        }
        let map = self.map(&pair[0], bound)?;
        let map = match &map {
            Borrowed::Shared(map) => map,
            Borrowed::Owned(map) => &**map,
        };
        self.at(map, &pair[1], bound).map(Cow::into_owned)
    }

    fn element(&self, kind: ElementKind, array: u32, index: i128) -> Result<Value, Reason> {
        let heap = &self.state.heap;
        let cell = self.state.layouts().precision.element(kind);
        let at = i64::try_from(index).ok().and_then(|short| heap.element_at(kind, cell, array, short));
        at.map(|at| heap.value_at(cell, at)).ok_or_else(|| {
            // An array of another kind has no elements of this one.
            let same = heap.type_number(array).is_some_and(|ty| ty.element_kind() == Some(kind));
            let length = heap.length_of(array).filter(|_| same).unwrap_or(0) as usize;
            Reason::IndexOutside { index, length }
        })
    }

    /// A map, without copying it if it lies in the state.
    fn map(&self, term: &Expression, bound: &mut Bound) -> Result<Borrowed<'_>, Reason> {
        match term {
            Expression::Local(slot, name) => match self.locals[*slot as usize] {
                Register::Unset => Err(Reason::Unset(*name)),
                Register::Large(position) => match self.large.get(position as usize) {
                    Some(Value::Map(map)) => Ok(Borrowed::Shared(map)),
                    _ => Err(wrong_sort()),
                },
                _ => Err(wrong_sort()),
            },
            Expression::Select(pair) if !matches!(pair[0], Expression::Global(..)) => {
                match self.map(&pair[0], bound)? {
                    Borrowed::Shared(map) => match self.at(map, &pair[1], bound)? {
                        Cow::Borrowed(Value::Map(row)) => Ok(Borrowed::Shared(row)),
                        Cow::Owned(Value::Map(row)) => Ok(Borrowed::Owned(row)),
                        _ => Err(wrong_sort()),
                    },
                    Borrowed::Owned(map) => match self.at(&map, &pair[1], bound)?.into_owned() {
                        Value::Map(row) => Ok(Borrowed::Owned(row)),
                        _ => Err(wrong_sort()),
                    },
                }
            }
            _ => match self.value(term, bound)? {
                Value::Map(map) => Ok(Borrowed::Owned(map)),
                _ => Err(wrong_sort()),
            },
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

/// A position below a size.
fn position(index: i128, size: u32) -> Result<u32, Reason> {
    u32::try_from(index).ok().filter(|index| *index < size).ok_or(Reason::IndexOutside { index, length: size as usize })
}
