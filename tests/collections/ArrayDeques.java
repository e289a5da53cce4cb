import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

/** ArrayDeque. What its iterators do after other changes is left open. */
public final class ArrayDeques extends Sequences {
    public static void main(String[] arguments) {
        new ArrayDeques().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        nulls = 30;
        keepsIterators = false;
        root("deque", new ArrayDeque<>(), true);
        ArrayDeque<Object> other = new ArrayDeque<>(number(-1, 5));
        other.add(plain());
        root("other", other, true);
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        ArrayDeque<Object> deque = (ArrayDeque<Object>) on;
        if (below(15) > 0) {
            QueueSteps.step(this, (Queue<Object>) on);
        } else if (truth()) {
            op("clone");
            ArrayDeque<Object> clone = deque.clone();
            clone.pollFirst();
            content(clone, true);
        } else {
            op("new");
            content(new ArrayDeque<>(Arrays.asList(elements(5))), true);
            content(new ArrayDeque<>(deque), true);
        }
    }
}
