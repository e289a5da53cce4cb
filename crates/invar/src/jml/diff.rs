//! What goes into a text, as a unified diff.

use super::edits::Insertion;
use std::fmt::Write;

/// So many lines are shown around what goes in.
const AROUND: usize = 3;

/// The diff of one file: insertions are in order.
pub fn diff(path: &str, text: &str, insertions: &[Insertion]) -> String {
    let (new, _) = super::edits::inserted(text, insertions);
    let (old, new): (Vec<&str>, Vec<&str>) =
        (text.split_inclusive('\n').collect(), new.split_inclusive('\n').collect());
    let changes = changes(&old, &new);
    let mut shown = format!("--- {path}\n+++ {path}\n");
    let mut at = 0;
    while let Some(first) = (at..changes.len()).find(|position| !changes[*position].is_kept()) {
        let start = first.saturating_sub(AROUND).max(at);
        let mut end = first;
        while let Some(next) = (end..changes.len().min(end + 2 * AROUND + 1)).find(|next| !changes[*next].is_kept()) {
            end = next + 1;
        }
        end = (end + AROUND).min(changes.len());
        hunk(&mut shown, &changes, start, end);
        at = end;
    }
    shown
}

/// A line of the diff.
enum Change<'t> {
    Kept(&'t str),
    Gone(&'t str),
    New(&'t str),
}

impl Change<'_> {
    fn is_kept(&self) -> bool {
        matches!(self, Change::Kept(_))
    }
}

/// Where text only goes in, each old line is there again, but for those that something goes into.
fn changes<'t>(old: &[&'t str], new: &[&'t str]) -> Vec<Change<'t>> {
    let mut list = Vec::new();
    let mut rest = new;
    for line in old {
        let Some(at) = rest.iter().position(|other| other == line || is_within(line, other)) else {
            list.push(Change::Gone(line));
            continue;
        };
        list.extend(rest[..at].iter().map(|line| Change::New(line)));
        match rest[at] == *line {
            true => list.push(Change::Kept(line)),
            false => list.extend([Change::Gone(line), Change::New(rest[at])]),
        }
        rest = &rest[at + 1..];
    }
    list.extend(rest.iter().map(|line| Change::New(line)));
    list
}

/// Whether a line is what another one becomes when a comment goes in.
fn is_within(old: &str, new: &str) -> bool {
    let mut parts = new.split("/*@");
    let mut left = parts.next().unwrap_or_default().to_owned();
    let mut count = 0;
    for part in parts {
        let Some((_, behind)) = part.split_once("@*/") else { return false };
        left += behind;
        count += 1;
    }
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    count > 0 && squeezed(&left) == squeezed(old)
}

fn hunk(shown: &mut String, changes: &[Change<'_>], start: usize, end: usize) {
    let count =
        |range: &[Change<'_>], is_old: fn(&Change<'_>) -> bool| range.iter().filter(|change| is_old(change)).count();
    let is_old = |change: &Change<'_>| !matches!(change, Change::New(_));
    let is_new = |change: &Change<'_>| !matches!(change, Change::Gone(_));
    let (old, new) = (count(&changes[..start], is_old) + 1, count(&changes[..start], is_new) + 1);
    let within = &changes[start..end];
    let _ = writeln!(shown, "@@ -{old},{} +{new},{} @@", count(within, is_old), count(within, is_new));
    for change in within {
        let (mark, line) = match change {
            Change::Kept(line) => (' ', line),
            Change::Gone(line) => ('-', line),
            Change::New(line) => ('+', line),
        };
        let _ = writeln!(shown, "{mark}{}", line.trim_end_matches(['\n', '\r']));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hunks_count_lines_from_one() {
        let text = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n";
        let at = |at: usize, text: &str| Insertion { at, text: text.to_owned(), clauses: Vec::new() };
        let shown = diff("A.java", text, &[at(0, "//@ x\n"), at(16, "/*@ y @*/ ")]);
        let expected = "--- A.java\n+++ A.java\n@@ -1,3 +1,4 @@\n+//@ x\n a\n b\n c\n\
            @@ -6,5 +7,5 @@\n f\n g\n h\n-i\n+/*@ y @*/ i\n j\n";
        assert_eq!(shown, expected);
    }
}
