import java.util.Arrays;
import java.util.Set;

/** Set.of and Set.copyOf, whose order is left open. */
public final class ImmutableSets extends SetSequences {
    public static void main(String[] arguments) {
        new ImmutableSets().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("set", Set.copyOf(Arrays.asList(plain(), plain(), plain(), plain())), false);
        root("other", truth() ? Set.of() : truth() ? Set.of(plain()) : Set.of(1, 2, "a"), false);
    }

    private Object v() {
        return value();
    }

    /** Throws if there are duplicates or null. */
    private Set<Object> made() {
        switch (number(0, 11)) {
            case 0:
                return Set.of(v());
            case 1:
                return Set.of(v(), v());
            case 2:
                return Set.of(v(), v(), v());
            case 3:
                return Set.of(v(), v(), v(), v());
            case 4:
                return Set.of(v(), v(), v(), v(), v());
            case 5:
                return Set.of(new Object[] {v(), v(), v()});
            case 6:
                return Set.of(0, 1, 2, 3, 4, v());
            case 7:
                return Set.of(0, 1, 2, 3, 4, 5, v());
            case 8:
                return Set.of(0, 1, 2, 3, 4, 5, 6, v());
            case 9:
                return Set.of(0, 1, 2, 3, 4, 5, 6, 7, v());
            case 10:
                return Set.of(0, 1, 2, 3, 4, 5, 6, 7, "a", v());
            default:
                return Set.of(0, 1, 2, 3, 4, 5, 6, 7, "a", "b", v());
        }
    }

    @Override
    void step(Object on) {
        if (below(6) > 0) {
            super.step(on);
            return;
        }
        switch (below(3)) {
            case 0:
                op("copyOf");
                // Which of equal elements stays is left open.
                result(Set.copyOf(Arrays.asList(elements(5))).size());
                break;
            case 1:
                op("copyOf(set)");
                if (on instanceof Set) {
                    content(Set.copyOf(set(on)), false);
                }
                break;
            default:
                op("of");
                content(made(), false);
                break;
        }
    }
}
