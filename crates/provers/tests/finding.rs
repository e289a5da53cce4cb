//! Finding provers, and installing one with a stand-in for python.

use crate::support::{driver, script};
use provers::install::{InstallError, Installed, install_with};
use provers::{Driver, Package, Places, discover_in};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is a temporary folder")
}

fn fake_z3(folder: &Path, version: &str) -> PathBuf {
    fs::create_dir_all(folder).expect("writable");
    script(folder, "z3", &format!("echo 'Z3 version {version} - 64 bit'"))
}

#[test]
fn named_comes_before_installed_comes_before_path() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let named = fake_z3(&at("named"), "1.0");
    fake_z3(&at("provers/z3/bin"), "2.0");
    fake_z3(&at("path"), "3.0");
    let mut places = Places {
        explicit: vec![("z3".to_owned(), named)],
        folders: vec![at("nothing"), at("provers")],
        path: vec![at("nothing"), at("path")],
    };
    let version = |places: &Places| discover_in(places).first().map(|found| found.version.clone());
    assert_eq!(version(&places), Some(Ok("1.0".to_owned())));
    places.explicit.clear();
    assert_eq!(version(&places), Some(Ok("2.0".to_owned())));
    places.folders.clear();
    assert_eq!(version(&places), Some(Ok("3.0".to_owned())));
    places.path.clear();
    assert_eq!(version(&places), None);
}

#[test]
fn a_named_executable_that_is_not_there_is_an_error_even_if_there_is_another() {
    let folder = folder();
    fake_z3(&folder.path().join("path"), "3.0");
    let places = Places {
        explicit: vec![("z3".to_owned(), folder.path().join("missing"))],
        folders: Vec::new(),
        path: vec![folder.path().join("path")],
    };
    let found = discover_in(&places);
    let reason = found[0].version.clone().expect_err("it is missing");
    assert!(reason.contains("there is no file") && reason.contains("missing"), "{reason}");
}

#[test]
fn what_cannot_be_run_is_found_with_a_reason() {
    let folder = folder();
    fs::write(folder.path().join("z3"), "not a program").expect("writable");
    let places = Places { path: vec![folder.path().to_owned()], ..Places::default() };
    let reason = discover_in(&places)[0].version.clone().expect_err("not executable");
    assert!(reason.contains("cannot be started"), "{reason}");
}

/// A python whose pip leaves a wheel and whose unpacker leaves the given executable at the given path.
fn python(folder: &Path, path_in_wheel: &str, executable: &str) -> PathBuf {
    let body = format!(
        "case \"$*\" in\n\
         '-I --version'|'-I -m pip --version') exit 0;;\n\
         '-I -m pip download --require-hashes --no-deps --only-binary :all: '*)\n\
         while [ \"$1\" != --dest ]; do shift; done\n\
         grep -q '==5[.]4[.]0[.]0 .*--hash=sha256:0549ffad' \"$4\" || exit 8; : > \"$2/p-1.whl\";;\n\
         '-I -m zipfile'*) to=\"$6\"; file=\"$to/{path_in_wheel}\"; mkdir -p \"$(dirname \"$file\")\"\n\
         printf '%s\\n' '#!/bin/sh' \"{executable}\" > \"$file\";;\n\
         *) exit 9;; esac"
    );
    script(folder, "python3", &body)
}

fn install_from(python: &Path, target: &Path) -> Result<Installed, InstallError> {
    install_with(python, driver(), target, &|_| {})
}

/// The driver of z3, of which another version is wanted.
fn driver_of(wanted: &str) -> Driver {
    let mut driver = driver().clone();
    match &mut driver.package {
        Package::PyPi { says, .. } => *says = wanted.to_owned(),
        Package::Debian { .. } => panic!("z3 is on PyPI"),
    }
    driver
}

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut work = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(next) = work.pop() {
        for entry in fs::read_dir(next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() { work.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}

#[test]
fn the_executable_is_installed_and_found_again_and_replaced() {
    let folder = folder();
    let target = folder.path().join("provers");
    for version in ["7.1.0", "7.2.0"] {
        let python = python(folder.path(), "p-1.data/data/bin/z3", &format!("echo Z3 version {version} - 64 bit"));
        let installed = install_with(&python, &driver_of(version), &target, &|_| {}).expect("everything is there");
        assert_eq!((installed.driver.as_str(), installed.version.as_str()), ("z3", version));
        assert_eq!(files(&target), [installed.path.clone(), installed.path.with_file_name("z3.installed.toml")]);
        let places = Places { folders: vec![target.clone()], ..Places::default() };
        assert_eq!(discover_in(&places)[0].version, Ok(version.to_owned()));
    }
}

#[test]
fn nothing_is_left_of_an_installation_that_failed() {
    let folder = folder();
    let at = |name: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(&path).expect("writable");
        path
    };
    let target = folder.path().join("provers");
    let fails = |python: &Path| {
        let error = install_from(python, &target).expect_err("it cannot work");
        assert_eq!(files(&target), Vec::<PathBuf>::new(), "{error}");
        error
    };
    assert!(matches!(fails(Path::new("/nowhere/python3")), InstallError::NoPython(_)));
    let without_pip = script(&at("a"), "python3", "case \"$*\" in '-I --version') exit 0;; *) exit 1;; esac");
    assert_eq!(fails(&without_pip), InstallError::NoPip);
    let body = "case \"$*\" in *--version) exit 0;; *) echo one >&2; echo 'no route to host' >&2; exit 1;; esac";
    let without_network = script(&at("b"), "python3", body);
    assert_eq!(fails(&without_network), InstallError::Download("one\nno route to host".to_owned()));
    let without_executable = python(&at("c"), "p-1.data/data/lib/z3", "exit 0");
    assert_eq!(fails(&without_executable), InstallError::NoExecutable("z3-solver".to_owned()));
    let broken = python(&at("d"), "p-1.data/data/bin/z3", "exit 4");
    assert!(matches!(fails(&broken), InstallError::DoesNotRun(reason) if reason.contains("ended with code 4")));
    let other = python(&at("e"), "p-1.data/data/bin/z3", "echo Z3 version 6.6.6 - 64 bit");
    let expected = InstallError::WrongVersion { found: "6.6.6".to_owned(), expected: "5.4.0".to_owned() };
    assert_eq!(fails(&other), expected);
}

#[test]
fn an_executable_that_changed_since_it_was_installed_is_not_used() {
    let folder = folder();
    let target = folder.path().join("provers");
    let python = python(folder.path(), "p-1.data/data/bin/z3", "echo Z3 version 7.1.0 - 64 bit");
    let installed = install_with(&python, &driver_of("7.1.0"), &target, &|_| {}).expect("everything is there");
    let places = Places { folders: vec![target.clone()], ..Places::default() };
    let version = || discover_in(&places)[0].version.clone();
    assert_eq!(version(), Ok("7.1.0".to_owned()));
    let planted = folder.path().join("was-run");
    script(
        installed.path.parent().expect("a folder"),
        "z3",
        &format!(": > '{}'; echo 'Z3 version 7.1.0'", planted.display()),
    );
    let reason = version().expect_err("it is another one");
    assert!(reason.contains("is not the executable that was installed"), "{reason}");
    assert!(!planted.exists(), "it was started");
    install_with(&python, &driver_of("7.1.0"), &target, &|_| {}).expect("it is replaced");
    assert_eq!(version(), Ok("7.1.0".to_owned()));
}

/// The real python, with everything in its way that a hostile folder may have: a module `pip`, one that pip imports, a `python3`.
#[test]
fn nothing_of_the_current_folder_is_run() {
    let folder = folder();
    let (hostile, work) = (folder.path().join("hostile"), folder.path().join("work"));
    fs::create_dir_all(hostile.join("pip")).expect("made");
    fs::create_dir_all(&work).expect("made");
    let planted = folder.path().join("was-run");
    let module = format!("open({:?}, 'w').close()\n", planted.display().to_string());
    for name in ["pip.py", "pip/__init__.py", "pip/__main__.py", "zipfile.py", "sitecustomize.py", "os.py", "json.py"] {
        fs::write(hostile.join(name), &module).expect("written");
    }
    // A python that is started in the hostile folder, with its modules first: as `invar provers install` may be by its user.
    let real = std::env::split_paths(&std::env::var_os("PATH").expect("a PATH"))
        .map(|folder| folder.join("python3"))
        .find(|path| path.is_file())
        .expect("these tests need python3");
    let body = format!("cd '{0}' && PYTHONPATH='{0}' exec '{1}' \"$@\"", hostile.display(), real.display());
    let python = script(&work, "python3", &body);
    // There is no such version: nothing is downloaded, whether there is a network or not.
    let mut driver = driver().clone();
    if let Package::PyPi { version, .. } = &mut driver.package {
        *version = "0.0.0.1".to_owned();
    }
    let error = install_with(&python, &driver, &folder.path().join("provers"), &|_| {}).expect_err("there is none");
    assert!(matches!(error, InstallError::Download(_)), "{error}");
    assert!(!planted.exists(), "code of the hostile folder was run");
}

#[test]
fn a_place_that_cannot_be_written_is_refused_before_anything_is_downloaded() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "").expect("writable");
    let error = install_from(Path::new("/nowhere/python3"), &file).expect_err("a file is no folder");
    assert!(matches!(error, InstallError::NotWritable { .. }), "{error}");
}
