//! The objects of a run, in one block of memory.
//!
//! A reference is a number: the position of an entry that says what the object is and where it lies. So objects can
//! be moved together when memory is reclaimed ([`super::collect`]), and an object keeps its number as long as it
//! lives. In memory an object is its own number, its length if it is an array, and then its fields or elements.

use super::classes::{Classes, TypeNumber};
use super::layout::{Cell, FieldPlace, Layouts};
use super::register::Register;
use super::value::{ObjectId, Value};
use super::values::Values;
use crate::program::{ElementKind, JavaType};
use base::arena::Id;
use std::sync::Arc;

/// Bytes before the fields or elements of an object: its number and its length.
pub(super) const HEADER: usize = 8;
/// Memory is handed out in pieces of so many bytes.
pub(super) const UNIT: usize = 8;
/// The type of an entry that is not in use; the place is then the next such entry.
pub(super) const UNUSED: u32 = u32::MAX;
/// The contents of strings, in bytes of Latin-1.
pub(super) const LATIN1: u32 = u32::MAX - 1;
/// The contents of strings, in units of UTF-16.
pub(super) const UTF16: u32 = u32::MAX - 2;

/// What an object is, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The number of its type, or one of the constants above.
    pub ty: u32,
    /// Where it lies, in units.
    pub place: u32,
}

/// There is no memory left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// All objects.
#[derive(Clone, Debug)]
pub struct Heap {
    pub(super) classes: Arc<Classes>,
    pub(super) layouts: Arc<Layouts>,
    pub(super) memory: Vec<u8>,
    /// By number. The first is null's.
    pub(super) entries: Vec<Entry>,
    /// The first entry that can be used again, or 0.
    pub(super) free: u32,
    /// Objects that were ever born: the time that the clock shows.
    pub(super) clock: i64,
    /// Times of birth by number, where anybody asks for them.
    pub(super) births: Option<Vec<i64>>,
    /// Objects that have always existed so far, such as string constants.
    eternal: i64,
    /// The contents of sequences and dictionaries.
    pub(super) values: Values,
    /// The bytes that these take.
    pub(super) beside: usize,
    /// Bytes that memory may grow to before it is worth while to collect.
    pub(super) threshold: usize,
    /// Bytes that memory may grow to at all.
    pub(super) limit: usize,
    /// Whether so little is left that nothing else would be done than reclaiming it.
    pub(super) is_exhausted: bool,
}

/// Whether times of birth are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Births {
    Kept,
    NotKept,
}

impl Heap {
    /// A heap without objects.
    pub fn new(classes: Arc<Classes>, layouts: Arc<Layouts>, births: Births, limit: u64) -> Heap {
        Heap {
            classes,
            layouts,
            memory: Vec::new(),
            entries: vec![Entry { ty: UNUSED, place: 0 }],
            free: 0,
            clock: 0,
            births: (births == Births::Kept).then(|| vec![0]),
            eternal: 0,
            values: Values::new(),
            beside: 0,
            threshold: super::collect::LEAST_THRESHOLD,
            is_exhausted: false,
            limit: usize::try_from(limit).unwrap_or(usize::MAX).min(u32::MAX as usize * UNIT),
        }
    }

    /// The number of objects that were born in this run.
    pub fn len(&self) -> usize {
        usize::try_from(self.clock).unwrap_or(0)
    }

    /// Whether no object was born.
    pub fn is_empty(&self) -> bool {
        self.clock == 0
    }

    /// Bytes in use.
    pub fn bytes(&self) -> usize {
        self.memory.len() + self.beside + self.entries.len() * size_of::<Entry>()
    }

    /// The most bytes that there may be.
    pub fn most_bytes(&self) -> usize {
        self.limit
    }

    /// All objects, in order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (ObjectId, JavaType)> {
        self.numbers().map(|(number, ty)| (ObjectId::from_index(number as usize - 1), self.classes.java_type(ty)))
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = (u32, TypeNumber)> {
        let used = self.entries.iter().enumerate().filter(|(_, entry)| entry.ty < UTF16);
        used.map(|(number, entry)| (number as u32, TypeNumber(entry.ty)))
    }

    /// The type of an object.
    pub fn type_of(&self, id: ObjectId) -> Option<JavaType> {
        self.type_number(number_of(id)).map(|ty| self.classes.java_type(ty))
    }

    /// The type of the object with this number.
    #[inline]
    pub(super) fn type_number(&self, number: u32) -> Option<TypeNumber> {
        self.entries.get(number as usize).filter(|entry| entry.ty < UTF16).map(|entry| TypeNumber(entry.ty))
    }

    /// Whether the run checks obligations: only then births are kept.
    pub fn is_checking(&self) -> bool {
        self.births.is_some()
    }

    /// The time of birth; `None` if that is not kept.
    pub(super) fn birth(&self, number: u32) -> Option<i64> {
        self.births.as_ref()?.get(number as usize).copied()
    }

    fn allocate(&mut self, ty: u32, length: u32, bytes: usize) -> Result<u32, Full> {
        let start = self.memory.len();
        let end = start.checked_add(HEADER + bytes).and_then(|end| end.checked_next_multiple_of(UNIT)).ok_or(Full)?;
        if end.saturating_add(self.beside) > self.limit || self.is_exhausted {
            return Err(Full);
        }
        let entry = Entry { ty, place: u32::try_from(start / UNIT).map_err(|_| Full)? };
        let number = match self.free {
            0 => {
                let number = u32::try_from(self.entries.len()).map_err(|_| Full)?;
                self.entries.push(entry);
                number
            }
            free => {
                self.free = self.entries[free as usize].place;
                self.entries[free as usize] = entry;
                free
            }
        };
        self.memory.resize(end, 0);
        self.set(start, number.to_ne_bytes());
        self.set(start + 4, length.to_ne_bytes());
        if let Some(births) = &mut self.births {
            births.resize(self.entries.len(), 0);
            births[number as usize] = self.clock;
        }
        Ok(number)
    }

    /// A new object, all fields zero, false or null.
    pub(super) fn new_object(&mut self, ty: TypeNumber) -> Result<u32, Full> {
        let position = self.classes.position(ty).ok_or(Full)?;
        let number = self.allocate(ty.0, 0, self.layouts.classes[position].size as usize)?;
        self.clock += 1;
        Ok(number)
    }

    /// A new array, all elements zero, false or null.
    pub(super) fn new_array(&mut self, ty: TypeNumber, length: u64) -> Result<u32, Full> {
        let size = self.layouts.element(ty).ok_or(Full)?.size();
        let short = u32::try_from(length).map_err(|_| Full)?;
        let bytes = (short as usize).checked_mul(size).ok_or(Full)?;
        let number = self.allocate(ty.0, short, bytes)?;
        self.clock += 1;
        Ok(number)
    }

    /// A new object that has always existed.
    pub(super) fn new_eternal(&mut self, ty: TypeNumber) -> Result<u32, Full> {
        let number = self.new_object(ty)?;
        self.clock -= 1;
        self.eternal += 1;
        if let Some(births) = &mut self.births {
            births[number as usize] = -self.eternal;
        }
        Ok(number)
    }

    /// Makes the contents of a string.
    pub(super) fn new_text(&mut self, ty: u32, units: usize) -> Result<u32, Full> {
        let length = u32::try_from(units).ok().filter(|units| *units <= i32::MAX.cast_unsigned()).ok_or(Full)?;
        self.allocate(ty, length, units * if ty == LATIN1 { 1 } else { 2 })
    }

    /// A new object with the same type and contents.
    pub(super) fn copy(&mut self, number: u32) -> Result<u32, Full> {
        let ty = self.type_number(number).ok_or(Full)?;
        let copy = match ty.is_array() {
            true => self.new_array(ty, u64::from(self.length_of(number).unwrap_or(0)))?,
            false => self.new_object(ty)?,
        };
        let from = self.start(number) + HEADER;
        let to = self.start(copy) + HEADER;
        let size = self.size_of(copy) - HEADER;
        self.memory.copy_within(from..from + size, to);
        Ok(copy)
    }

    /// Where the object with this number begins. The number is one in use.
    #[inline]
    pub(super) fn start(&self, number: u32) -> usize {
        self.entries[number as usize].place as usize * UNIT
    }

    /// The bytes that an object takes.
    pub(super) fn size_of(&self, number: u32) -> usize {
        let Entry { ty, place } = self.entries[number as usize];
        let length = self.get_u32(place as usize * UNIT + 4) as usize;
        let bytes = match ty {
            LATIN1 => length,
            UTF16 => 2 * length,
            _ => match (self.layouts.element(TypeNumber(ty)), self.classes.position(TypeNumber(ty))) {
                (Some(cell), _) => cell.size() * length,
                (None, Some(position)) => self.layouts.classes[position].size as usize,
                (None, None) => 0,
            },
        };
        (HEADER + bytes).next_multiple_of(UNIT)
    }

    #[inline]
    pub(super) fn get<const N: usize>(&self, at: usize) -> [u8; N] {
        let bytes = &self.memory[at..at + N];
        let mut result = [0; N];
        result.copy_from_slice(bytes);
        result
    }

    #[inline]
    pub(super) fn set<const N: usize>(&mut self, at: usize, bytes: [u8; N]) {
        self.memory[at..at + N].copy_from_slice(&bytes);
    }

    #[inline]
    pub(super) fn get_u32(&self, at: usize) -> u32 {
        u32::from_ne_bytes(self.get(at))
    }

    /// The length of an array; `None` if it is none.
    #[inline]
    pub(super) fn length_of(&self, number: u32) -> Option<u32> {
        let entry = self.entries.get(number as usize)?;
        if entry.ty < UTF16 && TypeNumber(entry.ty).is_array() {
            return Some(self.get_u32(entry.place as usize * UNIT + 4));
        }
        None
    }

    /// Where a field of an object is; `None` if it has none: null has none either.
    #[inline]
    pub(super) fn field_at(&self, place: &FieldPlace, number: u32) -> Option<usize> {
        let entry = self.entries.get(number as usize)?;
        if entry.ty.wrapping_sub(place.first) > place.span {
            return None;
        }
        Some(entry.place as usize * UNIT + HEADER + place.offset as usize)
    }

    /// Where an element of an array is; `None` if the object is no array of this kind or has no such element.
    #[inline]
    pub(super) fn element_at(&self, kind: ElementKind, cell: Cell, number: u32, index: i64) -> Option<usize> {
        let entry = self.entries.get(number as usize)?;
        if entry.ty >= UTF16 || TypeNumber(entry.ty).element_kind() != Some(kind) {
            return None;
        }
        let start = entry.place as usize * UNIT;
        if index < 0 || index >= i64::from(self.get_u32(start + 4)) {
            return None;
        }
        Some(start + HEADER + index as usize * cell.size())
    }

    /// An integer; `None` if it is none, or does not fit 64 bits.
    #[inline]
    pub(super) fn int_at(&self, cell: Cell, at: usize) -> Option<i64> {
        Some(match cell {
            Cell::Int => i64::from(i32::from_ne_bytes(self.get(at))),
            Cell::Byte => i64::from(i8::from_ne_bytes(self.get(at))),
            Cell::Char => i64::from(u16::from_ne_bytes(self.get(at))),
            Cell::Short => i64::from(i16::from_ne_bytes(self.get(at))),
            Cell::Long => i64::from_ne_bytes(self.get(at)),
            Cell::Wide => return i64::try_from(i128::from_ne_bytes(self.get(at))).ok(),
            Cell::Boolean | Cell::Float | Cell::Double | Cell::Reference | Cell::Nothing => return None,
        })
    }

    /// What is stored there.
    pub(super) fn value_at(&self, cell: Cell, at: usize) -> Value {
        match cell {
            Cell::Boolean => Value::Bool(self.memory[at] != 0),
            Cell::Float => Value::float(f32::from_ne_bytes(self.get(at))),
            Cell::Double => Value::double(f64::from_ne_bytes(self.get(at))),
            Cell::Reference => Value::Ref(id_of(self.get_u32(at))),
            Cell::Wide => Value::Int(i128::from_ne_bytes(self.get(at))),
            _ => Value::Int(self.int_at(cell, at).map_or(0, i128::from)),
        }
    }

    /// Stores an integer; `false` if it does not fit.
    #[inline]
    pub(super) fn put_int(&mut self, cell: Cell, at: usize, value: i64) -> bool {
        match cell {
            Cell::Int => match i32::try_from(value) {
                Ok(value) => self.set(at, value.to_ne_bytes()),
                Err(_) => return false,
            },
            Cell::Long => self.set(at, value.to_ne_bytes()),
            Cell::Byte => match i8::try_from(value) {
                Ok(value) => self.set(at, value.to_ne_bytes()),
                Err(_) => return false,
            },
            Cell::Char => match u16::try_from(value) {
                Ok(value) => self.set(at, value.to_ne_bytes()),
                Err(_) => return false,
            },
            Cell::Short => match i16::try_from(value) {
                Ok(value) => self.set(at, value.to_ne_bytes()),
                Err(_) => return false,
            },
            Cell::Wide => self.set(at, i128::from(value).to_ne_bytes()),
            Cell::Boolean | Cell::Float | Cell::Double | Cell::Reference | Cell::Nothing => return false,
        }
        true
    }

    /// Stores a register's value; `false` if it does not fit.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, at: usize, value: Register) -> bool {
        match (cell, value) {
            (_, Register::Int(value)) => return self.put_int(cell, at, value),
            (Cell::Boolean, Register::Bool(value)) => self.memory[at] = u8::from(value),
            (Cell::Float, Register::Float(value)) => self.set(at, value.to_ne_bytes()),
            (Cell::Double, Register::Double(value)) => self.set(at, value.to_ne_bytes()),
            (Cell::Reference, Register::Ref(number)) => self.set(at, number.to_ne_bytes()),
            _ => return false,
        }
        true
    }

    /// Stores a value; `false` if it does not fit.
    pub(super) fn put_value(&mut self, cell: Cell, at: usize, value: &Value) -> bool {
        match (cell, value, Register::simple(value)) {
            (Cell::Nothing, _, _) => true,
            (Cell::Wide, Value::Int(value), _) => {
                self.set(at, value.to_ne_bytes());
                true
            }
            (_, _, Some(register)) => self.put(cell, at, register),
            _ => false,
        }
    }
}

/// The number of an object.
pub(super) fn number_of(id: ObjectId) -> u32 {
    id.index() as u32 + 1
}

/// The object with this number; none for null's.
pub(super) fn id_of(number: u32) -> Option<ObjectId> {
    (number as usize).checked_sub(1).map(ObjectId::from_index)
}
