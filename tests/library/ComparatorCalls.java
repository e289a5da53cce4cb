import java.util.Comparator;

/** Calls of java.util.Comparator. */
public class ComparatorCalls {
    public static void main(String[] args) {
        new Arguments(args).make(25, 18, ComparatorCalls::result);
    }

    static Object result(Arguments with, int which) {
        return Integer.signum(order(with, which).compare(with.below(6) == 0 ? null : with.letters(), with.below(6) == 0 ? null : with.letters()));
    }

    static Comparator<String> order(Arguments with, int which) {
        Comparator<String> length = Comparator.comparing(String::length);
        return switch (which) {
            case 0 -> Comparator.naturalOrder();
            case 1 -> Comparator.reverseOrder();
            case 2 -> length;
            case 3 -> length.reversed();
            case 4 -> length.thenComparing(Comparator.naturalOrder());
            case 5 -> length.thenComparing(text -> text.toLowerCase());
            case 6 -> length.thenComparing(text -> text.toLowerCase(), Comparator.reverseOrder());
            case 7 -> length.thenComparingInt(text -> text.indexOf('b'));
            case 8 -> length.thenComparingLong(text -> -text.lastIndexOf('a'));
            case 9 -> length.thenComparingDouble(text -> text.hashCode() / 2.0);
            case 10 -> Comparator.nullsFirst(Comparator.naturalOrder());
            case 11 -> Comparator.nullsLast(length.reversed());
            case 12 -> Comparator.nullsFirst(null);
            case 13 -> Comparator.comparing(text -> text, String.CASE_INSENSITIVE_ORDER);
            case 14 -> Comparator.comparingInt(String::hashCode);
            case 15 -> Comparator.comparingLong(text -> (long) text.length() << 40);
            case 16 -> Comparator.comparingDouble(text -> 1.0 / text.length());
            default -> Comparator.<String>naturalOrder().reversed().reversed();
        };
    }
}
