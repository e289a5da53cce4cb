//! What a list says of methods without a model, and where that does not hold: where code of the program could run within them.
//!
//! What is claimed of a method is claimed of the library's own code. A class of the program that inherits from the class of the method may
//! override what that calls, and one that implements a type of a parameter may be handed over. So the claim holds in programs without such classes.

use super::world::{Made, World, unsupported};
use crate::program::{Assumed, ClassId, Expr, ExprKind, LocalId, MethodId, MethodKind, Origin, Type, Unsupported};
use base::{Name, Span};
use classes::Flags;
use std::collections::BTreeSet;

impl World<'_> {
    /// Notes what is claimed of a method without a model.
    pub(super) fn claim(&mut self, made: MethodId, id: classes::MethodId) {
        let table = self.classes;
        let declared = table.method(id);
        let owner = table.class(declared.owner).binary_name;
        let name = if declared.is_constructor() { "new" } else { &*declared.name };
        let simple = |ty: &classes::Type| table.display(&table.erasure(ty));
        let parameters: Vec<String> = declared.parameters.iter().map(simple).collect();
        let Some(claim) = self.effects.claim(&owner, name, &parameters) else { return };
        let throws: Vec<Option<ClassId>> =
            claim.throws.iter().map(|name| table.well_known(name).map(|class| self.class(class))).collect();
        // An exception that this JDK lacks: then this is another library than the one that was reviewed.
        let Some(mut throws) = throws.into_iter().collect::<Option<Vec<ClassId>>>() else { return };
        let types: Vec<Type> = declared.parameters.iter().map(|ty| self.erase(ty)).collect();
        let method = &self.program.methods[made];
        if declared.is_constructor() && self.inherits_state(method.owner) {
            return;
        }
        let takes_objects = types.iter().any(Type::is_reference);
        let mut handed: Vec<ClassId> = Vec::new();
        if !claim.is_inert {
            handed.extend(types.iter().filter_map(class_of));
        }
        // What has a model may hold code of the program, as the comparator of a sorted map.
        if handed.iter().any(|class| !self.is_plain(*class)) {
            return;
        }
        if method.kind != MethodKind::Static {
            handed.push(method.owner);
        }
        // An object of an unknown class is none of a class of the program.
        handed.extend(class_of(&method.result).filter(|class| self.program.classes[*class].origin == Origin::External));
        // Called as the method of a supertype it may be handed objects of other classes.
        if !method.parameters.iter().map(|local| &method.locals[*local].ty).eq(&types) {
            throws.extend(table.well_known("java.lang.ClassCastException").map(|class| self.class(class)));
        }
        for name in self.effects.wrapped(&owner) {
            let Some(class) = table.well_known(name) else { return };
            handed.push(self.class(class));
        }
        let assumed = Assumed {
            is_non_null: claim.is_non_null,
            is_filled: claim.is_filled,
            refuses_null: takes_objects && !claim.is_null_safe,
            throws,
        };
        self.handed.insert(made, handed);
        self.program.assumed.insert(made, assumed);
    }

    /// Whether objects of a class without a model have fields of a superclass that has one: what a constructor does to those is not claimed.
    fn inherits_state(&self, class: ClassId) -> bool {
        let classes = &self.program.classes;
        let above = std::iter::successors(classes[class].superclass, |class| classes[*class].superclass);
        above.into_iter().any(|class| classes[class].fields.iter().any(|field| !self.program.fields[*field].is_static))
    }

    /// Whether objects of this type run no code of the program but what it overrides itself.
    fn is_plain(&self, class: ClassId) -> bool {
        let class = &self.program.classes[class];
        let is_open = class.is_interface || &*class.name == "java.lang.Object";
        class.origin == Origin::External || !is_open || &*class.name == "java.lang.CharSequence"
    }

    /// Classes without a model whose objects may look at texts of the program that change: they were handed what is no `String`.
    fn watching(&self) -> BTreeSet<ClassId> {
        let program = &self.program;
        let type_named = |name: &str| program.class_named(name).map(Type::Class);
        let (text, string) = (type_named("java.lang.CharSequence"), type_named("java.lang.String"));
        let mut found = BTreeSet::new();
        let mut look = |callee: &MethodId, arguments: &[Expr]| {
            let Some(method) = self.handed.get(callee).map(|_| &program.methods[*callee]) else { return };
            let takes_text = |local: &LocalId| Some(&method.locals[*local].ty) == text.as_ref();
            let is_fixed = |argument: &Expr| argument.ty == Type::Null || Some(&argument.ty) == string.as_ref();
            let mut pairs = method.parameters.iter().zip(arguments);
            if pairs.any(|(local, argument)| takes_text(local) && !is_fixed(argument)) {
                found.insert(method.owner);
                found.extend(class_of(&method.result));
            }
        };
        for statement in program.methods.values().flat_map(|method| method.body.iter().flatten()) {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    ExprKind::StaticCall(callee, arguments)
                    | ExprKind::VirtualCall(_, callee, arguments)
                    | ExprKind::New(callee, arguments) => look(callee, arguments),
                    _ => {}
                });
            });
        }
        found
    }

    /// Forgets what is claimed of methods within which code of the program could run.
    pub(super) fn withdraw_claims(&mut self) {
        let program = &self.program;
        let own: Vec<ClassId> =
            program.classes.iter().filter(|(_, class)| class.origin == Origin::Source).map(|(id, _)| id).collect();
        let may_run = |class: &ClassId| own.iter().any(|own| program.is_subclass(*own, *class));
        let watching = self.watching();
        let is_watching = |method: &MethodId| {
            let method = &program.methods[*method];
            watching.contains(&method.owner) && method.kind != MethodKind::Static
        };
        let withdrawn = self.handed.iter().filter(|(method, handed)| is_watching(method) || handed.iter().any(may_run));
        let withdrawn: Vec<MethodId> = withdrawn.map(|(method, _)| *method).collect();
        for method in withdrawn {
            self.program.assumed.remove(&method);
        }
    }

    /// Whether a class has no model.
    pub(super) fn class_is_external(&mut self, class: classes::ClassId) -> bool {
        let class = self.class(class);
        self.program.classes[class].origin == Origin::External
    }

    /// A method that stands for reading a static field of a class without a model: any value of its type, and no null if the list says so or
    /// it is a constant of an enum.
    pub(super) fn reader(&mut self, id: classes::FieldId, span: Span) -> Made<MethodId> {
        if let Some(known) = self.readers.get(&id) {
            return Ok(*known);
        }
        let table = self.classes;
        let field = table.field(id);
        let owner = table.class(field.owner).binary_name;
        let text = format!("{owner}.{}", field.name);
        if !field.flags.has(Flags::STATIC) || !field.flags.has(Flags::FINAL) {
            return unsupported(format!("the field `{text}`, which no model has"), span);
        }
        let is_non_null = field.flags.has(Flags::ENUM_CONSTANT)
            || self.effects.claim(&owner, &field.name, &[]).is_some_and(|claim| claim.is_non_null);
        let class = self.class(field.owner);
        let result = self.erase(&field.ty);
        let what = format!("the field `{text}`, which no model has");
        let made = self.program.methods.push(crate::program::Method {
            kind: MethodKind::Static,
            result,
            unsupported: vec![Unsupported { what, span }],
            ..super::gaps::unmodelled(class, field.name, Name::new(&text), span)
        });
        self.readers.insert(id, made);
        self.program.assumed.insert(made, Assumed { is_non_null, ..Assumed::default() });
        let handed = class_of(&self.program.methods[made].result);
        self.handed.insert(
            made,
            handed.filter(|class| self.program.classes[*class].origin == Origin::External).into_iter().collect(),
        );
        Ok(made)
    }
}

/// The class that objects of a type have, or those in arrays of it.
fn class_of(ty: &Type) -> Option<ClassId> {
    match ty {
        Type::Class(class) => Some(*class),
        Type::Array(element) => class_of(element),
        _ => None,
    }
}
