// A set has an element once.
import java.util.HashSet;

class SetAddContains {

    static void once(String text) {
        HashSet<String> set = new HashSet<>();
        assert set.add(text);                          //~ proved[assertion]
        assert !set.add(new String(text));             //~ proved[assertion]
        assert set.size() == 1 && set.contains(text);  //~ proved[assertion]
    }

    static void two(String first, String second) {
        HashSet<String> set = new HashSet<>();
        set.add(first);
        set.add(second);
        assert set.size() == 2;                        //~ refuted[assertion]
    }
}
//~ obligations: 12
