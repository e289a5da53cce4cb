package java.util;

import java.io.IOException;

/** One specifier of a format: {@code %[index$][flags][width][.precision]conversion}. */
final class FormatItem {
    static final int ORDINARY = 0;
    static final int PREVIOUS_ONE = -1;

    private static final int LEFT = 1;
    private static final int UPPER = 2;
    private static final int ALTERNATE = 4;
    private static final int PLUS = 8;
    private static final int SPACE = 16;
    private static final int ZERO = 32;
    private static final int GROUP = 64;
    private static final int PARENTHESES = 128;
    private static final int PREVIOUS = 256;
    /** The flags in the order of their bits; what an upper-case conversion sets is shown as a caret. */
    private static final String FLAGS = "-^#+ 0,(<";

    final int start;
    final int end;
    int index = ORDINARY;
    private int flags;
    private int width = -1;
    private int precision = -1;
    private boolean date;
    private char conversion;

    /** Reads the specifier that begins at the percent sign, and checks it. */
    FormatItem(String format, int percent) {
        start = percent;
        int length = format.length();
        if (percent + 1 == length) {
            throw new UnknownFormatConversionException("%");
        }
        char first = format.charAt(percent + 1);
        if (isConversion(first)) {
            end = percent + 2;
            settle(first);
            return;
        }
        int digits = skipDigits(format, percent + 1);
        int at = percent + 1;
        int indexEnd = -1;
        if (digits > at && digits < length && format.charAt(digits) == '$') {
            indexEnd = digits;
            at = digits + 1;
        }
        int flagsStart = at;
        while (at < length && format.charAt(at) != '^' && FLAGS.indexOf(format.charAt(at)) >= 0) {
            at++;
        }
        int widthStart = at;
        int widthEnd = skipDigits(format, at);
        int precisionEnd = widthEnd;
        if (widthEnd < length && format.charAt(widthEnd) == '.') {
            precisionEnd = skipDigits(format, widthEnd + 1);
            if (precisionEnd == widthEnd + 1) {
                throw new UnknownFormatConversionException(String.valueOf(first));
            }
        }
        at = precisionEnd;
        boolean dateSign = at + 1 < length && (format.charAt(at) == 't' || format.charAt(at) == 'T') && isEnd(format.charAt(at + 1));
        int last = dateSign ? at + 1 : at;
        if (last >= length || !isEnd(format.charAt(last))) {
            throw new UnknownFormatConversionException(String.valueOf(first));
        }
        end = last + 1;
        if (indexEnd >= 0) {
            index = number(format, percent + 1, indexEnd);
            if (index <= 0) {
                throw new IllegalFormatArgumentIndexException(index);
            }
        }
        readFlags(format, flagsStart, widthStart);
        if (widthEnd > widthStart) {
            width = number(format, widthStart, widthEnd);
            if (width < 0) {
                throw new IllegalFormatWidthException(width);
            }
        }
        if (precisionEnd > widthEnd) {
            precision = number(format, widthEnd + 1, precisionEnd);
            if (precision < 0) {
                throw new IllegalFormatPrecisionException(precision);
            }
        }
        if (dateSign) {
            date = true;
            flags |= format.charAt(at) == 'T' ? UPPER : 0;
            conversion = format.charAt(last);
        } else {
            if (!isConversion(format.charAt(last))) {
                throw new UnknownFormatConversionException(String.valueOf(format.charAt(last)));
            }
            settle(format.charAt(last));
        }
        check();
    }

    private static int skipDigits(String format, int from) {
        int at = from;
        while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    /** The number that the digits make, or the least int if it is too large. */
    private static int number(String format, int from, int to) {
        long number = 0;
        for (int at = from; at < to; at++) {
            number = number * 10 + (format.charAt(at) - '0');
            if (number > Integer.MAX_VALUE) {
                return Integer.MIN_VALUE;
            }
        }
        return (int) number;
    }

    private static boolean isEnd(char unit) {
        return unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z' || unit == '%';
    }

    private static boolean isConversion(char unit) {
        return "bBhHsScCdoxXeEfgGaAn%".indexOf(unit) >= 0;
    }

    private void settle(char letter) {
        if (letter >= 'A' && letter <= 'Z') {
            flags |= UPPER;
            conversion = (char) (letter + 32);
        } else {
            conversion = letter;
        }
    }

    private void readFlags(String format, int from, int to) {
        for (int at = from; at < to; at++) {
            int flag = 1 << FLAGS.indexOf(format.charAt(at));
            if (has(flag)) {
                throw new DuplicateFormatFlagsException(flagText(flag));
            }
            flags |= flag;
        }
        if (has(PREVIOUS)) {
            index = PREVIOUS_ONE;
        }
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private static String flagText(int flags) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < FLAGS.length(); bit++) {
            if ((flags & 1 << bit) != 0) {
                text.append(FLAGS.charAt(bit));
            }
        }
        return text.toString();
    }

    boolean takesArgument() {
        return date || conversion != 'n' && conversion != '%';
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("%").append(flagText(flags & ~UPPER));
        if (index > 0 && takesArgument()) {
            text.append(index).append('$');
        }
        if (width != -1) {
            text.append(width);
        }
        if (precision != -1) {
            text.append('.').append(precision);
        }
        if (date) {
            text.append(has(UPPER) ? 'T' : 't');
        }
        return text.append(has(UPPER) ? Character.toUpperCase(conversion) : conversion).toString();
    }

    private void refuse(int badFlags) {
        // The JDK looks for them in an order of its own.
        int[] order = {ALTERNATE, PLUS, SPACE, ZERO, GROUP, PARENTHESES};
        for (int at = 0; at < order.length; at++) {
            if (has(badFlags & order[at])) {
                throw new FormatFlagsConversionMismatchException(flagText(order[at]), conversion);
            }
        }
    }

    private void needWidth(int flagsThatNeedIt) {
        if (width == -1 && has(flagsThatNeedIt)) {
            throw new MissingFormatWidthException(toString());
        }
    }

    private void refusePrecision() {
        if (precision != -1) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void check() {
        if (date) {
            refusePrecision();
            if ("HIklMNLQpsSTzZaAbBCdejhmyYrRTcDF".indexOf(conversion) < 0) {
                throw new UnknownFormatConversionException("t" + conversion);
            }
            refuse(ALTERNATE | PLUS | SPACE | ZERO | GROUP | PARENTHESES);
            needWidth(LEFT);
            return;
        }
        switch (conversion) {
            case 'b':
            case 'h':
            case 's':
                if (conversion != 's') {
                    refuse(ALTERNATE);
                }
                needWidth(LEFT);
                refuse(PLUS | SPACE | ZERO | GROUP | PARENTHESES);
                break;
            case 'c':
                refusePrecision();
                refuse(ALTERNATE | PLUS | SPACE | ZERO | GROUP | PARENTHESES);
                needWidth(LEFT);
                break;
            case 'n':
            case '%':
                checkText();
                break;
            default:
                needWidth(LEFT | ZERO);
                if (has(PLUS) && has(SPACE) || has(LEFT) && has(ZERO)) {
                    throw new IllegalFormatFlagsException(flagText(flags));
                }
                checkNumber();
                break;
        }
    }

    private void checkText() {
        refusePrecision();
        if (conversion == 'n') {
            if (width != -1) {
                throw new IllegalFormatWidthException(width);
            }
            if (flags != 0) {
                throw new IllegalFormatFlagsException(flagText(flags));
            }
        } else {
            if (flags != 0 && flags != LEFT) {
                throw new IllegalFormatFlagsException(flagText(flags));
            }
            needWidth(LEFT);
        }
    }

    private void checkNumber() {
        switch (conversion) {
            case 'd':
                refusePrecision();
                refuse(ALTERNATE);
                break;
            case 'o':
            case 'x':
                refusePrecision();
                refuse(GROUP);
                break;
            case 'a':
                // Parentheses come first here.
                refuse(PARENTHESES);
                refuse(GROUP);
                break;
            case 'e':
                refuse(GROUP);
                break;
            case 'g':
                refuse(ALTERNATE);
                break;
            default:
                break;
        }
    }

    void print(Formatter formatter, Appendable target, Object argument) throws IOException {
        if (date) {
            printDate();
        }
        switch (conversion) {
            case 'n':
                target.append("\n");
                break;
            case '%':
                printText(target, "%");
                break;
            case 'b':
                printText(target, argument instanceof Boolean ? argument.toString() : argument == null ? "false" : "true");
                break;
            case 'h':
                printText(target, argument == null ? "null" : Integer.toHexString(argument.hashCode()));
                break;
            case 's':
                if (argument instanceof Formattable) {
                    printItself(formatter, (Formattable) argument);
                } else {
                    refuse(ALTERNATE);
                    printText(target, argument == null ? "null" : argument.toString());
                }
                break;
            case 'c':
                printText(target, argument == null ? "null" : character(argument));
                break;
            default:
                if (argument == null) {
                    printText(target, "null");
                } else if (conversion == 'd' || conversion == 'o' || conversion == 'x') {
                    pad(target, whole(argument));
                } else {
                    pad(target, fraction(argument));
                }
                break;
        }
    }

    /** Dates are not modelled. */
    private static void printDate() {
        invar.logic.Missing.model("java.util.Calendar.getInstance()");
    }

    /** A method of its own, since it cannot be run where no class implements the interface. */
    private void printItself(Formatter formatter, Formattable argument) {
        argument.formatTo(formatter, flags, width, precision);
    }

    private void printText(Appendable target, String text) throws IOException {
        String shown = precision != -1 && precision < text.length() ? text.substring(0, precision) : text;
        pad(target, has(UPPER) ? shown.toUpperCase() : shown);
    }

    private void pad(Appendable target, String text) throws IOException {
        int missing = width - text.length();
        if (missing <= 0) {
            target.append(text);
        } else if (has(LEFT)) {
            target.append(text).append(" ".repeat(missing));
        } else {
            target.append(" ".repeat(missing)).append(text);
        }
    }

    private IllegalFormatConversionException mismatch(Object argument) {
        return new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private String character(Object argument) {
        if (argument instanceof Character) {
            return argument.toString();
        }
        if (!(argument instanceof Byte || argument instanceof Short || argument instanceof Integer)) {
            throw mismatch(argument);
        }
        int codePoint = ((Number) argument).intValue();
        if (!Character.isValidCodePoint(codePoint)) {
            throw new IllegalFormatCodePointException(codePoint);
        }
        return Character.toString(codePoint);
    }

    private String whole(Object argument) {
        long mask;
        if (argument instanceof Integer) {
            mask = 0xffffffffL;
        } else if (argument instanceof Long) {
            mask = -1;
        } else if (argument instanceof Short) {
            mask = 0xffff;
        } else if (argument instanceof Byte) {
            mask = 0xff;
        } else {
            throw mismatch(argument);
        }
        long number = ((Number) argument).longValue();
        if (conversion == 'd') {
            String digits = Long.toString(number);
            return signed(number < 0, number < 0 ? digits.substring(1) : digits, "");
        }
        // Parentheses come first here.
        refuse(PARENTHESES);
        refuse(SPACE);
        refuse(PLUS);
        boolean octal = conversion == 'o';
        String digits = octal ? Long.toOctalString(number & mask) : Long.toHexString(number & mask);
        String base = !has(ALTERNATE) ? "" : octal ? "0" : "0x";
        int missing = has(ZERO) ? width - digits.length() - base.length() : 0;
        String text = base + (missing > 0 ? "0".repeat(missing) : "") + digits;
        return has(UPPER) ? text.toUpperCase() : text;
    }

    /** The sign, then the digits in groups and filled up with zeros as the flags say, then the exponent. */
    private String signed(boolean negative, String magnitude, String exponent) {
        StringBuilder text = new StringBuilder();
        if (negative) {
            text.append(has(PARENTHESES) ? '(' : '-');
        } else if (has(PLUS)) {
            text.append('+');
        } else if (has(SPACE)) {
            text.append(' ');
        }
        boolean closing = negative && has(PARENTHESES);
        String digits = has(GROUP) ? grouped(magnitude) : magnitude;
        if (has(ZERO)) {
            int missing = width - text.length() - digits.length() - exponent.length() - (closing ? 1 : 0);
            text.append(missing > 0 ? "0".repeat(missing) : "");
        }
        return text.append(digits).append(exponent).append(closing ? ")" : "").toString();
    }

    private static String grouped(String magnitude) {
        int point = magnitude.indexOf('.');
        int whole = point < 0 ? magnitude.length() : point;
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < whole; at++) {
            if (at > 0 && (whole - at) % 3 == 0) {
                text.append(',');
            }
            text.append(magnitude.charAt(at));
        }
        return text.append(magnitude, whole, magnitude.length()).toString();
    }

    private String fraction(Object argument) {
        if (!(argument instanceof Double || argument instanceof Float)) {
            throw mismatch(argument);
        }
        double number = ((Number) argument).doubleValue();
        if (number != number) {
            return has(UPPER) ? "NAN" : "NaN";
        }
        boolean negative = Double.compare(number, 0.0) < 0;
        double magnitude = Math.abs(number);
        if (Double.isInfinite(number)) {
            int kept = flags;
            // Infinity is not filled up with zeros, nor are its letters grouped.
            flags &= ~(ZERO | GROUP);
            String text = signed(negative, has(UPPER) ? "INFINITY" : "Infinity", "");
            flags = kept;
            return text;
        }
        if (conversion == 'a') {
            return hexadecimal(negative, magnitude);
        }
        int places = precision == -1 ? 6 : precision;
        DecimalDigits digits = new DecimalDigits(magnitude);
        boolean scientific = conversion == 'e';
        if (conversion == 'g') {
            places = places == 0 ? 1 : places;
            if (magnitude != 0) {
                digits.round(places);
                scientific = digits.exponent - 1 < -4 || digits.exponent - 1 >= places;
            }
            places -= scientific ? 1 : magnitude == 0 ? 1 : digits.exponent;
        }
        if (scientific) {
            digits.round(places + 1);
            String mantissa = digits.scientificMantissa(places) + (has(ALTERNATE) && places == 0 ? "." : "");
            int power = magnitude == 0 ? 0 : digits.exponent - 1;
            String size = Math.abs(power) < 10 ? "0" + Math.abs(power) : Integer.toString(Math.abs(power));
            return signed(negative, mantissa, (has(UPPER) ? "E" : "e") + (power < 0 ? "-" : "+") + size);
        }
        digits.round(digits.exponent + places);
        return signed(negative, digits.plain(places) + (has(ALTERNATE) && places == 0 ? "." : ""), "");
    }

    private String hexadecimal(boolean negative, double magnitude) {
        int places = precision == 0 ? 1 : precision;
        String number;
        if (places == -1 || places >= 13 || magnitude == 0) {
            number = Double.toHexString(magnitude).substring(2);
        } else {
            number = roundedHexadecimal(magnitude, places);
        }
        int power = number.indexOf('p');
        StringBuilder mantissa = new StringBuilder(number.substring(0, power));
        for (int missing = places - (power - 2); missing > 0; missing--) {
            mantissa.append('0');
        }
        String sign = negative ? "-" : has(PLUS) ? "+" : has(SPACE) ? " " : "";
        int missing = has(ZERO) ? width - number.length() - 2 - sign.length() : 0;
        String text = "0x" + (missing > 0 ? "0".repeat(missing) : "") + mantissa + number.substring(power);
        return sign + (has(UPPER) ? text.toUpperCase() : text);
    }

    /** One digit before the point and that many behind it, less zeros at the end; ties go to even. */
    private static String roundedHexadecimal(double magnitude, int places) {
        int exponent = Math.getExponent(magnitude);
        double normal = magnitude;
        int below = 0;
        if (exponent < Double.MIN_EXPONENT) {
            normal = magnitude * 0x1.0p54;
            exponent = Math.getExponent(normal);
            below = 54;
        }
        long bits = Double.doubleToRawLongBits(normal) & 0xfffffffffffffL | 1L << 52;
        int drop = 52 - 4 * places;
        long kept = bits >>> drop;
        long rest = bits - (kept << drop);
        long half = 1L << drop - 1;
        if (rest > half || rest == half && (kept & 1) == 1) {
            kept++;
        }
        if (kept >>> 4 * places == 2) {
            kept >>>= 1;
            exponent++;
        }
        String digits = Long.toHexString(kept);
        int end = digits.length();
        while (end > 2 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return "1." + digits.substring(1, end) + "p" + (exponent - below);
    }
}
