//! Random Java programs for comparing Invar's interpreter with the JVM: well-typed, deterministic, and soon over.
//!
//! A program is determined by its seed. First a plan of its declarations is drawn ([`plan`]), then bodies are written against
//! it: statements and expressions of a wanted type, in a context that knows what may be named, called, captured, assigned and
//! thrown there ([`context`]). Every loop and every method asks for fuel, calls have a depth, and values are printed as they
//! come about; fractions as their bits.

pub mod assertions;
pub mod context;
pub mod generator;
pub mod hierarchy;
pub mod plan;
pub mod random;
pub mod reduce;
pub mod text;
pub mod types;

mod calls;
mod conditions;
mod declarations;
mod exceptions;
mod expressions;
mod functions;
mod literals;
mod local_classes;
mod loops;
mod main_class;
mod numbers;
mod places;
mod prelude;
mod statements;
mod strings;
mod switches;

use generator::Generator;

/// A generated program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The name of its main class, and of its file without `.java`.
    pub name: String,
    /// The file.
    pub text: String,
}

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let name = format!("Random{seed}");
    let mut generator = Generator::new(seed, &name);
    generator.line("import java.util.function.*;");
    generator.line("");
    generator.main_class();
    let text = format!("{}{}", text::indent(&generator.lines), prelude::PRELUDE);
    Program { name, text }
}

#[cfg(test)]
mod tests {
    use super::program;

    #[test]
    fn a_seed_determines_its_program() {
        assert_eq!(program(5), program(5));
        assert_ne!(program(5).text, program(6).text);
    }

    #[test]
    fn braces_are_balanced() {
        for seed in 0..200 {
            let text = program(seed).text;
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "seed {seed}");
        }
    }
}
