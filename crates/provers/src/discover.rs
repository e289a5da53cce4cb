//! Finding the provers of this machine.

use crate::driver::Driver;
use crate::run;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const TIME_FOR_VERSION: Duration = Duration::from_secs(10);

/// A prover that was found, or was said to be there.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its driver.
    pub driver: &'static Driver,
    /// Its executable.
    pub path: PathBuf,
    /// Its version, or why it cannot be used.
    pub version: Result<String, String>,
}

/// Where to look.
#[derive(Clone, Default, Debug)]
pub struct Places {
    /// Executables that the user named, each with the name of its driver.
    pub explicit: Vec<(String, PathBuf)>,
    /// Folders with `z3/bin/z3`.
    pub folders: Vec<PathBuf>,
    /// Folders with executables, as in `PATH`.
    pub path: Vec<PathBuf>,
}

impl Places {
    /// As the environment says: `INVAR_Z3`, `INVAR_PROVERS_DIR`, the user's data folder, `PATH`.
    pub fn from_environment() -> Places {
        let variable = |driver: &Driver| set(&format!("INVAR_{}", driver.name.to_uppercase()));
        let explicit = Driver::all()
            .iter()
            .filter_map(|driver| variable(driver).map(|path| (driver.name.clone(), PathBuf::from(path))))
            .collect();
        let folders = set("INVAR_PROVERS_DIR").map(PathBuf::from).into_iter().chain(data_folder()).collect();
        let path = set("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
        Places { explicit, folders, path }
    }
}

/// The provers that the environment leads to, the default first.
pub fn discover() -> Vec<Found> {
    discover_in(&Places::from_environment())
}

/// Those of them that are wanted by name. Nobody else is asked for a version, which takes as long as reading a few files.
pub fn discover_named(is_wanted: impl Fn(&str) -> bool) -> Vec<Found> {
    let places = Places::from_environment();
    let wanted = Driver::all().iter().filter(|driver| is_wanted(&driver.name));
    wanted.filter_map(|driver| find(driver, &places)).collect()
}

/// The provers in these places: for each driver the first executable that is there.
pub fn discover_in(places: &Places) -> Vec<Found> {
    Driver::all().iter().filter_map(|driver| find(driver, places)).collect()
}

/// The user's folder for provers: `$XDG_DATA_HOME/invar/provers`, or the same under `~/.local/share`.
pub fn data_folder() -> Option<PathBuf> {
    let data = set("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let data = data.or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/share")))?;
    Some(data.join("invar/provers"))
}

/// Where a prover stands in a folder of provers.
pub(crate) fn executable_in(folder: &Path, driver: &Driver, executable: &str) -> PathBuf {
    folder.join(&driver.name).join("bin").join(executable)
}

/// Asks an executable for its version.
pub(crate) fn version(driver: &Driver, executable: &Path) -> Result<String, String> {
    let shown = executable.display();
    if !executable.exists() {
        return Err(format!("there is no file {shown}"));
    }
    let finished = run::run(Command::new(executable).args(&driver.version.arguments), TIME_FOR_VERSION)
        .map_err(|reason| format!("{shown} {reason}"))?;
    if finished.status.code() != Some(driver.version.exit_code) {
        let detail = finished.errors.lines().last().map(|line| format!(": {line}")).unwrap_or_default();
        return Err(format!("{shown} {}{detail}", run::ending(finished.status)));
    }
    driver
        .read_version(&finished.output)
        .ok_or_else(|| format!("{shown} does not say its version, so it is not taken for {}", driver.name))
}

fn find(driver: &'static Driver, places: &Places) -> Option<Found> {
    let named = places.explicit.iter().find(|(name, _)| *name == driver.name).map(|(_, path)| path.clone());
    let path = named.or_else(|| candidates(driver, places).into_iter().find(|path| path.is_file()))?;
    let version = version(driver, &path);
    Some(Found { driver, path, version })
}

fn candidates(driver: &Driver, places: &Places) -> Vec<PathBuf> {
    let names = &driver.executables;
    let installed =
        places.folders.iter().flat_map(|folder| names.iter().map(move |name| executable_in(folder, driver, name)));
    let on_path = places.path.iter().flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    installed.chain(on_path).collect()
}

/// The value of an environment variable that is set and not empty.
fn set(variable: &str) -> Option<OsString> {
    env::var_os(variable).filter(|value| !value.is_empty())
}
