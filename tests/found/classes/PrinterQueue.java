import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

/** Jobs in three priorities; the oldest of the highest is printed first. */
public class PrinterQueue {
    public static final int LOW = 0;
    public static final int NORMAL = 1;
    public static final int HIGH = 2;

    @SuppressWarnings("unchecked")
    private final Deque<String>[] levels = new Deque[3];
    private int waiting;
    private boolean paused;

    public PrinterQueue() {
        for (int i = 0; i < levels.length; i++) {
            levels[i] = new ArrayDeque<>();
        }
    }

    public void submit(String document, int priority) {
        if (priority < LOW || priority > HIGH) {
            throw new IllegalArgumentException("priority " + priority);
        }
        levels[priority].addLast(document);
        waiting++;
    }

    public String print() {
        if (paused) {
            throw new IllegalStateException("the printer is paused");
        }
        for (int level = HIGH; level >= LOW; level--) {
            if (!levels[level].isEmpty()) {
                waiting--;
                return levels[level].removeFirst();
            }
        }
        assert waiting == 0;
        throw new NoSuchElementException("nothing to print");
    }

    public void setPaused(boolean paused) {
        this.paused = paused;
    }

    /** Moves a document up by one level. */
    public boolean promote(String document) {
        for (int level = LOW; level < HIGH; level++) {
            if (levels[level].remove(document)) {
                levels[level + 1].addLast(document);
                return true;
            }
        }
        return false;
    }

    public int waiting() {
        int sum = 0;
        for (Deque<String> level : levels) {
            sum += level.size();
        }
        assert sum == waiting;
        return waiting;
    }

    public void clear() {
        for (Deque<String> level : levels) {
            level.clear();
        }
        waiting = 0;
        assert levels[HIGH].isEmpty();
    }
}
