// What a constant holds may change, if it is no constant itself.
import java.util.ArrayList;
import java.util.List;

class ChangedConstants {
    static final int[] TABLE = {1, 2, 3};
    static final List<Integer> LIST = new ArrayList<>(List.of(7));

    public static void set(int value) {
        TABLE[0] = value;
    }

    public static void first() {
        assert TABLE[0] == 1; //~ refuted[assertion]
    }

    public static void clear() {
        LIST.clear();
    }

    public static void size() {
        assert LIST.size() == 1; //~ refuted[assertion]
    }
}
//~ obligations: 15
