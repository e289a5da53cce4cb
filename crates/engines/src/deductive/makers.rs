//! Makes values as code outside of a class can: objects by constructors and static methods, changed by calls of their methods, each of
//! which is executed. Strings, boxes, arrays and collections are made directly.

use super::Shared;
use super::collections::is_possible;
use super::samples::{Numbers, near};
use super::texts::{Texts, is_text, mentioned_by};
use base::arena::Id;
use base::{FileId, Name};
use ir::interpreter::{
    DICTIONARY, Defaults, End, Interpreter, Limits, ObjectId, Run, SEQUENCE, STRING, Snapshots, Start, StartObject,
    Tracing, Value,
};
use ir::types::Types;
use ir::{GlobalKind, JavaType, ObligationId, ProcedureId, Program};
use logic::Var;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use vcgen::followed::{executed_from, mentioned};

/// How far one call may go, and how many values it may have beside those that the program begins with: what fails with large arrays fails with
/// smaller ones too, and states are copied often.
const CALL: Limits =
    Limits { steps: 20_000, call_depth: 500, cells: 4_000, heap: 4 << 30, instances: 20_000, tracing: Tracing::Off };

/// Objects that are made for parameters of constructors, and so on.
pub const DEPTH: usize = 4;

/// So many ways to make an object are tried.
const ATTEMPTS: usize = 3;

/// Collections and arrays get so many elements at most, and objects so many calls.
const MOST_ELEMENTS: usize = 4;
const MOST_CALLS: usize = 8;

/// One of so many calls is made again and again, so many times.
const BURST: usize = 6;
const BURST_CALLS: usize = 18;
const MOST_BURST: usize = 40;

/// What a call costs beside its steps, and what the objects of the state do that it begins in: they are copied.
const COST_OF_CALL: u64 = 200;
const COST_OF_OBJECT: u64 = 20;

const BUILDER: &str = "java.lang.StringBuilder";

/// Letters that are no ASCII: one in so many characters is one of them.
const FOREIGN: [i128; 4] = [0xE4, 0xDF, 0x3B1, 0x4E2D];
const FOREIGN_CHARACTER: usize = 32;

/// A number is one that the state has, and an object one that is known already, once in so many times.
const KNOWN_NUMBER: usize = 6;
const KNOWN_OBJECT: usize = 2;

/// So many objects that a program passed or got are remembered beside the one that is called.
const MOST_KNOWN: usize = 5;

/// Calls that failed, by what was called and what failed: the states that they began in.
pub type Failures = BTreeMap<(ProcedureId, ObligationId), Start>;

/// Makes values by calls.
pub struct Maker<'r> {
    pub program: &'r Program,
    pub interpreter: &'r Interpreter<'r>,
    types: Types,
    snapshots: Snapshots<'r>,
    pub numbers: Numbers,
    /// The static state that the program begins with.
    pub beginning: Start,
    /// The numbers that the program mentions.
    pub constants: Vec<i128>,
    texts: Texts,
    /// So many of the first values that are held may be passed again.
    pub known: usize,
    /// What failed on the way.
    pub failures: Failures,
    /// What collections hold.
    elements: Vec<JavaType>,
    /// By class: the ways to come by an object of it, and the methods that can be called on it.
    ways: HashMap<Name, Arc<[Way]>>,
    methods: HashMap<Name, Arc<[ProcedureId]>>,
    pub limits: Limits,
    pub steps: u64,
}

impl<'r> Maker<'r> {
    /// Values that some procedures are called with. Those that `speak`, and what they run of the program's own code, say which numbers and
    /// texts are tried.
    pub fn new(
        shared: &'r Shared<'r>,
        called: &BTreeSet<ProcedureId>,
        speak: &BTreeSet<ProcedureId>,
        elements: Vec<JavaType>,
    ) -> Maker<'r> {
        let program = shared.program;
        let ran = executed_from(program, called.iter().copied());
        let procedures = || ran.iter().map(|id| &program.procedures[*id]);
        let named = procedures().flat_map(|procedure| mentioned(program, procedure).iter().chain(procedure.touched()));
        let named: HashSet<&Var> = named.collect();
        let mut statics: BTreeSet<Var> = named.into_iter().cloned().collect();
        let initial = &program.initial;
        statics.extend(
            initial.values.statics.iter().filter(|(_, value)| is_constant(program, value)).map(|(it, _)| it.clone()),
        );
        let spoken = executed_from(program, speak.iter().copied());
        let files: BTreeSet<FileId> =
            super::entries(program).into_iter().map(|entry| program.procedures[entry].span.file).collect();
        let is_own = |id: &&ProcedureId| files.contains(&program.procedures[**id].span.file);
        let (constants, texts) = mentioned_by(program, spoken.iter().filter(is_own));
        let beginning = beginning(program, &statics);
        let cells = beginning.objects.iter().map(|object| 1 + object.fields.len() + object.elements.len());
        let limits = Limits { cells: CALL.cells + cells.sum::<usize>() as u64, ..CALL };
        Maker {
            program,
            interpreter: &shared.interpreter,
            types: Types::new(program),
            snapshots: Snapshots::new(program, |variable| statics.contains(variable)),
            numbers: Numbers::new(super::refute::SEED),
            beginning,
            texts: Texts::new(texts, &constants),
            constants,
            known: 0,
            failures: Failures::new(),
            elements,
            ways: HashMap::new(),
            methods: HashMap::new(),
            limits,
            steps: 0,
        }
    }

    /// Whether objects of a class are made by constructors and methods of the program.
    pub fn is_made_by_calls(&mut self, class: Name) -> bool {
        !class.starts_with("java.") && self.ways(class).iter().any(|way| matches!(way, Way::Call(_)))
    }

    /// Makes a value and, if it is an object, uses it.
    pub fn push_used(&mut self, start: &mut Start, ty: &JavaType, size: usize) -> Option<()> {
        self.push(start, ty, size, DEPTH)?;
        let position = start.arguments.len() - 1;
        self.use_object(start, position, size);
        Some(())
    }

    pub fn is_constructor(&self, procedure: ProcedureId) -> bool {
        self.program.construction.constructors.values().any(|all| all.contains(&procedure))
    }

    /// Runs a procedure, in a state that calls have led to.
    pub fn run(&mut self, procedure: ProcedureId, start: &Start) -> Run {
        let run = self.interpreter.run_reached(procedure, start, &self.limits, &mut Defaults);
        self.steps += run.steps + COST_OF_CALL.max(COST_OF_OBJECT * start.objects.len() as u64);
        for (failed, _) in run.failures() {
            self.failures.entry((procedure, failed)).or_insert_with(|| start.clone());
        }
        self.texts.learn(procedure, start, &run);
        run
    }

    /// Calls a procedure with the last values that are held, and lets go of them. What is left, and in which state: `None` if the call does not
    /// end well. The result is held if it is an object and `keeps` says so.
    fn call(&mut self, mut start: Start, procedure: ProcedureId, count: usize, keeps: Keeps) -> Option<Start> {
        let arguments = start.arguments.split_off(start.arguments.len() - count);
        let mut held = std::mem::replace(&mut start.arguments, arguments);
        let run = self.run(procedure, &start);
        let End::Finished(result) = run.end else { return None };
        match keeps {
            Keeps::Nothing => {}
            Keeps::Known => {
                let passed =
                    start.arguments.iter().cloned().chain(result.filter(|value| matches!(value, Value::Ref(_))));
                let is_new = |value: &Value| run.state.heap.type_of(object_of(value)?).filter(|ty| self.is_own(ty));
                for value in passed {
                    if held.len() <= MOST_KNOWN && !held.contains(&value) && is_new(&value).is_some() {
                        held.push(value);
                    }
                }
            }
            _ if run.exception.is_some() => return None,
            Keeps::Object => held.push(start.arguments[0].clone()),
            Keeps::Result => held.push(result.filter(|value| *value != Value::NULL)?),
        }
        self.snapshots.take(&run.state, &held).filter(|start| self.keeps_its_meaning(start))
    }

    /// Whether these are objects of a class of the program, not of the library, and no constants of an enum.
    fn is_own(&self, ty: &JavaType) -> bool {
        let JavaType::Class(class) = ty else { return false };
        !is_of_library(class) && !self.program.initial.enums.contains(ty)
    }

    /// Whether runs that begin in a snapshot go on as the program would. Maps know who holds their entries: no start state has that. Hash codes of keys are kept, but must not have been computed from identities that a snapshot does not keep.
    fn keeps_its_meaning(&self, start: &Start) -> bool {
        let entry = JavaType::Class("java.util.Map$Entry".into());
        let is_lost = |ty: &JavaType| match ty {
            JavaType::Class(class) => class.starts_with("java.") && self.types.is_subtype(ty, &entry),
            _ => false,
        };
        if start.objects.iter().any(|object| is_lost(&object.ty)) {
            return false;
        }
        let is_dictionary = |object: &&StartObject| object.ty == JavaType::Class(DICTIONARY.into());
        start.objects.iter().filter(is_dictionary).all(|object| {
            let keys = object.pairs().iter().step_by(2).zip(object.hash_codes());
            let computed = keys.filter(|(_, code)| matches!(code, Value::Int(_)));
            computed.into_iter().all(|(key, _)| self.keeps_hash_code(start, key))
        })
    }

    /// Whether a hash code that was computed of an object comes out the same in the last snapshot.
    fn keeps_hash_code(&self, start: &Start, key: &Value) -> bool {
        let mut seen = BTreeSet::new();
        let mut open: Vec<usize> = object_of(key).map(Id::index).into_iter().collect();
        while let Some(position) = open.pop() {
            if !seen.insert(position) {
                continue;
            }
            let object = &start.objects[position];
            let is_computed = match &object.ty {
                JavaType::Class(class) if is_of_library(class) => true,
                ty => self.has_own_hash_code(ty),
            };
            if !is_computed && !self.snapshots.keeps_identity(position) {
                return false;
            }
            let held = object.fields.iter().map(|(_, value)| value).chain(&object.elements);
            open.extend(held.filter_map(|value| object_of(value).map(Id::index)));
        }
        true
    }

    fn has_own_hash_code(&self, ty: &JavaType) -> bool {
        let JavaType::Class(class) = ty else { return false };
        let methods = self.all_methods(*class);
        methods.iter().any(|id| self.program.procedures[*id].name.as_str().contains(".hashCode("))
    }

    fn has_own_equality(&self, ty: &JavaType) -> bool {
        let JavaType::Class(name) = ty else { return false };
        self.program.classes.iter().any(|class| class.name == *name && class.own_equality)
    }

    /// Calls some methods of an object that is held.
    fn use_object(&mut self, start: &mut Start, position: usize, size: usize) {
        let Some(methods) = self.methods_of(start, position) else { return };
        for _ in 0..self.numbers.below(size.min(MOST_CALLS) + 1) {
            let method = methods[self.numbers.below(methods.len())];
            for _ in 0..self.times() {
                if let Some(after) = self.called(start, position, method, size, Keeps::Nothing) {
                    *start = after;
                }
            }
        }
    }

    /// The methods of an object that is held; `None` if it has none.
    pub fn methods_of(&mut self, start: &Start, position: usize) -> Option<Arc<[ProcedureId]>> {
        let object = object_of(start.arguments.get(position)?)?;
        let JavaType::Class(class) = start.objects[object.index()].ty else { return None };
        Some(self.methods(class)).filter(|methods| !methods.is_empty())
    }

    /// The state after a call of a method of an object that is held, if the call ends well.
    pub fn called(
        &mut self,
        start: &Start,
        position: usize,
        method: ProcedureId,
        size: usize,
        keeps: Keeps,
    ) -> Option<Start> {
        let mut tried = start.clone();
        tried.arguments.push(start.arguments[position].clone());
        let parameters: Vec<JavaType> =
            self.program.procedures[method].parameters.iter().skip(1).map(|it| it.ty.clone()).collect();
        parameters.iter().try_for_each(|ty| self.push(&mut tried, ty, size, DEPTH - 1))?;
        self.call(tried, method, parameters.len() + 1, keeps)
    }

    /// How often a method is called.
    pub fn times(&mut self) -> usize {
        if self.numbers.below(BURST) == 0 { self.burst().max(1) } else { 1 }
    }

    /// How often the same call is made: often as often as the program has a number for it, such as the capacity of an array.
    fn burst(&mut self) -> usize {
        let counts: Vec<usize> =
            self.constants.iter().filter_map(|it| usize::try_from(*it).ok()).filter(|it| *it <= MOST_BURST).collect();
        match counts.is_empty() || self.numbers.below(2) == 0 {
            true => self.numbers.below(BURST_CALLS),
            false => counts[self.numbers.below(counts.len())] + self.numbers.below(2),
        }
    }

    /// The methods that can be called on objects of exactly this class.
    pub fn methods(&mut self, class: Name) -> Arc<[ProcedureId]> {
        if let Some(known) = self.methods.get(&class) {
            return known.clone();
        }
        let methods: Arc<[ProcedureId]> = self.all_methods(class).into();
        self.methods.insert(class, methods.clone());
        methods
    }

    fn all_methods(&self, class: Name) -> Vec<ProcedureId> {
        let mut methods = Vec::new();
        let mut signatures: HashSet<&str> = HashSet::new();
        let mut next = Some(class);
        while let Some(class) = next {
            let own = self.program.construction.methods.get(&class).into_iter().flatten();
            for id in own {
                let name = self.program.procedures[*id].name.as_str();
                let until = name.find('(').unwrap_or(name.len());
                let signature = name[..until].rfind('.').map_or(name, |dot| &name[dot + 1..]);
                if signatures.insert(signature) {
                    methods.push(*id);
                }
            }
            let declared = self.program.classes.iter().find(|known| known.name == class);
            next = declared.and_then(|declared| declared.superclass);
        }
        methods
    }

    /// Makes a value of this type and holds it.
    fn push(&mut self, start: &mut Start, ty: &JavaType, size: usize, depth: usize) -> Option<()> {
        let value = match ty {
            JavaType::Class(name) => return self.push_object(start, *name, size, depth),
            JavaType::Array(element) => return self.push_array(start, element, size, depth),
            JavaType::Boolean => Value::Bool(self.numbers.below(2) == 1),
            JavaType::Float => Value::float(self.fraction(size) as f32),
            JavaType::Double => Value::double(self.fraction(size)),
            JavaType::Byte | JavaType::Short | JavaType::Char | JavaType::Int | JavaType::Long | JavaType::Whole => {
                Value::Int(self.number(start, ty, size))
            }
            JavaType::Locations | JavaType::Sequence | JavaType::Types => return None,
        };
        start.arguments.push(value);
        Some(())
    }

    fn fraction(&mut self, size: usize) -> f64 {
        (self.numbers.below(8 * size + 1) as f64 - 4.0 * size as f64) / 4.0
    }

    /// A small number, or one near to those that the program mentions or the state has.
    fn number(&mut self, start: &Start, ty: &JavaType, size: usize) -> i128 {
        if *ty == JavaType::Char && size > 1 && self.numbers.below(FOREIGN_CHARACTER) == 0 {
            return FOREIGN[self.numbers.below(FOREIGN.len())];
        }
        if size > 0
            && self.numbers.below(KNOWN_NUMBER) == 0
            && let Some(known) = self.number_of(start)
        {
            let (low, high) = ty.range().unwrap_or((i64::MIN, i64::MAX));
            return (known + [0, 0, 1, -1][self.numbers.below(4)]).clamp(low.into(), high.into());
        }
        if !self.constants.is_empty() && self.numbers.below(4) == 0 {
            let constant = self.constants[self.numbers.below(self.constants.len())];
            let (low, high) = ty.range().unwrap_or((i64::MIN, i64::MAX));
            return (constant + self.numbers.below(3) as i128 - 1).clamp(low.into(), high.into());
        }
        near(&mut self.numbers, ty, size)
    }

    /// A number in the state.
    fn number_of(&mut self, start: &Start) -> Option<i128> {
        (0..ATTEMPTS).find_map(|_| {
            let object = start.objects.get(self.numbers.below(start.objects.len()))?;
            self.number_in(object)
        })
    }

    /// How many elements an object has, the number in a box, or a field of an object of the program.
    fn number_in(&mut self, object: &StartObject) -> Option<i128> {
        let has_numbers = match &object.ty {
            JavaType::Class(class) if [SEQUENCE, STRING].contains(&&**class) => {
                return Some(object.elements.len() as i128);
            }
            JavaType::Class(class) => self.is_own(&object.ty) || BOXES.iter().any(|(name, _)| **name == **class),
            _ => return Some(object.elements.len() as i128),
        };
        let fields = if has_numbers { object.fields.as_slice() } else { &[] };
        match fields.get(self.numbers.below(fields.len()))?.1 {
            Value::Int(number) => Some(number),
            _ => None,
        }
    }

    fn push_array(&mut self, start: &mut Start, element: &JavaType, size: usize, depth: usize) -> Option<()> {
        let elements = self.some(start, element, size, depth)?;
        let ty = JavaType::Array(Box::new(element.clone()));
        push_object(start, StartObject { ty, fields: Vec::new(), elements });
        Some(())
    }

    /// Some values that are no longer held.
    fn some(&mut self, start: &mut Start, ty: &JavaType, size: usize, depth: usize) -> Option<Vec<Value>> {
        let first = start.arguments.len();
        for _ in 0..self.numbers.below(size.min(MOST_ELEMENTS) + 1) {
            self.push(start, ty, size, depth.checked_sub(1)?)?;
        }
        Some(start.arguments.split_off(first))
    }

    /// Makes an object of a class or one below it, and holds it.
    fn push_object(&mut self, start: &mut Start, name: Name, size: usize, depth: usize) -> Option<()> {
        if let Some(object) = self.plain(start, name, size) {
            push_object(start, object);
            return Some(());
        }
        if &*name == BUILDER {
            return self.push_builder(start, size);
        }
        if let Some(known) = self.known_object(start, name) {
            start.arguments.push(known);
            return Some(());
        }
        let ways = self.ways(name);
        for _ in 0..ATTEMPTS.min(ways.len()) {
            let way = ways[self.numbers.below(ways.len())].clone();
            let made = match way {
                Way::Constant(value) => {
                    start.arguments.push(value);
                    return Some(());
                }
                Way::Collection(class) => self.collection(start, class, size, depth),
                Way::Call(procedure) => self.made_by(start, procedure, size, depth),
            };
            if let Some(made) = made {
                *start = made;
                return Some(());
            }
        }
        None
    }

    /// A `StringBuilder` with a text.
    fn push_builder(&mut self, start: &mut Start, size: usize) -> Option<()> {
        let is_text = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class, name, .. } if class.ends_with(".AbstractStringBuilder") && &**name == "text");
        let field = self.program.globals.iter().find(|global| is_text(&global.kind))?.variable.clone();
        let text = self.plain(start, STRING.into(), size)?;
        push_object(start, text);
        let text = start.arguments.pop()?;
        let ty = JavaType::Class(BUILDER.into());
        push_object(start, StartObject { ty, fields: vec![(field, text)], elements: Vec::new() });
        Some(())
    }

    /// An object that the program has at hand already.
    fn known_object(&mut self, start: &Start, name: Name) -> Option<Value> {
        if self.known == 0 || self.numbers.below(KNOWN_OBJECT) > 0 {
            return None;
        }
        let declared = JavaType::Class(name);
        let fits = |value: &&Value| {
            object_of(value).is_some_and(|id| self.types.is_subtype(&start.objects[id.index()].ty, &declared))
        };
        let fitting: Vec<&Value> = start.arguments.iter().take(self.known).filter(fits).collect();
        fitting.get(self.numbers.below(fitting.len())).map(|value| (*value).clone())
    }

    /// A string or a box.
    fn plain(&mut self, start: &Start, name: Name, size: usize) -> Option<StartObject> {
        let ty = JavaType::Class(name);
        if is_text(&ty) {
            let elements = self.texts.next(&mut self.numbers, start, size);
            return Some(StartObject { ty, fields: Vec::new(), elements });
        }
        let number = BOXES.iter().find(|(class, _)| **class == *name).map(|(_, number)| number)?;
        let is_value = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class, name: field, .. } if *class == name && &**field == "value");
        let field = self.program.globals.iter().find(|global| is_value(&global.kind))?.variable.clone();
        let value = match number {
            JavaType::Boolean => Value::Bool(self.numbers.below(2) == 1),
            number => Value::Int(self.number(start, number, size)),
        };
        Some(StartObject { ty, fields: vec![(field, value)], elements: Vec::new() })
    }

    /// The ways to come by an object of a class or one below it.
    fn ways(&mut self, name: Name) -> Arc<[Way]> {
        if let Some(known) = self.ways.get(&name) {
            return known.clone();
        }
        let ways: Arc<[Way]> = self.all_ways(name).into();
        self.ways.insert(name, ways.clone());
        ways
    }

    fn all_ways(&self, name: Name) -> Vec<Way> {
        let declared = JavaType::Class(name);
        let fits = |class: &Name| self.types.is_subtype(&JavaType::Class(*class), &declared);
        let construction = &self.program.construction;
        let constructors = construction.constructors.iter().filter(|(class, _)| {
            fits(class)
                && self.types.is_concrete(&JavaType::Class(**class))
                && !self.program.initial.enums.contains(&JavaType::Class(**class))
        });
        let factories = construction.factories.iter().filter(|(class, _)| fits(class));
        let mut ways: Vec<Way> =
            constructors.chain(factories).flat_map(|(_, all)| all).map(|id| Way::Call(*id)).collect();
        let statics = self.beginning.statics.iter().map(|(_, value)| value);
        let constants = statics.filter(|value| match value {
            Value::Ref(Some(id)) => {
                let ty = &self.beginning.objects[id.index()].ty;
                self.program.initial.enums.contains(ty) && self.types.is_subtype(ty, &declared)
            }
            _ => false,
        });
        ways.extend(constants.cloned().map(Way::Constant));
        let classes = self.program.classes.iter().map(|class| class.name);
        let of_library = classes.filter(|class| class.starts_with("java.util.") && fits(class));
        let possible = of_library
            .filter(|class| is_possible(&JavaType::Class(*class)) && self.types.is_concrete(&JavaType::Class(*class)));
        ways.extend(possible.map(Way::Collection));
        ways
    }

    /// The state in which a constructor or a static method has made an object.
    fn made_by(&mut self, start: &Start, procedure: ProcedureId, size: usize, depth: usize) -> Option<Start> {
        let depth = depth.checked_sub(1)?;
        let mut making = start.clone();
        let parameters: Vec<JavaType> =
            self.program.procedures[procedure].parameters.iter().map(|parameter| parameter.ty.clone()).collect();
        let is_constructor = self.is_constructor(procedure);
        let (first, rest) = match is_constructor {
            true => parameters.split_first().map(|(first, rest)| (Some(first), rest))?,
            false => (None, parameters.as_slice()),
        };
        if let Some(made) = first {
            push_object(&mut making, StartObject { ty: made.clone(), fields: Vec::new(), elements: Vec::new() });
        }
        for parameter in rest {
            self.push(&mut making, parameter, size, depth)?;
        }
        let keeps = if is_constructor { Keeps::Object } else { Keeps::Result };
        self.call(making, procedure, parameters.len(), keeps)
    }

    /// A collection of the library, filled.
    fn collection(&mut self, start: &Start, class: Name, size: usize, depth: usize) -> Option<Start> {
        let mut making = start.clone();
        let ty = JavaType::Class(class);
        let is_content = |global: &&ir::Global| match &global.kind {
            GlobalKind::Field { ty: JavaType::Class(held), name, .. } => {
                &**name == "content"
                    && [SEQUENCE, DICTIONARY].contains(&&**held)
                    && self.types.has_place(&ty, &global.kind)
            }
            _ => false,
        };
        let mut fields = Vec::new();
        let content = self.program.globals.iter().find(is_content);
        if let Some((field, GlobalKind::Field { ty: handle, .. })) = content.map(|it| (it.variable.clone(), &it.kind)) {
            let is_dictionary = *handle == JavaType::Class(DICTIONARY.into());
            let candidates: Vec<JavaType> =
                self.elements.iter().filter(|ty| !is_dictionary || !self.has_own_equality(ty)).cloned().collect();
            if !candidates.is_empty() {
                let key = candidates[self.numbers.below(candidates.len())].clone();
                let mut elements = self.some(&mut making, &key, size, depth)?;
                if is_dictionary {
                    let value = candidates[self.numbers.below(candidates.len())].clone();
                    let mut pairs = Vec::new();
                    for key in elements {
                        making.arguments.push(key);
                        self.push(&mut making, &value, size, depth.checked_sub(1)?)?;
                        let held = making.arguments.len() - 2;
                        pairs.extend(making.arguments.split_off(held));
                    }
                    elements = pairs;
                }
                push_object(&mut making, StartObject { ty: handle.clone(), fields: Vec::new(), elements });
                fields.extend(making.arguments.pop().map(|handle| (field, handle)));
            }
        }
        let first = making.objects.len();
        push_object(&mut making, StartObject { ty, fields, elements: Vec::new() });
        super::collections::settle(self.program, &mut making, first).ok()?;
        Some(making)
    }
}

/// Whether a value is a constant of an enum.
fn is_constant(program: &Program, value: &Value) -> bool {
    match value {
        Value::Ref(Some(id)) => program.initial.enums.contains(&program.initial.values.objects[id.index()].ty),
        _ => false,
    }
}

/// What is held on to behind a call.
#[derive(Clone, Copy)]
pub enum Keeps {
    Nothing,
    /// The objects of the program's own classes that were passed, and that which was returned.
    Known,
    /// The object that was constructed.
    Object,
    Result,
}

/// A way to come by an object.
#[derive(Clone)]
enum Way {
    Call(ProcedureId),
    Collection(Name),
    Constant(Value),
}

const BOXES: [(&str, JavaType); 6] = [
    ("java.lang.Boolean", JavaType::Boolean),
    ("java.lang.Byte", JavaType::Byte),
    ("java.lang.Character", JavaType::Char),
    ("java.lang.Integer", JavaType::Int),
    ("java.lang.Long", JavaType::Long),
    ("java.lang.Short", JavaType::Short),
];

/// Whether code with this name is the library's.
pub fn is_of_library(name: &str) -> bool {
    ["java.", "javax.", "jdk.", "invar."].iter().any(|package| name.starts_with(package))
}

fn object_of(value: &Value) -> Option<ObjectId> {
    if let Value::Ref(id) = value { *id } else { None }
}

pub fn push_object(start: &mut Start, object: StartObject) {
    start.arguments.push(Value::Ref(Some(ObjectId::from_index(start.objects.len()))));
    start.objects.push(object);
}

/// These static fields as the program begins with them, and the objects that they lead to.
fn beginning(program: &Program, statics: &BTreeSet<Var>) -> Start {
    let initial = &program.initial.values;
    let position = |value: &Value| match value {
        Value::Ref(Some(id)) => Some(id.index()),
        _ => None,
    };
    let kept: Vec<&(Var, Value)> = initial.statics.iter().filter(|(variable, _)| statics.contains(variable)).collect();
    let (mut order, mut numbers) = (Vec::new(), HashMap::new());
    let mut open: VecDeque<usize> = kept.iter().filter_map(|(_, value)| position(value)).collect();
    while let Some(index) = open.pop_front() {
        if numbers.contains_key(&index) {
            continue;
        }
        numbers.insert(index, order.len());
        order.push(index);
        let object = &initial.objects[index];
        open.extend(object.fields.iter().map(|(_, value)| value).chain(&object.elements).filter_map(position));
    }
    let moved = |value: &Value| match position(value) {
        Some(index) => Value::Ref(Some(ObjectId::from_index(numbers[&index]))),
        None => value.clone(),
    };
    let object = |index: &usize| {
        let StartObject { ty, fields, elements } = &initial.objects[*index];
        StartObject {
            ty: ty.clone(),
            fields: fields.iter().map(|(field, value)| (field.clone(), moved(value))).collect(),
            elements: elements.iter().map(moved).collect(),
        }
    };
    let statics = kept.into_iter().map(|(variable, value)| (variable.clone(), moved(value))).collect();
    Start { objects: order.iter().map(object).collect(), statics, arguments: Vec::new() }
}

/// These static fields have these values.
pub fn require(start: &mut Start, required: &[(Var, Value)]) {
    start.statics.retain(|(variable, _)| !required.iter().any(|(known, _)| known == variable));
    start.statics.extend(required.iter().cloned());
}
