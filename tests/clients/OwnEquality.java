// What is equal is what the class says: its methods are followed, in lists and in hash tables.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class OwnEquality {
    static final class Key {
        final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    static void inList() {
        List<Key> list = new ArrayList<>();
        list.add(new Key(1));
        list.add(new Key(2));
        assert list.indexOf(new Key(2)) == 1;          //~ proved[assertion]
    }

    static void inListWrong() {
        List<Key> list = new ArrayList<>();
        list.add(new Key(1));
        list.add(new Key(2));
        assert !list.contains(new Key(1));             //~ refuted[assertion]
    }

    static void inSet() {
        Set<Key> set = new HashSet<>();
        set.add(new Key(1));
        set.add(new Key(1));
        assert set.size() == 1;                        //~ proved[assertion]
    }

    static void inSetWrong() {
        Set<Key> set = new HashSet<>();
        set.add(new Key(1));
        set.add(new Key(2));
        assert set.size() == 1;                        //~ refuted[assertion]
    }
}
//~ obligations: 31
