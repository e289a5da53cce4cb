//! What programs show on the JVM: `tests/run/jvm/Observe.java` runs them.

use crate::common::jvm::Jdk;
use generate::assertions::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came out of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thrown {
    /// The class.
    pub class: String,
    /// The line of the innermost frame that is the program's own; 0 if there is none.
    pub line: usize,
}

/// One run of a program.
#[derive(Clone, Default, Debug)]
pub struct Run {
    /// The values by place, in the order of execution.
    pub seen: BTreeMap<usize, Vec<Value>>,
    /// What it threw.
    pub thrown: Option<Thrown>,
}

/// All runs, by the name of the program and the value of `which`; and the programs that javac rejects, with its messages.
#[derive(Default, Debug)]
pub struct Runs {
    runs: BTreeMap<(String, i32), Run>,
    pub rejected: BTreeMap<String, String>,
}

impl Runs {
    /// A run that came to its end.
    pub fn get(&self, name: &str, which: i32) -> Option<&Run> {
        self.runs.get(&(name.to_owned(), which))
    }
}

/// Runs programs, each with some values of `which`. A JVM that stops in the middle was stopped by a program that does not end.
pub fn observe(jdk: &Jdk, root: &Path, programs: &[(PathBuf, Vec<i32>)]) -> Runs {
    let mut list = String::new();
    for (path, all) in programs {
        let all: Vec<String> = all.iter().map(i32::to_string).collect();
        list.push_str(&format!("{}\t{}\n", path.display(), all.join("\t")));
    }
    let mut jvm = Command::new(jdk.home.join("bin/java"))
        .args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"])
        .arg(root.join("tests/run/jvm/Observe.java"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the JVM can be started");
    if let Some(mut input) = jvm.stdin.take() {
        input.write_all(list.as_bytes()).expect("the JVM reads its list");
    }
    let output = jvm.wait_with_output().expect("the JVM ends");
    read(&String::from_utf8_lossy(&output.stdout))
}

fn read(text: &str) -> Runs {
    let mut runs = Runs::default();
    let mut current: Option<((String, i32), Run)> = None;
    for line in text.lines() {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        match (words.as_slice(), &mut current) {
            (["rejected", name, rest @ ..], _) => {
                runs.rejected.insert((*name).to_owned(), rest.join(" ").replace('\t', "\n"));
            }
            (["run", name, which], _) => {
                current = which.parse().ok().map(|which| (((*name).to_owned(), which), Run::default()));
            }
            (["at", place, kind, hex], Some((_, run))) => {
                let value = Value::read(kind, &plain(hex));
                if let (Ok(place), Some(value)) = (place.parse(), value) {
                    run.seen.entry(place).or_insert_with(Vec::new).push(value);
                }
            }
            (["thrown", class, at], Some((_, run))) => {
                run.thrown = Some(Thrown { class: (*class).to_owned(), line: at.parse().unwrap_or(0) });
            }
            (["end"], _) => {
                if let Some((key, run)) = current.take() {
                    runs.runs.insert(key, run);
                }
            }
            _ => {}
        }
    }
    runs
}

/// A text that is written as the numbers of its characters.
fn plain(hex: &str) -> String {
    let unit = |at: usize| hex.get(at..at + 4).and_then(|four| u16::from_str_radix(four, 16).ok());
    let units: Vec<u16> = (0..hex.len()).step_by(4).filter_map(unit).collect();
    String::from_utf16_lossy(&units)
}
