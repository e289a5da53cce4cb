//! Damaged programs through the whole front end: nothing panics, and what has no error becomes well-formed IR and goals.

use crate::common;
use base::rules;
use engines::deductive::samples::Numbers;
use invar::pipeline::{self, Filter};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Instant;

/// One small change: of a line, or of a word.
fn damage(text: &str, numbers: &mut Numbers) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    if lines.is_empty() {
        return String::new();
    }
    let (at, other) = (numbers.below(lines.len()), numbers.below(lines.len()));
    match numbers.below(6) {
        0 => drop(lines.remove(at)),
        1 => {
            let copy = lines[other].clone();
            lines.insert(at, copy);
        }
        2 => lines.swap(at, other),
        _ => lines[at] = damage_words(&lines[at], &lines[other], numbers),
    }
    lines.join("\n")
}

/// Words are replaced by others: from another line, or from a list that tends to hurt.
fn damage_words(line: &str, other: &str, numbers: &mut Numbers) -> String {
    const WORDS: [&str; 22] = [
        "int",
        "long",
        "boolean",
        "null",
        "this",
        "0",
        "-1",
        "2147483647",
        "+",
        "/",
        "==",
        "!",
        "(",
        ")",
        "{",
        "}",
        "[0]",
        "return",
        "static",
        "\\old",
        "\\result",
        "Object",
    ];
    let mut words: Vec<&str> = line.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = numbers.below(words.len());
    words[at] = match numbers.below(3) {
        0 => others[numbers.below(others.len())],
        1 => WORDS[numbers.below(WORDS.len())],
        _ => "",
    };
    words.join(" ")
}

/// How long to go on: so many rounds, or in a soak so many seconds (`INVAR_FUZZ_SECONDS`).
struct Extent {
    rounds: usize,
    seconds: Option<u64>,
    begun: Instant,
}

impl Extent {
    fn of_environment() -> Extent {
        let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
        let seconds = number("INVAR_FUZZ_SECONDS");
        let rounds = number("INVAR_FUZZ_ROUNDS").unwrap_or(250) as usize;
        Extent { rounds, seconds, begun: Instant::now() }
    }

    fn goes_on(&self, round: usize) -> bool {
        match self.seconds {
            Some(seconds) => self.begun.elapsed().as_secs() < seconds,
            None => round < self.rounds,
        }
    }
}

/// The programs that are damaged: ours, and in a soak also those below `INVAR_FUZZ_CORPUS`.
fn corpus() -> Vec<String> {
    let root = common::root();
    let mut files = [common::java_files(&root.join("examples")), common::java_files(&root.join("tests"))].concat();
    if let Some(folder) = std::env::var_os("INVAR_FUZZ_CORPUS") {
        files.extend(common::java_files(Path::new(&folder)));
    }
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

#[test]
fn fuzz_damaged_programs_through_the_front_end() {
    let extent = Extent::of_environment();
    let texts = corpus();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let seed = std::env::var("INVAR_FUZZ_SEED").ok().and_then(|text| text.parse().ok());
    let mut numbers = Numbers::new(seed.unwrap_or(0x5DEE_CE66_D1CE_4E5B));
    let (mut lowered, mut round) = (0, 0);
    while extent.goes_on(round) {
        let mut text = texts[numbers.below(texts.len())].clone();
        for _ in 0..=numbers.below(3) {
            text = damage(&text, &mut numbers);
        }
        let file = folder.path().join("Damaged.java");
        fs::write(&file, &text).expect("written");
        let begun = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| through(&file)));
        let whole = result.unwrap_or_else(|_| panic!("round {round} panicked on\n{text}"));
        lowered += whole.unwrap_or_else(|problem| panic!("round {round}: {problem}\n{text}"));
        let is_soak = extent.seconds.is_some();
        assert!(!is_soak || begun.elapsed().as_secs() < 60, "round {round} took more than a minute:\n{text}");
        round += 1;
    }
    println!("{round} damaged programs, {lowered} whole procedures");
    assert!(lowered > round / 8, "only {lowered} procedures of {round} programs were whole");
}

/// Sends a file through the front end, and what is whole of it on to the goals. Says how many procedures that were.
fn through(file: &Path) -> Result<usize, String> {
    let front = pipeline::front(&[file.to_path_buf()], &pipeline::FrontOptions::default());
    let internal = front.diagnostics.iter().find(|diagnostic| diagnostic.rule == &rules::INTERNAL_ERROR);
    if let Some(internal) = internal {
        return Err(format!("{internal:?}"));
    }
    let mut whole = 0;
    for entry in pipeline::entries(&front, &Filter::default()) {
        if let Some(passive) = vcgen::passive(&front.ir, entry, vcgen::Options::proof()) {
            let goal = vcgen::goal(&passive, vcgen::Selection::All, String::new());
            assert!(!provers::script(&goal).is_empty());
            whole += 1;
        }
    }
    Ok(whole)
}
