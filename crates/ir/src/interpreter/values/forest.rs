//! Sequences as trees that never change: another sequence is another tree, which shares most of its parts with the first.
//!
//! Leaves are chunks of up to `N` items. Above them is a binary tree in which the heights of two neighbours differ by one at
//! most (AVL), so that everything is done in a number of steps that grows with the logarithm of the size. Chunks that are
//! neighbours below one branch have more than `N` items together: else they would be one.

use super::slots::{Marks, Slots};

/// What trees hold.
pub trait Item: Copy + Default {
    /// What a search looks at.
    fn sign(self) -> u32;
}

impl Item for u32 {
    #[inline]
    fn sign(self) -> u32 {
        self
    }
}

/// A tree: nothing, a chunk, or a branch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Link(u32);

impl Link {
    /// No items.
    pub const NONE: Link = Link(0);
    const CHUNK: u32 = 1 << 31;

    /// The chunk with this number.
    pub fn to_chunk(number: u32) -> Link {
        Link(number | Link::CHUNK)
    }

    #[inline]
    fn chunk(self) -> Option<u32> {
        (self.0 & Link::CHUNK != 0).then_some(self.0 & !Link::CHUNK)
    }
}

/// Some items in a row.
#[derive(Clone, Copy, Debug)]
pub struct Chunk<T, const N: usize> {
    items: [T; N],
    used: u8,
    /// Whether a tree holds it, so that no item may be added.
    is_closed: bool,
}

impl<T: Item, const N: usize> Default for Chunk<T, N> {
    fn default() -> Self {
        Chunk { items: [T::default(); N], used: 0, is_closed: false }
    }
}

impl<T: Item, const N: usize> Chunk<T, N> {
    fn of(parts: &[&[T]]) -> Chunk<T, N> {
        let mut chunk = Chunk::default();
        for part in parts {
            let used = chunk.used as usize;
            chunk.items[used..used + part.len()].copy_from_slice(part);
            chunk.used += part.len() as u8;
        }
        chunk
    }

    fn items(&self) -> &[T] {
        &self.items[..self.used as usize]
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Branch {
    left: Link,
    right: Link,
    /// The number of items.
    size: u32,
    /// How many of them are on the left.
    before: u32,
    /// The sign of the first item.
    first: u32,
    /// The sign of the first item on the right.
    middle: u32,
    height: u8,
}

impl Branch {
    /// The item at an index is another one.
    fn show_first(&mut self, index: u32, item: impl Item) {
        if index == 0 {
            self.first = item.sign();
        } else if index == self.before {
            self.middle = item.sign();
        }
    }
}

/// All chunks and branches of trees of one kind.
#[derive(Clone, Debug)]
pub struct Forest<T, const N: usize> {
    chunks: Slots<Chunk<T, N>>,
    branches: Slots<Branch>,
}

impl<T: Item, const N: usize> Forest<T, N> {
    /// Items that a chunk has room for.
    pub const MOST: u32 = N as u32;

    /// No trees.
    pub fn new() -> Self {
        Forest { chunks: Slots::new(), branches: Slots::new() }
    }

    /// The bytes of all trees.
    #[inline]
    pub fn bytes(&self) -> usize {
        self.chunks.bytes() + self.branches.bytes()
    }

    fn branch(&self, tree: Link) -> Branch {
        self.branches[tree.0]
    }

    /// The number of items.
    #[inline]
    pub fn size(&self, tree: Link) -> u32 {
        match tree.chunk() {
            Some(chunk) => u32::from(self.chunks[chunk].used),
            None => self.branches[tree.0].size,
        }
    }

    fn height(&self, tree: Link) -> u8 {
        if tree.chunk().is_some() { 0 } else { self.branches[tree.0].height }
    }

    fn first(&self, tree: Link) -> u32 {
        match tree.chunk() {
            Some(chunk) => self.chunks[chunk].items[0].sign(),
            None => self.branches[tree.0].first,
        }
    }

    // Chunks that are still growing. They are at the ends of sequences; see `sequence`.

    /// A new chunk of these items, to which others may be added.
    pub fn open_chunk(&mut self, parts: &[&[T]]) -> u32 {
        self.chunks.add(Chunk::of(parts))
    }

    /// A new chunk of the first items of another, but for some (`dropped` from an index on), and with others in their place.
    pub fn edited_chunk(&mut self, chunk: u32, used: u32, index: u32, dropped: u32, added: &[T]) -> u32 {
        let old = self.chunks[chunk];
        let (index, end) = (index as usize, (index + dropped) as usize);
        self.open_chunk(&[&old.items[..index], added, &old.items[end..used as usize]])
    }

    /// Adds an item to a chunk of which somebody knows so many items; `false` if others know more, or there is no room.
    #[inline]
    pub fn extend_chunk(&mut self, chunk: u32, used: u32, item: T) -> bool {
        let chunk = &mut self.chunks[chunk];
        if u32::from(chunk.used) != used || chunk.is_closed || used as usize == N {
            return false;
        }
        chunk.items[used as usize] = item;
        chunk.used += 1;
        true
    }

    /// The first items of a chunk as a tree.
    pub fn closed_chunk(&mut self, chunk: u32, used: u32) -> Link {
        if u32::from(self.chunks[chunk].used) == used {
            self.chunks[chunk].is_closed = true;
            return Link::to_chunk(chunk);
        }
        let old = self.chunks[chunk];
        self.leaf(&[&old.items[..used as usize]])
    }

    /// An item of a chunk.
    #[inline]
    pub fn in_chunk(&self, chunk: u32, index: u32) -> T {
        self.chunks[chunk].items[index as usize]
    }

    // Trees.

    fn leaf(&mut self, parts: &[&[T]]) -> Link {
        let mut chunk = Chunk::of(parts);
        chunk.is_closed = true;
        Link::to_chunk(self.chunks.add(chunk))
    }

    fn unbalanced(&mut self, left: Link, right: Link) -> Link {
        let before = self.size(left);
        let branch = Branch {
            left,
            right,
            size: before + self.size(right),
            before,
            first: self.first(left),
            middle: self.first(right),
            height: 1 + self.height(left).max(self.height(right)),
        };
        Link(self.branches.add(branch))
    }

    /// Two trees as one; their heights differ by one at most, unless one has no items.
    fn node(&mut self, left: Link, right: Link) -> Link {
        match (left.chunk(), right.chunk()) {
            _ if left == Link::NONE => right,
            _ if right == Link::NONE => left,
            (Some(first), Some(second)) if self.size(left) as usize + self.size(right) as usize <= N => {
                let (first, second) = (self.chunks[first], self.chunks[second]);
                self.leaf(&[first.items(), second.items()])
            }
            _ => self.unbalanced(left, right),
        }
    }

    /// The same where the heights may differ by two.
    fn balanced(&mut self, left: Link, right: Link) -> Link {
        let (on_left, on_right) = (self.height(left), self.height(right));
        if on_left > on_right + 1 {
            let outer = self.branch(left);
            if self.height(outer.left) >= self.height(outer.right) {
                let right = self.node(outer.right, right);
                return self.node(outer.left, right);
            }
            let inner = self.branch(outer.right);
            let (left, right) = (self.node(outer.left, inner.left), self.node(inner.right, right));
            return self.node(left, right);
        }
        if on_right > on_left + 1 {
            let outer = self.branch(right);
            if self.height(outer.right) >= self.height(outer.left) {
                let left = self.node(left, outer.left);
                return self.node(left, outer.right);
            }
            let inner = self.branch(outer.left);
            let (left, right) = (self.node(left, inner.left), self.node(inner.right, outer.right));
            return self.node(left, right);
        }
        self.node(left, right)
    }

    /// The items of one tree, then those of another.
    pub fn join(&mut self, left: Link, right: Link) -> Link {
        if left == Link::NONE || right == Link::NONE {
            return self.node(left, right);
        }
        let (on_left, on_right) = (self.height(left), self.height(right));
        // A chunk goes down to its neighbour, since they may fit into one.
        if on_left > on_right + 1 || (on_right == 0 && on_left > 0) {
            let branch = self.branch(left);
            let right = self.join(branch.right, right);
            return self.balanced(branch.left, right);
        }
        if on_right > on_left + 1 || (on_left == 0 && on_right > 0) {
            let branch = self.branch(right);
            let left = self.join(left, branch.left);
            return self.balanced(left, branch.right);
        }
        self.node(left, right)
    }

    /// The item at an index, which is in range.
    pub fn get(&self, tree: Link, index: u32) -> T {
        let (mut tree, mut index) = (tree, index);
        loop {
            if let Some(chunk) = tree.chunk() {
                return self.chunks[chunk].items[index as usize];
            }
            let branch = &self.branches[tree.0];
            if index < branch.before {
                tree = branch.left;
            } else {
                index -= branch.before;
                tree = branch.right;
            }
        }
    }

    /// Another item at an index.
    pub fn set(&mut self, tree: Link, index: u32, item: T) -> Link {
        if let Some(chunk) = tree.chunk() {
            let mut changed = self.chunks[chunk];
            changed.items[index as usize] = item;
            return Link::to_chunk(self.chunks.add(changed));
        }
        let mut branch = self.branch(tree);
        match index.checked_sub(branch.before) {
            None => branch.left = self.set(branch.left, index, item),
            Some(index) => branch.right = self.set(branch.right, index, item),
        }
        branch.show_first(index, item);
        Link(self.branches.add(branch))
    }

    /// With an item that comes to stand at an index.
    pub fn insert(&mut self, tree: Link, index: u32, item: T) -> Link {
        if tree == Link::NONE {
            return self.leaf(&[&[item]]);
        }
        if let Some(chunk) = tree.chunk() {
            return self.insert_into_chunk(chunk, index as usize, item);
        }
        let mut branch = self.branch(tree);
        let Branch { left, right, before, .. } = branch;
        // As long as a part is as high as before, nobody needs to look at the other one.
        if index < before {
            branch.left = self.insert(left, index, item);
            if self.height(branch.left) != self.height(left) {
                return self.balanced(branch.left, right);
            }
            branch.before += 1;
        } else {
            branch.right = self.insert(right, index - before, item);
            if self.height(branch.right) != self.height(right) {
                return self.balanced(left, branch.right);
            }
        }
        branch.size += 1;
        if index == 0 || index == before {
            branch.first = self.first(branch.left);
            branch.middle = self.first(branch.right);
        }
        Link(self.branches.add(branch))
    }

    fn insert_into_chunk(&mut self, chunk: u32, index: usize, item: T) -> Link {
        let old = self.chunks[chunk];
        let (before, after) = old.items().split_at(index);
        if old.items().len() < N {
            return self.leaf(&[before, &[item], after]);
        }
        // At an end others may follow, in order: what is full stays full.
        let half = N / 2;
        let (left, right) = match index {
            0 => (self.leaf(&[&[item]]), Link::to_chunk(chunk)),
            _ if index == N => (Link::to_chunk(chunk), self.leaf(&[&[item]])),
            _ if index <= half => {
                (self.leaf(&[before, &[item], &old.items[index..half]]), self.leaf(&[&old.items[half..]]))
            }
            _ => (self.leaf(&[&old.items[..half]]), self.leaf(&[&old.items[half..index], &[item], after])),
        };
        self.node(left, right)
    }

    /// Without the item at an index.
    pub fn remove(&mut self, tree: Link, index: u32) -> Link {
        if let Some(chunk) = tree.chunk() {
            let old = self.chunks[chunk];
            let (before, after) = (&old.items()[..index as usize], &old.items()[index as usize + 1..]);
            return if before.is_empty() && after.is_empty() { Link::NONE } else { self.leaf(&[before, after]) };
        }
        let mut branch = self.branch(tree);
        let Branch { left, right, before, .. } = branch;
        let is_left = index < before;
        let (old, new) = match is_left {
            true => (left, self.remove(left, index)),
            false => (right, self.remove(right, index - before)),
        };
        if new.chunk().is_some() || new == Link::NONE || self.height(new) != self.height(old) {
            return if is_left { self.join(new, right) } else { self.join(left, new) };
        }
        if is_left {
            branch.left = new;
            branch.before -= 1;
        } else {
            branch.right = new;
        }
        branch.size -= 1;
        if index == 0 || index == before {
            branch.first = self.first(branch.left);
            branch.middle = self.first(branch.right);
        }
        Link(self.branches.add(branch))
    }

    /// The items from one index on and before another.
    pub fn slice(&mut self, tree: Link, from: u32, to: u32) -> Link {
        if from >= to {
            return Link::NONE;
        }
        if from == 0 && to == self.size(tree) {
            return tree;
        }
        if let Some(chunk) = tree.chunk() {
            let old = self.chunks[chunk];
            return self.leaf(&[&old.items[from as usize..to as usize]]);
        }
        let Branch { left, right, before, .. } = self.branch(tree);
        let left = self.slice(left, from.min(before), to.min(before));
        let right = self.slice(right, from.max(before) - before, to.max(before) - before);
        self.join(left, right)
    }

    /// A tree of these items.
    pub fn build(&mut self, items: impl Iterator<Item = T>) -> Link {
        let (mut leaves, mut pending) = (Vec::new(), Vec::with_capacity(N));
        for item in items {
            pending.push(item);
            if pending.len() == N {
                leaves.push(self.leaf(&[&pending]));
                pending.clear();
            }
        }
        if !pending.is_empty() {
            leaves.push(self.leaf(&[&pending]));
        }
        self.build_above(&leaves)
    }

    fn build_above(&mut self, leaves: &[Link]) -> Link {
        match leaves {
            [] => Link::NONE,
            [leaf] => *leaf,
            _ => {
                let (left, right) = leaves.split_at(leaves.len() / 2);
                let (left, right) = (self.build_above(left), self.build_above(right));
                self.node(left, right)
            }
        }
    }

    /// How many items are before something; those that are come first.
    pub fn count_before(&self, tree: Link, is_before: impl Fn(u32) -> bool) -> u32 {
        let (mut tree, mut count) = (tree, 0);
        loop {
            if let Some(chunk) = tree.chunk() {
                return count + self.chunks[chunk].items().partition_point(|item| is_before(item.sign())) as u32;
            }
            if tree == Link::NONE {
                return count;
            }
            let branch = &self.branches[tree.0];
            if is_before(branch.middle) {
                count += branch.before;
                tree = branch.right;
            } else {
                tree = branch.left;
            }
        }
    }

    /// Shows the items from an index on, as long as that is wanted; whether it is to the end.
    pub fn show(&self, tree: Link, from: u32, see: &mut impl FnMut(T) -> bool) -> bool {
        if let Some(chunk) = tree.chunk() {
            return self.chunks[chunk].items()[from as usize..].iter().all(|item| see(*item));
        }
        if tree == Link::NONE {
            return true;
        }
        let Branch { left, right, before, .. } = self.branch(tree);
        (from >= before || self.show(left, from, see)) && self.show(right, from.saturating_sub(before), see)
    }

    /// Shows the items that are not before something, with their indices counted from a start, as long as that is wanted;
    /// whether it is to the end. Those that are before it come first.
    pub fn search(
        &self,
        tree: Link,
        start: u32,
        is_before: &impl Fn(u32) -> bool,
        see: &mut impl FnMut(u32, T) -> bool,
    ) -> bool {
        if let Some(chunk) = tree.chunk() {
            let items = self.chunks[chunk].items();
            let first = items.partition_point(|item| is_before(item.sign()));
            return (first..items.len()).all(|index| see(start + index as u32, items[index]));
        }
        if tree == Link::NONE {
            return true;
        }
        let branch = &self.branches[tree.0];
        let wants_right = is_before(branch.middle) || self.search(branch.left, start, is_before, see);
        wants_right && self.search(branch.right, start + branch.before, is_before, see)
    }
}

/// What of a forest is still needed.
#[derive(Debug)]
pub struct ForestMarks {
    branches: Marks,
    /// For each chunk, how many of its items.
    chunks: Vec<u8>,
}

impl<T: Item, const N: usize> Forest<T, N> {
    /// Nothing is needed.
    pub fn marks(&self) -> ForestMarks {
        ForestMarks { branches: Marks::new(self.branches.len()), chunks: vec![0; self.chunks.len()] }
    }

    /// Marks a tree. Items that were not marked before are shown.
    pub fn mark(&self, tree: Link, marks: &mut ForestMarks, see: &mut impl FnMut(T)) {
        if let Some(chunk) = tree.chunk() {
            return self.mark_chunk(chunk, u32::from(self.chunks[chunk].used), marks, see);
        }
        if tree == Link::NONE || !marks.branches.add(tree.0) {
            return;
        }
        let Branch { left, right, .. } = self.branch(tree);
        self.mark(left, marks, see);
        self.mark(right, marks, see);
    }

    /// Marks the first items of a chunk.
    pub fn mark_chunk(&self, chunk: u32, used: u32, marks: &mut ForestMarks, see: &mut impl FnMut(T)) {
        let marked = &mut marks.chunks[chunk as usize];
        let before = usize::from(*marked);
        if used as usize > before {
            *marked = used as u8;
            self.chunks[chunk].items[before..used as usize].iter().for_each(|item| see(*item));
        }
    }

    /// Keeps what is marked.
    pub fn sweep(&mut self, marks: &ForestMarks) {
        self.branches.sweep(|number| marks.branches.has(number));
        self.chunks.sweep(|number| marks.chunks[number] > 0);
        for number in 1..self.chunks.len() {
            // What nobody knows any more of a chunk must not be seen again.
            let chunk = &mut self.chunks[number as u32];
            chunk.used = chunk.used.min(marks.chunks[number]);
        }
    }
}

#[cfg(test)]
impl<T: Item, const N: usize> Forest<T, N> {
    /// Checks the shape of a tree, and gives its items.
    pub fn checked_items(&self, tree: Link) -> Vec<T> {
        let mut items = Vec::new();
        if let Some(chunk) = tree.chunk() {
            assert!(self.chunks[chunk].used > 0 && self.chunks[chunk].is_closed);
            items.extend(self.chunks[chunk].items());
        } else if tree != Link::NONE {
            let branch = self.branch(tree);
            items = self.checked_items(branch.left);
            assert_eq!(branch.first, items[0].sign());
            let right = self.checked_items(branch.right);
            assert_eq!(branch.middle, right[0].sign());
            items.extend(right);
            let (on_left, on_right) = (self.height(branch.left), self.height(branch.right));
            assert!(on_left.abs_diff(on_right) <= 1, "{on_left} and {on_right}");
            assert_eq!(branch.height, 1 + on_left.max(on_right));
            assert_eq!(branch.size as usize, items.len());
            assert_eq!(branch.before, self.size(branch.left));
            assert!(items.len() > N, "{} items in two chunks", items.len());
        }
        items
    }
}
