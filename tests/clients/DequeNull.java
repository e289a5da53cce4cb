// An ArrayDeque refuses null, a LinkedList takes it.
import java.util.ArrayDeque;
import java.util.LinkedList;

class DequeNull {

    static void refused(/*@ nullable @*/ String text) {
        ArrayDeque<String> deque = new ArrayDeque<>();
        deque.push(text);                              //~ refuted[null-argument]
    }

    static void offered() {
        ArrayDeque<String> deque = new ArrayDeque<>();
        deque.offer(null);                             //~ refuted[null-argument]
    }

    static void taken() {
        LinkedList<String> list = new LinkedList<>();
        list.offer(null);
        assert list.size() == 1 && list.peek() == null; //~ proved[assertion]
    }
}
//~ obligations: 8
