import java.util.Comparator;
import java.util.Objects;

/** Calls of java.util.Objects. */
public class ObjectsCalls {
    public static void main(String[] args) {
        new Arguments(args).make(16, 24, ObjectsCalls::result);
    }

    static Object result(Arguments with, int which) {
        Object object = with.object();
        return switch (which) {
            case 0 -> Objects.equals(object, with.object());
            case 1 -> Objects.equals(object, object);
            case 2 -> Objects.deepEquals(new Object[] {object, new int[] {1}}, new Object[] {object, new int[] {with.below(2)}});
            case 3 -> Objects.deepEquals(object, with.object());
            case 4 -> Objects.hashCode(object);
            case 5 -> Objects.hash(object, with.object(), with.number());
            case 6 -> Objects.hash();
            case 7 -> Objects.toString(object);
            case 8 -> Objects.toString(object, "instead");
            case 9 -> Objects.compare(with.textOrNull(), with.text(), Comparator.nullsFirst(Comparator.naturalOrder()));
            case 10 -> Objects.compare(null, null, null);
            case 11 -> Objects.requireNonNull(object);
            case 12 -> Objects.requireNonNull(object, "a message");
            case 13 -> Objects.requireNonNull(object, () -> "a message " + with.number());
            case 14 -> Objects.isNull(object) + " " + Objects.nonNull(object);
            case 15 -> Objects.requireNonNullElse(object, with.object());
            case 16 -> Objects.requireNonNullElseGet(object, with::object);
            case 17 -> Objects.checkIndex(with.index(), with.index());
            case 18 -> Objects.checkFromToIndex(with.index(), with.index(), with.index());
            case 19 -> Objects.checkFromIndexSize(with.index(), with.index(), with.index());
            case 20 -> Objects.checkIndex(with.wide(), with.wide());
            case 21 -> Objects.checkFromToIndex((long) with.index(), with.wide(), with.wide());
            case 22 -> Objects.checkFromIndexSize((long) with.index(), with.wide(), with.wide());
            default -> Objects.checkFromIndexSize(with.number(), with.number(), with.number());
        };
    }
}
