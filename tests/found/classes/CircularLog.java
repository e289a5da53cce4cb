import java.util.ArrayList;
import java.util.List;

/** Keeps the newest lines of a log in a fixed number of slots. */
public class CircularLog {
    public enum Level { DEBUG, INFO, ERROR }

    private final String[] lines;
    private final Level[] levels;
    private long written;

    public CircularLog(int slots) {
        if (slots < 1 || slots > 10_000) {
            throw new IllegalArgumentException("slots " + slots);
        }
        lines = new String[slots];
        levels = new Level[slots];
        assert lines.length == levels.length;
    }

    public void log(Level level, String message) {
        int slot = (int) (written % lines.length);
        lines[slot] = message;
        levels[slot] = level;
        if (written == Long.MAX_VALUE) {
            throw new IllegalStateException("log is worn out");
        }
        written++;
    }

    public int stored() {
        int stored = written < lines.length ? (int) written : lines.length;
        assert stored >= 0 && stored <= lines.length;
        return stored;
    }

    public long dropped() {
        return written - stored();
    }

    /** The stored lines of at least a level, oldest first. */
    public List<String> atLeast(Level level) {
        List<String> result = new ArrayList<>();
        for (long i = dropped(); i < written; i++) {
            int slot = (int) (i % lines.length);
            if (levels[slot].compareTo(level) >= 0) {
                result.add(levels[slot] + ": " + lines[slot]);
            }
        }
        assert result.size() <= stored();
        return result;
    }

    public int longestLine() {
        int longest = 0;
        for (int i = 0; i < stored(); i++) {
            longest = Math.max(longest, lines[i].length());
        }
        return longest;
    }
}
