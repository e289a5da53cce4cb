import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** ArrayList. */
public final class ArrayLists extends ListSequences {
    public static void main(String[] arguments) {
        new ArrayLists().run(arguments);
    }

    /** Gives access to what only a class that extends ArrayList may call. */
    private static final class Own extends ArrayList<Object> {
        private static final long serialVersionUID = 1;

        void cut(int from, int to) {
            removeRange(from, to);
        }
    }

    @Override
    List<Object> made(Object[] elements) {
        switch (below(4)) {
            case 2:
                ArrayList<Object> own = new Own();
                own.addAll(Arrays.asList(elements));
                return own;
            case 0:
                return new ArrayList<>(Arrays.asList(elements));
            case 1:
                ArrayList<Object> list = new ArrayList<>(number(0, 3));
                list.addAll(Arrays.asList(elements));
                return list;
            default:
                return new ArrayList<>();
        }
    }

    @Override
    void step(Object on) {
        if (on instanceof Own && below(12) == 0) {
            op("removeRange");
            Own own = (Own) on;
            own.cut(index(own.size()), index(own.size()));
        } else if (on instanceof ArrayList && below(12) == 0) {
            own((ArrayList<?>) on);
        } else {
            super.step(on);
        }
    }

    private void own(ArrayList<?> list) {
        switch (below(6)) {
            case 0:
                op("ensureCapacity");
                list.ensureCapacity(number(0, 30));
                // Whether there was room already is left open, and with it whether iterators notice.
                forget();
                break;
            case 1:
                op("trimToSize");
                list.trimToSize();
                break;
            case 2:
                op("new");
                result(new ArrayList<>(number(-2, 1)).size());
                break;
            case 3:
                op("new ArrayList(c)");
                ArrayList<Object> copy = new ArrayList<>(list);
                list.clear();
                content(copy, true);
                break;
            default:
                op("clone");
                ArrayList<?> clone = (ArrayList<?>) list.clone();
                result(clone.equals(list));
                clone.clear();
                content(clone, true);
                break;
        }
    }
}
