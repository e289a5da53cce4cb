//! Labels for entries that are put between others.
//!
//! Where two neighbours leave no label between them, the entries around get new ones: those whose labels begin with the same bits,
//! as few of the bits as it takes until there are few entries for so many labels. The longer the range, the fewer entries for
//! each label are few, so that it takes many insertions until the same ones have to move again: an insertion moves a number
//! of entries that grows with the logarithm of the size, on average (Bender and others, "Two simplified algorithms for
//! maintaining order in a list", 2002).

use super::Values;
use super::dictionary::{Dictionary, Entry, Place};
use super::sequence::Sequence;

/// Between two labels at an end.
const STEP: u64 = 1 << 32;
/// A range of twice as many labels may have so many times the entries. To the 64th power, this is more than there are objects.
const GROWTH: f64 = 1.42;

impl Values {
    /// A label for an entry that comes to stand at a position, and the dictionary with other labels, if it takes that.
    pub(super) fn label_at(&mut self, dictionary: &Dictionary, position: u32) -> (Dictionary, u64) {
        if let Some(label) = self.free_label(dictionary, position) {
            return (*dictionary, label);
        }
        let roomier = self.relabel(dictionary, position);
        let label = self.free_label(&roomier, position).unwrap_or_default();
        (roomier, label)
    }

    fn free_label(&self, dictionary: &Dictionary, position: u32) -> Option<u64> {
        let before = position.checked_sub(1).map(|position| self.entry_at(dictionary, position).label);
        let after = (position < dictionary.size()).then(|| self.entry_at(dictionary, position).label);
        match (before, after) {
            (None, None) => Some(u64::MAX / 2),
            (Some(before), None) => before.checked_add(STEP).or_else(|| between(before, u64::MAX)),
            (None, Some(after)) => after.checked_sub(STEP).or_else(|| between(0, after)),
            // Entries that are put one behind the other, or one before the other, use up little of what is between.
            (Some(before), Some(after)) if dictionary.last == before => beside(before, after).map(|step| before + step),
            (Some(before), Some(after)) if dictionary.last == after => beside(before, after).map(|step| after - step),
            (Some(before), Some(after)) => between(before, after),
        }
    }

    /// Other labels for the entries around a position, so that there is room at the position.
    fn relabel(&mut self, dictionary: &Dictionary, position: u32) -> Dictionary {
        let label = self.entry_at(dictionary, position.saturating_sub(1)).label;
        let mut width = 3;
        let (low, from, to) = loop {
            let low = if width < 64 { label >> width << width } else { 0 };
            let from = self.count_below(dictionary, low);
            let to = match low.checked_add(1u64.checked_shl(width).unwrap_or(0)) {
                Some(high) if high > low => self.count_below(dictionary, high),
                _ => dictionary.size(),
            };
            let is_roomy = f64::from(to - from + 1) * 4.0 <= GROWTH.powi(width as i32);
            if width >= 64 || is_roomy {
                break (low, from, to);
            }
            width += 1;
        };
        // Half of the range is left free at the position, where others may follow.
        let free = 1 << (width - 1);
        let step = free / (u64::from(to - from) + 1);
        let labels = (from..to).map(|at| low + step * u64::from(at - from + 1) + if at < position { 0 } else { free });
        self.spread(dictionary, from, to, labels)
    }

    /// Entries from one position to another get these labels.
    fn spread(&mut self, dictionary: &Dictionary, from: u32, to: u32, labels: impl Iterator<Item = u64>) -> Dictionary {
        let mut numbers = Vec::new();
        dictionary.order.show(&self.words, from, |entry| {
            numbers.push(entry);
            numbers.len() < (to - from) as usize
        });
        // Everything is found by the old labels, and replaced then: the order is the same.
        let mut moved = Vec::with_capacity(numbers.len());
        for (old, label) in numbers.into_iter().zip(labels) {
            let Entry { label: before, key } = self.entries[old];
            let at_hash = key.hash.map(|hash| self.count_hashed_below(dictionary, hash, before));
            moved.push((self.place_of(dictionary, old), at_hash, Entry { label, key }));
        }
        let mut result = *dictionary;
        let mut replaced = Vec::with_capacity(moved.len());
        for (found, at_hash, entry) in moved {
            let entry = self.entries.add(entry);
            if let Some(found) = found {
                result.index = self.places.set(result.index, found.at, Place { entry, ..found.place });
            }
            if let Some(at) = at_hash {
                result.hashed = self.words.set(result.hashed, at, entry);
            }
            replaced.push(entry);
        }
        let before = dictionary.order.slice(&mut self.words, 0, from);
        let after = dictionary.order.slice(&mut self.words, to, dictionary.size());
        let middle = Sequence::of(&mut self.words, replaced.into_iter());
        result.order = before.concat(&mut self.words, middle).concat(&mut self.words, after);
        result
    }
}

/// How far from one of two labels another one should be.
fn beside(before: u64, after: u64) -> Option<u64> {
    (after - before >= 2).then(|| ((after - before) / 64).max(1))
}

/// A label between two others.
fn between(before: u64, after: u64) -> Option<u64> {
    (after - before >= 2).then(|| before + (after - before) / 2)
}
