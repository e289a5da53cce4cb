//! The static state that programs begin with, put into start states.
//!
//! What `static final` fields of initialised classes hold is known ([`ir::Program::initial`]): a start state, whoever made it up, gets
//! the real objects in place of its own. What of these objects can change keeps the values that were made up.

use super::collections::is_possible;
use super::start::required_statics;
use base::arena::Id;
use ir::interpreter::{ObjectId, Start, StartObject, Value};
use ir::{JavaType, ProcedureId, Program};
use logic::Var;
use logic::transform::free_variables;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// States of the initialisation of a class: begun, and ended.
const BEGUN: i128 = 1;
const ENDED: i128 = 3;

/// A start state with what is known of static fields, and the number of its first objects that came from there.
pub fn graft(program: &Program, entry: ProcedureId, mut start: Start) -> (Start, usize) {
    for (variable, value) in required_statics(program, entry, &[]) {
        start.statics.retain(|(known, _)| *known != variable);
        start.statics.push((variable, value));
    }
    let waiting = settle_classes(program, entry, &mut start);
    let mut graft =
        Graft { program, start, waiting, copied: Vec::new(), positions: HashMap::new(), replaced: BTreeMap::new() };
    graft.take_statics(entry);
    graft.take_constants();
    graft.finish()
}

/// The class whose static field this is.
fn class_of(variable: &Var) -> Option<&str> {
    variable.name.rsplit_once('.').map(|(class, _)| class)
}

/// Of classes that have an initialiser to run, static fields of a made-up state would be anything. They are those that the initialiser
/// left when it was tried; if it was not tried or failed, or if the class is not to be initialised yet, it will run. The classes of
/// which the latter is true are returned.
fn settle_classes(program: &Program, entry: ProcedureId, start: &mut Start) -> BTreeSet<String> {
    let required: BTreeSet<Var> =
        required_statics(program, entry, &[]).into_iter().map(|(variable, _)| variable).collect();
    let tried: BTreeSet<&str> = program.initial.statics.iter().filter_map(class_of).collect();
    let mut waiting = BTreeSet::new();
    for (variable, state) in &mut start.statics {
        let Some(class) = class_of(variable).filter(|_| variable.name.ends_with(".<state>")) else { continue };
        let is_required = required.contains(variable);
        let is_left = *state == Value::Int(ENDED) && tried.contains(class);
        if !is_required && !is_left {
            *state = Value::Int(0);
        }
        if *state == Value::Int(0) || *state == Value::Int(BEGUN) && is_required {
            waiting.insert(class.to_owned());
        }
    }
    let is_state = |variable: &Var| variable.name.ends_with(".<state>");
    let is_waiting = |variable: &Var| class_of(variable).is_some_and(|class| waiting.contains(class));
    start.statics.retain(|(variable, _)| is_state(variable) || !is_waiting(variable));
    waiting
}

struct Graft<'g> {
    program: &'g Program,
    start: Start,
    /// The classes that are still to be initialised.
    waiting: BTreeSet<String>,
    /// The objects of the initial state that are taken, by their positions there.
    copied: Vec<usize>,
    /// Where they come to stand.
    positions: HashMap<usize, usize>,
    /// Made-up objects, and the real ones in place of which they were made up.
    replaced: BTreeMap<usize, usize>,
}

fn position(value: &Value) -> Option<usize> {
    match value {
        Value::Ref(Some(id)) => Some(id.index()),
        _ => None,
    }
}

fn reference(position: usize) -> Value {
    Value::Ref(Some(ObjectId::from_index(position)))
}

impl Graft<'_> {
    fn initial(&self, position: usize) -> &StartObject {
        &self.program.initial.values.objects[position]
    }

    /// Whether the class of a static field is still to be initialised.
    fn is_waiting(&self, variable: &Var) -> bool {
        class_of(variable).is_some_and(|class| self.waiting.contains(class))
    }

    /// Takes an object of the initial state and all that it leads to.
    fn take(&mut self, root: usize) {
        let mut open = vec![root];
        while let Some(next) = open.pop() {
            if self.positions.contains_key(&next) {
                continue;
            }
            self.positions.insert(next, self.copied.len());
            self.copied.push(next);
            let object = self.initial(next);
            let mut held: Vec<usize> =
                object.fields.iter().map(|(_, value)| value).chain(&object.elements).filter_map(position).collect();
            held.reverse();
            open.extend(held);
        }
    }

    /// Static fields that the start state has, and those that the entry point says something of.
    fn take_statics(&mut self, entry: ProcedureId) {
        let required = self.program.procedures[entry].contract.requires.iter();
        let required: BTreeSet<Var> = required.flat_map(|requires| free_variables(&requires.formula)).collect();
        for (variable, value) in &self.program.initial.values.statics {
            let known = self.start.statics.iter().position(|(known, _)| known == variable);
            let matters = known.is_some() || required.contains(variable);
            if !self.program.initial.statics.contains(variable) || !matters || self.is_waiting(variable) {
                continue;
            }
            if let Some(real) = position(value) {
                self.take(real);
                if let Some(made_up) = known.and_then(|index| position(&self.start.statics[index].1)) {
                    self.replaced.entry(made_up).or_insert(real);
                }
            }
            self.start.statics.retain(|(known, _)| known != variable);
        }
    }

    /// Objects of enums are constants of theirs.
    fn take_constants(&mut self) {
        let mut constants: BTreeMap<&JavaType, Vec<usize>> = BTreeMap::new();
        let objects = &self.program.initial.values.objects;
        for (_, value) in &self.program.initial.values.statics {
            if let Some(real) = position(value)
                && self.program.initial.enums.contains(&objects[real].ty)
                && constants.get(&objects[real].ty).is_none_or(|known| !known.contains(&real))
            {
                constants.entry(&objects[real].ty).or_default().push(real);
            }
        }
        for made_up in 0..self.start.objects.len() {
            if let Some(known) = constants.get(&self.start.objects[made_up].ty)
                && !self.replaced.contains_key(&made_up)
            {
                let real = known[made_up % known.len()];
                self.take(real);
                self.replaced.insert(made_up, real);
            }
        }
    }

    /// The real objects come first: they are the oldest. Made-up ones that they replace go.
    fn finish(self) -> (Start, usize) {
        let count = self.copied.len();
        let mut places = HashMap::new();
        let mut next = count;
        for index in 0..self.start.objects.len() {
            let place = match self.replaced.get(&index) {
                Some(real) => self.positions[real],
                None => next,
            };
            next += usize::from(place == next);
            places.insert(index, place);
        }
        let made_up = |value: &Value| {
            position(value).and_then(|index| places.get(&index)).map_or(value.clone(), |at| reference(*at))
        };
        let real = |value: &Value| {
            position(value).and_then(|index| self.positions.get(&index)).map_or(value.clone(), |at| reference(*at))
        };
        let moved = |object: &StartObject, place: &dyn Fn(&Value) -> Value| StartObject {
            ty: object.ty.clone(),
            fields: object.fields.iter().map(|(field, value)| (field.clone(), place(value))).collect(),
            elements: object.elements.iter().map(place).collect(),
        };
        let mut objects: Vec<StartObject> =
            self.copied.iter().map(|index| moved(self.initial(*index), &real)).collect();
        for (index, object) in self.start.objects.iter().enumerate() {
            let object = moved(object, &made_up);
            match self.replaced.get(&index) {
                Some(real) => self.blend(&mut objects[self.positions[real]], object),
                None => objects.push(object),
            }
        }
        let initial = &self.program.initial.values.statics;
        let known = initial.iter().filter(|(variable, value)| {
            let is_taken = position(value).is_none_or(|index| self.positions.contains_key(&index));
            self.program.initial.statics.contains(variable) && is_taken && !self.is_waiting(variable)
        });
        let mut statics: Vec<(Var, Value)> =
            self.start.statics.iter().map(|(variable, value)| (variable.clone(), made_up(value))).collect();
        statics.extend(known.map(|(variable, value)| (variable.clone(), real(value))));
        let arguments = self.start.arguments.iter().map(made_up).collect();
        (Start { objects, statics, arguments }, count)
    }

    /// What of an object can change is as somebody made it up, if that was for an object of the same class.
    fn blend(&self, real: &mut StartObject, made_up: StartObject) {
        // An object of the library keeps the state that it is in, unless any content will do.
        let is_open = match &real.ty {
            JavaType::Class(name) => {
                !name.starts_with("java.") || name.starts_with("java.util.") && is_possible(&real.ty)
            }
            _ => true,
        };
        if real.ty != made_up.ty || !is_open {
            return;
        }
        for (field, value) in made_up.fields {
            if let Some((_, own)) = real.fields.iter_mut().find(|(known, _)| *known == field)
                && !self.program.initial.finals.contains(&field)
            {
                *own = value;
            }
        }
        if matches!(real.ty, JavaType::Array(_)) && real.elements.len() == made_up.elements.len() {
            real.elements = made_up.elements;
        }
    }
}
