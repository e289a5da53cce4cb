//! Reclaiming memory: what can be reached is marked, and moved together; everything else is gone.

use super::classes::TypeNumber;
use super::contents::Hidden;
use super::heap::{Entry, Heap, LATIN1, UNIT, UNUSED, UTF16};
use super::values::Reached;

/// Below so many bytes nothing is reclaimed.
pub(super) const LEAST_THRESHOLD: usize = 32 << 20;

impl Heap {
    /// Whether it is worth while to reclaim memory before so many more bytes are needed.
    #[inline]
    pub(super) fn is_crowded(&self, more: usize) -> bool {
        (self.memory.len() + self.beside).saturating_add(more) > self.threshold.min(self.limit)
    }

    /// Keeps what can be reached from these objects; others are gone, and their numbers used again.
    pub(super) fn collect(&mut self, roots: impl Iterator<Item = u32>) {
        // Births are asked for in runs that are short and keep everything.
        if self.births.is_some() {
            return;
        }
        let (marks, reached) = self.mark(roots);
        self.compact(&marks);
        self.values.sweep(&reached);
        self.beside = self.values.bytes();
        // Half as much again may be added before the next time, so that the work stays in proportion.
        let kept = self.memory.len() + self.beside;
        self.is_exhausted = kept > self.limit - self.limit / 32;
        self.threshold = LEAST_THRESHOLD.max(kept + kept / 2 + (LEAST_THRESHOLD / 2));
    }

    fn mark(&self, roots: impl Iterator<Item = u32>) -> (Vec<u64>, Reached) {
        let mut reached = self.values.nothing_reached();
        let mut marks = vec![0u64; self.entries.len().div_ceil(64)];
        let mut open: Vec<u32> = Vec::new();
        let mut reach = |number: u32, open: &mut Vec<u32>| {
            let (word, bit) = (number as usize / 64, number % 64);
            if number != 0 && marks[word] >> bit & 1 == 0 {
                marks[word] |= 1 << bit;
                open.push(number);
            }
        };
        for root in roots {
            reach(root, &mut open);
        }
        while let Some(number) = open.pop() {
            let Entry { ty, place } = self.entries[number as usize];
            if matches!(ty, LATIN1 | UTF16 | UNUSED) {
                continue;
            }
            let start = place as usize * UNIT;
            let fields = start + super::heap::HEADER;
            match self.classes.position(TypeNumber(ty)) {
                Some(position) => {
                    for offset in &self.layouts.classes[position].references {
                        reach(self.get_u32(fields + *offset as usize), &mut open);
                    }
                    match self.layouts.values(TypeNumber(ty)) {
                        Some((Hidden::Sequence, offset)) => {
                            let sequence = self.get_u32(fields + offset as usize);
                            self.values.reach_sequence(sequence, &mut reached, |number| reach(number, &mut open));
                        }
                        Some((Hidden::Dictionary, offset)) => {
                            let dictionary = self.get_u32(fields + offset as usize);
                            self.values.reach_dictionary(dictionary, &mut reached, |number| reach(number, &mut open));
                        }
                        None => {}
                    }
                }
                None if TypeNumber(ty).element_kind() == Some(crate::ElementKind::Reference) => {
                    for index in 0..self.get_u32(start + 4) as usize {
                        reach(self.get_u32(fields + 4 * index), &mut open);
                    }
                }
                None => {}
            }
        }
        (marks, reached)
    }

    fn compact(&mut self, marks: &[u64]) {
        let (mut from, mut to) = (0, 0);
        while from < self.memory.len() {
            let number = self.get_u32(from);
            let size = self.size_of(number);
            if marks[number as usize / 64] >> (number % 64) & 1 == 1 {
                if from != to {
                    self.memory.copy_within(from..from + size, to);
                    self.entries[number as usize].place = (to / UNIT) as u32;
                }
                to += size;
            } else {
                self.entries[number as usize] = Entry { ty: UNUSED, place: self.free };
                self.free = number;
            }
            from += size;
        }
        self.memory.truncate(to);
        if self.memory.capacity() > 4 * to.max(LEAST_THRESHOLD) {
            self.memory.shrink_to(2 * to.max(LEAST_THRESHOLD));
        }
    }
}
