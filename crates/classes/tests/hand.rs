//! Relations between classes that are declared by hand, without any class files.

#[path = "hand/access.rs"]
mod access;
#[path = "hand/lookup.rs"]
mod lookup;
#[path = "hand/table.rs"]
mod table;
#[path = "hand/weird.rs"]
mod weird;
