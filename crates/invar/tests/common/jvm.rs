//! What the JVM does with programs: `tests/run/jvm/Jvm.java` runs them, results are kept under `target/`.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How long a program may take in the JVM. Far more than any needs, since the machine may be busy.
const SECONDS: &str = "60";
/// How many JVMs run at a time.
const JVMS: usize = 2;

/// A JDK of this machine.
#[derive(Clone, Debug)]
pub struct Jdk {
    /// Where it is.
    pub home: PathBuf,
    /// All of its version, such as `17.0.9+11`.
    pub version: String,
    /// The Java that it compiles.
    pub release: u32,
}

impl Jdk {
    /// The JDK that the environment names, or the one on the path, if it is new enough for our programs.
    pub fn find() -> Option<Jdk> {
        let java = match std::env::var_os("JAVA_HOME") {
            Some(home) => Path::new(&home).join("bin/java"),
            None => PathBuf::from("java"),
        };
        Jdk::of(&java).filter(|jdk| jdk.release >= 17)
    }

    /// This JDK or another for later Java: `INVAR_JDK21` names one, else it is looked for beside this one.
    pub fn for_release(&self, release: u32) -> Option<Jdk> {
        if self.release >= release {
            return Some(self.clone());
        }
        let named = std::env::var_os("INVAR_JDK21").and_then(|home| Jdk::of(&Path::new(&home).join("bin/java")));
        if let Some(jdk) = named.filter(|jdk| jdk.release >= release) {
            return Some(jdk);
        }
        let mut homes: Vec<PathBuf> =
            fs::read_dir(self.home.parent()?).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
        homes.sort();
        let found = homes.iter().filter_map(|home| Jdk::of(&home.join("bin/java")));
        found.filter(|jdk| jdk.release >= release).min_by_key(|jdk| jdk.release)
    }

    /// What a program `java` says about itself.
    fn of(java: &Path) -> Option<Jdk> {
        let output = Command::new(java).args(["-XshowSettings:properties", "-version"]).output().ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let property = |name: &str| {
            let lines = text.lines().filter_map(|line| line.trim().split_once(" = "));
            lines.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next()
        };
        let release = property("java.specification.version")?.parse().ok()?;
        Some(Jdk { home: property("java.home")?.into(), version: property("java.vm.version")?, release })
    }
}

/// What the JVM did with a program.
#[derive(Clone, Debug)]
pub struct Expected {
    /// `ran`, `rejected`, `timeout`, or `lost` if the JVM ended without a word.
    pub status: String,
    /// The exit code.
    pub exit_code: i32,
    /// The class of what `main` threw.
    pub uncaught: Option<String>,
    /// Standard output.
    pub output: Vec<u8>,
}

impl Expected {
    fn lost() -> Expected {
        Expected { status: "lost".into(), exit_code: 1, uncaught: None, output: Vec::new() }
    }

    fn read(path: &Path) -> Option<Expected> {
        let bytes = fs::read(path).ok()?;
        let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let field = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.strip_prefix(name));
            lines.next().map(|value| value.trim().to_owned())
        };
        Some(Expected {
            status: field("status")?,
            exit_code: field("exit")?.parse().ok()?,
            uncaught: field("uncaught").filter(|class| !class.is_empty()),
            output: bytes[end + 2..].to_vec(),
        })
    }
}

/// How a program wants to be run: comments at its top.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// The arguments of `main`.
    pub arguments: Vec<String>,
    /// Standard input.
    pub input: Vec<u8>,
    /// The Java that it is written in, if it is later than our programs' usual one.
    pub release: Option<u32>,
}

impl Wishes {
    /// Those of a program.
    pub fn of(text: &str) -> Wishes {
        let mut wishes = Wishes::default();
        for line in text.lines().take_while(|line| line.starts_with("//")) {
            let comment = line[2..].trim();
            if let Some(rest) = comment.strip_prefix("args:") {
                wishes.arguments = rest.split_whitespace().map(str::to_owned).collect();
            } else if let Some(rest) = comment.strip_prefix("stdin:") {
                wishes.input = unescape(rest.strip_prefix(' ').unwrap_or(rest)).into_bytes();
            } else if let Some(rest) = comment.strip_prefix("java:") {
                wishes.release = rest.trim().parse().ok();
            }
        }
        wishes
    }
}

/// The escapes of Java's strings that occur in inputs.
fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some('n') => plain.push('\n'),
                Some('t') => plain.push('\t'),
                Some('r') => plain.push('\r'),
                Some('s') => plain.push(' '),
                Some('0') => plain.push('\0'),
                Some(other) => plain.push(other),
                None => {}
            },
            other => plain.push(other),
        }
    }
    plain
}

/// What the JVM does with each of some programs, in their order.
pub fn results(jdk: &Jdk, root: &Path, programs: &[PathBuf]) -> Vec<Expected> {
    let harness = root.join("tests/run/jvm/Jvm.java");
    let harness_text = fs::read(&harness).unwrap_or_else(|error| panic!("{}: {error}", harness.display()));
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jvm");
    fs::create_dir_all(&cache).unwrap_or_else(|error| panic!("{}: {error}", cache.display()));
    let mut targets = Vec::new();
    for program in programs {
        let text = fs::read(program).unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let name = program.file_name().unwrap_or_default().as_encoded_bytes();
        let hash = hash(&[jdk.version.as_bytes(), &harness_text, name, &text]);
        targets.push(cache.join(format!("{hash:032x}")));
    }
    let missing: Vec<(&PathBuf, &PathBuf)> =
        programs.iter().zip(&targets).filter(|(_, target)| !target.exists()).collect();
    let chunk = missing.len().div_ceil(JVMS).max(1);
    let mut lost: BTreeMap<PathBuf, Expected> = BTreeMap::new();
    std::thread::scope(|scope| {
        let jvms: Vec<_> =
            missing.chunks(chunk).map(|chunk| scope.spawn(|| run_all(jdk, &harness, chunk.to_vec()))).collect();
        for jvm in jvms {
            lost.extend(jvm.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    targets
        .iter()
        .map(|target| Expected::read(target).or_else(|| lost.remove(target)).unwrap_or_else(Expected::lost))
        .collect()
}

/// Runs programs until each has a result. Returns those that are not to be kept: a JVM that stops in the middle of the list
/// was stopped by the first program without a result, and a time limit says more about the machine than about the program.
fn run_all(jdk: &Jdk, harness: &Path, mut programs: Vec<(&PathBuf, &PathBuf)>) -> BTreeMap<PathBuf, Expected> {
    let mut passing = BTreeMap::new();
    while !programs.is_empty() {
        run(jdk, harness, &programs);
        let before = programs.len();
        for (_, target) in &programs {
            if let Some(result) = Expected::read(target).filter(|result| result.status == "timeout") {
                passing.insert((*target).clone(), result);
                let _ = fs::remove_file(target);
            }
        }
        programs.retain(|(_, target)| !target.exists() && !passing.contains_key(*target));
        if programs.len() == before {
            let (_, target) = programs.remove(0);
            passing.insert(target.clone(), Expected::lost());
        }
    }
    passing
}

fn run(jdk: &Jdk, harness: &Path, programs: &[(&PathBuf, &PathBuf)]) {
    let mut list = String::new();
    for (program, target) in programs {
        list.push_str(&format!("{}\t{}\n", program.display(), target.display()));
    }
    // Most of the time goes into javac, which runs too briefly for the second compiler of the JVM to pay.
    let mut jvm = Command::new(jdk.home.join("bin/java"))
        .args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"])
        .arg(harness)
        .arg(SECONDS)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the JVM can be started");
    if let Some(mut input) = jvm.stdin.take() {
        // A JVM that does not read its list has no results, which is noticed.
        let _ = input.write_all(list.as_bytes());
    }
    let _ = jvm.wait();
}

/// FNV-1a of 128 bits over several texts.
pub fn hash(texts: &[&[u8]]) -> u128 {
    let mut hash: u128 = 0x6c62272e07bb014262b821756295c58d;
    for text in texts {
        for byte in text.iter().chain(b"\0") {
            hash = (hash ^ u128::from(*byte)).wrapping_mul(0x0000000001000000000000000000013b);
        }
    }
    hash
}
