//! Invariants of objects that nobody wrote: guessed for each class with fields that only its own file gives values, and struck out until what is left is
//! established by every constructor and kept by every entry point that may touch these fields.
//!
//! What an entry point keeps it keeps given that all guesses hold where it begins, so all of them are gone over until none is struck out any more.

use super::contradicted::Executions;
use super::explore::Pool;
use super::inference::{LoopInference, Stage};
use super::leaks::Leaks;
use super::observed::{Observed, maps_of_elements};
use super::owned::{may_write_into, owned_arrays};
use super::parallel::in_parallel;
use super::{Shared, decisions, is_true};
use base::Name;
use base::arena::Id;
use base::budget;
use ir::interpreter::{ObjectId, Start, Value};
use ir::{CommandKind, JavaType, ObjectInvariant, Procedure, ProcedureId, ProcedureKind, Program};
use logic::{Answer, Hope, Prover, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};
use vcgen::guesses::{Candidate, Candidates, Guess, What, kept, position_of_kept, strongest};
use vcgen::{Options, Passive, Selection, goal};

/// Where more entry points than this may touch the fields of a class, nothing is guessed about it.
const MOST_ENTRIES: usize = 60;

/// Methods that become larger than this are not looked at.
const MOST_BLOCKS: usize = 500;

/// So much is followed, and so much within methods that are looked at for guesses.
const COMMANDS: usize = 2_000;
const COMMANDS_FOR_GUESSES: usize = 400;

/// So often the entry points of a class are gone over, and so often one is asked about.
const MOST_ROUNDS: usize = 12;
const MOST_QUERIES: usize = 30;

/// So often the prover may run out of resources over the invariants that one entry point keeps: what is left is as hard.
const MOST_EXHAUSTED: usize = 3;

/// Finds invariants of objects and gives them to the program. `is_whole` says of which entry points all is known.
pub fn find_invariants(shared: &Shared<'_>, prover: &dyn Prover, is_whole: &dyn Fn(ProcedureId) -> bool) {
    let program = shared.program;
    let callers = callers(program);
    let mut leaks = Leaks::default();
    let mut found: Vec<ObjectInvariant> = Vec::new();
    // What an earlier search has found in the same program is looked for again.
    program.invariants.set(Vec::new());
    program.invariants.set_owned(Vec::new());
    for class in program.construction.kept_fields.keys() {
        budget::check();
        let Some(subject) = Subject::of(program, *class, &callers, &mut leaks, is_whole) else { continue };
        found.extend(subject.invariants(shared, prover, &found));
        program.invariants.set(found.clone());
    }
}

/// The procedures that call each one, or stand for it.
fn callers(program: &Program) -> BTreeMap<ProcedureId, Vec<ProcedureId>> {
    let mut callers: BTreeMap<ProcedureId, Vec<ProcedureId>> = BTreeMap::new();
    for (id, procedure) in program.procedures.iter() {
        for callee in procedure.all_callees() {
            callers.entry(*callee).or_default().push(id);
        }
    }
    callers
}

/// The entry points that come to one of these procedures, those first that make objects: they strike out most.
fn entries(
    program: &Program,
    mut touching: BTreeSet<ProcedureId>,
    callers: &BTreeMap<ProcedureId, Vec<ProcedureId>>,
    constructors: &BTreeSet<ProcedureId>,
) -> Vec<ProcedureId> {
    let is_asked = |id: &ProcedureId| program.procedures[*id].is_entry && !program.construction.closed.contains(id);
    // Whoever only calls what keeps the invariants keeps them too: if that does not rest on arguments that are not null, and not in an
    // initialiser, where static fields may not have been set.
    let is_reference = |ty: &JavaType| matches!(ty, JavaType::Class(_) | JavaType::Array(_));
    let takes_any = |id: &ProcedureId| {
        let parameters = &program.procedures[*id].parameters;
        parameters.iter().all(|parameter| &*parameter.variable.name == "this" || !is_reference(&parameter.ty))
    };
    let mut open: Vec<ProcedureId> = touching.iter().copied().collect();
    while let Some(id) = open.pop() {
        let is_settled = is_asked(&id) && takes_any(&id);
        let more = callers.get(&id).into_iter().flatten().copied();
        let more = more.filter(|caller| !is_settled || program.initializers.contains(caller));
        open.extend(more.filter(|caller| touching.insert(*caller)).collect::<Vec<_>>());
    }
    let mut entries: Vec<ProcedureId> = touching.into_iter().filter(is_asked).collect();
    entries.sort_by_key(|id| (!constructors.contains(id), *id));
    entries
}

/// A class, and what there is to know of it.
struct Subject {
    class: Name,
    /// The procedures with an object of the class as `this`, apart from constructors.
    methods: Vec<ProcedureId>,
    /// The entry points that may touch the fields, or make objects.
    entries: Vec<ProcedureId>,
    /// The fields whose arrays nothing else refers to.
    owned: Vec<Var>,
    /// The entry points that may touch the fields or what these arrays hold, or make objects.
    entries_of_elements: Vec<ProcedureId>,
}

impl Subject {
    /// Nothing if the class is none to guess about.
    fn of(
        program: &Program,
        class: Name,
        callers: &BTreeMap<ProcedureId, Vec<ProcedureId>>,
        leaks: &mut Leaks,
        is_whole: &dyn Fn(ProcedureId) -> bool,
    ) -> Option<Subject> {
        let construction = &program.construction;
        let fields = construction.kept_fields.get(&class).filter(|fields| !fields.is_empty())?;
        let is_one = |made: &Name| program.is_subtype(&JavaType::Class(*made), &JavaType::Class(class));
        let constructors = construction.all_constructors.iter().filter(|(_, made)| is_one(made));
        let constructors: BTreeSet<ProcedureId> = constructors.map(|(id, _)| *id).collect();
        if constructors.iter().any(|id| leaks.leaks(program, *id, 0)) {
            return None;
        }
        let touches = |command: &CommandKind| command.parts().0.into_iter().any(|target| fields.contains(target));
        let around = class.split_once('$').map_or(&*class, |(outer, _)| outer);
        let (mut methods, mut touching) = (Vec::new(), BTreeSet::new());
        for (id, procedure) in program.procedures.iter() {
            if procedure.kind != ProcedureKind::Code {
                continue;
            }
            // Code of the same file that is not understood may do anything to the fields.
            let is_near = procedure.name.strip_prefix(around).is_some_and(|rest| rest.starts_with(['.', '$', '(']));
            if is_near && (procedure.body.is_none() || procedure.is_entry && !is_whole(id)) {
                return None;
            }
            let this = procedure.parameters.first().filter(|first| &*first.variable.name == "this");
            if this.is_some_and(|this| this.ty == JavaType::Class(class)) && !constructors.contains(&id) {
                methods.push(id);
            }
            if constructors.contains(&id) || procedure.commands().any(|command| touches(&command.kind)) {
                touching.insert(id);
            }
        }
        let owned = owned_arrays(program, class, leaks);
        let writes = |procedure: &Procedure| owned.iter().any(|field| may_write_into(program, procedure, field));
        let writing = program.procedures.iter().filter(|(_, procedure)| writes(procedure)).map(|(id, _)| id);
        let touching_elements = touching.iter().copied().chain(writing).collect();
        let entries = entries(program, touching, callers, &constructors);
        let entries_of_elements = self::entries(program, touching_elements, callers, &constructors);
        (entries.len() <= MOST_ENTRIES).then_some(Subject { class, methods, entries, owned, entries_of_elements })
    }

    /// The invariants that hold together with those that are known.
    fn invariants(&self, shared: &Shared<'_>, prover: &dyn Prover, known: &[ObjectInvariant]) -> Vec<ObjectInvariant> {
        let program = shared.program;
        program.invariants.set(known.to_vec());
        let options = Options { size: COMMANDS_FOR_GUESSES, recursion: 1, ..Options::proof() };
        let methods = self.methods.iter().filter_map(|method| {
            let this = program.procedures[*method].parameters.first()?;
            Some((this.variable.clone(), vcgen::with_loops(program, *method, options)?))
        });
        let mut candidates = Candidates::of(program, self.class, methods);
        self.observe(shared, &mut candidates);
        let simple = self.not_contradicted(shared, candidates.simple());
        let mut found = self.kept(shared, prover, known, simple, &self.entries);
        let conditional = self.not_contradicted(shared, candidates.conditional(&found));
        let all: Vec<Candidate> = found.iter().cloned().chain(conditional).collect();
        if all.len() > found.len() {
            found = self.kept(shared, prover, known, all, &self.entries);
        }
        found.extend(self.of_elements(shared, prover, known, &candidates, &found));
        strongest(found)
    }

    /// What holds of the elements of arrays together with what was found.
    fn of_elements(
        &self,
        shared: &Shared<'_>,
        prover: &dyn Prover,
        known: &[ObjectInvariant],
        candidates: &Candidates,
        found: &[Candidate],
    ) -> Vec<Candidate> {
        if self.owned.is_empty() || self.entries_of_elements.len() > MOST_ENTRIES {
            return Vec::new();
        }
        let invariants = &shared.program.invariants;
        let before = invariants.owned();
        invariants.set_owned(before.iter().chain(&self.owned).cloned().collect());
        let known: Vec<ObjectInvariant> = known.iter().cloned().chain(strongest(found.to_vec())).collect();
        let guessed = self.not_contradicted(shared, candidates.of_elements(shared.program, &self.owned));
        let of_elements = self.kept(shared, prover, &known, guessed, &self.entries_of_elements);
        if of_elements.is_empty() {
            invariants.set_owned(before.to_vec());
        }
        of_elements
    }

    /// Notes what numbers of objects have been in executions.
    fn observe(&self, shared: &Shared<'_>, candidates: &mut Candidates) {
        let program = shared.program;
        let elements = maps_of_elements(program);
        let mut ranges: Vec<Option<(i128, i128)>> = vec![None; candidates.numbers().len()];
        for start in shared.pool(self.class).get().into_iter().flat_map(Pool::starts) {
            let observed = Observed::new(start, &elements);
            for object in self.objects(program, start) {
                for (number, range) in candidates.numbers().iter().zip(&mut ranges) {
                    let Some(value) = observed.number_of(number, &object) else { continue };
                    *range = Some(range.map_or((value, value), |(least, most)| (least.min(value), most.max(value))));
                }
            }
        }
        for (number, range) in candidates.numbers().to_vec().iter().zip(ranges) {
            if let Some((least, most)) = range {
                candidates.note_range(number, least, most);
            }
        }
    }

    /// The objects of the class in a state.
    fn objects(&self, program: &Program, start: &Start) -> Vec<Value> {
        let class = JavaType::Class(self.class);
        let all = start.objects.iter().enumerate();
        let of_class = all.filter(|(_, object)| program.is_subtype(&object.ty, &class));
        of_class.map(|(position, _)| Value::Ref(Some(ObjectId::from_index(position)))).collect()
    }

    /// Those that hold together with what is known.
    fn kept(
        &self,
        shared: &Shared<'_>,
        prover: &dyn Prover,
        known: &[ObjectInvariant],
        mut left: Vec<Candidate>,
        entries: &[ProcedureId],
    ) -> Vec<Candidate> {
        let program = shared.program;
        let of_loops = OfLoops::default();
        for _ in 0..MOST_ROUNDS {
            if left.is_empty() {
                return left;
            }
            let tried = left.iter().map(|candidate| candidate.invariant.clone());
            program.invariants.set(known.iter().cloned().chain(tried).collect());
            let positions: Vec<usize> = (known.len()..known.len() + left.len()).collect();
            let kept_by = |entry: ProcedureId| kept_by(shared, entry, prover, &positions, &of_loops);
            let all: Vec<BTreeSet<usize>> = in_parallel(entries, prover.workers(), &kept_by);
            let is_kept = |position: usize| all.iter().all(|kept| kept.contains(&position));
            let count = left.len();
            left = survivors(left, |at| is_kept(known.len() + at));
            if left.len() == count {
                return left;
            }
        }
        Vec::new()
    }

    /// The candidates that no object contradicts that calls have led to, and that all objects meet that are there from the beginning: no entry point
    /// makes those.
    fn not_contradicted(&self, shared: &Shared<'_>, candidates: Vec<Candidate>) -> Vec<Candidate> {
        let program = shared.program;
        let elements = maps_of_elements(program);
        let objects = |start: &Start| self.objects(program, start);
        let initial = &program.initial.values;
        let first = objects(initial);
        let is_met = |candidate: &Candidate| {
            first.iter().all(|object| Observed::new(initial, &elements).confirms(&candidate.invariant, object))
        };
        let mut left: Vec<Candidate> = candidates.into_iter().filter(is_met).collect();
        let pool = shared.pool(self.class);
        // Of objects that nobody can make everything holds, above all what is wrong.
        let is_made = |start: &Start| !objects(start).is_empty();
        let is_public = program.construction.constructors.contains_key(&self.class);
        if is_public && first.is_empty() && !pool.get().into_iter().flat_map(Pool::starts).any(is_made) {
            return Vec::new();
        }
        for start in pool.get().into_iter().flat_map(Pool::starts) {
            base::budget::point();
            let observed = Observed::new(start, &elements);
            for object in objects(start) {
                left.retain(|candidate| !observed.contradicts(&candidate.invariant, &object));
            }
        }
        left
    }
}

fn survivors(candidates: Vec<Candidate>, is_kept: impl Fn(usize) -> bool) -> Vec<Candidate> {
    candidates.into_iter().enumerate().filter(|(at, _)| is_kept(*at)).map(|(_, candidate)| candidate).collect()
}

/// What has been shown of the loops of each entry point: with fewer invariants of objects the same guesses hold, or fewer.
type OfLoops = Mutex<HashMap<ProcedureId, Vec<Guess>>>;

/// Those invariants, by their positions, that an entry point keeps if all hold where it begins.
fn kept_by(
    shared: &Shared<'_>,
    entry: ProcedureId,
    prover: &dyn Prover,
    positions: &[usize],
    of_loops: &OfLoops,
) -> BTreeSet<usize> {
    let program = shared.program;
    let options = Options { keeps: true, size: COMMANDS, ..Options::proof() };
    let Some(flat) = vcgen::with_loops(program, entry, options) else { return BTreeSet::new() };
    if flat.blocks.len() > MOST_BLOCKS {
        return BTreeSet::new();
    }
    let name = format!("{} keeps", program.procedures[entry].name);
    let inference = LoopInference::new(Executions::of(shared, entry), prover, &name, options, flat);
    let earlier = || of_loops.lock().unwrap_or_else(PoisonError::into_inner);
    let is_of_objects = |guess: &&Guess| matches!(guess.what, What::OfObjects(_));
    let again = earlier().get(&entry).map(|shown| {
        let of_objects = inference.guesses().iter().filter(is_of_objects).cloned();
        shown.iter().filter(|guess| !is_of_objects(guess)).cloned().chain(of_objects).collect()
    });
    let (inference, is_new) = match again {
        Some(guesses) => (inference.with(guesses), false),
        None => (inference, true),
    };
    let mut shown = inference.shown(&[], Stage::Variables);
    if is_new && !program.invariants.owned().is_empty() {
        shown.extend(inference.shown(&shown, Stage::Elements));
    }
    let passive = inference.passive_with(&shown);
    earlier().insert(entry, shown);
    asked_about(&passive, prover, &name, positions)
}

/// Those invariants, by their positions, that hold wherever they are claimed: all are asked about at once, and what a counterexample contradicts is left
/// out. Where none tells, there are two halves.
fn asked_about(passive: &Passive, prover: &dyn Prover, name: &str, positions: &[usize]) -> BTreeSet<usize> {
    let mut shown_kept = BTreeSet::new();
    let mut open = vec![positions.to_vec()];
    let (mut queries, mut exhausted) = (0, 0);
    while let Some(mut asked) = open.pop() {
        let claimed: Vec<_> = asked.iter().map(|position| kept(*position)).collect();
        let selection = Selection::These(&claimed);
        let goal = goal(passive, selection, name.to_string());
        if asked.is_empty() || is_true(&goal.conclusion) {
            shown_kept.extend(asked);
            continue;
        }
        queries += 1;
        if queries > MOST_QUERIES {
            break;
        }
        let model = match prover.try_quickly(&goal, Hope::Glance) {
            Answer::Proved { .. } => {
                shown_kept.extend(asked);
                continue;
            }
            Answer::Refuted(model) | Answer::Unknown { candidate: Some(model), .. } => Some(model),
            _ => {
                exhausted += 1;
                if exhausted > MOST_EXHAUSTED {
                    break;
                }
                None
            }
        };
        let failure = model.and_then(|mut model| decisions::failure(passive, selection, &mut *model));
        let failing: BTreeSet<usize> =
            failure.iter().flat_map(|failure| &failure.siblings).filter_map(|id| position_of_kept(*id)).collect();
        let count = asked.len();
        asked.retain(|position| !failing.contains(position));
        if asked.len() == count && count > 1 {
            // Some of them may be easier without the others.
            let rest = asked.split_off(count / 2);
            open.extend([rest, asked]);
        } else if asked.len() < count {
            open.push(asked);
        }
    }
    shown_kept
}
