package java.util;

/** The forms of numbers that Scanner reads, as written in English. */
final class ScannedNumbers {
    private ScannedNumbers() {
    }

    private static boolean isDigit(char unit, int radix) {
        return Character.digit(unit, radix) >= 0 || Character.isDigit(unit);
    }

    private static int skipSign(String word) {
        return !word.isEmpty() && (word.charAt(0) == '-' || word.charAt(0) == '+') ? 1 : 0;
    }

    private static int skipDigits(String word, int from, int radix) {
        int at = from;
        while (at < word.length() && isDigit(word.charAt(at), radix)) {
            at++;
        }
        return at;
    }

    /** The end of the digits at an index: plain ones, or groups of three behind up to three of which the first is not 0. */
    private static int skipNumeral(String word, int from, int radix) {
        int at = skipDigits(word, from, radix);
        boolean groups = at > from && at <= from + 3 && word.charAt(from) != '0';
        if (groups) {
            while (at < word.length() && word.charAt(at) == ',' && skipDigits(word, at + 1, radix) == at + 4) {
                at += 4;
            }
        }
        return at;
    }

    static boolean isWhole(String word, int radix) {
        int start = skipSign(word);
        int end = skipNumeral(word, start, radix);
        return end > start && end == word.length();
    }

    /** The name of a value that is no ordinary number, or null. */
    private static String special(String word, int start) {
        String rest = word.substring(start);
        return rest.equals("NaN") || rest.equals("\ufffd") ? "NaN"
                : rest.equals("Infinity") || rest.equals("\u221e") ? "Infinity" : null;
    }

    static boolean isFraction(String word) {
        int start = skipSign(word);
        if (special(word, start) != null) {
            return true;
        }
        if (word.startsWith("0x", start) || word.startsWith("0X", start)) {
            return isHexadecimal(word, start + 2);
        }
        int at = skipNumeral(word, start, 10);
        boolean digits = at > start;
        if (at < word.length() && word.charAt(at) == '.') {
            int end = skipDigits(word, at + 1, 10);
            digits |= end > at + 1;
            at = end;
        }
        if (digits && at < word.length() && (word.charAt(at) == 'e' || word.charAt(at) == 'E')) {
            int sign = at + 1 < word.length() && (word.charAt(at + 1) == '-' || word.charAt(at + 1) == '+') ? 1 : 0;
            int end = skipDigits(word, at + 1 + sign, 10);
            digits = end > at + 1 + sign;
            at = end;
        }
        return digits && at == word.length();
    }

    /** Of this form only the digits of ASCII are. */
    private static boolean isHexadecimal(String word, int start) {
        for (int at = start; at < word.length(); at++) {
            if (word.charAt(at) >= 0x80) {
                return false;
            }
        }
        int point = skipDigits(word, start, 16);
        if (point >= word.length() || word.charAt(point) != '.') {
            return false;
        }
        int at = skipDigits(word, point + 1, 16);
        if (at == point + 1) {
            return false;
        }
        if (at < word.length() && (word.charAt(at) == 'p' || word.charAt(at) == 'P')) {
            int sign = at + 1 < word.length() && (word.charAt(at + 1) == '-' || word.charAt(at + 1) == '+') ? 1 : 0;
            int end = skipDigits(word, at + 1 + sign, 10);
            return end > at + 1 + sign && end == word.length();
        }
        return at == word.length();
    }

    /** A number in the form that Double.parseDouble reads: without groups, with the digits of ASCII. */
    static String plain(String word) {
        int start = skipSign(word);
        String special = special(word, start);
        if (special != null) {
            return word.substring(0, start) + special;
        }
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < word.length(); at++) {
            char unit = word.charAt(at);
            if (unit != ',') {
                text.append(unit >= 0x80 && Character.isDigit(unit) ? (char) ('0' + Character.digit(unit, 10)) : unit);
            }
        }
        return text.toString();
    }
}
