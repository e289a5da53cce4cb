// The order of `Set.of` and `Map.of` is another one in each run of the virtual machine.
import java.util.Map;
import java.util.Set;

class OrderOfImmutable {
    static void first() {
        assert Set.of("a", "b", "c").iterator().next().equals("a"); //~ unknown[assertion]
    }

    static void key() {
        assert Map.of("a", 1, "b", 2).keySet().iterator().next().equals("a"); //~ unknown[assertion]
    }

    static void single() {
        assert Set.of("a").iterator().next().equals("a");
    }
}
//~ obligations: 22
