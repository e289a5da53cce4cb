//! Values. Maps are shared and copied piecewise when written, so that a snapshot of the heap costs nothing
//! until something changes, and then little.

use crate::program::JavaType;
use std::collections::BTreeMap;
use std::sync::Arc;

base::define_id! {
    /// An object of a run. In a run that checks, objects are numbered in order of birth.
    ObjectId;
}

/// A value of a term.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i128),
    /// A reference; `None` is null.
    Ref(Option<ObjectId>),
    /// A `float`, by its bits. There is one NaN: [`Value::float`] sees to it.
    Float(u32),
    /// A `double`, likewise.
    Double(u64),
    /// A runtime type.
    Type(JavaType),
    /// A map.
    Map(Arc<MapValue>),
}

impl Value {
    /// The null reference.
    pub const NULL: Value = Value::Ref(None);

    /// A `float`.
    pub fn float(value: f32) -> Value {
        Value::Float(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
    }

    /// A `double`.
    pub fn double(value: f64) -> Value {
        Value::Double(if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() })
    }

    /// The numbers of the objects that it mentions.
    pub(super) fn objects(&self, found: &mut Vec<u32>) {
        match self {
            Value::Ref(Some(id)) => found.push(super::heap::number_of(*id)),
            Value::Map(map) => match &**map {
                MapValue::Objects { slots, .. } => slots.values().for_each(|value| value.objects(found)),
                MapValue::Row { slots, owner } => {
                    found.push(super::heap::number_of(*owner));
                    slots.values().for_each(|value| value.objects(found));
                }
                MapValue::Total { default, entries } => {
                    default.objects(found);
                    for (key, value) in entries {
                        key.objects(found);
                        value.objects(found);
                    }
                }
            },
            _ => {}
        }
    }

    /// The `float` that it is.
    pub fn as_float(&self) -> Option<f32> {
        match self {
            Value::Float(bits) => Some(f32::from_bits(*bits)),
            _ => None,
        }
    }

    /// The `double` that it is.
    pub fn as_double(&self) -> Option<f64> {
        match self {
            Value::Double(bits) => Some(f64::from_bits(*bits)),
            _ => None,
        }
    }
}

/// A map. Comparing two with `==` compares how they are stored; the logic's equality is the evaluator's.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MapValue {
    /// A field, or the elements, of all objects: what a global holds.
    Objects {
        /// Position of the global among the program's.
        global: u32,
        /// By object. Empty where an object has no such field or was born later.
        slots: Slots,
    },
    /// The elements of one array.
    Row {
        /// The array.
        owner: ObjectId,
        /// By index.
        slots: Slots,
    },
    /// One value everywhere but for some keys.
    Total {
        /// The value elsewhere.
        default: Value,
        /// The exceptions.
        entries: BTreeMap<Value, Value>,
    },
}

const CHUNK: usize = 64;
type Chunk = Arc<Vec<Option<Value>>>;

/// A vector in pieces: clones share what neither has changed.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slots {
    chunks: Vec<Chunk>,
    length: usize,
}

impl Slots {
    /// So many copies of one value, which share their memory.
    pub fn filled(value: Option<Value>, length: usize) -> Slots {
        let mut slots = Slots::default();
        slots.grow(value, length);
        slots
    }

    /// The number of slots.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The value in a slot; `None` if it is empty or there is no such slot.
    pub fn get(&self, index: usize) -> Option<&Value> {
        self.chunks.get(index / CHUNK)?.get(index % CHUNK)?.as_ref()
    }

    /// The slot, to be changed; `None` if there is no such slot.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut Option<Value>> {
        let chunk = self.chunks.get_mut(index / CHUNK)?;
        // Asked first, so that a miss copies nothing.
        if index % CHUNK >= chunk.len() {
            return None;
        }
        Arc::make_mut(chunk).get_mut(index % CHUNK)
    }

    /// What is in the slots that are not empty.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        self.chunks.iter().flat_map(|chunk| chunk.iter()).flatten()
    }

    /// Fills a slot; there are then at least that many.
    pub fn set(&mut self, index: usize, value: Value) {
        if index >= self.length {
            self.grow(None, index + 1);
        }
        if let Some(slot) = self.get_mut(index) {
            *slot = Some(value);
        }
    }

    fn grow(&mut self, value: Option<Value>, length: usize) {
        if let Some(last) = self.chunks.last_mut().filter(|last| last.len() < CHUNK) {
            let wanted = CHUNK.min(last.len() + length - self.length);
            Arc::make_mut(last).resize(wanted, value.clone());
        }
        let mut filled = self.chunks.len() * CHUNK;
        if filled + CHUNK <= length {
            let whole: Chunk = Arc::new(vec![value.clone(); CHUNK]);
            while filled + CHUNK <= length {
                self.chunks.push(whole.clone());
                filled += CHUNK;
            }
        }
        if filled < length {
            self.chunks.push(Arc::new(vec![value; length - filled]));
        }
        self.length = length;
    }

    /// These values, one slot each.
    pub fn of(values: Vec<Value>) -> Slots {
        let length = values.len();
        let mut values = values.into_iter().map(Some);
        let chunks = (0..length.div_ceil(CHUNK)).map(|_| Arc::new(values.by_ref().take(CHUNK).collect())).collect();
        Slots { chunks, length }
    }

    /// Whether both share all their memory, and so are equal.
    pub fn same(&self, other: &Slots) -> bool {
        self.length == other.length && self.chunks.iter().zip(&other.chunks).all(|(a, b)| Arc::ptr_eq(a, b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_grow_and_share() {
        let mut slots = Slots::default();
        for index in 0..200 {
            slots.set(index, Value::Int(index as i128));
        }
        assert_eq!(slots.len(), 200);
        assert!((0..200).all(|index| slots.get(index) == Some(&Value::Int(index as i128))));
        let before = slots.clone();
        slots.set(100, Value::Bool(true));
        assert_eq!(before.get(100), Some(&Value::Int(100)));
        assert!(!before.same(&slots));
        assert_eq!(slots.get(200), None);
        let sparse = {
            let mut sparse = Slots::default();
            sparse.set(130, Value::NULL);
            sparse
        };
        assert_eq!((sparse.len(), sparse.get(129), sparse.get(130)), (131, None, Some(&Value::NULL)));
        let mut short = Slots::filled(Some(Value::Int(0)), 3);
        short.set(3, Value::Int(1));
        assert_eq!((short.get(2), short.get(3)), (Some(&Value::Int(0)), Some(&Value::Int(1))));
        for length in [0, 1, 64, 65, 200] {
            let values: Vec<Value> = (0..length).map(Value::Int).collect();
            let mut one_by_one = Slots::default();
            values.iter().enumerate().for_each(|(index, value)| one_by_one.set(index, value.clone()));
            assert_eq!(Slots::of(values), one_by_one);
        }
    }
}
