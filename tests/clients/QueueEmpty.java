// What an empty queue says: `peek` and `poll` give null, `element` and `remove` throw.
import java.util.ArrayDeque;
import java.util.LinkedList;

class QueueEmpty {

    static int peeked() {
        ArrayDeque<String> queue = new ArrayDeque<>();
        return queue.peek().length();                  //~ refuted[null-dereference]
    }

    static int polled() {
        LinkedList<Integer> queue = new LinkedList<>();
        queue.add(1);
        queue.poll();
        int next = queue.poll();                       //~ refuted[null-unboxing]
        return next;
    }

    static String element() {
        ArrayDeque<String> queue = new ArrayDeque<>();
        return queue.element();                        //~ refuted[no-such-element]
    }

    static String removed() {
        ArrayDeque<String> queue = new ArrayDeque<>();
        queue.add("a");
        queue.remove();
        return queue.remove();                         //~ refuted[no-such-element]
    }
}
//~ obligations: 14
