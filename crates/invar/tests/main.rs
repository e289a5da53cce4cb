//! All tests of the program in one binary: it is linked once, and tests of all kinds run side by side. `cargo test -p invar cache::`
//! runs those of one module.

mod assertions;
mod cache;
mod cli;
mod collections;
mod common;
mod conjuncts;
mod dumps;
mod examples;
mod executions;
#[cfg(unix)]
mod faults;
mod files;
mod flow_facts;
mod foreseen;
mod found;
mod found_classes;
mod fuzz;
mod infer;
#[cfg(unix)]
mod interrupted;
mod keywords;
#[cfg(unix)]
mod killed;
mod library;
mod metamorphic;
mod odd_inputs;
mod promises;
mod random_programs;
mod readme;
mod rejected;
mod reviewed;
mod rules;
mod runs;
mod second_prover;
#[cfg(unix)]
mod trust;
