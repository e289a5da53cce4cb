package invar.logic;

/** What is known of regular expressions without matching anything: whether a text is one for certain, and how many groups it has. */
public final class Patterns {
    private Patterns() {
    }

    /**
     * Whether a text is certain to be a regular expression: characters, escapes of punctuation and of classes of characters, classes without nesting,
     * groups, alternatives, and what says how often something comes.
     */
    /*@ normal_behavior
      @   ensures true;
      @   assignable \nothing;
      @*/
    public static boolean isWellFormed(String regex) {
        int groups = 0;
        boolean canRepeat = false;
        for (int at = 0; at < regex.length(); at++) {
            char unit = regex.charAt(at);
            if (unit == '\\') {
                at++;
                if (at >= regex.length() || "dDsSwWtnr.^$|()[]{}*+?\\-/,:;=\"'".indexOf(regex.charAt(at)) < 0) {
                    return false;
                }
                canRepeat = true;
            } else if (unit == '[') {
                int end = classEnd(regex, at + 1);
                if (end < 0) {
                    return false;
                }
                at = end;
                canRepeat = true;
            } else if (unit == '(') {
                groups++;
                canRepeat = false;
            } else if (unit == ')') {
                groups--;
                if (groups < 0) {
                    return false;
                }
                canRepeat = true;
            } else if (unit == '*' || unit == '+' || unit == '?') {
                if (!canRepeat) {
                    return false;
                }
                canRepeat = false;
            } else if (unit == '{' || unit == '}' || Character.isSurrogate(unit)) {
                return false;
            } else {
                canRepeat = unit != '|' && unit != '^';
            }
        }
        return groups == 0;
    }

    /** Where a class of characters ends that begins here; -1 if it is not plain. */
    private static int classEnd(String regex, int start) {
        int at = start < regex.length() && regex.charAt(start) == '^' ? start + 1 : start;
        int first = at;
        char before = 0;
        for (; at < regex.length(); at++) {
            char unit = regex.charAt(at);
            if (unit == ']') {
                return at > first ? at : -1;
            }
            if (unit == '[' || unit == '&' || unit == '^' || unit == '\\' || Character.isSurrogate(unit)) {
                return -1;
            }
            if (unit == '-' && at > first && at + 1 < regex.length() && regex.charAt(at + 1) != ']'
                    && regex.charAt(at + 1) < before) {
                return -1;
            }
            before = unit;
        }
        return -1;
    }

    /** How many groups a text has that is certain to be a regular expression. */
    /*@ normal_behavior
      @   ensures 0 <= \result && \result <= regex.length();
      @   assignable \nothing;
      @*/
    public static int groups(String regex) {
        int groups = 0;
        boolean inClass = false;
        for (int at = 0; at < regex.length(); at++) {
            char unit = regex.charAt(at);
            if (unit == '\\') {
                at++;
            } else if (unit == '[') {
                inClass = true;
            } else if (unit == ']') {
                inClass = false;
            } else if (unit == '(' && !inClass) {
                groups++;
            }
        }
        return groups;
    }
}
