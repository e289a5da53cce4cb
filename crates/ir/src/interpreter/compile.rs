//! Procedures made ready to run: variables are positions, blocks are one list of steps, terms are
//! [`Expression`]s with a quick form beside.
//!
//! A procedure is made ready for a purpose: to be *checked*, with its contract, its loop invariants and all that is
//! assumed; or to be *run* as Java runs it, which leaves all that out.

use super::classes::{Classes, TypeNumber};
use super::expression::{Expression, Scope, Texts};
use super::fast::{BoolNode, Builder, IntNode, Node, RefNode};
use super::layout::{Cell, FieldPlace, Layouts, Precision};
use super::natives::{self, Native};
use super::value::Value;
use crate::definitions::mentions_opaque;
use crate::escapes::Thrower;
use crate::program::*;
use crate::types::Types;
use base::arena::Id;
use base::{Name, Span};
use logic::{Sort, Term, Var};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// What a procedure is made ready for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Assertions, contracts, invariants and assumptions are looked at.
    Checking,
    /// As Java runs it: a condition that does not hold leads to its exception, what is only written for proofs is not
    /// looked at.
    Running,
}

/// A procedure ready to run.
pub struct Code {
    /// Which one.
    pub procedure: ProcedureId,
    /// The number of its variables; parameters are the first.
    pub slots: usize,
    /// The number of its parameters.
    pub parameters: usize,
    /// The variable that holds the result.
    pub result: Option<(u32, Name)>,
    /// The variable that holds the exception.
    pub exception: Option<u32>,
    /// What holds on entry, in the contract's order.
    pub requires: Vec<Expression>,
    /// What holds on return, in the contract's order.
    pub ensures: Vec<Expression>,
    /// The string constants that it mentions.
    pub texts: Vec<u32>,
    /// What to do.
    pub body: CodeBody,
    /// The steps.
    pub steps: Vec<Step>,
    /// For each step what it comes from.
    pub origins: Vec<Origin>,
    /// The beginnings of loops.
    pub headers: Vec<HeaderCode>,
}

/// What a procedure does.
pub enum CodeBody {
    /// Its steps, from this one on.
    Steps(u32),
    /// What is written in Rust.
    Native(Native),
    /// What another procedure does, by position of the receiver's class.
    Dispatch(Vec<Option<ProcedureId>>),
    /// Nobody knows.
    Missing,
}

/// Where a step comes from, and its terms as they are evaluated exactly.
pub struct Origin {
    /// The block and the position of the command in it; behind the last one is the jump.
    pub command: (u32, u32),
    /// The place in the source.
    pub span: Span,
    /// The terms, in the order that the step says.
    pub terms: Vec<Expression>,
}

/// The beginning of a loop, ready to be checked.
pub struct HeaderCode {
    /// Its block.
    pub block: BlockId,
    /// The formulas of the invariants, in order.
    pub invariants: Vec<Expression>,
    /// The formulas of the facts with the variables that must be set for them to say something.
    pub facts: Vec<(Expression, Vec<Place>)>,
}

/// Where control goes.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The step.
    pub step: u32,
    /// Whether it is the way back to the beginning of a loop.
    pub is_back: bool,
}

/// A variable by its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Of the procedure.
    Local(u32),
    /// Of the program.
    Global(u32),
}

/// A step.
pub enum Step {
    /// `local := value`; terms: the value.
    Assign(u32, Node),
    /// `place := value`, otherwise; terms: the value.
    AssignPlace(Place, Node),
    /// A field gets a value; terms: object, value.
    Field {
        /// The field.
        global: u32,
        /// Where it lies.
        place: FieldPlace,
        /// The object.
        object: RefNode,
        /// The value.
        value: Node,
    },
    /// An element gets a value; terms: array, index, value.
    Element {
        /// The elements.
        global: u32,
        /// Their kind.
        kind: ElementKind,
        /// How they are stored.
        cell: Cell,
        /// The array.
        array: RefNode,
        /// The index.
        index: IntNode,
        /// The value.
        value: Node,
    },
    /// A map changes, otherwise; terms: the keys, the value.
    Update(Place),
    /// Any value.
    Havoc(Place, Var),
    /// An assumption; terms: the condition.
    Assume(Option<BoolNode>),
    /// An assertion, and where to go on if it does not hold; terms: the condition.
    Assert(Option<BoolNode>, ObligationId, Option<(Target, Option<Name>)>),
    /// What must hold, with nothing that follows from it; terms: the condition.
    Check(Option<BoolNode>, ObligationId),
    /// An exception on its way out that does not count where the condition holds; terms: the condition, the exception.
    Escape(Option<BoolNode>, Thrower, ObligationId),
    /// A new object.
    New(Place, TypeNumber),
    /// A new array; terms: the length.
    NewArray(Place, TypeNumber, Node),
    /// A call; terms: the arguments.
    Call(Box<CallStep>),
    /// Checks what holds where a loop begins.
    Loop(u32),
    /// A jump.
    Goto(Target),
    /// A jump to one of two steps; terms: the condition.
    Branch(Option<BoolNode>, Target, Target),
    /// The end of the procedure.
    Return,
    /// Nobody comes here.
    Stop,
    /// A command that says nothing sensible.
    Malformed(String),
}

/// A call.
pub struct CallStep {
    /// What is called.
    pub procedure: ProcedureId,
    /// The arguments.
    pub arguments: Vec<Node>,
    /// What gets the result.
    pub result: Option<Place>,
    /// What gets the exception.
    pub exception: Option<Place>,
    /// One for each checked precondition.
    pub obligations: Vec<ObligationId>,
}

/// What all procedures of a program share.
pub struct Tables {
    /// The classes.
    pub types: Types,
    /// The same by number.
    pub classes: Arc<Classes>,
    /// Where fields lie in runs that check, and in others.
    layouts: [Arc<Layouts>; 2],
    /// Positions of the globals.
    pub globals: HashMap<Var, u32>,
    /// The string constants.
    pub texts: Texts,
}

impl Tables {
    /// The tables of a program.
    pub fn new(program: &Program) -> Tables {
        let globals = program.globals.iter().enumerate();
        let classes = Arc::new(Classes::new(program));
        let exact = Arc::new(Layouts::new(program, &classes, Precision::Exact));
        let to_run = match Precision::to_run(program) {
            Precision::Exact => exact.clone(),
            Precision::Compact => Arc::new(Layouts::new(program, &classes, Precision::Compact)),
        };
        Tables {
            types: Types::new(program),
            classes,
            layouts: [exact, to_run],
            globals: globals.map(|(index, global)| (global.variable.clone(), index as u32)).collect(),
            texts: Texts::default(),
        }
    }

    /// Where fields lie.
    pub fn layouts(&self, purpose: Purpose) -> &Arc<Layouts> {
        &self.layouts[usize::from(purpose == Purpose::Running)]
    }

    /// The procedure made ready.
    pub fn compile(&self, program: &Program, id: ProcedureId, purpose: Purpose) -> Code {
        self.compile_as(program, id, &program.procedures[id], purpose)
    }

    /// This procedure made ready in the place of one of the program.
    pub fn compile_as(&self, program: &Program, id: ProcedureId, procedure: &Procedure, purpose: Purpose) -> Code {
        let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
        let variables = parameters.chain(&procedure.result).chain(&procedure.exception).chain(&procedure.locals);
        let mut locals = HashMap::new();
        let mut slots = 0;
        for variable in variables {
            locals.entry(variable.clone()).or_insert(slots as u32);
            slots += 1;
        }
        let layouts = self.layouts(purpose);
        let mut compiler = Compiler {
            scope: Scope {
                locals,
                globals: &self.globals,
                definitions: &program.definitions,
                texts: &self.texts,
                met: RefCell::default(),
            },
            builder: Builder { globals: &program.globals, classes: &self.classes, layouts },
            layouts,
            purpose,
            span: procedure.span,
            needed: needed_maps(procedure, purpose),
            starts: Vec::new(),
            steps: Vec::new(),
            origins: Vec::new(),
            headers: Vec::new(),
        };
        let body = match (&procedure.kind, &procedure.body) {
            (ProcedureKind::Code, Some(body)) => {
                compiler.body(body);
                match compiler.starts.get(body.entry.index()) {
                    Some(start) => CodeBody::Steps(*start),
                    None => CodeBody::Missing,
                }
            }
            (ProcedureKind::Native, _) => match natives::named(&procedure.name) {
                Some(native) => CodeBody::Native(native.run),
                None => CodeBody::Missing,
            },
            (ProcedureKind::Dispatch(targets), _) => CodeBody::Dispatch(self.dispatch(targets)),
            (ProcedureKind::Code, None) => CodeBody::Missing,
        };
        let contract = &procedure.contract;
        // What runs a native is what its promises are made of.
        let is_checked = purpose == Purpose::Checking && procedure.kind != ProcedureKind::Native;
        let (requires, ensures) = match is_checked {
            false => (Vec::new(), Vec::new()),
            true => (
                contract.requires.iter().map(|clause| compiler.scope.compile(&clause.formula)).collect(),
                contract.ensures.iter().map(|clause| compiler.promise(clause)).collect(),
            ),
        };
        let slot = |variable: &Var| compiler.scope.locals[variable];
        let mut texts = compiler.scope.met.take();
        texts.sort_unstable();
        texts.dedup();
        Code {
            procedure: id,
            slots,
            parameters: procedure.parameters.len(),
            result: procedure.result.as_ref().map(|variable| (slot(variable), variable.name)),
            exception: procedure.exception.as_ref().map(slot),
            requires,
            ensures,
            texts,
            body,
            steps: compiler.steps,
            origins: compiler.origins,
            headers: compiler.headers,
        }
    }

    fn dispatch(&self, targets: &[(Name, ProcedureId)]) -> Vec<Option<ProcedureId>> {
        let mut table = Vec::new();
        for (class, target) in targets {
            let number = self.classes.number(&JavaType::Class(*class));
            if let Some(position) = number.and_then(|number| self.classes.position(number)) {
                if table.len() <= position {
                    table.resize(position + 1, None);
                }
                table[position] = Some(*target);
            }
        }
        table
    }
}

/// Running needs no snapshots: only the maps that commands other than assumptions and checks read.
fn needed_maps(procedure: &Procedure, purpose: Purpose) -> Option<BTreeSet<Var>> {
    if purpose == Purpose::Checking {
        return None;
    }
    let is_map = |variable: &Var| matches!(variable.sort, Sort::Map(..));
    let mut needed = BTreeSet::new();
    let has_maps = procedure.locals.iter().any(is_map);
    for block in procedure.body.iter().filter(|_| has_maps).flat_map(|body| body.blocks.values()) {
        let commands = block.commands.iter().filter(|command| match &command.kind {
            CommandKind::Assume { .. } | CommandKind::Check { .. } | CommandKind::Escape { .. } => false,
            CommandKind::Assign { target, .. } => !is_map(target),
            _ => true,
        });
        let mut terms: Vec<&Term> = commands.flat_map(|command| command.kind.parts().1).collect();
        if let Terminator::Branch { condition, .. } = &block.terminator {
            terms.push(condition);
        }
        needed.extend(terms.into_iter().flat_map(logic::transform::free_variables).filter(is_map));
    }
    Some(needed)
}

struct Compiler<'a> {
    scope: Scope<'a>,
    builder: Builder<'a>,
    layouts: &'a Layouts,
    purpose: Purpose,
    /// The place of the procedure.
    span: Span,
    /// The maps that must be there to run, if not all.
    needed: Option<BTreeSet<Var>>,
    /// Where the blocks begin.
    starts: Vec<u32>,
    steps: Vec<Step>,
    origins: Vec<Origin>,
    headers: Vec<HeaderCode>,
}

impl Compiler<'_> {
    /// A promise. What a function is that nobody defines cannot be computed, and holds by itself where nobody is obliged to keep it.
    fn promise(&self, clause: &Ensures) -> Expression {
        match clause.obligation {
            None if mentions_opaque(&clause.formula, self.scope.definitions) => Expression::Constant(Value::Bool(true)),
            _ => self.scope.compile(&clause.formula),
        }
    }

    fn place(&self, variable: &Var) -> Option<Place> {
        let local = self.scope.locals.get(variable).copied().map(Place::Local);
        local.or_else(|| self.scope.globals.get(variable).copied().map(Place::Global))
    }

    fn body(&mut self, body: &Body) {
        for (id, block) in body.blocks.iter() {
            self.starts.push(self.steps.len() as u32);
            self.block(id, block);
        }
        // Targets are blocks until all blocks have their places.
        let starts = &self.starts;
        let place = |target: &mut Target, from: u32| {
            let block = body.blocks.get(BlockId::from_index(target.step as usize));
            let latch = block.and_then(|block| block.header.as_ref()).map(|header| header.latch.index());
            target.is_back = latch == Some(from as usize);
            target.step = starts.get(target.step as usize).copied().unwrap_or(u32::MAX);
        };
        for (step, origin) in self.steps.iter_mut().zip(&self.origins) {
            match step {
                Step::Goto(target) | Step::Assert(_, _, Some((target, _))) => place(target, origin.command.0),
                Step::Branch(_, then_target, else_target) => {
                    place(then_target, origin.command.0);
                    place(else_target, origin.command.0);
                }
                _ => {}
            }
        }
    }

    fn push(&mut self, step: Step, command: (u32, u32), span: Span, terms: Vec<Expression>) {
        self.steps.push(step);
        self.origins.push(Origin { command, span, terms });
    }

    fn block(&mut self, id: BlockId, block: &Block) {
        let number = id.index() as u32;
        if let Some(header) = block.header.as_ref().filter(|_| self.purpose == Purpose::Checking) {
            let code = self.header(id, header);
            self.headers.push(code);
            self.push(Step::Loop(self.headers.len() as u32 - 1), (number, 0), header.span, Vec::new());
        }
        let mut span = block.header.as_ref().map_or(self.span, |header| header.span);
        for (index, command) in block.commands.iter().enumerate() {
            span = command.span;
            if self.is_left_out(&command.kind) {
                continue;
            }
            let mut terms = Vec::new();
            let step = self.step(&command.kind, &mut terms).unwrap_or_else(|| {
                Step::Malformed("it changes a variable that is not declared, or makes what has no type".to_owned())
            });
            self.push(step, (number, index as u32), span, terms);
        }
        if let Terminator::Branch { written: Some(place), .. } = &block.terminator {
            span = *place;
        }
        let target = |block: &BlockId| Target { step: block.index() as u32, is_back: false };
        let mut terms = Vec::new();
        let jump = match &block.terminator {
            Terminator::Goto(block) => Step::Goto(target(block)),
            Terminator::Branch { condition, then_block, else_block, .. } => {
                let condition = self.condition(condition, &mut terms);
                Step::Branch(condition, target(then_block), target(else_block))
            }
            Terminator::Return => Step::Return,
            Terminator::Stop => Step::Stop,
        };
        self.push(jump, (number, block.commands.len() as u32), span, terms);
    }

    fn is_left_out(&self, command: &CommandKind) -> bool {
        let Some(needed) = &self.needed else { return false };
        match command {
            CommandKind::Assume { .. } | CommandKind::Check { .. } | CommandKind::Escape { .. } => true,
            CommandKind::Assign { target, .. } => matches!(target.sort, Sort::Map(..)) && !needed.contains(target),
            CommandKind::Havoc(target) => {
                matches!(target.sort, Sort::Map(..))
                    && self.scope.locals.contains_key(target)
                    && !needed.contains(target)
            }
            _ => false,
        }
    }

    fn header(&self, block: BlockId, header: &LoopHeader) -> HeaderCode {
        let facts = header.facts.iter().map(|fact| {
            let free = logic::transform::free_variables(&fact.formula);
            (self.scope.compile(&fact.formula), free.iter().filter_map(|variable| self.place(variable)).collect())
        });
        HeaderCode {
            block,
            invariants: header.invariants.iter().map(|invariant| self.scope.compile(&invariant.formula)).collect(),
            facts: facts.collect(),
        }
    }

    fn condition(&self, condition: &Term, terms: &mut Vec<Expression>) -> Option<BoolNode> {
        let exact = self.scope.compile(condition);
        let quick = self.builder.truth(&exact);
        terms.push(exact);
        quick
    }

    fn node(&self, term: &Term, terms: &mut Vec<Expression>) -> Node {
        let exact = self.scope.compile(term);
        let quick = self.builder.node(&exact, term.sort());
        terms.push(exact);
        quick
    }

    fn step(&self, command: &CommandKind, terms: &mut Vec<Expression>) -> Option<Step> {
        Some(match command {
            CommandKind::Assign { target, value } => match self.place(target)? {
                Place::Local(slot) => Step::Assign(slot, self.node(value, terms)),
                place => Step::AssignPlace(place, self.node(value, terms)),
            },
            CommandKind::Update { map, keys, value } => self.update(self.place(map)?, keys, value, terms),
            CommandKind::Havoc(variable) => Step::Havoc(self.place(variable)?, variable.clone()),
            CommandKind::Assume { condition, .. } => Step::Assume(self.condition(condition, terms)),
            CommandKind::Assert { condition, obligation, otherwise } => {
                let otherwise = otherwise.map(|otherwise| {
                    let target = Target { step: otherwise.block.index() as u32, is_back: false };
                    (target, Some(otherwise.class).filter(|_| self.purpose != Purpose::Running))
                });
                Step::Assert(self.condition(condition, terms), *obligation, otherwise)
            }
            CommandKind::Check { condition, obligation } => Step::Check(self.condition(condition, terms), *obligation),
            CommandKind::Escape { exception, condition, thrower, obligation } => {
                let condition = self.condition(condition, terms);
                terms.push(self.scope.compile(exception));
                Step::Escape(condition, *thrower, *obligation)
            }
            CommandKind::New { target, class, .. } => {
                let number = self.builder.classes.number(&JavaType::Class(*class))?;
                Step::New(self.place(target)?, Some(number).filter(|number| self.builder.classes.is_concrete(*number))?)
            }
            CommandKind::NewArray { target, element, length, .. } => {
                let ty = self.builder.classes.number(element)?.array()?;
                Step::NewArray(self.place(target)?, ty, self.node(length, terms))
            }
            CommandKind::Call { procedure, arguments, result, exception, obligations, .. } => {
                let place = |variable: &Option<Var>| match variable {
                    Some(variable) => self.place(variable).map(Some),
                    None => Some(None),
                };
                Step::Call(Box::new(CallStep {
                    procedure: *procedure,
                    arguments: arguments.iter().map(|argument| self.node(argument, terms)).collect(),
                    result: place(result)?,
                    exception: place(exception)?,
                    obligations: obligations.clone(),
                }))
            }
        })
    }

    fn update(&self, map: Place, keys: &[Term], value: &Term, terms: &mut Vec<Expression>) -> Step {
        terms.extend(keys.iter().map(|key| self.scope.compile(key)));
        let value = self.node(value, terms);
        let Place::Global(global) = map else { return Step::Update(map) };
        let kind = &self.builder.globals[global as usize].kind;
        match (kind, keys.len()) {
            (GlobalKind::Field { .. }, 1) => {
                let place = self.layouts.fields.get(global as usize).copied().flatten();
                match (place, self.builder.reference(&terms[0])) {
                    (Some(place), Some(object)) => Step::Field { global, place, object, value },
                    _ => Step::Update(map),
                }
            }
            (GlobalKind::Elements(kind), 2) => {
                let cell = self.layouts.precision.element(*kind);
                match (self.builder.reference(&terms[0]), self.builder.int(&terms[1])) {
                    (Some(array), Some(index)) => Step::Element { global, kind: *kind, cell, array, index, value },
                    _ => Step::Update(map),
                }
            }
            _ => Step::Update(map),
        }
    }
}
