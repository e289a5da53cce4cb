// javac: accepts
import java.util.Arrays;

/** The methods that an array has of Object throw what they throw there; only `clone` of an array throws nothing. */
class ArrayAsLock {
    private final int[] lock = {1, 2};

    int[] copy() {
        return lock.clone();
    }

    boolean await(long millis) {
        synchronized (lock) {
            try {
                lock.wait(millis);
                return true;
            } catch (InterruptedException interrupted) {
                lock.notifyAll();
                return Arrays.equals(lock, copy());
            }
        }
    }
}
