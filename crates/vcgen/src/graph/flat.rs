//! One procedure with its contract around it: the object that the passes work on.

use crate::guesses::{Guess, Standing};
use crate::options::Options;
use crate::passes::made;
use crate::passes::ranges::Heads;
use base::arena::Id;
use base::{Arena, Name, Span, rules};
use ir::escapes::is_caught;
use ir::types::Types;
use ir::vocabulary::everything;
use ir::{
    AssumeReason, Block, BlockId, Body, Command, CommandKind, Ensures, GlobalKind, JavaType, LoopFact, LoopHeader,
    LoopInvariant, ObligationId, Procedure, ProcedureId, Program, Role, Terminator,
};
use logic::transform::substitute;
use logic::{Sort, Term, Var};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// A procedure as a graph of its own.
#[derive(Clone, Debug)]
pub struct Flat {
    /// The signature of the procedure.
    pub name: String,
    /// Its parameters.
    pub parameters: Vec<Var>,
    /// Its blocks.
    pub blocks: Arena<BlockId, Block>,
    /// Where it begins.
    pub entry: BlockId,
    /// What the block where it begins assumes by the heap model alone: of no use unless it speaks of state that matters.
    pub free: HashSet<Term>,
    /// The state that matters. Known once calls are expanded.
    pub state: BTreeSet<Var>,
    /// The fields of the program that hold sequences or dictionaries, with what they hold.
    pub collections: BTreeMap<Var, Sort>,
    /// The places that each loop changes, by its header. Known once allocations are about to be expanded.
    pub places: HashMap<BlockId, Changed>,
    /// How often each loop without an invariant seems to run at most, by the range of a variable that it changes; `None` if nothing bounds one of
    /// them. Known once flow analysis has looked at the loops of a proof.
    pub trips: Option<i128>,
    /// What flow analysis knows where the loops of a proof begin.
    pub heads: Option<Arc<Heads>>,
    /// Invariants of loops that nobody wrote, to be shown or relied on.
    pub guesses: Vec<(Guess, Standing)>,
}

/// What is added to the name of a map for what it was before a loop. Other names with a `%` behind that of a map are for what it holds at one place.
pub const BEFORE: &str = "%before";

/// The objects at which a loop updates a map.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Places {
    /// Terms over what the loop does not change.
    pub objects: BTreeSet<Term>,
    /// Whether it also updates objects that it has allocated.
    pub new_objects: bool,
}

/// The places that a loop changes, for each map of which they are known.
pub type Changed = BTreeMap<Var, Places>;

/// The fields that hold sequences or dictionaries.
fn collections(program: &Program) -> BTreeMap<Var, Sort> {
    let held = program.globals.iter().filter_map(|global| match &global.kind {
        GlobalKind::Field { ty: JavaType::Class(class), .. } => {
            let sort = match &**class {
                "invar.logic.Seq" => Sort::Seq,
                "invar.logic.Dict" => Sort::Dict,
                _ => return None,
            };
            Some((global.variable.clone(), sort))
        }
        _ => None,
    });
    held.collect()
}

impl Flat {
    /// The procedure between its assumptions and its promises; `None` if it has no body.
    pub fn of(program: &Program, id: ProcedureId, options: Options) -> Option<Flat> {
        let procedure = &program.procedures[id];
        let body = procedure.body.as_ref()?;
        let requires = &procedure.contract.requires;
        let free = requires.iter().filter(|requires| requires.role == Role::Free);
        let mut flat = Flat {
            name: procedure.name.to_string(),
            parameters: procedure.parameters.iter().map(|parameter| parameter.variable.clone()).collect(),
            blocks: Arena::default(),
            entry: body.entry,
            free: free.map(|requires| requires.formula.clone()).collect(),
            state: BTreeSet::new(),
            collections: collections(program),
            places: HashMap::new(),
            trips: None,
            heads: None,
            guesses: Vec::new(),
        };
        // Types are looked up only where something is allowed.
        let types = OnceCell::new();
        let is_subclass = |class: Name, other: Name| {
            let types = types.get_or_init(|| Types::new(program));
            types.is_subtype(&JavaType::Class(class), &JavaType::Class(other))
        };
        let is_allowed = |class: Name| is_caught(program, class, std::iter::empty(), id, is_subclass);
        let copied = flat.copy(body, &Renaming::new([]), &is_allowed);
        let mut promised = promises(program, procedure);
        if options.keeps {
            promised.commands.extend(made::on_return(program, id));
        }
        let exit = flat.blocks.push(promised);
        for block in copied.blocks {
            if flat.blocks[block].terminator == Terminator::Return {
                flat.blocks[block].terminator = Terminator::Goto(exit);
            }
        }
        let assumed = requires.iter().map(|requires| assume(&requires.formula, requires.span));
        let mut commands: Vec<Command> = assumed.collect();
        if made::matter(program, options) {
            let known = made::on_entry(program, id);
            flat.free.extend(known.iter().filter_map(|command| match &command.kind {
                CommandKind::Assume { condition, .. } => Some(condition.clone()),
                _ => None,
            }));
            commands.extend(known);
        }
        let start = Block { header: None, commands, terminator: Terminator::Goto(copied.entry) };
        flat.entry = flat.blocks.push(start);
        Some(flat)
    }

    /// Adds the blocks of a body that checks can reach. Where an exception that arises is caught by somebody who called, it is no failure, and
    /// the graph goes on where Java does.
    pub fn copy(&mut self, body: &Body, renaming: &Renaming, is_caught: &dyn Fn(Name) -> bool) -> Copied {
        let reached = crate::graph::followed::blocks_with(body, is_caught);
        let mut numbers: Vec<BlockId> = body.blocks.ids().collect();
        for (index, block) in reached.iter().enumerate() {
            numbers[block.index()] = BlockId::from_index(self.blocks.len() + index);
        }
        let target = |block: BlockId| numbers[block.index()];
        let copied = reached.iter().map(|block| self.blocks.push(renaming.block(&body.blocks[*block], &target)));
        let mut blocks: Vec<BlockId> = copied.collect();
        let mut last_parts = HashMap::new();
        for original in &reached {
            let parts = self.throw(target(*original), &body.blocks[*original], &target, is_caught);
            if let Some(last) = parts.last() {
                last_parts.insert(target(*original), *last);
            }
            blocks.extend(parts);
        }
        for block in &blocks {
            if let Some(header) = &mut self.blocks[*block].header
                && let Some(last) = last_parts.get(&header.latch)
            {
                header.latch = *last;
            }
        }
        Copied { blocks, entry: target(body.entry) }
    }

    /// Splits the copy of a block where an exception may arise that is caught. The parts behind it are new blocks.
    fn throw(
        &mut self,
        copy: BlockId,
        original: &Block,
        target: &impl Fn(BlockId) -> BlockId,
        is_caught: &dyn Fn(Name) -> bool,
    ) -> Vec<BlockId> {
        let mut parts = Vec::new();
        let caught = original.commands.iter().map(|command| match &command.kind {
            CommandKind::Assert { otherwise: Some(otherwise), .. } if is_caught(otherwise.class) => {
                Some(target(otherwise.block))
            }
            _ => None,
        });
        let caught: Vec<Option<BlockId>> = caught.collect();
        if caught.iter().all(Option::is_none) {
            return parts;
        }
        let commands = std::mem::take(&mut self.blocks[copy].commands);
        let terminator = std::mem::replace(&mut self.blocks[copy].terminator, Terminator::Stop);
        let mut current = copy;
        for (command, handler) in commands.into_iter().zip(caught) {
            match (command.kind, handler) {
                (CommandKind::Assert { condition, .. }, Some(else_block)) => {
                    let empty = Block { header: None, commands: Vec::new(), terminator: Terminator::Stop };
                    let then_block = self.blocks.push(empty);
                    self.blocks[current].terminator =
                        Terminator::Branch { condition, then_block, else_block, written: None };
                    parts.push(then_block);
                    current = then_block;
                }
                (kind, _) => self.blocks[current].commands.push(Command { kind, span: command.span }),
            }
        }
        self.blocks[current].terminator = terminator;
        parts
    }
}

/// What became of a body that was copied.
pub struct Copied {
    /// The new blocks.
    pub blocks: Vec<BlockId>,
    /// Where it begins.
    pub entry: BlockId,
}

fn promises(program: &Program, procedure: &Procedure) -> Block {
    // What a function is that nobody defines otherwise, the procedure itself says by what it returns.
    let defines = |ensures: &&Ensures| {
        ensures.obligation.is_none() && ir::mentions_opaque(&ensures.formula, &program.definitions)
    };
    let defined = procedure.contract.ensures.iter().filter(defines);
    let mut commands: Vec<Command> = defined.map(|ensures| assume(&ensures.formula, procedure.span)).collect();
    for ensures in &procedure.contract.ensures {
        if let Some(obligation) = ensures.obligation {
            let kind = CommandKind::Assert { condition: ensures.formula.clone(), obligation, otherwise: None };
            commands.push(Command { kind, span: procedure.span });
        }
    }
    Block { header: None, commands, terminator: Terminator::Return }
}

/// An assumption that the heap model or a contract justifies.
pub fn assume(condition: &Term, span: Span) -> Command {
    Command { kind: CommandKind::Assume { condition: condition.clone(), reason: AssumeReason::Typing }, span }
}

/// The whole state gets any value that a heap can have.
pub fn everything_changes(span: Span) -> Command {
    Command { kind: CommandKind::Havoc(everything()), span }
}

/// Whether an obligation is none: it says that no execution comes to its place, and some ought to.
pub fn is_probe(program: &Program, obligation: ObligationId) -> bool {
    program.obligations.get(obligation).is_some_and(|obligation| obligation.rule == &rules::VACUOUS)
}

/// Replaces variables throughout commands and blocks. Variables that are assigned must be renamed to variables.
pub struct Renaming {
    terms: HashMap<Var, Term>,
}

impl Renaming {
    /// Renames each of these variables.
    pub fn new(variables: impl IntoIterator<Item = (Var, Var)>) -> Renaming {
        Renaming { terms: variables.into_iter().map(|(from, to)| (from, to.term())).collect() }
    }

    /// The renamed term.
    pub fn term(&self, term: &Term) -> Term {
        substitute(term, &self.terms)
    }

    /// The renamed variable.
    pub fn variable(&self, variable: &Var) -> Var {
        match self.terms.get(variable).map(|term| term.kind()) {
            Some(logic::TermKind::Var(renamed)) => renamed.clone(),
            _ => variable.clone(),
        }
    }

    /// The renamed block, with its jumps redirected. What Java does behind an assertion that does not hold is gone.
    pub fn block(&self, block: &Block, target: &impl Fn(BlockId) -> BlockId) -> Block {
        Block {
            header: block.header.as_ref().map(|header| self.header(header, target)),
            commands: block.commands.iter().map(|command| self.command(command)).collect(),
            terminator: match &block.terminator {
                Terminator::Goto(block) => Terminator::Goto(target(*block)),
                Terminator::Branch { condition, then_block, else_block, written } => Terminator::Branch {
                    condition: self.term(condition),
                    then_block: target(*then_block),
                    else_block: target(*else_block),
                    written: *written,
                },
                Terminator::Return => Terminator::Return,
                Terminator::Stop => Terminator::Stop,
            },
        }
    }

    fn header(&self, header: &LoopHeader, target: &impl Fn(BlockId) -> BlockId) -> LoopHeader {
        let invariant =
            |invariant: &LoopInvariant| LoopInvariant { formula: self.term(&invariant.formula), ..*invariant };
        let fact =
            |fact: &LoopFact| LoopFact { variable: self.variable(&fact.variable), formula: self.term(&fact.formula) };
        LoopHeader {
            latch: target(header.latch),
            invariants: header.invariants.iter().map(invariant).collect(),
            facts: header.facts.iter().map(fact).collect(),
            predicates: header.predicates.iter().map(|predicate| self.term(predicate)).collect(),
            constants: header.constants.iter().map(|constant| self.variable(constant)).collect(),
            span: header.span,
        }
    }

    fn command(&self, command: &Command) -> Command {
        let kind = match &command.kind {
            CommandKind::Assign { target, value } => {
                CommandKind::Assign { target: self.variable(target), value: self.term(value) }
            }
            CommandKind::Update { map, keys, value } => CommandKind::Update {
                map: self.variable(map),
                keys: keys.iter().map(|key| self.term(key)).collect(),
                value: self.term(value),
            },
            CommandKind::Havoc(variable) => CommandKind::Havoc(self.variable(variable)),
            CommandKind::Assume { condition, reason } => {
                CommandKind::Assume { condition: self.term(condition), reason: *reason }
            }
            CommandKind::Assert { condition, obligation, .. } => {
                CommandKind::Assert { condition: self.term(condition), obligation: *obligation, otherwise: None }
            }
            CommandKind::Check { condition, obligation } => {
                CommandKind::Check { condition: self.term(condition), obligation: *obligation }
            }
            CommandKind::Escape { exception, condition, thrower, obligation } => CommandKind::Escape {
                exception: self.term(exception),
                condition: self.term(condition),
                thrower: *thrower,
                obligation: *obligation,
            },
            CommandKind::New { target, class, site } => {
                CommandKind::New { target: self.variable(target), class: *class, site: *site }
            }
            CommandKind::NewArray { target, element, length, site } => CommandKind::NewArray {
                target: self.variable(target),
                element: element.clone(),
                length: self.term(length),
                site: *site,
            },
            CommandKind::Call { procedure, arguments, result, exception, obligations, catches } => CommandKind::Call {
                procedure: *procedure,
                arguments: arguments.iter().map(|argument| self.term(argument)).collect(),
                result: result.as_ref().map(|result| self.variable(result)),
                exception: exception.as_ref().map(|exception| self.variable(exception)),
                obligations: obligations.clone(),
                catches: catches.clone(),
            },
        };
        Command { kind, span: command.span }
    }
}
