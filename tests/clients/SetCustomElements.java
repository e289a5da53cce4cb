// A set of records, and one of objects that do not say when they are equal.
import java.util.HashSet;

class SetCustomElements {

    record Point(int x, int y) {
    }

    static class Plain {
        int x;
    }

    static void records() {
        HashSet<Point> set = new HashSet<>();
        set.add(new Point(1, 2));
        set.add(new Point(1, 2));
        assert set.size() == 1; // should be proved[assertion] //~ FIXME-unknown[assertion]
    }

    static void objects() {
        HashSet<Plain> set = new HashSet<>();
        set.add(new Plain());
        set.add(new Plain());
        assert set.size() == 1;                        //~ refuted[assertion]
    }
}
//~ obligations: 8
