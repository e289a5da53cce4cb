//! Where class files are found: jars and folders of `--classpath`, then the JDK. Knows how archives are laid out, and
//! nothing of what is in a class file.
//!
//! Modules are not enforced: the packages that a module of the JDK does not export (`sun.misc`, `jdk.internal`) are
//! found as well. javac rejects programs that use them; reading them is harmless.

mod entries;
mod error;
mod jar;
mod jdk;
mod modules;

use classes::ClassSource;
pub use entries::Entries;
pub use error::Error;
pub use jdk::Jdk;

/// The class files of a class path and of a JDK.
///
/// ```no_run
/// # fn main() -> Result<(), classpath::Error> {
/// let jdk = classpath::Jdk::discover(None)?;
/// let entries = classpath::Entries::open("lib/*:classes".as_ref())?;
/// let classes = classes::Classes::new(Box::new(classpath::ClassPath::new(jdk, entries)));
/// # Ok(())
/// # }
/// ```
pub struct ClassPath {
    entries: Entries,
    jdk: Option<Jdk>,
}

impl ClassPath {
    /// Searches `entries` in their order, then `jdk`.
    pub fn new(jdk: Option<Jdk>, entries: Entries) -> ClassPath {
        ClassPath { entries, jdk }
    }
}

impl ClassSource for ClassPath {
    fn class_file(&self, binary_name: &str) -> Option<Vec<u8>> {
        // A name with an empty part is no name of a class, and could lead out of a folder.
        if binary_name.split('.').any(|part| part.is_empty() || part.contains(['/', '\\'])) {
            return None;
        }
        self.entries.class_file(binary_name).or_else(|| self.jdk.as_ref()?.class_file(binary_name))
    }

    fn has_package(&self, name: &str) -> bool {
        self.entries.has_package(name) || self.jdk.as_ref().is_some_and(|jdk| jdk.has_package(name))
    }
}

/// `java.util.Map$Entry` as a file: `java/util/Map$Entry.class`.
fn file_name(binary_name: &str) -> String {
    let mut name = binary_name.replace('.', "/");
    name.push_str(".class");
    name
}
