//! Types as they are written (JLS 6.5.5): which class, with which arguments, within which type around it.

mod access;
mod bounds;
mod lookup;
mod suggestions;

use crate::checker::Checker;
use base::{Name, Span, rules};
use classes::{ClassId, ClassType, Flags, Nesting, Primitive, Type, VariableId, Wildcard};
pub(crate) use lookup::ClassLookup;
use std::sync::Arc;
use syntax::ast::{self, TypeArgument, TypeRef, TypeRefKind, TypeSegment, WildcardBound};

/// What stands before a class in a written type.
enum Around {
    /// Nothing: the class was found as a member of this class, which is in scope, or is no member.
    Scope(Option<ClassId>),
    /// A type.
    Type(Type),
}

impl<'a> Checker<'a> {
    /// The type that is written. What is wrong with it is reported, and then it is `Unknown`. For `var`, which only the
    /// initial value decides, and for the diamond it is `Unknown` and the raw type; whoever allows them looks first.
    pub fn resolve_type(&mut self, ty: &TypeRef) -> Type {
        let resolved = self.resolve_kind(ty);
        for annotation in &ty.annotations {
            self.annotation_class(annotation);
        }
        self.out().written.insert(ty.span, resolved.clone());
        resolved
    }

    fn resolve_kind(&mut self, ty: &TypeRef) -> Type {
        match &ty.kind {
            TypeRefKind::Primitive(primitive) => Type::Primitive(primitive_of(*primitive)),
            TypeRefKind::Void => Type::Void,
            TypeRefKind::Var | TypeRefKind::Error => Type::Unknown,
            TypeRefKind::Named(segments) => self.resolve_named(segments),
            TypeRefKind::Array(element) => match self.resolve_type(element) {
                Type::Unknown => Type::Unknown,
                Type::Void => {
                    self.error(&rules::TYPE_ERROR, element.span, "there are no arrays of `void`");
                    Type::Unknown
                }
                element => Type::array(element),
            },
            TypeRefKind::Union(types) => self.resolve_many(types, Type::Union),
            TypeRefKind::Intersection(types) => self.resolve_many(types, Type::Intersection),
            TypeRefKind::Logic(name, arguments) => {
                let arguments = arguments.iter().map(|argument| self.resolve_type(argument)).collect();
                Type::Logic(name.name, arguments)
            }
        }
    }

    fn resolve_many(&mut self, types: &[TypeRef], make: fn(Arc<[Type]>) -> Type) -> Type {
        let types: Vec<Type> = types.iter().map(|ty| self.resolve_type(ty)).collect();
        match &types[..] {
            [one] => one.clone(),
            _ if types.iter().all(Type::is_known) => make(types.into()),
            _ => Type::Unknown,
        }
    }

    fn resolve_named(&mut self, segments: &[TypeSegment]) -> Type {
        let Some(first) = segments.first() else { return Type::Unknown };
        match self.lookup_class(first.name.name) {
            ClassLookup::Variable(variable) => self.resolve_variable(variable, segments),
            ClassLookup::Class { class, site } => {
                let ty = self.class_with_arguments(class, first, Around::Scope(site));
                self.resolve_members(ty, &segments[1..])
            }
            ClassLookup::None if segments.len() > 1 => self.resolve_qualified(segments),
            ClassLookup::None => {
                self.report_unknown_class(first.name);
                self.resolve_arguments_only(first);
                Type::Unknown
            }
            failure => {
                self.report_lookup(first.name, &failure);
                self.resolve_arguments_only(first);
                Type::Unknown
            }
        }
    }

    /// A class that an expression names, as the type that its name means here: an inner class of a generic class has the type around it.
    pub(crate) fn type_by_name(&mut self, e: &ast::Expr) -> Option<Type> {
        let mut segments = Vec::new();
        let mut current = e;
        loop {
            let (name, qualifier) = match &current.kind {
                ast::ExprKind::Name(name) => (*name, None),
                ast::ExprKind::Field(qualifier, name) => (*name, Some(qualifier)),
                _ => return None,
            };
            segments.push(TypeSegment { annotations: Vec::new(), name, arguments: None });
            match qualifier {
                Some(qualifier) => current = qualifier,
                None => break,
            }
        }
        segments.reverse();
        Some(self.resolve_named(&segments))
    }

    fn resolve_variable(&mut self, variable: VariableId, segments: &[TypeSegment]) -> Type {
        let Some(first) = segments.first() else { return Type::Unknown };
        if let Some(second) = segments.get(1) {
            let message = format!("`{}` is a type parameter, which has no member classes", first.name.name);
            self.error(&rules::TYPE_ERROR, second.name.span, message);
            return Type::Unknown;
        }
        if first.arguments.is_some() {
            let message = format!("`{}` is a type parameter, which takes no arguments", first.name.name);
            self.error(&rules::TYPE_ERROR, first.name.span, message);
            return Type::Unknown;
        }
        Type::Variable(variable)
    }

    /// `java.util.Map.Entry<K, V>`, whose first segment is no class.
    fn resolve_qualified(&mut self, segments: &[TypeSegment]) -> Type {
        let path: Vec<ast::Ident> = segments.iter().map(|segment| segment.name).collect();
        let Some((class, used)) = self.class_in_packages(&path) else {
            self.report_unknown_path(&path);
            for segment in segments {
                self.resolve_arguments_only(segment);
            }
            return Type::Unknown;
        };
        let found = &segments[used - 1];
        let package = self.package_here();
        if !self.is_class_accessible_in(class, package) {
            let message = format!("`{}` is not public, so it cannot be used outside its package", found.name.name);
            self.error(&rules::NAME_ERROR, found.name.span, message);
            return Type::Unknown;
        }
        let ty = self.class_with_arguments(class, found, Around::Scope(None));
        self.resolve_members(ty, &segments[used..])
    }

    /// The member classes behind a class, one after the other.
    pub(crate) fn resolve_members(&mut self, mut ty: Type, segments: &[TypeSegment]) -> Type {
        for segment in segments {
            let Some(class) = ty.class_id() else {
                self.resolve_arguments_only(segment);
                continue;
            };
            match self.member_class(class, segment.name.name) {
                ClassLookup::Class { class: member, .. } => {
                    ty = self.class_with_arguments(member, segment, Around::Type(ty));
                }
                ClassLookup::None => {
                    self.report_unknown_member_class(class, segment.name);
                    return Type::Unknown;
                }
                failure => {
                    self.report_lookup(segment.name, &failure);
                    return Type::Unknown;
                }
            }
        }
        ty
    }

    /// Resolves the arguments of a type that is unknown, for what is wrong with them and for who asks what they are.
    fn resolve_arguments_only(&mut self, segment: &TypeSegment) {
        for argument in segment.arguments.iter().flatten() {
            self.resolve_argument(argument);
        }
    }

    fn class_with_arguments(&mut self, class: ClassId, segment: &TypeSegment, around: Around) -> Type {
        let wanted = self.parameter_count(class);
        let arguments = match &segment.arguments {
            None => None,
            Some(written) if written.is_empty() => return Type::class(class),
            Some(written) => {
                let arguments: Vec<Type> = written.iter().map(|argument| self.resolve_argument(argument)).collect();
                if wanted != arguments.len() {
                    self.report_argument_count(class, segment.name.span, wanted, arguments.len());
                    return Type::Unknown;
                }
                if !arguments.iter().all(Type::is_known) {
                    return Type::Unknown;
                }
                Some(arguments)
            }
        };
        if let Around::Type(outer) = &around
            && self.is_malformed(class, segment, outer, arguments.is_some())
        {
            return Type::Unknown;
        }
        // A generic class without arguments is raw, whatever is around it.
        if arguments.is_none() && wanted > 0 {
            return Type::class(class);
        }
        let outer = self.type_around(class, around);
        let ty = Type::Class(Arc::new(ClassType { outer, class, arguments: arguments.unwrap_or_default() }));
        if let Some(first) = segment.arguments.iter().flatten().next() {
            self.check_bounds_later(argument_span(first), &ty);
        }
        ty
    }

    /// Reports a member class that does not go with the type before it: `Map<K, V>.Entry<K, V>`, though `Entry` is
    /// static; arguments for the one but not for the other (JLS 4.8).
    fn is_malformed(&mut self, class: ClassId, segment: &TypeSegment, outer: &Type, has_arguments: bool) -> bool {
        let is_static = self.classes.class(class).flags.has(Flags::STATIC);
        let name = segment.name.name;
        let message = if is_static && is_parameterised(outer) {
            format!("`{name}` is static, so the class before it takes no arguments")
        } else if !is_static && is_parameterised(outer) && !has_arguments && self.parameter_count(class) > 0 {
            format!("`{name}` needs arguments, for the class before it has some")
        } else if !is_static && has_arguments && !is_parameterised(outer) && self.generic_outer(class).is_some() {
            format!("the class before `{name}` needs arguments, for `{name}` has some")
        } else {
            return false;
        };
        self.error(&rules::TYPE_ERROR, segment.name.span, message);
        true
    }

    fn report_argument_count(&mut self, class: ClassId, span: Span, wanted: usize, given: usize) {
        let name = self.class_name(class);
        let message = match wanted {
            0 => format!("`{name}` has no type parameters"),
            1 => format!("`{name}` has one type parameter, but {given} arguments are given"),
            _ => format!("`{name}` has {wanted} type parameters, but {given} are given"),
        };
        self.error(&rules::TYPE_ERROR, span, message);
    }

    fn resolve_argument(&mut self, argument: &TypeArgument) -> Type {
        match argument {
            TypeArgument::Type(ty) => self.resolve_reference(ty),
            TypeArgument::Wildcard { bound, .. } => match bound {
                WildcardBound::None => Type::Wildcard(Wildcard::Any),
                WildcardBound::Extends(bound) => match self.resolve_reference(bound) {
                    Type::Unknown => Type::Unknown,
                    bound => Type::Wildcard(Wildcard::Extends(Arc::new(bound))),
                },
                WildcardBound::Super(bound) => match self.resolve_reference(bound) {
                    Type::Unknown => Type::Unknown,
                    bound => Type::Wildcard(Wildcard::Super(Arc::new(bound))),
                },
            },
        }
    }

    /// The type that is written, which must be a reference.
    pub fn resolve_reference(&mut self, ty: &TypeRef) -> Type {
        match self.resolve_type(ty) {
            Type::Primitive(primitive) if !self.in_specification => {
                let message =
                    format!("a type argument is a class or an array, but `{}` is neither", primitive.keyword());
                let box_name = primitive.box_name().trim_start_matches("java.lang.");
                let diagnostic = base::Diagnostic::error(&rules::TYPE_ERROR, ty.span, message);
                self.report(diagnostic.with_help(format!("its boxed form is `{box_name}`")));
                Type::Unknown
            }
            resolved => resolved,
        }
    }

    /// How many type parameters a class has itself.
    pub fn parameter_count(&self, class: ClassId) -> usize {
        match self.declarations.sources.get(&class) {
            Some(source) => source.parameters.len(),
            None => self.classes.header(class).parameters.len(),
        }
    }

    /// `C<T1, …>` within its own declaration, also while headers are being resolved.
    pub fn own_type(&self, class: ClassId) -> Type {
        let arguments = match self.declarations.sources.get(&class) {
            Some(source) => source.parameters.iter().map(|(_, id)| Type::Variable(*id)).collect(),
            None => self.classes.header(class).parameters.iter().map(|id| Type::Variable(*id)).collect(),
        };
        let outer = self.generic_outer(class).map(|outer| self.own_type(outer));
        Type::Class(Arc::new(ClassType { outer, class, arguments }))
    }

    /// The class around an inner class, if its type has arguments.
    fn generic_outer(&self, class: ClassId) -> Option<ClassId> {
        let class = self.classes.class(class);
        // Local classes count as not enclosed: nothing can change the variables of the class around them.
        let is_inner = class.nesting == Nesting::Member && !class.flags.has(Flags::STATIC);
        let outer = class.outer.filter(|_| is_inner)?;
        (self.parameter_count(outer) > 0 || self.generic_outer(outer).is_some()).then_some(outer)
    }

    /// The type around a class that is written without one, or behind one.
    fn type_around(&mut self, class: ClassId, around: Around) -> Option<Type> {
        let outer = self.generic_outer(class)?;
        let from = match around {
            Around::Scope(Some(site)) if site == outer => return Some(self.own_type(outer)),
            Around::Scope(Some(site)) => self.own_type(site),
            Around::Scope(None) => return Some(self.own_type(outer)),
            Around::Type(ty) => ty,
        };
        self.as_outer_super(from, outer).filter(is_parameterised)
    }

    /// The supertype of a type, or of one of the types around it, that is an instance of a class.
    fn as_outer_super(&mut self, from: Type, wanted: ClassId) -> Option<Type> {
        let mut current = Some(from);
        while let Some(ty) = current {
            let class = ty.class_id()?;
            if class == wanted {
                return Some(ty);
            }
            self.ensure_headers_above(class);
            if let Some(found) = self.classes.as_super(&ty, wanted) {
                return Some(found);
            }
            current = match &ty {
                Type::Class(class_type) if class_type.outer.is_some() => class_type.outer.clone(),
                _ => self.classes.class(class).outer.map(|outer| self.own_type(outer)),
            };
        }
        None
    }

    /// The package of the current file.
    pub(crate) fn package_here(&self) -> Option<Name> {
        self.declarations.files.get(self.current).and_then(|file| file.package)
    }
}

/// Whether a class type has arguments, or one around it has.
fn is_parameterised(ty: &Type) -> bool {
    matches!(ty, Type::Class(class) if !class.arguments.is_empty() || class.outer.is_some())
}

/// The place of a type argument.
fn argument_span(argument: &TypeArgument) -> Span {
    match argument {
        TypeArgument::Type(ty) => ty.span,
        TypeArgument::Wildcard { span, .. } => *span,
    }
}

/// The primitive type of a keyword.
pub(crate) fn primitive_of(primitive: ast::Primitive) -> Primitive {
    match primitive {
        ast::Primitive::Boolean => Primitive::Boolean,
        ast::Primitive::Byte => Primitive::Byte,
        ast::Primitive::Short => Primitive::Short,
        ast::Primitive::Char => Primitive::Char,
        ast::Primitive::Int => Primitive::Int,
        ast::Primitive::Long => Primitive::Long,
        ast::Primitive::Float => Primitive::Float,
        ast::Primitive::Double => Primitive::Double,
    }
}
