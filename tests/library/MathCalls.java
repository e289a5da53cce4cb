/**
 * Calls of java.lang.Math and StrictMath. Where Java lets the last bits of a result open, and JVMs differ in them, a float is made of it.
 */
public class MathCalls {
    public static void main(String[] args) {
        new Arguments(args).make(10, 86, MathCalls::result);
    }

    static Object result(Arguments with, int which) {
        double number = with.real();
        float single = with.single();
        return switch (which) {
            case 0 -> Math.ceil(number);
            case 1 -> Math.floor(number);
            case 2 -> Math.rint(number);
            case 3 -> Math.round(single);
            case 4 -> Math.round(number);
            case 5 -> Math.addExact(with.number(), with.number());
            case 6 -> Math.addExact(with.wide(), with.wide());
            case 7 -> Math.subtractExact(with.number(), with.number());
            case 8 -> Math.subtractExact(with.wide(), with.wide());
            case 9 -> Math.multiplyExact(with.number(), with.number());
            case 10 -> Math.multiplyExact(with.wide(), with.number());
            case 11 -> Math.multiplyExact(with.wide(), with.wide());
            case 12 -> Math.incrementExact(with.number());
            case 13 -> Math.incrementExact(with.wide());
            case 14 -> Math.decrementExact(with.number());
            case 15 -> Math.decrementExact(with.wide());
            case 16 -> Math.negateExact(with.number());
            case 17 -> Math.negateExact(with.wide());
            case 18 -> Math.toIntExact(with.wide());
            case 19 -> Math.multiplyFull(with.number(), with.number());
            case 20 -> Math.multiplyHigh(with.wide(), with.wide());
            case 21 -> Math.floorDiv(with.number(), with.number());
            case 22 -> Math.floorDiv(with.wide(), with.number());
            case 23 -> Math.floorDiv(with.wide(), with.wide());
            case 24 -> Math.floorMod(with.number(), with.number());
            case 25 -> Math.floorMod(with.wide(), with.number());
            case 26 -> Math.floorMod(with.wide(), with.wide());
            case 27 -> Math.abs(with.number());
            case 28 -> Math.abs(with.wide());
            case 29 -> Math.abs(single);
            case 30 -> Math.abs(number);
            case 31 -> Math.absExact(with.number());
            case 32 -> Math.absExact(with.wide());
            case 33 -> Math.max(with.number(), with.number());
            case 34 -> Math.max(with.wide(), with.wide());
            case 35 -> Math.max(single, with.single());
            case 36 -> Math.max(number, with.real());
            case 37 -> Math.min(with.number(), with.number());
            case 38 -> Math.min(with.wide(), with.wide());
            case 39 -> Math.min(single, with.single());
            case 40 -> Math.min(number, with.real());
            case 41 -> Math.signum(number);
            case 42 -> Math.signum(single);
            case 43 -> Math.copySign(number, with.below(3) - 1.0);
            case 44 -> Math.copySign(single, with.below(3) - 1.0f);
            case 45 -> Math.getExponent(number);
            case 46 -> Math.getExponent(single);
            case 47 -> Math.nextUp(number);
            case 48 -> Math.nextDown(number);
            case 49 -> Math.nextUp(single);
            case 50 -> Math.nextDown(single);
            case 51 -> Math.nextAfter(number, with.real());
            case 52 -> Math.ulp(number);
            case 53 -> Math.ulp(single);
            case 54 -> Math.scalb(number, with.number() % 3000);
            case 55 -> Math.fma(number, with.real(), with.real());
            case 56 -> Math.fma(single, with.single(), with.single());
            case 57 -> Math.IEEEremainder(number, with.real());
            case 58 -> Math.sqrt(number);
            case 59 -> Math.toRadians(number);
            case 60 -> Math.toDegrees(number);
            case 61 -> Math.pow(with.below(40) - 20, with.below(12));
            case 62 -> Math.pow(number, with.truth() ? 0.0 : Double.NaN);
            case 63 -> Math.fma(number, number, -number * number);
            case 64 -> Math.IEEEremainder(with.number(), with.index());
            case 65 -> Math.scalb(1.5, with.below(2200) - 1100);
            default -> rounded(number, with, which);
        };
    }

    static float rounded(double number, Arguments with, int which) {
        return (float) switch (which) {
            case 66 -> Math.sin(number);
            case 67 -> Math.cos(number);
            case 68 -> Math.tan(number);
            case 69 -> Math.asin(number % 2);
            case 70 -> Math.acos(number % 2);
            case 71 -> Math.atan(number);
            case 72 -> Math.atan2(number, with.real());
            case 73 -> Math.exp(number);
            case 74 -> Math.log(number);
            case 75 -> Math.log10(number);
            case 76 -> Math.cbrt(number);
            case 77 -> Math.sinh(number);
            case 78 -> Math.cosh(number);
            case 79 -> Math.tanh(number);
            case 80 -> Math.hypot(number, with.real());
            case 81 -> Math.expm1(number);
            case 82 -> Math.log1p(number);
            case 83 -> Math.pow(number, with.real());
            case 84 -> StrictMath.pow(with.below(100) / 8.0, with.below(100) / 8.0 - 6);
            default -> StrictMath.sin(number) + StrictMath.log(Math.abs(number)) + StrictMath.sqrt(Math.abs(number));
        };
    }
}
