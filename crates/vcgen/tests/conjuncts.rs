//! Obligations that are taken apart: the program stays one, and all conjuncts together say what the clause said.

use base::arena::Id;
use base::{FileId, Span};
use ir::{CommandKind, Conjunct, ObligationId, Program};
use logic::build::{and, bool, eq, implies, not, or};
use logic::transform::substitute;
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};
use vcgen::conjuncts::split;

const PROGRAM: &str = "
obligation #0 IV0201 \"the postcondition\" @0:20..30
obligation #1 IV0202 \"at the first call\" @0:60..61
obligation #2 IV0202 \"at the second call\" @0:70..71
obligation #3 IV0204 \"on entry\" @0:40..50
obligation #4 IV0205 \"preserved\" @0:40..50
obligation #5 IV0208 \"the assertion\" @0:80..90
obligation #6 IV0210 \"that the clause has a value\" @0:80..90

entry procedure `f(int)` seen by contract @0:0..9
  parameter n: Int is int
  local i: Int
  requires free n <= 1000 \"it fits\" @0:1..2
  requires checked 0 < n && n < 100 \"it is small\" @0:10..19
  ensures #0 n < 100 && 0 < n
  begin b0
  b0:
    i := 0 @0:20..21
    goto b1
  b1: loop latch b2 @0:40..50
      invariant #3 #4 0 <= i && i <= n
    branch i < n then b2 else b3
  b2:
    i := i + 1 @0:16..17
    goto b1
  b3:
    call `f(int)`(i) #1 @0:60..61
    call `f(int)`(n) #2 @0:70..71
    assert #5 0 < i && i < n @0:80..90
    assert #6 0 < i && i < n @0:80..90
    return
end
";

fn span(start: u32, end: u32) -> Span {
    Span::new(FileId::from_index(0), start, end)
}

/// The program, with each operand of a conjunction at a place of its own in its clause.
fn program() -> Program {
    let mut program = ir::parse::parse(PROGRAM).expect("a program");
    let id = program.procedure_named("f(int)").expect("the procedure");
    let procedure = &program.procedures[id];
    let commands = procedure.commands().filter_map(|command| match &command.kind {
        CommandKind::Assert { condition, .. } => Some((condition.clone(), span(80, 90))),
        _ => None,
    });
    let blocks = procedure.body.as_ref().expect("a body").blocks.values();
    let headers = blocks.filter_map(|block| block.header.as_ref());
    let clauses: Vec<(Term, Span)> = commands
        .chain(headers.flat_map(|header| &header.invariants).map(|it| (it.formula.clone(), span(40, 50))))
        .chain(procedure.contract.requires.iter().map(|it| (it.formula.clone(), it.span)))
        .chain(procedure.contract.ensures.iter().map(|it| (it.formula.clone(), span(20, 30))))
        .collect();
    for (formula, clause) in clauses {
        program.procedures[id].conjuncts.extend(noted(&formula, clause));
    }
    program
}

/// The operands of a conjunction, at one place after the other.
fn noted(formula: &Term, clause: Span) -> Vec<Conjunct> {
    let TermKind::Apply(Op::And, operands) = formula.kind() else { return Vec::new() };
    let place = |index: usize| span(clause.start + index as u32, clause.start + index as u32 + 1);
    let operands = operands.iter().enumerate();
    operands.map(|(index, formula)| Conjunct { clause, formula: formula.clone(), place: place(index) }).collect()
}

fn ids(numbers: impl IntoIterator<Item = usize>) -> BTreeSet<ObligationId> {
    numbers.into_iter().map(ObligationId::from_index).collect()
}

#[test]
fn every_kind_of_clause_is_taken_apart_and_the_program_stays_one() {
    let split = split(&program(), &ids(0..7)).expect("there are conjunctions");
    assert_eq!(ir::check::check(&split.program), []);
    let places: Vec<(usize, Vec<u32>)> = split
        .parts
        .iter()
        .map(|(id, parts)| (id.index(), parts.iter().filter_map(|part| Some(part.place?.start)).collect()))
        .collect();
    let expected = [
        (0, vec![20, 21]),
        (1, vec![10, 11]),
        (2, vec![10, 11]),
        (3, vec![40, 41]),
        (4, vec![40, 41]),
        (5, vec![80, 81]),
    ];
    assert_eq!(places, expected);
}

#[test]
fn what_is_not_asked_for_stays_whole() {
    assert!(split(&program(), &ids([6])).is_none());
    // A clause of a callee concerns all its calls, but only one of them is told apart.
    let split = split(&program(), &ids([2])).expect("there is a conjunction");
    assert_eq!(ir::check::check(&split.program), []);
    assert_eq!(split.parts.keys().copied().collect::<BTreeSet<_>>(), ids([2]));
}

/// Numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

fn variable(index: usize) -> Var {
    Var::new(format!("p{index}"), Sort::Bool)
}

const VARIABLES: usize = 4;

fn formula(numbers: &mut Numbers, depth: usize) -> Term {
    let any = |numbers: &mut Numbers| variable(numbers.below(VARIABLES)).term();
    match numbers.below(if depth == 0 { 2 } else { 7 }) {
        0 => any(numbers),
        1 => not(any(numbers)),
        2 => implies(formula(numbers, depth - 1), formula(numbers, depth - 1)),
        3 => or([eq(any(numbers), any(numbers)), formula(numbers, depth - 1)]),
        _ => and([formula(numbers, depth - 1), formula(numbers, depth - 1), formula(numbers, depth - 1)]),
    }
}

/// All terms within a formula.
fn within(formula: &Term, list: &mut Vec<Term>) {
    list.push(formula.clone());
    if let TermKind::Apply(_, arguments) = formula.kind() {
        arguments.iter().for_each(|argument| within(argument, list));
    }
}

#[test]
fn all_conjuncts_together_say_what_the_clause_said() {
    let mut numbers = Numbers(7);
    let mut taken_apart = 0;
    for _ in 0..2_000 {
        let formula = formula(&mut numbers, 3);
        let Some(pieces) = pieces(&formula) else { continue };
        taken_apart += 1;
        for truths in 0..1 << VARIABLES {
            let value = |index: usize| (variable(index), bool(truths >> index & 1 == 1));
            let values: HashMap<Var, Term> = (0..VARIABLES).map(value).collect();
            let together = and(pieces.iter().map(|piece| substitute(piece, &values)));
            assert_eq!(substitute(&formula, &values), together, "{formula} with {truths:b}");
        }
    }
    assert!(taken_apart > 500, "only {taken_apart} of the formulas were taken apart");
}

/// What an assertion of a formula is taken apart into, where every part of it has a place.
fn pieces(formula: &Term) -> Option<Vec<Term>> {
    let mut program = ir::parse::parse(
        "obligation #0 IV0208 \"it\" @0:0..9999
entry procedure `g()` seen by body @0:0..9
  begin b0
  b0:
    assert #0 true @0:0..9999
    return
end
",
    )
    .expect("a program");
    let id = program.procedure_named("g()").expect("the procedure");
    let procedure = &mut program.procedures[id];
    let mut terms = Vec::new();
    within(formula, &mut terms);
    let place = |index: usize| span(index as u32, index as u32 + 1);
    let conjunct = |(index, formula): (usize, Term)| Conjunct { clause: span(0, 9999), formula, place: place(index) };
    procedure.conjuncts = terms.into_iter().enumerate().map(conjunct).collect();
    let body = procedure.body.as_mut().expect("a body");
    for command in &mut body.blocks[body.entry].commands {
        if let CommandKind::Assert { condition, .. } = &mut command.kind {
            *condition = formula.clone();
        }
    }
    let split = split(&program, &ids([0]))?;
    let conditions = split.program.procedures[id].commands().filter_map(|command| match &command.kind {
        CommandKind::Assert { condition, .. } => Some(condition.clone()),
        _ => None,
    });
    Some(conditions.collect())
}
