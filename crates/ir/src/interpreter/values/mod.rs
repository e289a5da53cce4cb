//! Values that never change: the hidden contents of `invar.logic.Seq` and `invar.logic.Dict`.
//!
//! They lie beside the heap, as parts that several values share. An object holds the number of its sequence or dictionary.
//! When memory is reclaimed, each part that can be reached is marked once, however many values share it; so the bytes
//! that are counted are the bytes that are there. Objects are numbers here, and nothing is known of them.

mod dictionary;
mod forest;
mod labels;
mod sequence;
mod slots;
#[cfg(test)]
mod tests;

use dictionary::Place;
pub use dictionary::{Dictionary, Entry, Found, Key};
use forest::{Forest, ForestMarks};
pub use sequence::Sequence;
use slots::{Marks, Slots};

/// Items of sequences in a chunk.
const WORDS: usize = 32;
/// Places of the index in a chunk.
const PLACES: usize = 16;
/// The most items that a value may have, as `int` counts them.
pub const MOST: usize = i32::MAX as usize;
/// The bytes of a new sequence of some items, at most.
pub const BYTES_AN_ITEM: usize = 8;

/// All values.
#[derive(Clone, Debug)]
pub struct Values {
    sequences: Slots<Sequence>,
    dictionaries: Slots<Dictionary>,
    /// The items of sequences: objects, or entries of dictionaries.
    words: Forest<u32, WORDS>,
    places: Forest<Place, PLACES>,
    entries: Slots<Entry>,
}

impl Values {
    /// No values.
    pub fn new() -> Values {
        Values {
            sequences: Slots::new(),
            dictionaries: Slots::new(),
            words: Forest::new(),
            places: Forest::new(),
            entries: Slots::new(),
        }
    }

    /// The bytes that they take.
    #[inline]
    pub fn bytes(&self) -> usize {
        let lists = self.sequences.bytes() + self.dictionaries.bytes() + self.entries.bytes();
        lists + self.words.bytes() + self.places.bytes()
    }

    /// The sequence with this number.
    #[inline]
    pub fn sequence(&self, number: u32) -> Sequence {
        self.sequences[number]
    }

    /// A sequence of these items.
    pub fn sequence_of(&mut self, items: impl Iterator<Item = u32>) -> Sequence {
        Sequence::of(&mut self.words, items)
    }

    /// The item at an index, which is in range.
    #[inline]
    pub fn item(&self, sequence: &Sequence, index: u32) -> u32 {
        sequence.get(&self.words, index)
    }

    /// All items.
    pub fn items(&self, sequence: &Sequence) -> Vec<u32> {
        sequence.items(&self.words)
    }

    /// Shows the items from an index on, as long as that is wanted.
    pub fn show(&self, sequence: &Sequence, from: u32, see: impl FnMut(u32) -> bool) {
        sequence.show(&self.words, from, see);
    }

    /// The sequence with one more item at its end.
    #[inline]
    pub fn with_last(&mut self, sequence: Sequence, item: u32) -> Sequence {
        sequence.push(&mut self.words, item)
    }

    /// The sequence with an item that comes to stand at an index, 0 to the size.
    pub fn with_item(&mut self, sequence: Sequence, index: u32, item: u32) -> Sequence {
        sequence.insert(&mut self.words, index, item)
    }

    /// The sequence with another item at an index.
    pub fn with_other_item(&mut self, sequence: Sequence, index: u32, item: u32) -> Sequence {
        sequence.set(&mut self.words, index, item)
    }

    /// The sequence without the item at an index.
    pub fn without_item(&mut self, sequence: Sequence, index: u32) -> Sequence {
        sequence.remove(&mut self.words, index)
    }

    /// The items from one index on and before another.
    pub fn slice(&mut self, sequence: Sequence, from: u32, to: u32) -> Sequence {
        sequence.slice(&mut self.words, from, to)
    }

    /// The items of one sequence, then those of another.
    pub fn concat(&mut self, first: Sequence, second: Sequence) -> Sequence {
        first.concat(&mut self.words, second)
    }

    /// Keeps a sequence.
    #[inline]
    pub fn keep_sequence(&mut self, sequence: Sequence) -> u32 {
        self.sequences.add(sequence)
    }

    /// The dictionary with this number.
    #[inline]
    pub fn dictionary(&self, number: u32) -> &Dictionary {
        &self.dictionaries[number]
    }

    /// Keeps a dictionary.
    pub fn keep_dictionary(&mut self, dictionary: Dictionary) -> u32 {
        self.dictionaries.add(dictionary)
    }
}

/// What can be reached.
#[derive(Debug)]
pub struct Reached {
    sequences: Marks,
    dictionaries: Marks,
    words: ForestMarks,
    places: ForestMarks,
    entries: Marks,
}

impl Values {
    /// Nothing can be reached.
    pub fn nothing_reached(&self) -> Reached {
        Reached {
            sequences: Marks::new(self.sequences.len()),
            dictionaries: Marks::new(self.dictionaries.len()),
            words: self.words.marks(),
            places: self.places.marks(),
            entries: Marks::new(self.entries.len()),
        }
    }

    /// Marks what belongs to a sequence, and shows objects in it that were not shown before.
    pub fn reach_sequence(&self, number: u32, reached: &mut Reached, mut see: impl FnMut(u32)) {
        if reached.sequences.add(number) {
            self.reach_words(&self.sequences[number], &mut reached.words, &mut see);
        }
    }

    fn reach_words(&self, sequence: &Sequence, marks: &mut ForestMarks, see: &mut impl FnMut(u32)) {
        let (tree, tail, in_tail) = sequence.parts();
        self.words.mark(tree, marks, see);
        self.words.mark_chunk(tail, in_tail, marks, see);
    }

    /// Marks what belongs to a dictionary, and shows objects in it that were not shown before.
    pub fn reach_dictionary(&self, number: u32, reached: &mut Reached, mut see: impl FnMut(u32)) {
        if !reached.dictionaries.add(number) {
            return;
        }
        let Dictionary { order, index, hashed, .. } = &self.dictionaries[number];
        let entries = &mut reached.entries;
        self.reach_words(order, &mut reached.words, &mut |entry| {
            if entries.add(entry) {
                see(self.entries[entry].key.object);
            }
        });
        // Its entries are in the order too.
        self.words.mark(*hashed, &mut reached.words, &mut |_| {});
        self.places.mark(*index, &mut reached.places, &mut |place| see(place.value));
    }

    /// Gives up what cannot be reached.
    pub fn sweep(&mut self, reached: &Reached) {
        self.sequences.sweep(|number| reached.sequences.has(number));
        self.dictionaries.sweep(|number| reached.dictionaries.has(number));
        self.words.sweep(&reached.words);
        self.places.sweep(&reached.places);
        self.entries.sweep(|number| reached.entries.has(number));
    }
}
