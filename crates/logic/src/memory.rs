//! What is remembered from one run to the next: values by the hash of everything that they depend on. Who remembers, and
//! where, is not known here; values are bytes, and [`Packer`] and [`Unpacker`] write and read them.

/// The hash of everything that a value depends on.
pub type Key = [u8; 32];

/// Something that remembers. It may forget: what it does remember is what was kept under the key.
pub trait Memory: Send + Sync {
    /// What was kept under this key.
    fn recall(&self, key: &Key) -> Option<Vec<u8>>;

    /// Keeps a value for later runs.
    fn keep(&self, key: Key, value: Vec<u8>);
}

/// Remembers nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoMemory;

impl Memory for NoMemory {
    fn recall(&self, _: &Key) -> Option<Vec<u8>> {
        None
    }

    fn keep(&self, _: Key, _: Vec<u8>) {}
}

/// Writes values one after the other. Different sequences of calls of the same methods give different bytes, so that they can be
/// hashed too.
#[derive(Clone, Default, Debug)]
pub struct Packer(Vec<u8>);

impl Packer {
    /// A number that tells cases apart.
    pub fn tag(&mut self, tag: u8) {
        self.0.push(tag);
    }

    /// A number, in few bytes if it is small.
    pub fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    /// How many values follow.
    pub fn count(&mut self, count: usize) {
        self.number(count as u64);
    }

    /// An integer of 128 bits.
    pub fn integer(&mut self, value: i128) {
        self.0.extend(value.to_le_bytes());
    }

    /// A hash.
    pub fn key(&mut self, key: &Key) {
        self.0.extend(key);
    }

    /// A text.
    pub fn text(&mut self, text: &str) {
        self.count(text.len());
        self.0.extend(text.as_bytes());
    }

    /// A text, or none.
    pub fn optional_text(&mut self, text: Option<&str>) {
        self.tag(text.is_some().into());
        if let Some(text) = text {
            self.text(text);
        }
    }

    /// The bytes.
    pub fn finish(self) -> Vec<u8> {
        self.0
    }
}

/// Reads what a [`Packer`] wrote. `None` means that it was written otherwise.
#[derive(Clone, Debug)]
pub struct Unpacker<'b>(&'b [u8]);

impl<'b> Unpacker<'b> {
    /// A reader of these bytes.
    pub fn new(bytes: &'b [u8]) -> Unpacker<'b> {
        Unpacker(bytes)
    }

    /// A number that tells cases apart.
    pub fn tag(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number.
    pub fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.tag()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    /// How many values follow. No more than there are bytes, so that nobody makes room for what cannot come.
    pub fn count(&mut self) -> Option<usize> {
        let count = usize::try_from(self.number()?).ok()?;
        (count <= self.0.len()).then_some(count)
    }

    /// An integer of 128 bits.
    pub fn integer(&mut self) -> Option<i128> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(i128::from_le_bytes(*bytes))
    }

    /// A hash.
    pub fn key(&mut self) -> Option<Key> {
        let (key, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*key)
    }

    /// A text.
    pub fn text(&mut self) -> Option<&'b str> {
        let length = self.count()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(text).ok()
    }

    /// A text, or none.
    pub fn optional_text(&mut self) -> Option<Option<&'b str>> {
        match self.tag()? {
            0 => Some(None),
            1 => self.text().map(Some),
            _ => None,
        }
    }

    /// Several values.
    pub fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.count()?;
        (0..count).map(|_| read(self)).collect()
    }

    /// That nothing is left.
    pub fn end(&self) -> Option<()> {
        self.0.is_empty().then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let mut packer = Packer::default();
        packer.tag(7);
        packer.number(u64::MAX);
        packer.number(300);
        packer.integer(i128::MIN);
        packer.text("größer");
        packer.optional_text(None);
        packer.optional_text(Some(""));
        let bytes = packer.finish();
        let mut unpacker = Unpacker::new(&bytes);
        assert_eq!(unpacker.tag(), Some(7));
        assert_eq!(unpacker.number(), Some(u64::MAX));
        assert_eq!(unpacker.number(), Some(300));
        assert_eq!(unpacker.integer(), Some(i128::MIN));
        assert_eq!(unpacker.text(), Some("größer"));
        assert_eq!(unpacker.optional_text(), Some(None));
        assert_eq!(unpacker.optional_text(), Some(Some("")));
        assert_eq!(unpacker.end(), Some(()));
    }

    #[test]
    fn what_is_cut_off_or_wrong_is_none() {
        let mut packer = Packer::default();
        packer.text("abcdef");
        let bytes = packer.finish();
        for length in 0..bytes.len() {
            assert_eq!(Unpacker::new(&bytes[..length]).text(), None);
        }
        assert_eq!(Unpacker::new(&[0xff; 11]).number(), None);
        assert_eq!(Unpacker::new(&[2]).optional_text(), None);
        assert_eq!(Unpacker::new(&[1, 0xff]).text(), None);
        assert_eq!(Unpacker::new(&[0xff, 0xff, 0xff, 0xff, 0x0f]).list(Unpacker::tag), None);
    }
}
