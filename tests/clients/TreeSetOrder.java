// The ends of a TreeSet, and its neighbours.
import java.util.TreeSet;

class TreeSetOrder {

    static void ends() {
        TreeSet<Integer> set = new TreeSet<>();
        set.add(3);
        set.add(1);
        set.add(2);
        set.add(1);
        assert set.size() == 3 && set.first() == 1 && set.last() == 3;     //~ proved[assertion]
    }

    static void given(int a, int b) {
        TreeSet<Integer> set = new TreeSet<>();
        set.add(a);
        set.add(b);
        assert set.first() <= a && set.last() >= b;    //~ proved[assertion]
    }

    static void wrong(int a, int b) {
        TreeSet<Integer> set = new TreeSet<>();
        set.add(a);
        set.add(b);
        assert set.first() < set.last();               //~ refuted[assertion]
    }

    static String empty() {
        TreeSet<String> set = new TreeSet<>();
        return set.first();                            //~ refuted[no-such-element]
    }
}
//~ obligations: 48
