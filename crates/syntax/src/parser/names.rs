//! The names of one file, so that the table of the whole process, which has a lock, is asked once for each.

use base::Name;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// From texts to names.
#[derive(Default)]
pub(super) struct Names<'text> {
    known: HashMap<&'text str, Name, BuildHasherDefault<ShortTextHasher>>,
}

impl<'text> Names<'text> {
    /// The name with this text.
    pub(super) fn name(&mut self, text: &'text str) -> Name {
        *self.known.entry(text).or_insert_with(|| name_of_thread(text))
    }
}

thread_local! {
    /// The names of all files that a thread has read: most names of a file are known from others.
    static OF_THREAD: RefCell<HashMap<&'static str, Name, BuildHasherDefault<ShortTextHasher>>> = RefCell::default();
}

/// The name with this text, which the file has not had yet.
fn name_of_thread(text: &str) -> Name {
    OF_THREAD.with_borrow_mut(|known| {
        if let Some(name) = known.get(text) {
            return *name;
        }
        let name = Name::new(text);
        known.insert(name.as_str(), name);
        name
    })
}

/// Fast for texts of a few characters. Collisions cost time only, and a file that is made of them is not read often.
#[derive(Default)]
struct ShortTextHasher(u64);

impl ShortTextHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for ShortTextHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.add(u64::from_le_bytes(chunk.try_into().expect("eight bytes")));
        }
        let mut rest = [0; 8];
        rest[..chunks.remainder().len()].copy_from_slice(chunks.remainder());
        self.add(u64::from_le_bytes(rest));
    }

    fn write_u8(&mut self, byte: u8) {
        self.add(byte.into());
    }

    fn finish(&self) -> u64 {
        // The table takes the highest and the lowest bits.
        self.0 ^ (self.0 >> 32)
    }
}
