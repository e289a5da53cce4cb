import java.util.Collections;
import java.util.Comparator;

/** Comparators that are made of others. */
public final class Comparators extends Sequences {
    public static void main(String[] arguments) {
        new Comparators().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        strangers = 0;
        nulls = 5;
        root("rank", Values.BY_RANK, true);
        root("third", Values.BY_THIRD, true);
        root("natural", natural(), true);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Comparator<Object> natural() {
        return (Comparator<Object>) (Comparator) Comparator.naturalOrder();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Comparator<Object> reversed() {
        return (Comparator<Object>) (Comparator) Comparator.reverseOrder();
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> comparator(Object thing) {
        return (Comparator<Object>) thing;
    }

    @Override
    void content(Object thing, boolean inOrder) {
    }

    @Override
    void step(Object on) {
        Comparator<Object> comparator = comparator(on);
        switch (below(24)) {
            case 0:
                op("reversed");
                keep("reversed", comparator.reversed());
                break;
            case 1:
                op("thenComparing");
                keep("then", comparator.thenComparing(comparator(thing())));
                break;
            case 2:
                op("thenComparing(f)");
                keep("then", comparator.thenComparing(Values::rank));
                break;
            case 3:
                op("thenComparing(f, c)");
                keep("then", comparator.thenComparing(Values::next, comparator(thing())));
                break;
            case 4:
                op("thenComparingInt");
                keep("then", comparator.thenComparingInt(Values::rank));
                break;
            case 5:
                op("thenComparingLong");
                keep("then", comparator.thenComparingLong(Values::code));
                break;
            case 6:
                op("thenComparingDouble");
                keep("then", comparator.thenComparingDouble(it -> Values.rank(it) / 2.0));
                break;
            case 7:
                op("nullsFirst");
                keep("nulls", Comparator.nullsFirst(truth() ? comparator : null));
                break;
            case 8:
                op("nullsLast");
                keep("nulls", Comparator.nullsLast(comparator));
                break;
            case 9:
                op("comparing");
                keep("comparing", Comparator.comparing(Values::rank));
                break;
            case 10:
                op("comparing(f, c)");
                keep("comparing", Comparator.comparing(Values::next, comparator));
                break;
            case 11:
                op("comparingInt");
                keep("comparing", truth() ? Comparator.comparingInt(Values::rank) : Comparator.comparingLong(Values::code));
                break;
            case 12:
                op("comparingDouble");
                keep("comparing", Comparator.comparingDouble(it -> Values.rank(it) % 4 / 2.0));
                break;
            case 13:
                op("reverseOrder");
                keep("reversed", truth() ? reversed() : Collections.reverseOrder(comparator));
                break;
            case 14:
                op("null");
                withNull(comparator);
                break;
            default:
                op("compare");
                Object first = value();
                result(Integer.signum(comparator.compare(first, below(4) == 0 ? first : value())));
                break;
        }
    }

    private void withNull(Comparator<Object> comparator) {
        switch (number(0, 3)) {
            case 0:
                keep("then", comparator.thenComparing((Comparator<Object>) null));
                break;
            case 1:
                keep("comparing", Comparator.comparingInt(null));
                break;
            case 2:
                keep("then", comparator.thenComparingInt(null));
                break;
            default:
                keep("reversed", Collections.reverseOrder(null));
                break;
        }
    }
}
