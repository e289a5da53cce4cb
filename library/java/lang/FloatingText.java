package java.lang;

/** The forms of text that Double.parseDouble and Float.parseFloat read, and hexadecimal numbers with a binary exponent. */
final class FloatingText {
    private FloatingText() {
    }

    /** The text without white space around it, if it is of one of the forms; throws otherwise. */
    static String check(String given) {
        String text = given.trim();
        int length = text.length();
        if (length == 0) {
            throw new NumberFormatException("empty String");
        }
        int at = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        String magnitude = text.substring(at);
        if (magnitude.equals("NaN") || magnitude.equals("Infinity")) {
            return text;
        }
        boolean hexadecimal = isHexadecimal(text);
        if (hexadecimal) {
            at += 2;
        }
        int digits = 0;
        boolean point = false;
        while (at < length && (isDigit(text.charAt(at), hexadecimal) || text.charAt(at) == '.' && !point)) {
            if (text.charAt(at) == '.') {
                point = true;
            } else {
                digits++;
            }
            at++;
        }
        if (at < length && text.charAt(at) == '.' && !hexadecimal) {
            throw new NumberFormatException("multiple points");
        }
        boolean exponent = at < length && (hexadecimal ? "pP" : "eE").indexOf(text.charAt(at)) >= 0;
        boolean good = digits > 0 && (exponent || !hexadecimal);
        if (exponent) {
            at++;
            if (at < length && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
                at++;
            }
            int start = at;
            while (at < length && isDigit(text.charAt(at), false)) {
                at++;
            }
            good = good && at > start;
        }
        if (at < length && "fFdD".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (!good || at < length) {
            // The JDK quotes the trimmed text, but for hexadecimal numbers and what resembles them.
            throw NumberFormatException.ofInput(text, 10);
        }
        return text;
    }

    private static boolean isDigit(char unit, boolean hexadecimal) {
        return unit >= '0' && unit <= '9' || hexadecimal && (unit >= 'a' && unit <= 'f' || unit >= 'A' && unit <= 'F');
    }

    static boolean isHexadecimal(String text) {
        int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        return text.startsWith("0x", sign) || text.startsWith("0X", sign);
    }

    /** The decimal number that the text holds, without sign and type. */
    static String decimal(String text, int start) {
        int end = text.length();
        return text.substring(start, "fFdD".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end);
    }

    /** The number nearest to a hexadecimal one, with that many bits of precision; ties go to even. */
    static double hexadecimal(String text, int precision, int minExponent, int maxExponent) {
        boolean negative = text.charAt(0) == '-';
        int at = negative || text.charAt(0) == '+' ? 3 : 2;
        // The leading 60 bits, whether something else follows, and the exponent of the last of the bits.
        long bits = 0;
        boolean more = false;
        long exponent = 0;
        boolean fraction = false;
        for (; text.charAt(at) != 'p' && text.charAt(at) != 'P'; at++) {
            if (text.charAt(at) == '.') {
                fraction = true;
                continue;
            }
            int digit = Character.digit(text.charAt(at), 16);
            if (bits >>> 56 == 0) {
                bits = bits << 4 | digit;
                exponent -= fraction ? 4 : 0;
            } else {
                more |= digit != 0;
                exponent += fraction ? 0 : 4;
            }
        }
        exponent += exponentOf(text, at + 1);
        if (bits == 0) {
            return negative ? -0.0 : 0.0;
        }
        int width = 64 - Long.numberOfLeadingZeros(bits);
        long first = exponent + width - 1;
        double result;
        if (first > maxExponent) {
            result = Double.POSITIVE_INFINITY;
        } else {
            long kept = first >= minExponent ? precision : precision - (minExponent - first);
            long drop = width - kept;
            if (drop > 0) {
                bits = drop > 62 ? 0 : rounded(bits, (int) drop, more);
                exponent += drop;
            }
            result = bits == 0 ? 0.0 : scaled(bits, exponent);
            if (result > (precision == 24 ? Float.MAX_VALUE : Double.MAX_VALUE)) {
                result = Double.POSITIVE_INFINITY;
            }
        }
        return negative ? -result : result;
    }

    private static long exponentOf(String text, int start) {
        int at = text.charAt(start) == '-' || text.charAt(start) == '+' ? start + 1 : start;
        long exponent = 0;
        for (; at < text.length() && isDigit(text.charAt(at), false); at++) {
            exponent = Math.min(exponent * 10 + (text.charAt(at) - '0'), 1L << 40);
        }
        return text.charAt(start) == '-' ? -exponent : exponent;
    }

    private static long rounded(long bits, int drop, boolean more) {
        long kept = bits >>> drop;
        long rest = bits - (kept << drop);
        long half = 1L << drop - 1;
        boolean up = rest > half || rest == half && (more || (kept & 1) == 1);
        return up ? kept + 1 : kept;
    }

    /** Exact: the bits fit. */
    private static double scaled(long bits, long exponent) {
        double result = bits;
        for (; exponent > 0; exponent--) {
            result *= 2;
        }
        for (; exponent < 0; exponent++) {
            result /= 2;
        }
        return result;
    }

    /** What Double.toHexString says; for floats, whose subnormal numbers begin earlier, with their least exponent. */
    static String toHexadecimal(double number, int minExponent) {
        if (number != number || Double.isInfinite(number)) {
            return Double.toString(number);
        }
        long bits = Double.doubleToRawLongBits(number);
        String sign = bits < 0 ? "-" : "";
        double magnitude = Math.abs(number);
        if (magnitude == 0) {
            return sign + "0x0.0p0";
        }
        int exponent = Math.getExponent(magnitude);
        boolean subnormal = exponent < minExponent;
        long fraction = bits & 0xfffffffffffffL;
        if (subnormal && exponent >= Double.MIN_EXPONENT) {
            fraction = (fraction | 1L << 52) >>> minExponent - exponent;
        }
        String digits = Long.toHexString(fraction | 1L << 52).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return sign + (subnormal ? "0x0." : "0x1.") + digits.substring(0, end) + "p" + (subnormal ? minExponent : exponent);
    }
}
