//! Fields, and methods without their bodies.

use super::constructors;
use super::declare::{Source, SourceId};
use super::modifiers;
use super::specification;
use super::world::{World, understood};
use crate::program::{
    Access, Allocation, Arithmetics, ClassId, Expr, ExprKind, Field, FieldId, FieldKind, Local, LocalId, Method,
    MethodId, MethodKind, Nullness, Origin, Type, Unsupported,
};
use base::{Arena, Diagnostic, Name, Span, rules};
use classes::{Constant, Flags};
use std::collections::HashMap;
use syntax::ast::{Member, MethodDecl, Modifier, Modifiers};

/// A method that has a text, or that is implied by its class.
#[derive(Clone, Copy)]
pub(super) struct MethodText<'a> {
    /// The class that it is in.
    pub source: SourceId,
    /// The method of the class table; none for the constructor of an anonymous class.
    pub java: Option<classes::MethodId>,
    /// Its declaration; none if it is not written.
    pub decl: Option<&'a MethodDecl>,
}

impl<'a> World<'a> {
    /// Declares the fields and methods of all classes.
    pub(super) fn declare_members(&mut self) {
        for source in self.sources.ids() {
            self.declare_fields(source);
            self.declare_hidden_fields(source);
        }
        for source in self.sources.ids() {
            self.declare_methods(source);
        }
        for source in self.sources.ids() {
            if self.sources[source].creation.is_some() {
                self.declare_anonymous_constructor(source);
            }
        }
    }

    fn declare_fields(&mut self, source: SourceId) {
        let Source { decl, java, class, nulls, .. } = self.sources[source];
        let mut modifiers: HashMap<Span, &Modifiers> = HashMap::new();
        for member in &decl.members {
            if let Member::Field(field) = member {
                modifiers.extend(field.declarators.iter().map(|one| (one.name.span, &field.modifiers)));
            }
        }
        let none = Modifiers::default();
        let table = self.classes;
        for id in &table.members(java).fields {
            let declared = table.field(*id);
            // What has no place is known from the class file behind a model only.
            let Some(span) = declared.span else { continue };
            let written = modifiers.get(&span).copied().unwrap_or(&none);
            let kind = match declared.flags.has(Flags::SPECIFICATION) {
                false => FieldKind::Java,
                true if written.has(Modifier::Model) => FieldKind::Model,
                true => FieldKind::Ghost,
            };
            // In an interface, fields of the specification may belong to objects.
            let is_of_object = kind != FieldKind::Java && written.has(Modifier::Instance);
            let ty = self.erase(&declared.ty);
            let is_interface = self.program.classes[class].is_interface;
            let is_static = declared.flags.has(Flags::STATIC) || (is_interface && kind == FieldKind::Java);
            let is_static = is_static && !is_of_object;
            let constant = declared.constant.get().cloned().flatten();
            let constant = constant.map(|constant| literal(&constant, ty.clone(), span));
            let has_specification = self.program.classes[class].has_specification;
            let is_constant = declared.flags.has(Flags::ENUM_CONSTANT);
            let field = Field {
                kind,
                owner: class,
                name: declared.name,
                ty,
                is_static,
                is_final: (declared.flags.has(Flags::FINAL) || is_interface) && kind == FieldKind::Java,
                is_private: declared.flags.has(Flags::PRIVATE),
                is_nullable: !is_constant
                    && (specification::is_nullable(written, nulls, has_specification)
                        || understood(&declared.ty, span).is_err()),
                constant,
                initializer: None,
                span,
            };
            let made = self.add_field(field);
            self.field_ids.insert(*id, made);
        }
    }

    /// The fields for the enclosing object and for the variables that are held.
    fn declare_hidden_fields(&mut self, source: SourceId) {
        let Source { unit, class, outer, .. } = self.sources[source];
        let span = self.program.classes[class].span;
        if let Some(outer) = outer {
            let ty = Type::Class(self.sources[outer].class);
            let field = self.add_hidden_field(class, "this$0", ty, span);
            self.sources[source].outer_field = Some(field);
        }
        for index in 0..self.sources[source].captured.len() {
            let local = &self.units[unit].attribution.locals[self.sources[source].captured[index].0];
            let ty = self.erase(&local.ty);
            let field = self.add_hidden_field(class, &format!("val${}", local.name), ty, local.span);
            self.sources[source].captured[index].1 = Some(field);
        }
    }

    /// A field that no text has.
    pub(super) fn add_hidden_field(&mut self, owner: ClassId, name: &str, ty: Type, span: Span) -> FieldId {
        // Two variables of one name can be held, for one may hide the other where the first is used.
        let fields = &self.program.classes[owner].fields;
        let is_taken = |name: &str| fields.iter().any(|field| &*self.program.fields[*field].name == name);
        let numbered = (2..).map(|number| format!("{name}${number}"));
        let unique = std::iter::once(name.to_owned()).chain(numbered).find(|name| !is_taken(name));
        let is_enclosing = name.starts_with("this$");
        let is_nullable = ty.is_reference() && !is_enclosing;
        let id = self.add_field(Field {
            kind: FieldKind::Java,
            owner,
            name: Name::from(unique.unwrap_or_default()),
            ty,
            is_static: false,
            is_final: true,
            is_private: true,
            is_nullable,
            constant: None,
            initializer: None,
            span,
        });
        if is_enclosing {
            self.program.enclosing.insert(id);
        }
        id
    }

    /// Adds a field to the program and to its class.
    pub(super) fn add_field(&mut self, field: Field) -> FieldId {
        let owner = field.owner;
        let id = self.program.fields.push(field);
        self.program.classes[owner].fields.push(id);
        id
    }

    /// Adds a method to the program and to its class.
    pub(super) fn add_method(&mut self, method: Method) -> MethodId {
        let owner = method.owner;
        let id = self.program.methods.push(method);
        self.program.classes[owner].methods.push(id);
        id
    }

    fn declare_methods(&mut self, source: SourceId) {
        let Source { decl, java, unit, .. } = self.sources[source];
        let attribution = self.units[unit].attribution;
        let mut texts: HashMap<classes::MethodId, &'a MethodDecl> = HashMap::new();
        for member in &decl.members {
            if let Member::Method(method) = member
                && let Some(id) = attribution.methods.get(&method.name.span)
            {
                texts.insert(*id, method);
            }
        }
        let table = self.classes;
        for id in &table.members(java).methods {
            let declared = table.method(*id);
            let is_there = texts.contains_key(id) || declared.flags.has(Flags::IMPLICIT);
            if is_there {
                let text = MethodText { source, java: Some(*id), decl: texts.get(id).copied() };
                self.declare_method(*id, text);
            } else {
                self.declare_gap(source, *id);
            }
        }
    }

    fn declare_method(&mut self, id: classes::MethodId, text: MethodText<'a>) {
        let Source { decl, class, unit, .. } = self.sources[text.source];
        let table = self.classes;
        let declared = table.method(id);
        let span = declared.span.unwrap_or(self.program.classes[class].span);
        let kind = if declared.is_constructor() {
            MethodKind::Constructor
        } else if declared.flags.has(Flags::STATIC) {
            MethodKind::Static
        } else {
            MethodKind::Instance
        };
        let none = Modifiers::default();
        let modifiers = text.decl.map_or(&none, |method| &method.modifiers);
        let nulls = modifiers::default_nullness(modifiers).or(self.sources[text.source].nulls);
        let mut locals = Arena::new();
        let mut parameters = Vec::new();
        let written = match text.decl {
            Some(method) if !method.is_compact => Some(&method.parameters),
            _ if declared.is_constructor() && !decl.components.is_empty() => Some(&decl.components),
            _ => None,
        };
        if kind == MethodKind::Constructor {
            self.add_leading_parameters(text.source, &mut locals, &mut parameters);
        }
        for (index, ty) in declared.parameters.iter().enumerate() {
            let parameter = written.and_then(|written| written.get(index));
            let name = parameter.map_or_else(
                || declared.parameter_names.get(index).copied().unwrap_or_else(|| Name::from(format!("p{index}"))),
                |parameter| parameter.name.name,
            );
            parameters.push(locals.push(Local {
                name,
                ty: self.erase(ty),
                nullness:
                    parameter.and_then(|one| modifiers::nullness(&one.modifiers)).or(nulls).unwrap_or(Nullness::Unsaid),
                span: parameter.map_or(span, |parameter| parameter.name.span),
            }));
        }
        if kind == MethodKind::Constructor {
            self.add_trailing_parameters(text.source, &mut locals, &mut parameters);
        }
        let result = self.erase(&declared.result);
        let signature = self.signature(text.source, declared);
        let class_is_final = self.program.classes[class].is_final;
        let has_specification = self.program.classes[class].has_specification;
        let access = access(declared.flags);
        if declared.flags.has(Flags::SYNCHRONIZED) && self.units[unit].origin == Origin::Source {
            self.warn_of_concurrency(span);
        }
        let types = || declared.parameters.iter().chain([&declared.result]);
        let mut obstacles: Vec<Unsupported> = types().filter_map(|ty| understood(ty, span).err()).take(1).collect();
        if types().any(|ty| !ty.is_known()) {
            obstacles.push(Unsupported { what: "types that are not certain".into(), span });
        }
        let of_user = self.units[unit].origin == Origin::Source;
        let named: Vec<Type> = declared.throws.iter().filter(|_| of_user).map(|ty| self.erase(ty)).collect();
        let class_of = |ty: &Type| match ty {
            Type::Class(class) => Some(*class),
            _ => None,
        };
        let throws = named.iter().filter_map(class_of).collect();
        let method = Method {
            owner: class,
            name: if kind == MethodKind::Constructor { self.program.classes[class].simple_name } else { declared.name },
            signature,
            kind,
            access,
            is_abstract: declared.flags.has(Flags::ABSTRACT),
            is_native: declared.flags.has(Flags::NATIVE),
            is_final: kind != MethodKind::Instance
                || declared.flags.has(Flags::FINAL)
                || access == Access::Private
                || class_is_final,
            is_pure: modifiers.has(Modifier::Pure)
                || modifiers.has(Modifier::StrictlyPure)
                || decl.modifiers.has(Modifier::Pure),
            allocates: match modifiers.has(Modifier::StrictlyPure) {
                true => Allocation::Nothing,
                false => Allocation::Anything,
            },
            is_helper: modifiers.has(Modifier::Helper),
            is_model: declared.flags.has(Flags::SPECIFICATION),
            arithmetic: modifiers::arithmetics(modifiers, self.program.classes[class].arithmetic),
            overrides: None,
            locals,
            parameters,
            result,
            result_is_nullable: specification::is_nullable(modifiers, nulls, has_specification),
            throws,
            contract: None,
            body: None,
            unsupported: obstacles,
            span,
        };
        let made = self.add_method(method);
        self.method_ids.insert(id, made);
        self.texts.insert(made, text);
    }

    /// A method that the class file behind a model has and the model has not.
    fn declare_gap(&mut self, source: SourceId, id: classes::MethodId) {
        let table = self.classes;
        let declared = table.method(id);
        let is_none = declared.is_constructor()
            || [Flags::STATIC, Flags::PRIVATE, Flags::ABSTRACT, Flags::SYNTHETIC]
                .into_iter()
                .any(|flag| declared.flags.has(flag));
        if !is_none {
            self.gaps.push((source, id));
        }
    }

    /// A method as reports show it: without what a constructor takes besides its own parameters.
    pub(super) fn signature(&mut self, source: SourceId, method: &classes::Method) -> Name {
        let mut parameters = Vec::new();
        for parameter in &method.parameters {
            let erased = self.erase(parameter);
            parameters.push(self.program.type_name(&erased));
        }
        let parameters = parameters.join(", ");
        let class = self.sources[source].shown;
        Name::from(if method.is_constructor() {
            format!("{class}({parameters})")
        } else {
            format!("{class}.{}({parameters})", method.name)
        })
    }

    /// Says that locks do nothing here.
    pub fn warn_of_concurrency(&mut self, span: Span) {
        self.warnings.push(Diagnostic::warning(
            &rules::CONCURRENCY,
            span,
            "concurrency is not modelled: this is taken as if there were one thread",
        ));
    }

    fn add_leading_parameters(
        &mut self,
        source: SourceId,
        locals: &mut Arena<LocalId, Local>,
        parameters: &mut Vec<LocalId>,
    ) {
        let span = self.program.classes[self.sources[source].class].span;
        for (name, ty) in constructors::leading_parameters(self, source) {
            parameters.push(locals.push(Local { name: Name::new(name), ty, nullness: Nullness::Unsaid, span }));
        }
    }

    fn add_trailing_parameters(
        &mut self,
        source: SourceId,
        locals: &mut Arena<LocalId, Local>,
        parameters: &mut Vec<LocalId>,
    ) {
        for index in 0..self.sources[source].captured.len() {
            let Some(field) = self.sources[source].captured[index].1 else { continue };
            let field = &self.program.fields[field];
            let (name, ty, span) = (field.name, field.ty.clone(), field.span);
            let nullness = if ty.is_reference() { Nullness::Nullable } else { Nullness::Unsaid };
            parameters.push(locals.push(Local { name, ty, nullness, span }));
        }
    }

    /// The constructor of an anonymous class takes what that of its superclass takes.
    fn declare_anonymous_constructor(&mut self, source: SourceId) {
        let Source { class, unit, creation, .. } = self.sources[source];
        let Some(creation) = creation else { return };
        let Some(call) = self.units[unit].attribution.calls.get(&creation.id) else { return };
        let span = self.program.classes[class].span;
        let mut locals = Arena::new();
        let mut parameters = Vec::new();
        self.add_leading_parameters(source, &mut locals, &mut parameters);
        let above = self.classes.method(call.method);
        if let Some(ty) = self.outer_of_superclass(above.owner) {
            let name = Name::new("outer$super");
            parameters.push(locals.push(Local { name, ty, nullness: Nullness::Unsaid, span }));
        }
        for (index, ty) in above.parameters.iter().enumerate() {
            let ty = self.erase(ty);
            parameters.push(locals.push(unnamed(index, ty, span)));
        }
        self.add_trailing_parameters(source, &mut locals, &mut parameters);
        let signature = Name::from(format!("{}()", self.sources[source].shown));
        let method = self.add_method(Method {
            owner: class,
            name: self.program.classes[class].simple_name,
            signature,
            kind: MethodKind::Constructor,
            access: Access::Package,
            is_abstract: false,
            is_native: false,
            is_final: true,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: Arithmetics::default(),
            overrides: None,
            locals,
            parameters,
            result: Type::Void,
            result_is_nullable: false,
            throws: Vec::new(),
            contract: None,
            body: None,
            unsupported: Vec::new(),
            span,
        });
        self.sources[source].anonymous_constructor = Some(method);
        self.texts.insert(method, MethodText { source, java: None, decl: None });
    }
}

/// A parameter that nobody named and that may be null.
pub(super) fn unnamed(index: usize, ty: Type, span: Span) -> Local {
    let nullness = if ty.is_reference() { Nullness::Nullable } else { Nullness::Unsaid };
    Local { name: Name::from(format!("p{index}")), ty, nullness, span }
}

/// Who may call or read something with these modifiers.
pub(super) fn access(flags: Flags) -> Access {
    if flags.has(Flags::PUBLIC) {
        Access::Public
    } else if flags.has(Flags::PROTECTED) {
        Access::Protected
    } else if flags.has(Flags::PRIVATE) {
        Access::Private
    } else {
        Access::Package
    }
}

/// The value of a constant, of a type that it fits.
pub fn literal(constant: &Constant, ty: Type, span: Span) -> Expr {
    let kind = match constant {
        Constant::Boolean(value) => ExprKind::Bool(*value),
        Constant::Int(value) => match ty {
            Type::Float => ExprKind::Float(*value as f32),
            Type::Double => ExprKind::Double(f64::from(*value)),
            _ => ExprKind::Int(i64::from(*value)),
        },
        Constant::Long(value) => ExprKind::Int(*value),
        Constant::Float(value) => ExprKind::Float(*value),
        Constant::Double(value) => ExprKind::Double(*value),
        Constant::String(text) => ExprKind::String(text.iter().copied().collect()),
    };
    Expr { kind, ty, span }
}
