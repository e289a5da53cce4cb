//! `generate --seed N [--count K --into DIR] [--kind programs|observing]` and `generate --reduce FILE --check COMMAND`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

const USAGE: &str = "usage: generate --seed N [--count K --into FOLDER] [--kind programs|observing]\n       generate --reduce FILE --check COMMAND\n";

#[derive(Default)]
struct Arguments {
    seed: Option<u64>,
    count: Option<u64>,
    into: Option<PathBuf>,
    reduce: Option<PathBuf>,
    check: Option<String>,
    kind: Option<String>,
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = Arguments::default();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("`{word}` needs a value"))?;
        let number = || value.parse().map_err(|error| format!("`{word} {value}`: {error}"));
        match word.as_str() {
            "--seed" => arguments.seed = Some(number()?),
            "--count" => arguments.count = Some(number()?),
            "--into" => arguments.into = Some(value.into()),
            "--reduce" => arguments.reduce = Some(value.into()),
            "--kind" => arguments.kind = Some(value),
            "--check" => arguments.check = Some(value),
            _ => return Err(format!("there is no option `{word}`")),
        }
    }
    Ok(arguments)
}

/// Reduces a file in place: the command runs with the path of the file as its last argument and holds if it succeeds.
fn reduce(path: &Path, check: &str) -> Result<(), String> {
    let describe = |error: std::io::Error| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(describe)?;
    let mut failure = None;
    let mut holds = |candidate: &str| {
        if let Err(error) = std::fs::write(path, candidate) {
            failure = Some(describe(error));
            return false;
        }
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("{check} \"$1\"")).arg("check").arg(path).stdout(Stdio::null());
        command.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    if !holds(&text) {
        return Err(format!("the check does not succeed on {}", path.display()));
    }
    let reduced = generate::reduce::reduce(&text, &mut holds);
    std::fs::write(path, reduced).map_err(describe)?;
    failure.map_or(Ok(()), Err)
}

/// A program whose assertions are not known yet, as it is observed.
fn observing(seed: u64) -> generate::Program {
    let draft = generate::assertions::draft(seed);
    generate::Program { name: draft.name.clone(), text: draft.observing() }
}

fn run() -> Result<(), String> {
    let arguments = arguments()?;
    if let (Some(path), Some(check)) = (&arguments.reduce, &arguments.check) {
        return reduce(path, check);
    }
    let program = match arguments.kind.as_deref() {
        None | Some("programs") => generate::program,
        Some("observing") => observing,
        Some(other) => return Err(format!("there is no kind `{other}`")),
    };
    let seed = arguments.seed.ok_or("which `--seed`?")?;
    match arguments.into {
        None => {
            let text = program(seed).text;
            std::io::stdout().write_all(text.as_bytes()).map_err(|error| error.to_string())
        }
        Some(folder) => {
            std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            for seed in seed..seed + arguments.count.unwrap_or(1) {
                let program = program(seed);
                let path = folder.join(format!("{}.java", program.name));
                std::fs::write(&path, program.text).map_err(|error| format!("{}: {error}", path.display()))?;
            }
            Ok(())
        }
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let _ = write!(std::io::stderr(), "{message}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}
