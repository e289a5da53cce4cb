import java.util.Arrays;
import java.util.List;

/** A list that the library makes of the array writes through to it. */
class HeldArrayByView {
    private final String[] names = {"a", "b", "c"};

    List<String> view() {
        return Arrays.asList(names);
    }

    int length(int at) {
        if (at < 0 || at >= names.length) {
            return 0;
        }
        return names[at].length();    //~ unknown[null-dereference]
    }
}
//~ obligations: 5
