//! Runtime types: reading their names, and a table that answers subtype questions without walking the
//! program's list of classes.

use crate::program::{GlobalKind, JavaType, Program};
use crate::vocabulary::TYPE_PREFIX;
use base::Name;
use logic::Sort;
use std::collections::HashMap;

/// The type with this name, as `Display` writes it.
pub fn parse_type(text: &str) -> JavaType {
    match text.strip_suffix("[]") {
        Some(element) => JavaType::Array(Box::new(parse_type(element))),
        None => match text {
            "boolean" => JavaType::Boolean,
            "int" => JavaType::Int,
            "long" => JavaType::Long,
            _ => JavaType::Class(text.into()),
        },
    }
}

/// The type that a type constant's name stands for.
pub fn constant_type(function: &str) -> Option<JavaType> {
    // Deeper arrays than Java has would only cost stack.
    let name = function.strip_prefix(TYPE_PREFIX)?;
    (name.matches("[]").count() <= 255).then(|| parse_type(name))
}

/// The part of a class's name behind the last dot.
pub fn simple_name(class: &str) -> &str {
    class.rsplit('.').next().unwrap_or(class)
}

/// The classes of a program, for quick answers.
#[derive(Clone, Debug)]
pub struct Types {
    classes: HashMap<Name, Known>,
}

#[derive(Clone, Debug)]
struct Known {
    /// The class itself, its superclass, and so on.
    ancestors: Vec<Name>,
    is_root: bool,
    is_abstract: bool,
}

impl Types {
    /// The classes of this program. A cyclic hierarchy is cut where it closes.
    pub fn new(program: &Program) -> Types {
        let superclasses: HashMap<Name, Option<Name>> =
            program.classes.iter().map(|class| (class.name, class.superclass)).collect();
        let known = program.classes.iter().map(|class| {
            let mut ancestors = vec![class.name];
            let mut current = class.superclass;
            while let Some(name) = current.filter(|name| !ancestors.contains(name)) {
                ancestors.push(name);
                current = superclasses.get(&name).copied().flatten();
            }
            (class.name, Known { ancestors, is_root: class.superclass.is_none(), is_abstract: class.is_abstract })
        });
        Types { classes: known.collect() }
    }

    /// Whether the program has this class, or the class of this array's innermost elements.
    pub fn is_known(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Class(name) => self.classes.contains_key(name),
            JavaType::Array(element) => self.is_known(element),
            JavaType::Boolean | JavaType::Int | JavaType::Long => true,
        }
    }

    /// Whether an object may have exactly this type.
    pub fn is_concrete(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Class(name) => self.classes.get(name).is_some_and(|class| !class.is_abstract),
            JavaType::Array(_) => self.is_known(ty),
            _ => false,
        }
    }

    /// Whether every value of the reference type `sub` is one of `ty` too.
    pub fn is_subtype(&self, sub: &JavaType, ty: &JavaType) -> bool {
        match (sub, ty) {
            (JavaType::Class(sub), JavaType::Class(name)) => {
                sub == name || self.classes.get(sub).is_some_and(|class| class.ancestors.contains(name))
            }
            (JavaType::Array(_), JavaType::Class(name)) => self.classes.get(name).is_some_and(|class| class.is_root),
            (JavaType::Array(sub), JavaType::Array(element)) => {
                sub == element
                    || (sub.sort() == Sort::Ref && element.sort() == Sort::Ref && self.is_subtype(sub, element))
            }
            _ => false,
        }
    }

    /// Whether objects of this type have a place in the map of this global.
    pub fn has_place(&self, ty: &JavaType, global: &GlobalKind) -> bool {
        match (global, ty) {
            (GlobalKind::Field { class, .. }, _) => self.is_subtype(ty, &JavaType::Class(*class)),
            (GlobalKind::Elements(kind), JavaType::Array(element)) => *kind == crate::ElementKind::of(element),
            _ => false,
        }
    }
}
