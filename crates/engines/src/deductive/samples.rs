//! Start states without a prover: small ones first, then any. Most failures show in one of a few dozen executions, and
//! the smallest state that shows one is the one that people like to see.

use ir::interpreter::{ObjectId, Start, StartObject, Value};
use ir::{GlobalKind, JavaType, ProcedureId, Program};
use logic::Var;
use std::collections::BTreeSet;

/// Numbers that look random and are the same in every run.
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
    types: Vec<JavaType>,
    /// The static fields that matter.
    statics: Vec<(Var, JavaType)>,
    numbers: Numbers,
}

impl<'s> Samples<'s> {
    /// States for this procedure.
    pub fn new(program: &'s Program, procedure: ProcedureId, numbers: Numbers) -> Samples<'s> {
        let types = object_types(program, procedure);
        Samples { program, procedure, types, statics: mentioned_statics(program, procedure), numbers }
    }

    /// A state. Size 0 is all zero, false, and empty; larger sizes have larger numbers and more objects.
    pub fn next(&mut self, size: usize) -> Start {
        let objects = self.objects(size);
        let mut start = Start::default();
        for ty in &objects {
            let fields = self.program.globals.iter().filter_map(|global| match &global.kind {
                GlobalKind::Field { class, ty: field, .. } if self.program.is_subtype(ty, &JavaType::Class(*class)) => {
                    Some((global.variable.clone(), field))
                }
                _ => None,
            });
            let fields: Vec<_> = fields.collect();
            let fields = fields.into_iter().map(|(map, field)| (map, self.value(field, &objects, size))).collect();
            let elements = match ty {
                JavaType::Array(element) => {
                    (0..self.numbers.below(size.min(4) + 1)).map(|_| self.value(element, &objects, size)).collect()
                }
                _ => Vec::new(),
            };
            start.objects.push(StartObject { ty: ty.clone(), fields, elements });
        }
        for parameter in &self.program.procedures[self.procedure].parameters {
            start.arguments.push(self.value(&parameter.ty, &objects, size));
        }
        for (variable, ty) in self.statics.clone() {
            let value = self.value(&ty, &objects, size);
            start.statics.push((variable, value));
        }
        start
    }

    /// One object for each parameter, so that it need not be null, and some more.
    fn objects(&mut self, size: usize) -> Vec<JavaType> {
        let mut objects = Vec::new();
        for parameter in &self.program.procedures[self.procedure].parameters {
            let fits = |ty: &&JavaType| self.program.is_subtype(ty, &parameter.ty);
            let fitting: Vec<&JavaType> = self.types.iter().filter(fits).collect();
            objects.extend(fitting.get(self.numbers.below(fitting.len())).map(|ty| (*ty).clone()));
        }
        for _ in 0..self.numbers.below(size.min(5) + 1) {
            objects.extend(self.types.get(self.numbers.below(self.types.len())).cloned());
        }
        objects
    }

    fn value(&mut self, ty: &JavaType, objects: &[JavaType], size: usize) -> Value {
        match ty {
            JavaType::Boolean => Value::Bool(self.numbers.below(size.min(1) + 1) == 1),
            JavaType::Int | JavaType::Long => Value::Int(self.number(ty, size)),
            JavaType::Class(_) | JavaType::Array(_) => {
                let fits = |(_, object): &(usize, &JavaType)| self.program.is_subtype(object, ty);
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

    fn number(&mut self, ty: &JavaType, size: usize) -> i128 {
        let extremes = match ty {
            JavaType::Int => [i128::from(i32::MIN), i128::from(i32::MAX)],
            _ => [i128::from(i64::MIN), i128::from(i64::MAX)],
        };
        let near = self.numbers.below(2 * size + 1) as i128 - size as i128;
        match self.numbers.below(12) {
            0 if size > 5 => extremes[self.numbers.below(2)],
            1 if size > 5 => extremes[0] + self.numbers.below(1000) as i128,
            2 if size > 5 => extremes[1] - self.numbers.below(1000) as i128,
            3 if size > 3 => near * 1000,
            _ => near,
        }
    }
}

/// The static fields that the procedure, or what it calls, mentions.
fn mentioned_statics(program: &Program, procedure: ProcedureId) -> Vec<(Var, JavaType)> {
    let mut mentioned = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![procedure];
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            let procedure = &program.procedures[id];
            mentioned.extend(procedure.mentioned());
            open.extend(procedure.calls());
        }
    }
    let statics = program.globals.iter().filter(|global| mentioned.contains(&global.variable));
    let typed = statics.filter_map(|global| match &global.kind {
        GlobalKind::Static { ty, .. } => Some((global.variable.clone(), ty.clone())),
        _ => None,
    });
    typed.collect()
}

/// The types that objects of a start state may have.
fn object_types(program: &Program, procedure: ProcedureId) -> Vec<JavaType> {
    let mut types: Vec<JavaType> = Vec::new();
    let classes = program.classes.iter().filter(|class| !class.is_abstract);
    types.extend(classes.map(|class| JavaType::Class(class.name)));
    let parameters = program.procedures[procedure].parameters.iter().map(|parameter| &parameter.ty);
    let places = program.globals.iter().filter_map(|global| match &global.kind {
        GlobalKind::Field { ty, .. } | GlobalKind::Static { ty, .. } => Some(ty),
        _ => None,
    });
    for ty in parameters.chain(places).filter(|ty| matches!(ty, JavaType::Array(_))) {
        if !types.contains(ty) {
            types.push(ty.clone());
        }
    }
    types
}
