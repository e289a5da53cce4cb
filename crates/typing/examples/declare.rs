//! Declares the classes of Java files and prints what is wrong with them:
//! `declare FILE-OR-FOLDER... [--files] [--bodies]`. With `--files` it compares them with the class files of the JDK,
//! with `--bodies` it types bodies too.

use base::SourceMap;
use classes::{ClassId, Classes, Flags, Nesting, Type};
use std::path::{Path, PathBuf};
use std::time::Instant;
use typing::Unit;

fn main() {
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(run);
    thread.expect("a thread can be started").join().expect("no panic");
}

fn run() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut paths = Vec::new();
    for argument in arguments.iter().filter(|argument| !argument.starts_with("--")) {
        collect(Path::new(argument), &mut paths);
    }
    let mut map = SourceMap::new();
    let started = Instant::now();
    let mut trees = Vec::new();
    for path in &paths {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let file = map.add(path, text);
        let parsed = syntax::parse(file, &map.text(file).clone());
        for diagnostic in &parsed.diagnostics {
            println!("syntax: {}: {}", place(&map, diagnostic), diagnostic.message);
        }
        trees.push((file, parsed.unit));
    }
    println!("parsed {} files in {:?}", trees.len(), started.elapsed());
    let units: Vec<Unit<'_>> =
        trees.iter().map(|(file, tree)| Unit { file: *file, tree, origin: classes::Origin::Source }).collect();
    let jdk = classpath::Jdk::discover(None).expect("a JDK");
    let entries = classpath::Entries::open("".as_ref()).expect("no entries");
    let classes = Classes::new(Box::new(classpath::ClassPath::new(jdk, entries)));
    let started = Instant::now();
    let is_whole = arguments.iter().any(|argument| argument == "--bodies");
    let typing = if is_whole { typing::analyze(&units, &classes) } else { typing::declare(&units, &classes) };
    println!("declared in {:?}", started.elapsed());
    for diagnostic in &typing.diagnostics {
        println!("{}: {}", place(&map, diagnostic), diagnostic.message);
    }
    println!("{} diagnostics", typing.diagnostics.len());
    if arguments.iter().any(|argument| argument == "--files") {
        compare(&typing, &classes);
    }
}

fn place(map: &SourceMap, diagnostic: &base::Diagnostic) -> String {
    let Some(span) = diagnostic.span else { return String::new() };
    format!("{}:{}", map.path(span.file).display(), map.location(span).line)
}

fn collect(path: &Path, paths: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<_> = std::fs::read_dir(path).into_iter().flatten().flatten().map(|e| e.path()).collect();
        entries.sort();
        for entry in entries {
            collect(&entry, paths);
        }
    } else if path.extension().is_some_and(|extension| extension == "java") {
        paths.push(path.to_owned());
    }
}

fn compare(typing: &typing::Typing, classes: &Classes) {
    let mut ids: Vec<ClassId> = typing.files.iter().flat_map(|file| file.classes.values().copied()).collect();
    ids.sort();
    let (mut compared, mut members, mut different, mut missing) = (0, 0, 0, 0);
    for id in ids {
        let Some(file) = classes.behind(id) else {
            missing += 1;
            println!("{}: no class file", classes.class(id).binary_name);
            continue;
        };
        compared += 1;
        let (ours, theirs) = (describe(classes, id), describe(classes, file));
        members += ours.len();
        for line in ours.iter().filter(|line| !theirs.contains(line)) {
            different += 1;
            println!("{}: only in source: {line}", classes.class(id).binary_name);
        }
        for line in theirs.iter().filter(|line| !ours.contains(line)) {
            different += 1;
            println!("{}: only in class file: {line}", classes.class(id).binary_name);
        }
    }
    println!("{compared} classes compared, {members} lines, {different} different, {missing} without class file");
}

const COMPARED: [(Flags, &str); 12] = [
    (Flags::PUBLIC, "public"),
    (Flags::PRIVATE, "private"),
    (Flags::PROTECTED, "protected"),
    (Flags::STATIC, "static"),
    (Flags::FINAL, "final"),
    (Flags::SYNCHRONIZED, "synchronized"),
    (Flags::VOLATILE, "volatile"),
    (Flags::TRANSIENT, "transient"),
    (Flags::NATIVE, "native"),
    (Flags::ABSTRACT, "abstract"),
    (Flags::VARARGS, "varargs"),
    (Flags::DEFAULT, "default"),
];

fn words(flags: Flags) -> String {
    COMPARED.iter().filter(|(flag, _)| flags.has(*flag)).map(|(_, word)| format!("{word} ")).collect()
}

fn describe(classes: &Classes, id: ClassId) -> Vec<String> {
    let class = classes.class(id);
    let header = classes.header(id);
    let show = |ty: &Type| classes.canonical(ty);
    let all = |types: &[Type]| types.iter().map(show).collect::<Vec<_>>().join(", ");
    let variables = |ids: &[classes::VariableId]| {
        let one =
            |id: &classes::VariableId| format!("{} extends {}", classes.variable(*id).name, all(classes.bounds(*id)));
        ids.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    let mut lines = Vec::new();
    lines.push(format!(
        "{}{:?} <{}> extends {} implements {} permits {}",
        words(class.flags),
        class.kind,
        variables(&header.parameters),
        header.superclass.as_ref().map(show).unwrap_or_default(),
        all(&header.interfaces),
        header.permits.iter().map(|id| classes.class(*id).binary_name.to_string()).collect::<Vec<_>>().join(", "),
    ));
    let members = classes.members(id);
    for field in &members.fields {
        let field = classes.field(*field);
        lines.push(format!("{}{} {}", words(field.flags), show(&field.ty), field.name));
    }
    for method in &members.methods {
        let method = classes.method(*method);
        lines.push(format!(
            "{}<{}> {} {}({}) throws {}",
            words(method.flags),
            variables(&method.type_parameters),
            show(&method.result),
            method.name,
            all(&method.parameters),
            all(&method.throws),
        ));
    }
    for member in members.classes.iter().filter(|_| false) {
        if classes.class(*member).nesting == Nesting::Member {
            lines.push(format!("class {}", classes.class(*member).binary_name));
        }
    }
    lines.sort();
    lines
}
