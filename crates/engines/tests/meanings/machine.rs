//! The interpreter, asked one call at a time.

use super::stock::HASHES;
use ir::Program;
use ir::interpreter::{Defaults, Ending, Interpreter, Limits, Session, Value, World};

/// A program that runs in the interpreter.
pub struct Machine<'i> {
    program: &'i Program,
    session: Session<'i>,
}

impl<'i> Machine<'i> {
    /// A machine without objects.
    pub fn new(program: &'i Program, interpreter: &'i Interpreter<'i>) -> Machine<'i> {
        Machine { program, session: interpreter.session(&Limits::to_run()) }
    }

    /// A call that returns something, or nothing.
    pub fn call(&mut self, name: &str, arguments: &[Value]) -> Option<Value> {
        let (mut output, mut errors, mut input, mut oracle) = (Vec::new(), Vec::new(), std::io::empty(), Defaults);
        let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
        let procedure = self.program.procedure_named(name).unwrap_or_else(|| panic!("there is no {name}"));
        match self.session.call(procedure, arguments, &mut world).end {
            Ending::Finished(result) => result,
            other => panic!("{name} of {arguments:?}: {other:?}"),
        }
    }

    /// A call that returns a value.
    pub fn value(&mut self, name: &str, arguments: &[Value]) -> Value {
        self.call(name, arguments).unwrap_or_else(|| panic!("{name} returns nothing"))
    }

    /// A call that returns a number that is not negative.
    pub fn size(&mut self, name: &str, arguments: &[Value]) -> usize {
        match self.value(name, arguments) {
            Value::Int(value) => usize::try_from(value).unwrap_or_else(|_| panic!("{name} is negative: {value}")),
            other => panic!("{name} returns {other:?}"),
        }
    }

    /// A call that returns a truth value.
    pub fn truth(&mut self, name: &str, arguments: &[Value]) -> bool {
        self.value(name, arguments) == Value::Bool(true)
    }

    /// A new string.
    pub fn string(&mut self, text: &str) -> Value {
        self.session.string(text).expect("there is a class of strings")
    }

    /// The elements of a sequence.
    pub fn items(&mut self, sequence: &Value) -> Vec<Value> {
        let size = self.size(SEQ_SIZE, std::slice::from_ref(sequence));
        (0..size).map(|index| self.value(SEQ_GET, &[sequence.clone(), number(index)])).collect()
    }

    /// Keys and values of a dictionary, in their order.
    pub fn entries(&mut self, dictionary: &Value) -> Vec<(Value, Value)> {
        let size = self.size(DICT_SIZE, std::slice::from_ref(dictionary));
        let mut entries = Vec::new();
        for index in 0..size {
            let at = [dictionary.clone(), number(index)];
            entries.push((self.value(DICT_KEY_AT, &at), self.value(DICT_VALUE_AT, &at)));
        }
        entries
    }

    /// The hash code with which the key at a position was put, if it has one.
    pub fn hash_at(&mut self, dictionary: &Value, position: usize) -> Option<usize> {
        (0..HASHES).find(|hash| {
            let found = self.value(DICT_CANDIDATE, &[dictionary.clone(), number(*hash), number(position)]);
            found == number(position)
        })
    }

    /// Whether two objects are the same value.
    pub fn is_same(&mut self, first: &Value, second: &Value) -> bool {
        self.truth(SAME, &[first.clone(), second.clone()])
    }
}

/// A number as an argument.
pub fn number(value: usize) -> Value {
    Value::Int(value as i128)
}

pub const SEQ_SIZE: &str = "invar.logic.Seq.size(invar.logic.Seq)";
pub const SEQ_GET: &str = "invar.logic.Seq.get(invar.logic.Seq,int)";
pub const DICT_CANDIDATE: &str = "invar.logic.Dict.candidate(invar.logic.Dict,int,int)";
const DICT_SIZE: &str = "invar.logic.Dict.size(invar.logic.Dict)";
pub const DICT_HAS: &str = "invar.logic.Dict.has(invar.logic.Dict,java.lang.Object)";
pub const DICT_KEY_AT: &str = "invar.logic.Dict.keyAt(invar.logic.Dict,int)";
pub const DICT_VALUE_AT: &str = "invar.logic.Dict.valueAt(invar.logic.Dict,int)";
pub const SAME: &str = "invar.logic.Plain.same(java.lang.Object,java.lang.Object)";
pub const CANONICAL: &str = "java.lang.String.canonical(java.lang.String)";
