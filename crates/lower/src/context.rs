//! What lowering every method needs to know of the whole program: names of procedures and globals, types, and
//! what the heap model promises of values of a type.

use crate::{Integers, NullDefault, Options};
use base::{Arena, Name, SourceMap, Span};
use ir::vocabulary::{birth, elements, field_map, now, null, static_field, subtype, type_constant, type_of};
use ir::{Class, ElementKind, Global, GlobalKind, JavaType, ProcedureId};
use logic::build::{and, eq, int, le, lt, ne, or};
use logic::{Obligation, Sort, Term, Var};
use sema::program::{ClassId, FieldId, MethodId, Program, Type, Unsupported};
use std::collections::{HashMap, HashSet};

/// Success, or what is not supported and where.
pub type Lowered<T> = Result<T, Unsupported>;

/// The arena that obligations go into.
pub type Obligations = Arena<ir::ObligationId, Obligation>;

/// The whole program as lowering sees it.
pub struct Context<'a> {
    /// The typed program.
    pub program: &'a Program,
    /// The texts, for messages.
    pub sources: &'a SourceMap,
    /// The user's choices.
    pub options: Options,
    /// The heap and the static state.
    pub globals: Vec<Global>,
    fields: HashMap<FieldId, Var>,
    names: HashMap<MethodId, Name>,
}

impl<'a> Context<'a> {
    /// Names everything.
    pub fn new(program: &'a Program, sources: &'a SourceMap, options: Options) -> Context<'a> {
        let mut context =
            Context { program, sources, options, globals: Vec::new(), fields: HashMap::new(), names: HashMap::new() };
        context.declare_globals();
        context.name_procedures();
        context
    }

    fn declare_globals(&mut self) {
        for (id, field) in self.program.fields.iter() {
            let class = self.program.classes[field.owner].name;
            let ty = self.java_type(&field.ty);
            let name = field.name;
            let (variable, kind) = if field.is_static {
                (static_field(&class, &name, &ty), GlobalKind::Static { class, name, ty })
            } else {
                (field_map(&class, &name, &ty), GlobalKind::Field { class, name, ty })
            };
            self.fields.insert(id, variable.clone());
            self.globals.push(Global { variable, kind });
        }
        for kind in [ElementKind::Boolean, ElementKind::Int, ElementKind::Long, ElementKind::Reference] {
            self.globals.push(Global { variable: elements(kind), kind: GlobalKind::Elements(kind) });
        }
        self.globals.push(Global { variable: now(), kind: GlobalKind::Now });
    }

    /// Signatures have simple class names; where two packages share one, the qualified name takes its place.
    fn name_procedures(&mut self) {
        let mut count: HashMap<Name, usize> = HashMap::new();
        let mut taken = HashSet::new();
        for method in self.program.methods.values() {
            *count.entry(method.signature).or_default() += 1;
        }
        for (id, method) in self.program.methods.iter() {
            let class = &self.program.classes[method.owner];
            let mut name = match count[&method.signature] {
                1 => method.signature,
                _ => Name::new(&format!("{}:{}", class.name, method.signature)),
            };
            // Only in a file that does not compile are there two methods of one signature.
            while !taken.insert(name) {
                name = Name::new(&format!("{name}'"));
            }
            self.names.insert(id, name);
        }
    }

    /// The classes, as far as runtime types go.
    pub fn classes(&self) -> Vec<Class> {
        let name = |id: ClassId| self.program.classes[id].name;
        let class = |class: &sema::program::Class| Class {
            name: class.name,
            superclass: class.superclass.map(name),
            is_abstract: class.is_abstract,
        };
        self.program.classes.values().map(class).collect()
    }

    /// The name of the procedure for a method.
    pub fn procedure_name(&self, method: MethodId) -> Name {
        self.names[&method]
    }

    /// The procedure for a method: procedures stand in the order of the methods.
    pub fn procedure(&self, method: MethodId) -> ProcedureId {
        base::arena::Id::from_index(base::arena::Id::index(method))
    }

    /// The global that holds a field.
    pub fn field(&self, field: FieldId) -> Var {
        self.fields[&field].clone()
    }

    /// The runtime type for a static type.
    pub fn java_type(&self, ty: &Type) -> JavaType {
        match ty {
            Type::Boolean => JavaType::Boolean,
            Type::Int => JavaType::Int,
            Type::Long => JavaType::Long,
            Type::Class(class) => JavaType::Class(self.program.classes[*class].name),
            Type::Array(element) => JavaType::Array(Box::new(self.java_type(element))),
            // `null` fits every reference type, and nothing has the type `void`.
            Type::Null | Type::Void => JavaType::Class("java.lang.Object".into()),
        }
    }

    /// The global that holds the elements of arrays of this type.
    pub fn elements(&self, array: &Type) -> Var {
        match array {
            Type::Array(element) => elements(ElementKind::of(&self.java_type(element))),
            _ => elements(ElementKind::Reference),
        }
    }

    /// Whether a place of one type may hold an object whose static type is the other.
    pub fn may_hold(&self, place: &JavaType, object: &JavaType) -> bool {
        let (JavaType::Class(place), JavaType::Class(object)) = (place, object) else { return false };
        let named = |name: &Name| self.program.class_named(name);
        let (Some(place), Some(object)) = (named(place), named(object)) else { return false };
        self.program.is_subclass(place, object) || self.program.is_subclass(object, place)
    }

    /// The text of a place, for messages, on one line.
    pub fn text(&self, span: Span) -> String {
        self.sources.snippet(span).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What the type system and the heap model promise of a value of this type: a number lies in its range, a
    /// reference is null or an allocated object of the type.
    pub fn typing(&self, value: &Term, ty: &Type) -> Term {
        match ty {
            Type::Int | Type::Long => self.in_range(value, ty),
            Type::Class(_) | Type::Array(_) => or([eq(value.clone(), null()), self.is_object(value, ty)]),
            Type::Boolean | Type::Null | Type::Void => logic::build::bool(true),
        }
    }

    /// That a value is an allocated object of this type.
    pub fn is_object(&self, value: &Term, ty: &Type) -> Term {
        self.is_object_at(value, ty, now().term())
    }

    /// That a value is an object of this type which was allocated before the clock showed `clock`.
    pub fn is_object_at(&self, value: &Term, ty: &Type, clock: Term) -> Term {
        let allocated = lt(birth(value.clone()), clock);
        and([ne(value.clone(), null()), allocated, self.has_type(value, ty)])
    }

    /// That an object has this type.
    pub fn has_type(&self, value: &Term, ty: &Type) -> Term {
        subtype(type_of(value.clone()), type_constant(&self.java_type(ty)))
    }

    /// That a number of the code lies in the range of its type.
    pub fn in_range(&self, value: &Term, ty: &Type) -> Term {
        if self.options.integers == Integers::Math {
            return logic::build::bool(true);
        }
        java_range(value, ty)
    }

    /// Whether a parameter may be null.
    pub fn parameter_is_nullable(&self, parameter: &sema::program::Local) -> bool {
        parameter.is_nullable || self.options.null_default == NullDefault::Nullable
    }

    /// All fields that an object of a class or of a subclass of it may have.
    pub fn possible_fields(&self, class: ClassId) -> Vec<FieldId> {
        let is_related = |owner| self.program.is_subclass(owner, class) || self.program.is_subclass(class, owner);
        let fields = self.program.fields.iter().filter(|(_, field)| !field.is_static && is_related(field.owner));
        fields.map(|(id, _)| id).collect()
    }

    /// All fields of objects of a class, declared and inherited.
    pub fn instance_fields(&self, class: ClassId) -> Vec<FieldId> {
        let mut fields = Vec::new();
        let mut current = Some(class);
        while let Some(id) = current {
            let class = &self.program.classes[id];
            fields.extend(class.fields.iter().copied().filter(|field| !self.program.fields[*field].is_static));
            current = class.superclass;
        }
        fields
    }
}

/// That a number lies in the range of `int` or `long`.
pub fn java_range(value: &Term, ty: &Type) -> Term {
    let (low, high) = match ty {
        Type::Int => (i128::from(i32::MIN), i128::from(i32::MAX)),
        _ => (i128::from(i64::MIN), i128::from(i64::MAX)),
    };
    and([le(int(low), value.clone()), le(value.clone(), int(high))])
}

/// The name of the local that holds a global's value at some earlier point.
pub fn snapshot(prefix: &str, global: &Var) -> Var {
    Var::new(format!("${prefix}${}", global.name), global.sort.clone())
}

/// Whether a sort is that of a part of the heap or the static state that frames speak of.
pub fn is_framed(global: &Global) -> bool {
    global.kind != GlobalKind::Now && global.variable.sort != Sort::Type
}
