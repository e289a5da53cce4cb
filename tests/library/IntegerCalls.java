/** Calls of java.lang.Integer, Short and Byte. */
public class IntegerCalls {
    public static void main(String[] args) {
        new Arguments(args).make(8, 66, IntegerCalls::result);
    }

    static Object result(Arguments with, int which) {
        int number = with.number();
        return switch (which) {
            case 0 -> Integer.valueOf(number) == Integer.valueOf(number);
            case 1 -> Integer.valueOf(with.numeral(), with.radix());
            case 2 -> Integer.valueOf(with.numeral());
            case 3 -> Integer.valueOf(number).byteValue() + " " + Integer.valueOf(number).shortValue();
            case 4 -> Integer.valueOf(number).floatValue();
            case 5 -> Integer.valueOf(number).doubleValue();
            case 6 -> Integer.valueOf(number).toString() + Integer.valueOf(number).hashCode() + Integer.hashCode(number);
            case 7 -> Integer.valueOf(number).equals(with.object());
            case 8 -> Integer.valueOf(number).compareTo(with.number());
            case 9 -> Integer.compare(number, with.number());
            case 10 -> Integer.compareUnsigned(number, with.number());
            case 11 -> Integer.toString(number);
            case 12 -> Integer.toString(number, with.radix());
            case 13 -> Integer.toHexString(number);
            case 14 -> Integer.toOctalString(number);
            case 15 -> Integer.toBinaryString(number);
            case 16 -> Integer.parseInt(with.numeral(), with.radix());
            case 17 -> Integer.parseInt(Integer.toString(number, 7), 7);
            case 18 -> Integer.parseInt("x" + number + "y", 1, with.below(13), with.radix());
            case 19 -> Integer.parseInt(with.numeral());
            case 20 -> Integer.parseInt(with.textOrNull());
            case 21 -> Integer.max(number, with.number()) + " " + Integer.min(number, with.number());
            case 22 -> Integer.sum(number, with.number());
            case 23 -> Integer.signum(number);
            case 24 -> Integer.highestOneBit(number);
            case 25 -> Integer.lowestOneBit(number);
            case 26 -> Integer.numberOfLeadingZeros(number);
            case 27 -> Integer.numberOfTrailingZeros(number);
            case 28 -> Integer.bitCount(number);
            case 29 -> Integer.rotateLeft(number, with.number());
            case 30 -> Integer.rotateRight(number, with.number());
            case 31 -> Integer.reverse(number);
            case 32 -> Integer.reverseBytes(number);
            case 33 -> Integer.decode(with.numeral());
            case 34 -> Integer.parseUnsignedInt(with.numeral(), with.radix());
            case 35 -> Integer.parseUnsignedInt(with.numeral());
            case 36 -> Integer.toUnsignedLong(number);
            case 37 -> Integer.toUnsignedString(number, with.radix());
            case 38 -> Integer.toUnsignedString(number);
            case 39 -> Integer.divideUnsigned(number, with.number());
            case 40 -> Integer.remainderUnsigned(number, with.number());
            case 41 -> Short.valueOf((short) number) == Short.valueOf((short) number);
            case 42 -> Short.parseShort(with.numeral(), with.radix());
            case 43 -> Short.parseShort(with.numeral());
            case 44 -> Short.valueOf(with.numeral());
            case 45 -> Short.decode(with.numeral());
            case 46 -> Short.toString((short) number) + Short.hashCode((short) number);
            case 47 -> Short.valueOf((short) number).equals(with.truth() ? (Object) (short) number : (Object) number);
            case 48 -> Short.compare((short) number, (short) with.number());
            case 49 -> Short.compareUnsigned((short) number, (short) with.number());
            case 50 -> Short.toUnsignedInt((short) number) + Short.toUnsignedLong((short) number);
            case 51 -> Short.reverseBytes((short) number);
            case 52 -> Short.valueOf((short) number).compareTo((short) with.number());
            case 53 -> Byte.valueOf((byte) number) == Byte.valueOf((byte) number);
            case 54 -> Byte.parseByte(with.numeral(), with.radix());
            case 55 -> Byte.parseByte(with.numeral());
            case 56 -> Byte.valueOf(with.numeral());
            case 57 -> Byte.decode(with.numeral());
            case 58 -> Byte.toString((byte) number) + Byte.hashCode((byte) number);
            case 59 -> Byte.valueOf((byte) number).equals(with.truth() ? (Object) (byte) number : (Object) number);
            case 60 -> Byte.compare((byte) number, (byte) with.number());
            case 61 -> Byte.compareUnsigned((byte) number, (byte) with.number());
            case 62 -> Byte.toUnsignedInt((byte) number) + Byte.toUnsignedLong((byte) number);
            case 63 -> Byte.valueOf((byte) number).compareTo((byte) with.number());
            case 64 -> Boolean.parseBoolean(with.textOrNull()) + " " + Boolean.valueOf(with.truth()).hashCode() + Boolean.compare(with.truth(), with.truth());
            default -> Boolean.logicalXor(with.truth(), with.truth()) + " " + Boolean.valueOf("True") + Boolean.valueOf(with.truth()).compareTo(with.truth());
        };
    }
}
