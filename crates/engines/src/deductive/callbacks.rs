//! Callbacks that call back. A listener that somebody else writes may call the object that it was registered with, also while that object tells its
//! listeners something. No class of the program does that, so some are added to a copy of the program, in which only executions are looked for: each
//! implements an interface of the program that nobody implements, and calls one method of an object that it was made with.

use super::makers::is_of_library;
use base::Name;
use ir::interpreter::Start;
use ir::{
    Block, Body, Class, Command, CommandKind, Global, GlobalKind, JavaType, Parameter, Procedure, ProcedureId,
    ProcedureKind, Program, Terminator, Visibility,
};
use logic::build::select;
use logic::{Sort, Term, Var};
use std::collections::BTreeSet;

/// So many classes are added for one interface.
const MOST_CALLBACKS: usize = 12;

const OBJECT: &str = "java.lang.Object";

/// A copy of a program with such classes; `None` if there is no interface for them.
pub fn with_callbacks(program: &Program) -> Option<Program> {
    let events = events(program);
    if events.is_empty() {
        return None;
    }
    let mut adding = Adding { program: program.clone(), added: Vec::new() };
    for event in events {
        adding.implement(event);
    }
    let Adding { mut program, added } = adding;
    if added.is_empty() {
        return None;
    }
    inherit(&mut program, &added);
    Some(program)
}

/// Whether a state has objects that only a program with more classes has.
pub fn is_foreign(program: &Program, start: &Start) -> bool {
    start.objects.iter().any(|object| matches!(&object.ty, JavaType::Class(class) if program.class(*class).is_none()))
}

/// Whether an entry point is handed such an object by whoever calls it: then it says itself when it is called.
pub fn is_handed_one(program: &Program, entry: ProcedureId) -> bool {
    let interfaces: Vec<JavaType> = events(program).iter().map(|event| interface_of(program, *event)).collect();
    program.procedures[entry].parameters.iter().any(|parameter| interfaces.contains(&parameter.ty))
}

/// The methods without a result that interfaces of the program declare and that no class implements, as calls choose among their bodies.
pub fn events(program: &Program) -> Vec<ProcedureId> {
    let is_event = |procedure: &Procedure| {
        let is_open = matches!(&procedure.kind, ProcedureKind::Dispatch(targets) if targets.is_empty());
        is_open && procedure.result.is_none() && !is_of_library(&declared_by(procedure))
    };
    program.procedures.iter().filter(|(_, procedure)| is_event(procedure)).map(|(id, _)| id).collect()
}

fn declared_by(procedure: &Procedure) -> Name {
    match procedure.parameters.first().map(|this| &this.ty) {
        Some(JavaType::Class(class)) => *class,
        _ => OBJECT.into(),
    }
}

fn interface_of(program: &Program, event: ProcedureId) -> JavaType {
    JavaType::Class(declared_by(&program.procedures[event]))
}

/// The methods that objects of such an interface are handed to, and the others of the classes that have these.
fn called_back(program: &Program, interface: &JavaType) -> Vec<(Name, ProcedureId)> {
    let takes = |id: &ProcedureId| {
        let procedure = &program.procedures[*id];
        procedure.parameters.iter().skip(1).any(|parameter| parameter.ty == *interface)
    };
    let may_be_called = |id: &ProcedureId| {
        let procedure = &program.procedures[*id];
        procedure.visibility == Visibility::Body && procedure.body.is_some()
    };
    let is_subject = |class: &Name, methods: &[ProcedureId]| {
        let constructors = program.construction.constructors.get(class).into_iter().flatten();
        !is_of_library(class) && methods.iter().chain(constructors).any(takes)
    };
    let subjects = program.construction.methods.iter().filter(|(class, methods)| is_subject(class, methods));
    let mut called: Vec<(Name, ProcedureId)> =
        subjects.flat_map(|(class, methods)| methods.iter().map(|id| (*class, *id))).collect();
    called.retain(|(_, id)| may_be_called(id));
    // Those that know listeners first.
    called.sort_by_key(|(_, id)| !takes(id));
    called.truncate(MOST_CALLBACKS);
    called
}

struct Adding {
    program: Program,
    /// The names of the classes that were added.
    added: Vec<Name>,
}

impl Adding {
    /// Adds the classes that implement the interface of this method.
    fn implement(&mut self, event: ProcedureId) {
        let interface = interface_of(&self.program, event);
        let mut targets = Vec::new();
        for (subject, called) in called_back(&self.program, &interface) {
            targets.push(self.add_class(event, &interface, subject, called));
        }
        targets.sort();
        let dispatch = &mut self.program.procedures[event];
        dispatch.unsupported.clear();
        dispatch.kind = ProcedureKind::Dispatch(targets);
    }

    /// A class whose objects call this method of an object of that class.
    fn add_class(
        &mut self,
        event: ProcedureId,
        interface: &JavaType,
        subject: Name,
        called: ProcedureId,
    ) -> (Name, ProcedureId) {
        // What stands behind a dot would be taken for the name.
        let what = self.program.procedures[called].name.as_str();
        let dot = what[..what.find('(').unwrap_or(what.len())].rfind('.').map_or(0, |dot| dot + 1);
        let class: Name = format!("{interface} that calls {subject}::{}", &what[dot..]).into();
        let superclass = Some(OBJECT.into());
        let interfaces = vec![declared_by(&self.program.procedures[event])];
        let (is_abstract, is_interface, own_equality) = (false, false, false);
        self.program.classes.push(Class {
            name: class,
            superclass,
            interfaces,
            is_abstract,
            is_interface,
            own_equality,
        });
        self.added.push(class);
        let parameters = self.program.procedures[called].parameters.clone();
        let given = self.program.procedures[event].parameters.clone();
        let this = given[0].variable.term();
        let mut fields = vec![self.field(class, "target", &JavaType::Class(subject))];
        let mut arguments = vec![select(fields[0].variable.term(), this.clone())];
        let mut handed = given.iter().skip(1);
        for (position, parameter) in parameters.iter().enumerate().skip(1) {
            if parameter.ty == *interface {
                arguments.push(this.clone());
            } else if let Some(same) = handed.find(|it| it.ty == parameter.ty) {
                arguments.push(same.variable.term());
            } else {
                let field = self.field(class, &format!("argument{position}"), &parameter.ty);
                arguments.push(select(field.variable.term(), this.clone()));
                fields.push(field);
            }
        }
        let constructor = self.constructor(class, &fields, called);
        let construction = &mut self.program.construction;
        construction.constructors.insert(class, vec![constructor]);
        construction.all_constructors.insert(constructor, class);
        (class, self.body(class, event, called, arguments))
    }

    fn field(&mut self, class: Name, name: &str, ty: &JavaType) -> Parameter {
        let sort = Sort::map(Sort::Ref, ty.sort());
        let variable = Var::new(format!("{class}.{name}"), sort);
        let kind = GlobalKind::Field { class, name: name.into(), ty: ty.clone() };
        self.program.globals.push(Global { variable: variable.clone(), kind, is_final: true });
        Parameter { variable, ty: ty.clone() }
    }

    /// The constructor that is given what the object holds.
    fn constructor(&mut self, class: Name, fields: &[Parameter], like: ProcedureId) -> ProcedureId {
        let this = Var::new("this", Sort::Ref);
        let mut parameters = vec![Parameter { variable: this.clone(), ty: JavaType::Class(class) }];
        let mut updates = Vec::new();
        for (position, field) in fields.iter().enumerate() {
            let variable = Var::new(format!("given{position}"), field.ty.sort());
            let (map, keys, value) = (field.variable.clone(), vec![this.term()], variable.term());
            updates.push(CommandKind::Update { map, keys, value });
            parameters.push(Parameter { variable, ty: field.ty.clone() });
        }
        let name = format!("{class}.<init>");
        self.procedure(&name, like, Heading { parameters, exception: None, locals: Vec::new() }, updates)
    }

    /// What the object does when it is told something.
    fn body(&mut self, class: Name, event: ProcedureId, called: ProcedureId, arguments: Vec<Term>) -> ProcedureId {
        let told = &self.program.procedures[event];
        let (name, exception) = (format!("{class}.{}", told.name), told.exception.clone());
        let parameters = told.parameters.clone();
        let method = &self.program.procedures[called];
        let result = method.result.as_ref().map(|result| Var::new("$given", result.sort.clone()));
        let thrown = method.exception.as_ref().map(|_| Var::new("$thrown", Sort::Ref));
        let locals = result.iter().chain(&thrown).cloned().collect();
        let call = CommandKind::Call {
            procedure: called,
            arguments,
            result,
            exception: thrown.clone(),
            obligations: Vec::new(),
            catches: Vec::new(),
        };
        let passed_on = exception.clone().map(|target| {
            let value = thrown.map_or_else(ir::vocabulary::null, |thrown| thrown.term());
            CommandKind::Assign { target, value }
        });
        let commands = std::iter::once(call).chain(passed_on).collect();
        self.procedure(&name, event, Heading { parameters, exception, locals }, commands)
    }

    fn procedure(&mut self, name: &str, like: ProcedureId, heading: Heading, kinds: Vec<CommandKind>) -> ProcedureId {
        let Procedure { span, escapes, .. } = &self.program.procedures[like];
        let (span, escapes) = (*span, escapes.clone());
        let commands = kinds.into_iter().map(|kind| Command { kind, span }).collect();
        let mut blocks = base::arena::Arena::new();
        let entry = blocks.push(Block { header: None, commands, terminator: Terminator::Return });
        self.program.procedures.push(Procedure {
            parameters: heading.parameters,
            exception: heading.exception,
            locals: heading.locals,
            escapes,
            body: Some(Body { blocks, entry }),
            ..Procedure::empty(name.into(), span)
        })
    }
}

/// The variables of a procedure.
struct Heading {
    parameters: Vec<Parameter>,
    exception: Option<Var>,
    locals: Vec<Var>,
}

/// The classes that were added have the methods of `Object`.
fn inherit(program: &mut Program, added: &[Name]) {
    let is_of_root = |procedure: &Procedure| procedure.name.as_str().starts_with("Object.");
    let of_root: BTreeSet<ProcedureId> =
        program.procedures.iter().filter(|(_, procedure)| is_of_root(procedure)).map(|(id, _)| id).collect();
    for procedure in program.procedures.values_mut() {
        if let ProcedureKind::Dispatch(targets) = &mut procedure.kind
            && let Some(inherited) = targets.iter().map(|(_, target)| *target).find(|target| of_root.contains(target))
        {
            targets.extend(added.iter().map(|class| (*class, inherited)));
            targets.sort();
        }
    }
}
