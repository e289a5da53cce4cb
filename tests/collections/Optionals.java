import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Optional, OptionalInt, OptionalLong and OptionalDouble. */
public final class Optionals extends Sequences {
    public static void main(String[] arguments) {
        new Optionals().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("optional", Optional.of(plain()), true);
        root("other", Optional.ofNullable(value()), true);
        root("int", truth() ? OptionalInt.of(number(0, 3)) : OptionalInt.empty(), true);
        root("long", truth() ? OptionalLong.of(number(0, 3)) : OptionalLong.empty(), true);
        root("double", truth() ? OptionalDouble.of(number(0, 3) / 2.0) : OptionalDouble.empty(), true);
    }

    @Override
    void content(Object thing, boolean inOrder) {
        text(thing.toString(), true);
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof Optional) {
            objects((Optional<Object>) on);
        } else if (on instanceof OptionalInt) {
            ints((OptionalInt) on);
        } else if (on instanceof OptionalLong) {
            longs((OptionalLong) on);
        } else {
            doubles((OptionalDouble) on);
        }
    }

    /** What a supplier throws. */
    private static RuntimeException missing() {
        return new IllegalArgumentException("missing");
    }

    private void objects(Optional<Object> optional) {
        switch (below(18)) {
            case 0:
                op("get");
                result(optional.get());
                break;
            case 1:
                op("isPresent");
                result(optional.isPresent());
                result(optional.isEmpty());
                break;
            case 2:
                op("ifPresent");
                optional.ifPresent(it -> result(it));
                break;
            case 3:
                op("ifPresentOrElse");
                optional.ifPresentOrElse(it -> result(it), () -> result(false));
                break;
            case 4:
                op("filter");
                keep("filtered", optional.filter(predicate()));
                break;
            case 5:
                op("map");
                Object mapped = value();
                keep("mapped", optional.map(it -> truth() ? mapped : Values.next(it)));
                break;
            case 6:
                op("flatMap");
                Object flat = value();
                keep("mapped", optional.flatMap(it -> Optional.ofNullable(flat)));
                break;
            case 7:
                op("flatMap(null)");
                keep("mapped", optional.flatMap(it -> (Optional<Object>) null));
                break;
            case 8:
                op("or");
                Object other = value();
                keep("or", optional.or(() -> Optional.ofNullable(other)));
                break;
            case 9:
                op("or(null)");
                keep("or", optional.or(() -> null));
                break;
            case 10:
                op("orElse");
                result(optional.orElse(value()));
                break;
            case 11:
                op("orElseGet");
                Object made = value();
                result(optional.orElseGet(() -> made));
                break;
            case 12:
                op("orElseThrow");
                result(optional.orElseThrow());
                break;
            case 13:
                op("orElseThrow(s)");
                result(optional.orElseThrow(Optionals::missing));
                break;
            case 14:
                op("equals");
                result(optional.equals(thing()));
                result(optional.equals(Optional.of(plain())));
                break;
            case 15:
                op("hashCode");
                if (!(optional.orElse(null) instanceof Enum)) {
                    result(optional.hashCode());
                }
                break;
            case 16:
                op("of");
                keep("of", truth() ? Optional.of(value()) : Optional.empty());
                break;
            default:
                op("null");
                withNull(optional);
                break;
        }
    }

    private void withNull(Optional<Object> optional) {
        switch (number(0, 6)) {
            case 0:
                optional.ifPresent(null);
                break;
            case 1:
                keep("filtered", optional.filter(null));
                break;
            case 2:
                keep("mapped", optional.map(null));
                break;
            case 3:
                keep("mapped", optional.flatMap(null));
                break;
            case 4:
                keep("or", optional.or(null));
                break;
            case 5:
                result(optional.orElseGet(null));
                break;
            default:
                result(optional.orElseThrow((java.util.function.Supplier<RuntimeException>) null));
                break;
        }
    }

    private void ints(OptionalInt optional) {
        switch (below(10)) {
            case 0:
                op("getAsInt");
                result(optional.getAsInt());
                break;
            case 1:
                op("isPresent");
                result(optional.isPresent());
                result(optional.isEmpty());
                break;
            case 2:
                op("ifPresent");
                optional.ifPresent(it -> result(it));
                break;
            case 3:
                op("ifPresentOrElse");
                optional.ifPresentOrElse(it -> result(it), () -> result(false));
                break;
            case 4:
                op("orElse");
                result(optional.orElse(number(0, 5)));
                result(optional.orElseGet(() -> 7));
                break;
            case 5:
                op("orElseThrow");
                result(optional.orElseThrow());
                break;
            case 6:
                op("orElseThrow(s)");
                result(optional.orElseThrow(Optionals::missing));
                break;
            case 7:
                op("equals");
                result(optional.equals(thing()));
                result(optional.equals(OptionalInt.of(number(0, 3))));
                break;
            case 8:
                op("hashCode");
                result(optional.hashCode());
                break;
            default:
                op("null");
                optional.ifPresent(null);
                optional.orElseGet(null);
                break;
        }
    }

    private void longs(OptionalLong optional) {
        switch (below(8)) {
            case 0:
                op("getAsLong");
                result(optional.getAsLong());
                break;
            case 1:
                op("isPresent");
                result(optional.isPresent());
                result(optional.isEmpty());
                break;
            case 2:
                op("ifPresentOrElse");
                optional.ifPresent(it -> result(it));
                optional.ifPresentOrElse(it -> result(it), () -> result(false));
                break;
            case 3:
                op("orElse");
                result(optional.orElse(number(0, 5)));
                result(optional.orElseGet(() -> 7));
                break;
            case 4:
                op("orElseThrow");
                result(truth() ? optional.orElseThrow() : optional.orElseThrow(Optionals::missing));
                break;
            case 5:
                op("equals");
                result(optional.equals(thing()));
                result(optional.equals(OptionalLong.of(number(0, 3))));
                break;
            case 6:
                op("hashCode");
                result(optional.hashCode());
                break;
            default:
                op("null");
                optional.orElseThrow(null);
                break;
        }
    }

    private void doubles(OptionalDouble optional) {
        switch (below(8)) {
            case 0:
                op("getAsDouble");
                result(Double.doubleToLongBits(optional.getAsDouble()));
                break;
            case 1:
                op("isPresent");
                result(optional.isPresent());
                result(optional.isEmpty());
                break;
            case 2:
                op("ifPresentOrElse");
                optional.ifPresent(it -> result((long) (it * 4)));
                optional.ifPresentOrElse(it -> result((long) it), () -> result(false));
                break;
            case 3:
                op("orElse");
                result((long) (optional.orElse(number(0, 5)) * 2));
                result((long) optional.orElseGet(() -> 7));
                break;
            case 4:
                op("orElseThrow");
                result((long) (truth() ? optional.orElseThrow() : optional.orElseThrow(Optionals::missing)));
                break;
            case 5:
                op("equals");
                result(optional.equals(thing()));
                result(optional.equals(OptionalDouble.of(number(0, 3) / 2.0)));
                result(OptionalDouble.of(0.0).equals(OptionalDouble.of(-0.0)));
                break;
            case 6:
                op("hashCode");
                result(optional.hashCode());
                break;
            default:
                op("null");
                optional.ifPresent(null);
                optional.orElseThrow(null);
                break;
        }
    }
}
