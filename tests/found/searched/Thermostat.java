/** Averages the last measurements. */
public class Thermostat {
    private final int[] last;
    private int count;
    private int sum;

    public Thermostat(int window) {
        if (window < 1 || window > 100) {
            throw new IllegalArgumentException("window");
        }
        last = new int[window];
    }

    public void measure(int degrees) {
        if (degrees < -50 || degrees > 150) {
            return;
        }
        int at = count % last.length;
        if (count >= last.length) {
            sum -= last[at];
        }
        last[at] = degrees;
        sum += degrees;
        count = count == Integer.MAX_VALUE ? last.length : count + 1;
    }

    public int average() {
        return count == 0 ? 0 : sum / Math.min(count, last.length);
    }

    public boolean isWarm() {
        return average() > 20;
    }
}
