//! Whether what is proved says anything. A precondition or an invariant that no state meets, an assumption that contradicts what is
//! known, and code that no execution comes to make every proof behind them one from a contradiction.
//!
//! The program marks the places that executions ought to come to (`vcgen::is_probe`). Most are seen to be reached by running the
//! entry point from a few start states; only of the others is the prover asked whether no execution comes there.

use super::refute::Refuter;
use super::{Shared, is_true, millis};
use ir::{AssumeReason, BlockId, Body, CommandKind, ObligationId, ProcedureId, Program, Role};
use logic::build::bool;
use logic::{Answer, Hope, Prover};
use std::collections::BTreeSet;
use std::time::Instant;
use vcgen::followed::blocks;
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
    /// Where it stands in its block.
    position: usize,
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
pub fn vacuous(shared: &Shared<'_>, entry: ProcedureId, prover: &dyn Prover, proofs: Proofs) -> Vec<Vacuous> {
    let program = shared.program;
    let Some(body) = &program.procedures[entry].body else { return Vec::new() };
    let mut probes = probes(program, body);
    // The latch of a loop may be there without any way to it.
    probes.retain(|probe| is_reachable(body, probe.block, &BTreeSet::new()));
    if proofs == Proofs::Incomplete {
        probes.retain(|probe| probe.kind != Kind::Code);
    }
    if probes.is_empty() {
        return Vec::new();
    }
    let expected: BTreeSet<ObligationId> = probes.iter().map(|probe| probe.id).collect();
    let reached = Refuter::new(shared, entry, prover, None).reached(&expected);
    probes.retain(|probe| !reached.contains(&probe.id));
    if probes.is_empty() {
        return Vec::new();
    }
    let Some(passive) = thorough(program, entry) else { return Vec::new() };
    let mut search = Search { program, entry, prover, passive, fruitless: 0, free: None };
    let (cases, places): (Vec<Probe>, Vec<Probe>) = probes.into_iter().partition(|probe| probe.kind == Kind::Case);
    let dead = search.unreached(body, places);
    let start = search.start(&dead, &cases);
    if start.iter().any(|vacuous| vacuous.extent == Extent::Everything) {
        return start;
    }
    start.into_iter().chain(first_of(body, &dead)).collect()
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
        for (position, command) in body.blocks[block].commands.iter().enumerate() {
            if let CommandKind::Check { condition, obligation } = &command.kind
                && is_probe(program, *obligation)
            {
                let kind = match is_behind_assumption {
                    true => Kind::Assumption,
                    false if block != body.entry => Kind::Code,
                    false if *condition == bool(false) => Kind::Start,
                    false => Kind::Case,
                };
                list.push(Probe { id: *obligation, block, position, kind });
            }
            let reason = AssumeReason::Written;
            is_behind_assumption = matches!(&command.kind, CommandKind::Assume { reason: of, .. } if *of == reason);
        }
    }
    list
}

/// A place that nothing comes to, with what it took to find out.
struct Dead {
    probe: Probe,
    millis: u64,
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
    /// The places that nothing comes to. Whoever comes to a place has come through all that lie on every way to it, so that the last
    /// ones are asked about first: mostly there is no need to ask about others.
    fn unreached(&mut self, body: &Body, places: Vec<Probe>) -> Vec<Dead> {
        let before = |last: &Probe| {
            let passed = places.iter().enumerate().filter(|(_, probe)| is_before(body, probe, last));
            passed.map(|(index, _)| index).collect()
        };
        let before: Vec<BTreeSet<usize>> = places.iter().map(before).collect();
        let mut open: BTreeSet<usize> = (0..places.len()).collect();
        let mut dead = Vec::new();
        while let Some(last) =
            open.iter().copied().find(|index| !open.iter().any(|other| before[*other].contains(index)))
        {
            let began = Instant::now();
            open.remove(&last);
            if self.is_unreached(places[last].id) {
                dead.push((last, millis(began)));
            } else {
                open.retain(|index| !before[last].contains(index));
            }
        }
        dead.sort_unstable();
        let mut places: Vec<Option<Probe>> = places.into_iter().map(Some).collect();
        dead.into_iter().filter_map(|(index, millis)| Some(Dead { probe: places[index].take()?, millis })).collect()
    }

    /// What makes that no execution begins, or none in some case.
    fn start(&mut self, dead: &[Dead], cases: &[Probe]) -> Vec<Vacuous> {
        let starts: Vec<&Dead> = dead.iter().filter(|dead| dead.probe.kind == Kind::Start).collect();
        if let Some(first) = starts.first() {
            // The invariants come first. They may be to blame alone, and else the precondition is.
            let is_to_blame = starts.len() + cases.len() == 1 || self.contradicts_alone(first.probe.id);
            let blamed = if is_to_blame { Some(first) } else { starts.get(1) };
            if let Some(Dead { probe, millis }) = blamed {
                return vec![Vacuous { probe: probe.id, extent: Extent::Everything, millis: *millis }];
            }
        }
        let extent = if starts.is_empty() { Extent::Part } else { Extent::Everything };
        let never = cases.iter().filter_map(|case| {
            let began = Instant::now();
            self.is_unreached(case.id).then(|| Vacuous { probe: case.id, extent, millis: millis(began) })
        });
        never.collect()
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
            Answer::Proved { .. } => true,
            Answer::Refuted(_) | Answer::Unknown { .. } => false,
            Answer::Unconfirmed(_) | Answer::OutOfResources(_) | Answer::Stopped(_) | Answer::Error(_) => {
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
        let places: BTreeSet<_> = obligation.related.iter().map(|(place, _)| *place).chain([obligation.span]).collect();
        let mut program = self.program.clone();
        let requires = &mut program.procedures[self.entry].contract.requires;
        requires.retain(|requires| requires.role == Role::Free || places.contains(&requires.span));
        thorough(&program, self.entry).is_some_and(|passive| self.asks(&passive, probe))
    }
}

/// The first places that nothing comes to. What can only be come to through others is not named as well.
fn first_of(body: &Body, dead: &[Dead]) -> Vec<Vacuous> {
    let mut found: Vec<Vacuous> = Vec::new();
    for Dead { probe, millis } in dead {
        let others = dead.iter().map(|dead| dead.probe.block).filter(|block| *block != probe.block).collect();
        let is_behind =
            dead.iter().any(|other| other.probe.block == probe.block && other.probe.position < probe.position);
        let is_named = found.iter().any(|found| found.probe == probe.id);
        if !is_behind && !is_named && is_reachable(body, probe.block, &others) {
            found.push(Vacuous { probe: probe.id, extent: Extent::Part, millis: *millis });
        }
    }
    found
}

/// Whether a place lies on every way to another one.
fn is_before(body: &Body, probe: &Probe, last: &Probe) -> bool {
    if probe.block == last.block {
        return probe.position < last.position;
    }
    !is_reachable(body, last.block, &BTreeSet::from([probe.block]))
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
