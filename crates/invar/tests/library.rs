//! `tests/library`: the models of the JDK's classes do what the classes do. Each program there makes some hundred calls
//! with random arguments and prints what comes of them, once on the JVM and once in the interpreter. `INVAR_LIBRARY`
//! selects a program, `INVAR_LIBRARY_SEEDS` says how many seeds each gets.

use crate::common::jvm::{Jdk, Wishes};
use crate::common::{self, jvm, same};
use invar::run::Route;
use std::path::{Path, PathBuf};

/// How many seeds a program gets, unless the environment says otherwise.
const SEEDS: u32 = 3;

/// The JDK whose messages of exceptions the models have; with others, only the classes of exceptions are compared.
const REFERENCE: u32 = 17;

/// The class that makes the arguments: it is put behind each program, since a program is one file.
const ARGUMENTS: &str = "Arguments";

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The programs as they are run, one for each seed. They are written anew only if they have changed: other tests may
/// be reading them.
fn programs(folder: &Path, jdk: &Jdk, seeds: u32) -> Vec<PathBuf> {
    let wanted = std::env::var("INVAR_LIBRARY").ok();
    let messages = if jdk.release == REFERENCE { " messages" } else { "" };
    let arguments = read(&folder.join(ARGUMENTS).with_extension("java"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library");
    let mut programs = Vec::new();
    for path in common::java_files(folder) {
        let name = same::short_name(folder, &path);
        if name == ARGUMENTS || wanted.as_ref().is_some_and(|wanted| name != *wanted) {
            continue;
        }
        let text = read(&path);
        for seed in 1..=seeds {
            let place = target.join(format!("seed{seed}"));
            std::fs::create_dir_all(&place).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
            let program = place.join(&name).with_extension("java");
            let whole = format!("// args: {seed}{messages}\n{text}\n{arguments}");
            if std::fs::read_to_string(&program).ok().as_deref() != Some(whole.as_str()) {
                std::fs::write(&program, whole).unwrap_or_else(|error| panic!("{}: {error}", program.display()));
            }
            programs.push(program);
        }
    }
    assert!(!programs.is_empty(), "INVAR_LIBRARY selects nothing");
    programs
}

#[test]
fn models_do_what_the_classes_of_the_jdk_do() {
    let Some(jdk) = Jdk::find() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let root = common::root().canonicalize().expect("the project has a folder");
    let seeds = std::env::var("INVAR_LIBRARY_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS);
    let programs = programs(&root.join("tests/library"), &jdk, seeds);
    let expected = jvm::results(&jdk, &root, &programs);
    let pairs: Vec<_> = programs.iter().zip(&expected).collect();
    let differences = same::in_parallel(&pairs, |(program, expected)| {
        let wishes = Wishes::of(&read(program));
        let difference = same::difference(program, &wishes, expected, &[Route::Direct])?;
        let name = program.file_stem().unwrap_or_default().to_string_lossy();
        Some(format!("{name} {}: {difference}", wishes.arguments.join(" ")))
    });
    let differences: Vec<String> = differences.into_iter().flatten().collect();
    let calls: usize = expected.iter().map(|it| it.output.iter().filter(|byte| **byte == b'\n').count()).sum();
    println!("{} programs made {calls} calls, compared with JDK {}", programs.len(), jdk.version);
    assert!(differences.is_empty(), "{} programs differ:\n{}", differences.len(), differences.join("\n"));
}

/// The natives that the models declare, by the names that the interpreter knows them by.
fn declared_natives(folder: &Path) -> Vec<String> {
    let mut natives = Vec::new();
    for path in common::java_files(folder) {
        let class = same::short_name(folder, &path).replace('/', ".");
        for line in read(&path).lines().filter(|line| line.contains(" native ")) {
            let Some((head, rest)) = line.split_once('(') else { continue };
            let Some((parameters, _)) = rest.split_once(')') else { continue };
            let types: Vec<String> = without_arguments(parameters)
                .split(',')
                .filter_map(|one| Some(erased(one.trim().rsplit_once(' ')?.0, &class)))
                .collect();
            let name = head.rsplit(' ').next().unwrap_or_default();
            natives.push(format!("{class}.{name}({})", types.join(",")));
        }
    }
    natives
}

/// Types without what stands between angle brackets.
fn without_arguments(types: &str) -> String {
    let mut depth = 0;
    let mut is_outside = |c: char| {
        depth += i32::from(c == '<') - i32::from(c == '>');
        depth == 0 && c != '>'
    };
    types.chars().filter(|c| is_outside(*c)).collect()
}

/// The erasure of a type in a declaration of a native of a class, with the name of the package before it.
fn erased(ty: &str, class: &str) -> String {
    let package = class.rsplit_once('.').map_or("", |(package, _)| package);
    match ty.trim_end_matches("[]") {
        "String" | "Object" | "Class" => format!("java.lang.{ty}"),
        "Seq" | "Dict" => format!("{package}.{ty}"),
        _ => ty.to_owned(),
    }
}

#[test]
fn the_interpreter_has_every_native() {
    let declared = declared_natives(&common::root().join("library"));
    let known = ir::interpreter::natives::names();
    assert!(declared.len() > 40, "only {declared:?}");
    let missing: Vec<&String> = declared.iter().filter(|name| !known.contains(&name.as_str())).collect();
    assert!(missing.is_empty(), "the interpreter has no {missing:?}");
}
