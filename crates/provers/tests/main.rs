//! All tests of `provers` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p provers cached::` runs
//! those of one module.

mod cached;
mod faults;
mod finding;
mod floats;
mod models;
mod others;
mod portfolio;
mod printing;
mod proving;
mod soundness;
mod store;
mod support;
mod theory;
