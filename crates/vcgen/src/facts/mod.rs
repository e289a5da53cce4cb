//! What holds by Java's semantics and no contract says: of natives, sequences, dictionaries, strings, boxes, the heap, and the paths that
//! `\reach` follows. Formulas, and commands that assume them; may use `graph` and `options`.

pub mod boxing;
pub mod heap;
pub mod paths;
pub mod strings;
pub mod values;
