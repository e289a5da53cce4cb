import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** Arrays.asList: the list and its array show the same. */
public final class ArraysAsLists extends ListSequences {
    public static void main(String[] arguments) {
        new ArraysAsLists().run(arguments);
    }

    private Object[] array;

    @Override
    void begin() {
        array = new Object[0];
        super.begin();
    }

    @Override
    List<Object> made(Object[] elements) {
        array = elements;
        return Arrays.asList(elements);
    }

    @Override
    void step(Object on) {
        if (below(6) > 0) {
            super.step(on);
        } else if (truth()) {
            op("array");
            array[number(0, array.length)] = value();
            elements(array, true);
        } else {
            op("asList");
            List<Object> some = Arrays.asList(value(), value());
            content(some, true);
            // An array of strings takes nothing else.
            List<Object> texts = Arrays.asList((Object[]) new String[] {"a", "b"});
            result(texts.set(number(0, 1), value()));
            Iterator<Object> iterator = texts.iterator();
            result(iterator.next());
            iterator.remove();
        }
    }
}
