package java.util;

/** The decimal digits that Double.toString shows of a number that is not negative: 0.d1d2d3... times a power of ten. */
final class DecimalDigits {
    private char[] digits;
    private int count;
    /** The power of ten. */
    int exponent;

    DecimalDigits(double number) {
        String text = Double.toString(number);
        int mark = text.indexOf('E');
        int end = mark < 0 ? text.length() : mark;
        int point = text.indexOf('.');
        digits = new char[end];
        int leading = 0;
        for (int at = 0; at < end; at++) {
            char unit = text.charAt(at);
            if (unit == '.') {
                continue;
            }
            if (count == 0 && unit == '0') {
                leading++;
            } else {
                digits[count++] = unit;
            }
        }
        exponent = point - leading + (mark < 0 ? 0 : Integer.parseInt(text.substring(mark + 1)));
        if (count == 0) {
            exponent = 1;
        }
        while (count > 0 && digits[count - 1] == '0') {
            count--;
        }
    }

    /** Keeps that many digits; half and more is rounded up. */
    void round(int kept) {
        if (kept >= count || kept < 0) {
            return;
        }
        boolean up = digits[kept] >= '5';
        count = kept;
        if (!up) {
            return;
        }
        while (count > 0 && digits[count - 1] == '9') {
            count--;
        }
        if (count == 0) {
            digits[0] = '1';
            count = 1;
            exponent++;
        } else {
            digits[count - 1]++;
        }
    }

    private char digit(int at) {
        return at >= 0 && at < count ? digits[at] : '0';
    }

    /** Without exponent, with that many digits behind the point. */
    String plain(int places) {
        StringBuilder text = new StringBuilder();
        if (exponent <= 0) {
            text.append('0');
        }
        for (int at = 0; at < exponent; at++) {
            text.append(digit(at));
        }
        if (places > 0) {
            text.append('.');
            for (int at = 0; at < places; at++) {
                text.append(digit(exponent + at));
            }
        }
        return text.toString();
    }

    /** One digit before the point and that many behind it. */
    String scientificMantissa(int places) {
        StringBuilder text = new StringBuilder();
        text.append(digit(0));
        if (places > 0) {
            text.append('.');
            for (int at = 1; at <= places; at++) {
                text.append(digit(at));
            }
        }
        return text.toString();
    }
}
