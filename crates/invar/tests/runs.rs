//! `tests/run`: every program there does in the interpreter what it does on the JVM, with the IR as it was made and with the
//! IR that was parsed from its own text. `INVAR_RUNS` selects a folder or a program.

use crate::common::jvm::{Expected, Jdk, Wishes};
use crate::common::{self, jvm, same};
use invar::run::Route;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

struct Program {
    name: String,
    path: PathBuf,
    wishes: Wishes,
}

fn programs(folder: &Path) -> Vec<Program> {
    let wanted = std::env::var("INVAR_RUNS").ok();
    let mut programs = Vec::new();
    for path in common::java_files(folder) {
        let name = same::short_name(folder, &path);
        let is_wanted =
            wanted.as_ref().is_none_or(|wanted| name == *wanted || name.split('/').any(|part| part == wanted));
        if name.starts_with("jvm/") || !is_wanted {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        programs.push(Program { name, path, wishes: Wishes::of(&text) });
    }
    assert!(wanted.is_some() || programs.len() >= 300, "only {} programs", programs.len());
    assert!(!programs.is_empty(), "INVAR_RUNS selects nothing");
    programs
}

/// `folder/Name reason`, one a line: programs that are known to differ.
fn known(folder: &Path) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(folder.join("KNOWN")).unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').unwrap_or((line, ""))).map(|(name, why)| (name.into(), why.into())).collect()
}

/// The results of the JVM; programs in a Java that no JDK here compiles have none.
fn expected(jdk: &Jdk, programs: &[Program]) -> Vec<Option<Expected>> {
    let mut results: Vec<Option<Expected>> = programs.iter().map(|_| None).collect();
    let mut releases: Vec<Option<u32>> = programs.iter().map(|program| program.wishes.release).collect();
    releases.sort_unstable();
    releases.dedup();
    for release in releases {
        let Some(jdk) = jdk.for_release(release.unwrap_or(17)) else { continue };
        let chosen: Vec<usize> = (0..programs.len()).filter(|it| programs[*it].wishes.release == release).collect();
        let paths: Vec<PathBuf> = chosen.iter().map(|it| programs[*it].path.clone()).collect();
        for (at, result) in chosen.into_iter().zip(jvm::results(&jdk, &common::root(), &paths)) {
            results[at] = Some(result);
        }
    }
    results
}

#[test]
fn programs_do_what_they_do_on_the_jvm() {
    let Some(jdk) = Jdk::find() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let root = common::root().canonicalize().expect("the project has a folder");
    let folder = root.join("tests/run");
    let (programs, known) = (programs(&folder), known(&folder));
    let expected = expected(&jdk, &programs);
    let pairs: Vec<(&Program, &Option<Expected>)> = programs.iter().zip(&expected).collect();
    let differences = same::in_parallel(&pairs, |(program, expected)| {
        let routes = [Route::Direct, Route::ThroughText];
        Some(same::difference(&program.path, &program.wishes, expected.as_ref()?, &routes))
    });

    let mut failures = Vec::new();
    let (mut same, mut expected_failures, mut skipped) = (0, 0, 0);
    for (program, difference) in programs.iter().zip(differences) {
        match (difference, known.get(&program.name)) {
            (None, _) => skipped += 1,
            (Some(None), None) => same += 1,
            (Some(None), Some(_)) => {
                failures.push(format!("{}: is in KNOWN, but does the same: take it out", program.name))
            }
            (Some(Some(_)), Some(_)) => expected_failures += 1,
            (Some(Some(difference)), None) => failures.push(format!("{}: {difference}", program.name)),
        }
    }
    let all = common::java_files(&folder);
    for name in known.keys().filter(|name| !all.iter().any(|path| same::short_name(&folder, path) == **name)) {
        failures.push(format!("{name}: is in KNOWN, but there is no such program"));
    }
    println!("{same} programs do the same as on JDK {}, {expected_failures} are known not to", jdk.version);
    if skipped > 0 {
        println!("{skipped} programs need a later JDK (INVAR_JDK21 may name one): they were not compared");
    }
    assert!(failures.is_empty(), "{} programs differ:\n{}", failures.len(), failures.join("\n"));
}
