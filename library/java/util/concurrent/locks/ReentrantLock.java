package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** A lock of the one thread that there is: it always gets it, and must have it to give it back. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private final boolean fair;
    private int holds;

    public ReentrantLock() {
        fair = false;
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    private void take() {
        if (holds == Integer.MAX_VALUE) {
            throw new Error("Maximum lock count exceeded");
        }
        holds++;
    }

    @Override
    public void lock() {
        take();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
        take();
    }

    @Override
    public boolean tryLock() {
        take();
        return true;
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        take();
        return true;
    }

    @Override
    public void unlock() {
        if (holds <= 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public int getHoldCount() {
        return holds;
    }

    public boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public boolean isLocked() {
        return holds > 0;
    }

    public final boolean isFair() {
        return fair;
    }

    public final boolean hasQueuedThreads() {
        return false;
    }

    public final int getQueueLength() {
        return 0;
    }
}
