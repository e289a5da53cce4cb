import java.util.ArrayList;
import java.util.List;

/** Cuts a line into names, numbers, quoted texts and signs. */
public class Tokenizer {
    private final String input;
    private int position;

    public Tokenizer(String input) {
        this.input = input;
    }

    public boolean hasNext() {
        skipSpaces();
        assert position <= input.length();
        return position < input.length();
    }

    private void skipSpaces() {
        while (position < input.length() && Character.isWhitespace(input.charAt(position))) {
            position++;
        }
    }

    public String next() {
        if (!hasNext()) {
            throw new IllegalStateException("no more tokens");
        }
        char c = input.charAt(position);
        int start = position;
        if (c == '"') {
            return quoted();
        } else if (Character.isDigit(c)) {
            while (position < input.length() && Character.isDigit(input.charAt(position))) {
                position++;
            }
        } else if (Character.isLetter(c)) {
            while (position < input.length() && Character.isLetterOrDigit(input.charAt(position))) {
                position++;
            }
        } else {
            position++;
        }
        assert position > start;
        return input.substring(start, position);
    }

    private String quoted() {
        int end = position + 1;
        while (input.charAt(end) != '"') {    // BUG: StringIndexOutOfBoundsException, the quote may not be closed
            end++;
        }
        String text = input.substring(position + 1, end);
        position = end + 1;
        return text;
    }

    public List<String> rest() {
        List<String> tokens = new ArrayList<>();
        while (hasNext()) {
            tokens.add(next());
        }
        return tokens;
    }
}
