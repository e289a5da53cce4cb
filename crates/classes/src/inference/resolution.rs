//! Resolution (JLS 18.4): variables are given types in the order of their dependencies, those that depend on one another
//! together.

use super::graph::Graph;
use super::walk::mentions;
use super::{Bound, Failure, Inference, Kind};
use crate::table::{TypeVariable, VariableOwner};
use crate::types::{Type, Wildcard};
use std::cell::OnceCell;

/// Which choices are open; a round takes the first that lets some variable be resolved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Round {
    Equal,
    Lower,
    All,
}

impl Inference<'_> {
    /// Resolves these variables, and those that they depend on.
    pub fn resolve(&mut self, variables: &[u32]) -> Result<(), Failure> {
        self.start()?;
        let mut graph = self.graph();
        while variables.iter().any(|variable| self.instance(*variable).is_none()) {
            let Some(group) = graph.best(variables) else { return Err(Failure { variable: None }) };
            self.resolve_group(&group)?;
            graph.remove(&group);
        }
        Ok(())
    }

    /// Resolves variables until one of these is resolved, the one with the fewest dependencies.
    pub fn resolve_any(&mut self, variables: &[u32]) -> Result<(), Failure> {
        self.start()?;
        let mut graph = self.graph();
        while variables.iter().all(|variable| self.instance(*variable).is_none()) {
            let Some(group) = graph.best(variables) else { return Err(Failure { variable: None }) };
            self.resolve_group(&group)?;
            graph.remove(&group);
        }
        Ok(())
    }

    /// Resolves all variables.
    pub fn resolve_all(&mut self) -> Result<(), Failure> {
        self.start()?;
        for group in self.graph().groups {
            self.resolve_group(&group)?;
        }
        Ok(())
    }

    fn start(&mut self) -> Result<(), Failure> {
        self.incorporate().map_err(|variable| Failure { variable: Some(variable) })
    }

    fn resolve_group(&mut self, group: &[u32]) -> Result<(), Failure> {
        let before = self.snapshot();
        if self.resolve_by_bounds(group).is_ok() {
            return Ok(());
        }
        self.rollback(before);
        self.resolve_by_fresh_variables(group);
        let is_empty = |variable: &u32| self.instance(*variable).is_some_and(|ty| !ty.is_known() || is_empty(ty));
        if let Some(variable) = group.iter().copied().find(|variable| is_empty(variable)) {
            return Err(Failure { variable: Some(variable) });
        }
        self.start()
    }

    fn resolve_by_bounds(&mut self, group: &[u32]) -> Result<(), Failure> {
        while group.iter().any(|variable| self.instance(*variable).is_none()) {
            let mut is_any_resolved = false;
            for round in [Round::Equal, Round::Lower, Round::All] {
                is_any_resolved = self.resolve_round(group, round)?;
                if is_any_resolved {
                    break;
                }
            }
            if !is_any_resolved {
                return Err(Failure { variable: group.first().copied() });
            }
            self.start()?;
        }
        Ok(())
    }

    fn resolve_round(&mut self, group: &[u32], round: Round) -> Result<bool, Failure> {
        let mut is_any_resolved = false;
        for variable in group {
            if self.instance(*variable).is_some() {
                continue;
            }
            if let Some(choice) = self.choose(*variable, round) {
                // Upper bounds that no type fits have no greatest lower bound. That a least upper bound is not known
                // is no contradiction.
                let is_known = choice.is_known() || self.bounds(*variable, Bound::Lower).next().is_some();
                if !is_known || is_empty(&choice) || (!choice.is_reference() && choice.is_known()) {
                    return Err(Failure { variable: Some(*variable) });
                }
                self.set_instance(*variable, choice);
                is_any_resolved = true;
            }
        }
        Ok(is_any_resolved)
    }

    /// The type that the bounds of a variable suggest.
    fn choose(&self, variable: u32, round: Round) -> Option<Type> {
        let state = &self.state.variables[variable as usize];
        if let Kind::Captured(wildcard) = &state.kind {
            return if round == Round::All { self.captured(variable, wildcard) } else { None };
        }
        if let Some(equal) = self.proper_bounds(variable, Bound::Equal).into_iter().next() {
            return Some(equal);
        }
        let lower = self.proper_bounds(variable, Bound::Lower);
        if round >= Round::Lower && !lower.is_empty() {
            return Some(self.least(lower));
        }
        if round < Round::All {
            return None;
        }
        let upper = self.proper_bounds(variable, Bound::Upper);
        let runtime_exception = self.classes.class_named("java.lang.RuntimeException");
        if state.kind == Kind::Throws && upper.iter().all(|bound| self.classes.is_subtype(&runtime_exception, bound)) {
            return Some(runtime_exception);
        }
        if upper.is_empty() { None } else { Some(self.greatest(upper)) }
    }

    /// The captured variable that a wildcard becomes whose bounds are known.
    fn captured(&self, variable: u32, wildcard: &Wildcard) -> Option<Type> {
        let state = &self.state.variables[variable as usize];
        if state.upper.iter().chain(&state.lower).any(|bound| self.mentions_unresolved(bound)) {
            return None;
        }
        let upper = self.proper_bounds(variable, Bound::Upper);
        let lower = self.proper_bounds(variable, Bound::Lower);
        let upper = match self.greatest(upper) {
            Type::Intersection(parts) => parts.to_vec(),
            ty => vec![ty],
        };
        let lower = if lower.is_empty() { None } else { Some(self.least(lower)) };
        let wildcard = match self.instantiate(&Type::Wildcard(wildcard.clone())) {
            Type::Wildcard(wildcard) => Some(wildcard),
            _ => None,
        };
        let fresh = TypeVariable {
            name: state.name,
            owner: VariableOwner::Capture,
            bounds: OnceCell::from(upper),
            lower,
            wildcard,
        };
        Some(Type::Variable(self.classes.add_variable(fresh)))
    }

    /// The bounds without unresolved variables, the newest first.
    pub fn proper_bounds(&self, variable: u32, bound: Bound) -> Vec<Type> {
        self.bounds(variable, bound)
            .filter(|ty| **ty != Type::Null && !self.mentions_unresolved(ty))
            .map(|ty| self.instantiate(ty))
            .collect()
    }

    fn least(&self, mut types: Vec<Type>) -> Type {
        if types.len() == 1 { types.remove(0) } else { self.classes.lub(&types) }
    }

    fn greatest(&self, mut types: Vec<Type>) -> Type {
        match types.len() {
            0 => self.classes.object(),
            1 => types.remove(0),
            _ => self.classes.glb(&types),
        }
    }

    /// The last resort for variables that depend on one another (`T extends Comparable<T>` and nothing else): fresh
    /// type variables with these bounds.
    fn resolve_by_fresh_variables(&mut self, group: &[u32]) {
        let mut fresh = Vec::new();
        for &variable in group {
            if self.instance(variable).is_some() {
                continue;
            }
            let upper: Vec<Type> = self.bounds(variable, Bound::Upper).cloned().collect();
            let is_recursive = upper.iter().any(|bound| group.iter().any(|other| mentions(bound, *other)));
            if is_recursive {
                let owner = VariableOwner::Method;
                let name = self.state.variables[variable as usize].name;
                let id = self.classes.add_variable(TypeVariable {
                    name,
                    owner,
                    bounds: OnceCell::new(),
                    lower: None,
                    wildcard: None,
                });
                fresh.push((id, upper));
                self.set_instance(variable, Type::Variable(id));
            } else {
                let choice = self.greatest(upper.iter().map(|bound| self.instantiate(bound)).collect());
                self.set_instance(variable, choice);
            }
        }
        for (id, upper) in fresh {
            let upper: Vec<Type> = upper.iter().map(|bound| self.instantiate(bound)).collect();
            let bounds = match self.greatest(upper) {
                Type::Intersection(parts) => parts.to_vec(),
                ty => vec![ty],
            };
            // The variable is new, so that it has no bounds yet.
            let _ = self.classes.variable(id).bounds.set(bounds);
        }
    }

    /// The unresolved variables that the bounds of these mention, and those that the bounds of those mention, and so
    /// on; these included.
    pub fn influences(&self, variables: &[u32]) -> Vec<u32> {
        let mut found: Vec<u32> =
            variables.iter().copied().filter(|variable| self.instance(*variable).is_none()).collect();
        let mut next = 0;
        while let Some(&variable) = found.get(next) {
            next += 1;
            for bound in [Bound::Equal, Bound::Lower, Bound::Upper] {
                for mentioned in self.bounds(variable, bound).flat_map(|ty| self.free_variables(ty)).collect::<Vec<_>>()
                {
                    if !found.contains(&mentioned) {
                        found.push(mentioned);
                    }
                }
            }
        }
        found
    }

    /// Which variables depend on which.
    fn graph(&self) -> Graph {
        let open: Vec<u32> = (0..self.variable_count()).filter(|variable| self.instance(*variable).is_none()).collect();
        let edges: Vec<Vec<usize>> = open.iter().map(|variable| self.dependencies(*variable, &open)).collect();
        Graph::new(&open, &edges)
    }

    /// The positions in `open` of the variables that the bounds of a variable mention.
    fn dependencies(&self, variable: u32, open: &[u32]) -> Vec<usize> {
        let state = &self.state.variables[variable as usize];
        let mut mentioned = vec![false; open.len()];
        for bound in state.equal.iter().chain(&state.lower).chain(&state.upper) {
            for other in self.free_variables(bound) {
                if let Ok(position) = open.binary_search(&other) {
                    mentioned[position] = true;
                }
            }
        }
        (0..open.len()).filter(|position| mentioned[*position] && open[*position] != variable).collect()
    }
}

/// Whether no value has the type: none is both an array and an object of some class.
fn is_empty(ty: &Type) -> bool {
    matches!(ty, Type::Intersection(parts) if parts.iter().any(|part| matches!(part, Type::Array(_))))
}
