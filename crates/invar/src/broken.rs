//! What does not compile. An error within a method costs that method: its callers know nothing of it, and everything around it is checked. An
//! error anywhere else costs the file, and so does a syntax error that leaves it open where a method ends.

use base::rules::{NAME_ERROR, SYNTAX_ERROR};
use base::{Diagnostic, FileId, Severity, SourceMap, Span};
use sema::program::{Program, Unsupported};
use std::collections::{BTreeMap, BTreeSet};
use syntax::ast::{CompilationUnit, Member, MethodDecl, TypeDecl};

/// Files and methods that do not compile.
#[derive(Default)]
pub struct Broken {
    /// The files of which nothing is checked.
    pub files: BTreeSet<FileId>,
    /// The methods in other files, from their first modifier to the end of their bodies.
    pub methods: BTreeSet<Span>,
    /// Which file each file of specifications belongs to.
    specifications: BTreeMap<FileId, FileId>,
    /// The methods of each file, in order.
    regions: BTreeMap<FileId, Vec<Region>>,
}

/// A method, with what belongs to it.
#[derive(Clone, Copy)]
struct Region {
    /// Where the member before it ends: behind that stands its specification.
    start: u32,
    method: Span,
    body: Option<Span>,
}

impl Broken {
    /// Notes that a file has its specifications in another one.
    pub fn add_specification(&mut self, specification: FileId, file: FileId) {
        self.specifications.insert(specification, file);
    }

    /// Notes where the methods of a file are.
    pub fn add_unit(&mut self, file: FileId, unit: &CompilationUnit) {
        let mut regions = Vec::new();
        unit.types.iter().for_each(|decl| add_regions(decl, &mut regions));
        self.regions.insert(file, regions);
    }

    /// Keeps the messages about what was in order before: what later stages say of the rest is noise.
    pub fn take_news(&mut self, found: Vec<Diagnostic>, sources: &SourceMap, diagnostics: &mut Vec<Diagnostic>) {
        let (mut files, mut methods) = (BTreeSet::new(), BTreeSet::new());
        for diagnostic in found {
            let home = diagnostic.span.map(|span| self.specifications.get(&span.file).copied().unwrap_or(span.file));
            let method = self.method_of(&diagnostic, sources);
            let is_known = home.is_some_and(|home| self.files.contains(&home))
                || method.is_some_and(|method| self.methods.contains(&method));
            if is_known {
                continue;
            }
            if diagnostic.severity == Severity::Error {
                match method {
                    Some(method) => drop(methods.insert(method)),
                    None => files.extend(home),
                }
            }
            diagnostics.push(diagnostic);
        }
        self.files.extend(files);
        self.methods.extend(methods);
    }

    /// Whether nothing is concluded from the code at a place.
    pub fn has(&self, place: Span) -> bool {
        let holds = |method: &Span| method.file == place.file && method.start <= place.start && place.end <= method.end;
        self.files.contains(&place.file) || self.methods.iter().any(holds)
    }

    /// The method that an error costs, if it costs no more.
    fn method_of(&self, diagnostic: &Diagnostic, sources: &SourceMap) -> Option<Span> {
        let span = diagnostic.span?;
        // What a file of specifications says is put together with the Java that stands beside it.
        if self.specifications.contains_key(&span.file) {
            return None;
        }
        let text = sources.text(span.file);
        let is_here = |region: &&Region| region.start <= span.start && span.end <= region.method.end;
        let region = self.regions.get(&span.file)?.iter().find(is_here)?;
        let is_inside = |body: Span| body.start <= span.start && span.end <= body.end;
        let is_syntax = diagnostic.rule.code == SYNTAX_ERROR.code;
        let is_only_here = match region.body {
            Some(body) if is_inside(body) => !is_syntax || is_closed(text, body),
            // A type that is not known is not known to anybody.
            _ if span.start >= region.method.start => diagnostic.rule.code == NAME_ERROR.code,
            _ => is_comment(text, region.start, span),
        };
        is_only_here.then_some(region.method)
    }

    /// Takes what does not compile out of a program: nothing is concluded from it.
    pub fn distrust(&self, program: &mut Program) {
        for method in program.methods.values_mut() {
            let what = match self.files.contains(&method.span.file) {
                true => "code in a file that does not compile",
                false if self.has(method.span) => "code that does not compile",
                false => continue,
            };
            method.body = None;
            method.contract = None;
            method.is_pure = false;
            method.unsupported = vec![Unsupported { what: what.into(), span: method.span }];
        }
    }
}

/// The methods of a class and of its members, each with the gap before it.
fn add_regions(decl: &TypeDecl, regions: &mut Vec<Region>) {
    // Only behind a member it is certain what stands before the next one.
    let first = if decl.constants.is_empty() { decl.body.start + 1 } else { u32::MAX };
    let mut end = None;
    for member in &decl.members {
        let span = match member {
            Member::Field(field) => field.span,
            Member::Method(method) => method.span,
            Member::Initializer(initializer) => initializer.body.span,
            Member::Type(nested) => nested.span,
            Member::Invariant(invariant) => invariant.span,
            Member::Specification(member) => member.span,
            Member::Error(span) => *span,
        };
        match member {
            Member::Method(method) => regions.push(region(method, end.unwrap_or(first))),
            Member::Type(nested) => add_regions(nested, regions),
            _ => {}
        }
        end = Some(span.end);
    }
}

fn region(method: &MethodDecl, start: u32) -> Region {
    let body = method.body.as_ref().map(|body| body.span);
    Region { start: start.min(method.span.start), method: method.span, body }
}

/// Whether a body ends where its braces do. Where one is missing, the parser has guessed where the method ends.
fn is_closed(text: &str, body: Span) -> bool {
    let Some(body) = text.get(body.start as usize..body.end as usize) else { return false };
    let mut depth = 0usize;
    let mut is_over = false;
    for part in crate::needed::code(body) {
        for brace in part.chars().filter(|c| matches!(c, '{' | '}')) {
            match brace {
                _ if is_over => return false,
                '{' => depth += 1,
                _ if depth == 0 => return false,
                _ => depth -= 1,
            }
            is_over = depth == 0;
        }
    }
    is_over && body.ends_with('}')
}

/// Whether a place lies in a comment between two members, where specifications stand.
fn is_comment(text: &str, from: u32, place: Span) -> bool {
    let mut at = from as usize;
    while let Some(rest) = text.get(at..).filter(|_| at <= place.start as usize) {
        let length = match rest.as_bytes() {
            [b'/', b'/', ..] => rest.find('\n').unwrap_or(rest.len()),
            [b'/', b'*', ..] => rest[2..].find("*/").map_or(rest.len(), |end| end + 4),
            _ => {
                at += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            }
        };
        if at + length >= place.end as usize {
            return true;
        }
        at += length;
    }
    false
}
