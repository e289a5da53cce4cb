import java.util.Arrays;

/** Calls the models whose contracts proofs see, with arguments from a seed. Whatever the contracts promise is checked as it runs. */
class Texts {
    private static final int TURNS = 20;

    private int state;

    Texts(int seed) {
        state = seed * 7919 + 17;
    }

    private int next(int bound) {
        state = state * 1103515245 + 12345;
        return (state >>> 8) % bound;
    }

    private char unit() {
        switch (next(8)) {
            case 0:
                return ' ';
            case 1:
                return ',';
            case 2:
                return (char) (next(0x3000) + 0x80);
            case 3:
                return (char) ('0' + next(10));
            case 4:
                return (char) ('A' + next(26));
            case 5:
                return '\t';
            case 6:
                return '!';
            default:
                return (char) ('a' + next(4));
        }
    }

    private String text() {
        char[] units = new char[next(7)];
        for (int i = 0; i < units.length; i++) {
            units[i] = unit();
        }
        return new String(units);
    }

    /** A text of few different units: separators come next to each other, and texts are often equal. */
    private String plainText() {
        String text = "";
        for (int left = next(5); left > 0; left--) {
            text += next(2) == 0 ? "," : "a";
        }
        return text;
    }

    /** A code point or, at times, what is just none. */
    private int point() {
        switch (next(6)) {
            case 0:
                return next(0x110000);
            case 1:
                // A decimal digit, Arabic or wide.
                return (next(2) == 0 ? 0x660 : 0xff10) + next(10);
            case 2:
                int[] edges = {-1, 0, 0x7f, 0x80, 0x2019, 0xffff, 0x10000, 0x10ffff, 0x110000};
                return edges[next(edges.length)];
            default:
                return unit();
        }
    }

    private int number() {
        switch (next(4)) {
            case 0:
                return next(20) - 10;
            case 1:
                return Integer.MIN_VALUE + next(3);
            case 2:
                return Integer.MAX_VALUE - next(3);
            default:
                return state;
        }
    }

    static void strings(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).strings();
        }
    }

    private void strings() {
        String text = text();
        text.trim();
        text.strip();
        text.stripLeading();
        text.stripTrailing();
        text.isBlank();
        text.replace('a', 'b');
        text.replace(text(), text());
        text.split(",");
        text.split(",", next(5) - 2);
        plainText().split(",");
        plainText().split(",", next(5) - 2);
        text.repeat(next(4));
        text.toUpperCase();
        text.toLowerCase();
        text.equalsIgnoreCase(text());
        text.equalsIgnoreCase(new String(text));
        text.compareToIgnoreCase(text());
        text.compareToIgnoreCase(new String(text));
        text.regionMatches(true, next(3), next(2) == 0 ? text : text(), next(3), next(3));
        String plain = plainText();
        plain.regionMatches(true, next(2), new String(plain), next(2), next(3));
        try {
            text.charAt(next(10) - 1);
        } catch (IndexOutOfBoundsException e) {
            // That may be.
        }
    }

    /** Comes to a regular expression. There is no model of those: a run ends behind what says whether it is well formed. */
    static void patterns(int seed) {
        Texts texts = new Texts(seed);
        String pattern = texts.text() + "[a-c]+";
        switch (texts.next(4)) {
            case 0 -> texts.text().matches(pattern);
            case 1 -> texts.text().replaceAll(pattern, texts.text());
            case 2 -> texts.text().replaceFirst(pattern, texts.text());
            default -> texts.text().split(pattern);
        }
    }

    /** Regular expressions that are certain to be right, and formats that fit. */
    static void expressions(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            Texts texts = new Texts(TURNS * seed + turn);
            String[] parts = {"", "a", "(b)", "[c(]", "(a|(b))"};
            String pattern = parts[texts.next(5)] + parts[texts.next(5)];
            java.util.regex.Pattern.compile(pattern).matcher(pattern).groupCount();
            String.format("%s %5d%n", texts.text(), turn);
        }
    }

    static void numbers(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).numbers();
        }
    }

    private void numbers() {
        int number = number();
        Integer.toString(number);
        Integer.toString(number, 2 + next(35));
        Long.toString((long) number * number());
        Long.toString((long) number * number(), 2 + next(35));
        Short.toString((short) number);
        Byte.toString((byte) number);
        // Infinite, or no number at all, where it is divided by zero.
        Double.toString(number / (next(3) * 3.5));
        Float.toString(number / (next(3) * 3.5f));
        try {
            Character.toString(next(3) == 0 ? number : point());
        } catch (IllegalArgumentException e) {
            // That may be.
        }
        try {
            Integer.parseInt(digits(number));
            Integer.parseInt(digits(number), next(40));
        } catch (NumberFormatException e) {
            // That may be.
        }
        try {
            Long.parseLong(digits(number));
            Long.parseLong(digits(number), next(40));
        } catch (NumberFormatException e) {
            // That may be.
        }
    }

    /** The digits of a number, or something else. */
    private String digits(int number) {
        int which = next(6);
        return which == 0 ? null : which < 3 ? text() : Integer.toString(number);
    }

    static void boxes(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).boxes();
        }
    }

    private void boxes() {
        int number = number();
        Boolean.valueOf(next(2) == 0);
        Byte.valueOf((byte) number);
        Short.valueOf((short) number);
        Character.valueOf(unit());
        Integer.valueOf(number);
        Long.valueOf((long) number * number());
        // Among them 0.0 / 0.0, which is not equal to itself, and zeros with either sign.
        Double.valueOf((next(3) - 1) / (double) (next(3) - 1));
        Double.valueOf(number / -7.0);
        Float.valueOf((next(3) - 1) / (float) (next(3) - 1));
        Float.valueOf(number / -7f);
    }

    static void characters(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).characters();
        }
    }

    private void characters() {
        int point = point();
        Character.isLetter(point);
        Character.isDigit(point);
        Character.isUpperCase(point);
        Character.isLowerCase(point);
        Character.isAlphabetic(point);
        Character.isWhitespace(point);
        Character.getType(point);
        Character.getNumericValue(point);
        Character.digit(point, 10);
        Character.toUpperCase(point);
        Character.toLowerCase(point);
        Character.toTitleCase(point);
    }

    static void builders(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).builders();
        }
    }

    private void builders() {
        StringBuilder builder = new StringBuilder(text());
        builder.append(text()).append(unit()).append(number());
        builder.reverse();
        builder.insert(next(builder.length() + 1), text());
        builder.setLength(next(12));
        builder.toString().trim();
    }

    static void arrays(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).arrays();
        }
    }

    private void arrays() {
        int[] numbers = new int[next(6)];
        Object[] objects = next(2) == 0 ? new Object[next(4)] : new String[next(4)];
        Arrays.copyOf(numbers, next(8));
        try {
            System.arraycopy(numbers, next(4) - 1, numbers, next(4) - 1, next(5) - 1);
        } catch (IndexOutOfBoundsException e) {
            // That may be.
        }
        try {
            Object[] others = {1, "a", null};
            System.arraycopy(others, next(3), objects, next(3), next(3));
        } catch (IndexOutOfBoundsException | ArrayStoreException e) {
            // That may be.
        }
        try {
            System.arraycopy(numbers, 0, next(2) == 0 ? objects : "none", 0, 0);
        } catch (ArrayStoreException e) {
            // That may be.
        }
    }
}
