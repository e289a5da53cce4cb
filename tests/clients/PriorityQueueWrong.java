// Empty, with null, and with elements that have no order.
import java.util.PriorityQueue;

class PriorityQueueWrong {

    static int empty() {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        int first = queue.peek();                      //~ refuted[null-unboxing]
        return first;
    }
}
