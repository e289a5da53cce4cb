package java.lang;

/** Upper and lower case of whole strings, where a character may become several. */
final class Casing {
    private Casing() {
    }

    /*@ normal_behavior
      @   ensures \result != null;
      @   ensures text.length() == 0 ==> \result.length() == 0;
      @   assignable \nothing;
      @*/
    static String toUpper(String text) {
        int length = text.length();
        char[] units = text.toCharArray();
        boolean changed = false;
        for (int index = 0; index < length; index++) {
            char unit = units[index];
            if (unit >= 0x80) {
                return toUpperBeyond(text);
            }
            if (unit >= 'a' && unit <= 'z') {
                units[index] = (char) (unit - 32);
                changed = true;
            }
        }
        return changed ? String.fromChars(units, 0, length) : text;
    }

    private static String toUpperBeyond(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int index = 0; index < text.length(); ) {
            int codePoint = text.codePointAt(index);
            int special = codePoint < 0x10000 ? Unicode.specialUpper((char) codePoint) : -1;
            if (special < 0) {
                result.appendCodePoint(Character.toUpperCase(codePoint));
            } else {
                result.append(Unicode.specialUnit(special, 0)).append(Unicode.specialUnit(special, 1));
                if (Unicode.specialUnit(special, 2) != 0) {
                    result.append(Unicode.specialUnit(special, 2));
                }
            }
            index += Character.charCount(codePoint);
        }
        String upper = result.toString();
        return upper.equals(text) ? text : upper;
    }

    /*@ normal_behavior
      @   ensures \result != null;
      @   ensures text.length() == 0 ==> \result.length() == 0;
      @   assignable \nothing;
      @*/
    static String toLower(String text) {
        int length = text.length();
        char[] units = text.toCharArray();
        boolean changed = false;
        for (int index = 0; index < length; index++) {
            char unit = units[index];
            if (unit >= 0x80) {
                return toLowerBeyond(text);
            }
            if (unit >= 'A' && unit <= 'Z') {
                units[index] = (char) (unit + 32);
                changed = true;
            }
        }
        return changed ? String.fromChars(units, 0, length) : text;
    }

    private static String toLowerBeyond(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int index = 0; index < text.length(); ) {
            int codePoint = text.codePointAt(index);
            if (codePoint == 0x3a3) {
                result.append(isFinalSigma(text, index) ? '\u03c2' : '\u03c3');
            } else if (codePoint == 0x130) {
                result.append("i\u0307");
            } else {
                result.appendCodePoint(Character.toLowerCase(codePoint));
            }
            index += Character.charCount(codePoint);
        }
        String lower = result.toString();
        return lower.equals(text) ? text : lower;
    }

    /** Whether a letter stands before the sigma and none behind it, not counting what case ignores. */
    private static boolean isFinalSigma(String text, int index) {
        return casedBefore(text, index) && !casedFrom(text, index + 1);
    }

    private static boolean casedBefore(String text, int end) {
        while (end > 0) {
            int codePoint = text.codePointBefore(end);
            if (isCased(codePoint) || !isIgnored(codePoint)) {
                return isCased(codePoint);
            }
            end -= Character.charCount(codePoint);
        }
        return false;
    }

    private static boolean casedFrom(String text, int start) {
        while (start < text.length()) {
            int codePoint = text.codePointAt(start);
            if (isCased(codePoint) || !isIgnored(codePoint)) {
                return isCased(codePoint);
            }
            start += Character.charCount(codePoint);
        }
        return false;
    }

    /** By the list of the JDK, which is shorter than Unicode's. */
    private static boolean isCased(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.LOWERCASE_LETTER || type == Character.UPPERCASE_LETTER
                || type == Character.TITLECASE_LETTER || codePoint >= 0x2b0 && codePoint <= 0x2b8
                || codePoint == 0x2c0 || codePoint == 0x2c1 || codePoint >= 0x2e0 && codePoint <= 0x2e4
                || codePoint == 0x345 || codePoint == 0x37a || codePoint >= 0x1d2c && codePoint <= 0x1d61
                || codePoint >= 0x2160 && codePoint <= 0x217f;
    }

    private static boolean isIgnored(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT
                || type == Character.MODIFIER_LETTER || type == Character.MODIFIER_SYMBOL || codePoint == '\''
                || codePoint == 0xad || codePoint == 0x2019;
    }
}
