//! Where invariants go in the text of a file: above their loop, and below the fields of their class, with the indentation and the ends of lines that
//! the author uses. Nothing else changes.

use base::{FileId, Span};
use report::{Found, FoundKind};
use std::collections::BTreeMap;
use syntax::ast::{CompilationUnit, Member, TypeDecl};
use syntax::visit::{self, Visitor};

/// A text that goes in at a place of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insertion {
    /// Where, in bytes.
    pub at: usize,
    /// What.
    pub text: String,
    /// The clauses in it: where each begins and ends in the text, by the position of what was found and of the clause in that.
    pub clauses: Places,
}

/// A clause, by the position of what was found and its own in that.
pub type ClauseId = (usize, usize);

/// Where clauses are in a text.
pub type Places = Vec<(std::ops::Range<usize>, ClauseId)>;

/// Those of a file, in order.
pub type Insertions = BTreeMap<FileId, Vec<Insertion>>;

/// How the author writes.
struct Style<'t> {
    text: &'t str,
    end: &'static str,
}

/// Where the clauses of everything that was found go.
pub fn insertions(
    found: &[Found],
    units: &[(FileId, &CompilationUnit)],
    text: &dyn Fn(FileId) -> String,
) -> Insertions {
    let mut all = Insertions::new();
    for (position, found) in found.iter().enumerate().filter(|(_, found)| !found.clauses.is_empty()) {
        let file = found.place.file;
        let Some((_, unit)) = units.iter().find(|(known, _)| *known == file) else { continue };
        let text = text(file);
        let style = Style { text: &text, end: if text.contains("\r\n") { "\r\n" } else { "\n" } };
        let clauses = found.clauses.iter().enumerate().map(|(at, clause)| (clause.as_str(), (position, at)));
        let clauses: Vec<(&str, ClauseId)> = clauses.collect();
        let insertion = match found.kind {
            FoundKind::Loop { .. } => Some(style.above(found.place.start as usize, &clauses)),
            FoundKind::Class => declaration(unit, found.place).map(|class| style.within(class, &clauses)),
        };
        all.entry(file).or_default().extend(insertion);
    }
    all.values_mut().for_each(|list| list.sort_by_key(|insertion| insertion.at));
    all
}

/// A text with what goes in, and where each clause is in it.
pub fn inserted(text: &str, insertions: &[Insertion]) -> (String, Places) {
    let (mut made, mut clauses, mut done) = (String::new(), Places::new(), 0);
    for insertion in insertions {
        made += text.get(done..insertion.at).unwrap_or_default();
        let start = made.len();
        made += &insertion.text;
        clauses.extend(insertion.clauses.iter().map(|(at, id)| (start + at.start..start + at.end, *id)));
        done = insertion.at;
    }
    made += text.get(done..).unwrap_or_default();
    (made, clauses)
}

impl Style<'_> {
    /// Above the loop that begins here, or before it where something else stands before it in its line.
    fn above(&self, at: usize, clauses: &[(&str, ClauseId)]) -> Insertion {
        let line = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = &self.text[line..at];
        let indentation: String = before.chars().take_while(|c| c.is_whitespace()).collect();
        if indentation.len() == before.len() || is_label(before.trim()) {
            let lines = clauses.iter().map(|(clause, id)| (format!("{indentation}//@ loop_invariant "), *clause, *id));
            return built(line, lines.map(|(head, clause, id)| (head, clause, format!(";{}", self.end), id)));
        }
        built(at, inline(("", " "), "loop_invariant", clauses))
    }

    /// Below the fields of a class.
    fn within(&self, class: &TypeDecl, clauses: &[(&str, ClauseId)]) -> Insertion {
        let fields = class.members.iter().take_while(|member| is_field(member));
        let last = fields.last().or_else(|| class.members.iter().rev().find(|member| is_field(member)));
        let (place, indentation) = match last {
            Some(Member::Field(field)) => (field.span.end as usize, self.indentation_within(class)),
            _ => (class.body.start as usize + 1, self.indentation_within(class)),
        };
        let rest = self.text[place..].find('\n').map_or(&self.text[place..], |end| &self.text[place..place + end]);
        let is_free = rest.trim().is_empty() || rest.trim_start().starts_with("//");
        if !is_free {
            return built(place, inline((" ", ""), "invariant", clauses));
        }
        let next = (place + rest.len() + 1).min(self.text.len());
        let lines = clauses.iter().map(|(clause, id)| (format!("{indentation}//@ invariant "), *clause, *id));
        built(next, lines.map(|(head, clause, id)| (head, clause, format!(";{}", self.end), id)))
    }

    /// The indentation of the first member that stands at the beginning of a line; or one more than that of the class.
    fn indentation_within(&self, class: &TypeDecl) -> String {
        let starts = class.members.iter().map(|member| span_of(member).start as usize);
        let own = starts.map(|start| (start, self.indentation_at(start)));
        let mut first = own.filter(|(start, own)| self.text[..*start].ends_with(&format!("\n{own}")));
        let around = self.indentation_at(class.span.start as usize);
        let step = if around.starts_with('\t') { "\t" } else { "    " };
        first.next().map_or_else(|| format!("{around}{step}"), |(_, own)| own)
    }

    fn indentation_at(&self, at: usize) -> String {
        let line = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        self.text[line..at].chars().take_while(|c| c.is_whitespace()).collect()
    }
}

/// Whether only labels stand before a loop.
fn is_label(before: &str) -> bool {
    before
        .strip_suffix(':')
        .is_some_and(|name| name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == ' ' || c == ':'))
}

fn is_field(member: &Member) -> bool {
    matches!(member, Member::Field(_))
}

fn span_of(member: &Member) -> Span {
    match member {
        Member::Field(field) => field.span,
        Member::Method(method) => method.span,
        Member::Initializer(initializer) => initializer.body.span,
        Member::Type(nested) => nested.span,
        Member::Invariant(invariant) => invariant.span,
        Member::Specification(other) => other.span,
        Member::Error(span) => *span,
    }
}

/// Clauses in one comment, with this before and behind it.
fn inline<'c>(
    (before, behind): (&'c str, &'c str),
    word: &'c str,
    clauses: &'c [(&'c str, ClauseId)],
) -> impl Iterator<Item = (String, &'c str, String, ClauseId)> {
    let last = clauses.len().saturating_sub(1);
    clauses.iter().enumerate().map(move |(at, (clause, id))| {
        let head = if at == 0 { format!("{before}/*@ {word} ") } else { format!(" {word} ") };
        let tail = if at == last { format!("; @*/{behind}") } else { ";".to_owned() };
        (head, *clause, tail, *id)
    })
}

fn built<'c>(at: usize, parts: impl Iterator<Item = (String, &'c str, String, ClauseId)>) -> Insertion {
    let mut insertion = Insertion { at, text: String::new(), clauses: Vec::new() };
    for (head, clause, tail, id) in parts {
        insertion.text += &head;
        let start = insertion.text.len();
        insertion.text += clause;
        insertion.clauses.push((start..insertion.text.len(), id));
        insertion.text += &tail;
    }
    insertion
}

/// The declaration of the class whose name stands here.
pub fn declaration(unit: &CompilationUnit, name: Span) -> Option<&TypeDecl> {
    struct Search<'a> {
        name: Span,
        found: Option<&'a TypeDecl>,
    }
    impl<'a> Visitor<'a> for Search<'a> {
        fn type_declaration(&mut self, declaration: &'a TypeDecl) {
            if declaration.name.span == self.name {
                self.found = Some(declaration);
            }
            visit::type_declaration(self, declaration);
        }
    }
    let mut search = Search { name, found: None };
    visit::unit(&mut search, unit);
    search.found
}
