// Empty, with null, and with elements that have no order.
import java.util.PriorityQueue;

class PriorityQueueWrong {

    static int empty() {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        int first = queue.peek();                      //~ refuted[null-unboxing]
        return first;
    }

    static int removed() {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        return queue.remove();                         //~ refuted[no-such-element]
    }

    static void ofNull() {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(null);                               //~ refuted[null-argument]
    }

    static void unordered() {
        PriorityQueue<Object> queue = new PriorityQueue<>();
        queue.add(new PriorityQueueWrong());           //~ refuted[class-cast]
    }
}
//~ obligations: 12
