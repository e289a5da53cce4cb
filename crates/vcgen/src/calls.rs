//! Calls become what they mean: the body of a procedure that is followed, or the contract of one that has one.

use crate::flat::{Flat, Renaming, assume};
use crate::{Calls, Options};
use base::arena::Id;
use base::{Span, rules};
use ir::vocabulary::{birth, now, null};
use ir::{
    Block, BlockId, Command, CommandKind, GlobalKind, Modified, ObligationId, Procedure, ProcedureId, Program,
    Requires, Role, Terminator, Visibility,
};
use logic::build::{bool, eq, forall, implies, le, lt, or, select};
use logic::transform::substitute;
use logic::{Sort, Term, Var};
use std::collections::HashMap;

/// Replaces every call.
pub fn expand(flat: &mut Flat, program: &Program, options: Options) {
    let mut expansion = Expansion { flat, program, options, instances: 0, commands: 0, stacks: HashMap::new() };
    let mut open: Vec<BlockId> = expansion.flat.blocks.ids().collect();
    while let Some(block) = open.pop() {
        open.extend(expansion.first_call(block));
    }
}

struct Expansion<'e> {
    flat: &'e mut Flat,
    program: &'e Program,
    options: Options,
    instances: usize,
    commands: usize,
    /// The procedures within which a block stands because calls were followed.
    stacks: HashMap<BlockId, Vec<ProcedureId>>,
}

impl Expansion<'_> {
    /// Replaces the first call of a block; returns the blocks that may have calls still.
    fn first_call(&mut self, block: BlockId) -> Vec<BlockId> {
        let is_call = |command: &Command| matches!(command.kind, CommandKind::Call { .. });
        let Some(at) = self.flat.blocks[block].commands.iter().position(is_call) else {
            return Vec::new();
        };
        let rest = self.split(block, at);
        let Some(Command { kind: CommandKind::Call { procedure, arguments, result, obligations }, span }) =
            self.flat.blocks[block].commands.pop()
        else {
            return Vec::new();
        };
        let callee = &self.program.procedures[procedure];
        match self.treatment(callee) {
            Visibility::Contract => {
                let commands = self.by_contract(callee, &arguments, result.as_ref(), &obligations, span);
                self.flat.blocks[block].commands.extend(commands);
                self.flat.blocks[block].terminator = Terminator::Goto(rest);
                vec![rest]
            }
            Visibility::Body => {
                if callee.visibility == Visibility::Contract {
                    let checks = self.checks(callee, &arguments, &obligations, span);
                    self.flat.blocks[block].commands.extend(checks);
                }
                self.by_body(block, rest, procedure, &arguments, result.as_ref(), &obligations, span)
            }
        }
    }

    fn treatment(&self, callee: &Procedure) -> Visibility {
        match self.options.calls {
            Calls::FollowAll if callee.body.is_some() => Visibility::Body,
            _ => callee.visibility,
        }
    }

    /// What a call by contract asks of the caller.
    fn checks(&self, callee: &Procedure, arguments: &[Term], obligations: &[ObligationId], span: Span) -> Vec<Command> {
        let parameters = callee.parameters.iter().map(|parameter| parameter.variable.clone());
        let values: HashMap<Var, Term> = parameters.zip(arguments.iter().cloned()).collect();
        let checked = callee.contract.requires.iter().filter(|requires| requires.role == Role::Checked);
        let check = |(requires, obligation): (&Requires, &ObligationId)| CommandKind::Assert {
            condition: substitute(&requires.formula, &values),
            obligation: *obligation,
        };
        checked.zip(obligations).map(check).map(|kind| Command { kind, span }).collect()
    }

    /// Moves what follows the call to a block of its own; the call stays as the last command.
    fn split(&mut self, block: BlockId, at: usize) -> BlockId {
        let commands = self.flat.blocks[block].commands.split_off(at + 1);
        let terminator = std::mem::replace(&mut self.flat.blocks[block].terminator, Terminator::Stop);
        let rest = self.flat.blocks.push(Block { header: None, commands, terminator });
        let stack = self.stacks.get(&block).cloned().unwrap_or_default();
        self.stacks.insert(rest, stack);
        self.move_latch(block, rest);
        rest
    }

    /// A latch whose jump has moved to another block is that block.
    fn move_latch(&mut self, from: BlockId, to: BlockId) {
        for block in self.flat.blocks.values_mut() {
            if let Some(header) = block.header.as_mut().filter(|header| header.latch == from) {
                header.latch = to;
            }
        }
    }

    fn instance_name(&self, variable: &Var) -> Var {
        Var::new(format!("{}@@{}", variable.name, self.instances), variable.sort.clone())
    }

    #[expect(clippy::too_many_arguments, reason = "these are the parts of a call")]
    fn by_body(
        &mut self,
        block: BlockId,
        rest: BlockId,
        id: ProcedureId,
        arguments: &[Term],
        result: Option<&Var>,
        obligations: &[ObligationId],
        span: Span,
    ) -> Vec<BlockId> {
        let callee = &self.program.procedures[id];
        let mut stack = self.stacks.get(&block).cloned().unwrap_or_default();
        let is_too_deep = stack.iter().filter(|around| **around == id).count() >= self.options.recursion;
        let body = callee.body.as_ref().filter(|_| !is_too_deep && self.commands < self.options.size);
        let Some(body) = body else {
            return self.not_followed(block, rest, callee, result, obligations, span);
        };
        stack.push(id);
        self.instances += 1;
        let renaming = self.rename_all(callee);
        let bind = callee.parameters.iter().zip(arguments).map(|(parameter, argument)| CommandKind::Assign {
            target: renaming.variable(&parameter.variable),
            value: argument.clone(),
        });
        self.flat.blocks[block].commands.extend(bind.map(|kind| Command { kind, span }));
        let offset = self.flat.blocks.len();
        let target = |block: BlockId| BlockId::from_index(block.index() + offset);
        let mut added = vec![rest];
        for copied in body.blocks.values() {
            let mut copy = renaming.block(copied, &target);
            self.commands += copy.commands.len() + 1;
            if copy.terminator == Terminator::Return {
                copy.terminator = Terminator::Goto(rest);
                if let (Some(target), Some(value)) = (result, &callee.result) {
                    let value = renaming.variable(value).term();
                    copy.commands.push(Command { kind: CommandKind::Assign { target: target.clone(), value }, span });
                }
            }
            let copy = self.flat.blocks.push(copy);
            self.stacks.insert(copy, stack.clone());
            added.push(copy);
        }
        self.flat.blocks[block].terminator = Terminator::Goto(target(body.entry));
        added
    }

    /// A call that lies too deep. In a proof nothing is known behind it: that must be admitted, and all state may have
    /// changed. In a search executions that come here do not count.
    fn not_followed(
        &mut self,
        block: BlockId,
        rest: BlockId,
        callee: &Procedure,
        result: Option<&Var>,
        obligations: &[ObligationId],
        span: Span,
    ) -> Vec<BlockId> {
        if self.options.calls == Calls::FollowAll || callee.visibility == Visibility::Contract {
            self.flat.blocks[block].terminator = Terminator::Stop;
            return Vec::new();
        }
        let admitted = obligations.iter().map(|id| CommandKind::Assert { condition: bool(false), obligation: *id });
        let mut commands: Vec<Command> = admitted.map(|kind| Command { kind, span }).collect();
        self.instances += 1;
        commands.extend(self.clock_moves(span));
        commands.extend(self.everything_changes(span));
        commands.extend(result.map(|target| Command { kind: CommandKind::Havoc(target.clone()), span }));
        self.flat.blocks[block].commands.extend(commands);
        self.flat.blocks[block].terminator = Terminator::Goto(rest);
        vec![rest]
    }

    /// Time goes by: objects may have been allocated.
    fn clock_moves(&self, span: Span) -> Vec<Command> {
        let clock = self.instance_name(&Var::new("$before", Sort::Int));
        vec![
            Command { kind: CommandKind::Assign { target: clock.clone(), value: now().term() }, span },
            Command { kind: CommandKind::Havoc(now()), span },
            assume(&le(clock.term(), now().term()), span),
        ]
    }

    /// The whole state gets any value that a heap can have.
    fn everything_changes(&self, span: Span) -> Vec<Command> {
        let mut commands = Vec::new();
        for global in self.program.globals.iter().filter(|global| global.kind != GlobalKind::Now) {
            commands.push(Command { kind: CommandKind::Havoc(global.variable.clone()), span });
            let closed = crate::heap::closed(&global.variable).filter(|_| self.options.calls == Calls::ByContract);
            commands.extend(closed.map(|fact| assume(&fact, span)));
        }
        commands
    }

    /// Names for this instance's parameters, result and locals.
    fn rename_all(&self, callee: &Procedure) -> Renaming {
        let parameters = callee.parameters.iter().map(|parameter| &parameter.variable);
        let variables = parameters.chain(&callee.locals).chain(&callee.result);
        Renaming::new(variables.map(|variable| (variable.clone(), self.instance_name(variable))).collect::<Vec<_>>())
    }

    fn by_contract(
        &mut self,
        callee: &Procedure,
        arguments: &[Term],
        result: Option<&Var>,
        obligations: &[ObligationId],
        span: Span,
    ) -> Vec<Command> {
        self.instances += 1;
        let renaming = self.rename_all(callee);
        let mut commands = Vec::new();
        let mut emit = |kind| commands.push(Command { kind, span });
        for (parameter, argument) in callee.parameters.iter().zip(arguments) {
            emit(CommandKind::Assign { target: renaming.variable(&parameter.variable), value: argument.clone() });
        }
        let parameters: Vec<Term> =
            callee.parameters.iter().map(|parameter| renaming.variable(&parameter.variable).term()).collect();
        commands.extend(self.checks(callee, &parameters, obligations, span));
        let mut emit = |kind| commands.push(Command { kind, span });
        for (local, global) in &callee.contract.snapshots {
            emit(CommandKind::Assign { target: renaming.variable(local), value: global.term() });
        }
        commands.extend(self.changes(callee, &renaming, span));
        let mut emit = |kind| commands.push(Command { kind, span });
        if let Some(value) = &callee.result {
            emit(CommandKind::Havoc(renaming.variable(value)));
        }
        for ensures in &callee.contract.ensures {
            // The frame is what `modifies` has just said.
            let is_frame = ensures.obligation.is_some_and(|id| self.program.obligations[id].rule == &rules::FRAME);
            if !is_frame {
                commands.push(assume(&renaming.term(&ensures.formula), span));
            }
        }
        if let (Some(target), Some(value)) = (result, &callee.result) {
            let kind = CommandKind::Assign { target: target.clone(), value: renaming.variable(value).term() };
            commands.push(Command { kind, span });
        }
        commands
    }

    /// Everything that the callee may change gets any value; objects may be allocated. Fields of objects that are
    /// not allocated yet hold any value in every map, so that new objects of the callee need no change of a map.
    fn changes(&self, callee: &Procedure, renaming: &Renaming, span: Span) -> Vec<Command> {
        let mut commands = self.clock_moves(span);
        if callee.contract.modifies.contains(&Modified::Everything) {
            commands.extend(self.everything_changes(span));
            return commands;
        }
        let mut fixed = FixedKeys { commands: &mut commands, expansion: self, count: 0, span };
        let places: Vec<Modified> = callee.contract.modifies.iter().map(|place| fixed.fix(place, renaming)).collect();
        for (number, place) in places.iter().enumerate() {
            let fresh = |sort: Sort| self.instance_name(&Var::new(format!("$new{number}"), sort));
            commands.extend(change(place, fresh).into_iter().map(|kind| Command { kind, span }));
        }
        commands
    }
}

/// Keeps what determines the changed places from the changes themselves.
struct FixedKeys<'f, 'e> {
    commands: &'f mut Vec<Command>,
    expansion: &'f Expansion<'e>,
    count: usize,
    span: Span,
}

impl FixedKeys<'_, '_> {
    fn fix(&mut self, place: &Modified, renaming: &Renaming) -> Modified {
        let mut keep = |term: &Term| {
            self.count += 1;
            let kept = Var::new(format!("$key{}", self.count), term.sort().clone());
            let kept = self.expansion.instance_name(&kept);
            let kind = CommandKind::Assign { target: kept.clone(), value: renaming.term(term) };
            self.commands.push(Command { kind, span: self.span });
            kept.term()
        };
        match place {
            Modified::Everything => Modified::Everything,
            Modified::Place { map, keys } => {
                Modified::Place { map: map.clone(), keys: keys.iter().map(&mut keep).collect() }
            }
            Modified::Elements { map, array, low, high } => {
                Modified::Elements { map: map.clone(), array: keep(array), low: keep(low), high: keep(high) }
            }
        }
    }
}

/// The commands that give a place any value.
fn change(place: &Modified, fresh: impl Fn(Sort) -> Var) -> Vec<CommandKind> {
    match place {
        Modified::Everything => Vec::new(),
        Modified::Place { map, keys } if keys.is_empty() => vec![CommandKind::Havoc(map.clone())],
        Modified::Place { map, keys } => {
            let value = fresh(logic::build::select_path(map.term(), keys).sort().clone());
            let update = CommandKind::Update { map: map.clone(), keys: keys.clone(), value: value.term() };
            let allocated = match value.sort {
                Sort::Ref => or([eq(value.term(), null()), lt(birth(value.term()), now().term())]),
                _ => bool(true),
            };
            let typing = CommandKind::Assume { condition: allocated, reason: ir::AssumeReason::Typing };
            vec![CommandKind::Havoc(value), typing, update]
        }
        Modified::Elements { map, array, low, high } => {
            let old = select(map.term(), array.clone());
            let value = fresh(old.sort().clone());
            let index = Var::new(format!("i%{}", value.name), Sort::Int);
            let position = index.term();
            let outside = or([lt(position.clone(), low.clone()), lt(high.clone(), position.clone())]);
            let same = eq(select(value.term(), position.clone()), select(old, position));
            let rest = forall(vec![index], implies(outside, same));
            let update = CommandKind::Update { map: map.clone(), keys: vec![array.clone()], value: value.term() };
            vec![
                CommandKind::Havoc(value),
                CommandKind::Assume { condition: rest, reason: ir::AssumeReason::Typing },
                update,
            ]
        }
    }
}
