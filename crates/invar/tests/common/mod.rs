//! What the tests of the program share: running it, and finding the files of the project.

pub mod examined;
mod executing;
pub mod jvm;
pub mod mutants;
pub mod observing;
pub mod same;
pub mod slots;
pub mod verdicts;

pub use slots::in_parallel;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The program, started in the root of the project, with the prover that `make` installs there unless the environment
/// names another. `INVAR_UNDER_TEST` names another build of it: one with a mistake that a test must find (`cargo xtask mutants`).
pub fn invar() -> Command {
    let built = || env!("CARGO_BIN_EXE_invar").into();
    let mut command = Command::new(std::env::var_os("INVAR_UNDER_TEST").unwrap_or_else(built));
    command.current_dir(root());
    if std::env::var_os("INVAR_PROVERS_DIR").is_none() {
        command.env("INVAR_PROVERS_DIR", root().join(".provers"));
    }
    for name in ["INVAR_OUTPUT_FORMAT", "INVAR_JOBS", "INVAR_INT", "INVAR_COLOR", "INVAR_NULL_DEFAULT", "NO_COLOR"] {
        command.env_remove(name);
    }
    // Resource units decide, not the load of the machine.
    command.env("INVAR_TIMEOUT", "120");
    // The key of the cache is not the user's.
    command.env("XDG_DATA_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("data"));
    // No test depends on what another one, or the user, has found out before.
    command.env_remove("INVAR_CACHE_DIR").env("INVAR_NO_CACHE", "1");
    command
}

/// Runs a command and returns what came of it. A program that a test has just copied may be busy: another test starts a process at the
/// same time, which holds the file open for writing until it becomes another program.
pub fn output(command: &mut Command) -> Output {
    for _ in 0..100 {
        match command.output() {
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(std::time::Duration::from_millis(20));
            }
            result => return result.unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}")),
        }
    }
    panic!("{command:?} stays busy")
}

/// Standard output as text.
pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Standard error as text.
pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The folders of file tests that name their verdicts; the front end's own (`tests/rejected`, `tests/accepted`) are not among them.
pub const VERDICT_FOLDERS: [&str; 16] = [
    "java",
    "runtime",
    "contracts",
    "loops",
    "frames",
    "invariants",
    "errors",
    "unsupported",
    "campaign",
    "clients",
    "keywords",
    "states",
    "effects",
    "streams",
    "strings",
    "escjava",
];

/// The file tests that name their verdicts.
pub fn verdict_files() -> Vec<PathBuf> {
    VERDICT_FOLDERS.iter().flat_map(|folder| java_files(&root().join("tests").join(folder))).collect()
}

/// All examples.
pub fn examples() -> Vec<PathBuf> {
    java_files(&root().join("examples"))
}

/// The path of a file from the root of the project.
pub fn relative(file: &Path) -> PathBuf {
    file.strip_prefix(root()).unwrap_or(file).to_path_buf()
}

/// The examples that are checked soon: without the faulty contracts, where much is tried before something stays unknown.
pub fn quick_examples() -> Vec<PathBuf> {
    let is_quick = |file: &PathBuf| !file.components().any(|part| part.as_os_str() == "faulty");
    examples().into_iter().filter(is_quick).collect()
}

/// All Java files below a folder, sorted.
pub fn java_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a folder of the project can be listed").path();
        if path.is_dir() {
            files.extend(java_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
    files.sort();
    files
}
