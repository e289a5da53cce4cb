//! Sets of locations in specifications (`\locset`). A set is not computed: what is asked for is whether a location is in it. A location is
//! an object with a position: the index of an element, or the number that stands for a field.

use crate::build::builder::{Builder, unsupported};
use crate::program::context::Lowered;
use crate::spec::expressions::{State, Translation};
use ir::vocabulary::{birth, null};
use ir::{Global, Program};
use logic::build::{and, bool, eq, exists, forall, implies, int, ite, le, lt, ne, not, or, select};
use logic::{Sort, Term, Var};
use sema::program::{ComprehensionOp, Expr, ExprKind, Location, LogicOp, MethodKind, Type};

impl Translation<'_, '_, '_, '_> {
    /// That a location is in a set.
    pub fn member(&mut self, set: &Expr, object: &Term, position: &Term) -> Lowered<Term> {
        match &set.kind {
            ExprKind::Locations(list) => {
                let parts: Lowered<Vec<Term>> =
                    list.iter().map(|location| self.member_of_location(location, object, position)).collect();
                Ok(or(parts?))
            }
            ExprKind::Conditional(condition, yes, no) => {
                let condition = self.term(condition)?;
                Ok(ite(condition, self.member(yes, object, position)?, self.member(no, object, position)?))
            }
            ExprKind::Old(inner) => self.in_old(|this| this.member(inner, object, position)),
            ExprKind::Logic(LogicOp::Everything, _) => Ok(bool(true)),
            ExprKind::Logic(op @ (LogicOp::Union | LogicOp::Intersect | LogicOp::Minus), parts) => {
                let parts: Lowered<Vec<Term>> = parts.iter().map(|part| self.member(part, object, position)).collect();
                let mut parts = parts?.into_iter();
                Ok(match op {
                    LogicOp::Union => or(parts),
                    LogicOp::Intersect => and(parts),
                    _ => and(parts.next().into_iter().chain(parts.map(not).collect::<Vec<_>>())),
                })
            }
            ExprKind::Logic(LogicOp::ReachLocations, arguments) => match arguments.as_slice() {
                [place, from, steps @ ..] => self.is_reached(place, from, object, steps.first()),
                _ => unsupported(set.span, "paths of this form"),
            },
            ExprKind::Comprehension { op: ComprehensionOp::Union, variables, range, body } => {
                let (bound, mut guards) = self.quantify(variables);
                guards.extend(range.as_deref().map(|range| self.term(range)).transpose()?);
                guards.push(self.member(body, object, position)?);
                Ok(exists(bound, and(guards)))
            }
            _ if self.is_observer(set) => {
                let found = self.alternatives(set, &mut |this, value| this.member(value, object, position))?;
                self.chosen(found, set)
            }
            _ => {
                let value = self.term(set)?;
                match *value.sort() == Sort::locations() {
                    true => Ok(select(select(value, object.clone()), position.clone())),
                    false => unsupported(set.span, "locations of this form"),
                }
            }
        }
    }

    fn member_of_location(&mut self, location: &Location, object: &Term, position: &Term) -> Lowered<Term> {
        let is_object = |this: Term| eq(object.clone(), this);
        let is_element = || le(int(0), position.clone());
        Ok(match location {
            Location::Everything => bool(true),
            Location::StaticField(field) => {
                let code = self.field_code(*field)?;
                and([is_object(null()), eq(position.clone(), code)])
            }
            Location::Field(of, field) => {
                if self.is_model(*field) {
                    return unsupported(of.span, "model fields as locations");
                }
                let code = self.field_code(*field)?;
                and([is_object(self.term(of)?), eq(position.clone(), code)])
            }
            Location::AllFields(of) => {
                let this = is_object(self.term(of)?);
                match of.ty {
                    Type::Array(_) => and([this, is_element()]),
                    _ => and([this, lt(position.clone(), int(0))]),
                }
            }
            Location::AllElements(array) => and([is_object(self.term(array)?), is_element()]),
            Location::Elements(array, low, high) => {
                let (low, high) = (self.term(low)?, self.term(high)?);
                let within = and([le(low, position.clone()), le(position.clone(), high)]);
                and([is_object(self.term(array)?), is_element(), within])
            }
            Location::Set(set) => self.member(set, object, position)?,
        })
    }

    /// A location that is any.
    pub fn any_location(&mut self) -> (Var, Var) {
        (self.fresh("o", Sort::Ref), self.fresh("k", Sort::Int))
    }

    /// That each location of a set is in another.
    pub fn is_subset(&mut self, sub: &Expr, set: &Expr) -> Lowered<Term> {
        let (object, position) = self.any_location();
        let inside = self.member(sub, &object.term(), &position.term())?;
        let member = self.member(set, &object.term(), &position.term())?;
        Ok(forall(vec![object, position], implies(inside, member)))
    }

    /// That no location is in two of these sets.
    pub fn are_disjoint(&mut self, sets: &[Expr]) -> Lowered<Term> {
        let mut parts = Vec::new();
        for (index, left) in sets.iter().enumerate() {
            for right in &sets[index + 1..] {
                let (object, position) = self.any_location();
                let one = self.member(left, &object.term(), &position.term())?;
                let other = self.member(right, &object.term(), &position.term())?;
                parts.push(forall(vec![object, position], not(and([one, other]))));
            }
        }
        Ok(and(parts))
    }

    /// That two sets have the same locations.
    pub fn same_locations(&mut self, left: &Expr, right: &Expr) -> Lowered<Term> {
        let (object, position) = self.any_location();
        let one = self.member(left, &object.term(), &position.term())?;
        let other = self.member(right, &object.term(), &position.term())?;
        Ok(forall(vec![object, position], eq(one, other)))
    }

    /// `\fresh`: an object that did not exist on entry, or locations of such objects.
    pub fn fresh_objects(&mut self, arguments: &[Expr]) -> Lowered<Term> {
        let mut parts = Vec::new();
        for argument in arguments {
            parts.push(match argument.ty {
                Type::Locset => {
                    let (object, position) = self.any_location();
                    let inside = self.member(argument, &object.term(), &position.term())?;
                    let is_new = self.is_new(object.term());
                    forall(vec![object, position], implies(inside, is_new))
                }
                _ => {
                    let object = self.term(argument)?;
                    self.is_new(object)
                }
            });
        }
        Ok(and(parts))
    }

    /// `\new_elems_fresh`: what a set has gained belongs to objects that did not exist on entry.
    pub fn new_elements_fresh(&mut self, sets: &[Expr]) -> Lowered<Term> {
        let mut parts = Vec::new();
        for set in sets {
            let (object, position) = self.any_location();
            let now = self.member(set, &object.term(), &position.term())?;
            let before = self.in_state(State::Entry, |this| this.member(set, &object.term(), &position.term()))?;
            let is_new = self.is_new(object.term());
            parts.push(forall(vec![object, position], implies(and([now, not(before)]), is_new)));
        }
        Ok(and(parts))
    }

    /// That an object did not exist on entry. That of a constructor did not, and nothing is older that came since.
    fn is_new(&mut self, object: Term) -> Term {
        let made = self.builder.scope.this.clone().filter(|_| self.builder.method.kind == MethodKind::Constructor);
        let clock = match made {
            Some(this) => birth(this),
            None => self.entry_time(),
        };
        and([ne(object.clone(), null()), le(clock, birth(object))])
    }
}

impl Builder<'_> {
    /// The position that stands for a field in sets of locations.
    pub fn location_code(&self, field: &Var) -> Term {
        location_code(&self.context.globals, field)
    }
}

/// The position that stands for a field in sets of locations.
pub fn location_code(globals: &[Global], field: &Var) -> Term {
    int(Program::location_code(globals, field).unwrap_or_default())
}
