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
}
