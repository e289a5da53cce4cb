import java.util.ArrayDeque;
import java.util.Deque;

/** A text field with undo and redo. */
public class UndoHistory {
    private final Deque<String> past = new ArrayDeque<>();
    private final Deque<String> future = new ArrayDeque<>();
    private final int limit;
    private String text = "";

    public UndoHistory(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public String text() {
        assert text != null;
        return text;
    }

    public void type(String more) {
        remember();
        text = text + more;
    }

    public void erase(int count) {
        if (count < 0 || count > text.length()) {
            throw new IllegalArgumentException("cannot erase " + count);
        }
        remember();
        text = text.substring(0, text.length() - count);
    }

    private void remember() {
        past.push(text);
        future.clear();
        if (past.size() > limit) {
            past.removeLast();
        }
        assert past.size() <= limit;
    }

    public boolean undo() {
        if (past.isEmpty()) {
            return false;
        }
        future.push(text);
        text = past.pop();
        return true;
    }

    public void redo() {
        String next = future.pop();    // BUG: NoSuchElementException, nothing may have been undone
        past.push(text);
        text = next;
        assert !past.isEmpty();
    }

    public boolean canRedo() {
        return !future.isEmpty();
    }

    public int depth() {
        return past.size();
    }

    public void clear() {
        past.clear();
        future.clear();
        assert !canRedo();
    }
}
