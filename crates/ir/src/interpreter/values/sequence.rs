//! A sequence: a tree, and behind it a chunk that is still growing. An item that comes last goes into the chunk, and older
//! sequences, which know fewer of its items, do not see it.

use super::forest::{Forest, Item, Link};

/// A sequence; its items are in a forest.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sequence {
    tree: Link,
    tail: u32,
    /// How many items of the tail belong to it.
    in_tail: u32,
    in_tree: u32,
}

impl Sequence {
    /// A sequence of these items.
    pub fn of<T: Item, const N: usize>(forest: &mut Forest<T, N>, items: impl Iterator<Item = T>) -> Sequence {
        let tree = forest.build(items);
        Sequence { tree, in_tree: forest.size(tree), ..Sequence::default() }
    }

    /// The number of items.
    #[inline]
    pub fn size(&self) -> u32 {
        self.in_tree + self.in_tail
    }

    fn with_tree<T: Item, const N: usize>(self, forest: &Forest<T, N>, tree: Link) -> Sequence {
        Sequence { tree, in_tree: forest.size(tree), ..self }
    }

    fn with_tail(self, tail: u32, in_tail: u32) -> Sequence {
        Sequence { tail: if in_tail == 0 { 0 } else { tail }, in_tail, ..self }
    }

    /// All items as a tree.
    fn whole<T: Item, const N: usize>(self, forest: &mut Forest<T, N>) -> Link {
        if self.in_tail == 0 {
            return self.tree;
        }
        let tail = forest.closed_chunk(self.tail, self.in_tail);
        forest.join(self.tree, tail)
    }

    /// The item at an index, which is in range.
    #[inline]
    pub fn get<T: Item, const N: usize>(&self, forest: &Forest<T, N>, index: u32) -> T {
        match index.checked_sub(self.in_tree) {
            Some(index) => forest.in_chunk(self.tail, index),
            None => forest.get(self.tree, index),
        }
    }

    /// With one more item at the end.
    pub fn push<T: Item, const N: usize>(self, forest: &mut Forest<T, N>, item: T) -> Sequence {
        if self.in_tail > 0 {
            if forest.extend_chunk(self.tail, self.in_tail, item) {
                return self.with_tail(self.tail, self.in_tail + 1);
            }
            if self.in_tail < Forest::<T, N>::MOST {
                let tail = forest.edited_chunk(self.tail, self.in_tail, self.in_tail, 0, &[item]);
                return self.with_tail(tail, self.in_tail + 1);
            }
        }
        let tree = self.whole(forest);
        let tail = forest.open_chunk(&[&[item]]);
        self.with_tree(forest, tree).with_tail(tail, 1)
    }

    /// With an item that comes to stand at an index, 0 to the size.
    pub fn insert<T: Item, const N: usize>(self, forest: &mut Forest<T, N>, index: u32, item: T) -> Sequence {
        match index.checked_sub(self.in_tree) {
            Some(index) if index == self.in_tail => self.push(forest, item),
            Some(index) if self.in_tail < Forest::<T, N>::MOST => {
                let tail = forest.edited_chunk(self.tail, self.in_tail, index, 0, &[item]);
                self.with_tail(tail, self.in_tail + 1)
            }
            Some(_) => {
                let tree = self.whole(forest);
                let tree = forest.insert(tree, index, item);
                Sequence::default().with_tree(forest, tree)
            }
            None => {
                let tree = forest.insert(self.tree, index, item);
                self.with_tree(forest, tree)
            }
        }
    }

    /// With another item at an index.
    pub fn set<T: Item, const N: usize>(self, forest: &mut Forest<T, N>, index: u32, item: T) -> Sequence {
        match index.checked_sub(self.in_tree) {
            Some(index) => {
                self.with_tail(forest.edited_chunk(self.tail, self.in_tail, index, 1, &[item]), self.in_tail)
            }
            None => Sequence { tree: forest.set(self.tree, index, item), ..self },
        }
    }

    /// Without the item at an index.
    pub fn remove<T: Item, const N: usize>(self, forest: &mut Forest<T, N>, index: u32) -> Sequence {
        match index.checked_sub(self.in_tree) {
            Some(index) if index + 1 == self.in_tail => self.with_tail(self.tail, self.in_tail - 1),
            Some(index) => {
                let tail = forest.edited_chunk(self.tail, self.in_tail, index, 1, &[]);
                self.with_tail(tail, self.in_tail - 1)
            }
            None => {
                let tree = forest.remove(self.tree, index);
                self.with_tree(forest, tree)
            }
        }
    }

    /// The items from one index on and before another.
    pub fn slice<T: Item, const N: usize>(self, forest: &mut Forest<T, N>, from: u32, to: u32) -> Sequence {
        let edge = self.in_tree;
        let tree = forest.slice(self.tree, from.min(edge), to.min(edge));
        let (first, last) = (from.max(edge) - edge, to.max(edge) - edge);
        let tail = match first {
            0 => self.tail,
            _ if first < last => forest.edited_chunk(self.tail, last, 0, first, &[]),
            _ => 0,
        };
        self.with_tree(forest, tree).with_tail(tail, last.saturating_sub(first))
    }

    /// The items of one sequence, then those of another.
    pub fn concat<T: Item, const N: usize>(self, forest: &mut Forest<T, N>, other: Sequence) -> Sequence {
        if other.in_tree == 0 {
            let items: Vec<T> = (0..other.in_tail).map(|index| forest.in_chunk(other.tail, index)).collect();
            return items.into_iter().fold(self, |whole, item| whole.push(forest, item));
        }
        let tree = self.whole(forest);
        let tree = forest.join(tree, other.tree);
        other.with_tree(forest, tree)
    }

    /// How many items are before something; those that are come first.
    pub fn count_before<T: Item, const N: usize>(&self, forest: &Forest<T, N>, is_before: impl Fn(u32) -> bool) -> u32 {
        let in_tree = forest.count_before(self.tree, &is_before);
        if in_tree < self.in_tree {
            return in_tree;
        }
        let is_passed = |index: &u32| is_before(forest.in_chunk(self.tail, *index).sign());
        in_tree + (0..self.in_tail).take_while(is_passed).count() as u32
    }

    /// Shows the items from an index on, as long as that is wanted.
    pub fn show<T: Item, const N: usize>(&self, forest: &Forest<T, N>, from: u32, mut see: impl FnMut(T) -> bool) {
        if from < self.in_tree && !forest.show(self.tree, from, &mut see) {
            return;
        }
        for index in from.saturating_sub(self.in_tree)..self.in_tail {
            if !see(forest.in_chunk(self.tail, index)) {
                return;
            }
        }
    }

    /// All items.
    pub fn items<T: Item, const N: usize>(&self, forest: &Forest<T, N>) -> Vec<T> {
        let mut items = Vec::with_capacity(self.size() as usize);
        self.show(forest, 0, |item| {
            items.push(item);
            true
        });
        items
    }

    /// The tree, and the tail with the number of its items that count.
    pub fn parts(&self) -> (Link, u32, u32) {
        (self.tree, self.tail, self.in_tail)
    }
}
