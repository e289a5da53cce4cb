//! `invar run`: the program runs in the interpreter, as `java -ea` would run it.

use crate::pipeline::{Front, FrontOptions};
use base::SourceMap;
use ir::interpreter::{Defaults, Ending, Execution, Interpreter, Limits, Session, Value, World};
use ir::{ProcedureId, Program};
use sema::program::{ClassId, Method, MethodKind, Origin, Type};
use std::io::{Read, Write};
use std::path::PathBuf;

/// What a run is told.
#[derive(Clone)]
pub struct Options {
    /// The class whose `main` runs, if it is not plain which one is meant.
    pub main: Option<String>,
    /// What `main` gets.
    pub arguments: Vec<String>,
    /// How far the run may go.
    pub limits: Limits,
    /// How the program reaches the interpreter.
    pub route: Route,
    /// Which Java it is, and where its classes are.
    pub front: FrontOptions,
}

/// How the program reaches the interpreter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// As it is.
    Direct,
    /// Printed and read back: a test of the IR's text.
    ThroughText,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            main: None,
            arguments: Vec::new(),
            limits: Limits::to_run(),
            route: Route::Direct,
            front: FrontOptions::default(),
        }
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What `java` would exit with; 2 if the program could not be run to its end, 4 if it does not compile.
    pub exit_code: i32,
    /// The class of an exception that nobody caught.
    pub uncaught: Option<String>,
    /// Why the program could not be run to its end.
    pub problem: Option<String>,
    /// The commands and jumps of the IR that were executed.
    pub steps: u64,
}

impl Outcome {
    fn problem(exit_code: i32, text: String) -> Outcome {
        Outcome { exit_code, uncaught: None, problem: Some(text), steps: 0 }
    }
}

/// The stack of the thread that compiles and runs.
const STACK: usize = 512 << 20;

/// Reads, compiles and runs.
pub fn run_files(
    paths: &[PathBuf],
    options: &Options,
    input: &mut (dyn Read + Send),
    output: &mut (dyn Write + Send),
    errors: &mut (dyn Write + Send),
) -> Outcome {
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().name("run".into()).stack_size(STACK);
        let started = builder.spawn_scoped(scope, move || {
            let front = crate::pipeline::front(paths, &options.front);
            run_front(&front, options, input, output, errors)
        });
        match started.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(error) => Outcome::problem(2, format!("no thread can be started: {error}")),
        }
    })
}

/// Runs what the front end has made.
pub fn run_front(
    front: &Front,
    options: &Options,
    input: &mut dyn Read,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Outcome {
    let failing: Vec<&base::Diagnostic> =
        front.diagnostics.iter().filter(|diagnostic| diagnostic.severity == base::Severity::Error).collect();
    if let Some(first) = failing.first() {
        for diagnostic in &failing {
            let _ = writeln!(errors, "{}", line(&front.sources, diagnostic));
        }
        return Outcome::problem(4, format!("the program does not compile: {}", first.message));
    }
    let main = match main_method(front, options) {
        Ok(main) => main,
        Err(text) => return Outcome::problem(2, text),
    };
    let (class, method) = main;
    let Some(name) = procedure_name(&front.ir, front, method) else {
        return Outcome::problem(2, format!("`{}` was not made ready to run", method.signature));
    };
    let text;
    let program = match options.route {
        Route::Direct => &front.ir,
        Route::ThroughText => {
            text = match ir::parse::parse(&ir::print::print(&front.ir)) {
                Ok(program) => program,
                Err(error) => return Outcome::problem(2, format!("the text of the IR cannot be read: {error}")),
            };
            &text
        }
    };
    let class = front.program.classes[class].name;
    let mut world_oracle = Defaults;
    let mut world = World::new(output, errors, input, &mut world_oracle);
    let interpreter = Interpreter::new(program);
    let mut session = Session::new(&interpreter, &options.limits);
    let mut runner = Runner { front, program, session: &mut session, steps: 0 };
    runner.run(&class, &name, &options.arguments, &mut world)
}

struct Runner<'r, 'i> {
    front: &'r Front,
    program: &'r Program,
    session: &'r mut Session<'i>,
    steps: u64,
}

impl Runner<'_, '_> {
    fn run(&mut self, class: &str, main: &str, arguments: &[String], world: &mut World<'_>) -> Outcome {
        let mut calls: Vec<ProcedureId> = self.program.initializers.clone();
        calls.extend(self.program.procedure_named(&format!("{class}.<initialize>()")));
        for procedure in calls {
            let execution = self.call(procedure, &[], world);
            if !matches!(execution.end, Ending::Finished(_)) {
                return self.outcome(execution.end, world);
            }
        }
        let Some(procedure) = self.program.procedure_named(main) else {
            return Outcome::problem(2, format!("there is no procedure `{main}`"));
        };
        let Some(strings) = self.session.string_array(arguments) else {
            return Outcome::problem(2, "there is no memory for the arguments".to_owned());
        };
        let execution = self.call(procedure, &[strings], world);
        self.outcome(execution.end, world)
    }

    fn call(&mut self, procedure: ProcedureId, arguments: &[Value], world: &mut World<'_>) -> Execution {
        let execution = self.session.call(procedure, arguments, world);
        self.steps += execution.steps;
        execution
    }

    fn outcome(&mut self, end: Ending, world: &mut World<'_>) -> Outcome {
        let steps = self.steps;
        let ended = |exit_code, uncaught| Outcome { exit_code, uncaught, problem: None, steps };
        let place = |span| place(&self.front.sources, span);
        let problem = match end {
            Ending::Finished(_) => return ended(0, None),
            Ending::Exited(code) => return ended(code, None),
            Ending::Uncaught { class, object, message } => {
                let text = object.and_then(|object| self.describe(object, world)).unwrap_or_else(|| match message {
                    Some(message) => format!("{class}: {message}"),
                    None => class.clone(),
                });
                world.write(2, format!("Exception in thread \"main\" {text}\n").as_bytes());
                return ended(1, Some(class));
            }
            Ending::Failed { obligation, span } => {
                format!("{}: {}", place(span), self.program.obligations[obligation].message)
            }
            Ending::Undefined { reason, span } => format!("{}: this has no meaning: {reason}", place(span)),
            Ending::NoBody { name, reason, span } => {
                let reason = reason.map(|reason| format!(": {reason}")).unwrap_or_default();
                format!("{}: `{name}` cannot be run{reason}", place(span))
            }
            Ending::OutOfResources(what) => what,
        };
        Outcome { exit_code: 2, uncaught: None, problem: Some(problem), steps }
    }

    /// What an exception says of itself.
    fn describe(&mut self, exception: Value, world: &mut World<'_>) -> Option<String> {
        let procedure = self.program.procedure_named("Implicit.describe(Throwable)")?;
        match self.session.call(procedure, &[exception], world).end {
            Ending::Finished(Some(text)) => self.session.text(&text),
            _ => None,
        }
    }
}

fn place(sources: &SourceMap, span: base::Span) -> String {
    let location = sources.location(span);
    format!("{}:{}:{}", sources.path(span.file).display(), location.line, location.column)
}

/// A message on one line.
fn line(sources: &SourceMap, diagnostic: &base::Diagnostic) -> String {
    let at = diagnostic.span.map(|span| format!("{}: ", place(sources, span))).unwrap_or_default();
    format!("{at}error: {}", diagnostic.message)
}

/// The `main` that is meant.
fn main_method<'f>(front: &'f Front, options: &Options) -> Result<(ClassId, &'f Method), String> {
    let program = &front.program;
    let is_main = |method: &&Method| {
        let takes_strings = match method.parameters.as_slice() {
            [only] => match &method.locals[*only].ty {
                Type::Array(element) => {
                    matches!(**element, Type::Class(class) if &*program.classes[class].name == "java.lang.String")
                }
                _ => false,
            },
            _ => false,
        };
        method.kind == MethodKind::Static && &*method.name == "main" && takes_strings && method.result == Type::Void
    };
    let mut mains: Vec<(ClassId, &Method)> = Vec::new();
    for (id, class) in program.classes.iter().filter(|(_, class)| class.origin == Origin::Source) {
        let methods = class.methods.iter().map(|method| &program.methods[*method]);
        mains.extend(methods.filter(is_main).map(|method| (id, method)));
    }
    let name = |(class, _): &(ClassId, &Method)| program.classes[*class].name.to_string();
    if let Some(wanted) = &options.main {
        let found = mains.iter().find(|main| {
            let class = &program.classes[main.0];
            *class.name == **wanted || *class.simple_name == **wanted
        });
        return found.copied().ok_or_else(|| format!("there is no class `{wanted}` with a `main(String[])`"));
    }
    // The class that a file is named after is the one that is meant.
    let by_file: Vec<(ClassId, &Method)> = mains
        .iter()
        .filter(|(class, method)| {
            let stem = front.sources.path(method.span.file).file_stem();
            stem.is_some_and(|stem| stem.to_string_lossy() == program.classes[*class].simple_name.as_str())
        })
        .copied()
        .collect();
    let candidates = if by_file.is_empty() { mains } else { by_file };
    match candidates.as_slice() {
        [only] => Ok(*only),
        [] => Err("there is no `public static void main(String[] args)`".to_owned()),
        several => {
            let names: Vec<String> = several.iter().map(name).collect();
            Err(format!("several classes have a `main`: choose one with `--main`: {}", names.join(", ")))
        }
    }
}

/// The name of a method's procedure: its signature, or with its class if that is not unique.
fn procedure_name(program: &Program, front: &Front, method: &Method) -> Option<String> {
    let class = front.program.classes[method.owner].name;
    let names = [format!("{class}:{}", method.signature), method.signature.to_string()];
    names.into_iter().find(|name| program.procedure_named(name).is_some())
}
