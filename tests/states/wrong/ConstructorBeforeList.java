// The only object is made before the list that its constructor uses.
import java.util.ArrayList;
import java.util.List;

class ConstructorBeforeList {
    static final ConstructorBeforeList INSTANCE = new ConstructorBeforeList();
    static final List<Integer> LIST = new ArrayList<>();

    ConstructorBeforeList() {
        LIST.add(1); //~ refuted[null-dereference]
    }
}
//~ obligations: 1
