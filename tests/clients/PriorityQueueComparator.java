// The largest first, by a comparator.
import java.util.Comparator;
import java.util.PriorityQueue;

class PriorityQueueComparator {

    static void largest() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
        queue.add(1);
        queue.add(2);
        assert queue.peek() == 2;                      //~ proved[assertion]
    }

    static void byLength() {
        PriorityQueue<String> queue = new PriorityQueue<>((left, right) -> right.length() - left.length());
        queue.add("a");
        queue.add("abc");
        assert queue.peek() == "a";                    //~ refuted[assertion]
    }
}
//~ obligations: 19
