//! Loops whose iterations can be foreseen are taken apart: each iteration becomes code of its own. A walk through the loop with what
//! is known of the state finds out; it guesses where nothing is known, for it decides only what is worth doing.

use crate::graph::call::Call;
use crate::graph::flat::Renaming;
use crate::passes::calls::{Expansion, Treatment};
use crate::passes::contract::by_contract;
use crate::passes::natives::Computed;
use base::arena::Id;
use flow::Domain;
use flow::constants::{State, Value};
use ir::{Block, BlockId, Body, Command, CommandKind, Terminator};
use logic::Var;
use logic::transform::free_variables;
use std::collections::{BTreeMap, HashSet};

/// How many iterations are foreseen at most.
const MOST_ITERATIONS: usize = 12;

/// How many commands a walk goes through at most, and how deep in calls.
const MOST_STEPS: usize = 3_000;
const MOST_CALLS: usize = 12;

impl Expansion<'_> {
    /// Whether it is known how many iterations a loop has from here, and they are few.
    pub fn foresees(&mut self, state: &State, header: BlockId, members: &[BlockId]) -> bool {
        let is_free = |block: &Block| block.header.as_ref().is_some_and(|header| header.invariants.is_empty());
        if !is_free(&self.flat.blocks[header]) || self.commands > self.options.size / 2 {
            return false;
        }
        let exceptions = self.exceptions(members);
        let members: HashSet<BlockId> = members.iter().copied().collect();
        let mut walk = Walk { state: state.clone(), steps: 0, calls: 0 };
        let (mut block, mut iterations, mut is_decided) = (header, 0, false);
        while walk.steps < MOST_STEPS {
            let Block { commands, terminator, .. } = self.flat.blocks[block].clone();
            if !self.walk(&mut walk, commands) {
                return is_decided;
            }
            let next = match terminator {
                Terminator::Goto(target) => target,
                Terminator::Return | Terminator::Stop => return true,
                Terminator::Branch { condition, then_block, else_block, .. } => {
                    // Whether a call throws says nothing about the number of iterations.
                    let is_end = !free_variables(&condition).iter().all(|it| exceptions.contains(it));
                    let leaves = is_end && !(members.contains(&then_block) && members.contains(&else_block));
                    match self.knowledge.decide(&walk.state, &condition) {
                        Some(truth) => {
                            is_decided |= leaves;
                            if truth { then_block } else { else_block }
                        }
                        None if leaves && !is_decided => return false,
                        None => {
                            let truth = members.contains(&then_block);
                            self.knowledge.learn(&mut walk.state, &condition, truth);
                            if truth { then_block } else { else_block }
                        }
                    }
                }
            };
            if !members.contains(&next) {
                return true;
            }
            if next == header {
                iterations += 1;
                if !is_decided || iterations > MOST_ITERATIONS {
                    return false;
                }
                is_decided = false;
            }
            block = next;
        }
        false
    }

    /// The variables that hold the exceptions of calls in these blocks.
    fn exceptions(&self, blocks: &[BlockId]) -> HashSet<Var> {
        let commands = blocks.iter().flat_map(|block| &self.flat.blocks[*block].commands);
        let exceptions = commands.filter_map(|command| match &command.kind {
            CommandKind::Call { exception, .. } => exception.clone(),
            _ => None,
        });
        exceptions.collect()
    }

    /// Goes through commands; false if an execution does not go on behind them.
    fn walk(&mut self, walk: &mut Walk, commands: Vec<Command>) -> bool {
        for command in commands {
            walk.steps += 1;
            match Call::of(&command) {
                None => self.knowledge.execute_once(&mut walk.state, &command),
                Some(call) => {
                    if !self.walk_call(walk, call) {
                        return false;
                    }
                }
            }
        }
        walk.steps < MOST_STEPS
    }

    fn walk_call(&mut self, walk: &mut Walk, call: Call) -> bool {
        let call = self.chosen(&walk.state, call);
        if let Some(Computed { commands, found }) = self.computed(&walk.state, &call) {
            let goes_on = self.walk(walk, commands);
            self.know_found(&mut walk.state, found);
            return goes_on;
        }
        let callee = &self.program.procedures[call.procedure];
        match (self.treatment(callee, &call, &walk.state), &callee.body) {
            (Treatment::Contract, _) => {
                self.new_instance();
                let known = self.executed(&walk.state, callee, &call);
                let commands = by_contract(self, callee, &call, known.as_ref());
                self.walk(walk, commands)
            }
            (Treatment::Body, Some(body)) if walk.calls < MOST_CALLS && callee.unsupported.is_empty() => {
                self.new_instance();
                let renaming = self.rename_all(callee);
                for (parameter, argument) in callee.parameters.iter().zip(&call.arguments) {
                    let value = self.knowledge.evaluate(&walk.state, argument);
                    self.knowledge.set(&mut walk.state, &renaming.variable(&parameter.variable), value);
                }
                walk.calls += 1;
                let comes_back = self.walk_body(walk, body, &renaming);
                walk.calls -= 1;
                match comes_back {
                    Some(true) => self.walk(walk, call.outcome(callee, &renaming)),
                    Some(false) => false,
                    None => self.guess(walk, &call),
                }
            }
            _ => self.guess(walk, &call),
        }
    }

    /// Whether a walk through a body comes to its end; `None` if it does not know where to go.
    fn walk_body(&mut self, walk: &mut Walk, body: &Body, renaming: &Renaming) -> Option<bool> {
        let mut block = body.entry;
        while walk.steps < MOST_STEPS {
            let Block { commands, terminator, .. } = renaming.block(&body.blocks[block], &|target| target);
            if !self.walk(walk, commands) {
                return Some(false);
            }
            block = match terminator {
                Terminator::Goto(target) => target,
                Terminator::Return => return Some(true),
                Terminator::Stop => return Some(false),
                Terminator::Branch { condition, then_block, else_block, .. } => {
                    match self.knowledge.decide(&walk.state, &condition)? {
                        true => then_block,
                        false => else_block,
                    }
                }
            };
        }
        None
    }

    /// A call of which nothing is known: most return.
    fn guess(&mut self, walk: &mut Walk, call: &Call) -> bool {
        if let Some(result) = &call.result {
            self.knowledge.set(&mut walk.state, result, None);
        }
        if let Some(exception) = &call.exception {
            self.knowledge.set(&mut walk.state, exception, Some(Value::Null));
        }
        true
    }

    /// The blocks of a loop become its next iteration; a copy of them, which comes behind them, is what remains of the loop.
    pub fn peel(&mut self, header: BlockId, members: &[BlockId]) {
        let offset = self.flat.blocks.len();
        let copies: BTreeMap<BlockId, BlockId> =
            members.iter().enumerate().map(|(index, member)| (*member, BlockId::from_index(offset + index))).collect();
        let target = |block: BlockId| copies.get(&block).copied().unwrap_or(block);
        for member in members {
            let copy = Renaming::new([]).block(&self.flat.blocks[*member], &target);
            self.commands += copy.commands.len() + 1;
            let latch = copy.header.as_ref().map(|header| header.latch);
            let id = self.flat.blocks.push(copy);
            if let Some(latch) = latch {
                self.latches.entry(latch).or_default().push(id);
            }
            let stack = self.stacks.get(member).cloned().flatten();
            self.stacks.insert(id, stack);
            if let Some(inner) = self.members.get(member) {
                let inner = inner.iter().map(|block| target(*block)).collect();
                self.members.insert(id, inner);
            }
        }
        let remaining = target(header);
        self.members.insert(remaining, members.iter().map(|block| target(*block)).collect());
        if let Some(latch) = self.flat.blocks[header].header.take().map(|header| header.latch) {
            let other = |block: BlockId| if block == header { remaining } else { block };
            let jump = match &self.flat.blocks[latch].terminator {
                Terminator::Goto(block) => Terminator::Goto(other(*block)),
                Terminator::Branch { condition, then_block, else_block, written } => Terminator::Branch {
                    condition: condition.clone(),
                    then_block: other(*then_block),
                    else_block: other(*else_block),
                    written: *written,
                },
                terminator => terminator.clone(),
            };
            self.flat.blocks[latch].terminator = jump;
            if let Some(headers) = self.latches.get_mut(&latch) {
                headers.retain(|other| *other != header);
            }
        }
        // The header has been taken off the list, the other blocks of the loop come next.
        let at = self.open.len() + 1 - members.len();
        debug_assert!(self.open[at..].iter().all(|block| members.contains(block)), "a loop stands together");
        self.open.splice(at..at, members.iter().rev().map(|member| target(*member)));
    }
}

/// A walk ahead.
struct Walk {
    state: State,
    steps: usize,
    /// The calls that it is in.
    calls: usize,
}
