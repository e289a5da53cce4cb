//! Start states without a prover: small ones first, then any. Most failures show in one of a few dozen executions, and
//! the smallest state that shows one is the one that people like to see.

use super::collections::{is_content, is_possible, settle};
use super::initial::graft;
use super::shapes::Shapes;
use ir::interpreter::{DICTIONARY, ObjectId, STRING, Start, StartObject, Value};
use ir::{JavaType, ProcedureId, Program};
use std::collections::HashMap;

/// What an object has to do with the content of collections.
enum Content {
    /// It is a collection whose content is that of the handle at this position.
    In(usize),
    /// It is a handle of these objects.
    Of(Vec<usize>),
}

fn reference(position: usize) -> Value {
    Value::Ref(Some(<ObjectId as base::arena::Id>::from_index(position)))
}

/// Numbers that look random and are the same in every run.
#[derive(Clone, Copy)]
pub struct Numbers(u64);

impl Numbers {
    /// The sequence that begins with this seed.
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed | 1)
    }

    /// A number below a bound, or zero.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// Makes start states for one procedure.
pub struct Samples<'s> {
    program: &'s Program,
    procedure: ProcedureId,
    parameters: Vec<&'s JavaType>,
    shapes: Shapes<'s>,
    numbers: Numbers,
    /// The first of two parameters that are often two objects that are alike.
    alike: Option<usize>,
}

impl<'s> Samples<'s> {
    /// States for this procedure.
    pub fn new(program: &'s Program, procedure: ProcedureId, numbers: Numbers) -> Samples<'s> {
        let parameters: Vec<&JavaType> =
            program.procedures[procedure].parameters.iter().map(|parameter| &parameter.ty).collect();
        let shapes = Shapes::new(program, procedure);
        let are_comparable = |at: &usize| shapes.types.is_subtype(parameters[*at], parameters[at + 1]);
        let has_laws = !super::laws(program, procedure).is_empty();
        let alike = (1..parameters.len()).map(|next| next - 1).find(are_comparable).filter(|_| has_laws);
        Samples { program, procedure, parameters, shapes, numbers, alike }
    }

    /// A state. Size 0 is all zero, false, and empty; larger sizes have larger numbers and more objects.
    pub fn next(&mut self, size: usize) -> Start {
        let mut objects = self.objects(size);
        let contents = self.contents(&mut objects, size);
        let mut start = Start::default();
        for (index, ty) in objects.iter().enumerate() {
            let mut fields = Vec::new();
            for (map, field) in self.shapes.fields(ty).to_vec() {
                let value = match contents.get(&index) {
                    _ if !is_content(&field) => self.value(&field, &objects, size),
                    Some(Content::In(handle)) => reference(*handle),
                    _ => Value::NULL,
                };
                fields.push((map, value));
            }
            let elements = match ty {
                JavaType::Class(class) if &**class == STRING => self.text(size),
                _ if is_content(ty) => match contents.get(&index) {
                    Some(Content::Of(held)) => held.iter().map(|held| reference(*held)).collect(),
                    _ => Vec::new(),
                },
                JavaType::Array(element) => {
                    (0..self.numbers.below(size.min(4) + 1)).map(|_| self.value(element, &objects, size)).collect()
                }
                _ => Vec::new(),
            };
            start.objects.push(StartObject { ty: ty.clone(), fields, elements });
        }
        for parameter in self.parameters.clone() {
            start.arguments.push(self.value(parameter, &objects, size));
        }
        if let Some(first) = self.alike
            && objects.len() > first + 1
            && objects[first] == objects[first + 1]
            && self.numbers.below(2) == 0
        {
            start.objects[first + 1] = start.objects[first].clone();
            start.arguments[first..first + 2].clone_from_slice(&[reference(first), reference(first + 1)]);
        }
        for (variable, ty) in self.shapes.statics.clone() {
            let value = self.value(&ty, &objects, size);
            start.statics.push((variable, value));
        }
        let (mut start, real) = graft(self.program, self.procedure, start);
        let settled = settle(self.program, &mut start, real);
        debug_assert!(settled.is_ok(), "objects of other classes are not made: {settled:?}");
        start
    }

    /// A short text.
    fn text(&mut self, size: usize) -> Vec<Value> {
        let letters = 0..self.numbers.below(size.min(3) + 1);
        letters.map(|_| Value::Int(i128::from(b'a') + self.numbers.below(3) as i128)).collect()
    }

    /// What collections hold: a handle for some of them, and objects of one class in each, or of two in dictionaries.
    fn contents(&mut self, objects: &mut Vec<JavaType>, size: usize) -> HashMap<usize, Content> {
        let mut contents = HashMap::new();
        let classes = self.shapes.elements.clone();
        for index in 0..objects.len() {
            let ty = objects[index].clone();
            let handle =
                self.shapes.fields(&ty).iter().find(|(_, field)| is_content(field)).map(|(_, field)| field.clone());
            let count = self.numbers.below(size.min(3) + 1);
            let (Some(handle), true) = (handle, count > 0 && !classes.is_empty()) else { continue };
            let is_dictionary = handle == JavaType::Class(DICTIONARY.into());
            let kinds = [self.numbers.below(classes.len()), self.numbers.below(classes.len())];
            let position = objects.len();
            objects.push(handle);
            contents.insert(index, Content::In(position));
            let mut held = Vec::new();
            for number in 0..if is_dictionary { 2 * count } else { count } {
                held.push(objects.len());
                objects.push(classes[kinds[if is_dictionary { number % 2 } else { 0 }]].clone());
            }
            contents.insert(position, Content::Of(held));
        }
        contents
    }

    /// One object for each parameter, so that it need not be null, and some more. Where two are compared, it is by what their fields
    /// hold: then there is one for each field, too.
    fn objects(&mut self, size: usize) -> Vec<JavaType> {
        let mut objects: Vec<JavaType> = Vec::new();
        for parameter in self.parameters.clone() {
            if let Some(first) = self.alike
                && objects.len() == first + 1
                && self.numbers.below(2) == 0
            {
                objects.push(objects[first].clone());
                continue;
            }
            objects.extend(self.fitting(parameter));
        }
        if self.alike.is_some() {
            let fields: Vec<JavaType> =
                objects.iter().flat_map(|ty| self.shapes.fields(ty).to_vec()).map(|(_, field)| field).collect();
            let held: Vec<JavaType> = fields.iter().filter_map(|field| self.fitting(field)).collect();
            objects.extend(held);
        }
        for _ in 0..self.numbers.below(size.min(5) + 1) {
            let other = self.shapes.objects.get(self.numbers.below(self.shapes.objects.len())).cloned();
            objects.extend(other.filter(|ty| is_possible(ty) && !is_content(ty)));
        }
        objects
    }

    /// A type that objects of a declared type may have exactly.
    fn fitting(&mut self, declared: &JavaType) -> Option<JavaType> {
        let fits = |ty: &&JavaType| is_possible(ty) && self.shapes.types.is_subtype(ty, declared);
        let fitting: Vec<&JavaType> = self.shapes.objects.iter().filter(fits).collect();
        fitting.get(self.numbers.below(fitting.len())).map(|ty| (*ty).clone())
    }

    fn value(&mut self, ty: &JavaType, objects: &[JavaType], size: usize) -> Value {
        match ty {
            JavaType::Boolean => Value::Bool(self.numbers.below(size.min(1) + 1) == 1),
            JavaType::Byte | JavaType::Short | JavaType::Char | JavaType::Int | JavaType::Long | JavaType::Whole => {
                Value::Int(near(&mut self.numbers, ty, size))
            }
            // Start states do not have these.
            JavaType::Locations | JavaType::Sequence | JavaType::Types => Value::NULL,
            JavaType::Float => Value::float(self.fraction(size, [f32::MIN_POSITIVE.into(), f32::MAX.into()]) as f32),
            JavaType::Double => Value::double(self.fraction(size, [f64::MIN_POSITIVE, f64::MAX])),
            JavaType::Class(_) | JavaType::Array(_) => {
                let fits = |(_, object): &(usize, &JavaType)| self.shapes.types.is_subtype(object, ty);
                let fitting: Vec<usize> = objects.iter().enumerate().filter(fits).map(|(index, _)| index).collect();
                match fitting.get(self.numbers.below(fitting.len())) {
                    Some(index) if self.numbers.below(8) > 0 => {
                        Value::Ref(Some(<ObjectId as base::arena::Id>::from_index(*index)))
                    }
                    _ => Value::NULL,
                }
            }
        }
    }

    fn fraction(&mut self, size: usize, extremes: [f64; 2]) -> f64 {
        let near = self.numbers.below(2 * size + 1) as f64 - size as f64;
        match self.numbers.below(12) {
            0 if size > 5 => f64::NAN,
            1 if size > 5 => [f64::INFINITY, f64::NEG_INFINITY][self.numbers.below(2)],
            2 if size > 5 => extremes[self.numbers.below(2)] * if near < 0.0 { -1.0 } else { 1.0 },
            3 if size > 3 => -0.0,
            4 if size > 3 => near * 1e10,
            5..=7 => near / 4.0,
            _ => near,
        }
    }
}

/// A number that is small for small sizes.
pub fn near(numbers: &mut Numbers, ty: &JavaType, size: usize) -> i128 {
    let (low, high) = ty.range().unwrap_or((i64::MIN, i64::MAX));
    let extremes = [i128::from(low), i128::from(high)];
    let near = numbers.below(2 * size + 1) as i128 - size as i128;
    let number = match numbers.below(12) {
        0 if size > 5 => extremes[numbers.below(2)],
        1 if size > 5 => extremes[0] + numbers.below(1000) as i128,
        2 if size > 5 => extremes[1] - numbers.below(1000) as i128,
        3 if size > 3 => near * 1000,
        _ => near,
    };
    match ty {
        // Letters are more telling than control characters.
        JavaType::Char if size > 0 && number < 0 => i128::from(b'a') - number,
        _ => number.clamp(extremes[0], extremes[1]),
    }
}
