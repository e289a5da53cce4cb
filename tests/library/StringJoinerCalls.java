import java.util.StringJoiner;

/** Calls of java.util.StringJoiner, in sequences on the same joiner. */
public class StringJoinerCalls {
    private static StringJoiner joiner = new StringJoiner(", ");

    public static void main(String[] args) {
        new Arguments(args).make(300, 1, StringJoinerCalls::result);
    }

    static Object result(Arguments with, int which) {
        return switch (with.below(12)) {
            case 0 -> joiner = new StringJoiner(with.text());
            case 1 -> joiner = new StringJoiner(with.text(), with.text(), with.text());
            case 2 -> joiner.setEmptyValue(with.textOrNull());
            case 3, 4, 5, 6 -> joiner.add(with.textOrNull());
            case 7 -> joiner.merge(joiner);
            case 8 -> joiner.merge(new StringJoiner("+", "(", ")").add("x").add(with.text()));
            case 9 -> joiner.merge(new StringJoiner(with.text()));
            case 10 -> joiner.length();
            default -> joiner.add(new StringBuilder(with.text())) == joiner;
        };
    }
}
