//! A dictionary: its entries in their order, an index of them by signs of their keys, and one by hash codes.
//!
//! An entry is never changed. Its label, a number, is greater than those of all entries before it: where an entry stands
//! is found by its label. An entry that is put between two others gets a label between theirs; if there is none left, some
//! entries around get others ([`super::labels`]). Keys are objects, and whoever asks says which of them are the same.

use super::Values;
use super::forest::{Item, Link};
use super::sequence::Sequence;

/// A dictionary; its parts are in [`Values`].
#[derive(Clone, Copy, Default, Debug)]
pub struct Dictionary {
    /// The numbers of the entries, in their order.
    pub(super) order: Sequence,
    /// Where the entry and the value of a key are, by its sign.
    pub(super) index: Link,
    /// The numbers of entries with a hash code, sorted by it, and those with the same by their label.
    pub(super) hashed: Link,
    /// The label of the entry that was added last: the next one may come to stand beside it.
    pub(super) last: u64,
}

impl Dictionary {
    /// The number of entries.
    #[inline]
    pub fn size(&self) -> u32 {
        self.order.size()
    }
}

/// A key, and where it stands.
#[derive(Clone, Copy, Default, Debug)]
pub struct Entry {
    /// Greater than those of the entries before.
    pub label: u64,
    /// The key.
    pub key: Key,
}

/// What is known of a key.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Key {
    /// The number of the object.
    pub object: u32,
    /// The same for all keys that are the same.
    pub sign: u32,
    /// The hash code by which it is found too, if it is not plain.
    pub hash: Option<i32>,
}

/// A place of the index.
#[derive(Clone, Copy, Default, Debug)]
pub struct Place {
    /// The sign of the key.
    pub sign: u32,
    /// The entry.
    pub entry: u32,
    /// The number of the object that is the value.
    pub value: u32,
}

impl Item for Place {
    #[inline]
    fn sign(self) -> u32 {
        self.sign
    }
}

/// Where something was found.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The position in the index.
    pub(super) at: u32,
    /// What is there.
    pub place: Place,
}

impl Values {
    /// The entry at a position, which is in range.
    pub fn entry_at(&self, dictionary: &Dictionary, position: u32) -> Entry {
        self.entries[dictionary.order.get(&self.words, position)]
    }

    /// Shows the places of the index with a sign, as long as that is wanted, with their positions.
    fn show_places(&self, dictionary: &Dictionary, sign: u32, mut see: impl FnMut(Found) -> bool) {
        let is_before = |other: u32| other < sign;
        self.places
            .search(dictionary.index, 0, &is_before, &mut |at, place| place.sign == sign && see(Found { at, place }));
    }

    /// The first entry whose key is the same, of which the one who asks decides; all such keys have this sign.
    pub fn find(&self, dictionary: &Dictionary, sign: u32, is_same: impl Fn(u32) -> bool) -> Option<Found> {
        let mut first: Option<(u64, Found)> = None;
        self.show_places(dictionary, sign, |found| {
            let Entry { label, key } = &self.entries[found.place.entry];
            if is_same(key.object) && first.is_none_or(|(least, _)| *label < least) {
                first = Some((*label, found));
            }
            true
        });
        first.map(|(_, found)| found)
    }

    /// The place of an entry.
    pub(super) fn place_of(&self, dictionary: &Dictionary, entry: u32) -> Option<Found> {
        let mut place = None;
        self.show_places(dictionary, self.entries[entry].key.sign, |found| {
            place = Some(found).filter(|found| found.place.entry == entry);
            place.is_none()
        });
        place
    }

    /// The value at a position, which is in range.
    pub fn value_at(&self, dictionary: &Dictionary, position: u32) -> Option<u32> {
        let entry = dictionary.order.get(&self.words, position);
        Some(self.place_of(dictionary, entry)?.place.value)
    }

    /// The position of an entry.
    pub fn position(&self, dictionary: &Dictionary, entry: u32) -> u32 {
        self.count_below(dictionary, self.entries[entry].label)
    }

    /// The number of entries with lesser labels.
    pub(super) fn count_below(&self, dictionary: &Dictionary, label: u64) -> u32 {
        dictionary.order.count_before(&self.words, |entry| self.entries[entry].label < label)
    }

    /// Where an entry is among those with hash codes.
    pub(super) fn count_hashed_below(&self, dictionary: &Dictionary, hash: i32, label: u64) -> u32 {
        let is_before = |entry: u32| {
            let entry = &self.entries[entry];
            (entry.key.hash, entry.label) < (Some(hash), label)
        };
        self.words.count_before(dictionary.hashed, is_before)
    }

    /// The first position, not before another one, of a key with this hash code.
    pub fn candidate(&self, dictionary: &Dictionary, hash: i32, from: u32) -> Option<u32> {
        if from >= dictionary.size() {
            return None;
        }
        let at = self.count_hashed_below(dictionary, hash, self.entry_at(dictionary, from).label);
        if at >= self.words.size(dictionary.hashed) {
            return None;
        }
        let entry = self.words.get(dictionary.hashed, at);
        (self.entries[entry].key.hash == Some(hash)).then(|| self.position(dictionary, entry))
    }

    /// With another value of a key that is there.
    pub fn with_value(&mut self, dictionary: &Dictionary, found: Found, value: u32) -> Dictionary {
        let index = self.places.set(dictionary.index, found.at, Place { value, ..found.place });
        Dictionary { index, ..*dictionary }
    }

    /// With a key that comes to stand at a position, 0 to the size.
    pub fn with_key(&mut self, dictionary: &Dictionary, position: u32, key: Key, value: u32) -> Dictionary {
        let (mut dictionary, label) = self.label_at(dictionary, position);
        let entry = self.entries.add(Entry { label, key });
        dictionary.last = label;
        dictionary.order = dictionary.order.insert(&mut self.words, position, entry);
        // Behind those with the same sign.
        let at = self.places.count_before(dictionary.index, |other| other <= key.sign);
        dictionary.index = self.places.insert(dictionary.index, at, Place { sign: key.sign, entry, value });
        if let Some(hash) = key.hash {
            let at = self.count_hashed_below(&dictionary, hash, label);
            dictionary.hashed = self.words.insert(dictionary.hashed, at, entry);
        }
        dictionary
    }

    /// Without a key that is there.
    pub fn without(&mut self, dictionary: &Dictionary, found: Found) -> Dictionary {
        let entry = self.entries[found.place.entry];
        let position = self.count_below(dictionary, entry.label);
        let mut result = *dictionary;
        result.order = dictionary.order.remove(&mut self.words, position);
        result.index = self.places.remove(dictionary.index, found.at);
        if let Some(hash) = entry.key.hash {
            let at = self.count_hashed_below(dictionary, hash, entry.label);
            result.hashed = self.words.remove(dictionary.hashed, at);
        }
        result
    }

    /// All entries, in their order.
    pub fn entries(&self, dictionary: &Dictionary) -> Vec<Entry> {
        let numbers = dictionary.order.items(&self.words);
        numbers.into_iter().map(|entry| self.entries[entry]).collect()
    }

    /// All values, in the order of their keys.
    pub fn all_values(&self, dictionary: &Dictionary) -> Vec<u32> {
        let numbers = dictionary.order.items(&self.words);
        numbers.into_iter().filter_map(|entry| Some(self.place_of(dictionary, entry)?.place.value)).collect()
    }
}
