// Sets by `Set.of`.
import java.util.Set;

class SetOfImmutable {

    static void read() {
        Set<String> set = Set.of("a", "b");
        assert set.contains("a") && !set.contains("c"); //~ proved[assertion]
    }

    static void written() {
        Set<String> set = Set.of("a", "b");
        set.add("a");                                  //~ refuted[unsupported-operation]
    }
}
//~ obligations: 11
