import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** EnumSet. What its iterators do after other changes is left open. */
public final class EnumSets extends SetSequences {
    public static void main(String[] arguments) {
        new EnumSets().run(arguments);
    }

    @Override
    void begin() {
        domain(Values.COLORS);
        keepsIterators = false;
        nulls = 20;
        strangers = 30;
        root("set", made(), true);
        root("other", made(), true);
    }

    private Color color() {
        return (Color) plain();
    }

    private EnumSet<Color> made() {
        op("made");
        switch (number(0, 10)) {
            case 0:
                return EnumSet.noneOf(Color.class);
            case 1:
                return EnumSet.allOf(Color.class);
            case 2:
                return EnumSet.of(color());
            case 3:
                return EnumSet.of(color(), color());
            case 4:
                return EnumSet.of(color(), color(), color());
            case 5:
                return EnumSet.of(color(), color(), color(), color());
            case 6:
                return EnumSet.of(color(), color(), color(), color(), color());
            case 7:
                return EnumSet.of(color(), new Color[] {color(), color()});
            case 8:
                return EnumSet.range(Color.RED, color());
            case 9:
                return EnumSet.copyOf(Arrays.asList(color(), color()));
            default:
                return EnumSet.complementOf(EnumSet.of(color()));
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (below(6) > 0) {
            super.step(on);
            return;
        }
        EnumSet<Color> set = (EnumSet<Color>) on;
        switch (below(7)) {
            case 0:
                op("complementOf");
                content(EnumSet.complementOf(set), true);
                break;
            case 1:
                op("copyOf");
                EnumSet<Color> copy = EnumSet.copyOf(set);
                set.clear();
                content(copy, true);
                break;
            case 2:
                op("range");
                content(EnumSet.range(color(), color()), true);
                break;
            case 3:
                op("copyOf(c)");
                content(EnumSet.copyOf((Set<Color>) new java.util.HashSet<>(set)), true);
                break;
            case 4:
                op("bulk");
                EnumSet<Color> other = made();
                result(truth() ? set.addAll(other) : truth() ? set.removeAll(other) : truth() ? set.retainAll(other) : set.containsAll(other));
                break;
            case 5:
                content(made(), true);
                break;
            default:
                op("clone");
                EnumSet<Color> clone = set.clone();
                clone.remove(Color.RED);
                content(clone, true);
                break;
        }
    }
}
