// Character's methods on ASCII: classes, case, digits.
public class CharacterMethods {
    static String classes(char c) {
        String result = "";
        result += Character.isDigit(c) ? "d" : "-";
        result += Character.isLetter(c) ? "l" : "-";
        result += Character.isLetterOrDigit(c) ? "a" : "-";
        result += Character.isUpperCase(c) ? "U" : "-";
        result += Character.isLowerCase(c) ? "L" : "-";
        result += Character.isWhitespace(c) ? "w" : "-";
        result += Character.isSpaceChar(c) ? "s" : "-";
        result += Character.isJavaIdentifierStart(c) ? "j" : "-";
        return result + Character.getNumericValue(c);
    }

    static String swap(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            out.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        char[] samples = {'a', 'Z', '0', '9', ' ', '\t', '\n', '_', '$', '-', '@', '[', '`', '{', '/', ':', '\u0000',
            '\u007f', '\u001c'};
        for (char c : samples) {
            System.out.print(classes(c) + " ");
        }
        System.out.println();
        System.out.println(swap("Hello, World 42!"));
        System.out.println(Character.digit('7', 10) + " " + Character.digit('f', 16) + " " + Character.digit('F', 16)
            + " " + Character.digit('g', 16) + " " + Character.digit('9', 8) + " " + Character.digit('z', 36));
        System.out.println(Character.forDigit(11, 16) + " " + Character.forDigit(7, 10) + " "
            + (int) Character.forDigit(16, 16));
        System.out.println(Character.toString('x') + Character.valueOf('y') + Character.toChars(122)[0]);
        System.out.println(Character.toUpperCase('q') + Character.toUpperCase((int) 'q'));
        Character boxed = 'm';
        System.out.println(boxed.compareTo('k') + " " + boxed.equals('m') + " " + boxed.hashCode() + " "
            + boxed.charValue());
        int digits = 0;
        int letters = 0;
        int upper = 0;
        for (char c = 0; c < 128; c++) {
            digits += Character.isDigit(c) ? 1 : 0;
            letters += Character.isLetter(c) ? 1 : 0;
            upper += Character.isUpperCase(c) ? 1 : 0;
        }
        System.out.println(digits + " " + letters + " " + upper);
        System.out.println(Character.isDigit('\u0661') + " " + Character.isLetter('\u00e9') + " "
            + (int) Character.toUpperCase('\u00e9') + " " + Character.isAlphabetic('b'));
    }
}
