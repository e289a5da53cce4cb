//! Whether what is proved says anything. A precondition or an invariant that no state meets, an assumption that contradicts what is
//! known, and code that no execution comes to make every proof behind them one from a contradiction.
//!
//! The program marks the places that executions ought to come to (`vcgen::is_probe`). Most are seen to be reached by running the
//! entry point from a few start states; only of the others is the prover asked whether no execution comes there.

use super::refute::Refuter;
use super::{is_true, millis};
use ir::{AssumeReason, BlockId, Body, CommandKind, ObligationId, ProcedureId, Program, Role};
use logic::build::bool;
use logic::{Answer, Hope, Prover};
use std::collections::BTreeSet;
use std::time::Instant;
use vcgen::reach::blocks;
use vcgen::{Options, Passive, Selection, goal, is_probe};

/// How many questions may cost all of their resources before no more are asked about an entry point.
const MOST_FRUITLESS: usize = 3;

/// Something that no execution comes to.
pub struct Vacuous {
    /// What says so.
    pub probe: ObligationId,
    /// Whether nothing is left of the entry point: no execution begins.
    pub extent: Extent,
    /// What it took to find out.
    pub millis: u64,
}

/// How much of an entry point is proved from a contradiction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Everything,
    /// What lies behind one place.
    Part,
}

/// What is known of an entry point's obligations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Proofs {
    /// All are proved.
    Complete,
    /// Some fail or are open. Then code may be unreachable for that reason.
    Incomplete,
}

/// A place that an execution ought to come to.
struct Probe {
    id: ObligationId,
    block: BlockId,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Where the entry point begins.
    Start,
    /// Where it begins, if a case applies.
    Case,
    /// Behind an assumption.
    Assumption,
    /// At a statement.
    Code,
}

/// What no execution of an entry point comes to, though one ought to.
pub fn vacuous(program: &Program, entry: ProcedureId, prover: &dyn Prover, proofs: Proofs) -> Vec<Vacuous> {
    let Some(body) = &program.procedures[entry].body else { return Vec::new() };
    let mut probes = probes(program, body);
    if proofs == Proofs::Incomplete {
        probes.retain(|probe| probe.kind != Kind::Code);
    }
    let expected: BTreeSet<ObligationId> = probes.iter().map(|probe| probe.id).collect();
    let reached = Refuter::new(program, entry, prover, None).reached(&expected);
    probes.retain(|probe| !reached.contains(&probe.id));
    if probes.is_empty() {
        return Vec::new();
    }
    let Some(passive) = thorough(program, entry) else { return Vec::new() };
    let mut search = Search { program, entry, prover, passive, fruitless: 0, free: None };
    let start = search.start(&probes);
    if start.iter().any(|vacuous| vacuous.extent == Extent::Everything) {
        return start;
    }
    let within = search.within(body, &probes);
    start.into_iter().chain(within).collect()
}

/// The passive form with everything that is assumed, whether something that is to be proved depends on it or not.
fn thorough(program: &Program, entry: ProcedureId) -> Option<Passive> {
    vcgen::passive(program, entry, Options { foresight: false, ..Options::proof() })
}

/// The places of a body, in order.
fn probes(program: &Program, body: &Body) -> Vec<Probe> {
    let mut list = Vec::new();
    for block in blocks(body) {
        let mut is_behind_assumption = false;
        for command in &body.blocks[block].commands {
            if let CommandKind::Check { condition, obligation } = &command.kind
                && is_probe(program, *obligation)
            {
                let kind = match is_behind_assumption {
                    true => Kind::Assumption,
                    false if block != body.entry => Kind::Code,
                    false if *condition == bool(false) => Kind::Start,
                    false => Kind::Case,
                };
                list.push(Probe { id: *obligation, block, kind });
            }
            let reason = AssumeReason::Written;
            is_behind_assumption = matches!(&command.kind, CommandKind::Assume { reason: of, .. } if *of == reason);
        }
    }
    list
}

struct Search<'s> {
    program: &'s Program,
    entry: ProcedureId,
    prover: &'s dyn Prover,
    passive: Passive,
    /// How many questions have cost all of their resources.
    fruitless: usize,
    /// The places that are not known ahead to be unreachable if nothing is assumed that somebody wrote. Made when it is needed.
    free: Option<BTreeSet<ObligationId>>,
}

impl Search<'_> {
    /// What makes that no execution begins, or none in some case.
    fn start(&mut self, probes: &[Probe]) -> Vec<Vacuous> {
        let of = |kind: Kind| probes.iter().filter(move |probe| probe.kind == kind).map(|probe| probe.id);
        let (starts, cases): (Vec<_>, Vec<_>) = (of(Kind::Start).collect(), of(Kind::Case).collect());
        let began = Instant::now();
        let nothing_begins = starts.first().is_some_and(|first| self.is_unreached(*first));
        if nothing_begins {
            // The invariants come first. They may be to blame alone, and else the precondition is.
            let is_to_blame = starts.len() + cases.len() == 1 || self.contradicts_alone(starts[0]);
            let blamed = if is_to_blame { Some(&starts[0]) } else { starts.get(1) };
            if let Some(probe) = blamed {
                return vec![Vacuous { probe: *probe, extent: Extent::Everything, millis: millis(began) }];
            }
        }
        let extent = if nothing_begins { Extent::Everything } else { Extent::Part };
        let never = cases.into_iter().filter_map(|probe| {
            let began = Instant::now();
            self.is_unreached(probe).then(|| Vacuous { probe, extent, millis: millis(began) })
        });
        never.collect()
    }

    /// Assumptions that nothing meets, and code that nothing comes to. What can only be come to through them is not named as well.
    fn within(&mut self, body: &Body, probes: &[Probe]) -> Vec<Vacuous> {
        let mut found: Vec<Vacuous> = Vec::new();
        let mut dead: BTreeSet<BlockId> = BTreeSet::new();
        for probe in probes.iter().filter(|probe| matches!(probe.kind, Kind::Assumption | Kind::Code)) {
            let is_named = found.iter().any(|found| found.probe == probe.id);
            if is_named || dead.contains(&probe.block) || !is_reachable(body, probe.block, &dead) {
                dead.insert(probe.block);
                continue;
            }
            let began = Instant::now();
            if self.is_unreached(probe.id) {
                dead.insert(probe.block);
                found.push(Vacuous { probe: probe.id, extent: Extent::Part, millis: millis(began) });
            }
        }
        found
    }

    /// Whether no execution comes to a place. What is known ahead without any prover counts if something that was written makes it so.
    fn is_unreached(&mut self, probe: ObligationId) -> bool {
        if !self.passive.probes().contains(&probe) {
            return self.is_free_to_reach(probe);
        }
        let passive = std::mem::take(&mut self.passive);
        let answer = self.asks(&passive, probe);
        self.passive = passive;
        answer
    }

    fn asks(&mut self, passive: &Passive, probe: ObligationId) -> bool {
        let name = format!("{} vacuous", self.program.procedures[self.entry].name);
        let goal = goal(passive, Selection::Unreached(probe), name);
        if is_true(&goal.conclusion) {
            return true;
        }
        if self.fruitless >= MOST_FRUITLESS {
            return false;
        }
        match self.prover.try_quickly(&goal, Hope::Proof) {
            Answer::Proved => true,
            Answer::Refuted(_) | Answer::Unknown { .. } => false,
            Answer::OutOfResources(_) | Answer::Error(_) => {
                self.fruitless += 1;
                false
            }
        }
    }

    /// Whether a place would not be known ahead to be unreachable if nobody had assumed anything.
    fn is_free_to_reach(&mut self, probe: ObligationId) -> bool {
        let (program, entry) = (self.program, self.entry);
        let free = self.free.get_or_insert_with(|| {
            let mut program = program.clone();
            let procedure = &mut program.procedures[entry];
            procedure.contract.requires.retain(|requires| requires.role == Role::Free);
            for block in procedure.body.iter_mut().flat_map(|body| body.blocks.values_mut()) {
                let is_written =
                    |kind: &CommandKind| matches!(kind, CommandKind::Assume { reason: AssumeReason::Written, .. });
                block.commands.retain(|command| !is_written(&command.kind));
            }
            thorough(&program, entry).map(|passive| passive.probes()).unwrap_or_default()
        });
        free.contains(&probe)
    }

    /// Whether the invariants at a place, and those that it names, contradict each other without any precondition.
    fn contradicts_alone(&mut self, probe: ObligationId) -> bool {
        let obligation = &self.program.obligations[probe];
        let places: BTreeSet<_> =
            obligation.related.iter().map(|(place, _)| *place).chain([obligation.span]).collect();
        let mut program = self.program.clone();
        let requires = &mut program.procedures[self.entry].contract.requires;
        requires.retain(|requires| requires.role == Role::Free || places.contains(&requires.span));
        thorough(&program, self.entry).is_some_and(|passive| self.asks(&passive, probe))
    }
}

/// Whether a block can be come to without passing any of these.
fn is_reachable(body: &Body, wanted: BlockId, avoided: &BTreeSet<BlockId>) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![body.entry];
    while let Some(block) = open.pop() {
        if block == wanted {
            return true;
        }
        if !avoided.contains(&block) && seen.insert(block) {
            open.extend(body.blocks[block].terminator.successors());
        }
    }
    false
}
