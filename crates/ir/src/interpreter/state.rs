//! The state of a run: objects, static fields, and what there is one of for each text or type.
//!
//! The logic sees a field as one map over all objects. Here it lies in the objects, and only where a term uses such a
//! map as a value (a snapshot, a comparison of maps) one is made. From then on it is kept up to date, so that the next
//! snapshot costs nothing.

use super::classes::{Classes, TypeNumber};
use super::heap::{Full, Heap, id_of, number_of};
use super::layout::{Cell, Layouts};
use super::reason::Reason;
use super::register::Register;
use super::value::{MapValue, ObjectId, Slots, Value};
use crate::program::{Global, GlobalKind, JavaType};
use base::arena::Id;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// The heap and the globals of a run.
#[derive(Clone, Debug)]
pub struct State {
    /// The objects.
    pub heap: Heap,
    /// What kinds the globals are of, in the program's order.
    pub(super) kinds: Arc<[GlobalKind]>,
    /// The values of static fields, in the order of the globals.
    pub(super) statics: Vec<Register>,
    /// The values of static fields that no register can hold.
    pub(super) large: BTreeMap<u32, Value>,
    /// Maps that were made of fields or elements, by global.
    pub(super) maps: RefCell<Vec<Option<Arc<MapValue>>>>,
    /// The objects of the program's string constants, by position; 0 if there is none yet.
    pub(super) texts: Vec<u32>,
    /// The string that stands for all of its text.
    pub(super) interned: HashMap<Box<[u16]>, u32>,
    /// The objects that stand for types.
    pub(super) class_objects: BTreeMap<TypeNumber, u32>,
    /// The names of types as strings, which are the same each time.
    pub(super) class_names: BTreeMap<TypeNumber, u32>,
    /// The maps that may have given entries away. A number that is used again may stand here for an object that has not: that
    /// costs memory and changes nothing.
    pub(super) held: HashSet<u32>,
}

impl State {
    /// A state without objects, static fields zero, false or null.
    pub(super) fn new(heap: Heap, globals: &[Global]) -> State {
        let kinds: Arc<[GlobalKind]> = globals.iter().map(|global| global.kind.clone()).collect();
        let statics = kinds.iter().map(|kind| match kind {
            GlobalKind::Static { ty, .. } => default_register(ty),
            _ => Register::Unset,
        });
        State {
            statics: statics.collect(),
            large: BTreeMap::new(),
            maps: RefCell::new(vec![None; kinds.len()]),
            heap,
            kinds,
            texts: Vec::new(),
            interned: HashMap::new(),
            class_objects: BTreeMap::new(),
            class_names: BTreeMap::new(),
            held: HashSet::new(),
        }
    }

    pub(super) fn classes(&self) -> &Classes {
        &self.heap.classes
    }

    pub(super) fn layouts(&self) -> &Layouts {
        &self.heap.layouts
    }

    /// The value that a field of an object has.
    pub fn field(&self, global: usize, object: ObjectId) -> Option<Value> {
        let place = self.layouts().fields.get(global)?.as_ref().filter(|place| place.cell != Cell::Nothing)?;
        let at = self.heap.field_at(place, number_of(object))?;
        Some(self.heap.value_at(place.cell, at))
    }

    /// The elements of an array.
    pub fn elements(&self, global: usize, array: ObjectId) -> Option<Vec<Value>> {
        let GlobalKind::Elements(kind) = self.kinds.get(global)? else { return None };
        let cell = self.layouts().precision.element(*kind);
        let length = self.heap.length_of(number_of(array))?;
        let value = |index| Some(self.heap.value_at(cell, self.heap.element_at(*kind, cell, number_of(array), index)?));
        (0..i64::from(length)).map(value).collect()
    }

    /// The value of a global that is no map.
    pub(super) fn global(&self, global: u32) -> Option<Value> {
        if matches!(self.kinds.get(global as usize), Some(GlobalKind::Now)) {
            return Some(Value::Int(self.heap.clock.into()));
        }
        match self.statics.get(global as usize)? {
            Register::Large(_) => self.large.get(&global).cloned(),
            register => register.value(),
        }
    }

    /// Gives a static field a value.
    pub(super) fn set_global(&mut self, global: u32, value: Value) {
        let Some(slot) = self.statics.get_mut(global as usize) else { return };
        match Register::simple(&value) {
            Some(register) => *slot = register,
            None => {
                *slot = Register::Large(global);
                self.large.insert(global, value);
            }
        }
    }

    /// A field or the elements of all objects as a map.
    pub(super) fn map(&self, global: u32) -> Arc<MapValue> {
        if let Some(Some(map)) = self.maps.borrow().get(global as usize) {
            return map.clone();
        }
        let mut slots = Slots::default();
        for (number, _) in self.heap.numbers() {
            let Some(id) = id_of(number) else { continue };
            let value = match &self.kinds[global as usize] {
                GlobalKind::Elements(_) => self.row(global, id).map(Value::Map),
                _ => self.field(global as usize, id),
            };
            if let Some(value) = value {
                slots.set(id.index(), value);
            }
        }
        let map = Arc::new(MapValue::Objects { global, slots });
        if let Some(known) = self.maps.borrow_mut().get_mut(global as usize) {
            *known = Some(map.clone());
        }
        map
    }

    /// The elements of one array as a map; `None` if it has none of this kind.
    pub(super) fn row(&self, global: u32, array: ObjectId) -> Option<Arc<MapValue>> {
        let GlobalKind::Elements(kind) = self.kinds.get(global as usize)? else { return None };
        if self.heap.type_number(number_of(array))?.element_kind() != Some(*kind) {
            return None;
        }
        let slots = Slots::of(self.elements(global as usize, array)?);
        Some(Arc::new(MapValue::Row { owner: array, slots }))
    }

    /// Stores at `global[keys…]`.
    pub(super) fn store(&mut self, global: u32, keys: &[Value], value: &Value) -> Result<(), Reason> {
        let wrong =
            || Reason::Malformed("an update of what an object does not have, or at a key of another sort".into());
        let id = match keys.first() {
            Some(Value::Ref(Some(id))) => *id,
            Some(Value::Ref(None)) => return Err(Reason::OfNull),
            _ => return Err(wrong()),
        };
        let number = number_of(id);
        let (cell, at) = match (&self.kinds[global as usize], &keys[1..]) {
            (GlobalKind::Field { .. }, []) => {
                let place = self.layouts().fields[global as usize].ok_or_else(wrong)?;
                (place.cell, self.heap.field_at(&place, number).ok_or_else(wrong)?)
            }
            (GlobalKind::Elements(kind), [Value::Int(index)]) => {
                let cell = self.layouts().precision.element(*kind);
                let outside = || match self.heap.length_of(number) {
                    Some(length) => Reason::IndexOutside { index: *index, length: length as usize },
                    None => Reason::NoArray,
                };
                let short = i64::try_from(*index).map_err(|_| outside())?;
                (cell, self.heap.element_at(*kind, cell, number, short).ok_or_else(outside)?)
            }
            (GlobalKind::Elements(kind), []) => {
                let Value::Map(map) = value else { return Err(wrong()) };
                let MapValue::Row { slots, .. } = &**map else { return Err(wrong()) };
                let kind = *kind;
                let cell = self.layouts().precision.element(kind);
                for index in 0..slots.len() {
                    let value = slots.get(index).ok_or_else(wrong)?;
                    let at = self.heap.element_at(kind, cell, number, index as i64).ok_or_else(wrong)?;
                    if !self.heap.put_value(cell, at, value) {
                        return Err(Reason::OutOfRange);
                    }
                }
                return Ok(());
            }
            _ => return Err(wrong()),
        };
        if self.heap.put_value(cell, at, value) { Ok(()) } else { Err(Reason::OutOfRange) }
    }

    /// Tells the maps of a new object.
    pub(super) fn born(&mut self, number: u32) {
        if self.maps.get_mut().iter().all(Option::is_none) {
            return;
        }
        let Some(id) = id_of(number) else { return };
        for global in 0..self.kinds.len() {
            let Some(mut map) = self.maps.get_mut()[global].take() else { continue };
            let value = match &self.kinds[global] {
                GlobalKind::Elements(_) => self.row(global as u32, id).map(Value::Map),
                _ => self.field(global, id),
            };
            if let (Some(value), MapValue::Objects { slots, .. }) = (value, Arc::make_mut(&mut map)) {
                slots.set(id.index(), value);
            }
            self.maps.get_mut()[global] = Some(map);
        }
    }

    /// The string of a text that is the same each time.
    pub(super) fn intern(&mut self, text: &[u16]) -> Result<u32, Full> {
        if let Some(number) = self.interned.get(text) {
            return Ok(*number);
        }
        let (class, _) = self.layouts().string.ok_or(Full)?;
        let number = self.heap.new_eternal(class)?;
        self.heap.fill_string(number, text)?;
        self.interned.insert(text.into(), number);
        Ok(number)
    }

    /// The object that stands for a type.
    pub(super) fn class_object(&mut self, ty: TypeNumber) -> Result<u32, Full> {
        if let Some(number) = self.class_objects.get(&ty) {
            return Ok(*number);
        }
        let (class, offset) = self.layouts().class.ok_or(Full)?;
        let number = self.heap.new_eternal(class)?;
        self.represent(number, ty, offset);
        Ok(number)
    }

    /// Makes an object of `Class` that which stands for a type.
    pub(super) fn stand_for(&mut self, object: u32, ty: TypeNumber) -> Result<(), Full> {
        let (_, offset) = self.layouts().class.ok_or(Full)?;
        self.represent(object, ty, offset);
        Ok(())
    }

    fn represent(&mut self, object: u32, ty: TypeNumber, offset: u32) {
        let at = self.heap.start(object) + super::heap::HEADER + offset as usize;
        self.heap.set(at, ty.0.to_ne_bytes());
        self.class_objects.insert(ty, object);
    }

    /// The objects that everything else is reached from, but for variables.
    pub(super) fn roots(&self) -> Vec<u32> {
        let mut roots: Vec<u32> = self.texts.clone();
        roots.extend(self.interned.values());
        roots.extend(self.class_objects.values());
        roots.extend(self.class_names.values());
        for register in &self.statics {
            if let Register::Ref(number) = register {
                roots.push(*number);
            }
        }
        roots
    }
}

fn default_register(ty: &JavaType) -> Register {
    match ty {
        JavaType::Boolean => Register::Bool(false),
        JavaType::Float => Register::Float(0.0),
        JavaType::Double => Register::Double(0.0),
        JavaType::Class(_) | JavaType::Array(_) => Register::Ref(0),
        _ => Register::Int(0),
    }
}
