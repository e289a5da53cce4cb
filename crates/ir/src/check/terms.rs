//! Terms: every variable is in scope with its sort, every operator has the arguments it takes, and no bound
//! variable hides another.

use super::{Checker, Scope};
use crate::parse::vocabulary_function;
use crate::sorts::check_application;
use crate::types::constant_type;
use crate::vocabulary::{constant_double, constant_float, constant_sort, constant_string, double, float, string};
use logic::{Function, Op, Sort, Term, TermKind, Var};
use std::collections::HashSet;

/// Whether the name of a constant says what it is, and only one name says that.
fn is_well_formed(name: &str) -> bool {
    let same = |term: Option<Term>| {
        term.is_some_and(|term| match term.kind() {
            TermKind::Apply(Op::Function(function), _) => &*function.name == name,
            _ => false,
        })
    };
    match constant_sort(name) {
        Some(Sort::Float32) => same(constant_float(name).map(float)),
        Some(Sort::Float64) => same(constant_double(name).map(double)),
        Some(Sort::Ref) => same(constant_string(name).map(|text| string(&text))),
        _ => true,
    }
}

impl Checker<'_> {
    /// A formula.
    pub(super) fn formula(&mut self, formula: &Term, scope: &Scope) {
        self.sorted(formula, &Sort::Bool, scope);
    }

    /// A term of this sort.
    pub(super) fn sorted(&mut self, term: &Term, sort: &Sort, scope: &Scope) {
        self.ensure(term.sort() == sort, || format!("`{term}` has the sort {}, {sort} is expected", term.sort()));
        self.term(term, scope, &mut Vec::new(), &mut HashSet::new());
    }

    /// `map[keys…]`: its sort, if the keys fit.
    pub(super) fn path(&mut self, map: &Var, keys: &[Term], scope: &Scope) -> Option<Sort> {
        self.used(map, scope);
        let mut sort = map.sort.clone();
        for key in keys {
            let Some((key_sort, value_sort)) = sort.as_map() else {
                self.problem(format!("{map} has fewer keys than it is used with"));
                return None;
            };
            self.sorted(key, key_sort, scope);
            sort = value_sort.clone();
        }
        Some(sort)
    }

    /// A variable that is mentioned.
    pub(super) fn used(&mut self, variable: &Var, scope: &Scope) {
        let known = scope.get(variable.name);
        self.ensure(known == Some(&variable.sort), || match known {
            Some(sort) => format!("{variable} is used with the sort {}, its sort is {sort}", variable.sort),
            None => format!("{variable} is not in scope"),
        });
    }

    /// A shared subterm is visited once as long as no variable is bound in between.
    fn term(&mut self, term: &Term, scope: &Scope, bound: &mut Vec<Var>, seen: &mut HashSet<Term>) {
        if !seen.insert(term.clone()) {
            return;
        }
        match term.kind() {
            TermKind::Bool(_) | TermKind::Int(_) => {}
            TermKind::Var(variable) => {
                if !bound.contains(variable) {
                    self.used(variable, scope);
                }
            }
            TermKind::Apply(op, arguments) => {
                if let Err(text) = check_application(op, arguments) {
                    self.problem(format!("`{term}`: {text}"));
                }
                if let Op::Function(function) = op {
                    let is_defined = |function: &Function| {
                        self.program.definitions.iter().any(|definition| *definition.function == *function)
                    };
                    let known = vocabulary_function(&function.name).is_some_and(|known| known == *function)
                        || is_defined(function);
                    self.ensure(known, || format!("the function `{}` is not in the vocabulary", function.name));
                    if let Some(ty) = constant_type(&function.name) {
                        self.known_type(&ty);
                    }
                    let is_readable = is_well_formed(&function.name);
                    self.ensure(is_readable, || format!("the constant `{}` has no value", function.name));
                }
                arguments.iter().for_each(|argument| self.term(argument, scope, bound, seen));
            }
            TermKind::Quantified { variables, triggers, body, .. } => {
                let outside = bound.len();
                for variable in variables {
                    let hides =
                        scope.get(variable.name).is_some() || bound.iter().any(|other| other.name == variable.name);
                    self.ensure(!hides, || format!("the bound variable {variable} hides another"));
                    bound.push(variable.clone());
                }
                self.ensure(*body.sort() == Sort::Bool, || format!("`{body}` is no formula"));
                let mut inside = HashSet::new();
                for part in triggers.iter().flatten() {
                    self.term(part, scope, bound, &mut inside);
                }
                self.term(body, scope, bound, &mut inside);
                bound.truncate(outside);
            }
        }
    }
}
