//! Unicode escapes, which Java replaces before anything else (JLS 3.3): `\u0022` is a quotation mark and
//! `\u000a` ends a line, wherever they stand.

use std::borrow::Cow;

/// Maps offsets in the text without escapes back to the text as it was written.
#[derive(Default, Debug)]
pub struct Offsets {
    /// Behind each escape: the offset in the replaced text, and in the original.
    behind_escapes: Vec<(u32, u32)>,
    /// Where in the replaced text a character stands for half a surrogate pair, which is no character.
    lone_surrogates: Vec<(u32, u16)>,
}

impl Offsets {
    /// The offset in the original text.
    pub fn original(&self, offset: u32) -> u32 {
        if self.behind_escapes.is_empty() {
            return offset;
        }
        let before = self.behind_escapes.partition_point(|(replaced, _)| *replaced <= offset);
        match before.checked_sub(1).and_then(|last| self.behind_escapes.get(last)) {
            Some((replaced, original)) => original + (offset - replaced),
            None => offset,
        }
    }

    /// Half of a surrogate pair that an escape at this offset of the replaced text stands for.
    pub fn lone_surrogate(&self, offset: u32) -> Option<u16> {
        let found = self.lone_surrogates.binary_search_by_key(&offset, |(at, _)| *at).ok()?;
        Some(self.lone_surrogates[found].1)
    }
}

/// A text in which escapes are replaced.
pub struct Replaced<'text> {
    /// The text.
    pub text: Cow<'text, str>,
    /// From its offsets to those of the original.
    pub offsets: Offsets,
    /// Where escapes are malformed, in the replaced text.
    pub malformed: Vec<(u32, u32)>,
}

/// Replaces the Unicode escapes of `text`. Costs one search where there is none.
pub fn replace(text: &str) -> Replaced<'_> {
    let mut replaced = Replaced { text: Cow::Borrowed(text), offsets: Offsets::default(), malformed: Vec::new() };
    if !text.contains("\\u") {
        return replaced;
    }
    let bytes = text.as_bytes();
    let mut output = String::with_capacity(text.len());
    let mut copied = 0;
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|byte| *byte == b'\\') {
        let backslash = at + found;
        if bytes.get(backslash + 1) != Some(&b'u') {
            // A backslash that follows a backslash does not begin an escape.
            at = (backslash + 2).min(bytes.len());
            continue;
        }
        let Some((character, end)) = escape(bytes, backslash) else {
            let end = (backslash + 2).min(bytes.len());
            let start = output.len() + (backslash - copied);
            replaced.malformed.push((start as u32, start as u32 + 2));
            at = end;
            continue;
        };
        output.push_str(&text[copied..backslash]);
        output.push(character.unwrap_or_else(|unit| {
            replaced.offsets.lone_surrogates.push((output.len() as u32, unit));
            char::REPLACEMENT_CHARACTER
        }));
        replaced.offsets.behind_escapes.push((output.len() as u32, end as u32));
        copied = end;
        at = end;
    }
    output.push_str(&text[copied..]);
    replaced.text = Cow::Owned(output);
    replaced
}

/// The character that the escape at `backslash` stands for, and where it ends. Two escapes that are a surrogate
/// pair are one character; half a pair is none.
fn escape(bytes: &[u8], backslash: usize) -> Option<(Result<char, u16>, usize)> {
    let (first, end) = code_unit(bytes, backslash)?;
    if (0xD800..0xDC00).contains(&first)
        && let Some((second, second_end)) = code_unit(bytes, end)
        && (0xDC00..0xE000).contains(&second)
    {
        let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
        return Some((Ok(char::from_u32(code)?), second_end));
    }
    Some((char::from_u32(first).ok_or(first as u16), end))
}

/// The code unit of `\u` and four digits (`u` may be repeated) at `backslash`, and where it ends.
fn code_unit(bytes: &[u8], backslash: usize) -> Option<(u32, usize)> {
    if bytes.get(backslash) != Some(&b'\\') || bytes.get(backslash + 1) != Some(&b'u') {
        return None;
    }
    let letters = bytes[backslash + 1..].iter().take_while(|byte| **byte == b'u').count();
    let digits = bytes.get(backslash + 1 + letters..backslash + 5 + letters)?;
    let mut value = 0;
    for digit in digits {
        value = value * 16 + char::from(*digit).to_digit(16)?;
    }
    Some((value, backslash + 5 + letters))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_replaced_and_offsets_lead_back() {
        let replaced = replace(r"a\u0062c\uuu0064e");
        assert_eq!(replaced.text, "abcde");
        let original: Vec<u32> = (0..=5).map(|offset| replaced.offsets.original(offset)).collect();
        assert_eq!(original, [0, 1, 7, 8, 16, 17]);
    }

    #[test]
    fn an_escaped_backslash_begins_no_escape() {
        assert_eq!(replace(r"\\u0041").text, r"\\u0041");
        assert_eq!(replace(r"\\\u0041").text, r"\\A");
        assert_eq!(replace(r"\u005cu0041").text, r"\u0041");
    }

    #[test]
    fn surrogate_pairs_are_one_character() {
        assert_eq!(replace(r"\ud83d\ude00").text, "😀");
        let lone = replace(r"\u0041\ud83d!");
        assert_eq!(lone.text, "A\u{fffd}!");
        assert_eq!(lone.offsets.lone_surrogate(1), Some(0xd83d));
        assert_eq!(lone.offsets.lone_surrogate(0), None);
    }

    #[test]
    fn malformed_escapes_are_told() {
        assert_eq!(replace(r"a\u00g1").malformed, [(1, 3)]);
        assert_eq!(replace("\\u12").malformed, [(0, 2)]);
        assert_eq!(replace("\\uä").malformed, [(0, 2)]);
    }
}
