//! Class files in a jar.

use crate::error::Error;
use crate::file_name;
use base::files::open_regular;
use std::cell::RefCell;
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;
use zip::ZipArchive;

/// More than any class file has; an archive that promises more is not believed.
pub(crate) const LARGEST: u64 = 1 << 28;

/// A jar. Its list of entries is read once; entries are unpacked when somebody asks. Of a multi-release jar only the
/// base version is seen.
pub(crate) struct Jar {
    // Reading an entry moves the position in the file.
    archive: RefCell<ZipArchive<BufReader<File>>>,
    /// The folders with class files and those around them, with slashes.
    packages: HashSet<String>,
}

impl Jar {
    /// Opens a jar and reads the list of its entries.
    pub(crate) fn open(path: &Path) -> Result<Jar, Error> {
        let broken =
            |error: &dyn std::fmt::Display| Error::new(path, format!("it is no jar that can be read ({error})"));
        let file = open_regular(path).map_err(|error| broken(&error))?;
        let archive = ZipArchive::new(BufReader::new(file)).map_err(|error| broken(&error))?;
        let mut packages = HashSet::new();
        for name in archive.file_names().flatten() {
            let mut folder = name.strip_suffix(".class").unwrap_or_default();
            while let Some((around, _)) = folder.rsplit_once('/') {
                if !packages.insert(around.to_owned()) {
                    break;
                }
                folder = around;
            }
        }
        Ok(Jar { archive: RefCell::new(archive), packages })
    }

    /// The class file of a class.
    pub(crate) fn class_file(&self, binary_name: &str) -> Option<Vec<u8>> {
        let mut archive = self.archive.borrow_mut();
        // Most questions are about classes that are somewhere else; making an error of each takes long.
        let index = archive.index_for_name(&file_name(binary_name))?;
        let entry = archive.by_index(index).ok()?;
        let mut bytes = Vec::with_capacity(usize::try_from(entry.size().min(LARGEST)).unwrap_or_default());
        // An entry whose bytes are damaged gives a class file that is cut off, which its reader reports.
        let _ = entry.take(LARGEST).read_to_end(&mut bytes);
        Some(bytes)
    }

    /// Whether there are class files in a package or in one inside it.
    pub(crate) fn has_package(&self, name: &str) -> bool {
        self.packages.contains(&name.replace('.', "/"))
    }
}
