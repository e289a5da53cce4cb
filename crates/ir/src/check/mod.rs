//! Whether a program is well formed: everything declared, sorts right, loops of the promised shape. Run between
//! passes in debug builds; a program that passes has a meaning.

mod loops;
mod terms;

use crate::program::*;
use crate::types::Types;
use base::Name;
use base::arena::Id;
use logic::{Sort, Term, TermKind, Var};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::rc::Rc;

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
    let (types, globals) = (Types::new(program), globals(program));
    let mut checker = Checker { program, types, globals, procedure: None, problems: Vec::new() };
    checker.classes();
    checker.globals();
    checker.names();
    checker.initializers();
    for procedure in program.procedures.values() {
        checker.procedure = Some(procedure.name);
        checker.procedure(procedure);
    }
    checker.problems
}

struct Checker<'a> {
    program: &'a Program,
    types: Types,
    globals: Rc<Globals>,
    procedure: Option<Name>,
    problems: Vec<Problem>,
}

/// The globals: what they are, and what they are to the commands that change them.
type Globals = HashMap<Name, (Var, Target)>;

/// The variables that a formula may mention, with their sorts.
#[derive(Clone)]
struct Scope {
    globals: Rc<Globals>,
    own: HashMap<Name, Sort>,
}

impl Scope {
    fn get(&self, name: Name) -> Option<&Sort> {
        self.own.get(&name).or_else(|| self.globals.get(&name).map(|(variable, _)| &variable.sort))
    }

    fn add(&mut self, variable: &Var) {
        self.own.insert(variable.name, variable.sort.clone());
    }
}

fn globals(program: &Program) -> Rc<Globals> {
    let globals = program.globals.iter().map(|global| {
        let target = match global.kind {
            GlobalKind::Static { .. } => Target::Static,
            GlobalKind::Field { .. } | GlobalKind::Elements(_) => Target::HeapMap,
            GlobalKind::Now => Target::Clock,
        };
        (global.variable.name, (global.variable.clone(), target))
    });
    Rc::new(globals.collect())
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
    /// What the procedure's own variables are.
    targets: HashMap<Var, Target>,
}

impl Scopes {
    fn target(&self, variable: &Var) -> Option<Target> {
        let global = || self.entry.globals.get(&variable.name).filter(|(known, _)| known == variable);
        self.targets.get(variable).copied().or_else(|| global().map(|(_, target)| *target))
    }
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
        let superclasses: HashMap<Name, Option<Name>> =
            self.program.classes.iter().map(|class| (class.name, class.superclass)).collect();
        let interfaces: HashSet<Name> =
            self.program.classes.iter().filter(|class| class.is_interface).map(|class| class.name).collect();
        for class in &self.program.classes {
            self.ensure(seen.insert(class.name), || format!("the class `{}` is declared twice", class.name));
            self.ensure(class.is_abstract || !class.is_interface, || {
                format!("the interface `{}` is not abstract", class.name)
            });
            for interface in &class.interfaces {
                self.known_type(&JavaType::Class(*interface));
            }
            if let Some(superclass) = class.superclass {
                self.known_type(&JavaType::Class(superclass));
                self.ensure(!interfaces.contains(&superclass), || {
                    format!("the superclass of `{}`, `{superclass}`, is an interface", class.name)
                });
                let mut ancestors = HashSet::from([class.name]);
                let mut current = Some(superclass);
                while let Some(name) = current {
                    if !ancestors.insert(name) {
                        self.problem(format!("the class `{}` is its own superclass", class.name));
                        break;
                    }
                    current = superclasses.get(&name).copied().flatten();
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

    fn initializers(&mut self) {
        for id in &self.program.initializers {
            match self.program.procedures.get(*id) {
                None => self.problem(format!("there is no procedure #{} to begin with", id.index())),
                Some(procedure) => self.ensure(procedure.parameters.is_empty(), || {
                    format!("`{}` is to begin with and takes arguments", procedure.name)
                }),
            }
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
        let mut entry = Scope { globals: self.globals.clone(), own: HashMap::new() };
        let mut targets = HashMap::new();
        let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
        let others: Vec<&Var> = procedure.result.iter().chain(&procedure.exception).chain(&procedure.locals).collect();
        let mut seen = HashSet::new();
        for variable in parameters.clone().chain(others.iter().copied()) {
            let is_new = seen.insert(variable.name) && !self.globals.contains_key(&variable.name);
            self.ensure(is_new, || format!("{variable} is declared twice"));
        }
        for variable in parameters {
            entry.add(variable);
            targets.insert(variable.clone(), Target::Parameter);
        }
        let mut exit = entry.clone();
        let snapshots = procedure.contract.snapshots.iter().map(|(snapshot, _)| snapshot);
        let results = procedure.result.iter().chain(&procedure.exception);
        results.chain(snapshots).for_each(|variable| exit.add(variable));
        let mut body = exit.clone();
        for variable in others {
            body.add(variable);
            targets.insert(variable.clone(), Target::Local);
        }
        Scopes { entry, exit, body, targets }
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
            // Natives may be given types, which are no values of Java's.
            let is_type = procedure.kind == ProcedureKind::Native && variable.sort == Sort::Type;
            self.ensure(is_type || variable.sort == ty.sort(), || {
                format!("the parameter {variable} has a sort that is not its type's")
            });
        }
        if let Some(exception) = &procedure.exception {
            self.reference(exception);
        }
        self.kind(procedure);
        self.contract(procedure, &scopes);
        if let Some(body) = &procedure.body {
            self.body(procedure, body, &scopes);
        }
    }

    /// Where its code is.
    fn kind(&mut self, procedure: &Procedure) {
        if procedure.kind == ProcedureKind::Code {
            return;
        }
        self.ensure(procedure.body.is_none(), || "its code is elsewhere, but it has a body".to_owned());
        match &procedure.kind {
            ProcedureKind::Code => {}
            ProcedureKind::Native => {
                self.ensure(procedure.exception.is_none(), || "it is native and ends by an exception".to_owned());
                let by_contract = procedure.visibility == Visibility::Contract;
                self.ensure(by_contract, || "it is native and not seen by its contract".to_owned());
            }
            ProcedureKind::Dispatch(targets) => self.targets(procedure, targets),
        }
    }

    fn targets(&mut self, procedure: &Procedure, targets: &[(Name, ProcedureId)]) {
        let sort = |variable: &Option<Var>| variable.as_ref().map(|variable| variable.sort.clone());
        let shape = |procedure: &Procedure| {
            let parameters = procedure.parameters.iter().map(|parameter| parameter.variable.sort.clone());
            (parameters.collect::<Vec<_>>(), sort(&procedure.result), procedure.exception.is_some())
        };
        let receiver = procedure.parameters.first().map(|parameter| parameter.variable.sort.clone());
        self.ensure(receiver == Some(Sort::Ref), || "it dispatches without a receiver".to_owned());
        let is_sorted = targets.windows(2).all(|pair| *pair[0].0 < *pair[1].0);
        self.ensure(is_sorted, || "its targets are not sorted by class".to_owned());
        for (class, target) in targets {
            let is_concrete = self.types.is_concrete(&JavaType::Class(*class));
            self.ensure(is_concrete, || format!("it dispatches on `{class}`, which no object has as its class"));
            match self.program.procedures.get(*target) {
                None => self.problem(format!("there is no procedure #{}", target.index())),
                Some(callee) => {
                    let same = shape(callee) == shape(procedure);
                    self.ensure(same, || format!("it dispatches to `{}`, which has another shape", callee.name));
                }
            }
        }
    }

    fn contract(&mut self, procedure: &Procedure, scopes: &Scopes) {
        let contract = &procedure.contract;
        for (snapshot, global) in &contract.snapshots {
            self.ensure(procedure.locals.contains(snapshot), || format!("the snapshot {snapshot} is no local"));
            let is_global = self.globals.get(&global.name).is_some_and(|(known, _)| known == global);
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
        contract.modifies.iter().for_each(|modified| self.modified(modified, scopes));
    }

    fn modified(&mut self, modified: &Modified, scopes: &Scopes) {
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
            Modified::Where(set) => {
                self.formula(set, &scopes.entry);
                if let TermKind::Quantified { variables, .. } = set.kind() {
                    let is_pair = matches!(variables.as_slice(), [object, position]
                        if object.sort == Sort::Ref && position.sort == Sort::Int);
                    self.ensure(is_pair, || "locations are given by an object and a position".to_owned());
                }
            }
            Modified::When { condition, place } => {
                self.formula(condition, &scopes.entry);
                self.modified(place, scopes);
            }
        }
    }

    fn modified_map(&mut self, map: &Var, scopes: &Scopes) {
        let known = matches!(scopes.target(map), Some(Target::HeapMap | Target::Static));
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
                header.predicates.iter().for_each(|predicate| self.formula(predicate, &scopes.body));
                header.constants.iter().for_each(|constant| self.used(constant, &scopes.body));
            }
            for command in &block.commands {
                self.command(&command.kind, scopes);
            }
            if let Terminator::Branch { condition, .. } = &block.terminator {
                self.formula(condition, &scopes.body);
            }
            for target in block.successors() {
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
        // Who ends by an exception has no result.
        let wanted = procedure.exception.as_ref().or(procedure.result.as_ref());
        if let Some(variable) = wanted.filter(|variable| !loops::is_assigned_on_return(body, variable)) {
            self.problem(format!("{variable} may have no value on return"));
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
        match scopes.target(target) {
            None => self.problem(format!("{target} of sort {} is assigned and not declared", target.sort)),
            Some(Target::Parameter) => self.problem(format!("the parameter {target} is assigned")),
            Some(kind) => self.ensure(allowed.contains(&kind), || format!("{target} cannot be assigned like this")),
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
            CommandKind::Assert { condition, obligation, .. } | CommandKind::Check { condition, obligation } => {
                self.formula(condition, scope);
                self.obligation(*obligation);
            }
            CommandKind::Escape { exception, condition, obligation, .. } => {
                self.sorted(exception, &Sort::Ref, scope);
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
            CommandKind::Call { procedure, arguments, result, exception, obligations, .. } => {
                self.call(*procedure, arguments, [result.as_ref(), exception.as_ref()], obligations, scopes);
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
        [result, exception]: [Option<&Var>; 2],
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
        let throws = callee.exception.is_some();
        self.ensure(throws == exception.is_some(), || format!("the call of `{name}` does not say where exceptions go"));
        if let Some(target) = exception {
            self.target(target, scopes, &[Target::Local]);
            self.reference(target);
        }
        let checked = callee.contract.requires.iter().filter(|clause| clause.role == Role::Checked).count();
        let wanted = if callee.visibility == Visibility::Contract { checked } else { 1 };
        let given = obligations.len();
        // What is not supported has lost its contract.
        let is_library_call = callee.visibility == Visibility::Body && given == 0;
        let fits = given == wanted || is_library_call || !callee.unsupported.is_empty();
        self.ensure(fits, || format!("the call of `{name}` has {given} obligations, not {wanted}"));
        obligations.iter().for_each(|obligation| self.obligation(*obligation));
    }
}
