//! Maps as the logic sees them: total, and equal if they agree everywhere. What the interpreter does not know
//! of a map (the fields of objects that are not born, the elements outside an array) it does not invent.

use super::evaluate::View;
use super::heap::number_of;
use super::reason::Reason;
use super::value::{MapValue, ObjectId, Slots, Value};
use crate::program::GlobalKind;
use base::arena::Id;
use logic::Sort;
use std::sync::Arc;

/// The value that fields and elements of this sort begin with; `Type` has none.
pub fn default_value(sort: &Sort) -> Option<Value> {
    Some(match sort {
        Sort::Bool => Value::Bool(false),
        Sort::Int => Value::Int(0),
        Sort::Ref => Value::NULL,
        Sort::Float32 => Value::float(0.0),
        Sort::Float64 => Value::double(0.0),
        Sort::Type | Sort::Seq | Sort::Dict => return None,
        Sort::Map(_, value) => {
            Value::Map(Arc::new(MapValue::Total { default: default_value(value)?, entries: Default::default() }))
        }
    })
}

/// The logic's equality.
pub fn equal(left: &Value, right: &Value) -> Result<bool, Reason> {
    match (left, right) {
        (Value::Map(left), Value::Map(right)) => {
            if Arc::ptr_eq(left, right) {
                return Ok(true);
            }
            equal_maps(left, right)
        }
        _ => Ok(left == right),
    }
}

fn equal_maps(left: &MapValue, right: &MapValue) -> Result<bool, Reason> {
    match (left, right) {
        (MapValue::Objects { global, slots }, MapValue::Objects { global: other_global, slots: others }) => {
            equal_slots(slots, others, global == other_global)
        }
        // Outside their bounds two rows agree only if they are one array's.
        (MapValue::Row { owner, slots }, MapValue::Row { owner: other_owner, slots: others }) => {
            equal_slots(slots, others, owner == other_owner)
        }
        (MapValue::Total { default, entries }, MapValue::Total { default: other_default, entries: others }) => {
            for key in entries.keys().chain(others.keys()) {
                let (value, other) = (entries.get(key).unwrap_or(default), others.get(key).unwrap_or(other_default));
                if !equal(value, other)? {
                    return Ok(false);
                }
            }
            if equal(default, other_default)? { Ok(true) } else { Err(Reason::UnknownEquality) }
        }
        _ => Err(Reason::UnknownEquality),
    }
}

fn equal_slots(left: &Slots, right: &Slots, same_elsewhere: bool) -> Result<bool, Reason> {
    let mut known = same_elsewhere;
    if !left.same(right) {
        for index in 0..left.len().max(right.len()) {
            match (left.get(index), right.get(index)) {
                (Some(left), Some(right)) => match equal(left, right) {
                    Ok(true) => {}
                    Ok(false) => return Ok(false),
                    Err(_) => known = false,
                },
                (None, None) => {}
                _ => known = false,
            }
        }
    }
    if known { Ok(true) } else { Err(Reason::UnknownEquality) }
}

impl View<'_> {
    /// What a global says of an object that has no slot in its map.
    pub(super) fn absent(&self, global: u32, id: ObjectId) -> Result<Value, Reason> {
        let kind = &self.declarations[global as usize].kind;
        let ty = self.state.heap.type_of(id).ok_or(Reason::BeforeBirth)?;
        if self.types.has_place(&ty, kind) {
            return Err(Reason::BeforeBirth);
        }
        let default = match kind {
            GlobalKind::Field { ty, .. } => default_value(&ty.sort()),
            _ => None,
        };
        // Nothing of it can be read, but it can be compared with itself at another time.
        let row = || Value::Map(Arc::new(MapValue::Row { owner: id, slots: Slots::default() }));
        Ok(default.unwrap_or_else(row))
    }

    /// Changes `map[keys…]`, in place where nobody else holds it.
    pub(super) fn update(&self, map: &mut Value, keys: &[Value], value: Value) -> Result<(), Reason> {
        let [key, rest @ ..] = keys else {
            *map = value;
            return Ok(());
        };
        let wrong = || Reason::Malformed("an update of what is no map, or at a key of another sort".into());
        let Value::Map(map) = map else { return Err(wrong()) };
        match (Arc::make_mut(map), key) {
            (_, Value::Ref(None)) => Err(Reason::OfNull),
            (MapValue::Objects { global, slots }, Value::Ref(Some(id))) => {
                let value = if rest.is_empty() { self.as_row(*global, *id, value)? } else { value };
                if let Some(Some(slot)) = slots.get_mut(id.index()) {
                    return self.update(slot, rest, value);
                }
                let mut slot = self.absent(*global, *id)?;
                self.update(&mut slot, rest, value)?;
                slots.set(id.index(), slot);
                Ok(())
            }
            (MapValue::Row { slots, .. }, Value::Int(index)) => {
                let outside = Reason::IndexOutside { index: *index, length: slots.len() };
                let position = usize::try_from(*index).map_err(|_| outside.clone())?;
                match slots.get_mut(position) {
                    Some(Some(slot)) => self.update(slot, rest, value),
                    _ => Err(outside),
                }
            }
            (MapValue::Total { default, entries }, _) => {
                self.update(entries.entry(key.clone()).or_insert_with(|| default.clone()), rest, value)
            }
            _ => Err(wrong()),
        }
    }

    /// What becomes the elements of an array: as many as the array is long.
    pub(super) fn as_row(&self, global: u32, id: ObjectId, value: Value) -> Result<Value, Reason> {
        let (GlobalKind::Elements(_), Value::Map(map)) = (&self.declarations[global as usize].kind, &value) else {
            return Ok(value);
        };
        if matches!(&**map, MapValue::Row { owner, .. } if *owner == id) {
            return Ok(value);
        }
        let length = self.state.heap.length_of(number_of(id)).ok_or(Reason::NoArray)? as usize;
        let slots = match &**map {
            MapValue::Row { slots, .. } if slots.len() == length => slots.clone(),
            MapValue::Row { slots, .. } => {
                return Err(Reason::IndexOutside { index: slots.len() as i128, length: slots.len().min(length) });
            }
            MapValue::Total { default, entries } => {
                let mut slots = Slots::filled(Some(default.clone()), length);
                for (key, value) in entries {
                    if let Value::Int(index) = key
                        && let Some(index) = usize::try_from(*index).ok().filter(|index| *index < length)
                    {
                        slots.set(index, value.clone());
                    }
                }
                slots
            }
            MapValue::Objects { .. } => return Err(Reason::NoArray),
        };
        Ok(Value::Map(Arc::new(MapValue::Row { owner: id, slots })))
    }

    /// What each object is to hold if a map becomes a field or the elements of all objects.
    pub(super) fn spread(&self, global: u32, map: &MapValue) -> Result<Vec<(ObjectId, Value)>, Reason> {
        let kind = &self.declarations[global as usize].kind;
        let mut values = Vec::new();
        for (id, ty) in self.state.heap.iter() {
            if !self.types.has_place(&ty, kind) {
                continue;
            }
            let chosen = match map {
                MapValue::Objects { global, slots } => match slots.get(id.index()) {
                    Some(value) => value.clone(),
                    None => self.absent(*global, id)?,
                },
                MapValue::Total { default, entries } => entries.get(&Value::Ref(Some(id))).unwrap_or(default).clone(),
                MapValue::Row { .. } => return Err(Reason::Malformed("a row where objects are the keys".into())),
            };
            values.push((id, self.as_row(global, id, chosen)?));
        }
        Ok(values)
    }
}
