import java.util.ArrayList;
import java.util.List;

/** The constructor hands out its object before the array is filled. */
class HeldArrayTooEarly {
    static final List<HeldArrayTooEarly> ALL = new ArrayList<>();

    private final String[] data = new String[2];

    HeldArrayTooEarly() {
        ALL.add(this);
        data[0] = "a";
        data[1] = "b";
    }

    int first() {
        return data[0].length();    //~ unknown[null-dereference], unknown[array-index]
    }
}
//~ obligations: 10
