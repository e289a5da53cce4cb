//! Inference of type arguments (JLS 18): variables with bounds, constraints that are reduced to bounds, bounds that are
//! incorporated into one another, and resolution. Where the JLS and javac differ, this does what javac does.
//!
//! One engine serves a whole expression: the variables of a generic call in argument position live beside those of the
//! call around it, so that a bound can relate the two.

mod bounds;
mod capture;
mod graph;
mod reduction;
mod resolution;
#[cfg(test)]
mod tests;
mod walk;

use crate::relations::Substitution;
use crate::table::{Classes, VariableId};
use crate::types::{Type, Wildcard};
use base::Name;
use std::collections::{HashMap, VecDeque};

/// An inference that is under way.
pub struct Inference<'a> {
    classes: &'a Classes,
    state: State,
    /// Proper types whose capture was needed: the same type is captured the same way whenever the engine meets it, or
    /// two looks at one bound would contradict one another.
    captures: HashMap<Type, Type>,
}

/// What can be saved and restored: see [`Inference::snapshot`].
#[derive(Clone, Default)]
struct State {
    variables: Vec<Variable>,
    /// Bounds that were added and are not yet incorporated.
    pending: VecDeque<Pending>,
    unchecked: bool,
}

/// The state of an inference at some time.
pub struct Snapshot(State);

/// An inference variable.
#[derive(Clone)]
struct Variable {
    name: Name,
    kind: Kind,
    /// Oldest bound first.
    equal: Vec<Type>,
    lower: Vec<Type>,
    upper: Vec<Type>,
    instance: Option<Type>,
}

/// What kind of inference variable.
#[derive(Clone, PartialEq, Eq)]
enum Kind {
    /// It stands for a type parameter.
    Parameter,
    /// It stands for a type parameter that appears in a `throws` clause.
    Throws,
    /// It stands for the capture of this wildcard, whose bound is not yet known.
    Captured(Wildcard),
}

/// How a type bounds a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The type is a subtype of the variable.
    Lower,
    /// The type is the variable.
    Equal,
    /// The type is a supertype of the variable.
    Upper,
}

/// A bound that is to be compared with the others of its variable.
#[derive(Clone)]
struct Pending {
    variable: u32,
    bound: Bound,
    ty: Type,
    /// Whether it came about by replacing a variable that was resolved; then what it implies for other variables has
    /// been said already.
    is_update: bool,
}

/// No instantiation satisfies the bounds of this variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The variable, if one can be blamed.
    pub variable: Option<u32>,
}

impl<'a> Inference<'a> {
    /// An inference without variables.
    pub fn new(classes: &'a Classes) -> Inference<'a> {
        Inference { classes, state: State::default(), captures: HashMap::new() }
    }

    /// The classes that it is about.
    pub fn classes(&self) -> &'a Classes {
        self.classes
    }

    /// Adds a variable for each of some type parameters, with their declared bounds. `around` is what replaces the
    /// type parameters of the class around, which the bounds may mention.
    pub fn add_variables(&mut self, parameters: &[VariableId], around: &Substitution) -> Substitution {
        let first = self.state.variables.len();
        let mut substitution = Substitution::new();
        for (index, parameter) in parameters.iter().enumerate() {
            substitution.insert(*parameter, Type::Inference((first + index) as u32));
            self.state.variables.push(Variable::new(self.classes.variable(*parameter).name, Kind::Parameter));
        }
        let mut all = around.clone();
        all.extend(substitution.clone());
        for (index, parameter) in parameters.iter().enumerate() {
            // The oldest bound counts last, and declared ones count in the order of their declaration.
            for bound in self.classes.bounds(*parameter).iter().rev() {
                let bound = self.classes.substitute(bound, &all);
                self.add_bound((first + index) as u32, Bound::Upper, bound);
            }
        }
        substitution
    }

    /// Says that the variable appears in a `throws` clause (JLS 18.1.3).
    pub fn mark_throws(&mut self, variable: u32) {
        if let Some(variable) = self.state.variables.get_mut(variable as usize)
            && variable.kind == Kind::Parameter
        {
            variable.kind = Kind::Throws;
        }
    }

    /// How many variables there are; each is smaller.
    pub fn variable_count(&self) -> u32 {
        self.state.variables.len() as u32
    }

    /// The bounds of one kind, the newest first.
    pub fn bounds(&self, variable: u32, bound: Bound) -> impl DoubleEndedIterator<Item = &Type> {
        self.state
            .variables
            .get(variable as usize)
            .into_iter()
            .flat_map(move |variable| variable.list(bound).iter().rev())
    }

    /// The type that was found for a variable.
    pub fn instantiation(&self, variable: u32) -> Option<Type> {
        self.instance(variable).cloned()
    }

    fn instance(&self, variable: u32) -> Option<&Type> {
        self.state.variables.get(variable as usize).and_then(|variable| variable.instance.as_ref())
    }

    /// Whether an unchecked conversion was needed since this was last asked (JLS 5.1.9).
    pub fn take_unchecked(&mut self) -> bool {
        std::mem::take(&mut self.state.unchecked)
    }

    /// Says whether an unchecked conversion was needed: see [`Inference::take_unchecked`].
    pub fn set_unchecked(&mut self, is_unchecked: bool) {
        self.state.unchecked = is_unchecked;
    }

    /// The present state, to come back to.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot(self.state.clone())
    }

    /// Comes back to an earlier state. Variables that were added since are forgotten.
    pub fn rollback(&mut self, snapshot: Snapshot) {
        self.state = snapshot.0;
    }
}

impl Variable {
    fn new(name: Name, kind: Kind) -> Variable {
        Variable { name, kind, equal: Vec::new(), lower: Vec::new(), upper: Vec::new(), instance: None }
    }

    fn list(&self, bound: Bound) -> &Vec<Type> {
        match bound {
            Bound::Lower => &self.lower,
            Bound::Equal => &self.equal,
            Bound::Upper => &self.upper,
        }
    }

    fn list_mut(&mut self, bound: Bound) -> &mut Vec<Type> {
        match bound {
            Bound::Lower => &mut self.lower,
            Bound::Equal => &mut self.equal,
            Bound::Upper => &mut self.upper,
        }
    }

    fn is_captured(&self) -> bool {
        matches!(self.kind, Kind::Captured(_))
    }
}

impl Bound {
    const ALL: [Bound; 3] = [Bound::Lower, Bound::Equal, Bound::Upper];

    fn complement(self) -> Bound {
        match self {
            Bound::Lower => Bound::Upper,
            Bound::Equal => Bound::Equal,
            Bound::Upper => Bound::Lower,
        }
    }
}
