//! The body of one procedure while it is being written: blocks, the current block, variables, obligations.

use crate::context::{Context, Lowered, Obligations, snapshot};
use crate::exceptions::{Region, Thrown};
use crate::frames::Frame;
use base::{Name, Rule, Span};
use ir::{
    AssumeReason, Block, BlockId, Body, Command, CommandKind, Contract, LoopHeader, ObligationId, Procedure,
    Terminator, vocabulary::now,
};
use logic::{Obligation, Sort, Term, TermKind, Var};
use sema::program::{LabelId, LocalId, Method, Origin, Unsupported};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Where `break` and `continue` go.
#[derive(Clone, Copy)]
pub struct LoopTargets {
    /// Behind the loop.
    pub after: BlockId,
    /// To the next iteration.
    pub next: BlockId,
}

/// A point between commands.
#[derive(Clone, Copy)]
pub struct Point {
    block: BlockId,
    position: usize,
}

/// The body of one procedure while it is being written.
pub struct Builder<'a> {
    /// The whole program.
    pub context: &'a Context<'a>,
    /// The method.
    pub method: &'a Method,
    /// All obligations of the program.
    pub obligations: &'a mut Obligations,
    /// The next allocation site.
    pub sites: &'a mut u32,
    /// `this`, if there is one.
    pub this: Option<Term>,
    /// The variable for each parameter and local.
    pub variables: HashMap<LocalId, Var>,
    /// The variable for each parameter's value on entry.
    pub entry_values: HashMap<LocalId, Var>,
    /// Variables of the procedure other than parameters and result.
    pub locals: Vec<Var>,
    /// Globals whose value on entry somebody asks for, with the local that holds it.
    pub snapshots: BTreeMap<Var, Var>,
    /// What the method's verdicts rest on.
    pub assumptions: Vec<(Span, String)>,
    /// What is around that matters to whoever leaves, innermost last.
    pub regions: Vec<Region>,
    /// The labels that stand before the statement that comes next.
    pub labels: Vec<LabelId>,
    /// Blocks that make an implicit exception without arguments, by what makes it and by the number of regions around, with
    /// the handler that it goes to.
    pub makers: HashMap<(&'static str, usize), (BlockId, Option<BlockId>)>,
    /// Why nothing may be concluded from the body, although it can be run.
    pub proofless: Option<(Span, String)>,
    /// The variable that an exception leaves the procedure in.
    pub exception: Var,
    /// Locals in scope, outermost first.
    pub scope: Vec<LocalId>,
    /// What the method may change, if it says so.
    pub frame: Option<Frame>,
    /// What holds from entry on because it does not speak of the state.
    pub lasting: Vec<Term>,
    /// The definitions that are being replaced by their meaning.
    pub expanding: Vec<crate::observers::Expanding>,
    /// The classes whose invariants are being made a function.
    pub defining: Vec<sema::program::ClassId>,
    /// The methods whose values are being made a function.
    pub valuing: Vec<sema::program::MethodId>,
    /// The position of the loop over an array that is being lowered.
    pub position: Option<Term>,
    /// The moment that `\before` speaks of, where there is one.
    pub moment: Option<crate::moments::Moment>,
    /// Where executions are expected to come.
    pub probes: crate::probes::Probes,
    /// Where the conjuncts of clauses are written.
    pub conjuncts: crate::conjuncts::Conjuncts,
    blocks: base::Arena<BlockId, Block>,
    current: BlockId,
    names: HashSet<Name>,
    temporaries: usize,
    bound: usize,
}

impl<'a> Builder<'a> {
    /// An empty body.
    pub fn new(
        context: &'a Context<'a>,
        method: &'a Method,
        obligations: &'a mut Obligations,
        sites: &'a mut u32,
    ) -> Self {
        let mut blocks = base::Arena::new();
        let current = blocks.push(empty_block());
        Builder {
            context,
            method,
            obligations,
            sites,
            this: None,
            variables: HashMap::new(),
            entry_values: HashMap::new(),
            locals: Vec::new(),
            snapshots: BTreeMap::new(),
            assumptions: Vec::new(),
            regions: Vec::new(),
            labels: Vec::new(),
            makers: HashMap::new(),
            proofless: None,
            exception: Var::new("$exception", Sort::Ref),
            scope: Vec::new(),
            frame: None,
            lasting: Vec::new(),
            expanding: Vec::new(),
            defining: Vec::new(),
            valuing: Vec::new(),
            position: None,
            moment: None,
            probes: crate::probes::Probes::default(),
            conjuncts: crate::conjuncts::Conjuncts::default(),
            blocks,
            current,
            names: HashSet::new(),
            temporaries: 0,
            bound: 0,
        }
    }

    /// The first command: no exception yet.
    pub fn begin(&mut self, span: Span) {
        let exception = self.exception.clone();
        self.assign(span, &exception, ir::vocabulary::null());
    }

    /// Adds a command to the current block.
    pub fn emit(&mut self, span: Span, kind: CommandKind) {
        self.blocks[self.current].commands.push(Command { kind, span });
    }

    /// The point that the next command gets.
    pub fn point(&self) -> Point {
        Point { block: self.current, position: self.blocks[self.current].commands.len() }
    }

    /// Puts commands at a point where the writing has been before. Points behind it in the same block move.
    pub fn insert(&mut self, point: Point, commands: Vec<Command>) {
        self.blocks[point.block].commands.splice(point.position..point.position, commands);
    }

    /// `target := value`
    pub fn assign(&mut self, span: Span, target: &Var, value: Term) {
        self.emit(span, CommandKind::Assign { target: target.clone(), value });
    }

    /// What the heap model promises.
    pub fn assume_typing(&mut self, span: Span, condition: Term) {
        if !matches!(condition.kind(), TermKind::Bool(true)) {
            self.emit(span, CommandKind::Assume { condition, reason: AssumeReason::Typing });
        }
    }

    /// An obligation.
    pub fn oblige(
        &mut self,
        rule: &'static Rule,
        span: Span,
        message: impl Into<String>,
        related: Vec<(Span, String)>,
    ) -> ObligationId {
        self.obligations.push(Obligation { rule, span, message: message.into(), related })
    }

    /// An assertion with an obligation of its own, unless it is plainly true.
    pub fn check(&mut self, rule: &'static Rule, span: Span, message: impl Into<String>, condition: Term) {
        if !matches!(condition.kind(), TermKind::Bool(true)) {
            let obligation = self.oblige(rule, span, message, Vec::new());
            self.emit(span, CommandKind::Assert { condition, obligation, otherwise: None });
        }
    }

    /// The same, where Java throws an exception if it does not hold.
    pub fn check_throwing(
        &mut self,
        rule: &'static Rule,
        span: Span,
        message: impl Into<String>,
        condition: Term,
        thrown: Thrown,
    ) {
        if matches!(condition.kind(), TermKind::Bool(true)) {
            return;
        }
        // What the library throws because of what it is handed is its caller's affair, like an exception that it throws in words.
        if self.is_library() {
            return self.throw_unless(condition, thrown, span);
        }
        let obligation = self.oblige(rule, span, message, Vec::new());
        self.check_or_throw(obligation, condition, thrown, span);
    }

    /// Whether the code is the library's, or what every enum and record has: it has no obligations of its own.
    pub fn is_library(&self) -> bool {
        self.context.program.classes[self.method.owner].origin != Origin::Source
            || self.context.is_generated(self.method)
    }

    /// A new block.
    pub fn new_block(&mut self) -> BlockId {
        self.blocks.push(empty_block())
    }

    /// Ends the current block. What follows cannot be reached until [`Builder::enter`].
    pub fn terminate(&mut self, terminator: Terminator) {
        self.blocks[self.current].terminator = terminator;
        self.current = self.new_block();
    }

    /// Jumps to a block and goes on writing there.
    pub fn go_on_in(&mut self, block: BlockId) {
        self.terminate(Terminator::Goto(block));
        self.enter(block);
    }

    /// Goes on writing in a block.
    pub fn enter(&mut self, block: BlockId) {
        self.current = block;
    }

    /// The block that is being written.
    pub fn current(&self) -> BlockId {
        self.current
    }

    /// Where in the current block the next command goes.
    pub fn position(&self) -> (BlockId, usize) {
        (self.current, self.blocks[self.current].commands.len())
    }

    /// Makes a block the beginning of a loop.
    pub fn set_header(&mut self, block: BlockId, header: LoopHeader) {
        self.blocks[block].header = Some(header);
    }

    /// A variable for a Java local; a second one of that name gets a number.
    pub fn declare(&mut self, name: Name, sort: Sort) -> Var {
        let name = ir_name(name);
        let mut unique = name;
        let mut number = 1;
        while !self.names.insert(unique) {
            number += 1;
            unique = Name::new(&format!("{name}${number}"));
        }
        Var::new(unique, sort)
    }

    /// A variable that Java does not see.
    pub fn temporary(&mut self, sort: Sort) -> Var {
        self.temporaries += 1;
        let variable = Var::new(format!("$t{}", self.temporaries), sort);
        self.locals.push(variable.clone());
        variable
    }

    /// A name for a quantified variable, bound nowhere else in the procedure.
    pub fn bind(&mut self, name: Name, sort: Sort) -> Var {
        self.bound += 1;
        Var::new(format!("{name}%{}", self.bound), sort)
    }

    /// Keeps the value of a term from what happens later.
    pub fn capture(&mut self, span: Span, term: Term) -> Term {
        if matches!(term.kind(), TermKind::Int(_) | TermKind::Bool(_)) {
            return term;
        }
        let variable = self.temporary(term.sort().clone());
        self.assign(span, &variable, term);
        variable.term()
    }

    /// The value that a global had on entry.
    pub fn on_entry(&mut self, global: &Var) -> Term {
        self.snapshots.entry(global.clone()).or_insert_with(|| snapshot("old", global)).term()
    }

    /// The clock of allocation on entry.
    pub fn entry_time(&mut self) -> Term {
        self.on_entry(&now())
    }

    /// The next allocation site.
    pub fn next_site(&mut self) -> u32 {
        *self.sites += 1;
        *self.sites
    }

    /// The body, with the snapshots taken first.
    pub fn finish(mut self) -> Finished {
        let entry: BlockId = base::arena::Id::from_index(0);
        let snapshots: Vec<(Var, Var)> =
            self.snapshots.iter().map(|(global, local)| (local.clone(), global.clone())).collect();
        let span = self.method.span;
        let taken = snapshots.iter().map(|(local, global)| Command {
            kind: CommandKind::Assign { target: local.clone(), value: global.term() },
            span,
        });
        self.blocks[entry].commands.splice(0..0, taken);
        self.locals.extend(snapshots.iter().map(|(local, _)| local.clone()));
        let body = crate::prune::prune(Body { blocks: self.blocks, entry });
        Finished {
            body,
            locals: self.locals,
            snapshots,
            assumptions: self.assumptions,
            proofless: self.proofless,
            conjuncts: self.conjuncts.finish(),
        }
    }
}

/// What a builder leaves behind.
pub struct Finished {
    /// The code.
    pub body: Body,
    /// Its variables.
    pub locals: Vec<Var>,
    /// Its snapshots.
    pub snapshots: Vec<(Var, Var)>,
    /// What it rests on.
    pub assumptions: Vec<(Span, String)>,
    /// Why nothing may be concluded from it.
    pub proofless: Option<(Span, String)>,
    /// Where the conjuncts of its clauses are written.
    pub conjuncts: Vec<ir::Conjunct>,
}

impl Finished {
    /// Gives all of it to a procedure with this contract.
    pub fn fill(self, procedure: &mut Procedure, contract: Contract) {
        procedure.contract = Contract { snapshots: self.snapshots, ..contract };
        procedure.locals = self.locals;
        procedure.assumptions = self.assumptions;
        procedure.unsupported.extend(self.proofless);
        procedure.conjuncts = self.conjuncts;
        procedure.body = Some(self.body);
    }
}

/// The name of a Java variable in the IR. Names with a single `$` are Invar's own, so those of Java get two.
pub fn ir_name(name: Name) -> Name {
    if name.contains('$') { Name::new(&name.replace('$', "$$")) } else { name }
}

fn empty_block() -> Block {
    Block { header: None, commands: Vec::new(), terminator: Terminator::Stop }
}

/// Something that lowering does not support.
pub fn unsupported<T>(span: Span, what: impl Into<String>) -> Lowered<T> {
    Err(Unsupported { what: what.into(), span })
}
