// The smallest comes first.
import java.util.PriorityQueue;

class PriorityQueueOrder {

    static void smallest() {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(3);
        queue.add(1);
        queue.add(2);
        assert queue.poll() == 1;                      //~ proved[assertion]
        assert queue.poll() == 2;                      //~ proved[assertion]
        assert queue.size() == 1;                      //~ proved[assertion]
    }

    static void given(int a, int b) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(a);
        queue.add(b);
        assert queue.peek() <= a && queue.peek() <= b; //~ proved[assertion]
    }

    static void notByArrival(int a, int b) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(a);
        queue.add(b);
        assert queue.poll() == a;                      //~ refuted[assertion]
    }
}
//~ obligations: 40
