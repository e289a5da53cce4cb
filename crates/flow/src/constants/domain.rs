//! Constant propagation as a domain of flow analysis: joins, widening, and objects that are allocated in loops.

use super::{Constants, State};
use crate::{Domain, Site};
use ir::Command;
use ir::vocabulary::default_value;
use logic::Term;
use std::collections::BTreeSet;

impl Domain for Constants<'_> {
    type State = State;

    fn start(&self) -> State {
        State { values: self.unknown.iter().map(|variable| (variable.clone(), None)).collect(), ..State::default() }
    }

    fn execute(&self, state: &mut State, command: &Command, site: Site) {
        self.perform(state, command, || {
            let known = self.sites.borrow().get(&site).copied();
            known.unwrap_or_else(|| {
                let number = self.next_object();
                self.sites.borrow_mut().insert(site, number);
                number
            })
        });
    }

    fn learn(&self, state: &mut State, condition: &Term, truth: bool) -> bool {
        let is_possible = self.decide(state, condition) != Some(!truth);
        self.suppose(state, condition, truth);
        is_possible
    }

    fn join(&self, left: &State, right: &State) -> State {
        let mut joined = State::default();
        self.join_values(&mut joined, left, right);
        for key @ (map, object) in left.fields.keys().chain(right.fields.keys()) {
            let value = match (left.objects.contains(object), right.objects.contains(object)) {
                (true, false) => self.field(left, map, *object),
                (false, true) => self.field(right, map, *object),
                _ => {
                    let (value, other) = (self.field(left, map, *object), self.field(right, map, *object));
                    value.zip(other).and_then(|(value, other)| value.join(&other))
                }
            };
            joined.fields.insert(key.clone(), value);
        }
        joined.lost = left.lost.clone();
        for (map, limit) in &right.lost {
            let known = joined.lost.entry(map.clone()).or_default();
            *known = (*limit).max(*known);
        }
        let same = left.places.iter().filter(|(place, value)| right.places.get(*place) == Some(*value));
        joined.places = same.map(|(place, value)| (place.clone(), value.clone())).collect();
        joined.objects = left.objects.union(&right.objects).copied().collect();
        joined
    }

    /// Contents that hold contents could go on changing for ever; all other values change a few times at most.
    fn widen(&self, before: &State, after: &State) -> State {
        let mut widened = self.join(before, after);
        for (variable, value) in &mut widened.values {
            let known = before.values.get(variable).and_then(Option::as_ref);
            if let Some(value) = value {
                value.widen(known);
            }
        }
        for ((map, object), value) in &mut widened.fields {
            let known = before.objects.contains(object).then(|| self.field(before, map, *object)).flatten();
            if let Some(value) = value {
                value.widen(known.as_ref());
            }
        }
        widened
    }
}

impl Constants<'_> {
    fn join_values(&self, joined: &mut State, left: &State, right: &State) {
        for (variable, value) in &left.values {
            match right.values.get(variable) {
                Some(other) => {
                    let both = value.as_ref().zip(other.as_ref());
                    let value = both.and_then(|(value, other)| value.join(other));
                    self.set(joined, variable, value);
                }
                None if self.is_global(variable) => {}
                None => {
                    joined.values.insert(variable.clone(), value.clone());
                }
            }
        }
        for (variable, value) in right.values.iter().filter(|(variable, _)| !left.values.contains_key(variable)) {
            if !self.is_global(variable) {
                joined.values.insert(variable.clone(), value.clone());
            }
        }
    }

    /// The object with a number is no longer the last one that was allocated at its place. It is an object of its class from now on, wherever it
    /// is held.
    pub(super) fn make_old(&self, state: &mut State, number: usize) {
        let held = state.values.values_mut().chain(state.fields.values_mut()).flatten();
        held.chain(state.places.values_mut()).for_each(|value| value.make_old(number));
        state.fields.retain(|(_, object), _| *object != number);
    }

    /// The fields of a new object have what they begin with, even those of which nothing is known of older objects.
    pub(super) fn begin_fields(&self, state: &mut State, number: usize) {
        let lost = state.lost.iter().filter(|(_, limit)| number < **limit).map(|(map, _)| map.clone());
        let lost: BTreeSet<_> = lost.collect();
        for map in lost {
            let first = map.sort.as_map().and_then(|(_, value)| self.evaluate(state, &default_value(value)));
            state.fields.insert((map, number), first);
        }
    }
}
