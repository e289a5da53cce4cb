//! Getting the default prover: its executable out of a wheel on PyPI, without root and without leaving
//! anything half done.
//!
//! Python runs isolated (`-I`) and in a folder of our own, so that nothing of the current folder or of the environment is taken for a
//! part of it, and pip takes only the wheels whose SHA-256 is in the driver file.

use crate::discover::{Found, data_folder, discover, executable_in, version};
use crate::driver::{Driver, Package};
use crate::executable::Executable;
use crate::run::{self, Finished};
use crate::{manifest, own, search};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const TIME_FOR_DOWNLOAD: Duration = Duration::from_secs(15 * 60);
const TIME_FOR_UNPACKING: Duration = Duration::from_secs(5 * 60);
const TIME_FOR_QUESTION: Duration = Duration::from_secs(60);

/// What was installed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Installed {
    /// The prover.
    pub driver: String,
    /// Its version.
    pub version: String,
    /// Its executable.
    pub path: PathBuf,
}

/// Why nothing was installed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InstallError {
    /// There is no prover of this name.
    NoProver(String),
    /// There is no folder to install to: neither `XDG_DATA_HOME` nor `HOME` is set.
    NoFolder,
    /// The folder cannot be written.
    NotWritable {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        reason: String,
    },
    /// There is no `python3`.
    NoPython(String),
    /// This python has no `pip`.
    NoPip,
    /// The download failed; with the last lines that pip printed.
    Download(String),
    /// The package could not be unpacked.
    Unpack(String),
    /// The package for this system has no executable.
    NoExecutable(String),
    /// The prover cannot be got without the system's packages.
    OnlyAsPackage {
        /// The prover.
        driver: String,
        /// The package.
        package: String,
        /// Why it was not installed.
        reason: String,
    },
    /// What was installed does not run.
    DoesNotRun(String),
    /// What was installed is another version than the pinned one.
    WrongVersion {
        /// What it says.
        found: String,
        /// What it should say.
        expected: String,
    },
}

impl fmt::Display for InstallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InstallError::NoProver(name) => write!(f, "there is no prover `{name}`"),
            InstallError::NoFolder => f.write_str("there is no folder to install to: set HOME or XDG_DATA_HOME"),
            InstallError::NotWritable { folder, reason } => {
                write!(f, "{} cannot be written: {reason}", folder.display())
            }
            InstallError::NoPython(reason) => write!(f, "python3 is needed to get provers from PyPI: it {reason}"),
            InstallError::NoPip => f.write_str(
                "python3 has no pip, which is needed to get provers from PyPI (one of the user's own packages is not used)",
            ),
            InstallError::Download(reason) => write!(f, "the download failed (is there a network?): {reason}"),
            InstallError::Unpack(reason) => write!(f, "the package cannot be unpacked: {reason}"),
            InstallError::NoExecutable(package) => {
                write!(f, "the package {package} has no executable for this system")
            }
            InstallError::OnlyAsPackage { driver, package, reason } => {
                write!(f, "{driver} comes with the Debian package {package} (apt-get install {package}): {reason}")
            }
            InstallError::DoesNotRun(reason) => write!(f, "the prover was downloaded but does not run: {reason}"),
            InstallError::WrongVersion { found, expected } => {
                write!(f, "what was downloaded says that it is version {found}, not {expected}: it is not installed")
            }
        }
    }
}

impl std::error::Error for InstallError {}

/// Installs the prover of this name: from PyPI to `prefix`, or by the system's packages where this user may.
pub fn install_named(name: &str, prefix: Option<&Path>, progress: &dyn Fn(&str)) -> Result<Installed, InstallError> {
    let driver = Driver::named(name).ok_or_else(|| InstallError::NoProver(name.to_owned()))?;
    match &driver.package {
        Package::PyPi { .. } => {
            let folder = prefix.map(Path::to_owned).or_else(data_folder).ok_or(InstallError::NoFolder)?;
            let python = search::program("python3")
                .ok_or_else(|| InstallError::NoPython("is in no absolute folder of PATH".to_owned()))?;
            install_with(&python, driver, &folder, progress)
        }
        Package::Debian { name } => install_package(driver, name, progress),
    }
}

/// Installs a package of the system, which only root may do.
fn install_package(driver: &Driver, package: &str, progress: &dyn Fn(&str)) -> Result<Installed, InstallError> {
    let fail = |reason: &str| InstallError::OnlyAsPackage {
        driver: driver.name.clone(),
        package: package.to_owned(),
        reason: reason.to_owned(),
    };
    if !is_root() {
        return Err(fail("only root may install it"));
    }
    let program = search::program("apt-get").ok_or_else(|| fail("there is no apt-get"))?;
    progress(&format!("installing the package {package}"));
    let mut command = Command::new(program);
    command.env("PATH", search::path()).env("DEBIAN_FRONTEND", "noninteractive");
    command.args(["install", "--yes", "--no-install-recommends", package]);
    let finished = run::run(&mut command, TIME_FOR_DOWNLOAD).map_err(|reason| fail(&format!("apt-get {reason}")))?;
    if !finished.status.success() {
        return Err(fail(&last_lines(&finished)));
    }
    match discover().into_iter().find(|found| found.driver.name == driver.name) {
        Some(Found { path, version: Ok(version), .. }) => Ok(Installed { driver: driver.name.clone(), version, path }),
        Some(Found { version: Err(reason), .. }) => Err(InstallError::DoesNotRun(reason)),
        None => Err(InstallError::NoExecutable(package.to_owned())),
    }
}

fn is_root() -> bool {
    #[cfg(unix)]
    return rustix::process::geteuid().is_root();
    #[cfg(not(unix))]
    false
}

/// Installs a prover from PyPI to a folder with this python.
pub fn install_with(
    python: &Path,
    driver: &Driver,
    folder: &Path,
    progress: &dyn Fn(&str),
) -> Result<Installed, InstallError> {
    let Package::PyPi { name: package, executable: ending, .. } = &driver.package else {
        return Err(InstallError::NoExecutable(driver.name.clone()));
    };
    // Python runs in another folder.
    let folder = std::path::absolute(folder).map_err(|error| not_writable(folder, &error))?;
    let target = executable_in(&folder, driver, &driver.executables[0]);
    prepare(&target)?;
    let work = WorkFolder::create()?;
    let python = Python { program: python, folder: &work.0 };
    python.check()?;
    progress(&format!("downloading {package}"));
    let wheel = download(&python, &driver.package, &work.0)?;
    progress("unpacking");
    let unpacked = work.0.join("unpacked");
    unpack(&python, &wheel, &unpacked)?;
    let executable = find_executable(&unpacked, ending).ok_or_else(|| InstallError::NoExecutable(package.clone()))?;
    progress("checking");
    let version = put_in_place(driver, &executable, &target)?;
    progress(&format!("installed {} {version}", driver.name));
    Ok(Installed { driver: driver.name.clone(), version, path: target })
}

/// Makes the folder and tries whether it can be written, before anything is downloaded.
fn prepare(target: &Path) -> Result<(), InstallError> {
    let folder = target.parent().unwrap_or(target);
    let fail = |error: io::Error| not_writable(folder, &error);
    fs::create_dir_all(folder).map_err(fail)?;
    let probe = beside(target);
    fs::write(&probe, b"").map_err(fail)?;
    fs::remove_file(&probe).map_err(fail)
}

/// A python that takes its modules from nowhere but its own folders.
struct Python<'p> {
    program: &'p Path,
    /// Where it runs: nothing is there but what it put there itself.
    folder: &'p Path,
}

impl Python<'_> {
    /// `python3 -I`: neither the current folder nor the environment nor the user's own packages are searched for modules.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.program);
        command.current_dir(self.folder).env("PATH", search::path()).arg("-I").args(arguments);
        command
    }

    fn check(&self) -> Result<(), InstallError> {
        let question = |arguments: &[&str]| run::run(&mut self.command(arguments), TIME_FOR_QUESTION);
        let answer = question(&["--version"]).map_err(InstallError::NoPython)?;
        if !answer.status.success() {
            return Err(InstallError::NoPython(run::ending(answer.status)));
        }
        match question(&["-m", "pip", "--version"]) {
            Ok(answer) if answer.status.success() => Ok(()),
            _ => Err(InstallError::NoPip),
        }
    }
}

/// Gets the one wheel for this system whose hash is known. Where it comes from does not matter then.
fn download(python: &Python<'_>, package: &Package, work: &Path) -> Result<PathBuf, InstallError> {
    let Package::PyPi { name, version, sha256, .. } = package else {
        return Err(InstallError::Download("it is not on PyPI".to_owned()));
    };
    let hashes: String = sha256.values().map(|hash| format!(" --hash=sha256:{hash}")).collect();
    let requirements = work.join("requirements.txt");
    fs::write(&requirements, format!("{name}=={version}{hashes}\n")).map_err(|error| not_writable(work, &error))?;
    let mut command = python.command(&["-m", "pip", "download", "--require-hashes", "--no-deps"]);
    command.args(["--only-binary", ":all:", "--disable-pip-version-check", "--no-input", "--quiet", "--dest"]);
    command.arg(work).arg("--requirement").arg(&requirements);
    let finished = run::run(&mut command, TIME_FOR_DOWNLOAD).map_err(InstallError::Download)?;
    if !finished.status.success() {
        return Err(InstallError::Download(last_lines(&finished)));
    }
    let is_wheel = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "whl");
    let found = entries(work).into_iter().find(is_wheel);
    found.ok_or_else(|| InstallError::Download(format!("pip left no package {name}")))
}

fn unpack(python: &Python<'_>, wheel: &Path, folder: &Path) -> Result<(), InstallError> {
    let mut command = python.command(&["-m", "zipfile", "-e"]);
    command.arg(wheel).arg(folder);
    let finished = run::run(&mut command, TIME_FOR_UNPACKING).map_err(InstallError::Unpack)?;
    if !finished.status.success() {
        return Err(InstallError::Unpack(last_lines(&finished)));
    }
    Ok(())
}

/// The path in the folder that ends so; its first part is a folder with the package's version in its name.
fn find_executable(folder: &Path, ending: &str) -> Option<PathBuf> {
    let (package_ending, inside) = ending.split_once('/')?;
    entries(folder)
        .into_iter()
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(package_ending)))
        .map(|path| path.join(inside))
        .find(|path| path.is_file())
}

/// Copies the executable beside its place, tries it there, and only then gives it its name.
fn put_in_place(driver: &Driver, executable: &Path, target: &Path) -> Result<String, InstallError> {
    let fresh = beside(target);
    let result = copy_executable(executable, &fresh)
        .map_err(|error| not_writable(target, &error))
        .and_then(|()| tried(driver, &fresh))
        .and_then(|version| fs::rename(&fresh, target).map(|()| version).map_err(|error| not_writable(target, &error)))
        .and_then(|version| noted(target, &version).map(|()| version));
    if result.is_err() {
        // It may not be there at all.
        let _ = fs::remove_file(&fresh);
    }
    result
}

/// The version of an executable, which must be the pinned one.
fn tried(driver: &Driver, executable: &Path) -> Result<String, InstallError> {
    let found = version(driver, executable).map_err(InstallError::DoesNotRun)?;
    match &driver.package {
        Package::PyPi { says, .. } if *says != found => {
            Err(InstallError::WrongVersion { found, expected: says.clone() })
        }
        _ => Ok(found),
    }
}

/// Notes the hash of what was installed.
fn noted(target: &Path, version: &str) -> Result<(), InstallError> {
    let executable = Executable::open(target).map_err(InstallError::DoesNotRun)?;
    manifest::write(target, &executable, version).map_err(|error| not_writable(target, &error))
}

fn copy_executable(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    #[cfg(unix)]
    fs::set_permissions(to, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    Ok(())
}

fn beside(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}-{}.new", process::id()))
}

fn not_writable(folder: &Path, error: &io::Error) -> InstallError {
    InstallError::NotWritable { folder: folder.to_owned(), reason: error.to_string() }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = match fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect(),
        Err(_) => Vec::new(),
    };
    paths.sort();
    paths
}

fn last_lines(finished: &Finished) -> String {
    let text = if finished.errors.trim().is_empty() { &finished.output } else { &finished.errors };
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let last = &lines[lines.len().saturating_sub(3)..];
    if last.is_empty() { run::ending(finished.status) } else { last.join("\n") }
}

/// A temporary folder that goes away with its owner.
struct WorkFolder(PathBuf);

impl WorkFolder {
    fn create() -> Result<WorkFolder, InstallError> {
        let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        let folder = std::env::temp_dir().join(format!("invar-install-{}-{nanos}", process::id()));
        own::create_new_folder(&folder).map_err(|error| not_writable(&folder, &error))?;
        Ok(WorkFolder(folder))
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        // What cannot be removed is in the system's temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}
