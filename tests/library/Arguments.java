/**
 * Random arguments, many of them at the edges of what methods take, and how results are shown. The test puts this class behind each program.
 * The first word of the program's arguments is the seed; a second one asks for the messages of exceptions, in which JDKs differ.
 */
final class Arguments {
    /** What a program does: one call of a method with arguments that are taken from here. */
    interface Call {
        Object result(Arguments with, int which);
    }

    private static final int[] NUMBERS = {0, 1, -1, 2, 7, 8, 9, 10, 16, 31, 32, 33, 36, 37, 63, 64, 65, 127, 128, -128, -129, 255, 256, 32767,
        32768, -32768, 65535, 65536, 1000000000, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1};
    private static final double[] REALS = {0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.1, 1.0 / 3, 1e7, 1e-3, 1e23, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
        -Double.MAX_VALUE, 0.49999999999999994, 4503599627370495.5, 4503599627370496.0, 9007199254740993.0, 2147483647.5, -2147483648.5,
        9.223372036854775807e18};
    private static final String[] TEXTS = {"", "a", "abc", "aab", "Hello, World", " x y ", "\t tab\n", "a,b,,c,,", ",", ",,", "one two  three",
        "aBc", "AbC", "abcabcabc", "true", "TRUE", "null", "\u00e4\u00f6\u00fc\u00df", "\u0130stanbul", "\u03a3\u0391\u03a3", "\ud83d\ude00x",
        "x\ud83d", "\ude00\ud83d", "\u4e2d\u6587", "\u01c4\u01c5\u01c6", "\ufb01", "\u2003 \u00a0"};
    private static final String[] NUMERALS = {"0", "-0", "123", "-5", "+7", "00012", "127", "128", "-128", "-129", "32767", "32768", "2147483647",
        "-2147483648", "2147483648", "4294967295", "4294967296", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "0x1F", "#ff", "010", "-0X7f", "-#1", "0x", "#", "zz", "Zz1", "1_000", "", "+", "-",
        "--1", " 1", "1 ", "\u0661\u0662", "\uff11", "1e5", "1.5", "-.5", "5.", "NaN", "-NaN", "Infinity", "+Infinity", "0x1.8p3", "0x1p-1074",
        "0x.8p-1074", "0x1.fffffffffffffp1023", "0x1.fffffffffffff8p1023", "0x1p1024", "1e400", "1e-400", "4.9e-324", "1d", "2F", "1e", "e1",
        ".", "0.1", "1e23", "2e-3", "9007199254740993", "0x1.000001p0", "0x1.ffffffp127", "0x1p-150", "\t 3.25 \n", "nan", "1.1.1"};

    /** Whether messages of exceptions are shown. */
    private static boolean messages;

    private final java.util.Random random;

    Arguments(String[] arguments) {
        messages = arguments.length > 1;
        random = new java.util.Random(Long.parseLong(arguments[0]));
    }

    /** Goes through all kinds of calls several times and prints what comes of each. */
    void make(int rounds, int kinds, Call call) {
        for (int round = 0; round < rounds; round++) {
            for (int kind = 0; kind < kinds; kind++) {
                String text;
                try {
                    text = show(call.result(this, kind));
                } catch (RuntimeException thrown) {
                    text = "throws " + show(thrown);
                }
                System.out.println(round + "." + kind + " " + text);
            }
        }
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean truth() {
        return random.nextBoolean();
    }

    /** A position in something short, or just outside. */
    int index() {
        return random.nextInt(12) - 2;
    }

    int number() {
        int kind = random.nextInt(4);
        return kind == 0 ? index() : kind == 1 ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextInt() >> random.nextInt(32);
    }

    long wide() {
        int kind = random.nextInt(5);
        if (kind < 2) {
            return number();
        }
        if (kind == 2) {
            return truth() ? Long.MAX_VALUE - random.nextInt(3) : Long.MIN_VALUE + random.nextInt(3);
        }
        return random.nextLong() >> random.nextInt(64);
    }

    int radix() {
        int[] usual = {2, 8, 10, 16, 36, 10, 16, 3, 1, 37};
        return usual[random.nextInt(usual.length)];
    }

    double real() {
        switch (random.nextInt(5)) {
            case 0:
                return REALS[random.nextInt(REALS.length)];
            case 1:
                return (random.nextInt(20000) - 10000) / 8.0;
            case 2:
                return (random.nextInt(20000) - 10000) / 100.0;
            case 3:
                return wide();
            default:
                return Double.longBitsToDouble(random.nextLong());
        }
    }

    float single() {
        return random.nextInt(3) == 0 ? Float.intBitsToFloat(random.nextInt()) : (float) real();
    }

    /** A unit of a text; those outside ASCII have been in Unicode for long, since JDKs differ in what they know. */
    char unit() {
        switch (random.nextInt(8)) {
            case 0:
                return (char) random.nextInt(0x180);
            case 1:
                return (char) (0x391 + random.nextInt(0x11));
            case 2:
                return (char) (0x400 + random.nextInt(0x60));
            case 3:
                return (char) (0xd800 + random.nextInt(0x800));
            case 4:
                return "\u01c5\u0130\u0131\u00df\u2003\u2028\u0665\u4e2d\uac00\ufb01\u20ac\u00b2\u2167\uff21".charAt(random.nextInt(14));
            default:
                return "abcABC xyz019,.-".charAt(random.nextInt(16));
        }
    }

    int codePoint() {
        int[] others = {0x1f600, 0x10400, 0x10428, 0x20000, 0x1d7d8, 0x10ffff, 0x110000, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 0xffff, 0x10000};
        return random.nextInt(4) == 0 ? others[random.nextInt(others.length)] : unit();
    }

    String text() {
        int kind = random.nextInt(10);
        return kind < 5 ? TEXTS[random.nextInt(TEXTS.length)] : kind < 6 ? numeral() : new String(units());
    }

    String textOrNull() {
        return random.nextInt(20) == 0 ? null : text();
    }

    /** A text of few different letters, in which short ones occur often. */
    String letters() {
        char[] letters = new char[random.nextInt(8)];
        for (int at = 0; at < letters.length; at++) {
            letters[at] = "aabB".charAt(random.nextInt(4));
        }
        return new String(letters);
    }

    /** What numbers are read from. */
    String numeral() {
        switch (random.nextInt(4)) {
            case 0:
                return Integer.toString(number(), 2 + random.nextInt(35));
            case 1:
                return Long.toString(wide());
            case 2:
                return (truth() ? "-" : "") + random.nextInt(100000) + "." + random.nextInt(1000) + (truth() ? "e" + (random.nextInt(60) - 30) : "");
            default:
                return NUMERALS[random.nextInt(NUMERALS.length)];
        }
    }

    char[] units() {
        char[] units = new char[random.nextInt(8)];
        for (int at = 0; at < units.length; at++) {
            units[at] = unit();
        }
        return units;
    }

    int[] numbers() {
        int[] numbers = new int[random.nextInt(8) == 0 ? random.nextInt(100) : random.nextInt(7)];
        boolean small = truth();
        for (int at = 0; at < numbers.length; at++) {
            numbers[at] = small ? index() : number();
        }
        return numbers;
    }

    /** Any object that programs print. */
    Object object() {
        switch (random.nextInt(9)) {
            case 0:
                return number();
            case 1:
                return wide();
            case 2:
                return (random.nextInt(2000) - 1000) / 8.0;
            case 3:
                return (random.nextInt(2000) - 1000) / 8.0f;
            case 4:
                return unit();
            case 5:
                return truth();
            case 6:
                return null;
            default:
                return text();
        }
    }

    /** A result as a line of ASCII. Numbers with fractions are shown by their bits: JDKs differ in how they print some of them. */
    static String show(Object value) {
        if (value instanceof Double) {
            return "double " + Long.toHexString(Double.doubleToLongBits((Double) value));
        }
        if (value instanceof Float) {
            return "float " + Integer.toHexString(Float.floatToIntBits((Float) value));
        }
        // The JVM words some itself, with names and modules that are not the library's.
        boolean worded = value instanceof NullPointerException || value instanceof ClassCastException;
        if (value instanceof Throwable && (worded || !messages)) {
            return value.getClass().getName();
        }
        if (value instanceof Object[]) {
            StringBuilder text = new StringBuilder("[");
            for (Object element : (Object[]) value) {
                text.append(show(element)).append(';');
            }
            return text.append(']').toString();
        }
        if (value instanceof char[]) {
            return "chars " + show(new String((char[]) value));
        }
        if (value instanceof int[]) {
            return java.util.Arrays.toString((int[]) value);
        }
        if (value instanceof byte[]) {
            return java.util.Arrays.toString((byte[]) value);
        }
        String text = String.valueOf(value);
        StringBuilder plain = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (unit >= ' ' && unit <= '~') {
                plain.append(unit);
            } else {
                plain.append('{').append(Integer.toHexString(unit)).append('}');
            }
        }
        return plain.toString();
    }
}
