//! The tree as text, for `invar dump --stage ast`: declarations and statements as an indented tree, expressions as
//! `(operator operand …)`. Places are not shown, so that the text only changes when the tree does.

mod expressions;

use crate::ast::*;
use expressions::{expression, list, modifiers, path, type_reference};

/// The whole tree, one line for each declaration, clause and statement.
pub fn print(unit: &CompilationUnit) -> String {
    let mut printer = Printer { text: String::new(), depth: 0 };
    if let Some(package) = &unit.package {
        printer.line(&format!("package {}", path(package)));
    }
    for import in &unit.imports {
        let kind = if import.is_static { "import static" } else { "import" };
        let rest = if import.on_demand { ".*" } else { "" };
        printer.line(&format!("{kind} {}{rest}", path(&import.path)));
    }
    for declaration in &unit.types {
        printer.type_declaration(declaration);
    }
    printer.text
}

/// The lines so far.
struct Printer {
    text: String,
    depth: usize,
}

impl Printer {
    fn line(&mut self, line: &str) {
        self.text.extend(std::iter::repeat_n("  ", self.depth));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Prints what belongs below the last line.
    fn below(&mut self, print: impl FnOnce(&mut Self)) {
        self.depth += 1;
        print(self);
        self.depth -= 1;
    }

    fn unsupported(&mut self, unsupported: &Unsupported) {
        self.line(&format!("unsupported {:?}", unsupported.what));
    }

    fn type_declaration(&mut self, declaration: &TypeDecl) {
        let kind = match declaration.kind {
            TypeKind::Class => "class",
            TypeKind::Interface => "interface",
            TypeKind::Enum => "enum",
            TypeKind::Record => "record",
            TypeKind::Annotation => "@interface",
        };
        let mut head = format!("{}{kind} {}", modifiers(&declaration.modifiers), declaration.name.name);
        if let Some(superclass) = &declaration.superclass {
            head += &format!(" extends {}", type_reference(superclass));
        }
        if !declaration.interfaces.is_empty() {
            head += &format!(" implements {}", list(&declaration.interfaces, type_reference));
        }
        self.line(&head);
        self.below(|printer| {
            declaration.unsupported.iter().for_each(|unsupported| printer.unsupported(unsupported));
            declaration.members.iter().for_each(|member| printer.member(member));
        });
    }

    fn member(&mut self, member: &Member) {
        match member {
            Member::Field(field) => {
                let variables = list(&field.declarators, declarator);
                let (modifiers, ty) = (modifiers(&field.modifiers), type_reference(&field.ty));
                self.line(&format!("field {modifiers}{ty} {variables}"));
            }
            Member::Method(method) => self.method(method),
            Member::Initializer { is_static, body } => {
                self.line(if *is_static { "static initializer" } else { "initializer" });
                self.below(|printer| printer.statements(&body.statements));
            }
            Member::Type(declaration) => self.type_declaration(declaration),
            Member::Invariant(invariant) => {
                let modifiers = modifiers(&invariant.modifiers);
                self.line(&format!("{modifiers}invariant {}", expression(&invariant.formula)));
            }
            Member::Unsupported(unsupported) => self.unsupported(unsupported),
        }
    }

    fn method(&mut self, method: &MethodDecl) {
        let kind = if method.result.is_some() { "method" } else { "constructor" };
        let result = method.result.as_ref().map(|result| type_reference(result) + " ").unwrap_or_default();
        let mut head = format!("{kind} {}{result}{}", modifiers(&method.modifiers), method.name.name);
        head += &format!("({})", list(&method.parameters, parameter));
        if !method.throws.is_empty() {
            head += &format!(" throws {}", list(&method.throws, type_reference));
        }
        self.line(&head);
        self.below(|printer| {
            method.unsupported.iter().for_each(|unsupported| printer.unsupported(unsupported));
            if let Some(contract) = &method.contract {
                printer.contract(contract);
            }
            match &method.body {
                Some(body) => printer.block("body", body),
                None => printer.line("no body"),
            }
        });
    }

    fn contract(&mut self, contract: &Contract) {
        self.line(match contract.behavior {
            None => "contract",
            Some(Behavior::Any) => "contract behavior",
            Some(Behavior::Normal) => "contract normal_behavior",
            Some(Behavior::Exceptional) => "contract exceptional_behavior",
        });
        self.below(|printer| {
            for clause in &contract.clauses {
                match &clause.kind {
                    ClauseKind::Requires(formula) => printer.line(&format!("requires {}", expression(formula))),
                    ClauseKind::Ensures(formula) => printer.line(&format!("ensures {}", expression(formula))),
                    ClauseKind::Assignable(locations) => {
                        printer.line(&format!("assignable {}", list(locations, location)));
                    }
                    ClauseKind::SignalsOnly(types) => {
                        let types = if types.is_empty() { "\\nothing".to_owned() } else { list(types, type_reference) };
                        printer.line(&format!("signals_only {types}"));
                    }
                    ClauseKind::Unsupported(unsupported) => printer.unsupported(unsupported),
                }
            }
        });
    }

    fn block(&mut self, head: &str, block: &Block) {
        self.line(head);
        self.below(|printer| printer.statements(&block.statements));
    }

    fn statements(&mut self, statements: &[Stmt]) {
        statements.iter().for_each(|statement| self.statement(statement));
    }

    /// A statement below a line that says what it is for.
    fn part(&mut self, head: &str, statement: &Stmt) {
        self.line(head);
        self.below(|printer| printer.statement(statement));
    }

    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Empty => self.line("empty"),
            StmtKind::Block(block) => self.block("block", block),
            StmtKind::Local { modifiers, ty, declarators } => {
                self.line(&format!("local {}", local(modifiers, ty, declarators)));
            }
            StmtKind::Expr(value) => self.line(&expression(value)),
            StmtKind::If { condition, then_branch, else_branch } => {
                self.line(&format!("if {}", expression(condition)));
                self.below(|printer| printer.statement(then_branch));
                if let Some(else_branch) = else_branch {
                    self.part("else", else_branch);
                }
            }
            StmtKind::Break => self.line("break"),
            StmtKind::Continue => self.line("continue"),
            StmtKind::Return(None) => self.line("return"),
            StmtKind::Return(Some(value)) => self.line(&format!("return {}", expression(value))),
            StmtKind::Assert { condition, message: None } => self.line(&format!("assert {}", expression(condition))),
            StmtKind::Assert { condition, message: Some(message) } => {
                self.line(&format!("assert {} : {}", expression(condition), expression(message)));
            }
            StmtKind::SpecAssert(formula) => self.line(&format!("@assert {}", expression(formula))),
            StmtKind::SpecAssume(formula) => self.line(&format!("@assume {}", expression(formula))),
            StmtKind::Unsupported(unsupported) => self.unsupported(unsupported),
            _ => self.loop_statement(statement),
        }
    }

    fn loop_statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::While { spec, condition, body } => {
                self.loop_head(&format!("while {}", expression(condition)), spec, body);
            }
            StmtKind::DoWhile { spec, body, condition } => {
                self.loop_head(&format!("do-while {}", expression(condition)), spec, body);
            }
            StmtKind::For { spec, init, condition, update, body } => {
                let init = list(init, header_statement);
                let condition = condition.as_ref().map(expression).unwrap_or_default();
                self.loop_head(&format!("for {init}; {condition}; {}", list(update, expression)), spec, body);
            }
            StmtKind::ForEach { spec, parameter: variable, iterable, body } => {
                let head = format!("for-each {} : {}", parameter(variable), expression(iterable));
                self.loop_head(&head, spec, body);
            }
            _ => {}
        }
    }

    fn loop_head(&mut self, head: &str, spec: &LoopSpec, body: &Stmt) {
        self.line(head);
        self.below(|printer| {
            for clause in &spec.clauses {
                match &clause.kind {
                    LoopClauseKind::Invariant(formula) => {
                        printer.line(&format!("loop_invariant {}", expression(formula)));
                    }
                    LoopClauseKind::Decreases(variant) => printer.line(&format!("decreases {}", expression(variant))),
                    LoopClauseKind::Assignable(locations) => {
                        printer.line(&format!("assignable {}", list(locations, location)));
                    }
                    LoopClauseKind::Unsupported(unsupported) => printer.unsupported(unsupported),
                }
            }
            printer.statement(body);
        });
    }
}

/// A statement in the head of a `for` loop.
fn header_statement(statement: &Stmt) -> String {
    match &statement.kind {
        StmtKind::Local { modifiers, ty, declarators } => local(modifiers, ty, declarators),
        StmtKind::Expr(value) => expression(value),
        _ => "?".to_owned(),
    }
}

fn local(declared: &Modifiers, ty: &TypeRef, declarators: &[Declarator]) -> String {
    format!("{}{} {}", modifiers(declared), type_reference(ty), list(declarators, declarator))
}

fn declarator(declarator: &Declarator) -> String {
    let dimensions = "[]".repeat(declarator.dimensions);
    let value = declarator.initializer.as_ref().map(|value| format!(" = {}", expression(value))).unwrap_or_default();
    format!("{}{dimensions}{value}", declarator.name.name)
}

fn parameter(parameter: &Parameter) -> String {
    format!("{}{} {}", modifiers(&parameter.modifiers), type_reference(&parameter.ty), parameter.name.name)
}

fn location(location: &Location) -> String {
    match &location.kind {
        LocationKind::Nothing => "\\nothing".to_owned(),
        LocationKind::Everything => "\\everything".to_owned(),
        LocationKind::Place(place) => expression(place),
        LocationKind::AllFields(object) => format!("(.* {})", expression(object)),
        LocationKind::AllElements(array) => format!("([*] {})", expression(array)),
        LocationKind::Elements(array, first, last) => {
            format!("([..] {} {} {})", expression(array), expression(first), expression(last))
        }
        LocationKind::Unsupported(unsupported) => format!("(unsupported {:?})", unsupported.what),
    }
}
