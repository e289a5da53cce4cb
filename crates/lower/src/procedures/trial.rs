//! A trial run of the static initialisers, before anything is lowered for proofs.
//!
//! The initialiser of a class is *closed* if it returned, and the code that it ran depends on nothing that the rest of the program
//! could change, and changes nothing that the rest could see but its own class. It does the same in every execution of every
//! program, whenever that is: such a class counts as initialised from the beginning, and its `static final` fields have the values
//! that the trial gave them.

use crate::options::Options;
use crate::procedures::all::procedures;
use crate::program::context::{Context, Purpose};
use crate::program::initialization::{Initialization, parents};
use crate::program::reachable::Reach;
use crate::program::trial::Trial;
use base::SourceMap;
use ir::interpreter::{Defaults, Ending, Interpreter, Limits, Session, World};
use ir::{Command, CommandKind, ProcedureId, ProcedureKind};
use logic::Var;
use logic::transform::free_variables;
use sema::dispatch::Dispatch;
use sema::program::{ClassId, FieldId, MethodId, Origin, Program, Type};
use std::collections::{BTreeMap, BTreeSet};

/// Commands and jumps that the initialiser of one class may take. One that takes more is followed like other code.
const STEPS: u64 = 500_000;

const BOXES: [&str; 5] = [
    "java.lang.Byte.cache",
    "java.lang.Character.cache",
    "java.lang.Integer.cache",
    "java.lang.Long.cache",
    "java.lang.Short.cache",
];

/// The program as lowering sees it, with what the trial run has found.
pub fn context_after_trial<'a>(program: &'a Program, sources: &'a SourceMap, options: Options) -> Context<'a> {
    let dispatch = Dispatch::new(program);
    let reach = Reach::new(program, &dispatch);
    let trial = run(program, sources, options, &dispatch, &reach);
    let initialization = Initialization::new(program, &reach, &dispatch, &trial);
    let mut context = Context::of(program, sources, options, dispatch, reach, initialization);
    context.trial = trial;
    context.find_holdings();
    context
}

/// Runs the initialisers of the classes that matter.
fn run(program: &Program, sources: &SourceMap, options: Options, dispatch: &Dispatch, reach: &Reach) -> Trial {
    // Static fields that only the making of implicit exceptions needs do not matter.
    let is_root = |method: &MethodId| {
        let owner = &program.classes[program.methods[*method].owner];
        let is_used =
            owner.fields.iter().any(|field| program.fields[*field].is_static && reach.live_fields.contains(field));
        owner.static_initializer == Some(*method) && (owner.origin == Origin::Source || is_used)
    };
    let roots: Vec<MethodId> = reach.methods.iter().copied().filter(is_root).collect();
    if roots.is_empty() {
        return Trial::default();
    }
    let reach = Reach::of(program, dispatch, &roots);
    let initialization = Initialization::all_eager(program, &reach);
    let mut context = Context::of(program, sources, options, Dispatch::new(program), reach, initialization);
    context.purpose = Purpose::Trial;
    let (lowered, _) = procedures(&context);
    let interpreter = Interpreter::new(&lowered);
    let owners =
        context.reach.methods.iter().filter_map(|id| Some((context.procedure(*id)?, program.methods[*id].owner)));
    let scan =
        Scan { context: &context, program: &lowered, owners: owners.collect(), settled: settled(&context, &lowered) };
    let mut excluded = BTreeSet::new();
    loop {
        let found = scan.run(&interpreter, &excluded);
        // A class whose initialiser is not closed may have spoilt what others saw.
        if found.failed.is_empty() {
            return found.trial;
        }
        excluded.extend(found.failed);
    }
}

/// The static fields that only the initialisers of their classes assign.
fn settled(context: &Context<'_>, lowered: &ir::Program) -> BTreeSet<Var> {
    let mut assigned = BTreeSet::new();
    for id in &context.reach.methods {
        let Some(procedure) = context.procedure(*id) else { continue };
        let class = &context.program.classes[context.program.methods[*id].owner];
        let is_own = |field: &FieldId| class.static_initializer == Some(*id) && class.fields.contains(field);
        let targets = lowered.procedures[procedure].commands().filter_map(|command| match &command.kind {
            CommandKind::Assign { target, .. } => Some(target),
            _ => None,
        });
        let own: BTreeSet<Var> = class
            .fields
            .iter()
            .filter(|field| is_own(field) && context.has_place(**field))
            .map(|field| context.field(*field))
            .collect();
        assigned.extend(targets.filter(|target| !own.contains(target)).cloned());
    }
    let program = context.program;
    // Code that is not understood may assign whatever is not final.
    let is_unknown = program
        .methods
        .values()
        .any(|method| program.classes[method.owner].origin == Origin::Source && !method.unsupported.is_empty())
        || lowered.procedures.values().any(|procedure| !procedure.unsupported.is_empty());
    let may_change = |field: &sema::program::Field| {
        is_unknown && !field.is_final && program.classes[field.owner].origin == Origin::Source
    };
    let statics = program.fields.iter().filter(|(id, field)| field.is_static && context.has_place(*id));
    let statics = statics.filter(|(_, field)| !may_change(field));
    statics.map(|(id, _)| context.field(id)).filter(|variable| !assigned.contains(variable)).collect()
}

#[derive(Default)]
struct Found {
    trial: Trial,
    /// Classes whose initialisers are not closed.
    failed: BTreeSet<ClassId>,
}

struct Scan<'s> {
    context: &'s Context<'s>,
    program: &'s ir::Program,
    /// Whose code a procedure is.
    owners: BTreeMap<ProcedureId, ClassId>,
    settled: BTreeSet<Var>,
}

impl Scan<'_> {
    fn run(&self, interpreter: &Interpreter<'_>, excluded: &BTreeSet<ClassId>) -> Found {
        let limits = Limits { steps: STEPS, heap: 64 << 20, ..Limits::default() };
        let mut session = interpreter.session(&limits);
        let mut found = Found::default();
        for method in &self.context.initialization.eager {
            let class = self.context.program.methods[*method].owner;
            let is_library = self.context.program.classes[class].origin != Origin::Source;
            let Some(procedure) = self.context.procedure(*method).filter(|_| !excluded.contains(&class)) else {
                continue;
            };
            let returned = returns(&mut session, procedure);
            let called = session.take_called();
            if is_library {
                continue;
            }
            if returned
                && self.are_parents_closed(class, &found)
                && called.iter().all(|id| self.is_closed(*id, class, &found))
            {
                found.trial.closed.insert(class);
            } else {
                found.failed.insert(class);
            }
        }
        let Some(values) = session.snapshot() else { return Found::default() };
        found.trial.values = values;
        if found.failed.is_empty() {
            self.run_others(&mut session, excluded, &mut found.trial);
        }
        found
    }

    /// Runs the initialisers that are not closed, too.
    fn run_others(&self, session: &mut Session<'_>, excluded: &BTreeSet<ClassId>, trial: &mut Trial) {
        for method in &self.context.initialization.eager {
            let class = self.context.program.methods[*method].owner;
            if excluded.contains(&class)
                && let Some(procedure) = self.context.procedure(*method)
                && returns(session, procedure)
            {
                trial.returned.insert(class);
            }
        }
        match session.snapshot() {
            Some(state) => trial.state = state,
            None => {
                trial.state = trial.values.clone();
                trial.returned.clear();
            }
        }
    }

    fn are_parents_closed(&self, class: ClassId, found: &Found) -> bool {
        parents(self.context.program, class).into_iter().all(|parent| self.is_ready(parent, class, found))
    }

    /// Whether a class can be used by the initialiser of another without initialising anything that is not closed.
    fn is_ready(&self, class: ClassId, own: ClassId, found: &Found) -> bool {
        let declared = &self.context.program.classes[class];
        class == own
            || declared.origin != Origin::Source
            || found.trial.closed.contains(&class)
            || declared.static_initializer.is_none() && self.are_parents_ready(class, own, found)
    }

    fn are_parents_ready(&self, class: ClassId, own: ClassId, found: &Found) -> bool {
        parents(self.context.program, class).into_iter().all(|parent| self.is_ready(parent, own, found))
    }

    /// Whether a procedure that an initialiser ran depends on nothing and changes nothing but its class.
    fn is_closed(&self, id: ProcedureId, class: ClassId, found: &Found) -> bool {
        let procedure = &self.program.procedures[id];
        match &procedure.kind {
            ProcedureKind::Native => ir::natives::is_fixed(&procedure.name),
            ProcedureKind::Dispatch(_) => true,
            _ => {
                self.owners.get(&id).is_none_or(|owner| self.is_ready(*owner, class, found))
                    && procedure.commands().all(|command| self.is_closed_command(command, class, found))
            }
        }
    }

    fn is_closed_command(&self, command: &Command, class: ClassId, found: &Found) -> bool {
        let (target, read) = command.kind.parts();
        // What only contracts look at decides nothing.
        let is_copy =
            |global: &Var| target.iter().any(|target| crate::program::context::snapshot("old", global) == **target);
        let is_open = matches!(command.kind, CommandKind::Havoc(_));
        let written = target.iter().all(|variable| match self.context.static_field(variable) {
            Some(field) => self.context.program.fields[field].owner == class || is_cache(variable),
            None => true,
        });
        let mut variables = read.into_iter().flat_map(free_variables).filter(|variable| !is_copy(variable));
        !is_open && written && variables.all(|variable| self.may_read(&variable, class, found))
    }

    /// Static fields that nothing changes any more, and that lead to nothing that can be changed.
    fn may_read(&self, variable: &Var, class: ClassId, found: &Found) -> bool {
        let Some(field) = self.context.static_field(variable) else { return true };
        let program = self.context.program;
        let declared = &program.fields[field];
        let is_library = program.classes[declared.owner].origin != Origin::Source;
        if declared.owner == class || is_cache(variable) {
            return true;
        }
        let is_settled = self.settled.contains(variable);
        is_settled
            && (is_library || found.trial.closed.contains(&declared.owner) && is_immutable(program, &declared.ty))
    }
}

fn returns(session: &mut Session<'_>, procedure: ProcedureId) -> bool {
    let (mut output, mut errors, mut input) = (std::io::sink(), std::io::sink(), std::io::empty());
    let mut oracle = Defaults;
    let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
    matches!(session.call(procedure, &[], &mut world).end, Ending::Finished(_))
}

/// Whether a static field is where a class of boxes keeps those that are shared: which these are does not depend on when they are made.
fn is_cache(variable: &Var) -> bool {
    BOXES.iter().any(|name| &*variable.name == *name)
}

/// Whether all values of a type are the same for ever: numbers, texts, boxes, constants of enums.
fn is_immutable(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Class(class) => {
            let declared = &program.classes[*class];
            let is_enum = declared.superclass.is_some_and(|parent| &*program.classes[parent].name == "java.lang.Enum");
            let is_value = crate::program::context::KNOWN_EQUALITY[2..].contains(&&*declared.name);
            is_enum || is_value
        }
        Type::Array(_) => false,
        _ => true,
    }
}
