//! All tests of `ir` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p ir check::` runs
//! those of one module.

mod check;
mod common;
mod digest;
mod java;
mod natives;
mod quantifiers;
mod run;
mod text;
mod values;
