//! Specifications: the types of their expressions, and what is wrong with them.

use base::SourceMap;
use classes::{Classes, Origin};
use std::collections::BTreeMap;
use syntax::ast::{CompilationUnit, Expr, Modifier, Stmt, StmtKind};
use syntax::visit::{self, Visitor};
use typing::{Typing, Unit};

/// A typed program.
struct Typed {
    map: SourceMap,
    tree: CompilationUnit,
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
    assert!(messages.is_empty(), "{name} can be read: {messages:?}");
    let typing = typing::analyze(&[Unit { file, tree: &parsed.unit, origin: Origin::Source }], &classes);
    Some(Typed { map, tree: parsed.unit, classes, typing })
}

impl Typed {
    /// What is wrong, by line: the rule and the message.
    fn errors(&self) -> BTreeMap<u32, Vec<String>> {
        let mut errors: BTreeMap<u32, Vec<String>> = BTreeMap::new();
        for diagnostic in &self.typing.diagnostics {
            let line = diagnostic.span.map_or(0, |span| self.map.location(span).line);
            let help = diagnostic.help.iter().map(|help| format!(" ({help})")).collect::<String>();
            let text = format!("{}: {}{help}", diagnostic.rule.name, diagnostic.message);
            errors.entry(line).or_default().push(text);
        }
        errors
    }
}

#[test]
fn what_is_wrong_is_reported_once_at_its_line() {
    let text = include_str!("specifications/Wrong.java");
    let Some(typed) = typed("Wrong.java", text) else { return };
    let errors = typed.errors();
    let mut wrong = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let found = errors.get(&number).map_or(&[][..], Vec::as_slice);
        if found.len() != usize::from(line.ends_with("//~ error")) {
            wrong.push(format!("Wrong.java:{number}: {}\n    {found:?}", line.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The initial values of ghost variables.
#[derive(Default)]
struct Ghosts<'a>(Vec<&'a Expr>);

impl<'a> Visitor<'a> for Ghosts<'a> {
    fn statement(&mut self, statement: &'a Stmt) {
        if let StmtKind::Local(local) = &statement.kind
            && local.modifiers.has(Modifier::Ghost)
        {
            self.0.extend(local.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref()));
        }
        visit::statement(self, statement);
    }
}

#[test]
fn expressions_have_the_types_of_logic() {
    let text = include_str!("specifications/Types.java");
    let Some(typed) = typed("Types.java", text) else { return };
    assert_eq!(typed.errors(), BTreeMap::new());
    let mut ghosts = Ghosts::default();
    visit::unit(&mut ghosts, &typed.tree);
    let lines: Vec<&str> = text.lines().collect();
    for e in &ghosts.0 {
        let number = typed.map.location(e.span).line as usize;
        let line = lines[number - 1];
        let wanted = line.rsplit_once("// ").map_or("", |(_, wanted)| wanted);
        let found = typed.typing.files[0].ty(e.id).map(|ty| typed.classes.display(ty));
        assert_eq!(found.as_deref(), Some(wanted), "{}", line.trim());
    }
    assert!(ghosts.0.len() > 40, "only {} values", ghosts.0.len());
}

/// What is said of a clause before a method `void m(int x)`.
fn of_clause(clause: &str) -> Vec<String> {
    let text = format!("class T {{ int f;\n//@ {clause}\nvoid m(int x) {{ }} }}");
    let Some(typed) = typed("T.java", &text) else { return Vec::new() };
    typed.errors().into_values().flatten().collect()
}

#[test]
fn messages_say_what_a_specification_may_speak_of() {
    if classpath::Jdk::discover(None).ok().flatten().is_none() {
        return;
    }
    let check = |clause: &str, message: &str| {
        assert_eq!(of_clause(clause), [format!("specification-error: {message}")], "{clause}");
    };
    check("requires x;", "what is required must be of type `boolean`, but this is of type `int`");
    check("requires \\old(f) > 0;", "`\\old` cannot be used here: there is no earlier state");
    check("ensures \\result > 0;", "`\\result` can only be used in `ensures` of a method that returns a value");
    check("assignable x;", "`x` is a parameter, which callers cannot see change");
    check("requires g > 0;", "`g` is not declared");
    check("ensures \\frsh(this);", "`\\frsh` is no word of specifications (did you mean `\\fresh`?)");
    check("ensures \\seq_get(\\seq_empty) == this;", "`\\seq_get` takes 2 arguments, but 1 is given");
    check("requires x++ > 0;", "`++` cannot stand in a specification");
    check("requires new T() != null;", "`new` cannot stand in a specification");
    check("signals_only String;", "`String` is no exception");
    check("normal_behavior signals_only RuntimeException;", "no exception leaves a method with `normal_behavior`");
}

#[test]
fn ghosts_are_not_there_for_code() {
    let text = "class A { int f; int m() { return f; } }
        class B extends A { //@ ghost boolean f;
            int read() { return f; } //@ invariant f;
        }";
    let Some(typed) = typed("A.java", text) else { return };
    assert_eq!(typed.errors(), BTreeMap::new(), "the ghost hides the field from specifications only");
}

#[test]
fn what_is_not_typed_is_said() {
    let text = "class A { int f;
        //@ ensures \\dl_inInt(f) && \\dl_pair(f, f) == f;
        void m() { } }";
    let Some(typed) = typed("A.java", text) else { return };
    assert_eq!(typed.errors(), BTreeMap::new());
    let reasons: Vec<&str> = typed.typing.files[0].uncertain.values().map(|found| found.reason.as_str()).collect();
    assert_eq!(reasons, ["\\dl_ functions"; 2]);
}
