//! What is known of a file as text, for `invar dump --stage types`: a line for each expression with its place, the
//! text it stands for, its type, and what it denotes or calls.

use crate::attribution::{Attribution, Symbol};
use base::SourceMap;
use classes::{Classes, MethodId};
use std::fmt::Write;
use syntax::ast::{CompilationUnit, Expr};
use syntax::visit::{self, Visitor};

/// Everything that is known of the expressions of a file, in the order of the text.
pub fn print(unit: &CompilationUnit, found: &Attribution, classes: &Classes, sources: &SourceMap) -> String {
    let mut printer = Printer { text: String::new(), found, classes, sources };
    visit::unit(&mut printer, unit);
    for (span, uncertain) in &found.uncertain {
        let place = sources.location(*span);
        let _ = writeln!(printer.text, "{}:{} not certain: {}", place.line, place.column, uncertain.reason);
    }
    printer.text
}

struct Printer<'a> {
    text: String,
    found: &'a Attribution,
    classes: &'a Classes,
    sources: &'a SourceMap,
}

impl<'a> Visitor<'a> for Printer<'a> {
    fn expression(&mut self, expression: &'a Expr) {
        let place = self.sources.location(expression.span);
        let snippet: Vec<&str> = self.sources.snippet(expression.span).split_whitespace().collect();
        let _ = write!(self.text, "{}:{} `{}`", place.line, place.column, shortened(&snippet.join(" ")));
        if let Some(ty) = self.found.ty(expression.id) {
            let ty = if ty.is_known() { self.classes.canonical(ty) } else { "?".to_owned() };
            let _ = write!(self.text, " : {ty}");
        }
        match self.found.symbols.get(&expression.id) {
            Some(Symbol::Local(local)) => {
                let declared = self.sources.location(self.found.locals[*local].span);
                let _ = write!(self.text, " = local of {}:{}", declared.line, declared.column);
            }
            Some(Symbol::Field(field)) => {
                let field = self.classes.field(*field);
                let _ = write!(self.text, " = {}.{}", self.classes.class(field.owner).binary_name, field.name);
            }
            Some(Symbol::Length) => self.text.push_str(" = length of an array"),
            Some(Symbol::Class(ty)) => {
                let _ = write!(self.text, " = class {}", self.classes.canonical(ty));
            }
            Some(Symbol::Package(name)) => {
                let _ = write!(self.text, " = package {name}");
            }
            None => {}
        }
        if let Some(call) = self.found.calls.get(&expression.id) {
            let _ = write!(self.text, " -> {}", method_name(self.classes, call.method));
        }
        self.text.push('\n');
        visit::expression(self, expression);
    }
}

/// `java.util.List.add(Ljava/lang/Object;)Z`
fn method_name(classes: &Classes, id: MethodId) -> String {
    let method = classes.method(id);
    format!("{}.{}{}", classes.class(method.owner).binary_name, method.name, classes.jvm_descriptor(id))
}

/// The beginning of a long text.
fn shortened(text: &str) -> String {
    if text.chars().count() <= 60 {
        return text.to_owned();
    }
    text.chars().take(59).chain(['…']).collect()
}
