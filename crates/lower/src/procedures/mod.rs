//! One procedure for each method, each dispatch, each native and the initialisation of each class; and the trial run of static initialisers, which
//! needs them. May use `program`, `build`, `contracts` and `code`.

pub mod all;
pub mod assumed;
pub mod dispatchers;
pub mod initializers;
pub mod method;
pub mod natives;
pub mod trial;
