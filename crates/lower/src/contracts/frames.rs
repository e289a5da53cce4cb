//! Frames: what an `assignable` clause leaves unchanged, as formulas over a map and its earlier value.
//!
//! A frame is checked where it ends (the return of a method, the end of an iteration), as in KeY: a location that
//! is changed and set back in between does not violate it. Objects allocated since its beginning are exempt.

use crate::build::builder::Builder;
use crate::build::specified::Frame;
use crate::program::context::Lowered;
use crate::spec::expressions::{Meaning, State};
use ir::vocabulary::{birth, elements as elements_of, length, null, subtype, type_constant, type_of};
use ir::{ElementKind, GlobalKind, JavaType, Modified};
use logic::build::{and, bool, eq, forall, implies, int, le, lt, ne, not, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{ClassId, Expr, ExprKind, Location, LogicOp, Type};

impl Builder<'_> {
    /// The locations of an `assignable` clause, as of a state.
    pub fn locations(&mut self, list: &[Location], meaning: &Meaning<'_>, state: State) -> Lowered<Vec<Modified>> {
        let mut modified = Vec::new();
        for location in list {
            self.add_location(location, meaning, state, &mut modified)?;
        }
        Ok(modified)
    }

    fn add_location(
        &mut self,
        location: &Location,
        meaning: &Meaning<'_>,
        state: State,
        modified: &mut Vec<Modified>,
    ) -> Lowered<()> {
        match location {
            Location::Everything => modified.push(Modified::Everything),
            // What nobody uses does not exist.
            Location::StaticField(field) | Location::Field(_, field) if !self.context.has_place(*field) => {}
            Location::StaticField(field) => {
                let map = self.context.place(*field, self.method.span)?;
                modified.push(Modified::Place { map, keys: Vec::new() });
            }
            Location::Field(object, field) => {
                let map = self.context.place(*field, object.span)?;
                let object = self.specification_at(state, object, meaning)?;
                modified.push(Modified::Place { map, keys: vec![object] });
            }
            Location::AllFields(object) => match &object.ty {
                Type::Class(class) => {
                    let term = self.specification_at(state, object, meaning)?;
                    modified.extend(self.all_fields(*class, &term));
                }
                _ => modified.push(self.all_elements(object, meaning, state)?),
            },
            Location::AllElements(array) => modified.push(self.all_elements(array, meaning, state)?),
            Location::Elements(array, low, high) => modified.push(Modified::Elements {
                map: self.context.elements(&array.ty),
                array: self.specification_at(state, array, meaning)?,
                low: self.specification_at(state, low, meaning)?,
                high: self.specification_at(state, high, meaning)?,
            }),
            Location::Set(set) => self.add_set(set, meaning, state, modified)?,
        }
        Ok(())
    }

    /// The locations of a set; those that are listed one by one.
    fn add_set(
        &mut self,
        set: &Expr,
        meaning: &Meaning<'_>,
        state: State,
        modified: &mut Vec<Modified>,
    ) -> Lowered<()> {
        match &set.kind {
            ExprKind::Logic(LogicOp::Everything, _) => modified.push(Modified::Everything),
            ExprKind::Logic(LogicOp::Union, parts) => {
                parts.iter().try_for_each(|part| self.add_set(part, meaning, state, modified))?;
            }
            ExprKind::Locations(list) => {
                list.iter().try_for_each(|location| self.add_location(location, meaning, state, modified))?;
            }
            _ => modified.push(Modified::Where(self.location_set(state, set, meaning)?)),
        }
        Ok(())
    }

    fn all_elements(&mut self, array: &Expr, meaning: &Meaning<'_>, state: State) -> Lowered<Modified> {
        let keys = vec![self.specification_at(state, array, meaning)?];
        Ok(Modified::Place { map: self.context.elements(&array.ty), keys })
    }

    /// All fields of an object whose static class this is: also those that a subclass declares.
    pub fn all_fields(&self, class: ClassId, object: &Term) -> Vec<Modified> {
        let fields = self.context.possible_fields(class).into_iter();
        fields.map(|id| Modified::Place { map: self.context.field(id), keys: vec![object.clone()] }).collect()
    }

    /// What a frame leaves unchanged, for each global.
    pub fn unchanged(&mut self, frame: &Frame) -> Vec<(Var, Term)> {
        if frame.locations.contains(&Modified::Everything) {
            return Vec::new();
        }
        let globals: Vec<_> = self.context.globals.iter().filter(|global| self.context.is_framed(global)).collect();
        let mut formulas = Vec::new();
        for global in globals {
            let Some((map, before)) = frame.before.iter().find(|(map, _)| *map == global.variable) else { continue };
            let formula = match &global.kind {
                GlobalKind::Static { .. } => {
                    let is_free = self.is_free(frame, map, &null(), &self.location_code(map));
                    or([is_free, eq(map.term(), before.clone())])
                }
                GlobalKind::Field { .. } => self.objects_unchanged(frame, map, before),
                GlobalKind::Elements(_) if frame.locations.iter().any(|location| is_partial(location, map)) => {
                    self.cells_unchanged(frame, map, before)
                }
                GlobalKind::Elements(_) => self.objects_unchanged(frame, map, before),
                GlobalKind::Now => continue,
            };
            formulas.push((map.clone(), formula));
        }
        formulas
    }

    fn objects_unchanged(&mut self, frame: &Frame, map: &Var, before: &Term) -> Term {
        let variable = self.bind("o".into(), Sort::Ref);
        let object = variable.term();
        let now_there = select(map.term(), object.clone());
        let same = eq(now_there.clone(), select(before.clone(), object.clone()));
        let is_free = self.is_free(frame, map, &object, &self.location_code(map));
        let guard = and([self.is_old(frame, &object), not(is_free)]);
        quantified_with(Quantifier::Forall, vec![variable], vec![vec![now_there]], implies(guard, same))
    }

    fn cells_unchanged(&mut self, frame: &Frame, map: &Var, before: &Term) -> Term {
        let (array, index) = (self.bind("o".into(), Sort::Ref), self.bind("i".into(), Sort::Int));
        let (object, position) = (array.term(), index.term());
        let cell = |map: Term| select(select(map, object.clone()), position.clone());
        let inside = and([le(int(0), position.clone()), lt(position.clone(), length(object.clone()))]);
        let touched = self.is_free(frame, map, &object, &position);
        let guard = and([self.is_old(frame, &object), is_array_of(map, &object), inside, not(touched)]);
        forall(vec![array, index], implies(guard, eq(cell(map.term()), cell(before.clone()))))
    }

    /// The contrary: that only the locations of the frame, of objects that were there, are what they were.
    pub fn kept(&mut self, frame: &Frame) -> Vec<Term> {
        let globals: Vec<_> = self.context.globals.iter().filter(|global| self.context.is_framed(global)).collect();
        let mut facts = Vec::new();
        for global in globals {
            let map = &global.variable;
            let Some((_, before)) = frame.before.iter().find(|(known, _)| known == map) else { continue };
            let (object, index) = (self.bind("o".into(), Sort::Ref), self.bind("i".into(), Sort::Int));
            let code = self.location_code(map);
            facts.push(match &global.kind {
                GlobalKind::Static { .. } => {
                    implies(self.is_free(frame, map, &null(), &code), eq(map.term(), before.clone()))
                }
                GlobalKind::Elements(_) => {
                    let cell = |map: Term| select(select(map, object.term()), index.term());
                    let is_kept = self.is_free(frame, map, &object.term(), &index.term());
                    let guard = and([self.is_old(frame, &object.term()), is_kept]);
                    let fact = implies(guard, eq(cell(map.term()), cell(before.clone())));
                    let triggers = vec![vec![cell(map.term())]];
                    quantified_with(Quantifier::Forall, vec![object, index], triggers, fact)
                }
                GlobalKind::Field { .. } => {
                    let place = select(map.term(), object.term());
                    let is_kept = self.is_free(frame, map, &object.term(), &code);
                    let guard = and([self.is_old(frame, &object.term()), is_kept]);
                    let fact = implies(guard, eq(place.clone(), select(before.clone(), object.term())));
                    quantified_with(Quantifier::Forall, vec![object], vec![vec![place]], fact)
                }
                GlobalKind::Now => continue,
            });
        }
        facts
    }

    /// That a location is one of those that may change.
    fn is_free(&self, frame: &Frame, map: &Var, object: &Term, position: &Term) -> Term {
        or(frame.locations.iter().map(|location| frees(location, map, object, position)))
    }

    fn is_old(&self, frame: &Frame, object: &Term) -> Term {
        and([ne(object.clone(), null()), lt(birth(object.clone()), frame.clock.clone())])
    }
}

/// That an object is an array whose elements are in this map: others have no length.
pub fn is_array_of(map: &Var, object: &Term) -> Term {
    let kinds = ElementKind::ALL.into_iter().filter(|kind| elements_of(*kind) == *map);
    let arrays = kinds.map(|kind| type_constant(&JavaType::Array(Box::new(kind.element()))));
    or(arrays.map(|array| subtype(type_of(object.clone()), array)))
}

/// Whether a location frees some elements of arrays but not all.
pub fn is_partial(location: &Modified, map: &Var) -> bool {
    match location {
        Modified::Elements { map: freed, .. } => freed == map,
        Modified::Where(_) => true,
        Modified::When { place, .. } => is_partial(place, map),
        Modified::Everything | Modified::Place { .. } => false,
    }
}

/// That a location is one of these.
pub fn frees(location: &Modified, map: &Var, object: &Term, position: &Term) -> Term {
    match location {
        Modified::Everything => bool(true),
        Modified::Place { map: freed, keys } if freed == map => match keys.as_slice() {
            [] => bool(true),
            [key, ..] => eq(object.clone(), key.clone()),
        },
        Modified::Elements { map: freed, array, low, high } if freed == map => {
            let within = and([le(low.clone(), position.clone()), le(position.clone(), high.clone())]);
            and([eq(object.clone(), array.clone()), within])
        }
        Modified::Place { .. } | Modified::Elements { .. } => bool(false),
        Modified::Where(set) => Modified::member(set, object, position),
        Modified::When { condition, place } => and([condition.clone(), frees(place, map, object, position)]),
    }
}
