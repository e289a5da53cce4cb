// Lists are equal element by element, whatever their classes.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

class ListEquals {

    static void notSame() {
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        assert left == right;                          //~ refuted[assertion]
    }

    static void equal() {
        List<String> left = new ArrayList<>();
        List<String> right = new LinkedList<>();
        left.add("a");
        right.add(new String("a"));
        assert left.equals(right);                     //~ proved[assertion]
    }

    static void order() {
        List<String> left = List.of("a", "b");
        List<String> right = List.of("b", "a");
        assert left.equals(right);                     //~ refuted[assertion]
    }
}
//~ obligations: 18
