import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;

/** TreeSet, with the natural order or a comparator, and the sets that show ranges of it. */
public final class TreeSets extends SetSequences {
    public static void main(String[] arguments) {
        new TreeSets().run(arguments);
    }

    @Override
    void begin() {
        natural = below(3) == 0;
        domain(below(natural ? 4 : 5));
        nulls = 30;
        strangers = natural ? 0 : 20;
        root("set", made(), true);
        root("other", made(), true);
    }

    /** Whether the elements of this sequence have their own order, which none has with those of other kinds. */
    private boolean natural;

    private TreeSet<Object> made() {
        TreeSet<Object> set;
        switch (natural ? 0 : number(1, 3)) {
            case 0:
                set = new TreeSet<>();
                set.addAll(Arrays.asList(plain(), plain(), plain()));
                return set;
            case 1:
                set = new TreeSet<>(Values.BY_RANK.reversed());
                break;
            case 2:
                set = new TreeSet<>(Values.BY_THIRD);
                break;
            default:
                set = new TreeSet<>(Values.BY_RANK);
                break;
        }
        set.addAll(Arrays.asList(elements(8)));
        return set;
    }

    @Override
    void step(Object on) {
        if (on instanceof TreeSet && below(15) == 0) {
            own((TreeSet<?>) on);
        } else if (natural && on instanceof TreeSet && below(20) == 0) {
            strange((TreeSet<?>) on);
        } else {
            super.step(on);
        }
    }

    /** Calls with an element that has no order with those that are there. */
    private void strange(TreeSet<?> set) {
        op("strange");
        if (!set.isEmpty()) {
            switch (number(0, 3)) {
                case 0:
                    result(set.contains('a'));
                    break;
                case 1:
                    result(set.remove('a'));
                    break;
                case 2:
                    result(set(set).add('a'));
                    break;
                default:
                    result(set(set).addAll(Arrays.asList('a', plain())));
                    break;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void own(TreeSet<?> set) {
        switch (below(4)) {
            case 0:
                op("new TreeSet(set)");
                TreeSet<Object> copy = new TreeSet<>((SortedSet<Object>) set);
                set.pollFirst();
                copy.add(plain());
                content(copy, true);
                break;
            case 1:
                op("new TreeSet(c)");
                content(new TreeSet<>(Arrays.asList(plain(), plain(), plain())), true);
                break;
            default:
                op("clone");
                TreeSet<?> clone = (TreeSet<?>) set.clone();
                result(clone.equals(set));
                clone.pollLast();
                content(clone, true);
                break;
        }
    }
}
