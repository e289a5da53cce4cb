//! Reading Java with its specifications: text → tokens → syntax tree. Knows neither types nor files.

pub mod ast;
