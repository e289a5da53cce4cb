import java.util.Arrays;

/** Found by programs with assertions (seeds 1050 and 3245): exceptions of library calls that were no obligations. */
class ThrowingArguments {
    static int text() {
        return Integer.parseInt("a");    //~ refuted[number-format]
    }

    static int number() {
        return Integer.parseInt("12");
    }

    static int negative(int[] v) {
        return Arrays.copyOf(v, -1).length;    //~ refuted[negative-array-size]
    }

    static int copied(int[] v) {
        return Arrays.copyOf(v, 1).length;
    }
}
//~ obligations: 16
