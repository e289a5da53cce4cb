import java.util.AbstractSequentialList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** A class of a program that extends AbstractSequentialList: all goes through its list iterator. */
public final class OwnSequentialLists extends ListSequences {
    public static void main(String[] arguments) {
        new OwnSequentialLists().run(arguments);
    }

    private static final class Own extends AbstractSequentialList<Object> {
        private final LinkedList<Object> inner;

        Own(Object[] elements) {
            inner = new LinkedList<>(Arrays.asList(elements));
        }

        @Override
        public ListIterator<Object> listIterator(int index) {
            return inner.listIterator(index);
        }

        @Override
        public int size() {
            return inner.size();
        }
    }

    @Override
    List<Object> made(Object[] elements) {
        return new Own(elements);
    }
}
