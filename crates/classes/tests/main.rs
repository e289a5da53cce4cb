//! All tests of `classes` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p classes hand::` runs
//! those of one module.

mod hand;
mod relations;
