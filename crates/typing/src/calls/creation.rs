//! Creation of objects (JLS 15.9): `new C(…)`, with a diamond, of an anonymous class, of an enum constant.

use super::argument::{Chosen, Given, Pending};
use super::candidates::{Candidate, Level};
use super::overloads::Passed;
use crate::checker::{Checker, Target};
use crate::scope::Scope;
use base::rules;
use classes::{ClassId, ClassKind, Flags, Nesting, Type};
use std::cell::RefCell;
use std::rc::Rc;
use syntax::ast::{EnumConstant, Expr, ExprKind, New, TypeRefKind};

impl<'a> Checker<'a> {
    /// `new C(…)`, `new C(…) { … }`
    pub(crate) fn creation(&mut self, e: &'a Expr, new: &'a New, target: &Target) -> Type {
        match self.prepare_creation(e, new) {
            Ok(pending) => self.finish_call(&pending, target),
            Err(ty) => ty,
        }
    }

    /// The creation of an enum constant.
    pub(crate) fn enum_constant_creation(&mut self, class: ClassId, constant: &'a EnumConstant) -> Type {
        let ExprKind::New(new) = &constant.creation.kind else { return Type::Unknown };
        let arguments = self.arguments(&new.arguments);
        let ty = self.classes.declared_type(class);
        let candidates = self.constructors_of(&ty);
        let ty = match self.chosen_creation(&constant.creation, new, candidates, arguments) {
            Ok(pending) => self.finish_call(&pending, &Target::None),
            Err(ty) => ty,
        };
        self.out().set_type(constant.creation.id, ty.clone());
        ty
    }

    /// Looks at the class and arguments of a creation and chooses its constructor.
    pub(super) fn prepare_creation(&mut self, e: &'a Expr, new: &'a New) -> Result<Rc<Pending<'a>>, Type> {
        let class_type = self.created_type(new);
        let arguments = self.arguments(&new.arguments);
        let Some(class) = class_type.class_id().filter(|class| self.check_creatable(e, new, *class, &class_type))
        else {
            if matches!(class_type, Type::Variable(_)) {
                let message = "objects of a type parameter cannot be created: its class is not known here";
                self.error(&rules::TYPE_ERROR, new.class.span, message);
            }
            arguments.iter().for_each(|given| self.recover(given));
            return Err(Type::Unknown);
        };
        let outer = self.object_around(new, &class_type);
        let is_interface = self.classes.class(class).is_interface();
        let candidates = if is_diamond(new) {
            self.diamond_constructors(class, outer.as_ref())
        } else if is_interface {
            self.constructor_of_interface(&class_type)
        } else {
            self.constructors_of(&class_type)
        };
        self.chosen_creation(e, new, candidates, arguments)
    }

    /// Chooses the constructor of a creation.
    fn chosen_creation(
        &mut self,
        e: &'a Expr,
        new: &'a New,
        candidates: Vec<Candidate>,
        arguments: Vec<Given<'a>>,
    ) -> Result<Rc<Pending<'a>>, Type> {
        let type_arguments: Vec<Type> = new.type_arguments.iter().map(|ty| self.resolve_type(ty)).collect();
        let passed = Passed { type_arguments: &type_arguments, arguments: &arguments, is_super: new.body.is_some() };
        let levels = [Level { candidates, has_object: true, class: None }];
        let chosen: Chosen = match self.choose(&levels, passed) {
            Ok(chosen) => chosen,
            Err(failure) => {
                self.report_no_constructor(e, new, &arguments, &failure);
                arguments.iter().for_each(|given| self.recover(given));
                return Err(Type::Unknown);
            }
        };
        let scopes = new.body.is_some().then(|| self.scopes.clone());
        let span = new.class.span;
        Ok(Rc::new(Pending { expr: e, span, arguments, chosen, scopes, instance: RefCell::new(None) }))
    }

    /// The constructor of `Object`, which an anonymous class that implements an interface calls.
    fn constructor_of_interface(&self, class_type: &Type) -> Vec<Candidate> {
        let mut candidates = self.constructors_of(&self.classes.object());
        for candidate in &mut candidates {
            candidate.created = Some(class_type.clone());
        }
        candidates
    }

    /// The class that stands behind `new`.
    fn created_type(&mut self, new: &'a New) -> Type {
        let Some(outer) = &new.outer else { return self.resolve_type(&new.class) };
        let outer_type = self.value(outer);
        let outer_type = self.classes.skip_variables(&outer_type);
        let TypeRefKind::Named(segments) = &new.class.kind else { return Type::Unknown };
        if !outer_type.is_known() {
            return Type::Unknown;
        }
        let ty = self.resolve_members(outer_type, segments);
        self.out().written.insert(new.class.span, ty.clone());
        if let Some(class) = ty.class_id() {
            let declared = self.classes.class(class);
            if declared.flags.has(Flags::STATIC) {
                let message =
                    format!("`{}` is static, so that its objects have none around them", declared.simple_name);
                self.error(&rules::TYPE_ERROR, outer.span, message);
            }
        }
        ty
    }

    /// The type of the object around one that is created with a diamond, where that is generic.
    fn object_around(&self, new: &'a New, class_type: &Type) -> Option<Type> {
        let Type::Class(class) = class_type else { return None };
        let declared = self.classes.class(class.class);
        let is_inner = declared.nesting == Nesting::Member && !declared.flags.has(Flags::STATIC);
        let around = declared.outer.filter(|outer| is_inner && self.classes.is_generic(*outer))?;
        if class.outer.is_some() {
            return class.outer.clone();
        }
        if let Some(outer) = &new.outer {
            let outer = self.files[self.current].ty(outer.id)?;
            return self.classes.as_super(outer, around);
        }
        let inner = self.classes_around().into_iter().find(|inner| self.classes.is_subclass(*inner, around))?;
        self.classes.as_super(&self.classes.declared_type(inner), around)
    }

    /// Whether objects of a class can be created here.
    fn check_creatable(&mut self, e: &'a Expr, new: &'a New, class: ClassId, ty: &Type) -> bool {
        let declared = self.classes.class(class);
        let name = declared.simple_name;
        let is_interface = declared.is_interface();
        let problem = if declared.kind == ClassKind::Enum {
            Some(format!("`{name}` is an enum, whose objects are its constants"))
        } else if new.body.is_none() && (is_interface || declared.flags.has(Flags::ABSTRACT)) {
            let kind = if is_interface { "an interface" } else { "abstract" };
            Some(format!("`{name}` is {kind}, so that no objects of it can be created"))
        } else if is_diamond(new) && self.classes.header(class).parameters.is_empty() {
            Some(format!("`{name}` has no type parameters, so that `<>` has nothing to stand for"))
        } else if has_wildcard(ty) {
            Some("the class of an object has no wildcards".into())
        } else if new.body.is_some() && declared.flags.has(Flags::FINAL) {
            Some(format!("`{name}` is final, so that no class can extend it"))
        } else {
            None
        };
        if let Some(message) = problem {
            self.error(&rules::TYPE_ERROR, e.span.at_start(), message);
            return false;
        }
        if is_interface && let Some(first) = new.arguments.first() {
            let message = "an anonymous class that implements an interface takes no arguments";
            self.error(&rules::TYPE_ERROR, first.span, message);
            return false;
        }
        new.outer.is_some() || is_interface || self.check_enclosing(e, class)
    }

    /// Whether there is an object that can be around one of this inner class.
    pub(super) fn check_enclosing(&mut self, e: &Expr, class: ClassId) -> bool {
        let declared = self.classes.class(class);
        if declared.flags.has(Flags::STATIC) || declared.nesting != Nesting::Member {
            return true;
        }
        let Some(outer) = declared.outer else { return true };
        let mut is_around = false;
        for around in self.classes_around() {
            if self.classes.is_subclass(around, outer) {
                is_around = true;
                if self.has_object(around) == Some(true) {
                    return true;
                }
            }
        }
        let (name, around) = (declared.simple_name, self.classes.class(outer).simple_name);
        let message = if is_around {
            format!("an object of `{name}` needs one of `{around}` around it, and there is no `this` in static code")
        } else {
            format!("an object of `{name}` needs one of `{around}` around it: `outer.new {name}(…)`")
        };
        self.error(&rules::TYPE_ERROR, e.span.at_start(), message);
        false
    }

    /// The classes around this place, the innermost first.
    fn classes_around(&self) -> Vec<ClassId> {
        let classes = self.scopes.iter().rev().filter_map(|scope| match scope {
            Scope::Class(scope) => Some(scope.class),
            _ => None,
        });
        classes.collect()
    }
}

/// Whether the type arguments of the class are left out by `<>`.
pub(super) fn is_diamond(new: &New) -> bool {
    match &new.class.kind {
        TypeRefKind::Named(segments) => {
            segments.last().is_some_and(|last| last.arguments.as_ref().is_some_and(Vec::is_empty))
        }
        _ => false,
    }
}

fn has_wildcard(ty: &Type) -> bool {
    matches!(ty, Type::Class(class) if class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))))
}
