//! Items in a list, by number. What nobody needs any more leaves its number to others.

use std::ops::{Index, IndexMut};

/// Items by number. Number 0 is nobody's: it holds what is empty.
#[derive(Clone, Debug)]
pub struct Slots<T> {
    items: Vec<T>,
    /// The numbers that can be used again.
    free: Vec<u32>,
}

impl<T: Copy + Default> Slots<T> {
    /// No items.
    pub fn new() -> Slots<T> {
        Slots { items: vec![T::default()], free: Vec::new() }
    }

    /// Takes an item in and numbers it.
    #[inline]
    pub fn add(&mut self, item: T) -> u32 {
        if let Some(number) = self.free.pop() {
            self.items[number as usize] = item;
            return number;
        }
        self.items.push(item);
        self.items.len() as u32 - 1
    }

    /// The numbers there are, in use or not.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// The bytes of the items in use.
    #[inline]
    pub fn bytes(&self) -> usize {
        (self.items.len() - 1 - self.free.len()) * size_of::<T>()
    }

    /// Gives up all items but those of which it is said that they are kept.
    pub fn sweep(&mut self, is_kept: impl Fn(usize) -> bool) {
        let last = (1..self.items.len()).rev().find(|number| is_kept(*number)).unwrap_or(0);
        self.items.truncate(last + 1);
        self.free.clear();
        // From the last to the first, so that low numbers are used first.
        self.free.extend((1..last).rev().filter(|number| !is_kept(*number)).map(|number| number as u32));
        if self.items.capacity() > 4 * self.items.len().max(1 << 16) {
            self.items.shrink_to(2 * self.items.len());
        }
    }
}

impl<T> Index<u32> for Slots<T> {
    type Output = T;

    #[inline]
    fn index(&self, number: u32) -> &T {
        &self.items[number as usize]
    }
}

impl<T> IndexMut<u32> for Slots<T> {
    #[inline]
    fn index_mut(&mut self, number: u32) -> &mut T {
        &mut self.items[number as usize]
    }
}

/// A mark for each number.
#[derive(Debug)]
pub struct Marks(Vec<u64>);

impl Marks {
    /// Nothing is marked.
    pub fn new(count: usize) -> Marks {
        Marks(vec![0; count.div_ceil(64)])
    }

    /// Marks a number; whether it was not marked before.
    #[inline]
    pub fn add(&mut self, number: u32) -> bool {
        let (word, bit) = (&mut self.0[number as usize / 64], 1 << (number % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Whether a number is marked.
    #[inline]
    pub fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }
}
