//! All tests of `engines` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p engines calls::` runs
//! those of one module.

mod calls;
mod common;
mod meanings;
mod merge;
mod remembering;
mod values;
