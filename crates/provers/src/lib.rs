//! External provers: drivers as data, goals as SMT-LIB text, processes that are kept and replaced, models that
//! can be asked. Knows the logic, but neither the IR nor Java.

mod answer;
pub mod cache;
pub mod discover;
pub mod driver;
pub mod install;
mod model;
pub mod pool;
mod print;
mod process;
mod quiet;
mod run;
mod sexpr;
mod sharing;
pub mod smtlib;
pub mod store;
mod symbols;
mod theory;

pub use cache::{Cached, Usage};
pub use discover::{Found, Places, discover, discover_in};
pub use driver::Driver;
pub use install::{InstallError, Installed, install};
pub use pool::{Pool, PoolOptions};
pub use smtlib::script;
pub use store::Store;
