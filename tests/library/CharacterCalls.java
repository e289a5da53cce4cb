/** Calls of java.lang.Character. */
public class CharacterCalls {
    public static void main(String[] args) {
        new Arguments(args).make(12, 50, CharacterCalls::result);
    }

    static Object result(Arguments with, int which) {
        char unit = with.unit();
        int point = with.codePoint();
        return switch (which) {
            case 0 -> Character.valueOf(unit) == Character.valueOf(unit);
            case 1 -> Character.valueOf(unit).hashCode() + " " + Character.hashCode(unit) + Character.valueOf(unit);
            case 2 -> Character.valueOf(unit).equals(with.truth() ? (Object) unit : with.object());
            case 3 -> Character.toString(unit) + Character.toString('x');
            case 4 -> Character.toString(point);
            case 5 -> Character.valueOf(unit).compareTo(with.unit()) + " " + Character.compare(unit, with.unit());
            case 6 -> Character.reverseBytes(unit);
            case 7 -> Character.isValidCodePoint(point) + " " + Character.isBmpCodePoint(point) + " " + Character.isSupplementaryCodePoint(point);
            case 8 -> Character.isHighSurrogate(unit) + " " + Character.isLowSurrogate(unit) + " " + Character.isSurrogate(unit);
            case 9 -> Character.isSurrogatePair(unit, with.unit());
            case 10 -> Character.charCount(point);
            case 11 -> Character.toCodePoint(unit, with.unit());
            case 12 -> (int) Character.highSurrogate(point) + " " + (int) Character.lowSurrogate(point);
            case 13 -> Character.toChars(point);
            case 14 -> Character.codePointAt(with.text(), with.index());
            case 15 -> Character.codePointAt(with.units(), with.index());
            case 16 -> Character.codePointAt(with.units(), with.below(3), with.index());
            case 17 -> Character.codePointBefore(with.text(), with.index());
            case 18 -> Character.codePointBefore(with.units(), with.index());
            case 19 -> Character.codePointCount(with.text(), with.index(), with.index());
            case 20 -> Character.offsetByCodePoints(with.text(), with.index(), with.index() - 3);
            case 21 -> Character.getType(unit) + " " + Character.getType(with.unit());
            case 22 -> Character.getType(point);
            case 23 -> Character.isLowerCase(unit) + " " + Character.isLowerCase(point);
            case 24 -> Character.isUpperCase(unit) + " " + Character.isUpperCase(point);
            case 25 -> Character.isTitleCase(unit) + " " + Character.isTitleCase(point);
            case 26 -> Character.isDigit(unit) + " " + Character.isDigit(point);
            case 27 -> Character.isDefined(unit) + " " + Character.isDefined(point);
            case 28 -> Character.isLetter(unit) + " " + Character.isLetter(point);
            case 29 -> Character.isLetterOrDigit(unit) + " " + Character.isLetterOrDigit(point);
            case 30 -> Character.isJavaIdentifierStart(unit) + " " + Character.isJavaIdentifierStart(point);
            case 31 -> Character.isJavaIdentifierPart(unit) + " " + Character.isJavaIdentifierPart(point);
            case 32 -> Character.isIdentifierIgnorable(unit) + " " + Character.isIdentifierIgnorable(point);
            case 33 -> Character.isSpaceChar(unit) + " " + Character.isSpaceChar(point);
            case 34 -> Character.isWhitespace(unit) + " " + Character.isWhitespace(point);
            case 35 -> Character.isISOControl(unit) + " " + Character.isISOControl(point);
            case 36 -> Character.isAlphabetic(point);
            case 37 -> Character.toLowerCase(unit);
            case 38 -> Character.toLowerCase(point);
            case 39 -> Character.toUpperCase(unit);
            case 40 -> Character.toUpperCase(point);
            case 41 -> Character.toTitleCase(unit);
            case 42 -> Character.toTitleCase(point);
            case 43 -> Character.digit(unit, with.radix());
            case 44 -> Character.digit(point, with.radix());
            case 45 -> Character.getNumericValue(unit);
            case 46 -> Character.getNumericValue(point);
            case 47 -> Character.forDigit(with.index(), with.radix());
            case 48 -> ascii((char) with.below(128));
            default -> (int) Character.valueOf(unit).charValue();
        };
    }

    static String ascii(char unit) {
        return Character.isLetter(unit) + " " + Character.isDigit(unit) + " " + Character.isWhitespace(unit) + " " + Character.isUpperCase(unit)
            + " " + Character.isLowerCase(unit) + " " + Character.toUpperCase(unit) + Character.toLowerCase(unit) + Character.getType(unit);
    }
}
