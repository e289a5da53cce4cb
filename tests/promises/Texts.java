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
        text.repeat(next(4));
        text.toUpperCase();
        text.toLowerCase();
        text.equalsIgnoreCase(text());
        text.equalsIgnoreCase(new String(text));
        text.compareToIgnoreCase(text());
        text.compareToIgnoreCase(new String(text));
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
        Double.toString(number / 7.0);
        Float.toString(number / 7f);
        try {
            Character.toString(next(3) == 0 ? number : next(0x110000));
        } catch (IllegalArgumentException e) {
            // That may be.
        }
        try {
            Integer.parseInt(next(2) == 0 ? text() : Integer.toString(number));
        } catch (NumberFormatException e) {
            // That may be.
        }
        try {
            Long.parseLong(next(2) == 0 ? text() : Integer.toString(number));
        } catch (NumberFormatException e) {
            // That may be.
        }
    }

    static void characters(int seed) {
        for (int turn = 0; turn < TURNS; turn++) {
            new Texts(TURNS * seed + turn).characters();
        }
    }

    private void characters() {
        int point = next(3) == 0 ? next(0x110000) : unit();
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
