//! Runtime types: reading their names, and a table that answers subtype questions without walking the
//! program's list of classes.

use crate::program::{ARRAY_SUPERTYPES, Class, GlobalKind, JavaType, Program};
use crate::vocabulary::TYPE_PREFIX;
use base::Name;
use logic::Sort;
use std::collections::HashMap;

/// The type with this name, as `Display` writes it.
pub fn parse_type(text: &str) -> JavaType {
    match text.strip_suffix("[]") {
        Some(element) => JavaType::Array(Box::new(parse_type(element))),
        None => JavaType::primitive(text).unwrap_or_else(|| JavaType::Class(text.into())),
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
    /// The class itself, its superclass, its interfaces, and so on.
    ancestors: Vec<Name>,
    is_abstract: bool,
}

impl Types {
    /// The classes of this program. A cyclic hierarchy is cut where it closes.
    pub fn new(program: &Program) -> Types {
        let classes: HashMap<Name, &Class> = program.classes.iter().map(|class| (class.name, class)).collect();
        let known = program.classes.iter().map(|class| {
            let mut ancestors: Vec<Name> = Vec::new();
            let mut open = vec![class.name];
            while let Some(name) = open.pop() {
                if ancestors.contains(&name) {
                    continue;
                }
                ancestors.push(name);
                if let Some(class) = classes.get(&name) {
                    open.extend(class.interfaces.iter().rev().copied().chain(class.superclass));
                }
            }
            (class.name, Known { ancestors, is_abstract: class.is_abstract })
        });
        Types { classes: known.collect() }
    }

    /// Whether the program has this class, or the class of this array's innermost elements.
    pub fn is_known(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Class(name) => self.classes.contains_key(name),
            JavaType::Array(element) => self.is_known(element),
            _ => true,
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
            (JavaType::Array(_), JavaType::Class(name)) => ARRAY_SUPERTYPES.contains(&&**name),
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
