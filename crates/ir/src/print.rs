//! IR as text, for people (`invar dump --stage ir`), for tests, and for [`crate::parse`], which reads it back.
//! The grammar is in `docs/ir.md`.

use crate::definitions::{Defined, Definition, Lemma};
use crate::escapes::{Caught, Thrower, Throwers};
use crate::parse::vocabulary_function;
use crate::program::*;
use base::arena::Id;
use base::{Arena, Name, Span};
use logic::print::{Declarations, escaped, quoted, with_declarations};
use logic::transform::free_variables;
use logic::{Function, Sort, Term, Var};
use std::collections::HashMap;
use std::fmt::{self, Display, Write};

/// The whole program as text.
pub fn print(program: &Program) -> String {
    printed(program, Printer::program)
}

/// One procedure of a program.
pub fn print_procedure(program: &Program, procedure: &Procedure) -> String {
    printed(program, |printer| printer.procedure(procedure))
}

/// Blocks that something has made of those of a program.
pub fn print_blocks(program: &Program, entry: BlockId, blocks: &Arena<BlockId, Block>) -> String {
    let commands = || blocks.values().flat_map(|block| &block.commands);
    let variables = commands().flat_map(|command| {
        let (targets, terms) = command.kind.parts();
        targets.into_iter().cloned().chain(terms.into_iter().flat_map(free_variables)).collect::<Vec<_>>()
    });
    let variables: Vec<Var> =
        variables.filter(|variable| !program.globals.iter().any(|global| global.variable == *variable)).collect();
    printed(program, |printer| {
        variables.iter().for_each(|variable| printer.declare(variable));
        printer.blocks(entry, blocks)
    })
}

fn printed<'a>(program: &'a Program, print: impl FnOnce(&mut Printer<'a>) -> fmt::Result) -> String {
    let mut procedures = HashMap::new();
    for (id, procedure) in program.procedures.iter() {
        procedures.entry(procedure.name).or_insert(id);
    }
    let globals = program.globals.iter().map(|global| (global.variable.name, &global.variable.sort)).collect();
    let mut printer = Printer { program, procedures, out: String::new(), globals, scope: HashMap::new() };
    // Writing to a string does not fail.
    let _ = print(&mut printer);
    printer.out
}

struct Printer<'a> {
    program: &'a Program,
    /// The first procedure of each name.
    procedures: HashMap<Name, ProcedureId>,
    out: String,
    /// What a name alone means, if the procedure does not declare it: a later declaration hides an earlier one.
    globals: HashMap<Name, &'a Sort>,
    /// What the procedure declares.
    scope: HashMap<Name, Sort>,
}

impl Declarations for Printer<'_> {
    fn declares(&self, variable: &Var) -> bool {
        let global = || self.globals.get(&variable.name).copied();
        self.scope.get(&variable.name).or_else(global) == Some(&variable.sort)
    }

    fn declares_function(&self, function: &Function) -> bool {
        vocabulary_function(&function.name).is_some_and(|known| *known == *function)
    }
}

struct Place(Span);

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}:{}..{}", self.0.file.index(), self.0.start, self.0.end)
    }
}

struct Text<'a>(&'a str);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        escaped(f, self.0, '"')
    }
}

struct Type<'a>(&'a JavaType);

impl Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            // A class whose name is a primitive type's is quoted.
            JavaType::Class(name) if JavaType::primitive(name).is_some() => escaped(f, name, '`'),
            JavaType::Class(name) => quoted(name).fmt(f),
            JavaType::Array(element) => write!(f, "{}[]", Type(element)),
            primitive => primitive.fmt(f),
        }
    }
}

struct Label(BlockId);

impl Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b{}", self.0.index())
    }
}

/// `java.lang.Exception except java.lang.RuntimeException`
struct Exceptions<'c>(&'c Caught);

impl Display for Exceptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Caught { class, except } = self.0;
        write!(f, "{}", quoted(class))?;
        except.iter().try_for_each(|class| write!(f, " except {}", quoted(class)))
    }
}

struct Reference(ObligationId);

impl Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0.index())
    }
}

impl Printer<'_> {
    fn term<'t>(&'t self, term: &'t Term) -> impl Display + 't {
        with_declarations(term, self)
    }

    /// A variable that is used.
    fn variable(&self, variable: &Var) -> String {
        if self.declares(variable) { variable.to_string() } else { format!("({variable}: {})", variable.sort) }
    }

    fn terms(&self, terms: &[Term]) -> String {
        terms.iter().map(|term| self.term(term).to_string()).collect::<Vec<_>>().join(", ")
    }

    fn line(&mut self, indent: usize, text: impl Display) -> fmt::Result {
        writeln!(self.out, "{:width$}{text}", "", width = 2 * indent)
    }

    fn program(&mut self) -> fmt::Result {
        let program = self.program;
        if program.integers == Integers::Unbounded {
            self.line(0, "integers unbounded")?;
        }
        for class in &program.classes {
            let kind = match class {
                Class { is_interface: true, .. } => "interface",
                Class { is_abstract: true, .. } => "abstract class",
                _ => "class",
            };
            let extends = class.superclass.map(|name| format!(" extends {}", quoted(&name))).unwrap_or_default();
            let interfaces: Vec<String> = class.interfaces.iter().map(|name| quoted(name).to_string()).collect();
            let implements =
                if interfaces.is_empty() { String::new() } else { format!(" implements {}", interfaces.join(", ")) };
            let equality = if class.own_equality { " equality own" } else { "" };
            self.line(0, format_args!("{kind} {}{extends}{implements}{equality}", quoted(&class.name)))?;
        }
        self.out.push('\n');
        for global in &program.globals {
            self.global(global)?;
        }
        self.out.push('\n');
        for definition in &program.definitions {
            self.definition(definition)?;
        }
        for Lemma { function, procedure, formula, except } in &program.lemmas {
            let except: String = except.iter().map(|name| format!(" except {}", quoted(name))).collect();
            let (function, procedure) = (quoted(function), quoted(procedure));
            let line = format!("lemma {function} of {procedure}{except} says {}", self.term(formula));
            self.line(0, line)?;
        }
        for (id, obligation) in program.obligations.iter() {
            let (rule, text, span) = (obligation.rule.code, Text(&obligation.message), Place(obligation.span));
            self.line(0, format_args!("obligation {} {rule} {text} {span}", Reference(id)))?;
            for (span, text) in &obligation.related {
                self.line(1, format_args!("related {} {}", Text(text), Place(*span)))?;
            }
        }
        for procedure in &program.initializers {
            self.line(0, format_args!("initialize #{}", procedure.index()))?;
        }
        for procedure in program.procedures.values() {
            self.out.push('\n');
            self.procedure(procedure)?;
        }
        Ok(())
    }

    fn global(&mut self, global: &Global) -> fmt::Result {
        let kind = match &global.kind {
            GlobalKind::Field { class, name, ty } => {
                format!("field {} of {}: {}", quoted(name), quoted(class), Type(ty))
            }
            GlobalKind::Static { class, name, ty } => {
                format!("static {} of {}: {}", quoted(name), quoted(class), Type(ty))
            }
            GlobalKind::Elements(kind) => format!(
                "elements {}",
                match kind {
                    ElementKind::Reference => "reference".to_owned(),
                    _ => kind.element().to_string(),
                }
            ),
            GlobalKind::Now => "clock".to_owned(),
        };
        let last = if global.is_final { " final" } else { "" };
        self.line(0, format_args!("global {}: {} is {kind}{last}", global.variable, global.variable.sort))
    }

    fn procedure(&mut self, procedure: &Procedure) -> fmt::Result {
        self.scope.clear();
        let visibility = match procedure.visibility {
            Visibility::Contract => "contract",
            Visibility::Body => "body",
        };
        let entry = if procedure.is_entry { "entry " } else { "" };
        let native = if procedure.kind == ProcedureKind::Native { "native " } else { "" };
        let (name, span) = (quoted(&procedure.name), Place(procedure.span));
        self.line(0, format_args!("{entry}{native}procedure {name} seen by {visibility} {span}"))?;
        for parameter in &procedure.parameters {
            let variable = &parameter.variable;
            self.declare(variable);
            self.line(1, format_args!("parameter {variable}: {} is {}", variable.sort, Type(&parameter.ty)))?;
        }
        if let Some(variable) = &procedure.result {
            self.declare(variable);
            self.line(1, format_args!("result {variable}: {}", variable.sort))?;
        }
        if let Some(variable) = &procedure.exception {
            self.declare(variable);
            self.line(1, format_args!("exception {variable}: {}", variable.sort))?;
        }
        for variable in &procedure.locals {
            self.declare(variable);
            self.line(1, format_args!("local {variable}: {}", variable.sort))?;
        }
        match procedure.escapes.throwers {
            Throwers::Library => {}
            Throwers::Callees => self.line(1, "contains callees")?,
            Throwers::All => self.line(1, "contains all")?,
        }
        for caught in &procedure.escapes.allowed {
            self.line(1, format_args!("allows {}", Exceptions(caught)))?;
        }
        self.contract(&procedure.contract)?;
        for (span, text) in &procedure.assumptions {
            self.line(1, format_args!("assumption {} {}", Text(text), Place(*span)))?;
        }
        for (span, text) in &procedure.unsupported {
            self.line(1, format_args!("unsupported {} {}", Text(text), Place(*span)))?;
        }
        if let ProcedureKind::Dispatch(targets) = &procedure.kind {
            for (class, target) in targets {
                let line = format!("dispatch {} to {}", quoted(class), self.callee(*target));
                self.line(1, line)?;
            }
            if targets.is_empty() {
                self.line(1, "dispatch nothing")?;
            }
        }
        if let Some(body) = &procedure.body {
            self.blocks(body.entry, &body.blocks)?;
        }
        self.line(0, "end")
    }

    fn blocks(&mut self, entry: BlockId, blocks: &Arena<BlockId, Block>) -> fmt::Result {
        self.line(1, format_args!("begin {}", Label(entry)))?;
        blocks.iter().try_for_each(|(id, block)| self.block(id, block))
    }

    fn declare(&mut self, variable: &Var) {
        self.scope.insert(variable.name, variable.sort.clone());
    }

    fn contract(&mut self, contract: &Contract) -> fmt::Result {
        for (snapshot, global) in &contract.snapshots {
            let line = format!("snapshot {} of {}", self.variable(snapshot), self.variable(global));
            self.line(1, line)?;
        }
        for clause in &contract.requires {
            let role = match clause.role {
                Role::Checked => "checked",
                Role::Free => "free",
            };
            let formula = self.term(&clause.formula).to_string();
            self.line(1, format_args!("requires {role} {formula} {} {}", Text(&clause.text), Place(clause.span)))?;
        }
        for clause in &contract.ensures {
            let formula = self.term(&clause.formula).to_string();
            match clause.obligation {
                Some(obligation) => self.line(1, format_args!("ensures {} {formula}", Reference(obligation)))?,
                None => self.line(1, format_args!("ensures free {formula}"))?,
            }
        }
        for modified in &contract.modifies {
            let text = self.modified(modified);
            self.line(1, format_args!("modifies {text}"))?;
        }
        Ok(())
    }

    fn modified(&self, modified: &Modified) -> String {
        match modified {
            Modified::Everything => "everything".to_owned(),
            Modified::Place { map, keys } => format!("place {}{}", self.variable(map), self.keys(keys)),
            Modified::Elements { map, array, low, high } => {
                let (map, array) = (self.variable(map), self.term(array));
                format!("place {map}[{array}][{} ..= {}]", self.term(low), self.term(high))
            }
            Modified::Where(set) => format!("where {}", self.term(set)),
            Modified::When { condition, place } => {
                format!("when {} then {}", self.term(condition), self.modified(place))
            }
        }
    }

    fn definition(&mut self, definition: &Definition) -> fmt::Result {
        let Definition { function, parameters, meaning } = definition;
        let declared = |variable: &Var| format!("{variable}: {}", variable.sort);
        let parameters: Vec<String> = parameters.iter().map(declared).collect();
        let meaning = match meaning {
            Defined::Value(value) => format!("is {}", self.term(value)),
            Defined::Fold { op, variable, body } => {
                format!("{} over {} of {}", op.word(), declared(variable), self.term(body))
            }
            Defined::Opaque => "anything".to_owned(),
            Defined::State => "state".to_owned(),
        };
        let head = format!("define {}: {} from {}", quoted(&function.name), function.result, parameters.join(", "));
        self.line(0, format_args!("{head} {meaning}"))
    }

    fn keys(&self, keys: &[Term]) -> String {
        keys.iter().map(|key| format!("[{}]", self.term(key))).collect()
    }

    fn block(&mut self, id: BlockId, block: &Block) -> fmt::Result {
        let Some(header) = &block.header else {
            self.line(1, format_args!("{}:", Label(id)))?;
            return self.commands(block);
        };
        self.line(1, format_args!("{}: loop latch {} {}", Label(id), Label(header.latch), Place(header.span)))?;
        for invariant in &header.invariants {
            let (first, again) = (Reference(invariant.on_entry), Reference(invariant.preserved));
            let line = format!("invariant {first} {again} {}", self.term(&invariant.formula));
            self.line(3, line)?;
        }
        for fact in &header.facts {
            let line = format!("fact about {}: {}", self.variable(&fact.variable), self.term(&fact.formula));
            self.line(3, line)?;
        }
        for predicate in &header.predicates {
            let line = format!("predicate {}", self.term(predicate));
            self.line(3, line)?;
        }
        for constant in &header.constants {
            let line = format!("constant {}", self.variable(constant));
            self.line(3, line)?;
        }
        self.commands(block)
    }

    fn commands(&mut self, block: &Block) -> fmt::Result {
        for command in &block.commands {
            let text = self.command(&command.kind);
            self.line(2, format_args!("{text} {}", Place(command.span)))?;
        }
        let jump = match &block.terminator {
            Terminator::Goto(target) => format!("goto {}", Label(*target)),
            Terminator::Branch { condition, then_block, else_block, written } => {
                let condition = self.term(condition);
                let place = written.map_or_else(String::new, |span| format!(" {}", Place(span)));
                format!("branch {condition} then {} else {}{place}", Label(*then_block), Label(*else_block))
            }
            Terminator::Return => "return".to_owned(),
            Terminator::Stop => "stop".to_owned(),
        };
        self.line(2, jump)
    }

    fn command(&self, command: &CommandKind) -> String {
        match command {
            CommandKind::Assign { target, value } => format!("{} := {}", self.variable(target), self.term(value)),
            CommandKind::Update { map, keys, value } => {
                format!("update {}{} := {}", self.variable(map), self.keys(keys), self.term(value))
            }
            CommandKind::Havoc(variable) => format!("havoc {}", self.variable(variable)),
            CommandKind::Assume { condition, reason } => {
                let reason = match reason {
                    AssumeReason::Typing => "typing",
                    AssumeReason::Written => "written",
                };
                format!("assume {reason} {}", self.term(condition))
            }
            CommandKind::Assert { condition, obligation, otherwise } => {
                let otherwise = otherwise
                    .map(|it| format!(" otherwise {} by {}", Label(it.block), quoted(&it.class)))
                    .unwrap_or_default();
                format!("assert {} {}{otherwise}", Reference(*obligation), self.term(condition))
            }
            CommandKind::Check { condition, obligation } => {
                format!("check {} {}", Reference(*obligation), self.term(condition))
            }
            CommandKind::Escape { exception, condition, thrower, obligation } => {
                let thrower = match thrower {
                    Thrower::Library => "library",
                    Thrower::Own => "own",
                    Thrower::Callee => "callee",
                };
                let (exception, condition) = (self.term(exception), self.term(condition));
                format!("escape {thrower} {} {exception} unless {condition}", Reference(*obligation))
            }
            CommandKind::New { target, class, site } => {
                format!("{} := new {} site {site}", self.variable(target), quoted(class))
            }
            CommandKind::NewArray { target, element, length, site } => {
                let (target, length) = (self.variable(target), self.term(length));
                format!("{target} := new array of {} length {length} site {site}", Type(element))
            }
            CommandKind::Call { procedure, arguments, result, exception, obligations, catches } => {
                let result = result.as_ref().map(|var| format!("{} := ", self.variable(var))).unwrap_or_default();
                let callee = self.callee(*procedure);
                let throws =
                    exception.as_ref().map(|var| format!(" throws {}", self.variable(var))).unwrap_or_default();
                let obligations: String = obligations.iter().map(|id| format!(" {}", Reference(*id))).collect();
                let catches: String =
                    catches.iter().map(|caught| format!(" catching {}", Exceptions(caught))).collect();
                format!("{result}call {callee}({}){throws}{obligations}{catches}", self.terms(arguments))
            }
        }
    }

    /// A procedure by its name; by its number if the name means another.
    fn callee(&self, procedure: ProcedureId) -> String {
        let known = self.program.procedures.get(procedure).map(|procedure| procedure.name);
        match known.filter(|name| self.procedures.get(name) == Some(&procedure)) {
            Some(name) => quoted(&name).to_string(),
            None => format!("#{}", procedure.index()),
        }
    }
}
