//! The JDK: where it is, and its class files.

use crate::error::Error;
use crate::jar::Jar;
use crate::modules::Modules;
use base::files::read_regular_text;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// A JDK (or a runtime environment, which has the same class files).
pub struct Jdk {
    home: PathBuf,
    files: Files,
}

enum Files {
    /// Since version 9.
    Modules(Box<Modules>),
    /// Before.
    Jars(Vec<Jar>),
}

impl Jdk {
    /// The JDK in the folder of the option `--jdk`; else that of `JAVA_HOME`; else that of the `java` on the path; else
    /// none. If one of the first two is given but is no JDK, that is an error.
    pub fn discover(option: Option<&Path>) -> Result<Option<Jdk>, Error> {
        Jdk::discover_in(option, env::var_os("JAVA_HOME").as_deref(), env::var_os("PATH").as_deref())
    }

    fn discover_in(
        option: Option<&Path>,
        java_home: Option<&OsStr>,
        search: Option<&OsStr>,
    ) -> Result<Option<Jdk>, Error> {
        if let Some(home) = option {
            return Jdk::open(home).map(Some);
        }
        if let Some(home) = java_home.filter(|home| !home.is_empty()) {
            return Jdk::open(Path::new(home)).map(Some).map_err(|mut error| {
                error.reason.push_str(" (JAVA_HOME is set to it)");
                error
            });
        }
        // A relative entry means the current folder, and what is there may be anybody's.
        let folders = search.into_iter().flat_map(env::split_paths).filter(|folder| folder.is_absolute());
        // The `java` of many systems is a link to that of the JDK; others have a script there, which tells us nothing.
        let mut homes = folders.filter_map(|folder| {
            let java = folder.join("java").with_extension(env::consts::EXE_EXTENSION).canonicalize().ok()?;
            let home = java.parent()?.parent()?;
            files_in(home).is_some().then(|| home.to_path_buf())
        });
        homes.next().map(|home| Jdk::open(&home)).transpose()
    }

    /// The JDK in this folder.
    pub fn open(home: &Path) -> Result<Jdk, Error> {
        if !home.is_dir() {
            return Err(Error::new(home, "it is no JDK: there is no such folder"));
        }
        let Some(found) = files_in(home) else {
            return Err(Error::new(home, "it is no JDK: it has neither `lib/modules` nor `jre/lib/rt.jar`"));
        };
        let files = match found {
            Found::Modules(path) => Files::Modules(Box::new(Modules::open(&path)?)),
            Found::Jars(paths) => Files::Jars(paths.iter().map(|path| Jar::open(path)).collect::<Result<_, _>>()?),
        };
        Ok(Jdk { home: home.to_path_buf(), files })
    }

    /// Its folder.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// Its version as it states it, `17.0.9`.
    pub fn version(&self) -> Option<String> {
        let release = read_regular_text(&self.home.join("release"), 1 << 20).ok()?;
        let line = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?;
        Some(line.trim().trim_matches('"').to_owned())
    }

    pub(crate) fn class_file(&self, binary_name: &str) -> Option<Vec<u8>> {
        match &self.files {
            Files::Modules(modules) => modules.class_file(binary_name),
            Files::Jars(jars) => jars.iter().find_map(|jar| jar.class_file(binary_name)),
        }
    }

    pub(crate) fn has_package(&self, name: &str) -> bool {
        match &self.files {
            Files::Modules(modules) => modules.has_package(name),
            Files::Jars(jars) => jars.iter().any(|jar| jar.has_package(name)),
        }
    }
}

enum Found {
    Modules(PathBuf),
    Jars(Vec<PathBuf>),
}

/// The files with the class files of a JDK in this folder.
fn files_in(home: &Path) -> Option<Found> {
    let modules = home.join("lib/modules");
    if modules.is_file() {
        return Some(Found::Modules(modules));
    }
    let lib = ["jre/lib", "lib"].map(|lib| home.join(lib)).into_iter().find(|lib| lib.join("rt.jar").is_file())?;
    // `javax.crypto` and `javax.net.ssl` are in jars of their own.
    let jars = ["rt.jar", "jce.jar", "jsse.jar", "charsets.jar"].map(|jar| lib.join(jar));
    Some(Found::Jars(jars.into_iter().filter(|jar| jar.is_file()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn java_home_comes_before_the_path() {
        let folder = tempfile::tempdir().expect("a folder");
        let [home, other] = ["home", "other"].map(|name| folder.path().join(name));
        for jdk in [&home, &other] {
            fs::create_dir_all(jdk.join("bin")).expect("a folder");
            fs::create_dir_all(jdk.join("lib")).expect("a folder");
            let java = jdk.join("bin/java").with_extension(env::consts::EXE_EXTENSION);
            fs::write(java, "").expect("a file");
            let jar = fs::File::create(jdk.join("lib/rt.jar")).expect("a file");
            zip::ZipWriter::new(jar).finish().expect("a jar");
        }
        let search = env::join_paths([folder.path().to_path_buf(), other.join("bin")]).expect("a list");
        let found = |java_home: Option<&OsStr>, search: Option<&OsStr>| {
            Jdk::discover_in(None, java_home, search).map(|jdk| jdk.map(|jdk| jdk.home().to_path_buf()))
        };
        assert_eq!(found(Some(home.as_os_str()), Some(&search)), Ok(Some(home.clone())));
        assert_eq!(found(None, Some(&search)), Ok(Some(other.canonicalize().expect("a folder"))));
        assert_eq!(found(Some(OsStr::new("")), Some(folder.path().as_os_str())), Ok(None));
        assert_eq!(found(None, None), Ok(None));
        let error = found(Some(folder.path().as_os_str()), Some(&search)).expect_err("no JDK");
        assert!(error.to_string().ends_with("(JAVA_HOME is set to it)"), "{error}");
    }
}
