//! Damaged programs through the whole front end: nothing panics, and what has no error becomes well-formed IR and goals.

mod common;

use base::rules;
use engines::deductive::samples::Numbers;
use invar::pipeline::{self, Filter};
use std::fs;

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

#[test]
fn fuzz_damaged_programs_through_the_front_end() {
    let rounds = std::env::var("INVAR_FUZZ_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(400);
    let root = common::root();
    let files = [common::java_files(&root.join("examples")), common::java_files(&root.join("tests"))].concat();
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("a test is readable")).collect();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut numbers = Numbers::new(0x5DEE_CE66_D1CE_4E5B);
    let mut lowered = 0;
    for round in 0..rounds {
        let mut text = texts[numbers.below(texts.len())].clone();
        for _ in 0..=numbers.below(3) {
            text = damage(&text, &mut numbers);
        }
        let file = folder.path().join("Damaged.java");
        fs::write(&file, &text).expect("written");
        let front = pipeline::front(std::slice::from_ref(&file), &pipeline::FrontOptions::default());
        let internal = front.diagnostics.iter().find(|diagnostic| diagnostic.rule == &rules::INTERNAL_ERROR);
        assert!(internal.is_none(), "round {round}: {internal:?}\n{text}");
        for entry in pipeline::entries(&front, &Filter::default()) {
            if let Some(passive) = vcgen::passive(&front.ir, entry, vcgen::Options::proof()) {
                let goal = vcgen::goal(&passive, vcgen::Selection::All, String::new());
                assert!(!provers::script(&goal).is_empty());
                lowered += 1;
            }
        }
    }
    assert!(lowered > rounds / 4, "only {lowered} procedures of {rounds} programs were whole");
}
