//! What javac checks of the paths through the program, once all of it is typed: what can be reached, what has a value,
//! which exceptions can be thrown, and what may be captured.
//!
//! Each analysis is one walk over a class. Nothing is typed here: what typing could not find out gives no error.

mod assignment;
mod bits;
mod captures;
mod exceptions;
mod facts;
mod jumps;
mod reachability;

use crate::checker::Checker;
use assignment::Assignment;
use base::{Diagnostic, FileId, Severity};
use captures::Captures;
use classes::Origin;
use exceptions::Thrown;
use facts::{Facts, Reports};
use reachability::Reachability;
use syntax::ast::TypeDecl;
use syntax::visit::Visitor;

impl Checker<'_> {
    /// Checks the classes of all files of the user. As javac does, no paths are looked at in a class if it, or one
    /// before it in its file, has an error already: what is wrong there would be reported again in other words.
    pub(crate) fn flow(&mut self) {
        for (index, unit) in self.units.iter().enumerate() {
            if unit.origin != Origin::Source {
                continue;
            }
            for class in &unit.tree.types {
                let found = analyze(Facts { classes: self.classes, found: &self.files[index] }, class);
                self.diagnostics.extend(found.early);
                match self.is_wrong_before(unit.file, class.span.end) {
                    true => self.further.extend(found.list),
                    false => self.diagnostics.extend(found.list),
                }
            }
        }
    }

    /// Whether an error was found in a file before this place.
    fn is_wrong_before(&self, file: FileId, end: u32) -> bool {
        let is_in = |diagnostic: &Diagnostic| diagnostic.span.is_some_and(|span| span.file == file && span.start < end);
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error && is_in(diagnostic))
    }
}

/// All analyses of a top-level class. Each uses what the ones before it have found out.
fn analyze(facts: Facts<'_>, class: &TypeDecl) -> Reports {
    let mut reachability = Reachability::new(facts);
    reachability.type_declaration(class);
    let mut assignment = Assignment::new(facts, &reachability.endless);
    assignment.class(class);
    let mut thrown = Thrown::new(facts, &assignment.changed, &reachability.endless);
    thrown.type_declaration(class);
    let mut captures = Captures::new(facts, &assignment.changed);
    captures::top_level(&mut captures, class);
    let mut all = reachability.reports;
    // Two analyses may find the same thing wrong, each in its own words: the first is heard.
    for reports in [assignment.reports, thrown.reports, captures.reports] {
        all.append(reports);
    }
    all
}
