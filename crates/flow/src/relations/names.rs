//! References under several names. A variable that was assigned another one, or what a field holds, is an alias of that term as long as nothing
//! that it mentions changes; whatever is known is known of the term. When the term is lost, the alias takes its place.

use super::Known;
use ir::vocabulary::null;
use logic::transform::substitute;
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};

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
        if self.aliases.is_empty() || !mentions(term, &|variable| self.aliases.contains_key(variable)) {
            return term.clone();
        }
        let mut meant: HashMap<Var, Term> = HashMap::new();
        collect(term, &mut |variable| {
            if let Some(of) = self.aliases.get(variable) {
                meant.insert(variable.clone(), of.clone());
            }
        });
        substitute(term, &meant)
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
        for of in self.aliases.values_mut().filter(|of| has_part(of, term)) {
            *of = replaced(of, term, to);
        }
    }

    /// What is known of these variables is past.
    pub(super) fn forget(&mut self, is_past: &dyn Fn(&Var) -> bool) {
        self.aliases.retain(|alias, _| !is_past(alias));
        while let Some(alias) =
            self.aliases.iter().find(|(_, of)| mentions(of, is_past)).map(|(alias, _)| alias.clone())
        {
            if let Some(of) = self.aliases.remove(&alias) {
                self.rename(&of, &alias.term());
            }
        }
        self.zone.retain(|number| !mentions(number, is_past));
        self.nulls.retain(|reference, _| !mentions(reference, is_past));
        self.truths.retain(|variable, truth| !is_past(variable) && !mentions(truth, is_past));
    }

    /// A variable is another name of a reference.
    pub(super) fn name(&mut self, variable: &Var, reference: &Term) {
        self.aliases.insert(variable.clone(), reference.clone());
    }

    /// What a field of an object holds is now what this reference is, which does not depend on the field.
    pub(super) fn move_to(&mut self, reference: &Term, field: &Term) {
        if let TermKind::Var(variable) = reference.kind()
            && !has_part(field, reference)
        {
            self.rename(reference, field);
            self.aliases.insert(variable.clone(), field.clone());
        } else if let Some(is_null) = self.nullness(reference) {
            self.nulls.insert(field.clone(), is_null);
        }
    }

    /// The aliases that two states have in common.
    pub(super) fn common_aliases(&self, other: &Known) -> BTreeMap<Var, Term> {
        let common = self.aliases.iter().filter(|(alias, of)| other.aliases.get(*alias) == Some(*of));
        common.map(|(alias, of)| (alias.clone(), of.clone())).collect()
    }

    /// The numbers that aliases stand for which do not stay: by their own names.
    pub(super) fn numbers_of_lost(&self, kept: &BTreeMap<Var, Term>) -> Vec<Term> {
        let lost = self.aliases.iter().filter(|(alias, _)| !kept.contains_key(*alias));
        let numbers = lost.flat_map(|(alias, of)| {
            let about = self.zone.numbers().iter().filter(|number| has_part(number, of));
            about.map(|number| replaced(number, of, &alias.term()))
        });
        numbers.collect()
    }

    /// The variables that something is known of.
    pub(super) fn variables(&self) -> BTreeSet<Var> {
        let mut variables: BTreeSet<Var> = self.aliases.keys().chain(self.truths.keys()).cloned().collect();
        let terms = self.zone.numbers().iter().chain(self.nulls.keys()).chain(self.aliases.values());
        for term in terms.chain(self.truths.values()) {
            collect(term, &mut |variable| {
                variables.insert(variable.clone());
            });
        }
        variables
    }
}

fn collect(term: &Term, note: &mut dyn FnMut(&Var)) {
    match term.kind() {
        TermKind::Var(variable) => note(variable),
        TermKind::Apply(_, parts) => parts.iter().for_each(|part| collect(part, note)),
        _ => {}
    }
}
