//! The constants of a class file (JVMS 4.4).

use super::reader::{Cursor, Malformed, Read};
use crate::table::Constant;
use base::Name;
use std::borrow::Cow;

/// The constants of a class file: where each of them is.
pub(super) struct Pool<'a> {
    bytes: &'a [u8],
    /// The place of the tag of each constant; 0 for numbers that name none.
    places: Vec<usize>,
}

const UTF8: u8 = 1;
const INTEGER: u8 = 3;
const FLOAT: u8 = 4;
const LONG: u8 = 5;
const DOUBLE: u8 = 6;
const CLASS: u8 = 7;
const STRING: u8 = 8;
const NAME_AND_TYPE: u8 = 12;

impl<'a> Pool<'a> {
    /// Finds the constants, which begin at the cursor.
    pub(super) fn read(bytes: &'a [u8], cursor: &mut Cursor<'a>) -> Read<Pool<'a>> {
        let count = usize::from(cursor.u16()?);
        let mut places = Vec::with_capacity(count);
        places.push(0);
        while places.len() < count {
            places.push(cursor.position());
            let tag = cursor.u8()?;
            let length = match tag {
                UTF8 => usize::from(cursor.u16()?),
                CLASS | STRING | 16 | 19 | 20 => 2,
                15 => 3,
                INTEGER | FLOAT | 9..=11 | NAME_AND_TYPE | 17 | 18 => 4,
                LONG | DOUBLE => 8,
                _ => return Err(Malformed("it has a constant of a kind that does not exist")),
            };
            cursor.take(length)?;
            if tag == LONG || tag == DOUBLE {
                places.push(0); // these two count twice
            }
        }
        Ok(Pool { bytes, places })
    }

    fn tag(&self, index: u16) -> Option<u8> {
        let place = self.places.get(usize::from(index)).copied().filter(|place| *place != 0)?;
        self.bytes.get(place).copied()
    }

    fn content(&self, index: u16, tag: u8) -> Read<Cursor<'a>> {
        if self.tag(index) != Some(tag) {
            return Err(Malformed("it refers to a constant that is not there"));
        }
        let place = self.places.get(usize::from(index)).copied().unwrap_or_default();
        Ok(Cursor::new(self.bytes.get(place + 1..).unwrap_or_default()))
    }

    /// A text, as its bytes.
    pub(super) fn utf8(&self, index: u16) -> Read<&'a [u8]> {
        let mut cursor = self.content(index, UTF8)?;
        let length = cursor.u16()?;
        cursor.take(length.into())
    }

    /// A text.
    pub(super) fn text(&self, index: u16) -> Read<Cow<'a, str>> {
        let bytes = self.utf8(index)?;
        if bytes.is_ascii()
            && let Ok(text) = str::from_utf8(bytes)
        {
            return Ok(Cow::Borrowed(text));
        }
        Ok(Cow::Owned(String::from_utf16_lossy(&decode(bytes)?)))
    }

    /// The bytes of the name of a class, with slashes.
    pub(super) fn class_bytes(&self, index: u16) -> Read<&'a [u8]> {
        self.utf8(self.content(index, CLASS)?.u16()?)
    }

    /// The binary name of a class, with dots.
    pub(super) fn class_name(&self, index: u16) -> Read<Name> {
        let text = self.text(self.content(index, CLASS)?.u16()?)?;
        if text.starts_with('[') {
            return Err(Malformed("it names an array where a class must be"));
        }
        Ok(if text.contains('/') { Name::new(&text.replace('/', ".")) } else { Name::new(&text) })
    }

    /// A name and a descriptor.
    pub(super) fn name_and_type(&self, index: u16) -> Read<(Cow<'a, str>, Cow<'a, str>)> {
        let mut cursor = self.content(index, NAME_AND_TYPE)?;
        Ok((self.text(cursor.u16()?)?, self.text(cursor.u16()?)?))
    }

    /// The value of a constant field with this descriptor.
    pub(super) fn constant(&self, index: u16, descriptor: &str) -> Read<Constant> {
        let integer = || self.content(index, INTEGER)?.u32().map(u32::cast_signed);
        match descriptor {
            "Z" => integer().map(|value| Constant::Boolean(value != 0)),
            "B" | "S" | "C" | "I" => integer().map(Constant::Int),
            "J" => Ok(Constant::Long(self.content(index, LONG)?.u64()?.cast_signed())),
            "F" => Ok(Constant::Float(f32::from_bits(self.content(index, FLOAT)?.u32()?))),
            "D" => Ok(Constant::Double(f64::from_bits(self.content(index, DOUBLE)?.u64()?))),
            "Ljava/lang/String;" => {
                let bytes = self.utf8(self.content(index, STRING)?.u16()?)?;
                Ok(Constant::String(decode(bytes)?.into()))
            }
            _ => Err(Malformed("it has a constant of a type that has none")),
        }
    }
}

/// Decodes the variant of UTF-8 of class files (JVMS 4.4.7), in which the halves of a surrogate pair stand alone.
fn decode(bytes: &[u8]) -> Read<Vec<u16>> {
    const BAD: Malformed = Malformed("it has a text that is not valid");
    let mut units = Vec::with_capacity(bytes.len());
    let mut rest = bytes.iter().map(|byte| u16::from(*byte));
    let next = |rest: &mut dyn Iterator<Item = u16>| match rest.next() {
        Some(byte) if byte & 0xC0 == 0x80 => Ok(byte & 0x3F),
        _ => Err(BAD),
    };
    while let Some(first) = rest.next() {
        let unit = match first {
            0..=0x7F => first,
            0xC0..=0xDF => (first & 0x1F) << 6 | next(&mut rest)?,
            0xE0..=0xEF => (first & 0xF) << 12 | next(&mut rest)? << 6 | next(&mut rest)?,
            _ => return Err(BAD),
        };
        units.push(unit);
    }
    Ok(units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_class_files_are_decoded() {
        assert_eq!(decode(b"abc").ok(), Some(vec![97, 98, 99]));
        assert_eq!(decode(&[0xC0, 0x80]).ok(), Some(vec![0]));
        assert_eq!(decode(&[0xED, 0xA0, 0x80]).ok(), Some(vec![0xD800]), "a half of a pair may stand alone");
        assert!(decode(&[0xC0]).is_err());
        assert!(decode(&[0xF0, 0x9F, 0x98, 0x80]).is_err(), "four bytes are not of this variant");
    }
}
