//! Places in source files, as reports show them.

use base::{FileId, Location, SourceMap, Span};
use std::ops::Range;

/// The path of a file with forward slashes, so that a report does not depend on the system.
pub fn path(sources: &SourceMap, file: FileId) -> String {
    let path = sources.path(file).to_string_lossy();
    if cfg!(windows) { path.replace('\\', "/") } else { path.into_owned() }
}

/// Whether a file is one of Invar's own models.
pub fn is_library(sources: &SourceMap, file: FileId) -> bool {
    let path = path(sources, file);
    path.starts_with("library/java/") || path.starts_with("library/invar/")
}

/// Line and column at which a span begins.
pub fn location(sources: &SourceMap, span: Span) -> Location {
    sources.location_of(span.file, range(sources, span).start as u32)
}

/// `File.java:12:43`
pub fn position(sources: &SourceMap, span: Span) -> String {
    let Location { line, column } = location(sources, span);
    format!("{}:{line}:{column}", path(sources, span.file))
}

/// The bytes of a span, brought back into the text and onto whole characters if they are not there: a report
/// must not fail because a place is wrong.
pub fn range(sources: &SourceMap, span: Span) -> Range<usize> {
    let text = sources.text(span.file);
    let start = text.floor_char_boundary(span.start as usize);
    let end = text.ceil_char_boundary((span.end as usize).min(text.len()));
    start..end.max(start)
}

/// What is written at a place, on one line and without what could control a terminal.
pub fn text(sources: &SourceMap, span: Span) -> String {
    let written = sources.text(span.file).get(range(sources, span)).unwrap_or_default();
    let words: Vec<&str> = written.split_whitespace().filter(|word| !word.starts_with('@') || word.len() > 1).collect();
    annotate_snippets::normalize_untrusted_str(&words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_spans_are_brought_back_into_the_text() {
        let mut sources = SourceMap::new();
        let file = sources.add("dir/Ä.java", "aß\nb");
        assert_eq!(range(&sources, Span::new(file, 2, 2)), 1..3);
        assert_eq!(range(&sources, Span::new(file, 4, 2)), 4..4);
        assert_eq!(range(&sources, Span::new(file, 90, 99)), 5..5);
        assert_eq!(position(&sources, Span::new(file, 90, 99)), "dir/Ä.java:2:2");
        assert_eq!(position(&sources, Span::new(file, 3, 4)), "dir/Ä.java:1:3");
    }

    #[test]
    fn what_is_written_on_several_lines_of_a_comment_is_one_line() {
        let mut sources = SourceMap::new();
        let file = sources.add("A.java", "a  >\n  @ 0\u{1b}[31m");
        assert_eq!(text(&sources, Span::new(file, 0, 10)), "a > 0");
        assert!(!text(&sources, Span::new(file, 0, 99)).contains('\u{1b}'));
    }
}
