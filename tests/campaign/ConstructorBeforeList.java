import java.util.ArrayList;
import java.util.List;

/** Found by programs with assertions (seed 1042): an object of the class is made before the list that its constructor uses. */
class ConstructorBeforeList {
    static class Early {
        static final Early FIRST = new Early(1);
        static final List<Integer> ALL = new ArrayList<>();

        Early(int n) {
            ALL.add(n);    //~ refuted[null-dereference], refuted[null-dereference]
        }
    }

    static class Late {
        static final List<Integer> ALL = new ArrayList<>();
        static final Late FIRST = new Late(1);

        Late(int n) {
            ALL.add(n);
        }
    }

    public static void run() {
        Object first = Early.FIRST;
        Object second = Late.FIRST;
    }
}
//~ obligations: 3
