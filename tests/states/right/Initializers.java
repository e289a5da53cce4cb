// Initialisers that run in the right order, helpers that they call, and classes that depend on each other.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Initializers {
    static final List<Integer> LIST = new ArrayList<>();
    static final int[] TABLE = make();
    static final int TOTAL;

    static {
        fill();
        int total = 0;
        for (int value : TABLE) {
            total += value;
        }
        TOTAL = total;
    }

    static int[] make() {
        return new int[] {1, 2, 3};
    }

    static void fill() {
        LIST.add(1);
        TABLE[2] = 5;
    }

    public static int size() {
        return LIST.size();
    }

    public static int last() {
        return TABLE[2];
    }

    public static void total() {
        assert TOTAL == 8;
    }
}

class Singleton {
    private static final Singleton INSTANCE = new Singleton();
    private final Map<String, String> values = new HashMap<>();

    private Singleton() {
        values.put("key", "value");
    }

    static Singleton instance() {
        return INSTANCE;
    }

    public String get(String key) {
        return values.get(key);
    }

    public static String key() {
        return instance().get("key");
    }
}

enum Code {
    OK(200), NOT_FOUND(404);

    private static final Map<Integer, Code> BY_NUMBER = new HashMap<>();

    static {
        for (Code code : values()) {
            BY_NUMBER.put(code.number, code);
        }
    }

    private final int number;

    Code(int number) {
        this.number = number;
    }

    public static Code of(int number) {
        return BY_NUMBER.getOrDefault(number, NOT_FOUND);
    }

    public int rest() {
        return 1000 % number;
    }
}

class Reads {
    static final int FIRST = Written.VALUE + 1;

    public static void first() {
        assert FIRST == 8;
    }
}

class Written {
    static final int VALUE = Integer.parseInt("7");

    public static int quotient() {
        return 14 / VALUE;
    }
}
//~ obligations: 23
