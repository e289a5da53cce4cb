//! All tests of `flow` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p flow constants::` runs
//! those of one module.

mod constants;
mod intervals;
mod relations;
