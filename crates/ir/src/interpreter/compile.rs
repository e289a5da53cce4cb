//! Procedures made ready to run: variables are positions, terms are [`Expression`]s.

use super::expression::{Expression, Scope};
use super::maps::default_value;
use super::value::Value;
use crate::program::*;
use crate::types::Types;
use base::Name;
use base::arena::Id;
use logic::{Term, Var};
use std::collections::HashMap;

/// A procedure ready to run.
pub struct Code {
    /// The number of its variables; parameters are the first.
    pub slots: usize,
    /// The variable that holds the result.
    pub result: Option<(u32, Name)>,
    /// What holds on entry, in the contract's order.
    pub requires: Vec<Expression>,
    /// What holds on return, in the contract's order.
    pub ensures: Vec<Expression>,
    /// The body, if there is one.
    pub body: Option<BodyCode>,
}

/// A body ready to run.
pub struct BodyCode {
    /// Where it begins.
    pub entry: usize,
    /// The blocks.
    pub blocks: Vec<BlockCode>,
}

/// A block ready to run.
pub struct BlockCode {
    /// If a loop begins here.
    pub header: Option<HeaderCode>,
    /// The commands.
    pub steps: Vec<Step>,
    /// What comes then.
    pub jump: Jump,
}

/// The beginning of a loop, ready to be checked.
pub struct HeaderCode {
    /// The block that jumps back here.
    pub latch: usize,
    /// The formulas of the invariants, in order.
    pub invariants: Vec<Expression>,
    /// The formulas of the facts with the variables that must be set for them to say something.
    pub facts: Vec<(Expression, Vec<Place>)>,
}

/// Where control goes.
pub enum Jump {
    /// To a block.
    Goto(usize),
    /// To one of two.
    Branch(Expression, usize, usize),
    /// Out of the procedure.
    Return,
    /// Nowhere.
    Stop,
}

/// A variable by its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Of the procedure.
    Local(u32),
    /// Of the program.
    Global(u32),
}

/// A command ready to run.
pub enum Step {
    /// `place := value`
    Assign(Place, Expression),
    /// `place[keys…] := value`
    Update(Place, Vec<Expression>, Expression),
    /// Any value.
    Havoc(Place),
    /// An assumption.
    Assume(Expression),
    /// An assertion.
    Assert(Expression, ObligationId),
    /// A new object.
    New(Place, JavaType),
    /// A new array.
    NewArray(Place, JavaType, Expression),
    /// A call.
    Call {
        /// What is called.
        procedure: ProcedureId,
        /// The arguments.
        arguments: Vec<Expression>,
        /// What gets the result.
        result: Option<Place>,
        /// One for each checked precondition.
        obligations: Vec<ObligationId>,
    },
    /// A command that says nothing sensible.
    Malformed(String),
}

/// What all procedures of a program share.
pub struct Tables {
    /// The classes.
    pub types: Types,
    /// Positions of the globals.
    pub globals: HashMap<Var, u32>,
    /// The clock.
    pub now: Option<u32>,
    /// The fields of objects: position of the global, its kind, and its first value.
    fields: Vec<(u32, GlobalKind, Value)>,
}

impl Tables {
    /// The tables of a program.
    pub fn new(program: &Program) -> Tables {
        let mut tables = Tables { types: Types::new(program), globals: HashMap::new(), now: None, fields: Vec::new() };
        for (index, global) in program.globals.iter().enumerate() {
            let index = index as u32;
            tables.globals.insert(global.variable.clone(), index);
            match &global.kind {
                GlobalKind::Now => tables.now = Some(index),
                GlobalKind::Field { ty, .. } => {
                    let value = default_value(&ty.sort()).unwrap_or(Value::NULL);
                    tables.fields.push((index, global.kind.clone(), value));
                }
                GlobalKind::Static { .. } | GlobalKind::Elements(_) => {}
            }
        }
        tables
    }

    /// The fields of objects of this type: positions of the globals, and first values.
    pub fn fields_of(&self, ty: &JavaType) -> impl Iterator<Item = (u32, &Value)> {
        let has = |kind: &GlobalKind| self.types.has_place(ty, kind);
        self.fields.iter().filter(move |(_, kind, _)| has(kind)).map(|(index, _, value)| (*index, value))
    }

    /// The procedure made ready.
    pub fn compile(&self, procedure: &Procedure) -> Code {
        let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
        let variables = parameters.chain(&procedure.result).chain(&procedure.locals);
        let mut locals = HashMap::new();
        let mut slots = 0;
        for variable in variables {
            locals.entry(variable.clone()).or_insert(slots as u32);
            slots += 1;
        }
        let compiler = Compiler { scope: Scope { locals, globals: self.globals.clone() } };
        let contract = &procedure.contract;
        Code {
            slots,
            result: procedure.result.as_ref().map(|var| (compiler.scope.locals[var], var.name)),
            requires: contract.requires.iter().map(|clause| compiler.term(&clause.formula)).collect(),
            ensures: contract.ensures.iter().map(|clause| compiler.term(&clause.formula)).collect(),
            body: procedure.body.as_ref().map(|body| BodyCode {
                entry: body.entry.index(),
                blocks: body.blocks.values().map(|block| compiler.block(block)).collect(),
            }),
        }
    }
}

struct Compiler {
    scope: Scope,
}

impl Compiler {
    fn term(&self, term: &Term) -> Expression {
        self.scope.compile(term)
    }

    fn place(&self, variable: &Var) -> Option<Place> {
        let local = self.scope.locals.get(variable).copied().map(Place::Local);
        local.or_else(|| self.scope.globals.get(variable).copied().map(Place::Global))
    }

    fn block(&self, block: &Block) -> BlockCode {
        BlockCode {
            header: block.header.as_ref().map(|header| self.header(header)),
            steps: block
                .commands
                .iter()
                .map(|command| {
                    self.step(&command.kind)
                        .unwrap_or_else(|| Step::Malformed("it changes a variable that is not declared".to_owned()))
                })
                .collect(),
            jump: match &block.terminator {
                Terminator::Goto(target) => Jump::Goto(target.index()),
                Terminator::Branch { condition, then_block, else_block } => {
                    Jump::Branch(self.term(condition), then_block.index(), else_block.index())
                }
                Terminator::Return => Jump::Return,
                Terminator::Stop => Jump::Stop,
            },
        }
    }

    fn header(&self, header: &LoopHeader) -> HeaderCode {
        let facts = header.facts.iter().map(|fact| {
            let free = logic::transform::free_variables(&fact.formula);
            (self.term(&fact.formula), free.iter().filter_map(|variable| self.place(variable)).collect())
        });
        HeaderCode {
            latch: header.latch.index(),
            invariants: header.invariants.iter().map(|invariant| self.term(&invariant.formula)).collect(),
            facts: facts.collect(),
        }
    }

    fn step(&self, command: &CommandKind) -> Option<Step> {
        let all = |terms: &[Term]| terms.iter().map(|term| self.term(term)).collect();
        Some(match command {
            CommandKind::Assign { target, value } => Step::Assign(self.place(target)?, self.term(value)),
            CommandKind::Update { map, keys, value } => Step::Update(self.place(map)?, all(keys), self.term(value)),
            CommandKind::Havoc(variable) => Step::Havoc(self.place(variable)?),
            CommandKind::Assume { condition, .. } => Step::Assume(self.term(condition)),
            CommandKind::Assert { condition, obligation } => Step::Assert(self.term(condition), *obligation),
            CommandKind::New { target, class, .. } => Step::New(self.place(target)?, JavaType::Class(*class)),
            CommandKind::NewArray { target, element, length, .. } => {
                let ty = JavaType::Array(Box::new(element.clone()));
                Step::NewArray(self.place(target)?, ty, self.term(length))
            }
            CommandKind::Call { procedure, arguments, result, obligations } => Step::Call {
                procedure: *procedure,
                arguments: all(arguments),
                result: match result {
                    Some(variable) => Some(self.place(variable)?),
                    None => None,
                },
                obligations: obligations.clone(),
            },
        })
    }
}
