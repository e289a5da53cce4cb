//! The tree as text. [`print`] shows it for `invar dump --stage ast`: declarations and statements as an indented tree,
//! expressions as `(operator operand …)`. [`source`] writes it as Java. Neither shows places, so that the text only
//! changes when the tree does.

mod contracts;
mod formulas;
mod literals;
mod source;
mod source_expressions;
mod source_statements;
mod tokens;
mod tree;
mod tree_expressions;
mod tree_statements;
mod types;

pub use tokens::tokens;

use crate::ast::{CompilationUnit, Expr, Ident, Stmt};

/// The whole tree, one line for each declaration, clause and statement.
pub fn print(unit: &CompilationUnit) -> String {
    let mut printer = Printer { text: String::new(), depth: 0, style: Style::Tree, in_comment: false };
    printer.tree(unit);
    printer.text
}

/// The file as Java, with its specifications in annotation comments. Read again, it gives the same tree, except for
/// what the parser did not understand of specifications, which is left out.
pub fn source(unit: &CompilationUnit) -> String {
    let mut printer = Printer { text: String::new(), depth: 0, style: Style::Source, in_comment: false };
    printer.file(unit);
    printer.text
}

/// What the text is meant for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Tree,
    Source,
}

/// The text so far.
struct Printer {
    text: String,
    depth: usize,
    style: Style,
    /// Whether an annotation comment is open, in which everything is a specification.
    in_comment: bool,
}

impl Printer {
    /// Writes something.
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Begins a line.
    fn begin(&mut self) {
        let indentation = match self.style {
            Style::Tree => "  ",
            Style::Source => "    ",
        };
        for _ in 0..self.depth {
            self.text.push_str(indentation);
        }
    }

    /// Ends a line.
    fn end(&mut self) {
        self.text.push('\n');
    }

    /// A line of its own.
    fn line(&mut self, line: &str) {
        self.begin();
        self.put(line);
        self.end();
    }

    /// Prints what belongs below the last line.
    fn below(&mut self, print: impl FnOnce(&mut Self)) {
        self.depth += 1;
        print(self);
        self.depth -= 1;
    }

    /// Items with `separator` between them.
    fn separated<T>(&mut self, items: &[T], separator: &str, print: impl Fn(&mut Self, &T)) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.put(separator);
            }
            print(self, item);
        }
    }

    /// Items, separated by `, `.
    fn list<T>(&mut self, items: &[T], print: impl Fn(&mut Self, &T)) {
        self.separated(items, ", ", print);
    }

    fn name(&mut self, name: &Ident) {
        self.put(name.name.as_str());
    }

    /// `a.b.c`
    fn path(&mut self, path: &[Ident]) {
        self.separated(path, ".", Self::name);
    }

    fn expression(&mut self, value: &Expr) {
        match self.style {
            Style::Tree => self.tree_expression(value),
            Style::Source => self.source_expression(value),
        }
    }

    fn expressions(&mut self, values: &[Expr]) {
        self.list(values, Self::expression);
    }

    fn statement(&mut self, statement: &Stmt) {
        match self.style {
            Style::Tree => self.tree_statement(statement),
            Style::Source => self.source_statement(statement),
        }
    }

    fn statements(&mut self, statements: &[Stmt]) {
        statements.iter().for_each(|statement| self.statement(statement));
    }
}
