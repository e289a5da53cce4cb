//! What flow analysis says where loops begin holds in every execution: its facts are written into random programs (crate `generate`) as assertions, and
//! none of them fails when the programs run. `INVAR_FLOW_PROGRAMS` says how many, `INVAR_FLOW_SEED` with which seed they begin. Programs whose
//! facts fail are kept under `target/tmp/flow-differences`.

use crate::common::examined::deeply;
use crate::common::in_parallel;
use base::rules;
use flow::relations::Relations;
use flow::{Graph, fixpoint};
use invar::pipeline::{self, FrontOptions};
use invar::run::{Options, run_front};
use ir::interpreter::Limits;
use ir::vocabulary::null;
use ir::{Block, BlockId, Body, Command, CommandKind, Program, Terminator};
use logic::build::{implies, int, le, ne};
use logic::{Obligation, Op, Sort, Term, TermKind};
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

/// So many programs are run at a time.
const BATCH: u64 = 200;

/// So many steps of a run are enough.
const STEPS: u64 = 3_000_000;

/// What the message of an assertion of a fact begins with.
const FACT: &str = "flow analysis says";

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{variable}={text}: {error}")),
        Err(_) => otherwise,
    }
}

/// Makes branches of the assertions behind which Java goes on with an exception.
fn branch_at_exceptions(body: &mut Body) {
    for id in body.blocks.ids().collect::<Vec<BlockId>>() {
        let commands = std::mem::take(&mut body.blocks[id].commands);
        let terminator = std::mem::replace(&mut body.blocks[id].terminator, Terminator::Stop);
        let mut current = id;
        for command in commands {
            match command.kind {
                CommandKind::Assert { condition, otherwise: Some(otherwise), .. } => {
                    let empty = Block { header: None, commands: Vec::new(), terminator: Terminator::Stop };
                    let then_block = body.blocks.push(empty);
                    let else_block = otherwise.block;
                    body.blocks[current].terminator =
                        Terminator::Branch { condition, then_block, else_block, written: None };
                    current = then_block;
                }
                _ => body.blocks[current].commands.push(command),
            }
        }
        body.blocks[current].terminator = terminator;
        for block in body.blocks.ids().collect::<Vec<BlockId>>() {
            if let Some(header) = body.blocks[block].header.as_mut().filter(|header| header.latch == id) {
                header.latch = current;
            }
        }
    }
}

/// A fact where what it reads is there: fields and lengths of null have values in logic, and none in a run.
fn where_read(fact: &Term) -> Term {
    let mut objects: BTreeSet<Term> = BTreeSet::new();
    let mut open = vec![fact];
    while let Some(term) = open.pop() {
        if matches!(term.kind(), TermKind::Apply(Op::Select | Op::Function(_), _)) {
            objects.extend(term.children().iter().filter(|part| *part.sort() == Sort::Ref).cloned());
        }
        open.extend(term.children());
    }
    // What a path begins with is looked at before the path.
    let mut objects: Vec<Term> = objects.into_iter().collect();
    objects.sort_by_key(|object| object.to_string().len());
    objects.into_iter().rev().fold(fact.clone(), |fact, object| implies(ne(object, null()), fact))
}

/// Asserts where the loops of a program begin what is known there. The answer is how many facts there are.
fn assert_facts(program: &mut Program) -> usize {
    let foreign: BTreeSet<_> = program.globals.iter().map(|global| global.variable.clone()).collect();
    let mut count = 0;
    for id in program.procedures.ids().collect::<Vec<_>>() {
        let Some(mut body) = program.procedures[id].body.clone() else { continue };
        if body.blocks.values().all(|block| block.header.is_none()) {
            continue;
        }
        branch_at_exceptions(&mut body);
        let graph = Graph { blocks: &body.blocks, entry: body.entry };
        let domain = Relations::new(graph, foreign.clone(), HashSet::new());
        let states = fixpoint(graph, &domain);
        let heads: Vec<BlockId> =
            body.blocks.iter().filter(|(_, block)| block.header.is_some()).map(|(head, _)| head).collect();
        for head in heads {
            let (Some(known), Some(header)) = (states.get(&head), body.blocks[head].header.clone()) else { continue };
            let own = known.numbers.intervals.iter();
            let own = own.filter(|(variable, interval)| domain.is_read(head, variable) && interval.is_known());
            let bounds = own.flat_map(|(variable, interval)| {
                [le(int(interval.low), variable.term()), le(variable.term(), int(interval.high))]
            });
            let facts: Vec<_> = domain.facts(known, head, &|_| true).into_iter().chain(bounds).collect();
            count += facts.len();
            for fact in facts {
                let message = format!("{FACT} {fact} in {}", program.procedures[id].name);
                let obligation = program.obligations.push(Obligation {
                    rule: &rules::ASSERTION,
                    span: header.span,
                    message,
                    related: Vec::new(),
                });
                let kind = CommandKind::Assert { condition: where_read(&fact), obligation, otherwise: None };
                body.blocks[head].commands.insert(0, Command { kind, span: header.span });
            }
        }
        program.procedures[id].body = Some(body);
    }
    count
}

/// How many facts a program has that none of its loops contradicts, or the one that a loop does.
fn check(path: &Path) -> Result<usize, String> {
    deeply(|| {
        let mut front = pipeline::front(&[path.to_path_buf()], &FrontOptions::default());
        let count = assert_facts(&mut front.ir);
        let limits = Limits { steps: STEPS, ..Limits::to_run() };
        let options = Options { limits, ..Options::default() };
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let outcome = run_front(&front, &options, &mut std::io::empty(), &mut output, &mut errors);
        match outcome.problem {
            Some(problem) if problem.contains(FACT) || problem.contains("no meaning") => Err(problem),
            _ => Ok(count),
        }
    })
}

#[test]
fn no_fact_is_contradicted_by_an_execution() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let kept = target.join("flow-differences");
    fs::create_dir_all(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let (first, count) = (number("INVAR_FLOW_SEED", 1), number("INVAR_FLOW_PROGRAMS", 100));
    let (mut failures, mut facts, mut done) = (Vec::new(), 0, 0);
    while done < count {
        let size = BATCH.min(count - done);
        let folder = tempfile::tempdir_in(target).expect("a folder can be made");
        let seeds: Vec<u64> = (first + done..first + done + size).collect();
        let results = in_parallel(&seeds, |seed| {
            let program = generate::program(*seed);
            let path = folder.path().join(format!("{}.java", program.name));
            fs::write(&path, &program.text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            check(&path).map_err(|problem| {
                let _ = fs::copy(&path, kept.join(format!("{}.java", program.name)));
                format!("seed {seed}: {problem}")
            })
        });
        for result in results {
            match result {
                Ok(count) => facts += count,
                Err(failure) => failures.push(failure),
            }
        }
        done += size;
        println!("{done} programs with {facts} facts were run, {} contradict one", failures.len());
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(facts > count as usize, "{facts} facts in {count} programs");
}
