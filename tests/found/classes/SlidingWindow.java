import java.util.ArrayDeque;
import java.util.Deque;

/** The maximum of the last values of a series, in constant time a value. */
public class SlidingWindow {
    private static class Sample {
        final long time;
        final int value;

        Sample(long time, int value) {
            this.time = time;
            this.value = value;
        }
    }

    private final int width;
    private final Deque<Sample> candidates = new ArrayDeque<>();
    private long clock;

    public SlidingWindow(int width) {
        if (width < 1) {
            throw new IllegalArgumentException("width " + width);
        }
        this.width = width;
    }

    public void add(int value) {
        while (!candidates.isEmpty() && candidates.peekLast().value <= value) {
            candidates.removeLast();
        }
        candidates.addLast(new Sample(clock, value));
        clock++;
        expire();
    }

    private void expire() {
        while (!candidates.isEmpty() && clock - candidates.peekFirst().time > width) {
            candidates.removeFirst();
        }
        assert candidates.size() <= width;
    }

    public boolean isEmpty() {
        return candidates.isEmpty();
    }

    public int max() {
        if (candidates.isEmpty()) {
            throw new IllegalStateException("no value yet");
        }
        int max = candidates.getFirst().value;
        assert max >= candidates.getLast().value;
        return max;
    }

    /** The number of values in the window. */
    public int filled() {
        return (int) Math.min(clock, width);
    }

    public boolean isRecord(int value) {
        return candidates.isEmpty() || value > max();
    }

    public void reset() {
        candidates.clear();
        clock = 0;
        assert isEmpty();
    }
}
