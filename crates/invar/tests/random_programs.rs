//! Random programs (crate `generate`) do in the interpreter what they do on the JVM. `INVAR_RANDOM_PROGRAMS` says how many,
//! `INVAR_RANDOM_SEED` says with which seed they begin. What differs is kept under `target/tmp/random-differences`.

use crate::common::jvm::{Expected, Jdk, Wishes};
use crate::common::{self, jvm, same};
use invar::run::Route;
use std::fs;
use std::path::{Path, PathBuf};

/// So many programs are on disk at a time.
const BATCH: u64 = 500;
/// One of so many runs from the text of its IR, too.
const THROUGH_TEXT: u64 = 5;
/// So many differences are enough to stop.
const ENOUGH: usize = 50;

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{variable}={text}: {error}")),
        Err(_) => otherwise,
    }
}

/// Whether javac crashed on a program, or made code of it that the JVM does not accept: javac 17 does so now and then for
/// patterns and switch expressions. Such a program has no meaning to compare with.
fn is_miscompiled(expected: &Expected) -> bool {
    let output = String::from_utf8_lossy(&expected.output);
    let says = |text| output.contains(text);
    let crashed = expected.status == "rejected"
        && (says("An exception has occurred in the compiler") || says("Internal error: stack sim error"));
    crashed || output.contains("VerifyError") || expected.uncaught.as_deref() == Some("java.lang.VerifyError")
}

/// The differences among the programs of some seeds, and the number of programs that javac cannot cope with.
fn batch(jdk: &Jdk, seeds: std::ops::Range<u64>, folder: &Path, kept: &Path) -> (Vec<String>, u64) {
    let seeds: Vec<u64> = seeds.collect();
    let paths: Vec<PathBuf> = same::in_parallel(&seeds, |seed| {
        let program = generate::program(*seed);
        let path = folder.join(format!("{}.java", program.name));
        fs::write(&path, program.text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        path
    });
    let results = jvm::results(jdk, &common::root(), &paths);
    let all: Vec<_> = seeds.iter().zip(paths.iter().zip(&results)).collect();
    let differences = same::in_parallel(&all, |(seed, (path, expected))| {
        if is_miscompiled(expected) {
            return None;
        }
        let routes = [Route::Direct, Route::ThroughText];
        let count = if **seed % THROUGH_TEXT == 0 { 2 } else { 1 };
        same::difference(path, &Wishes::default(), expected, &routes[..count])
    });
    let mut failures = Vec::new();
    for ((seed, path), difference) in seeds.iter().zip(&paths).zip(differences) {
        if let Some(difference) = difference {
            let copy = kept.join(path.file_name().unwrap_or_default());
            let place = fs::copy(path, &copy).map_or_else(|error| error.to_string(), |_| copy.display().to_string());
            failures.push(format!("seed {seed}: {difference}\n    {place}"));
        }
    }
    (failures, results.iter().filter(|result| is_miscompiled(result)).count() as u64)
}

#[test]
fn random_programs_do_what_they_do_on_the_jvm() {
    let Some(jdk) = Jdk::find() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let kept = target.join("random-differences");
    fs::create_dir_all(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let (first, count) = (number("INVAR_RANDOM_SEED", 1), number("INVAR_RANDOM_PROGRAMS", 200));
    let mut failures = Vec::new();
    let (mut done, mut miscompiled) = (0, 0);
    while done < count && failures.len() < ENOUGH {
        let size = BATCH.min(count - done);
        // Another run may go on at the same time.
        let folder = tempfile::tempdir_in(target).expect("a folder can be made");
        let (found, without_meaning) = batch(&jdk, first + done..first + done + size, folder.path(), &kept);
        failures.extend(found);
        miscompiled += without_meaning;
        done += size;
        println!("{done} random programs compared with JDK {}, {} differ", jdk.version, failures.len());
    }
    println!("{miscompiled} of them were miscompiled by javac and not compared");
    assert!(miscompiled <= 3 + done / 100, "javac miscompiles {miscompiled} of {done} programs");
    assert!(failures.is_empty(), "{} of {done} programs differ:\n{}", failures.len(), failures.join("\n"));
}
