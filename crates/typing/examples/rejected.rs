//! Types each Java file of some folders by itself and compares what is reported with its `//~ error` comments:
//! `rejected [--declare] FOLDER...`. With `--declare` bodies are not typed.

use base::SourceMap;
use classes::Classes;
use std::path::{Path, PathBuf};
use typing::Unit;

fn main() {
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(run);
    thread.expect("a thread can be started").join().expect("no panic");
}

fn run() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let only_declare = arguments.iter().any(|argument| argument == "--declare");
    let mut paths = Vec::new();
    for argument in arguments.iter().filter(|argument| !argument.starts_with("--")) {
        collect(Path::new(argument), &mut paths);
    }
    let (mut good, mut silent, mut wrong) = (0, 0, 0);
    for path in &paths {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let mut map = SourceMap::new();
        let file = map.add(path, text.clone());
        let parsed = syntax::parse(file, &text);
        let jdk = classpath::Jdk::discover(None).expect("a JDK");
        let entries = classpath::Entries::open("".as_ref()).expect("no entries");
        let classes = Classes::new(Box::new(classpath::ClassPath::new(jdk, entries)));
        let unit = [Unit { file, tree: &parsed.unit, origin: classes::Origin::Source }];
        let typing = if only_declare { typing::declare(&unit, &classes) } else { typing::analyze(&unit, &classes) };
        let mut expected: Vec<u32> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if line.contains("//~ error") {
                expected.push(index as u32 + 1);
            }
        }
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let misplaced = typing::misplaced_classes(&parsed.unit, stem);
        let all = parsed.diagnostics.iter().chain(&typing.diagnostics).chain(&misplaced);
        let found: Vec<(u32, &str)> =
            all.filter_map(|d| Some((map.location(d.span?).line, d.message.as_str()))).collect();
        let mut lines: Vec<u32> = found.iter().map(|(line, _)| *line).collect();
        if arguments.iter().any(|argument| argument == "--lines") {
            lines.sort();
            lines.dedup();
        }
        if lines == expected {
            good += 1;
            if arguments.iter().any(|argument| argument == "--verbose") {
                println!("{}: {found:?}", path.display());
            }
        } else if lines.is_empty() {
            silent += 1;
            println!("{}: nothing reported, expected {expected:?}", path.display());
        } else {
            wrong += 1;
            println!("{}: expected {expected:?}, found {found:?}", path.display());
        }
    }
    println!("{good} as expected, {silent} silent, {wrong} wrong");
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
