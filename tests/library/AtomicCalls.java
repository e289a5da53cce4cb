import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** Calls of the classes of java.util.concurrent.atomic, and of a lock, in sequences on the same objects. */
public class AtomicCalls {
    private static AtomicInteger whole = new AtomicInteger();
    private static AtomicLong wide = new AtomicLong(3);
    private static AtomicBoolean truth = new AtomicBoolean();
    private static AtomicReference<String> text = new AtomicReference<>();
    private static ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        new Arguments(args).make(150, 5, AtomicCalls::result);
    }

    static Object result(Arguments with, int which) {
        return switch (which) {
            case 0 -> wholes(with);
            case 1 -> wides(with);
            case 2 -> truths(with);
            case 3 -> texts(with);
            default -> locks(with);
        };
    }

    private static Object wholes(Arguments with) {
        int n = with.below(5);
        return switch (with.below(17)) {
            case 0 -> whole.get();
            case 1 -> {
                whole.set(n);
                yield whole.toString();
            }
            case 2 -> whole.getAndSet(n);
            case 3 -> whole.compareAndSet(n, 7);
            case 4 -> whole.getAndIncrement();
            case 5 -> whole.incrementAndGet();
            case 6 -> whole.getAndDecrement();
            case 7 -> whole.decrementAndGet();
            case 8 -> whole.addAndGet(Integer.MAX_VALUE - n);
            case 9 -> whole.getAndAdd(n);
            case 10 -> whole.updateAndGet(x -> x * 3 + n);
            case 11 -> whole.getAndUpdate(x -> x == 0 ? 1 : x / (n - 1));
            case 12 -> whole.accumulateAndGet(n, Math::max);
            case 13 -> whole.getAndAccumulate(n, (x, y) -> x - y);
            case 14 -> whole.longValue() + whole.doubleValue() + whole.floatValue() + whole.intValue() + whole.byteValue();
            case 15 -> whole.compareAndExchange(n, n + 1);
            // The function changes the number itself: it is asked again.
            default -> whole.updateAndGet(x -> x >= 0 && x < 3 && whole.get() < 3 ? whole.incrementAndGet() : x + 10);
        };
    }

    private static Object wides(Arguments with) {
        long n = with.below(5);
        return switch (with.below(12)) {
            case 0 -> wide.get();
            case 1 -> {
                wide.lazySet(n);
                yield wide.toString();
            }
            case 2 -> wide.getAndSet(Long.MAX_VALUE - n);
            case 3 -> wide.compareAndSet(n, 7);
            case 4 -> wide.getAndIncrement();
            case 5 -> wide.incrementAndGet();
            case 6 -> wide.decrementAndGet();
            case 7 -> wide.addAndGet(n);
            case 8 -> wide.updateAndGet(x -> x * 3 + n);
            case 9 -> wide.accumulateAndGet(n, Math::min);
            case 10 -> wide.intValue();
            default -> wide.getAndUpdate(x -> x / n);
        };
    }

    private static Object truths(Arguments with) {
        return switch (with.below(5)) {
            case 0 -> truth.get();
            case 1 -> truth.getAndSet(with.truth());
            case 2 -> truth.compareAndSet(with.truth(), with.truth());
            case 3 -> truth.compareAndExchange(with.truth(), with.truth());
            default -> truth.toString();
        };
    }

    private static Object texts(Arguments with) {
        String some = with.textOrNull();
        return switch (with.below(8)) {
            case 0 -> text.get();
            case 1 -> text.getAndSet(some);
            case 2 -> text.compareAndSet(text.get(), some);
            case 3 -> text.compareAndSet("never", some);
            case 4 -> text.updateAndGet(x -> x == null || x.length() > 20 ? "x" : x + x);
            case 5 -> text.accumulateAndGet(some, (x, y) -> y);
            case 6 -> text.getAndUpdate(x -> x.trim());
            default -> text.toString();
        };
    }

    private static Object locks(Arguments with) {
        switch (with.below(5)) {
            case 0, 1 -> lock.lock();
            case 2 -> lock.tryLock();
            case 3 -> lock.unlock();
            default -> lock = new ReentrantLock(with.truth());
        }
        return lock.getHoldCount() + " " + lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.isFair();
    }
}
