// A question for an object of another class is allowed and answered by no.
import java.util.HashSet;

class SetContainsWrongType {

    static void shortIsNoInteger() {
        HashSet<Short> set = new HashSet<>();
        short one = 1;
        set.add(one);
        assert set.contains(1);                        //~ refuted[assertion]
    }

    static void text() {
        HashSet<Integer> set = new HashSet<>();
        set.add(1);
        assert !set.contains("1");                     //~ proved[assertion]
    }
}
//~ obligations: 6
