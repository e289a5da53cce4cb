import java.util.ArrayList;
import java.util.List;

/** A list of characters with long runs, stored run by run. */
public class RunLengthList {
    private static class Run {
        final char value;
        int length;

        Run(char value, int length) {
            this.value = value;
            this.length = length;
        }
    }

    private final List<Run> runs = new ArrayList<>();
    private long length;

    public void append(char value, int count) {
        if (count < 1 || count > 1_000_000) {
            throw new IllegalArgumentException("count " + count);
        }
        if (!runs.isEmpty()) {
            Run last = runs.get(runs.size() - 1);
            if (last.value == value && last.length <= 1_000_000) {
                last.length += count;
                length += count;
                assert last.length > 0;
                return;
            }
        }
        runs.add(new Run(value, count));
        length += count;
    }

    public long length() {
        return length;
    }

    public char get(long index) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("index " + index);
        }
        int i = 0;
        long rest = index;
        while (rest >= runs.get(i).length) {
            rest -= runs.get(i).length;
            i++;
        }
        assert i < runs.size();
        return runs.get(i).value;
    }

    /** Removes the last run and returns its length. */
    public int dropLast() {
        if (runs.isEmpty()) {
            return 0;
        }
        Run last = runs.remove(runs.size() - 1);
        length -= last.length;
        assert length >= 0;
        return last.length;
    }

    public String encode() {
        StringBuilder text = new StringBuilder();
        for (Run run : runs) {
            text.append(run.length).append(run.value);
        }
        return text.toString();
    }
}
