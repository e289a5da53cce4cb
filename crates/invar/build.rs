//! Puts the models in `library/` into the program: a new class there touches no Rust.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../library");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files)?;
    files.sort();
    let mut text =
        String::from("/// The models, each with its path below `library/`.\npub static FILES: &[(&str, &str)] = &[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string().replace('\\', "/");
        let path = fs::canonicalize(&file)?.display().to_string();
        let _ = writeln!(text, "    ({name:?}, include_str!({path:?})),");
    }
    text.push_str("];\n");
    let effects = root.join("effects.txt");
    println!("cargo::rerun-if-changed={}", effects.display());
    let path = fs::canonicalize(&effects)?.display().to_string();
    let _ = writeln!(
        text,
        "\n/// What is claimed of methods without a model.\nstatic EFFECTS: &str = include_str!({path:?});"
    );
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("library.rs"), text)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
    Ok(())
}
