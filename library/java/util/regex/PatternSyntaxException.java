package java.util.regex;

/** As the JDK's class of that name; what it says of the place is not modelled. */
public class PatternSyntaxException extends IllegalArgumentException {
    private final String desc;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String desc, String regex, int index) {
        this.desc = desc;
        this.pattern = regex;
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public String getDescription() {
        return desc;
    }

    public String getPattern() {
        return pattern;
    }

    @Override
    public String getMessage() {
        StringBuilder text = new StringBuilder();
        text.append(desc);
        if (index >= 0) {
            text.append(" near index ");
            text.append(index);
        }
        text.append(System.lineSeparator());
        text.append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length()) {
            text.append(System.lineSeparator());
            for (int at = 0; at < index; at++) {
                text.append(pattern.charAt(at) == '\t' ? '\t' : ' ');
            }
            text.append('^');
        }
        return text.toString();
    }
}
