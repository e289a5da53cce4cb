//! Types Java files and says what is wrong with them: `check [--together] [--jdk DIR] [--marks] PATH…`.
//! Each file is a run of its own unless `--together` is given. With `--marks`, a file must have exactly one error, on
//! the line that ends with `//~ error`, or none if it has no such line; only the others are shown.

use base::SourceMap;
use classes::Classes;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use typing::Unit;

fn main() -> ExitCode {
    let work = || {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let jdk = arguments.iter().position(|argument| argument == "--jdk").map(|at| at + 1);
        let is_path = |(at, argument): &(usize, &String)| !argument.starts_with("--") && Some(*at) != jdk;
        let mut files = Vec::new();
        for (_, path) in arguments.iter().enumerate().filter(is_path) {
            collect(Path::new(path), &mut files);
        }
        let run = Run {
            jdk: jdk.and_then(|at| arguments.get(at)).map(PathBuf::from),
            has_marks: arguments.iter().any(|argument| argument == "--marks"),
        };
        let is_together = arguments.iter().any(|argument| argument == "--together");
        let groups: Vec<&[PathBuf]> = if is_together { vec![&files] } else { files.chunks(1).collect() };
        let wrong = groups.iter().filter(|group| !run.check(group)).count();
        println!("{} runs, {wrong} not as they should be", groups.len());
        if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    };
    // Typing recurses into expressions: give it room.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work);
    thread.expect("a thread can be started").join().unwrap_or(ExitCode::FAILURE)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).expect("the folder can be read");
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.sort();
        inside.iter().for_each(|path| collect(path, files));
    } else if path.extension().is_some_and(|extension| extension == "java") {
        files.push(path.to_owned());
    }
}

struct Run {
    jdk: Option<PathBuf>,
    has_marks: bool,
}

impl Run {
    /// Whether the files are as they should be.
    fn check(&self, files: &[PathBuf]) -> bool {
        let mut sources = SourceMap::new();
        let mut trees = Vec::new();
        let mut diagnostics = Vec::new();
        for path in files {
            let text = std::fs::read_to_string(path).expect("the source can be read");
            let file = sources.add(path, text);
            let parsed = syntax::parse(file, sources.text(file));
            diagnostics.extend(parsed.diagnostics);
            trees.push((file, parsed.unit));
        }
        let jdk = classpath::Jdk::discover(self.jdk.as_deref()).expect("the JDK can be read").expect("there is a JDK");
        let classes = Classes::new(Box::new(classpath::ClassPath::new(Some(jdk), classpath::Entries::default())));

        if diagnostics.is_empty() {
            let units: Vec<Unit<'_>> =
                trees.iter().map(|(file, tree)| Unit { file: *file, tree, origin: classes::Origin::Source }).collect();
            diagnostics = typing::analyze(&units, &classes).diagnostics;
        }
        let mut found: Vec<(PathBuf, u32, String)> = Vec::new();
        for diagnostic in &diagnostics {
            let Some(span) = diagnostic.span else { continue };
            let line = sources.location(span).line;
            found.push((
                sources.path(span.file).to_owned(),
                line,
                format!("{}: {}", diagnostic.rule.name, diagnostic.message),
            ));
        }
        let wanted: Vec<(PathBuf, u32)> = if self.has_marks { marks(files) } else { Vec::new() };
        let lines: Vec<(PathBuf, u32)> = found.iter().map(|(path, line, _)| (path.clone(), *line)).collect();
        if lines != wanted {
            wanted.iter().for_each(|(path, line)| println!("{}:{line}: an error is wanted", path.display()));
            found.iter().for_each(|(path, line, message)| println!("{}:{line}: {message}", path.display()));
        }
        lines == wanted
    }
}

fn marks(files: &[PathBuf]) -> Vec<(PathBuf, u32)> {
    let mut marks = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(path).expect("the source can be read");
        for (line, number) in text.lines().zip(1..) {
            if line.ends_with("//~ error") {
                marks.push((path.clone(), number));
            } else if let Some((_, at)) = line.split_once("//~ error on line ") {
                marks.extend(at.trim().parse().ok().map(|at| (path.clone(), at)));
            }
        }
    }
    marks
}
