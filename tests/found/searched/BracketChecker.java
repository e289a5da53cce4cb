import java.util.ArrayDeque;
import java.util.Deque;

/** Finds out whether brackets match. */
public class BracketChecker {
    private final String text;
    private final Deque<Character> open = new ArrayDeque<>();

    private BracketChecker(String text) {
        this.text = text;
    }

    public static boolean check(String text) {
        return new BracketChecker(text).run();
    }

    private boolean run() {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[' || c == '{') {
                open.push(c);
            } else if (c == ')' || c == ']' || c == '}') {
                char top = open.pop();    // BUG: NoSuchElementException, nothing is open
                if (!matches(top, c)) {
                    return false;
                }
            }
        }
        return open.isEmpty();
    }

    private static boolean matches(char opening, char closing) {
        return opening == '(' && closing == ')' || opening == '[' && closing == ']' || opening == '{' && closing == '}';
    }
}
