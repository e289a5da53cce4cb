//! All tests of `typing` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p typing declarations::` runs
//! those of one module.

mod declarations;
mod declare;
mod expressions;
mod javac;
mod specifications;
