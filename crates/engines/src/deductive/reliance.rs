//! What the verdicts of an entry point rest on that other entry points have to prove: the contracts of the methods that it calls by them,
//! lemmas about the functions that its formulas mention, and the class invariants that it begins with.
//!
//! A run that checks only some entry points, or that cannot prove some, says which of these it did not prove.

use super::Checked;
use base::{Name, Span, rules};
use ir::{ObligationId, Procedure, ProcedureId, ProcedureKind, Program, Visibility};
use logic::{Op, Reliance, Standing, Term, TermKind, Verdict};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use vcgen::followed::{callees, followed};

/// Something that is relied on: who proves it, by which obligations.
struct Relied {
    text: String,
    span: Span,
    proved_by: BTreeMap<ProcedureId, Vec<ObligationId>>,
}

/// All that the checked entry points rest on and that was not proved in this run, with how it stands.
pub fn relied_on(program: &Program, results: &[(ProcedureId, Checked)]) -> Vec<Reliance> {
    let results: BTreeMap<ProcedureId, &Checked> = results.iter().map(|(entry, checked)| (*entry, checked)).collect();
    let keepers = keepers(program);
    let mut list = Vec::new();
    let is_looked_at = |checked: &Checked| checked.outcomes.iter().any(|outcome| !outcome.evidence.is_untried);
    for (entry, _) in results.iter().filter(|(_, checked)| is_looked_at(checked)) {
        let followed = followed(program, *entry);
        let contracts = by_contract(program, &followed);
        // That its own contract holds of what it calls itself is shown by induction.
        let mut relied: Vec<Relied> = contracts.iter().map(|callee| contract(program, *callee)).collect();
        relied.extend(lemmas(program, *entry, followed.iter().chain(&contracts)));
        relied.extend(invariants(program, *entry, &keepers));
        for Relied { text, span, proved_by } in relied {
            let open: Vec<(Standing, ProcedureId)> = proved_by
                .iter()
                .filter_map(|(procedure, obligations)| Some((standing(&results, *procedure, obligations)?, *procedure)))
                .collect();
            if open.iter().all(|(_, procedure)| procedure == entry) {
                continue;
            }
            let Some(worst) = open.iter().map(|(standing, _)| *standing).max() else { continue };
            let whose: Vec<ProcedureId> =
                open.into_iter().filter(|(standing, _)| *standing == worst).map(|(_, procedure)| procedure).collect();
            list.push(Reliance {
                entry: program.procedures[*entry].name.to_string(),
                span,
                text: format!("{text}{}", provers(program, &text, &whose)),
                standing: worst,
            });
        }
    }
    list
}

/// Who has to prove something, where its text does not say that already.
fn provers(program: &Program, text: &str, whose: &[ProcedureId]) -> String {
    let Some(first) = whose.first().map(|procedure| program.procedures[*procedure].name) else { return String::new() };
    match whose.len() {
        1 if text.contains(&*first) => String::new(),
        1 => format!(", which `{first}` has to keep"),
        count => format!(", which `{first}` and {} more have to keep", count - 1),
    }
}

/// How something stands that a procedure has to prove; nothing if it did.
fn standing(
    results: &BTreeMap<ProcedureId, &Checked>,
    procedure: ProcedureId,
    obligations: &[ObligationId],
) -> Option<Standing> {
    let Some(checked) = results.get(&procedure) else { return Some(Standing::NotChecked) };
    let of = |verdict: Verdict| match verdict {
        Verdict::Proved => None,
        Verdict::Refuted => Some(Standing::Refuted),
        Verdict::Skipped => Some(Standing::Skipped),
        Verdict::Unknown | Verdict::Bounded => Some(Standing::NotProved),
    };
    let outcomes = checked.obligations.iter().zip(&checked.outcomes);
    let own = outcomes.filter(|(id, outcome)| obligations.contains(id) || outcome.verdict == Verdict::Skipped);
    let skipped = checked.outcomes.iter().filter(|outcome| outcome.verdict == Verdict::Skipped);
    own.map(|(_, outcome)| outcome).chain(skipped).filter_map(|outcome| of(outcome.verdict)).max()
}

/// The procedures that are called and seen by their contracts.
fn by_contract(program: &Program, followed: &BTreeSet<ProcedureId>) -> BTreeSet<ProcedureId> {
    let called = followed.iter().flat_map(|id| callees(&program.procedures[*id]));
    let is_relied_on = |id: &ProcedureId| {
        let procedure = &program.procedures[*id];
        let is_promised = procedure.visibility == Visibility::Contract && procedure.kind != ProcedureKind::Native;
        is_promised && promises(program, procedure) && !followed.contains(id)
    };
    called.copied().filter(is_relied_on).collect()
}

/// Whether a contract says something that a proof is needed for.
fn promises(program: &Program, procedure: &Procedure) -> bool {
    let is_claim = |id: ObligationId| program.obligations[id].rule != &rules::ILL_DEFINED;
    procedure.contract.ensures.iter().filter_map(|ensures| ensures.obligation).any(is_claim)
}

fn contract(program: &Program, callee: ProcedureId) -> Relied {
    let procedure = &program.procedures[callee];
    let obligations = procedure.contract.ensures.iter().filter_map(|ensures| ensures.obligation).collect();
    Relied {
        text: format!("the contract of `{}`", procedure.name),
        span: procedure.span,
        proved_by: BTreeMap::from([(callee, obligations)]),
    }
}

/// The lemmas that the check of an entry point may use, which are what contracts say of functions.
fn lemmas<'p>(program: &Program, entry: ProcedureId, procedures: impl Iterator<Item = &'p ProcedureId>) -> Vec<Relied> {
    let name = program.procedures[entry].name;
    let mut open: Vec<_> = program.lemmas.iter().filter(|lemma| !lemma.except.contains(&name)).collect();
    if open.is_empty() {
        return Vec::new();
    }
    let mut mentioned = Mentioned::default();
    procedures.flat_map(|id| program.procedures[*id].terms()).for_each(|term| mentioned.collect(term));
    let mut found = Vec::new();
    while let Some(position) = open.iter().position(|lemma| mentioned.names.contains(&lemma.function)) {
        let lemma = open.remove(position);
        mentioned.collect(&lemma.formula);
        if let Some(procedure) = program.procedure_named(&lemma.procedure) {
            let of = contract(program, procedure);
            found.push(Relied { text: format!("the lemma from {}", of.text), ..of });
        }
    }
    found
}

/// The functions that terms mention.
#[derive(Default)]
struct Mentioned {
    names: BTreeSet<Name>,
    seen: HashSet<Term>,
}

impl Mentioned {
    fn collect(&mut self, term: &Term) {
        if !self.seen.insert(term.clone()) {
            return;
        }
        if let TermKind::Apply(Op::Function(function), _) = term.kind() {
            self.names.insert(function.name);
        }
        term.children().iter().for_each(|child| self.collect(child));
    }
}

/// By the place of an invariant: the entry points that have to keep it, by which obligations.
type Keepers = BTreeMap<Span, BTreeMap<ProcedureId, Vec<ObligationId>>>;

fn keepers(program: &Program) -> Keepers {
    let mut keepers = Keepers::new();
    for (id, procedure) in program.procedures.iter().filter(|(_, procedure)| procedure.is_entry) {
        for obligation in procedure.contract.ensures.iter().filter_map(|ensures| ensures.obligation) {
            let described = &program.obligations[obligation];
            if let (true, Some((place, _))) = (described.rule == &rules::CLASS_INVARIANT, described.related.first()) {
                keepers.entry(*place).or_default().entry(id).or_default().push(obligation);
            }
        }
    }
    keepers
}

/// The class invariants that an entry point begins with.
fn invariants(program: &Program, entry: ProcedureId, keepers: &Keepers) -> Vec<Relied> {
    let mut known = BTreeSet::new();
    let requires = program.procedures[entry].contract.requires.iter().filter(|requires| known.insert(requires.span));
    let relied = requires.filter_map(|requires| {
        let proved_by = keepers.get(&requires.span)?.clone();
        Some(Relied { text: requires.text.clone(), span: requires.span, proved_by })
    });
    relied.collect()
}
