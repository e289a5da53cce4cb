//! Whether a program is well formed: everything declared, sorts right, loops of the promised shape. Run between
//! passes in debug builds; a program that passes has a meaning.

mod loops;
mod terms;

use crate::program::*;
use crate::types::Types;
use base::Name;
use base::arena::Id;
use logic::{Sort, Term, Var};
use std::collections::{HashMap, HashSet};
use std::fmt;

/// Something that is wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The procedure, if it is in one.
    pub procedure: Option<Name>,
    /// What is wrong, without a full stop.
    pub text: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.procedure {
            Some(name) => write!(f, "{name}: {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

/// All that is wrong with a program.
pub fn check(program: &Program) -> Vec<Problem> {
    let mut checker = Checker { program, types: Types::new(program), procedure: None, problems: Vec::new() };
    checker.classes();
    checker.globals();
    checker.names();
    for procedure in program.procedures.values() {
        checker.procedure = Some(procedure.name);
        checker.procedure(procedure);
    }
    checker.problems
}

struct Checker<'a> {
    program: &'a Program,
    types: Types,
    procedure: Option<Name>,
    problems: Vec<Problem>,
}

/// The variables that a formula may mention, with their sorts.
type Scope = HashMap<Name, Sort>;

fn add(scope: &mut Scope, variable: &Var) {
    scope.insert(variable.name, variable.sort.clone());
}

/// What a variable is to the commands that change it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Parameter,
    Local,
    Static,
    HeapMap,
    Clock,
}

/// The scopes of a procedure.
struct Scopes {
    /// In preconditions: parameters and globals.
    entry: Scope,
    /// In postconditions: also the result and snapshots.
    exit: Scope,
    /// In the body: everything.
    body: Scope,
    targets: HashMap<Var, Target>,
}

impl Checker<'_> {
    fn problem(&mut self, text: impl Into<String>) {
        self.problems.push(Problem { procedure: self.procedure, text: text.into() });
    }

    fn ensure(&mut self, condition: bool, text: impl FnOnce() -> String) {
        if !condition {
            self.problem(text());
        }
    }

    fn classes(&mut self) {
        let mut seen = HashSet::new();
        for class in &self.program.classes {
            self.ensure(seen.insert(class.name), || format!("the class `{}` is declared twice", class.name));
            if let Some(superclass) = class.superclass {
                self.known_type(&JavaType::Class(superclass));
                let mut ancestors = HashSet::from([class.name]);
                let mut current = Some(superclass);
                while let Some(name) = current {
                    if !ancestors.insert(name) {
                        self.problem(format!("the class `{}` is its own superclass", class.name));
                        break;
                    }
                    current = self.program.class(name).and_then(|class| class.superclass);
                }
            }
        }
    }

    fn known_type(&mut self, ty: &JavaType) {
        self.ensure(self.types.is_known(ty), || format!("the type `{ty}` is not declared"));
    }

    fn globals(&mut self) {
        let mut seen = HashSet::new();
        for global in &self.program.globals {
            let variable = &global.variable;
            self.ensure(seen.insert(variable.name), || format!("the global {variable} is declared twice"));
            let sort = match &global.kind {
                GlobalKind::Now => Sort::Int,
                GlobalKind::Static { ty, class, .. } => {
                    self.known_type(&JavaType::Class(*class));
                    self.known_type(ty);
                    ty.sort()
                }
                GlobalKind::Field { ty, class, .. } => {
                    self.known_type(&JavaType::Class(*class));
                    self.known_type(ty);
                    Sort::map(Sort::Ref, ty.sort())
                }
                GlobalKind::Elements(kind) => crate::vocabulary::elements(*kind).sort,
            };
            self.ensure(sort == variable.sort, || {
                format!("the global {variable} has the sort {}, {sort} is expected", variable.sort)
            });
        }
        let kinds: Vec<&GlobalKind> = self.program.globals.iter().map(|global| &global.kind).collect();
        let unique = |kind: &&&GlobalKind| matches!(kind, GlobalKind::Elements(_) | GlobalKind::Now);
        for (index, kind) in kinds.iter().enumerate().filter(|(_, kind)| unique(kind)) {
            self.ensure(!kinds[..index].contains(kind), || "two globals for the same part of the state".to_owned());
        }
    }

    fn names(&mut self) {
        let mut seen = HashSet::new();
        for procedure in self.program.procedures.values() {
            let name = procedure.name;
            self.ensure(seen.insert(name), || format!("the procedure `{name}` is declared twice"));
        }
    }

    fn scopes(&mut self, procedure: &Procedure) -> Scopes {
        let mut scopes =
            Scopes { entry: Scope::new(), exit: Scope::new(), body: Scope::new(), targets: HashMap::new() };
        for global in &self.program.globals {
            add(&mut scopes.entry, &global.variable);
            let target = match global.kind {
                GlobalKind::Static { .. } => Target::Static,
                GlobalKind::Field { .. } | GlobalKind::Elements(_) => Target::HeapMap,
                GlobalKind::Now => Target::Clock,
            };
            scopes.targets.insert(global.variable.clone(), target);
        }
        let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
        let others: Vec<&Var> = procedure.result.iter().chain(&procedure.locals).collect();
        let mut seen: HashSet<Name> = scopes.entry.keys().copied().collect();
        for variable in parameters.clone().chain(others.iter().copied()) {
            self.ensure(seen.insert(variable.name), || format!("{variable} is declared twice"));
        }
        for variable in parameters {
            add(&mut scopes.entry, variable);
            scopes.targets.insert(variable.clone(), Target::Parameter);
        }
        scopes.exit = scopes.entry.clone();
        let snapshots = procedure.contract.snapshots.iter().map(|(snapshot, _)| snapshot);
        procedure.result.iter().chain(snapshots).for_each(|variable| add(&mut scopes.exit, variable));
        scopes.body = scopes.exit.clone();
        for variable in others {
            add(&mut scopes.body, variable);
            scopes.targets.insert(variable.clone(), Target::Local);
        }
        scopes
    }

    fn procedure(&mut self, procedure: &Procedure) {
        // Of what is not supported nothing is left to check; in large programs that is much.
        if procedure.body.is_none() && procedure.contract == Contract::default() && !procedure.unsupported.is_empty() {
            return;
        }
        let scopes = self.scopes(procedure);
        for parameter in &procedure.parameters {
            let Parameter { variable, ty } = parameter;
            self.known_type(ty);
            self.ensure(variable.sort == ty.sort(), || {
                format!("the parameter {variable} has a sort that is not its type's")
            });
        }
        self.contract(procedure, &scopes);
        if let Some(body) = &procedure.body {
            self.ensure(procedure.unsupported.is_empty(), || "it is not supported, but has a body".to_owned());
            self.body(procedure, body, &scopes);
        }
    }

    fn contract(&mut self, procedure: &Procedure, scopes: &Scopes) {
        let contract = &procedure.contract;
        for (snapshot, global) in &contract.snapshots {
            self.ensure(procedure.locals.contains(snapshot), || format!("the snapshot {snapshot} is no local"));
            let is_global = self.program.globals.iter().any(|known| known.variable == *global);
            self.ensure(is_global, || format!("the snapshot {snapshot} is not one of a global"));
            self.ensure(snapshot.sort == global.sort, || format!("the snapshot {snapshot} has another sort"));
        }
        for clause in &contract.requires {
            self.formula(&clause.formula, &scopes.entry);
        }
        for clause in &contract.ensures {
            self.formula(&clause.formula, &scopes.exit);
            clause.obligation.into_iter().for_each(|obligation| self.obligation(obligation));
        }
        for modified in &contract.modifies {
            match modified {
                Modified::Everything => {}
                Modified::Place { map, keys } => {
                    self.modified_map(map, scopes);
                    self.path(map, keys, &scopes.entry);
                }
                Modified::Elements { map, array, low, high } => {
                    self.modified_map(map, scopes);
                    let row = self.path(map, std::slice::from_ref(array), &scopes.entry);
                    let is_row = row.is_none_or(|sort| sort.as_map().is_some_and(|(key, _)| *key == Sort::Int));
                    self.ensure(is_row, || format!("{map} does not hold elements"));
                    self.sorted(low, &Sort::Int, &scopes.entry);
                    self.sorted(high, &Sort::Int, &scopes.entry);
                }
            }
        }
    }

    fn modified_map(&mut self, map: &Var, scopes: &Scopes) {
        let known = matches!(scopes.targets.get(map), Some(Target::HeapMap | Target::Static));
        self.ensure(known, || format!("{map} in `modifies` is no global that can change"));
    }

    fn obligation(&mut self, obligation: ObligationId) {
        let known = self.program.obligations.get(obligation).is_some();
        self.ensure(known, || format!("there is no obligation #{}", obligation.index()));
    }

    fn body(&mut self, procedure: &Procedure, body: &Body, scopes: &Scopes) {
        let mut valid = self.block_id(body, body.entry);
        for block in body.blocks.values() {
            if let Some(header) = &block.header {
                valid &= self.block_id(body, header.latch);
                for invariant in &header.invariants {
                    self.formula(&invariant.formula, &scopes.body);
                    self.obligation(invariant.on_entry);
                    self.obligation(invariant.preserved);
                }
                for fact in &header.facts {
                    self.formula(&fact.formula, &scopes.body);
                    self.used(&fact.variable, &scopes.body);
                }
            }
            for command in &block.commands {
                self.command(&command.kind, scopes);
            }
            if let Terminator::Branch { condition, .. } = &block.terminator {
                self.formula(condition, &scopes.body);
            }
            for target in block.terminator.successors() {
                valid &= self.block_id(body, target);
            }
        }
        if !valid {
            return;
        }
        self.begins_with_snapshots(procedure, body);
        for text in loops::problems(body) {
            self.problem(text);
        }
        if let Some(result) = &procedure.result
            && !loops::is_assigned_on_return(body, result)
        {
            self.problem(format!("the result {result} may have no value on return"));
        }
    }

    fn block_id(&mut self, body: &Body, id: BlockId) -> bool {
        let known = body.blocks.get(id).is_some();
        self.ensure(known, || format!("there is no block b{}", id.index()));
        known
    }

    fn begins_with_snapshots(&mut self, procedure: &Procedure, body: &Body) {
        let commands = &body.blocks[body.entry].commands;
        for (index, (snapshot, global)) in procedure.contract.snapshots.iter().enumerate() {
            let begins = matches!(commands.get(index).map(|command| &command.kind),
                Some(CommandKind::Assign { target, value }) if target == snapshot && *value == global.term());
            self.ensure(begins, || format!("the body does not begin with the snapshot {snapshot}"));
        }
    }

    fn target(&mut self, target: &Var, scopes: &Scopes, allowed: &[Target]) {
        match scopes.targets.get(target) {
            None => self.problem(format!("{target} of sort {} is assigned and not declared", target.sort)),
            Some(Target::Parameter) => self.problem(format!("the parameter {target} is assigned")),
            Some(kind) => self.ensure(allowed.contains(kind), || format!("{target} cannot be assigned like this")),
        }
    }

    fn command(&mut self, command: &CommandKind, scopes: &Scopes) {
        let simple = [Target::Local, Target::Static];
        let scope = &scopes.body;
        match command {
            CommandKind::Assign { target, value } => {
                self.target(target, scopes, &simple);
                self.sorted(value, &target.sort, scope);
            }
            CommandKind::Update { map, keys, value } => {
                self.target(map, scopes, &[Target::HeapMap, Target::Local]);
                self.ensure(!keys.is_empty(), || format!("the update of {map} has no key"));
                if let Some(sort) = self.path(map, keys, scope) {
                    self.sorted(value, &sort, scope);
                }
            }
            CommandKind::Havoc(variable) => {
                self.target(variable, scopes, &[Target::Local, Target::Static, Target::HeapMap]);
            }
            CommandKind::Assume { condition, .. } => self.formula(condition, scope),
            CommandKind::Assert { condition, obligation } => {
                self.formula(condition, scope);
                self.obligation(*obligation);
            }
            CommandKind::New { target, class, .. } => {
                self.target(target, scopes, &simple);
                self.reference(target);
                let is_concrete = self.types.is_concrete(&JavaType::Class(*class));
                self.ensure(is_concrete, || format!("no object has exactly the class `{class}`"));
            }
            CommandKind::NewArray { target, element, length, .. } => {
                self.target(target, scopes, &simple);
                self.reference(target);
                self.known_type(element);
                self.sorted(length, &Sort::Int, scope);
                let kind = GlobalKind::Elements(ElementKind::of(element));
                let has_elements = self.program.globals.iter().any(|global| global.kind == kind);
                self.ensure(has_elements, || format!("no global holds the elements of `{element}[]`"));
            }
            CommandKind::Call { procedure, arguments, result, obligations } => {
                self.call(*procedure, arguments, result.as_ref(), obligations, scopes);
            }
        }
    }

    fn reference(&mut self, target: &Var) {
        self.ensure(target.sort == Sort::Ref, || format!("{target} gets a reference and has the sort {}", target.sort));
    }

    fn call(
        &mut self,
        id: ProcedureId,
        arguments: &[Term],
        result: Option<&Var>,
        obligations: &[ObligationId],
        scopes: &Scopes,
    ) {
        let Some(callee) = self.program.procedures.get(id) else {
            return self.problem(format!("there is no procedure #{}", id.index()));
        };
        let name = callee.name;
        let (given, wanted) = (arguments.len(), callee.parameters.len());
        self.ensure(given == wanted, || format!("`{name}` takes {wanted} arguments, not {given}"));
        for (argument, parameter) in arguments.iter().zip(&callee.parameters) {
            self.sorted(argument, &parameter.variable.sort, &scopes.body);
        }
        if let Some(target) = result {
            self.target(target, scopes, &[Target::Local, Target::Static]);
            let fits = callee.result.as_ref().is_some_and(|result| result.sort == target.sort);
            self.ensure(fits, || format!("`{name}` has no result of the sort of {target}"));
        }
        let checked = callee.contract.requires.iter().filter(|clause| clause.role == Role::Checked).count();
        let wanted = if callee.visibility == Visibility::Contract { checked } else { 1 };
        let given = obligations.len();
        self.ensure(given == wanted, || format!("the call of `{name}` has {given} obligations, not {wanted}"));
        obligations.iter().for_each(|obligation| self.obligation(*obligation));
    }
}
