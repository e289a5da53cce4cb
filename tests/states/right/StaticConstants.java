// Right uses of static constants.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

class StaticConstants {
    static final int SIZE = Integer.parseInt("4");
    static final int[] TABLE = {1, 2, 3};
    static final int[] SQUARES = squares();
    static final int[][] GRID = new int[3][4];
    static final String[] NAMES = {"a", "b"};
    static final List<Integer> PRIMES = List.of(2, 3, 5);
    static final List<String> WORDS = List.of("x", "yy");
    static final Set<String> KEYS = Set.of("k", "l");
    static final Map<String, Integer> AGES = Map.of("ann", 3, "bob", 4);
    static final Integer BOX = 1000;
    static final Boolean ON = Boolean.TRUE;
    static final String NAME = "x" + Integer.toString(4);
    static final List<String> LOG = new ArrayList<>();
    static final Map<String, Integer> COUNTS = new HashMap<>();
    static final Object LOCK = new Object();
    static final StringBuilder TEXT = new StringBuilder("t");
    static int calls;

    static {
        COUNTS.put("one", 1);
    }

    static int[] squares() {
        int[] squares = new int[5];
        for (int i = 0; i < 5; i++) {
            squares[i] = i * i;
        }
        return squares;
    }

    public static int size() {
        return 12 / SIZE;
    }

    public static int table() {
        return TABLE[TABLE.length - 1];
    }

    public static void length() {
        assert TABLE.length == 3;
    }

    public static int square(int i) {
        return i < 0 || i >= 5 ? 0 : SQUARES[i];
    }

    public static int rows() {
        return GRID.length;
    }

    public static int name(int i) {
        return NAMES[i & 1] == null ? 0 : 1;
    }

    public static void second() {
        assert PRIMES.get(1) == 3;
    }

    public static void three() {
        assert PRIMES.size() == 3;
    }

    public static int word() {
        return WORDS.get(1).length();
    }

    public static void keys() {
        assert KEYS.contains("k");
        assert KEYS.size() == 2;
    }

    public static int age() {
        return AGES.get("ann");
    }

    public static void box() {
        assert BOX == 1000;
    }

    public static void on() {
        assert ON;
    }

    public static void truth() {
        assert Boolean.TRUE;
        assert !Boolean.FALSE;
        assert Boolean.TRUE.equals(true);
    }

    public static void text() {
        assert NAME.equals("x4");
        assert NAME.length() == 2;
    }

    public static void log(String line) {
        LOG.add(line);
    }

    public static int lines() {
        return LOG.size();
    }

    public static void count(String key) {
        COUNTS.put(key, 1);
    }

    public static int lock() {
        return LOCK.hashCode();
    }

    public static int appended() {
        return TEXT.length();
    }

    public static int call() {
        calls++;
        return calls;
    }
}
//~ obligations: 68
