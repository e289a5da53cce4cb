// First in, first out.
import java.util.ArrayDeque;
import java.util.LinkedList;
import java.util.Queue;

class QueueOrder {

    static void order() {
        Queue<String> queue = new ArrayDeque<>();
        queue.add("a");
        queue.offer("b");
        assert queue.peek() == "a" && queue.poll() == "a" && queue.poll() == "b"; //~ proved[assertion]
        assert queue.poll() == null;                   //~ proved[assertion]
    }

    static void linked() {
        Queue<String> queue = new LinkedList<>();
        queue.add("a");
        queue.add("b");
        assert queue.remove() == "b";                  //~ refuted[assertion]
    }
}
//~ obligations: 17
