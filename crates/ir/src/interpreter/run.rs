//! Running a program as Java does: the state lives as long as the session, in which procedures are called one after
//! the other: static initialisers, `main`, and what is needed to tell of an exception.

use super::classes::TypeNumber;
use super::compile::Purpose;
use super::heap::{Full, id_of, number_of};
use super::machine::{Halt, Machine, Returned};
use super::value::Value;
use super::world::World;
use super::{Active, End, Interpreter, Limits};
use crate::program::{JavaType, ObligationId, ProcedureId};
use base::{Name, Span};

/// How a call from outside ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Ending {
    /// The procedure returned.
    Finished(Option<Value>),
    /// The procedure ended by an exception.
    Uncaught {
        /// The class of the exception.
        class: String,
        /// The exception; `None` if there was no memory left to make one.
        object: Option<Value>,
        /// What the exception says, where there is no object that could be asked.
        message: Option<String>,
    },
    /// The program asked to end with this exit code.
    Exited(i32),
    /// An assertion that leads to no exception does not hold.
    Failed {
        /// Which one.
        obligation: ObligationId,
        /// Where.
        span: Span,
    },
    /// Something has no meaning.
    Undefined {
        /// Why.
        reason: String,
        /// Where.
        span: Span,
    },
    /// A procedure without a body was called.
    NoBody {
        /// Which one.
        name: Name,
        /// Why it has none, if that is known: what in it is not supported.
        reason: Option<String>,
        /// Where it was called.
        span: Span,
    },
    /// A limit was reached.
    OutOfResources(String),
}

/// What a call from outside did.
#[derive(Clone, PartialEq, Debug)]
pub struct Execution {
    /// How it ended.
    pub end: Ending,
    /// The procedures that had not returned, the outermost first.
    pub stack: Vec<Active>,
    /// What it cost: commands and jumps.
    pub steps: u64,
}

/// A program that runs.
pub struct Session<'i> {
    interpreter: &'i Interpreter<'i>,
    machine: Machine<'i>,
}

impl<'i> Session<'i> {
    /// A program about to run: no objects, static fields zero, false or null.
    pub fn new(interpreter: &'i Interpreter<'i>, limits: &Limits) -> Session<'i> {
        Session { interpreter, machine: Machine::new(interpreter, Purpose::Running, limits) }
    }

    /// Calls a procedure. What it wrote has gone out when this returns. Results and exceptions stay alive for the
    /// rest of the session.
    pub fn call(&mut self, procedure: ProcedureId, arguments: &[Value], world: &mut World<'_>) -> Execution {
        let before = self.machine.steps;
        let returned = self.machine.call_from_outside(procedure, arguments, world);
        world.flush();
        let end = match returned {
            Ok(Returned { exception: Some(number), .. }) => {
                self.machine.held.push(number);
                let object = Value::Ref(id_of(number));
                let class = self.class_name(&object).unwrap_or_default();
                Ending::Uncaught { class, object: Some(object), message: None }
            }
            Ok(Returned { result, .. }) => {
                if let Some(Value::Ref(Some(id))) = &result {
                    self.machine.held.push(number_of(*id));
                }
                Ending::Finished(result)
            }
            Err(halt) => self.ending(*halt),
        };
        Execution { end, stack: self.machine.active(), steps: self.machine.steps - before }
    }

    /// The procedures that were called since the last time that this was asked.
    pub fn take_called(&mut self) -> Vec<ProcedureId> {
        self.machine.take_called()
    }

    /// The program that runs.
    pub(super) fn program(&self) -> &'i crate::program::Program {
        self.interpreter.program
    }

    /// The state as it is now.
    pub(super) fn state(&self) -> &super::State {
        &self.machine.state
    }

    /// Runs what is to run before the program begins. What did not return normally is the end of it, and is returned.
    pub fn initialize(&mut self, world: &mut World<'_>) -> Option<Execution> {
        let initializers = &self.interpreter.program.initializers;
        let mut executions = initializers.iter().map(|procedure| self.call(*procedure, &[], world));
        executions.find(|execution| !matches!(execution.end, Ending::Finished(_)))
    }

    fn ending(&self, halt: Halt) -> Ending {
        match halt {
            Halt::Exit(status) => Ending::Exited(status),
            Halt::OutOfMemory => Ending::Uncaught {
                class: "java.lang.OutOfMemoryError".to_owned(),
                object: None,
                message: Some("Java heap space".to_owned()),
            },
            Halt::End(end) => match end {
                End::Finished(result) => Ending::Finished(result),
                End::Failed { obligation, span, .. } => Ending::Failed { obligation, span },
                End::AssumptionFailed { what, span } => {
                    Ending::Undefined { reason: format!("something is assumed that does not hold: {what}"), span }
                }
                End::Undefined { reason, span } => Ending::Undefined { reason, span },
                End::NoBody(name) => {
                    let program = self.interpreter.program;
                    let source = program.procedure_named(&name).map(|id| &program.procedures[id]);
                    let reason = source.and_then(|source| source.unsupported.first()).map(|(_, text)| text.clone());
                    Ending::NoBody { name, reason, span: self.machine.span }
                }
                End::OutOfResources(what) => Ending::OutOfResources(what),
            },
        }
    }

    /// A new string; `None` if the program has no class of strings, or there is no memory left.
    pub fn string(&mut self, text: &str) -> Option<Value> {
        let number = self.new_string(text).ok()?;
        Some(Value::Ref(id_of(number)))
    }

    fn new_string(&mut self, text: &str) -> Result<u32, Full> {
        let units: Vec<u16> = text.encode_utf16().collect();
        let number = self.machine.state.heap.new_string(&units)?;
        self.machine.held.push(number);
        Ok(number)
    }

    /// A new array of strings.
    pub fn string_array(&mut self, texts: &[String]) -> Option<Value> {
        let ty = JavaType::Array(Box::new(JavaType::Class("java.lang.String".into())));
        let ty = self.machine.state.classes().number(&ty)?;
        let array = self.machine.state.heap.new_array(ty, texts.len() as u64).ok()?;
        self.machine.held.push(array);
        for (index, text) in texts.iter().enumerate() {
            let string = self.new_string(text).ok()?;
            let at = self.machine.state.heap.start(array) + super::heap::HEADER + 4 * index;
            self.machine.state.heap.set(at, string.to_ne_bytes());
        }
        Some(Value::Ref(id_of(array)))
    }

    /// The text of a string; `None` if the value is none.
    pub fn text(&self, value: &Value) -> Option<String> {
        let Value::Ref(Some(id)) = value else { return None };
        let text = self.machine.state.heap.text(number_of(*id))?;
        Some(String::from_utf16_lossy(&text.units()))
    }

    /// The name of the class of an object, as `getClass().getName()` gives it; `None` for null.
    pub fn class_name(&self, value: &Value) -> Option<String> {
        let Value::Ref(Some(id)) = value else { return None };
        let ty: TypeNumber = self.machine.state.heap.type_number(number_of(*id))?;
        Some(super::natives::class::name(self.machine.state.classes(), ty))
    }

    /// Bytes of memory that objects take.
    pub fn heap_bytes(&self) -> usize {
        self.machine.state.heap.bytes()
    }
}
