//! Types as text: exactly, for comparisons with javac, and briefly, for messages.

use crate::table::{ClassId, Classes, Nesting};
use crate::types::{ClassType, Type, Wildcard};

/// How types are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Binary names, no spaces.
    Canonical,
    /// Simple names.
    Display,
}

impl Classes {
    /// The type with binary names and without spaces after commas, captured variables as `capture of ?`.
    pub fn canonical(&self, ty: &Type) -> String {
        self.written(ty, Style::Canonical)
    }

    /// The type for messages: `Map.Entry<K, V>`.
    pub fn display(&self, ty: &Type) -> String {
        self.written(ty, Style::Display)
    }

    fn written(&self, ty: &Type, style: Style) -> String {
        let mut text = String::new();
        self.write_type(ty, style, &mut text);
        text
    }

    fn write_type(&self, ty: &Type, style: Style, text: &mut String) {
        let Some(_level) = self.cache.deeper() else {
            text.push('…');
            return;
        };
        match ty {
            Type::Primitive(primitive) => text.push_str(primitive.keyword()),
            Type::Void => text.push_str("void"),
            Type::Null => text.push_str("null"),
            Type::Class(class) => self.write_class(class, style, text),
            Type::Array(element) => {
                self.write_type(element, style, text);
                text.push_str("[]");
            }
            Type::Variable(variable) => match &self.variable(*variable).wildcard {
                Some(wildcard) => {
                    text.push_str("capture of ");
                    self.write_wildcard(wildcard, style, text);
                }
                None => text.push_str(&self.variable(*variable).name),
            },
            Type::Wildcard(wildcard) => self.write_wildcard(wildcard, style, text),
            Type::Intersection(types) => {
                self.write_list(types, if style == Style::Canonical { "&" } else { " & " }, style, text);
            }
            Type::Union(types) => {
                self.write_list(types, if style == Style::Canonical { "|" } else { " | " }, style, text);
            }
            Type::Inference(number) => text.push_str(&format!("?{number}")),
            Type::Logic(name, arguments) => {
                text.push('\\');
                text.push_str(name);
                self.write_arguments(arguments, style, text);
            }
            Type::Unknown => text.push_str(if style == Style::Canonical { "error" } else { "<unknown>" }),
        }
    }

    fn write_class(&self, ty: &ClassType, style: Style, text: &mut String) {
        match &ty.outer {
            Some(outer) => {
                self.write_type(outer, style, text);
                text.push('.');
                text.push_str(&self.class(ty.class).simple_name);
            }
            None if style == Style::Canonical => text.push_str(&self.class(ty.class).binary_name),
            None => text.push_str(&self.display_name(ty.class)),
        }
        self.write_arguments(&ty.arguments, style, text);
    }

    /// The simple name of a class after those of the classes around it: `Map.Entry`.
    pub fn display_name(&self, class: ClassId) -> String {
        let declaration = self.class(class);
        match (declaration.nesting, declaration.outer) {
            (Nesting::Member, Some(outer)) => format!("{}.{}", self.display_name(outer), declaration.simple_name),
            (Nesting::Anonymous, _) => {
                let header = self.header(class);
                let above = header.interfaces.first().or(header.superclass.as_ref()).and_then(Type::class_id);
                match above {
                    Some(above) => format!("<anonymous {}>", self.display_name(above)),
                    None => String::from("<anonymous class>"),
                }
            }
            _ => declaration.simple_name.to_string(),
        }
    }

    fn write_arguments(&self, arguments: &[Type], style: Style, text: &mut String) {
        if !arguments.is_empty() {
            text.push('<');
            self.write_list(arguments, if style == Style::Canonical { "," } else { ", " }, style, text);
            text.push('>');
        }
    }

    fn write_list(&self, types: &[Type], separator: &str, style: Style, text: &mut String) {
        for (index, ty) in types.iter().enumerate() {
            if index > 0 {
                text.push_str(separator);
            }
            self.write_type(ty, style, text);
        }
    }

    fn write_wildcard(&self, wildcard: &Wildcard, style: Style, text: &mut String) {
        let (keyword, bound) = match wildcard {
            Wildcard::Any => return text.push('?'),
            Wildcard::Extends(bound) => ("? extends ", bound),
            Wildcard::Super(bound) => ("? super ", bound),
        };
        text.push_str(keyword);
        self.write_type(bound, style, text);
    }
}
