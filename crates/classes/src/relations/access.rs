//! Access (JLS 6.6) and inheritance of members as far as access decides it (JLS 8.2).

use crate::flags::Flags;
use crate::table::{ClassId, Classes, MethodId};
use crate::types::Type;
use base::Name;

/// How a member is selected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Selection {
    /// By its name alone, or as that of an expression or type.
    Plain,
    /// As `super.m` or `C.super.m`, or by `super(…)`.
    Super,
}

/// From where a member is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewpoint {
    /// The package of the file.
    pub package: Name,
    /// The innermost class around; none in import declarations and the like.
    pub class: Option<ClassId>,
    /// How it is selected.
    pub selection: Selection,
}

impl Viewpoint {
    /// Inside of a class.
    pub fn inside(classes: &Classes, class: ClassId) -> Viewpoint {
        Viewpoint { package: classes.class(class).package, class: Some(class), selection: Selection::Plain }
    }
}

/// What protected access makes a difference for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// A field or method of objects, or a constructor.
    OfObject,
    /// A static member or a class.
    Static,
}

impl Classes {
    /// The class around all others around a class.
    pub fn outermost(&self, class: ClassId) -> ClassId {
        let mut current = class;
        while let Some(outer) = self.class(current).outer {
            current = outer;
        }
        current
    }

    fn shares_outermost(&self, viewpoint: &Viewpoint, owner: ClassId) -> bool {
        viewpoint.class.is_some_and(|class| self.outermost(class) == self.outermost(owner))
    }

    /// Whether a class may be named; modules are not looked at.
    pub fn is_class_accessible(&self, class: ClassId, viewpoint: &Viewpoint) -> bool {
        let declaration = self.class(class);
        if declaration.flags.has(Flags::PUBLIC) {
            return true;
        }
        if declaration.flags.has(Flags::PRIVATE) {
            return self.shares_outermost(viewpoint, class);
        }
        if declaration.package == viewpoint.package {
            return true;
        }
        let Some(owner) = declaration.outer.filter(|_| declaration.flags.has(Flags::PROTECTED)) else { return false };
        self.enclosing(viewpoint).any(|around| self.is_subclass(around, owner))
    }

    /// The classes around, the innermost first.
    fn enclosing(&self, viewpoint: &Viewpoint) -> impl Iterator<Item = ClassId> + '_ {
        std::iter::successors(viewpoint.class, |class| self.class(*class).outer)
    }

    /// Whether a type may be named: its class, the element of an array.
    pub fn is_type_accessible(&self, ty: &Type, viewpoint: &Viewpoint) -> bool {
        match ty {
            Type::Class(class) => self.is_class_accessible(class.class, viewpoint),
            Type::Array(element) => self.is_type_accessible(element, viewpoint),
            Type::Union(types) => types.iter().all(|ty| self.is_type_accessible(ty, viewpoint)),
            _ => true,
        }
    }

    /// Whether a field, method or constructor with these modifiers, declared in `owner`, may be used as a member of
    /// `site`. False too if the class of `site` does not inherit it.
    pub fn is_accessible(&self, flags: Flags, owner: ClassId, site: &Type, viewpoint: &Viewpoint) -> bool {
        let sort = if flags.has(Flags::STATIC) { Sort::Static } else { Sort::OfObject };
        self.is_visible(flags, owner, site, viewpoint, sort)
    }

    /// Whether a member class may be used as a member of `site`.
    pub fn is_member_class_accessible(&self, class: ClassId, site: &Type, viewpoint: &Viewpoint) -> bool {
        let declaration = self.class(class);
        let Some(owner) = declaration.outer else { return self.is_class_accessible(class, viewpoint) };
        self.is_visible(declaration.flags, owner, site, viewpoint, Sort::Static)
    }

    fn is_visible(&self, flags: Flags, owner: ClassId, site: &Type, viewpoint: &Viewpoint, sort: Sort) -> bool {
        if flags.has(Flags::PRIVATE) {
            return self.shares_outermost(viewpoint, owner)
                && site.class_id().is_none_or(|class| class == owner)
                && !matches!(site, Type::Variable(_) | Type::Intersection(_));
        }
        if !self.is_type_accessible(site, viewpoint) {
            return false;
        }
        if flags.has(Flags::PUBLIC) {
            return true;
        }
        if self.class(owner).package == viewpoint.package {
            return flags.has(Flags::PROTECTED) || self.is_inherited_by_type(flags, owner, site);
        }
        flags.has(Flags::PROTECTED)
            && (self.is_visible_to_subclass(owner, site, viewpoint, sort)
                || (viewpoint.selection == Selection::Super && sort == Sort::OfObject))
    }

    fn is_visible_to_subclass(&self, owner: ClassId, site: &Type, viewpoint: &Viewpoint, sort: Sort) -> bool {
        let site = match site {
            Type::Variable(_) => &self.upper_bound(site),
            site => site,
        };
        self.enclosing(viewpoint).any(|around| {
            self.is_subclass(around, owner)
                && !self.class(around).is_interface()
                && (sort == Sort::Static || self.as_super(site, around).is_some())
        })
    }

    fn is_inherited_by_type(&self, flags: Flags, owner: ClassId, ty: &Type) -> bool {
        match ty {
            Type::Class(class) => self.is_inherited(flags, owner, class.class),
            Type::Variable(_) => match self.skip_variables(ty) {
                bound @ (Type::Class(_) | Type::Intersection(_)) => self.is_inherited_by_type(flags, owner, &bound),
                _ => true,
            },
            Type::Intersection(types) => types.iter().any(|component| {
                component.class_id().is_some_and(|class| self.is_subclass(class, owner))
                    && self.is_inherited_by_type(flags, owner, component)
            }),
            _ => true,
        }
    }

    /// Whether `class` has as its member what `owner`, a superclass of it or itself, declares with these modifiers.
    pub fn is_inherited(&self, flags: Flags, owner: ClassId, class: ClassId) -> bool {
        if class == owner || flags.has(Flags::PUBLIC) {
            return true;
        }
        if flags.has(Flags::PRIVATE) {
            return false;
        }
        if self.class(class).is_interface() {
            return false;
        }
        if flags.has(Flags::PROTECTED) {
            return true;
        }
        // Each class on the way up must be in the package, or it is lost on the way down.
        let package = self.class(owner).package;
        let mut current = class;
        // The chain of superclasses may be a circle, which has been reported.
        for _ in 0..self.class_count() {
            if current == owner {
                return true;
            }
            if self.class(current).package != package {
                return false;
            }
            match self.header(current).superclass.as_ref().and_then(Type::class_id) {
                Some(above) => current = above,
                None => return true,
            }
        }
        false
    }

    /// Whether `class` has a method of a supertype as its member; static methods of interfaces are not inherited.
    pub fn is_inherited_method(&self, method: MethodId, class: ClassId) -> bool {
        let method = self.method(method);
        let is_own = class == method.owner;
        let is_static_of_interface = method.flags.has(Flags::STATIC) && self.class(method.owner).is_interface();
        is_own || (!is_static_of_interface && self.is_inherited(method.flags, method.owner, class))
    }
}
