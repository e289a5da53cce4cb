package java.util.regex;

import invar.logic.Missing;
import java.util.Objects;
import java.util.function.Function;

/**
 * What a matcher keeps to, whatever the expression matches: where groups may lie, and when there are any. Whether there is a match nothing says; a run
 * ends where that is asked.
 */
public final class Matcher implements MatchResult {
    private static final String WHAT = "regular expressions";

    private Pattern pattern;
    private CharSequence text;
    /** The region. */
    private int from;
    private int to;
    private boolean found;
    /** Where each group of the last match begins and ends, -1 for one that is not part of it. */
    private int[] starts;
    private int[] ends;

    Matcher(Pattern pattern, CharSequence text) {
        this.pattern = pattern;
        this.text = text;
        this.to = text.length();
    }

    /** A number that nothing is said of but its bounds. */
    /*@ normal_behavior
      @   requires_free low <= high;
      @   ensures low <= \result && \result <= high;
      @   assignable \nothing;
      @*/
    static int between(int low, int high) {
        return Missing.<Integer>model(WHAT);
    }

    /** A text that nothing is said of. */
    /*@ normal_behavior
      @   ensures \result != null;
      @   assignable \nothing;
      @*/
    private static String anyText() {
        return Missing.model(WHAT);
    }

    /** Where groups may begin or end that lie within a match. */
    /*@ normal_behavior
      @   ensures \result != null && \fresh(\result) && \typeof(\result) == \type(int[]);
      @   ensures \result.length > groups && \result.length > 0;
      @   ensures (\forall int i; 0 <= i && i < \result.length; -1 <= \result[i] && \result[i] <= length);
      @   assignable \nothing;
      @*/
    private static int[] places(int groups, int length) {
        return Missing.model(WHAT);
    }

    /** A text that is no `String` is asked for its characters, and may have become shorter than the region. */
    private void look() {
        if (text instanceof String) {
            return;
        }
        int length = text.length();
        if (length < to && Missing.maybe(WHAT)) {
            throw new IndexOutOfBoundsException();
        }
        while (length > 0 && Missing.maybe(WHAT)) {
            text.charAt(between(0, length - 1));
        }
    }

    private boolean match(int least, int most, int lastAtLeast) {
        look();
        found = Missing.maybe(WHAT);
        if (found) {
            starts = places(pattern.groups, to);
            ends = places(pattern.groups, to);
            starts[0] = between(least, most);
            ends[0] = between(lastAtLeast > starts[0] ? lastAtLeast : starts[0], to);
        }
        return found;
    }

    public boolean matches() {
        return match(from, from, to);
    }

    public boolean lookingAt() {
        return match(from, from, from);
    }

    public boolean find() {
        return match(from, to, from);
    }

    public boolean find(int start) {
        int length = text.length();
        if (start < 0 || start > length) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return match(start, to, start);
    }

    public Matcher reset() {
        found = false;
        from = 0;
        to = text.length();
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = input;
        return reset();
    }

    public Matcher region(int start, int end) {
        int length = text.length();
        if (start < 0 || start > length) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > length) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        pattern = newPattern;
        found = false;
        return this;
    }

    public boolean hitEnd() {
        return Missing.maybe(WHAT);
    }

    public boolean requireEnd() {
        return Missing.maybe(WHAT);
    }

    public int groupCount() {
        return pattern.groups;
    }

    private void checkMatch(String message) {
        if (!found) {
            throw new IllegalStateException(message);
        }
    }

    private void checkGroup(int group) {
        if (group < 0 || group > pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    /** The number of a named group, if there is one. */
    private int named(String name) {
        Objects.requireNonNull(name, "Group name");
        checkMatch("No match found");
        if (pattern.groups == 0 || Missing.maybe(WHAT)) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return between(1, pattern.groups);
    }

    public int start() {
        checkMatch("No match available");
        return starts[0];
    }

    public int start(int group) {
        checkMatch("No match available");
        checkGroup(group);
        return starts[group];
    }

    public int start(String name) {
        return starts[named(name)];
    }

    public int end() {
        checkMatch("No match available");
        return ends[0];
    }

    public int end(int group) {
        checkMatch("No match available");
        checkGroup(group);
        return ends[group];
    }

    public int end(String name) {
        return ends[named(name)];
    }

    public String group() {
        checkMatch("No match found");
        return anyText();
    }

    public String group(int group) {
        checkMatch("No match found");
        checkGroup(group);
        return starts[group] < 0 ? null : anyText();
    }

    public String group(String name) {
        int group = named(name);
        return starts[group] < 0 ? null : anyText();
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text.toString());
        copy.from = from;
        copy.to = to;
        copy.found = found;
        copy.starts = starts;
        copy.ends = ends;
        return copy;
    }

    public static String quoteReplacement(String s) {
        if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) {
            return s;
        }
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < s.length(); at++) {
            char unit = s.charAt(at);
            if (unit == '\\' || unit == '$') {
                text.append('\\');
            }
            text.append(unit);
        }
        return text.toString();
    }

    /** A replacement with a `$` or a backslash in it speaks of groups, which may not be there. */
    private static void checkReplacement(String replacement) {
        if ((replacement.indexOf('$') >= 0 || replacement.indexOf('\\') >= 0) && Missing.maybe(WHAT)) {
            if (Missing.maybe(WHAT)) {
                throw new IllegalArgumentException("Illegal group reference");
            }
            throw new IndexOutOfBoundsException("No group");
        }
    }

    public String replaceAll(String replacement) {
        reset();
        look();
        if (Missing.maybe(WHAT)) {
            checkReplacement(replacement);
        }
        found = false;
        return anyText();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        look();
        if (Missing.maybe(WHAT)) {
            checkReplacement(replacement);
        }
        return anyText();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        while (find()) {
            checkReplacement(replacer.apply(this));
        }
        return anyText();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (find()) {
            checkReplacement(replacer.apply(this));
        }
        return anyText();
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        checkMatch("No match available");
        checkReplacement(replacement);
        sb.append(anyText());
        return this;
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        checkMatch("No match available");
        checkReplacement(replacement);
        sb.append(anyText());
        return this;
    }

    public StringBuilder appendTail(StringBuilder sb) {
        sb.append(anyText());
        return sb;
    }

    public StringBuffer appendTail(StringBuffer sb) {
        sb.append(anyText());
        return sb;
    }
}
