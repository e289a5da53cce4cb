//! Facts as clauses: what bounds the same number from both sides is one clause, as people write it.

use super::render::Scope;
use logic::{Op, Term, TermKind};

/// The clauses for some facts, and how many of these JML has no words for.
pub fn clauses(scope: &Scope<'_>, facts: &[Term]) -> (Vec<String>, usize) {
    let said: Vec<(&Term, String)> = facts.iter().filter_map(|fact| Some((fact, scope.formula(fact)?))).collect();
    let unsaid = facts.len() - said.len();
    let mut groups: Vec<(Option<&Term>, Vec<String>)> = Vec::new();
    for (fact, text) in said {
        let subject = subject(fact);
        let known = groups.iter_mut().find(|(other, texts)| subject.is_some() && *other == subject && texts.len() < 2);
        match known {
            // The lower bound comes first.
            Some((_, texts)) if is_lower(fact) => texts.insert(0, text),
            Some((_, texts)) => texts.push(text),
            None => groups.push((subject, vec![text])),
        }
    }
    (groups.into_iter().map(|(_, texts)| texts.join(" && ")).collect(), unsaid)
}

/// The number that a comparison is a bound of.
fn subject(fact: &Term) -> Option<&Term> {
    let TermKind::Apply(Op::Le | Op::Lt, parts) = fact.kind() else { return None };
    let (left, right) = (base(&parts[0]), base(&parts[1]));
    if is_lower(fact) { right } else { left }
}

/// Whether a comparison bounds its right side: the left one is a number.
fn is_lower(fact: &Term) -> bool {
    let TermKind::Apply(Op::Le | Op::Lt, parts) = fact.kind() else { return false };
    matches!(parts[0].kind(), TermKind::Int(_))
}

/// A number without another one that is added to it.
fn base(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Int(_) => None,
        TermKind::Apply(Op::Add, parts) => match &parts[..] {
            [base, number] if matches!(number.kind(), TermKind::Int(_)) => Some(base),
            _ => None,
        },
        _ => Some(term),
    }
}
