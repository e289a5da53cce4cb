// What is removed is gone; what was not there changes nothing.
import java.util.HashSet;

class SetRemove {

    static void removed(int number) {
        HashSet<Integer> set = new HashSet<>();
        set.add(1);
        set.add(2);
        boolean changed = set.remove(number);
        assert changed == (number == 1 || number == 2); //~ proved[assertion]
        assert !set.contains(number);                  //~ proved[assertion]
    }

    static void wrong(int number) {
        HashSet<Integer> set = new HashSet<>();
        set.add(1);
        set.add(2);
        set.remove(number);
        assert set.size() < 2;                         //~ refuted[assertion]
    }
}
//~ obligations: 11
