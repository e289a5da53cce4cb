//! External provers: drivers as data, goals as SMT-LIB and TPTP text, processes that are kept and replaced, portfolios,
//! models that can be asked. Knows the logic, but neither the IR nor Java.

mod answer;
pub mod cache;
mod canary;
pub mod discover;
pub mod driver;
mod executable;
pub mod install;
mod lifeline;
mod manifest;
mod model;
mod once;
mod own;
pub mod pool;
mod portfolio;
mod print;
mod process;
mod profile;
mod quiet;
mod run;
mod search;
mod sexpr;
mod sharing;
pub mod smtlib;
pub mod store;
mod strict;
mod symbols;
mod theory;
mod tptp;
mod transform;

pub use cache::{Cached, Usage};
pub use discover::{Found, Places, discover, discover_in};
pub use driver::{Driver, Package};
pub use executable::Executable;
pub use install::{InstallError, Installed, install_named};
pub use once::OneShot;
pub use pool::{Pool, PoolOptions};
pub use portfolio::Portfolio;
pub use profile::{Attempt, Profile};
pub use smtlib::script;
pub use store::Store;
pub use transform::Transformation;
