//! The command line: what `--help` teaches.

use crate::pipeline::{FrontOptions, Texts};
use clap::{Args, Parser, Subcommand, ValueEnum};
use engines::deductive::Algorithm;
use report::{Color, Format};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Checks Java: for every place that could go wrong, a proof or a failing execution.
///
/// `invar check src/` reads all Java below `src/`. Invariants that it needs it looks for itself: `invar infer` shows them. Contracts may be written in JML (`//@ requires x > 0;`).
#[derive(Parser)]
#[command(version, after_help = EXIT_CODES)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  everything was proved
  1  something was refuted: a failing execution is shown
  2  wrong usage, nothing to check, no prover, or an internal error
  3  nothing was refuted, but something is unknown or was skipped
  4  the Java or the specification does not compile";

/// A command.
#[derive(Subcommand)]
pub enum Command {
    /// Check Java files, or all Java files below folders
    Check(CheckArguments),
    /// Print what stands between two stages of the pipeline
    Dump(DumpArguments),
    /// Explain a rule (`invar explain IV0101` or `invar explain null-dereference`)
    Explain(ExplainArguments),
    /// List the provers that were found, or install one
    Provers(ProversArguments),
    /// Run a program as `java -ea` would
    Run(RunArguments),
    /// Print the invariants of loops and objects that proofs rest on and nobody wrote, or write them into the files
    Infer(InferArguments),
    /// Remove what was remembered from earlier runs
    Clean(CleanArguments),
    /// Check again without what was remembered, and say where the cache says something else
    Replay(CheckArguments),
}

/// What `invar check` is told.
#[derive(Args, Clone)]
pub struct CheckArguments {
    /// Java files, or folders with Java files
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// How the report looks: full, concise or json
    #[arg(long, value_name = "FORMAT", default_value_t = Format::Full, env = "INVAR_OUTPUT_FORMAT")]
    pub output_format: Format,
    /// Write the report to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// How many methods to check at a time [default: one for each core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), env = "INVAR_JOBS")]
    pub jobs: Option<u16>,
    /// Check only entry points whose signature matches: `*` stands for anything, as in `Account.*`
    #[arg(long, value_name = "GLOB")]
    pub method: Option<String>,
    /// Check only this entry point: `Class.method`, or with its parameters `Class.method(int)`
    #[arg(long, value_name = "CLASS.METHOD")]
    pub entry: Option<String>,
    /// How many seconds of processor time the run may take, provers included: then it tells what is known. The next run goes on from there
    #[arg(long, value_name = "SECONDS", value_parser = seconds, env = "INVAR_BUDGET")]
    pub budget: Option<Duration>,
    /// How many seconds of processor time one method may take
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "60", env = "INVAR_PER_METHOD")]
    pub per_method: Duration,
    /// How much a prover may do for one query, in its own units
    #[arg(long, value_name = "UNITS", env = "INVAR_RESOURCE_LIMIT")]
    pub resource_limit: Option<u64>,
    /// Which provers are tried in which order: the name of a profile (default, z3) or a file
    #[arg(long, value_name = "NAME|FILE", default_value = "default", env = "INVAR_PROFILE")]
    pub profile: String,
    /// Use only this prover (may be given several times): z3, cvc5, eprover or spass
    #[arg(long, value_name = "NAME")]
    pub prover: Vec<String>,
    /// After how many seconds a prover that does not answer is killed
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..), env = "INVAR_TIMEOUT")]
    pub timeout: Option<u64>,
    /// When to use colours: auto, always or never (auto honours NO_COLOR)
    #[arg(long, value_name = "WHEN", default_value_t = Color::Auto, env = "INVAR_COLOR")]
    pub color: Color,
    /// Say only what is wrong or open
    #[arg(short, long, conflicts_with = "verbose")]
    pub quiet: bool,
    /// Also show what was proved
    #[arg(short, long)]
    pub verbose: bool,
    /// Where results are remembered from run to run [default: invar in XDG_CACHE_HOME or ~/.cache]
    #[arg(long, value_name = "DIR", env = "INVAR_CACHE_DIR")]
    pub cache_dir: Option<PathBuf>,
    /// Remember nothing, and use nothing that was remembered
    #[arg(long, env = "INVAR_NO_CACHE", value_parser = clap::builder::FalseyValueParser::new())]
    pub no_cache: bool,
    /// Use what was remembered, and add nothing to it
    #[arg(long, conflicts_with = "no_cache", env = "INVAR_CACHE_READ_ONLY", value_parser = clap::builder::FalseyValueParser::new())]
    pub cache_read_only: bool,
    /// Ask this prover too about everything that is proved: only what both prove is proved
    #[arg(long, value_name = "NAME")]
    pub confirm: Option<String>,
    /// Whether invariants of loops and of objects that nobody wrote are looked for, shown and relied on (`invar infer` prints them)
    #[arg(long, value_name = "WHETHER", value_enum, default_value_t = InferenceArgument::On, env = "INVAR_INFERENCE")]
    pub inference: InferenceArgument,
    /// Look only for invariants that can be made of written predicates, by this algorithm: for comparisons
    #[arg(long, value_name = "ALGORITHM", value_enum, hide = true)]
    pub abstraction: Option<AbstractionArgument>,
    /// Also show, for each class, which prover proved how much, and how long it took
    #[arg(long)]
    pub statistics: bool,
    /// Write a line about each question to a prover into this file: how long it took, how large the goal is, and what came of it
    #[arg(long, value_name = "FILE")]
    pub query_log: Option<PathBuf>,
    /// Which Java it is, and where its classes are
    #[command(flatten)]
    pub java: JavaArguments,
    /// What the program's numbers and references mean
    #[command(flatten)]
    pub meaning: MeaningArguments,
}

/// Whether invariants that nobody wrote are looked for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum InferenceArgument {
    /// Only what is written counts
    Off,
    /// Where something is open, invariants are guessed and shown
    On,
}

/// How the strongest boolean combination of predicates is computed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AbstractionArgument {
    /// Flanagan and Qadeer: clauses are shrunk by divide and conquer
    Fq,
    /// Das, Dill and Park: a decision tree
    Ddp,
    /// Saïdi and Shankar: all clauses by their size
    Ss,
    /// As `fq`, with counterexamples
    Counterexamples,
}

impl CheckArguments {
    /// Which invariants are looked for.
    pub fn inference(&self) -> engines::Inference {
        match (self.abstraction, self.inference) {
            (_, InferenceArgument::Off) => engines::Inference::Off,
            (None, InferenceArgument::On) => engines::Inference::On,
            (Some(algorithm), InferenceArgument::On) => engines::Inference::Predicates(match algorithm {
                AbstractionArgument::Fq => Algorithm::Fq,
                AbstractionArgument::Ddp => Algorithm::Ddp,
                AbstractionArgument::Ss => Algorithm::Ss,
                AbstractionArgument::Counterexamples => Algorithm::Counterexamples,
            }),
        }
    }
}

/// What `invar infer` is told.
#[derive(Args)]
#[command(after_help = INFER_HELP)]
pub struct InferArguments {
    /// Write the invariants into the files: above their loops, and into their classes
    #[arg(long, conflicts_with = "diff")]
    pub write: bool,
    /// Show what `--write` would change, as a unified diff
    #[arg(long)]
    pub diff: bool,
    /// The files, and how they are checked
    #[command(flatten)]
    pub check: CheckArguments,
}

const INFER_HELP: &str = "\
Where a proof needs an invariant that nobody wrote, `invar check` looks for one. `invar infer` prints what it found, as JML:

  Stack.java:4: class Stack
      //@ invariant 0 <= size && size <= data.length;
  Stack.java:9: loop in Stack.grow()
      //@ loop_invariant 0 <= i && i <= size;

What others imply is left out, and what is printed was checked again as if it had been written: each line is proved without
inference. Loops and classes that have invariants of their own are left as they are. `invar infer --write src/` makes the
invariants part of the program; from then on they are what `invar check` proves and relies on, and a change that breaks one
is told at its line. Look at them before: `invar infer --diff src/`.

The exit code is 0 unless something cannot be done: 2, or 4 if the Java or the specification does not compile.";

/// Which Java it is, and where its classes are.
#[derive(Args, Clone)]
pub struct JavaArguments {
    /// Which Java the files are written in: 1.4 (where `enum` and `assert` may be names) or 21
    #[arg(long, value_name = "RELEASE", value_enum, default_value_t = SourceArgument::Java21, env = "INVAR_SOURCE")]
    pub source: SourceArgument,
    /// The JDK whose classes the program uses [default: JAVA_HOME, or that of `java` on the PATH]
    #[arg(long, value_name = "DIR", env = "INVAR_JDK")]
    pub jdk: Option<PathBuf>,
    /// Jars and folders with class files that the program uses, separated as for `java`
    #[arg(long, value_name = "PATHS", env = "INVAR_CLASSPATH")]
    pub classpath: Option<OsString>,
    /// A folder with models of libraries, as Java files by package (`java/util/BitSet.java`): they add to Invar's own or replace them
    #[arg(long, value_name = "DIR")]
    pub library: Vec<PathBuf>,
}

/// Which Java the files are written in.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SourceArgument {
    /// Java 1.4 and older: `enum` and `assert` may be names
    #[value(name = "1.4")]
    Java1_4,
    /// Java 21
    #[value(name = "21")]
    Java21,
}

/// What a program means where Java leaves a choice to the user.
#[derive(Args, Clone, Copy)]
pub struct MeaningArguments {
    /// What integers mean in code
    #[arg(long, value_name = "MEANING", value_enum, default_value_t = IntegersArgument::Java, env = "INVAR_INT")]
    pub int: IntegersArgument,
    /// What parameters may be where nothing is written
    #[arg(long, value_name = "DEFAULT", value_enum, default_value_t = NullArgument::NonNull, env = "INVAR_NULL_DEFAULT")]
    pub null_default: NullArgument,
    /// Whose `throw` that nothing catches is a failure, besides the library's: of `main` everybody's is
    #[arg(long, value_name = "WHOSE", value_enum, default_value_t = UncaughtArgument::None, env = "INVAR_UNCAUGHT")]
    pub uncaught: UncaughtArgument,
}

/// Whose `throw` that nothing catches is a failure, besides the library's.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum UncaughtArgument {
    /// Nobody's: a method may refuse its arguments
    None,
    /// That of methods which the checked method calls: who calls must meet what they ask for
    Callees,
    /// Also that of the checked method itself
    All,
}

/// What integers mean in code.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum IntegersArgument {
    /// Two's complement, as Java defines it
    Java,
    /// As Java, but an overflow is an error
    Checked,
    /// Unbounded
    Math,
}

/// What parameters may be where nothing is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum NullArgument {
    /// Not null, and neither are the elements of arrays
    NonNull,
    /// Anything
    Nullable,
}

impl JavaArguments {
    /// As the front end wants it.
    pub fn options(&self, meaning: MeaningArguments) -> FrontOptions {
        FrontOptions {
            meaning: meaning.options(),
            source: match self.source {
                SourceArgument::Java1_4 => syntax::SourceLevel::Java1_4,
                SourceArgument::Java21 => syntax::SourceLevel::Java21,
            },
            jdk: self.jdk.clone(),
            classpath: self.classpath.clone(),
            library: self.library.clone(),
            texts: Texts::new(),
        }
    }
}

impl MeaningArguments {
    /// As lowering wants it.
    pub fn options(self) -> lower::Options {
        lower::Options {
            integers: match self.int {
                IntegersArgument::Java => lower::Integers::Java,
                IntegersArgument::Checked => lower::Integers::Checked,
                IntegersArgument::Math => lower::Integers::Math,
            },
            null_default: match self.null_default {
                NullArgument::NonNull => lower::NullDefault::NonNull,
                NullArgument::Nullable => lower::NullDefault::Nullable,
            },
            uncaught: match self.uncaught {
                UncaughtArgument::None => lower::Uncaught::None,
                UncaughtArgument::Callees => lower::Uncaught::Callees,
                UncaughtArgument::All => lower::Uncaught::All,
            },
            models: lower::Models::Trusted,
        }
    }
}

/// What `invar dump` is told.
#[derive(Args)]
pub struct DumpArguments {
    /// What to print
    #[arg(long, value_enum, required_unless_present = "after")]
    pub stage: Option<Stage>,
    /// Print the commands of each entry point behind a pass of `vcgen`, as a proof goes through them
    #[arg(long, value_name = "PASS", value_parser = passes(), conflicts_with = "stage")]
    pub after: Option<String>,
    /// Print only methods whose signature matches: `*` stands for anything, as in `Account.*`
    #[arg(long, value_name = "GLOB")]
    pub method: Option<String>,
    /// Java files, or folders with Java files
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Which Java it is, and where its classes are
    #[command(flatten)]
    pub java: JavaArguments,
    /// What the program's numbers and references mean
    #[command(flatten)]
    pub meaning: MeaningArguments,
}

/// A number of seconds, perhaps with a fraction.
fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse::<f64>().ok().filter(|number| *number > 0.0);
    number
        .and_then(|number| Duration::try_from_secs_f64(number).ok())
        .ok_or_else(|| "not a number of seconds".to_owned())
}

/// The passes that `--after` knows, each with what it does.
fn passes() -> clap::builder::PossibleValuesParser {
    vcgen::PASSES.iter().map(|pass| clap::builder::PossibleValue::new(pass.name).help(pass.what)).into()
}

/// What stands between two stages of the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// The tokens of each file
    Tokens,
    /// The syntax tree of each file
    Ast,
    /// What every expression of each file is: its type, and what it calls
    Types,
    /// The typed program
    Program,
    /// The intermediate representation
    Ir,
    /// The obligations of each entry point, with the goal that goes to the provers
    Obligations,
    /// The same goals as SMT-LIB scripts
    Smt,
}

/// What `invar run` is told.
#[derive(Args)]
#[command(after_help = RUN_HELP)]
pub struct RunArguments {
    /// A Java file, or a folder with Java files
    #[arg(value_name = "FILE|DIR")]
    pub path: PathBuf,
    /// The class whose `main` runs [default: the one that its file is named after]
    #[arg(long, value_name = "CLASS")]
    pub main: Option<String>,
    /// Memory for objects, in megabytes; more is an OutOfMemoryError
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    pub heap: Option<u64>,
    /// Calls within calls; more is a StackOverflowError
    #[arg(long, value_name = "N")]
    pub call_depth: Option<usize>,
    /// Commands after which the run ends
    #[arg(long, value_name = "N")]
    pub steps: Option<u64>,
    /// Which Java it is, and where its classes are
    #[command(flatten)]
    pub java: JavaArguments,
    /// What `main` gets
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    pub arguments: Vec<String>,
}

const RUN_HELP: &str = "\
The program runs in the interpreter that gives Invar's proofs their meaning, with assertions on. The exit code is
that of `java -ea`: 0, what the program asks for, or 1 after an exception that nobody catches. 2 means that the program
uses something that Invar has no model of, 4 that it does not compile.";

/// What `invar clean` is told.
#[derive(Args)]
pub struct CleanArguments {
    /// Where results are remembered from run to run [default: invar in XDG_CACHE_HOME or ~/.cache]
    #[arg(long, value_name = "DIR", env = "INVAR_CACHE_DIR")]
    pub cache_dir: Option<PathBuf>,
}

/// What `invar explain` is told.
#[derive(Args)]
pub struct ExplainArguments {
    /// A rule, by its code or its name; without one, all rules are listed
    pub rule: Option<String>,
}

/// What `invar provers` is told.
#[derive(Args)]
pub struct ProversArguments {
    /// What to do; without it, the provers that were found are listed
    #[command(subcommand)]
    pub action: Option<ProversAction>,
}

/// What to do about provers.
#[derive(Subcommand)]
pub enum ProversAction {
    /// Install a prover: z3 from PyPI, in the version that is pinned (needs python3 with pip, but no root), others by apt-get (needs root)
    Install {
        /// Which prover: z3, cvc5, eprover or spass
        #[arg(value_name = "NAME", default_value = "z3")]
        name: String,
        /// The folder to install into, instead of the user's data folder
        #[arg(long, value_name = "DIR")]
        prefix: Option<PathBuf>,
    },
}
