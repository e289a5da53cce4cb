//! Jars and folders on the class path.

use classes::ClassSource;
use classpath::{ClassPath, Entries, Jdk};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

fn jar(path: &Path, entries: &[(&str, &str)]) {
    let mut writer = zip::ZipWriter::new(File::create(path).expect("a file"));
    for (name, content) in entries {
        writer.start_file(*name, zip::write::SimpleFileOptions::default()).expect("an entry");
        writer.write_all(content.as_bytes()).expect("its content");
    }
    writer.finish().expect("a jar");
}

fn list(paths: &[&Path]) -> OsString {
    std::env::join_paths(paths).expect("a list")
}

#[test]
fn entries_are_searched_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let (classes, jars) = (folder.path().join("classes"), folder.path().join("jars"));
    fs::create_dir_all(classes.join("org/example")).expect("a folder");
    fs::create_dir_all(&jars).expect("a folder");
    fs::write(classes.join("org/example/A.class"), "A of the folder").expect("a file");
    jar(&jars.join("a.jar"), &[("org/example/A.class", "A of a.jar"), ("org/example/B$C.class", "B.C of a.jar")]);
    jar(&jars.join("b.JAR"), &[("org/example/B$C.class", "B.C of b.jar"), ("net/D.class", "D"), ("readme/x.txt", "")]);
    fs::write(jars.join("notes.txt"), "no jar").expect("a file");
    let entries = Entries::open(&list(&[&classes, &jars.join("*"), &folder.path().join("nowhere")])).expect("entries");
    assert_eq!(entries.warnings().len(), 1);
    assert!(entries.warnings()[0].contains("nowhere"), "{:?}", entries.warnings());
    let path = ClassPath::new(None, entries);
    let content = |name: &str| path.class_file(name).map(|bytes| String::from_utf8(bytes).expect("text"));
    assert_eq!(content("org.example.A").as_deref(), Some("A of the folder"));
    assert_eq!(content("org.example.B$C").as_deref(), Some("B.C of a.jar"));
    assert_eq!(content("net.D").as_deref(), Some("D"));
    assert_eq!(content("net.E"), None);
    assert_eq!(content("..org.example.A"), None);
    assert!(["org", "org.example", "net"].iter().all(|package| path.has_package(package)));
    assert!(["example", "readme", "org.example.A"].iter().all(|package| !path.has_package(package)));
}

#[test]
fn a_broken_jar_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken.jar");
    fs::write(&broken, "PK but no more").expect("a file");
    let error = Entries::open(broken.as_os_str()).err().expect("an error");
    assert_eq!(error.path, broken);
    assert!(error.to_string().contains("it is no jar that can be read"), "{error}");
}

#[test]
fn a_folder_that_is_no_jdk_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let reason = |path: &Path| Jdk::discover(Some(path)).err().expect("an error").reason;
    assert_eq!(reason(&folder.path().join("nowhere")), "it is no JDK: there is no such folder");
    assert_eq!(reason(folder.path()), "it is no JDK: it has neither `lib/modules` nor `jre/lib/rt.jar`");
    fs::create_dir(folder.path().join("lib")).expect("a folder");
    for content in [&b""[..], b"no modules at all", &[0xDA, 0xDA, 0xFE, 0xCA, 0, 0, 1, 0, 0, 0, 0, 0], &[0xDA; 400]] {
        fs::write(folder.path().join("lib/modules"), content).expect("a file");
        assert!(reason(folder.path()).starts_with("it is no file of modules that can be read"));
    }
}

#[test]
fn a_jdk_before_modules_has_jars() {
    let folder = tempfile::tempdir().expect("a folder");
    let lib = folder.path().join("jre/lib");
    fs::create_dir_all(&lib).expect("a folder");
    jar(&lib.join("rt.jar"), &[("java/lang/Object.class", "Object")]);
    jar(&lib.join("jce.jar"), &[("javax/crypto/Cipher.class", "Cipher")]);
    let path = ClassPath::new(Jdk::discover(Some(folder.path())).expect("a JDK"), Entries::default());
    assert_eq!(path.class_file("java.lang.Object").as_deref(), Some(&b"Object"[..]));
    assert_eq!(path.class_file("javax.crypto.Cipher").as_deref(), Some(&b"Cipher"[..]));
    assert!(path.has_package("javax") && path.has_package("java.lang") && !path.has_package("java.util"));
}
