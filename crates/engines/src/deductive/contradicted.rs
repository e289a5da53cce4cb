//! Guesses about loops that executions contradict: nobody needs to ask a prover about them. The entry point runs from states that a program reaches, or
//! that are made up where any will do, with each guess checked wherever an iteration of its loop begins.
//!
//! A guess is struck out and never shown here: a mistake costs a proof and never makes one.

use super::Shared;
use super::found::Names;
use super::refute::{QUICK, starts};
use base::arena::Id;
use base::{Arena, Span};
use ir::interpreter::{Defaults, Interpreter, Start, StartObject, Value};
use ir::{
    Block, BlockId, Body, Command, CommandKind, ObligationId, Procedure, ProcedureId, ProcedureKind, Program,
    Terminator,
};
use logic::build::{bool, forall};
use logic::transform::free_variables;
use logic::{Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use vcgen::Flat;
use vcgen::followed::followed;
use vcgen::guesses::{Guess, What};

/// So many executions are made first: they contradict most of what is wrong, and what is left is cheaper to check in the others.
const FIRST: usize = 6;

/// So many steps all executions may take.
const MOST_STEPS: u64 = 400_000;

/// The obligations that guesses are in executions are numbered from here on: no program has as many.
const NUMBERED_FROM: usize = 1 << 24;

/// What tells models that they run, and the field of a builder of texts that only running gives a value.
const IS_RUNNING: &str = "invar.logic.Running.isOn()";
const TAIL: &str = "java.lang.AbstractStringBuilder.tail";

/// Executions of one entry point.
pub struct Executions<'e> {
    shared: &'e Shared<'e>,
    entry: ProcedureId,
    starts: Arc<Vec<Start>>,
}

/// A guess as it is checked in executions.
struct Checked {
    /// Its position among the guesses.
    position: usize,
    procedure: ProcedureId,
    /// Where the loop begins in the procedure.
    head: BlockId,
    condition: Term,
    /// What some terms were where the loop began, by the variables that keep it.
    kept: Vec<(Var, Term)>,
}

impl<'e> Executions<'e> {
    /// Executions of this entry point.
    pub fn of(shared: &'e Shared<'e>, entry: ProcedureId) -> Executions<'e> {
        let as_in_proofs = |shared: &Shared<'_>, entry| {
            starts(shared, entry).into_iter().filter(|start| !start.objects.iter().any(has_tail)).collect()
        };
        Executions { shared, entry, starts: shared.starts(entry, as_in_proofs) }
    }

    /// The program.
    pub fn program(&self) -> &'e Program {
        self.shared.program
    }

    /// The guesses that no execution contradicts, as far as executions can tell.
    pub fn not_contradicted(&self, flat: &Flat, guesses: Vec<Guess>) -> Vec<Guess> {
        if self.starts.is_empty() {
            return guesses;
        }
        let mut left = self.checked(flat, &guesses);
        let mut contradicted = BTreeSet::new();
        let mut steps = 0;
        let (first, rest) = self.starts.split_at(FIRST.min(self.starts.len()));
        for batch in [first, rest] {
            let found = self.run(&left, batch, &mut steps);
            left.retain(|checked| !found.contains(&checked.position));
            contradicted.extend(found);
        }
        let kept = guesses.into_iter().enumerate().filter(|(position, _)| !contradicted.contains(position));
        kept.map(|(_, guess)| guess).collect()
    }

    /// Runs some of the states. The answer is what fails, by position.
    fn run(&self, checked: &[Checked], starts: &[Start], steps: &mut u64) -> BTreeSet<usize> {
        let mut contradicted = BTreeSet::new();
        if checked.is_empty() {
            return contradicted;
        }
        let interpreter = self.interpreter(checked);
        for start in starts {
            base::budget::point();
            if *steps > MOST_STEPS {
                break;
            }
            let run = interpreter.run_reached(self.entry, start, &QUICK, &mut Defaults);
            *steps += run.steps + 1;
            let of_guess = |id: ObligationId| id.index().checked_sub(NUMBERED_FROM);
            contradicted.extend(run.noted.iter().filter_map(|noted| of_guess(noted.obligation)));
        }
        contradicted
    }

    /// The native that tells models that they run, as proofs know it: what only running needs is no part of the state that guesses are about.
    fn as_in_proofs(&self) -> Option<(ProcedureId, Procedure)> {
        let (id, native) =
            self.shared.program.procedures.iter().find(|(_, procedure)| &*procedure.name == IS_RUNNING)?;
        let (mut procedure, mut blocks) = (native.clone(), Arena::default());
        let kind = CommandKind::Assign { target: native.result.clone()?, value: bool(false) };
        let commands = vec![Command { kind, span: native.span }];
        let entry = blocks.push(Block { header: None, commands, terminator: Terminator::Return });
        procedure.kind = ProcedureKind::Code;
        procedure.body = Some(Body { blocks, entry });
        Some((id, procedure))
    }

    /// The program with the guesses as checks.
    fn interpreter(&self, checked: &[Checked]) -> Interpreter<'e> {
        let mut changed: BTreeMap<ProcedureId, Procedure> = self.as_in_proofs().into_iter().collect();
        for Checked { position, procedure, head, condition, kept } in checked {
            let procedure =
                changed.entry(*procedure).or_insert_with(|| self.shared.program.procedures[*procedure].clone());
            let Some(body) = &mut procedure.body else { continue };
            let span = procedure.span;
            let obligation = ObligationId::from_index(NUMBERED_FROM + position);
            let kind = CommandKind::Check { condition: condition.clone(), obligation };
            body.blocks[*head].commands.insert(0, Command { kind, span });
            for (variable, value) in kept {
                if procedure.locals.contains(variable) {
                    continue;
                }
                procedure.locals.push(variable.clone());
                keep(body, *head, variable, value, span);
            }
        }
        self.shared.interpreter.with(&changed)
    }

    /// The guesses as conditions over the variables of the methods that the loops are written in; those that cannot be said are left out.
    fn checked(&self, flat: &Flat, guesses: &[Guess]) -> Vec<Checked> {
        let program = self.shared.program;
        let procedures = followed(program, self.entry);
        let mut names: HashMap<BlockId, Option<(Names, ProcedureId, BlockId)>> = HashMap::new();
        let mut all = Vec::new();
        for (position, guess) in guesses.iter().enumerate() {
            let found = names.entry(guess.head).or_insert_with(|| {
                let header = flat.blocks[guess.head].header.as_ref()?;
                let places = std::iter::once(&self.entry).chain(&procedures);
                let (procedure, head) = places.into_iter().find_map(|id| {
                    let body = program.procedures[*id].body.as_ref()?;
                    let is_it = |block: &ir::Block| block.header.as_ref().is_some_and(|it| it.span == header.span);
                    let head = body.blocks.iter().find(|(_, block)| is_it(block)).map(|(head, _)| head)?;
                    Some((*id, head))
                })?;
                Some((Names::in_procedure(program, flat, guess.head, header, procedure), procedure, head))
            });
            let Some((names, procedure, head)) = found else { continue };
            all.extend(self.as_condition(names, guess, *procedure, *head).map(|(condition, kept)| Checked {
                position,
                procedure: *procedure,
                head: *head,
                condition,
                kept,
            }));
        }
        all
    }

    /// What a guess says in the frame of a method, and what it needs to be kept where the loop begins.
    fn as_condition(
        &self,
        names: &Names,
        guess: &Guess,
        procedure: ProcedureId,
        head: BlockId,
    ) -> Option<(Term, Vec<(Var, Term)>)> {
        let formula = match &guess.what {
            What::Formula(formula) => formula.clone(),
            What::ForAll { variable, body, .. } => forall(vec![variable.clone()], body.clone()),
            What::Combination { .. } | What::OfObjects(_) => return None,
        };
        let mut kept: Vec<(Var, Term)> = Vec::new();
        let condition = names.for_executions(&formula, &mut |value| {
            let variable = Var::new(format!("{value}%kept{}", head.index()), value.sort().clone());
            if !kept.iter().any(|(known, _)| *known == variable) {
                kept.push((variable.clone(), value));
            }
            variable.term()
        })?;
        let program = self.shared.program;
        let code = &program.procedures[procedure];
        let parameters = code.parameters.iter().map(|parameter| &parameter.variable);
        let locals: BTreeSet<&Var> =
            parameters.chain(&code.result).chain(&code.exception).chain(&code.locals).collect();
        let is_global = |variable: &Var| program.globals.iter().any(|global| global.variable == *variable);
        let is_there = |term: &Term| free_variables(term).iter().all(|it| locals.contains(it) || is_global(it));
        let names_kept: BTreeSet<&Var> = kept.iter().map(|(variable, _)| variable).collect();
        let is_kept = |value: &Term| matches!(value.kind(), TermKind::Var(_)) && is_there(value);
        let is_sayable = kept.iter().all(|(_, value)| is_kept(value))
            && free_variables(&condition).iter().all(|it| names_kept.contains(it) || is_there(&it.term()));
        is_sayable.then_some((condition, kept))
    }
}

/// Whether an object has something in a field that only running needs.
fn has_tail(object: &StartObject) -> bool {
    object.fields.iter().any(|(field, value)| &*field.name == TAIL && *value != Value::NULL)
}

/// Keeps a value wherever a loop is come to from outside.
fn keep(body: &mut Body, head: BlockId, variable: &Var, value: &Term, span: Span) {
    let latch = body.blocks[head].header.as_ref().map(|header| header.latch);
    let outside: Vec<BlockId> = body
        .blocks
        .iter()
        .filter(|(id, block)| Some(*id) != latch && block.terminator.successors().contains(&head))
        .map(|(id, _)| id)
        .collect();
    for id in outside {
        let kind = CommandKind::Assign { target: variable.clone(), value: value.clone() };
        body.blocks[id].commands.push(Command { kind, span });
    }
}
