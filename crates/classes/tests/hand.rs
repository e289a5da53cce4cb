//! Relations between classes that are declared by hand, without any class files.

mod access;
mod lookup;
mod table;
mod weird;
