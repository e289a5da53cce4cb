//! Values that are known in part.

use super::content::{Content, Each};
use base::Name;
use ir::JavaType;
use ir::vocabulary::{BOXES, STRING_CLASS, constant_string};
use std::cmp::Ordering;
use std::rc::Rc;

/// Of an object, so many classes are kept that it may have.
pub const MOST_CLASSES: usize = 12;

/// What is known of a value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i128),
    /// The reference to no object.
    Null,
    /// An object that was made on the way here, by its number.
    New(usize, Rc<JavaType>),
    /// The string constant with this name.
    Text(Name),
    /// A string with the text of the string constant with this name: that one, or another object.
    Spelled(Name),
    /// Any object of exactly this type, or perhaps null.
    Of {
        /// The type.
        ty: Rc<JavaType>,
        /// Whether it may be null.
        is_nullable: bool,
    },
    /// Any object of one of these classes, or perhaps null.
    Among {
        /// The classes, in order.
        classes: Rc<Vec<Name>>,
        /// Whether it may be null.
        is_nullable: bool,
    },
    /// A box of this type with this number or truth value in it.
    Box {
        /// The type of the box.
        ty: Rc<JavaType>,
        /// What is in it.
        value: Rc<Value>,
    },
    /// The box that stands for all boxes with this in them.
    Key {
        /// The type of the box.
        ty: Rc<JavaType>,
        /// What is in it.
        value: Rc<Value>,
    },
    /// A type itself.
    Type(Rc<JavaType>),
    /// The object of `Class` for a type.
    Class(Rc<JavaType>),
    /// A sequence or a dictionary, or an object that stands for one: null stands for those without elements.
    Content(Rc<Content>),
}

impl Value {
    /// The type of the object, null aside.
    pub fn ty(&self) -> Option<Rc<JavaType>> {
        match self {
            Value::New(_, ty) | Value::Of { ty, .. } | Value::Box { ty, .. } | Value::Key { ty, .. } => {
                Some(ty.clone())
            }
            Value::Text(_) | Value::Spelled(_) => Some(Rc::new(JavaType::Class(STRING_CLASS.into()))),
            Value::Class(_) => Some(Rc::new(JavaType::Class("java.lang.Class".into()))),
            Value::Bool(_) | Value::Int(_) | Value::Null | Value::Type(_) | Value::Content(_) | Value::Among { .. } => {
                None
            }
        }
    }

    /// The classes that the object may have, null aside.
    pub fn classes(&self) -> Option<Vec<Name>> {
        match self {
            Value::Among { classes, .. } => Some(classes.to_vec()),
            Value::Null => Some(Vec::new()),
            _ => match &*self.ty()? {
                JavaType::Class(class) => Some(vec![*class]),
                _ => None,
            },
        }
    }

    /// An object of one of these classes, or perhaps null; `None` if they are too many to be kept.
    pub fn among(mut classes: Vec<Name>, is_nullable: bool) -> Option<Value> {
        classes.sort_unstable();
        classes.dedup();
        match classes.as_slice() {
            [] => is_nullable.then_some(Value::Null),
            [class] => Some(Value::Of { ty: Rc::new(JavaType::Class(*class)), is_nullable }),
            _ if classes.len() > MOST_CLASSES => None,
            _ => Some(Value::Among { classes: Rc::new(classes), is_nullable }),
        }
    }

    /// Whether it may be the reference to no object.
    pub fn may_be_null(&self) -> bool {
        match self {
            Value::New(..)
            | Value::Text(_)
            | Value::Spelled(_)
            | Value::Class(_)
            | Value::Box { .. }
            | Value::Key { .. } => false,
            Value::Of { is_nullable, .. } | Value::Among { is_nullable, .. } => *is_nullable,
            Value::Bool(_) | Value::Int(_) | Value::Null | Value::Type(_) | Value::Content(_) => true,
        }
    }

    /// What is known of a value that is one of these.
    pub fn join(&self, other: &Value) -> Option<Value> {
        if self == other {
            return Some(self.clone());
        }
        match (self, other) {
            (Value::Content(content), Value::Content(other)) => Some(Value::Content(Rc::new(content.join(other)))),
            (Value::Content(content), Value::Null) | (Value::Null, Value::Content(content)) => {
                Some(Value::Content(Rc::new(content.join(&Content::empty()))))
            }
            (Value::Text(text) | Value::Spelled(text), Value::Text(other) | Value::Spelled(other)) if text == other => {
                Some(Value::Spelled(*text))
            }
            _ => {
                let is_nullable = self.may_be_null() || other.may_be_null();
                let ty = match (self.ty(), other.ty()) {
                    (Some(ty), Some(other)) if ty == other => ty,
                    (Some(ty), None) if *other == Value::Null => ty,
                    (None, Some(ty)) if *self == Value::Null => ty,
                    _ => return Value::among([self.classes()?, other.classes()?].concat(), is_nullable),
                };
                Some(Value::Of { ty, is_nullable })
            }
        }
    }

    /// What stands for this object and all that are the same value: strings, boxes. Other objects are their own.
    pub fn key(&self) -> Option<Value> {
        match self {
            Value::Null | Value::Text(_) | Value::Key { .. } | Value::Class(_) => Some(self.clone()),
            Value::Spelled(text) => Some(Value::Text(*text)),
            Value::Box { ty, value } => Some(Value::Key { ty: ty.clone(), value: value.clone() }),
            Value::New(_, ty) if !is_value_class(ty) => Some(self.clone()),
            _ => self.ty().map(|ty| Value::Of { ty, is_nullable: true }),
        }
    }

    /// The object with this number is any object of its class from now on.
    pub(super) fn make_old(&mut self, number: usize) {
        match self {
            Value::New(known, ty) if *known == number => *self = Value::Of { ty: ty.clone(), is_nullable: false },
            Value::Content(content) => Rc::make_mut(content).make_old(number),
            // What is in a box is no object.
            _ => {}
        }
    }

    /// Where a loop begins, this is known, and that was known a turn ago: contents that differ are not known any more in their depth.
    pub(super) fn widen(&mut self, before: Option<&Value>) {
        let before = match before {
            Some(before) if before == self => return,
            Some(Value::Content(before)) => Some(before.as_ref()),
            _ => None,
        };
        if let Value::Content(content) = self {
            Rc::make_mut(content).widen(before);
        }
    }

    /// An array's elements: so many times the same.
    pub fn repeated(length: Option<&Value>, element: Option<Value>) -> Value {
        Value::Content(Rc::new(match length {
            Some(Value::Int(length)) => Content::repeated(*length, element),
            _ => Content::like(None, Each::one(element), Each::None),
        }))
    }

    /// The element at an index of a sequence or an array. What lies outside is not known, and specifications may speak of it.
    pub fn element(&self, index: Option<i128>) -> Option<Value> {
        match self {
            Value::Content(content) => content.at(index)?.element,
            _ => None,
        }
    }

    /// An array's elements with another one at an index.
    pub fn with_element(&self, index: Option<&Value>, element: Option<Value>) -> Option<Value> {
        let Value::Content(content) = self else { return None };
        let index = match index {
            Some(Value::Int(index)) => usize::try_from(*index).ok(),
            _ => None,
        };
        Some(Value::Content(Rc::new(content.with(index, element))))
    }

    /// How two keys compare in their natural order, if they are whole numbers or texts.
    pub fn compare(&self, other: &Value) -> Option<Ordering> {
        match (self, other) {
            (Value::Int(value), Value::Int(other)) => Some(value.cmp(other)),
            (Value::Key { ty, value }, Value::Key { ty: other_ty, value: other }) if ty == other_ty => {
                value.compare(other)
            }
            (Value::Text(text), Value::Text(other)) => {
                Some(constant_string(text.as_str())?.cmp(&constant_string(other.as_str())?))
            }
            _ => None,
        }
    }

    /// Whether two values are equal.
    pub fn equals(&self, other: &Value) -> Option<bool> {
        match (self, other) {
            (Value::Bool(value), Value::Bool(other)) => Some(value == other),
            (Value::Int(value), Value::Int(other)) => Some(value == other),
            (Value::Type(ty), Value::Type(other)) | (Value::Class(ty), Value::Class(other)) => Some(ty == other),
            (Value::Null, Value::Null) => Some(true),
            (Value::New(number, _), Value::New(other, _)) => Some(number == other),
            (Value::Text(text), Value::Text(other)) => Some(text == other),
            // Strings with the same text may be different objects.
            (Value::Text(text) | Value::Spelled(text), Value::Text(other) | Value::Spelled(other)) if text != other => {
                Some(false)
            }
            (Value::Key { .. }, Value::Key { .. }) => Some(self == other),
            // Boxes with the same in them may be different objects.
            (Value::Box { value, .. } | Value::Key { value, .. }, Value::Box { value: other, .. })
            | (Value::Box { value, .. }, Value::Key { value: other, .. })
                if value.equals(other) == Some(false) =>
            {
                Some(false)
            }
            (Value::Null, other) | (other, Value::Null) if !other.may_be_null() => Some(false),
            _ if self.may_be_null() && other.may_be_null() => None,
            _ => match (self.ty(), other.ty()) {
                (Some(ty), Some(other)) if ty != other => Some(false),
                _ => None,
            },
        }
    }
}

/// Whether the objects of a class with the same content are the same value.
fn is_value_class(ty: &JavaType) -> bool {
    matches!(ty, JavaType::Class(name) if **name == *STRING_CLASS || BOXES.iter().any(|(class, _)| **class == **name))
}
