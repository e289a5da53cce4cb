import java.util.Objects;

/** The static methods of Objects. */
public final class ObjectMethods extends Sequences {
    public static void main(String[] arguments) {
        new ObjectMethods().run(arguments);
    }

    @Override
    void begin() {
        domain(below(3));
        strangers = 0;
        nulls = 4;
        root("object", plain(), true);
    }

    @Override
    void content(Object thing, boolean inOrder) {
    }

    @Override
    void step(Object on) {
        switch (below(16)) {
            case 0:
                op("equals");
                result(Objects.equals(value(), value()));
                break;
            case 1:
                op("deepEquals");
                result(Objects.deepEquals(elements(1), elements(1)));
                result(Objects.deepEquals(value(), value()));
                break;
            case 2:
                op("hashCode");
                result(Objects.hashCode(value()));
                break;
            case 3:
                op("hash");
                result(Objects.hash(value(), value()));
                break;
            case 4:
                op("toString");
                text(Objects.toString(value()), true);
                break;
            case 5:
                op("toString(o, s)");
                text(Objects.toString(value(), "nothing"), true);
                break;
            case 6:
                op("compare");
                result(Integer.signum(Objects.compare(value(), value(), Values.BY_RANK)));
                break;
            case 7:
                op("requireNonNull");
                result(Objects.requireNonNull(value()));
                break;
            case 8:
                op("requireNonNull(s)");
                result(truth() ? Objects.requireNonNull(value(), "it") : Objects.requireNonNull(value(), () -> "it"));
                break;
            case 9:
                op("isNull");
                Object value = value();
                result(Objects.isNull(value));
                result(Objects.nonNull(value));
                break;
            case 10:
                op("requireNonNullElse");
                result(Objects.requireNonNullElse(value(), value()));
                break;
            case 11:
                op("requireNonNullElseGet");
                Object other = value();
                result(Objects.requireNonNullElseGet(value(), () -> other));
                break;
            case 12:
                op("checkIndex");
                result(Objects.checkIndex(number(-1, 4), number(-1, 4)));
                break;
            case 13:
                op("checkFromToIndex");
                result(Objects.checkFromToIndex(number(-1, 4), number(-1, 4), number(-1, 5)));
                break;
            case 14:
                op("checkFromIndexSize");
                result(Objects.checkFromIndexSize(number(-1, 4), number(-1, 4), number(-1, 6)));
                break;
            default:
                op("checkIndex(long)");
                result(Objects.checkIndex((long) number(-1, 4), (long) number(-1, 4)));
                break;
        }
    }
}
