// Both ends of a deque.
import java.util.ArrayDeque;
import java.util.Deque;

class DequeEnds {

    static void ends() {
        Deque<Integer> deque = new ArrayDeque<>();
        deque.addFirst(2);
        deque.addFirst(1);
        deque.addLast(3);
        assert deque.peekFirst() == 1 && deque.peekLast() == 3; //~ proved[assertion]
        assert deque.removeLast() == 3 && deque.size() == 2; //~ proved[assertion]
    }

    static void asStack() {
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        deque.push(1);
        deque.push(2);
        assert deque.peekLast() == 2;                  //~ refuted[assertion]
    }
}
//~ obligations: 23
