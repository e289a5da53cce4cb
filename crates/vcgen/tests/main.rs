//! All tests of `vcgen` in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p vcgen conjuncts::` runs
//! those of one module.

mod conjuncts;
mod paths;
