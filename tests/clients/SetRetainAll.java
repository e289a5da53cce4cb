// The intersection.
import java.util.HashSet;
import java.util.Set;

class SetRetainAll {

    static void intersection() {
        HashSet<Integer> set = new HashSet<>();
        set.add(1);
        set.add(2);
        set.retainAll(Set.of(2, 3));
        assert set.size() == 1 && set.contains(2); //~ proved[assertion]
    }

    static void noUnion() {
        HashSet<Integer> set = new HashSet<>();
        set.add(1);
        set.add(2);
        set.retainAll(Set.of(2, 3));
        assert set.contains(3);                        //~ refuted[assertion]
    }
}
//~ obligations: 25
