//! A program that was made from another one: a list of pieces, most of which stand in the other one too.

use base::Span;
use std::ops::Range;

/// A piece of the new text.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Text of the original.
    Original(Range<usize>),
    /// Text that stands for some of the original: its start is where that was.
    Instead(usize, String),
    /// Text that the original does not have.
    New(String),
}

/// Text that the original does not have.
pub fn new(text: impl Into<String>) -> Piece {
    Piece::New(text.into())
}

/// The text of a place in the original.
pub fn original(span: Span) -> Piece {
    Piece::Original(range(span))
}

/// The bytes of a place.
pub fn range(span: Span) -> Range<usize> {
    span.start as usize..span.end as usize
}

/// A change of the original: what stands there, and what comes instead.
pub type Edit = (Range<usize>, Vec<Piece>);

/// A program that means the same.
#[derive(Clone, Debug)]
pub struct Variant {
    /// What was done: `rename`, ….
    pub kind: &'static str,
    /// The new text.
    pub text: String,
    pieces: Vec<Piece>,
}

impl Variant {
    /// The original with some changes, which must not overlap.
    pub fn new(kind: &'static str, source: &str, mut edits: Vec<Edit>) -> Variant {
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        let (mut pieces, mut at) = (Vec::new(), 0);
        for (range, instead) in edits {
            assert!(at <= range.start, "changes overlap: {kind}");
            pieces.push(Piece::Original(at..range.start));
            pieces.extend(instead);
            at = range.end;
        }
        pieces.push(Piece::Original(at..source.len()));
        let text = pieces.iter().map(|piece| written(piece, source)).collect();
        Variant { kind, text, pieces }
    }

    /// Where what stands at an offset of the new text stood in the original.
    pub fn origin(&self, offset: usize) -> Option<usize> {
        let mut start = 0;
        for piece in &self.pieces {
            let length = match piece {
                Piece::Original(range) => range.len(),
                Piece::Instead(_, text) | Piece::New(text) => text.len(),
            };
            if offset < start + length {
                return match piece {
                    Piece::Original(range) => Some(range.start + offset - start),
                    Piece::Instead(at, _) => (offset == start).then_some(*at),
                    Piece::New(_) => None,
                };
            }
            start += length;
        }
        None
    }
}

fn written<'a>(piece: &'a Piece, source: &'a str) -> &'a str {
    match piece {
        Piece::Original(range) => &source[range.clone()],
        Piece::Instead(_, text) | Piece::New(text) => text,
    }
}
