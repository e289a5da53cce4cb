import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls of java.util.regex that do not ask what a regular expression matches. */
public class PatternCalls {
    private static final String[] PARTS = {"a", "b*", "(c)", "(", ")", "\\(", "\\d+", "[xyz]", "[a-f(]", "|", "^", "$", ".", "?", "x+", "\\[", "[^)]", "(a|(b))", " "};

    public static void main(String[] args) {
        new Arguments(args).make(150, 7, PatternCalls::result);
    }

    /** One that the model is certain of: whether others are right a run does not know. */
    private static String regex(Arguments with) {
        StringBuilder text = new StringBuilder();
        for (int left = with.below(5); left >= 0; left--) {
            String part = PARTS[with.below(PARTS.length)];
            boolean isCertain = !part.equals("(") && !part.equals(")") && !part.equals("?");
            text.append(isCertain ? part : "q");
        }
        return text.toString();
    }

    static Object result(Arguments with, int which) {
        return switch (which) {
            case 0 -> Pattern.compile(regex(with)).matcher(with.text()).groupCount();
            case 1 -> Pattern.quote(with.text() + (with.truth() ? "\\E" : "") + with.text());
            case 2 -> Matcher.quoteReplacement(with.text() + (with.truth() ? "\\" : "$"));
            case 3 -> Pattern.compile(regex(with), with.truth() ? Pattern.LITERAL : with.below(1024) & ~(Pattern.COMMENTS | Pattern.CANON_EQ)).flags();
            case 4 -> Pattern.compile(with.truth() ? null : regex(with)).toString();
            case 5 -> places(Pattern.compile(regex(with)).matcher(with.text()), with);
            default -> Pattern.compile(regex(with)).matcher(with.textOrNull()).regionEnd();
        };
    }

    private static Object places(Matcher matcher, Arguments with) {
        int n = with.below(6) - 1;
        return switch (with.below(9)) {
            case 0 -> matcher.group();
            case 1 -> matcher.start();
            case 2 -> matcher.group(n);
            case 3 -> matcher.end(n);
            case 4 -> matcher.region(n, with.below(5)).regionStart();
            case 5 -> matcher.reset("abc").regionEnd();
            case 6 -> matcher.usePattern(null);
            case 7 -> matcher.group("name");
            default -> matcher.find(-1);
        };
    }
}
