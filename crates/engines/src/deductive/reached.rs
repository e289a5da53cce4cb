//! Start states that a program can reach. Objects are made by constructors and static methods and changed by calls of their methods, as code
//! outside of their classes could do it, and each of these calls is executed. So a failure from such a state is one that a program can have.

use super::Shared;
use super::collections::is_possible;
use super::samples::{Numbers, near};
use super::shapes::{Shapes, held};
use super::start::required_statics;
use base::Name;
use base::arena::Id;
use ir::interpreter::{
    DICTIONARY, Defaults, End, Interpreter, Limits, ObjectId, Run, SEQUENCE, STRING, Snapshots, Start, StartObject,
    Tracing, Value,
};
use ir::types::Types;
use ir::vocabulary::constant_string;
use ir::{GlobalKind, JavaType, ObligationId, ProcedureId, Program, Visibility};
use logic::{Op, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::{Arc, OnceLock};
use vcgen::followed::{executed_from, mentioned};

/// How far one call may go, and how many values it may have beside those that the program begins with: what fails with large arrays fails with
/// smaller ones too, and states are copied often.
const CALL: Limits =
    Limits { steps: 20_000, call_depth: 500, cells: 4_000, heap: 4 << 30, instances: 20_000, tracing: Tracing::Off };

/// Objects that are made for parameters of constructors, and so on.
const DEPTH: usize = 4;

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
const COST_OF_OBJECT: u64 = 4;

/// So many commands are executed for one entry point, and so many states are made for it.
const MOST_STEPS: u64 = 3_000_000;
const STATES: usize = 600;
const LARGEST: usize = 12;

/// Whether any state that meets what is written and what holds by types may be taken for one to begin in: a contract allows it, or there is
/// no object in it whose class keeps state to itself. Laws of `equals` and `compareTo` are about values, of which any will do.
pub fn may_be_made_up(program: &Program, entry: ProcedureId) -> bool {
    let kept = &program.construction.encapsulated;
    let is_kept = |ty: &JavaType| matches!(ty, JavaType::Class(class) if kept.contains(class));
    if is_made_in_place(program, entry) {
        return false;
    }
    program.procedures[entry].visibility == Visibility::Contract
        || kept.is_empty()
        || !super::laws(program, entry).is_empty()
        || !Shapes::new(program, entry).objects.iter().any(is_kept)
}

/// Whether an entry point is code that stands within other code, which makes its object and alone knows what it is called with: a lambda
/// expression, or a method of a class that captures variables. No execution can begin with it.
pub fn is_made_in_place(program: &Program, entry: ProcedureId) -> bool {
    // What private methods that come back to themselves are called with, only their callers know.
    let construction = &program.construction;
    if construction.inductive.contains(&entry) && construction.closed.contains(&entry) {
        return true;
    }
    let Some(JavaType::Class(class)) = program.procedures[entry].parameters.first().map(|this| &this.ty) else {
        return false;
    };
    let captures = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class: owner, name, .. } if owner == class && name.starts_with("val$"));
    class.contains("$$Lambda") || program.globals.iter().any(|global| captures(&global.kind))
}

/// The procedures that make values of a type, and of the types of their own parameters, and so on.
pub fn makers_of(program: &Program, ty: &JavaType) -> BTreeSet<ProcedureId> {
    let mut open = vec![ty.clone()];
    let types = Types::new(program);
    let (mut seen, mut found) = (HashSet::new(), BTreeSet::new());
    while let Some(ty) = open.pop() {
        if !seen.insert(ty.clone()) {
            continue;
        }
        if let JavaType::Array(element) = ty {
            open.push(*element);
            continue;
        }
        let construction = &program.construction;
        let all = [&construction.constructors, &construction.methods, &construction.factories].into_iter().flatten();
        let fitting = all.filter(|(class, _)| types.is_subtype(&JavaType::Class(**class), &ty));
        for procedure in fitting.flat_map(|(_, procedures)| procedures) {
            if found.insert(*procedure) {
                open.extend(program.procedures[*procedure].parameters.iter().map(|parameter| parameter.ty.clone()));
            }
        }
    }
    found
}

/// States that hold one object of a class, each with what it was drawn from, the small ones first.
pub type Pool = Vec<Option<(Start, Numbers)>>;

/// Makes such states. All entry points that begin with an object of this class begin in them, so they have the static fields of all.
pub fn pool(shared: &Shared<'_>, class: Name) -> Pool {
    let program = shared.program;
    let ty = JavaType::Class(class);
    let begins_with = |id: &ProcedureId| program.procedures[*id].parameters.first().is_some_and(|it| it.ty == ty);
    let entries: Vec<ProcedureId> = super::entries(program).into_iter().filter(begins_with).collect();
    let makers = shared.makers_of(&ty);
    let ran: BTreeSet<ProcedureId> =
        entries.iter().flat_map(|entry| shared.makers(*entry)).chain(entries.iter().copied()).collect();
    let elements: BTreeSet<JavaType> = makers.iter().flat_map(|maker| held(program, *maker)).collect();
    let mut maker = Maker::new(shared, &ran, &makers, elements.into_iter().collect());
    let mut states = Vec::new();
    for number in 0..STATES {
        if maker.steps > MOST_STEPS {
            break;
        }
        let (mut start, numbers) = (maker.beginning.clone(), maker.numbers);
        let made = maker.push_used(&mut start, &ty, size_of(number));
        states.push(made.map(|()| (start, numbers)));
    }
    states
}

/// How large the values of a state are.
fn size_of(number: usize) -> usize {
    number * LARGEST / STATES
}

/// Finds failing executions of one entry point.
pub struct Reached<'r> {
    maker: Maker<'r>,
    entry: ProcedureId,
    /// Static fields that the entry point requires to have these values.
    required: Vec<(Var, Value)>,
    /// States with a first argument.
    pool: Option<Arc<OnceLock<Pool>>>,
    failed: BTreeMap<ObligationId, Start>,
}

impl<'r> Reached<'r> {
    /// Executions of this entry point.
    pub fn new(shared: &'r Shared<'r>, entry: ProcedureId) -> Reached<'r> {
        let program = shared.program;
        let mut ran = shared.makers(entry);
        ran.insert(entry);
        let mut maker = Maker::new(shared, &ran, &ran, held(program, entry));
        let required = required_statics(program, entry, &[]);
        require(&mut maker.beginning, &required);
        let first = program.procedures[entry].parameters.first().map(|parameter| &parameter.ty);
        let pool = match first {
            Some(JavaType::Class(class)) if !maker.is_constructor(entry) && maker.is_made_by_calls(*class) => {
                Some(shared.pool(*class))
            }
            _ => None,
        };
        Reached { maker, entry, required, pool, failed: BTreeMap::new() }
    }

    /// What fails in some executions, each with the state that the call of the entry point begins in.
    pub fn failures(mut self) -> BTreeMap<ObligationId, Start> {
        if is_made_in_place(self.maker.program, self.entry) {
            return self.failed;
        }
        for number in 0..STATES {
            if self.maker.steps > MOST_STEPS {
                break;
            }
            if let Some(start) = self.state(number) {
                self.run(&start);
            }
        }
        self.failed
    }

    /// Some of the states that the entry point is called in.
    pub fn starts(mut self, count: usize) -> Vec<Start> {
        if is_made_in_place(self.maker.program, self.entry) {
            return Vec::new();
        }
        let numbers = (0..count).map(|number| number * STATES / count.max(1));
        numbers.filter_map(|number| if self.maker.steps > MOST_STEPS { None } else { self.state(number) }).collect()
    }

    /// Runs the entry point. What fails is run again, with everything looked at that it may assume.
    fn run(&mut self, start: &Start) {
        let run = self.maker.run(self.entry, start);
        if run.failures().iter().all(|(id, _)| self.failed.contains_key(id)) {
            return;
        }
        let run = self.maker.interpreter.run(self.entry, start, &self.maker.limits, &mut Defaults);
        for (id, _) in run.failures() {
            self.failed.entry(id).or_insert_with(|| start.clone());
        }
    }

    /// A state that a program reaches in which it calls the entry point, with the arguments of the call.
    fn state(&mut self, number: usize) -> Option<Start> {
        let size = size_of(number);
        let parameters: Vec<JavaType> =
            self.maker.program.procedures[self.entry].parameters.iter().map(|parameter| parameter.ty.clone()).collect();
        let mut parameters = parameters.iter();
        let mut before: Option<(&JavaType, Numbers)> = None;
        let mut start = match &self.pool {
            Some(pool) => {
                let (start, numbers) = pool.get()?.get(number)?.as_ref()?;
                before = parameters.next().map(|ty| (ty, *numbers));
                let mut start = start.clone();
                require(&mut start, &self.required);
                start
            }
            None => self.maker.beginning.clone(),
        };
        let maker = &mut self.maker;
        if maker.is_constructor(self.entry)
            && let Some(made) = parameters.next()
        {
            push_object(&mut start, StartObject { ty: made.clone(), fields: Vec::new(), elements: Vec::new() });
        }
        for parameter in parameters {
            let drawn = maker.numbers;
            // Two objects that are made alike are often equal.
            match before.filter(|(ty, _)| *ty == parameter) {
                Some((_, numbers)) if maker.numbers.below(2) == 0 => {
                    let next = std::mem::replace(&mut maker.numbers, numbers);
                    maker.push_used(&mut start, parameter, size)?;
                    maker.numbers = next;
                }
                _ => maker.push_used(&mut start, parameter, size)?,
            }
            before = Some((parameter, drawn));
        }
        Some(start)
    }
}

/// Makes values by calls.
struct Maker<'r> {
    program: &'r Program,
    interpreter: &'r Interpreter<'r>,
    types: Types,
    snapshots: Snapshots<'r>,
    numbers: Numbers,
    /// The static state that the program begins with.
    beginning: Start,
    /// The numbers and the texts that the program mentions.
    constants: Vec<i128>,
    texts: Vec<Vec<Value>>,
    /// What collections hold.
    elements: Vec<JavaType>,
    /// By class: the ways to come by an object of it, and the methods that can be called on it.
    ways: HashMap<Name, Arc<[Way]>>,
    methods: HashMap<Name, Arc<[ProcedureId]>>,
    limits: Limits,
    steps: u64,
}

impl<'r> Maker<'r> {
    /// Values that some procedures are called with. Those that `speak` say which numbers and texts are tried.
    fn new(
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
        let (constants, texts) = constants(program, speak.iter());
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
            constants,
            texts,
            elements,
            ways: HashMap::new(),
            methods: HashMap::new(),
            limits,
            steps: 0,
        }
    }

    /// Whether objects of a class are made by constructors and methods of the program.
    fn is_made_by_calls(&mut self, class: Name) -> bool {
        !class.starts_with("java.") && self.ways(class).iter().any(|way| matches!(way, Way::Call(_)))
    }

    /// Makes a value and, if it is an object, uses it.
    fn push_used(&mut self, start: &mut Start, ty: &JavaType, size: usize) -> Option<()> {
        self.push(start, ty, size, DEPTH)?;
        let position = start.arguments.len() - 1;
        self.use_object(start, position, size);
        Some(())
    }

    fn is_constructor(&self, procedure: ProcedureId) -> bool {
        self.program.construction.constructors.values().any(|all| all.contains(&procedure))
    }

    /// Runs a procedure, in a state that calls have led to.
    fn run(&mut self, procedure: ProcedureId, start: &Start) -> Run {
        let run = self.interpreter.run_reached(procedure, start, &self.limits, &mut Defaults);
        self.steps += run.steps + COST_OF_CALL.max(COST_OF_OBJECT * start.objects.len() as u64);
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
            _ if run.exception.is_some() => return None,
            Keeps::Object => held.push(start.arguments[0].clone()),
            Keeps::Result => held.push(result.filter(|value| *value != Value::NULL)?),
        }
        self.snapshots.take(&run.state, &held).filter(|start| self.keeps_its_meaning(start))
    }

    /// Whether runs that begin in a snapshot go on as the program would. Keys of dictionaries are found by the hash codes that their own code
    /// computed, class objects stand for classes, and maps know who holds their entries: no start state has that.
    fn keeps_its_meaning(&self, start: &Start) -> bool {
        let entry = JavaType::Class("java.util.Map$Entry".into());
        let is_lost = |ty: &JavaType| match ty {
            JavaType::Class(class) => {
                &**class == "java.lang.Class" || class.starts_with("java.") && self.types.is_subtype(ty, &entry)
            }
            _ => false,
        };
        if start.objects.iter().any(|object| is_lost(&object.ty)) {
            return false;
        }
        let is_dictionary = |object: &&StartObject| object.ty == JavaType::Class(DICTIONARY.into());
        let keys = start.objects.iter().filter(is_dictionary).flat_map(|object| object.elements.iter().step_by(2));
        keys.into_iter().all(|key| match key {
            Value::Ref(Some(id)) => !self.has_own_equality(&start.objects[id.index()].ty),
            _ => true,
        })
    }

    fn has_own_equality(&self, ty: &JavaType) -> bool {
        let JavaType::Class(name) = ty else { return false };
        self.program.classes.iter().any(|class| class.name == *name && class.own_equality)
    }

    /// Calls some methods of an object that is held.
    fn use_object(&mut self, start: &mut Start, position: usize, size: usize) {
        let Some(Value::Ref(Some(id))) = start.arguments.get(position) else { return };
        let JavaType::Class(class) = start.objects[id.index()].ty else { return };
        let methods = self.methods(class);
        if methods.is_empty() {
            return;
        }
        let mut again = 0;
        let mut method = methods[0];
        let mut left = self.numbers.below(size.min(MOST_CALLS) + 1);
        while left > 0 {
            if again == 0 {
                method = methods[self.numbers.below(methods.len())];
                again = if self.numbers.below(BURST) == 0 { self.burst() } else { 1 };
                left -= 1;
            }
            again = again.saturating_sub(1);
            let mut tried = start.clone();
            tried.arguments.push(start.arguments[position].clone());
            let parameters: Vec<JavaType> =
                self.program.procedures[method].parameters.iter().skip(1).map(|it| it.ty.clone()).collect();
            let made = parameters.iter().try_for_each(|ty| self.push(&mut tried, ty, size, DEPTH - 1));
            if made.is_some()
                && let Some(after) = self.call(tried, method, parameters.len() + 1, Keeps::Nothing)
            {
                *start = after;
            }
        }
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
    fn methods(&mut self, class: Name) -> Arc<[ProcedureId]> {
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
                Value::Int(self.number(ty, size))
            }
            JavaType::Locations | JavaType::Sequence | JavaType::Types => return None,
        };
        start.arguments.push(value);
        Some(())
    }

    fn fraction(&mut self, size: usize) -> f64 {
        (self.numbers.below(8 * size + 1) as f64 - 4.0 * size as f64) / 4.0
    }

    /// A small number, or one near to those that the program mentions.
    fn number(&mut self, ty: &JavaType, size: usize) -> i128 {
        if !self.constants.is_empty() && self.numbers.below(4) == 0 {
            let constant = self.constants[self.numbers.below(self.constants.len())];
            let (low, high) = ty.range().unwrap_or((i64::MIN, i64::MAX));
            return (constant + self.numbers.below(3) as i128 - 1).clamp(low.into(), high.into());
        }
        near(&mut self.numbers, ty, size)
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
        if let Some(object) = self.plain(name, size) {
            push_object(start, object);
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

    /// A string or a box.
    fn plain(&mut self, name: Name, size: usize) -> Option<StartObject> {
        let ty = JavaType::Class(name);
        if &*name == STRING {
            let elements = match self.numbers.below(4) {
                0 if !self.texts.is_empty() => self.texts[self.numbers.below(self.texts.len())].clone(),
                _ => {
                    let letters = 0..self.numbers.below(size.min(4) + 1);
                    letters.map(|_| Value::Int(self.letter())).collect()
                }
            };
            return Some(StartObject { ty, fields: Vec::new(), elements });
        }
        let number = BOXES.iter().find(|(class, _)| **class == *name).map(|(_, number)| number)?;
        let is_value = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class, name: field, .. } if *class == name && &**field == "value");
        let field = self.program.globals.iter().find(|global| is_value(&global.kind))?.variable.clone();
        let value = match number {
            JavaType::Boolean => Value::Bool(self.numbers.below(2) == 1),
            number => Value::Int(self.number(number, size)),
        };
        Some(StartObject { ty, fields: vec![(field, value)], elements: Vec::new() })
    }

    /// A unit of a text: one of two letters, a digit, or a character that the program mentions or one beside it.
    fn letter(&mut self) -> i128 {
        let mentioned: Vec<i128> = self.constants.iter().copied().filter(|it| (9..127).contains(it)).collect();
        match self.numbers.below(6) {
            0 if !mentioned.is_empty() => {
                mentioned[self.numbers.below(mentioned.len())] + [0, 0, -1, 1][self.numbers.below(4)]
            }
            1 => i128::from(b'0') + self.numbers.below(3) as i128,
            _ => i128::from(b'a') + self.numbers.below(2) as i128,
        }
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
enum Keeps {
    Nothing,
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

fn push_object(start: &mut Start, object: StartObject) {
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
fn require(start: &mut Start, required: &[(Var, Value)]) {
    start.statics.retain(|(variable, _)| !required.iter().any(|(known, _)| known == variable));
    start.statics.extend(required.iter().cloned());
}

/// The numbers and the texts that procedures mention.
fn constants<'p>(program: &Program, procedures: impl Iterator<Item = &'p ProcedureId>) -> (Vec<i128>, Vec<Vec<Value>>) {
    let mut numbers = BTreeSet::new();
    let mut texts = BTreeSet::new();
    let mut seen = HashSet::new();
    let mut open: Vec<Term> = Vec::new();
    for id in procedures {
        let procedure = &program.procedures[*id];
        open.extend(procedure.commands().flat_map(|command| command.kind.parts().1).cloned());
        let blocks = procedure.body.iter().flat_map(|body| body.blocks.values());
        open.extend(blocks.filter_map(|block| match &block.terminator {
            ir::Terminator::Branch { condition, .. } => Some(condition.clone()),
            _ => None,
        }));
    }
    while let Some(term) = open.pop() {
        if !seen.insert(term.clone()) {
            continue;
        }
        match term.kind() {
            TermKind::Int(number) if number.unsigned_abs() > 1 => {
                numbers.insert(*number);
            }
            TermKind::Apply(Op::Function(function), _) => texts.extend(constant_string(&function.name)),
            _ => {}
        }
        open.extend(term.children().iter().cloned());
    }
    let is_bound =
        |number: &i128| [i32::MIN.into(), i32::MAX.into(), i64::MIN.into(), i64::MAX.into()].contains(number);
    let text = |units: Vec<u16>| units.into_iter().map(|unit| Value::Int(unit.into())).collect();
    (numbers.into_iter().filter(|number| !is_bound(number)).collect(), texts.into_iter().map(text).collect())
}
