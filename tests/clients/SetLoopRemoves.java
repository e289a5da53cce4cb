// Removing from a set while a loop goes over it.
import java.util.HashSet;

class SetLoopRemoves {

    static void removes() {
        HashSet<Integer> set = new HashSet<>();
        set.add(1);
        set.add(2);
        set.add(3);
        for (Integer number : set) {                   //~ refuted[concurrent-modification]
            set.remove(number);
        }
    }

    static void addsSame(HashSet<Integer> set) {
        for (Integer number : set) { // should be proved[concurrent-modification] //~ FIXME-unknown[concurrent-modification]
            set.add(number);
        }
    }
}
//~ obligations: 15
