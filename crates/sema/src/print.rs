//! Prints the typed program, for `invar dump` and for tests: one line a statement, every conversion visible.

mod expressions;
mod statements;

use crate::program::{
    Access, Case, Class, ClassId, Contract, Ending, Invariant, JumpKind, Local, LocalId, Method, MethodKind, Nullness,
    Origin, Program,
};
use base::Arena;
use expressions::Printer;
use std::fmt::Write;

/// The program as text. The same program always gives the same text.
pub fn print(program: &Program) -> String {
    print_classes(program, |_| true)
}

/// The user's classes as text.
pub fn print_source(program: &Program) -> String {
    print_classes(program, |class| class.origin == Origin::Source)
}

fn print_classes(program: &Program, is_printed: impl Fn(&Class) -> bool) -> String {
    let mut out = String::new();
    for class in program.classes.values().filter(|class| is_printed(class)) {
        print_class(program, class, &mut out);
    }
    for unsupported in &program.unsupported {
        line(&mut out, 0, &format!("not supported: {}", unsupported.what));
    }
    out
}

/// Appends an indented line.
fn line(out: &mut String, depth: usize, text: &str) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "{:width$}{text}", "", width = depth * 4);
}

fn print_class(program: &Program, class: &Class, out: &mut String) {
    let mut head = String::new();
    if class.origin == Origin::Library {
        head.push_str("library ");
    }
    if class.is_abstract {
        head.push_str("abstract ");
    }
    if class.is_final {
        head.push_str("final ");
    }
    head.push_str("class ");
    head.push_str(&class.name);
    if let Some(superclass) = class.superclass {
        head.push_str(" extends ");
        head.push_str(&program.classes[superclass].name);
    }
    if class.has_specification {
        head.push_str(" // with specification");
    }
    line(out, 0, &head);
    for field in &class.fields {
        print_field(program, *field, out);
    }
    for invariant in &class.invariants {
        print_invariant(program, invariant, out);
    }
    for method in &class.methods {
        print_method(program, &program.methods[*method], out);
    }
}

fn print_field(program: &Program, id: crate::program::FieldId, out: &mut String) {
    let field = &program.fields[id];
    let locals = Arena::new();
    let printer = Printer { program, locals: &locals };
    let mut text = String::new();
    if field.is_static {
        text.push_str("static ");
    }
    if field.is_final {
        text.push_str("final ");
    }
    if field.ty.is_reference() && field.is_nullable {
        text.push_str("nullable ");
    }
    text.push_str(&format!("{} {}", program.type_name(&field.ty), field.name));
    if let Some(value) = &field.initializer {
        text.push_str(&format!(" = {}", printer.expr(value)));
    }
    if let Some(constant) = &field.constant {
        text.push_str(&format!(" // constant {}", printer.expr(constant)));
    }
    line(out, 1, &text);
}

fn print_invariant(program: &Program, invariant: &Invariant, out: &mut String) {
    let printer = Printer { program, locals: &invariant.locals };
    let prefix = if invariant.is_static { "static invariant" } else { "invariant" };
    line(out, 1, &format!("{prefix} {}", printer.expr(&invariant.formula)));
    for unsupported in &invariant.unsupported {
        line(out, 2, &format!("not supported: {}", unsupported.what));
    }
}

fn print_method(program: &Program, method: &Method, out: &mut String) {
    let printer = Printer { program, locals: &method.locals };
    line(out, 1, &method_head(program, method));
    if let Some(overridden) = method.overrides {
        line(out, 2, &format!("overrides {}", program.methods[overridden].signature));
    }
    if let Some(contract) = &method.contract {
        print_contract(&printer, contract, out);
    }
    for unsupported in &method.unsupported {
        line(out, 2, &format!("not supported: {}", unsupported.what));
    }
    for statement in method.body.iter().flatten() {
        printer.statement(statement, 2, out);
    }
}

fn method_head(program: &Program, method: &Method) -> String {
    let mut head = String::new();
    head.push_str(match method.access {
        Access::Public => "public ",
        Access::Protected => "protected ",
        Access::Package => "",
        Access::Private => "private ",
    });
    if method.is_abstract {
        head.push_str("abstract ");
    }
    if method.is_native {
        head.push_str("native ");
    }
    if method.is_pure {
        head.push_str("pure ");
    }
    if method.result.is_reference() && method.result_is_nullable {
        head.push_str("nullable ");
    }
    match method.kind {
        MethodKind::Static => head.push_str(&format!("static {} ", program.type_name(&method.result))),
        MethodKind::Instance => head.push_str(&format!("{} ", program.type_name(&method.result))),
        MethodKind::Constructor => head.push_str("constructor "),
        MethodKind::StaticInitializer => head.push_str("static initializer "),
    }
    head.push_str(&method.name);
    let parameters: Vec<String> =
        method.parameters.iter().map(|parameter| declaration(program, &method.locals, *parameter)).collect();
    head.push_str(&format!("({})", parameters.join(", ")));
    head
}

/// A variable with its type.
fn declaration(program: &Program, locals: &Arena<LocalId, Local>, id: LocalId) -> String {
    let local = &locals[id];
    let nullable = if local.nullness == Nullness::Nullable { "nullable " } else { "" };
    format!("{nullable}{} {}", program.type_name(&local.ty), local.name)
}

fn print_contract(printer: &Printer<'_>, contract: &Contract, out: &mut String) {
    for (index, case) in contract.cases.iter().enumerate() {
        if index > 0 {
            line(out, 2, "also");
        }
        print_case(printer, case, out);
    }
}

fn print_case(printer: &Printer<'_>, case: &Case, out: &mut String) {
    let mut clause = |word: &str, text: String| line(out, 2, &format!("{word} {text}"));
    let name = |class: &ClassId| printer.program.classes[*class].name.to_string();
    case.requires.iter().for_each(|formula| clause("requires", printer.expr(formula)));
    case.requires_free.iter().for_each(|formula| clause("requires_free", printer.expr(formula)));
    case.ensures_free.iter().for_each(|formula| clause("ensures_free", printer.expr(formula)));
    case.ensures.iter().for_each(|formula| clause("ensures", printer.expr(formula)));
    for signals in &case.signals {
        let variable = signals.variable.map(|id| format!(" {}", printer.locals[id].name)).unwrap_or_default();
        clause("signals", format!("({}{variable}) {}", name(&signals.class), printer.expr(&signals.formula)));
    }
    case.returns.iter().for_each(|formula| clause("returns", printer.expr(formula)));
    for leaves in &case.leaves {
        let word = match leaves.kind {
            JumpKind::Break => "breaks",
            JumpKind::Continue => "continues",
        };
        clause(word, format!("({:?}) {}", leaves.target, printer.expr(&leaves.formula)));
    }
    match case.ending {
        Ending::Any => {}
        Ending::Normal => clause("ends", "normally".to_owned()),
        Ending::Exceptional => clause("ends", "by an exception".to_owned()),
        Ending::Return => clause("ends", "by returning".to_owned()),
        Ending::Jump(JumpKind::Break) => clause("ends", "by `break`".to_owned()),
        Ending::Jump(JumpKind::Continue) => clause("ends", "by `continue`".to_owned()),
    }
    if let Some(locations) = &case.assignable {
        clause("assignable", printer.locations(locations));
    }
    case.measures.iter().for_each(|measure| clause("measured_by", printer.expr(measure)));
    if let Some((exceptions, _)) = &case.signals_only {
        let names: Vec<String> = exceptions.iter().map(name).collect();
        clause("signals_only", if names.is_empty() { "\\nothing".to_owned() } else { names.join(", ") });
    }
}
