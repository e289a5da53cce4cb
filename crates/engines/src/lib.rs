//! The engines: each takes a program and a prover and returns outcomes. They share `vcgen` and never import one
//! another. There is one so far: `deductive`.

pub mod deductive;
