//! The body of one procedure while it is being written: blocks, the current block, variables, obligations.

use crate::build::control::Control;
use crate::build::scope::Scope;
use crate::build::specified::Specified;
use crate::build::writer::{Writer, empty_block};
use crate::program::context::{Context, Lowered, Obligations, snapshot};
use crate::program::signatures::ir_name;
use base::{Name, Rule, Span};
use ir::{
    AssumeReason, BlockId, Body, Command, CommandKind, Contract, LoopHeader, ObligationId, Procedure, Terminator,
    vocabulary::now,
};
use logic::{Obligation, Sort, Term, TermKind, Var};
use sema::program::{Method, Origin, Unsupported};

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
    /// What the method's verdicts rest on.
    pub assumptions: Vec<(Span, String)>,
    /// Why nothing may be concluded from the body, although it can be run.
    pub proofless: Option<(Span, String)>,
    /// What it speaks of by name.
    pub scope: Scope,
    /// Where control goes that leaves a statement.
    pub control: Control,
    /// What its specification keeps.
    pub specified: Specified,
    /// Its blocks and variables.
    pub writer: Writer,
}

impl<'a> Builder<'a> {
    /// An empty body.
    pub fn new(
        context: &'a Context<'a>,
        method: &'a Method,
        obligations: &'a mut Obligations,
        sites: &'a mut u32,
    ) -> Self {
        Builder {
            context,
            method,
            obligations,
            sites,
            assumptions: Vec::new(),
            proofless: None,
            scope: Scope::default(),
            control: Control::default(),
            specified: Specified::default(),
            writer: Writer::default(),
        }
    }

    /// The first command: no exception yet.
    pub fn begin(&mut self, span: Span) {
        let exception = self.control.exception.clone();
        self.assign(span, &exception, ir::vocabulary::null());
    }

    /// Adds a command to the current block.
    pub fn emit(&mut self, span: Span, kind: CommandKind) {
        self.writer.blocks[self.writer.current].commands.push(Command { kind, span });
    }

    /// The point that the next command gets.
    pub fn point(&self) -> Point {
        Point { block: self.writer.current, position: self.writer.blocks[self.writer.current].commands.len() }
    }

    /// Puts commands at a point where the writing has been before. Points behind it in the same block move.
    pub fn insert(&mut self, point: Point, commands: Vec<Command>) {
        self.writer.blocks[point.block].commands.splice(point.position..point.position, commands);
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

    /// Whether the code is the library's, or what every enum and record has: it has no obligations of its own.
    pub fn is_library(&self) -> bool {
        self.context.program.classes[self.method.owner].origin != Origin::Source
            || self.context.is_generated(self.method)
    }

    /// Whether specifications in the code are nobody's obligation: it is the library's, and its contract is not checked.
    pub fn is_trusted(&self) -> bool {
        self.is_library() && !self.context.is_checked_model(self.method)
    }

    /// A new block.
    pub fn new_block(&mut self) -> BlockId {
        self.writer.blocks.push(empty_block())
    }

    /// Ends the current block. What follows cannot be reached until [`Builder::enter`].
    pub fn terminate(&mut self, terminator: Terminator) {
        self.writer.blocks[self.writer.current].terminator = terminator;
        self.writer.current = self.new_block();
    }

    /// Jumps to a block and goes on writing there.
    pub fn go_on_in(&mut self, block: BlockId) {
        self.terminate(Terminator::Goto(block));
        self.enter(block);
    }

    /// Goes on writing in a block.
    pub fn enter(&mut self, block: BlockId) {
        self.writer.current = block;
    }

    /// The block that is being written.
    pub fn current(&self) -> BlockId {
        self.writer.current
    }

    /// Where in the current block the next command goes.
    pub fn position(&self) -> (BlockId, usize) {
        (self.writer.current, self.writer.blocks[self.writer.current].commands.len())
    }

    /// Makes a block the beginning of a loop.
    pub fn set_header(&mut self, block: BlockId, header: LoopHeader) {
        self.writer.blocks[block].header = Some(header);
    }

    /// A variable for a Java local; a second one of that name gets a number.
    pub fn declare(&mut self, name: Name, sort: Sort) -> Var {
        let name = ir_name(name);
        let mut unique = name;
        let mut number = 1;
        while !self.writer.names.insert(unique) {
            number += 1;
            unique = Name::new(&format!("{name}${number}"));
        }
        Var::new(unique, sort)
    }

    /// A variable that Java does not see.
    pub fn temporary(&mut self, sort: Sort) -> Var {
        self.writer.temporaries += 1;
        let variable = Var::new(format!("$t{}", self.writer.temporaries), sort);
        self.writer.locals.push(variable.clone());
        variable
    }

    /// A name for a quantified variable, bound nowhere else in the procedure.
    pub fn bind(&mut self, name: Name, sort: Sort) -> Var {
        self.writer.bound += 1;
        Var::new(format!("{name}%{}", self.writer.bound), sort)
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
        self.writer.snapshots.entry(global.clone()).or_insert_with(|| snapshot("old", global)).term()
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
            self.writer.snapshots.iter().map(|(global, local)| (local.clone(), global.clone())).collect();
        let span = self.method.span;
        let taken = snapshots.iter().map(|(local, global)| Command {
            kind: CommandKind::Assign { target: local.clone(), value: global.term() },
            span,
        });
        self.writer.blocks[entry].commands.splice(0..0, taken);
        self.writer.locals.extend(snapshots.iter().map(|(local, _)| local.clone()));
        let body = crate::build::prune::prune(Body { blocks: self.writer.blocks, entry });
        Finished {
            body,
            locals: self.writer.locals,
            snapshots,
            assumptions: self.assumptions,
            proofless: self.proofless,
            conjuncts: self.specified.conjuncts.finish(),
        }
    }
}

impl Builder<'_> {
    /// Gives a contract to a procedure without code.
    pub fn promise_only(self, procedure: &mut Procedure, contract: Contract) {
        let snapshots: Vec<(Var, Var)> =
            self.writer.snapshots.iter().map(|(global, local)| (local.clone(), global.clone())).collect();
        procedure.locals = snapshots.iter().map(|(local, _)| local.clone()).collect();
        procedure.contract = Contract { snapshots, ..contract };
        procedure.unsupported.extend(self.proofless);
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

/// Something that lowering does not support.
pub fn unsupported<T>(span: Span, what: impl Into<String>) -> Lowered<T> {
    Err(Unsupported { what: what.into(), span })
}
