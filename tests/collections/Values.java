import java.util.Comparator;
import java.util.Map;

/** The values that collections hold in the tests, and how each is told from all others: by value, and by which object it is. */
final class Values {
    /** Kinds of values, for the domain of a sequence. */
    static final int NUMBERS = 0;
    static final int TEXTS = 1;
    static final int KEYS = 2;
    static final int COLORS = 3;
    static final int MIXED = 4;

    /** Of each text and of each large number there are two objects. */
    private static final String[] FIRST_TEXTS = {"a", "b", "ab", ""};
    private static final String[] SECOND_TEXTS = {new String("a"), new String("b"), new String("ab"), new String("")};
    private static final Integer[] FIRST_NUMBERS = {128, 1000, -1000};
    private static final Integer[] SECOND_NUMBERS = {128, 1000, -1000};
    private static final Key[] KEY_OBJECTS = {new Key(0, 1), new Key(1, 1), new Key(2, 2), new Key(3, 4), new Key(4, 4), new Key(5, 7), new Key(6, 9)};
    private static final Color[] CONSTANTS = Color.values();
    private static final Object[][] DOMAINS = {
        {0, 1, 2, 3, 4, 5, 6, 127, FIRST_NUMBERS[0], SECOND_NUMBERS[0], FIRST_NUMBERS[1], SECOND_NUMBERS[1], FIRST_NUMBERS[2]},
        {FIRST_TEXTS[0], SECOND_TEXTS[0], FIRST_TEXTS[1], SECOND_TEXTS[1], FIRST_TEXTS[2], SECOND_TEXTS[2], FIRST_TEXTS[3]},
        KEY_OBJECTS,
        CONSTANTS,
        {0, 1, 2, 127, FIRST_NUMBERS[0], SECOND_NUMBERS[0], FIRST_TEXTS[0], SECOND_TEXTS[0], FIRST_TEXTS[1], KEY_OBJECTS[0], KEY_OBJECTS[1],
            KEY_OBJECTS[3], CONSTANTS[0], CONSTANTS[3], 'a', true, 1L, 2.5},
    };

    private Values() {
    }

    static Object[] domain(int kind) {
        return DOMAINS[kind];
    }

    /** A number that tells the value from others; those that are equal have the same one. */
    static int rank(Object value) {
        if (value == null) {
            return -5000;
        }
        if (value instanceof Integer) {
            return (Integer) value;
        }
        if (value instanceof Key) {
            return 2000 + ((Key) value).number;
        }
        if (value instanceof String) {
            return 100000 + value.hashCode();
        }
        if (value instanceof Color) {
            return 3000 + ((Color) value).ordinal();
        }
        if (value instanceof Map.Entry) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) value;
            return rank(entry.getKey()) * 31 + rank(entry.getValue()) + 7;
        }
        if (value instanceof Boolean) {
            return (Boolean) value ? 4001 : 4002;
        }
        if (value instanceof Character) {
            return 5000 + (Character) value;
        }
        if (value instanceof Long) {
            return 6000 + (int) (long) (Long) value;
        }
        return 7000;
    }

    /** Which of the objects with this value it is. */
    private static int which(Object value) {
        if (value instanceof Integer) {
            int number = (Integer) value;
            if (number < 128 && number >= -128) {
                return 0;
            }
            int at = number == 128 ? 0 : number == 1000 ? 1 : 2;
            return value == FIRST_NUMBERS[at] ? 1 : value == SECOND_NUMBERS[at] ? 2 : 3;
        }
        if (value instanceof Key) {
            return ((Key) value).id;
        }
        if (value instanceof String) {
            for (int at = 0; at < 4; at++) {
                if (value == FIRST_TEXTS[at]) {
                    return 1;
                }
                if (value == SECOND_TEXTS[at]) {
                    return 2;
                }
            }
            return 3;
        }
        if (value instanceof Map.Entry) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) value;
            return which(entry.getKey()) * 8 + which(entry.getValue());
        }
        return 0;
    }

    /** A number that tells the object from others. */
    static long code(Object value) {
        return rank(value) * 64L + which(value);
    }

    /** The object as a text, with which of the equal ones it is. */
    static String show(Object value) {
        if (value instanceof Object[]) {
            StringBuilder text = new StringBuilder("{");
            for (Object element : (Object[]) value) {
                text.append(show(element)).append(' ');
            }
            return text.append('}').toString();
        }
        if (value instanceof String) {
            return "\"" + value + "\"#" + which(value);
        }
        if (value instanceof Map.Entry) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) value;
            return show(entry.getKey()) + "=" + show(entry.getValue());
        }
        if (value instanceof Integer || value instanceof Key) {
            int which = which(value);
            return which == 0 ? value.toString() : value + "#" + which;
        }
        return value == null || rank(value) != 7000 || value instanceof Double ? String.valueOf(value) : "an object";
    }

    /** Another value of the same kind. */
    static Object next(Object value) {
        if (value instanceof Integer) {
            return (Integer) value >= 0 && (Integer) value < 6 ? (Integer) value + 1 : 0;
        }
        if (value instanceof Key) {
            return KEY_OBJECTS[(((Key) value).id + 1) % KEY_OBJECTS.length];
        }
        if (value instanceof Color) {
            return CONSTANTS[(((Color) value).ordinal() + 1) % CONSTANTS.length];
        }
        if (value instanceof String) {
            return value == FIRST_TEXTS[0] ? SECOND_TEXTS[1] : FIRST_TEXTS[0];
        }
        return value;
    }

    /** An order for all values, null among them. */
    static final Comparator<Object> BY_RANK = (first, second) -> Integer.compare(rank(first), rank(second));

    /** Another one, in which different values are alike. */
    static final Comparator<Object> BY_THIRD = (first, second) -> Integer.compare(rank(second) % 3, rank(first) % 3);
}
