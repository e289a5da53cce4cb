/** Lets through a number of requests a period; the clock is handed in. */
public class RateLimiter {
    private final int capacity;
    private final long periodMillis;
    private long windowStart;
    private int used;
    private boolean started;

    public RateLimiter(int capacity, int periodMillis) {
        if (capacity < 1 || periodMillis < 1) {
            throw new IllegalArgumentException("capacity and period must be positive");
        }
        this.capacity = capacity;
        this.periodMillis = periodMillis;
    }

    public boolean tryAcquire(long nowMillis) {
        if (nowMillis < 0) {
            throw new IllegalArgumentException("time " + nowMillis);
        }
        roll(nowMillis);
        if (used < capacity) {
            used++;
            return true;
        }
        assert used == capacity;
        return false;
    }

    private void roll(long now) {
        if (!started) {
            started = true;
            windowStart = now;
        } else if (now - windowStart >= periodMillis) {
            long passed = (now - windowStart) / periodMillis;
            windowStart += passed * periodMillis;
            used = 0;
            assert windowStart <= now;
        }
    }

    public int available() {
        int free = capacity - used;
        assert free >= 0 && free <= capacity;
        return free;
    }

    /** How long a refused caller has to wait; 0 if it need not. */
    public long waitMillis(long nowMillis) {
        if (used < capacity || nowMillis < windowStart) {
            return 0;
        }
        long elapsed = nowMillis - windowStart;
        return elapsed >= periodMillis ? 0 : periodMillis - elapsed;
    }

    public int percentUsed() {
        return (int) (100L * used / capacity);
    }
}
