// Regular expressions: what a matcher keeps to, whatever the expression matches.
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Patterns {
    private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\w+)");

    private int calls;

    void okGroupBehindFind(String s) {
        Matcher matcher = PAIR.matcher(s);
        if (matcher.find()) {
            assert matcher.group() != null;
        }
    }

    void okStartBeforeEnd(String s) {
        Matcher matcher = PAIR.matcher(s);
        if (matcher.find()) {
            assert 0 <= matcher.start() && matcher.start() <= matcher.end() && matcher.end() <= s.length();
        }
    }

    void okGroupCount(String s) {
        assert PAIR.matcher(s).groupCount() == 2;
    }

    void okOwnStateStays(String s) {
        calls = 3;
        boolean found = PAIR.matcher(s).find();
        assert calls == 3;
    }

    void okWholeMatch(String s) {
        Matcher matcher = PAIR.matcher(s);
        if (matcher.matches()) {
            assert matcher.start() == 0 && matcher.end() == s.length();
        }
    }

    void okFlags() {
        assert Pattern.compile("a", Pattern.CASE_INSENSITIVE).flags() == Pattern.CASE_INSENSITIVE;
    }

    void badGroupWithoutFind(String s) {
        String group = PAIR.matcher(s).group(); //~ refuted[illegal-state]
    }

    void badFound(String s) {
        assert PAIR.matcher(s).find(); //~ unknown[assertion]
    }

    void badGroupNumber(String s) {
        Matcher matcher = PAIR.matcher(s);
        if (matcher.find()) {
            String third = matcher.group(3); //~ unknown[index-range]
        }
    }

    void badGroupIsThere(String s) {
        Matcher matcher = Pattern.compile("a|(b)").matcher(s);
        if (matcher.find()) {
            assert matcher.group(1) != null; //~ unknown[assertion]
        }
    }

    void badFoundTwice(String s) {
        Matcher matcher = PAIR.matcher(s);
        if (matcher.find() && !matcher.find()) {
            String group = matcher.group(); //~ unknown[illegal-state]
        }
    }

    void badSyntax() {
        Pattern pattern = Pattern.compile("(a"); //~ unknown[illegal-argument]
    }

    void badMatchesTwice(String s) {
        Matcher matcher = PAIR.matcher(s);
        assert matcher.find() == matcher.find(); //~ unknown[assertion]
    }

    void badFlag(int flags) {
        Pattern pattern = Pattern.compile("a", flags); //~ refuted[illegal-argument]
    }

    void badShortened(StringBuilder text) {
        Matcher matcher = PAIR.matcher(text);
        text.setLength(0);
        boolean found = matcher.find(); //~ unknown[index-range]
    }
}
//~ obligations: 98
