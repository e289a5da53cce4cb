//! The models of `library/`, as they were when the program was built.

include!(concat!(env!("OUT_DIR"), "/library.rs"));
