import java.util.Deque;
import java.util.Queue;

/** The calls that queues have, and those that have two ends. */
final class QueueSteps {
    private QueueSteps() {
    }

    static void step(Sequences s, Queue<Object> queue) {
        if (s.below(3) == 0) {
            CollectionSteps.step(s, queue);
            return;
        }
        if (queue instanceof Deque && s.below(3) > 0) {
            deque(s, (Deque<Object>) queue);
            return;
        }
        switch (s.below(7)) {
            case 0:
                s.op("remove");
                s.result(queue.remove());
                break;
            case 1:
                s.op("poll");
                s.result(queue.poll());
                break;
            case 2:
                s.op("element");
                s.result(queue.element());
                break;
            case 3:
                s.op("peek");
                s.result(queue.peek());
                break;
            default:
                s.op("offer");
                s.result(queue.offer(s.value()));
                break;
        }
    }

    private static void deque(Sequences s, Deque<Object> deque) {
        switch (s.below(22)) {
            case 0:
                s.op("addFirst");
                deque.addFirst(s.value());
                break;
            case 1:
                s.op("addLast");
                deque.addLast(s.value());
                break;
            case 2:
                s.op("offerFirst");
                s.result(deque.offerFirst(s.value()));
                break;
            case 3:
                s.op("offerLast");
                s.result(deque.offerLast(s.value()));
                break;
            case 4:
                s.op("removeFirst");
                s.result(deque.removeFirst());
                break;
            case 5:
                s.op("removeLast");
                s.result(deque.removeLast());
                break;
            case 6:
                s.op("pollFirst");
                s.result(deque.pollFirst());
                break;
            case 7:
                s.op("pollLast");
                s.result(deque.pollLast());
                break;
            case 8:
                s.op("getFirst");
                s.result(deque.getFirst());
                break;
            case 9:
                s.op("getLast");
                s.result(deque.getLast());
                break;
            case 10:
                s.op("peekFirst");
                s.result(deque.peekFirst());
                break;
            case 11:
                s.op("peekLast");
                s.result(deque.peekLast());
                break;
            case 12:
            case 13:
                s.op("push");
                deque.push(s.value());
                break;
            case 14:
                s.op("pop");
                s.result(deque.pop());
                break;
            case 15:
                s.op("removeFirstOccurrence");
                s.result(deque.removeFirstOccurrence(s.value()));
                break;
            case 16:
                s.op("removeLastOccurrence");
                s.result(deque.removeLastOccurrence(s.value()));
                break;
            case 17:
            case 18:
                descending(s, deque);
                break;
            default:
                s.op("offerLast");
                s.result(deque.offerLast(s.plain()));
                s.result(deque.offerFirst(s.plain()));
                break;
        }
    }

    private static void descending(Sequences s, Deque<Object> deque) {
        s.op("descendingIterator");
        java.util.Iterator<Object> iterator = deque.descendingIterator();
        if (s.keepsIterators) {
            s.keep("descendingIterator", iterator);
            return;
        }
        boolean removes = s.truth();
        java.util.function.Predicate<Object> removed = s.predicate();
        while (iterator.hasNext()) {
            Object element = iterator.next();
            s.result(element);
            if (removes && removed.test(element)) {
                iterator.remove();
            }
        }
        iterator.next();
    }
}
