import java.util.StringTokenizer;

/** Calls of java.util.StringTokenizer, in sequences on the same tokenizer. */
public class TokenizerCalls {
    private static StringTokenizer tokens = new StringTokenizer("a b");

    public static void main(String[] args) {
        new Arguments(args).make(400, 1, TokenizerCalls::result);
    }

    static Object result(Arguments with, int which) {
        return switch (with.below(12)) {
            case 0 -> {
                tokens = new StringTokenizer(with.text());
                yield tokens.countTokens();
            }
            case 1 -> {
                tokens = new StringTokenizer(with.text() + with.text(), ", ab");
                yield tokens.countTokens();
            }
            case 2 -> {
                tokens = new StringTokenizer(with.text() + " " + with.text(), " ,", with.truth());
                yield tokens.countTokens();
            }
            case 3 -> new StringTokenizer(with.textOrNull()).countTokens();
            case 4, 5 -> tokens.hasMoreTokens();
            case 6 -> tokens.countTokens();
            case 7 -> tokens.nextToken(" \t");
            case 8 -> tokens.hasMoreElements();
            default -> tokens.nextToken();
        };
    }
}
