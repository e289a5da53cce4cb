//! Class files that are damaged, and classes that are missing: noted, and nobody panics.

use base::Name;
use classes::{ClassSource, Classes, Type};
use std::collections::BTreeMap;

/// Class files by binary name.
struct Files(BTreeMap<String, Vec<u8>>);

impl ClassSource for Files {
    fn class_file(&self, binary_name: &str) -> Option<Vec<u8>> {
        self.0.get(binary_name).cloned()
    }

    fn has_package(&self, _: &str) -> bool {
        false
    }
}

/// Reads everything about a class with these bytes, all others missing.
fn read(name: &str, bytes: Vec<u8>) -> Classes {
    let classes = Classes::new(Box::new(Files(BTreeMap::from([(name.to_owned(), bytes)]))));
    if let Some(id) = classes.find(Name::new(name)) {
        classes.header(id);
        classes.members(id);
    }
    classes
}

#[test]
fn damaged_class_files_are_noted() {
    // One JDK will do, and small classes: everything about them is read some ten thousand times.
    for home in crate::common::jdks().into_iter().take(1) {
        let files: BTreeMap<String, Vec<u8>> = crate::common::java_base(&home).into_iter().collect();
        for name in ["java.util.concurrent.Callable", "java.lang.constant.ConstantDesc", "java.util.Map$Entry"] {
            let bytes = &files[name];
            for end in 0..bytes.len() {
                let classes = read(name, bytes[..end].to_vec());
                assert_eq!(classes.broken_class_files().len(), 1, "{name} cut off at {end}");
                assert_eq!(classes.class_count(), 0);
            }
            for place in 0..bytes.len() {
                for value in [0xFF, bytes[place].wrapping_add(1)] {
                    let mut damaged = bytes.clone();
                    damaged[place] = value;
                    // Many of these are class files still, but of another class or with other names.
                    read(name, damaged);
                }
            }
        }
    }
}

#[test]
fn a_class_under_a_wrong_name_is_not_taken() {
    for home in crate::common::jdks() {
        let files: BTreeMap<String, Vec<u8>> = crate::common::java_base(&home).into_iter().collect();
        let classes = read("java.util.optional", files["java.util.Optional"].clone());
        assert_eq!(classes.class_count(), 0);
        let reason = "it contains a class with another name".to_owned();
        assert_eq!(classes.broken_class_files(), [(Name::new("java.util.optional"), reason)]);
    }
}

#[test]
fn missing_classes_are_noted_once_and_unknown() {
    for home in crate::common::jdks() {
        let files: BTreeMap<String, Vec<u8>> = crate::common::java_base(&home).into_iter().collect();
        let classes = read("java.util.concurrent.Callable", files["java.util.concurrent.Callable"].clone());
        let missing = ["java.lang.Exception", "java.lang.Object"].map(Name::new);
        assert_eq!(classes.missing_classes(), missing);
        assert_eq!(classes.broken_class_files(), []);
        let id = classes.find(Name::new("java.util.concurrent.Callable")).expect("it is there");
        let call = classes.method(classes.members(id).methods[0]);
        assert_eq!(call.throws, [Type::Unknown]);
        assert_eq!(call.result, Type::Variable(classes.header(id).parameters[0]));
    }
}
