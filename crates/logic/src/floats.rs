//! Constants of floating point: functions without parameters that are named by their bits, `float 3f800000`.

use crate::sort::Sort;
use crate::term::Function;

/// A constant by its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatConstant {
    /// Single precision.
    Float32(u32),
    /// Double precision.
    Float64(u64),
}

/// The number that a function without parameters stands for by its name.
pub fn float_constant(function: &Function) -> Option<FloatConstant> {
    if !function.parameters.is_empty() {
        return None;
    }
    let digits = |prefix: &str, count: usize| {
        let digits = function.name.strip_prefix(prefix)?;
        (digits.len() == count && digits.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(digits)
    };
    match function.result {
        Sort::Float32 => u32::from_str_radix(digits("float ", 8)?, 16).ok().map(FloatConstant::Float32),
        Sort::Float64 => u64::from_str_radix(digits("double ", 16)?, 16).ok().map(FloatConstant::Float64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::function;

    #[test]
    fn constants_are_read_from_their_names() {
        let read = |name: &str, sort: Sort| float_constant(&function(name, &[], sort));
        assert_eq!(read("float 3f800000", Sort::Float32), Some(FloatConstant::Float32(0x3f80_0000)));
        assert_eq!(read("double 8000000000000000", Sort::Float64), Some(FloatConstant::Float64(1 << 63)));
        assert_eq!(read("float 3f800000", Sort::Float64), None);
        assert_eq!(read("float +f800000", Sort::Float32), None);
        assert_eq!(read("float 3f8", Sort::Float32), None);
        assert_eq!(float_constant(&function("float 3f800000", &[Sort::Int], Sort::Float32)), None);
    }
}
