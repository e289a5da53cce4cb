//! `java.lang.Math` and `java.lang.StrictMath`: the functions that are no arithmetic. Java allows an error of about one
//! unit in the last place for most of them; what Rust's library gives is within that, and for the functions that
//! `Math` has of its own it is what the JVM gives in all but a few cases of a thousand.

use super::*;

macro_rules! functions {
    ($($name:literal $function:expr;)*) => {
        &[$(run($name, |_: &mut Context<'_, '_>, arguments: &[Register]| {
            let function: fn(f64) -> f64 = $function;
            Ok(Register::Double(function(double(arguments, 0)?)))
        }).varying()),*]
    };
}

const UNARY: &[Row] = functions! {
    "java.lang.StrictMath.sin(double)" f64::sin;
    "java.lang.StrictMath.cos(double)" f64::cos;
    "java.lang.StrictMath.tan(double)" f64::tan;
    "java.lang.StrictMath.asin(double)" f64::asin;
    "java.lang.StrictMath.acos(double)" f64::acos;
    "java.lang.StrictMath.atan(double)" f64::atan;
    "java.lang.StrictMath.exp(double)" f64::exp;
    "java.lang.StrictMath.log(double)" f64::ln;
    "java.lang.StrictMath.log10(double)" f64::log10;
    "java.lang.StrictMath.cbrt(double)" f64::cbrt;
    "java.lang.StrictMath.sinh(double)" f64::sinh;
    "java.lang.StrictMath.cosh(double)" f64::cosh;
    "java.lang.StrictMath.tanh(double)" f64::tanh;
    "java.lang.StrictMath.expm1(double)" f64::exp_m1;
    "java.lang.StrictMath.log1p(double)" f64::ln_1p;
    "java.lang.Math.sqrt(double)" f64::sqrt;
    "java.lang.Math.sin(double)" f64::sin;
    "java.lang.Math.cos(double)" f64::cos;
    "java.lang.Math.tan(double)" f64::tan;
    "java.lang.Math.exp(double)" f64::exp;
    "java.lang.Math.log(double)" f64::ln;
    "java.lang.Math.log10(double)" f64::log10;
};

const OTHERS: &[Row] = &[
    run("java.lang.StrictMath.sqrt(double)", square_root),
    run("java.lang.StrictMath.atan2(double,double)", atan2).varying(),
    run("java.lang.StrictMath.pow(double,double)", pow).varying(),
    run("java.lang.Math.pow(double,double)", pow).varying(),
    run("java.lang.StrictMath.hypot(double,double)", hypot).varying(),
    run("java.lang.Math.fma(double,double,double)", fused_double).varying(),
    run("java.lang.Math.fma(float,float,float)", fused_float).varying(),
];

pub(super) const NATIVES: &[Row] = &{
    let mut all = [OTHERS[0]; UNARY.len() + OTHERS.len()];
    let mut index = 0;
    while index < UNARY.len() {
        all[index] = UNARY[index];
        index += 1;
    }
    while index < all.len() {
        all[index] = OTHERS[index - UNARY.len()];
        index += 1;
    }
    all
};

fn square_root(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Double(double(arguments, 0)?.sqrt()))
}

fn atan2(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Double(double(arguments, 0)?.atan2(double(arguments, 1)?)))
}

fn hypot(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Double(double(arguments, 0)?.hypot(double(arguments, 1)?)))
}

fn pow(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (base, exponent) = (double(arguments, 0)?, double(arguments, 1)?);
    // C says 1 in these cases, Java says NaN.
    let is_open = exponent.is_nan() || (exponent.is_infinite() && base.abs() == 1.0);
    Ok(Register::Double(if is_open { f64::NAN } else { base.powf(exponent) }))
}

fn fused_double(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Double(double(arguments, 0)?.mul_add(double(arguments, 1)?, double(arguments, 2)?)))
}

fn fused_float(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Float(float(arguments, 0)?.mul_add(float(arguments, 1)?, float(arguments, 2)?)))
}
