// A work list that is emptied.
import java.util.ArrayDeque;

class QueueLoop {

    static int polled(ArrayDeque<String> queue) {
        int total = 0;
        String text = queue.poll();
        while (text != null) {
            total += text.length();                    //~ proved[null-dereference]
            text = queue.poll();
        }
        return total;
    }
}
//~ obligations: 3
