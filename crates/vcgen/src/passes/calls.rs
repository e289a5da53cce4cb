//! Calls become what they mean: the body of a procedure that is followed, or the contract of one that has one.

use crate::graph::call::Call;
use crate::graph::flat::{Flat, Renaming, assume, everything_changes, is_probe};
use crate::graph::followed::{followed, is_contract_enough, mentioned};
use crate::graph::order::{Order, order};
use crate::options::{Calls, Options};
use crate::passes::changes::Changes;
use crate::passes::contract::{by_contract, checks, clock_moves};
use crate::passes::dispatch;
use crate::passes::made;
use crate::passes::natives::Computed;
use base::{Name, rules};
use flow::Domain;
use flow::constants::{Constants, State, Value};
use ir::escapes::{handlers, is_caught};
use ir::types::Types;
use ir::vocabulary::{birth, subtype, type_constant, type_of};
use ir::{
    Block, BlockId, Caught, Command, CommandKind, JavaType, ObligationId, Procedure, ProcedureId, ProcedureKind,
    Program, Role, Terminator, Thrower, Visibility,
};
use logic::build::{and, bool, eq, implies, lt, not, or, quantified_with, select};
use logic::transform::substitute;
use logic::{Quantifier, Term, Var};
use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// How often a method of the library may be called within itself along a chain of objects that are known.
const LONGEST_CHAIN: usize = 12;

/// Replaces every call that an execution can come to. Blocks are looked at in the order of execution, each with what is known of
/// the state there; what cannot be reached is left empty.
pub fn expand(flat: &mut Flat, program: &Program, options: Options, checked: ProcedureId) {
    let parameters = program.procedures[checked].parameters.iter().map(|parameter| parameter.variable.clone());
    let knowledge = Constants::new(program, parameters);
    let start = knowledge.start();
    let entry = flat.entry;
    let blocks = flat.blocks.ids().collect::<Vec<_>>();
    let mut expansion = Expansion {
        flat,
        program,
        checked,
        options,
        instances: 0,
        commands: 0,
        stacks: HashMap::new(),
        latches: HashMap::new(),
        knowledge,
        types: OnceCell::new(),
        finals: None,
        changes: Changes::new(program),
        states: HashMap::from([(entry, start)]),
        members: HashMap::new(),
        leaving: HashMap::new(),
        done: HashSet::new(),
        open: Vec::new(),
        holds: BTreeSet::new(),
    };
    expansion.add_in_order(entry, &blocks);
    while let Some(block) = expansion.open.pop() {
        base::budget::point();
        expansion.block(block);
    }
    expansion.assert_what_holds(entry);
}

/// The procedures within which a block stands because calls were followed, the innermost first.
pub type Stack = Option<Rc<Frame>>;

pub struct Frame {
    procedure: ProcedureId,
    /// What is admitted where a call within it is not followed that has no obligation of its own.
    admits: Option<ObligationId>,
    /// The exceptions that handlers around its call catch.
    catches: Vec<Caught>,
    around: Stack,
}

/// The calls that were followed, the innermost first, each with the exceptions that handlers around it catch.
fn frames(stack: &Stack) -> impl Iterator<Item = (ProcedureId, &[Caught])> {
    let first = stack.as_deref();
    std::iter::successors(first, |frame| frame.around.as_deref()).map(|frame| (frame.procedure, &*frame.catches))
}

/// Whether somebody answers for exceptions of this thrower, within these calls.
fn is_answered_for(program: &Program, thrower: Thrower, stack: &Stack, checked: ProcedureId) -> bool {
    handlers(program, thrower, frames(stack), checked).is_some()
}

/// That an exception is one of those that somebody catches.
fn is_meant(caught: &Caught, exception: &Term) -> Term {
    let is_one = |class: &Name| subtype(type_of(exception.clone()), type_constant(&JavaType::Class(*class)));
    and(std::iter::once(is_one(&caught.class)).chain(caught.except.iter().map(|class| not(is_one(class)))))
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

/// Where it is shown what must hold in a call that is not followed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Where the callee is checked on its own.
    Elsewhere,
    /// Nowhere.
    Nowhere,
}

pub struct Expansion<'e> {
    pub flat: &'e mut Flat,
    pub program: &'e Program,
    /// The procedure that is checked.
    checked: ProcedureId,
    pub options: Options,
    instances: usize,
    pub commands: usize,
    pub stacks: HashMap<BlockId, Stack>,
    /// The loop headers that a block is the latch of.
    pub latches: HashMap<BlockId, Vec<BlockId>>,
    pub knowledge: Constants<'e>,
    /// Looked up only where somebody catches something.
    types: OnceCell<Types>,
    finals: Option<Rc<Vec<Var>>>,
    changes: Changes<'e>,
    /// What is known where a block begins, as far as the blocks before it have been looked at.
    states: HashMap<BlockId, State>,
    /// The blocks of loops that have not been looked at, by their headers.
    pub members: HashMap<BlockId, Vec<BlockId>>,
    /// The variables that nobody reads from a block on: those of a procedure that was left.
    leaving: HashMap<BlockId, Vec<Var>>,
    done: HashSet<BlockId>,
    /// The blocks that are to be looked at, the next one last.
    pub open: Vec<BlockId>,
    /// Obligations at places that no execution comes to.
    holds: BTreeSet<ObligationId>,
}

impl<'e> Expansion<'e> {
    /// These blocks come next, each behind those that jump to it.
    fn add_in_order(&mut self, entry: BlockId, blocks: &[BlockId]) {
        for block in blocks {
            if let Some(header) = &self.flat.blocks[*block].header {
                self.latches.entry(header.latch).or_default().push(*block);
            }
        }
        let Order { blocks, loops } = order(self.flat, entry, blocks);
        self.members.extend(loops);
        self.open.extend(blocks.into_iter().rev());
    }

    /// Looks at a block: its calls are replaced, and what follows it gets to know the state.
    fn block(&mut self, block: BlockId) {
        self.done.insert(block);
        let Some(mut state) = self.states.remove(&block) else {
            return self.abandon(block);
        };
        if let Some(members) = self.members.remove(&block) {
            if self.foresees(&state, block, &members) {
                self.peel(block, &members);
            } else {
                let blocks = members.iter().map(|member| &self.flat.blocks[*member]);
                self.changes.lose(&self.knowledge, &mut state, blocks);
            }
        }
        let commands = std::mem::take(&mut self.flat.blocks[block].commands);
        let mut rest = commands.into_iter();
        while let Some(command) = rest.next() {
            match Call::of(&command) {
                Some(call) => {
                    let call = self.chosen(&state, call);
                    if self.call(block, call, &mut state, &mut rest) == Flow::Elsewhere {
                        return;
                    }
                }
                None => {
                    let made = match &command.kind {
                        CommandKind::New { target, class, .. }
                            if made::matter(self.program, self.options)
                                && made::is_constructed(self.program, *class) =>
                        {
                            Some(made::note_making(&target.term(), command.span))
                        }
                        _ => None,
                    };
                    let command = self.contained(block, command);
                    self.emit(block, &mut state, command.into_iter().chain(made));
                }
            }
        }
        self.leave(block, state);
    }

    /// Commands come to the end of a block. What a call requires stands side by side: none of it is known for the next.
    fn emit(&mut self, block: BlockId, state: &mut State, commands: impl IntoIterator<Item = Command>) {
        let mut before: Option<State> = None;
        for command in commands {
            let known = match command.kind {
                CommandKind::Assert { otherwise: None, .. } => &*before.get_or_insert_with(|| state.clone()),
                _ => {
                    before = None;
                    &*state
                }
            };
            let command = if self.options.foresight { self.knowledge.plain(known, command) } else { command };
            self.knowledge.execute_once(state, &command);
            self.flat.blocks[block].commands.push(command);
        }
    }

    /// What follows a block gets to know the state at its end. A branch that is decided is none.
    fn leave(&mut self, block: BlockId, state: State) {
        let mut terminator = self.flat.blocks[block].terminator.clone();
        if let Terminator::Branch { condition, then_block, else_block, .. } = &terminator
            && let Some(truth) = self.knowledge.decide(&state, condition)
        {
            terminator = Terminator::Goto(if truth { *then_block } else { *else_block });
        }
        match &mut terminator {
            Terminator::Return | Terminator::Stop => return,
            Terminator::Goto(target) => {
                *target = self.beyond(*target, &state);
                self.arrive(*target, state);
            }
            Terminator::Branch { condition, then_block, else_block, .. } => {
                let mut otherwise = state.clone();
                self.knowledge.learn(&mut otherwise, condition, false);
                *else_block = self.beyond(*else_block, &otherwise);
                self.arrive(*else_block, otherwise);
                let mut state = state;
                self.knowledge.learn(&mut state, condition, true);
                *then_block = self.beyond(*then_block, &state);
                self.arrive(*then_block, state);
            }
        }
        self.flat.blocks[block].terminator = terminator;
    }

    /// The block that an execution comes to by way of a block that only decides what is decided already: what is known on this way (of the
    /// parts of a condition, say) stays apart from what is known on others.
    fn beyond(&self, target: BlockId, state: &State) -> BlockId {
        let block = &self.flat.blocks[target];
        let is_passage = block.header.is_none() && block.commands.is_empty() && !self.latches.contains_key(&target);
        match &block.terminator {
            Terminator::Branch { condition, then_block, else_block, .. }
                if is_passage && self.options.foresight && !self.done.contains(&target) =>
            {
                match self.knowledge.decide(state, condition) {
                    Some(true) => self.beyond(*then_block, state),
                    Some(false) => self.beyond(*else_block, state),
                    None => target,
                }
            }
            _ => target,
        }
    }

    fn arrive(&mut self, target: BlockId, mut state: State) {
        // Behind a latch its loop has been looked at: nothing was known there of what it changes.
        if self.done.contains(&target) {
            return;
        }
        if let Some(variables) = self.leaving.get(&target) {
            self.knowledge.forget(&mut state, variables);
        }
        let state = match self.states.remove(&target) {
            Some(other) => self.knowledge.join(&other, &state),
            None => state,
        };
        self.states.insert(target, state);
    }

    /// A command as it stands within the calls that were followed: that an exception is caught by those who called is an assertion,
    /// and nothing where nobody answers for it.
    fn contained(&self, block: BlockId, command: Command) -> Option<Command> {
        let CommandKind::Escape { exception, condition, thrower, obligation } = command.kind else {
            return Some(command);
        };
        let stack = self.stacks.get(&block).cloned().flatten();
        let handlers = handlers(self.program, thrower, frames(&stack), self.checked)?;
        let caught = handlers.into_iter().map(|caught| is_meant(caught, &exception));
        let condition = or(std::iter::once(condition).chain(caught));
        Some(Command { kind: CommandKind::Assert { condition, obligation, otherwise: None }, span: command.span })
    }

    /// No execution comes to a block: what is checked there holds.
    fn abandon(&mut self, block: BlockId) {
        self.members.remove(&block);
        let stack = self.stacks.get(&block).cloned().flatten();
        let empty = Block { header: None, commands: Vec::new(), terminator: Terminator::Stop };
        let block = std::mem::replace(&mut self.flat.blocks[block], empty);
        for invariant in block.header.iter().flat_map(|header| &header.invariants) {
            self.holds.extend([invariant.on_entry, invariant.preserved]);
        }
        for command in block.commands {
            match command.kind {
                CommandKind::Check { obligation, .. } if is_probe(self.program, obligation) => {}
                CommandKind::Assert { obligation, .. } | CommandKind::Check { obligation, .. } => {
                    self.holds.insert(obligation);
                }
                CommandKind::Escape { thrower, obligation, .. }
                    if is_answered_for(self.program, thrower, &stack, self.checked) =>
                {
                    self.holds.insert(obligation);
                }
                CommandKind::Call { procedure, obligations, .. } => {
                    // That a call is followed matters where it would not have been.
                    let is_too_deep = depth(&stack, procedure) >= self.options.recursion;
                    let is_check =
                        |id: &ObligationId| !rules::NOT_FOLLOWED.contains(&self.program.obligations[*id].rule);
                    self.holds.extend(obligations.into_iter().filter(|id| is_too_deep || is_check(id)));
                }
                _ => {}
            }
        }
    }

    /// What is checked only where no execution comes to is asserted all the same: it is proved.
    fn assert_what_holds(&mut self, entry: BlockId) {
        for header in self.flat.blocks.values().filter_map(|block| block.header.as_ref()) {
            if self.flat.blocks[header.latch].terminator == Terminator::Stop {
                self.holds.extend(header.invariants.iter().map(|invariant| invariant.preserved));
            }
        }
        let assertion = |obligation| CommandKind::Assert { condition: bool(true), obligation, otherwise: None };
        let commands =
            self.holds.iter().map(|id| Command { kind: assertion(*id), span: self.program.obligations[*id].span });
        let commands: Vec<Command> = commands.collect();
        self.flat.blocks[entry].commands.splice(0..0, commands);
    }

    /// Replaces a call at the end of a block. Where it does not go on in the block itself, the rest of it is a block of its own.
    fn call(&mut self, block: BlockId, call: Call, state: &mut State, rest: &mut std::vec::IntoIter<Command>) -> Flow {
        let callee = &self.program.procedures[call.procedure];
        if let Some(computed) = self.computed(state, &call) {
            self.native(block, state, computed);
            return Flow::Here;
        }
        match self.treatment(callee, &call, state) {
            Treatment::Contract => {
                self.new_instance();
                let known = self.executed(state, callee, &call);
                let commands = by_contract(self, callee, &call, known.as_ref());
                let made = self.made(&call);
                let [before, behind] = self.in_order(&call);
                self.emit(block, state, before.into_iter().chain(commands).chain(made).chain(behind));
                Flow::Here
            }
            Treatment::Body => {
                if callee.visibility == Visibility::Contract && has_checks(self.program, callee, &call) {
                    let checks = checks(callee, &call.arguments, &call);
                    self.emit(block, state, checks);
                }
                self.by_body(block, &call, state, rest)
            }
            Treatment::Dispatch(targets) => {
                let rest = self.split(block, rest);
                self.open.push(rest);
                let added = dispatch::expand(self, block, rest, &call, &targets);
                self.open.extend(added.into_iter().rev());
                self.leave(block, std::mem::take(state));
                Flow::Elsewhere
            }
            Treatment::NotFollowed => self.not_followed(block, callee, &call, state, Shown::Nowhere),
        }
    }

    /// What a native amounts to comes to the end of a block.
    fn native(&mut self, block: BlockId, state: &mut State, Computed { commands, found }: Computed) {
        let constant = commands.last().filter(|_| self.options.foresight);
        match constant.and_then(|last| self.knowledge.constant(state, last)) {
            // Where the result is known, how it comes about need not be.
            Some(result) => self.emit(block, state, [result]),
            None => self.emit(block, state, commands),
        }
        self.know_found(state, found);
    }

    /// The call of the one method that runs, if the receiver's class is known.
    pub fn chosen(&self, state: &State, call: Call) -> Call {
        let ProcedureKind::Dispatch(targets) = &self.program.procedures[call.procedure].kind else { return call };
        let class = call.arguments.first().and_then(|receiver| self.knowledge.class_of(state, receiver));
        let is_class = |name: &Name| class.as_ref().is_some_and(|class| **class == JavaType::Class(*name));
        match targets.iter().find(|(name, _)| is_class(name)) {
            Some((_, procedure)) => Call { procedure: *procedure, ..call },
            None => call,
        }
    }

    pub fn treatment(&self, callee: &Procedure, call: &Call, state: &State) -> Treatment {
        match &callee.kind {
            ProcedureKind::Native if has_checks(self.program, callee, call) => Treatment::Contract,
            ProcedureKind::Native => Treatment::NotFollowed,
            ProcedureKind::Dispatch(_) if !callee.unsupported.is_empty() => Treatment::NotFollowed,
            ProcedureKind::Dispatch(targets) => {
                let receiver = call.arguments.first();
                let classes = receiver.and_then(|receiver| self.knowledge.classes_of(state, receiver));
                match dispatch::groups(callee, targets, classes.as_deref()) {
                    // None of the methods would be followed.
                    Some(groups) if groups.len() > 1 && self.commands >= self.options.size => Treatment::NotFollowed,
                    Some(groups) => Treatment::Dispatch(groups),
                    None => Treatment::NotFollowed,
                }
            }
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

    /// Moves what follows the call to a block of its own.
    fn split(&mut self, block: BlockId, commands: &mut std::vec::IntoIter<Command>) -> BlockId {
        let terminator = std::mem::replace(&mut self.flat.blocks[block].terminator, Terminator::Stop);
        let rest = self.add_block(block, commands.collect(), terminator);
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

    pub fn new_instance(&mut self) {
        self.instances += 1;
    }

    /// The name of a variable in the present instance.
    pub fn instance_name(&self, variable: &Var) -> Var {
        Var::new(format!("{}@@{}", variable.name, self.instances), variable.sort.clone())
    }

    fn by_body(
        &mut self,
        block: BlockId,
        call: &Call,
        state: &mut State,
        rest: &mut std::vec::IntoIter<Command>,
    ) -> Flow {
        let callee = &self.program.procedures[call.procedure];
        let stack = self.stacks.get(&block).cloned().flatten();
        if self.is_shown_elsewhere(&stack, call.procedure) {
            return self.not_followed(block, callee, call, state, Shown::Elsewhere);
        }
        let most = self.options.recursion.max(if self.is_chain(state, callee, call) { LONGEST_CHAIN } else { 0 });
        let is_too_deep = depth(&stack, call.procedure) >= most;
        let is_understood = callee.unsupported.is_empty();
        let body = callee.body.as_ref();
        let body = body.filter(|_| is_understood && !is_too_deep && self.commands < self.options.size);
        let Some(body) = body else {
            return self.not_followed(block, callee, call, state, Shown::Nowhere);
        };
        if self.is_shown_by_induction(call.procedure) {
            let commands = self.asked_of(callee, call, &stack);
            self.emit(block, state, commands);
        }
        let own = call.obligations.first().filter(|_| callee.visibility == Visibility::Body).copied();
        let admits = own.or_else(|| stack.as_ref().and_then(|frame| frame.admits));
        let catches = call.catches.clone();
        let stack = Some(Rc::new(Frame { procedure: call.procedure, admits, catches, around: stack }));
        self.new_instance();
        let renaming = self.rename_all(callee);
        let bind = callee.parameters.iter().zip(&call.arguments).map(|(parameter, argument)| CommandKind::Assign {
            target: renaming.variable(&parameter.variable),
            value: argument.clone(),
        });
        let bind: Vec<Command> = bind.map(|kind| Command { kind, span: call.span }).collect();
        self.emit(block, state, bind);
        let rest = self.split(block, rest);
        let (program, types, checked) = (self.program, &self.types, self.checked);
        let is_subclass = |class: Name, other: Name| {
            let types = types.get_or_init(|| Types::new(program));
            types.is_subtype(&JavaType::Class(class), &JavaType::Class(other))
        };
        let is_caught = |class: Name| is_caught(program, class, frames(&stack), checked, is_subclass);
        let copied = self.flat.copy(body, &renaming, &is_caught);
        let made = self.made(call);
        for id in &copied.blocks {
            let copy = &mut self.flat.blocks[*id];
            self.commands += copy.commands.len() + 1;
            if copy.terminator == Terminator::Return {
                copy.terminator = Terminator::Goto(rest);
                copy.commands.extend(call.outcome(callee, &renaming));
                copy.commands.extend(made.clone());
            }
            self.stacks.insert(*id, stack.clone());
        }
        let own = variables(callee).map(|variable| renaming.variable(variable)).collect();
        self.leaving.insert(rest, own);
        self.open.push(rest);
        self.add_in_order(copied.entry, &copied.blocks);
        self.flat.blocks[block].terminator = Terminator::Goto(copied.entry);
        self.arrive(copied.entry, std::mem::take(state));
        Flow::Elsewhere
    }

    /// Whether what must hold in a call is shown by induction: the callee is checked on its own, and this is a call of it within another one.
    fn is_shown_elsewhere(&self, stack: &Stack, procedure: ProcedureId) -> bool {
        let is_within = self.program.construction.inductive.contains(&self.checked) || depth(stack, procedure) > 0;
        self.is_shown_by_induction(procedure) && is_within
    }

    /// Whether what must hold in calls of a procedure is shown for all of them, where it is checked.
    fn is_shown_by_induction(&self, procedure: ProcedureId) -> bool {
        self.options.loops.is_for_proof()
            && self.options.calls == Calls::ByContract
            && self.program.construction.inductive.contains(&procedure)
    }

    /// What a call must meet for that.
    fn asked_of(&self, callee: &Procedure, call: &Call, stack: &Stack) -> Vec<Command> {
        if self.options.keeps {
            return Vec::new();
        }
        let condition = self.required(callee, call);
        let asserted = self.admitting(call, stack).into_iter().map(|obligation| CommandKind::Assert {
            condition: condition.clone(),
            obligation,
            otherwise: None,
        });
        asserted.map(|kind| Command { kind, span: call.span }).collect()
    }

    /// The obligations that a call is followed. Within the library it is the user's call that is not followed to its end.
    fn admitting(&self, call: &Call, stack: &Stack) -> Vec<ObligationId> {
        match call.obligations.is_empty() {
            true => stack.as_ref().and_then(|frame| frame.admits).into_iter().collect(),
            false => call.obligations.clone(),
        }
    }

    /// What a call requires whose callee is checked on its own: what its contract asks, and that all objects that have been made are in order.
    fn required(&self, callee: &Procedure, call: &Call) -> Term {
        let parameters = callee.parameters.iter().map(|parameter| parameter.variable.clone());
        let values = parameters.zip(call.arguments.iter().cloned()).collect();
        let checked = callee.contract.requires.iter().filter(|requires| requires.role == Role::Checked);
        let asked = checked.map(|requires| substitute(&requires.formula, &values));
        let is_closed = self.program.construction.closed.contains(&call.procedure);
        let in_order = match !is_closed && made::matter(self.program, self.options) {
            true => made::all_in_order(self.program),
            false => Vec::new(),
        };
        and(asked.chain(in_order))
    }

    /// Whether the library calls a method of an object that was made on the way here: a recursion that goes along a chain of such objects, like the stages of a
    /// stream, ends where the chain does.
    fn is_chain(&self, state: &State, callee: &Procedure, call: &Call) -> bool {
        let receiver = call.arguments.first().and_then(|receiver| self.knowledge.evaluate(state, receiver));
        !callee.is_entry && matches!(receiver, Some(Value::New(..)))
    }

    /// A call that lies too deep, or may run too many methods. In a proof nothing is known behind it: that must be
    /// admitted, and all state may have changed. In a search executions that come here do not count.
    fn not_followed(
        &mut self,
        block: BlockId,
        callee: &Procedure,
        call: &Call,
        state: &mut State,
        shown: Shown,
    ) -> Flow {
        let is_admitted = callee.visibility == Visibility::Body || !has_checks(self.program, callee, call);
        let keeps = self.options.keeps;
        if self.options.calls == Calls::FollowAll || !is_admitted && !keeps {
            self.flat.blocks[block].terminator = Terminator::Stop;
            return Flow::Elsewhere;
        }
        let span = call.span;
        let stack = self.stacks.get(&block).cloned().flatten();
        let admitted = |obligation| CommandKind::Assert { condition: bool(false), obligation, otherwise: None };
        let mut commands: Vec<Command> = match shown {
            Shown::Elsewhere => self.asked_of(callee, call, &stack),
            // What is kept is kept whether calls are followed or not.
            Shown::Nowhere if keeps => Vec::new(),
            Shown::Nowhere => {
                let obligations = self.admitting(call, &stack).into_iter();
                obligations.map(|obligation| Command { kind: admitted(obligation), span }).collect()
            }
        };
        self.new_instance();
        commands.extend(clock_moves(self, span));
        let finals = self.finals().clone();
        commands.extend(finals.iter().map(|map| {
            let kind = CommandKind::Assign { target: self.instance_name(map), value: map.term() };
            Command { kind, span }
        }));
        let [before, behind] = self.in_order(call);
        commands.extend(before);
        commands.push(everything_changes(span));
        commands.extend(finals.iter().map(|map| assume(&self.is_kept(map), span)));
        commands.extend(behind);
        for target in call.result.iter().chain(&call.exception) {
            commands.push(Command { kind: CommandKind::Havoc(target.clone()), span });
            commands.extend(crate::facts::heap::closed(target).map(|fact| assume(&fact, span)));
        }
        self.emit(block, state, commands);
        Flow::Here
    }

    /// What is claimed before and known behind a call of code that is checked on its own, or that nobody knows: that calls what others may call. It
    /// finds all objects in order and leaves them so.
    fn in_order(&self, call: &Call) -> [Vec<Command>; 2] {
        let is_checked = |id: &ProcedureId| {
            let callee = &self.program.procedures[*id];
            callee.is_entry && callee.body.is_some() && !self.program.construction.closed.contains(id)
        };
        let is_meant = match &self.program.procedures[call.procedure].kind {
            ProcedureKind::Dispatch(targets) => targets.iter().all(|(_, target)| is_checked(target)),
            _ => is_checked(&call.procedure),
        };
        if !is_meant || !made::matter(self.program, self.options) {
            return [Vec::new(), Vec::new()];
        }
        let before = if self.options.keeps { made::assert_all(self.program, call.span) } else { Vec::new() };
        [before, made::behind_unknown(self.program, call.span)]
    }

    /// That the object has been made or not, behind the call of a constructor for it.
    fn made(&self, call: &Call) -> Vec<Command> {
        let is_constructor = self.program.construction.all_constructors.contains_key(&call.procedure);
        // A constructor that calls another one for the object that it makes itself has not done yet.
        let is_own =
            |object: &&Term| matches!(object.kind(), logic::TermKind::Var(var) if var.name.starts_with("this"));
        let object = call.arguments.first().filter(|object| is_constructor && !is_own(object));
        let Some(object) = object.filter(|_| made::matter(self.program, self.options)) else { return Vec::new() };
        made::note_made(object, made::threw(call.exception.as_ref()), call.span).into()
    }

    /// The fields that matter here and that only constructors assign.
    fn finals(&mut self) -> &Rc<Vec<Var>> {
        let (program, checked) = (self.program, self.checked);
        self.finals.get_or_insert_with(|| {
            let procedures = followed(program, checked).into_iter().map(|id| &program.procedures[id]);
            let mentioned: HashSet<&Var> = procedures.flat_map(|procedure| mentioned(program, procedure)).collect();
            let finals = program.globals.iter().filter(|global| global.is_final);
            Rc::new(finals.map(|global| global.variable.clone()).filter(|map| mentioned.contains(map)).collect())
        })
    }

    /// That a field is what it was before the present instance, in the objects that there were: a constructor that ran meanwhile made another.
    fn is_kept(&self, map: &Var) -> Term {
        let object = Var::new("o%kept", logic::Sort::Ref);
        let clock = self.instance_name(&Var::new("$before", logic::Sort::Int));
        let (now, before) = (select(map.term(), object.term()), select(self.instance_name(map).term(), object.term()));
        let is_old = lt(birth(object.term()), clock.term());
        quantified_with(Quantifier::Forall, vec![object], vec![vec![now.clone()]], implies(is_old, eq(now, before)))
    }

    /// Names for this instance's parameters, result, exception and locals.
    pub fn rename_all(&self, callee: &Procedure) -> Renaming {
        let renamed = variables(callee).map(|variable| (variable.clone(), self.instance_name(variable)));
        Renaming::new(renamed.collect::<Vec<_>>())
    }
}

/// The variables of a procedure: parameters, locals, result and exception.
fn variables(procedure: &Procedure) -> impl Iterator<Item = &Var> {
    let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
    parameters.chain(&procedure.locals).chain(&procedure.result).chain(&procedure.exception)
}

/// Where an execution goes on behind a call.
#[derive(PartialEq)]
enum Flow {
    /// In the same block.
    Here,
    /// In others, or nowhere.
    Elsewhere,
}

/// What becomes of one call.
pub enum Treatment {
    Contract,
    Body,
    Dispatch(Vec<dispatch::Group>),
    NotFollowed,
}

/// Whether nobody checks its contract: it is the library's.
pub fn is_trusted(callee: &Procedure) -> bool {
    callee.visibility == Visibility::Contract && !callee.is_entry && is_contract_enough(callee)
}

/// Whether the call has an obligation for everything that the callee requires. One that a dispatch makes has not: its
/// obligation is that it is followed.
fn has_checks(program: &Program, callee: &Procedure, call: &Call) -> bool {
    let checked = callee.contract.requires.iter().filter(|requires| requires.role == Role::Checked).count();
    let is_check = |id: &ObligationId| !rules::NOT_FOLLOWED.contains(&program.obligations[*id].rule);
    is_contract_enough(callee) || (checked == call.obligations.len() && call.obligations.iter().all(is_check))
}
