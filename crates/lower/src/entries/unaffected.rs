//! What need not be promised, because nothing that a procedure does can make it false: that maps which it cannot write are unchanged
//! outside of its frame, and class invariants that hold on entry and read nothing that it can write. Without these, few of the
//! snapshots of the state on entry are needed.
//!
//! What an unknown effect may do to the maps that no command writes it may do to each of them in the same way: of their frames one is kept,
//! of a field and of a static field each, which holds exactly if the others do.

use crate::build::snapshots::drop_unread;
use crate::entries::effects::{Calls, Effects};
use base::{Arena, Rule, rules};
use ir::{
    BlockId, CommandKind, Ensures, GlobalKind, LoopHeader, Modified, ObligationId, Procedure, ProcedureId, Program,
    Visibility,
};
use logic::build::bool;
use logic::transform::free_variables;
use logic::{Obligation, Term, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Leaves all that away, in all procedures.
pub fn drop_unaffected(program: &mut Program) {
    let effects = Effects::of(program, Calls::Code);
    let promised = Effects::of(program, Calls::Contracts);
    let globals: HashMap<Var, Kind> = program.globals.iter().filter_map(kind_of).collect();
    for id in program.procedures.ids().collect::<Vec<_>>() {
        let Program { procedures, obligations, .. } = program;
        let procedure = &mut procedures[id];
        let unaffected = Unaffected::new((&effects, &promised), &globals, obligations, (id, procedure));
        let mut ensures = std::mem::take(&mut procedure.contract.ensures);
        let mut kept = Kept::default();
        ensures.retain_mut(|ensures| unaffected.keep(ensures.obligation, &mut ensures.formula, &mut kept));
        // Whoever follows the body does not ask what it promises.
        let is_followed = procedure.visibility == Visibility::Body;
        ensures.retain_mut(|ensures| {
            let lasts = unaffected.is_lasting_invariant(ensures);
            if lasts {
                ensures.obligation = None;
            }
            !lasts || !is_followed
        });
        for header in headers(procedure) {
            let mut kept = Kept::default();
            let keep = |invariant: &mut ir::LoopInvariant| {
                unaffected.keep(Some(invariant.preserved), &mut invariant.formula, &mut kept)
            };
            header.invariants.retain_mut(keep);
        }
        procedure.contract.ensures = ensures;
        drop_unread(procedure);
        procedure.memo = Default::default();
    }
    number_again(program);
}

fn headers(procedure: &mut Procedure) -> impl Iterator<Item = &mut LoopHeader> {
    let blocks = procedure.body.iter_mut().flat_map(|body| body.blocks.values_mut());
    blocks.filter_map(|block| block.header.as_mut())
}

/// Globals that an unknown effect changes in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    /// A map from objects.
    Objects,
    /// A static field.
    Static,
}

/// The kind of a global; those that an unknown effect may not change at all have none, for their frames hold.
fn kind_of(global: &ir::Global) -> Option<(Var, Kind)> {
    let kind = match &global.kind {
        GlobalKind::Field { .. } | GlobalKind::Elements(_) => Kind::Objects,
        GlobalKind::Static { .. } => Kind::Static,
        GlobalKind::Now => return None,
    };
    (!global.is_final).then(|| (global.variable.clone(), kind))
}

/// What of the frames of one place is kept.
#[derive(Default)]
struct Kept {
    /// The obligations that are there.
    obligations: HashSet<ObligationId>,
    /// What stands for the others of its kind, for each obligation.
    kinds: HashSet<(ObligationId, Kind)>,
}

/// What a procedure cannot affect.
struct Unaffected<'e> {
    effects: &'e Effects,
    /// What is known of the effects of calls by contract.
    promised: &'e Effects,
    globals: &'e HashMap<Var, Kind>,
    obligations: &'e Arena<ObligationId, Obligation>,
    id: ProcedureId,
    required: HashSet<Term>,
    parameters: BTreeSet<Var>,
    /// The snapshots, with what they are of.
    snapshots: HashMap<Var, Var>,
    /// Whether sets of locations are given by formulas: their frames are not alike.
    has_sets: bool,
    /// Whether everything may change under a condition: callers ask for the frame then.
    is_conditional: bool,
}

impl<'e> Unaffected<'e> {
    fn new(
        (effects, promised): (&'e Effects, &'e Effects),
        globals: &'e HashMap<Var, Kind>,
        obligations: &'e Arena<ObligationId, Obligation>,
        (id, procedure): (ProcedureId, &Procedure),
    ) -> Unaffected<'e> {
        let is_set = |place: &Modified| matches!(place, Modified::Where(_) | Modified::When { .. });
        Unaffected {
            effects,
            promised,
            globals,
            obligations,
            id,
            required: procedure.contract.requires.iter().map(|requires| requires.formula.clone()).collect(),
            parameters: procedure.parameters.iter().map(|parameter| parameter.variable.clone()).collect(),
            snapshots: procedure.contract.snapshots.iter().cloned().collect(),
            has_sets: procedure.contract.modifies.iter().any(is_set),
            is_conditional: procedure.contract.modifies.iter().any(is_conditional),
        }
    }

    fn has_rule(&self, obligation: Option<ObligationId>, rule: &Rule) -> bool {
        obligation.is_some_and(|id| self.obligations[id].rule == rule)
    }

    /// Whether a promise or a loop's invariant stays. Of those that are plain to see one stays for each obligation: the user wrote it.
    fn keep(&self, obligation: Option<ObligationId>, formula: &mut Term, kept: &mut Kept) -> bool {
        let Some(obligation) = obligation.filter(|_| self.has_rule(obligation, &rules::FRAME)) else { return true };
        match self.frame(formula) {
            Frame::Needed => {
                kept.obligations.insert(obligation);
                true
            }
            Frame::Alike(kind) => {
                kept.obligations.insert(obligation);
                kept.kinds.insert((obligation, kind))
            }
            Frame::Plain => {
                *formula = bool(true);
                kept.obligations.insert(obligation)
            }
        }
    }

    /// What becomes of the formula that a map is unchanged: it compares the map with its value before.
    fn frame(&self, formula: &Term) -> Frame {
        let variables = free_variables(formula);
        let mut globals = variables.iter().filter(|one| self.effects.is_global(one));
        let (Some(map), None) = (globals.next(), globals.next()) else { return Frame::Needed };
        if self.is_conditional || self.promised.writes(self.id, map) {
            return Frame::Needed;
        }
        if !self.promised.is_unknown(self.id) {
            return Frame::Plain;
        }
        // But for the clock, it speaks of nothing else: no location of this map is in the frame.
        let clock = ir::vocabulary::now();
        let is_same = |variable: &Var| {
            variable == map || self.snapshots.get(variable).is_some_and(|of| of == map || *of == clock)
        };
        match self.globals.get(map) {
            Some(kind) if !self.has_sets && variables.iter().all(is_same) => Frame::Alike(*kind),
            _ => Frame::Needed,
        }
    }

    /// Whether a promise is a class invariant that holds on entry and speaks only of parameters, which never change, and of what cannot change.
    fn is_lasting_invariant(&self, ensures: &Ensures) -> bool {
        let lasts = |variable: &Var| {
            self.parameters.contains(variable)
                || self.effects.is_global(variable) && !self.effects.may_write(self.id, variable)
        };
        self.has_rule(ensures.obligation, &rules::CLASS_INVARIANT)
            && self.required.contains(&ensures.formula)
            && free_variables(&ensures.formula).iter().all(lasts)
    }
}

/// Whether a place is everything, under a condition.
fn is_conditional(place: &Modified) -> bool {
    match place {
        Modified::When { place, .. } => **place == Modified::Everything || is_conditional(place),
        _ => false,
    }
}

/// What becomes of the formula that a map is unchanged.
enum Frame {
    /// It is checked.
    Needed,
    /// It holds exactly if those of other maps of this kind do.
    Alike(Kind),
    /// It holds.
    Plain,
}

/// Obligations that nothing mentions any more go; the others keep their order.
fn number_again(program: &mut Program) {
    let mut used: HashSet<ObligationId> = HashSet::new();
    for procedure in program.procedures.values() {
        used.extend(procedure.contract.ensures.iter().filter_map(|ensures| ensures.obligation));
        used.extend(procedure.body_obligations());
    }
    if used.len() == program.obligations.len() {
        return;
    }
    let mut numbers = HashMap::new();
    let mut kept = Arena::default();
    for (id, obligation) in program.obligations.iter().filter(|(id, _)| used.contains(id)) {
        numbers.insert(id, kept.push(obligation.clone()));
    }
    program.obligations = kept;
    for id in program.procedures.ids().collect::<Vec<_>>() {
        renumber(&mut program.procedures[id], &numbers);
    }
}

fn renumber(procedure: &mut Procedure, numbers: &HashMap<ObligationId, ObligationId>) {
    let again = |id: &mut ObligationId| {
        if let Some(number) = numbers.get(id) {
            *id = *number;
        }
    };
    procedure.contract.ensures.iter_mut().filter_map(|ensures| ensures.obligation.as_mut()).for_each(again);
    let Some(body) = &mut procedure.body else { return };
    for block in body.blocks.ids().collect::<Vec<BlockId>>() {
        let block = &mut body.blocks[block];
        for invariant in block.header.iter_mut().flat_map(|header| &mut header.invariants) {
            again(&mut invariant.on_entry);
            again(&mut invariant.preserved);
        }
        for command in &mut block.commands {
            match &mut command.kind {
                CommandKind::Assert { obligation, .. }
                | CommandKind::Check { obligation, .. }
                | CommandKind::Escape { obligation, .. } => again(obligation),
                CommandKind::Call { obligations, .. } => obligations.iter_mut().for_each(again),
                _ => {}
            }
        }
    }
}
