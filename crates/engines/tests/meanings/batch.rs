//! A stock and calls on it, as a procedure, and what its passive form says.

use super::cases::{Argument, Case, arguments};
use super::exact::Exact;
use super::machine::Machine;
use super::stock::Stock;
use super::world;
use base::arena::Id;
use ir::Program;
use ir::interpreter::Interpreter;
use logic::{Op, Term, TermKind, build};
use std::collections::BTreeSet;
use vcgen::{Options, Passive, Step};

/// Calls that were run, with what they were run on.
pub struct Batch {
    /// The parameters of the procedure, as text.
    parameters: String,
    /// What holds at its start.
    start: Vec<String>,
    pub cases: Vec<Case>,
    /// The state at the start, as a model.
    pub exact: Exact,
}

/// How the arguments of a call are found.
pub type Finds<'f> = &'f dyn Fn(&Stock<'_>) -> Vec<Argument>;

/// The formulas of a batch.
#[derive(Default)]
pub struct Formulas {
    /// What vcgen adds: they may be used everywhere.
    pub facts: Vec<Term>,
    /// What the translation of calls defines: a new variable each.
    pub defined: Vec<Term>,
    /// What the translation of calls assumes beyond that.
    pub assumed: Vec<Term>,
    /// What holds at the start.
    pub start: Vec<Term>,
    /// What the interpreter chose where any choice is right.
    pub chosen: Vec<Term>,
    /// What calls gave, as far as proofs must know it.
    pub known: Vec<Term>,
    /// What calls gave beyond that.
    pub beyond: Vec<Term>,
}

/// The obligations stand for parts of the formulas.
const PARTS: [&str; 4] = ["start", "chosen", "known", "beyond"];

impl Batch {
    /// So many calls of each native, chosen at random.
    pub fn random(seed: u64, natives: &[&'static str], calls: usize) -> Batch {
        Batch::of(seed, |stock| {
            let mut cases = Vec::new();
            for native in natives.iter().cycle().take(calls * natives.len()) {
                if let Some(arguments) = (0..5).find_map(|_| arguments(stock, native)) {
                    cases.push(Case::run(stock, native, &arguments, cases.len()));
                }
            }
            cases
        })
    }

    /// Calls in an order: each a native, and how its arguments are found.
    pub fn chosen(seed: u64, calls: &[(&'static str, Finds<'_>)]) -> Batch {
        Batch::of(seed, |stock| {
            let mut cases = Vec::new();
            for (native, arguments) in calls {
                let arguments = arguments(stock);
                cases.push(Case::run(stock, native, &arguments, cases.len()));
            }
            cases
        })
    }

    fn of(seed: u64, run: impl Fn(&mut Stock<'_>) -> Vec<Case>) -> Batch {
        let program = world::program("");
        let interpreter = Interpreter::new(&program);
        let mut stock = Stock::new(Machine::new(&program, &interpreter), seed);
        let start = stock.start();
        let cases = run(&mut stock);
        let exact = Exact::new(&mut stock, &cases);
        Batch { parameters: stock.parameters(), start, cases, exact }
    }

    /// The natives that are called.
    pub fn natives(&self) -> BTreeSet<&'static str> {
        self.cases.iter().map(|case| case.native).collect()
    }

    /// What the call with this result gave, where no definition says it.
    pub fn outcome(&self, result: &str) -> Option<&str> {
        let is_it = |case: &&Case| case.result.as_ref().is_some_and(|(name, _)| name == result);
        self.cases.iter().find(is_it)?.outcome.as_deref()
    }

    /// The program with a procedure that makes the calls.
    fn program(&self) -> Program {
        let mut text = String::new();
        for (index, part) in PARTS.iter().enumerate() {
            text.push_str(&format!("obligation #{index} IV0208 \"{part}\" @0:1..2\n"));
        }
        text.push_str("entry procedure calls seen by body @0:0..9\n");
        text.push_str(&self.parameters);
        for (name, sort) in self.cases.iter().filter_map(|case| case.result.as_ref()) {
            text.push_str(&format!("  local {name}: {sort}\n"));
        }
        text.push_str("  begin b0\n  b0:\n");
        let mut command = |command: &str| text.push_str(&format!("    {command} @0:1..2\n"));
        self.start.iter().for_each(|fact| command(&format!("assert #0 {fact}")));
        for case in &self.cases {
            command(&case.command);
            for (part, facts) in [&case.chosen, &case.known, &case.beyond].into_iter().enumerate() {
                facts.iter().for_each(|fact| command(&format!("assert #{} {fact}", part + 1)));
            }
        }
        text.push_str("    return\nend\n");
        world::program(&text)
    }

    /// What proofs say of it.
    pub fn formulas(&self, options: Options) -> Formulas {
        let program = self.program();
        let calls = program.procedure_named("calls").expect("the program has one");
        // All that is said, also of values that are known.
        let options = Options { foresight: false, ..options };
        let passive: Passive = vcgen::passive(&program, calls, options).expect("it has a body");
        let mut formulas = Formulas { facts: passive.facts, ..Formulas::default() };
        for step in passive.blocks.into_iter().flat_map(|block| block.steps) {
            match step {
                Step::Assume(formula) if is_definition(&formula) => formulas.defined.push(formula),
                Step::Assume(formula) => formulas.assumed.push(formula),
                Step::Probe(..) => {}
                Step::Check(formula, part) => formulas.part(part.index()).push(formula),
                Step::Assert(checks) => {
                    checks.into_iter().for_each(|(formula, part)| formulas.part(part.index()).push(formula));
                }
            }
        }
        formulas
    }
}

/// Whether a formula says what a variable is, which is new then.
fn is_definition(formula: &Term) -> bool {
    match formula.kind() {
        TermKind::Apply(Op::Eq, sides) => matches!(sides[0].kind(), TermKind::Var(_)),
        _ => false,
    }
}

impl Formulas {
    fn part(&mut self, index: usize) -> &mut Vec<Term> {
        match index {
            0 => &mut self.start,
            1 => &mut self.chosen,
            2 => &mut self.known,
            _ => &mut self.beyond,
        }
    }
}

impl Formulas {
    /// All formulas without triggers: where everything is defined, there is nothing to trigger.
    pub fn without_triggers(self) -> Formulas {
        let all = |formulas: Vec<Term>| formulas.iter().map(without_triggers).collect();
        Formulas {
            facts: all(self.facts),
            defined: all(self.defined),
            assumed: all(self.assumed),
            start: all(self.start),
            chosen: all(self.chosen),
            known: all(self.known),
            beyond: all(self.beyond),
        }
    }
}

fn without_triggers(term: &Term) -> Term {
    match term.kind() {
        TermKind::Apply(op, arguments) => Term::apply(op.clone(), arguments.iter().map(without_triggers).collect()),
        TermKind::Quantified { quantifier, variables, body, .. } => {
            build::quantified(*quantifier, variables.clone(), without_triggers(body))
        }
        _ => term.clone(),
    }
}
