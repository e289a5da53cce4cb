//! Whether the campaign finds mistakes: those of `tests/mutants/lower-and-vcgen.txt` are made one by one in a copy of the project, and
//! what is built of it goes through the programs with assertions and the metamorphic pairs until a verdict is wrong.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The list.
const LIST: &str = "tests/mutants/lower-and-vcgen.txt";
/// Programs with assertions, and pairs, that each mutant goes through at most.
const PROGRAMS: &str = "300";
const PAIRS: &str = "60";

/// One mistake in one file.
struct Mutant {
    /// The line of the list that it begins on.
    line: usize,
    file: String,
    /// What it breaks.
    what: String,
    /// Lines of the file, without the space around them, and what stands there instead.
    old: Vec<String>,
    new: Vec<String>,
}

/// Makes all mutants, or those from a number on, and prints the table of what caught them. Returns how many got through.
pub fn run(root: &Path, from: usize, to: usize) -> Result<usize, String> {
    let list = read_file(&root.join(LIST))?;
    let mutants = read(&list)?;
    for mutant in &mutants {
        mutant.applied(&read_file(&root.join(&mutant.file))?)?;
    }
    println!("{} mutants, all of whose places were found", mutants.len());
    let scratch = root.join("target/mutants");
    let copy = scratch.join("workspace");
    copy_project(root, &copy)?;
    build(&copy, &scratch)?;
    if let Some(found) = campaign(root, &scratch)? {
        return Err(format!("the campaign finds something without any mutant: {found}"));
    }
    let mut table = "| mutant | caught by | time |\n|---|---|---|\n".to_owned();
    let mut survivors = 0;
    for (number, mutant) in mutants.iter().enumerate().skip(from).take(to.saturating_sub(from)) {
        let started = Instant::now();
        let found = with_mutant(root, &copy, &scratch, mutant)?;
        survivors += usize::from(found.is_none());
        let caught = found.unwrap_or_else(|| "**nothing**".to_owned());
        let seconds = started.elapsed().as_secs();
        let row = format!("| {} ({}) | {caught} | {seconds} s |\n", mutant.what, mutant.file);
        print!("{}: {row}", number + 1);
        table.push_str(&row);
        write_file(&scratch.join("results.md"), &table)?;
    }
    println!("\n{table}");
    Ok(survivors)
}

/// Makes a mistake, builds, runs the campaign, and takes the mistake back.
fn with_mutant(root: &Path, copy: &Path, scratch: &Path, mutant: &Mutant) -> Result<Option<String>, String> {
    let path = copy.join(&mutant.file);
    let text = read_file(&path)?;
    write_file(&path, &mutant.applied(&text)?)?;
    let built = build(copy, scratch);
    let found = match &built {
        Ok(()) => campaign(root, scratch),
        // The rest of a long run is not lost for it; it counts as one that got through.
        Err(error) => {
            eprintln!("{LIST}:{}: {error}", mutant.line);
            Ok(None)
        }
    };
    write_file(&path, &text)?;
    found
}

/// The mutants of a list.
fn read(list: &str) -> Result<Vec<Mutant>, String> {
    let mut mutants: Vec<Mutant> = Vec::new();
    for (number, line) in list.lines().enumerate() {
        let line = line.trim_end();
        let Some(first) = line.chars().next().filter(|first| *first != '#') else { continue };
        let rest = || line[first.len_utf8()..].trim().to_owned();
        match (first, mutants.last_mut()) {
            ('!', Some(mutant)) => mutant.what = rest(),
            ('-', Some(mutant)) => mutant.old.push(rest()),
            ('+', Some(mutant)) => mutant.new.push(rest()),
            ('!' | '-' | '+', None) => return Err(format!("{LIST}:{}: no file is named before", number + 1)),
            _ => mutants.push(Mutant {
                line: number + 1,
                file: line.to_owned(),
                what: String::new(),
                old: Vec::new(),
                new: Vec::new(),
            }),
        }
    }
    Ok(mutants)
}

impl Mutant {
    /// The text of the file with the mistake.
    fn applied(&self, text: &str) -> Result<String, String> {
        let lines: Vec<&str> = text.lines().collect();
        let size = self.old.len();
        let is_here = |at: &usize| lines[*at..*at + size].iter().map(|line| line.trim()).eq(self.old.iter());
        let places: Vec<usize> = (0..(lines.len() + 1).saturating_sub(size)).filter(is_here).collect();
        let [place] = places.as_slice() else {
            let count = places.len();
            return Err(format!("{LIST}:{}: its lines are {count} times in {}, instead of once", self.line, self.file));
        };
        let mut mutated: Vec<&str> = lines[..*place].to_vec();
        mutated.extend(self.new.iter().map(String::as_str));
        mutated.extend(&lines[place + size..]);
        Ok(mutated.join("\n") + "\n")
    }
}

/// Copies what git knows of the project. Files that are the same stay as they are, so that little is built again.
fn copy_project(root: &Path, copy: &Path) -> Result<(), String> {
    let mut command = Command::new("git");
    command.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = command.output().map_err(|error| format!("git cannot be run: {error}"))?;
    for name in String::from_utf8_lossy(&output.stdout).lines() {
        let (from, to) = (root.join(name), copy.join(name));
        let Ok(bytes) = fs::read(&from) else { continue };
        if fs::read(&to).is_ok_and(|known| known == bytes) {
            continue;
        }
        let folder = to.parent().unwrap_or(copy);
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        fs::write(&to, bytes).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    Ok(())
}

fn target(scratch: &Path) -> PathBuf {
    scratch.join("target")
}

fn build(copy: &Path, scratch: &Path) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command.args(["build", "--quiet", "--package", "invar"]).current_dir(copy);
    command.env("CARGO_TARGET_DIR", target(scratch));
    let output = command.output().map_err(|error| format!("cargo cannot be run: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("it does not compile:\n{}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// What the campaign finds wrong first, if anything.
fn campaign(root: &Path, scratch: &Path) -> Result<Option<String>, String> {
    let runs =
        [("assertions", "INVAR_ASSERTION_PROGRAMS", PROGRAMS), ("metamorphic", "INVAR_METAMORPHIC_PAIRS", PAIRS)];
    for (test, variable, count) in runs {
        let mut command = Command::new("cargo");
        command.args(["test", "--quiet", "--release", "--package", "invar", "--test", "all"]);
        command.args([&format!("{test}::"), "--", "--nocapture"]);
        command.env(variable, count).env("INVAR_ASSERTION_STOP", "1");
        command.env("INVAR_UNDER_TEST", target(scratch).join("debug/invar")).current_dir(root);
        let output = command.output().map_err(|error| format!("cargo cannot be run: {error}"))?;
        if !output.status.success() {
            return Ok(Some(format!("{test}: {}", finding(&String::from_utf8_lossy(&output.stdout)))));
        }
    }
    Ok(None)
}

/// The first wrong verdict in what a test printed, in a form for a cell of a table.
fn finding(printed: &str) -> String {
    let mut text = String::new();
    let line = printed.lines().find_map(|line| line.split_once("WRONG ").map(|(_, rest)| rest));
    let _ = write!(text, "{}", line.unwrap_or("the test fails otherwise"));
    text.replace('|', "\\|")
}

fn read_file(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write_file(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_places_are_found() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let list = read_file(&root.join(LIST)).expect("the list is there");
        let mutants = read(&list).expect("the list can be read");
        assert!(mutants.len() >= 30, "{} mutants", mutants.len());
        for mutant in mutants {
            let text = read_file(&root.join(&mutant.file)).expect("the file is there");
            let mutated = mutant.applied(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_ne!(mutated, text, "{LIST}:{}", mutant.line);
        }
    }
}
