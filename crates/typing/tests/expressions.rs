//! Expressions and statements: their types, the values of constants, and what is wrong with them.

use base::SourceMap;
use classes::{Classes, Constant, Origin, Type};
use std::collections::BTreeMap;
use syntax::ast::{Expr, ExprKind, Stmt, StmtKind};
use syntax::visit::{self, Visitor};
use typing::{Attribution, Typing, Unit};

/// A typed program.
struct Typed {
    map: SourceMap,
    tree: syntax::ast::CompilationUnit,
    classes: Classes,
    typing: Typing,
}

/// Types a program with the JDK; `None` where there is none.
fn typed(name: &str, text: &str) -> Option<Typed> {
    let jdk = classpath::Jdk::discover(None).ok().flatten()?;
    let classes = Classes::new(Box::new(classpath::ClassPath::new(Some(jdk), classpath::Entries::default())));
    let mut map = SourceMap::new();
    let file = map.add(name, text);
    let parsed = syntax::parse(file, text);
    let messages: Vec<&str> = parsed.diagnostics.iter().map(|diagnostic| diagnostic.message.as_str()).collect();
    assert!(messages.is_empty(), "{name} is Java: {messages:?}");
    let typing = typing::analyze(&[Unit { file, tree: &parsed.unit, origin: Origin::Source }], &classes);
    Some(Typed { map, tree: parsed.unit, classes, typing })
}

impl Typed {
    /// The messages by line.
    fn errors(&self) -> BTreeMap<u32, Vec<&str>> {
        let mut errors: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
        for diagnostic in &self.typing.diagnostics {
            let line = diagnostic.span.map_or(0, |span| self.map.location(span).line);
            errors.entry(line).or_default().push(&diagnostic.message);
        }
        errors
    }
}

/// Checks that exactly the marked lines have an error, and each only one.
fn check_marks(name: &str, text: &str) {
    let Some(typed) = typed(name, text) else { return };
    let errors = typed.errors();
    let mut wrong = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let found = errors.get(&number).map_or(&[][..], Vec::as_slice);
        if found.len() != usize::from(line.ends_with("//~ error")) {
            wrong.push(format!("{name}:{number}: {}\n    {found:?}", line.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn errors_are_those_of_javac() {
    check_marks("Wrong.java", include_str!("expressions/Wrong.java"));
}

#[test]
fn patterns_are_those_of_java_21() {
    check_marks("Patterns.java", include_str!("expressions/Patterns.java"));
}

/// The initial values of local variables, by line.
#[derive(Default)]
struct Values<'a>(Vec<&'a Expr>);

impl<'a> Visitor<'a> for Values<'a> {
    fn statement(&mut self, statement: &'a Stmt) {
        if let StmtKind::Local(local) = &statement.kind {
            self.0.extend(local.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref()));
        }
        visit::statement(self, statement);
    }
}

fn show(constant: Option<&Constant>) -> String {
    match constant {
        None => "none".to_owned(),
        Some(Constant::Boolean(value)) => value.to_string(),
        Some(Constant::Int(value)) => value.to_string(),
        Some(Constant::Long(value)) => value.to_string(),
        Some(Constant::Float(value)) => value.to_string(),
        Some(Constant::Double(value)) => value.to_string(),
        Some(Constant::String(text)) => format!("{:?}", String::from_utf16_lossy(text)),
    }
}

#[test]
fn types_and_constants_are_those_of_javac() {
    let text = include_str!("expressions/Types.java");
    let Some(typed) = typed("Types.java", text) else { return };
    assert_eq!(typed.errors(), BTreeMap::new());
    let found: &Attribution = &typed.typing.files[0];
    let mut values = Values::default();
    visit::unit(&mut values, &typed.tree);
    let lines: Vec<&str> = text.lines().collect();
    let (mut checked, mut wrong) = (0, Vec::new());
    for e in values.0 {
        let number = typed.map.location(e.span).line as usize;
        let line = lines[number - 1];
        let (ours, expected) = if let Some((_, expected)) = line.split_once(" // type: ") {
            (typed.classes.canonical(found.ty(e.id).unwrap_or(&Type::Unknown)), expected)
        } else if let Some((_, expected)) = line.split_once(" // value: ") {
            (show(found.constants.get(&e.id)), expected)
        } else {
            continue;
        };
        checked += 1;
        if ours != expected {
            wrong.push(format!("{number}: {}\n    {ours}", line.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 80, "only {checked} lines are marked");
}

#[test]
fn long_chains_of_operators_are_no_problem() {
    // Trees are as deep as the parser allows; whoever walks them needs more room than a test has.
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(long_chains);
    thread.expect("a thread can be started").join().expect("the chains are typed");
}

fn long_chains() {
    let operands = vec!["x"; 2000].join(" + ");
    let constants = vec!["\"0123456789\""; 2000].join(" + ");
    let text =
        format!("class A {{ String f(String x) {{ return {operands}; }} static final String C = {constants}; }}");
    let Some(typed) = typed("A.java", &text) else { return };
    assert_eq!(typed.errors(), BTreeMap::new());
    let field = typed.typing.files[0].fields.values().next().copied().expect("there is a field");
    match typed.classes.field(field).constant.get() {
        Some(Some(Constant::String(text))) => assert_eq!(text.len(), 20_000),
        other => panic!("{other:?} is no text"),
    }
}

#[test]
fn every_expression_of_a_body_has_a_type() {
    struct All<'a>(Vec<&'a Expr>);
    impl<'a> Visitor<'a> for All<'a> {
        fn expression(&mut self, expression: &'a Expr) {
            self.0.push(expression);
            visit::expression(self, expression);
        }
    }
    let text = include_str!("expressions/Types.java");
    let Some(typed) = typed("Types.java", text) else { return };
    let found = &typed.typing.files[0];
    let mut all = All(Vec::new());
    visit::unit(&mut all, &typed.tree);
    for e in all.0 {
        let is_name = matches!(e.kind, ExprKind::Name(_) | ExprKind::Field(..));
        let is_qualifier =
            is_name && matches!(found.symbols.get(&e.id), Some(typing::Symbol::Class(_) | typing::Symbol::Package(_)));
        assert!(is_qualifier || found.ty(e.id).is_some_and(Type::is_known), "{}", typed.map.snippet(e.span));
    }
}
