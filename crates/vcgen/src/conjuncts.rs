//! Obligations taken apart: a program in which each conjunct of an obligation is one of its own. It means the same, so that its runs and
//! its goals say which conjunct of the original fails. Each conjunct is looked at where those before it hold, as `&&` is in Java.

use base::{Rule, Span, rules};
use ir::{
    Command, CommandKind, Conjunct, Contract, Ensures, LoopInvariant, ObligationId, ProcedureId, Program, Requires,
    Role, Visibility,
};
use logic::build::{and, implies, or, quantified_with};
use logic::{Op, Quantifier, Term, TermKind};
use std::collections::{BTreeMap, BTreeSet};

/// More conjuncts than these are not told apart.
const MOST_PARTS: usize = 16;

/// A program whose obligations are taken apart.
pub struct Split {
    /// The program: the one that it comes from, with more obligations.
    pub program: Program,
    /// What each obligation that could be taken apart has become.
    pub parts: BTreeMap<ObligationId, Vec<Part>>,
}

/// One conjunct of an obligation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The obligation that it is now.
    pub obligation: ObligationId,
    /// Where it is written, if that is known.
    pub place: Option<Span>,
}

/// The rules of obligations that say what a clause says, and not that it has a value or becomes smaller.
static CLAUSES: [&Rule; 6] = [
    &rules::POSTCONDITION,
    &rules::PRECONDITION,
    &rules::CLASS_INVARIANT,
    &rules::INVARIANT_ENTRY,
    &rules::INVARIANT_PRESERVED,
    &rules::ASSERTION,
];

/// Takes some obligations apart; `None` if there is none among them of which conjuncts are known.
pub fn split(program: &Program, wanted: &BTreeSet<ObligationId>) -> Option<Split> {
    let is_clause = |id: &ObligationId| CLAUSES.contains(&program.obligations[*id].rule);
    let wanted: &BTreeSet<ObligationId> = &wanted.iter().copied().filter(is_clause).collect();
    if wanted.is_empty() {
        return None;
    }
    let asked = asked(program, wanted);
    let is_concerned = |id: ProcedureId| {
        let procedure = &program.procedures[id];
        asked.contains_key(&id)
            || (!procedure.conjuncts.is_empty() && procedure.obligations().iter().any(|id| wanted.contains(id)))
            || procedure.calls().any(|callee| asked.contains_key(&callee))
    };
    let concerned: Vec<ProcedureId> = program.procedures.ids().filter(|id| is_concerned(*id)).collect();
    if concerned.is_empty() {
        return None;
    }
    let mut splitter =
        Splitter { split: Split { program: program.clone(), parts: BTreeMap::new() }, original: program, wanted };
    for id in concerned {
        splitter.procedure(id, &asked);
    }
    Some(splitter.split).filter(|split| !split.parts.is_empty())
}

/// The clauses, by their position among those that callers check, that some calls must meet, each in its pieces.
type Asked = BTreeMap<ProcedureId, BTreeMap<usize, Vec<Piece>>>;

/// What is asked of callers and is to be taken apart.
fn asked(program: &Program, wanted: &BTreeSet<ObligationId>) -> Asked {
    let mut asked = Asked::new();
    for command in program.procedures.values().flat_map(|procedure| procedure.commands()) {
        let CommandKind::Call { procedure, obligations, .. } = &command.kind else { continue };
        let callee = &program.procedures[*procedure];
        if callee.visibility != Visibility::Contract || callee.conjuncts.is_empty() {
            continue;
        }
        let checked: Vec<&Requires> = checked(&callee.contract).map(|(_, requires)| requires).collect();
        for (position, _) in obligations.iter().enumerate().filter(|(_, id)| wanted.contains(id)) {
            let Some(requires) = checked.get(position) else { continue };
            if let Some(pieces) = pieces(&requires.formula, &callee.conjuncts, &[requires.span]) {
                asked.entry(*procedure).or_default().insert(position, pieces);
            }
        }
    }
    asked
}

/// What callers check, with its position in the contract.
fn checked(contract: &Contract) -> impl Iterator<Item = (usize, &Requires)> {
    contract.requires.iter().enumerate().filter(|(_, requires)| requires.role == Role::Checked)
}

struct Splitter<'s> {
    split: Split,
    original: &'s Program,
    wanted: &'s BTreeSet<ObligationId>,
}

impl Splitter<'_> {
    fn procedure(&mut self, id: ProcedureId, asked: &Asked) {
        let source = &self.original.procedures[id];
        let mut procedure = source.clone();
        if let Some(clauses) = asked.get(&id) {
            procedure.contract.requires = taken_apart(&source.contract, clauses);
        }
        let ensures = source.contract.ensures.iter();
        procedure.contract.ensures = ensures.flat_map(|ensures| self.ensures(ensures, &source.conjuncts)).collect();
        for block in procedure.body.iter_mut().flat_map(|body| body.blocks.values_mut()) {
            if let Some(header) = &mut block.header {
                let invariants = std::mem::take(&mut header.invariants).into_iter();
                header.invariants = invariants.flat_map(|it| self.invariant(it, &source.conjuncts)).collect();
            }
            let commands = std::mem::take(&mut block.commands).into_iter();
            block.commands = commands.flat_map(|it| self.command(it, &source.conjuncts, asked)).collect();
        }
        self.split.program.procedures[id] = procedure;
    }

    /// An obligation of its own for each piece of another one.
    fn obligations(&mut self, whole: ObligationId, pieces: &[Piece]) -> Vec<ObligationId> {
        let mut made = Vec::new();
        for piece in pieces {
            let obligation = self.original.obligations[whole].clone();
            let obligation = self.split.program.obligations.push(obligation);
            made.push(obligation);
            if self.wanted.contains(&whole) {
                let part = Part { obligation, place: piece.place };
                self.split.parts.entry(whole).or_default().push(part);
            }
        }
        made
    }

    /// The pieces of a formula that an obligation says, if it is wanted.
    fn pieces(&self, obligation: ObligationId, formula: &Term, conjuncts: &[Conjunct]) -> Option<Vec<Piece>> {
        if !self.wanted.contains(&obligation) {
            return None;
        }
        let described = &self.original.obligations[obligation];
        let clauses: Vec<Span> =
            std::iter::once(described.span).chain(described.related.iter().map(|(span, _)| *span)).collect();
        pieces(formula, conjuncts, &clauses)
    }

    fn ensures(&mut self, ensures: &Ensures, conjuncts: &[Conjunct]) -> Vec<Ensures> {
        let whole = ensures.obligation;
        let Some((whole, pieces)) = whole.and_then(|id| Some((id, self.pieces(id, &ensures.formula, conjuncts)?)))
        else {
            return vec![ensures.clone()];
        };
        let obligations = self.obligations(whole, &pieces);
        let promise = |(piece, id): (Piece, ObligationId)| Ensures { formula: piece.formula, obligation: Some(id) };
        pieces.into_iter().zip(obligations).map(promise).collect()
    }

    fn invariant(&mut self, invariant: LoopInvariant, conjuncts: &[Conjunct]) -> Vec<LoopInvariant> {
        let LoopInvariant { formula, on_entry, preserved } = &invariant;
        let pieces = self.pieces(*on_entry, formula, conjuncts);
        let Some(pieces) = pieces.or_else(|| self.pieces(*preserved, formula, conjuncts)) else {
            return vec![invariant];
        };
        let on_entry = self.obligations(*on_entry, &pieces);
        let preserved = self.obligations(*preserved, &pieces);
        let obligations = on_entry.into_iter().zip(preserved);
        let each = |(piece, (on_entry, preserved)): (Piece, (ObligationId, ObligationId))| LoopInvariant {
            formula: piece.formula,
            on_entry,
            preserved,
        };
        pieces.into_iter().zip(obligations).map(each).collect()
    }

    fn command(&mut self, command: Command, conjuncts: &[Conjunct], asked: &Asked) -> Vec<Command> {
        let span = command.span;
        match command.kind {
            CommandKind::Assert { condition, obligation, otherwise } => {
                let pieces = self.pieces(obligation, &condition, conjuncts);
                let Some(pieces) = pieces else {
                    return vec![Command { kind: CommandKind::Assert { condition, obligation, otherwise }, span }];
                };
                let obligations = self.obligations(obligation, &pieces);
                let assertion = |(piece, obligation): (Piece, ObligationId)| {
                    let kind = CommandKind::Assert { condition: piece.formula, obligation, otherwise };
                    Command { kind, span }
                };
                pieces.into_iter().zip(obligations).map(assertion).collect()
            }
            CommandKind::Call { procedure, arguments, result, exception, obligations, catches } => {
                let obligations = match asked.get(&procedure) {
                    Some(clauses) => self.call(&obligations, clauses),
                    None => obligations,
                };
                let kind = CommandKind::Call { procedure, arguments, result, exception, obligations, catches };
                vec![Command { kind, span }]
            }
            kind => vec![Command { kind, span }],
        }
    }

    /// The obligations of a call of a procedure that asks for more clauses than it did.
    fn call(&mut self, obligations: &[ObligationId], clauses: &BTreeMap<usize, Vec<Piece>>) -> Vec<ObligationId> {
        let each = |(position, id): (usize, &ObligationId)| match clauses.get(&position) {
            Some(pieces) => self.obligations(*id, pieces),
            None => vec![*id],
        };
        obligations.iter().enumerate().flat_map(each).collect()
    }
}

/// What a contract requires, with some of what callers check taken apart.
fn taken_apart(contract: &Contract, clauses: &BTreeMap<usize, Vec<Piece>>) -> Vec<Requires> {
    let positions: BTreeMap<usize, usize> =
        checked(contract).enumerate().map(|(position, (index, _))| (index, position)).collect();
    let each = |(index, requires): (usize, &Requires)| match positions.get(&index).and_then(|it| clauses.get(it)) {
        Some(pieces) => {
            pieces.iter().map(|piece| Requires { formula: piece.formula.clone(), ..requires.clone() }).collect()
        }
        None => vec![requires.clone()],
    };
    contract.requires.iter().enumerate().flat_map(each).collect()
}

/// A part of a formula: it follows from the formula, and all of them together give the formula.
#[derive(Clone)]
struct Piece {
    formula: Term,
    place: Option<Span>,
}

/// The pieces of a formula by the conjuncts of these clauses; `None` if there are not at least two, each with its place.
fn pieces(formula: &Term, conjuncts: &[Conjunct], clauses: &[Span]) -> Option<Vec<Piece>> {
    let is_of_clause = |conjunct: &&Conjunct| clauses.iter().any(|clause| clause.contains(conjunct.clause));
    let mut places: BTreeMap<&Term, Span> = BTreeMap::new();
    for conjunct in conjuncts.iter().filter(is_of_clause) {
        places.entry(&conjunct.formula).or_insert(conjunct.place);
    }
    let mut merged: Vec<Piece> = Vec::new();
    for piece in parts(formula, &places) {
        match merged.last_mut() {
            // What one conjunct has become stays together.
            Some(last) if last.place == piece.place => last.formula = and([last.formula.clone(), piece.formula]),
            _ => merged.push(piece),
        }
    }
    let is_told_apart = (2..=MOST_PARTS).contains(&merged.len()) && merged.iter().all(|piece| piece.place.is_some());
    is_told_apart.then_some(merged)
}

/// The conjuncts of a formula, also behind an implication and within a universal quantifier.
fn parts(formula: &Term, places: &BTreeMap<&Term, Span>) -> Vec<Piece> {
    let place = places.get(formula).copied();
    let within = |inner: &Term, wrap: &dyn Fn(Term) -> Term| {
        let inner = parts(inner, places).into_iter();
        inner.map(|piece| Piece { formula: wrap(piece.formula), place: piece.place.or(place) }).collect()
    };
    match formula.kind() {
        TermKind::Apply(Op::And, conjuncts) => {
            let mut found = Vec::new();
            for (index, conjunct) in conjuncts.iter().enumerate() {
                let before = and(conjuncts[..index].iter().cloned());
                let pieces = parts(conjunct, places).into_iter();
                found.extend(pieces.map(|piece| Piece { formula: implies(before.clone(), piece.formula), ..piece }));
            }
            found
        }
        TermKind::Apply(Op::Implies, sides) => within(&sides[1], &|piece| implies(sides[0].clone(), piece)),
        // An object that may be null, and what holds of it otherwise.
        TermKind::Apply(Op::Or, sides) if sides.len() == 2 && is_equation(&sides[0]) => {
            within(&sides[1], &|piece| or([sides[0].clone(), piece]))
        }
        TermKind::Quantified { quantifier: Quantifier::Forall, variables, triggers, body } => {
            let forall = |piece| quantified_with(Quantifier::Forall, variables.clone(), triggers.clone(), piece);
            within(body, &forall)
        }
        _ => vec![Piece { formula: formula.clone(), place }],
    }
}

fn is_equation(term: &Term) -> bool {
    matches!(term.kind(), TermKind::Apply(Op::Eq, _))
}
