//! The program `invar`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(invar::main())
}
