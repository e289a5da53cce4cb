import java.util.Arrays;
import java.util.HashSet;

/** HashSet, whose order is left open. */
public final class HashSets extends SetSequences {
    public static void main(String[] arguments) {
        new HashSets().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("set", new HashSet<>(Arrays.asList(elements(6))), false);
        root("other", truth() ? new HashSet<>() : new HashSet<>(number(0, 40), 0.5f), false);
    }

    @Override
    void step(Object on) {
        if (on instanceof HashSet && below(15) == 0) {
            own((HashSet<?>) on);
        } else {
            super.step(on);
        }
    }

    private void own(HashSet<?> set) {
        switch (below(5)) {
            case 0:
                op("new HashSet(n)");
                result(new HashSet<>(number(-1, 3)).size());
                break;
            case 1:
                op("new HashSet(n, f)");
                result(new HashSet<>(3, number(-1, 1)).size());
                break;
            default:
                op("clone");
                HashSet<?> clone = (HashSet<?>) set.clone();
                result(clone.equals(set));
                content(clone, false);
                set.clear();
                result(clone.size());
                break;
        }
    }
}
