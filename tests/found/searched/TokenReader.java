import java.util.ArrayList;
import java.util.List;

/** Cuts a line into words, numbers and quoted strings. */
public class TokenReader {
    private final String line;
    private int at;

    public TokenReader(String line) {
        this.line = line;
    }

    public List<String> all() {
        List<String> tokens = new ArrayList<>();
        while (at < line.length()) {
            if (line.charAt(at) == ' ') {
                at++;
            } else if (line.charAt(at) == '"') {
                tokens.add(quoted());
            } else {
                tokens.add(word());
            }
        }
        return tokens;
    }

    private String quoted() {
        int start = ++at;
        while (line.charAt(at) != '"') {    // BUG: StringIndexOutOfBoundsException, the quote is not closed
            at++;
        }
        String text = line.substring(start, at);
        at++;
        return text;
    }

    private String word() {
        int start = at;
        while (at < line.length() && line.charAt(at) != ' ' && line.charAt(at) != '"') {
            at++;
        }
        return line.substring(start, at);
    }
}
