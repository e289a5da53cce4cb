//! Types as text: exactly, for comparisons with javac, and briefly, for messages.

use crate::table::{ClassId, Classes, Nesting, VariableId};
use crate::types::{ClassType, Type, Wildcard};

/// How types are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Binary names, no spaces: what `tests/oracle` writes.
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
        let mut writer = Writer { classes: self, style, text: String::new(), open: Vec::new() };
        writer.ty(ty);
        writer.text
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
}

struct Writer<'a> {
    classes: &'a Classes,
    style: Style,
    text: String,
    /// The captured variables whose wildcards are being written.
    open: Vec<VariableId>,
}

impl Writer<'_> {
    fn ty(&mut self, ty: &Type) {
        let Some(_level) = self.classes.cache.deeper() else {
            self.text.push('…');
            return;
        };
        match ty {
            Type::Primitive(primitive) => self.text.push_str(primitive.keyword()),
            Type::Void => self.text.push_str("void"),
            Type::Null => self.text.push_str("null"),
            Type::Class(class) => self.class(class),
            Type::Array(element) => {
                self.ty(element);
                self.text.push_str("[]");
            }
            Type::Variable(variable) => self.variable(*variable),
            Type::Wildcard(wildcard) => self.wildcard(wildcard),
            Type::Intersection(types) => self.list(types, "&", " & "),
            Type::Union(types) => self.list(types, "|", " | "),
            Type::Inference(number) => self.text.push_str(&format!("?{number}")),
            Type::Logic(name, arguments) => {
                self.text.push('\\');
                self.text.push_str(name);
                self.arguments(arguments);
            }
            Type::Unknown => self.text.push_str(if self.style == Style::Canonical { "error" } else { "<unknown>" }),
        }
    }

    fn class(&mut self, ty: &ClassType) {
        match &ty.outer {
            Some(outer) => {
                self.ty(outer);
                self.text.push('.');
                self.text.push_str(&self.classes.class(ty.class).simple_name);
            }
            None if self.style == Style::Canonical => self.text.push_str(&self.classes.class(ty.class).binary_name),
            None => self.text.push_str(&self.classes.display_name(ty.class)),
        }
        self.arguments(&ty.arguments);
    }

    /// A captured variable can occur in the wildcard that it captures; there it is written without it.
    fn variable(&mut self, variable: VariableId) {
        let declared = self.classes.variable(variable);
        let Some(wildcard) = &declared.wildcard else { return self.text.push_str(&declared.name) };
        self.text.push_str("capture of ");
        if self.open.contains(&variable) {
            return self.text.push_str("...");
        }
        self.open.push(variable);
        self.wildcard(wildcard);
        self.open.pop();
    }

    fn arguments(&mut self, arguments: &[Type]) {
        if !arguments.is_empty() {
            self.text.push('<');
            self.list(arguments, ",", ", ");
            self.text.push('>');
        }
    }

    fn list(&mut self, types: &[Type], canonical: &str, display: &str) {
        for (index, ty) in types.iter().enumerate() {
            if index > 0 {
                self.text.push_str(if self.style == Style::Canonical { canonical } else { display });
            }
            self.ty(ty);
        }
    }

    fn wildcard(&mut self, wildcard: &Wildcard) {
        let (keyword, bound) = match wildcard {
            Wildcard::Any => return self.text.push('?'),
            Wildcard::Extends(bound) => ("? extends ", bound),
            Wildcard::Super(bound) => ("? super ", bound),
        };
        self.text.push_str(keyword);
        self.ty(bound);
    }
}
