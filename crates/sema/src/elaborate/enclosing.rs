//! Enclosing objects and held variables: how code reaches them, through the fields of its object.

use super::body::Body;
use super::declare::SourceId;
use super::world::{Made, World, unsupported};
use crate::program::Expr;
use base::Span;
use classes::Flags;

impl Body<'_, '_> {
    /// The objects that enclose this place, innermost first: the current one (if there is one), the one around it, …
    fn objects(&mut self, span: Span) -> Vec<(SourceId, Expr)> {
        let mut objects = Vec::new();
        let Some(current) = self.world.source_of_java(self.java_class) else { return objects };
        if let Some(this) = &self.this {
            objects.push((current, this.clone()));
        }
        let mut next = match (&self.outer, &self.this) {
            (Some((outer, class)), _) => {
                let (outer, class) = (outer.clone(), *class);
                self.world.source_of_java(class).map(|source| (source, outer))
            }
            (None, Some(this)) => self.around(current, this.clone(), span),
            (None, None) => None,
        };
        while let Some((source, object)) = next {
            objects.push((source, object.clone()));
            next = self.around(source, object, span);
        }
        objects
    }

    /// The object around one of a class.
    fn around(&self, source: SourceId, object: Expr, span: Span) -> Option<(SourceId, Expr)> {
        let outer = self.world.sources[source].outer?;
        let field = self.world.sources[source].outer_field?;
        Some((outer, self.field_of(object, field, span)))
    }

    /// The innermost enclosing object whose class is accepted.
    fn enclosing(&mut self, span: Span, accepts: impl Fn(&World<'_>, SourceId) -> bool) -> Option<Expr> {
        let objects = self.objects(span);
        let found = objects.into_iter().find(|(source, _)| accepts(self.world, *source));
        found.map(|(_, object)| Expr { span, ..object })
    }

    /// `this` of the current class or of one around it: exactly this class.
    pub fn enclosing_this(&mut self, class: classes::ClassId, span: Span) -> Made<Expr> {
        let wanted = self.world.class(class);
        match self.enclosing(span, |world, source| world.sources[source].class == wanted) {
            Some(object) => Ok(object),
            None => {
                let name = self.world.classes.class(class).simple_name;
                unsupported(format!("objects of `{name}` that are not reached from here"), span)
            }
        }
    }

    /// The innermost enclosing object whose class has a member that `owner` declares with these modifiers.
    pub fn implicit_receiver(&mut self, owner: classes::ClassId, flags: Flags, span: Span) -> Made<Expr> {
        let wanted = self.world.class(owner);
        let has_member = |world: &World<'_>, source: SourceId| {
            let source = &world.sources[source];
            source.class == wanted
                || (world.program.is_subclass(source.class, wanted)
                    && world.classes.is_inherited(flags, owner, source.java))
        };
        match self.enclosing(span, has_member) {
            Some(object) => Ok(object),
            None => {
                let name = self.world.classes.class(owner).simple_name;
                unsupported(format!("objects of `{name}` that are not reached from here"), span)
            }
        }
    }

    /// A local variable of Java, wherever its value is.
    pub fn captured_variable(&mut self, variable: typing::LocalId, span: Span) -> Made<Expr> {
        if let Some(known) = self.variables.get(&variable) {
            return Ok(Expr { span, ..known.clone() });
        }
        if self.capturing.as_ref().is_some_and(|capturing| capturing.available.contains(&variable)) {
            return Ok(self.capture(variable, span));
        }
        let unit = self.unit;
        for (source, object) in self.objects(span) {
            let source = &self.world.sources[source];
            let held = source.captured.iter().find(|(held, _)| source.unit == unit && *held == variable);
            if let Some(field) = held.and_then(|(_, field)| *field) {
                return Ok(self.field_of(object, field, span));
            }
        }
        let name = self.attribution().locals[variable].name;
        unsupported(format!("the variable `{name}`, which is not reached from here"), span)
    }

    /// Makes a lambda hold a variable.
    fn capture(&mut self, variable: typing::LocalId, span: Span) -> Expr {
        let local = &self.attribution().locals[variable];
        let ty = self.world.erase(&local.ty);
        let field = self.world.add_hidden_field(self.class, &format!("val${}", local.name), ty, local.span);
        let value = self.field_of(self.own_this(span), field, span);
        self.variables.insert(variable, value.clone());
        if let Some(capturing) = &mut self.capturing {
            capturing.captured.push((variable, field));
        }
        value
    }

    /// The object that a new one of a class is to be enclosed by, if one is needed and none is given.
    pub(super) fn implicit_outer(&mut self, source: SourceId, span: Span) -> Made<Option<Expr>> {
        let Some(outer) = self.world.sources[source].outer else { return Ok(None) };
        let outer_java = self.world.sources[outer].java;
        if self.world.is_local(source) {
            return self.enclosing_this(outer_java, span).map(Some);
        }
        // Any object of a subclass will do, also of one that does not inherit the member class, for it is private.
        self.implicit_receiver(outer_java, Flags::PUBLIC, span).map(Some)
    }

    /// The values of the variables that a new object of a local class is to hold.
    pub(super) fn captured_arguments(&mut self, source: SourceId, span: Span) -> Made<Vec<Expr>> {
        let variables: Vec<typing::LocalId> =
            self.world.sources[source].captured.iter().map(|(variable, _)| *variable).collect();
        variables.into_iter().map(|variable| self.captured_variable(variable, span)).collect()
    }
}
