import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.TreeSet;

/** PriorityQueue. The order of its iteration is left open, and which of equal elements comes first. */
public final class PriorityQueues extends Sequences {
    public static void main(String[] arguments) {
        new PriorityQueues().run(arguments);
    }

    @Override
    void begin() {
        int kind = below(4);
        domain(kind);
        identity = false;
        strangers = 0;
        nulls = 30;
        root("queue", made(), false);
        root("other", made(), false);
    }

    private PriorityQueue<Object> made() {
        PriorityQueue<Object> queue;
        switch (below(5)) {
            case 0:
                return new PriorityQueue<>();
            case 1:
                queue = new PriorityQueue<>(number(1, 5));
                break;
            case 2:
                queue = new PriorityQueue<>(Values.BY_RANK.reversed());
                break;
            case 3:
                queue = new PriorityQueue<>(3, Values.BY_RANK);
                break;
            default:
                return new PriorityQueue<>(Arrays.asList(plain(), plain(), plain()));
        }
        queue.add(plain());
        queue.add(plain());
        return queue;
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof Iterator) {
            IteratorSteps.step(this, iterator(on));
        } else if (below(8) > 0) {
            QueueSteps.step(this, (PriorityQueue<Object>) on);
        } else {
            own((PriorityQueue<Object>) on);
        }
    }

    private void own(PriorityQueue<Object> queue) {
        switch (below(6)) {
            case 0:
                op("comparator");
                Comparator<? super Object> comparator = queue.comparator();
                result(comparator == null ? 0 : comparator.compare(1, 2));
                break;
            case 1:
                op("new PriorityQueue(n)");
                result(new PriorityQueue<>(number(-1, 1)).size());
                break;
            case 2:
                op("new PriorityQueue(set)");
                TreeSet<Object> set = new TreeSet<>(Values.BY_RANK);
                set.addAll(Arrays.asList(plain(), plain(), plain()));
                drained(new PriorityQueue<>(set));
                break;
            case 3:
                op("new PriorityQueue(c)");
                Collection<Object> elements = Arrays.asList(elements(4));
                drained(new PriorityQueue<>(elements));
                break;
            default:
                op("new PriorityQueue(queue)");
                drained(new PriorityQueue<>(queue));
                break;
        }
    }

    private void drained(PriorityQueue<Object> queue) {
        while (!queue.isEmpty()) {
            result(queue.poll());
        }
    }
}
