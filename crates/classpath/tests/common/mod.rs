//! The JDKs that tests may use. Not every test uses all of it.
#![allow(dead_code)]

use classes::Classes;
use classpath::{ClassPath, Entries, Jdk};
use jimage_rs::JImage;
use std::env;
use std::path::{Path, PathBuf};

/// The JDK of this machine, if it has one, and those that `INVAR_TEST_JDKS` names, separated like a path.
pub fn jdks() -> Vec<PathBuf> {
    let found = Jdk::discover(None).expect("a JDK that can be read, or none").map(|jdk| jdk.home().to_path_buf());
    let further = env::var_os("INVAR_TEST_JDKS").unwrap_or_default();
    let further = env::split_paths(&further).filter(|path| !path.as_os_str().is_empty());
    found.into_iter().chain(further).filter(|home| home.join("lib/modules").is_file()).collect()
}

/// The classes of a JDK.
pub fn classes(home: &Path) -> Classes {
    let jdk = Jdk::open(home).expect("a JDK");
    Classes::new(Box::new(ClassPath::new(Some(jdk), Entries::default())))
}

/// The binary names of all classes of java.base, in order, and their class files.
pub fn java_base(home: &Path) -> Vec<(String, Vec<u8>)> {
    let image = JImage::open(home.join("lib/modules")).expect("modules");
    let mut files = Vec::new();
    for resource in image.resource_names_iter().map(|resource| resource.expect("a name")) {
        if resource.module == "java.base" && resource.extension == "class" && resource.base != "module-info" {
            let (module, path) = resource.get_full_name();
            let bytes = image.find_resource(&format!("/{module}/{path}")).expect("a resource").expect("its bytes");
            files.push((path.trim_end_matches(".class").replace('/', "."), bytes.into_owned()));
        }
    }
    files.sort();
    files
}
