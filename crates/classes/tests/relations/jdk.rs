//! The classes with which javac was asked.

use classes::Classes;
use classpath::{ClassPath, Entries, Jdk};

/// The classes of JDK 17; nothing on a machine that does not have it, since others have other classes.
pub fn jdk() -> Option<Classes> {
    let jdk = Jdk::discover(None).ok().flatten()?;
    if !jdk.version().is_some_and(|version| version.starts_with("17")) {
        return None;
    }
    Some(Classes::new(Box::new(ClassPath::new(Some(jdk), Entries::open("".as_ref()).ok()?))))
}

/// The version of the JDK, `17.0.21`.
pub fn version() -> Option<String> {
    Jdk::discover(None).ok().flatten()?.version()
}
