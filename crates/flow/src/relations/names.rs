//! References under several names. A variable that was assigned another one or what a field holds, and a field that was assigned a variable, is an
//! alias of that term as long as nothing that either mentions changes; whatever is known is known of the term. When the term is lost, the alias takes its place.

use super::Known;
use ir::vocabulary::null;
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::BTreeMap;

/// So deep fields of fields are followed.
const MOST_FIELDS: usize = 3;

/// Whether a term mentions one of these variables.
pub fn mentions(term: &Term, is_meant: &dyn Fn(&Var) -> bool) -> bool {
    match term.kind() {
        TermKind::Var(variable) => is_meant(variable),
        TermKind::Apply(_, parts) => parts.iter().any(|part| mentions(part, is_meant)),
        TermKind::Quantified { body, .. } => mentions(body, is_meant),
        _ => false,
    }
}

/// Whether a term is a variable, a field of one, and so on.
pub fn is_reference(term: &Term) -> bool {
    fn is_path(term: &Term, fields: usize) -> bool {
        match term.kind() {
            TermKind::Var(_) => true,
            TermKind::Apply(Op::Select, parts) => {
                fields > 0 && matches!(parts[0].kind(), TermKind::Var(_)) && is_path(&parts[1], fields - 1)
            }
            _ => false,
        }
    }
    *term.sort() == Sort::Ref && is_path(term, MOST_FIELDS)
}

/// A term with another one in place of a part.
fn replaced(term: &Term, part: &Term, by: &Term) -> Term {
    if term == part {
        return by.clone();
    }
    match term.kind() {
        TermKind::Apply(op, parts) => {
            Term::apply(op.clone(), parts.iter().map(|child| replaced(child, part, by)).collect())
        }
        _ => term.clone(),
    }
}

/// Whether a term has another one as a part.
pub fn has_part(term: &Term, part: &Term) -> bool {
    term == part || term.children().iter().any(|child| has_part(child, part))
}

impl Known {
    /// A term without aliases.
    pub(super) fn canonical(&self, term: &Term) -> Term {
        if self.aliases.is_empty() {
            return term.clone();
        }
        let TermKind::Apply(op, parts) = term.kind() else {
            return self.aliases.get(term).unwrap_or(term).clone();
        };
        let canonical: Vec<Term> = parts.iter().map(|part| self.canonical(part)).collect();
        let whole = if canonical == *parts { term.clone() } else { Term::apply(op.clone(), canonical) };
        self.aliases.get(&whole).cloned().unwrap_or(whole)
    }

    /// Whether a reference is null, if that is known.
    pub(super) fn nullness(&self, reference: &Term) -> Option<bool> {
        let reference = self.canonical(reference);
        if reference == null() { Some(true) } else { self.nulls.get(&reference).copied() }
    }

    /// From here on all names of a term are names of another one.
    fn rename(&mut self, term: &Term, to: &Term) {
        self.zone.rename(|number| if has_part(number, term) { replaced(number, term, to) } else { number.clone() });
        let nulls = std::mem::take(&mut self.nulls);
        self.nulls = nulls.into_iter().map(|(known, is_null)| (replaced(&known, term, to), is_null)).collect();
        let aliases = std::mem::take(&mut self.aliases);
        let renamed = aliases.into_iter().map(|(alias, of)| (replaced(&alias, term, to), replaced(&of, term, to)));
        self.aliases = renamed.filter(|(alias, of)| alias != of).collect();
    }

    /// What is known of these variables is past.
    pub(super) fn forget(&mut self, is_past: &dyn Fn(&Var) -> bool) {
        self.aliases.retain(|alias, _| !mentions(alias, is_past));
        while let Some(alias) =
            self.aliases.iter().find(|(_, of)| mentions(of, is_past)).map(|(alias, _)| alias.clone())
        {
            if let Some(of) = self.aliases.remove(&alias) {
                self.rename(&of, &alias);
            }
        }
        self.zone.retain(|number| !mentions(number, is_past));
        self.nulls.retain(|reference, _| !mentions(reference, is_past));
        self.truths.retain(|variable, truth| !is_past(variable) && !mentions(truth, is_past));
    }

    /// A variable, or a field, is another name of a reference that mentions neither.
    pub(super) fn name(&mut self, alias: Term, reference: &Term) {
        self.aliases.insert(alias, reference.clone());
    }

    /// The aliases that two states have in common.
    pub(super) fn common_aliases(&self, other: &Known) -> BTreeMap<Term, Term> {
        let common = self.aliases.iter().filter(|(alias, of)| other.aliases.get(*alias) == Some(*of));
        common.map(|(alias, of)| (alias.clone(), of.clone())).collect()
    }

    /// The numbers that aliases stand for which do not stay: by their own names.
    pub(super) fn numbers_of_lost(&self, kept: &BTreeMap<Term, Term>) -> Vec<Term> {
        let lost = self.aliases.iter().filter(|(alias, _)| !kept.contains_key(*alias));
        let numbers = lost.flat_map(|(alias, of)| {
            let about = self.zone.numbers().iter().filter(|number| has_part(number, of));
            about.map(|number| replaced(number, of, alias))
        });
        numbers.collect()
    }
}
