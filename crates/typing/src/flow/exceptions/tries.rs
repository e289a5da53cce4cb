//! `try`: what its handlers catch, and what leaves it (JLS 11.2.3, 14.20).

use super::sets::Exceptions;
use super::{Source, Thrown};
use base::{Span, rules};
use classes::Type;
use std::mem::{replace, take};
use syntax::ast::{Catch, Resource, Try, TypeRefKind};
use syntax::visit::{self, Visitor};

impl Thrown<'_> {
    pub(super) fn try_statement(&mut self, statement: &Try) {
        let classes = self.facts.classes;
        let handled: Vec<Vec<(Span, Type)>> = statement.catches.iter().map(|catch| self.alternatives(catch)).collect();
        let caught = self.caught.clone();
        for (_, ty) in handled.iter().flatten() {
            self.caught.insert(classes, ty);
        }
        let thrown_before = take(&mut self.thrown);
        let pending_before = take(&mut self.pending);
        self.resources(&statement.resources);
        visit::block(self, &statement.body);
        let mut in_block = replace(&mut self.thrown, thrown_before.clone());
        self.caught = caught;
        for name in ["java.lang.RuntimeException", "java.lang.Error"] {
            in_block.insert(classes, &classes.class_named(name));
        }
        let mut handled_before = Exceptions::default();
        for (catch, alternatives) in statement.catches.iter().zip(handled) {
            self.handler(catch, alternatives, &in_block, &mut handled_before);
        }
        in_block.subtract(classes, &handled_before);
        let Some(finally) = &statement.finally else {
            self.thrown.join(classes, &in_block);
            let pending = replace(&mut self.pending, pending_before);
            self.pending.extend(pending);
            return;
        };
        let thrown = take(&mut self.thrown);
        let pending = replace(&mut self.pending, pending_before);
        visit::block(self, finally);
        if self.endless.contains(&finally.span) {
            // Whatever was thrown, this `finally` does something else.
            self.thrown.join(classes, &thrown_before);
        } else {
            self.thrown.join(classes, &in_block);
            self.thrown.join(classes, &thrown);
            self.pending.extend(pending);
        }
    }

    /// The types that a handler catches, each with its place.
    fn alternatives(&self, catch: &Catch) -> Vec<(Span, Type)> {
        let ty = self.facts.declared(catch.parameter.name.span).map_or(&Type::Unknown, |local| &local.ty);
        match (ty, &catch.parameter.ty.kind) {
            (Type::Union(types), TypeRefKind::Union(written)) => {
                written.iter().map(|one| one.span).zip(types.iter().cloned()).collect()
            }
            _ => vec![(catch.span, ty.clone())],
        }
    }

    fn resources(&mut self, resources: &[Resource]) {
        for resource in resources {
            match resource {
                Resource::Local { value, .. } | Resource::Expr(value) => self.expression(value),
            }
        }
        for resource in resources {
            let (place, ty) = match resource {
                Resource::Local { name, .. } => {
                    (name.span, self.facts.declared(name.span).map_or(&Type::Unknown, |local| &local.ty))
                }
                Resource::Expr(value) => (value.span, self.facts.ty(value)),
            };
            let types = self.facts.thrown_by_close(ty);
            self.throws_all(place, &types, Source::Close);
        }
    }

    fn handler(
        &mut self,
        catch: &Catch,
        alternatives: Vec<(Span, Type)>,
        in_block: &Exceptions,
        handled_before: &mut Exceptions,
    ) {
        let classes = self.facts.classes;
        let mut arriving = in_block.clone();
        arriving.subtract(classes, handled_before);
        for (place, ty) in &alternatives {
            self.check_handler(*place, ty, in_block, handled_before);
            handled_before.insert(classes, ty);
        }
        let types: Vec<Type> = alternatives.into_iter().map(|(_, ty)| ty).collect();
        let rethrown = Exceptions::from(types).common(classes, &arriving);
        let name = self.facts.declared(catch.parameter.name.span).map_or(catch.parameter.name.span, |local| local.span);
        self.rethrown.insert(name, rethrown);
        visit::block(self, &catch.body);
        self.rethrown.remove(&name);
    }

    /// A handler must not be behind one that catches the same, and what it catches must be possible.
    fn check_handler(&mut self, place: Span, ty: &Type, in_block: &Exceptions, handled_before: &Exceptions) {
        let classes = self.facts.classes;
        let name = || classes.display(ty);
        if handled_before.surely_covers(classes, ty) {
            let message = format!("`{}` is caught by an earlier `catch` already", name());
            self.reports.error(&rules::EXCEPTION_ERROR, place, message);
            return;
        }
        let is_general = ["java.lang.Exception", "java.lang.Throwable"]
            .iter()
            .any(|general| ty.class_id().is_some() && ty.class_id() == classes.well_known(general));
        if ty.is_known() && self.facts.is_checked(ty) && !is_general && !in_block.touches(classes, ty) {
            let message = format!("nothing in this `try` throws `{}`", name());
            self.reports.error(&rules::EXCEPTION_ERROR, place, message);
        }
    }
}
