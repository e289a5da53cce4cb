package java.lang;

/** Boxes of chars, and what is known of characters; what is beyond ASCII is looked up in Unicode. */
public final class Character implements java.io.Serializable, Comparable<Character> {
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\0';
    public static final char MAX_VALUE = '\uffff';
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;
    public static final char MIN_HIGH_SURROGATE = (char) 0xd800;
    public static final char MAX_HIGH_SURROGATE = (char) 0xdbff;
    public static final char MIN_LOW_SURROGATE = (char) 0xdc00;
    public static final char MAX_LOW_SURROGATE = (char) 0xdfff;
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    /** The boxes from 0 to 127, made when they are first asked for. */
    private static Character[] cache;

    private final char value;

    @Deprecated(since = "9", forRemoval = true)
    public Character(char value) {
        this.value = value;
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.value == c;
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Character valueOf(char c) {
        if (c > 127) {
            return new Character(c);
        }
        if (cache == null) {
            cache = new Character[128];
        }
        Character box = cache[c];
        if (box == null) {
            box = new Character(c);
            cache[c] = box;
        }
        return box;
    }

    public char charValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    public boolean equals(Object obj) {
        return obj instanceof Character && value == ((Character) obj).value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char c) {
        return String.valueOf(c);
    }

    /*@ public behavior
      @   ensures \result != null && 1 <= \result.length() && \result.length() <= 2;
      @   signals_only IllegalArgumentException;
      @   signals (IllegalArgumentException e) codePoint < 0 || codePoint > 0x10ffff;
      @   assignable \nothing;
      @*/
    public static String toString(int codePoint) {
        return String.valueOf(toChars(codePoint));
    }

    public int compareTo(Character anotherCharacter) {
        return value - anotherCharacter.value;
    }

    public static int compare(char x, char y) {
        return x - y;
    }

    public static char reverseBytes(char ch) {
        return (char) (ch >> 8 | ch << 8);
    }

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >= MIN_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char ch) {
        return ch >= MIN_HIGH_SURROGATE && ch <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char ch) {
        return ch >= MIN_LOW_SURROGATE && ch <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char ch) {
        return ch >= MIN_SURROGATE && ch <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (MIN_SUPPLEMENTARY_CODE_POINT - (MIN_HIGH_SURROGATE << 10) - MIN_LOW_SURROGATE);
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + (MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10)));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
    }

    public static char[] toChars(int codePoint) {
        if (isBmpCodePoint(codePoint)) {
            return new char[] {(char) codePoint};
        }
        if (isValidCodePoint(codePoint)) {
            return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
        }
        String digits = Integer.toHexString(codePoint).toUpperCase();
        throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + digits);
    }

    public static int codePointAt(CharSequence seq, int index) {
        char first = seq.charAt(index);
        if (isHighSurrogate(first) && index + 1 < seq.length()) {
            char second = seq.charAt(index + 1);
            if (isLowSurrogate(second)) {
                return toCodePoint(first, second);
            }
        }
        return first;
    }

    public static int codePointAt(char[] a, int index) {
        char first = a[index];
        if (isHighSurrogate(first) && index + 1 < a.length && isLowSurrogate(a[index + 1])) {
            return toCodePoint(first, a[index + 1]);
        }
        return first;
    }

    public static int codePointAt(char[] a, int index, int limit) {
        if (index >= limit || limit < 0 || limit > a.length) {
            throw new IndexOutOfBoundsException();
        }
        char first = a[index];
        if (isHighSurrogate(first) && index + 1 < limit && isLowSurrogate(a[index + 1])) {
            return toCodePoint(first, a[index + 1]);
        }
        return first;
    }

    public static int codePointBefore(CharSequence seq, int index) {
        char second = seq.charAt(index - 1);
        if (isLowSurrogate(second) && index > 1) {
            char first = seq.charAt(index - 2);
            if (isHighSurrogate(first)) {
                return toCodePoint(first, second);
            }
        }
        return second;
    }

    public static int codePointBefore(char[] a, int index) {
        char second = a[index - 1];
        if (isLowSurrogate(second) && index > 1 && isHighSurrogate(a[index - 2])) {
            return toCodePoint(a[index - 2], second);
        }
        return second;
    }

    public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
        int length = seq.length();
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length) {
            throw new IndexOutOfBoundsException();
        }
        int points = 0;
        for (int index = beginIndex; index < endIndex; index++) {
            if (isHighSurrogate(seq.charAt(index)) && index + 1 < endIndex && isLowSurrogate(seq.charAt(index + 1))) {
                index++;
            }
            points++;
        }
        return points;
    }

    public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
        int length = seq.length();
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (int left = codePointOffset; left > 0; left--) {
            if (at >= length) {
                throw new IndexOutOfBoundsException();
            }
            at += charCount(codePointAt(seq, at));
        }
        for (int left = codePointOffset; left < 0; left++) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            at -= charCount(codePointBefore(seq, at));
        }
        return at;
    }

    public static int getType(int codePoint) {
        return Unicode.category(codePoint);
    }

    public static boolean isLowerCase(char ch) {
        return ch < 0x80 ? ch >= 'a' && ch <= 'z' : isLowerCase((int) ch);
    }

    public static boolean isLowerCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint >= 'a' && codePoint <= 'z';
        }
        int type = Unicode.category(codePoint);
        return type == LOWERCASE_LETTER || Unicode.isOtherLower(codePoint);
    }

    public static boolean isUpperCase(char ch) {
        return ch < 0x80 ? ch >= 'A' && ch <= 'Z' : isUpperCase((int) ch);
    }

    public static boolean isUpperCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint >= 'A' && codePoint <= 'Z';
        }
        int type = Unicode.category(codePoint);
        return type == UPPERCASE_LETTER || Unicode.isOtherUpper(codePoint);
    }

    public static boolean isTitleCase(char ch) {
        return ch < 0x80 ? false : isTitleCase((int) ch);
    }

    public static boolean isTitleCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return false;
        }
        return Unicode.category(codePoint) == TITLECASE_LETTER;
    }

    public static boolean isDigit(char ch) {
        return ch < 0x80 ? ch >= '0' && ch <= '9' : isDigit((int) ch);
    }

    public static boolean isDigit(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint >= '0' && codePoint <= '9';
        }
        return Unicode.category(codePoint) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isDefined(char ch) {
        return ch < 0x80 ? true : isDefined((int) ch);
    }

    public static boolean isDefined(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return true;
        }
        return Unicode.category(codePoint) != UNASSIGNED;
    }

    public static boolean isLetter(char ch) {
        return ch < 0x80 ? ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' : isLetter((int) ch);
    }

    public static boolean isLetter(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z';
        }
        int type = Unicode.category(codePoint);
        return type >= UPPERCASE_LETTER && type <= OTHER_LETTER;
    }

    public static boolean isLetterOrDigit(char ch) {
        return ch < 0x80 ? ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' || ch >= '0' && ch <= '9' : isLetterOrDigit((int) ch);
    }

    public static boolean isLetterOrDigit(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z' || codePoint >= '0' && codePoint <= '9';
        }
        int type = Unicode.category(codePoint);
        return type >= UPPERCASE_LETTER && type <= OTHER_LETTER || type == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isJavaIdentifierStart(char ch) {
        return ch < 0x80 ? ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' || ch == '_' || ch == '$' : isJavaIdentifierStart((int) ch);
    }

    public static boolean isJavaIdentifierStart(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z' || codePoint == '_' || codePoint == '$';
        }
        int type = Unicode.category(codePoint);
        return type >= UPPERCASE_LETTER && type <= OTHER_LETTER || type == LETTER_NUMBER || type == CURRENCY_SYMBOL
                || type == CONNECTOR_PUNCTUATION;
    }

    public static boolean isJavaIdentifierPart(char ch) {
        return isJavaIdentifierPart((int) ch);
    }

    public static boolean isJavaIdentifierPart(int codePoint) {
        int type = Unicode.category(codePoint);
        return isJavaIdentifierStart(codePoint) || type == DECIMAL_DIGIT_NUMBER || type == COMBINING_SPACING_MARK
                || type == NON_SPACING_MARK || isIdentifierIgnorable(codePoint);
    }

    public static boolean isIdentifierIgnorable(char ch) {
        return isIdentifierIgnorable((int) ch);
    }

    public static boolean isIdentifierIgnorable(int codePoint) {
        return codePoint >= 0 && codePoint <= 8 || codePoint >= 0xe && codePoint <= 0x1b || codePoint >= 0x7f && codePoint <= 0x9f || Unicode.category(codePoint) == FORMAT;
    }

    public static boolean isSpaceChar(char ch) {
        return ch < 0x80 ? ch == ' ' : isSpaceChar((int) ch);
    }

    public static boolean isSpaceChar(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint == ' ';
        }
        int type = Unicode.category(codePoint);
        return type >= SPACE_SEPARATOR && type <= PARAGRAPH_SEPARATOR;
    }

    public static boolean isWhitespace(char ch) {
        return ch < 0x80 ? ch == ' ' || ch >= 9 && ch <= 13 || ch >= 0x1c && ch <= 0x1f : isWhitespace((int) ch);
    }

    public static boolean isWhitespace(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint == ' ' || codePoint >= 9 && codePoint <= 13 || codePoint >= 0x1c && codePoint <= 0x1f;
        }
        int type = Unicode.category(codePoint);
        return type >= SPACE_SEPARATOR && type <= PARAGRAPH_SEPARATOR && codePoint != 0xa0 && codePoint != 0x2007 && codePoint != 0x202f;
    }

    public static boolean isISOControl(char ch) {
        return ch < 0x80 ? ch < 0x20 || ch == 0x7f : isISOControl((int) ch);
    }

    public static boolean isISOControl(int codePoint) {
        if (codePoint >= 0 && codePoint < 0x80) {
            return codePoint < 0x20 || codePoint == 0x7f;
        }
        return codePoint >= 0x80 && codePoint <= 0x9f;
    }

    public static boolean isAlphabetic(int codePoint) {
        return isLetter(codePoint) || getType(codePoint) == LETTER_NUMBER || Unicode.isOtherAlphabetic(codePoint);
    }

    public static int getType(char ch) {
        return Unicode.category(ch);
    }

    public static char toLowerCase(char ch) {
        if (ch < 0x80) {
            return ch >= 'A' && ch <= 'Z' ? (char) (ch + 32) : ch;
        }
        return (char) Unicode.toLower(ch);
    }

    public static int toLowerCase(int codePoint) {
        return codePoint >= 0 && codePoint < 0x80 ? toLowerCase((char) codePoint) : Unicode.toLower(codePoint);
    }

    public static char toUpperCase(char ch) {
        if (ch < 0x80) {
            return ch >= 'a' && ch <= 'z' ? (char) (ch - 32) : ch;
        }
        return (char) Unicode.toUpper(ch);
    }

    public static int toUpperCase(int codePoint) {
        return codePoint >= 0 && codePoint < 0x80 ? toUpperCase((char) codePoint) : Unicode.toUpper(codePoint);
    }

    public static char toTitleCase(char ch) {
        return (char) toTitleCase((int) ch);
    }

    public static int toTitleCase(int codePoint) {
        return codePoint >= 0 && codePoint < 0x80 ? toUpperCase((char) codePoint) : Unicode.toTitle(codePoint);
    }

    public static int digit(char ch, int radix) {
        return digit((int) ch, radix);
    }

    public static int digit(int codePoint, int radix) {
        int digit = -1;
        if (codePoint >= '0' && codePoint <= '9') {
            digit = codePoint - '0';
        } else if (codePoint >= 'a' && codePoint <= 'z') {
            digit = codePoint - 'a' + 10;
        } else if (codePoint >= 'A' && codePoint <= 'Z') {
            digit = codePoint - 'A' + 10;
        } else if (codePoint >= 0x80) {
            if (getType(codePoint) == DECIMAL_DIGIT_NUMBER) {
                digit = Unicode.decimalValue(codePoint);
            } else if (codePoint >= 0xff21 && codePoint <= 0xff3a) {
                digit = codePoint - 0xff21 + 10;
            } else if (codePoint >= 0xff41 && codePoint <= 0xff5a) {
                digit = codePoint - 0xff41 + 10;
            }
        }
        return digit < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? digit : -1;
    }

    public static int getNumericValue(char ch) {
        return getNumericValue((int) ch);
    }

    public static int getNumericValue(int codePoint) {
        int digit = digit(codePoint, MAX_RADIX);
        return digit >= 0 || codePoint < 0x80 ? digit : Unicode.number(codePoint);
    }

    public static char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }
}
