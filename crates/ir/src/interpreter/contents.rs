//! The hidden contents of objects of `invar.logic.Seq` and `invar.logic.Dict`: the number of a value beside the heap.

use super::classes::TypeNumber;
use super::heap::{Full, HEADER, Heap};
use super::value::Value;
use super::values::{BYTES_AN_ITEM, Dictionary, Key, MOST, Sequence};
use crate::program::ElementKind;

/// Which contents beside the heap an object has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hidden {
    Sequence,
    Dictionary,
}

impl Heap {
    fn content(&self, object: u32, (class, offset): (TypeNumber, u32)) -> Option<u32> {
        (self.type_number(object) == Some(class)).then(|| self.get_u32(self.start(object) + HEADER + offset as usize))
    }

    /// The contents of a sequence; those of null are empty. `None` if the object is no sequence.
    #[inline]
    pub(super) fn sequence(&self, object: u32) -> Option<Sequence> {
        if object == 0 {
            return Some(Sequence::default());
        }
        Some(self.values.sequence(self.content(object, self.layouts.sequence?)?))
    }

    /// The contents of a dictionary; those of null are empty. `None` if the object is no dictionary.
    #[inline]
    pub(super) fn dictionary(&self, object: u32) -> Option<Dictionary> {
        if object == 0 {
            return Some(Dictionary::default());
        }
        Some(*self.values.dictionary(self.content(object, self.layouts.dictionary?)?))
    }

    /// Whether there is room for a new value of so many items.
    pub(super) fn has_room(&self, items: usize) -> Result<(), Full> {
        let free = self.limit.saturating_sub(self.memory.len() + self.beside);
        if items > MOST || items * BYTES_AN_ITEM > free { Err(Full) } else { Ok(()) }
    }

    /// Whether so many items may be added to a value that shares what it has.
    pub(super) fn has_place(&self, size: u32, more: u32) -> Result<(), Full> {
        if size as usize + more as usize > MOST { Err(Full) } else { Ok(()) }
    }

    /// The elements of an array of objects; `None` if the object is none.
    pub(super) fn references(&self, array: u32) -> Option<Vec<u32>> {
        self.type_number(array)?.element_kind().filter(|kind| *kind == ElementKind::Reference)?;
        let (start, length) = (self.start(array) + HEADER, self.length_of(array)? as usize);
        let cells = self.memory[start..start + 4 * length].chunks_exact(4);
        Some(cells.map(|cell| u32::from_ne_bytes([cell[0], cell[1], cell[2], cell[3]])).collect())
    }

    /// Stores the first elements of an array of objects, which is as long and may hold them.
    pub(super) fn put_references(&mut self, array: u32, objects: &[u32]) {
        let start = self.start(array) + HEADER;
        let cells = self.memory[start..start + 4 * objects.len()].chunks_exact_mut(4);
        cells.zip(objects).for_each(|(cell, object)| cell.copy_from_slice(&object.to_ne_bytes()));
    }

    /// A new object with this content.
    pub(super) fn new_sequence(&mut self, sequence: Sequence) -> Result<u32, Full> {
        let hidden = self.layouts.sequence.ok_or(Full)?;
        let content = self.values.keep_sequence(sequence);
        self.new_hidden(hidden, content)
    }

    /// A new object with this content.
    pub(super) fn new_dictionary(&mut self, dictionary: Dictionary) -> Result<u32, Full> {
        let hidden = self.layouts.dictionary.ok_or(Full)?;
        let content = self.values.keep_dictionary(dictionary);
        self.new_hidden(hidden, content)
    }

    /// Gives a handle that has just been made its content: the elements, or keys and values in turn. Hash codes of keys may be given as
    /// [`super::StartObject::hash_codes`] has them.
    pub(super) fn fill_handle(&mut self, handle: u32, numbers: &[u32], hash_codes: &[Value]) -> Result<(), Full> {
        let ty = self.type_number(handle).ok_or(Full)?;
        let (content, offset) = match (self.layouts.sequence, self.layouts.dictionary) {
            (Some((class, offset)), _) if class == ty => {
                let sequence = self.values.sequence_of(numbers.iter().copied());
                (self.values.keep_sequence(sequence), offset)
            }
            (_, Some((class, offset))) if class == ty => {
                let mut dictionary = Dictionary::default();
                for (position, pair) in numbers.chunks_exact(2).enumerate() {
                    if super::natives::dict::find(self, &dictionary, pair[0]).is_none() {
                        let own = match hash_codes.get(position) {
                            Some(Value::Int(hash)) => *hash as i32,
                            Some(_) => super::equality::identity_hash(pair[0]),
                            None => 0,
                        };
                        let hash = (!self.is_plain(pair[0])).then_some(own);
                        let key = Key { object: pair[0], sign: self.sign(pair[0]), hash };
                        dictionary = self.values.with_key(&dictionary, dictionary.size(), key, pair[1]);
                    }
                }
                (self.values.keep_dictionary(dictionary), offset)
            }
            _ => return Ok(()),
        };
        self.beside = self.values.bytes();
        self.set(self.start(handle) + HEADER + offset as usize, content.to_ne_bytes());
        Ok(())
    }

    fn new_hidden(&mut self, (class, offset): (TypeNumber, u32), content: u32) -> Result<u32, Full> {
        self.beside = self.values.bytes();
        let object = self.new_object(class)?;
        self.set(self.start(object) + HEADER + offset as usize, content.to_ne_bytes());
        Ok(object)
    }
}
