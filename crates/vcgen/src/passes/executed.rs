//! Calls of the library whose arguments are all known: what they give is computed, by running them. A contract says what holds of all
//! arguments; of these it is known exactly.

use crate::graph::call::Call;
use crate::passes::calls::{Expansion, is_trusted};
use flow::constants::State;
use ir::interpreter::{Defaults, Ending, Interpreter, Limits, Value, World};
use ir::vocabulary::{CANONICAL, constant_string, null, string, type_constant, type_of};
use ir::{JavaType, Procedure, ProcedureKind};
use logic::build::{and, bool, call, eq, int, ne};
use logic::{Op, Term, TermKind};

/// Commands and jumps that such a call may take, and bytes of objects.
const LIMITS: (u64, u64) = (20_000, 4 << 20);

impl Expansion<'_> {
    /// What a call gives by contract that changes nothing, over the callee's result and exception; `None` if an argument is not known,
    /// or it does not return, or what it gives depends on the machine.
    pub fn executed(&self, state: &State, callee: &Procedure, made: &Call) -> Option<Term> {
        let result = callee.result.as_ref()?;
        if !self.options.foresight
            || callee.kind != ProcedureKind::Code
            || !is_trusted(callee)
            || !callee.contract.modifies.is_empty()
        {
            return None;
        }
        let known = made.arguments.iter().map(|argument| self.knowledge.immutable(state, argument));
        let known: Vec<Term> = known.collect::<Option<_>>()?;
        let exception = callee.exception.as_ref();
        Some(match self.run(made, &known)? {
            Ran::Threw(ty) => {
                let exception = exception?.term();
                and([ne(exception.clone(), null()), eq(type_of(exception), type_constant(&ty))])
            }
            Ran::Gave(value) => {
                let returns = exception.map(|exception| eq(exception.term(), null()));
                let given = match constant_of(&value) {
                    Some(_) => vec![ne(result.term(), null()), eq(call(&CANONICAL, vec![result.term()]), value)],
                    None => vec![eq(result.term(), value)],
                };
                and(returns.into_iter().chain(given))
            }
        })
    }

    fn run(&self, made: &Call, arguments: &[Term]) -> Option<Ran> {
        let interpreter = Interpreter::new(self.program);
        let mut session = interpreter.session(&Limits { steps: LIMITS.0, heap: LIMITS.1, ..Limits::default() });
        let (mut output, mut errors, mut input) = (std::io::sink(), std::io::sink(), std::io::empty());
        let mut oracle = Defaults;
        let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
        if session.initialize(&mut world).is_some() {
            return None;
        }
        let mut values = Vec::new();
        for argument in arguments {
            values.push(match argument.kind() {
                TermKind::Bool(truth) => Value::Bool(*truth),
                TermKind::Int(number) => Value::Int(*number),
                _ => match constant_of(argument) {
                    Some(units) => session.string(&String::from_utf16(&units).ok()?)?,
                    None => Value::Ref(None),
                },
            });
        }
        session.take_called();
        let ending = session.call(made.procedure, &values, &mut world).end;
        let called = session.take_called();
        let mut natives = called.into_iter().map(|id| &self.program.procedures[id]);
        if natives.any(|called| called.kind == ProcedureKind::Native && !ir::natives::is_fixed(&called.name)) {
            return None;
        }
        let given = match ending {
            Ending::Uncaught { class, object: Some(_), .. } => {
                let known = self.program.classes.iter().find(|known| *known.name == *class)?;
                return Some(Ran::Threw(JavaType::Class(known.name)));
            }
            Ending::Finished(given) => given?,
            _ => return None,
        };
        match given {
            Value::Bool(truth) => Some(Ran::Gave(bool(truth))),
            Value::Int(number) => Some(Ran::Gave(int(number))),
            Value::Ref(None) => Some(Ran::Gave(null())),
            text @ Value::Ref(Some(_)) => {
                let text: Vec<u16> = session.text(&text)?.encode_utf16().collect();
                Some(Ran::Gave(string(&text)))
            }
            _ => None,
        }
    }
}

/// How a call ended.
enum Ran {
    /// It gave this constant.
    Gave(Term),
    /// It threw an exception of this class.
    Threw(JavaType),
}

/// The units of a string constant.
fn constant_of(term: &Term) -> Option<Vec<u16>> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), arguments) if arguments.is_empty() => constant_string(&function.name),
        _ => None,
    }
}
