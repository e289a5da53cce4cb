import java.util.Optional;

/** Calls of java.util.Optional. */
public class OptionalCalls {
    public static void main(String[] args) {
        new Arguments(args).make(20, 20, OptionalCalls::result);
    }

    static Object result(Arguments with, int which) {
        Optional<String> optional = Optional.ofNullable(with.truth() ? with.text() : null);
        return switch (which) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(with.textOrNull());
            case 2 -> optional.get();
            case 3 -> optional.isPresent() + " " + optional.isEmpty();
            case 4 -> {
                StringBuilder seen = new StringBuilder();
                optional.ifPresent(seen::append);
                yield seen;
            }
            case 5 -> {
                StringBuilder seen = new StringBuilder();
                optional.ifPresentOrElse(seen::append, () -> seen.append("none"));
                yield seen;
            }
            case 6 -> optional.filter(text -> text.length() > 3);
            case 7 -> optional.map(String::length);
            case 8 -> optional.map(text -> text.isEmpty() ? null : text.charAt(0));
            case 9 -> optional.flatMap(text -> text.length() > 3 ? Optional.of(text.length()) : Optional.empty());
            case 10 -> optional.flatMap(text -> null);
            case 11 -> optional.or(() -> Optional.of("other"));
            case 12 -> optional.orElse("other");
            case 13 -> optional.orElseGet(with::text);
            case 14 -> optional.orElseThrow();
            case 15 -> optional.orElseThrow(() -> new IllegalStateException("thrown for " + with.number()));
            case 16 -> optional.equals(Optional.of("a")) + " " + optional.equals(Optional.empty()) + " " + optional.equals(optional.map(String::new));
            case 17 -> optional.hashCode();
            case 18 -> optional.filter(null);
            default -> optional.map(text -> text + "!").or(Optional::empty).orElse(null);
        };
    }
}
