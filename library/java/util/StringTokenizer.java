package java.util;

/** As the JDK's class of that name; delimiters outside the basic plane are taken unit by unit. */
public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returnsDelimiters;
    private int position;

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        if (str == null) {
            throw new NullPointerException();
        }
        text = str;
        delimiters = delim;
        returnsDelimiters = returnDelims;
    }

    private int begin(int from) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        int at = from;
        while (!returnsDelimiters && at < text.length() && delimiters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private int end(int from) {
        int at = from;
        while (at < text.length() && delimiters.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (returnsDelimiters && at == from && at < text.length()) {
            at++;
        }
        return at;
    }

    public boolean hasMoreTokens() {
        return begin(position) < text.length();
    }

    public String nextToken() {
        int from = begin(position);
        position = from;
        if (from >= text.length()) {
            throw new NoSuchElementException();
        }
        position = end(from);
        return text.substring(from, position);
    }

    public String nextToken(String delim) {
        delimiters = delim;
        return nextToken();
    }

    @Override
    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    @Override
    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        for (int at = begin(position); at < text.length(); at = begin(at)) {
            at = end(at);
            count++;
        }
        return count;
    }
}
