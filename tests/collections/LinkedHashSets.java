import java.util.Arrays;
import java.util.LinkedHashSet;

/** LinkedHashSet: elements stay in the order in which they came. */
public final class LinkedHashSets extends SetSequences {
    public static void main(String[] arguments) {
        new LinkedHashSets().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("set", new LinkedHashSet<>(Arrays.asList(elements(6))), true);
        root("other", truth() ? new LinkedHashSet<>() : new LinkedHashSet<>(number(0, 40)), true);
    }

    @Override
    void step(Object on) {
        if (on instanceof LinkedHashSet && below(20) == 0) {
            op("clone");
            LinkedHashSet<?> clone = (LinkedHashSet<?>) ((LinkedHashSet<?>) on).clone();
            content(clone, true);
            clone.clear();
        } else if (below(60) == 0) {
            op("new LinkedHashSet(n, f)");
            result(new LinkedHashSet<>(number(-1, 3), number(0, 1)).size());
        } else {
            super.step(on);
        }
    }
}
