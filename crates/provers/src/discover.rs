//! Finding the provers of this machine.

use crate::driver::Driver;
use crate::executable::Executable;
use crate::search::{self, set};
use crate::{manifest, own, run};
use std::env;
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
    /// The executable as it was then, if it can be read.
    pub executable: Option<Executable>,
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
    /// As the environment says: `INVAR_Z3`, `INVAR_PROVERS_DIR`, the clone that this program was built in, the user's data folder,
    /// `PATH`. The current folder is none of them.
    pub fn from_environment() -> Places {
        let variable = |driver: &Driver| set(&format!("INVAR_{}", driver.name.to_uppercase()));
        let explicit = Driver::all()
            .iter()
            .filter_map(|driver| variable(driver).map(|path| (driver.name.clone(), PathBuf::from(path))))
            .collect();
        let named = set("INVAR_PROVERS_DIR").map(PathBuf::from);
        let clone = env::current_exe().ok().and_then(|program| folder_of_clone(&program));
        let folders = named.into_iter().chain(clone).chain(data_folder()).collect();
        Places { explicit, folders, path: search::folders() }
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
    search::data().map(|data| data.join("invar/provers"))
}

/// `.provers` of the clone in whose `target` folder this program is, where `make demo` installs. Where others may write that folder, it
/// is not used.
fn folder_of_clone(program: &Path) -> Option<PathBuf> {
    let program = program.canonicalize().ok()?;
    let target = program.ancestors().skip(1).find(|folder| folder.file_name().is_some_and(|name| name == "target"))?;
    let clone = target.parent().filter(|clone| clone.join("crates/invar/Cargo.toml").is_file())?;
    let provers = clone.join(".provers");
    let is_own = provers.metadata().is_ok_and(|metadata| metadata.is_dir() && own::objection(&metadata).is_none());
    is_own.then_some(provers)
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

/// Reads an executable and asks it for its version.
pub(crate) fn look_at(driver: &Driver, path: &Path) -> Result<(Executable, String), String> {
    if !path.exists() {
        return Err(format!("there is no file {}", path.display()));
    }
    let executable = Executable::open(path)?;
    let version = version(driver, executable.path())?;
    Ok((executable, version))
}

fn find(driver: &'static Driver, places: &Places) -> Option<Found> {
    let named = places.explicit.iter().find(|(name, _)| *name == driver.name).map(|(_, path)| path.clone());
    if let Some(path) = named {
        return Some(found(driver, path.clone(), look_at(driver, &path)));
    }
    if let Some(path) = installed(driver, places).into_iter().find(|path| path.is_file()) {
        // What was installed is compared with what was noted then.
        let seen = Executable::open(&path)
            .and_then(|executable| manifest::check(&path, &executable))
            .and_then(|()| look_at(driver, &path));
        return Some(found(driver, path, seen));
    }
    let path = on_path(driver, places).into_iter().find(|path| path.is_file())?;
    let seen = look_at(driver, &path);
    Some(found(driver, path, seen))
}

fn found(driver: &'static Driver, path: PathBuf, seen: Result<(Executable, String), String>) -> Found {
    match seen {
        Ok((executable, version)) => {
            Found { driver, path: executable.path().to_owned(), version: Ok(version), executable: Some(executable) }
        }
        Err(reason) => Found { driver, path, version: Err(reason), executable: None },
    }
}

fn installed(driver: &Driver, places: &Places) -> Vec<PathBuf> {
    let names = &driver.executables;
    let in_folder =
        |folder: &PathBuf| -> Vec<PathBuf> { names.iter().map(|name| executable_in(folder, driver, name)).collect() };
    places.folders.iter().flat_map(in_folder).collect()
}

fn on_path(driver: &Driver, places: &Places) -> Vec<PathBuf> {
    let names = &driver.executables;
    places.path.iter().flat_map(|folder| names.iter().map(move |name| folder.join(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_clone_is_known_by_the_place_of_the_program() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let root = folder.path().canonicalize().expect("a folder");
        let program = root.join("target/debug/invar");
        fs::create_dir_all(root.join("target/debug")).expect("made");
        fs::create_dir_all(root.join(".provers")).expect("made");
        fs::write(&program, "").expect("written");
        assert_eq!(folder_of_clone(&program), None, "it is no clone of Invar");
        fs::create_dir_all(root.join("crates/invar")).expect("made");
        fs::write(root.join("crates/invar/Cargo.toml"), "").expect("written");
        assert_eq!(folder_of_clone(&program), Some(root.join(".provers")));
        fs::write(root.join("invar"), "").expect("written");
        assert_eq!(folder_of_clone(&root.join("invar")), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(root.join(".provers"), fs::Permissions::from_mode(0o777)).expect("changed");
            assert_eq!(folder_of_clone(&program), None, "others may write it");
        }
    }
}
