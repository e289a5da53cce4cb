// A work list that is emptied.
import java.util.ArrayDeque;

class QueueLoop {

    static int drained(ArrayDeque<String> queue) {
        int total = 0;
        while (!queue.isEmpty()) {
            total += queue.remove().length();  //~ proved[no-such-element], proved[null-dereference]
        }
        return total;
    }

    static int pairs(ArrayDeque<String> queue) {
        int total = 0;
        while (!queue.isEmpty()) {
            String first = queue.remove();             //~ proved[no-such-element]
            String second = queue.remove(); // should be refuted[no-such-element] //~ FIXME-unknown[no-such-element]
            total += first.length() + second.length();
        }
        return total;
    }
}
//~ obligations: 11
