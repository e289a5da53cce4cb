//! The frame of several specification cases: where more than one of them applies, only what all of these allow may change.
//!
//! A location is free if some case applies and every case that applies lists it. So each location that a case lists is kept, under the
//! condition that the case applies and that each of the others does not apply or lists it too.

use crate::build::builder::Builder;
use crate::contracts::frames::{frees, is_partial};
use ir::{GlobalKind, Modified};
use logic::build::{and, bool, eq, forall, int, ite, le, not, or};
use logic::{Sort, Term, Var};

/// What one case allows.
pub struct CaseFrame {
    /// That the case applies, as of entry.
    pub applies: Term,
    /// The locations that may change then.
    pub locations: Vec<Modified>,
}

impl CaseFrame {
    fn is_everything(&self) -> bool {
        self.locations.contains(&Modified::Everything)
    }
}

impl Builder<'_> {
    /// What may change where all cases that apply must allow it.
    pub fn intersection(&mut self, cases: &[CaseFrame]) -> Vec<Modified> {
        let mut allowed = Vec::new();
        for (number, case) in cases.iter().enumerate() {
            let others = cases.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, case)| case);
            let mut kept: Vec<Modified> =
                case.locations.iter().map(|place| when(case.applies.clone(), place.clone())).collect();
            for other in others.filter(|other| !other.is_everything()) {
                kept = kept.into_iter().flat_map(|place| self.restricted(place, other)).collect();
            }
            allowed.extend(kept);
        }
        allowed.retain(|place| !matches!(place, Modified::When { condition, .. } if *condition == bool(false)));
        allowed
    }

    /// A location as far as another case allows it.
    fn restricted(&mut self, place: Modified, other: &CaseFrame) -> Vec<Modified> {
        let is_exempt = not(other.applies.clone());
        match &place {
            // Where the other case applies, the locations that it lists are enough.
            Modified::Everything => vec![when(is_exempt, place)],
            Modified::When { condition, place } => {
                let inner = self.restricted((**place).clone(), other);
                inner.into_iter().map(|place| when(condition.clone(), place)).collect()
            }
            Modified::Where(set) => {
                let restricted = self.where_both(|builder, object, position| {
                    let listed: Vec<Term> =
                        other.locations.iter().map(|place| builder.contains(place, object, position)).collect();
                    let is_allowed = or(std::iter::once(is_exempt).chain(listed));
                    and([Modified::member(set, object, position), is_allowed])
                });
                vec![restricted]
            }
            Modified::Place { map, keys } => {
                let object = keys.first().cloned().unwrap_or_else(ir::vocabulary::null);
                self.restricted_part((map, &object), &place, other)
            }
            Modified::Elements { map, array, .. } => self.restricted_part((map, array), &place, other),
        }
    }

    /// A field or elements of one object, as far as another case allows them.
    fn restricted_part(&mut self, (map, object): (&Var, &Term), place: &Modified, other: &CaseFrame) -> Vec<Modified> {
        let is_exempt = not(other.applies.clone());
        let is_divided = self.is_of_elements(map) && other.locations.iter().any(|listed| is_partial(listed, map));
        if is_divided {
            let shared: Vec<Modified> =
                other.locations.iter().filter_map(|listed| self.shared_elements(place, listed)).collect();
            return std::iter::once(when(is_exempt, place.clone())).chain(shared).collect();
        }
        let position = self.location_code(map);
        let listed = other.locations.iter().map(|listed| frees(listed, map, object, &position));
        vec![when(or(std::iter::once(is_exempt).chain(listed)), place.clone())]
    }

    /// The elements of an array that two places have in common.
    fn shared_elements(&mut self, place: &Modified, listed: &Modified) -> Option<Modified> {
        let (map, array) = elements(place)?;
        match listed {
            Modified::Everything => Some(place.clone()),
            Modified::When { condition, place: listed } => {
                Some(when(condition.clone(), self.shared_elements(place, listed)?))
            }
            Modified::Where(set) => Some(self.where_both(|builder, object, position| {
                and([builder.contains(place, object, position), Modified::member(set, object, position)])
            })),
            Modified::Place { .. } | Modified::Elements { .. } => {
                let (freed, other) = elements(listed).filter(|(freed, _)| *freed == map)?;
                let shared = match (place, listed) {
                    (
                        Modified::Elements { low, high, .. },
                        Modified::Elements { low: other_low, high: other_high, .. },
                    ) => Modified::Elements {
                        map: freed.clone(),
                        array: array.clone(),
                        low: ite(le(low.clone(), other_low.clone()), other_low.clone(), low.clone()),
                        high: ite(le(high.clone(), other_high.clone()), high.clone(), other_high.clone()),
                    },
                    (Modified::Elements { .. }, _) => place.clone(),
                    _ => listed.clone(),
                };
                Some(when(eq(array.clone(), other.clone()), shared))
            }
        }
    }

    /// The locations for which a formula holds.
    fn where_both(&mut self, formula: impl FnOnce(&Self, &Term, &Term) -> Term) -> Modified {
        let (object, position) = (self.bind("o".into(), Sort::Ref), self.bind("k".into(), Sort::Int));
        let body = formula(self, &object.term(), &position.term());
        Modified::Where(forall(vec![object, position], body))
    }

    /// That a location, as an object with a position, is one of these.
    fn contains(&self, place: &Modified, object: &Term, position: &Term) -> Term {
        match place {
            Modified::Everything => bool(true),
            Modified::When { condition, place } => and([condition.clone(), self.contains(place, object, position)]),
            Modified::Where(set) => Modified::member(set, object, position),
            Modified::Place { map, keys } => {
                let owner = keys.first().cloned().unwrap_or_else(ir::vocabulary::null);
                let is_there = match self.is_of_elements(map) {
                    true => le(int(0), position.clone()),
                    false => eq(position.clone(), self.location_code(map)),
                };
                and([eq(object.clone(), owner), is_there])
            }
            Modified::Elements { array, low, high, .. } => {
                let bounds = [int(0), low.clone()].map(|bound| le(bound, position.clone()));
                and([eq(object.clone(), array.clone()), and(bounds), le(position.clone(), high.clone())])
            }
        }
    }

    fn is_of_elements(&self, map: &Var) -> bool {
        let is_map = |global: &&ir::Global| global.variable == *map;
        self.context.globals.iter().find(is_map).is_some_and(|global| matches!(global.kind, GlobalKind::Elements(_)))
    }
}

/// The map and the array that elements belong to.
fn elements(place: &Modified) -> Option<(&Var, &Term)> {
    match place {
        Modified::Place { map, keys } => keys.first().map(|array| (map, array)),
        Modified::Elements { map, array, .. } => Some((map, array)),
        Modified::Everything | Modified::Where(_) | Modified::When { .. } => None,
    }
}

/// Locations that may change where a condition holds.
fn when(condition: Term, place: Modified) -> Modified {
    match place {
        place if condition == bool(true) => place,
        Modified::When { condition: inner, place } => Modified::When { condition: and([condition, inner]), place },
        place => Modified::When { condition, place: Box::new(place) },
    }
}
