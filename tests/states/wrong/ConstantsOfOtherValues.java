// Constants have the values that they got, and no others.
import java.util.List;
import java.util.Map;

class ConstantsOfOtherValues {
    static final List<Integer> PRIMES = List.of(2, 3, 5);
    static final Map<String, Integer> AGES = Map.of("ann", 3);
    static final int[] TABLE = {1, 2, 3};
    static final String NAME = "x" + Integer.toString(4);
    static final Boolean OFF = Boolean.FALSE;

    public static void list() {
        assert PRIMES.get(1) == 2; //~ refuted[assertion]
    }

    public static int beyond() {
        return PRIMES.get(3); //~ refuted[index-range]
    }

    public static int missing() {
        return AGES.get("bob"); //~ refuted[null-unboxing]
    }

    public static int table() {
        return TABLE[3]; //~ refuted[array-index]
    }

    public static void name() {
        assert NAME.equals("x5"); //~ refuted[assertion]
    }

    public static void off() {
        assert OFF; //~ refuted[assertion]
    }
}
//~ obligations: 19
