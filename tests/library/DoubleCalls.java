/** Calls of java.lang.Double and Float; of their texts, those that are the same in all JDKs. */
public class DoubleCalls {
    public static void main(String[] args) {
        new Arguments(args).make(10, 50, DoubleCalls::result);
    }

    static Object result(Arguments with, int which) {
        double number = with.real();
        float single = with.single();
        return switch (which) {
            case 0 -> Double.toString((with.below(200000) - 100000) / 8.0);
            case 1 -> Double.toString(with.number());
            case 2 -> Double.toString((with.below(2000000) - 1000000) / 1000.0);
            case 3 -> Double.parseDouble(Double.toString(number)) == number || number != number;
            case 4 -> Double.valueOf(with.numeral());
            case 5 -> Double.parseDouble(with.numeral());
            case 6 -> Double.parseDouble(with.textOrNull());
            case 7 -> Double.toHexString(number);
            case 8 -> Double.isNaN(number) + " " + Double.isInfinite(number) + " " + Double.isFinite(number);
            case 9 -> Double.valueOf(number).isNaN() + " " + Double.valueOf(number).isInfinite();
            case 10 -> Double.valueOf(number).byteValue() + " " + Double.valueOf(number).shortValue() + " " + Double.valueOf(number).intValue();
            case 11 -> Double.valueOf(number).longValue();
            case 12 -> Double.valueOf(number).floatValue();
            case 13 -> Double.valueOf(number).hashCode() + " " + Double.hashCode(number);
            case 14 -> Double.valueOf(number).equals(with.truth() ? (Object) number : (Object) with.real());
            case 15 -> Double.doubleToLongBits(number);
            case 16 -> Double.valueOf(number).compareTo(with.real());
            case 17 -> Double.compare(number, with.real());
            case 18 -> Double.compare(with.truth() ? 0.0 : -0.0, with.truth() ? 0.0 : Double.NaN);
            case 19 -> Double.sum(number, with.real());
            case 20 -> Double.max(number, with.real());
            case 21 -> Double.min(number, with.real());
            case 22 -> Double.longBitsToDouble(with.wide());
            case 23 -> Float.toString((with.below(2000) - 1000) / 8.0f);
            case 24 -> Float.toString((with.below(20000) - 10000) / 100.0f);
            case 25 -> Float.parseFloat(Float.toString(single)) == single || single != single;
            case 26 -> Float.valueOf(with.numeral());
            case 27 -> Float.parseFloat(with.numeral());
            case 28 -> Float.toHexString(single);
            case 29 -> Float.isNaN(single) + " " + Float.isInfinite(single) + " " + Float.isFinite(single);
            case 30 -> Float.valueOf(single).intValue() + " " + Float.valueOf(single).longValue();
            case 31 -> Float.valueOf(single).doubleValue();
            case 32 -> Float.valueOf(single).hashCode() + " " + Float.hashCode(single);
            case 33 -> Float.valueOf(single).equals(with.truth() ? (Object) single : (Object) with.single());
            case 34 -> Float.floatToIntBits(single);
            case 35 -> Float.compare(single, with.single());
            case 36 -> Float.valueOf(single).compareTo(with.single());
            case 37 -> Float.sum(single, with.single());
            case 38 -> Float.max(single, with.single()) + Float.min(single, with.single());
            case 39 -> Float.intBitsToFloat(with.number());
            case 40 -> Double.parseDouble(with.below(1000000000) + "." + with.below(1000000000) + with.below(1000000000) + "e" + (with.below(640) - 330));
            case 41 -> Float.parseFloat(with.below(1000000000) + "." + with.below(1000000000) + "e" + (with.below(90) - 50));
            case 42 -> (int) number + " " + (long) number + " " + (short) number + " " + (int) (char) number;
            case 43 -> (float) number;
            case 44 -> number % with.real();
            case 45 -> single % with.single();
            case 46 -> number * with.real();
            case 47 -> number / with.real();
            case 48 -> (double) with.wide() - (float) with.wide();
            default -> Double.toString(number).length() > 2;
        };
    }
}
