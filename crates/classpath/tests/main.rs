//! All tests of `classpath` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p classpath broken::` runs
//! those of one module.

mod broken;
mod common;
mod entries;
mod javac;
mod jdk;
