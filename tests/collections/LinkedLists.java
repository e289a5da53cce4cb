import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;

/** LinkedList, as a list and as a queue with two ends. */
public final class LinkedLists extends ListSequences {
    public static void main(String[] arguments) {
        new LinkedLists().run(arguments);
    }

    @Override
    List<Object> made(Object[] elements) {
        return truth() ? new LinkedList<>(Arrays.asList(elements)) : new LinkedList<>();
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof LinkedList && below(20) == 0) {
            op("clone");
            LinkedList<?> clone = (LinkedList<?>) ((LinkedList<?>) on).clone();
            result(clone.equals(on));
            clone.pollFirst();
            content(clone, true);
        } else if (on instanceof Queue && truth()) {
            QueueSteps.step(this, (Queue<Object>) on);
        } else {
            super.step(on);
        }
    }
}
