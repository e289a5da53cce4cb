// What a class says is equal is code of the program: it may change the state that the caller looks at.
import java.util.ArrayList;
import java.util.List;

class EqualsThatCounts {
    static int calls;

    static final class Key {
        @Override
        public boolean equals(Object other) {
            calls++;
            return other instanceof Key;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static void search() {
        List<Key> list = new ArrayList<>();
        list.add(new Key());
        calls = 0;
        boolean found = list.contains(new Key());
        assert calls == 0;                             //~ refuted[assertion]
    }
}
//~ obligations: 8
