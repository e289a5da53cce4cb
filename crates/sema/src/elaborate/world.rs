//! What all bodies share: the program that is being made, and how things of Java's class table are found in it.

use super::Unit;
use super::declare::{LambdaNumbers, Source, SourceId};
use super::gaps::unmodelled;
use super::lambdas::MadeLambda;
use super::members::MethodText;
use crate::effects::Effects;
use crate::program::{
    Arithmetics, Class, ClassId, FieldId, Local, Method, MethodId, MethodKind, Nullness, Origin, Program, Type,
    Unsupported,
};
use base::{Arena, Diagnostic, Name, Span};
use classes::{Classes, Flags, Primitive};
use std::collections::{BTreeMap, HashMap};
use syntax::ast::ExprId;

/// Something that was made, or why it cannot be and where.
pub type Made<T> = Result<T, Unsupported>;

/// The program that is being made, with what it is made from.
pub struct World<'a> {
    /// The files.
    pub units: &'a [Unit<'a>],
    /// The class table of typing.
    pub classes: &'a Classes,
    /// What is claimed of methods without a model.
    pub(super) effects: &'a Effects,
    /// For each method of which something is claimed, the classes that no class of the program may inherit from.
    pub(super) handed: BTreeMap<MethodId, Vec<ClassId>>,
    /// Static methods that stand for reading static fields of classes without a model.
    pub(super) readers: HashMap<classes::FieldId, MethodId>,
    /// The program so far.
    pub program: Program,
    /// What the user should know.
    pub warnings: Vec<Diagnostic>,
    /// The classes of the program by those of the class table.
    pub(super) class_ids: HashMap<classes::ClassId, ClassId>,
    /// The fields of the program by those of the class table.
    pub(super) field_ids: HashMap<classes::FieldId, FieldId>,
    /// The methods of the program by those of the class table.
    pub(super) method_ids: HashMap<classes::MethodId, MethodId>,
    /// Methods that are found by name, as they are often needed.
    library: HashMap<(String, String, Vec<String>), MethodId>,
    /// The classes that have a text.
    pub(super) sources: Arena<SourceId, Source<'a>>,
    /// The text of a class.
    pub(super) source_ids: HashMap<ClassId, SourceId>,
    /// How many lambdas were found in each top-level class.
    pub(super) lambdas: BTreeMap<(usize, Name), usize>,
    /// Which lambda an expression is.
    pub(super) lambda_numbers: LambdaNumbers,
    /// What was made for lambdas and method references.
    pub(super) made_lambdas: HashMap<(usize, ExprId), MadeLambda>,
    /// The methods that have a text.
    pub(super) texts: HashMap<MethodId, MethodText<'a>>,
    /// The field with all constants of an enum.
    pub(super) enum_values: HashMap<SourceId, FieldId>,
    /// Methods of class files behind models that the models do not have.
    pub(super) gaps: Vec<(SourceId, classes::MethodId)>,
    /// Methods that stand for reading fields that no model has.
    pub(super) field_readers: HashMap<classes::FieldId, MethodId>,
    /// Classes without a model, as long as it has not been looked up what they override.
    pub(super) externals: Vec<classes::ClassId>,
    /// What each bridge leads to.
    pub(super) bridges: HashMap<MethodId, MethodId>,
}

/// Why something cannot be made.
pub fn unsupported<T>(what: impl Into<String>, span: Span) -> Made<T> {
    Err(Unsupported { what: what.into(), span })
}

/// Whether values of a type have a meaning: those of some types that only specifications have do not.
pub fn understood(ty: &classes::Type, span: Span) -> Made<()> {
    match ty {
        classes::Type::Logic(name, _) if !matches!(&**name, "bigint" | "locset" | "seq" | "TYPE") => {
            unsupported(format!("values of type `\\{name}`"), span)
        }
        _ => Ok(()),
    }
}

impl<'a> World<'a> {
    /// Nothing is made yet.
    pub fn new(units: &'a [Unit<'a>], classes: &'a Classes, effects: &'a Effects) -> World<'a> {
        World {
            units,
            classes,
            effects,
            handed: BTreeMap::new(),
            readers: HashMap::new(),
            program: Program::default(),
            warnings: Vec::new(),
            class_ids: HashMap::new(),
            field_ids: HashMap::new(),
            method_ids: HashMap::new(),
            library: HashMap::new(),
            sources: Arena::new(),
            source_ids: HashMap::new(),
            lambdas: BTreeMap::new(),
            lambda_numbers: LambdaNumbers::new(),
            made_lambdas: HashMap::new(),
            texts: HashMap::new(),
            enum_values: HashMap::new(),
            gaps: Vec::new(),
            field_readers: HashMap::new(),
            externals: Vec::new(),
            bridges: HashMap::new(),
        }
    }

    /// The class; one that is in no file is declared now, with its supertypes.
    pub fn class(&mut self, id: classes::ClassId) -> ClassId {
        if let Some(known) = self.class_ids.get(&id) {
            return *known;
        }
        let declared = self.classes.class(id);
        // The class file behind a model is the model.
        if let Some(named) = self.classes.find(declared.binary_name)
            && named != id
            && let Some(known) = self.class_ids.get(&named).copied()
        {
            self.class_ids.insert(id, known);
            return known;
        }
        let made = self.program.classes.push(Class {
            name: declared.binary_name,
            simple_name: declared.simple_name,
            superclass: None,
            interfaces: Vec::new(),
            is_interface: declared.is_interface(),
            is_abstract: declared.flags.has(Flags::ABSTRACT) || declared.is_interface(),
            is_final: declared.flags.has(Flags::FINAL),
            is_hidden: false,
            fields: Vec::new(),
            methods: Vec::new(),
            invariants: Vec::new(),
            represents: Vec::new(),
            dependencies: Vec::new(),
            initially: Vec::new(),
            constraints: Vec::new(),
            initializers: Vec::new(),
            static_initializer: None,
            arithmetic: Arithmetics::default(),
            has_specification: false,
            origin: Origin::External,
            span: declared.span.unwrap_or_else(|| self.nowhere()),
        });
        self.class_ids.insert(id, made);
        self.externals.push(id);
        self.set_supertypes(id, made);
        made
    }

    /// Gives a class of the program the supertypes that the class table has.
    pub(super) fn set_supertypes(&mut self, id: classes::ClassId, made: ClassId) {
        let header = self.classes.header(id);
        let superclass = header.superclass.as_ref().and_then(classes::Type::class_id);
        let superclass = match superclass {
            None if &*self.classes.class(id).binary_name == "java.lang.Object" => None,
            None => self.classes.well_known("java.lang.Object"),
            found => found,
        };
        let interfaces: Vec<classes::ClassId> = header.interfaces.iter().filter_map(classes::Type::class_id).collect();
        let superclass = superclass.map(|superclass| self.class(superclass));
        let interfaces = interfaces.into_iter().map(|interface| self.class(interface)).collect();
        self.program.classes[made].superclass = superclass;
        self.program.classes[made].interfaces = interfaces;
    }

    /// A place for what has none in the user's files.
    pub(super) fn nowhere(&self) -> Span {
        let file = self.units.first().map_or_else(|| base::arena::Id::from_index(0), |unit| unit.file);
        Span::new(file, 0, 0)
    }

    /// The erasure of a type; what is not known is an `Object` (whoever meets it in a body gives up there).
    pub fn erase(&mut self, ty: &classes::Type) -> Type {
        match self.classes.erasure(ty) {
            classes::Type::Primitive(primitive) => erased_primitive(primitive),
            classes::Type::Void => Type::Void,
            classes::Type::Null => Type::Null,
            classes::Type::Array(element) => Type::Array(Box::new(self.erase(&element))),
            classes::Type::Class(class) => Type::Class(self.class(class.class)),
            classes::Type::Logic(name, _) => match &*name {
                "bigint" => Type::BigInt,
                "locset" => Type::Locset,
                "seq" => Type::Seq,
                "TYPE" => Type::TypeValue,
                _ => self.object(),
            },
            _ => self.object(),
        }
    }

    /// `java.lang.Object`
    pub fn object(&mut self) -> Type {
        match self.classes.well_known("java.lang.Object") {
            Some(object) => Type::Class(self.class(object)),
            None => Type::Null,
        }
    }

    /// `java.lang.String`
    pub fn string(&mut self) -> Type {
        match self.classes.well_known("java.lang.String") {
            Some(string) => Type::Class(self.class(string)),
            None => Type::Null,
        }
    }

    /// The field.
    pub fn field(&mut self, id: classes::FieldId, span: Span) -> Made<FieldId> {
        understood(&self.classes.field(id).ty, span)?;
        match self.field_ids.get(&id) {
            Some(known) => Ok(*known),
            None => {
                let field = self.classes.field(id);
                let owner = self.classes.class(field.owner).binary_name;
                unsupported(format!("the field `{owner}.{}`, which no model has", field.name), span)
            }
        }
    }

    /// The method or constructor.
    pub fn method(&mut self, id: classes::MethodId, span: Span) -> Made<MethodId> {
        match self.method_ids.get(&id) {
            Some(known) => Ok(*known),
            None => Ok(self.missing_method(id, span)),
        }
    }

    /// A method that no model has. Whoever calls it is not supported either, but a run may never come to the call.
    fn missing_method(&mut self, id: classes::MethodId, span: Span) -> MethodId {
        let declared = self.classes.method(id);
        let owner = self.class(declared.owner);
        let text = self.method_text(id);
        let mut locals = Arena::new();
        let mut parameters = Vec::new();
        for (index, ty) in declared.parameters.iter().enumerate() {
            let ty = self.erase(ty);
            parameters.push(locals.push(Local {
                name: Name::from(format!("p{index}")),
                ty,
                nullness: Nullness::Nullable,
                span,
            }));
        }
        let kind = if declared.is_constructor() {
            MethodKind::Constructor
        } else if declared.flags.has(Flags::STATIC) {
            MethodKind::Static
        } else {
            MethodKind::Instance
        };
        let result = self.erase(&declared.result);
        let what = format!("calls to `{text}`, which no model has");
        let made = self.program.methods.push(Method {
            kind,
            locals,
            parameters,
            result,
            unsupported: vec![Unsupported { what, span }],
            // It is final: nobody knows who overrides it, and nobody needs to, for it cannot be called.
            ..unmodelled(owner, declared.name, Name::new(&text), span)
        });
        self.method_ids.insert(id, made);
        self.claim(made, id);
        made
    }

    /// A method with its class and its erased parameters: `java.util.List.add(Object)`.
    pub(super) fn method_text(&self, id: classes::MethodId) -> String {
        let method = self.classes.method(id);
        let owner = self.classes.class(method.owner).binary_name;
        let parameters: Vec<String> =
            method.parameters.iter().map(|parameter| self.classes.display(&self.classes.erasure(parameter))).collect();
        let parameters = parameters.join(", ");
        if method.is_constructor() {
            format!("{owner}({parameters})")
        } else {
            format!("{owner}.{}({parameters})", method.name)
        }
    }

    /// A class of the library by its binary name.
    pub fn library_class(&mut self, name: &str, span: Span) -> Made<ClassId> {
        match self.classes.well_known(name) {
            Some(class) => Ok(self.class(class)),
            None => unsupported(format!("the class `{name}`, which the library does not have"), span),
        }
    }

    /// A method of a class of the library by its name (`<init>` for a constructor) and erased parameter types, as in
    /// `("java.lang.Integer", "valueOf", &["int"])`.
    pub fn library_method(&mut self, class: &str, name: &str, parameters: &[&str], span: Span) -> Made<MethodId> {
        let key = (class.to_owned(), name.to_owned(), parameters.iter().map(|text| (*text).to_owned()).collect());
        if let Some(known) = self.library.get(&key) {
            return Ok(*known);
        }
        let found = self.classes.well_known(class).and_then(|owner| {
            let methods = &self.classes.members(owner).methods;
            methods.iter().copied().find(|id| {
                let method = self.classes.method(*id);
                &*method.name == name
                    && method.parameters.len() == parameters.len()
                    && method
                        .parameters
                        .iter()
                        .zip(parameters)
                        .all(|(ty, text)| self.classes.canonical(&self.classes.erasure(ty)) == *text)
            })
        });
        match found {
            Some(found) => {
                let method = self.method(found, span)?;
                self.library.insert(key, method);
                Ok(method)
            }
            None => {
                let parameters = parameters.join(", ");
                unsupported(format!("calls to `{class}.{name}({parameters})`, which no model has"), span)
            }
        }
    }
}

/// A primitive type in the program.
pub fn erased_primitive(primitive: Primitive) -> Type {
    match primitive {
        Primitive::Boolean => Type::Boolean,
        Primitive::Byte => Type::Byte,
        Primitive::Short => Type::Short,
        Primitive::Char => Type::Char,
        Primitive::Int => Type::Int,
        Primitive::Long => Type::Long,
        Primitive::Float => Type::Float,
        Primitive::Double => Type::Double,
    }
}
