//! Calls become what they mean: the body of a procedure that is followed, or the contract of one that has one.

use crate::contract::{by_contract, checks, clock_moves, everything_changes};
use crate::flat::{Flat, Renaming, assume};
use crate::reach::is_contract_enough;
use crate::{Calls, Options, dispatch, exact};
use base::{Span, rules};
use ir::vocabulary::null;
use ir::{
    Block, BlockId, Command, CommandKind, ObligationId, Procedure, ProcedureId, ProcedureKind, Program, Role,
    Terminator, Visibility,
};
use logic::build::{bool, eq, ite};
use logic::{Term, Var};
use std::collections::HashMap;
use std::rc::Rc;

/// Replaces every call.
pub fn expand(flat: &mut Flat, program: &Program, options: Options) {
    let mut open: Vec<BlockId> = flat.blocks.ids().collect();
    let mut expansion = Expansion {
        flat,
        program,
        options,
        instances: 0,
        commands: 0,
        stacks: HashMap::new(),
        latches: HashMap::new(),
    };
    expansion.note_latches(&open);
    while let Some(block) = open.pop() {
        open.extend(expansion.first_call(block));
    }
}

/// The parts of a call.
#[derive(Clone)]
pub struct Call {
    /// What is called.
    pub procedure: ProcedureId,
    /// One for each parameter.
    pub arguments: Vec<Term>,
    /// The variable that gets the result.
    pub result: Option<Var>,
    /// The variable that gets the exception, or null.
    pub exception: Option<Var>,
    /// What the call has to see to.
    pub obligations: Vec<ObligationId>,
    /// Its place.
    pub span: Span,
}

impl Call {
    /// The command, if it is a call.
    fn of(command: Command) -> Option<Call> {
        match command.kind {
            CommandKind::Call { procedure, arguments, result, exception, obligations } => {
                Some(Call { procedure, arguments, result, exception, obligations, span: command.span })
            }
            _ => None,
        }
    }

    /// The call as a command.
    pub fn command(self) -> Command {
        let Call { procedure, arguments, result, exception, obligations, span } = self;
        Command { kind: CommandKind::Call { procedure, arguments, result, exception, obligations }, span }
    }

    /// What the caller's variables are behind the call, given what the callee calls them. A call that ends by an
    /// exception has no result: the variable for it stays as it is.
    pub fn outcome(&self, callee: &Procedure, renaming: &Renaming) -> Vec<Command> {
        let mut commands = Vec::new();
        let mut assign = |target: &Var, value: Term| {
            let kind = CommandKind::Assign { target: target.clone(), value };
            commands.push(Command { kind, span: self.span });
        };
        let thrown = callee.exception.as_ref().map_or_else(null, |variable| renaming.variable(variable).term());
        if let (Some(target), Some(value)) = (&self.result, &callee.result) {
            let is_normal = eq(thrown.clone(), null());
            assign(target, ite(is_normal, renaming.variable(value).term(), target.term()));
        }
        if let Some(target) = &self.exception {
            assign(target, thrown);
        }
        commands
    }
}

/// The procedures within which a block stands because calls were followed, the innermost first.
type Stack = Option<Rc<Frame>>;

struct Frame {
    procedure: ProcedureId,
    /// What is admitted where a call within it is not followed that has no obligation of its own.
    admits: Option<ObligationId>,
    around: Stack,
}

/// How often a procedure stands within itself.
fn depth(mut stack: &Stack, procedure: ProcedureId) -> usize {
    let mut count = 0;
    while let Some(frame) = stack {
        count += usize::from(frame.procedure == procedure);
        stack = &frame.around;
    }
    count
}

pub struct Expansion<'e> {
    pub flat: &'e mut Flat,
    pub program: &'e Program,
    pub options: Options,
    instances: usize,
    commands: usize,
    stacks: HashMap<BlockId, Stack>,
    /// The loop headers that a block is the latch of.
    latches: HashMap<BlockId, Vec<BlockId>>,
}

impl Expansion<'_> {
    fn note_latches(&mut self, blocks: &[BlockId]) {
        for block in blocks {
            if let Some(header) = &self.flat.blocks[*block].header {
                self.latches.entry(header.latch).or_default().push(*block);
            }
        }
    }

    /// Replaces the first call of a block; returns the blocks that may have calls still.
    fn first_call(&mut self, block: BlockId) -> Vec<BlockId> {
        let is_call = |command: &Command| matches!(command.kind, CommandKind::Call { .. });
        let Some(at) = self.flat.blocks[block].commands.iter().position(is_call) else {
            return Vec::new();
        };
        let rest = self.split(block, at);
        let Some(call) = self.flat.blocks[block].commands.pop().and_then(Call::of) else {
            return Vec::new();
        };
        let call = self.chosen(call);
        let callee = &self.program.procedures[call.procedure];
        if callee.kind == ProcedureKind::Native
            && let Some(commands) = crate::values::native(self.program, callee, &call, self.options.calls)
        {
            self.flat.blocks[block].commands.extend(commands);
            self.flat.blocks[block].terminator = Terminator::Goto(rest);
            return vec![rest];
        }
        match self.treatment(callee, &call) {
            Treatment::Contract => {
                self.new_instance();
                let commands = by_contract(self, callee, &call);
                self.flat.blocks[block].commands.extend(commands);
                self.flat.blocks[block].terminator = Terminator::Goto(rest);
                vec![rest]
            }
            Treatment::Body => {
                if callee.visibility == Visibility::Contract && has_checks(self.program, callee, &call) {
                    let checks = checks(callee, &call.arguments, &call);
                    self.flat.blocks[block].commands.extend(checks);
                }
                self.by_body(block, rest, &call)
            }
            Treatment::Dispatch(targets) => {
                let mut added = dispatch::expand(self, block, rest, &call, &targets);
                added.push(rest);
                added
            }
            Treatment::NotFollowed => self.not_followed(block, rest, callee, &call),
        }
    }

    /// The call of the one method that runs, if the receiver's class is plain to see.
    fn chosen(&self, call: Call) -> Call {
        let ProcedureKind::Dispatch(targets) = &self.program.procedures[call.procedure].kind else { return call };
        let class = call.arguments.first().and_then(|receiver| exact::class_of(self.flat, receiver));
        let target = class.and_then(|class| targets.iter().find(|(name, _)| *name == class));
        match target {
            Some((_, procedure)) => Call { procedure: *procedure, ..call },
            None => call,
        }
    }

    fn treatment(&self, callee: &Procedure, call: &Call) -> Treatment {
        match &callee.kind {
            ProcedureKind::Native if has_checks(self.program, callee, call) => Treatment::Contract,
            ProcedureKind::Native => Treatment::NotFollowed,
            ProcedureKind::Dispatch(targets) => match dispatch::groups(targets) {
                Some(groups) => Treatment::Dispatch(groups),
                None => Treatment::NotFollowed,
            },
            ProcedureKind::Code
                if self.options.calls == Calls::FollowAll && callee.body.is_some() && !is_trusted(callee) =>
            {
                Treatment::Body
            }
            ProcedureKind::Code => match callee.visibility {
                Visibility::Contract if has_checks(self.program, callee, call) => Treatment::Contract,
                Visibility::Contract | Visibility::Body => Treatment::Body,
            },
        }
    }

    /// Moves what follows the call to a block of its own; the call stays as the last command.
    fn split(&mut self, block: BlockId, at: usize) -> BlockId {
        let commands = self.flat.blocks[block].commands.split_off(at + 1);
        let terminator = std::mem::replace(&mut self.flat.blocks[block].terminator, Terminator::Stop);
        let rest = self.add_block(block, commands, terminator);
        // A latch whose jump has moved to another block is that block.
        if let Some(headers) = self.latches.remove(&block) {
            for header in &headers {
                if let Some(header) = &mut self.flat.blocks[*header].header {
                    header.latch = rest;
                }
            }
            self.latches.insert(rest, headers);
        }
        rest
    }

    /// A new block that stands within the same procedures as another.
    pub fn add_block(&mut self, beside: BlockId, commands: Vec<Command>, terminator: Terminator) -> BlockId {
        let block = self.flat.blocks.push(Block { header: None, commands, terminator });
        let stack = self.stacks.get(&beside).cloned().flatten();
        self.stacks.insert(block, stack);
        block
    }

    fn new_instance(&mut self) {
        self.instances += 1;
    }

    /// The name of a variable in the present instance.
    pub fn instance_name(&self, variable: &Var) -> Var {
        Var::new(format!("{}@@{}", variable.name, self.instances), variable.sort.clone())
    }

    fn by_body(&mut self, block: BlockId, rest: BlockId, call: &Call) -> Vec<BlockId> {
        let callee = &self.program.procedures[call.procedure];
        let stack = self.stacks.get(&block).cloned().flatten();
        let is_too_deep = depth(&stack, call.procedure) >= self.options.recursion;
        let body = callee.body.as_ref().filter(|_| !is_too_deep && self.commands < self.options.size);
        let Some(body) = body else {
            return self.not_followed(block, rest, callee, call);
        };
        let own = call.obligations.first().filter(|_| callee.visibility == Visibility::Body).copied();
        let admits = own.or_else(|| stack.as_ref().and_then(|frame| frame.admits));
        let stack = Some(Rc::new(Frame { procedure: call.procedure, admits, around: stack }));
        self.new_instance();
        let renaming = self.rename_all(callee);
        let bind = callee.parameters.iter().zip(&call.arguments).map(|(parameter, argument)| CommandKind::Assign {
            target: renaming.variable(&parameter.variable),
            value: argument.clone(),
        });
        self.flat.blocks[block].commands.extend(bind.map(|kind| Command { kind, span: call.span }));
        let copied = self.flat.copy(body, &renaming);
        for id in &copied.blocks {
            let copy = &mut self.flat.blocks[*id];
            self.commands += copy.commands.len() + 1;
            if copy.terminator == Terminator::Return {
                copy.terminator = Terminator::Goto(rest);
                copy.commands.extend(call.outcome(callee, &renaming));
            }
            self.stacks.insert(*id, stack.clone());
        }
        self.note_latches(&copied.blocks);
        self.flat.blocks[block].terminator = Terminator::Goto(copied.entry);
        [vec![rest], copied.blocks].concat()
    }

    /// A call that lies too deep, or may run too many methods. In a proof nothing is known behind it: that must be
    /// admitted, and all state may have changed. In a search executions that come here do not count.
    fn not_followed(&mut self, block: BlockId, rest: BlockId, callee: &Procedure, call: &Call) -> Vec<BlockId> {
        let is_admitted = callee.visibility == Visibility::Body || !has_checks(self.program, callee, call);
        if self.options.calls == Calls::FollowAll || !is_admitted {
            self.flat.blocks[block].terminator = Terminator::Stop;
            return Vec::new();
        }
        let span = call.span;
        // Within the library it is the user's call that is not followed to its end.
        let inherited = self.stacks.get(&block).cloned().flatten().and_then(|frame| frame.admits);
        let obligations =
            if call.obligations.is_empty() { inherited.into_iter().collect() } else { call.obligations.clone() };
        let admitted = obligations.into_iter().map(|obligation| CommandKind::Assert {
            condition: bool(false),
            obligation,
            otherwise: None,
        });
        let mut commands: Vec<Command> = admitted.map(|kind| Command { kind, span }).collect();
        self.new_instance();
        commands.extend(clock_moves(self, span));
        commands.push(everything_changes(span));
        for target in call.result.iter().chain(&call.exception) {
            commands.push(Command { kind: CommandKind::Havoc(target.clone()), span });
            commands.extend(crate::heap::closed(target).map(|fact| assume(&fact, span)));
        }
        self.flat.blocks[block].commands.extend(commands);
        self.flat.blocks[block].terminator = Terminator::Goto(rest);
        vec![rest]
    }

    /// Names for this instance's parameters, result, exception and locals.
    pub fn rename_all(&self, callee: &Procedure) -> Renaming {
        let parameters = callee.parameters.iter().map(|parameter| &parameter.variable);
        let variables = parameters.chain(&callee.locals).chain(&callee.result).chain(&callee.exception);
        Renaming::new(variables.map(|variable| (variable.clone(), self.instance_name(variable))).collect::<Vec<_>>())
    }
}

/// What becomes of one call.
enum Treatment {
    Contract,
    Body,
    Dispatch(Vec<dispatch::Group>),
    NotFollowed,
}

/// Whether nobody checks its contract: it is the library's.
fn is_trusted(callee: &Procedure) -> bool {
    callee.visibility == Visibility::Contract && !callee.is_entry && is_contract_enough(callee)
}

/// Whether the call has an obligation for everything that the callee requires. One that a dispatch makes has not: its
/// obligation is that it is followed.
fn has_checks(program: &Program, callee: &Procedure, call: &Call) -> bool {
    let checked = callee.contract.requires.iter().filter(|requires| requires.role == Role::Checked).count();
    let is_check = |id: &ObligationId| program.obligations[*id].rule != &rules::CALL_DEPTH;
    is_contract_enough(callee) || (checked == call.obligations.len() && call.obligations.iter().all(is_check))
}
