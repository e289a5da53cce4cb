//! The entries of `--classpath`: jars, and folders of class files.

use crate::error::Error;
use crate::file_name;
use crate::jar::{Jar, LARGEST};
use base::files::read_regular;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The opened entries of a class path.
#[derive(Default)]
pub struct Entries {
    entries: Vec<Entry>,
    warnings: Vec<String>,
}

enum Entry {
    Jar(Box<Jar>),
    Folder(PathBuf),
}

impl Entries {
    /// Opens what `list` names, separated as the system does it: `:`, or `;` on Windows. `folder/*` stands for the jars
    /// in a folder, and nothing between two separators for the current folder, as in java. An entry that does not exist
    /// is a warning, one that cannot be read an error.
    pub fn open(list: &OsStr) -> Result<Entries, Error> {
        let mut entries = Entries::default();
        for path in std::env::split_paths(list) {
            if path.file_name() == Some(OsStr::new("*")) {
                entries.add_jars(path.parent().unwrap_or(Path::new("")))?;
            } else if path.as_os_str().is_empty() {
                entries.add(PathBuf::from("."))?;
            } else {
                entries.add(path)?;
            }
        }
        Ok(entries)
    }

    /// What was strange: entries that do not exist.
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    fn add(&mut self, path: PathBuf) -> Result<(), Error> {
        if path.is_dir() {
            self.entries.push(Entry::Folder(path));
        } else if path.exists() {
            self.entries.push(Entry::Jar(Box::new(Jar::open(&path)?)));
        } else {
            self.warnings.push(format!("`{}` on the class path does not exist", path.display()));
        }
        Ok(())
    }

    fn add_jars(&mut self, folder: &Path) -> Result<(), Error> {
        let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let Ok(files) = here.read_dir() else {
            self.warnings.push(format!("`{}` on the class path is no folder that can be read", here.display()));
            return Ok(());
        };
        let is_jar = |path: &PathBuf| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jar"));
        let mut jars: Vec<PathBuf> = files.flatten().map(|file| file.path()).filter(is_jar).collect();
        // The system lists files in any order, but a class that is in two jars must not depend on that.
        jars.sort();
        jars.into_iter().try_for_each(|jar| self.add(jar))
    }

    pub(crate) fn class_file(&self, binary_name: &str) -> Option<Vec<u8>> {
        self.entries.iter().find_map(|entry| match entry {
            Entry::Jar(jar) => jar.class_file(binary_name),
            Entry::Folder(folder) => read_regular(&folder.join(file_name(binary_name)), LARGEST).ok(),
        })
    }

    pub(crate) fn has_package(&self, name: &str) -> bool {
        self.entries.iter().any(|entry| match entry {
            Entry::Jar(jar) => jar.has_package(name),
            Entry::Folder(folder) => folder.join(name.replace('.', "/")).is_dir(),
        })
    }
}
