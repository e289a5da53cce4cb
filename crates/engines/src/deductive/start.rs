//! A prover's model → a state to start from: parameters first, then the objects that they reach.

use ir::interpreter::{ObjectId, Start, StartObject, Value};
use ir::types::Types;
use ir::vocabulary::{elements, length, null, type_constant, type_of};
use ir::{ElementKind, GlobalKind, JavaType, ProcedureId, Program};
use logic::build::{int, select};
use logic::transform::free_variables;
use logic::{Goal, Model, ModelValue, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// More objects than this no counterexample needs.
const MOST_OBJECTS: usize = 64;
/// Longer arrays than this are not shown to people.
const LONGEST_ARRAY: i128 = 256;

/// The state that a model describes.
pub fn read_start(program: &Program, entry: ProcedureId, goal: &Goal, model: &mut dyn Model) -> Result<Start, String> {
    let known = Types::new(program);
    let mut reader = Reader {
        program,
        known: &known,
        symbols: Symbols::of(goal),
        model,
        null: None,
        types: HashMap::new(),
        objects: Vec::new(),
        numbers: HashMap::new(),
    };
    reader.read_constants()?;
    let mut start = Start::default();
    for parameter in &program.procedures[entry].parameters {
        let value = reader.value(&parameter.variable.term(), &parameter.ty)?;
        start.arguments.push(value);
    }
    for global in &program.globals {
        if let GlobalKind::Static { ty, .. } = &global.kind
            && reader.symbols.variables.contains(&global.variable)
        {
            let value = reader.value(&global.variable.term(), ty)?;
            start.statics.push((global.variable.clone(), value));
        }
    }
    start.statics.extend(required_statics(program, entry, &start.statics));
    start.objects = reader.read_objects()?;
    Ok(start)
}

/// The symbols that a goal mentions: of others the model says nothing.
struct Symbols {
    variables: HashSet<Var>,
    functions: HashSet<base::Name>,
}

impl Symbols {
    fn of(goal: &Goal) -> Symbols {
        let mut symbols = Symbols { variables: HashSet::new(), functions: HashSet::new() };
        let mut seen = HashSet::new();
        for term in goal.hypotheses.iter().chain([&goal.conclusion]) {
            symbols.variables.extend(free_variables(term));
            symbols.collect_functions(term, &mut seen);
        }
        symbols
    }

    fn collect_functions(&mut self, term: &Term, seen: &mut HashSet<Term>) {
        if seen.insert(term.clone()) {
            if let TermKind::Apply(Op::Function(function), _) = term.kind() {
                self.functions.insert(function.name);
            }
            term.children().iter().for_each(|child| self.collect_functions(child, seen));
        }
    }

    fn know(&self, term: &Term) -> bool {
        let knows_this = match term.kind() {
            TermKind::Var(variable) => self.variables.contains(variable),
            TermKind::Apply(Op::Function(function), _) => self.functions.contains(&function.name),
            _ => true,
        };
        knows_this && term.children().iter().all(|child| self.know(child))
    }
}

struct Reader<'r> {
    program: &'r Program,
    known: &'r Types,
    symbols: Symbols,
    model: &'r mut dyn Model,
    null: Option<ModelValue>,
    types: HashMap<ModelValue, JavaType>,
    /// A term for each object, and its type.
    objects: Vec<(Term, JavaType)>,
    numbers: HashMap<ModelValue, ObjectId>,
}

impl Reader<'_> {
    fn ask(&mut self, term: &Term) -> Result<Option<ModelValue>, String> {
        if !self.symbols.know(term) {
            return Ok(None);
        }
        self.model.evaluate(std::slice::from_ref(term)).map(|mut values| values.pop())
    }

    fn read_constants(&mut self) -> Result<(), String> {
        self.null = self.ask(&null())?;
        let types: BTreeSet<JavaType> =
            self.symbols.functions.iter().filter_map(|name| ir::types::constant_type(name)).collect();
        let terms: Vec<Term> = types.iter().map(type_constant).collect();
        let values = self.model.evaluate(&terms)?;
        self.types.extend(values.into_iter().zip(types));
        Ok(())
    }

    /// The value of a term. What the goal does not mention may be anything: zero, false or null.
    fn value(&mut self, term: &Term, ty: &JavaType) -> Result<Value, String> {
        let asked = self.ask(term)?;
        Ok(match (ty.sort(), asked) {
            (Sort::Bool, Some(ModelValue::Bool(value))) => Value::Bool(value),
            (Sort::Bool, None) => Value::Bool(false),
            (Sort::Int, Some(ModelValue::Int(value))) => Value::Int(value),
            (Sort::Int, None) => Value::Int(0),
            (Sort::Float32, Some(ModelValue::Float32(bits))) => Value::float(f32::from_bits(bits)),
            (Sort::Float32, None) => Value::float(0.0),
            (Sort::Float64, Some(ModelValue::Float64(bits))) => Value::double(f64::from_bits(bits)),
            (Sort::Float64, None) => Value::double(0.0),
            (Sort::Ref, None) if matches!(term.kind(), TermKind::Var(variable) if &*variable.name == "this") => {
                Value::Ref(Some(self.new_object(term, ty, None)?))
            }
            (Sort::Ref, None) => self.unmentioned(term, ty)?,
            (Sort::Ref, Some(value)) if Some(&value) == self.null.as_ref() => Value::NULL,
            (Sort::Ref, Some(value)) => match self.numbers.get(&value).copied() {
                Some(known) if self.fits(known, ty) => Value::Ref(Some(known)),
                // Where a model puts an object that does not fit, another one may do as well: the execution tells.
                Some(_) => Value::Ref(Some(self.new_object(term, ty, None)?)),
                None => Value::Ref(Some(self.new_object(term, ty, Some(value))?)),
            },
            (sort, Some(other)) => return Err(format!("the model's value {other:?} is not of the sort {sort}")),
            (sort, None) => return Err(format!("no value of the sort {sort}")),
        })
    }

    /// A parameter that matters to nothing: an object if there can be one, as parameters are seldom null.
    fn unmentioned(&mut self, term: &Term, ty: &JavaType) -> Result<Value, String> {
        match (term.kind(), ty) {
            (TermKind::Var(_), JavaType::Class(name)) if self.known.is_concrete(&JavaType::Class(*name)) => {
                Ok(Value::Ref(Some(self.new_object(term, ty, None)?)))
            }
            (TermKind::Var(_), JavaType::Array(_)) => Ok(Value::Ref(Some(self.new_object(term, ty, None)?))),
            _ => Ok(Value::NULL),
        }
    }

    fn new_object(&mut self, term: &Term, ty: &JavaType, value: Option<ModelValue>) -> Result<ObjectId, String> {
        if self.objects.len() >= MOST_OBJECTS {
            return Err(format!("more than {MOST_OBJECTS} objects"));
        }
        let id = base::arena::Id::from_index(self.objects.len());
        let runtime_type = self.runtime_type(term, ty)?;
        self.objects.push((term.clone(), runtime_type));
        if let Some(value) = value {
            self.numbers.insert(value, id);
        }
        Ok(id)
    }

    /// The objects found so far and those that they reach.
    fn read_objects(&mut self) -> Result<Vec<StartObject>, String> {
        let mut objects = Vec::new();
        while let Some((term, ty)) = self.objects.get(objects.len()).cloned() {
            objects.push(match &ty {
                JavaType::Array(element) => {
                    StartObject { elements: self.array(&term, element)?, fields: Vec::new(), ty: ty.clone() }
                }
                _ => StartObject { fields: self.fields(&term, &ty)?, elements: Vec::new(), ty: ty.clone() },
            });
        }
        Ok(objects)
    }

    fn fits(&self, object: ObjectId, ty: &JavaType) -> bool {
        let known = self.objects.get(base::arena::Id::index(object));
        known.is_some_and(|(_, known)| self.known.is_subtype(known, ty))
    }

    /// What the model says, if that fits; else the static type, or a class below it that has objects.
    fn runtime_type(&mut self, term: &Term, static_type: &JavaType) -> Result<JavaType, String> {
        let asked = self.ask(&type_of(term.clone()))?;
        let found = asked.and_then(|value| self.types.get(&value).cloned());
        let fits = |ty: &JavaType| self.known.is_concrete(ty) && self.known.is_subtype(ty, static_type);
        let classes = self.program.classes.iter().map(|class| JavaType::Class(class.name));
        let mut candidates = found.into_iter().chain([static_type.clone()]).chain(classes);
        candidates.find(fits).ok_or_else(|| format!("no class has objects of the type `{static_type}`"))
    }

    fn fields(&mut self, object: &Term, ty: &JavaType) -> Result<Vec<(Var, Value)>, String> {
        let mut fields = Vec::new();
        for global in &self.program.globals {
            if let GlobalKind::Field { ty: field_type, .. } = &global.kind
                && self.symbols.variables.contains(&global.variable)
                && self.known.has_place(ty, &global.kind)
            {
                let value = self.value(&select(global.variable.term(), object.clone()), field_type)?;
                fields.push((global.variable.clone(), value));
            }
        }
        Ok(fields)
    }

    fn array(&mut self, array: &Term, element: &JavaType) -> Result<Vec<Value>, String> {
        let size = match self.ask(&length(array.clone()))? {
            Some(ModelValue::Int(size)) if (0..=LONGEST_ARRAY).contains(&size) => size,
            Some(ModelValue::Int(size)) => return Err(format!("an array of length {size}")),
            _ => 0,
        };
        let row = select(elements(ElementKind::of(element)).term(), array.clone());
        (0..size).map(|index| self.value(&select(row.clone(), int(index)), element)).collect()
    }
}

/// Static fields that the entry point requires to have a certain value, such as the state of a class that has been
/// initialised: where the model says nothing of them they have that value.
pub fn required_statics(program: &Program, entry: ProcedureId, known: &[(Var, Value)]) -> Vec<(Var, Value)> {
    let requires = program.procedures[entry].contract.requires.iter();
    let required = requires.filter_map(|requires| match requires.formula.kind() {
        TermKind::Apply(Op::Eq, sides) => match (sides[0].kind(), sides[1].kind()) {
            (TermKind::Var(variable), TermKind::Int(value)) => Some((variable.clone(), Value::Int(*value))),
            _ => None,
        },
        _ => None,
    });
    let is_static = |variable: &Var| {
        program
            .globals
            .iter()
            .any(|global| global.variable == *variable && matches!(global.kind, GlobalKind::Static { .. }))
    };
    let is_new = |variable: &Var| !known.iter().any(|(known, _)| known == variable);
    required.filter(|(variable, _)| is_static(variable) && is_new(variable)).collect()
}
