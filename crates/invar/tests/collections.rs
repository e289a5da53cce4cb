//! `tests/collections`: random sequences of calls do with the models of the collections what they do with the JDK's classes.
//! Each driver runs on the JVM and in the interpreter. Mistakes that are made in the models on purpose
//! (`tests/collections/mutants.txt`) are noticed. `INVAR_COLLECTION` selects drivers (names with commas between),
//! `INVAR_COLLECTION_SEQUENCES` says how many sequences each gets.

use crate::common::jvm::Jdk;
use crate::common::mutants::Mutant;
use crate::common::{self, jvm, mutants, same};
use invar::pipeline::{Front, FrontOptions, front};
use invar::run::{Options, run_front};
use ir::interpreter::Limits;
use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many sequences a driver gets, unless the environment says otherwise.
const SEQUENCES: usize = 2000;
/// How many of them a mutant gets at most.
const SEQUENCES_OF_A_MUTANT: usize = 2000;
/// A line of output stands for so many sequences.
const BLOCK: usize = 50;
/// The interpreter makes so many sequences at a time.
const CHUNK: usize = 10 * BLOCK;
/// A block ends long before so many steps, unless a mutant goes round in circles.
const STEPS_OF_A_BLOCK: u64 = 300_000_000;
/// There are at least so many mutants.
const MUTANTS: usize = 60;
/// The stack of the thread that runs a driver.
const STACK: usize = 512 << 20;

fn folder() -> PathBuf {
    common::root().join("tests/collections").canonicalize().expect("the folder of the drivers is there")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The drivers that the environment selects, by the names of their classes.
fn drivers() -> Vec<String> {
    let selected = std::env::var("INVAR_COLLECTION").ok();
    let wanted = |name: &str| selected.as_ref().is_none_or(|names| names.split(',').any(|one| one == name));
    let mut drivers = Vec::new();
    for path in common::java_files(&folder()) {
        let name = same::short_name(&folder(), &path);
        if wanted(&name) && read(&path).contains("public static void main(") {
            drivers.push(name);
        }
    }
    assert!(!drivers.is_empty(), "INVAR_COLLECTION selects nothing");
    drivers
}

/// The files of a driver: its own, and those of the classes that it names, directly or not. The fewer they are, the less of the
/// library has to be read.
fn program(driver: &str) -> Vec<PathBuf> {
    let all: Vec<(String, PathBuf)> =
        common::java_files(&folder()).into_iter().map(|path| (same::short_name(&folder(), &path), path)).collect();
    let mut names = BTreeSet::from([driver.to_owned()]);
    let mut files = BTreeSet::new();
    while let Some(name) = names.pop_first() {
        let Some((_, path)) = all.iter().find(|(other, _)| *other == name) else { continue };
        if files.insert(path.clone()) {
            let text = read(path);
            let words: BTreeSet<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
            names.extend(all.iter().map(|(name, _)| name.clone()).filter(|name| words.contains(name.as_str())));
        }
    }
    files.into_iter().collect()
}

/// The drivers on the JVM: compiled once, and what they print is kept under `target/`.
struct Reference {
    jdk: Jdk,
    kept: PathBuf,
}

impl Reference {
    /// Compiles the drivers. None if there is no JDK.
    fn new() -> Option<Reference> {
        let jdk = Jdk::find()?;
        let files = common::java_files(&folder());
        let texts: Vec<String> = files.iter().map(|file| read(file)).collect();
        let parts: Vec<&[u8]> =
            std::iter::once(jdk.version.as_bytes()).chain(texts.iter().map(|it| it.as_bytes())).collect();
        let name = format!("{:032x}", jvm::hash(&parts));
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("collections").join(name);
        let classes = kept.join("classes");
        if !classes.exists() {
            // Two tests may do this at the same time: complete or absent.
            fs::create_dir_all(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
            let part = tempfile::tempdir_in(&kept).expect("a folder can be made");
            let mut javac = Command::new(jdk.home.join("bin/javac"));
            javac.args(["--release", "17", "-nowarn", "-d"]).arg(part.path()).args(&files);
            let output = common::output(&mut javac);
            assert!(output.status.success(), "javac: {}", common::stderr(&output));
            let _ = fs::rename(part.keep(), &classes);
        }
        Some(Reference { jdk, kept })
    }

    /// What a driver prints for the first sequences.
    fn lines(&self, driver: &str, sequences: usize) -> Vec<String> {
        let path = self.kept.join(format!("{driver}-{sequences}"));
        let text = fs::read_to_string(&path).unwrap_or_else(|_| {
            let text = self.run(driver, &["0", &sequences.to_string()]);
            let _ = fs::write(&path, &text);
            text
        });
        text.lines().map(str::to_owned).collect()
    }

    fn run(&self, driver: &str, arguments: &[&str]) -> String {
        let mut java = Command::new(self.jdk.home.join("bin/java"));
        java.args(["-XX:+UseSerialGC", "-ea", "-cp"]).arg(self.kept.join("classes")).arg(driver).args(arguments);
        let output = common::output(&mut java);
        assert!(output.status.success(), "{driver} on the JVM: {}", common::stderr(&output));
        common::stdout(&output)
    }
}

/// What the interpreter prints, line by line, and why it did not come to the end.
struct Ran {
    lines: Vec<String>,
    problem: Option<String>,
}

/// Runs a driver in the interpreter, on a thread with a large stack.
fn run(front: &Front, driver: &str, arguments: &[&str], limits: Limits) -> Ran {
    let mut output = Vec::new();
    let options = Options {
        main: Some(driver.to_owned()),
        arguments: arguments.iter().map(|it| (*it).to_owned()).collect(),
        limits,
        ..Options::default()
    };
    let mut errors = Vec::new();
    let outcome =
        catch_unwind(AssertUnwindSafe(|| run_front(front, &options, &mut std::io::empty(), &mut output, &mut errors)));
    let problem = match outcome {
        Ok(outcome) if outcome.exit_code == 0 => None,
        Ok(outcome) => outcome.problem.or(Some(String::from_utf8_lossy(&errors).trim().to_owned())),
        Err(_) => Some("the interpreter panicked".to_owned()),
    };
    Ran { lines: String::from_utf8_lossy(&output).lines().map(str::to_owned).collect(), problem }
}

/// Does something with what the front end makes of a driver, on a thread with a large stack.
fn with_front<R: Send>(driver: &str, options: &FrontOptions, work: impl FnOnce(&Front) -> R + Send) -> R {
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(STACK);
        let thread = builder.spawn_scoped(scope, || work(&front(&program(driver), options)));
        let thread = thread.expect("a thread can be started");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// The first of these blocks that is not as on the JVM, and why the interpreter did not come to the end.
fn first_difference(
    front: &Front,
    driver: &str,
    blocks: std::ops::Range<usize>,
    expected: &[String],
    limits: Limits,
) -> Option<(usize, Option<String>)> {
    let sequences = ((blocks.end - blocks.start) * BLOCK).to_string();
    let ran = run(front, driver, &[&(blocks.start * BLOCK).to_string(), &sequences], limits);
    let differs = |block: &usize| expected.get(*block) != ran.lines.get(*block - blocks.start);
    blocks.clone().find(differs).map(|block| (block, ran.problem))
}

/// The step of a block that differs, from both sides.
fn explained(reference: &Reference, front: &Front, driver: &str, block: usize) -> String {
    let first = (block * BLOCK).to_string();
    let arguments = [first.as_str(), &BLOCK.to_string(), "verbose"];
    let expected = reference.run(driver, &arguments);
    let ran = run(front, driver, &arguments, Limits::to_run());
    let mut before = "";
    for (number, line) in expected.lines().enumerate() {
        match ran.lines.get(number) {
            Some(found) if found == line => before = line,
            found => {
                let found = found.map_or(ran.problem.as_deref().unwrap_or("the end"), String::as_str);
                return format!("after  {before}\n  JVM    {line}\n  Invar  {found}");
            }
        }
    }
    "the steps are the same, when they are shown".to_owned()
}

/// What is different for a driver.
fn difference(reference: &Reference, driver: &str, sequences: usize) -> Option<String> {
    let expected = reference.lines(driver, sequences);
    with_front(driver, &FrontOptions::default(), |front| {
        for start in (0..expected.len()).step_by(CHUNK / BLOCK) {
            let blocks = start..(start + CHUNK / BLOCK).min(expected.len());
            if let Some((block, problem)) = first_difference(front, driver, blocks, &expected, Limits::to_run()) {
                let problem = problem.map(|it| format!(": {it}")).unwrap_or_default();
                let step = explained(reference, front, driver, block);
                return Some(format!("{driver}, sequences from {}{problem}\n  {step}", block * BLOCK));
            }
        }
        None
    })
}

#[test]
fn models_of_collections_do_what_the_jdk_does() {
    let Some(reference) = Reference::new() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let wanted = std::env::var("INVAR_COLLECTION_SEQUENCES").ok().map(|number| number.parse().expect("a number"));
    // A block is complete, so that all lines are compared.
    let sequences = wanted.unwrap_or(SEQUENCES).next_multiple_of(BLOCK);
    let drivers = drivers();
    let differences = same::in_parallel(&drivers, |driver| {
        let found = difference(&reference, driver, sequences);
        println!("{driver}: {sequences} sequences {}", if found.is_none() { "agree" } else { "do not agree" });
        found
    });
    let differences: Vec<String> = differences.into_iter().flatten().collect();
    println!("{} drivers, compared with JDK {}", drivers.len(), reference.jdk.version);
    assert!(differences.is_empty(), "{} drivers differ:\n{}", differences.len(), differences.join("\n"));
}

/// Why a mutant is not caught, or after how many sequences it is. Without the mistake, those sequences must be as on the JVM.
fn catch(reference: &Reference, correct: &Front, mutant: &Mutant) -> Result<usize, String> {
    let place = tempfile::tempdir().expect("a folder can be made");
    mutant.write(&common::root().join("library"), place.path())?;
    let options = FrontOptions { library: vec![place.path().to_path_buf()], ..FrontOptions::default() };
    let driver = mutant.driver.as_str();
    let expected = reference.lines(driver, SEQUENCES_OF_A_MUTANT);
    let front = front(&program(driver), &options);
    if let Some(error) = front.diagnostics.iter().find(|it| it.severity == base::Severity::Error) {
        return Err(format!("it does not compile: {}", error.message));
    }
    let limits = Limits { steps: STEPS_OF_A_BLOCK, ..Limits::to_run() };
    let differs = |front: &Front, block: usize| {
        first_difference(front, driver, block..block + 1, &expected, limits.clone()).is_some()
    };
    let caught = (0..expected.len()).find(|block| differs(&front, *block));
    let block = caught.ok_or_else(|| format!("it is not caught by {driver}"))?;
    if differs(correct, block) {
        return Err(format!("{driver} differs without it"));
    }
    Ok((block + 1) * BLOCK)
}

/// What becomes of the mutants that a driver is to catch: what is said of those that are, and of those that are not.
fn catch_all(reference: &Reference, driver: &str, mutants: &[Mutant]) -> Vec<Result<String, String>> {
    let mutants: Vec<&Mutant> = mutants.iter().filter(|mutant| mutant.driver == driver).collect();
    with_front(driver, &FrontOptions::default(), |correct| {
        let results = mutants.iter().map(|mutant| match catch(reference, correct, mutant) {
            Ok(sequences) => Ok(format!("{mutant}: caught within {sequences} sequences")),
            Err(why) => Err(format!("{mutant}: {why}")),
        });
        results.collect()
    })
}

#[test]
fn mistakes_in_the_models_are_caught() {
    let Some(reference) = Reference::new() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let all = mutants::read(&read(&folder().join("mutants.txt")));
    assert!(all.len() >= MUTANTS, "only {} mutants", all.len());
    let results = same::in_parallel(&drivers(), |driver| catch_all(&reference, driver, &all));
    let mut missed = Vec::new();
    for result in results.into_iter().flatten() {
        match result {
            Ok(caught) => println!("{caught}"),
            Err(why) => missed.push(why),
        }
    }
    assert!(missed.is_empty(), "{} mutants:\n{}", missed.len(), missed.join("\n"));
}
