//! All tests of `sema` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p sema elaborate::` runs
//! those of one module.

mod elaborate;
mod elaborated;
