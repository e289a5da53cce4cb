package java.util.regex;

import invar.logic.Missing;
import invar.logic.Patterns;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A regular expression at the level of its interface: nothing says what it matches, and a run ends where that is asked. */
public final class Pattern implements java.io.Serializable {
    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;

    private static final int ALL_FLAGS = 0x1ff;

    private final String pattern;
    private final int flags;
    /** The number of groups. */
    final int groups;

    private Pattern(String regex, int flags) {
        if ((flags & ~ALL_FLAGS) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        if (regex == null) {
            throw new NullPointerException();
        }
        this.pattern = regex;
        this.flags = (flags & UNICODE_CHARACTER_CLASS) != 0 ? flags | UNICODE_CASE : flags;
        boolean isCertain = (flags & (COMMENTS | CANON_EQ | LITERAL)) == 0 && Patterns.isWellFormed(regex);
        if (!isCertain && (flags & LITERAL) == 0 && Missing.maybe("regular expressions")) {
            throw new PatternSyntaxException("syntax", regex, -1);
        }
        this.groups = (flags & LITERAL) != 0 ? 0 : isCertain ? Patterns.groups(regex) : Matcher.between(0, regex.length());
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        return new Pattern(regex, flags);
    }

    public String pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        String text = input.toString();
        if (flags == 0) {
            return text.split(pattern, limit);
        }
        return splitText(text, limit);
    }

    /*@ normal_behavior
      @   requires_free text != null;
      @   ensures \result != null && \fresh(\result) && \typeof(\result) == \type(String[]);
      @   ensures (\forall int i; 0 <= i && i < \result.length; \result[i] != null && \result[i].length() <= text.length());
      @   ensures limit > 0 ==> \result.length <= limit;
      @   ensures limit != 0 ==> 1 <= \result.length;
      @   ensures text.length() == 0 ==> \result.length == 1;
      @   assignable \nothing;
      @*/
    private static String[] splitText(String text, int limit) {
        return Missing.model("regular expressions");
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return Arrays.stream(split(input));
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    public static String quote(String s) {
        if (s.indexOf("\\E") < 0) {
            return "\\Q" + s + "\\E";
        }
        StringBuilder text = new StringBuilder("\\Q");
        int from = 0;
        for (int end = s.indexOf("\\E"); end >= 0; end = s.indexOf("\\E", from)) {
            text.append(s, from, end).append("\\E\\\\E\\Q");
            from = end + 2;
        }
        return text.append(s, from, s.length()).append("\\E").toString();
    }
}
