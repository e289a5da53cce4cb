/** Calls of java.lang.Long. */
public class LongCalls {
    public static void main(String[] args) {
        new Arguments(args).make(10, 41, LongCalls::result);
    }

    static Object result(Arguments with, int which) {
        long number = with.wide();
        return switch (which) {
            case 0 -> Long.valueOf(number) == Long.valueOf(number);
            case 1 -> Long.valueOf(with.numeral(), with.radix());
            case 2 -> Long.valueOf(with.numeral());
            case 3 -> Long.valueOf(number).byteValue() + " " + Long.valueOf(number).shortValue() + " " + Long.valueOf(number).intValue();
            case 4 -> Long.valueOf(number).floatValue();
            case 5 -> Long.valueOf(number).doubleValue();
            case 6 -> Long.valueOf(number).toString() + Long.valueOf(number).hashCode() + Long.hashCode(number);
            case 7 -> Long.valueOf(number).equals(with.truth() ? (Object) number : with.object());
            case 8 -> Long.valueOf(number).compareTo(with.wide());
            case 9 -> Long.compare(number, with.wide());
            case 10 -> Long.compareUnsigned(number, with.wide());
            case 11 -> Long.toString(number);
            case 12 -> Long.toString(number, with.radix());
            case 13 -> Long.toHexString(number);
            case 14 -> Long.toOctalString(number);
            case 15 -> Long.toBinaryString(number);
            case 16 -> Long.parseLong(with.numeral(), with.radix());
            case 17 -> Long.parseLong(Long.toString(number, 5), 5);
            case 18 -> Long.parseLong("x" + number + "y", 1, with.below(20), with.radix());
            case 19 -> Long.parseLong(with.numeral());
            case 20 -> Long.parseLong(with.textOrNull());
            case 21 -> Long.max(number, with.wide());
            case 22 -> Long.min(number, with.wide());
            case 23 -> Long.sum(number, with.wide());
            case 24 -> Long.signum(number);
            case 25 -> Long.highestOneBit(number);
            case 26 -> Long.lowestOneBit(number);
            case 27 -> Long.numberOfLeadingZeros(number);
            case 28 -> Long.numberOfTrailingZeros(number);
            case 29 -> Long.bitCount(number);
            case 30 -> Long.rotateLeft(number, with.number()) + " " + Long.rotateRight(number, with.number());
            case 31 -> Long.reverse(number);
            case 32 -> Long.reverseBytes(number);
            case 33 -> Long.decode(with.numeral());
            case 34 -> Long.divideUnsigned(number, with.wide());
            case 35 -> Long.remainderUnsigned(number, with.wide());
            case 36 -> Long.toUnsignedString(number, with.radix());
            case 37 -> Long.toUnsignedString(number);
            case 38 -> Long.parseUnsignedLong(with.numeral(), with.radix());
            case 39 -> Long.parseUnsignedLong(with.numeral());
            default -> Long.parseUnsignedLong(Long.toUnsignedString(number, 36), 36);
        };
    }
}
