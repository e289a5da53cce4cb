//! The variables that are followed, and what happens when one is read or assigned.

use super::{Assignment, Place};
use crate::attribution::{Local, LocalKind, Symbol};
use crate::flow::facts::{is_this, without_parentheses};
use base::{Name, Span, rules};
use classes::{FieldId, Flags};
use std::collections::HashMap;
use syntax::ast::{Expr, ExprKind};

/// What a variable is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Key {
    /// A local variable, by the place of its name.
    Local(Span),
    /// A blank final field.
    Field(FieldId),
}

/// A variable that is followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variable {
    /// What it is.
    pub key: Key,
    /// Its name.
    pub name: Name,
    /// Whether it is final.
    pub is_final: bool,
    /// Whether it is a static field.
    pub is_static: bool,
    /// Whether its declaration gives it a value: then it cannot be assigned at all if it is final.
    pub has_value: bool,
}

/// The variables that are in scope, by their number. Those that are none of them have a value from the beginning.
#[derive(Default, Debug)]
pub(super) struct Variables {
    list: Vec<Variable>,
    numbers: HashMap<Key, usize>,
}

impl Variables {
    /// The number that the next variable will have.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Forgets those that have this number or a greater one: their scope ends.
    pub fn truncate(&mut self, len: usize) {
        self.list.truncate(len);
    }

    /// The variable with this number.
    pub fn get(&self, number: usize) -> Variable {
        self.list[number]
    }

    /// Whether it is a static field.
    pub fn is_static(&self, number: usize) -> bool {
        self.list[number].is_static
    }

    /// The number of a variable, if it is followed.
    pub fn number(&self, key: Key) -> Option<usize> {
        let number = *self.numbers.get(&key)?;
        self.list.get(number).is_some_and(|variable| variable.key == key).then_some(number)
    }

    /// The innermost variable with this name.
    fn named(&self, name: Name) -> Option<usize> {
        self.list.iter().rposition(|variable| variable.name == name)
    }
}

impl Assignment<'_> {
    /// Begins to follow a variable that has no value yet.
    pub(super) fn declare(&mut self, variable: Variable) -> usize {
        let number = self.variables.len();
        self.variables.list.push(variable);
        self.variables.numbers.insert(variable.key, number);
        self.state.assigned.remove(number);
        self.state.unassigned.insert(number);
        number
    }

    /// Begins to follow a local variable that has a value from the beginning: a parameter, for example.
    pub(super) fn declare_with_value(&mut self, name: Span) {
        let Some(local) = self.facts.declared(name) else { return };
        let has_value = local.kind == LocalKind::Resource;
        let key = Key::Local(local.span);
        let variable = Variable { key, name: local.name, is_final: local.is_final, is_static: false, has_value };
        let number = self.declare(variable);
        self.state.assigned.insert(number);
        self.state.unassigned.remove(number);
    }

    /// A variable is read: it must have a value.
    pub(super) fn read(&mut self, e: &Expr, place: Span) {
        match self.facts.symbol(e) {
            Some(Symbol::Local(id)) => {
                let Some(local) = self.facts.found.locals.get(*id) else { return };
                if let Some(number) = self.variables.number(Key::Local(local.span)) {
                    self.check_assigned(number, place);
                }
            }
            Some(Symbol::Field(id)) => {
                // A field of a class around was assigned before, or will be: its constructor runs elsewhere.
                if let Some(number) = self.variables.number(Key::Field(*id)).filter(|number| *number >= self.first) {
                    self.check_assigned(number, place);
                }
            }
            _ => {}
        }
    }

    /// A variable must have a value. It is said once.
    pub(super) fn check_assigned(&mut self, number: usize, place: Span) {
        if !self.state.assigned.contains(number) {
            let name = self.variables.get(number).name;
            let message = format!("`{name}` may be without a value here");
            self.reports.error(&rules::ASSIGNMENT_ERROR, place, message);
            self.state.assigned.insert(number);
        }
    }

    /// What stands on the left of `=` or beside `++` gets a value.
    pub(super) fn assign(&mut self, target: &Expr) {
        let target = without_parentheses(target);
        let (name, of_this) = match &target.kind {
            ExprKind::Name(name) => (*name, true),
            ExprKind::Field(object, name) => (*name, is_this(object)),
            _ => return,
        };
        match self.facts.symbol(target) {
            Some(Symbol::Local(id)) => {
                if let Some(local) = self.facts.found.locals.get(*id) {
                    self.assign_local(local, name.span);
                }
            }
            Some(Symbol::Field(id)) => self.assign_field(*id, of_this, name.span),
            Some(Symbol::Length) => {
                self.reports.early(&rules::ASSIGNMENT_ERROR, name.span, "the length of an array cannot be changed");
            }
            Some(_) => {}
            // What is assigned is not known: it may be what is called so.
            None => {
                if let Some(number) = self.variables.named(name.name) {
                    self.state.assigned.insert(number);
                }
            }
        }
    }

    /// A local variable gets a value.
    pub(super) fn assign_local(&mut self, local: &Local, place: Span) {
        if local.is_specification {
            return;
        }
        let number = self.variables.number(Key::Local(local.span));
        let is_inside = local.span.start >= self.class_start;
        if local.is_final {
            let has_value = number.is_some_and(|number| self.variables.get(number).has_value);
            let name = local.name;
            match local.kind {
                LocalKind::Resource => {
                    let message = format!("the resource `{name}` cannot be assigned");
                    return self.reports.early(&rules::ASSIGNMENT_ERROR, place, message);
                }
                _ if has_value || !is_inside => {
                    let message = format!("`{name}` is final and has a value already");
                    return self.reports.early(&rules::ASSIGNMENT_ERROR, place, message);
                }
                LocalKind::Parameter | LocalKind::Exception => {
                    let message = format!("the final parameter `{name}` cannot be assigned");
                    return self.reports.error(&rules::ASSIGNMENT_ERROR, place, message);
                }
                _ => {}
            }
        }
        match number.filter(|_| is_inside) {
            Some(number) => self.assign_number(number, place),
            None if local.is_final => {
                let message = format!("`{}` is final and has a value already", local.name);
                self.reports.error(&rules::ASSIGNMENT_ERROR, place, message);
            }
            None if is_inside => {
                self.changed.insert(local.span);
            }
            // That a captured variable is assigned is found out elsewhere.
            None => {}
        }
    }

    /// A field gets a value; that matters if it is final.
    fn assign_field(&mut self, id: FieldId, of_this: bool, place: Span) {
        let classes = self.facts.classes;
        let field = classes.field(id);
        if !field.flags.has(Flags::FINAL) || field.flags.has(Flags::SPECIFICATION) {
            return;
        }
        let number = self.variables.number(Key::Field(id));
        let is_static = field.flags.has(Flags::STATIC);
        let is_allowed_here = match self.place {
            Place::Method | Place::CompactConstructor => false,
            Place::Constructor | Place::Initializer => !is_static,
            Place::StaticInitializer => is_static,
        };
        match number {
            Some(number) if of_this && is_allowed_here && self.class == Some(field.owner) => {
                if number >= self.first {
                    self.assign_number(number, place);
                } else {
                    let message = format!("`{}` is final and was assigned by `this(…)` already", field.name);
                    self.reports.error(&rules::ASSIGNMENT_ERROR, place, message);
                }
            }
            _ => {
                let message = format!("`{}` is final and cannot be assigned here", field.name);
                self.reports.early(&rules::ASSIGNMENT_ERROR, place, message);
            }
        }
    }

    /// A variable that is followed gets a value.
    pub(super) fn assign_number(&mut self, number: usize, place: Span) {
        let variable = self.variables.get(number);
        if self.state.unassigned.contains(number) {
            self.state.unassigned.remove(number);
            // Where no path leads, everything counts as assigned: then nothing happens to the `try` around either.
            if !self.state.assigned.contains(number) {
                self.unassigned_in_try.remove(number);
            }
        } else if variable.is_final {
            let message = match self.is_again {
                true => format!("`{}` is final, and this loop may assign it more than once", variable.name),
                false => format!("`{}` is final and may have a value already", variable.name),
            };
            self.reports.error(&rules::ASSIGNMENT_ERROR, place, message);
        } else if let Key::Local(name) = variable.key {
            self.changed.insert(name);
        }
        self.state.assigned.insert(number);
    }
}
