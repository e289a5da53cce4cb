//! Source files and places in them.

use crate::arena::Arena;
use std::path::{Path, PathBuf};
use std::sync::Arc;

crate::define_id! {
    /// A source file in a [`SourceMap`].
    FileId;
}

/// A range of bytes in one file, `start..end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
}

impl Span {
    /// The range `start..end` of `file`.
    pub fn new(file: FileId, start: u32, end: u32) -> Span {
        Span { file, start, end }
    }

    /// The smallest span that covers both, which lie in one file.
    pub fn to(self, other: Span) -> Span {
        debug_assert_eq!(self.file, other.file);
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Whether `other` lies within this span.
    pub fn contains(self, other: Span) -> bool {
        self.file == other.file && self.start <= other.start && other.end <= self.end
    }

    /// The empty span at its beginning.
    pub fn at_start(self) -> Span {
        Span { end: self.start, ..self }
    }
}

/// One file: its path as the user gave it, and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path as it is shown.
    pub path: PathBuf,
    /// The whole text.
    pub text: Arc<str>,
    line_starts: Vec<u32>,
}

/// A place as people count it: line and column from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// All files of one run.
#[derive(Clone, Default, Debug)]
pub struct SourceMap {
    files: Arena<FileId, SourceFile>,
}

impl SourceMap {
    /// No files yet.
    pub fn new() -> SourceMap {
        SourceMap::default()
    }

    /// Adds a file. Its text must be shorter than 4 GiB.
    pub fn add(&mut self, path: impl Into<PathBuf>, text: impl Into<Arc<str>>) -> FileId {
        let text = text.into();
        let mut line_starts = vec![0];
        line_starts.extend(text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at as u32 + 1));
        self.files.push(SourceFile { path: path.into(), text, line_starts })
    }

    /// The files with their ids, in the order in which they were added.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter()
    }

    /// The path of a file as it is shown.
    pub fn path(&self, file: FileId) -> &Path {
        &self.files[file].path
    }

    /// The text of a file.
    pub fn text(&self, file: FileId) -> &Arc<str> {
        &self.files[file].text
    }

    /// The text that a span covers.
    pub fn snippet(&self, span: Span) -> &str {
        &self.files[span.file].text[span.start as usize..span.end as usize]
    }

    /// Where a span begins, as people count.
    pub fn location(&self, span: Span) -> Location {
        self.location_of(span.file, span.start)
    }

    /// The place of a byte offset, as people count.
    pub fn location_of(&self, file: FileId, offset: u32) -> Location {
        let source = &self.files[file];
        let line = source.line_starts.partition_point(|start| *start <= offset);
        let line_start = source.line_starts[line - 1] as usize;
        let column = source.text[line_start..offset as usize].chars().count() + 1;
        Location { line: line as u32, column: column as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_count_lines_and_characters_from_one() {
        let mut map = SourceMap::new();
        let file = map.add("A.java", "aä\nß = 1;");
        let equals = "aä\nß ".len() as u32;
        let span = Span::new(file, equals, equals + 1);
        assert_eq!(map.snippet(span), "=");
        assert_eq!(map.location(span), Location { line: 2, column: 3 });
        assert_eq!(map.location_of(file, 0), Location { line: 1, column: 1 });
    }
}
