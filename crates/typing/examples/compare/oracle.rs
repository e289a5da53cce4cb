//! The comparison of `typing` with javac, place by place.

use base::{FileId, SourceMap};
use classes::{Classes, Type};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use syntax::ast::{Expr, ExprKind};
use syntax::visit::Visitor;
use typing::{Attribution, Unit};

/// What javac says of one file.
#[derive(Default)]
pub struct Oracle {
    path: String,
    expressions: HashMap<(u32, u32), Vec<[String; 3]>>,
    calls: HashMap<(u32, u32), Vec<[String; 4]>>,
    variables: HashMap<(u32, u32), [String; 2]>,
}

/// How much agrees.
#[derive(Default)]
pub struct Tally {
    /// How much was compared.
    pub total: usize,
    /// How much is the same.
    pub agree: usize,
    /// How much we do not decide.
    pub undecided: usize,
    /// How much is different.
    pub different: usize,
    /// Why we do not decide, with how often.
    pub reasons: BTreeMap<String, usize>,
    /// The differences in words.
    pub shown: Vec<String>,
}

impl Tally {
    fn undecided(&mut self, reason: &str) {
        self.undecided += 1;
        *self.reasons.entry(reason.to_owned()).or_default() += 1;
    }

    fn compare(&mut self, place: impl Fn() -> String, ours: &str, javac: &str) {
        if ours == javac {
            self.agree += 1;
        } else {
            self.different += 1;
            self.shown.push(format!("{}\n    ours  {ours}\n    javac {javac}", place()));
        }
    }

    /// Prints it, with at most so many differences.
    pub fn print(&self, what: &str, limit: usize) {
        let share = 100.0 * (self.total - self.undecided) as f64 / self.total.max(1) as f64;
        println!(
            "{what}: {} in all, {} the same, {} different, {} not certain ({share:.2} % decided)",
            self.total, self.agree, self.different, self.undecided
        );
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (reason, count) in reasons.iter().take(40) {
            println!("    {count:6} {reason}");
        }
        for shown in self.shown.iter().take(limit) {
            println!("  {shown}");
        }
    }
}

/// Reads what the oracle printed.
pub fn read(text: &str) -> Vec<Oracle> {
    let mut oracles: Vec<Oracle> = Vec::new();
    for line in text.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        if parts[0] == "F" {
            oracles.push(Oracle { path: parts[1].to_owned(), ..Oracle::default() });
            continue;
        }
        let Some(oracle) = oracles.last_mut() else { continue };
        let span = |parts: &[&str]| Some((parts[1].parse::<u32>().ok()?, parts[2].parse::<u32>().ok()?));
        let text = |at: usize| parts.get(at).copied().unwrap_or_default().to_owned();
        let Some(span) = span(&parts) else { continue };
        match parts[0] {
            "E" => oracle.expressions.entry(span).or_default().push([text(3), text(4), text(5)]),
            "C" => oracle.calls.entry(span).or_default().push([text(4), text(5), text(6), text(7)]),
            "V" => {
                oracle.variables.insert(span, [text(3), text(4)]);
            }
            _ => {}
        }
    }
    oracles
}

/// What a comparison gives.
#[derive(Default)]
pub struct Comparison {
    /// What we say is wrong with the sources, which javac accepts.
    pub diagnostics: Vec<String>,
    /// What is compared: how it is called, and how much agrees.
    pub tallies: Vec<(&'static str, Tally)>,
    /// How long typing took, in seconds.
    pub seconds: f64,
}

/// Types the files that the oracle speaks of, which lie below `root`, and compares.
pub fn compare(oracles: &[Oracle], root: &Path, jdk: Option<&Path>) -> Comparison {
    let mut sources = SourceMap::new();
    let mut trees = Vec::new();
    let mut diagnostics = Vec::new();
    for oracle in oracles {
        let path = root.join(&oracle.path);
        let text = std::fs::read_to_string(&path).expect("the source can be read");
        let file = sources.add(path, text);
        let parsed = syntax::parse(file, sources.text(file));
        for diagnostic in &parsed.diagnostics {
            diagnostics.push(format!("{}: {}", oracle.path, diagnostic.message));
        }
        trees.push((file, parsed.unit));
    }
    let classes = Classes::new(class_source(jdk));
    let units: Vec<Unit<'_>> =
        trees.iter().map(|(file, tree)| Unit { file: *file, tree, origin: classes::Origin::Source }).collect();
    let start = std::time::Instant::now();
    let typing = typing::analyze(&units, &classes);
    let seconds = start.elapsed().as_secs_f64();
    for diagnostic in &typing.diagnostics {
        let place = diagnostic.span.map(|span| (sources.path(span.file), sources.location(span)));
        let place = place.map(|(path, at)| format!("{}:{}:{}", path.display(), at.line, at.column));
        diagnostics.push(format!("{}: {}", place.unwrap_or_default(), diagnostic.message));
    }
    let [mut erased, mut generic, mut calls, mut variables] = [(); 4].map(|()| Tally::default());
    for ((oracle, unit), found) in oracles.iter().zip(&units).zip(&typing.files) {
        let mut ours = Ours { found, types: HashMap::new(), ids: HashMap::new() };
        syntax::visit::unit(&mut ours, unit.tree);
        let one = One { oracle, classes: &classes, sources: &sources, file: unit.file, ours };
        one.expressions(&mut erased, &mut generic);
        one.calls(&mut calls);
        one.variables(&mut variables);
    }
    let tallies = vec![
        ("erased types of expressions", erased),
        ("generic types of expressions", generic),
        ("methods of calls", calls),
        ("types of variables", variables),
    ];
    Comparison { diagnostics, tallies, seconds }
}

fn class_source(jdk: Option<&Path>) -> Box<dyn classes::ClassSource> {
    let jdk = classpath::Jdk::discover(jdk).expect("the JDK can be read").expect("there is a JDK");
    Box::new(classpath::ClassPath::new(Some(jdk), classpath::Entries::default()))
}

/// What we say of one file, by place.
struct Ours<'a> {
    found: &'a Attribution,
    types: HashMap<(u32, u32), Option<&'a Type>>,
    ids: HashMap<(u32, u32), &'a Expr>,
}

impl<'a> Visitor<'a> for Ours<'a> {
    fn expression(&mut self, expression: &'a Expr) {
        let span = (expression.span.start, expression.span.end);
        self.types.insert(span, self.found.ty(expression.id));
        self.ids.insert(span, expression);
        syntax::visit::expression(self, expression);
    }
}

struct One<'a> {
    oracle: &'a Oracle,
    classes: &'a Classes,
    sources: &'a SourceMap,
    file: FileId,
    ours: Ours<'a>,
}

impl One<'_> {
    fn place(&self, span: (u32, u32)) -> String {
        let location = self.sources.location_of(self.file, span.0);
        let text = &self.sources.text(self.file)[span.0 as usize..span.1 as usize];
        let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(90).collect();
        format!("{}:{}:{}: {line}", self.oracle.path, location.line, location.column)
    }

    /// Why nothing is known of an expression: the reason that is noted within it.
    fn reason(&self, span: (u32, u32)) -> String {
        let uncertain = &self.ours.found.uncertain;
        let inside = uncertain.iter().find(|(place, _)| place.start >= span.0 && place.end <= span.1);
        match inside.or_else(|| uncertain.iter().find(|(place, _)| place.start <= span.0 && place.end >= span.1)) {
            Some((_, uncertain)) => uncertain.reason.clone(),
            None => match self.ours.ids.get(&span).map(|expression| &expression.kind) {
                Some(ExprKind::Name(_) | ExprKind::Field(..)) => "follows from another (name)".to_owned(),
                Some(_) => "follows from another".to_owned(),
                None => format!("no such expression in our tree: {}", self.place(span)),
            },
        }
    }

    fn expressions(&self, erased: &mut Tally, generic: &mut Tally) {
        let mut spans: Vec<_> = self.oracle.expressions.iter().collect();
        spans.sort();
        for (span, said) in spans {
            for [_, javac_erased, javac_generic] in said {
                erased.total += 1;
                generic.total += 1;
                // javac counts the `;` behind a resource that is a variable as a part of it.
                let without = (span.0, span.1 - 1);
                let place = if self.ours.types.contains_key(span) { span } else { &without };
                match self.ours.types.get(place).copied().flatten().filter(|ty| ty.is_known()) {
                    Some(ty) => {
                        let ours = self.classes.canonical(&self.classes.erasure(ty));
                        erased.compare(|| self.place(*span), &ours, javac_erased);
                        generic.compare(|| self.place(*span), &self.classes.canonical(ty), javac_generic);
                    }
                    None => {
                        erased.undecided(&self.reason(*span));
                        generic.undecided(&self.reason(*span));
                    }
                }
            }
        }
    }

    fn calls(&self, calls: &mut Tally) {
        let mut spans: Vec<_> = self.oracle.calls.iter().collect();
        spans.sort();
        for (span, said) in spans {
            for [owner, name, descriptor, _] in said {
                calls.total += 1;
                let call = self.ours.ids.get(span).and_then(|expression| self.ours.found.calls.get(&expression.id));
                match call {
                    Some(call) if call.mode == typing::CallMode::ArrayConstructor => {
                        let array = self.classes.canonical(&self.classes.erasure(&call.signature.result));
                        let result = self.classes.type_descriptor(&self.classes.erasure(&call.signature.result));
                        let ours = format!("{array}.<init>(I){result}");
                        calls.compare(|| self.place(*span), &ours, &format!("{owner}.{name}{descriptor}"));
                    }
                    Some(call) => {
                        let method = self.classes.method(call.method);
                        let class = self.classes.class(method.owner).binary_name;
                        let ours = format!("{class}.{}{}", method.name, self.descriptor(call));
                        calls.compare(|| self.place(*span), &ours, &format!("{owner}.{name}{descriptor}"));
                    }
                    None => calls.undecided(&self.reason(*span)),
                }
            }
        }
    }

    /// The descriptor of the method, or of the call where the method takes anything (`VarHandle.set`).
    fn descriptor(&self, call: &typing::CallInfo) -> String {
        if !self.classes.method(call.method).flags.has(classes::Flags::SIGNATURE_POLYMORPHIC) {
            return self.classes.jvm_descriptor(call.method);
        }
        let of = |ty: &Type| match self.classes.erasure(ty) {
            Type::Null => "Ljava/lang/Void;".to_owned(),
            erased => self.classes.type_descriptor(&erased),
        };
        let parameters: String = call.signature.parameters.iter().map(of).collect();
        format!("({parameters}){}", of(&call.signature.result))
    }

    fn variables(&self, variables: &mut Tally) {
        let by_place: HashMap<(u32, u32), &Type> = self
            .ours
            .found
            .declared
            .iter()
            .map(|(span, id)| ((span.start, span.end), &self.ours.found.locals[*id].ty))
            .collect();
        let mut spans: Vec<_> = self.oracle.variables.iter().collect();
        spans.sort();
        for (span, [_, javac]) in spans {
            variables.total += 1;
            match by_place.get(span).filter(|ty| ty.is_known()) {
                Some(ty) => variables.compare(|| self.place(*span), &self.classes.canonical(ty), javac),
                None => variables.undecided(&self.reason(*span)),
            }
        }
    }
}
