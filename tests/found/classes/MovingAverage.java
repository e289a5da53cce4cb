/** The average of the last readings of a sensor. */
public class MovingAverage {
    private final int[] window;
    private int next;
    private int filled;
    private long sum;

    public MovingAverage(int width) {
        if (width <= 0 || width > 10_000) {
            throw new IllegalArgumentException("width " + width);
        }
        window = new int[width];
    }

    public void add(int reading) {
        if (filled == window.length) {
            sum -= window[next];
        } else {
            filled++;
        }
        window[next] = reading;
        sum += reading;
        next++;
        if (next == window.length) {
            next = 0;
        }
        assert filled <= window.length;
    }

    public int average() {
        if (filled == 0) {
            return 0;
        }
        return (int) (sum / filled);
    }

    public int latest() {
        if (filled == 0) {
            throw new IllegalStateException("no reading");
        }
        int index = next == 0 ? window.length - 1 : next - 1;
        return window[index];
    }

    /** The reading so many steps ago; 0 is the latest. */
    public int ago(int steps) {
        if (steps < 0 || steps >= filled) {
            throw new IllegalArgumentException("steps " + steps);
        }
        int index = (next - 1 - steps + window.length) % window.length;
        assert index >= 0;
        return window[index];
    }

    public int spread() {
        int min = Integer.MAX_VALUE;
        int max = Integer.MIN_VALUE;
        for (int i = 0; i < filled; i++) {
            min = Math.min(min, window[i]);
            max = Math.max(max, window[i]);
        }
        assert filled == 0 || min <= max;
        return filled == 0 ? 0 : max - min;
    }
}
