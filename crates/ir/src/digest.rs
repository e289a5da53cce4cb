//! What a program says, as hashes: for whoever remembers what was found out about it. Two procedures have the same hash if they
//! are the same but for their places in the source, and nothing depends on the order in which names and terms were made.

use crate::definitions::{Defined, Definition, Lemma};
use crate::escapes::Caught;
use crate::invariants::ObjectInvariant;
use crate::program::*;
use base::arena::Id;
use logic::memory::{Key, Packer};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

/// The hashes of a program's procedures, made when they are asked for.
pub struct Digests<'p> {
    program: &'p Program,
    /// What all procedures see: classes and globals.
    surroundings: Key,
    /// By procedure: its number among those of its name.
    namesakes: Vec<u64>,
    procedures: Vec<OnceLock<Key>>,
}

impl<'p> Digests<'p> {
    /// The hashes of a program.
    pub fn new(program: &'p Program) -> Digests<'p> {
        let mut names: HashMap<base::Name, u64> = HashMap::new();
        let mut number = |name| {
            let next = names.entry(name).or_default();
            *next += 1;
            *next
        };
        Digests {
            program,
            surroundings: surroundings(program),
            namesakes: program.procedures.values().map(|procedure| number(procedure.name)).collect(),
            procedures: program.procedures.values().map(|_| OnceLock::new()).collect(),
        }
    }

    /// The hash of these procedures with all that they see of the program apart from one another. Called ones must be among
    /// them, or it does not say what they do.
    pub fn of(&self, procedures: &BTreeSet<ProcedureId>) -> Key {
        let named = procedures.iter().map(|id| ((self.program.procedures[*id].name, self.namesakes[id.index()]), *id));
        let mut packer = Packer::default();
        packer.key(&self.surroundings);
        // By name: the order of ids is that of the source.
        for id in named.collect::<BTreeMap<_, _>>().into_values() {
            packer.key(self.procedures[id.index()].get_or_init(|| Writer::new(self).procedure(id)));
        }
        hash(packer)
    }
}

/// The hash of what was packed.
pub fn hash(packer: Packer) -> Key {
    *blake3::hash(&packer.finish()).as_bytes()
}

fn surroundings(program: &Program) -> Key {
    let mut packer = Packer::default();
    packer.tag(match program.integers {
        Integers::Bounded => 0,
        Integers::Unbounded => 1,
    });
    packer.count(program.classes.len());
    for Class { name, superclass, interfaces, is_abstract, is_interface, own_equality } in &program.classes {
        packer.text(name);
        packer.optional_text(superclass.as_deref());
        packer.count(interfaces.len());
        interfaces.iter().for_each(|interface| packer.text(interface));
        [is_abstract, is_interface, own_equality].into_iter().for_each(|flag| packer.tag((*flag).into()));
    }
    packer.count(program.globals.len());
    for Global { variable, kind, is_final } in &program.globals {
        packer.tag((*is_final).into());
        self::variable(&mut packer, variable);
        match kind {
            GlobalKind::Field { class, name, ty } | GlobalKind::Static { class, name, ty } => {
                packer.tag(matches!(kind, GlobalKind::Static { .. }).into());
                packer.text(class);
                packer.text(name);
                packer.text(&ty.to_string());
            }
            GlobalKind::Elements(element) => {
                packer.tag(2);
                packer.text(&element.element().to_string());
            }
            GlobalKind::Now => packer.tag(3),
        }
    }
    packer.count(program.definitions.len());
    program.definitions.iter().for_each(|definition| self::definition(&mut packer, definition));
    packer.count(program.lemmas.len());
    for Lemma { function, procedure, formula, except } in &program.lemmas {
        packer.text(function);
        packer.text(procedure);
        packer.text(&formula.to_string());
        packer.count(except.len());
        except.iter().for_each(|name| packer.text(name));
    }
    let invariants = program.invariants.get();
    packer.count(invariants.len());
    for ObjectInvariant { class, formula } in &*invariants {
        packer.text(class);
        packer.text(&formula.to_string());
    }
    let owned = program.invariants.owned();
    packer.count(owned.len());
    owned.iter().for_each(|field| packer.text(&field.name));
    hash(packer)
}

/// A function that specifications define. There are few of them, and their texts say all.
fn definition(packer: &mut Packer, Definition { function, parameters, meaning }: &Definition) {
    packer.text(&function.name);
    sort(packer, &function.result);
    packer.count(parameters.len());
    parameters.iter().for_each(|parameter| variable(packer, parameter));
    match meaning {
        Defined::Value(value) => {
            packer.tag(0);
            packer.text(&value.to_string());
        }
        Defined::Fold { op, variable, body } => {
            packer.tag(1);
            packer.text(op.word());
            self::variable(packer, variable);
            packer.text(&body.to_string());
        }
        Defined::Opaque => packer.tag(2),
        Defined::State => packer.tag(3),
    }
}

fn variable(packer: &mut Packer, variable: &Var) {
    packer.text(&variable.name);
    sort(packer, &variable.sort);
}

fn sort(packer: &mut Packer, sort: &Sort) {
    match sort {
        Sort::Bool => packer.tag(0),
        Sort::Int => packer.tag(1),
        Sort::Ref => packer.tag(2),
        Sort::Float32 => packer.tag(3),
        Sort::Float64 => packer.tag(4),
        Sort::Type => packer.tag(5),
        Sort::Seq => packer.tag(6),
        Sort::Dict => packer.tag(7),
        Sort::Map(key, value) => {
            packer.tag(8);
            self::sort(packer, key);
            self::sort(packer, value);
        }
    }
}

/// Writes one procedure.
struct Writer<'w> {
    digests: &'w Digests<'w>,
    packer: Packer,
    /// Terms that were written; the next time their number will do.
    terms: HashMap<&'w Term, u64>,
    obligations: HashMap<ObligationId, u64>,
}

impl<'w> Writer<'w> {
    fn new(digests: &'w Digests<'w>) -> Writer<'w> {
        Writer { digests, packer: Packer::default(), terms: HashMap::new(), obligations: HashMap::new() }
    }

    fn procedure(mut self, id: ProcedureId) -> Key {
        // What is not looked at here is named, so that a new field is not forgotten: places, and what rests on nothing but them.
        let Procedure {
            name: _,
            span: _,
            parameters,
            result,
            exception,
            locals,
            contract,
            kind,
            visibility,
            is_entry,
            escapes,
            assumptions: _,
            unsupported,
            conjuncts: _,
            body,
            memo: _,
        } = &self.digests.program.procedures[id];
        let is_inductive = self.digests.program.construction.inductive.contains(&id);
        self.reference(id);
        self.packer.count(parameters.len());
        for Parameter { variable, ty } in parameters {
            self.variable(variable);
            self.packer.text(&ty.to_string());
        }
        self.optional_variable(result.as_ref());
        self.optional_variable(exception.as_ref());
        self.packer.count(locals.len());
        locals.iter().for_each(|local| self.variable(local));
        self.contract(contract);
        match kind {
            ProcedureKind::Code => self.packer.tag(0),
            ProcedureKind::Native => self.packer.tag(1),
            ProcedureKind::Dispatch(targets) => {
                self.packer.tag(2);
                self.packer.count(targets.len());
                for (class, target) in targets {
                    self.packer.text(class);
                    self.reference(*target);
                }
            }
        }
        self.packer.tag((*visibility == Visibility::Contract).into());
        self.packer.tag((*is_entry).into());
        self.packer.tag(is_inductive.into());
        self.packer.tag(escapes.throwers as u8);
        self.caught(&escapes.allowed);
        self.packer.count(unsupported.len());
        unsupported.iter().for_each(|(_, what)| self.packer.text(what));
        self.packer.tag(body.is_some().into());
        if let Some(body) = body {
            self.body(body);
        }
        hash(self.packer)
    }

    /// A procedure by its name.
    fn reference(&mut self, id: ProcedureId) {
        self.packer.text(&self.digests.program.procedures[id].name);
        self.packer.number(self.digests.namesakes[id.index()]);
    }

    fn contract(&mut self, contract: &'w Contract) {
        let Contract { snapshots, requires, ensures, modifies } = contract;
        self.packer.count(snapshots.len());
        for (copy, original) in snapshots {
            self.variable(copy);
            self.variable(original);
        }
        self.packer.count(requires.len());
        for Requires { formula, role, span: _, text } in requires {
            self.term(formula);
            self.packer.tag((*role == Role::Free).into());
            self.packer.text(text);
        }
        self.packer.count(ensures.len());
        for Ensures { formula, obligation } in ensures {
            self.term(formula);
            self.packer.tag(obligation.is_some().into());
            if let Some(obligation) = obligation {
                self.obligation(*obligation);
            }
        }
        self.packer.count(modifies.len());
        for modified in modifies {
            self.modified(modified);
        }
    }

    fn modified(&mut self, modified: &'w Modified) {
        match modified {
            Modified::Everything => self.packer.tag(0),
            Modified::Place { map, keys } => {
                self.packer.tag(1);
                self.variable(map);
                self.terms(keys);
            }
            Modified::Elements { map, array, low, high } => {
                self.packer.tag(2);
                self.variable(map);
                [array, low, high].into_iter().for_each(|term| self.term(term));
            }
            Modified::Where(set) => {
                self.packer.tag(3);
                self.term(set);
            }
            Modified::When { condition, place } => {
                self.packer.tag(4);
                self.term(condition);
                self.modified(place);
            }
        }
    }

    fn body(&mut self, body: &'w Body) {
        let Body { blocks, entry } = body;
        self.block_reference(*entry);
        self.packer.count(blocks.len());
        for Block { header, commands, terminator } in blocks.values() {
            self.packer.tag(header.is_some().into());
            if let Some(header) = header {
                self.header(header);
            }
            self.packer.count(commands.len());
            commands.iter().for_each(|command| self.command(&command.kind));
            match terminator {
                Terminator::Goto(block) => {
                    self.packer.tag(0);
                    self.block_reference(*block);
                }
                Terminator::Branch { condition, then_block, else_block, written: _ } => {
                    self.packer.tag(1);
                    self.term(condition);
                    self.block_reference(*then_block);
                    self.block_reference(*else_block);
                }
                Terminator::Return => self.packer.tag(2),
                Terminator::Stop => self.packer.tag(3),
            }
        }
    }

    fn block_reference(&mut self, block: BlockId) {
        self.packer.count(block.index());
    }

    fn header(&mut self, header: &'w LoopHeader) {
        let LoopHeader { latch, invariants, facts, predicates, constants, span: _ } = header;
        self.block_reference(*latch);
        self.packer.count(invariants.len());
        for LoopInvariant { formula, on_entry, preserved } in invariants {
            self.term(formula);
            self.obligation(*on_entry);
            self.obligation(*preserved);
        }
        self.packer.count(facts.len());
        for LoopFact { variable, formula } in facts {
            self.variable(variable);
            self.term(formula);
        }
        self.terms(predicates);
        self.packer.count(constants.len());
        constants.iter().for_each(|constant| self.variable(constant));
    }

    fn command(&mut self, command: &'w CommandKind) {
        match command {
            CommandKind::Assign { target, value } => {
                self.packer.tag(0);
                self.variable(target);
                self.term(value);
            }
            CommandKind::Update { map, keys, value } => {
                self.packer.tag(1);
                self.variable(map);
                self.terms(keys);
                self.term(value);
            }
            CommandKind::Havoc(variable) => {
                self.packer.tag(2);
                self.variable(variable);
            }
            CommandKind::Assume { condition, reason } => {
                self.packer.tag(3);
                self.term(condition);
                self.packer.tag((*reason == AssumeReason::Written).into());
            }
            CommandKind::Assert { condition, obligation, otherwise } => {
                self.packer.tag(4);
                self.term(condition);
                self.obligation(*obligation);
                self.packer.tag(otherwise.is_some().into());
                if let Some(otherwise) = otherwise {
                    self.block_reference(otherwise.block);
                    self.packer.text(&otherwise.class);
                }
            }
            CommandKind::Check { condition, obligation } => {
                self.packer.tag(5);
                self.term(condition);
                self.obligation(*obligation);
            }
            CommandKind::Escape { exception, condition, thrower, obligation } => {
                self.packer.tag(9);
                self.term(exception);
                self.term(condition);
                self.packer.tag(*thrower as u8);
                self.obligation(*obligation);
            }
            // Sites are numbered through the program, and only tell allocations apart.
            CommandKind::New { target, class, site: _ } => {
                self.packer.tag(6);
                self.variable(target);
                self.packer.text(class);
            }
            CommandKind::NewArray { target, element, length, site: _ } => {
                self.packer.tag(7);
                self.variable(target);
                self.packer.text(&element.to_string());
                self.term(length);
            }
            CommandKind::Call { procedure, arguments, result, exception, obligations, catches } => {
                self.packer.tag(8);
                self.reference(*procedure);
                self.terms(arguments);
                self.optional_variable(result.as_ref());
                self.optional_variable(exception.as_ref());
                self.packer.count(obligations.len());
                obligations.iter().for_each(|obligation| self.obligation(*obligation));
                self.caught(catches);
            }
        }
    }

    fn caught(&mut self, list: &[Caught]) {
        self.packer.count(list.len());
        for Caught { class, except } in list {
            self.packer.text(class);
            self.packer.count(except.len());
            except.iter().for_each(|class| self.packer.text(class));
        }
    }

    /// An obligation by what it says; and which ones are the same.
    fn obligation(&mut self, id: ObligationId) {
        let next = self.obligations.len() as u64;
        let number = *self.obligations.entry(id).or_insert(next);
        self.packer.number(number);
        if number == next {
            let logic::Obligation { rule, span: _, message, related } = &self.digests.program.obligations[id];
            self.packer.text(rule.code);
            self.packer.text(message);
            self.packer.count(related.len());
            related.iter().for_each(|(_, text)| self.packer.text(text));
        }
    }

    fn variable(&mut self, variable: &Var) {
        self::variable(&mut self.packer, variable);
    }

    fn optional_variable(&mut self, variable: Option<&Var>) {
        self.packer.tag(variable.is_some().into());
        if let Some(variable) = variable {
            self.variable(variable);
        }
    }

    fn terms(&mut self, terms: &'w [Term]) {
        self.packer.count(terms.len());
        terms.iter().for_each(|term| self.term(term));
    }

    fn term(&mut self, term: &'w Term) {
        if let Some(number) = self.terms.get(term) {
            self.packer.tag(0);
            self.packer.number(*number);
            return;
        }
        match term.kind() {
            TermKind::Bool(value) => self.packer.tag(1 + u8::from(*value)),
            TermKind::Int(value) => {
                self.packer.tag(3);
                self.packer.integer(*value);
            }
            TermKind::Var(variable) => {
                self.packer.tag(4);
                self.variable(variable);
            }
            TermKind::Apply(op, arguments) => {
                self.packer.tag(5);
                self.operator(op);
                self.terms(arguments);
            }
            TermKind::Quantified { quantifier, variables, triggers, body } => {
                self.packer.tag(match quantifier {
                    Quantifier::Forall => 6,
                    Quantifier::Exists => 7,
                });
                self.packer.count(variables.len());
                variables.iter().for_each(|variable| self.variable(variable));
                self.packer.count(triggers.len());
                triggers.iter().for_each(|trigger| self.terms(trigger));
                self.term(body);
            }
        }
        let next = self.terms.len() as u64;
        self.terms.insert(term, next);
    }

    fn operator(&mut self, op: &Op) {
        let tag = match op {
            Op::Not => 0,
            Op::And => 1,
            Op::Or => 2,
            Op::Implies => 3,
            Op::Eq => 4,
            Op::Ite => 5,
            Op::Add => 6,
            Op::Sub => 7,
            Op::Neg => 8,
            Op::Mul => 9,
            Op::Le => 10,
            Op::Lt => 11,
            Op::Select => 12,
            Op::Store => 13,
            Op::ConstMap(_) => 14,
            Op::Distinct => 15,
            Op::Function(_) => 16,
        };
        self.packer.tag(tag);
        match op {
            Op::ConstMap(sort) => self::sort(&mut self.packer, sort),
            Op::Function(function) => {
                self.packer.text(&function.name);
                self.packer.count(function.parameters.len());
                function.parameters.iter().for_each(|parameter| sort(&mut self.packer, parameter));
                sort(&mut self.packer, &function.result);
            }
            _ => {}
        }
    }
}
