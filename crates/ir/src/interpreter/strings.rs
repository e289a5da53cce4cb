//! The hidden contents of strings and of objects that stand for types.

use super::classes::TypeNumber;
use super::heap::{Full, HEADER, Heap, LATIN1, UTF16};

/// The contents of a string.
#[derive(Clone, Copy, Debug)]
pub(super) enum Text<'a> {
    /// Latin-1, a byte a unit.
    Latin1(&'a [u8]),
    /// UTF-16, two bytes a unit.
    Utf16(&'a [u8]),
}

impl Text<'_> {
    /// The number of units.
    pub fn len(&self) -> usize {
        match self {
            Text::Latin1(bytes) => bytes.len(),
            Text::Utf16(bytes) => bytes.len() / 2,
        }
    }

    /// A unit; 0 behind the end.
    #[inline]
    pub fn unit(&self, index: usize) -> u16 {
        match self {
            Text::Latin1(bytes) => bytes.get(index).copied().map_or(0, u16::from),
            Text::Utf16(bytes) => match bytes.get(2 * index..2 * index + 2) {
                Some(pair) => u16::from_ne_bytes([pair[0], pair[1]]),
                None => 0,
            },
        }
    }

    /// Whether these units are those of another.
    pub fn is_same(&self, other: &Text<'_>) -> bool {
        match (self, other) {
            (Text::Latin1(first), Text::Latin1(second)) | (Text::Utf16(first), Text::Utf16(second)) => first == second,
            // What fits Latin-1 may be in UTF-16 all the same.
            _ => self.len() == other.len() && (0..self.len()).all(|index| self.unit(index) == other.unit(index)),
        }
    }

    /// What `hashCode` returns.
    pub fn hash(&self) -> i32 {
        let add = |hash: i32, index: usize| hash.wrapping_mul(31).wrapping_add(i32::from(self.unit(index)));
        (0..self.len()).fold(0, add)
    }

    /// A number that is seldom the same for different texts. `hashCode` is not so: it is easy to find texts that share it.
    pub fn sign(&self) -> u32 {
        let add = |sign: u64, index: usize| {
            (sign.rotate_left(5) ^ u64::from(self.unit(index))).wrapping_mul(0x517c_c1b7_2722_0a95)
        };
        ((0..self.len()).fold(self.len() as u64, add) >> 32) as u32
    }

    /// All units.
    pub fn units(&self) -> Vec<u16> {
        (0..self.len()).map(|index| self.unit(index)).collect()
    }
}

impl Heap {
    fn text_field(&self, string: u32) -> Option<usize> {
        let (class, offset) = self.layouts.string?;
        (self.type_number(string) == Some(class)).then(|| self.start(string) + HEADER + offset as usize)
    }

    /// The contents of a string; `None` if the object is none.
    pub(super) fn text(&self, string: u32) -> Option<Text<'_>> {
        let text = self.get_u32(self.text_field(string)?);
        // A string that was made and never filled is empty.
        if text == 0 {
            return Some(Text::Latin1(&[]));
        }
        let start = self.start(text);
        let length = self.get_u32(start + 4) as usize;
        let begin = start + HEADER;
        match self.entries[text as usize].ty {
            LATIN1 => Some(Text::Latin1(&self.memory[begin..begin + length])),
            UTF16 => Some(Text::Utf16(&self.memory[begin..begin + 2 * length])),
            _ => None,
        }
    }

    /// Gives a string its contents.
    pub(super) fn fill_string(&mut self, string: u32, text: &[u16]) -> Result<(), Full> {
        let is_narrow = text.iter().all(|unit| *unit < 256);
        let number = self.new_text(if is_narrow { LATIN1 } else { UTF16 }, text.len())?;
        let begin = self.start(number) + HEADER;
        if is_narrow {
            let bytes = &mut self.memory[begin..begin + text.len()];
            bytes.iter_mut().zip(text).for_each(|(byte, unit)| *byte = *unit as u8);
        } else {
            let bytes = &mut self.memory[begin..begin + 2 * text.len()];
            bytes.chunks_exact_mut(2).zip(text).for_each(|(pair, unit)| pair.copy_from_slice(&unit.to_ne_bytes()));
        }
        self.share_text(string, number)
    }

    /// A new string.
    pub(super) fn new_string(&mut self, text: &[u16]) -> Result<u32, Full> {
        let (class, _) = self.layouts.string.ok_or(Full)?;
        let string = self.new_object(class)?;
        self.fill_string(string, text)?;
        Ok(string)
    }

    /// A new string of Latin-1.
    pub(super) fn new_narrow_string(&mut self, text: &[u8]) -> Result<u32, Full> {
        let (class, _) = self.layouts.string.ok_or(Full)?;
        let string = self.new_object(class)?;
        let number = self.new_text(LATIN1, text.len())?;
        let begin = self.start(number) + HEADER;
        self.memory[begin..begin + text.len()].copy_from_slice(text);
        self.share_text(string, number)?;
        Ok(string)
    }

    /// Gives a string the contents of another.
    pub(super) fn share_string(&mut self, string: u32, other: u32) -> Result<(), Full> {
        let text = self.get_u32(self.text_field(other).ok_or(Full)?);
        self.share_text(string, text)
    }

    fn share_text(&mut self, string: u32, text: u32) -> Result<(), Full> {
        let at = self.text_field(string).ok_or(Full)?;
        self.set(at, text.to_ne_bytes());
        Ok(())
    }

    /// The type that an object stands for; `None` if the object is no class.
    pub(super) fn class_type(&self, object: u32) -> Option<TypeNumber> {
        let (class, offset) = self.layouts.class?;
        if self.type_number(object) != Some(class) {
            return None;
        }
        Some(TypeNumber(self.get_u32(self.start(object) + HEADER + offset as usize)))
    }
}
